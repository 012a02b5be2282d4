"""The words in which examples of Deus are written; tests/examples/test_rules.py plays the examples."""

import re
from pathlib import Path

import msgspec
import pytest

from pantheon.examples.parse import ExampleError, read_example
from pantheon.examples.run import Outcome
from pantheon.games.deus.deck import Card, standard_deck
from tests.examples.playing import played as play_lines

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "fixtures" / "rules" / "deus").glob("*.rule"))
PAGE = ROOT / "docs" / "rules" / "deus.md"


def test_every_card_has_an_example() -> None:
    named = {file.stem.split("-")[1].upper() for file in FILES if file.stem.startswith("card-")}
    assert named == {card.id for card in standard_deck().cards}


def sources_of(card: Card) -> str:
    """As the page writes it: cost, effect, and the limit if there is one."""
    assert card.sources is not None
    return " / ".join(filter(None, msgspec.structs.astuple(card.sources)))


def test_the_page_tells_each_card_as_the_deck_has_it() -> None:
    """Name, cost, copies, and where cost, effect and limit of a card come from, row by row."""
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w\d\d) \| (.+?) \| (.+?) \| .+? \| (\d) \| (.+?) \|", page, re.MULTILINE)
    expected = []
    for card in standard_deck().cards:
        cost = ", ".join(f"{count} {good}" for good, count in card.cost.items())
        cost = "one of each" if card.colour == "temple" else cost
        expected.append((card.id, card.name["en"], cost, str(card.copies), sources_of(card)))
    assert rows == expected


MARKS = {
    "rulebook": {"rulebook"},
    "public": {"source"},
    "doubtful": {"source", "doubtful-cards"},
    "symmetry": {"card-values"},
    "invented": {"card-values"},
}


@pytest.mark.parametrize("card", standard_deck().cards, ids=lambda card: card.id)
def test_the_example_of_a_card_is_marked_as_its_sources_say(card: Card) -> None:
    assert card.sources is not None
    (file,) = (file for file in FILES if file.stem.startswith(f"card-{card.id.lower()}-"))
    read = read_example(file)
    whence = set().union(*(MARKS[said] for said in msgspec.structs.astuple(card.sources) if said is not None))
    assert {*read.marks, *read.rulings} & set().union(*MARKS.values()) == whence


# --- the words of Deus -------------------------------------------------------------------------------------------


def played(given: str, *lines: str, options: str = "players: 2") -> Outcome:
    return play_lines("deus", options, given, *lines)


TABLE = """0,1: forest, north civil unit
1,1: north ship
1,0: field, north temple
2,1: village, 2 VP
3,-2: village, attacked
north: 3 gold, 2 wood
north board: 1 unit
north hand: N01, Y02, 1 card
north brown: N05, joker T02
east: 7 VP, nothing else
discard: B01, G01"""


def test_what_is_not_said_has_a_sensible_default() -> None:
    outcome = played(
        TABLE,
        "north has 3 gold",
        "north has 2 wood",
        "north has 1 clay",
        "north has 5 VP",
        "east has 0 gold",
        "east has 0 wheat",
        "the supply holds 8 wood",
        "the supply holds 9 clay",
        "north has 3 cards",
        "east has 5 cards",
        "hand of north: Y02, N01, T16",
        "north has 1 unit on the board",
        "north has 3 units in reserve",
        "north has 2 ships in reserve",
        "3 temple pieces are left",
        "the village on 0,0 has 6 VP",
        "the village on 3,-2 has 0 VP",
        "2,0 is sea",
        "north occupies 3 regions",
        "the deck holds 84 cards",
        "the discard holds 2 cards",
        "G01 lies on the discard",
        "brown column of north: N05, joker T02",
        "east sees the brown column of north: N05, joker ?",
        "it is north's turn",
        "the first player is north",
        "this is round 1",
        "no last round",
        "rounds without a build: 0",
        "north decides on the turn",
    )
    assert not outcome.failures


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        ("north has 4 gold", "3 gold"),
        ("north has 2 VP", "5 VP"),
        ("north has 2 cards", "3 card"),
        ("north has 2 units on the board", "1 unit on the board"),
        ("hand of north: N01", "Y02, N01, T16"),
        ("brown column of north: N05", "N05, joker T02"),
        ("red column of north: R01", "empty"),
        ("north occupies 0,1 with civil", "north occupies 0,1 with civil, unit"),
        ("nobody occupies 1,1", "north occupies 1,1"),
        ("east occupies 2,0", "nobody occupies 2,0"),
        ("north occupies 2 regions", "3 regions"),
        ("0,1 is field", "0,1 is forest"),
        ("0,1 is inside", "0,1 is at the edge"),
        ("the village on 2,1 has 3 VP", "2,1, village, has 2 VP"),
        ("the village on 2,1 is attacked", "2,1, village, is barbarian"),
        ("the village on 2,0 is barbarian", "2,0, sea, is barbarian"),
        ("the map has 27 regions", "28"),
        ("the map has 3 villages", "4"),
        ("place 1 has tile 5, face 1, turned by 3", "no tile"),
        ("the supply holds 9 wood", "8 wood"),
        ("2 temple pieces are left", "3 temple pieces"),
        ("the deck holds 85 cards", "84 cards"),
        ("B01 lies on the discard", "G01 lies on it"),
        ("east sees the hand of north: N01", "east sees 3 cards"),
        ("east sees the VP of north: 5", "east sees ?"),
        ("east sees the board of north: ?", "east sees 2 2 2 2 1"),
        ("north sees the brown column of north: N05", "north sees N05, joker T02"),
        ("east would see north's \"offer N01\" as \"offer ?\"", "east sees offer N01"),
        ("east decides on the turn", "north decides on the turn"),
        ("nobody decides", "north decides on the turn"),
        ("it is east's turn", "it is north's turn"),
        ("the last round is 3", "the last round is 0"),
        ("rounds without a build: 2", "rounds without a build: 0"),
    ],
)  # fmt: skip
def test_a_wrong_expectation_says_what_was_found(expectation: str, found: str) -> None:
    (failure,) = played(TABLE, expectation).failures
    assert f"{expectation}\n    found: {found}" in failure


