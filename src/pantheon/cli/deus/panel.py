"""Everything beside the map: round, players, what lies in the middle, hand and tableaus, and what is being asked."""

from collections.abc import Collection, Sequence

from rich.text import Text

from pantheon.cli.deus.glyphs import (
    COLUMN_LETTERS,
    LETTERS,
    Glyphs,
    column_style,
    good_style,
    seat_style,
)
from pantheon.cli.deus.words import card_of, named_card, numbered, seat_word, text_of
from pantheon.cli.glyphs import FAINT, MARK, STRONG
from pantheon.cli.language import current, say
from pantheon.cli.layout import flow
from pantheon.games.deus.deck import Card
from pantheon.games.deus.names import LANDS, PIECES, RESOURCES
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.sights import DeusView, Laid, SeatView
from pantheon.games.deus.wording import sources_text

NARROWEST = 28  # columns that the players need
_NAME = 5
_HIDDEN = "?"
_CARDS = "#"


def title(view: DeusView, glyphs: Glyphs) -> Text:
    """Which round it is, and whose turn."""
    if view.phase == "over":
        return Text(say("cli-deus-title-over"), STRONG)
    if view.phase != "play":
        return Text(say("cli-deus-title-start"), STRONG)
    text = Text(say("cli-deus-title", round=view.round), STRONG)
    if view.last_round:
        last = "cli-deus-title-last" if view.round == view.last_round else "cli-deus-title-before"
        text = Text(say(last, round=view.round), MARK)
    text.append(f" {glyphs.dot} ", FAINT)
    return text.append(f"{glyphs.seats[view.active]} {seat_word(view.active)}", seat_style(view.active))


# --- players ----------------------------------------------------------------------------------------------------


def seats(view: DeusView, who: Sequence[str], width: int, glyphs: Glyphs) -> list[Text]:
    """A table of what everybody owns, and under each player his pieces: on the board + in reserve."""
    head = Text(" " * (_NAME + 2))
    for good in (*RESOURCES, "gold", "vp"):
        head.append(f"{glyphs.good(good):>3}", good_style(good))
    lines = [head.append(f"{_CARDS:>3}", FAINT)]
    for n, seat in enumerate(view.seats):
        active = seat.seat == view.active and view.phase == "play"
        line = _goods(seat, active, glyphs)
        if line.cell_len + len(who[n]) + 3 <= width:
            line.append(f" ({who[n]})", FAINT)
        lines += [line, _pieces(seat)]
    return lines


def _goods(seat: SeatView, active: bool, glyphs: Glyphs) -> Text:
    style = seat_style(seat.seat)
    text = Text().append(glyphs.turn if active else " ", style)
    text.append(f"{glyphs.seats[seat.seat]}{seat_word(seat.seat):<{_NAME}.{_NAME}}", style)
    for count in (*seat.resources.values(), seat.gold):
        text.append(f"{count or glyphs.dot:>3}", None if count else FAINT)
    text.append(f"{_HIDDEN if seat.vp is None else seat.vp:>3}", STRONG if seat.vp is not None else FAINT)
    return text.append(f"{seat.cards:>3}")


def _pieces(seat: SeatView) -> Text:
    text = Text("  ")
    for piece, colour in zip(PIECES, COLUMN_LETTERS, strict=False):
        board = _HIDDEN if seat.board is None else seat.board[piece]
        reserve = _HIDDEN if seat.reserve is None else seat.reserve[piece]
        text.append(f" {LETTERS[piece]}", column_style(colour)).append(f"{board}", STRONG if board else FAINT)
        text.append(f"+{reserve}", FAINT)
    return text


def common(view: DeusView, glyphs: Glyphs) -> list[Text]:
    """The supply, temples left, deck and discard."""
    supply = Text(say("cli-deus-supply"))
    for resource, count in view.supply.items():
        supply.append(f" {glyphs.good(resource)}", good_style(resource)).append(str(count))
    temples = Text(say("cli-deus-temples", temples=view.temples))
    facts = {"deck": view.deck, "discard": view.discard}
    said = say("cli-deus-cards-top", card=view.top, **facts) if view.top else say("cli-deus-cards", **facts)
    return [supply, temples, Text(said)]


# --- cards ------------------------------------------------------------------------------------------------------


def cost(card: Card, glyphs: Glyphs) -> Text:
    """What a card costs, a sign for each resource and gold piece."""
    text = Text()
    for good in (*RESOURCES, "gold"):
        text.append(glyphs.good(good) * card.cost.get(good, 0), good_style(good))
    return text


