"""The greedy bot of Gods: what it goes for, and how often it wins."""

import os
import subprocess
import sys
from collections.abc import Mapping
from random import Random
from typing import Any, Literal

import pytest

from pantheon import _form
from pantheon.bots import make_bot
from pantheon.engine.hexes import cell_at
from pantheon.games import game
from pantheon.games.gods import codes
from pantheon.games.gods.actions import Discard, GiveStone, TakePower, Temple, Tribe, UseExtra
from pantheon.games.gods.numbers import HEXES
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.position import Position
from pantheon.lab.simulate import Plan, simulate

GODS = game("gods")
INTERPRETED = _form.forms() == "interpreted"
TRIBES = ("green", "blue", "violet", "orange")
ME, RIVAL = 0, 1

Hexes = Mapping[tuple[int, int], tuple[str, int | None]]
"""What lies where, and whose temple or stone that is."""

HOME: Hexes = {(0, 0): ("temple", ME), (1, 0): ("temple", RIVAL), (2, 0): ("desert", None), (3, 0): ("desert", None)}


def table(hexes: Hexes, display: tuple[str, str], power: tuple[int, int] = (3, 3), **facts: Any) -> Position:
    """Two players in the middle of a game; the first one is to act."""
    position = Position(GodsOptions(players=2))
    position.clear_map()
    held = [0] * (codes.SEATS * codes.TRIBES)
    for at, (name, god) in hexes.items():
        if name == "temple":
            assert god is not None
            position.put(cell_at(*at), codes.TEMPLE + god, 1 << god)
        else:
            position.put(cell_at(*at), HEXES[name], 0 if god is None else 1 << (codes.STONE + god))
        if name in TRIBES and god is not None:
            held[god * codes.TRIBES + TRIBES.index(name)] += 1
    position.held = held
    position.cards = [count // 3 for count in held]
    position.points = [3 * sum(position.cards[seat * 4 : seat * 4 + 4]) for seat in range(codes.SEATS)]
    position.power = [*power, 0, 0]
    position.display = [HEXES[name] for name in display]
    position.phase, position.seat, position.turn = codes.ACT, ME, 9
    for name, value in facts.items():
        setattr(position, name, value)
    return position


def choice(position: Position, seed: int = 1) -> Any:
    """What the bot does, in words."""
    bot = make_bot("greedy", GODS, Random(seed))
    chosen = bot.choose(position.view(ME), position.legal(ME))
    assert chosen is not None
    return GODS.codec(position.options).decode(chosen)


def after(position: Position, action: Any) -> Position:
    position.play(ME, GODS.codec(position.options).encode(action))
    return position


def of(tribe: str, god: int, *cells: tuple[int, int]) -> Hexes:
    return dict.fromkeys(cells, (tribe, god))


def test_it_completes_a_nation() -> None:
    position = table({**HOME, **of("green", ME, (-1, 0), (-2, 0))}, ("green", "desert"))
    action = choice(position)
    assert isinstance(action, Tribe)
    assert after(position, action).cards[ME] == 1


def test_it_takes_the_win_at_once() -> None:
    nations = {**of("blue", ME, (-1, 0), (-1, 1), (-2, 0)), **of("violet", ME, (-2, 1), (-3, 0), (-3, 1))}
    hexes = {**HOME, **nations, **of("green", ME, (0, -1), (0, -2))}
    position = table(hexes, ("green", "desert"), points=[7, 0, 0, 0], kept=[1, 0, 0, 0])
    assert after(position, choice(position)).over


def test_it_does_not_leave_the_next_player_what_wins() -> None:
    nations = {**of("blue", RIVAL, (4, 0), (4, 1), (5, 0)), **of("violet", RIVAL, (5, 1), (6, 0), (6, 1))}
    hexes = {**HOME, **nations, **of("green", RIVAL, (2, -1), (3, -1))}
    facts = {"points": [0, 8, 0, 0], "kept": [0, 2, 0, 0], "done": 1}
    position = table(hexes, ("desert", "green"), power=(0, 3), **facts)
    assert choice(position) == Discard(hex="green")


def test_it_breaks_a_nation_of_a_rival_who_cannot_strike_back() -> None:
    hexes = {**HOME, **of("green", RIVAL, (4, 0), (5, 0), (6, 0))}
    facts = {"handed": [1, 0, 0, 0], "temples": [7, 0, 0, 0], "done": 1}
    position = table(hexes, ("desert", "decline"), power=(6, 3), **facts)
    action = choice(position)
    assert isinstance(action, Temple)
    assert after(position, action).cards[RIVAL * codes.TRIBES] == 0


def test_a_decline_takes_power() -> None:
    hexes: Hexes = {**HOME, (1, 1): ("decline", None)}
    position = table(hexes, ("desert", "green"), phase=codes.VICTIM, site=cell_at(1, 1))
    assert choice(position) == TakePower(god="gold")


def test_the_last_stone_goes_to_the_tribe_that_completes_a_nation() -> None:
    hexes = {**HOME, **of("green", ME, (0, -1), (0, -2)), (-3, 0): ("temple", ME)}
    waiting: Hexes = {(-4, 0): ("blue", None), (-3, 1): ("green", None)}
    stones: dict[str, Any] = {"stones": [1, 9, 0, 0], "phase": codes.SHORTAGE, "site": cell_at(-3, 0)}
    assert choice(table({**hexes, **waiting}, ("desert", "decline"), **stones)) == GiveStone(at=(-3, 1))


def test_an_extra_action_is_used_where_it_makes_a_nation() -> None:
    hexes = {**HOME, **of("green", ME, (-1, 0), (-2, 0))}
    position = table(hexes, ("green", "desert"), phase=codes.RESPITE, done=2, extras=[1, 0, 0, 0])
    assert choice(position) == UseExtra()


def test_equally_good_actions_are_chosen_by_the_generator() -> None:
    position = table(HOME, ("desert", "decline"))
    chosen = {str(choice(position, seed)) for seed in range(20)}
    assert len(chosen) > 1
    assert str(choice(position, 3)) == str(choice(position, 3))


@pytest.mark.parametrize("edition", [2005, 2001])
def test_it_beats_three_randoms_in_four_games_of_five(edition: Literal[2005, 2001]) -> None:
    bots = ("greedy", "random", "random", "random")
    games = 8 if INTERPRETED else 60
    options = GodsOptions(players=4, edition=edition)
    greedy = simulate(Plan(game="gods", options=options, bots=bots, games=games, seed="80 %"), workers=1).results[0]
    assert greedy.win_rate >= 0.8


VALUES = """
from random import Random
from pantheon.bots.gods.judge import Judge
from pantheon.bots.gods.weights import WEIGHTS
from pantheon.games import game

rng, judge, values = Random(7), Judge(WEIGHTS), []
for players in (2, 3, 4):
    for edition in (2005, 2001):
        position = game("gods").start(game("gods").options(players=players, edition=edition))
        position.reseed(7)
        for _ in range(rng.randrange(20, 60)):
            position.step(rng.randrange(count)) if (count := position.roll()) else None
        if position.roll():
            values.append(judge.values(position, position.seat, position.actions()))
print(values)
"""


def in_form(form: str) -> str:
    environment = os.environ | {_form.VARIABLE: form}
    return subprocess.run(
        [sys.executable, "-c", VALUES], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_every_form_of_the_bot_judges_alike() -> None:
    found = in_form("interpreted")
    assert len(found) > 1000
    assert in_form("compiled") == found
