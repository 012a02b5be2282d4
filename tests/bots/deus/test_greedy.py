"""The greedy bot of Deus: what it goes for, and how often it wins."""

import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from pantheon import _form
from pantheon.bots import Bot
from pantheon.bots.deus.greedy import bot as greedy
from pantheon.bots.deus.scout import Scout
from pantheon.bots.deus.weights import WEIGHTS
from pantheon.engine.bits import lowest_bit
from pantheon.games.deus import codes
from pantheon.games.deus.actions import Build, Decline, Done, Offer, Pay, Place, Rob, Take, Vend
from pantheon.games.deus.meta import GAME as DEUS
from pantheon.games.deus.names import COLOURS, GOODS, PIECES
from pantheon.games.deus.position import Position

INTERPRETED = _form.forms() == "interpreted"
ME, RIVAL = 0, 1
LAST_TURN = {"round": 20, "last_round": 20}


def table(hand: Sequence[str], **facts: Any) -> Position:
    """Two players, the map laid; the first one is to act, with this hand, as much as everybody begins with."""
    position = DEUS.start(DEUS.options(players=2))
    assert isinstance(position, Position)
    position.reseed(7)
    position.roll()
    position.seat = position.starter = ME
    own(position, RIVAL, wood=9, stone=9, clay=9, wheat=9, gold=20)  # no majority is to be had
    for name, value in facts.items():
        setattr(position, name, value)
    kinds = sorted(position.cards.kind_of[card] for card in hand)
    cards = list(position.hand)
    cards[: codes.MOST_HAND] = kinds + [0] * (codes.MOST_HAND - len(kinds))
    position.hand = cards
    position.hand_size = [len(kinds), *position.hand_size[1:]]
    return position


def own(position: Position, seat: int = ME, **goods: int) -> Position:
    """A seat has these goods."""
    row = list(position.goods)
    for name, count in goods.items():
        row[seat * codes.GOODS + GOODS.index(name)] = count
    position.goods = row
    return position


def lay(position: Position, **columns: Sequence[str]) -> Position:
    """These cards lie in the columns of the seat that is to act."""
    cards, heights = list(position.column), list(position.height)
    for colour, names in columns.items():
        at = COLOURS.index(colour)
        heights[at] = len(names)
        for place, name in enumerate(names):
            cards[at * codes.MOST_COLUMN + place] = 1 + position.cards.kind_of[name]
    position.column, position.height = cards, heights
    return position


def settle(position: Position, kind: str, regions: Sequence[int], seat: int = ME) -> Position:
    """Pieces of a seat stand there."""
    pieces, first = list(position.piece), list(position.first)
    for region in regions:
        pieces[seat * codes.TYPES + PIECES.index(kind)] |= 1 << region
        first[seat] = first[seat] or 1 + region
    position.piece, position.first = pieces, first
    return position


def lands(position: Position) -> list[int]:
    """All land regions."""
    found = sum(position.terrain[: codes.LANDS])
    return [region for region in range(position.regions) if found >> region & 1]


def near(position: Position, region: int) -> list[int]:
    """The land next to a region."""
    return [other for other in position.atlas.neighbours[region] if other in lands(position)]


def choice(position: Position, seed: int = 1) -> Any:
    """What the bot does, in words."""
    chosen = greedy(DEUS, Random(seed)).choose(position.view(ME), position.legal(ME))
    return DEUS.codec(position.options).decode(chosen)


def act(position: Position) -> list[Any]:
    """What the bot does in its action, until a card is drawn or the next one is to act."""
    done = []
    while position.to_act() == (ME,):
        done.append(choice(position))
        position.play(ME, DEUS.codec(position.options).encode(done[-1]))
    return done


def play(bots: Sequence[Bot | None], seed: int, **options: Any) -> Position:
    """A whole game; where there is no bot, any legal action is taken."""
    position, rng = DEUS.start(DEUS.options(players=len(bots), **options)), Random(seed)
    assert isinstance(position, Position)
    while not position.over:
        chance = position.chance()
        if chance is not None:
            position.play(None, rng.choices(chance.actions, chance.weights)[0])
        else:
            seat = position.to_act()[0]
            bot, legal = bots[seat], position.legal(seat)
            action = bot.choose(position.view(seat), legal) if bot is not None else rng.choice(legal)
            assert action is not None
            position.play(seat, action)
    return position


# --- what it goes for -----------------------------------------------------------------------------------------


def test_it_builds_a_temple_that_is_worth_much() -> None:
    position = table(["T14", "R01", "G05", "Y01", "B01"], **LAST_TURN)
    settle(position, "civil", lands(position)[:9])
    assert choice(position) == Build(card="T14")


