"""`pantheon play four-gods`: games by piped input, at a terminal, and against a clock that the test moves."""

import io
import random
import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

from pantheon.bots import Bot
from pantheon.cli.four_gods import menu
from pantheon.cli.four_gods.glyphs import FINE
from pantheon.cli.four_gods.session import FourGodsSession
from pantheon.cli.language import choose
from pantheon.cli.table import Wish, set_table
from pantheon.engine.actions import write_action
from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games import game
from pantheon.games.four_gods.actions import DealtGod, Destroy, DestroyProphet
from pantheon.games.four_gods.codec import FourGodsCodec
from pantheon.games.four_gods.names import CELLS, Token
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.sights import FourGodsView
from tests.cli.running import at_terminal, run, until

TIMED = ("play", "four-gods", "--timed", "--players", "2", "--seed", "4")
TOGETHER = ("play", "four-gods", "--players", "2", "--seed", "4")
TILES = files("pantheon.games.four_gods") / "tiles.toml"


def somebody_laying_tiles(seed: int, turns: int = 60) -> str:
    """What somebody types who draws, tries cells, puts tiles into the row, and makes mistakes on the way."""
    rng = random.Random(seed)
    lines = ["y", "g", "1", "g2"]
    for _ in range(turns):
        lines += ["d2", *(f"p {cell} 1 1" for cell in rng.sample(CELLS, 2)), "t n1", "x", "e"]
    return "\n".join(lines) + "\n"


class Hours:
    """A clock that goes on only while somebody types: seconds and lines in turn."""

    def __init__(self, *typed: tuple[float, str]) -> None:
        self.typed = list(typed)
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def readline(self) -> str:
        if not self.typed:
            return ""
        seconds, line = self.typed.pop(0)
        self.now += seconds
        return line + "\n"

    def isatty(self) -> bool:
        return False


class Hasty:
    """A bot that wants one cell and nothing else."""

    name = "hasty"

    def __init__(self, cell: str) -> None:
        self.cell = cell

    def choose(self, view: FourGodsView, legal: Sequence[int]) -> int | None:
        words = {write_action(FourGodsCodec(view.options).decode(action)): action for action in legal}
        wanted = (action for said, action in words.items() if said == "ready" or said.endswith(f" {self.cell}"))
        return next(wanted, None)


def played(
    monkeypatch: pytest.MonkeyPatch, clock: Hours, *options: str, humans: int = 1, bot: Bot | None = None
) -> tuple[str, FourGodsSession]:
    """What the screen shows while somebody types by a clock, and the session at its end."""
    choose(["--lang", "en"])
    console = Console(file=io.StringIO(), width=100, height=30, no_color=True, highlight=False)
    wish = Wish(players=2, humans=humans, bots=["random"] * (2 - humans), seed="clock", options=options)
    table = set_table(game("four-gods"), wish)
    if bot is not None:
        table.bots[1] = bot
    monkeypatch.setattr("sys.stdin", clock)
    session = FourGodsSession(table, console, FINE, clock)
    with pytest.raises(EOFError):
        session.play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue(), session


