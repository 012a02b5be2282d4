"""Every bot of every game: it plays by the rules, from its view alone, and the same again from the same generator."""

import random
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.bots import Bot, bot_names, make_bot, unoffered_bot_names
from pantheon.bots.uniform import kinds_of
from pantheon.engine.chance import chosen_seed
from pantheon.engine.errors import Problem
from pantheon.engine.game import Game
from pantheon.engine.match import Match
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.games.four_gods import codes
from pantheon.lab.simulate import play_game
from pantheon.texts import LANGUAGES, texts
from tests.engine.walks import listable_options, walk


def all_bots(game: Game) -> tuple[str, ...]:
    """Those that are offered, and those that only play if asked for by name."""
    return bot_names(game) + unoffered_bot_names(game)


SEATED = [(game, bot) for game in names() for bot in all_bots(game_named(game))]


class Witness:
    """Plays as a bot does, and remembers what the bot was shown and what it answered."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.seen: list[tuple[Any, list[int], int | None]] = []

    def choose(self, view: Any, legal: Sequence[int]) -> int | None:
        action = self.bot.choose(view, legal)
        self.seen.append((view, list(legal), action))
        return action


def play_against_randoms(game: Game, name: str, seed: str) -> tuple[Match, Witness]:
    """A game with two players; the bot sits in the first seat."""
    witness = Witness(make_bot(name, game, Random(seed)))
    other = make_bot("random", game, Random(f"{seed} other"))
    return play_game(game, game.options(players=2), chosen_seed(seed), [witness, other]), witness


@pytest.mark.parametrize(("game", "bot"), SEATED)
def test_a_bot_plays_whole_games_by_the_rules(game: str, bot: str) -> None:
    found = game_named(game)
    match, witness = play_against_randoms(found, bot, "rules")
    assert match.position.over
    waits = {None} if found.realtime else set()  # others may act meanwhile
    assert all(action in waits or action in legal for _, legal, action in witness.seen)


@pytest.mark.parametrize(("game", "bot"), SEATED)
def test_a_bot_sees_nothing_but_its_view(game: str, bot: str) -> None:
    """What it was shown is written down and read again: from that alone it makes the same choices."""
    found = game_named(game)
    _, witness = play_against_randoms(found, bot, "view")
    again = make_bot(bot, found, Random("view"))
    for view, legal, action in witness.seen[:25]:
        assert view.you == 0
        read = msgspec.json.decode(msgspec.json.encode(view), type=found.view)
        assert read == view
        assert again.choose(read, legal) == action


@pytest.mark.parametrize(("game", "bot"), SEATED)
def test_a_bot_leaves_the_global_generator_alone(game: str, bot: str) -> None:
    before = random.getstate()
    play_against_randoms(game_named(game), bot, "global")
    assert random.getstate() == before


def test_random_takes_every_action_now_and_then() -> None:
    bot = make_bot("random", game_named("gods"), Random(1))
    assert {bot.choose(None, [3, 5, 8]) for _ in range(100)} == {3, 5, 8}


FEW = [codes.DRAW << codes.SHIFT | 1]
MANY = [codes.FLIP << codes.SHIFT | n for n in range(99)]
PASS = codes.PASS << codes.SHIFT


def test_random_draws_a_kind_of_action_first() -> None:
    bot = make_bot("random", game_named("four-gods"), Random(1))
    chosen = [bot.choose(None, [*FEW, *MANY]) for _ in range(400)]
    assert 150 < chosen.count(FEW[0]) < 250, "two kinds, each as likely as the other"
    assert len(set(chosen)) > 80


def test_random_seldom_rests_but_where_nothing_else_is_possible() -> None:
    bot = make_bot("random", game_named("four-gods"), Random(1))
    chosen = [bot.choose(None, [*FEW, PASS]) for _ in range(400)]
    assert 5 < chosen.count(PASS) < 60
    assert bot.choose(None, [PASS]) == PASS


@pytest.mark.parametrize("name", names())
def test_every_game_has_the_random_bot_as_its_weakest(name: str) -> None:
    game = game_named(name)
    assert bot_names(game)[0] == "random"
    for bot in all_bots(game):
        assert make_bot(bot, game, Random(1)).name == bot


@pytest.mark.parametrize("name", ["greedy-1", "partner"])
def test_bots_of_before_and_of_lessons_play_and_are_offered_to_nobody(name: str) -> None:
    game = game_named("four-gods")
    assert make_bot(name, game, Random(1)).name == name
    assert name not in bot_names(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_bot_is_refused_by_name(language: str) -> None:
    with pytest.raises(Problem) as caught:
        make_bot("zeus", game_named("gods"), Random(1))
    said = texts(language).problem(caught.value)
    assert "zeus" in said
    assert "random, greedy" in said


@pytest.mark.parametrize("name", names())
def test_a_random_player_finds_all_kinds_of_actions_and_every_action_in_one(name: str) -> None:
    """Kinds lie together in the order of the actions, wherever in a game one looks."""
    game = game_named(name)
    for position, seat, _ in walk(game, listable_options(game)[-1], Random(5), most=400):
        legal = position.legal(seat)
        kinds = kinds_of(game, legal)
        assert [action for kind in kinds for action in kind] == legal
        if game.kind is not None:
            found = [{game.kind(action) for action in kind} for kind in kinds]
            assert all(len(kind) == 1 for kind in found)
            assert len(set.union(*found)) == len(found)
