"""Deus on the screen: the map at its scales, what is foreseen and told, and what nobody may see."""

import io
import random
import re
from collections.abc import Iterator

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from pantheon.cli.deus import manual, narration
from pantheon.cli.deus.changes import attacks, told_attack
from pantheon.cli.deus.glyphs import CHIPS, FINE, GROUNDS, PLAIN, Glyphs, glyphs_for
from pantheon.cli.deus.map import LARGE, MIDDLE, SCALES, SMALL, Map, Marks, Scale
from pantheon.cli.deus.menu import menu
from pantheon.cli.deus.screen import Scene, draw
from pantheon.cli.deus.session import DeusSession
from pantheon.cli.glyphs import INK, PAPER
from pantheon.cli.language import choose
from pantheon.cli.table import Wish, set_table
from pantheon.engine.match import Move
from pantheon.games.deus import codes
from pantheon.games.deus.actions import BY_CHANCE, Drawn
from pantheon.games.deus.deck import standard_deck
from pantheon.games.deus.meta import GAME
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, Region

VILLAGE = (0, 0)
RING = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@pytest.fixture(autouse=True)
def english() -> None:
    choose(["--lang", "en"])


def session(seed: str, players: int = 3, size: tuple[int, int] = (80, 24), **options: str) -> DeusSession:
    """North is a person, the others are bots."""
    console = Console(file=io.StringIO(), width=size[0], height=size[1], no_color=True, highlight=False)
    words = [f"{name}={value}" for name, value in options.items()]
    wish = Wish(players=players, humans=1, bots=["random"], seed=seed, options=words)
    return DeusSession(set_table(GAME, wish), console, FINE)


def decisions(played: DeusSession, seed: int, most: int) -> Iterator[int]:
    """Play on with random actions, builds and takings preferred; stop at every decision of North."""
    rng = random.Random(seed)
    for _ in range(most):
        if played.position.over:
            return
        seat = played.position.to_act()[0]
        if seat == 0:
            played.sit_down(0)
            yield len(played.log)
        legal = played.position.legal(seat)
        eager = [action for action in legal if action >> codes.SHIFT in (codes.BUILD, codes.TAKE)]
        played.do(seat, rng.choice(eager or legal))


def screen(played: DeusSession) -> str:
    """What the screen shows now."""
    assert isinstance(played.console.file, io.StringIO)
    played.console.file.truncate(0)
    played.console.file.seek(0)
    played.show()
    return played.console.file.getvalue()


# --- the map ----------------------------------------------------------------------------------------------------


def land(at: tuple[int, int], terrain: str = "forest", owner: str | None = None, *pieces: str) -> Region:
    return Region(at=at, terrain=terrain, owner=owner, pieces=pieces, vp=0, attacked=False, edge=True)  # type: ignore[arg-type]


def village(vp: int, *, attacked: bool = False) -> Region:
    return Region(at=VILLAGE, terrain="village", owner=None, pieces=(), vp=vp, attacked=attacked, edge=False)


def view_with(*regions: Region) -> DeusView:
    """A table with this map and nothing else of interest."""
    return msgspec.structs.replace(Position(DeusOptions(players=2)).view(None), map=regions)


SMALL_MAP = (
    village(5),
    land((1, 0), "field", "north", "production", "unit", "temple"),
    land((0, 1), "sea", "east", "ship"),
    land((-1, 1), "swamp"),
)


def drawn(scale: Scale, marks: Marks | None = None, glyphs: Glyphs = FINE) -> list[str]:
    return [line.plain for line in Map(view_with(*SMALL_MAP), glyphs, marks).lines(scale)]


def test_one_line_for_each_row() -> None:
    assert drawn(SMALL)[1:] == [" 0    ⌂5★   ≡↑GRT", " 1 ψ°    ≈→B"]


def test_larger_scales_name_the_regions() -> None:
    assert "≡  1,0" in drawn(MIDDLE)[1]
    assert "↑GRT" in drawn(MIDDLE)[2]
    large = "\n".join(drawn(LARGE))
    assert "│≡   1,0│" in large
    assert "│↑GRT   │" in large


def test_regions_to_choose_have_numbers_and_fees_a_sign() -> None:
    marks = Marks(labels={(-1, 1): "12", (1, 0): "3"}, fees={(-1, 1)})
    assert drawn(SMALL, marks)[1:] == [" 0    ⌂5★   ≡↑GRT3", " 1 ψ12!  ≈→B"]
    assert "ψ 12! " in drawn(MIDDLE, marks)[3]


def test_an_attacked_village_and_a_full_region() -> None:
    full = land((1, 0), "field", "north", "production", "science", "civil", "unit", "temple")
    lines = Map(view_with(village(0, attacked=True), full), FINE).lines(SMALL)
    assert lines[1].plain == " 0 ⌂†    ≡↑×5"


