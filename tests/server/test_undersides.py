"""4 Gods: undersides and hands in every frame of a game, compared with the truth that the log tells."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pantheon.games.four_gods import codes
from pantheon.games.four_gods.names import CELLS
from pantheon.games.four_gods.tiles import Face, TileSet
from pantheon.server.store import Entry
from pantheon.server.table import Table
from tests.server.test_secrecy_search import PEOPLE, Played, Viewer, played
from tests.server.wire import Message, Picture

FACE = re.compile(r"\b[SPFM]{4}(?:\.[0-3]{4})?\b")
VIEWERS = [None, *range(PEOPLE)]


class Truth:
    """Where each tile lies after each event, and which of its faces each viewer has seen: it lay up, or was held."""

    def __init__(self, entries: list[Entry]) -> None:
        self.upright: dict[str, str] = {}  # the name of a face by how it may lie
        self.places: list[dict[str, tuple[int, int]]] = []  # tile and face that is up, by place
        self.seen: list[dict[Viewer, set[tuple[int, int]]]] = []
        self.names: list[dict[Viewer, set[str]]] = []  # of faces that were ever seen
        self._follow(entries)

    def _follow(self, entries: list[Entry]) -> None:
        table, seen, names = Table("truth"), _nothing(), {viewer: set[str]() for viewer in VIEWERS}
        for entry in entries:
            table.follow(entry)
            position: Any = table.position
            places = dict(_places(position)) if position is not None else {}
            if position is not None:
                self.tiles: TileSet = position.tile_set
            tiles = {tile for tile, _ in places.values()}
            for viewer in VIEWERS:
                seen[viewer] = {(tile, face) for tile, face in seen[viewer] if tile in tiles}  # the bag forgets
                seen[viewer] |= set(_sights(places, viewer))
                names[viewer] |= {self.tiles.faces[tile][face].name for tile, face in seen[viewer]}
            self.places.append(places)
            self.seen.append({viewer: set(found) for viewer, found in seen.items()})
            self.names.append({viewer: set(found) for viewer, found in names.items()})
        self.upright = {
            turned.name: turned.upright().name
            for pair in self.tiles.ways
            for turned in pair
            if isinstance(turned, Face)
        }

    def name(self, tile: int, face: int) -> str:
        return self.tiles.faces[tile][face].name


def _nothing() -> dict[Viewer, set[tuple[int, int]]]:
    return {viewer: set() for viewer in VIEWERS}


def _places(position: Any) -> Iterator[tuple[str, tuple[int, int]]]:
    """What lies where; for a hand the seat comes first."""
    for cell, lies in enumerate(position.lying()):
        if lies >= codes.TILE:
            tile, way = divmod(lies - codes.TILE, codes.WAYS)
            yield CELLS[cell], (tile, way // codes.ROTATIONS)
    for seat in range(PEOPLE):
        for slot in range(codes.MOST_SLOTS):
            lies = position.row[seat * codes.MOST_SLOTS + slot]
            if lies:
                yield f"row {seat} {slot}", divmod(lies - 1, codes.FACES)
        for hand in range(codes.HANDS):
            at = seat * codes.HANDS + hand
            if position.hand[at]:
                yield f"hand {seat} {hand}", (position.hand[at] - 1, position.up[at])


def _sights(places: dict[str, tuple[int, int]], viewer: Viewer) -> Iterator[tuple[int, int]]:
    """The faces that a viewer sees: all that are up, and both of a tile in the own hand."""
    for place, (tile, up) in places.items():
        if not place.startswith("hand"):
            yield tile, up
        elif place.startswith(f"hand {viewer} "):
            yield from ((tile, face) for face in range(codes.FACES))


# --- searches ---------------------------------------------------------------------------------------------------


def undersides_in(view: Message) -> Iterator[tuple[str, str]]:
    """The undersides that a view tells, by place."""
    for lying in view["world"]:
        if lying["under"] is not None:
            yield lying["cell"], lying["under"]
    for number, seat in enumerate(view["seats"]):
        for slot, lies in enumerate(seat["row"]):
            if lies is not None and lies["under"] is not None:
                yield f"row {number} {slot}", lies["under"]


def wrong_in(view: Message, viewer: Viewer, truth: Truth, n: int) -> Iterator[str]:
    """What a view tells that the viewer may not know, or that is not so."""
    places = truth.places[n - 1]
    for place, under in undersides_in(view):
        tile, up = places[place]
        if under != truth.name(tile, 1 - up):
            yield f"{place} has another underside"
        if (tile, 1 - up) not in truth.seen[n - 1][viewer]:
            yield f"the underside of {place}"
    for number, seat in enumerate(view["seats"]):
        for hand, held in enumerate(seat["hands"]):
            place = f"hand {number} {hand}"
            told = None if held is None else held.get("faces")
            if told is not None and number != viewer:
                yield f"the {place}"
            if held is not None and number == viewer:
                tile, up = places[place]
                if told != [truth.name(tile, face) for face in range(codes.FACES)] or held["up"] != truth.name(
                    tile, up
                ):
                    yield f"{place} has other faces"


def faces_in(value: Any) -> Iterator[str]:
    """Every name of a face in a message, but for what empty cells ask and the whole set of tiles."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in ("asks", "options"):
                yield from faces_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from faces_in(part)
    elif isinstance(value, str):
        yield from FACE.findall(value)


