"""Gods (Michael Schacht, 2001/2005): hexes, temples, fickle tribes. The rules are docs/rules/gods.md."""
