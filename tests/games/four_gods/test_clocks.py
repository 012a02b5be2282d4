"""Which clocks run when, and when they start anew: a clock with another serial is another clock."""

from hypothesis import given
from hypothesis import strategies as st

from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from tests.engine.walks import options_of
from tests.games.four_gods.playing import FOUR_GODS, Table, crowded, opened, somewhere, unshrunk


def seconds(table: Table, clock: str) -> set[float]:
    """How long clocks of that name run."""
    return {d.seconds for d in table.position.deadlines() if d.clock == clock}


def test_no_clock_runs_before_the_start_or_while_a_tile_is_drawn_or_after_the_end() -> None:
    table = Table(Position(FourGodsOptions(players=2)))
    assert not table.clocks()
    table.do(0, "ready")
    assert not table.clocks()
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "discard left 1 SSSS", "take south 1 SSSS left", "place right SSSS a1", "discard left 1 SSSS")
    table.do(1, "discard left 1 SSSS", "take north 1 SSSS left")
    assert table.clocks()
    table.position.play(0, table.number("draw 2"))
    assert not table.clocks()
    table.roll()
    assert table.clocks()
    table.do(0, "leave")
    table.do(1, "leave")
    assert table.position.over
    assert not table.clocks()


# --- the sand -----------------------------------------------------------------------------------------------


def test_the_sand_runs_for_the_active_player_and_is_turned_with_every_turn_only() -> None:
    table = opened(players=3, turns="timed", turn=45)
    (sand,) = table.position.deadlines()
    assert (sand.clock, sand.seat, sand.seconds) == ("sand", 0, 45.0)
    table.do(0, "draw 2", "god elves")
    assert sand in table.position.deadlines()
    table.do(0, "end-turn")
    (turned,) = table.position.deadlines()
    assert (turned.seat, turned.serial != sand.serial) == (1, True)
    table.do(None, "sand")
    (again,) = table.position.deadlines()
    assert (again.seat, again.serial != turned.serial) == (2, True)


def test_in_timed_turns_neither_holding_nor_silence_nor_the_final_phase_has_a_clock() -> None:
    table = opened(players=2, turns="timed")
    table.draw(0, 1, 2)
    table.do(0, "discard left 1 SSSS", "take south 1 SSSS left")
    assert set(table.clocks()) == {("sand", 0)}
    table.do(0, "discard left 1 SSSS", "discard right 2 SSSS", "end-turn", "flip south 1 SSSS")
    table.position.bag_size = 1  # the others are lost, for this test only
    table.do(1, "draw 1")
    assert table.position.view(None).final == "bag-empty"
    assert set(table.clocks()) == {("sand", 1)}


# --- the hold limit -----------------------------------------------------------------------------------------


def test_a_tile_out_of_a_row_has_a_limit_of_its_own_and_one_out_of_the_bag_none() -> None:
    table = opened([1, 2, 3, 4], players=2, hold=7)
    assert not table.clocks()
    table.do(0, "discard left 1 SSSS", "discard right 2 SSSS", "take south 1 SSSS left")
    first = table.clocks()
    table.do(0, "take south 2 SSSS right")
    assert set(table.clocks()) == {("hold-left", 0), ("hold-right", 0)}
    assert table.clocks()["hold-left", 0] == first["hold-left", 0]
    assert table.clocks()["hold-right", 0] != first["hold-left", 0]
    assert seconds(table, "hold-left") == {7.0}
    table.do(0, "pass")  # what else the player does changes nothing
    assert table.clocks()["hold-left", 0] == first["hold-left", 0]
    table.do(0, "discard left 1 SSSS")
    assert set(table.clocks()) >= {("hold-right", 0)}
    assert ("hold-left", 0) not in table.clocks()


def test_without_a_limit_tiles_are_held_as_long_as_one_likes() -> None:
    table = opened([1, 2, 3, 4], players=2, hold=0)
    table.do(0, "discard left 1 SSSS", "take south 1 SSSS left")
    assert not table.clocks()


def test_a_tile_called_back_into_the_hand_has_a_fresh_limit() -> None:
    table = opened([1, 2, 3, 4], players=2, mistakes="called")
    table.do(0, "discard left 1 SSSS", "take south 1 SSSS left")
    taken = table.clocks()["hold-left", 0]
    table.do(0, "place left SSSS d4")
    assert ("hold-left", 0) not in table.clocks()
    table.do(1, "call d4")
    assert table.clocks()["hold-left", 0] > taken
    table.do(0, "place right SSSS d4")  # a tile out of the bag
    table.do(1, "call d4")
    assert ("hold-right", 0) not in table.clocks()


# --- the window ---------------------------------------------------------------------------------------------


def test_a_window_is_open_until_the_next_command_of_its_player_and_new_with_every_tile() -> None:
    table = opened([1, 2, 3, 4], players=2)
    table.do(0, "god elves", "place left SSSS a1")
    first = table.clocks()["window", 0]
    assert seconds(table, "window") == {3.0}
    table.do(1, "discard left 1 SSSS", "flip north 1 SSSS", "pass")
    assert table.clocks()["window", 0] == first
    table.do(0, "place right SSSS b1")
    assert table.clocks()["window", 0] != first
    table.do(None, "window south")
    assert ("window", 0) not in table.clocks()
    assert not table.words(0, "prophet")


