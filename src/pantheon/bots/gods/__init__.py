"""Bots for Gods."""
