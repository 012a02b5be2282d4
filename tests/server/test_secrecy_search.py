"""Whole games over real sockets, every frame kept: before the end none tells what its reader may not know."""

import asyncio
import base64
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.client import Visitor
from pantheon.games.deus import actions as deus
from pantheon.games.deus import codes
from pantheon.games.deus.options import DeusOptions
from pantheon.games.four_gods.names import SEATS
from pantheon.server import journal as j
from pantheon.server.identity import hashed
from pantheon.server.sqlite import SqliteStore
from pantheon.server.store import Entry
from pantheon.server.table import Table
from tests.conftest import INTERPRETED
from tests.server.serving import Server, seated, serving
from tests.server.wire import Wire, wired

MOST_MOVES = 40 if INTERPRETED else 250
PEOPLE = 3


@dataclass
class Played:
    """A game that was played to its end: what each viewer was sent, the log, and what nobody may be told."""

    frames: dict[int | None, list[str]]
    entries: list[Entry]
    secrets: dict[str, str]

    def before_the_end(self, viewer: int | None) -> list[str]:
        """What a viewer was sent while the game ran."""
        running: list[str] = []
        for frame in self.frames[viewer]:
            if '"state":"finished"' in frame:
                return running
            running.append(frame)
        raise AssertionError("the game did not end")


async def play(server: Server, table: str, visitors: list[Visitor], rng: Random) -> dict[int | None, list[str]]:
    """Random moves, then everybody gives up; everything that was sent, by viewer."""
    people = [*visitors, server.visitor("Cleo")]
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(wired(visitor, table)) for visitor in people]
        for _ in range(MOST_MOVES):
            able = [wire for wire in wires if _choices(wire)]
            if not able:
                break
            await _turn(rng.choice(able), rng)
            for wire in wires:
                await wire.synced()
        for wire in wires[:-1]:
            if wire.picture["table"]["state"] == "running":
                await wire.command("resign")
                await wire.synced()
        for wire in wires:
            await wire.when(lambda wire=wire: wire.picture["table"]["state"] == "finished")  # type: ignore[misc]
        return {wire.picture.you: wire.frames for wire in wires}


def _choices(wire: Wire) -> list[dict[str, Any]]:
    return [action for action in wire.picture["legal"] if action["do"] not in ("leave", "pass")]


async def _turn(wire: Wire, rng: Random) -> None:
    """A move; also something that is refused, and a resync, since these say something, too."""
    await wire.command("play", action=rng.choice(_choices(wire)))
    if rng.random() < 0.1:
        await wire.command("play", action="add B02")
        await wire.send({"type": "resync", "since": wire.picture.n})
        await wire.until("welcome")


def played(folder: Path, game: str, options: dict[str, str]) -> Played:
    with serving(folder) as server:
        table, visitors = seated(server, game, PEOPLE, options=options)
        frames = asyncio.run(play(server, table, visitors, Random(game)))
        store = SqliteStore(server.database)
        entries = store.entries(table)
        guests = [store.guest(hashed(str(visitor.token))) for visitor in visitors]
        store.close()
    created = j.happening_of(entries[0])
    assert isinstance(created, j.Created)
    secrets = {"the seed": created.seed.hex(), "the seed again": base64.b64encode(created.seed).decode()[:40]}
    for visitor, guest in zip(visitors, guests, strict=True):
        assert guest is not None
        name = guest.name
        secrets |= {
            f"id of {name}": guest.id,
            f"token of {name}": str(visitor.token),
            f"hash of {name}": guest.secret,
        }
    return Played(frames, entries, secrets)


@pytest.fixture(scope="module")
def game_of_deus(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("deus"), "deus", {"joker": "yes", "start": "chosen"})


@pytest.fixture(scope="module")
def game_of_four_gods(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("gods"), "four-gods", {"gods": "secret", "hold": "0", "absent": "0"})


# --- searches -------------------------------------------------------------------------------------------------


def secrets_in(frames: list[str], secrets: dict[str, str]) -> set[str]:
    """The names of the secrets that are told."""
    return {name for name, secret in secrets.items() if any(secret in frame for frame in frames)}


