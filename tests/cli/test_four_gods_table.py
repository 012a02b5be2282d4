"""What the terminal shows of 4 Gods: tiles and World, the menu, the words of moves."""

import io
import random
from collections.abc import Iterator

import pytest
from rich.console import Console

from pantheon.cli.four_gods import menu, narration, panel
from pantheon.cli.four_gods.glyphs import FINE, LETTERS, PLAIN, Glyphs, glyphs_for
from pantheon.cli.four_gods.manual import lines as manual
from pantheon.cli.four_gods.screen import Scene, draw
from pantheon.cli.four_gods.tiles import SCALES, SMALL, Scale, face_named, tile
from pantheon.cli.four_gods.world import World
from pantheon.cli.language import choose, current
from pantheon.engine.actions import Action, read_action, verb, write_action
from pantheon.engine.errors import Problem
from pantheon.engine.match import Move
from pantheon.games import game
from pantheon.games.four_gods import codes
from pantheon.games.four_gods.actions import BY_NOBODY, BY_SEATS
from pantheon.games.four_gods.codec import FourGodsCodec
from pantheon.games.four_gods.names import CORNERS
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.position import Position
from pantheon.games.four_gods.tiles import TERRAINS

SHAPES = [str(face) for face in FourGodsOptions().tile_set.shapes]
SPLIT = ["SPSP.0123", "SPSP.0121", "SPSP.0103", "SSPS.0023"]
TABLES = (
    FourGodsOptions(players=2, turns="timed"),
    FourGodsOptions(players=3, gods="secret"),
    FourGodsOptions(players=4, mistakes="called+penalty"),
)


@pytest.fixture(autouse=True)
def english() -> None:
    choose(["--lang", "en"])


def walk(options: FourGodsOptions, seed: int, most: int = 4000) -> Iterator[tuple[Position, Move]]:
    """A random game: every move with the position before it; kinds of commands come equally often."""
    found = game("four-gods")
    rng, position = random.Random(seed), Position(options)
    assert found.kind is not None
    for _ in range(most):
        if position.over:
            return
        seats = position.to_act()
        clocks = [] if position.chance() else position.legal(None)
        seat = None if not seats or (clocks and rng.random() < 0.05) else rng.choice(seats)
        legal = [action for action in position.legal(seat) if action not in found.quits]
        if not legal:
            continue
        kind = rng.choice(sorted({found.kind(action) for action in legal}))
        action = rng.choice([action for action in legal if found.kind(action) == kind])
        yield position, Move(seat, action)
        position.play(seat, action)


def laid(options: FourGodsOptions = TABLES[0], seed: int = 1, moves: int = 300) -> Position:
    """A position in the middle of a random game."""
    for n, (position, _) in enumerate(walk(options, seed)):
        if n == moves:
            return position.copy()
    return position


def test_the_terminal_says_when_a_pass_ends_the_game() -> None:
    """Only once everybody else has passed, and not to somebody who passes already."""
    position = Position(FourGodsOptions(players=3))
    position.phase = codes.PLAY
    said = "Everyone else has passed: pass to end the game"

    def head(passed: int, seat: int = 0) -> str:
        position.passed = passed
        return "\n".join(line.plain for line in panel.head(position.view(seat), [], FINE))

    assert said in head(0b110)
    assert said not in head(0b010)
    assert said not in head(0b110, seat=1)


# --- tiles and World ------------------------------------------------------------------------------------------


def corners(lines: list[str]) -> str:
    """The outermost signs, clockwise from the north-west."""
    return lines[0][0] + lines[0][-1] + lines[-1][-1] + lines[-1][0]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("glyphs", [FINE, PLAIN])
def test_the_corners_of_a_picture_tell_the_face(scale: Scale, glyphs: Glyphs) -> None:
    for name in SHAPES:
        lines = [line.plain for line in tile(name, scale, glyphs)]
        assert [len(line) for line in lines] == [scale.width] * scale.height
        assert corners(lines) == "".join(glyphs.terrains[0][TERRAINS.index(letter)] for letter in name)


@pytest.mark.parametrize("scale", SCALES)
def test_a_prophet_hides_no_corner(scale: Scale) -> None:
    for name in SHAPES:
        bare = corners([line.plain for line in tile(name, scale, FINE)])
        for corner in CORNERS:
            lines = [line.plain for line in tile(name, scale, FINE, prophet=("yellow", corner))]
            assert corners(lines) == bare
            assert "".join(lines).count("Y") == 1


