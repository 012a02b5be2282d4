"""When a refusal is a lost race, on tables in memory with a clock that the test sets."""

import pytest

from pantheon.engine.actions import read_action
from pantheon.engine.errors import IllegalAction
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game as game_named
from pantheon.games.four_gods.actions import BY_NOBODY
from pantheon.games.four_gods.spots import TAKEN, spots_of
from pantheon.server import commands, timing
from pantheon.server import journal as j
from pantheon.server.races import LostRace, note_race
from pantheon.server.table import Table
from pantheon.texts import texts
from tests.server.tables import NOON, happenings, likeness, reloaded, running, written

OPTIONS = {"hold": "0", "absent": "0"}


def started(people: int = 2, **options: str) -> Table:
    """A game of 4 Gods where everybody is ready."""
    table = running("four-gods", people, options={**OPTIONS, **options})
    for seat in range(people):
        commands.play(table, seat, said(table, "ready"), NOON)
    return table


def said(table: Table, words: str) -> int:
    codec = table.playing().codec
    return codec.encode(read_action(codec, words))


def tile(table: Table, seat: int, cell: str) -> int:
    """Some tile of a seat, laid on a cell."""
    codec = table.playing().codec
    for action in table.playing().position.legal(seat):
        if spots_of(codec.decode(action)) == (cell,):
            return action
    raise AssertionError(cell)


def tried(table: Table, seat: int, action: int, at: float) -> j.Missed | None:
    """A command that is refused: the race that was lost, if it was one. The table stays as it is."""
    before = likeness(table)
    with pytest.raises(IllegalAction) as refused:
        commands.play(table, seat, action, at)
    assert likeness(table) == before
    return refused.value.missed if isinstance(refused.value, LostRace) else None


@pytest.mark.parametrize("late", [0.0, 0.001, 1.5, 2.0])
def test_whoever_comes_a_moment_later_has_lost_a_race(late: float) -> None:
    table = started()
    mine = tile(table, 1, "a1")
    commands.play(table, 0, tile(table, 0, "a1"), NOON + 5)
    assert tried(table, 1, mine, NOON + 5 + late) == j.Missed(seat=1, at="a1", by=0, move=len(table.moves), late=late)


def test_whoever_comes_much_later_has_made_a_mistake() -> None:
    table = started()
    mine = tile(table, 1, "a1")
    commands.play(table, 0, tile(table, 0, "a1"), NOON + 5)
    assert tried(table, 1, mine, NOON + 7.001) is None


def test_the_move_that_was_faster_is_found_among_others() -> None:
    """Whatever happened elsewhere in between, by the loser himself, too."""
    table = started(3)
    mine = tile(table, 2, "a1")
    commands.play(table, 1, tile(table, 1, "a1"), NOON + 5)
    number = len(table.moves)
    commands.play(table, 0, tile(table, 0, "h8"), NOON + 5.5)
    commands.play(table, 2, said(table, "god elves"), NOON + 6)
    assert tried(table, 2, mine, NOON + 6.5) == j.Missed(seat=2, at="a1", by=1, move=number, late=1.5)


def test_nobody_races_with_himself() -> None:
    table = started()
    commands.play(table, 0, said(table, "god elves"), NOON + 5)
    assert tried(table, 0, said(table, "god elves"), NOON + 5) is None


def test_who_has_no_god_to_choose_any_more_was_not_too_late() -> None:
    table = started(3)
    commands.play(table, 1, said(table, "god dwarves"), NOON + 5)
    commands.play(table, 0, said(table, "god elves"), NOON + 5)
    assert tried(table, 1, said(table, "god elves"), NOON + 5.1) is None


def test_a_race_is_noted_once_and_changes_nothing_but_the_log() -> None:
    table = started()
    mine = [tile(table, 1, "a1"), tile(table, 1, "h8")]
    for cell in ("a1", "h8"):
        commands.play(table, 0, tile(table, 0, cell), NOON + 5)
    before = likeness(table)
    for action in mine * 3:
        lost = tried(table, 1, action, NOON + 6)
        assert lost is not None
        note_race(table, lost, NOON + 6)
    noted = [it for it in happenings(table) if isinstance(it, j.Missed)]
    assert [(it.seat, it.at, it.by) for it in noted] == [(1, "a1", 0), (1, "h8", 0)]
    after = likeness(table)
    assert {name for name in after if after[name] != before[name]} == {"n", "times"}
    again = reloaded(table)
    assert likeness(again) == after
    assert again.missed == table.missed
    note_race(again, noted[0], NOON + 7)
    assert again.n == table.n


def test_a_game_that_is_over_notes_no_races() -> None:
    table = started()
    mine = tile(table, 1, "a1")
    commands.play(table, 0, tile(table, 0, "a1"), NOON + 5)
    lost = tried(table, 1, mine, NOON + 5)
    assert lost is not None
    for seat in (0, 1):
        commands.resign(table, seat, NOON + 5)
    assert table.over
    n = table.n
    note_race(table, lost, NOON + 6)
    assert table.n == n


def test_the_record_is_that_of_a_game_without_races() -> None:
    papers = []
    for noted in (False, True):
        table = started()
        mine = tile(table, 1, "a1")
        commands.play(table, 0, tile(table, 0, "a1"), NOON + 5)
        lost = tried(table, 1, mine, NOON + 5)
        assert lost is not None
        if noted:
            note_race(table, lost, NOON + 5)
        commands.play(table, 1, said(table, "god elves"), NOON + 6)
        timing.let_happen(table, NOON + 7)
        papers.append(written(table))
    assert papers[0] == papers[1]
    assert verify(read_record(papers[0])).moves == len(table.moves)


def test_every_reason_for_a_lost_race_is_one_that_people_can_read() -> None:
    assert game_named("four-gods").taken == TAKEN
    assert all(texts("en").has(text) for text in TAKEN)
    assert game_named("gods").spots is game_named("deus").spots is None


def test_what_chance_and_clocks_do_reaches_for_nothing() -> None:
    table = started()
    codec = table.playing().codec
    acts = [codec.decode(move.action) for move in table.moves]
    by_nobody = [act for act in acts if isinstance(act, BY_NOBODY)]
    assert by_nobody
    assert {spots_of(act) for act in by_nobody} == {()}
