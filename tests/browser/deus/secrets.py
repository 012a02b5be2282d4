"""What everybody may know of a game of Deus, taken from the truth itself; and searches for more in what was sent."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from pantheon.games.deus import actions as deus
from pantheon.games.deus import codes
from pantheon.games.deus.deck import Deck, standard_deck
from pantheon.games.deus.names import SEATS
from pantheon.server.sqlite import SqliteStore
from pantheon.server.table import Table
from tests.server.serving import Server

CARD = re.compile(r"\bQ\d+Z\b")
Viewer = int | None
Known = list[dict[Viewer, set[str]]]


def deck_of_single_cards() -> str:
    """Our deck as an option, but that every single card has an id of its own, which can be looked for."""
    kinds = [card for card in standard_deck().cards for _ in range(card.copies)]
    single = [msgspec.structs.replace(card, id=f"Q{n}Z", copies=1) for n, card in enumerate(kinds)]
    return ",".join(Deck(single).words())


class Truth:
    """A table as the server's own log tells it."""

    def __init__(self, server: Server, table: str, players: int) -> None:
        store = SqliteStore(server.database)
        self._entries = store.entries(table)
        store.close()
        self.buried: set[str] = set()
        self.jokers: dict[str, int] = {}
        self.drawn: set[str] = set()
        self.vp: list[list[int]] = []
        self.known = self._follow(players)

    def _follow(self, players: int) -> Known:
        """After each event: the cards that each viewer has held or seen lie open so far."""
        table, known = Table("truth"), Known()
        seen: dict[Viewer, set[str]] = {viewer: set() for viewer in (None, *range(players))}
        for entry in self._entries:
            table.follow(entry)
            position: Any = table.position
            if position is not None:
                cards = [card.id for card in position.cards.cards]
                move = table.match.codec.decode(entry.action) if table.match and entry.kind == "move" else None
                lying = [number - 1 for number in (*position.column, position.top) if 0 < number <= codes.JOKER]
                open_ = {cards[kind] for kind in lying}
                open_ |= {move.card} if isinstance(move, deus.Build | deus.Offer) else set()
                self._note(move, entry.seat)
                for viewer, so_far in seen.items():
                    so_far |= open_ | ({cards[kind] for kind in _hand(position, viewer)})
                self.vp.append(list(position.vp[:players]))
            else:
                self.vp.append([])
            known.append({viewer: set(so_far) for viewer, so_far in seen.items()})
        return known

    def _note(self, move: Any, seat: int | None) -> None:
        if isinstance(move, deus.Add) and move.card:
            self.buried.add(move.card)
        elif isinstance(move, deus.Joke) and move.card and seat is not None:
            self.jokers[move.card] = seat
        elif isinstance(move, deus.Drawn) and move.card:
            self.drawn.add(move.card)


def _hand(position: Any, viewer: Viewer) -> list[int]:
    if viewer is None:
        return []
    first = viewer * codes.MOST_HAND
    return list(position.hand[first : first + position.hand_size[viewer]])


def running(frames: list[str]) -> list[str]:
    """What came while the game ran."""
    end = next(at for at, frame in enumerate(frames) if '"state":"finished"' in frame)
    return frames[:end]


def cards_too_early(frames: list[str], viewer: Viewer, known: Known) -> set[str]:
    """Cards that a viewer is told of before he may know them; the list of the whole deck is no secret."""
    found: set[str] = set()
    n = 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "news":
            n = message["events"][-1]["n"]
        n = message.get("n", n)
        if message["type"] in ("refused", "error"):  # these repeat what the asker said
            continue
        found |= set(CARD.findall(json.dumps(without_options(message)))) - known[n - 1][viewer]
    return found


def without_options(value: Any) -> Any:
    """Everything but the options of the table, where the deck stands."""
    if isinstance(value, dict):
        return {name: without_options(part) for name, part in value.items() if name != "options"}
    return [without_options(part) for part in value] if isinstance(value, list) else value


def points_told(frames: list[str], viewer: Viewer) -> list[int]:
    """VP of other seats, wherever a message carries a seat."""
    own = None if viewer is None else SEATS[viewer]
    return [
        seat["vp"]
        for frame in frames
        for seat in seats_in(json.loads(frame))
        if seat["seat"] != own and seat["vp"] is not None
    ]


def seats_in(value: Any) -> Iterator[dict[str, Any]]:
    """Everything that looks like what lies before a player."""
    if isinstance(value, dict):
        if "seat" in value and "vp" in value:
            yield value
        for part in value.values():
            yield from seats_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from seats_in(part)
