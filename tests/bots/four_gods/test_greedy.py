"""The greedy bot of 4 Gods: what it goes for, in every mode, and how often it wins."""

import os
import subprocess
import sys
from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from pantheon import _form
from pantheon.bots import make_bot
from pantheon.bots.four_gods.scout import Scout
from pantheon.bots.four_gods.weights import WEIGHTS
from pantheon.engine.actions import write_action
from pantheon.engine.chance import Dice, chosen_seed
from pantheon.engine.match import Match
from pantheon.games import game
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.actions import Build, Destroy, DestroyProphet
from pantheon.games.four_gods.names import CELL_NUMBERS
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.lab.live import LiveGame
from pantheon.lab.simulate import Plan, play_game, simulate

FOUR_GODS = game("four-gods")
INTERPRETED = _form.forms() == "interpreted"
ME, RIVAL = 0, 1
BLUE, YELLOW = 0, 1  # sea and plain: colours of the gods that both have chosen

World = Mapping[str, str]
"""Faces as they lie, by cell."""

CORNER: World = {"a1": "SSSS", "b1": "SSPS", "a2": "SSSS"}


class Table:
    """Two players with one god each in the middle of a game; tiles are named by a face."""

    def __init__(self, world: World, **options: Any) -> None:
        self.position = Position(FourGodsOptions(**{"players": 2, "two_player_gods": 2} | options))
        self.tiles = self.position.tile_set
        self.used: set[int] = set()
        position = self.position
        position.phase, position.ready, position.turn = codes.PLAY, 3, 1 if position.timed else 0
        position.owner, position.god, position.colours = [1, 2, 0, 0], [1, 2, 0, 0], [1, 0, 2, 0, 0, 0, 0, 0]
        laid = [0] * codes.CELLS
        for tick, (cell, face) in enumerate(world.items(), start=1):
            tile, way = self.find(face)
            position.put_tile(CELL_NUMBERS[cell], tile, way)
            laid[CELL_NUMBERS[cell]] = tick
        position.laid, position.by, position.tick = laid, [RIVAL] * codes.CELLS, 100
        self.fill_bag()

    def find(self, face: str) -> tuple[int, int]:
        """A tile that is still to be had and shows this face, and how it lies then."""
        for tile, ways in enumerate(self.tiles.ways):
            names = [str(way) for way in ways]
            if tile not in self.used and face in names:
                self.used.add(tile)
                return tile, names.index(face)
        raise ValueError(face)

    def hold(self, *faces: str) -> "Table":
        """Tiles from the bag in the own hands."""
        held = [1 + self.find(face)[0] for face in faces]
        self.position.hand = held + [0] * (codes.SEATS * codes.HANDS - len(held))
        for tile in held:
            self.position.know(tile - 1, 0, 1)
            self.position.know(tile - 1, 1, 1)
        self.fill_bag()
        return self

    def row(self, seat: int, *faces: str) -> "Table":
        """Tiles in a row, with these faces up."""
        row, filled = list(self.position.row), list(self.position.filled)
        for slot, face in enumerate(faces):
            tile, way = self.find(face)
            row[seat * codes.MOST_SLOTS + slot] = 1 + tile * codes.FACES + way // codes.ROTATIONS
            self.position.know(tile, way // codes.ROTATIONS, 15)
        filled[seat] = len(faces)
        self.position.row, self.position.filled = row, filled
        self.fill_bag()
        return self

    def fill_bag(self) -> None:
        """All other tiles are in the bag."""
        bag = [tile for tile in range(codes.MOST_TILES) if tile not in self.used]
        self.position.bag = bag + [0] * len(self.used)
        self.position.bag_size = len(bag)

    def end(self) -> "Table":
        """The bag is empty; whatever was in it lies in no row that anybody could reach."""
        self.position.bag_size, self.position.trigger = 0, codes.BY_BAG
        return self

    def choice(self, seat: int = ME, seed: int = 1, name: str = "greedy") -> str | None:
        """What the bot does, in words."""
        bot = make_bot(name, FOUR_GODS, Random(seed))
        legal = [action for action in self.position.legal(seat) if action not in FOUR_GODS.quits]
        action = bot.choose(self.position.view(seat), legal)
        assert action is None or action in legal
        return None if action is None else write_action(FOUR_GODS.codec(self.position.options).decode(action))


def prophet(table: Table, cell: str, corner: int, colour: int) -> None:
    table.position.put_prophet(CELL_NUMBERS[cell], corner, colour)
    table.position.reserve = [n - (c == colour) for c, n in enumerate(table.position.reserve)]


def test_empty_hands_draw_two_tiles() -> None:
    assert Table(CORNER).choice() == "draw 2"


def test_a_tile_makes_its_own_kingdom_larger_and_not_the_rivals() -> None:
    table = Table({"a1": "SSSS", "b1": "SSSS", "h8": "PPPP", "g8": "PPPP"}).hold("SSSS")
    prophet(table, "a1", 0, BLUE)
    prophet(table, "h8", 0, YELLOW)
    said = table.choice()
    assert said is not None
    assert said.split()[0] in ("place", "place-prophet")
    assert said.split()[3] in ("c1", "a2", "b2")


def test_a_city_is_built_where_no_tile_can_ever_lie() -> None:
    table = Table({"a1": "SSSS", "b1": "SSPS", "a2": "SSMM", "c1": "SSPP", "c2": "PPFF"}).end()
    assert table.position.is_safe(CELL_NUMBERS["b2"])
    assert table.choice() == "build b2 blue"


def test_a_city_of_somebody_else_is_destroyed() -> None:
    table = Table(CORNER).hold("SSPP")
    table.position.put_city(CELL_NUMBERS["b2"], YELLOW)
    said = table.choice()
    assert said is not None
    assert said.startswith("destroy")


def test_in_the_final_phase_it_takes_what_fits_from_another_row() -> None:
    table = Table({"a1": "SSSS", "b1": "SSSS"}).row(RIVAL, "SSSS", "MMMM").end()
    prophet(table, "a1", 0, BLUE)
    assert table.choice() == "take north 1 SSSS left"


def test_the_god_of_the_largest_kingdoms_is_chosen() -> None:
    forest = {"a1": "FFFF", "b1": "FFFF", "a2": "FFFF", "h8": "FFFF", "g8": "MFFF", "h7": "MFFF"}
    table = Table({**forest, "h1": "SSSS", "a8": "PPPP"})
    table.position.owner, table.position.god, table.position.colours = [0] * 4, [0] * 4, [0] * 8
    assert table.choice() == "god elves"


def test_a_tile_that_fits_nowhere_goes_into_the_row() -> None:
    table = Table({"a1": "MMMM", "h1": "MMMM", "a8": "MMMM", "h8": "MMMM"}).hold("SSSS")
    for cell in ("b1", "a2", "g1", "h2", "a7", "b8", "h7", "g8"):
        table.position.put_city(CELL_NUMBERS[cell], BLUE)
    said = table.choice()
    assert said is not None
    assert said.startswith("discard left 1 ")


@pytest.mark.parametrize(("hide", "face"), [(True, "PFMM"), (False, "SSSS")])
def test_a_discard_hides_the_face_that_fits_from_players_who_remember(hide: bool, face: str) -> None:
    table = Table({"a1": "SSSS", "h1": "SSSS", "a8": "SSSS"}).hold("SSSS")
    scout = Scout(WEIGHTS)
    scout.begin(table.position, ME)
    (action,) = scout.discards(hide)
    assert write_action(FOUR_GODS.codec(table.position.options).decode(action)) == f"discard left 1 {face}"


def test_a_mistake_of_somebody_else_is_called() -> None:
    table = Table({"a1": "SSSS", "b1": "PPPP"}, mistakes="called")
    assert table.choice() == "call b1"


def test_a_penalty_takes_the_prophet_who_is_missed_least() -> None:
    table = Table({"a1": "SSSS", "b1": "SSSS", "c1": "SSSS", "h8": "PPPP"}, mistakes="called+penalty")
    prophet(table, "a1", 0, BLUE)
    prophet(table, "h8", 0, BLUE)
    table.position.reserve, table.position.owes, table.position.due = [0, 9, 0, 0], [1, 0, 0, 0], [5] + [0] * 95
    assert table.choice() == "give-up h8"


def test_it_passes_when_nothing_is_left_to_do_and_then_waits() -> None:
    table = Table(CORNER)
    table.position.bag_size, table.position.reserve = 0, [0, 0, 0, 0]
    assert table.choice() == "pass"
    table.position.passed = 1
    assert table.choice() is None


def test_in_the_final_phase_it_passes_without_waiting_for_others() -> None:
    table = Table(CORNER).end()
    table.position.reserve = [0, 0, 0, 0]
    assert table.choice() == "pass"
    assert table.choice(name="greedy-1") is None, "as it was before"
    table.position.passed = 1 << RIVAL
    assert table.choice(name="greedy-1") == "pass"


SHUT_IN = ("b1", "a2", "g1", "h2", "a7", "b8", "h7", "g8")


def shut_in(*faces: str) -> Table:
    """Tiles in hand that fit nowhere, with an empty bag: around the corners stand cities."""
    table = Table({"a1": "MMMM", "h1": "MMMM", "a8": "MMMM", "h8": "MMMM"}).hold(*faces).end()
    for cell in SHUT_IN:
        table.position.put_city(CELL_NUMBERS[cell], BLUE)
    table.position.reserve = [0, 0, 0, 0]
    return table


def test_in_the_final_phase_full_hands_are_freed_though_the_bag_is_empty() -> None:
    said = shut_in("SSSS", "SSPP").choice()
    assert said is not None
    assert said.startswith("discard ")
    assert shut_in("SSSS", "SSPP").choice(name="greedy-1") is None, "as it was before"


def test_one_free_hand_is_enough_once_the_bag_is_empty() -> None:
    assert shut_in("SSSS").choice() == "pass"


def test_full_hands_without_a_free_slot_pass() -> None:
    table = shut_in("SSSS", "SSPP")
    row, filled = list(table.position.row), list(table.position.filled)
    row[: table.position.slots] = [1 + tile * codes.FACES for tile in range(60, 60 + table.position.slots)]
    filled[ME] = table.position.slots
    table.position.row, table.position.filled = row, filled
    for tile in range(60, 60 + table.position.slots):
        table.position.know(tile, 0, 15)
        table.position.know(tile, 1, 15)
    assert table.choice() == "pass"


def test_a_full_world_is_no_reason_to_draw() -> None:
    """A tile is left in the bag, but it could go nowhere: all is full, and every city its own."""
    table = Table({})
    for cell in range(codes.CELLS):
        table.position.put_city(cell, BLUE)
    table.position.bag_size, table.position.trigger = 1, codes.BY_FULL
    assert table.choice() == "pass"
    assert table.choice(name="greedy-1") == "draw 2"


def test_a_city_that_a_tile_in_a_row_could_crush_is_not_built_in_the_final_phase() -> None:
    table = Table({"a1": "SSSS", "b1": "SSPS", "a2": "SSMM"}).row(RIVAL, "SPMM").end()
    assert not table.position.is_safe(CELL_NUMBERS["b2"])
    said = table.choice()
    assert said is not None
    assert not said.startswith("build")


@pytest.mark.slow("four whole games")
@pytest.mark.skipif(INTERPRETED, reason="the same games, and slowly")
def test_bots_among_themselves_end_before_the_clock_and_build_cities_that_stand() -> None:
    """What the rules page tells of 40 games, in four: all of them pass in the end, and few cities fall at once."""
    built, fallen = 0, 0
    for number in range(4):
        bots = [make_bot("greedy", FOUR_GODS, Random(f"{number} {seat}")) for seat in range(4)]
        match = play_game(FOUR_GODS, FOUR_GODS.options(players=4), chosen_seed(f"cities {number}"), bots)
        assert match.position.ending == "all-passed"
        since: dict[str, float] = {}
        codec = FOUR_GODS.codec(match.options)
        for move in match.moves:
            action = codec.decode(move.action)
            if isinstance(action, Build):
                built += 1
                since[action.cell] = move.at or 0
            elif isinstance(action, Destroy | DestroyProphet):
                fallen += (move.at or 0) - since[action.cell] <= 10
    assert built >= 4 * 3
    assert fallen <= built * 0.15


def test_greedy_1_plays_as_it_did() -> None:
    """Newer bots are measured against it: a game of it stays the same, command by command."""
    bots = [make_bot("greedy-1", FOUR_GODS, Random(seat)) for seat in range(2)]
    match = play_game(FOUR_GODS, FOUR_GODS.options(players=2, rules=2), chosen_seed("first"), bots)
    played = " ".join(str(move.action) for move in match.moves)
    assert sha256(played.encode()).hexdigest()[:16] == "c1ccbc1640e34dcc"


def test_a_turn_is_ended_when_nothing_is_left_to_do() -> None:
    table = Table(CORNER, turns="timed").end()
    table.position.reserve = [0, 0, 0, 0]
    assert table.choice() == "end-turn"


def test_off_turn_it_waits_but_for_calls() -> None:
    assert Table(CORNER, turns="timed").choice(RIVAL) is None
    assert Table({"a1": "SSSS", "b1": "PPPP"}, turns="timed", mistakes="called").choice(RIVAL) == "call b1"


MODES: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 4, "turns": "timed", "gods": "secret", "peek": True},
    {"players": 3, "mistakes": "called+penalty", "gods": "secret"},
    {"players": 3, "turns": "timed", "memory": False},
    {"players": 2, "mistakes": "called", "hold": 0, "absent": 0},
    {"players": 2, "two_player_gods": 2, "turns": "timed", "mistakes": "called+penalty"},
)


