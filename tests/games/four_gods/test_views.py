"""Who sees what. What a seat may not know is in no view, in no move that is shown to it, and in no refusal."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.errors import IllegalAction
from pantheon.games.four_gods.actions import DealtGod, GiveBack
from pantheon.games.four_gods.names import GODS, God
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.sights import Slot
from pantheon.games.four_gods.tiles import standard_tiles
from tests.engine.walks import any_move, options_of
from tests.games.four_gods.playing import FOUR_GODS, MODES, Table, opened, somewhere, unshrunk

encode = msgspec.json.encode
MARKED = tuple(f"7{n:05}:{word.partition(':')[2]}" for n, word in enumerate(standard_tiles().words(), start=1))


def first_slot(table: Table, viewer: int | None, row: int = 0) -> Slot | None:
    """The first tile of a row, as somebody sees it."""
    return table.position.view(viewer).seats[row].row[0]


# --- hands and rows -----------------------------------------------------------------------------------------


def test_a_hand_is_open_to_its_owner_and_only_counted_by_others() -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(1, "discard left 1 SSSS")
    own = table.position.view(1).seats[1].hands
    assert own[0] is None
    assert own[1] is not None
    assert (own[1].faces, own[1].up, own[1].origin) == (("SSSS", "PFMM"), "SSSS", "bag")
    for viewer in (0, None):
        left, right = table.position.view(viewer).seats[1].hands
        assert left is None
        assert right is not None
        assert (right.faces, right.up, right.origin) == (None, None, "bag")


def test_where_a_tile_in_hand_comes_from_is_open() -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "discard left 1 PPFM")
    table.do(1, "discard left 1 SSSS", "take south 1 PPFM left")
    for viewer in (0, 1, None):
        held = table.position.view(viewer).seats[1].hands[0]
        assert held is not None
        assert held.origin == "south"


def test_an_underside_is_known_to_who_held_the_tile_and_to_who_saw_it_lie_up() -> None:
    table = opened([1, 2, 3, 4, 5, 6], players=3)
    table.do(0, "discard left 1 PPFM")
    assert [first_slot(table, viewer) for viewer in (0, 1, 2, None)] == [
        Slot("PPFM", "SSSS"), Slot("PPFM", None), Slot("PPFM", None), Slot("PPFM", None),
    ]  # fmt: skip
    table.do(1, "discard left 1 SSSS", "take south 1 PPFM left", "discard left 2 PPFM")
    assert table.position.view(1).seats[1].row[1] == Slot("PPFM", "SSSS")
    assert table.position.view(2).seats[1].row[1] == Slot("PPFM", None)
    table.do(0, "flip west 2 PPFM")
    for viewer in (0, 1, 2):
        assert table.position.view(viewer).seats[1].row[1] == Slot("SSSS", "PPFM")
    assert table.position.view(None).seats[1].row[1] == Slot("SSSS", None)


def test_an_underside_in_the_world_is_known_as_well() -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "place left PPFM a1")
    assert [table.position.view(viewer).world[0].under for viewer in (0, 1, None)] == ["SSSS", None, None]


@pytest.mark.parametrize("memory", [True, False])
def test_who_wants_no_help_is_shown_no_underside_and_peeking_shows_all_to_all(memory: bool) -> None:
    for peek in (True, False):
        table = opened([1, 2, 3, 4], players=2, memory=memory, peek=peek)
        table.do(0, "discard left 1 PPFM", "place right PPMF a1", "flip south 1 PPFM", "flip south 1 SSSS")
        for viewer in (0, 1, None):
            seen = peek or (memory and viewer is not None)
            assert first_slot(table, viewer) == Slot("PPFM", "SSSS" if seen else None)
            under = table.position.view(viewer).world[0].under
            assert under == ("SSSS" if peek or (memory and viewer == 0) else None)


def test_a_tile_that_went_back_into_the_bag_is_forgotten() -> None:
    """A turn ends with a full row: what does not fit goes into the bag, and is any tile when it comes out again."""
    table = opened(players=4, turns="timed")
    for slot in range(1, 10):
        table.draw(0, slot)
        table.do(0, table.words(0, f"discard left {slot} ")[0])
    table.draw(0, 91, 92)
    held = table.position.view(0).seats[0].hands[0]
    assert held is not None
    assert held.faces is not None
    table.do(0, table.words(0, "discard right 10 ")[0])
    bag = table.position.view(None).bag
    table.do(0, "end-turn")
    assert table.position.view(None).bag == bag + 1
    table.draw(1, 91)
    table.do(1, f"discard left 1 {held.faces[0]}")
    assert first_slot(table, 1, row=1) == Slot(held.faces[0], held.faces[1])
    assert first_slot(table, 0, row=1) == Slot(held.faces[0], None)


# --- secret gods --------------------------------------------------------------------------------------------


SECRET = (
    FourGodsOptions(players=4, gods="secret", guard=150),
    FourGodsOptions(players=3, gods="secret", mistakes="called+penalty", turns="timed", guard=150),
    FourGodsOptions(players=2, two_player_gods=2, gods="secret", mistakes="called", guard=150),
    FourGodsOptions(players=2, gods="secret", mistakes="called", wrong_calls="prophet", guard=150),
)


def with_gods(move: tuple[int | None, int], table: Table, gods: dict[God, God]) -> tuple[int | None, int]:
    """The same move, but that secret gods are others."""
    action = table.codec.decode(move[1])
    if isinstance(action, DealtGod):
        assert action.god is not None
        return None, table.codec.encode(DealtGod(action.seat, gods[action.god]))
    return move


@pytest.mark.parametrize("options", SECRET, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_secret_gods_of_others_make_no_difference_until_the_end(options: FourGodsOptions, seed: int) -> None:
    """One game twice, the second time with other gods; whoever has the same god in both notices nothing at all."""
    rng = Random(seed)
    order = list(GODS)
    rng.shuffle(order)
    gods = dict(zip(order, [order[0], *order[2:], order[1]], strict=True))  # the first stays, the others go round
    one, two = Table(Position(options)), Table(Position(options))
    while not one.position.over:
        move = any_move(FOUR_GODS, one.position, rng)
        other = with_gods(move, two, gods)
        same = [None, *(seat for seat in range(options.players) if is_same(one, two, seat))]
        for viewer in same:
            shown = one.position.shown(viewer, *move), two.position.shown(viewer, *other)
            owner = viewer is not None and getattr(shown[0], "god", None) is not None
            if not owner or move == other:
                assert encode(shown[0]) == encode(shown[1])
        one.position.play(*move)
        two.position.play(*other)
        for viewer in same:
            if is_same(one, two, viewer) and not one.position.over:
                assert encode(one.position.view(viewer)) == encode(two.position.view(viewer))
                if viewer is not None:
                    assert one.position.legal(viewer) == two.position.legal(viewer)
    assert one.position.pack() != two.position.pack()
    revealed = one.position.view(None)
    assert all(god is not None for seat in revealed.seats for god in seat.gods)
    assert encode(revealed) != encode(two.position.view(None))


def is_same(one: Table, two: Table, seat: int | None) -> bool:
    """Has the seat the same god in both games? A spectator has none."""
    if seat is None:
        return True
    return one.position.view(seat).seats[seat].gods == two.position.view(seat).seats[seat].gods


def test_nobody_but_its_player_is_told_a_secret_god() -> None:
    table = Table(Position(FourGodsOptions(players=3, gods="secret")))
    for seat in range(3):
        table.position.play(seat, table.number("ready"))
    while (chance := table.position.chance()) is not None and chance.purpose != "gods":
        table.position.play(None, chance.actions[0])
    dealt = table.number("dealt-god south elves")
    assert table.position.shown(0, None, dealt) == DealtGod("south", "elves")
    for viewer in (1, 2, None):
        assert table.position.shown(viewer, None, dealt) == DealtGod("south", None)
    table.position.play(None, dealt)
    assert [table.position.view(viewer).seats[0].gods for viewer in (0, 1, None)] == [("elves",), (None,), (None,)]


# --- numbers of tiles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_no_view_and_no_move_that_is_shown_carries_the_number_of_a_tile(mode: dict[str, object]) -> None:
    options = FourGodsOptions(**mode, tiles=MARKED)  # type: ignore[arg-type]
    position, rng = Position(options), Random(5)
    numbers = [str(number).encode() for number in position.tile_set.numbers]
    for _ in range(150):
        if position.over:
            break
        move = any_move(FOUR_GODS, position, rng)
        for viewer in (None, *range(options.players)):
            view = msgspec.structs.replace(position.view(viewer), options=FourGodsOptions())
            told = encode(view) + encode(position.shown(viewer, *move))
            assert b"70" not in told or not any(number in told for number in numbers)
        position.play(*move)


def test_a_tile_that_goes_back_into_the_bag_shows_others_no_face_that_they_have_not_seen() -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "discard left 1 PPFM")
    table.do(1, "discard left 1 SSSS", "take south 1 PPFM left")
    position, back = table.position, table.number("give-back left SSSS")
    assert position.shown(0, 1, back) == GiveBack("left", "SSSS"), "the row has room: all will see that face"
    position.filled = [position.slots] * len(position.filled)
    assert position.shown(1, 1, back) == GiveBack("left", "SSSS")
    for viewer in (0, None):
        assert position.shown(viewer, 1, back) == GiveBack("left", "PPFM")


# --- refusals -----------------------------------------------------------------------------------------------


def told(position: Position, seat: int, action: int) -> str:
    """What a seat is told that tries this; nothing if it may."""
    try:
        position.copy().play(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return ""


@unshrunk
@given(options=options_of(FOUR_GODS), seed=st.integers(0, 2**32), most=st.integers(1, 250))
def test_a_refusal_says_nothing_that_the_seat_could_not_know(options: FourGodsOptions, seed: int, most: int) -> None:
    """What others might do, and what oneself might have done a while ago, tried in positions that look alike."""
    position, earlier, rng = somewhere(options, seed, most), somewhere(options, seed, most * 3 // 4), Random(seed)
    pool = [a for other in (position, earlier) for seat in (None, *range(options.players)) for a in other.legal(seat)]
    tries = rng.sample(pool, min(40, len(pool)))
    for seat in range(options.players):
        others = [position.sample(seat, Random(n)) for n in range(2)]
        for action in tries:
            said = told(position, seat, action)
            assert [told(other, seat, action) for other in others] == [said, said]
