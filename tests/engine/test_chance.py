"""Draws that anybody can check."""

from collections import Counter

import pytest

from pantheon.engine.chance import Dice, ScriptedDice, chosen_seed, commitment
from pantheon.engine.errors import Problem
from pantheon.engine.game import Chance

SEED = bytes(range(32))


def test_the_first_draws_of_a_known_seed_never_change() -> None:
    """Old records must verify for ever."""
    assert commitment(SEED) == "66ff9aea7d59f35f7510261024241a5d4792a88c7a2be44e8841e4b0e33c299f"
    assert chosen_seed("1").hex() == "fb11257b7eebeb7edc7be39b096c1861acd9c60adf7291f49e9a79250d8db810"
    dice = Dice(SEED)
    assert [dice.below("bag", 52) for _ in range(8)] == [8, 46, 5, 24, 42, 12, 47, 51]
    assert [dice.below("layout", 4) for _ in range(8)] == [3, 3, 0, 0, 1, 3, 0, 0]
    assert [Dice(SEED, (b"salt", b"")).below("bag", 52) for _ in range(1)] == [42]


def test_each_purpose_has_a_stream_of_its_own() -> None:
    one, other = Dice(SEED), Dice(SEED)
    alone = [one.below("bag", 1000) for _ in range(5)]
    mixed = []
    for _ in range(5):
        other.below("layout", 4)
        mixed.append(other.below("bag", 1000))
    assert mixed == alone


def test_entropy_of_any_seat_changes_the_draws() -> None:
    def draws(*entropy: bytes) -> list[int]:
        dice = Dice(SEED, entropy)
        return [dice.below("bag", 10**9) for _ in range(3)]

    found = [draws(), draws(b"a"), draws(b"", b"a"), draws(b"a", b"b"), draws(b"ab")]
    assert len({tuple(f) for f in found}) == len(found)
    assert draws(b"a") == draws(b"a", b"", b""), "seats that add nothing make no difference"


def test_weights_are_respected() -> None:
    dice = Dice(SEED)
    chance = Chance(purpose="bag", actions=(10, 20, 30), weights=(1, 2, 5))
    counts = Counter(dice.choose(chance) for _ in range(8000))
    for action, weight in zip(chance.actions, chance.weights, strict=True):
        assert abs(counts[action] - 1000 * weight) < 150


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Problem, match="32 bytes"):
        Dice(b"short")


def test_the_same_dice_again_give_the_same_draws() -> None:
    dice = Dice(SEED, (b"salt",))
    first = [dice.below("bag", 1000) for _ in range(5)]
    again = dice.again()
    assert [again.below("bag", 1000) for _ in range(5)] == first
    assert dice.below("bag", 1000) == again.below("bag", 1000), "each goes its own way from there"


def test_scripted_dice_give_the_draws_of_a_game_and_then_those_of_others() -> None:
    chance = Chance(purpose="bag", actions=(10, 20, 30), weights=(1, 1, 1))
    twin = Dice(SEED)
    own = [twin.choose(chance) for _ in range(6)]
    dice = ScriptedDice([30, 30, 10], Dice(SEED))
    assert [dice.choose(chance) for _ in range(9)] == [30, 30, 10, *own]
    again = dice.again()
    assert [again.choose(chance) for _ in range(9)] == [30, 30, 10, *own]
    assert [ScriptedDice([], Dice(SEED)).choose(chance)] == own[:1]
