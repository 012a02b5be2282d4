"""The words in which examples of 4 Gods are written; tests/examples/test_rules.py plays the examples."""

import pytest

from pantheon.examples.parse import ExampleError
from pantheon.examples.run import Outcome
from tests.examples.playing import played as play_lines

# --- the words of 4 Gods ----------------------------------------------------------------------------------------


def played(given: str, *lines: str, options: str = "players: 3") -> Outcome:
    return play_lines("four-gods", options, given, *lines)


TABLE = """1: SSSS SSPP ....
a2: SSPP, blue on plain, by west
h8: city of green
south: merfolk
west: elves
south left: SSSS/PPFM
south right: MMMM/SSPF from west
row of west: FFFF, -, 2 tiles
row of south: PPPP/SSMF
north knows: south 1
passed: west"""


def test_what_is_not_said_has_a_sensible_default() -> None:
    outcome = played(
        TABLE,
        "a1 shows SSSS",
        "c1 is empty",
        "h8 is a city of green",
        "the World holds 4",
        "the bag holds 83 tiles",
        "blue has 12 prophets in reserve",
        "blue has 0 lost",
        "green has 12 prophets in reserve",
        "7 cities are left to build",
        "row of north: empty",
        "row of west has 3 tiles",
        "slot 1 of west shows FFFF",
        "south holds SSSS/PPFM from bag in the left hand",
        "south holds 2 tiles",
        "clocks: hold-right south, absent south, absent north",
        "window of south: closed",
        "no final phase",
        "gone: nobody",
        "idle commands: 0",
        "north sees PPPP/SSMF in slot 1 of south",
        "west sees PPPP/? in slot 1 of south",
        "west sees SSPP/SFMF on a2",
        "south sees SSPP/? on a2",
    )
    assert not outcome.failures


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        ("a1 shows PPPP", "a1 shows SSSS"),
        ("a1 is empty", "a1 shows SSSS"),
        ("h8 is a city of blue", "h8 is a city of green"),
        ("c1 shows SSSS", "c1 is empty"),
        ("blue preaches on the sea of a2", "blue preaches on the plain of a2"),
        ("nobody preaches on a2", "blue preaches on the plain of a2"),
        ("green preaches on the sea of a1", "nobody preaches of a1"),
        ("sea Kingdoms: none", "a1 b1 a2"),
        ("plain Kingdoms: a2 b1", "none"),
        ("2 sea Kingdoms", "1: tiles 3"),
        ("the largest sea Kingdom has 4 tiles", "3 tiles"),
        ("the city on h8 is safe", "not safe"),
        ("the city on a1 is safe", "no city on a1"),
        ("the World holds 9", "4 tiles and cities"),
        ("row of south: empty", "PPPP"),
        ("row of west is full", "3 of 13 slots are filled"),
        ("slot 2 of west shows FFFF", "slot 2 is empty"),
        ("south holds nothing in the left hand", "SSSS/PPFM from bag"),
        ("south holds SSSS/PPFM from west in the left hand", "SSSS/PPFM from bag"),
        ("west holds SSSS/PPFM in the left hand", "nothing"),
        ("west holds 1 tile", "0 tiles"),
        ("the bag is empty", "83 tiles"),
        ("blue has 1 lost", "0 lost"),
        ("blue has 2 tokens", "0 token"),
        ("1 cities are left to build", "7 city tokens are left"),
        ("west sees SSSS/PPFM from bag in the left hand of south", "west sees ? from bag"),
        ("spectator sees PPPP/SSMF in slot 1 of south", "spectator sees PPPP/?"),
        ("spectator sees SSPP/? on c1", "spectator sees nothing"),
        ("west sees the god of south: elves", "merfolk"),
        ("north plays gray", "north plays nothing"),
        ("passed: nobody", "west"),
        ("window of south: open on a1", "closed"),
        ("clocks: none", "absent north, absent south, hold-right south"),
        ("clock hold-right south began anew", "1 moves old"),
        ("clock absent south is 3 moves old", "0 moves old"),
        ("south owes 1 prophet", "0 prophets"),
        ("final phase: bag-empty", "no final phase"),
        ("it is west's turn", "it is None's turn"),
        ("this is turn 2", "turn 0"),
        ("idle commands: 3", "0 commands"),
        ("marker of blue: 3", "at 30"),
        ("points for cities: blue 5", "green 5"),
        ("points for prophets: blue 1", "none"),
        ("ranks of 3, 2 are 10, 15", "15, 10"),
    ],
)
def test_a_wrong_expectation_says_what_was_found(expectation: str, found: str) -> None:
    (failure,) = played(TABLE, expectation).failures
    assert f"{expectation}\n    found: {found}" in failure


@pytest.mark.parametrize(
    ("given", "line", "reason"),
    [
        ("9: SSSS", 8, '"9:" is not known here'),
        ("1: SSSS SSSS SSSS SSSS SSPP SSPP SSPP SSPP SSFF", 8, "the World has 8 columns"),
        ("a1: SPFM", 8, '"SPFM" is no face of these tiles'),
        ("a1: SSSS, red on sea", 8, '"red on sea" should be "blue on plain"'),
        ("south: merfolk\na1: SSSS, blue on plain", 9, "SSSS shows no plain"),
        ("a1: SSSS\na1: PPPP", 9, "a1 was said before"),
        ("a1 a2 a3 a4 a5: SSSS", 8, "no tiles of the set can lie like that all at once"),
        ("row of south: PSSS", 8, '"PSSS" does not lie in the World: write it upright, "SSSP"'),
        ("row of south: 14 tiles", 8, "the row of south has only 13 slots"),
        ("row of east: SSSS", 8, '"row of east:" is not known here'),
        ("south left: SSSS from east", 8, '"east" is neither the bag nor a seat'),
        ("south left: SSSS/PPPP", 8, "no tiles of the set can lie like that all at once"),
        ("south: zeus", 8, '"zeus" should be a god, or a colour and a god'),
        ("blue: 14 prophets", 8, "blue has only 13 prophets"),
        ("blue: many prophets", 8, '"many prophets" should be a number and one of'),
        ("bag: full", 8, '"bag:" is "empty", "3 tiles", or the numbers of its tiles'),
        ("bag: empty", 8, "53 tiles are too many or too few"),
        ("still in the bag: some", 8, '"some" should be numbers of tiles'),
        ("still in the bag: 93", 8, "no tile has the number 93"),
        ("passed: east", 8, "east: here are south, west, north"),
        ("final phase: all-passed", 8, "a final phase begins by world-full or bag-empty"),
        ("final phase: soon", 8, "a final phase begins by world-full or bag-empty"),
        ("south: elves\nwest: elves", 8, "two players have the same god or colour"),
        ("south: elves, merfolk", 8, "a player has at most 1 of the gods here"),
        ("a1: SSSS, blue on sea", 8, "blue stands on a1, but nobody plays blue"),
        ("blue: 9 tokens", 8, "there are only 8 cities"),
        ("idle commands: many", 8, '"many" should be a number'),
        ("north knows: south 1", 8, "no tile lies on south 1"),
    ],
)
def test_a_position_that_cannot_be_is_an_error(given: str, line: int, reason: str) -> None:
    with pytest.raises(ExampleError) as found:
        played(given, "the World holds 0")
    assert str(found.value).startswith(f"x.rule:{line}: {reason}")
