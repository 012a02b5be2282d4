"""Deus at the terminal."""
