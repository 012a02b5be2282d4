"""Hidden cards, a clock and two seats at once: what no game of the house has all of, on a toy."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import pantheon.games
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import IllegalAction
from pantheon.engine.game import Deadline
from pantheon.engine.match import Match, Move
from pantheon.engine.reading import read_record
from pantheon.engine.record import Record, header_for, record_of, write_record
from pantheon.engine.replay import positions, replay, verify
from tests.engine.noninterference import check_noninterference
from tests.engine.secrets import (
    DRAW,
    GAME,
    REST,
    SHOW,
    STOP,
    SWAP,
    Draw,
    LeakyLegal,
    LeakyRefusal,
    LeakySample,
    LeakyView,
    SecretsOptions,
    SecretsPosition,
    Show,
    secrets,
)
from tests.engine.walks import walk

SEED = chosen_seed("1")


def match_of(*, realtime: bool = True) -> Match:
    return Match(secrets(realtime=realtime), SecretsOptions(), Dice(SEED))


@pytest.fixture
def _at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is a game of the house, so that its records can be read."""
    monkeypatch.setitem(pantheon.games._MODULES, "secrets", "tests.engine.secrets")
    yield
    pantheon.games.game.cache_clear()


def check_games(kind: type[SecretsPosition]) -> int:
    """Check every position of some games; how many samples were different."""
    game = secrets(kind)
    walks = (walk(game, SecretsOptions(), Random(seed)) for seed in range(5))
    return sum(check_noninterference(game, position) for moves in walks for position, _, _ in moves)


# --- what a seat cannot know ---


def test_an_honest_game_passes_with_cards_that_really_are_different() -> None:
    assert check_games(SecretsPosition) > 50