@pytest.mark.parametrize("scale", SCALES)
def test_size_is_what_was_promised(scale: Scale) -> None:
    width, height = Map(view_with(*SMALL_MAP), FINE).size(scale)
    assert len(drawn(scale)) == height
    assert max(map(cell_len, drawn(scale))) <= width


@pytest.mark.parametrize("glyphs", [FINE, PLAIN])
def test_every_sign_is_one_column_and_unlike_the_others(glyphs: Glyphs) -> None:
    signs = [*glyphs.seats.values(), *glyphs.terrains.values(), glyphs.gold, glyphs.vp, glyphs.edge, glyphs.attacked]
    assert all(cell_len(sign) == 1 for sign in signs)
    assert len(set(signs)) == len(signs)


def test_plain_signs_where_the_fine_ones_cannot_be_written() -> None:
    assert glyphs_for(io.TextIOWrapper(io.BytesIO(), encoding="latin-1")) is PLAIN
    assert glyphs_for(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")) is FINE
    assert all("".join(drawn(scale, glyphs=PLAIN)).isascii() for scale in SCALES)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG."""

    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_signs_stand_out_from_their_ground() -> None:
    assert {name: ground for name, ground in GROUNDS.items() if contrast(PAPER, ground) < 4.5} == {}
    assert {name: chip for name, chip in CHIPS.items() if contrast(INK, chip) < 4.5} == {}


# --- attacks ----------------------------------------------------------------------------------------------------


def attacked_by(*around: Region, vp: int = 5) -> str:
    """How the attack on a village with these neighbours is told."""
    before, after = view_with(village(vp), *around), view_with(village(0, attacked=True), *around)
    return "; ".join(told_attack(fight) for fight in attacks(before, after))


SURROUNDED = (
    land(RING[0], "forest", "north", "unit", "civil"),
    land(RING[1], "forest", "east", "unit", "temple"),
    land(RING[2], "sea", "east", "ship"),
    land(RING[3], "forest", "north", "production"),
    land(RING[4], "forest", "north", "unit"),
)


FRENCH_ATTACK = (
    "le village en 0,0 est attaqué\N{NARROW NO-BREAK SPACE}; autour de lui, "
    "Nord (2 unités), Est (1 unité)\N{NO-BREAK SPACE}: Nord gagne 5 PV"
)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the village in 0,0 is attacked (North 2 units, East 1 unit): North wins 5 VP"),
        ("fr", FRENCH_ATTACK),
        ("de", "das Dorf auf 0,0 wird angegriffen (Nord: 2 Einheiten, Ost: 1 Einheit): Nord gewinnt 5 SP"),
    ],
)
def test_an_attack_tells_the_units_that_decided(language: str, words: str) -> None:
    choose(["--lang", language])
    assert attacked_by(*SURROUNDED) == words


def test_equal_units_tell_the_buildings_too() -> None:
    assert attacked_by(*SURROUNDED[:4]) == (
        "the village in 0,0 is attacked (North 1 unit / 3 buildings, East 1 unit / 3 buildings): "
        "North, East win 2 VP each"
    )
    assert "North 1 unit / 2 buildings" in attacked_by(*SURROUNDED[:3])


# --- screens ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (140, 50), (100, 40), (60, 20)])
@pytest.mark.parametrize("players", [2, 4])
def test_a_screen_fits_its_terminal(size: tuple[int, int], players: int) -> None:
    played = session("fits", players, size)
    for n, _ in enumerate(decisions(played, 1, 260)):
        if n % 6:
            continue
        lines = draw(played.console, played.scene(below=4))
        if size[0] >= 80:
            assert max(line.cell_len for line in lines) <= size[0]
            assert len(lines) <= size[1] - 4


def test_every_legal_action_is_offered_once() -> None:
    played = session("menu", joker="yes")
    for _ in decisions(played, 2, 200):
        offered = [target.action for kind in played.kinds for target in kind.targets]
        assert sorted(offered) == played.position.legal(0)
        for kind in played.kinds:
            labels = [target.label for target in kind.targets]
            assert len(set(labels)) == len(labels)


def test_a_region_can_be_named_and_its_fee_is_foreseen() -> None:
    played = session("fee")
    for _ in decisions(played, 3, 300):
        kind = played.opened
        if kind is None or kind.name != "place":
            continue
        scene = played.scene(below=4)
        if not scene.marks.fees:
            continue
        at = next(iter(scene.marks.fees))
        vp = played.position.view(0).seats[0].vp
        assert any("-3 VP" in line.plain for line in scene.asked)
        played.obey(f"{at[0]},{at[1]}", 0)
        assert any(f"in {at[0]},{at[1]}: -3 VP" in entry.said for entry in played.log[-12:])
        paid = next(entry for entry in reversed(played.log) if "-3 VP" in entry.said)
        assert paid.seat == 0
        assert vp is not None
        return
    pytest.fail("no region cost VP")


def test_what_is_foreseen_is_what_comes() -> None:
    played = session("foreseen")
    seen = 0
    for _ in decisions(played, 4, 200):
        if played.kinds[0].name == "take":
            foreseen = played.scene(below=4).asked[-1].plain
            before = played.position.copy()
            told = narration.tell(before, 0, Move(0, played.kinds[0].targets[0].action)).said
            assert foreseen == "" or told.endswith(foreseen)
            seen += 1
    assert seen


def test_a_deck_of_others_without_names_is_shown_by_its_ids() -> None:
    words = [f"x{n}Y:{word.partition(':')[2].rpartition(':')[0]}" for n, word in enumerate(standard_deck().words())]
    played = session("deck", 2, deck=",".join(words))
    next(decisions(played, 1, 60))
    shown = screen(played)
    card = (played.position.view(0).seats[0].hand or ("",))[0]
    assert re.search(rf"1 +\S+ +{card} [A-Z0-9]", shown)  # no name, but its text
    played.obey(f"offer {card.lower()}", 0)
    assert f"{card} on top" in played.log[-1].said


# --- secrets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_the_screen_depends_on_nothing_hidden(players: int) -> None:
    played = session("secret", players, joker="yes")
    rng, compared = random.Random(0), 0
    for n, _ in enumerate(decisions(played, 5, 300)):
        if n % 8:
            continue
        real = screen(played)
        truth = played.table.match.position
        other = truth.sample(0, rng)
        played.table.match.position = other
        assert screen(played) == real
        played.table.match.position = truth
        compared += other.view(1) != truth.view(1)  # others would see another table
    assert compared > 4


def test_the_log_names_no_hidden_card() -> None:
    played = session("log", 2)
    for _ in decisions(played, 6, 120):
        pass
    codec = played.table.match.codec
    draws = 0
    for move, entry in zip(played.table.match.moves, played.log, strict=True):
        action = codec.decode(move.action)
        if isinstance(action, Drawn):
            assert (f"({action.card})" in entry.said) == entry.said.startswith("North")
            draws += entry.said == "East draws a card"
    assert draws > 4


def test_others_vp_are_hidden_until_the_end() -> None:
    played = session("vp", 2)
    rows = re.compile(r"→East +(?:\S+ +){5}(\S+)")
    assert rows.search(screen(played)).group(1) == "?"  # type: ignore[union-attr]
    assert "East" not in "\n".join(line.plain for line in narration.own_score(played.position, 0, played.who, FINE))


# --- telling ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_kind_of_action_has_a_sentence(language: str) -> None:
    choose(["--lang", language])
    told: set[type] = set()
    position = Position(DeusOptions(players=3, joker=True, start="chosen"))
    codec, rng = GAME.codec(position.options), random.Random(7)
    while not position.over:
        seat = position.to_act()[0] if position.to_act() else None
        action = rng.choice(position.legal(seat))
        kind = type(codec.decode(action))
        if kind not in told or rng.random() < 0.02:
            viewer = rng.choice([None, 0, 1])
            assert narration.tell(position, viewer, Move(seat, action)).said
            told.add(kind)
        position.play(seat, action)
    assert set(BY_CHANCE) <= told
    assert len(told) >= 20


def test_the_final_score_is_explained_item_by_item() -> None:
    position = Position(DeusOptions(players=2))
    position.reseed(3)
    position.playout()
    text = "\n".join(line.plain for line in narration.scores(position, ("you", "random"), FINE))
    for score in position.scores():
        assert f"{score.points} point" in text
        for item in score.items:
            assert re.search(rf"^ +{item.points}  ", text, re.MULTILINE)
            if "card" in item.facts:
                assert f"({item.facts['card']})" in text
    assert position.scores()[0].items[0].text == "deus-score-vp"


def test_a_looker_on_sees_a_map_and_no_hand() -> None:
    position = Position(DeusOptions(players=2))
    position.reseed(1)
    position.roll()
    console = Console(file=io.StringIO(), width=80, height=24)
    lines = [line.plain for line in draw(console, Scene(view=position.view(None), who=("a", "b"), glyphs=FINE))]
    assert any("⌂" in line for line in lines)
    assert not any("Your hand" in line for line in lines)
    assert menu(position, position.to_act()[0], GAME.codec(position.options))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_help_fits_a_terminal(language: str) -> None:
    choose(["--lang", language])
    lines = manual.lines(80, FINE, DeusOptions(joker=True), "0" * 64)
    assert [line.plain for line in lines if line.cell_len > 80] == []