def test_in_the_last_turn_it_sells_everything_for_vp() -> None:
    position = table(["B06", "T01", "R01"], **LAST_TURN)
    own(position, wood=6)
    assert choice(position) == Build(card="B06")
    assert Vend(count=6) in act(position)


def test_a_gain_is_not_declined() -> None:
    position = lay(table(["N05", "N06"]), brown=["N01", "N10"])
    settle(position, "civil", lands(position)[:4])
    settle(position, "production", lands(position)[:4])
    done = act(position)
    assert Take() in done
    assert Decline() not in done


def test_it_attacks_a_village_that_it_can_close() -> None:
    position = table(["N12"], **LAST_TURN)
    village = lowest_bit(position.terrain[codes.VILLAGE])
    around = position.atlas.neighbours[village]
    gap = next(region for region in around if region in lands(position))
    others = [region for region in around if region != gap]
    settle(position, "ship", [region for region in others if region not in lands(position)])
    settle(position, "unit", [region for region in others if region in lands(position)])
    placed = [action for action in act(position) if isinstance(action, Place)]
    assert placed == [Place(at=position.atlas.cells[gap])]
    assert position.attacked >> village & 1


def test_archers_steal_from_a_neighbour() -> None:
    position = table(["R05"], **LAST_TURN)
    region = next(region for region in lands(position) if len(near(position, region)) > 1)
    settle(position, "unit", [region])
    settle(position, "civil", near(position, region)[:1], RIVAL)
    assert choice(position) == Build(card="R05")
    assert Rob(seat="east") in act(position)


def test_it_keeps_its_last_gold_if_there_are_resources_in_plenty() -> None:
    position = own(table(["R08"]), wood=4, stone=4, gold=9)
    assert Pay(wood=0, stone=0, clay=0, wheat=0) in act(position)


def test_it_offers_where_it_can_build_nothing() -> None:
    position = own(table(["T01", "T02", "G01", "N01", "B01"]), wood=0, stone=0, clay=0, wheat=0, gold=0)
    done = act(position)
    assert isinstance(done[0], Offer)
    assert Done() in done


# --- whole games ----------------------------------------------------------------------------------------------


def greedies(players: int, seed: int) -> list[Bot | None]:
    return [greedy(DEUS, Random(f"{seed} {seat}")) for seat in range(players)]


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(greedies(2, 3), 3).key() == play(greedies(2, 3), 3).key() != play(greedies(2, 4), 3).key()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_hide_makes_no_difference(players: int) -> None:
    position = DEUS.start(DEUS.options(players=players))
    assert isinstance(position, Position)
    position.reseed(5)
    rng, scout = Random(5), Scout(WEIGHTS)
    while position.round < 4:
        position.step(rng.randrange(position.roll()))
    position.roll()
    seat = position.seat
    found = [
        [value - values[0] for value in values]
        for values in (scout.values(position.sample(seat, rng), seat, position.legal(seat)) for _ in range(5))
    ]
    assert len(found[0]) > 1
    assert found == found[:1] * 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_brings_the_game_to_its_end(players: int) -> None:
    for seed in range(1 if INTERPRETED else 2):
        position = play(greedies(players, seed), seed)
        assert position.ending in ("temples", "villages")
        assert position.round <= 60


@pytest.mark.skipif(INTERPRETED, reason="too slow")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"joker": True},
        {"start": "chosen", "pieces": 8},
        {"shape": "line"},
        {"shape": "block", "joker": True, "start": "chosen"},
    ],
)
def test_it_beats_randoms_whatever_is_played(options: dict[str, Any]) -> None:
    won = 0
    for seed in range(6):
        players = 2 + seed % 3
        bots: list[Bot | None] = [None] * players
        bots[seed % players] = greedy(DEUS, Random(seed))
        won += play(bots, seed, **options).scores()[seed % players].place == 1
    assert won >= 5


VALUES = """
from random import Random
from pantheon.bots.deus.scout import Scout
from pantheon.bots.deus.weights import WEIGHTS
from pantheon.games.deus.meta import GAME

rng, scout, values = Random(7), Scout(WEIGHTS), []
for players in (2, 3, 4):
    position = GAME.start(GAME.options(players=players, joker=True, start="chosen" if players == 3 else "standard"))
    position.reseed(7)
    for step in range(240):
        count = position.roll()
        if count and step % 8 == 0 and count < 40:
            values.append(scout.values(position, position.mover, position.actions(position.mover)))
        position.step(rng.randrange(count)) if count else None
print(values)
"""


def in_form(form: str) -> str:
    environment = os.environ | {_form.VARIABLE: form}
    return subprocess.run(
        [sys.executable, "-c", VALUES], env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.slow("a whole game is judged interpreted as well")
def test_every_form_of_the_bot_judges_alike() -> None:
    found = in_form("interpreted")
    assert len(found) > 1000
    assert in_form("compiled") == found
