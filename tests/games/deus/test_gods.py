"""What gods give for offerings, and jokers: cards that lie face down."""

from random import Random

import pytest

from pantheon.games.deus.imagining import imagine
from pantheon.games.deus.names import PIECES, RESOURCES
from pantheon.games.deus.sights import DeusView
from tests.games.deus.test_drawing import at_turn, do, draw_all, holding
from tests.games.deus.test_effects import built, laid, own, rich
from tests.games.deus.test_scoring import dealt, with_seat


def offering(*cards: str) -> DeusView:
    """North is at turn with these cards, and has 5 gold, 5 VP, one of each resource and two of each piece."""
    return with_seat(at_turn(holding(dealt(players=2), 0, *cards), 0), 1, vp=5)


# The offering, gold, VP and resources afterwards, and which pieces came to the two of each type on the board.
GIFTS: list[tuple[list[str], int, int, int, str]] = [
    (["offer B02", "done"], 7, 5, 4, "ship"),
    (["offer B02", "add N01", "add T01", "done"], 11, 5, 4, "ship"),
    (["offer G01", "add N01", "done", "resource clay", "resource clay"], 5, 5, 6, "production"),
    (["offer Y01", "add N01", "done"], 5, 5, 4, "science"),
    (["offer N01", "done"], 5, 6, 4, "civil"),
    (["offer N01", "add T01", "done"], 5, 7, 4, "civil"),
    (["offer N01", "add R01", "add T01", "done"], 5, 7, 4, "civil"),
    (["offer R01", "add T01", "done", "piece ship", "piece ship"], 5, 5, 4, "ship ship"),
    (["offer T01", "done", "invoke neptune"], 7, 5, 4, "ship"),
    (["offer T01", "add N01", "done", "invoke vesta"], 5, 7, 4, "civil"),
    (["offer T01", "done", "invoke mars", "piece unit"], 5, 5, 4, "unit"),
    # three cards with a temple on top, Ceres chosen: three resources and a production piece
    (["offer T01", "add B02", "add N01", "done", "invoke ceres", *["resource wood"] * 3], 5, 5, 7, "production"),
]


@pytest.mark.parametrize(("commands", "gold", "vp", "resources", "pieces"), GIFTS)
def test_what_a_god_gives(commands: list[str], gold: int, vp: int, resources: int, pieces: str) -> None:
    position = imagine(offering("B02", "G01", "Y01", "N01", "R01", "T01"), Random(1))
    do(position, 0, *commands)
    draw_all(position)
    north = own(position)
    assert (north.gold, north.vp, sum(north.resources.values())) == (gold, vp, resources)
    assert north.board == {piece: 2 + pieces.split().count(piece) for piece in PIECES}
    assert north.reserve == {piece: 3 - pieces.split().count(piece) for piece in PIECES}
    assert position.to_act() == (1,)


def test_a_god_whose_piece_is_missing_gives_the_rest() -> None:
    pieces = dict.fromkeys(PIECES, 2)
    view = with_seat(offering("B02", "N01"), 0, reserve={**pieces, "ship": 0})
    position = imagine(view, Random(1))
    do(position, 0, "offer B02", "done")
    assert own(position).board == pieces
    assert own(position).gold == 7


def test_an_offering_is_made_in_the_order_of_the_deck_and_may_end_at_any_card() -> None:
    position = imagine(offering("B02", "G01", "N01"), Random(1))
    do(position, 0, "offer G01")
    assert len(position.legal(0)) == 3  # B02, N01, done
    do(position, 0, "add N01")
    assert len(position.legal(0)) == 1
    assert position.view(1).top == "G01"
    assert position.view(1).discard == 2


# --- jokers -------------------------------------------------------------------------------------------------


def test_a_joker_in_the_column_does_not_fire() -> None:
    view, where = laid(rich("N01"), [("forest", "unit")])
    view = with_seat(view, 0, {"brown": ["?N05", "N09"]})
    position = built(view, "N01", where[0])
    do(position, 0, "take")  # N09: two buildings there
    do(position, 0, "take")  # N01
    assert (own(position).gold, own(position).vp) == (20, 12)
    assert position.to_act() == (1,)


@pytest.mark.parametrize(("column", "price"), [([], 1), (["N09"], 2), (["N09", "N10", "N11"], 4)])
def test_a_joker_costs_its_rank_in_gold_and_fires_the_other_cards(column: list[str], price: int) -> None:
    view = at_turn(holding(dealt(players=2, joker=True), 0, "T01", "T16"), 0)
    view, where = laid(with_seat(view, 0, gold=9, vp=5), [("forest", "unit")])
    position = imagine(with_seat(view, 0, {"brown": column}), Random(1))
    do(position, 0, "joker T01 brown", f"place {where[0][0]},{where[0][1]}")
    assert own(position).gold == 9 - price
    assert own(position).resources == dict.fromkeys(RESOURCES, 1)
    if column:
        do(position, 0, "take")
        assert own(position).vp == 6
    assert own(position).joker_used
    assert not own(position).columns["temple"]
    hidden, known = position.view(1).seats[0].columns["brown"][-1], own(position).columns["brown"][-1]
    assert (hidden.card, hidden.joker, known.card) == (None, True, "T01")


def test_a_joker_can_be_played_once() -> None:
    view = at_turn(holding(dealt(players=2, joker=True), 0, "T01", "T16"), 0)
    position = imagine(with_seat(view, 0, joker_used=True, gold=9), Random(1))
    assert {action >> 16 for action in position.legal(0)} == {3}  # offerings
