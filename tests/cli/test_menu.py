"""What is offered, and the effects that are told before the choice."""

import random

import msgspec
import pytest

from pantheon.cli.gods.glyphs import FINE
from pantheon.cli.gods.menu import Kind, grouped, menu
from pantheon.cli.gods.panel import choices
from pantheon.cli.gods.words import did, effects
from pantheon.cli.language import choose
from pantheon.engine.actions import write_action
from pantheon.games import game
from pantheon.games.gods.actions import GodsCodec
from pantheon.games.gods.options import GodsOptions
from pantheon.games.gods.position import Position
from pantheon.games.gods.view import GodsView, Hex, imagine

OPTIONS = GodsOptions(players=2)
CODEC = GodsCodec(OPTIONS)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    choose([])


def two_of_three() -> Position:
    """Crimson has two green tribes, gold the third; a temple of crimson beside it would make a nation."""
    start = Position(OPTIONS)
    while start.chance() is not None:
        start.play(None, start.legal(None)[0])
    view = start.view(0)
    hexes = {
        (0, 0): ("temple", "crimson"),
        (-1, 0): ("green", "crimson"),
        (0, -1): ("green", "crimson"),
        (1, 0): ("temple", "gold"),
        (2, 0): ("green", "gold"),
        (3, 0): ("desert", None),
    }
    crimson, gold = view.seats
    crimson = msgspec.structs.replace(crimson, power=12, tribes=crimson.tribes | {"green": 2}, stones=13)
    gold = msgspec.structs.replace(gold, tribes=gold.tribes | {"green": 1}, stones=14)
    found: GodsView = msgspec.structs.replace(
        view,
        map=tuple(Hex(at=at, hex=name, god=god) for at, (name, god) in hexes.items()),
        seats=(crimson, gold),
        display=("blue", "decline"),
    )
    return imagine(found, random.Random(0))


def kind_called(text: str) -> Kind:
    return next(kind for kind in menu(two_of_three(), CODEC) if kind.text == text)


def test_every_legal_action_is_offered_once() -> None:
    position = two_of_three()
    offered = [target.action for kind in menu(position, CODEC) for target in kind.targets]
    assert sorted(offered) == position.legal(0)


def test_kinds_have_letters_and_places_have_numbers() -> None:
    kinds = menu(two_of_three(), CODEC)
    assert [(kind.key, kind.text) for kind in kinds] == [
        ("a", "place a blue tribe"),
        ("b", "place a decline"),
        ("c", "place a temple"),
        ("d", "move a desert"),
        ("e", "discard a blue tribe"),
        ("f", "discard a decline"),
    ]
    assert [kind.at_once for kind in kinds] == [False, False, False, False, True, True]
    shared = kinds[0].labels.keys() & kinds[2].labels.keys()
    assert shared
    assert all(kinds[0].labels[at] == kinds[2].labels[at] for at in shared)


def test_effects_are_told_before_the_choice() -> None:
    temple = kind_called("place a temple")
    best = next(target for target in temple.targets if target.at == (1, 1))
    assert best.power == -6
    assert best.effects == (
        "converts 1 tribe",
        "Crimson wins the green nation",
        "with the green token, 1 permanent point",
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Gold loses the violet nation (×2)",
                "Crimson wins the green nation (×2)",
                "with 2 green tokens, 3 permanent points",
                "Crimson wins the blue nation",
                "with the blue token, 1 permanent point",
                "Crimson wins the violet nation",
            ],
        ),
        (
            "fr",
            [
                "Or perd 2 fois la nation violette",
                "Carmin gagne 2 fois la nation verte",
                "avec 2 jetons de la nation verte, 3 points définitivement acquis",
                "Carmin gagne la nation bleue",
                "avec le jeton de la nation bleue, 1 point définitivement acquis",
                "Carmin gagne la nation violette",
            ],
        ),
        (
            "de",
            [
                "Gold verliert 2-mal die violette Nation",
                "Karmesin gewinnt 2-mal die grüne Nation",
                "dazu 2 grüne Marken, 3 Punkte für immer",
                "Karmesin gewinnt die blaue Nation",
                "dazu die blaue Marke, 1 Punkt für immer",
                "Karmesin gewinnt die violette Nation",
            ],
        ),
    ],
)
def test_nations_and_tokens_are_counted_by_colour(language: str, said: list[str]) -> None:
    choose(["--lang", language])
    view = msgspec.structs.replace(two_of_three().view(0), options=GodsOptions(players=2, edition=2001))
    crimson, gold = view.seats
    rich = msgspec.structs.replace(gold, cards=gold.cards | {"violet": 2})
    before = msgspec.structs.replace(
        view,
        seats=(crimson, rich),
        tokens=view.tokens | {"blue": ("gold", None), "violet": ("gold", "gold")},
    )
    winner = msgspec.structs.replace(crimson, cards=crimson.cards | {"green": 2, "blue": 1, "violet": 1})
    after = msgspec.structs.replace(
        before,
        seats=(winner, gold),
        tokens=before.tokens | {"green": ("crimson", "crimson"), "blue": ("gold", "crimson")},
    )
    assert effects(before, after) == said


def test_a_new_tribe_tells_its_faith() -> None:
    tribe = kind_called("place a blue tribe")
    faiths = {target.at: target.effects for target in tribe.targets}
    assert faiths[-2, 0] == ("worships Crimson",)
    assert faiths[2, -1] == ("worships Gold",)
    assert faiths[1, -1] == ("has no religion",)  # temples of two gods


def test_targets_are_grouped_by_effect_the_greatest_first() -> None:
    groups = grouped(kind_called("place a temple"))
    assert len(groups[0].effects) == 3
    assert sum(len(labels) for group in groups for _, labels in group.prices) == len(
        kind_called("place a temple").targets
    )
    lines = [line.plain for line in choices(kind_called("place a decline"), FINE)]
    assert lines[0] == "place a decline: which number? (Enter: back)"
    assert lines[1].startswith("·: 1-")


def test_every_action_has_words_in_every_language() -> None:
    rng = random.Random(1)
    for language in ("en", "fr", "de"):
        choose(["--lang", language])
        for options in (OPTIONS, GodsOptions(players=4, edition=2001)):
            position, codec = game("gods").start(options), GodsCodec(options)
            while not position.over:
                seat = position.to_act()[0] if position.to_act() else None
                action = rng.choice(position.legal(seat))
                said = did(codec.decode(action), None if seat is None else options.gods[seat])
                assert "{" not in said
                assert write_action(codec.decode(action)) != said
                position.play(seat, action)
