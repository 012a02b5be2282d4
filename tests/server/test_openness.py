"""A game that is over for good hides nothing from anybody who may see the table; one that runs hides what it hid."""

from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.api.records import past_moves, past_position
from pantheon.server.openness import lies_open
from pantheon.server.paper import prior_of
from pantheon.server.past import past_of
from pantheon.server.showing import Eyes, Telling, look, open_event, welcome
from pantheon.server.story import MOST_TOLD, story_of
from pantheon.server.table import Line, Table
from tests.conftest import INTERPRETED
from tests.server.houses import refused as refusal
from tests.server.tables import NOON, made, running, sit, step
from tests.server.wire import Picture

MOVES = 25 if INTERPRETED else 90
PLAYERS = 3
VIEWERS = [None, *range(PLAYERS)]
OPTIONS = {
    "deus": {"joker": "yes", "start": "chosen"},
    "four-gods": {"gods": "secret", "hold": "0", "absent": "0", "memory": "no"},
}
encode = msgspec.json.encode


def played(game: str) -> Table:
    """A table in the middle of a random game."""
    table, rng = running(game, PLAYERS, options=OPTIONS[game]), Random(game)
    while table.state == "running" and len(table.moves) < MOVES:
        step(table, table.touched + 0.25, rng.randrange(1000))
    assert table.state == "running"
    return table


def give_up(table: Table) -> None:
    """Everybody agrees to stop."""
    commands.propose(table, 0, NOON + 900, what="abandon")
    for seat in range(1, PLAYERS):
        commands.vote(table, seat, True, NOON + 900)
    assert table.state == "abandoned"


def plain(view: Any) -> Any:
    """A view as it goes over the wire, but for who looks."""
    return {**msgspec.json.decode(encode(view)), "you": None}


def hidden_in(game: str, view: Any) -> list[bool]:
    """What other seats have in hand: is it missing?"""
    seats = plain(view)["seats"]
    if game == "deus":
        return [seat["hand"] is None or seat["vp"] is None for seat in seats]
    return [None in seat["gods"] or any(held and not held["faces"] for held in seat["hands"]) for seat in seats]


def test_each_game_says_what_it_shows_when_all_is_open() -> None:
    for name in names():
        game = game_named(name)
        assert (game.opened is not None) == game.secrets, name


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_that_runs_hides_what_it_hid(game: str) -> None:
    table = played(game)
    assert not lies_open(table)
    for seat in VIEWERS:
        assert table.position is not None
        assert encode(past_position(past_of(table), seat, len(table.moves)).view) == encode(table.position.view(seat))
    assert any(hidden_in(game, past_position(past_of(table), None, len(table.moves)).view))


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_that_is_over_looks_the_same_to_everybody(game: str) -> None:
    table = played(game)
    give_up(table)
    for number in (len(table.moves) // 2, len(table.moves)):
        seen = [plain(past_position(past_of(table), seat, number).view) for seat in VIEWERS]
        assert all(view == seen[0] for view in seen)
        assert not any(hidden_in(game, past_position(past_of(table), None, number).view))
    told = [encode(story_of(past_of(table), seat, 0, MOST_TOLD).told) for seat in VIEWERS]
    assert len(set(told)) == 1
    codec = table.game.codec(table.options)
    for past, move in zip(past_moves(past_of(table), None), table.moves, strict=True):
        assert encode(past.what.action) == encode(codec.decode(move.action)), "every draw and every card"


@pytest.mark.parametrize("game", OPTIONS)
def test_who_is_there_when_it_ends_sees_everything_at_once(game: str) -> None:
    table = played(game)
    eyes = [Eyes(seat) for seat in VIEWERS]
    pictures = []
    for patch in look(table, eyes):
        picture = Picture()
        picture.fields = msgspec.json.decode(encode(patch))
        pictures.append(picture)
    table.fresh.clear()
    give_up(table)
    telling = Telling(table, table.fresh, NOON, eyes)
    for one, picture in zip(eyes, pictures, strict=True):
        news = msgspec.json.decode(encode({"view": {}, **_patch(telling, one)}))
        seen = picture._seen(news)
        assert seen is not None
        greeting = welcome(table, one.seat, [], NOON, None, False)  # type: ignore[arg-type]
        assert {**seen, "you": None} == plain(greeting.view)


def _patch(telling: Telling, one: Eyes) -> dict[str, Any]:
    return telling._seen[one.seat][0]


@pytest.mark.parametrize("game", OPTIONS)
def test_events_are_told_anew_with_everything_in_them(game: str) -> None:
    table = played(game)
    codec = table.game.codec(table.options)
    before = table.game.start(table.options)
    move = table.moves[0]
    line = Line(7, NOON, j.Moved(seat=move.seat, action=move.action), 1, before)
    give_up(table)
    shown: Any = open_event(table, line).what
    assert encode(shown.action) == encode(codec.decode(move.action))


@pytest.mark.parametrize("game", OPTIONS)
def test_what_is_over_cannot_go_on(game: str) -> None:
    table = played(game)
    give_up(table)
    for seat in range(PLAYERS):
        for deed in (commands.undo, commands.resign):
            with refusal("table-ended"):
                deed(table, seat, NOON + 999)
        with refusal("table-ended"):
            commands.propose(table, seat, NOON + 999, what="undo")
        with refusal("table-ended"):
            commands.play(table, seat, table.moves[-1].action, NOON + 999)
    assert lies_open(table)


@pytest.mark.parametrize("game", OPTIONS)
def test_what_goes_on_from_it_is_another_game_with_its_own_secrets(game: str) -> None:
    table = played(game)
    with refusal("table-runs"):
        prior_of(table, 10)  # as long as it runs nobody looks into its cards by way of another table
    give_up(table)
    # In the middle, where the hands are dealt: there somebody is to act.
    branch = sit(made(game, options=table.settings.options, prior=prior_of(table, len(table.moves))), PLAYERS)
    commands.start(branch, "guest-0", NOON)
    assert not lies_open(branch)
    assert branch.position is not None
    for seat in VIEWERS:
        assert encode(past_position(past_of(branch), seat, len(table.moves)).view) == encode(
            branch.position.view(seat)
        )
    assert any(hidden_in(game, past_position(past_of(branch), None, len(table.moves)).view))
