"""A game being played: position, dice and the list of moves, with free undo. No I/O; hosts put it to use."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pantheon.engine.actions import Action, Codec
from pantheon.engine.chance import Dice
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.engine.game import Deadline, Game, Position
from pantheon.engine.notes import AnyNote, Undone


class Move(msgspec.Struct, frozen=True):
    """A recorded move: seat None is chance or a clock; `at` are seconds since the start, where time matters."""

    seat: int | None
    action: int
    at: float | None = None


class Match:
    """Plays moves, lets the dice decide what chance decides, and remembers how to take moves back."""

    def __init__(
        self,
        game: Game,
        options: Any,
        dice: Dice,
        watch: Callable[[Position, Move], None] | None = None,
        at: float | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.codec: Codec = game.codec(options)
        self.position: Position = game.start(options)
        self.moves: list[Move] = []
        self.notes: list[AnyNote] = []  # what the record tells beside the moves
        self._dice = dice
        self._watch = watch  # told of every move that was made, with the position before it
        self._before: list[Position] = []  # of each move that may still be taken back
        self._floor = 0  # moves that cannot be taken back any more
        self._roll(at)

    def play(self, seat: int, action: int | Action, at: float | None = None) -> Sequence[Move]:
        """Play a seat's action and whatever chance decides after it; the moves that were made."""
        number = action if isinstance(action, int) else self.codec.encode(action)
        first = len(self.moves)
        before = None if self.game.realtime else self.position.copy()
        self._make(Move(seat, number, at))
        if before is not None:
            self._before.append(before)
            if before.reveals(seat, number):
                self._before.clear()
        self._roll(at)
        if self.position.over or self.position.to_act() != (seat,):
            self._before.clear()  # free undo ends with the turn
        return self.moves[first:]

    def expire(self, deadline: Deadline, at: float | None = None) -> Sequence[Move]:
        """A clock has run out."""
        if deadline not in self.position.deadlines():
            raise IllegalAction("no-such-deadline", clock=deadline.clock)
        first = len(self.moves)
        self._make(Move(None, deadline.action, at))
        self._before.clear()
        self._roll(at)
        return self.moves[first:]

    def can_undo(self, seat: int) -> bool:
        """May the seat take its last move back, without asking anybody?"""
        return bool(self._before) and len(self.moves) > self._floor and self.moves[-1].seat == seat

    def undo(self, seat: int, at: float = 0.0) -> Move:
        """Take the seat's last move back: free inside the own turn until chance or something hidden was revealed."""
        if not self.can_undo(seat):
            raise IllegalAction("no-undo")
        self.position = self._before.pop()
        last = len(self.moves)
        move = self.moves.pop()
        self.tell(Undone(after=last - 1, at=at, seat=seat, first=last, last=last))
        return move

    def tell(self, note: AnyNote) -> None:
        """Note what the record tells beside the moves; what was noted after moves that are gone moves up with it."""
        for n in range(len(self.notes) - 1, -1, -1):
            if self.notes[n].after <= note.after:
                break
            self.notes[n] = msgspec.structs.replace(self.notes[n], after=note.after)
        self.notes.append(note)

    def settle(self) -> None:
        """Nothing that was made so far can be taken back freely."""
        self._before.clear()
        self._floor = len(self.moves)

    def follow(self, n: int, move: Move) -> None:
        """Make the move with number `n` (from 0) of a log; draws are made already, since the dice give them again."""
        if n < len(self.moves):
            if (self.moves[n].seat, self.moves[n].action) != (move.seat, move.action):
                raise Problem("log-differs", move=n + 1)
        elif move.seat is not None:
            self.play(move.seat, move.action, move.at)
        else:
            running = [deadline for deadline in self.position.deadlines() if deadline.action == move.action]
            if not running:
                raise Problem("log-differs", move=n + 1)
            self.expire(running[0], move.at)

    def rewind(self, left: int) -> None:
        """Take everything back but the first `left` moves, draws too; the dice will give the same draws again.

        The next move after these must be one of a seat, else its draws would be made again at once.
        """
        if not self._floor <= left <= len(self.moves) or (left < len(self.moves) and self.moves[left].seat is None):
            raise Problem("no-such-move", move=left, last=len(self.moves))
        kept, watch = self.moves[:left], self._watch
        self._watch, self._dice = None, self._dice.again()
        self.position, self.moves = self.game.start(self.options), []
        self._before.clear()
        self._roll(kept[0].at if kept else None)
        for n, move in enumerate(kept):
            self.follow(n, move)
        self._watch = watch

    def _roll(self, at: float | None) -> None:
        while (chance := self.position.chance()) is not None:
            self._make(Move(None, self._dice.choose(chance), at))
            self._before.clear()

    def _make(self, move: Move) -> None:
        """Make a move; whoever watches gets it with the position before it, which knows what is `shown` to whom."""
        before = self.position.copy() if self._watch else None
        self.position.play(move.seat, move.action)
        self.moves.append(move)
        if self._watch and before is not None:
            self._watch(before, move)
