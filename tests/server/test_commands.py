"""What people may ask of a table: seats before the start, moves, undo, resigning, chat."""

from random import Random

import pytest

from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.engine.match import Match
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import names
from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.levels import LEVELS
from pantheon.server.seating import seat_of
from pantheon.server.table import Table
from tests.server.tables import (
    NOON,
    OWNER,
    guest,
    happenings,
    likeness,
    made,
    other,
    play_out,
    play_turns,
    refused,
    running,
    sit,
    step,
    turn,
    written,
)

# --- before the start -----------------------------------------------------------------------------------------


def test_who_joins_gets_the_first_free_seat_or_the_one_he_asks_for() -> None:
    table = made(options={"players": "4"})
    assert commands.join(table, "anna", "Anna", NOON, invited=False, seat=1) == 1
    assert commands.join(table, "ben", "Ben", NOON, invited=False) == 0
    assert commands.join(table, "cleo", "Cleo", NOON, invited=False) == 2
    assert [seat.name for seat in table.seats] == ["Ben", "Anna", "Cleo", ""]


def test_a_taken_seat_and_a_full_table_are_refused() -> None:
    table = sit(made(), 1)
    assert refused(lambda: commands.join(table, "ben", "Ben", NOON, invited=True, seat=0)) == "seat-taken"
    assert refused(lambda: commands.join(table, "ben", "Ben", NOON, invited=True, seat=2)) == "no-such-seat"
    assert refused(lambda: commands.join(table, "ben", "Ben", NOON, invited=True, seat=-1)) == "no-such-seat"
    commands.join(table, "ben", "Ben", NOON, invited=True)
    assert refused(lambda: commands.join(table, "cleo", "Cleo", NOON, invited=True)) == "table-full"


def test_who_sits_already_keeps_his_seat_and_nothing_happens() -> None:
    table = sit(made(), 1)
    before = table.n
    assert commands.join(table, guest(0), "Another name", NOON, invited=False) == 0
    assert commands.join(table, guest(0), "Another name", NOON, invited=False, seat=0) == 0
    assert refused(lambda: commands.join(table, guest(0), "x", NOON, invited=False, seat=1)) == "seat-held"
    assert (table.n, table.seats[0].name) == (before, "Player 0")


def test_a_private_table_is_for_its_owner_the_invited_and_those_with_a_link() -> None:
    table = made(visibility="private", options={"players": "4"}, invited=("ben",))
    assert refused(lambda: commands.join(table, "mallory", "M", NOON, invited=False)) == "table-private"
    commands.join(table, OWNER, "Anna", NOON, invited=False)
    commands.join(table, "ben", "Ben", NOON, invited=False)
    commands.join(table, "cleo", "Cleo", NOON, invited=True)
    assert [seat.taken for seat in table.seats] == [True, True, True, False]


def test_each_seat_may_add_some_entropy_to_the_draws_and_not_too_much() -> None:
    table = made()
    too_much = bytes(commands.MOST_ENTROPY + 1)
    assert (
        refused(lambda: commands.join(table, OWNER, "Anna", NOON, entropy=too_much, invited=True))
        == "too-much-entropy"
    )
    commands.join(table, OWNER, "Anna", NOON, entropy=bytes(commands.MOST_ENTROPY), invited=True)
    commands.join(table, "ben", "Ben", NOON, entropy=b"salt", invited=True)
    assert table.entropy == (bytes(64), b"salt")
    commands.start(table, OWNER, NOON)
    twin = Match(table.game, table.options, Dice(table.created.seed, (bytes(64), b"salt")))
    assert table.moves == twin.moves
    assert table.moves != Match(table.game, table.options, Dice(table.created.seed)).moves