@pytest.mark.slow("a whole game at the terminal")
@pytest.mark.parametrize(("language", "wins"), [("en", "wins."), ("fr", "gagne."), ("de", "gewinnt.")])
def test_a_whole_timed_game_in_each_language(language: str, wins: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(*TIMED, "--lang", language, "--save", str(file), typed=somebody_laying_tiles(1))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert wins in result.stdout
    record = read_record(file.read_text())
    assert record.header.seats == ("human", "greedy")
    assert verify(record).finished
    assert record.moves[-1].at is not None


@pytest.mark.slow("a whole game at the terminal")
def test_a_whole_game_all_at_once(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(*TOGETHER, "--pace", "0.4", "--save", str(file), typed="y\np a1 1\n" + "\n" * 300)
    assert result.exit_code == 0
    assert "The game is over: " in result.stdout
    assert verify(read_record(file.read_text())).finished


@pytest.mark.parametrize("options", [("-o", "gods=secret"), ("-o", "mistakes=called+penalty"), ("-o", "peek=yes")])
def test_other_tables(options: tuple[str, ...]) -> None:
    result = run(
        "play", "four-gods", "--timed", "--bots", "random,random", *options, typed=somebody_laying_tiles(3, 4)
    )
    assert result.exit_code == 0
    assert "Turn " in result.stdout


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    first, second = (run(*TOGETHER, typed=somebody_laying_tiles(5, turns=6)).stdout for _ in range(2))
    assert first == second


def test_wrong_answers_say_what_would_be_right() -> None:
    typed = (
        "d2", "y", "d2", "p b2", "p a9", "fly", "place up SSSS a1", "place left SSSS", "take east 1 SSSS left",
        "end-turn now", "jj", "q", "",
    )  # fmt: skip
    answers = run(*TIMED, typed="\n".join(typed)).stdout
    for words in (
        "Not possible right now (draw). Choices: y",
        "“b2” is not possible here. Choices: a1 h1 a8 h8",
        "“a9” is not possible here.",
        "“fly” is not available now.",
        "hand cannot be “up”. It can be: left, right.",
        "write: place <hand> <face> <cell>",
        "There is no East seat at this table. Seats: south, north.",
        "write: end-turn",
        "“jj” is not available now.",
    ):
        assert words in " ".join(answers.split())


def test_a_tile_is_laid_by_cell_way_and_prophet() -> None:
    shown = run(*TIMED, typed="y\ng1 0\nd2\np\na1\n1\n0\nl\nq\n\n").stdout
    for words in (
        "place a tile: which space?",
        "place a tile: which rotation?",
        "place a tile: with a prophet?",
        "0 none",
    ):
        assert words in shown
    assert re.search(r"South places [SPFM]{4} on a1\n", shown)


def test_a_prophet_comes_with_the_tile_or_after_it() -> None:
    shown = run(*TIMED, typed="y\ng1 0\nd2\np a1 l 1 1\np h8 1 0\no 1\nl\nq\n\n").stdout
    assert re.search(r"South places [SPFM]{4} on a1 with a blue prophet on its (sea|plain|forest|mountain)\n", shown)
    assert re.search(r"South places a blue prophet on the (sea|plain|forest|mountain) of h8\n", shown)


def test_words_of_a_record_in_small_letters_too() -> None:
    typed = "READY\ngods elves dwarves\ndraw 2\ndraw 1\nend-turn\nl\nq\n\n"
    shown = run(*TIMED, typed=typed).stdout
    assert "South chooses the Elves and the Dwarves" in shown
    assert "Both of your hands must be empty to draw." in shown
    assert "South ends their turn" in shown


def test_hint_scores_rows_log_and_help() -> None:
    answers = run(*TIMED, typed="y\nd2\nh\ns\nr\nl\n?\nhelp\nm\nq\n\n").stdout
    for words in (
        "Hint: ",
        "South (you) 0 points",
        "South draws a tile from the bag",
        "Symbols",
        "30 seconds per turn",
    ):
        assert words in answers
    together = run(*TOGETHER, "--pace", "2.5", typed="?\nq\n\n").stdout
    assert "each bot acts about every 2.5 s" in together


def test_sand_that_runs_out_comes_before_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours((1, "y"), (1, "d2"), (12, "p a1 1"), (1, "l"))
    shown, session = played(monkeypatch, clock, "turns=timed", "turn=10")
    assert "Too late: time had already run out." in shown
    assert "South has run out of time" in shown
    moves = [
        (write_action(session.table.match.codec.decode(move.action)), move) for move in session.table.match.moves
    ]
    begun = next(move.at for words, move in moves if words.startswith("first"))
    own = [move.at for words, move in moves if words == "sand"]
    assert begun is not None
    assert not any(words.startswith("place") and move.seat == 0 for words, move in moves)
    assert own[0] is not None
    assert (own[0] - begun) % 10 == pytest.approx(0, abs=0.01)
    assert len([slot for slot in session.position.view(0).seats[0].row if slot]) == 2


def test_the_clock_stands_still_between_own_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _ = played(monkeypatch, Hours((1, "y"), (3, "e"), (2, "d1"), (1, "")), "turns=timed", "turn=10")
    assert "South 10 s> e" in shown
    assert "South 10 s> d1" in shown
    assert "South 8 s> " in shown


def test_bots_go_on_while_a_person_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, session = played(monkeypatch, Hours((1, "y"), (40, ""), (1, "")))
    bot = [move for move in session.table.match.moves if move.seat == 1]
    assert 4 <= len(bot) <= 15  # about one command in six seconds
    assert "North draws " in shown or "North places " in shown


def test_bots_with_nothing_to_do_wait_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours((1, "y"), (3000, ""), (1, "n"), (1, "n"), (1, "a l 1"), (0, "l"))
    shown, _ = played(monkeypatch, clock, bot=Hasty("nowhere"))
    for words in ("South passes\n", "South cancels their pass\n", "n cancel your pass", "to slot 1\n"):
        assert words in shown


def test_a_tile_of_a_row_is_held_for_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours((1, "y"), (1, ""), (0.1, "a l 1"), (0.1, "t 1"), (11, ""), (0, "l"))
    shown, _ = played(monkeypatch, clock)
    assert "left hand 10 s" in shown
    assert "South held the tile in their left hand for too long\n" in shown


def test_who_was_slower_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours((1, "y"), (1, "p h8"), (60, "1"))
    shown, _ = played(monkeypatch, clock, bot=Hasty("h8"))
    assert "h8 is taken: North has placed a tile there." in shown


def test_several_people_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours(*[(1, line) for line in ("", "y", "", "y", "", "d1", "e", "", "d1", "e", "")])
    shown, _ = played(monkeypatch, clock, "turns=timed", humans=2)
    assert "South is next. Press Enter to start" in shown
    assert "North is next. Press Enter to start" in shown
    assert "South 30 s> " in shown
    assert "North 30 s> " in shown


def test_leaving_lets_the_others_play_on(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    result = run(*TOGETHER, "--save", str(file), typed="y\n\nleave\n")
    assert "The game is over: " in result.stdout
    assert " south leave @" in file.read_text()
    assert verify(read_record(file.read_text())).finished


def test_secret_gods_stay_secret(tmp_path: Path) -> None:
    file = tmp_path / "secret.txt"
    words = (
        "play",
        "four-gods",
        "--timed",
        "-o",
        "gods=secret",
        "--players",
        "3",
        "--seed",
        "9",
        "--save",
        str(file),
    )
    shown = run(*words, typed="k\n3\ny\nd2\np a1 1 1\nh\ns\nr\nl\n?\ne\nd2\ns\nq\n").stdout
    record = read_record(file.read_text())
    codec = game("four-gods").codec(record.header.options)
    gods = {}
    for move in record.moves:
        action = codec.decode(move.action)
        if isinstance(action, DealtGod):
            gods[action.seat] = str(action.god).capitalize()
    assert set(gods) == {"south", "west", "north"}
    assert f"South is secretly dealt the {gods['south']}" in shown
    assert "West is dealt a secret god" in shown
    for god in {"Merfolk", "Humans", "Elves", "Dwarves"} - {gods["south"]}:
        assert god not in shown
    assert "at least " in shown


def test_a_tile_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text(TILES.read_text())
    result = run(*TIMED, "--tiles", str(file), "--save", str(tmp_path / "game.txt"), typed="y\nd2\nq\n")
    assert result.exit_code == 0
    assert "South draws 2 tiles" in result.stdout
    header = read_record((tmp_path / "game.txt").read_text()).header
    assert len(header.options.tiles) == 92


def test_tile_files_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "tiles.toml"
    for text, words in (("tiles = 3", "Line 1: "), ("[[tiles", "not valid TOML"), ("", "Line 1: ")):
        file.write_text(text)
        result = run(*TIMED, "--tiles", str(file))
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"{file}: " in result.stderr
        assert words in result.stderr
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in run(*TIMED, "--tiles", str(file)).stderr
    assert "There is no file" in run(*TIMED, "--tiles", str(tmp_path / "none.toml")).stderr
    file.write_text(TILES.read_text())
    assert "Gods has no option tiles that can be read from a file" in run("play", "gods", "--tiles", str(file)).stderr


def test_timed_or_not_is_said_once() -> None:
    result = run("play", "four-gods", "--timed", "-o", "turns=simultaneous")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--timed contradicts turns=simultaneous" in result.stderr


@pytest.mark.slow("a real terminal, and a process at it")
def test_at_a_terminal() -> None:
    with at_terminal("play", "four-gods", "--timed", "--players", "2", "--seed", "4") as (terminal, process):
        until(terminal, b"South> ")
        shown = until(terminal, b" s> ", b"y\n")
        shown += until(terminal, b"Save the record", b"q\n/dev/null\n")
        assert process.wait(timeout=30) == 0
    assert b"Traceback" not in shown


def test_two_gods_are_chosen_at_once_or_one_by_one() -> None:
    shown = run(*TIMED, typed="y\ng\n3\n3\nl\nq\n\n").stdout
    assert "choose a god: a second one as well?" in shown
    assert "0 only this one" in shown
    assert "South chooses the Elves and the Dwarves" in shown
    assert "South chooses the Elves\n" in run(*TIMED, typed="y\ng 3 0\nl\nq\n\n").stdout


def test_a_destroyed_city_asks_for_the_colour_of_its_token() -> None:
    """South leads green and blue; the first answer leaves it to the rules."""
    codec = FourGodsCodec(FourGodsOptions(players=2))
    tokens: tuple[Token, ...] = ("blue", "green", "own")
    actions = [Destroy("left", "SSSS", "b1", token) for token in tokens]
    (kind,) = menu.kinds((codec.encode(action), action) for action in actions)
    asked = menu.narrow(kind, "b1", "south")
    assert asked.question is not None
    assert asked.question.name == "token"
    assert [(answer.word, answer.value) for answer in asked.answers] == [("0", "own"), ("b", "blue"), ("g", "green")]
    for typed, at in (("blue", 0), ("g", 1), ("0", 2)):
        found = menu.narrow(asked, typed, "south")
        assert found.question is None
        assert [action for _, action in found.actions] == [actions[at]]


def test_the_colour_of_a_token_is_asked_after_that_of_the_prophet() -> None:
    codec = FourGodsCodec(FourGodsOptions(players=2))
    tokens: tuple[Token, ...] = ("blue", "green", "own")
    actions = [
        DestroyProphet("left", "SSSS", "b1", token, "NW", prophet) for prophet in tokens[:2] for token in tokens
    ]
    (kind,) = menu.kinds((codec.encode(action), action) for action in actions)
    for typed, at in (("b b", 0), ("b 0", 2), ("g b", 3), ("green green", 4)):
        found = menu.narrow(kind, f"b1 {typed}", "south")
        assert found.question is None
        assert [action for _, action in found.actions] == [actions[at]]


def test_every_tile_may_be_called_and_no_hint_names_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours((1, "y"), (1, "d2"), (1, "p h1 1"), (1, "p d5 1"), (1, "c"), (1, "h"), (1, "c h1"), (1, "c d5"))
    shown, session = played(monkeypatch, clock, "turns=timed", "turn=600", "mistakes=called", "two_player_gods=2")
    assert "c call out a mistake" in shown
    assert "call out a mistake: which space?" in shown
    assert "Hint: call" not in shown
    assert "The tile on h1 is placed correctly." in shown
    made = [write_action(session.table.match.codec.decode(move.action)) for move in session.table.match.moves]
    assert made[-1] == "call d5"


def test_others_flip_and_call_at_the_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """North begins; before South's sand runs, North calls the own tile and turns one of the own row over."""
    typed = ("", "y", "", "y", "", "d2", "p d5 1", "e")
    others = ("fly", "n c", "s c d5", "n c d5", "n f 1", "")
    clock = Hours(*((1.0, line) for line in (*typed, *others)))
    shown, session = played(monkeypatch, clock, "turns=timed", "turn=600", "mistakes=called", humans=2)
    assert "and call out tiles, by seat: North f 2, North c d5" in " ".join(shown.split())
    assert shown.count("Type whose command it is and the whole command: north") == 3
    decode = session.table.match.codec.decode
    made = [(move.seat, write_action(decode(move.action))) for move in session.table.match.moves]
    assert made[-3] == (1, "end-turn")
    assert made[-2] == (1, "call d5")
    assert made[-1][0] == 1
    assert made[-1][1].startswith("flip north 1 ")
    assert "South 600 s> " in shown


def test_whoever_owes_a_prophet_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """North calls a tile of North at the hand-over to South, and chooses the colour that pays."""
    typed = ("", "y", "", "y", "", "g 1 1", "d2", "p d5 1 0", "e", "n c d5", "", "n f 1", "", "v b", "s f 1", "")
    clock = Hours(*((1.0, line) for line in typed))
    shown, session = played(monkeypatch, clock, "turns=timed", "turn=600", "mistakes=called+penalty", humans=2)
    decode = session.table.match.codec.decode
    made = [(move.seat, write_action(decode(move.action))) for move in session.table.match.moves]
    assert made[-2:] == [(1, "call d5"), (1, "give-up blue")]
    assert shown.count("North is next.") == 2
    assert shown.rstrip().endswith("South 598 s>")  # the sand runs on while North chooses
    assert "Too late" not in shown


def test_one_may_leave_at_the_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours((1, "q"), (1, ""), (1, "never read"))
    shown, _ = played(monkeypatch, clock, "turns=timed", humans=2)
    assert "Save the record to which file?" in shown
    assert len(clock.typed) == 1


def test_the_toss_lays_the_tokens_that_nobody_has_laid() -> None:
    seen = set()
    for seed in range(40):
        wish = Wish(players=2, humans=1, bots=[], seed=str(seed), options=(), toss=True)
        options = set_table(game("four-gods"), wish).match.position.options
        seen.add((options.turns, options.gods, options.two_player_gods))
        assert not options.is_unadvised
        assert options.mistakes == "enforced"
    assert len(seen) == 6
    laid = Wish(players=2, humans=1, bots=[], seed="1", options=("gods=secret",), toss=True)
    options = set_table(game("four-gods"), laid).match.position.options
    assert (options.gods, options.two_player_gods) == ("secret", 2)
    shown = run("play", "four-gods", "--toss", "--players", "2", "--seed", "1", typed="q\n\n").stdout
    assert "Modes: timed turns, visible gods (2 each)." in shown
    assert "secrt" in run("play", "four-gods", "--toss", "-o", "gods=secrt").stderr
    assert "has no mode tokens" in run("play", "deus", "--toss").stderr


def test_secret_gods_two_each_are_played_with_a_warning() -> None:
    shown = run(*TIMED, "-o", "gods=secret", typed="k 1\nk 1\ny\nl\nq\n\n").stdout
    assert "the rulebooks advise against it" in " ".join(shown.split())
    assert len(re.findall(r"South is secretly dealt the \w+", shown)) >= 2
    assert shown.count("North is dealt a secret god") >= 2
