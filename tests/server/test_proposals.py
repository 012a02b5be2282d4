"""What needs the others' consent: taking moves back, skipping or replacing somebody absent, giving the table up."""

from itertools import product

import pytest

from pantheon.server import commands
from pantheon.server import journal as j
from pantheon.server.proposals import Ballot, Outcome
from pantheon.server.seating import Seat
from pantheon.server.table import Table
from tests.server.tables import (
    NOON,
    happenings,
    likeness,
    other,
    play_turns,
    refused,
    reloaded,
    running,
    step,
    turn,
)

LATE = NOON + 121  # after the usual patience
PERSON = Seat(name="Anna", holders=("anna",))
BOT = Seat(name="greedy", bot="greedy", level="steady")
GONE = Seat(name="Ben", holders=("ben",), resigned=True)


# --- counting -------------------------------------------------------------------------------------------------


def test_people_have_a_say_bots_and_those_who_resigned_have_none() -> None:
    ballot = Ballot(j.Proposed(seat=0, what="undo", left=3), {0: True})
    assert ballot.voters([PERSON, BOT, GONE, PERSON]) == [0, 3]


def test_whom_it_is_about_has_no_say() -> None:
    for what in ("skip", "bot"):
        ballot = Ballot(j.Proposed(seat=0, what=what, target=1), {0: True})
        assert ballot.voters([PERSON, PERSON, PERSON, BOT]) == [0, 2]


@pytest.mark.parametrize("what", ["undo", "abandon"])
@pytest.mark.parametrize("votes", list(product([True], [True, False, None], [True, False, None])))
def test_everybody_must_agree(what: str, votes: tuple[bool | None, ...]) -> None:
    said = {seat: vote for seat, vote in enumerate(votes) if vote is not None}
    wanted: Outcome = "rejected" if False in votes else "open" if None in votes else "accepted"
    assert Ballot(j.Proposed(seat=0, what=what), said).outcome([PERSON] * 3 + [BOT]) == wanted  # type: ignore[arg-type]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_against_somebody_absent_the_majority_of_the_others_decides(people: int) -> None:
    about = people - 1
    for votes in product([True], *[[True, False, None]] * (people - 2)):
        said = {seat: vote for seat, vote in enumerate(votes) if vote is not None}
        yes, no = votes.count(True), votes.count(False)
        half = (people - 1) / 2
        wanted: Outcome = "accepted" if yes > half else "rejected" if no >= half else "open"
        ballot = Ballot(j.Proposed(seat=0, what="skip", target=about), said)
        assert ballot.outcome([PERSON] * people) == wanted


# --- undo -----------------------------------------------------------------------------------------------------


def past_a_draw(table: Table) -> tuple[int, int]:
    """Play some turns with draws in them; how many moves there were before, and the key of the position then."""
    play_turns(table, 2)
    assert table.position is not None
    left, key = len(table.moves), table.position.key()
    while None not in [move.seat for move in table.moves[left:]]:
        play_turns(table, 1)
    return left, key


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_an_undo_beyond_draws_is_done_when_all_people_agree(game: str) -> None:
    table = running(game, people=3)
    left, key = past_a_draw(table)
    past = [(move.seat, move.action) for move in table.moves[left:]]
    commands.propose(table, 0, NOON, what="undo", left=left)
    commands.vote(table, 1, True, NOON)
    assert len(table.moves) > left, "not yet"
    commands.vote(table, 2, True, NOON)
    assert table.position is not None
    assert (len(table.moves), table.position.key()) == (left, key)
    assert happenings(table)[-1] == j.TakenBack(seat=0, left=left)
    for seat, action in past:
        if seat is not None:
            commands.play(table, seat, action, NOON)
    assert [(move.seat, move.action) for move in table.moves[left:]] == past, "the same draws come again"


def test_one_no_is_enough_to_reject_an_undo() -> None:
    table = running(people=3)
    play_turns(table, 1)
    count = len(table.moves)
    commands.propose(table, 0, NOON, what="undo")
    commands.vote(table, 1, False, NOON)
    assert table.ballot is None
    assert len(table.moves) == count
    assert refused(lambda: commands.vote(table, 2, True, NOON)) == "no-ballot"
    commands.propose(table, 2, NOON, what="undo")
    assert table.ballot is not None, "something else can be proposed"