@pytest.mark.parametrize("name", SPLIT)
def test_regions_of_one_terrain_that_do_not_join_look_different(name: str) -> None:
    face = face_named(name)
    signs = corners([line.plain for line in tile(name, SMALL, FINE)])
    for one in range(4):
        for other in range(one):
            assert (signs[one] == signs[other]) == (face.regions[one] == face.regions[other])


def test_no_sign_means_two_things() -> None:
    for glyphs in (FINE, PLAIN):
        signs = [*"".join(glyphs.terrains), *LETTERS.values(), glyphs.dot, glyphs.wall, "[", "]", "(", ")"]
        assert len(set(signs)) == len(signs)
    assert "".join("".join(value) for value in vars(PLAIN).values()).isascii()


@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("scale", SCALES)
def test_the_world_is_as_large_as_it_says(colour: bool, scale: Scale) -> None:
    world = World(laid().view(None), FINE, fits={"a1", "d4"}, marked={"a1"}, colour=colour)
    lines = [line.plain for line in world.lines(scale)]
    assert {len(line) for line in lines} == {world.size(scale)[0]}
    assert len(lines) == world.size(scale)[1]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 50), (200, 60)])
@pytest.mark.parametrize("options", TABLES)
def test_a_screen_is_never_larger_than_the_terminal(width: int, height: int, options: FourGodsOptions) -> None:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system="truecolor")
    position = laid(options)
    for seat in range(options.players):
        view = position.view(seat)
        listed = [(number, FourGodsCodec(options).decode(number)) for number in position.legal(seat)]
        for choice in (None, *menu.kinds(listed)):
            opened = choice and menu.narrow(choice, "", view.seats[seat].seat)
            scene = Scene(view=view, who=["random"] * 4, glyphs=FINE, choice=opened, log=["South passes"] * 5)
            lines = draw(console, scene)
            assert max(line.cell_len for line in lines) <= width
            assert len(lines) <= height - scene.below


def test_the_final_phase_is_announced() -> None:
    views = (position.view(None) for position, _ in walk(FourGodsOptions(players=4), 11))
    view = next(view for view in views if view.final)
    console = Console(file=io.StringIO(), width=80, height=24)
    shown = [line.plain for line in draw(console, Scene(view=view, who=["a"] * 4, glyphs=FINE))]
    assert shown[0].endswith("Final phase")


