"""When passes, silence and idle turns end a game, and when they do not."""

import pytest

from tests.games.four_gods.playing import Table, opened


def timed(players: int) -> Table:
    """Timed turns, one god each; the first seat begins."""
    return opened(players=players, two_player_gods=2 if players == 2 else 4, turns="timed")


def ended(table: Table) -> str:
    """Why the game ended; empty while it runs."""
    table.roll()  # gods are given
    return table.position.ending


def test_the_very_first_turn_can_be_a_pass() -> None:
    table = timed(2)
    table.do(0, "end-turn")
    assert not table.position.over
    table.do(1, "end-turn")
    assert ended(table) == "all-passed"


def test_sand_that_runs_out_on_idle_hands_is_a_pass_too() -> None:
    table = timed(2)
    table.do(None, "sand", "sand")
    assert ended(table) == "all-passed"


@pytest.mark.parametrize("words", ["draw 1", "god elves"])
def test_a_turn_with_a_command_breaks_the_row_of_passes(words: str) -> None:
    table = timed(3)
    table.do(0, "end-turn")
    table.do(1, words, "end-turn")
    table.do(2, "end-turn")
    table.do(0, "end-turn")
    assert not table.position.over
    table.do(1, "end-turn")
    assert ended(table) == "all-passed"


def test_flips_alone_are_a_pass() -> None:
    table = timed(2)
    table.draw(0, 1)
    table.do(0, "discard left 1 SSSS", "end-turn")
    table.do(1, "flip south 1 SSSS", "end-turn")
    table.do(0, "flip south 1 PPFM", "end-turn")
    assert ended(table) == "all-passed"


def test_who_acts_and_then_leaves_breaks_the_row_and_who_only_leaves_does_not() -> None:
    table = timed(3)
    table.do(0, "end-turn")
    table.do(1, "god elves", "leave")
    table.do(2, "end-turn")
    assert not table.position.over
    table = timed(3)
    table.do(0, "end-turn")
    table.do(1, "leave")
    table.do(2, "end-turn")
    assert ended(table) == "all-passed"


def test_a_right_call_of_anybody_makes_the_turn_no_pass() -> None:
    table = opened(players=3, turns="timed", mistakes="called")
    table.draw(0, 1)
    table.do(0, "place left SSSS d4", "end-turn")
    table.do(1, "end-turn")
    table.do(0, "call d4")  # in the turn of the third
    table.do(2, "end-turn")
    table.do(0, "end-turn")
    assert not table.position.over
    table.do(1, "end-turn")
    assert not table.position.over
    table.do(2, "end-turn")
    assert ended(table) == "all-passed"


@pytest.mark.parametrize("rules", [1, 2])
def test_in_simultaneous_play_a_change_of_the_world_clears_passes_and_a_draw_does_not(rules: int) -> None:
    table = opened([1, 2, 3, 4, 5, 6], players=3, rules=rules)
    table.do(2, "discard left 1 PPPP", "discard right 2 PPPP")
    for words, cleared in (("draw 1", False), ("god elves", False), ("flip north 1 PPPP", rules == 1)):
        table.do(0, "pass")
        table.do(2, words)
        assert table.position.view(None).seats[0].passed == (not cleared), words
        if not cleared:
            table.do(0, "pass")  # taken back
    table.do(0, "pass")
    table.do(1, "place left SSSS a1")
    assert not table.position.view(None).seats[0].passed


@pytest.mark.parametrize("gods", ["visible", "secret"])
def test_the_guard_ends_a_game_on_a_draw_and_nothing_is_drawn_any_more(gods: str) -> None:
    table = opened([1, 2, 3, 4], players=2, two_player_gods=2, gods=gods, guard=100)
    table.do(0, "discard left 1 SSSS", "discard right 2 SSSS")
    for n in range(97):
        table.do(0, f"flip south 1 {('SSSS', 'PPFM')[n % 2]}")
    bag = table.position.view(None).bag
    table.do(0, "draw 2")
    assert ended(table) == "no-progress"
    assert table.position.chance() is None
    assert table.position.view(None).bag == bag