def leaks_in(frames: list[str], viewer: Viewer, truth: Truth) -> set[str]:
    """All that the frames of a viewer tell too early or wrongly."""
    picture, found, n = Picture(), set[str](), 0
    for frame in frames:
        message = msgspec.json.decode(frame)
        picture.take(message)
        n = max(message.get("n", 0), n, picture.n)
        if message["type"] in ("welcome", "news") and picture["view"]:
            found |= set(wrong_in(picture["view"], viewer, truth, picture.n))
        if message["type"] not in ("refused", "error"):  # these repeat what the asker said
            known = truth.names[n - 1][viewer]
            found |= {f"{face} at {n}" for face in faces_in(message) if truth.upright[face] not in known}
    return found


# --- tests ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("undersides"), "four-gods", {"hold": "0", "absent": "0"})


@pytest.fixture(scope="module")
def truth(game: Played) -> Truth:
    return Truth(game.entries)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_undersides_and_hands_are_told_to_those_who_have_seen_them(
    game: Played, truth: Truth, viewer: Viewer
) -> None:
    assert leaks_in(game.before_the_end(viewer), viewer, truth) == set()


def test_some_undersides_are_told_and_some_are_not(game: Played, truth: Truth) -> None:
    told = 0
    for viewer in VIEWERS:
        picture = Picture()
        for frame in game.before_the_end(viewer):
            picture.take(msgspec.json.decode(frame))
            told += len(list(undersides_in(picture["view"]))) if picture.fields.get("view") else 0
    assert told > 20
    assert any(len(seen[0] - seen[1]) > 1 and len(seen[1] - seen[0]) > 1 for seen in truth.seen)


def test_every_leak_would_be_found(game: Played, truth: Truth) -> None:
    """What one viewer was told is too much for another; so is any face that nobody has seen yet."""
    for viewer in range(PEOPLE):
        other = (viewer + 1) % PEOPLE
        assert leaks_in(game.before_the_end(viewer), other, truth), "hands"
        assert any(
            place.startswith("the underside") for place in leaks_in(game.before_the_end(viewer), other, truth)
        ), "undersides"
    early = next(n for n, names in enumerate(truth.names, start=1) if names[None])
    hidden = set(truth.upright.values()) - truth.names[early - 1][None]
    for face in hidden:
        leak = f'{{"type":"pong","now":0,"n":{early},"face":"{face}"}}'
        assert leaks_in([leak], None, truth) == {f"{face} at {early}"}
