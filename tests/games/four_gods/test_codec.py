"""Commands in words, as structs and as ints: there and back, and clear words for what is wrong."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pantheon.engine.actions import Action, read_action, verb, write_action
from pantheon.engine.errors import Problem
from pantheon.games.four_gods import actions as a
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.codec import FourGodsCodec
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.tiles import standard_tiles

CODEC = FourGodsCodec(FourGodsOptions(players=3))

EXAMPLES: dict[str, Action] = {
    "ready": a.Ready(),
    "colour gray": a.PickColour("gray"),
    "god elves": a.ChooseGod("elves"),
    "gods elves humans": a.ChooseGods("elves", "humans"),
    "place left MPPF c4": a.Place("left", "MPPF", "c4"),
    "place-prophet right SSSS h8 NW c3": a.PlaceProphet("right", "SSSS", "h8", "NW", "c3"),
    "destroy left SSSS a1 own": a.Destroy("left", "SSSS", "a1", "own"),
    "destroy-prophet right FMSS b2 gray SW gray": a.DestroyProphet("right", "FMSS", "b2", "gray", "SW", "gray"),
    "prophet a1 SE blue": a.Preach("a1", "SE", "blue"),
    "build d4 h1": a.Build("d4", "h1"),
    "discard left 13 PPFM": a.Discard("left", 13, "PPFM"),
    "give-back right SSSS": a.GiveBack("right", "SSSS"),
    "draw 2": a.Draw(2),
    "flip west 1 SSSS": a.Flip("west", 1, "SSSS"),
    "take north 7 PPFM right": a.Take("north", 7, "PPFM", "right"),
    "pass": a.Pass(),
    "end-turn": a.EndTurn(),
    "call g6": a.Call("g6"),
    "give-up green": a.GiveUp("green"),
    "leave": a.Leave(),
    "tile 92": a.Tile(92),
    "dealt-colour west yellow": a.DealtColour("west", "yellow"),
    "dealt-god north dwarves": a.DealtGod("north", "dwarves"),
    "first south": a.First("south"),
    "given-god south merfolk": a.GivenGod("south", "merfolk"),
    "sand": a.Sand(),
    "hold west right": a.Hold("west", "right"),
    "window north": a.Window("north"),
    "time": a.Time(),
    "absent south": a.Absent("south"),
    "forfeit west": a.Forfeit("west"),
}


@pytest.mark.parametrize(("words", "action"), EXAMPLES.items())
def test_every_verb_goes_there_and_back(words: str, action: Action) -> None:
    assert read_action(CODEC, words) == action
    assert write_action(action) == words
    assert CODEC.decode(CODEC.encode(action)) == action


def test_no_verb_is_without_an_example_and_no_two_actions_share_a_number() -> None:
    assert {verb(action) for action in EXAMPLES.values()} == {verb(kind) for kind in CODEC.actions}
    assert len({CODEC.encode(action) for action in EXAMPLES.values()}) == len(EXAMPLES)


hands = st.sampled_from(["left", "right"])
faces = st.sampled_from([str(face) for face in standard_tiles().shapes])
cells = st.builds("{}{}".format, st.sampled_from("abcdefgh"), st.integers(1, 8))
colours = st.sampled_from(["blue", "yellow", "green", "gray"])
prophets = colours | cells
corners = st.sampled_from(["NW", "NE", "SE", "SW"])
seats = st.sampled_from(["south", "west", "north"])
slots = st.integers(1, 13)
some_actions = st.one_of(
    st.builds(a.Place, hands, faces, cells),
    st.builds(a.PlaceProphet, hands, faces, cells, corners, prophets),
    st.builds(a.Destroy, hands, faces, cells, colours | st.just("own")),
    st.builds(a.DestroyProphet, hands, faces, cells, colours | st.just("own"), corners, prophets),
    st.builds(a.Preach, cells, corners, prophets),
    st.builds(a.Build, cells, prophets),
    st.builds(a.Discard, hands, slots, faces),
    st.builds(a.GiveBack, hands, faces),
    st.builds(a.Flip, seats, slots, faces),
    st.builds(a.Take, seats, slots, faces, hands),
    st.builds(a.Call, cells),
    st.builds(a.GiveUp, prophets),
)


@given(st.lists(some_actions, min_size=2, max_size=20, unique=True))
def test_whatever_a_command_names_different_commands_have_different_numbers(actions: list[Action]) -> None:
    numbers = [CODEC.encode(action) for action in actions]
    assert len(set(numbers)) == len(actions)
    for action, number in zip(actions, numbers, strict=True):
        assert 0 < number < 1 << 31
        assert CODEC.decode(number) == action
        assert read_action(CODEC, write_action(action)) == action


@example(codes.DRAW << codes.SHIFT | 3)  # three tiles
@example(codes.DISCARD << codes.SHIFT | 13 << codes.SHAPE_BITS)  # slot 14 of 13
@given(st.integers(-(2**40), 2**40) | st.integers(0, 2**31))
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
        ("place left SSSS", "place <hand> <face> <cell>"),
        ("place middle SSSS a1", "left, right"),
        ("place left SSSX a1", "face cannot be “SSSX”"),
        ("place left SPFM a1", "SPFM"),
        ("place left SSSS i9", "cell cannot be “i9”"),
        ("place left SSSS a0", "cell cannot be “a0”"),
        ("prophet a1 N blue", "NW, NE, SE, SW"),
        ("build a1 pink", "prophet cannot be “pink”"),
        ("discard left 14 SSSS", "slots 1 to 13"),
        ("discard left 0 SSSS", "slot cannot be 0"),
        ("discard left one SSSS", "one"),
        ("draw 3", "from 1 to 2"),
        ("flip east 1 SSSS", "Seats: south, west, north"),
        ("god zeus", "merfolk, humans, elves, dwarves"),
        ("tile 93", "no tile number 93"),
        ("destroy left SSSS a1 mine", "own, blue, yellow, green, gray"),
    ],
)
def test_wrong_words_are_refused_and_the_reason_says_what_is_wrong(words: str, reason: str) -> None:
    with pytest.raises(Problem) as refused:
        CODEC.encode(read_action(CODEC, words))
    assert reason in str(refused.value)


def test_what_is_hidden_has_no_number() -> None:
    for hidden in (a.Tile(None), a.DealtGod("south", None)):
        with pytest.raises(Problem):
            CODEC.encode(hidden)


def test_an_action_of_another_game_is_refused() -> None:
    class Pray(Action, frozen=True, tag="pray"):
        """No action of 4 Gods."""

    with pytest.raises(Problem, match="Pray"):
        CODEC.encode(Pray())
