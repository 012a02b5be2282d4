"""`pantheon play deus`: games by piped input, and `pantheon replay` of them."""

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from pantheon.engine.reading import read_record
from pantheon.engine.replay import verify
from pantheon.games.deus.effects import Sell
from tests.cli.running import run

TWO = ("play", "deus", "--players", "2", "--bots", "random", "--seed", "4")
SHORT = ("play", "deus", "--players", "2", "--bots", "random", "--seed", "10")  # with the third builder
FIRST = ("play", "deus", "--players", "2", "--bots", "random", "--seed", "5")  # the person begins
BOTS = ("play", "deus", "--players", "2", "--humans", "0", "--bots", "random", "--seed", "2")
HOT_SEAT = ("play", "deus", "--players", "2", "--humans", "2", "--seed", "5")


def somebody_building(seed: int, lines: int = 4000) -> str:
    """What an eager builder types: many answers fit nowhere, enough of them do to reach the end of a game."""
    rng = random.Random(seed)
    answers = ["b1", "b2", "b3", "b4", "b 5", *"1112223", *"tttd", "n", "o1", "o2", "c1", "0", "x9"]
    return "\n".join(rng.choice(answers) for _ in range(lines)) + "\n"


@pytest.mark.slow("a whole game at the terminal")
def test_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(*SHORT, "--save", str(file), typed=somebody_building(2))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "The game is over: " in result.stdout
    assert "wins." in result.stdout
    record = read_record(file.read_text())
    assert record.header.seats == ("human", "random")
    assert verify(record).finished


@pytest.mark.slow("a whole game at the terminal, told twice")
def test_bots_play_a_whole_game_and_it_is_told_in_each_language(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(*BOTS, "--lang", "de", "--save", str(file))
    assert result.exit_code == 0, result.output
    for words in ("gewinnt.", "Die Partie ist zu Ende", "SP aus der Partie"):
        assert words in result.stdout
    told = run("replay", str(file), "--moves", "--lang", "fr").stdout
    assert len(told.splitlines()) > len(read_record(file.read_text()).moves)
    for words in ("gagne.", "Nord construit ", "Est pioche une carte", "fait une offrande à "):
        assert words in told
    assert not re.search(r"cli-deus|\{|\$[a-z]", told)


@pytest.mark.slow("a part of a game at the terminal, looked at three times")
def test_a_position_of_a_record_as_a_looker_on_sees_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(*TWO, "--save", str(file), typed=somebody_building(1, 60))
    result = run("replay", str(file), "--at", "0")
    assert "Before the first round" in result.stdout
    assert "Next: a draw." in result.stdout
    result = run("replay", str(file))
    assert "VP totals are hidden until the end." in result.stdout
    assert "Your hand" not in result.stdout
    assert re.search(r"↑North.* \? +\d", result.stdout)
    told = run("replay", str(file), "--moves").stdout
    assert "North draws a card\n" in told
    assert not re.search(r"draws .*\(", told)


def test_a_build_by_letters_and_numbers_and_back_again() -> None:
    answers = run(*FIRST, typed="b\nb1\nu\nq\n\n").stdout.split("North> ")
    assert "Your turn: build one card" in answers[0]
    assert "Build which card?" in answers[1]
    assert "North builds " in answers[2]
    assert "Your turn: build one card" in answers[3]
    assert "North builds " not in answers[3]  # the log has forgotten it, too


def test_words_of_a_record_cards_and_regions() -> None:
    screens = run(*FIRST, typed="l\nq\n\n").stdout
    card = next(iter(re.findall(r"» 1 +\S+ +(\w+) ", screens)))
    by_id = run(*FIRST, typed=f"build {card.lower()}\nq\n\n").stdout
    by_number = run(*FIRST, typed="b1\nq\n\n").stdout
    assert f"({card})" in by_id
    assert by_id.split("North> ")[2] == by_number.split("North> ")[2]


def test_what_does_not_fit_is_refused_with_the_reason() -> None:
    typed = "7\nz\nb9\nfly away\nbuild X99\nplace 0,0\nplace here\nbuild T01\njoker B01 blue\npay 1 2\nq\n\n"
    answers = run(*FIRST, typed=typed).stdout
    for words in (
        "Type a letter first, then a number.",
        "“z” is not available now. Keys: b o.",
        "“9” is not possible here. Choices: ",
        "“fly” is not an action. Actions: ",
        "There is no card x99 in this deck.",
        "Something else has to be decided first: build / joker / offer.",
        "“here” is not a space",
        "T01 is not in your hand.",
        "B01 is not in your hand.",
        "pay <wood> <stone> <clay> <wheat>",
    ):
        assert words in answers


def test_a_card_that_cannot_be_built_says_why() -> None:
    answers = run(*TWO, "-o", "start=chosen", typed="0 0 0 5 5\n" + "b1\nb2\nb3\nb4\nb5\n" * 3 + "q\n\n").stdout
    assert "You have no building of that type on your player board." in answers


def test_an_offering_card_by_card() -> None:
    screens = run(*FIRST, typed="o\no1\na1\nd\nl\nq\n\n").stdout.split("North> ")
    assert "Which card goes on top?" in screens[1]
    assert "1 card so far" in screens[2]
    assert "2 cards so far" in screens[3]
    assert re.search(r"offering to \w+, .* on top\n.*North adds .*\n.*North completes the offering", screens[-2])


def test_score_log_columns_and_help() -> None:
    answers = run(*FIRST, typed="s\nl\nk\n?\nh\nq\n\n").stdout
    for words in (
        "North (you) ",
        "VP won during the game",
        "The others’ VP are hidden until the end.",
        "Tile ",
        "East draws a card",
        "North draws ",
        "On your turn, build one card or make one offering.",
        "♣ forest, wood",
        "Hint" if "Hint" in answers else "No bot plays this game well enough",
    ):
        assert words in answers


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Choose 10 starting buildings", "North chooses ship 3")),
        ("fr", ("Choisissez 10 pions", "Nord choisit bateau 3")),
        ("de", ("Wähle 10 Startgebäude", "Nord wählt Schiff 3")),
    ],
)
def test_the_chosen_start(language: str, words: tuple[str, ...]) -> None:
    answers = run(*FIRST, "-o", "start=chosen", "--lang", language, typed="3 3 3 3\n3 3 2 1 1\nl\nq\n\n").stdout
    for word in words:
        assert word in answers