def test_samples_keep_what_is_known_and_try_every_card_that_is_possible() -> None:
    position = SecretsPosition(SecretsOptions())
    position.cards = [2, 5]
    found = [position.sample(0, Random(seed)).cards for seed in range(100)]
    assert {mine for mine, _ in found} == {2}
    assert {theirs for _, theirs in found} == {1, 3, 4, 5, 6}
    position.is_open[1] = True
    assert position.sample(0, Random(1)).pack() == position.pack()


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (LeakyView, "sees a difference"),
        (LeakyLegal, "is offered something else"),
        (LeakyRefusal, "is told something else"),
        (LeakySample, "sees a difference"),
    ],
)
def test_every_leak_is_found(kind: type[SecretsPosition], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check_games(kind)


def test_only_the_drawer_is_shown_the_card() -> None:
    position = SecretsPosition(SecretsOptions())
    assert position.shown(0, None, DRAW + 3) == Draw(3)
    assert position.shown(1, None, DRAW + 3) == position.shown(None, None, DRAW + 3) == Draw(None)
    position.play(None, DRAW + 3)
    assert position.shown(0, None, DRAW + 4) == Draw(None)
    position.play(None, DRAW + 4)
    assert position.shown(1, 0, SHOW) == Show()


# --- the clock ---


def test_a_clock_that_runs_out_is_a_move_with_its_time() -> None:
    match = match_of()
    (sand,) = match.position.deadlines()
    match.play(1, REST, 3.5)
    assert list(match.expire(sand, 30.25)) == [Move(None, STOP, 30.25)]
    assert match.moves[-2:] == [Move(1, REST, 3.5), Move(None, STOP, 30.25)]
    assert (match.position.over, match.position.ending) == (True, "sand")


def test_a_clock_that_does_not_run_is_refused() -> None:
    match = match_of()
    (sand,) = match.position.deadlines()
    match.play(0, SHOW)  # turns the sand
    (turned,) = match.position.deadlines()
    assert turned != sand
    for wrong in (sand, msgspec.structs.replace(turned, clock="water"), msgspec.structs.replace(turned, seat=1)):
        _refuses(match, wrong)
    match.expire(turned)
    _refuses(match, turned)


def _refuses(match: Match, deadline: Deadline) -> None:
    moves, key = list(match.moves), match.position.key()
    with pytest.raises(IllegalAction) as refused:
        match.expire(deadline)
    assert (refused.value.text, refused.value.facts) == ("no-such-deadline", {"clock": deadline.clock})
    assert (match.moves, match.position.key()) == (moves, key)


# --- on paper ---


def race(first: int) -> tuple[Record, list[int]]:
    """Both seats swap, one of them a blink earlier; then one shows, and the sand runs out. Also the last keys."""
    match = match_of()
    keys = [match.position.key()]
    for seat, at in ((first, 1.001), (1 - first, 1.002)):
        match.play(seat, SWAP, at)
        keys.append(match.position.key())
    match.play(first, SHOW, 12.0)
    keys.append(match.position.key())
    match.expire(match.position.deadlines()[0], 42.125)
    keys.append(match.position.key())
    return record_of(header_for(GAME, match.options, ("A", "B"), SEED, chosen=True), match, SEED), keys


@pytest.mark.usefixtures("_at_home")
@pytest.mark.parametrize("first", [0, 1])
def test_a_race_goes_onto_paper_and_back(first: int) -> None:
    record, keys = race(first)
    text = write_record(GAME, record)
    names = GAME.seat_names(record.header.options)
    assert f"3 {names[first]} swap @1.001\n4 chance draw " in text
    assert f"5 {names[1 - first]} swap @1.002\n6 chance draw " in text
    assert "8 chance stop @42.125\n" in text
    read = read_record(text)
    assert (read.header, read.moves, read.result) == (record.header, record.moves, record.result)
    assert [move.at for move in read.moves] == [None, None, 1.001, 1.001, 1.002, 1.002, 12.0, 42.125]
    assert write_record(GAME, read) == text
    found = [position.key() for position in positions(read)]
    assert [found[n] for n in (2, 4, 6, 7, 8)] == keys
    assert replay(read).ending == "sand"
    verdict = verify(read)
    assert (verdict.moves, verdict.draws, verdict.finished) == (8, 4, True)


def test_who_was_first_makes_a_difference() -> None:
    (one, _), (other, _) = race(0), race(1)
    assert [move.seat for move in one.moves] != [move.seat for move in other.moves]
    assert one.result != other.result


# --- taking back ---


def alone() -> Match:
    """A match where only seat 1 is left to act: its turn goes on, whatever it does."""
    match = match_of(realtime=False)
    for _ in range(3):
        match.play(0, REST)
    assert match.position.to_act() == (1,)
    return match


def test_undo_is_free_while_nothing_was_shown() -> None:
    match = alone()
    before = match.position.key()
    match.play(1, REST)
    assert match.undo(1) == Move(1, REST)
    assert match.position.key() == before


@pytest.mark.parametrize("action", [SWAP, SHOW])
def test_no_undo_after_a_draw_or_after_a_card_was_shown(action: int) -> None:
    match = alone()
    match.play(1, REST)
    match.play(1, action)
    _no_undo(match, 1)
    match.play(1, REST)  # the last action of all
    _no_undo(match, 1)


def test_no_undo_past_what_was_shown() -> None:
    match = alone()
    match.play(1, SHOW)
    match.play(1, REST)
    assert match.undo(1) == Move(1, REST)
    _no_undo(match, 1)


def test_no_undo_while_another_may_act_and_none_in_real_time() -> None:
    match = match_of(realtime=False)
    match.play(0, REST)
    _no_undo(match, 0)
    match = match_of()
    for seat in (0, 0, 0, 1):
        match.play(seat, REST)
    _no_undo(match, 1)


def test_no_undo_after_the_clock_ran_out() -> None:
    match = alone()
    match.play(1, REST)
    match.expire(match.position.deadlines()[0])
    _no_undo(match, 1)


def _no_undo(match: Match, seat: int) -> None:
    assert not match.can_undo(seat)
    with pytest.raises(IllegalAction, match="undone"):
        match.undo(seat)