def test_signs_follow_what_the_stream_can_carry() -> None:
    assert glyphs_for(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")) is FINE
    assert glyphs_for(io.TextIOWrapper(io.BytesIO(), encoding="ascii")) is PLAIN


# --- the menu -------------------------------------------------------------------------------------------------


def chosen(actions: list[Action], key: str, typed: str, seat: str = "south") -> list[str]:
    """The words of what is left after a letter and more."""
    kind = next(kind for kind in menu.kinds(enumerate(actions)) if kind.kind.key == key)
    return [write_action(action) for _, action in menu.narrow(kind, typed, seat).actions]


def actions_of(*lines: str) -> list[Action]:
    codec = FourGodsCodec(TABLES[2])
    return [read_action(codec, line) for line in lines]


def test_every_legal_action_is_offered_once() -> None:
    for options in TABLES:
        codec = FourGodsCodec(options)
        for n, (position, move) in enumerate(walk(options, 5)):
            if n % 97 or move.seat is None:
                continue
            legal = [(number, codec.decode(number)) for number in position.legal(move.seat)]
            offered = sorted(number for kind in menu.kinds(legal) for number, _ in kind.actions)
            assert offered == [number for number, action in legal if verb(action) not in ("leave", "gods")]


def test_what_has_one_answer_is_not_asked() -> None:
    one = actions_of("place left SSSS a1", "place left SSSS h8")
    assert chosen(one, "p", "h8") == ["place left SSSS h8"]
    assert chosen(one, "p", "") == ["place left SSSS a1", "place left SSSS h8"]


def test_a_hand_may_be_named_or_left_to_the_way() -> None:
    both = actions_of("place left SSSS a1", "place right SSSP a1", "place right SSSP h8")
    assert chosen(both, "p", "a1") == ["place left SSSS a1", "place right SSSP a1"]
    for typed in ("a1 2", "r a1", "a1 r", "right a1"):
        assert chosen(both, "p", typed) == ["place right SSSP a1"]


def test_prophets_are_numbered_after_none() -> None:
    ways = actions_of(
        "place left SSSP a1", "place-prophet left SSSP a1 NW blue", "place-prophet left SSSP a1 SW blue"
    )
    assert chosen(ways, "p", "a1 0") == ["place left SSSP a1"]
    assert chosen(ways, "p", "2") == ["place-prophet left SSSP a1 SW blue"]


def test_slots_of_the_own_row_need_no_row() -> None:
    takes = actions_of("take south 3 SSSS left", "take north 3 SSSP left", "take north 3 SSSP right")
    assert chosen(takes, "t", "3") == ["take south 3 SSSS left"]
    assert chosen(takes, "t", "n3") == ["take north 3 SSSP left"]
    assert chosen(takes, "t", "north3 r") == ["take north 3 SSSP right"]
    choose(["--lang", "de"])
    assert chosen(takes, "t", "n3 rechte") == ["take north 3 SSSP right"]


def test_a_tile_goes_into_the_first_free_slot_unless_told() -> None:
    discards = actions_of(*(f"discard left {slot} {face}" for slot in (2, 5) for face in ("SSSP", "SSFM")))
    assert chosen(discards, "a", "2") == ["discard left 2 SSFM"]
    assert chosen(discards, "a", "1 5") == ["discard left 5 SSSP"]


def test_a_word_that_fits_nowhere_is_refused_with_what_fits() -> None:
    with pytest.raises(Problem) as wrong:
        chosen(actions_of("draw 1", "draw 2"), "d", "3")
    assert wrong.value.facts["known"] == "1 2"


def test_random_answers_lead_to_one_legal_action() -> None:
    rng = random.Random(2)
    for n, (position, move) in enumerate(walk(TABLES[1], 3)):
        if n % 53 or move.seat is None:
            continue
        codec, seat = FourGodsCodec(TABLES[1]), position.view(None).seats[move.seat].seat
        for kind in menu.kinds((number, codec.decode(number)) for number in position.legal(move.seat)):
            choice = menu.narrow(kind, "", seat)
            while choice.question is not None:
                choice = menu.narrow(choice, rng.choice(choice.answers).word, seat)
            assert len(choice.actions) == 1


# --- words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_kind_of_action_has_a_sentence(language: str) -> None:
    choose(["--lang", language])
    for action in BY_SEATS + BY_NOBODY:
        assert current().has(f"four-gods-did-{verb(action)}")
    for kind in menu.KINDS:
        assert current().has(f"four-gods-kind-{kind.name}")
        for question in kind.questions:
            if question.asked is menu.Asked.ALWAYS:
                assert current().has(f"four-gods-ask-{question.name}")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_whole_games_can_be_told(language: str) -> None:
    choose(["--lang", language])
    told = set()
    for n, options in enumerate(TABLES, start=300):
        for position, move in walk(options, n, 1500):
            action = FourGodsCodec(options).decode(move.action)
            said = narration.tell(position, 0, move).said
            assert "{" not in said
            assert said != write_action(action)
            told.add(verb(action))
    assert len(told) > 25


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_help_fits_a_terminal(language: str) -> None:
    choose(["--lang", language])
    for options in TABLES:
        shown = [line.plain for line in manual(80, FINE, options, 6.0, "0" * 64)]
        assert [line for line in shown if len(line) > 80] == []


def test_scores_while_gods_are_secret_tell_no_places() -> None:
    position = laid(TABLES[1], moves=150)
    assert not position.over
    lines = [line.plain for line in narration.scores(position.sample(0, random.Random(0)), 0, ["you", "a", "b"])]
    places = [line for line in lines if "largest" in line]
    assert len(places) <= 1
    assert all(line.strip().startswith("?") for line in places)
    assert sum("at least" in line for line in lines) == 3


def test_two_markers_are_explained_at_the_end() -> None:
    *_, (position, _) = walk(TABLES[0], 7)
    lines = [line.plain for line in narration.scores(position, None, ["a", "b"])]
    assert sum("higher marker: " in line for line in lines) == 2
