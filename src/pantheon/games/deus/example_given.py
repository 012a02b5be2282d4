"""Examples of Deus: what a player's lines say about a position; example_setup.py makes the position."""

import re
from collections.abc import Iterable

import msgspec

from pantheon.engine.actions import At
from pantheon.examples.parse import ExampleError, Line
from pantheon.games.deus.names import COLOURS, PIECES, RESOURCES, TERRAINS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.view import ENDINGS, TYPE_NAMES

CELL = r"-?\d+,-?\d+"
GOODS = (*RESOURCES, "gold", "VP")
_SINGLE = ("deck", "discard", "turn", "first player", "round", "last round", "rounds without a build", "built",
           "joker played", "first regions")  # fmt: skip


class Ground(msgspec.Struct):
    """What was said of a region; None is what was not said."""

    terrain: str | None = None
    seat: str | None = None
    pieces: tuple[str, ...] | None = None
    vp: int | None = None
    attacked: bool | None = None


class Cards(msgspec.Struct):
    """Cards by their ids, and how many more that may be any; `jokers` are those that lie face down."""

    ids: list[str] = []
    any: int = 0
    jokers: set[int] = set()


class Given:
    """What the lines say, later layers overruling earlier ones."""

    def __init__(self, options: DeusOptions, seats: tuple[str, ...]) -> None:
        self.options, self.seats = options, seats
        self.cells = set(options.atlas.cells)
        self.map: dict[At, Ground] = {}
        self.goods: dict[str, dict[str, int]] = {seat: {} for seat in seats}
        self.board: dict[str, dict[str, int]] = {seat: {} for seat in seats}
        self.cards: dict[str, Cards] = {}  # by the words before the colon: `north hand`, `north brown`, `deck`
        self.rest: dict[str, Line] = {}

    def read(self, lines: Iterable[Line]) -> None:
        """Take in a layer of lines."""
        said: set[At | str] = set()
        for line in lines:
            key, _, value = (part.strip() for part in line.text.partition(":"))
            if re.fullmatch(rf"{CELL}(\s+{CELL})*", key):
                cells = [cell_of(word) for word in key.split()]
                again = said.intersection(cells) or len(set(cells)) < len(cells)
                said.update(cells)
                for at in cells:
                    self.region(line, at, value)
            else:
                again = key in said
                said.add(key)
                self.fact(line, key, value)
            if again:
                raise ExampleError(line, f"{key} was said before")

    def fact(self, line: Line, key: str, value: str) -> None:
        """A line that is not about the map."""
        seat, _, what = key.partition(" ")
        if key in self.goods:
            self.goods[key] |= self.wealth(line, value)
        elif seat in self.seats and what == "board":
            self.board[seat] |= counts(line, value, PIECES)
        elif seat in self.seats and what in ("hand", *COLOURS):
            self.cards[key] = self.listed(line, value, columns=what != "hand")
        elif key in ("deck", "discard"):
            self.cards[key] = self.listed(line, value, columns=False)
        elif key in _SINGLE:
            self.rest[key] = Line(line.file, line.number, value)
        else:
            known = "cells, seats, a seat's board, hand and columns, " + ", ".join(_SINGLE)
            raise ExampleError(line, f'"{key}:" is not known here; known are {known}')

    def wealth(self, line: Line, value: str) -> dict[str, int]:
        """`3 gold, 2 wood`; `nothing else` stands for no resources and no gold but those."""
        words, bare, none = value.rpartition("nothing else")
        words = words.strip().removesuffix(",") if bare else none
        empty = dict.fromkeys(GOODS[:-1], 0) if bare else {}
        return empty | (counts(line, words, GOODS) if words else {})

    def region(self, line: Line, at: At, value: str) -> None:
        """`forest, north civil unit`, `village, 3 VP`, `village, attacked`; `empty` takes pieces away."""
        if at not in self.cells:
            raise ExampleError(line, f"there is no region {at[0]},{at[1]} on this map")
        ground = self.map.setdefault(at, Ground())
        for part in (part.strip() for part in value.split(",")):
            owner, *pieces = part.split() or [""]
            if part in TERRAINS:
                ground.terrain = part
            elif part == "empty":
                ground.seat, ground.pieces = None, ()
            elif part == "attacked":
                ground.attacked = True
            elif vp := re.fullmatch(r"(\d+) VP", part):
                ground.vp = int(vp[1])
            elif (
                owner in self.seats and pieces and set(pieces) <= set(TYPE_NAMES) and len(set(pieces)) == len(pieces)
            ):
                ground.seat, ground.pieces = owner, tuple(pieces)
            else:
                right = 'write "forest", "north civil unit", "village", "3 VP", "attacked" or "empty"'
                raise ExampleError(line, f'"{part}" says nothing about a region; {right}')

    def listed(self, line: Line, value: str, columns: bool) -> Cards:
        """`N01, joker T02, 2 cards`, or `empty`."""
        found = Cards(ids=[], jokers=set())
        for part in (part.strip() for part in value.split(",")) if value != "empty" else ():
            card = part.removeprefix("joker ") if columns else part
            if more := re.fullmatch(r"(\d+) cards?", part):
                found.any += int(more[1])
            elif card in self.options.card_deck.kind_of:
                if card != part:
                    found.jokers.add(len(found.ids))
                found.ids.append(card)
            else:
                raise ExampleError(line, f'"{part}" is no card of this deck, nor a number of cards')
        return found

    # --- single facts -----------------------------------------------------------------------------------------

    def seat(self, key: str, default: str) -> str:
        """The seat that a line names."""
        line = self.rest.get(key)
        if line and line.text not in self.seats:
            raise ExampleError(line, f'"{line.text}" does not play here')
        return line.text if line else default

    def number(self, key: str, default: int) -> int:
        """The number that a line says."""
        line = self.rest.get(key)
        if line and not line.text.isdecimal():
            raise ExampleError(line, f'"{line.text}" should be a number')
        return int(line.text) if line else default

    def yes(self, key: str) -> bool:
        """Is it so? Not said, it is not."""
        line = self.rest.get(key)
        if line and line.text not in ("yes", "no"):
            raise ExampleError(line, f'"{line.text}" should be yes or no')
        return line is not None and line.text == "yes"

    def first_region(self, seat: str) -> At | None:
        """Where a seat began: said, or the first of its regions that was said."""
        word = self.named("first regions").get(seat, "")
        if word and not (re.fullmatch(CELL, word) and cell_of(word) in self.cells):
            raise ExampleError(self.rest["first regions"], f'"{word}" is no region of this map')
        own = (at for at, ground in self.map.items() if ground.pieces and ground.seat == seat)
        return cell_of(word) if word else next(own, None)

    def last_round(self) -> tuple[int, str]:
        """`4, temples`: the round after which the game ends, and why; 0 if nothing has triggered it."""
        line = self.rest.get("last round")
        if line is None:
            return 0, ""
        number, _, cause = (part.strip() for part in line.text.partition(","))
        if not number.isdecimal() or cause not in ENDINGS[1:3]:
            raise ExampleError(line, f'"{line.text}" should be a round and its cause: "4, temples" or "4, villages"')
        return int(number), cause

    def named(self, key: str) -> dict[str, str]:
        """Words by seat: `north 0,1, east 4,0`; a seat alone has an empty word."""
        line = self.rest.get(key)
        found = {}
        for part in re.split(r",\s", line.text) if line else ():
            seat, _, word = part.strip().partition(" ")
            if line and seat not in self.seats:
                raise ExampleError(line, f'"{seat}" does not play here')
            found[seat] = word
        return found


def cell_of(word: str) -> At:
    """A cell from its words."""
    q, r = map(int, word.split(","))
    return q, r


def counts(line: Line, listed: str, names: Iterable[str]) -> dict[str, int]:
    """`3 gold, 2 wood`, by name; a plural is let pass."""
    known, found = tuple(names), {}
    for part in listed.split(","):
        said = re.fullmatch(r"(\d+) (\w+?)s?", part.strip())
        if not said or said[2] not in known or said[2] in found:
            raise ExampleError(line, f'"{part.strip()}" should be a number and one of {", ".join(known)}')
        found[said[2]] = int(said[1])
    return found