def hand(view: DeusView, glyphs: Glyphs, possible: Collection[str]) -> list[Text]:
    """The own hand, card by card: number, id, cost, name and text; a mark before those that can be built."""
    cards = (view.seats[view.you].hand if view.you is not None else None) or ()
    if not cards:
        return []
    options = view.options
    costs = [cost(card_of(options, card), glyphs) for card in cards]
    wide = max(price.cell_len for price in costs)
    lines = [Text(say("cli-deus-hand", cards=len(cards)), STRONG)]
    for (number, card), price in zip(numbered(cards), costs, strict=True):
        can = number in possible or cards.index(card) + 1 in map(int, possible)
        line = Text().append(glyphs.turn if can else " ", MARK).append(f"{number:>2} ", STRONG if can else FAINT)
        price.pad_right(wide + 1 - price.cell_len)
        lines.append(line + price + described(options, card))
    return lines


def hand_briefly(view: DeusView, glyphs: Glyphs, possible: Collection[str], width: int) -> list[Text]:
    """The own hand by ids and costs alone."""
    cards = (view.seats[view.you].hand if view.you is not None else None) or ()
    items = []
    for number, card in numbered(cards):
        sign = glyphs.turn if number in possible else " "
        found = card_of(view.options, card)
        item = Text().append(sign, MARK).append(f"{number} ", STRONG).append(card, column_style(found.colour))
        items.append(item.append(" ") + cost(found, glyphs))
    return flow(items, width, " ")


def described(options: DeusOptions, card: str) -> Text:
    """A card with id, name and text."""
    found = card_of(options, card)
    name = named_card(options, card).removesuffix(f" ({card})")
    text = Text().append(card, column_style(found.colour))
    if name == card:
        return text.append(f" {text_of(options, card)}")
    said = say("cli-deus-described", what=name, text=text_of(options, card))
    text.append(" ").append(name, STRONG)
    return text.append(said.removeprefix(name))


def sourced(options: DeusOptions, card: str) -> Text:
    """A card with id, name, text, and where its parts come from, if its deck says so."""
    whence = sources_text(current(), card_of(options, card))
    return described(options, card).append(f" [{whence}]" if whence else "", FAINT)


def tableau(view: DeusView, n: int, *, whence: bool = False) -> list[Text]:
    """A player's cards with their texts, column by column, bottom to top as they fire; with sources if asked."""
    tell = sourced if whence else described
    seat = view.seats[n]
    lines = [Text(say("cli-deus-tableau"), STRONG)]
    for colour, laid in seat.columns.items():
        for place, card in enumerate(laid, start=1):
            mark = Text().append(f" {COLUMN_LETTERS[colour]}{place} ", FAINT)
            if card.joker or card.card is None:
                lines.append(mark.append(say("cli-deus-joker", card=card.card or _HIDDEN), FAINT))
            else:
                lines.append(mark + tell(view.options, card.card))
    return lines if len(lines) > 1 else []


def columns_briefly(view: DeusView, n: int, glyphs: Glyphs) -> Text:
    """A player's columns by ids alone."""
    seat = view.seats[n]
    name = f"{glyphs.seats[seat.seat]}{seat_word(seat.seat):<{_NAME}.{_NAME}}"
    text = Text().append(name, seat_style(seat.seat))
    for i, (colour, laid) in enumerate(seat.columns.items()):
        text.append(f" {glyphs.bar} " if i else " ", FAINT)
        text.append(COLUMN_LETTERS[colour], column_style(colour))
        text.append(" " + (" ".join(map(_id, laid)) or glyphs.dot), None if laid else FAINT)
    return text


def _id(laid: Laid) -> str:
    """A card by its id; one that lies face down in brackets."""
    return f"({laid.card or _HIDDEN})" if laid.joker else str(laid.card)


# --- signs ------------------------------------------------------------------------------------------------------


def legend(glyphs: Glyphs) -> list[Text]:
    """What the signs mean."""
    lands = [
        Text()
        .append(glyphs.good(good), good_style(good))
        .append(f" {say(f'deus-terrain-{land}')}, {current().word('good', good)}", FAINT)
        for land, good in zip(LANDS, RESOURCES, strict=True)
    ]
    wealth = [
        Text().append(glyphs.good(good), good_style(good)).append(f" {current().word('good', good)}", FAINT)
        for good in ("gold", "vp")
    ]
    pieces = [
        Text().append(letter, column_style(colour)).append(f" {say(f'deus-piece-{piece}')}", FAINT)
        for (piece, letter), colour in zip(LETTERS.items(), COLUMN_LETTERS, strict=True)
    ]
    signs = [
        (glyphs.terrains["sea"], say("deus-terrain-sea")),
        (_CARDS, say("cli-deus-legend-cards")),
        ("B2+3", say("cli-deus-legend-pieces")),
        (glyphs.edge, say("cli-deus-legend-edge")),
        (f"{glyphs.terrains['village']}4{glyphs.vp}", say("cli-deus-legend-village")),
        (f"{glyphs.terrains['village']}{glyphs.attacked}", say("cli-deus-legend-attacked")),
        (f"{glyphs.all}5", say("cli-deus-legend-all")),
        (glyphs.turn, say("cli-deus-legend-can")),
    ]
    return [*lands, *wealth, *pieces, *(Text().append(f"{sign} {meaning}", FAINT) for sign, meaning in signs)]