@pytest.mark.parametrize("options", MODES[2:5] if INTERPRETED else MODES, ids=str)
def test_nobody_waits_for_ever_and_greedy_players_make_no_mistakes(options: dict[str, Any]) -> None:
    chosen = FOUR_GODS.options(**options)
    bots = [make_bot("greedy", FOUR_GODS, Random(seat)) for seat in range(chosen.players)]
    match = play_game(FOUR_GODS, chosen, chosen_seed("greedy"), bots)
    assert match.position.ending in ("world-full", "bag-empty", "all-passed")
    assert isinstance(match.position, Position)
    assert match.position.tiles > 45
    assert not any(match.position.is_wrong(cell) for cell in range(codes.CELLS))


def test_it_plays_on_beside_somebody_who_does_nothing() -> None:
    """A seat without a player: clocks and the bot alone bring the game to its end."""
    match = Match(FOUR_GODS, FOUR_GODS.options(players=2), Dice(chosen_seed("alone")))
    match.play(1, codes.BE_READY << codes.SHIFT)
    live = LiveGame(match, {0: make_bot("greedy", FOUR_GODS, Random(1))}, Random(1))
    live.run()
    assert live.over


RIVALS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 4, "turns": "timed"},
    {"players": 3, "gods": "secret"},
    {"players": 2},
    {"players": 3, "mistakes": "called+penalty"},
)


