"""Actions in words: what is wrong is said, and what would be right."""

from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.engine.actions import action_of, read_action, write_action
from pantheon.engine.errors import Problem
from pantheon.games import game, names
from pantheon.games.gods.actions import Draw, GodsCodec, Settle, Temple, Tribe
from pantheon.games.gods.options import GodsOptions
from tests.engine.walks import walk

CODEC = GodsCodec(GodsOptions(players=2, gods=("jade", "gold")))


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("temple 1,-1", Temple((1, -1))),
        ("tribe green 0,3", Tribe("green", (0, 3))),
        ("draw game_end", Draw("game_end")),
        ("settle gold -1,0", Settle("gold", (-1, 0))),
    ],
)
def test_words_and_structs_say_the_same(words: str, action: Temple) -> None:
    assert read_action(CODEC, words) == action
    assert write_action(action) == words
    assert CODEC.decode(CODEC.encode(action)) == action


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "“” is not an action. Actions: tribe, "),
        ("dance 1,1", "“dance” is not an action"),
        ("temple", "write: temple <at>"),
        ("temple 1,1 2,2", "write: temple <at>"),
        ("temple 1", "not a space; write two whole numbers, like 1,-2"),
        ("temple 1,x", "not a space"),
        ("temple 1,--2", "not a space"),
        ("temple ١,٢", "not a space"),
        ("temple 1.5,2", "not a space"),
        ("tribe pink 1,1", "It can be: green, blue, violet, orange"),
    ],
)
def test_words_that_say_nothing_are_refused(words: str, reason: str) -> None:
    with pytest.raises(Problem) as refused:
        read_action(CODEC, words)
    assert reason in str(refused.value)


def test_a_god_who_does_not_sit_here_and_a_cell_beyond_reach_have_no_number() -> None:
    with pytest.raises(Problem, match="Gods here: jade, gold"):
        CODEC.encode(Settle("azure", (0, 0)))
    with pytest.raises(Problem, match="farther away"):
        CODEC.encode(Temple((10**12, 0)))


@pytest.mark.parametrize("wrong", [Tribe("purple", (0, 1)), Tribe("desert", (0, 1)), Temple((1, 2, 3)), Draw("x")])  # type: ignore[arg-type]
def test_a_struct_with_values_of_a_wrong_kind_is_refused(wrong: Tribe) -> None:
    with pytest.raises(Problem, match="Not an action of this game"):
        CODEC.encode(wrong)


@pytest.mark.parametrize("number", [-1, 0, 9 << 23, 24 << 23, (16 << 23) + 2, (13 << 23) + 10, (7 << 23) + 1, 2**70])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(Problem, match="no action number"):
        CODEC.decode(number)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("place left SSSS i9", "cell cannot be “i9”; write it like c4"),
        ("place left SSSX a1", "face cannot be “SSSX”; write it like MPPF"),
        ("build a1 pink", "prophet cannot be “pink”; write it like blue c4"),
        ("draw 3", "count cannot be 3; it must be from 1 to 2"),
        ("discard left 0 SSSS", "slot cannot be 0; it must be from 1 to 20"),
        ("place up SSSS a1", "It can be: left, right"),
    ],
)
def test_a_word_beyond_the_limits_of_its_field_is_refused_with_what_would_be_right(words: str, reason: str) -> None:
    four_gods = game("four-gods")
    with pytest.raises(Problem) as refused:
        read_action(four_gods.codec(four_gods.options(players=4)), words)
    assert reason in str(refused.value)


# --- as they come over a wire ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_every_action_comes_back_from_its_object_and_from_its_words(name: str) -> None:
    played = game(name)
    options = played.options(players=2)
    codec = played.codec(options)
    for position, _, _ in walk(played, options, Random(1), 60):
        for seat in (None, *position.to_act()):
            for number in position.legal(seat)[:20]:
                action = codec.decode(number)
                assert action_of(codec, msgspec.json.decode(msgspec.json.encode(action))) == action
                assert action_of(codec, write_action(action)) == action


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"at": [1, 1]},
        {"do": "dance"},
        {"do": "temple"},
        {"do": "temple", "at": [1]},
        {"do": "temple", "at": [1, "x"]},
        {"do": "temple", "at": [1.5, 2]},
        {"do": "temple", "at": None},
        {"do": "tribe", "colour": "pink", "at": [1, 1]},
        {"do": ["temple"], "at": [1, 1]},
        {"do": None},
        {"do": {"do": "temple"}},
    ],
)
def test_an_object_that_is_no_action_is_refused(wrong: dict[str, Any]) -> None:
    tag = Temple.__struct_config__.tag_field
    assert tag is not None
    with pytest.raises(Problem) as refused:
        action_of(CODEC, {tag if name == "do" else name: value for name, value in wrong.items()})
    assert refused.value.text == "bad-action"


def test_words_that_are_no_action_are_refused_as_ever() -> None:
    with pytest.raises(Problem, match="“dance” is not an action"):
        action_of(CODEC, "dance 1,1")
