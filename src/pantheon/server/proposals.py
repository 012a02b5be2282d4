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
        """The seats that have a say: people who have not resigned, but not whom it is about."""
        about = self.proposal.target if self.proposal.what in ("skip", "bot") else None
        return [at for at, seat in enumerate(seats) if seat.votes and at != about]

    def outcome(self, seats: list[Seat]) -> Outcome:
        """Against somebody absent the majority decides; everything else needs everybody."""
        if self.votes.get(self.proposal.seat) is False:
            return "rejected"  # taken back
        voters = self.voters(seats)
        yes = sum(self.votes.get(seat, False) for seat in voters)
        no = sum(not self.votes.get(seat, True) for seat in voters)
        if self.proposal.what in ("skip", "bot"):
            if 2 * yes > len(voters):
                return "accepted"
            return "rejected" if 2 * no >= len(voters) else "open"
        if no:
            return "rejected"
        return "accepted" if yes == len(voters) else "open"
