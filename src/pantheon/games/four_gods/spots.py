"""What a command reaches for: where everybody acts at once, two hands may meet there."""

from pantheon.engine.actions import Action
from pantheon.games.four_gods import actions as a

_CELLS = (a.Place, a.PlaceProphet, a.Destroy, a.DestroyProphet, a.Preach, a.Build, a.Call)


# Other refusals are mistakes, whoever was there before: a tile that does not fit, a call of one that lies rightly.
TAKEN = frozenset(
    {
        "four-gods-cell-taken",
        "four-gods-city-there",
        "four-gods-no-city-there",
        "four-gods-no-tile-there",
        "four-gods-tile-gone",
        "four-gods-other-face",
        "four-gods-god-taken",
        "four-gods-colour-taken",
    }
)


def spots_of(move: Action) -> tuple[str, ...]:
    """The cell (`c4`), the place in a row (`east/3`), gods, the colour or the bag; none for nothing in particular.

    It tells nothing of a tile's faces. A discard names its own row only: nobody else puts a tile there.
    """
    if isinstance(move, _CELLS):
        return (move.cell,)
    if isinstance(move, a.Flip | a.Take):
        return (f"{move.row}/{move.slot}",)
    if isinstance(move, a.ChooseGods):
        return (move.god, move.second)
    if isinstance(move, a.ChooseGod):
        return (move.god,)
    if isinstance(move, a.PickColour):
        return (move.colour,)
    return ("bag",) if isinstance(move, a.Draw) else ()