def test_a_joker_is_a_card_and_a_column() -> None:
    answers = run(*FIRST, "-o", "joker=yes", typed="j\nj 1n\n1\nk\nq\n\n").stdout
    assert "Which card goes face down, and in which column?" in answers
    assert re.search(r"North builds .* \(\w+\) as a joker: brown column", answers)
    assert re.search(r"N \(\w+\)", answers)  # he himself may look


def test_people_at_one_terminal_do_not_see_each_others_hands() -> None:
    shown = run(*HOT_SEAT, typed="\no1\nd\n").stdout
    first, second = shown.split("East is next. Press Enter when no one else is looking.")
    assert "North is next." in first
    assert "North completes the offering" in first or "North> d" in first
    assert "Your hand" not in second
    assert not re.search(r"draws .*\([A-Z]\d\d\)", shown)
    after = run(*HOT_SEAT, typed="\no1\nd\n\n").stdout
    assert "East> " in after


def test_no_escape_sequences_without_a_terminal() -> None:
    assert "\x1b" not in run(*FIRST, typed="b\n\nq\n\n").stdout


def test_options_are_explained() -> None:
    listed = run("games").stdout
    for name in ("start", "pieces", "handicap", "shape", "places", "joker", "deck"):
        assert f"--option {name}=" in listed.split("deus: ")[1]


def test_a_deck_of_ones_own_is_part_of_the_record(tmp_path: Path) -> None:
    ours = files("pantheon.games.deus").joinpath("cards.toml").read_text(encoding="utf-8")
    deck, record = tmp_path / "cards.toml", tmp_path / "game.txt"
    deck.write_text(ours.replace('for = "gold", amount = 4', 'for = "gold", amount = 5'), encoding="utf-8")
    result = run(*BOTS, "--deck", str(deck), "--save", str(record))
    assert result.exit_code == 0, result.output
    read = read_record(record.read_text(encoding="utf-8"))
    trader = read.header.options.card_deck.cards[1]
    assert (trader.id, trader.name["de"]) == ("B02", "Holzhändler")
    assert trader.effect == Sell(resource="wood", pay="gold", amount=5)
    assert verify(read).finished


def test_deck_files_that_cannot_be_used(tmp_path: Path) -> None:
    ours = files("pantheon.games.deus").joinpath("cards.toml").read_text(encoding="utf-8")
    deck = tmp_path / "cards.toml"
    for text, words in (
        ("cards = 3", "Line 1: a deck file contains only cards"),
        ("[[cards", "not valid TOML"),
        (ours.replace("copies = 4", "copies = 3", 1), "the deck has 95 cards; it must have 96"),
        (ours.replace('do = "buy"', 'do = "beg"'), "card B01"),
    ):
        deck.write_text(text, encoding="utf-8")
        for command in (TWO, ("simulate", "deus", "--games", "1")):
            result = run(*command, "--deck", str(deck))
            assert (result.exit_code, result.stdout) == (2, "")
            assert f"{deck}: Line " in result.stderr.replace("\n", "")
            assert words in result.stderr
    assert "Gods has no option deck that can be read from a file" in run("play", "gods", "--deck", str(deck)).stderr
