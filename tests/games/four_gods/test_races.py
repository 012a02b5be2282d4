"""Real time: the order of arrival decides, whatever anybody meant a moment ago."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.bots.uniform import UniformBot
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import IllegalAction
from pantheon.engine.match import Match
from pantheon.engine.reading import read_record
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.engine.replay import positions, verify
from pantheon.games.four_gods.codes import CITY, EMPTY, TILE
from pantheon.games.four_gods.meta import kind
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.lab.live import LiveGame
from tests.engine.walks import options_of
from tests.games.four_gods.playing import FOUR_GODS, MODES, Table, crowded, opened, somewhere, unshrunk

both_orders = pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])


# --- one thing, two who want it -----------------------------------------------------------------------------


@pytest.mark.parametrize("mistakes", ["enforced", "called", "called+penalty"])
@both_orders
def test_a_cell_is_for_the_first_and_the_other_keeps_the_tile(first: int, second: int, mistakes: str) -> None:
    table = opened([1, 2, 3, 4], players=2, mistakes=mistakes)  # all four have sea all over
    table.do(first, "place left SSSS a1")
    held = table.position.view(second).seats[second].hands
    assert "a1" in table.refusal(second, "place left SSSS a1")
    assert table.position.view(second).seats[second].hands == held
    table.do(second, "place left SSSS h8")


@pytest.mark.parametrize("mistakes", ["enforced", "called"])
@both_orders
def test_a_cell_is_for_a_tile_or_for_a_city(first: int, second: int, mistakes: str) -> None:
    table = opened([1, 2, 3, 4], players=2, mistakes=mistakes)
    table.do(first, "god elves")
    table.do(second, "god dwarves")
    table.do(first, "build a1 green" if first else "place left SSSS a1")
    assert "a1" in table.refusal(second, "place left SSSS a1" if first else "build a1 gray")
    assert table.position.view(None).reserves["green"] == (9 if first else 10)
    assert table.position.view(None).reserves["gray"] == 10


@both_orders
def test_a_tile_in_a_row_is_for_the_first_hand(first: int, second: int) -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "discard left 5 PPFM")
    table.do(1, "discard right 5 SSSS")
    table.do(first, f"take south 5 PPFM {('left', 'right')[first]}")
    assert "gone" in table.refusal(second, f"take south 5 PPFM {('left', 'right')[second]}")
    held = table.position.view(first).seats[first].hands[first]
    assert held is not None
    assert held.faces == ("SSSS", "PPFM")


@both_orders
def test_a_row_tile_is_the_one_that_was_seen_and_not_what_lies_there_by_now(first: int, second: int) -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "discard left 5 PPFM")
    table.do(1, "discard left 5 SSSS")
    table.do(first, "flip south 5 PPFM")
    assert table.refusal(second, "take south 5 PPFM left")
    assert table.refusal(second, "flip south 5 PPFM")
    table.do(second, "take south 5 SSSS left")


@both_orders
def test_a_slot_is_for_the_clock_or_for_the_command(first: int, second: int) -> None:
    """The hold limit of one hand puts its tile into the first free slot; a discard wants the same slot."""
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "discard left 1 PPFM", "take south 1 PPFM left")
    if first == 0:
        table.do(None, "hold south left")
        assert table.refusal(0, "discard right 1 SSSS")
        table.do(0, "discard right 2 SSSS")
    else:
        table.do(0, "discard right 1 SSSS")
        table.do(None, "hold south left")
    row = [slot.face for slot in table.position.view(0).seats[0].row if slot]
    assert row == (["PPFM", "SSSS"] if first == 0 else ["SSSS", "PPFM"])
    assert second != first


@both_orders
def test_a_god_is_for_the_first(first: int, second: int) -> None:
    table = opened(players=3)
    table.do(first, "god elves")
    assert table.refusal(second, "god elves")
    table.do(second, "god humans")
    assert [seat.gods for seat in table.position.view(None).seats][first] == ("elves",)


@both_orders
def test_of_two_gods_together_one_taken_spoils_both(first: int, second: int) -> None:
    table = opened(players=2)
    table.do(first, "god elves")
    assert table.refusal(second, "gods humans elves")
    assert table.position.view(None).seats[second].gods == ()
    table.do(second, "gods humans dwarves")
    assert table.can(first, "god merfolk")
    assert not table.can(second, "god merfolk")


@both_orders
def test_a_colour_is_for_the_first(first: int, second: int) -> None:
    table = Table(Position(FourGodsOptions(players=3, gods="secret")))
    table.do(first, "colour gray")
    assert table.refusal(second, "colour gray")
    table.do(second, "colour blue")


@both_orders
def test_the_last_city_token_is_for_the_first(first: int, second: int) -> None:
    table = Table(crowded(FourGodsOptions(players=2), 3, 30))
    table.do(0, "god elves")
    table.do(1, "god dwarves")
    while table.position.tokens_left() > 1:
        table.do(0, table.words(0, "build")[0])
    cell = table.words(0, "build")[0].split()[1]
    table.do(first, f"build {cell} {('green', 'gray')[first]}")
    assert table.position.tokens_left() == 0
    assert table.refusal(second, f"build {cell} {('green', 'gray')[second]}")
    assert not table.words(second, "build")


@both_orders
def test_a_city_is_destroyed_by_the_first_who_comes(first: int, second: int) -> None:
    table = opened([1, 2, 3, 4, 5, 6], players=3)
    for seat, god in enumerate(("elves", "dwarves", "humans")):
        table.do(seat, f"god {god}")
    table.do(2, "build a1 yellow")
    table.do(first, "destroy left SSSS a1 own")
    assert table.refusal(second, "destroy left SSSS a1 own")
    razed = table.position.view(None).razed
    assert (razed["green"], razed["gray"]) == ((1, 0) if first == 0 else (0, 1))
    assert table.position.view(None).lost["yellow"] == 1


@both_orders
def test_the_last_tile_of_the_bag_is_for_the_first(first: int, second: int) -> None:
    position = crowded(FourGodsOptions(players=2), 3, 20)
    table = Table(position)
    for seat in (0, 1):
        while table.words(seat, "discard"):
            table.do(seat, table.words(seat, "discard")[0])
        assert table.can(seat, "draw 1")
    position.bag_size = 1  # the others are lost, for this test only
    table.do(first, "draw 2")
    assert table.refusal(second, "draw 1")
    assert sum(hand is not None for hand in position.view(None).seats[first].hands) == 1


# --- any order of arrival -----------------------------------------------------------------------------------


def check_table(position: Position, stock: dict[str, int]) -> None:
    """Nothing is lost, no tile is in two places; where mistakes are refused, the World is right."""
    assert position.stock() == stock
    view = position.view(None)
    assert min(view.bag, view.city_tokens, *view.reserves.values()) >= 0
    if position.options.mistakes != "enforced":
        return
    lies = position.lying()
    for cell, what in enumerate(lies):
        row, column = divmod(cell, 8)
        around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        tiles = [8 * y + x for y, x in around if 0 <= y < 8 and 0 <= x < 8 and lies[8 * y + x] >= TILE]
        frame = sum(not (0 <= y < 8 and 0 <= x < 8) for y, x in around)
        assert what == EMPTY or frame + len(tiles) >= 2
        assert what in (EMPTY, CITY) or not position.is_wrong(cell)


def deliver(position: Position, seat: int | None, action: int) -> bool:
    """A command arrives: it is in the list and is carried out, or it is refused with a reason and changes nothing."""
    legal = action in position.legal(seat)
    before = position.pack()
    try:
        position.play(seat, action)
        reason = ""
    except IllegalAction as refused:
        reason = str(refused)
    assert bool(reason) != legal
    assert (position.pack() != before) == legal
    return legal


def intended(position: Position, seat: int | None, rng: Random) -> int | None:
    """What somebody means to do who sees this position: any kind of command, seldom to leave; None for nothing."""
    legal = position.legal(seat)
    staying = [action for action in legal if action not in FOUR_GODS.quits or rng.random() < 0.02]
    kinds = sorted({kind(action) for action in staying})
    if not kinds:
        return None
    chosen = rng.choice(kinds)
    return rng.choice([action for action in staying if kind(action) == chosen])


@unshrunk
@given(options=options_of(FOUR_GODS), seed=st.integers(0, 2**32), few=st.booleans())
def test_stale_commands_in_any_order_give_a_legal_game(options: FourGodsOptions, seed: int, few: bool) -> None:
    """Every seat decides on what it saw some moves ago; clocks run out in between; prophets may be rare."""
    rng = Random(seed)
    position = somewhere(options, seed, rng.randrange(200))
    if few:
        position.reserve = [min(1, reserve) for reserve in position.reserve]
    stock = position.stock()
    past: list[Position] = [position.copy()]
    for _ in range(60):
        if position.over:
            break
        if position.chance() is not None:
            position.play(None, rng.choice(position.legal(None)))
        else:
            seat = rng.choice([*range(options.players), *range(options.players), None])
            meant = intended(rng.choice(past[-12:]), seat, rng)
            if meant is not None:
                deliver(position, seat, meant)
        check_table(position, stock)
        past.append(position.copy())


@unshrunk
@given(options=options_of(FOUR_GODS), seed=st.integers(0, 2**32))
def test_the_same_commands_in_two_orders_give_two_legal_games(options: FourGodsOptions, seed: int) -> None:
    """All seats and clocks mean something at the same moment; the network mixes it."""
    rng = Random(seed)
    start = somewhere(options, seed, rng.randrange(5, 200))
    if start.over or start.chance() is not None:
        return
    meant: list[tuple[int | None, int]] = []
    for seat in (None, *start.to_act()):
        meant += [(seat, action) for _ in range(6) if (action := intended(start, seat, rng)) is not None]
    for _ in range(2):
        position = start.copy()
        rng.shuffle(meant)
        for seat, action in meant:
            while (chance := position.chance()) is not None:
                position.play(None, rng.choice(chance.actions))
            deliver(position, seat, action)
            check_table(position, start.stock())


# --- on paper -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_live_game_goes_onto_paper_and_back_with_its_times(mode: dict[str, object]) -> None:
    options = FourGodsOptions(**mode, guard=300)  # type: ignore[arg-type]
    seed = chosen_seed("race")
    keys: list[int] = []
    match = Match(FOUR_GODS, options, Dice(seed), lambda before, _: keys.append(before.key()))
    bots = {seat: UniformBot(FOUR_GODS, Random(seat)) for seat in range(options.players)}
    live = LiveGame(match, bots, Random(7), paces={0: 1.0})
    live.run()
    keys.append(match.position.key())
    names = tuple(f"Player {seat}" for seat in range(options.players))
    record = record_of(header_for(FOUR_GODS, options, names, seed, chosen=True), match, seed)
    text = write_record(FOUR_GODS, record)
    read = read_record(text)
    assert write_record(FOUR_GODS, read) == text
    times = [move.at for move in read.moves]
    assert times == [move.at for move in match.moves]
    known = [at for at in times if at is not None]
    assert known == sorted(known)
    assert len(known) == len(times)
    assert [position.key() for position in positions(read)] == keys
    verdict = verify(read)
    assert (verdict.finished, verdict.moves) == (True, len(match.moves))
    assert verdict.draws > 0
