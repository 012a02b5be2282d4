"""What a seat may imagine: positions that look the same to it, with every unseen card wherever it can be."""

from collections import defaultdict
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.games.deus import codes
from pantheon.games.deus.imagining import imagine
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from tests.engine.walks import any_move, options_of
from tests.games.deus.test_views import hand_of, moments, unique_deck


def somewhere(options: DeusOptions, seed: int, most: int) -> Position:
    """A position after so many random moves."""
    position, rng = Position(options), Random(seed)
    for _ in range(most):
        if not position.over:
            position.play(*any_move(GAME, position, rng))
    return position


@given(options=options_of(GAME), seed=st.integers(0, 2**32), most=st.integers(0, 400))
def test_every_imagined_position_looks_the_same_and_has_all_its_parts(
    options: DeusOptions, seed: int, most: int
) -> None:
    position = somewhere(options, seed, most)
    for viewer in (None, *range(options.players)):
        view = position.view(viewer)
        other = imagine(view, Random(seed))
        assert msgspec.json.encode(other.view(viewer)) == msgspec.json.encode(view)
        assert other.stock() == position.stock()
        assert other.to_act() == position.to_act()
        if viewer is not None:
            assert other.legal(viewer) == position.legal(viewer)
            assert other.view(None) == position.view(None) or position.phase == codes.CHOICE


def jokers(position: Position) -> list[int]:
    """Cards that lie face down."""
    return [laid for laid in position.column if laid > codes.JOKER]


@pytest.mark.parametrize("viewer", [0, None])
def test_over_many_samples_an_unseen_card_can_be_anywhere(viewer: int | None) -> None:
    options = DeusOptions(players=3, joker=True, deck=unique_deck())
    position = next(
        p for p in moments(options, 8, 2000)
        if len(jokers(p)) == 3 and p.discard_size > 8 and p.deck_size > 20 and all(p.hand_size[:3])
    )  # fmt: skip
    places: dict[int, set[str]] = defaultdict(set)
    for seed in range(1500):
        other = position.sample(viewer, Random(seed))
        for kind in range(96):
            if other.deck[kind]:
                places[kind].add("deck")
            if other.discard[kind]:
                places[kind].add("discard")
        for seat in range(3):
            for kind in hand_of(other, seat):
                places[kind].add(f"hand {seat}")
        for laid in jokers(other):
            places[laid - 1 - codes.JOKER].add("joker")
    seen = {kind for kind, found in places.items() if len(found) == 1}
    hidden = set(places) - seen
    others = [seat for seat in range(3) if seat != viewer]
    count = position.deck_size + position.discard_size - 1 + sum(position.hand_size[seat] for seat in others)
    assert len(hidden) == count + (3 if viewer is None else 2)
    everywhere = {"deck", "discard", "joker", *(f"hand {seat}" for seat in others)}
    assert all(places[kind] == everywhere for kind in hidden)


def test_vp_of_others_are_imagined_anew_and_own_are_not() -> None:
    position = somewhere(DeusOptions(players=3), 5, 300)
    samples = [position.sample(1, Random(seed)) for seed in range(60)]
    assert {sample.vp[1] for sample in samples} == {position.vp[1]}
    assert len({sample.vp[0] for sample in samples}) > 5


def test_secret_choices_are_imagined_with_the_right_number_of_pieces() -> None:
    options = DeusOptions(players=2, start="chosen", handicap=(6, 9))
    position = next(p for p in moments(options, 1) if p.to_act() == (0, 1))
    position.play(1, position.legal(1)[5])
    boards = {tuple(position.sample(0, Random(seed)).board[5:10]) for seed in range(40)}
    assert len(boards) > 10
    assert all(sum(board) == 9 and max(board) <= 5 for board in boards)