def test_with_nobody_else_to_ask_an_undo_is_done_at_once() -> None:
    table = running(people=1, bots=1)
    play_turns(table, 2)
    count = len(table.moves)
    commands.propose(table, 0, NOON, what="undo")
    assert len(table.moves) < count
    assert table.ballot is None


def test_who_resigned_is_not_asked() -> None:
    table = running(people=3)
    play_turns(table, 2)
    commands.resign(table, 2, NOON)
    commands.propose(table, 0, NOON, what="undo")
    assert refused(lambda: commands.vote(table, 2, False, NOON)) == "no-say"
    commands.vote(table, 1, True, NOON)
    assert isinstance(happenings(table)[-1], j.TakenBack)


def test_an_undo_goes_to_before_the_last_move_of_a_player_or_to_any_other_one() -> None:
    table = running(people=1, bots=1)
    play_turns(table, 4)
    seats = [move.seat for move in table.moves]
    chosen = [n for n, seat in enumerate(seats) if seat is not None]
    draws = [n for n, seat in enumerate(seats) if seat is None]
    for left in (draws[0], draws[-1], len(seats), len(seats) + 1, -1):
        assert refused(commands.propose, table, 0, NOON, what="undo", left=left) == "undo-where"
    commands.propose(table, 0, NOON, what="undo")
    assert len(table.moves) == chosen[-1]
    commands.propose(table, 0, NOON, what="undo", left=chosen[0])
    assert len(table.moves) == chosen[0]
    assert refused(lambda: commands.propose(table, 0, NOON, what="undo")) == "undo-where"


def test_nothing_is_taken_back_in_real_time() -> None:
    table = running("four-gods")
    step(table)
    assert refused(lambda: commands.propose(table, 0, NOON, what="undo")) == "no-undo-realtime"


@pytest.mark.parametrize("game", ["gods", "deus"])
def test_free_undo_goes_on_after_an_undo_by_consent(game: str) -> None:
    """Whatever may be taken back then is the same after a restart."""
    table = running(game, people=1, bots=1)
    play_turns(table, 3)
    commands.propose(table, 0, NOON, what="undo")
    again = reloaded(table)
    assert table.match is not None
    assert again.match is not None
    for seat in (0, 1):
        assert table.match.can_undo(seat) == again.match.can_undo(seat)


# --- voting ---------------------------------------------------------------------------------------------------


def test_each_votes_once_and_one_thing_is_voted_on_at_a_time() -> None:
    table = running(people=4)
    play_turns(table, 1)
    assert refused(lambda: commands.vote(table, 0, True, NOON)) == "no-ballot"
    commands.propose(table, 0, NOON, what="undo")
    commands.vote(table, 1, True, NOON)
    assert refused(lambda: commands.vote(table, 1, True, NOON)) == "voted-already"
    assert refused(lambda: commands.propose(table, 1, NOON, what="undo")) == "ballot-open"


def test_a_move_settles_a_proposed_undo() -> None:
    table = running()
    play_turns(table, 1)
    commands.propose(table, other(table), NOON, what="undo")
    step(table)
    assert table.ballot is None


def test_who_proposed_something_may_think_better_of_it() -> None:
    """Nobody waits for ever for the vote of somebody who is not there."""
    table = running(people=3)
    commands.propose(table, 0, NOON, what="abandon")
    assert refused(lambda: commands.vote(table, 0, True, NOON)) == "voted-already"
    commands.vote(table, 0, False, NOON)
    assert table.ballot is None
    assert table.state == "running"
    assert reloaded(table).ballot is None


def test_absence_is_voted_on_whatever_else_is() -> None:
    for proposer in (0, 1, 2):
        table = running(people=3)
        absent = turn(table)
        present = [seat for seat in range(3) if seat != absent]
        commands.propose(table, proposer, NOON, what="abandon")
        commands.propose(table, present[0], LATE, what="bot", target=absent)
        assert refused(commands.propose, table, present[1], LATE, what="abandon") == "ballot-open"
        commands.vote(table, present[1], True, LATE)
        assert table.seats[absent].player is not None


def test_a_new_proposal_replaces_the_own_one() -> None:
    table = running(people=3)
    step(table)
    commands.propose(table, 0, NOON, what="abandon")
    commands.propose(table, 0, NOON, what="undo")
    assert table.ballot is not None
    assert table.ballot.proposal.what == "undo"
    assert table.ballot.votes == {0: True}


