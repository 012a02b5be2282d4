"""The mode tokens of the box: two sides each, which may be chosen or flipped."""

from collections.abc import Mapping
from random import Random

_TURNS = ("simultaneous", "timed")
_GODS = ("visible", "secret")
_TWO_PLAYER_GODS = ("4", "2")


def toss(players: int, laid: Mapping[str, str], rng: Random) -> dict[str, str]:
    """Flip the tokens of a table that nobody has laid; return what they show, as words of the options.

    The rulebooks advise against secret gods for two players with four, so the toss never makes that.
    """
    shown = {"turns": rng.choice(_TURNS), "gods": rng.choice(_GODS)}
    if players == 2:
        shown["two_player_gods"] = rng.choice(_TWO_PLAYER_GODS)
    shown = {token: side for token, side in shown.items() if token not in laid}
    lying = {**shown, **laid}
    if lying.get("two_player_gods") == "4" and lying["gods"] == "secret":
        if "gods" in shown:
            shown["gods"] = "visible"
        elif "two_player_gods" in shown:
            shown["two_player_gods"] = "2"
    return shown
