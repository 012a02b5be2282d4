"""A game told again: a position and what each move changes, exactly as the positions themselves say."""

import asyncio
from collections import defaultdict
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.engine.game import Position
from pantheon.engine.match import Move
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import commands
from pantheon.server.api.records import past_moves, past_position
from pantheon.server.past import past_of
from pantheon.server.story import MOST_TOLD, story_of
from pantheon.server.table import Table
from tests.conftest import INTERPRETED
from tests.server.serving import Server, seated
from tests.server.tables import NOON, made, refused, running, step
from tests.server.talking import ended
from tests.server.talking import refused as answered
from tests.server.wire import Picture, wired

encode = msgspec.json.encode
MOVES = 25 if INTERPRETED else 90
SECRETS = {
    "deus": {"joker": "yes"},
    "four-gods": {"gods": "secret", "hold": "0", "absent": "0"},
}
PLAYERS = 3
VIEWERS = [None, *range(PLAYERS)]


def played(game: str, moves: int = MOVES, **options: str) -> Table:
    """A table somewhere in a random game; in real time the moves have times."""
    table, rng = running(game, PLAYERS, options=options), Random(game)
    while table.state == "running" and len(table.moves) < moves:
        step(table, table.touched + 0.25, rng.randrange(1000))
    return table


def told(table: Table, viewer: int | None, start: int = 0, count: int = MOST_TOLD) -> Any:
    """A story as a client gets it."""
    return msgspec.json.decode(encode(story_of(past_of(table), viewer, start, count)))


def views(story: Any) -> list[Any]:
    """The views that a client makes of a story, by nothing but the rules for news."""
    picture = Picture()
    picture.fields = {"view": story["view"]}
    found = [story["view"]]
    for change in story["told"]:
        picture.fields = {"view": picture._seen(change)}
        found.append(picture["view"])
    return found


def seen(table: Table, viewer: int | None, number: int) -> Any:
    """A past position as a client gets it."""
    return msgspec.json.decode(encode(past_position(past_of(table), viewer, number).view))


# --- the same as the positions ------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", names())
def test_the_story_gives_every_position(game: str, viewer: int | None) -> None:
    table = played(game)
    story = told(table, viewer)
    assert (story["start"], story["moves"], story["seat"]) == (0, len(table.moves), viewer)
    assert views(story) == [seen(table, viewer, number) for number in range(len(table.moves) + 1)]
    moves = msgspec.json.decode(encode(past_moves(past_of(table), viewer)))
    assert [(it["what"], it.get("at")) for it in story["told"]] == [(it["what"], it["at"]) for it in moves]
    assert [it["what"]["move"] for it in story["told"]] == list(range(1, len(table.moves) + 1))


@pytest.mark.parametrize("game", names())
def test_the_story_of_a_finished_game_can_be_told_through_any_eyes(game: str) -> None:
    """And all of them see everything: nothing is hidden any more."""
    table = played(game)
    before = [told(table, viewer) for viewer in VIEWERS]
    for seat in range(PLAYERS):
        if table.state == "running":
            commands.resign(table, seat, table.touched)
    assert table.over
    after = [told(table, viewer) for viewer in VIEWERS]
    assert [story["seat"] for story in after] == VIEWERS
    assert all(story["told"] == after[0]["told"] for story in after)
    if table.game.secrets:
        assert all(story["told"] != then["told"] for story, then in zip(after, before, strict=True))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("page", [1, 7, 40])
def test_pages_make_up_the_whole(game: str, page: int) -> None:
    table = played(game, 60)
    whole, pages, start = told(table, 1), [], 0
    while start < len(table.moves):
        part = told(table, 1, start, page)
        assert part["view"] == seen(table, 1, start)
        assert len(part["told"]) == min(page, len(table.moves) - start)
        pages += part["told"]
        start += len(part["told"])
    assert pages == whole["told"]


def test_an_empty_page_is_a_position() -> None:
    table = played("gods", 20)
    for start in (0, 7, len(table.moves)):
        story = told(table, 0, start, 0)
        assert (story["start"], story["told"]) == (start, [])
        assert story["view"] == seen(table, 0, start)
    assert told(table, 0, len(table.moves))["told"] == []


def test_only_what_stands_is_told() -> None:
    """Nobody looks back at what was taken back."""
    table = running("gods")
    seat = step(table)
    moves = len(table.moves)
    if not table.playing().can_undo(seat):
        seat = step(table)
        moves = len(table.moves)
    commands.undo(table, seat, NOON)
    story = told(table, seat)
    assert len(story["told"]) == len(table.moves) == moves - 1
    assert views(story)[-1] == msgspec.json.decode(encode(table.playing().position.view(seat)))


def test_a_table_that_has_not_begun_has_no_story() -> None:
    assert refused(story_of, past_of(made()), None, 0, 10) == "table-not-started"
    for start in (-1, 10_000):
        assert refused(story_of, past_of(running()), None, start, 10) == "no-such-move"


# --- over HTTP ----------------------------------------------------------------------------------------------


