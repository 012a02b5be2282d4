"""Examples of Deus: looking a player's expectations up in a position; example_setup.py sets positions up."""

import re
from collections.abc import Callable, Sequence
from typing import Any, cast

from pantheon.engine import game as engine
from pantheon.engine.actions import read_action, write_action
from pantheon.engine.errors import Problem
from pantheon.examples.parse import ExampleError, Line
from pantheon.examples.table import Finding
from pantheon.games.deus import codes
from pantheon.games.deus.codec import DeusCodec
from pantheon.games.deus.example_given import CELL, GOODS, cell_of
from pantheon.games.deus.example_setup import Setup
from pantheon.games.deus.names import COLOURS, PIECES, RESOURCES, SEATS
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, Laid, Region, SeatView

_COLOUR = f"({'|'.join(COLOURS)})"
_PIECE = f"({'|'.join(PIECES)})"
_RESOURCE = f"({'|'.join(RESOURCES)})"
_PLAIN = {
    codes.TURN: "the turn", codes.PAYING: "the payment", codes.PLACING: "a region", codes.OFFERING: "the offering",
    codes.CHOOSING_GOD: "a god", codes.TAKING_PIECES: "a piece", codes.TAKING_RESOURCES: "a resource",
}  # fmt: skip


class _Look:
    """A position and who is who in it; each method answers one kind of sentence."""

    def __init__(self, position: Position, line: Line) -> None:
        self.position, self.line = position, line
        self.names: tuple[str, ...] = SEATS[: position.players]
        self.view: DeusView = position.view(None)

    def number(self, name: str) -> int:
        return self.names.index(name)

    def seat(self, name: str) -> SeatView:
        """A seat as it sees itself."""
        return self.position.view(self.number(name)).seats[self.number(name)]

    def seen(self, viewer: str, name: str) -> SeatView:
        eyes = None if viewer == "spectator" else self.number(viewer)
        return self.position.view(eyes).seats[self.number(name)]

    # --- players ----------------------------------------------------------------------------------------------

    def goods(self, said: re.Match[str]) -> Finding:
        seat, good = self.seat(said[1]), said[3]
        held: dict[str, int] = {"gold": seat.gold, "VP": seat.vp or 0, "card": seat.cards}
        held |= {str(resource): count for resource, count in seat.resources.items()}
        return Finding(held[good] == int(said[2]), f"{held[good]} {good}")

    def pieces(self, said: re.Match[str]) -> Finding:
        seat = self.seat(said[1])
        places: dict[str, Any] = {"on the board": seat.board, "in reserve": seat.reserve}
        found = places[said[4]][said[3]]
        return Finding(found == int(said[2]), f"{found} {said[3]} {said[4]}")

    def hand(self, said: re.Match[str]) -> Finding:
        found = ", ".join(self.seat(said[1]).hand or ()) or "nothing"
        return Finding(found == said[2], found)

    def column(self, said: re.Match[str]) -> Finding:
        found = _laid(self.seat(said[2]).columns[said[1]])  # type: ignore[index]
        return Finding(found == said[3], found)

    # --- the map ----------------------------------------------------------------------------------------------

    def ground(self, cell: str) -> Region:
        found = next((region for region in self.view.map if region.at == cell_of(cell)), None)
        if found is None:
            raise ExampleError(self.line, f"there is no region {cell} on this map")
        return found

    def owner(self, said: re.Match[str]) -> Finding:
        region = self.ground(said[2])
        found = f"{region.owner or 'nobody'} occupies {said[2]}"
        if said[3]:
            found += f" with {', '.join(region.pieces)}"
        return Finding(found == said[0], found)

    def size(self, said: re.Match[str]) -> Finding:
        found = sum(region.owner == said[1] for region in self.view.map)
        return Finding(found == int(said[2]), f"{found} regions")

    def terrain(self, said: re.Match[str]) -> Finding:
        region = self.ground(said[1])
        found = "at the edge" if region.edge else "inside"
        if said[2] not in ("at the edge", "inside"):
            found = region.terrain
        return Finding(found == said[2], f"{said[1]} is {found}")

    def village(self, said: re.Match[str]) -> Finding:
        region = self.ground(said[1])
        state = "attacked" if region.attacked else "barbarian"
        found = f"has {region.vp} VP" if said[2].startswith("has") else f"is {state}"
        return Finding(region.terrain == "village" and found == said[2], f"{said[1]}, {region.terrain}, {found}")

    def map_size(self, said: re.Match[str]) -> Finding:
        found = sum(region.terrain == said[2] for region in self.view.map) if said[2] else len(self.view.map)
        return Finding(found == int(said[1]), f"{found}")

    def tile(self, said: re.Match[str]) -> Finding:
        """Which tile lies on a place, and how, as far as that is drawn."""
        at = int(said[1]) - 1
        tile, turned = self.view.tiles[at] if at < codes.PLACES else (0, 0)
        found = f"tile {tile}" if tile else "no tile"
        if turned:
            face, rotation = divmod(turned - 1, codes.ROTATIONS)
            found += f", face {face + 1}, turned by {rotation}"
        return Finding(found == said[2], found)

    # --- supplies and piles -----------------------------------------------------------------------------------

    def supply(self, said: re.Match[str]) -> Finding:
        found = self.view.supply[said[2]]  # type: ignore[index]
        return Finding(found == int(said[1]), f"{found} {said[2]}")

    def temples(self, said: re.Match[str]) -> Finding:
        return Finding(self.view.temples == int(said[1]), f"{self.view.temples} temple pieces")

    def pile(self, said: re.Match[str]) -> Finding:
        found = self.view.deck if said[1] == "deck" else self.view.discard
        return Finding(found == int(said[2]), f"{found} cards")

    def top(self, said: re.Match[str]) -> Finding:
        found = self.view.top or "nothing"
        return Finding(found == said[1], f"{found} lies on it")

    # --- what is known ----------------------------------------------------------------------------------------

    def sight(self, said: re.Match[str]) -> Finding:
        """A hand, VP, or the pieces on a board, as somebody sees them."""
        seat, what = self.seen(said[1], said[3]), said[2]
        if what == "hand":
            found = f"{seat.cards} cards" if seat.hand is None else ", ".join(seat.hand)
        elif what == "VP":
            found = "?" if seat.vp is None else str(seat.vp)
        else:
            found = "?" if seat.board is None else " ".join(str(seat.board[piece]) for piece in PIECES)
        return Finding(found == said[4], f"{said[1]} sees {found}")

    def column_sight(self, said: re.Match[str]) -> Finding:
        found = _laid(self.seen(said[1], said[3]).columns[said[2]])  # type: ignore[index]
        return Finding(found == said[4], f"{said[1]} sees {found}")

    def move_sight(self, said: re.Match[str]) -> Finding:
        """How a move that comes next looks to somebody."""
        viewer = None if said[1] == "spectator" else self.number(said[1])
        mover = None if said[2] == "chance" else self.number(said[2])
        codec = DeusCodec(self.position.options)
        try:
            action = codec.encode(read_action(codec, said[3]))
        except Problem as problem:
            raise ExampleError(self.line, str(problem)) from None
        found = write_action(self.position.shown(viewer, mover, action)).replace("None", "?")
        return Finding(found == said[4], f"{said[1]} sees {found}")

    # --- the course of the game --------------------------------------------------------------------------------

    def decision(self, said: re.Match[str]) -> Finding:
        """What the top of the stack asks for: a card's effect is called by the card."""
        which, number = self.view.stack[-1][:2] if self.view.stack else (0, 0)
        found = _PLAIN.get(which) or self.view.options.card_deck.cards[number].id
        found = f"{self.view.active} decides on {found}" if self.position.to_act() else "nobody decides"
        return Finding(found == said[0], found)

    def course(self, said: re.Match[str]) -> Finding:
        found = {
            "it is": f"it is {self.view.active}'s turn",
            "the first": f"the first player is {self.view.starter}",
            "this is": f"this is round {self.view.round}",
            "the last": f"the last round is {self.view.last_round}",
            "no last": "no last round" if not self.view.last_round else f"the last round is {self.view.last_round}",
            "rounds without": f"rounds without a build: {self.view.idle}",
        }[said[1]]
        return Finding(found == said[0], found)


