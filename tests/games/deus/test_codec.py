"""Actions of Deus as words, structs and numbers: there and back, and wrong words say what is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.actions import Action, read_action, write_action
from pantheon.engine.errors import Problem
from pantheon.games.deus import actions as a
from pantheon.games.deus.codec import DeusCodec
from pantheon.games.deus.deck import standard_deck
from pantheon.games.deus.names import COLOURS, GODS, LANDS, PIECES, RESOURCES, SEATS, Seat, Standard
from pantheon.games.deus.options import DeusOptions

OPTIONS = DeusOptions(players=3, joker=True, start="chosen")
CODEC = DeusCodec(OPTIONS)
EXAMPLES = {
    "build B01": a.Build("B01"),
    "joker T16 red": a.Joke("T16", "red"),
    "offer N12": a.Offer("N12"),
    "add N12": a.Add("N12"),
    "done": a.Done(),
    "pay 1 0 0 1": a.Pay(1, 0, 0, 1),
    "place 3,-2": a.Place((3, -2)),
    "take": a.Take(),
    "decline": a.Decline(),
    "buy clay": a.Purchase("clay"),
    "sell 6": a.Vend(6),
    "sell-one wheat": a.VendOne("wheat"),
    "harvest swamp": a.Reap("swamp"),
    "piece unit": a.TakePiece("unit"),
    "fire 5": a.Fire(5),
    "unit 0,1": a.Send((0, 1)),
    "move 0,1": a.March((0, 1)),
    "rob south": a.Rob("south"),
    "pillage 0,1": a.Pillage((0, 1)),
    "invoke mars": a.Invoke("mars"),
    "resource stone": a.TakeResource("stone"),
    "choose 5 0 1 2 2": a.Choose(5, 0, 1, 2, 2),
    "tile 6 7": a.LaidTile(6, 7),
    "face 6 2 5": a.LaidFace(6, 2, 5),
    "first south": a.Begun("south"),
    "card T16": a.Drawn("T16"),
}


def test_there_is_an_example_of_every_verb() -> None:
    assert {type(action) for action in EXAMPLES.values()} == set(CODEC.actions)


@pytest.mark.parametrize(("words", "action"), EXAMPLES.items())
def test_words_structs_and_numbers_say_the_same(words: str, action: Action) -> None:
    assert read_action(CODEC, words) == action
    assert write_action(action) == words
    assert CODEC.decode(CODEC.encode(action)) == action


ids = st.sampled_from([card.id for card in standard_deck().cards])
cells = st.sampled_from(OPTIONS.atlas.cells)
resources, few = st.sampled_from(RESOURCES), st.integers(0, 5)
standards: st.SearchStrategy[Standard] = st.sampled_from(COLOURS[:5])
seats: st.SearchStrategy[Seat] = st.sampled_from(SEATS[:3])
places = st.integers(1, 6)
some_actions: st.SearchStrategy[Action] = st.one_of(
    *(st.builds(kind, ids) for kind in (a.Build, a.Offer, a.Add, a.Drawn)),
    *(st.builds(kind, cells) for kind in (a.Place, a.Send, a.March, a.Pillage)),
    *(st.builds(kind, resources) for kind in (a.Purchase, a.VendOne, a.TakeResource)),
    *(st.builds(kind, seats) for kind in (a.Rob, a.Begun)),
    st.builds(a.Joke, ids, standards),
    st.builds(a.Pay, few, few, few, few),
    st.builds(a.Vend, st.integers(0, 65535)),
    st.builds(a.Reap, st.sampled_from(LANDS)),
    st.builds(a.TakePiece, st.sampled_from(PIECES)),
    st.builds(a.Fire, st.integers(1, 6)),
    st.builds(a.Invoke, st.sampled_from(GODS)),
    st.builds(a.Choose, few, few, few, few, few),
    st.builds(a.LaidTile, places, st.integers(1, 7)),
    st.builds(a.LaidFace, places, st.integers(1, 2), st.integers(0, 5)),
)


@given(st.lists(some_actions, min_size=2, max_size=30, unique=True))
def test_different_actions_have_different_numbers(actions: list[Action]) -> None:
    numbers = [CODEC.encode(action) for action in actions]
    assert len(set(numbers)) == len(actions)
    for action, number in zip(actions, numbers, strict=True):
        assert CODEC.decode(number) == action
        assert read_action(CODEC, write_action(action)) == action


@given(st.integers(-(2**40), 2**40) | st.integers(0, 27 << 16))
def test_a_number_is_an_action_of_that_number_or_none(number: int) -> None:
    try:
        action = CODEC.decode(number)
    except Problem as problem:
        assert problem.text == "no-such-action"  # noqa: PT017 (both ends are fine)
    else:
        assert CODEC.encode(action) == number


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", "is not an action"),
        ("dance", "is not an action"),
        ("build", "build <card>"),
        ("build X99", "no card X99 in this deck"),
        ("build B-1", "B-1"),
        ("joker B01 temple", "blue, green, yellow, brown, red"),
        ("joker None red", "no card None"),
        ("place 9,9", "no region 9,9 on this map"),
        ("place here", "here"),
        ("pay 1 0 0", "pay <wood> <stone> <clay> <wheat>"),
        ("pay 6 0 0 0", "wood"),
        ("buy gold", "wood, stone, clay, wheat"),
        ("sell some", "some"),
        ("sell -1", "-1 is not between 0"),
        ("harvest sea", "forest, mountain, swamp, field"),
        ("piece temple", "ship, production, science, civil, unit"),
        ("fire 0", "card"),
        ("rob west", "Seats: north, east, south"),
        ("invoke zeus", "neptune, ceres, minerva, vesta, mars, jupiter"),
        ("choose 2 2 2 2", "choose <ship>"),
        ("choose 6 1 1 1 1", "ship"),
        ("choose None 1 1 1 1", "ship must be a whole number"),
        ("tile 7 1", "not between 0"),
        ("face 1 3 0", "not between 0 and 1"),
        ("face 1 1 6", "not between 0 and 5"),
        ("card None", "no card None"),
    ],
)
def test_wrong_words_are_refused_and_the_reason_says_what_is_wrong(words: str, reason: str) -> None:
    with pytest.raises(Problem) as refused:
        CODEC.encode(read_action(CODEC, words))
    assert reason in str(refused.value)


def test_what_is_hidden_has_no_number() -> None:
    for hidden in (a.Drawn(None), a.Add(None), a.Joke(None, "red"), a.Choose(None, None, None, None, None)):
        with pytest.raises(Problem, match="Hidden"):
            CODEC.encode(hidden)


def test_an_action_of_another_game_is_refused() -> None:
    class Pray(Action, frozen=True, tag="pray"):
        """No action of Deus."""

    with pytest.raises(Problem, match="Pray"):
        CODEC.encode(Pray())