def test_everybody_asks_with_his_own_eyes_while_the_game_runs(server: Server) -> None:
    table, visitors = seated(server, "deus")
    path = f"/api/tables/{table}/story"
    for seat, visitor in enumerate(visitors):
        own = visitor.call("GET", path)
        assert own["seat"] == seat
        assert views(own) == [
            visitor.call("GET", f"/api/tables/{table}/positions/{number}")["view"]
            for number in range(own["moves"] + 1)
        ]
        answered(409, "table-runs", visitor, "GET", f"{path}?seat={1 - seat}")
    watcher = server.visitor("Cleo")
    assert watcher.call("GET", path)["seat"] is None
    answered(409, "table-runs", watcher, "GET", f"{path}?seat=0")


def test_after_the_end_anybody_may_look_through_any_eyes(server: Server) -> None:
    table, visitors = seated(server, "four-gods")

    async def leave() -> None:
        for visitor in visitors:
            async with wired(visitor, table) as wire:
                assert (await wire.command("resign"))["type"] == "done"

    asyncio.run(leave())
    watcher = server.visitor("Cleo")
    for seat in (0, 1):
        story = watcher.call("GET", f"/api/tables/{table}/story?seat={seat}")
        position = watcher.call("GET", f"/api/tables/{table}/positions/{story['moves']}?seat={seat}")
        assert story["seat"] == seat
        assert views(story)[-1] == position["view"]


@pytest.mark.parametrize(
    ("query", "status", "text"),
    [
        ("start=-1", 400, "bad-request"),
        ("start=x", 400, "bad-request"),
        ("start=99999", 404, "no-such-move"),
        ("start=99999999999", 400, "bad-request"),
        ("count=-1", 400, "bad-request"),
        (f"count={MOST_TOLD + 1}", 400, "bad-request"),
        ("seat=7", 404, "no-such-seat"),
        ("seat=-1", 400, "bad-request"),
    ],
)
def test_wrong_numbers_are_refused(server: Server, query: str, status: int, text: str) -> None:
    owner = server.visitor("Anna")
    table = ended(server, owner)
    answered(status, text, owner, "GET", f"/api/tables/{table}/story?{query}")


def test_who_may_not_watch_is_told_no_story(server: Server) -> None:
    table, visitors = seated(server, spectators=False)
    answered(403, "not-watched", server.visitor("Cleo"), "GET", f"/api/tables/{table}/story")
    answered(404, "no-such-table", visitors[0], "GET", "/api/tables/nowhere/story")
    fresh = visitors[0].make_table("gods").id
    answered(409, "table-not-started", visitors[0], "GET", f"/api/tables/{fresh}/story")


# --- nothing leaks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", SECRETS)
def test_what_is_hidden_changes_no_byte_of_a_story(game: str, viewer: int | None) -> None:
    """Games that look the same to a viewer and are not: he is told the same, others are not."""
    moves, differs = 0, False
    for seed in range(3 if INTERPRETED else 12):
        pair = twin_games(game, viewer, seed)
        stories = [[encode(story_of(past_of(table), who, 0, MOST_TOLD)) for who in VIEWERS] for table in pair]
        at = VIEWERS.index(viewer)
        assert stories[0][at] == stories[1][at]
        moves += len(pair[0].moves)
        differs |= stories[0] != stories[1]
    assert moves >= MOVES, "they went some way together"
    assert differs, "and somebody who knows more can tell"


def twin_games(game: str, viewer: int | None, seed: int) -> tuple[Table, Table]:
    """Two running tables; whatever happened looked the same to the viewer."""
    tables = tuple(running(game, PLAYERS, options=SECRETS[game]) for _ in range(2))
    one, two = (table.game.start(table.options) for table in tables)
    rng = Random(f"{game} {viewer} {seed}")
    moves: tuple[list[Move], list[Move]] = ([], [])
    while len(moves[0]) < MOVES and (found := alike(one, two, viewer, rng, game)) is not None:
        at = len(moves[0]) / 4 if tables[0].game.realtime else None
        for position, action, made_ in zip((one, two), found[1:], moves, strict=True):
            position.play(found[0], action)
            made_.append(Move(found[0], action, at))
    for table, made_ in zip(tables, moves, strict=True):
        table.playing().moves[:] = made_
    return tables[0], tables[1]


def alike(
    one: Position, two: Position, viewer: int | None, rng: Random, game: str
) -> tuple[int | None, int, int] | None:
    """Somebody's move in each of two positions that the viewer cannot tell apart, nor what comes of it."""
    seats: list[int | None] = [None] if one.chance() else rng.sample(one.to_act(), len(one.to_act()))
    never = game_named(game).quits | game_named(game).rests
    for seat in seats:
        looks: dict[bytes, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
        for at, position in enumerate((one, two)):
            for action in position.legal(seat):
                if action not in never:
                    looks[encode(position.shown(viewer, seat, action))][at].append(action)
        both = [pair for pair in looks.values() if pair[0] and pair[1]]
        for mine, theirs in rng.sample(both, min(len(both), 12)):
            pair = (mine[0], mine[0]) if seat == viewer is not None else (rng.choice(mine), rng.choice(theirs))
            if pair[1] in theirs and after(one, viewer, seat, pair[0]) == after(two, viewer, seat, pair[1]):
                return (seat, *pair)
    return None


def after(position: Position, viewer: int | None, seat: int | None, action: int) -> bytes:
    """What a viewer sees after a move."""
    position = position.copy()
    position.play(seat, action)
    return encode(position.view(viewer))