def test_a_further_device_holds_the_same_seat() -> None:
    table = sit(made(), 2)
    assert commands.join_device(table, "phone", 1, guest(1), NOON) == 1
    assert table.seats[1].holders == (guest(1), "phone")
    assert table.seats[1].name == "Player 1"
    assert seat_of(table.seats, "phone") == 1
    count = table.n
    commands.join_device(table, "phone", 1, guest(1), NOON)
    assert table.n == count, "it is known already"
    assert refused(lambda: commands.join_device(table, "phone", 0, guest(0), NOON)) == "seat-held"
    assert refused(lambda: commands.join_device(table, "tablet", 2, guest(1), NOON)) == "no-such-seat"


def test_a_further_device_needs_a_link_of_who_holds_the_seat() -> None:
    table = sit(made(options={"players": "3"}), 2, bots=1)
    commands.leave(table, guest(1), NOON)
    for seat in (1, 2):
        wrong = refused(commands.join_device, table, "phone", seat, guest(1), NOON)
        assert wrong == "no-such-link"
        assert not table.seats[seat].holders


def test_leaving_frees_the_seat_and_all_that_was_on_it() -> None:
    table = made()
    commands.join(table, "ben", "Ben", NOON, entropy=b"salt", invited=True)
    commands.leave(table, "ben", NOON)
    assert not table.seats[0].taken
    assert table.entropy == (b"", b"")
    assert refused(lambda: commands.leave(table, "ben", NOON)) == "no-seat"


def test_the_owner_seats_and_removes_bots_and_people_and_nobody_else_does() -> None:
    table = sit(made(options={"players": "3"}), 2)
    add = {"seat": None, "bot": "greedy", "level": LEVELS.usual}
    assert refused(lambda: commands.add_bot(table, guest(1), NOON, **add)) == "not-owner"  # type: ignore[arg-type]
    assert commands.add_bot(table, OWNER, NOON, **add) == 2  # type: ignore[arg-type]
    assert table.seats[2].player == ("greedy", LEVELS.usual)
    assert refused(lambda: commands.clear_seat(table, guest(1), 2, NOON)) == "not-owner"
    commands.clear_seat(table, OWNER, 2, NOON)
    commands.clear_seat(table, OWNER, 1, NOON)
    assert [seat.taken for seat in table.seats] == [True, False, False]
    assert refused(lambda: commands.clear_seat(table, OWNER, 1, NOON)) == "seat-free"
    assert refused(lambda: commands.clear_seat(table, OWNER, 7, NOON)) == "no-such-seat"


def test_only_bots_and_levels_of_the_house_can_be_seated() -> None:
    table = made()
    unknown = [("deep-thought", LEVELS.usual, "unknown-bot"), ("greedy", "godlike", "unknown-level")]
    for bot, level, reason in unknown:
        assert (
            refused(lambda b=bot, lv=level: commands.add_bot(table, OWNER, NOON, seat=None, bot=b, level=lv))
            == reason
        )
    assert not any(seat.taken for seat in table.seats)


def test_a_game_starts_when_every_seat_is_taken_and_its_owner_says_so() -> None:
    table = sit(made(), 1)
    with pytest.raises(Problem, match="free: 1") as problem:
        commands.start(table, OWNER, NOON)
    assert problem.value.text == "seats-free"
    sit(table, 2)
    assert refused(lambda: commands.start(table, guest(1), NOON)) == "not-owner"
    assert refused(lambda: commands.play(table, 0, 0, NOON)) == "table-not-started"
    commands.start(table, OWNER, NOON)
    assert table.state == "running"
    assert table.position is not None
    assert table.position.to_act()


def test_an_owner_without_a_seat_may_start_a_game_of_others() -> None:
    table = made()
    for name in ("ben", "cleo"):
        commands.join(table, name, name, NOON, invited=True)
    commands.start(table, OWNER, NOON)
    assert table.state == "running"


def test_nobody_comes_goes_or_starts_again_once_the_game_runs() -> None:
    table = running()
    deeds = [
        lambda: commands.join(table, "ben", "Ben", NOON, invited=True),
        lambda: commands.leave(table, guest(1), NOON),
        lambda: commands.add_bot(table, OWNER, NOON, seat=None, bot="greedy", level="steady"),
        lambda: commands.clear_seat(table, OWNER, 1, NOON),
        lambda: commands.start(table, OWNER, NOON),
    ]
    assert {refused(deed) for deed in deeds} == {"table-started"}


