"""Bots for 4 Gods."""
