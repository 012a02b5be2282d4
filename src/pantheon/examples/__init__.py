"""Rules as examples: a position, moves and what must be true then, in files that a player can write (docs/fixtures.md)."""
