"""What happens to a table goes into the log and comes out again."""

from typing import get_args

import msgspec
import pytest

from pantheon.server import journal as j
from pantheon.server.settings import BankClock, Settings
from pantheon.server.table import Table
from tests.server.tables import play_turns, running

HAPPENINGS: list[j.Any_] = [
    j.Created(
        settings=Settings(game="gods", name="<b>Ålesund</b>", clock=BankClock(seconds=60, increment=3), seed="x"),
        rules=3,
        seed=bytes(range(32)),
        commitment="ab" * 32,
        owner="anna",
        invited=("ben", "cleo"),
        rematch_of="other",
        prior=j.Prior(record="pantheon record 1\n…", moves=7),
    ),
    j.Created(settings=Settings(game="deus"), rules=1, seed=bytes(32), commitment="", owner=None),
    j.Joined(seat=0, guest="anna", name="Anna \u202a\U0001f3db", entropy=b"\x00\xffsalt"),
    j.Left(seat=1),
    j.BotSeated(seat=2, bot="greedy", level="steady"),
    j.Joined(seat=1, guest="ben", name="Ben", pledge="cd" * 32),
    j.Starting(until=99.5),
    j.Revealed(seat=1, entropy=b"\x00\xffnonce"),
    j.Started(),
    j.Moved(seat=3, action=2**62),
    j.Moved(seat=0, action=0),
    j.Moved(seat=None, action=17),
    j.TakenBack(seat=1, left=0),
    j.Proposed(seat=0, what="undo", left=0),
    j.Proposed(seat=0, what="skip", target=0),
    j.Voted(seat=0, yes=False),
    j.Overdue(seat=0),
    j.HandedOver(seat=0, bot="random", level="brisk", turn_only=True),
    j.CameBack(seat=0),
    j.Resigned(seat=0),
    j.Missed(seat=1, at="south/3", by=0, move=7, late=0.041),
    j.Outage(seconds=12.5),
    j.Said(seat=None, guest="zoe", name="Zoe", text='"; DROP TABLE'),
    j.Muted(seat=None, guest="zoe", name="Zoe", by="Anna"),
    j.Muted(seat=1, guest="ben", name="Ben", by="Anna", yes=False),
    j.Removed(guest="zoe", name="Zoe", by="Anna"),
    j.TalkOpened(who="players", by="Anna"),
    j.WatchOpened(yes=False, by="Anna"),
    j.Owned(guest="ben", name="Ben"),
    j.Ended(reason="resigned"),
    j.Rematched(table="another"),
]


def test_here_is_everything_that_can_happen() -> None:
    assert {type(it) for it in HAPPENINGS} == set(get_args(j.Any_))


@pytest.mark.parametrize("happening", HAPPENINGS, ids=lambda it: type(it).__name__)
def test_what_is_written_is_read_again(happening: j.Any_) -> None:
    entry = j.entry_of(happening, 5, 12.345, "client", 9)
    assert (entry.n, entry.at, entry.client, entry.command) == (5, 12.345, "client", 9)
    assert entry.kind == happening.__struct_config__.tag
    assert j.happening_of(entry) == happening
    assert j.happening_of(msgspec.json.decode(msgspec.json.encode(entry), type=type(entry))) == happening


def test_each_happening_has_a_name_of_its_own() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(j.Any_)]
    assert len(set(tags)) == len(tags)


def test_moves_need_no_body_and_have_their_seat_and_number_at_hand() -> None:
    entry = j.entry_of(j.Moved(seat=2, action=77), 1, 0.0)
    assert (entry.kind, entry.seat, entry.action, entry.body) == ("move", 2, 77, None)


def test_a_whole_game_goes_through_the_log() -> None:
    table = running("deus", seed="a word")
    play_turns(table, 3)
    again = Table(table.id)
    for line in table.fresh:
        again.follow(j.entry_of(line.happening, line.n, line.at))
    assert again.moves == table.moves
    assert again.created == table.created
