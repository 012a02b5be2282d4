"""Who sits opposite those who learn: there is always a city of his to crush."""

from random import Random

import pytest

from pantheon.bots import make_bot
from pantheon.engine.actions import write_action
from pantheon.engine.chance import chosen_seed
from pantheon.games import game
from pantheon.games.four_gods.names import CELL_NUMBERS
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.lab.simulate import play_game
from tests.bots.four_gods.test_greedy import CORNER, ME, YELLOW, Table

FOUR_GODS = game("four-gods")


def choice(table: Table) -> str | None:
    return table.choice(ME, name="partner")


def test_it_builds_where_any_tile_fits() -> None:
    said = choice(Table(CORNER))
    assert said in ("build h1 blue", "build a8 blue", "build h8 blue"), "corners without a neighbour"


@pytest.mark.parametrize(("colour", "builds"), [("own", False), ("other", True)])
def test_one_city_of_its_own_is_enough(colour: str, builds: bool) -> None:
    table = Table(CORNER)
    table.position.put_city(CELL_NUMBERS["h8"], 0 if colour == "own" else YELLOW)
    said = choice(table) or ""
    assert said.startswith("build") == builds


def test_it_leaves_tokens_to_the_learner() -> None:
    table = Table(CORNER)
    table.position.razed = [0, 5, 0, 0]
    assert not (choice(table) or "").startswith("build")


def test_in_a_lesson_a_city_stands_before_anybody_has_laid_much() -> None:
    options = FourGodsOptions(players=2, two_player_gods=2)
    bots = [make_bot("random", FOUR_GODS, Random(1)), make_bot("partner", FOUR_GODS, Random(2))]
    match = play_game(FOUR_GODS, options, chosen_seed("lesson"), bots)
    own = [write_action(match.codec.decode(move.action)).split()[0] for move in match.moves if move.seat == 1]
    assert own[:3] == ["ready", "god", "build"]
    assert match.position.over
