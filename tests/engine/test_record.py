"""Records: a game on paper can be read, replayed and verified, and every tampering is found."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.errors import Problem, RecordError
from pantheon.engine.match import Match
from pantheon.engine.reading import read_record
from pantheon.engine.record import Record, header_for, record_of, write_record
from pantheon.engine.replay import positions, replay, verify
from pantheon.games import game as game_named
from tests.engine.walks import games, options_of


def played(
    name: str, seed: str, most: int | None = None, entropy: tuple[bytes, ...] = (), **options: Any
) -> tuple[Record, list[int]]:
    """The record of a random game, and the keys of the positions where somebody had to act."""
    game = game_named(name)
    chosen = game.options(**options)
    match = Match(game, chosen, Dice(chosen_seed(seed), entropy))
    rng = Random(seed)
    keys = [match.position.key()]
    while not match.position.over and (most is None or len(keys) <= most):
        seat = match.position.to_act()[0]
        match.play(seat, rng.choice(match.position.legal(seat)))
        keys.append(match.position.key())
    names = tuple(f"Player {seat}" for seat in range(chosen.players))
    header = header_for(game, chosen, names, chosen_seed(seed), chosen=True, entropy=entropy)
    return record_of(header, match, chosen_seed(seed)), keys


def text_of(record: Record) -> str:
    return write_record(game_named(record.header.game), record)


TEXT = text_of(played("gods", "7", players=2)[0])
LINES = TEXT.splitlines()


@given(data=st.data())
def test_replay_gives_the_positions_of_the_game(data: st.DataObject) -> None:
    game = data.draw(games)
    options = data.draw(options_of(game))
    words = {name: getattr(options, name) for name in options.__struct_fields__}
    most = data.draw(st.none() | st.integers(0, 60))
    record, keys = played(game.name, str(data.draw(st.integers(0, 999))), most, **words)
    read = read_record(text_of(record))
    assert text_of(read) == text_of(record)
    found = [position.key() for position in positions(read)]
    assert [key for key in found if key in keys] == keys
    assert found[-1] == keys[-1] == replay(read).key()
    verdict = verify(read)
    assert verdict.finished == (record.seed is not None)
    assert verdict.draws == (sum(move.seat is None for move in read.moves) if verdict.finished else 0)


def test_an_unfinished_record_keeps_the_seed_to_itself() -> None:
    record, _ = played("gods", "3", most=5)
    assert record.seed is None
    assert chosen_seed("3").hex() not in text_of(record)
    assert "unfinished" in text_of(record).splitlines()


def test_a_broken_off_game_may_show_its_seed_when_it_will_never_go_on() -> None:
    """Then the draws there were can be checked."""
    record, _ = played("gods", "3", most=9)
    ended = msgspec.structs.replace(record, seed=chosen_seed("3"))
    lines = text_of(ended).splitlines()
    assert lines[lines.index("unfinished") + 1] == f"seed {chosen_seed('3').hex()}"
    read = read_record(text_of(ended))
    assert (read.seed, read.result) == (chosen_seed("3"), None)
    verdict = verify(read)
    assert not verdict.finished
    assert verdict.draws == sum(move.seat is None for move in record.moves) > 0


def test_a_wrong_seed_is_found_in_a_broken_off_game_too() -> None:
    record, _ = played("gods", "3", most=9)
    forged = text_of(msgspec.structs.replace(record, seed=chosen_seed("4")))
    with pytest.raises(RecordError, match="does not match the commitment") as refused:
        verify(read_record(forged))
    assert forged.splitlines()[refused.value.line - 1].startswith("seed ")


def test_a_finished_game_may_have_no_seed_where_its_draws_are_not_those_of_one() -> None:
    record, keys = played("gods", "3")
    without = read_record(text_of(msgspec.structs.replace(record, seed=None)))
    assert "seed " not in [line[:5] for line in text_of(without).splitlines()]
    verdict = verify(without)
    assert verdict.finished
    assert verdict.draws == 0, "none is checked"
    assert replay(without).key() == keys[-1]


def test_entropy_stands_in_the_header_and_is_needed_for_the_draws() -> None:
    record, _ = played("gods", "5", entropy=(b"salt", b"", b"pepper", b""))
    text = text_of(record)
    assert f"entropy azure {b'pepper'.hex()}" in text
    assert verify(read_record(text)).draws > 20
    assert record.header.entropy == read_record(text).header.entropy


def test_any_position_can_be_asked_for_and_no_other() -> None:
    record = read_record(TEXT)
    assert replay(record, 0).key() == game_named("gods").start(record.header.options).key()
    for at in (-1, len(record.moves) + 1):
        with pytest.raises(Problem, match="0 to"):
            replay(record, at)


def test_comments_windows_line_ends_and_a_missing_last_line_end_do_no_harm() -> None:
    assert verify(read_record(TEXT.replace("\n", "\r\n")))
    assert verify(read_record("\ufeff" + TEXT.rstrip("\n")))


@given(st.integers(0, len(TEXT) - 2))
def test_a_truncated_record_says_in_which_line_it_breaks_off(length: int) -> None:
    cut = TEXT[:length]
    with pytest.raises(RecordError) as refused:
        verify(read_record(cut))
    assert 1 <= refused.value.line <= cut.count("\n") + 1
    assert str(refused.value).startswith(f"Line {refused.value.line}: ")


@given(st.integers(0, len(TEXT) - 2), st.sampled_from("0123456789abcxyz ,-.\n#é٣"))
def test_an_edited_record_is_found_out(at: int, letter: str) -> None:
    edited = TEXT[:at] + letter + TEXT[at + 1 :]
    if edited != TEXT:
        with pytest.raises(RecordError, match=r"^Line \d+: "):
            verify(read_record(edited))


def with_check(lines: list[str]) -> str:
    """A forger who knows how to count the check sum."""
    from pantheon.engine.record import check_sum

    return "\n".join([*lines[:-1], f"check {check_sum(lines[:-1])}"]) + "\n"


def line_of(start: str) -> int:
    """The index of the first line that starts so."""
    return next(i for i, line in enumerate(LINES) if line.startswith(start))


def swapped(line: int, text: str) -> str:
    return with_check([*LINES[:line], text, *LINES[line + 1 :]])


def test_a_forged_draw_is_found_by_the_seed() -> None:
    at = next(i for i, line in enumerate(LINES) if " draw " in line)
    other = "blue" if "blue" not in LINES[at] else "green"
    forged = swapped(at, " ".join([*LINES[at].split()[:-1], other]))
    with pytest.raises(RecordError, match="does not match the seed") as refused:
        verify(read_record(forged))
    assert refused.value.line == at + 1


def test_an_edited_move_is_named_by_its_own_line_where_the_rules_or_the_seed_betray_it() -> None:
    at = next(i for i, line in enumerate(LINES) if " draw " in line)
    other = "blue" if "blue" not in LINES[at] else "green"
    edited = [
        *LINES[:at],
        " ".join([*LINES[at].split()[:-1], other]),
        *LINES[at + 1 :],
    ]  # the check sum is the old one
    with pytest.raises(RecordError, match="does not match the seed") as refused:
        read_record("\n".join(edited))
    assert refused.value.line == at + 1


def test_a_move_against_the_rules_is_found() -> None:
    at = next(i for i, line in enumerate(LINES) if " temple " in line)
    forged = swapped(at, " ".join([*LINES[at].split()[:-1], "40,40"]))
    with pytest.raises(RecordError, match="is illegal: 40,40 is not adjacent to any hex") as refused:
        verify(read_record(forged))
    assert refused.value.line == at + 1


@pytest.mark.parametrize(
    ("start", "text", "reason"),
    [
        ("end ", "end guard", "ended with"),
        ("score crimson", "score crimson 99 place 1: nothing", "the score is"),
        ("score gold", "score gold 99 place 1: nothing", "the score is"),
        ("seed ", "seed " + "00" * 32, "does not match the commitment"),
        ("commitment ", "commitment " + "00" * 32, "does not match the commitment"),
        ("rules ", "rules 99", "rules version .99."),
        ("game ", "game chess", "no game “chess”"),
        ("players ", "players 2\nedition 1999", "cannot be"),
        ("players ", "players 3\ngods jade,gold", "different gods"),
        ("seat gold", "seat jade Mallory", "there is no seat"),
        ("seeded ", "seeded by hand", "fresh"),
        ("5 ", "6 chance draw green", "expected move 5"),
        ("1 ", "1 mallory draw green", "there is no seat"),
        ("1 ", "1 chance shuffle", "not an action"),
        ("1 ", "1 chance settle crimson", "is not valid here"),
        ("1 ", "1 chance settle crimson 1;1", "not a space"),
        ("1 ", "1 chance settle jade 0,0", "is not playing"),
        ("1 ", "1 chance settle crimson 99999,0", "farther"),
        ("1 ", "1 chance settle crimson 0,0 @soon", "not a time"),
        ("players ", "players 2\none_piece no\none_piece no", "appears twice"),
        ("seat gold", "seat gold \x1b[31mMallory", "unprintable"),
    ],
)
def test_a_forgery_with_a_right_check_sum_is_found_in_its_line(start: str, text: str, reason: str) -> None:
    at = line_of(start)
    with pytest.raises(RecordError, match=reason) as refused:
        verify(read_record(swapped(at, text)))
    if (
        start not in ("commitment ", "players ") and "\n" not in text
    ):  # these show later, where something does not fit them
        assert refused.value.line == at + 1


@pytest.mark.parametrize("text", ["", "\n\n", "Hello", "[Event]\n1. e4 e5", "\x00\x01", "pantheon record 3\n"])
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"^Line 1: this is not a Pantheon record"):
        read_record(text)


def test_moves_after_the_end_are_refused() -> None:
    at = line_of("end ") - 2
    last = int(LINES[at].split()[0])
    forged = with_check([*LINES[: at + 1], f"{last + 1} crimson end-turn", *LINES[at + 1 :]])
    with pytest.raises(RecordError, match="The game is over"):
        verify(read_record(forged))


def test_nothing_may_follow_the_check_sum() -> None:
    with pytest.raises(RecordError, match="nothing may follow"):
        read_record(TEXT + "more\n")


def test_a_result_without_an_end_and_an_end_without_a_result_are_found() -> None:
    end = line_of("end ")
    with pytest.raises(RecordError, match="unfinished"):
        verify(read_record(with_check([*LINES[:end], "unfinished", "check"])))
    half = [*LINES[: end - 4], "", *LINES[end:]]
    with pytest.raises(RecordError, match="not over"):
        verify(read_record(with_check(half)))
