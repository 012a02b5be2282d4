"""What viewers are told: changes that add up to the whole, nothing that is not for them, no seed before the end."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.client import Conversation
from pantheon.engine.chance import commitment
from pantheon.games import names
from pantheon.server import commands, timing
from pantheon.server import journal as j
from pantheon.server import messages as m
from pantheon.server.admission import may_watch
from pantheon.server.facts import table_info
from pantheon.server.paper import record_of_table
from pantheon.server.settings import Settings, settle
from pantheon.server.showing import (
    Eyes,
    Sight,
    Telling,
    changes,
    clocks_of,
    event_of,
    eyes_of,
    legal_of,
    look,
    splice,
    tells_all,
    welcome,
)
from pantheon.server.table import Line, Table
from tests.server.tables import (
    NOON,
    OWNER,
    anything,
    guest,
    made,
    play_out,
    play_turns,
    running,
    sit,
    step,
    turn,
    written,
)
from tests.server.test_journal import HAPPENINGS

NOBODY = m.PresenceInfo(seats=[], spectators=0)
encode = msgspec.json.encode


def plain(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(encode(value))


class Room:
    """Everybody who watches a table, as its host knows them."""

    def __init__(self, table: Table, *seats: int | None) -> None:
        self._table = table
        self._sights = {seat: Sight(seat) for seat in seats}
        self._eyes = {key: Eyes(key) for key in {eyes_of(table, seat) for seat in seats}}
        self.talks = {seat: newcomer(table, seat) for seat in seats}
        for sight in self._sights.values():
            sight.look(table, clocks_of(table))
        look(table, list(self._eyes.values()))

    def told(self, first: int) -> list[m.News]:
        """Everybody is told what has happened from an event on."""
        table = self._table
        lines = [line for line in table.fresh if line.n >= first]
        if not lines:
            return []
        telling, found = Telling(table, lines, NOON, list(self._eyes.values())), []
        for seat, talk in self.talks.items():
            found.append(telling.news(self._sights[seat], self._eyes[eyes_of(table, seat)]))
            talk.take(encode(found[-1]))
        table.stirred = False
        return found


def newcomer(table: Table, seat: int | None) -> Conversation:
    """Somebody who has just been welcomed."""
    talk = Conversation()
    talk.take(encode(welcome(table, seat, [], NOON, NOBODY, False)))
    return talk


# --- changes --------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 3), max_size=9), st.lists(st.integers(0, 3), max_size=9))
def test_a_splice_makes_the_one_list_of_the_other(before: list[int], after: list[int]) -> None:
    found = splice(tuple(before), tuple(after))
    assert [*before[: found.at], *found.put, *before[found.at + found.drop :]] == after
    if before == after:
        assert (found.drop, found.put) == (0, [])


@pytest.mark.slow("every view of whole games is compared")
@pytest.mark.parametrize("game", names())
@given(seed=st.integers(0, 2**32))
def test_news_add_up_to_what_a_newcomer_is_shown(game: str, seed: int) -> None:
    rng = Random(seed)
    clock: dict[str, Any] = {} if game == "four-gods" else {"clock": {"kind": "move", "seconds": 9}}
    table = running(game, people=3, **clock)
    room = Room(table, 0, 1, 2, None)
    for _ in range(12):
        first = table.n + 1
        anything(table, rng, 6)
        room.told(first)
        for seat, talk in room.talks.items():
            fresh = newcomer(table, seat)
            assert (talk.n, talk.view, talk.legal, talk.clocks) == (fresh.n, fresh.view, fresh.legal, fresh.clocks)
            assert (talk.can_undo, talk.scores) == (fresh.can_undo, fresh.scores)
            assert talk.table is not None
            assert fresh.table is not None
            assert same(talk.table) == same(fresh.table)
        if table.state != "running":
            break


def same(info: m.TableInfo) -> m.TableInfo:
    """Without the two fields that count every move: each client counts for itself."""
    return msgspec.structs.replace(info, moves=0, touched=0.0)


@pytest.mark.parametrize("game", names())
def test_the_first_view_comes_whole_when_the_game_begins(game: str) -> None:
    table = sit(made(game), 2)
    room = Room(table, 0, 1, None)
    assert room.talks[0].view is None
    first = table.n + 1
    commands.start(table, OWNER, NOON)
    room.told(first)
    match = table.match
    assert match is not None
    for seat, talk in room.talks.items():
        assert talk.view == plain(match.position.view(seat))
        assert talk.legal == [plain(match.codec.decode(action)) for action in legal_of(table, seat)]


@pytest.mark.parametrize("game", names())
def test_only_where_there_are_no_secrets_all_look_through_the_same_eyes(game: str) -> None:
    table = running(game)
    for pick in range(20):
        step(table, NOON, pick)
    assert table.position is not None
    views = {seat: {**plain(table.position.view(seat)), "you": None} for seat in (None, 0, 1)}
    for seat in views:
        assert views[eyes_of(table, seat)] == views[seat]
    assert (len({eyes_of(table, seat) for seat in views}) == 1) == (views[0] == views[1])


def test_what_has_not_changed_is_not_sent() -> None:
    table = running()
    room = Room(table, 0)
    first = table.n + 1
    commands.say(table, guest(0), "", "hello", NOON)
    (news,) = room.told(first)
    assert set(plain(news)) == {"type", "events", "now"}


@pytest.mark.parametrize("game", names())
def test_who_looked_at_another_time_than_the_others_keeps_nobody_from_the_news(game: str) -> None:
    table = running(game, people=2)
    early, late = Eyes(0), Eyes(1 if table.game.secrets else 0)
    look(table, [early])
    before = table.playing().position.view(0)
    step(table)
    look(table, [late])
    fresh, missed = look(table, [late, early])
    assert fresh == {}
    assert missed == changes(before, table.playing().position.view(0)) != {}
    step(table)
    news = look(table, [late, early])
    assert all(news)
    assert late.common is early.common


# --- events ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_after_mere_words_all_get_the_same_frame_and_later_miss_nothing(game: str) -> None:
    table = running(game, people=3)
    eyes = {key: Eyes(key) for key in {eyes_of(table, seat) for seat in range(3)}}
    sights = [Sight(seat) for seat in range(3)]
    table.stirred = False
    for words in ("hello", ""):
        first = table.n + 1
        if words:
            commands.say(table, guest(0), "Anna", words, NOON)
        else:
            step(table)
        lines = [line for line in table.fresh if line.n >= first]
        telling = Telling(table, lines, NOON, list(eyes.values()))
        frames = [telling.message(sight, eyes[eyes_of(table, sight.seat)]) for sight in sights]
        assert (len(set(frames)) == 1) == bool(words)
        assert all((b'"view"' in frame) != bool(words) for frame in frames)


@pytest.mark.parametrize("happening", HAPPENINGS, ids=lambda it: type(it).__name__)
def test_every_happening_is_shown_without_owners_seeds_and_records(happening: j.Any_) -> None:
    """Ids of guests are for all to see, but only of those who speak, or of whom the owner speaks."""
    before = made().game.start(made().options) if isinstance(happening, j.Moved) else None
    if before is not None:
        happening = j.Moved(seat=None, action=before.legal(None)[0])
    shown = plain(event_of(Line(3, NOON, happening, 1, before), None))
    assert (shown["n"], shown["at"]) == (3, NOON)
    assert shown["what"]["kind"] == happening.__struct_config__.tag
    secrets = {"owner", "invited", "seed", "settings", "prior", "entropy"}
    if not isinstance(happening, j.Said | j.Manner):
        secrets.add("guest")
    assert not secrets & set(shown["what"])
    msgspec.convert(shown, m.Event)


@pytest.mark.parametrize("game", names())
def test_a_move_is_shown_to_each_as_he_may_know_it(game: str) -> None:
    table = running(game, people=2)
    for pick in range(30):
        step(table, NOON, pick)
    for line in table.fresh:
        if isinstance(line.happening, j.Moved):
            assert line.before is not None
            for viewer in (None, 0, 1):
                it = line.happening
                wanted = m.MoveShown(
                    move=line.move, seat=it.seat, action=plain(line.before.shown(viewer, it.seat, it.action))
                )
                assert plain(event_of(line, viewer).what) == plain(wanted)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", range(3))
def test_what_spectators_are_told_whole_all_are_told_alike(game: str, seed: int) -> None:
    table, rng = running(game, people=2), Random(seed)
    while len(table.moves) < 60 and not table.over:
        step(table, NOON, rng.randrange(99))
    whole = [line for line in table.fresh if tells_all(table, line, event_of(line, None))]
    assert whole
    for line in whole:
        assert event_of(line, None) == event_of(line, 0) == event_of(line, 1)


def test_a_card_drawn_is_seen_by_who_draws_it_alone() -> None:
    table = running("deus", people=2)
    play_turns(table, 4)
    differing = 0
    for line in table.fresh:
        if isinstance(line.happening, j.Moved) and line.happening.seat is None:
            shown = [plain(event_of(line, viewer)) for viewer in (None, 0, 1)]
            differing += shown[1] != shown[2]
            assert shown[0] in shown[1:], "a spectator sees what one who may not know sees"
            assert tells_all(table, line, event_of(line, None)) == (shown[1] == shown[2])
    assert differing


# --- the table ------------------------------------------------------------------------------------------------


def all_told(table: Table) -> str:
    """Everything anybody is ever told of a table, but for what he says himself."""
    texts = [encode(table_info(table))]
    for seat in (None, *range(len(table.seats))):
        events = [event_of(line, seat) for line in table.fresh]
        texts.append(encode(welcome(table, seat, events, NOON, NOBODY, seat == 0)))
    return b"".join(texts).decode()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", [None, "a chosen word"])
def test_nobody_is_told_silent_guests_or_the_seed_before_the_end(game: str, seed: str | None) -> None:
    table = running(game, people=3, seed=seed, visibility="private", invited=("guest-invited",))
    commands.join_device(table, "guest-phone", 1, guest(1), NOON)
    commands.say(table, "speaker", "Zoe", "hello", NOON)
    commands.propose(table, 0, NOON, what="abandon")
    secret = table.created.seed.hex()
    text = all_told(table)
    assert "guest-" not in text
    assert secret not in text
    assert "a chosen word" not in text
    assert commitment(table.created.seed) in text
    info = table_info(table)
    assert (info.seed, info.seeded) == (None, "chosen" if seed else "fresh")
    for seat in (1, 2):
        commands.vote(table, seat, True, NOON)
    assert table.state == "abandoned"
    assert "guest-" not in all_told(table)
    assert table_info(table).seed == secret, "at the end everybody can check the draws"


def test_seats_are_shown_with_who_sits_and_who_plays() -> None:
    table = sit(made(options={"players": "4"}), 2, bots=1)
    kinds = [(seat.who, seat.kind, seat.level) for seat in table_info(table).seats]
    assert kinds == [
        ("Player 0", "person", ""),
        ("Player 1", "person", ""),
        ("greedy", "bot", "frantic"),
        ("", "free", ""),
    ]
    sit(table, 0, bots=1)
    commands.start(table, OWNER, NOON)
    commands.hand_over(table, 1, NOON)
    seat = table_info(table).seats[1]
    assert (seat.who, seat.kind, seat.stand_in, seat.resigned) == ("Player 1", "person", "greedy", False)
    commands.resign(table, 1, NOON)
    assert table_info(table).seats[1].resigned


def test_entropy_is_public() -> None:
    table = made()
    commands.join(table, OWNER, "Anna", NOON, entropy=b"salt", invited=True)
    assert table_info(table).seats[0].entropy == b"salt".hex()


def test_a_ballot_is_shown_with_its_votes_and_who_has_a_say() -> None:
    table = running(people=3)
    step(table)
    assert table_info(table).ballot is None
    commands.propose(table, 2, NOON, what="undo")
    commands.vote(table, 0, True, NOON)
    assert table_info(table).ballot == m.BallotInfo(
        what="undo", by=2, target=None, left=len(table.moves) - 1, votes={2: True, 0: True}, voters=[0, 1, 2]
    )


def test_what_a_bot_plays_for_somebody_is_not_his_to_do() -> None:
    table = running()
    seat = turn(table)
    assert legal_of(table, seat)
    assert legal_of(table, None) == []
    commands.hand_over(table, seat, NOON)
    assert legal_of(table, seat) == []
    commands.come_back(table, seat, NOON)
    commands.resign(table, 1 - seat, NOON)
    assert legal_of(table, seat) == [], "the game has ended"


def test_clocks_are_shown_while_they_run() -> None:
    assert clocks_of(running()) == []
    table = running(clock={"kind": "move", "seconds": 60})
    assert clocks_of(table) == [m.ClockInfo(clock="turn", seat=turn(table), due=NOON + 60)]
    live = running("four-gods", options={"turns": "timed"})
    while timing.next_due(live) is None:
        step(live)
    assert [clock.clock for clock in clocks_of(live)] == ["sand"]
    assert min(clock.due for clock in clocks_of(live)) == timing.next_due(live)
    commands.resign(table, 0, NOON)
    assert clocks_of(table) == []


def test_scores_come_when_the_game_is_over() -> None:
    table = running("deus")
    assert newcomer(table, None).scores is None
    play_out(table)
    assert table.position is not None
    assert plain(newcomer(table, None).scores) == plain(table.position.scores())


def test_who_may_join_may_look() -> None:
    for visibility, expected in (("open", True), ("private", False)):
        table = sit(made(spectators=False, visibility=visibility), 2)
        assert may_watch(table, "zoe") == expected
        commands.start(table, OWNER, NOON)
        assert not may_watch(table, "zoe")


def test_who_may_watch() -> None:
    for spectators in (True, False):
        table = sit(made(spectators=spectators, visibility="private", invited=("ben",)), 2)
        for somebody in (OWNER, guest(1), "ben"):
            assert may_watch(table, somebody)
        for stranger in ("zoe", None):
            assert may_watch(table, stranger) == spectators


def test_an_imported_record_is_shown_as_such() -> None:
    first = running("gods", seed="chosen")
    play_out(first)
    created = j.Created(
        settings=settle(Settings(game="gods", options=first.settings.options))[2],
        rules=first.created.rules,
        seed=bytes(32),
        commitment=commitment(bytes(32)),
        owner=None,
        prior=j.Prior(record=written(first), moves=len(first.moves)),
    )
    table = Table("imported")
    for happening in (created, j.Started(), j.Ended(reason="over")):
        table.note(happening, NOON)
    info = table_info(table)
    assert (info.imported, info.seeded, info.state) == (True, "chosen", "finished")
    assert info.commitment == record_of_table(first).header.commitment
    assert info.seed in (None, first.created.seed.hex()), "never that of the table, which drew nothing"
    assert [seat.who for seat in info.seats] == ["Player 0", "Player 1"]
