"""The modes of 4 Gods: freely combined, but for what the rules page rules out."""

from itertools import product
from random import Random
from typing import Any

import pytest

from pantheon.engine.errors import OptionsError
from pantheon.engine.options import read_options, write_options
from pantheon.games.four_gods.modes import toss
from pantheon.games.four_gods.options import FourGodsOptions


@pytest.mark.parametrize(
    ("options", "gods_each", "slots", "prophets"),
    [
        ({"players": 4}, 1, 10, 10),
        ({"players": 3}, 1, 13, 13),
        ({"players": 2}, 2, 20, 10),
        ({"players": 2, "two_player_gods": 2}, 1, 20, 13),
    ],
)
def test_gods_slots_and_prophets_follow_from_the_players(
    options: dict[str, Any], gods_each: int, slots: int, prophets: int
) -> None:
    chosen = FourGodsOptions(**options)
    assert (chosen.gods_each, chosen.slots, chosen.prophets) == (gods_each, slots, prophets)


def test_modes_combine_freely_and_survive_being_written_down() -> None:
    modes = product((2, 3, 4), ("simultaneous", "timed"), ("enforced", "called", "called+penalty"), (True, False))
    for players, turns, mistakes, peek in modes:
        options = FourGodsOptions(players=players, turns=turns, mistakes=mistakes, peek=peek, beginners=(1, 2))  # type: ignore[arg-type]
        assert read_options(FourGodsOptions, write_options(options)) == options


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"players": "3", "two_player_gods": "2"}, "only be chosen in a two-player game"),
        ({"players": "3", "beginners": "1,4"}, "seats from 1 to 3"),
        ({"beginners": "2,2"}, "each listed once"),
        ({"beginners": "Anna"}, "whole number"),
        ({"hold": "-1"}, "from 0 to 3600"),
        ({"turn": "3"}, "from 5 to 3600"),
        ({"turn": "soon"}, "whole number"),
        ({"mistakes": "ignored"}, "It can be: enforced, called, called.penalty"),
    ],
)
def test_what_does_not_go_together_is_refused(words: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        read_options(FourGodsOptions, words)


def test_secret_gods_go_with_two_each_though_the_rulebooks_advise_against_it() -> None:
    assert FourGodsOptions(players=2, gods="secret").is_unadvised
    for advised in ({"two_player_gods": 2}, {"players": 3}, {"gods": "visible"}):
        assert not FourGodsOptions(**{"players": 2, "gods": "secret", **advised}).is_unadvised  # type: ignore[arg-type]


def test_the_toss_shows_every_side_but_never_what_is_advised_against() -> None:
    for players, sides in ((4, 4), (3, 4), (2, 6)):
        rng = Random(players)
        seen = {tuple(sorted(toss(players, {}, rng).items())) for _ in range(200)}
        assert len(seen) == sides
        for shown in seen:
            assert not read_options(FourGodsOptions, {"players": str(players), **dict(shown)}).is_unadvised


@pytest.mark.parametrize(
    ("laid", "shown"),
    [
        ({"gods": "secret"}, {"two_player_gods": "2"}),
        ({"two_player_gods": "4"}, {"gods": "visible"}),
        ({"gods": "secret", "two_player_gods": "4"}, {}),
        ({"gods": "no side at all", "turns": "timed", "two_player_gods": "2"}, {}),
    ],
)
def test_the_toss_leaves_what_is_laid(laid: dict[str, str], shown: dict[str, str]) -> None:
    for seed in range(20):
        tokens = toss(2, laid, Random(seed))
        assert not set(tokens) & set(laid)
        assert shown.items() <= tokens.items()
