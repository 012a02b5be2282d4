"""The text of a card, made from its effect so that the two cannot disagree; the words: locales/*/deus_cards.ftl."""

import msgspec

from pantheon.games.deus.deck import Card
from pantheon.games.deus.effects import (
    Activate,
    AnyEffect,
    Buy,
    Gain,
    Harvest,
    Move,
    Ransack,
    Sell,
    SellDifferent,
    Steal,
)
from pantheon.texts import ENGLISH, Texts


def card_name(language: str, card: Card) -> str:
    """What a card is called, in English if its deck has no name in that language; its id if it has neither."""
    return card.name.get(language) or card.name.get(ENGLISH, card.id)


def cost_text(texts: Texts, card: Card) -> str:
    """What a card costs."""
    return " + ".join(_goods(texts, good, count) for good, count in card.cost.items()) or texts.say("deus-card-free")


def card_text(texts: Texts, card: Card) -> str:
    """What a card does; a temple does it once, at the end."""
    said = effect_text(texts, card.effect)
    return texts.say("deus-card-at-the-end", what=said) if card.colour == "temple" else said


def sources_text(texts: Texts, card: Card) -> str:
    """Where the parts of a card come from, grouped by source; empty if its deck does not say."""
    if card.sources is None:
        return ""
    parts: dict[str, list[str]] = {}
    for part, whence in msgspec.structs.asdict(card.sources).items():
        if whence is not None:
            parts.setdefault(whence, []).append(texts.say(f"deus-source-of-{part}"))
    if len(parts) == 1:
        return texts.say("deus-source-all", whence=texts.say(f"deus-source-{next(iter(parts))}"))
    said = (
        texts.say("deus-source-part", what=", ".join(names), whence=texts.say(f"deus-source-{whence}"))
        for whence, names in parts.items()
    )
    return " · ".join(said)


def effect_text(texts: Texts, effect: AnyEffect) -> str:
    """What an effect does, in a sentence."""
    match effect:
        case Gain():
            return _gain(texts, effect)
        case Buy(limit, price):
            return texts.say("deus-card-buy", most=limit, price=_goods(texts, "gold", price))
        case Sell():
            return _sell(texts, effect)
        case SellDifferent(pay, amount, limit):
            return texts.say("deus-card-sell-different", most=limit, price=_goods(texts, pay, amount))
        case Harvest(where, amount):
            return texts.say(f"deus-card-harvest-{where}", number=amount)
        case Activate(colour):
            return texts.say(f"deus-card-activate-{colour}")
        case Move():
            return _move(texts, effect)
        case Steal(good, amount, whom):
            return texts.say(f"deus-card-steal-{whom}", loot=_goods(texts, good, amount))
        case Ransack(amount, limit):
            return texts.say("deus-card-ransack", most=limit, loot=_goods(texts, "vp", amount))


def _goods(texts: Texts, good: str, count: int) -> str:
    return texts.say(f"deus-goods-{good}", number=count)


def _gain(texts: Texts, effect: Gain) -> str:
    """So much, per what, plus what, at most so much in all: each part only if the effect has it."""
    if effect.good in ("cards", "pieces"):
        said = texts.say(f"deus-card-gain-{effect.good}", number=effect.amount)
    else:
        said = _goods(texts, effect.good, effect.amount)
    if effect.per == "cities":
        said = texts.say("deus-card-per-cities", gain=said, number=effect.size)
    elif effect.terrain is not None:
        said = texts.say(f"deus-card-per-{effect.per}-{effect.terrain}", gain=said)
    elif effect.per != "once":
        said = texts.say(f"deus-card-per-{effect.per}", gain=said)
    if effect.plus:
        said = texts.say("deus-card-plus", gain=said, more=_goods(texts, effect.good, effect.plus))
    if effect.limit:
        said = texts.say("deus-card-limit", gain=said, most=effect.limit)
    return texts.say("deus-card-gain", gain=said)


def _sell(texts: Texts, effect: Sell) -> str:
    price = _goods(texts, effect.pay, effect.amount)
    if not effect.limit:
        return texts.say(f"deus-card-sell-all-{effect.resource}", price=price)
    wares = _goods(texts, effect.resource, effect.limit)
    return texts.say("deus-card-sell", most=effect.limit, wares=wares, price=price)


def _move(texts: Texts, effect: Move) -> str:
    way = texts.say("deus-card-way", number=effect.steps)
    if effect.good is None:
        return texts.say("deus-card-move", units=effect.units, way=way)
    loot = _goods(texts, effect.good, effect.amount)
    return texts.say("deus-card-move-steal", units=effect.units, way=way, loot=loot)
