"""The points of a game over its course: those of the score at the end, and nothing hidden while it runs."""

from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.bots import make_bot
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.server import commands
from pantheon.server.openness import points_of
from pantheon.server.past import past_of
from pantheon.server.points import MOST_COUNTED, course_of
from pantheon.server.table import Table
from tests.conftest import INTERPRETED
from tests.server.serving import Server, seated
from tests.server.tables import made, refused, running, step
from tests.server.talking import ended
from tests.server.talking import refused as answered
from tests.server.test_story import PLAYERS, SECRETS, VIEWERS, played

encode = msgspec.json.encode


def rows(table: Table, viewer: int | None) -> list[list[int | None]]:
    """The points of each count, as a client gets them."""
    course: Any = msgspec.json.decode(encode(course_of(past_of(table), viewer)))
    assert course["moves"] == len(table.moves)
    return [count["points"] for count in course["counts"]]


def give_up(table: Table) -> None:
    """Everybody agrees to stop: from then on nothing is hidden."""
    commands.propose(table, 0, table.touched, what="abandon")
    for seat in range(1, len(table.seats)):
        commands.vote(table, seat, True, table.touched)
    assert table.over


def over(game: str) -> Table:
    """A table where a whole game was played; random players of 4 Gods take too long, so those give up."""
    table, rng = running(game, 2), Random(game)
    most = 200 if INTERPRETED or game == "four-gods" else 5000
    while table.state == "running" and len(table.moves) < most:
        step(table, table.touched + 0.25, rng.randrange(1000))
    if table.state == "running":
        give_up(table)
    return table


@pytest.mark.parametrize("game", names())
def test_the_last_count_is_the_score(game: str) -> None:
    table = over(game)
    course = course_of(past_of(table), None)
    assert table.position is not None
    assert course.counts[-1].move == len(table.moves)
    assert list(course.counts[-1].points) == [score.points for score in table.position.scores()]
    assert len(course.counts) <= MOST_COUNTED
    assert [count.move for count in course.counts] == sorted({count.move for count in course.counts})
    assert course_of(past_of(table), 1) is course, "it is counted once for all"


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_it_is_counted_where_turns_end(game: str) -> None:
    table = over(game)
    first = next(at for at, move in enumerate(table.moves) if move.seat is not None)
    moves = [count.move for count in course_of(past_of(table), None).counts]
    assert moves[0] == first, "after the deal"
    if len(moves) < MOST_COUNTED:
        seats = [move.seat for move in table.moves]
        ends = [at for at in range(first + 1, len(seats)) if seats[at] is not None and seats[at] != before(seats, at)]
        assert moves == [first, *ends, len(seats)]


def before(seats: list[int | None], at: int) -> int | None:
    """Who made the last move before one that was anybody's."""
    return next(seat for seat in reversed(seats[:at]) if seat is not None)


def test_nothing_is_counted_before_the_start() -> None:
    assert refused(course_of, past_of(made()), None) == "table-not-started"


# --- while it runs ------------------------------------------------------------------------------------------


def test_in_gods_everybody_sees_all_points() -> None:
    table = played("gods")
    assert table.state == "running"
    assert all(None not in row for row in rows(table, None))


def test_in_deus_everybody_knows_his_own() -> None:
    table = played("deus")
    assert table.state == "running"
    for viewer in VIEWERS:
        for row in rows(table, viewer):
            assert [points is not None for points in row] == [seat == viewer for seat in range(PLAYERS)]
    shown = played("deus", vp="open")
    assert all(None not in row for row in rows(shown, None))


def test_in_four_gods_nobody_counts_for_anybody() -> None:
    table = played("four-gods")
    assert table.state == "running"
    for viewer in VIEWERS:
        assert all(row == [None] * PLAYERS for row in rows(table, viewer))
    give_up(table)
    assert all(None not in row for row in rows(table, None))


@pytest.mark.parametrize("game", SECRETS)
def test_points_hang_on_nothing_that_is_hidden(game: str) -> None:
    """Whatever a viewer cannot tell from the real position has the same points for him."""
    table, rng = running(game, PLAYERS, options=SECRETS[game]), Random(game)
    bots = [make_bot("greedy", table.game, Random(seat)) for seat in range(PLAYERS)]
    position, differs = table.game.start(table.options), False
    for number in range(40 if INTERPRETED else 160):
        chance = position.chance()
        seat = None if chance else rng.choice(position.to_act())
        legal = [action for action in position.legal(seat) if action not in table.game.quits]
        action = rng.choice(legal) if seat is None else bots[seat].choose(position.view(seat), legal)
        if action is not None:
            position.play(seat, action)
        if number % 8:
            continue
        for viewer in VIEWERS:
            samples = [position.sample(viewer, Random(nth)) for nth in range(3)]
            assert len({points_of(table, sample, viewer) for sample in (position, *samples)}) == 1
            differs |= len({tuple(score.points for score in sample.scores()) for sample in samples}) > 1
    assert differs or INTERPRETED, "and somebody who knows more could tell"


def test_a_game_in_which_views_differ_says_what_may_be_counted() -> None:
    for name in names():
        game = game_named(name)
        assert (game.countable is not None) == game.secrets, name


# --- over HTTP ----------------------------------------------------------------------------------------------


def test_who_asks_gets_the_points_of_his_own_eyes(server: Server) -> None:
    table, visitors = seated(server, "deus")
    path = f"/api/tables/{table}/points"
    for seat, visitor in enumerate(visitors):
        counts = visitor.call("GET", path)["counts"]
        assert counts
        assert all(count["points"][1 - seat] is None and count["points"][seat] is not None for count in counts)
        answered(409, "table-runs", visitor, "GET", f"{path}?seat={1 - seat}")
    assert all(set(count["points"]) == {None} for count in server.visitor("Cleo").call("GET", path)["counts"])


def test_who_may_not_watch_is_told_no_points(server: Server) -> None:
    table, visitors = seated(server, spectators=False)
    answered(403, "not-watched", server.visitor("Cleo"), "GET", f"/api/tables/{table}/points")
    fresh = visitors[0].make_table("gods").id
    answered(409, "table-not-started", visitors[0], "GET", f"/api/tables/{fresh}/points")
    owner = server.visitor("Anna")
    counts = owner.call("GET", f"/api/tables/{ended(server, owner)}/points")["counts"]
    assert all(None not in count["points"] for count in counts)
