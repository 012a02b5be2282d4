"""What happens in Gods, in words: actions, and what they bring about."""

from typing import Any

from pantheon.cli.language import current, say
from pantheon.engine.actions import Action, verb
from pantheon.games.gods.numbers import NUMBERS
from pantheon.games.gods.view import GodsView

PLACED = ("temple", "desert", "decline")  # the verbs that name the hex they place


def action_facts(action: Action) -> dict[str, Any]:
    """The facts of an action for its message; `piece` is the hex it is about, with its article."""
    facts: dict[str, Any] = {}
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name == "at":
            facts |= {"q": value[0], "r": value[1]}
        elif name in ("tribe", "hex"):
            facts["piece"] = value
        elif name == "god":
            facts["other"] = current().word("god", value)
    if verb(action) in PLACED:
        facts["piece"] = verb(action)
    return facts


def did(action: Action, god: str | None) -> str:
    """Somebody's action as a sentence; nobody's is chance."""
    does = "place" if verb(action) in ("tribe", *PLACED) else verb(action)
    facts = action_facts(action)
    return say(f"gods-did-{does}", **facts) if god is None else say(f"gods-did-{does}", god=god, **facts)


def power_change(before: GodsView, after: GodsView) -> int:
    """What an action costs its player (below 0) or brings."""
    return after.seats[before.active].power - before.seats[before.active].power


def effects(before: GodsView, after: GodsView) -> list[str]:
    """What changes besides the player's power, the most lasting last."""
    return [
        *_religion(before, after),
        *_thefts(before, after),
        *_nations(before, after),
        *([say("gods-effect-end")] if after.ending else []),
    ]


def _religion(before: GodsView, after: GodsView) -> list[str]:
    """The faith of a new tribe, and of tribes that change theirs."""
    gods = {hex_.at: hex_.god for hex_ in before.map}
    found: list[str] = []
    converted = lost = 0
    for hex_ in after.map:
        if hex_.hex in ("temple", "desert", "decline"):
            continue
        if hex_.at not in gods:
            said = say("gods-effect-faith", god=hex_.god) if hex_.god else say("gods-effect-no-faith")
            found.append(said)
        elif hex_.god != gods[hex_.at]:
            converted += hex_.god is not None
            lost += hex_.god is None
    if converted:
        found.append(say("gods-effect-converts", tribes=converted))
    if lost:
        found.append(say("gods-effect-unbelief", tribes=lost))
    return found


def _thefts(before: GodsView, after: GodsView) -> list[str]:
    """Power that others lose; their income at the start of a turn is a gain and not meant."""
    return [
        say("gods-effect-robbed", god=old.god, power=old.power - new.power)
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        if seat != before.active and new.power < old.power
    ]


def _nations(before: GodsView, after: GodsView) -> list[str]:
    """Nations lost, nations won, each colour with the tokens that came with it."""
    lost, won = [], []
    for old, new in zip(before.seats, after.seats, strict=True):
        for tribe, cards in old.cards.items():
            more = new.cards[tribe] - cards
            if more < 0:
                lost.append(say("gods-effect-loses", god=new.god, nation=tribe, cards=-more))
            elif more > 0:
                won.append(say("gods-effect-wins", god=new.god, nation=tribe, cards=more))
            if bonuses := _bonuses(before, after, tribe, new.god):
                won.append(say("gods-effect-token", tribe=tribe, tokens=len(bonuses), points=sum(bonuses)))
    return lost + won


def _bonuses(before: GodsView, after: GodsView, tribe: str, god: str) -> list[int]:
    """The points of each token that a god has gained in a colour."""
    points = NUMBERS.editions[after.options.edition].bonus
    holders = zip(points, before.tokens[tribe], after.tokens[tribe], strict=False)
    return [worth for worth, old, new in holders if new == god != old]