@pytest.mark.slow("many whole games")
@pytest.mark.parametrize("options", RIVALS[3:4] if INTERPRETED else RIVALS, ids=str)
def test_it_beats_randoms_nearly_always(options: dict[str, Any]) -> None:
    bots = ("greedy", "random", "random", "random")[: options["players"]]
    games = 2 if INTERPRETED else 8
    plan = Plan(game="four-gods", options=FOUR_GODS.options(**options), bots=bots, games=games, seed="90 %")
    assert simulate(plan, workers=1).results[0].win_rate >= 0.8


VALUES = """
from random import Random
from pantheon.bots.four_gods.scout import Scout
from pantheon.bots.four_gods.weights import WEIGHTS
from pantheon.games import game

rng, scout, values = Random(7), Scout(WEIGHTS), []
modes = {"players": 4}, {"players": 3, "mistakes": "called+penalty"}, {"players": 2}, {"gods": "secret"}
for options in modes:
    position = game("four-gods").start(game("four-gods").options(**options))
    position.reseed(7)
    for _ in range(rng.randrange(900, 1400)):
        position.step(rng.randrange(count)) if (count := position.roll()) else None
    for seat in range(position.players):
        values.append(scout.begin(position, seat))
        values += [scout.places(), scout.cities(), scout.takes(), scout.riddles(), scout.discards(True)]
print(values)
"""


def in_form(form: str) -> str:
    environment = os.environ | {_form.VARIABLE: form}
    return subprocess.run(
        [sys.executable, "-c", VALUES], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_every_form_of_the_bot_judges_alike() -> None:
    found = in_form("interpreted")
    assert len(found) > 1000
    assert in_form("compiled") == found