def _laid(column: Sequence[Laid]) -> str:
    words = (f"{'joker ' if card.joker else ''}{card.card or '?'}" for card in column)
    return ", ".join(words) or "empty"


_Check = Callable[[_Look, re.Match[str]], Finding]
_CHECKS: tuple[tuple[str, str, _Check], ...] = (
    (rf"SEAT has (\d+) ({'|'.join(GOODS)}|card)s?", "SEAT has NUMBER gold (or: wood, ..., VP, cards)", _Look.goods),
    (
        rf"SEAT has (\d+) {_PIECE}s? (on the board|in reserve)",
        "SEAT has NUMBER units on the board (or: in reserve)",
        _Look.pieces,
    ),
    (r"hand of SEAT: (.+)", "hand of SEAT: CARD, CARD (or: nothing)", _Look.hand),
    (rf"{_COLOUR} column of SEAT: (.+)", "COLOUR column of SEAT: CARD, joker CARD (or: empty)", _Look.column),
    (
        rf"(SEAT|nobody) occupies ({CELL})( with .+)?",
        "SEAT occupies REGION with PIECE, PIECE (or: nobody occupies REGION)",
        _Look.owner,
    ),
    (r"SEAT occupies (\d+) regions?", "SEAT occupies NUMBER regions", _Look.size),
    (
        rf"the village on ({CELL}) (has \d+ VP|is attacked|is barbarian)",
        "the village on REGION has NUMBER VP (or: is attacked, is barbarian)",
        _Look.village,
    ),
    (rf"({CELL}) is (.+)", "REGION is TERRAIN (or: at the edge, inside)", _Look.terrain),
    (
        r"the map has (\d+) (?:regions|(village|sea|forest|mountain|swamp|field)s?)",
        "the map has NUMBER regions (or: villages, seas, forests, ...)",
        _Look.map_size,
    ),
    (
        r"place (\d+) has (.+)",
        "place NUMBER has tile NUMBER, face NUMBER, turned by NUMBER (or: no tile)",
        _Look.tile,
    ),
    (rf"the supply holds (\d+) {_RESOURCE}", "the supply holds NUMBER RESOURCE", _Look.supply),
    (r"(\d+) temple pieces? (?:is|are) left", "NUMBER temple pieces are left", _Look.temples),
    (r"the (deck|discard) holds (\d+) cards?", "the deck holds NUMBER cards (or: the discard)", _Look.pile),
    (r"(\w+) lies on the discard", "CARD lies on the discard (or: nothing)", _Look.top),
    (
        r"EYES sees the (hand|VP|board) of SEAT: (.+)",
        "SEAT sees the hand of SEAT: CARD, CARD (or: NUMBER cards; VP: NUMBER, ?; board: NUMBERS by type, ?)",
        _Look.sight,
    ),
    (
        rf"EYES sees the {_COLOUR} column of SEAT: (.+)",
        "SEAT sees the COLOUR column of SEAT: CARD, joker ? (spectator sees ...)",
        _Look.column_sight,
    ),
    (
        r"EYES would see SEAT's \"(.+)\" as \"(.+)\"",
        'SEAT would see SEAT\'s "ACTION" as "ACTION ?" (or: chance\'s)',
        _Look.move_sight,
    ),
    (
        r"SEAT decides on (.+)",
        f"SEAT decides on CARD (or: {', '.join(_PLAIN.values())}; nobody decides)",
        _Look.decision,
    ),
    (r"nobody decides", "nobody decides", _Look.decision),
    (r"(rounds without) .+", "rounds without a build: NUMBER", _Look.course),
    (
        r"(it is|the first|this is|the last|no last) .+",
        "it is SEAT's turn; the first player is SEAT; this is round NUMBER; the last round is NUMBER; no last round",
        _Look.course,
    ),
)


class _Vocabulary:
    sentences: Sequence[str] = tuple(sentence for _, sentence, _ in _CHECKS)

    def set_up(self, options: Any, given: Sequence[Sequence[Line]]) -> engine.Position:
        """The position that the lines describe."""
        setup = Setup(options)
        for layer in given:
            setup.read(layer)
        return setup.position(next(line for layer in given for line in layer))

    def find(self, position: engine.Position, line: Line) -> Finding | None:
        """Look up an expectation."""
        look = _Look(cast(Position, position), line)
        seats = "|".join(look.names)
        for pattern, _, check in _CHECKS:
            pattern = pattern.replace("(SEAT|nobody)", f"({seats}|nobody)").replace("SEAT's", f"({seats}|chance)'s")
            pattern = pattern.replace("SEAT", f"({seats})").replace("EYES", f"({seats}|spectator)")
            if said := re.fullmatch(pattern, line.text):
                return check(look, said)
        return None


VOCABULARY = _Vocabulary()
