"""The options of Gods."""

from typing import Literal

import msgspec

from pantheon.engine.errors import OptionsError
from pantheon.engine.options import Options, Starter, starting_seat

God = Literal["crimson", "gold", "azure", "jade"]
GODS: tuple[God, ...] = ("crimson", "gold", "azure", "jade")


class GodsOptions(Options, frozen=True, kw_only=True):
    """Players, edition, the two switches of docs/rules/gods.md, who plays which god (in seat order), who starts."""

    players: Literal[2, 3, 4] = 4
    rules: Literal[1, 2] = 2
    edition: Literal[2005, 2001] = 2005
    one_piece: bool = False
    one_religion: bool = False
    gods: tuple[God, ...] = ()
    first: Starter = "drawn"

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.gods:
            msgspec.structs.force_setattr(self, "gods", GODS[: self.players])
        if len(self.gods) != self.players or len(set(self.gods)) != len(self.gods) or set(self.gods) - set(GODS):
            raise OptionsError("bad-gods", value=", ".join(map(str, self.gods)), players=self.players)
        starting_seat(self.first, self.players)

    @property
    def starter(self) -> int | None:
        """The seat that starts, counted from 0; None if it is drawn by lot."""
        return starting_seat(self.first, self.players)