def known_cards(entries: list[Entry]) -> list[dict[int | None, set[str]]]:
    """After each event: the cards that each viewer has held or seen lie open so far, taken from the truth itself."""
    table, known = Table("truth"), []
    seen: dict[int | None, set[str]] = {viewer: set() for viewer in (None, *range(PEOPLE))}
    for entry in entries:
        table.follow(entry)
        position: Any = table.position
        if position is not None:
            cards = [card.id for card in position.cards.cards]
            lying = [number - 1 for number in (*position.column, position.top) if 0 < number <= codes.JOKER]
            move = table.match.codec.decode(entry.action) if table.match and entry.kind == "move" else None
            open_ = {cards[kind] for kind in lying}
            open_ |= {move.card} if isinstance(move, deus.Build | deus.Offer) else set()
            for viewer, so_far in seen.items():
                so_far |= open_
                if viewer is not None:
                    first = viewer * codes.MOST_HAND
                    hand = position.hand[first : first + position.hand_size[viewer]]
                    so_far |= {cards[kind] for kind in hand}
        known.append({viewer: set(so_far) for viewer, so_far in seen.items()})
    return known


def hidden_cards_in(frames: list[str], viewer: int | None, known: list[dict[int | None, set[str]]]) -> set[str]:
    """Cards that a viewer is told of before he may know them."""
    found: set[str] = set()
    ids, n = {card.id for card in DeusOptions().card_deck.cards}, 0
    for frame in frames:
        message = msgspec.json.decode(frame)
        if message["type"] == "news":
            n = message["events"][-1]["n"]
        n = message.get("n", n)
        told = {word for word in re.findall(r'"([A-Za-z0-9]{1,8})"', frame) if word in ids}
        if message["type"] not in ("refused", "error"):  # these repeat what the asker said
            found |= told - known[n - 1][viewer]
    return found


def gods_and_tiles_in(frames: list[str], viewer: int | None) -> set[str]:
    """Secret gods of others and numbers of tiles."""
    names = SEATS[PEOPLE]
    own = None if viewer is None else names[viewer]
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            if value.get("do") == "tile" and value.get("number") is not None:
                found.add("tile")
            gods = [*value.get("gods", ()), value.get("god")] if "seat" in value and value["seat"] != own else []
            found.update(god for god in gods if god is not None and isinstance(god, str))
        for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            look(part)

    for frame in frames:
        look(msgspec.json.decode(frame))
    return found


# --- tests ----------------------------------------------------------------------------------------------------

Viewer = int | None
VIEWERS = [None, *range(PEOPLE)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_is_told_the_seed_or_who_others_are(
    game_of_deus: Played, game_of_four_gods: Played, viewer: int | None
) -> None:
    for game in (game_of_deus, game_of_four_gods):
        frames = game.before_the_end(viewer)
        assert len(frames) > 20
        assert secrets_in(frames, game.secrets) == set()
        assert secrets_in(game.frames[viewer], game.secrets) == {"the seed"}, "in the end it is told"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_are_told_when_they_are_seen(game_of_deus: Played, viewer: int | None) -> None:
    known = known_cards(game_of_deus.entries)
    frames = game_of_deus.before_the_end(viewer)
    assert hidden_cards_in(frames, viewer, known) == set()
    assert len(known[-1][viewer]) > 5, "there was something to be known"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_gods_and_tiles_stay_secret(game_of_four_gods: Played, viewer: int | None) -> None:
    frames = game_of_four_gods.before_the_end(viewer)
    assert gods_and_tiles_in(frames, viewer) == set()
    assert any('"dealt-god"' in frame for frame in frames)
    if viewer is not None:
        assert gods_and_tiles_in(frames, None), "one's own god is there, so the others' would be found"


def test_every_leak_would_be_found(game_of_deus: Played, game_of_four_gods: Played) -> None:
    game, frames = game_of_deus, game_of_deus.before_the_end(1)
    for name, secret in game.secrets.items():
        assert secrets_in([*frames, f'{{"type":"pong","n":1,"now":"{secret}"}}'], game.secrets) == {name}
    known = known_cards(game.entries)
    others = set.union(*(known[-1][seat] for seat in (0, 2))) - known[-1][1]
    assert others, "somebody held what seat 1 never saw"
    for card in others:
        leaky = f'{{"type":"pong","n":{len(known)},"now":0,"card":"{card}"}}'
        assert hidden_cards_in([*frames, leaky], 1, known) == {card}
    assert hidden_cards_in(frames, 0, known), "what seat 1 was told is news to seat 0"
    silent = game_of_four_gods.before_the_end(None)
    for leak in ('{"do":"tile","number":7}', '{"do":"dealt-god","seat":"west","god":"sea"}'):
        assert gods_and_tiles_in([*silent, leak], 0)