# --- moves ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_a_move_and_the_draws_after_it_stand_in_the_log_one_by_one(game: str) -> None:
    table = running(game)
    rng, draws = Random(3), 0
    while draws < 3:
        first, before = table.n + 1, len(table.moves)
        step(table, NOON, rng.randrange(1000))
        new = [(move.seat, move.action) for move in table.moves[before:]]
        assert [(it.seat, it.action) for it in happenings(table, first) if isinstance(it, j.Moved)] == new
        draws += sum(seat is None for seat, _ in new)
    assert table.unwritten() == []


def test_a_move_against_the_rules_or_out_of_turn_is_refused() -> None:
    table = running()
    position = table.position
    assert position is not None
    legal = position.legal(turn(table))[0]
    with pytest.raises(IllegalAction):
        commands.play(table, other(table), legal, NOON)
    for action in (-1, 0, 2**70):
        with pytest.raises(Problem):
            commands.play(table, turn(table), action, NOON)


@pytest.mark.parametrize("game", names())
def test_a_game_that_is_over_has_ended(game: str) -> None:
    table = running(game, options={"final": "5"} if game == "four-gods" else {})
    if table.game.realtime:
        for seat in (0, 1):
            commands.resign(table, seat, NOON)
    else:
        play_out(table)
    assert (table.state, table.ending) == ("finished", "over")
    assert happenings(table)[-1] == j.Ended(reason="over")


def everything(table: Table) -> list[str]:
    """What each command is refused with."""
    deeds = [
        lambda: commands.play(table, 0, 0, NOON),
        lambda: commands.undo(table, 0, NOON),
        lambda: commands.resign(table, 0, NOON),
        lambda: commands.come_back(table, 0, NOON),
        lambda: commands.propose(table, 0, NOON, what="undo"),
        lambda: commands.propose(table, 0, NOON, what="abandon"),
        lambda: commands.propose(table, 0, NOON, what="bot", target=1),
        lambda: commands.vote(table, 0, True, NOON),
        lambda: commands.join(table, "ben", "Ben", NOON, invited=True),
        lambda: commands.leave(table, guest(1), NOON),
        lambda: commands.add_bot(table, OWNER, NOON, seat=None, bot="greedy", level="steady"),
        lambda: commands.clear_seat(table, OWNER, 1, NOON),
        lambda: commands.start(table, OWNER, NOON),
    ]
    return [refused(deed) for deed in deeds]


@pytest.mark.parametrize("reason", ["over", "resigned", "abandoned"])
def test_a_table_that_has_ended_refuses_everything_but_talk(reason: str) -> None:
    table = running()
    if reason == "over":
        play_out(table)
    elif reason == "resigned":
        commands.resign(table, 0, NOON)
    else:
        commands.propose(table, 0, NOON, what="abandon")
        commands.vote(table, 1, True, NOON)
    assert table.ending == reason
    assert set(everything(table)) == {"table-ended"}
    commands.say(table, guest(1), "", "good game", NOON)


def test_a_table_that_was_given_up_before_it_began_has_ended_too() -> None:
    table = sit(made(), 2)
    table.note(j.Ended(reason="abandoned"), NOON)
    assert set(everything(table)) == {"table-ended"}


# --- undo that needs nobody's consent -------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_the_own_last_move_is_taken_back_until_something_was_revealed(game: str) -> None:
    table = running(game)
    rng, undone, closed = Random(5), 0, 0
    while undone < 5 or closed < 5:
        assert table.match is not None
        before, seat = likeness(table), step(table, NOON, rng.randrange(99))
        if table.match.can_undo(seat):
            commands.undo(table, seat, NOON)
            after = likeness(table)
            assert {**after, "n": 0} == {**before, "n": 0}
            undone += 1
            step(table, NOON, rng.randrange(99))
        else:
            assert refused(commands.undo, table, seat, NOON) == "no-undo"
            closed += 1


