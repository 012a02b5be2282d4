"""Bots for Deus."""
