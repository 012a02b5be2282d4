"""Games that run in time: clocks run out when due, bots keep their pace, the same seed gives the same game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from pantheon.bots import Bot, make_bot
from pantheon.engine.actions import write_action
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.engine.match import Match
from pantheon.games import game
from pantheon.games.four_gods import codes
from pantheon.lab.live import LiveGame

FOUR_GODS = game("four-gods")
READY, PASS = codes.BE_READY << codes.SHIFT, codes.PASS << codes.SHIFT


class Player:
    """Is ready, and then does each of its actions once, as soon as it may."""

    name = "player"

    def __init__(self, *actions: int) -> None:
        self.actions = [READY, *actions]
        self.asked = 0

    def choose(self, view: Any, legal: Sequence[int]) -> int | None:
        del view
        self.asked += 1
        assert codes.LEAVE << codes.SHIFT not in legal, "only people leave"
        return self.actions.pop(0) if self.actions and self.actions[0] in legal else None


def start(*bots: Bot, paces: Sequence[float] = (), **options: Any) -> LiveGame:
    match = Match(FOUR_GODS, FOUR_GODS.options(players=len(bots), **options), Dice(chosen_seed("live")))
    return LiveGame(match, dict(enumerate(bots)), Random(1), dict(enumerate(paces)))


def said(live: LiveGame) -> list[tuple[float, int | None, str]]:
    """The moves with their times, but for those of the deal."""
    codec = live.match.codec
    words = [(move.at, move.seat, write_action(codec.decode(move.action))) for move in live.match.moves]
    return [(at, seat, text) for at, seat, text in words if at is not None and not text.startswith(("tile", "first"))]


def test_clocks_run_out_when_they_are_due_and_in_order() -> None:
    live = start(Player(), Player(), turns="timed", turn=10)
    live.run()
    moves = said(live)
    times = [at for at, _, _ in moves]
    assert times == sorted(times)
    began = max(at for at, _, text in moves if text == "ready")
    sand = [at - began for at, _, text in moves if text == "sand"]
    assert sand == pytest.approx([10, 20])
    assert live.match.position.ending == "all-passed", "two turns without a command"


def test_silence_counts_as_passing_after_a_while() -> None:
    live = start(Player(PASS), Player(), absent=45)
    live.run()
    passed = next(at for at, _, text in said(live) if text == "pass")
    absent = next(at for at, _, text in said(live) if text == "absent north")
    assert absent - passed == pytest.approx(45)


def test_a_bot_twice_as_fast_is_asked_twice_as_often() -> None:
    quick, slow = Player(PASS), Player()
    live = start(quick, slow, paces=(2, 4), absent=3600)
    live.advance(1000)
    assert quick.asked / slow.asked == pytest.approx(2, rel=0.15)
    assert quick.asked == pytest.approx(500, rel=0.15)


@pytest.mark.parametrize("options", [{}, {"turns": "timed"}], ids=str)
def test_the_same_seed_gives_the_same_game_at_the_same_times(options: dict[str, Any]) -> None:
    games = []
    for seed in (7, 7, 8):
        live = start(*(make_bot("random", FOUR_GODS, Random(seed + seat)) for seat in range(2)), **options)
        live.advance(120)
        games.append(live.match.moves)
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_nothing_happens_before_its_time() -> None:
    live = start(Player(PASS), Player())
    live.advance(0.5)
    assert (live.now, live.match.moves) == (0.5, [])
    live.advance(30)
    assert live.now == 30
    assert {move.seat for move in live.match.moves} == {0, 1, None}


def test_somebody_who_is_no_bot_plays_now_and_is_told_what_is_refused() -> None:
    live = start(Player(), Player())
    live.advance(20)
    with pytest.raises(IllegalAction):
        live.play(0, READY)
    live.play(0, PASS)
    assert live.match.moves[-1].at == 20
    assert said(live)[-1] == (20, 0, "pass")


def test_a_game_in_which_nobody_does_anything_is_reported() -> None:
    live = start(Player(), Player())
    with pytest.raises(Problem) as caught:
        live.run()
    assert caught.value.text == "live-stuck"


def test_bots_wait_for_a_person_as_long_as_that_takes() -> None:
    match = Match(FOUR_GODS, FOUR_GODS.options(players=2), Dice(chosen_seed("live")))
    live = LiveGame(match, {1: Player()}, Random(1))
    live.play(0, READY)
    live.advance(3600)
    assert live.now == 3600
    live.play(0, PASS)
    assert said(live)[-1] == (3600, 0, "pass")


def test_a_game_without_players_is_reported_at_once() -> None:
    match = Match(FOUR_GODS, FOUR_GODS.options(players=2), Dice(chosen_seed("live")))
    with pytest.raises(Problem) as caught:
        LiveGame(match, {}, Random(1)).run()
    assert caught.value.text == "live-stuck"