def test_nobody_takes_back_the_move_of_another() -> None:
    table = running()
    step(table)
    assert refused(lambda: commands.undo(table, other(table), NOON)) == "no-undo"


def test_real_time_knows_no_undo() -> None:
    table = running("four-gods")
    step(table)
    for seat in (0, 1):
        assert refused(commands.undo, table, seat, NOON) == "no-undo"


# --- resigning ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_a_bot_plays_on_for_who_resigns(game: str) -> None:
    table = running(game, people=3)
    first = table.n + 1
    commands.resign(table, 1, NOON)
    assert table.state == "running"
    assert table.seats[1].resigned
    assert table.seats[1].player == ("greedy", LEVELS.usual)
    assert [type(it) for it in happenings(table, first)] == [j.Resigned, j.HandedOver]
    assert refused(lambda: commands.resign(table, 1, NOON)) == "resigned-already"
    assert refused(lambda: commands.come_back(table, 1, NOON)) == "not-replaced"
    assert refused(lambda: commands.propose(table, 1, NOON, what="undo")) == "resigned-already"


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_the_last_one_left_ends_the_game(game: str) -> None:
    table = running(game, people=3)
    commands.resign(table, 2, NOON)
    assert table.state == "running"
    commands.resign(table, 0, NOON)
    assert (table.state, table.ending) == ("finished", "resigned")
    assert happenings(table)[-2:] == [j.Resigned(seat=0), j.Ended(reason="resigned")]


def test_a_game_that_all_people_have_resigned_from_ends_though_bots_could_play_on() -> None:
    table = running(people=2, bots=2)
    commands.resign(table, 0, NOON)
    assert table.state == "running"
    commands.resign(table, 1, NOON)
    assert (table.state, table.ending) == ("finished", "resigned")


def test_who_resigns_from_four_gods_leaves_by_its_own_rules() -> None:
    table = running("four-gods", people=3)
    first = table.n + 1
    commands.resign(table, 1, NOON)
    (quitting,) = table.game.quits
    assert happenings(table, first)[:2] == [j.Resigned(seat=1), j.Moved(seat=1, action=quitting)]
    assert table.seats[1].player is None, "nobody plays on for him"
    assert table.position is not None
    assert 1 not in table.position.to_act()
    assert table.state == "running"


def test_all_leave_four_gods() -> None:
    table = running("four-gods", people=2)
    for seat in (0, 1):
        commands.resign(table, seat, NOON)
    assert table.state == "finished"


def test_people_who_leave_bots_alone_in_four_gods_end_the_game() -> None:
    table = running("four-gods", people=1, bots=2)
    commands.resign(table, 0, NOON)
    assert table.state == "finished"


def test_an_unfinished_game_of_one_who_resigned_shows_its_seed_and_verifies() -> None:
    table = running()
    play_turns(table, 2)
    commands.resign(table, 0, NOON)
    record = read_record(written(table))
    assert record.result is None
    assert record.seed == chosen_seed("a table")
    verdict = verify(record)
    assert not verdict.finished
    assert verdict.draws == sum(move.seat is None for move in table.moves)


# --- coming back ----------------------------------------------------------------------------------------------


def test_who_was_replaced_comes_back() -> None:
    table = running()
    assert refused(lambda: commands.come_back(table, 0, NOON)) == "not-replaced"
    commands.hand_over(table, 0, NOON)
    assert table.seats[0].player == ("greedy", LEVELS.usual)
    commands.come_back(table, 0, NOON + 1)
    assert table.seats[0].player is None


def test_a_bot_of_the_house_is_nobody_who_could_come_back() -> None:
    table = running(people=1, bots=1)
    assert refused(lambda: commands.come_back(table, 1, NOON)) == "not-replaced"