@pytest.mark.parametrize("what", ["undo", "abandon"])
def test_nobody_is_robbed_while_away(what: str) -> None:
    """Who is left alone may go on against a bot or resign, but neither rewrite the game nor make it vanish."""
    table = running()
    play_turns(table, 5)
    away, here = turn(table), other(table)
    left = next(n for n, move in enumerate(table.moves) if move.seat is not None)
    commands.propose(table, here, LATE, what="bot", target=away)
    assert table.seats[away].player is not None, "the game goes on"
    count = len(table.moves)
    commands.propose(table, here, LATE, what=what, left=left)  # type: ignore[arg-type]
    assert table.ballot is not None
    assert table.ballot.voters(table.seats) == [0, 1]
    assert (table.state, len(table.moves)) == ("running", count), "it waits for whom a bot stands in for"
    commands.vote(table, away, True, LATE)
    assert table.state == "abandoned" if what == "abandon" else len(table.moves) == left


def test_what_waits_for_somebody_away_holds_up_nothing() -> None:
    table = running(people=3)
    step(table)
    away = turn(table)
    here, there = [seat for seat in range(3) if seat != away]
    commands.hand_over(table, away, LATE)
    commands.propose(table, here, LATE, what="undo")
    commands.vote(table, there, True, LATE)
    assert table.ballot
    play_turns(table, 1, LATE)
    assert not likeness(table)["ballot"], "the game has gone on"
    commands.propose(table, here, LATE, what="abandon")
    commands.vote(table, there, True, LATE)
    late = turn(table)
    assert late != away
    proposer = next(seat for seat in (here, there) if seat != late)
    commands.propose(table, proposer, LATE + 121, what="bot", target=late)
    assert table.seats[late].player is not None, "of those who are here one is enough"


def test_a_game_whose_opponent_never_returns_can_be_given_up() -> None:
    table = running()
    away, here = turn(table), other(table)
    commands.propose(table, here, LATE, what="bot", target=away)
    commands.resign(table, here, LATE)
    assert (table.state, table.ending) == ("finished", "resigned")


def test_who_is_replaced_proposes_nothing_and_judges_nobody_until_they_come_back() -> None:
    table = running(people=4)
    late = turn(table)
    away, one, _ = [seat for seat in range(4) if seat != late]
    commands.hand_over(table, away, NOON)
    assert refused(lambda: commands.propose(table, away, NOON, what="abandon")) == "bot-stands-in"
    commands.propose(table, one, LATE, what="skip", target=late)
    assert refused(lambda: commands.vote(table, away, True, LATE)) == "no-say"
    commands.come_back(table, away, LATE)
    commands.vote(table, away, True, LATE)
    assert table.seats[late].player is not None


def test_resigning_and_taking_back_settle_what_is_proposed() -> None:
    table = running(people=3)
    commands.propose(table, 0, NOON, what="abandon")
    commands.resign(table, 1, NOON)
    assert table.ballot is None
    table = running(people=3)
    step(table)
    commands.propose(table, other(table), NOON, what="undo")
    commands.undo(table, turn(table), NOON)
    assert table.ballot is None


# --- somebody absent ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["skip", "bot"])
def test_somebody_who_keeps_the_others_waiting_is_replaced_by_their_vote(what: str) -> None:
    table = running(people=3)
    absent = turn(table)
    present = [seat for seat in range(3) if seat != absent]
    commands.propose(table, present[0], LATE, what=what, target=absent)  # type: ignore[arg-type]
    assert refused(lambda: commands.vote(table, absent, False, LATE)) == "no-say"
    assert table.seats[absent].player is None
    commands.vote(table, present[1], True, LATE)
    assert table.seats[absent].player is not None
    assert table.seats[absent].turn_only == (what == "skip")
    assert table.ballot is None


def test_of_two_the_one_who_waits_decides_alone() -> None:
    table = running()
    absent = turn(table)
    commands.propose(table, 1 - absent, LATE, what="bot", target=absent)
    assert table.seats[absent].player is not None


