"""What is being asked: the decision on top of the stack in words, and the answers with what each would bring."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from pantheon.cli.deus.glyphs import Glyphs
from pantheon.cli.deus.menu import ON_TURN, Kind, column_of
from pantheon.cli.deus.words import card_of, god_word, named_card, piece_word, text_of
from pantheon.cli.glyphs import FAINT, STRONG
from pantheon.cli.language import say
from pantheon.games.deus import actions as a
from pantheon.games.deus import codes
from pantheon.games.deus.names import COLOURS, GODS, PIECES
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.sights import DeusView

_EFFECTS = range(codes.ASKING, codes.RANSACKING + 1)
Foreseen = Mapping[str, Sequence[str]]  # what each answer would change, by its label


def asked(kinds: Sequence[Kind], kind: Kind | None, view: DeusView) -> list[Text]:
    """The question, after the card that asks it."""
    if not kinds:
        return []
    lines = _card(view)
    name = kind.name if kind is not None else "turn" if kinds[0].name in ON_TURN else kinds[0].name
    lines.append(Text(say(f"cli-deus-ask-{name}", **_facts(name, view)), STRONG))
    return lines


def _card(view: DeusView) -> list[Text]:
    """The card whose effect is being carried out."""
    if not view.stack or view.stack[-1][0] not in _EFFECTS or view.stack[-1][0] == codes.TAKING_PIECES:
        return []
    card = view.options.card_deck.cards[view.stack[-1][1]].id
    said = say("cli-deus-described", what=named_card(view.options, card), text=text_of(view.options, card))
    firing = next((frame for frame in reversed(view.stack) if frame[0] == codes.FIRING), None)
    if firing is not None and firing[3] > 1:
        said = say("cli-deus-firing", place=firing[2], most=firing[3], what=said)
    return [Text(said)]


def _facts(name: str, view: DeusView) -> dict[str, Any]:
    """What a question names."""
    top = view.stack[-1] if view.stack else (0, 0, 0, 0)
    options = view.options
    match name:
        case "pay":
            return {"card": named_card(options, options.card_deck.cards[top[1]].id)}
        case "place":
            return {"what": say("deus-one-temple") if top[1] >= len(PIECES) else piece_word(PIECES[top[1]])}
        case "add":
            god = god_word(card_of(options, view.top)) if view.top else ""
            return {"cards": top[1], "name": god}
        case "piece" | "resource":
            return {"left": top[1]}
        case "choose":
            return {"pieces": options.pieces_of(view.you or 0)}
    return {}


def answers(kind: Kind, view: DeusView, foreseen: Foreseen, glyphs: Glyphs) -> list[Text]:
    """The answers to the open question with what they would bring; regions together by that."""
    if kind.name == "choose":
        return [Text(say("cli-deus-choose-how"), FAINT)]
    if kind.name == "joker":
        return [Text(say("cli-deus-joker-how"), FAINT)]
    if kind.labels:
        return _regions(kind, foreseen, glyphs)
    if kind.name in ("build", "add"):  # the hand says what each card is
        return [_cards(kind, view, foreseen, glyphs)]
    if kind.name == "offer":
        return _offers(kind, view)
    if kind.name == "invoke":
        gods = [(target.label, target.move.god) for target in kind.targets if isinstance(target.move, a.Invoke)]
        return [Text().append(f"{label}) ", STRONG).append(_gift(god)) for label, god in gods]
    return [_in_a_row(kind, foreseen, glyphs)]


def _in_a_row(kind: Kind, foreseen: Foreseen, glyphs: Glyphs) -> Text:
    """Short answers, one after the other."""
    text = Text()
    for n, target in enumerate(kind.targets):
        text.append(f" {glyphs.dot} " if n else "", FAINT).append(f"{target.label}) ", STRONG).append(target.text)
        if found := foreseen.get(target.label):
            text.append(f" ({'; '.join(found)})", FAINT)
    return text


def _offers(kind: Kind, view: DeusView) -> list[Text]:
    """The cards that can be on top, together by their gods."""
    by_god: dict[str, list[str]] = {}
    for target in kind.targets:
        assert isinstance(target.move, a.Offer)
        card = card_of(view.options, target.move.card)
        by_god.setdefault(GODS[COLOURS.index(card.colour)], []).append(f"{target.label} {card.id}")
    return [Text().append(", ".join(cards), STRONG).append(f" {_gift(god)}") for god, cards in by_god.items()]


def _cards(kind: Kind, view: DeusView, foreseen: Foreseen, glyphs: Glyphs) -> Text:
    """Cards of the hand, one after the other: what each costs at once, and which cards would fire."""
    text = Text()
    for n, target in enumerate(kind.targets):
        text.append(f" {glyphs.dot} " if n else "", FAINT)
        text.append(f"{target.label} {getattr(target.move, 'card', '')}", STRONG)
        fires = column_of(target.move, view)
        column = [say("cli-deus-fires", cards=" ".join(fires))] if len(fires) > 1 else []
        parts = [*column, *foreseen.get(target.label, ())]
        text.append(f" {', '.join(parts)}" if parts else "")
    return text


def _gift(god: str) -> str:
    """A god and what he gives."""
    gold, (one, more) = NUMBERS.gods.neptune_gold, NUMBERS.gods.vesta_vp
    facts = {"neptune": {"gold": gold}, "vesta": {"one": one, "more": more}}.get(god, {})
    gift = say(f"deus-gift-{god}", **facts)
    return say("cli-deus-described", what=say(f"deus-god-{god}"), text=gift)


def _regions(kind: Kind, foreseen: Foreseen, glyphs: Glyphs) -> list[Text]:
    """Regions by number and name, together by what they would bring."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for target in kind.targets:
        assert target.at is not None
        groups.setdefault(tuple(foreseen.get(target.label, ())), []).append(
            f"{target.label}={target.at[0]},{target.at[1]}"
        )
    lines = []
    for effects, labels in sorted(groups.items(), key=lambda group: len(group[0])):
        line = Text().append(" ".join(labels), STRONG)
        lines.append(line.append(f"  {glyphs.dot} " + "; ".join(effects), FAINT) if effects else line)
    return lines
