"""Who sits where: people with their devices, bots of the house, and seats that a bot plays for somebody."""

import msgspec

from pantheon.engine.errors import Problem


class Seat(msgspec.Struct, kw_only=True):
    """A seat; `holders` are the guests who may act for it (one person with several devices, as a rule)."""

    name: str = ""
    holders: tuple[str, ...] = ()
    bot: str = ""  # a bot of the house sits here
    level: str = ""
    entropy: bytes = b""
    pledge: str = ""  # what was said of the entropy before it was revealed
    stand_in: str = ""  # a bot that plays for whoever sits here
    stand_in_level: str = ""
    turn_only: bool = False  # the stand-in plays this turn, no more
    resigned: bool = False
    overdue: bool = False

    @property
    def taken(self) -> bool:
        """Does somebody or a bot sit here?"""
        return bool(self.holders or self.bot)

    @property
    def player(self) -> tuple[str, str] | None:
        """The bot that acts here and its level, None if a person does."""
        if self.bot:
            return self.bot, self.level
        return (self.stand_in, self.stand_in_level) if self.stand_in else None

    @property
    def votes(self) -> bool:
        """Does a person sit here who has a say? Not while a bot plays for him, until he comes back."""
        return bool(self.holders) and not self.resigned and (self.turn_only or not self.stand_in)


def seat_of(seats: list[Seat], guest: str | None) -> int | None:
    """The seat that a guest holds."""
    if guest is not None:
        for at, seat in enumerate(seats):
            if guest in seat.holders:
                return at
    return None


def free_seat(seats: list[Seat], wanted: int | None) -> int:
    """The seat that somebody wants, or any free one; Problem if it is taken or there is none."""
    if wanted is None:
        found = next((at for at, seat in enumerate(seats) if not seat.taken), None)
        if found is None:
            raise Problem("table-full")
        return found
    check_seat(seats, wanted)
    if seats[wanted].taken:
        raise Problem("seat-taken", number=wanted)
    return wanted


def check_seat(seats: list[Seat], seat: int) -> None:
    """Problem if the table has no such seat."""
    if not 0 <= seat < len(seats):
        raise Problem("no-such-seat", number=seat, last=len(seats) - 1)
