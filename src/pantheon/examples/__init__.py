"""Rules as examples: a position, moves and what must be true then (docs/fixtures.md)."""
