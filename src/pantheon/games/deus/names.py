"""What seats, goods, colours, pieces and gods are called in commands, data files, views and records."""

from typing import Literal

Seat = Literal["north", "east", "south", "west"]
Resource = Literal["wood", "stone", "clay", "wheat"]
Good = Literal["wood", "stone", "clay", "wheat", "gold", "vp", "cards", "pieces"]
Terrain = Literal["forest", "mountain", "swamp", "field", "sea", "village"]
Land = Literal["forest", "mountain", "swamp", "field"]
Colour = Literal["blue", "green", "yellow", "brown", "red", "temple"]
Standard = Literal["blue", "green", "yellow", "brown", "red"]
Piece = Literal["ship", "production", "science", "civil", "unit"]
God = Literal["neptune", "ceres", "minerva", "vesta", "mars", "jupiter"]

SEATS: tuple[Seat, ...] = ("north", "east", "south", "west")
RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "wheat")  # the land of a number yields its resource
GOODS: tuple[Good, ...] = ("wood", "stone", "clay", "wheat", "gold", "vp", "cards", "pieces")
TERRAINS: tuple[Terrain, ...] = ("forest", "mountain", "swamp", "field", "sea", "village")
LANDS: tuple[Land, ...] = ("forest", "mountain", "swamp", "field")
COLOURS: tuple[Colour, ...] = ("blue", "green", "yellow", "brown", "red", "temple")
PIECES: tuple[Piece, ...] = ("ship", "production", "science", "civil", "unit")
GODS: tuple[God, ...] = ("neptune", "ceres", "minerva", "vesta", "mars", "jupiter")
