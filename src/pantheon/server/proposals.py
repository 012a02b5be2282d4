"""What needs the others' consent: taking moves back, skipping or replacing somebody absent, giving the table up."""

from dataclasses import dataclass, field
from typing import Literal

from pantheon.server.journal import Proposed
from pantheon.server.seating import Seat

Outcome = Literal["open", "accepted", "rejected"]


@dataclass
class Ballot:
    """A proposal and the votes so far; who proposes has said yes."""

    proposal: Proposed
    votes: dict[int, bool] = field(default_factory=dict)

    def voters(self, seats: list[Seat]) -> list[int]:
        """The seats that have a say: people who have not resigned.

        Where somebody keeps the others waiting, neither they are asked nor who is away themselves. Moves that were
        made and the game as a whole belong to everybody: nobody loses them while a bot plays in their place.
        """
        if self.about_absence:
            return [at for at, seat in enumerate(seats) if seat.votes and at != self.proposal.target]
        return [at for at, seat in enumerate(seats) if seat.holders and not seat.resigned]

    @property
    def about_absence(self) -> bool:
        """Is it about somebody who keeps the others waiting?"""
        return self.proposal.what in ("skip", "bot")

    def outcome(self, seats: list[Seat]) -> Outcome:
        """Against somebody absent the majority decides; everything else needs everybody."""
        if self.votes.get(self.proposal.seat) is False:
            return "rejected"  # taken back
        voters = self.voters(seats)
        yes = sum(self.votes.get(seat, False) for seat in voters)
        no = sum(not self.votes.get(seat, True) for seat in voters)
        if self.about_absence:
            if 2 * yes > len(voters):
                return "accepted"
            return "rejected" if 2 * no >= len(voters) else "open"
        if no:
            return "rejected"
        return "accepted" if yes == len(voters) else "open"
