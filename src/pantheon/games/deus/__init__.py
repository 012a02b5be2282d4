"""Deus: its rules and its data."""
