"""Who sees what: hands, deck, buried discards, jokers, secret choices and VP of others are told to nobody else."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from pantheon.engine.errors import IllegalAction
from pantheon.games.deus import actions as a
from pantheon.games.deus import codes
from pantheon.games.deus.codec import DeusCodec
from pantheon.games.deus.deck import Deck, standard_deck
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.names import PIECES, SEATS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from tests.engine.walks import any_move, listable_options

encode = msgspec.json.encode
OPTIONS = listable_options(GAME)[::3]
MORE = pytest.mark.extended("one whole game with each number of players, every position of it")


def unique_deck() -> tuple[str, ...]:
    """Our deck, but that every single card has an id of its own, which can be looked for."""
    ids = iter(f"Q{n}Z" for n in range(96))
    kinds = [card for card in standard_deck().cards for _ in range(card.copies)]
    return Deck([msgspec.structs.replace(card, id=next(ids), copies=1) for card in kinds]).words()


def moments(options: DeusOptions, seed: int, most: int = 400) -> Iterator[Position]:
    """A random game in which people like to build, move by move."""
    position, rng = Position(options), Random(seed)
    for _ in range(most):
        if position.over:
            return
        yield position
        position.play(*move_of(position, rng))


def move_of(position: Position, rng: Random) -> tuple[int | None, int]:
    """Any move; a build rather than an offering."""
    seat, action = any_move(GAME, position, rng)
    if seat is not None and rng.random() < 0.8:
        builds = [b for b in position.legal(seat) if b >> codes.SHIFT in (codes.BUILD, codes.JOKE)]
        return seat, rng.choice(builds or [action])
    return seat, action


# --- what is hidden, exchanged for something else ----------------------------------------------------------------


def with_other_secrets(position: Position, viewer: int | None, rng: Random) -> Position:
    """The same position, but that all cards the viewer has not seen have changed places, and VP of others too."""
    other = position.copy()
    others = [seat for seat in range(position.players) if seat != viewer]
    pool = [k for k in range(codes.MOST_KINDS) for _ in range(position.deck[k] + position.discard[k])]
    if position.top:
        pool.remove(position.top - 1)
    for seat in others:
        pool += hand_of(position, seat)
    jokers = [at for at, laid in enumerate(position.column) if laid > codes.JOKER and owner(at) != viewer]
    pool += [position.column[at] - 1 - codes.JOKER for at in jokers]
    rng.shuffle(pool)
    hand, column = list(position.hand), list(position.column)
    for seat in others:
        first, size = seat * codes.MOST_HAND, position.hand_size[seat]
        hand[first : first + size] = sorted(pool.pop() for _ in range(size))
    for at in jokers:
        column[at] = 1 + codes.JOKER + pool.pop()
    discard, deck = [0] * codes.MOST_KINDS, [0] * codes.MOST_KINDS
    if position.top:
        discard[position.top - 1] += 1
    for _ in range(position.discard_size - bool(position.top)):
        discard[pool.pop()] += 1
    for kind in pool:
        deck[kind] += 1
    other.hand, other.column, other.discard, other.deck = hand, column, discard, deck
    if position.depth and position.seat != viewer:
        exchange_added_card(other, rng)
    shown = position.options.vp == "open"
    other.vp = [position.vp[seat] if seat == viewer or shown else rng.randrange(30) for seat in range(codes.SEATS)]
    if position.phase == codes.CHOICE:
        exchange_choices(other, others, rng)
    return other


def owner(at: int) -> int:
    """Whose column a place belongs to."""
    return at // (codes.COLOURS * codes.MOST_COLUMN)


def hand_of(position: Position, seat: int) -> list[int]:
    """The cards of a hand."""
    first = seat * codes.MOST_HAND
    return list(position.hand[first : first + position.hand_size[seat]])


def exchange_added_card(position: Position, rng: Random) -> None:
    """What has last been added to an offering is known to its player only."""
    stack, top = list(position.stack), (position.depth - 1) * codes.FRAME
    if stack[top] == codes.OFFERING:
        stack[top + 2] = rng.randrange(50)
    position.stack = stack


def exchange_choices(position: Position, seats: list[int], rng: Random) -> None:
    """Whoever has chosen pieces in secret has chosen others."""
    board, reserve = list(position.board), list(position.reserve)
    for seat in seats:
        first = seat * codes.STANDARD
        order = rng.sample(range(codes.STANDARD), codes.STANDARD)
        board[first : first + 5] = [position.board[first + k] for k in order]
        reserve[first : first + 5] = [position.reserve[first + k] for k in order]
    position.board, position.reserve = board, reserve


def told(position: Position, seat: int, action: int) -> str:
    """What a seat is told that tries this; nothing if it may."""
    try:
        position.copy().play(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return ""


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_a_seat_may_not_know_makes_no_difference_to_it(options: DeusOptions) -> None:
    rng, different = Random(1), 0
    tries: list[int] = []
    for n, position in enumerate(moments(options, 3)):
        tries = [*tries[-60:], *position.legal(next(iter(position.to_act()), None))[:8]]
        if n % 7:
            continue
        for viewer in (None, *range(options.players)):
            other = with_other_secrets(position, viewer, rng)
            different += other.pack() != position.pack()
            assert encode(other.view(viewer)) == encode(position.view(viewer))
            if viewer is not None:
                assert other.legal(viewer) == position.legal(viewer)
                for action in rng.sample(tries, min(6, len(tries))):
                    assert told(other, viewer, action) == told(position, viewer, action)
    assert different > 20


# --- moves as others see them ------------------------------------------------------------------------------------


@pytest.mark.slow("every view of whole games is searched")
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=MORE) for seed in (1, 2))])
@pytest.mark.parametrize("players", [2, 4])
def test_no_hidden_card_is_named_to_who_may_not_know_it(players: int, seed: int) -> None:
    """Every card has its own id here: the id of a hidden card is in no view and in no move that is shown."""
    options = DeusOptions(players=players, joker=True, deck=unique_deck())  # type: ignore[arg-type]
    codec, rng, position = DeusCodec(options), Random(seed), Position(options)
    ids = [card.id for card in options.card_deck.cards]
    for _ in range(500):
        if position.over:
            break
        move = move_of(position, rng)
        action = codec.decode(move[1])
        for viewer in (None, *range(players)):
            view = msgspec.structs.replace(position.view(viewer), options=DeusOptions())
            said = encode(view) + encode(position.shown(viewer, *move))
            hidden = [ids[k] for seat in range(players) if seat != viewer for k in hand_of(position, seat)]
            hidden += [ids[k] for k in range(96) if position.deck[k]]
            hidden += [ids[k] for k in range(96) if position.discard[k] and k != position.top - 1]
            hidden += [ids[v - 1 - codes.JOKER] for v in joker_faces(position, viewer)]
            public = {action.card} if isinstance(action, a.Build | a.Offer) else set()
            own = {action.card} if isinstance(action, a.Drawn) and position.drawer() == viewer else set()
            assert not [card for card in set(hidden) - public - own if f'"{card}"'.encode() in said]
        position.play(*move)


def joker_faces(position: Position, viewer: int | None) -> list[int]:
    """Cards that lie face down before others."""
    return [laid for at, laid in enumerate(position.column) if laid > codes.JOKER and owner(at) != viewer]


def test_a_move_shows_its_card_only_as_far_as_the_table_would() -> None:
    position = next(p for p in moments(DeusOptions(players=2, joker=True), 1) if p.to_act() and p.round == 1)
    seat = position.to_act()[0]
    codec, card = DeusCodec(position.options), position.view(seat).seats[seat].hand
    assert card is not None
    for action, hidden in [
        (a.Joke(card[0], "blue"), a.Joke(None, "blue")),
        (a.Add(card[0]), a.Add(None)),
        (a.Build(card[0]), a.Build(card[0])),
        (a.Offer(card[0]), a.Offer(card[0])),
    ]:
        number = codec.encode(action)
        assert position.shown(seat, seat, number) == action
        assert position.shown(1 - seat, seat, number) == hidden
        assert position.shown(None, seat, number) == hidden


def test_a_drawn_card_is_shown_to_who_draws_it() -> None:
    position = next(p for p in moments(DeusOptions(players=2), 1) if p.drawer() is not None)
    drawer, number = position.drawer(), position.legal(None)[0]
    assert drawer is not None
    assert position.shown(drawer, None, number) != a.Drawn(None)
    assert position.shown(1 - drawer, None, number) == a.Drawn(None)
    assert position.shown(None, None, number) == a.Drawn(None)


def test_chosen_pieces_are_secret_until_all_have_chosen() -> None:
    options = DeusOptions(players=2, start="chosen", pieces=6)
    position = next(p for p in moments(options, 1) if len(p.to_act()) == 2)
    codec = DeusCodec(options)
    choice = a.Choose(5, 0, 1, 0, 0)
    assert position.shown(0, 0, codec.encode(choice)) == choice
    assert position.shown(1, 0, codec.encode(choice)) == a.Choose(None, None, None, None, None)
    position.play(0, codec.encode(choice))
    assert position.to_act() == (1,)
    own, others = position.view(0).seats[0], position.view(1).seats[0]
    assert own.board == dict(zip(PIECES, (5, 0, 1, 0, 0), strict=True))
    assert (others.board, others.reserve, others.has_chosen) == (None, None, True)
    position.play(1, codec.encode(a.Choose(0, 0, 1, 0, 5)))
    assert position.view(1).seats[0].board == own.board
    assert position.view(None).seats[1].reserve == dict(zip(PIECES, (5, 5, 4, 5, 0), strict=True))


def test_vp_of_others_are_hidden_until_the_end() -> None:
    options = DeusOptions(players=2)
    position, rng = Position(options), Random(2)
    while not position.over:
        assert [s.vp is None for s in position.view(0).seats] == [False, True]
        assert [s.vp is None for s in position.view(None).seats] == [True, True]
        position.play(*any_move(GAME, position, rng))
    assert [position.view(None).seats[seat].vp for seat in range(2)] == list(position.vp[:2])


def test_counts_of_cards_are_open_and_so_is_the_top_of_the_discard() -> None:
    options = DeusOptions(players=3, joker=True)
    for position in moments(options, 4):
        for viewer in (None, 0, 1, 2):
            view = position.view(viewer)
            assert [seat.cards for seat in view.seats] == list(position.hand_size[:3])
            assert (view.deck, view.discard) == (sum(position.deck), sum(position.discard))
            assert (view.top is None) == (position.discard_size == 0)
            assert view.active == SEATS[position.seat]


# --- what is open of VP -------------------------------------------------------------------------------------------


def test_whatever_a_decision_brings_of_vp_is_told_to_all_alike() -> None:
    seen: set[str] = set()
    for seed, players in enumerate((2, 3, 4)):
        position, rng = Position(msgspec.convert({"players": players}, DeusOptions)), Random(seed)
        counted = list(position.vp[:players])
        while not position.over:
            seat, action = move_of(position, rng)
            position.play(seat, action)
            told = position.view(None).told
            assert all(position.view(viewer).told == told for viewer in range(players))
            if seat is None:
                continue  # what is told is still that of the decision before
            counted = [vp + more for vp, more in zip(counted, told, strict=True)]
            assert counted == position.vp[:players], "who counts along, knows"
            verb = type(DeusCodec(position.options).decode(action)).__name__
            seen |= {f"{verb} {'+' if more > 0 else '-'}" for more in told if more}
    assert {"Place +", "Place -", "Take +", "Vend +", "Rob -", "Invoke +", "Done +"} <= seen, seen


def test_what_is_told_stays_while_chance_draws_and_makes_no_difference_to_the_position() -> None:
    for position in moments(DeusOptions(), 3):
        seat, action = move_of(position, Random(1))
        before, now = position.view(0).told, position.copy()
        assert now.view(0).told == before
        now.play(seat, action)
        if seat is None:
            assert now.view(0).told == before
        other = now.copy()
        other.told = [9] * codes.SEATS
        assert (other.pack(), other.key()) == (now.pack(), now.key())
        assert now.sample(1, Random(1)).view(1).told == now.view(0).told


def test_a_theft_of_nothing_tells_just_that() -> None:
    for position in moments(DeusOptions(), 5, most=2000):
        seat = position.to_act()[0] if position.to_act() else None
        thefts = [] if seat is None else [n for n in position.legal(seat) if position.reveals(seat, n)]
        if not thefts:
            continue
        position.vp = [7 if one == seat else 0 for one in range(codes.SEATS)]
        poor = position.copy()
        poor.play(seat, thefts[0])
        assert not any(poor.view(None).told)
        return
    raise AssertionError("nobody ever steals VP")
