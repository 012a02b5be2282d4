"""The effects of cards: a closed set of small records. One executor carries them out (firing.py); no card has code.

In a deck file an effect is a table whose `do` says which of these it is; the rest are its fields.
"""

from typing import Annotated, Literal

import msgspec

from pantheon.games.deus.names import Land, Resource

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Limit = Annotated[int, msgspec.Meta(ge=0, le=99)]  # 0: none
Wealth = Literal["gold", "vp"]
Gained = Literal["wood", "stone", "clay", "wheat", "gold", "vp", "cards", "pieces"]
Per = Literal[
    "once", "regions", "cities", "production", "buildings", "units", "ships", "conquests", "sets", "resources"
]
PERS: tuple[Per, ...] = (
    "once", "regions", "cities", "production", "buildings", "units", "ships", "conquests", "sets", "resources",
)  # fmt: skip


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of all effects."""


class Gain(Effect, frozen=True, tag="gain"):
    """So much of a good, per something that is counted, plus something, but not more than the limit in all.

    `terrain` says in which land regions, production or buildings are counted (none: everywhere), `size` how many
    buildings make a city.
    """

    good: Gained
    amount: Count
    per: Per = "once"
    terrain: Land | None = None
    size: Annotated[int, msgspec.Meta(ge=2, le=3)] | None = None
    plus: Limit = 0
    limit: Limit = 0


class Buy(Effect, frozen=True, tag="buy"):
    """Buy up to so many resources of any kind for gold."""

    limit: Count
    price: Count


class Sell(Effect, frozen=True, tag="sell", rename={"pay": "for"}):
    """Sell a resource for gold or VP each."""

    resource: Resource
    pay: Wealth
    amount: Count
    limit: Limit = 0


class SellDifferent(Effect, frozen=True, tag="sell-different", rename={"pay": "for"}):
    """Sell resources, each of another kind, for gold or VP each."""

    pay: Wealth
    amount: Count
    limit: Count


class Harvest(Effect, frozen=True, tag="harvest"):
    """Production buildings yield their resource: one of them, all, or all on a land that the player names."""

    where: Literal["one", "all", "terrain"]
    amount: Count


class Activate(Effect, frozen=True, tag="activate"):
    """Fire one card of another column."""

    colour: Literal["blue", "green", "brown", "red"]


class Move(Effect, frozen=True, tag="move"):
    """Move units; afterwards each may steal from one neighbour, if a good is named."""

    units: Count
    steps: Count
    good: Wealth | None = None
    amount: Limit = 0


class Steal(Effect, frozen=True, tag="steal", rename={"whom": "from"}):
    """A unit steals from one neighbour, or from all."""

    good: Wealth
    amount: Count
    whom: Literal["one", "all"]


class Ransack(Effect, frozen=True, tag="ransack"):
    """Take VP from barbarian villages next to own units."""

    amount: Count
    limit: Count


AnyEffect = Gain | Buy | Sell | SellDifferent | Harvest | Activate | Move | Steal | Ransack
KINDS: tuple[type[Effect], ...] = (Gain, Buy, Sell, SellDifferent, Harvest, Activate, Move, Steal, Ransack)