def test_a_skipped_seat_gets_its_next_turn_back_a_replaced_one_does_not() -> None:
    for what in ("skip", "bot"):
        table = running()
        absent = turn(table)
        commands.propose(table, 1 - absent, LATE, what=what, target=absent)
        while turn(table) == absent:
            assert table.seats[absent].player is not None
            step(table, LATE)
        assert (table.seats[absent].player is None) == (what == "skip")
        assert (happenings(table)[-1] == j.CameBack(seat=absent)) == (what == "skip")


def test_nobody_is_replaced_before_his_time_or_when_it_is_not_his_turn() -> None:
    table = running(people=3)
    absent, present = turn(table), other(table)
    third = 3 - absent - present

    def propose(target: int | None, at: float) -> str:
        return refused(lambda: commands.propose(table, present, at, what="skip", target=target))

    assert propose(absent, NOON + 119) == "not-waiting"
    assert propose(third, LATE) == "not-waiting"
    assert propose(present, LATE) == "not-waiting"
    assert propose(None, LATE) == "whom"
    assert propose(9, LATE) == "no-such-seat"
    commands.propose(table, present, LATE, what="skip", target=absent)


def test_patience_begins_anew_with_every_turn_and_is_a_setting() -> None:
    table = running(patience=600)
    play_turns(table, 1, NOON + 500)
    absent = turn(table)
    assert (
        refused(lambda: commands.propose(table, 1 - absent, NOON + 601, what="skip", target=absent)) == "not-waiting"
    )
    commands.propose(table, 1 - absent, NOON + 1100, what="skip", target=absent)
    assert table.seats[absent].player is not None


def test_a_bot_is_nobody_to_vote_against() -> None:
    table = running(people=2, bots=1)
    while not table.seats[turn(table)].bot:
        step(table)
    bot = turn(table)
    assert refused(lambda: commands.propose(table, 0, LATE * 2, what="bot", target=bot)) == "not-waiting"


def test_who_is_replaced_already_cannot_be_replaced_again() -> None:
    table = running(people=3)
    absent, present = turn(table), other(table)
    commands.hand_over(table, absent, LATE)
    assert refused(lambda: commands.propose(table, present, LATE, what="bot", target=absent)) == "not-waiting"


def test_in_real_time_silence_is_what_the_others_wait_for() -> None:
    """One who never says that he is ready must not keep the others for ever; a turn to skip there is not."""
    table = running("four-gods", people=3)
    for seat in (0, 1):
        commands.play(table, seat, _ready(table, seat), NOON + 100)
    assert refused(lambda: commands.propose(table, 0, LATE, what="skip", target=2)) == "no-skip-realtime"
    assert refused(lambda: commands.propose(table, 0, NOON + 119, what="bot", target=2)) == "not-waiting"
    assert refused(lambda: commands.propose(table, 0, LATE, what="bot", target=1)) == "not-waiting"
    commands.propose(table, 0, LATE, what="bot", target=2)
    commands.vote(table, 1, True, LATE)
    assert table.seats[2].player is not None


def _ready(table: Table, seat: int) -> int:
    assert table.position is not None
    return next(action for action in table.position.legal(seat) if action not in table.game.quits)


# --- giving up together ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["gods", "deus", "four-gods"])
def test_a_table_is_given_up_when_everybody_agrees(game: str) -> None:
    table = running(game, people=3)
    commands.propose(table, 1, NOON, what="abandon")
    commands.vote(table, 0, True, NOON)
    assert table.state == "running"
    commands.vote(table, 2, True, NOON)
    assert (table.state, table.ending) == ("abandoned", "abandoned")


def test_one_who_wants_to_play_on_is_enough() -> None:
    table = running(people=3)
    commands.propose(table, 1, NOON, what="abandon")
    commands.vote(table, 0, False, NOON)
    assert table.state == "running"
    assert table.ballot is None


def test_who_plays_with_bots_alone_gives_up_alone() -> None:
    table = running(people=1, bots=1)
    commands.propose(table, 0, NOON, what="abandon")
    assert table.state == "abandoned"


def test_in_real_time_moves_do_not_settle_whether_to_give_up() -> None:
    """There somebody moves at every moment: no vote would ever come to its end."""
    table = running("four-gods", people=2)
    commands.propose(table, 0, NOON, what="abandon")
    step(table)
    assert table.ballot is not None
    commands.vote(table, 1, True, NOON)
    assert table.state == "abandoned"