def test_each_kind_of_command_closes_the_own_window() -> None:
    for words in ("pass", "god merfolk", "discard right 1 SSSS", "prophet a1 NW green", "build h8 green"):
        table = opened([1, 2, 3, 4], players=2)
        table.do(0, "god elves", "place left SSSS a1")
        assert table.words(0, "prophet")
        table.do(0, words)
        assert ("window", 0) not in table.clocks(), words
        assert not table.words(0, "prophet"), words


# --- silence ------------------------------------------------------------------------------------------------


def test_silence_is_timed_once_somebody_has_passed() -> None:
    table = opened([1, 2, 3, 4, 5, 6], players=3, absent=40)
    assert not table.clocks()
    table.do(0, "pass")
    assert set(table.clocks()) == {("absent", 1), ("absent", 2)}
    assert seconds(table, "absent") == {40.0}
    before = table.clocks()
    table.do(1, "god elves")  # a command starts his own clock anew, and clears nobody's pass
    after = table.clocks()
    assert after["absent", 1] != before["absent", 1]
    assert after["absent", 2] == before["absent", 2]
    table.do(2, "place left PPPP a1")  # a change of the World clears the pass, so no clock runs
    assert not table.clocks()
    table.do(0, "pass")
    assert table.clocks()["absent", 1] > after["absent", 1]
    table.do(0, "pass")  # taken back
    assert not table.clocks()


def test_silence_of_all_others_ends_the_game_like_passing() -> None:
    table = opened(players=3)
    table.do(0, "pass")
    table.do(None, "absent west", "absent north")
    assert (table.position.over, table.position.ending) == (True, "all-passed")


def test_without_the_option_silence_has_no_clock() -> None:
    table = opened(players=3, absent=0)
    table.do(0, "pass")
    assert not table.clocks()


def test_who_left_has_no_clock_but_starts_that_of_the_others() -> None:
    table = opened(players=3)
    table.do(0, "leave")
    assert set(table.clocks()) == {("absent", 1), ("absent", 2)}


# --- the final phase ----------------------------------------------------------------------------------------


def test_the_final_phase_runs_once_whatever_happens_in_it() -> None:
    for options, expected in (
        (FourGodsOptions(players=2), 60.0),
        (FourGodsOptions(players=3), 90.0),
        (FourGodsOptions(players=4), 120.0),
    ):
        table = Table(crowded(options, 3, 12))
        while table.words(0, "discard"):
            table.do(0, table.words(0, "discard")[0])
        table.position.bag_size = 1  # the others are lost, for this test only
        table.do(0, "draw 1")
        (final,) = (d for d in table.position.deadlines() if d.clock == "final")
        assert (final.seat, final.seconds) == (None, expected)
        table.do(0, table.words(0, "discard")[0])
        table.do(0, table.words(0, "flip")[0])
        assert final in table.position.deadlines()
        table.do(None, "time")
        assert (table.position.over, table.position.ending) == (True, "bag-empty")


# --- penalties ----------------------------------------------------------------------------------------------


def test_each_choice_of_a_penalty_has_its_own_time_from_its_call() -> None:
    table = opened([1, 2, 3, 4], players=2, mistakes="called+penalty")
    table.do(0, "gods elves humans", "place left SSSS d4", "place right SSSS f6")
    table.do(1, "call d4")
    first = table.clocks()["penalty", 0]
    assert seconds(table, "penalty") == {10.0}
    assert table.verbs(0) == {"give-up", "leave"}
    table.do(1, "call f6")
    serials = sorted(d.serial for d in table.position.deadlines() if d.clock == "penalty")
    assert len(serials) == 2
    assert serials[0] == first
    table.do(None, "forfeit south")
    assert [d.serial for d in table.position.deadlines() if d.clock == "penalty"] == serials[1:]
    table.do(0, "give-up yellow")
    assert ("penalty", 0) not in table.clocks()
    assert table.position.view(None).lost == {"blue": 0, "yellow": 1, "green": 1, "gray": 0}


# --- always -------------------------------------------------------------------------------------------------


@unshrunk
@given(options=options_of(FOUR_GODS), seed=st.integers(0, 2**32), most=st.integers(0, 250))
def test_a_clock_that_runs_out_stops_and_none_is_named_twice(options: FourGodsOptions, seed: int, most: int) -> None:
    position = somewhere(options, seed, most)
    running = position.deadlines()
    assert len({(d.clock, d.seat, d.serial) for d in running}) == len(running)
    for deadline in running:
        after = position.copy()
        after.play(None, deadline.action)
        others = [d for d in running if d.clock == deadline.clock and d.seat == deadline.seat]
        oldest = min(others, key=lambda d: d.serial)
        assert oldest not in after.deadlines()