@pytest.mark.parametrize(
    ("given", "line", "reason"),
    [
        ("0,1: jungle", 8, '"jungle" says nothing about a region'),
        ("0,1: north castle", 8, '"north castle" says nothing about a region'),
        ("0,1: south civil", 8, '"south civil" says nothing about a region'),
        ("0,1: field, north unit unit", 8, '"north unit unit" says nothing about a region'),
        ("9,9: field", 8, "there is no region 9,9 on this map"),
        ("0,1: north civil", 8, "0,1 is sea: civil cannot be there"),
        ("0,1: north unit", 8, "0,1 is sea: unit cannot be there"),
        ("0,1: field, north ship", 8, "0,1 is field: ship cannot be there"),
        ("0,0: north unit", 8, "0,0 is village: unit cannot be there"),
        ("0,1: field\n0,1: sea", 9, "0,1 was said before"),
        ("north: 1 gold\nnorth: 2 gold", 9, "north was said before"),
        ("north: 1 silver", 8, '"1 silver" should be a number and one of wood'),
        ("north: much gold", 8, '"much gold" should be a number and one of wood'),
        ("north: 11 wood", 8, "there are 2 too many wood"),
        ("north board: 6 units", 8, "there are 1 too many unit pieces"),
        ("0,1 1,1 1,2 2,2 3,1 4,0: field, north unit", 8, "there are 1 too many unit pieces"),
        ("0,1 1,1 1,2 2,2 3,1: field, north temple", 8, "there are 1 too many temple pieces on the map"),
        ("north hand: N01, N01", 8, "the deck has fewer cards N01"),
        ("north hand: Z01", 8, '"Z01" is no card of this deck'),
        ("north hand: joker N01", 8, '"joker N01" is no card of this deck'),
        ("north hand: 11 cards", 8, "there are 1 too many cards in the hand of north"),
        ("north red: 6 cards", 8, "there are 1 too many red cards of north"),
        ("deck: empty\ndiscard: empty", 8, "86 cards are nowhere"),
        ("turn: south", 8, '"south" does not play here'),
        ("round: late", 8, '"late" should be a number'),
        ("last round: 4", 8, '"4" should be a round and its cause'),
        ("joker played: south", 8, '"south" does not play here'),
        ("built: maybe", 8, '"maybe" should be yes or no'),
        ("first regions: east 9,9", 8, '"9,9" is no region of this map'),
        ("first regions: east here", 8, '"here" is no region of this map'),
        ("weather: fine", 8, '"weather:" is not known here'),
    ],
)
def test_a_position_that_cannot_be_is_an_error(given: str, line: int, reason: str) -> None:
    with pytest.raises(ExampleError) as found:
        played(given, "no last round")
    assert str(found.value).startswith(f"x.rule:{line}: {reason}")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("9,9 is field", "there is no region 9,9 on this map"),
        ('east would see north\'s "dance" as "dance"', "dance"),
        ("north is happy", '"north is happy" is no move and no expectation'),
    ],
)
def test_a_sentence_without_a_sense_is_an_error(line: str, reason: str) -> None:
    with pytest.raises(ExampleError, match=re.escape(reason)):
        played(TABLE, line)
