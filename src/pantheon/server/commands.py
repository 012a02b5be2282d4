"""What people may ask of a table. Each function checks, then notes what happens; if it raises, nothing changes."""

from typing import Literal

from pantheon.bots import bot_names, check_bot
from pantheon.engine import chance
from pantheon.engine.actions import Action
from pantheon.engine.errors import IllegalAction, Problem
from pantheon.server import journal as j
from pantheon.server.admission import check_watch
from pantheon.server.levels import LEVELS
from pantheon.server.lookalikes import name_at
from pantheon.server.races import LostRace, lost_race
from pantheon.server.seating import check_seat, free_seat, seat_of
from pantheon.server.table import Table
from pantheon.server.wording import clean, clean_name

MOST_ENTROPY = 64
REVEAL_SECONDS = 10.0  # that a start waits for those who have pledged entropy
MOST_CHAT = 500


# --- before the start -----------------------------------------------------------------------------------------


def join(
    table: Table,
    guest: str,
    name: str,
    at: float,
    *,
    seat: int | None = None,
    entropy: bytes = b"",
    pledge: str = "",
    invited: bool,
) -> int:
    """Take a seat; who holds one already keeps it. Entropy is given for all to see, or pledged and revealed later."""
    held = seat_of(table.seats, guest)
    if held is not None:
        if seat not in (None, held):
            raise Problem("seat-held", number=held)
        return held
    _check_open(table)
    if guest in table.manners.removed:
        raise Problem("removed")
    if not invited and table.settings.visibility == "private" and guest not in _welcome(table):
        raise Problem("table-private")
    if len(entropy) > MOST_ENTROPY:
        raise Problem("too-much-entropy", bytes=len(entropy), most=MOST_ENTROPY)
    if entropy and pledge:
        raise Problem("entropy-or-pledge")
    number = free_seat(table.seats, seat)
    shown = name_at(table, guest, clean_name(name))
    table.note(j.Joined(seat=number, guest=guest, name=shown, entropy=entropy, pledge=pledge), at)
    return number


def join_device(table: Table, guest: str, seat: int, holder: str, at: float) -> int:
    """A further device for a seat, by a link of its holder; Problem if he holds it no more."""
    check_seat(table.seats, seat)
    held = seat_of(table.seats, guest)
    if held is not None and held != seat:
        raise Problem("seat-held", number=held)
    if holder not in table.seats[seat].holders:
        raise Problem("no-such-link")
    if held is None:
        table.note(j.Joined(seat=seat, guest=guest, name=table.seats[seat].name), at)
    return seat


def leave(table: Table, guest: str, at: float) -> None:
    """Free the own seat, before the start."""
    _check_open(table)
    seat = _own_seat(table, guest)
    table.note(j.Left(seat=seat), at)


def add_bot(table: Table, guest: str, at: float, *, seat: int | None, bot: str, level: str) -> int:
    """Seat a bot of the house; only the owner may."""
    _check_open(table)
    table.manners.check_owner(guest)
    check_bot(bot, table.game)
    LEVELS.check(level)
    number = free_seat(table.seats, seat)
    table.note(j.BotSeated(seat=number, bot=bot, level=level), at)
    return number


def clear_seat(table: Table, guest: str, seat: int, at: float) -> None:
    """Remove a bot, or somebody who does not come; only the owner may."""
    _check_open(table)
    table.manners.check_owner(guest)
    check_seat(table.seats, seat)
    if not table.seats[seat].taken:
        raise Problem("seat-free", number=seat)
    table.note(j.Left(seat=seat), at)


def start(table: Table, guest: str, at: float) -> None:
    """Begin, once every seat is taken; only the owner may. Those who have pledged entropy have some seconds to
    reveal it; nobody is waited for any longer.
    """
    _check_open(table)
    table.manners.check_owner(guest)
    free = [str(number) for number, seat in enumerate(table.seats) if not seat.taken]
    if free:
        raise Problem("seats-free", seats=", ".join(free))
    if _awaited(table):
        table.note(j.Starting(until=round(at + REVEAL_SECONDS, 3)), at)
    else:
        begin(table, at)


def reveal(table: Table, seat: int, entropy: bytes, at: float) -> None:
    """Reveal the entropy that was pledged, when the game is about to start; the last one starts it."""
    about = table.seats[seat]
    if table.starting is None or not about.pledge:
        raise Problem("nothing-to-reveal")
    if len(entropy) > MOST_ENTROPY:
        raise Problem("too-much-entropy", bytes=len(entropy), most=MOST_ENTROPY)
    if chance.pledge(entropy) != about.pledge:
        raise Problem("not-what-was-pledged")
    if about.entropy:
        raise Problem("revealed-already")
    table.note(j.Revealed(seat=seat, entropy=entropy), at)
    if not _awaited(table):
        begin(table, at)


def begin(table: Table, at: float) -> None:
    """The game begins, with the entropy that there is."""
    table.note(j.Started(), at)
    _write_moves(table, at)


def _awaited(table: Table) -> bool:
    """Has anybody pledged entropy and not revealed it?"""
    return any(seat.pledge and not seat.entropy for seat in table.seats)


# --- the game -------------------------------------------------------------------------------------------------


def play(table: Table, seat: int, action: int | Action, at: float) -> None:
    """Make a move and whatever chance decides after it; LostRace if somebody else was faster."""
    match = table.playing()
    try:
        match.play(seat, action, table.time(at))
    except IllegalAction as wrong:
        missed = lost_race(table, seat, action, wrong, at)
        if missed is None:
            raise
        raise LostRace(wrong, missed) from None
    _write_moves(table, at)


def undo(table: Table, seat: int, at: float) -> None:
    """Take the own last move back, where that needs nobody's consent."""
    match = table.playing()
    if not match.can_undo(seat):
        raise Problem("no-undo")
    table.note(j.TakenBack(seat=seat, left=len(match.moves) - 1), at)


def resign(table: Table, seat: int, at: float) -> None:
    """Give up: by the rules where they know leaving, else a bot plays on; the last one left ends the game."""
    match = table.playing()
    if table.seats[seat].resigned:
        raise Problem("resigned-already")
    leaving = sorted(table.game.quits & set(match.position.legal(seat)))
    table.note(j.Resigned(seat=seat), at)
    if leaving:
        play(table, seat, leaving[0], at)
    elif sum(not other.resigned for other in table.seats) == 1:
        table.note(j.Ended(reason="resigned"), at)
    else:
        hand_over(table, seat, at)
    _end_if_deserted(table, at)


def come_back(table: Table, seat: int, at: float) -> None:
    """Play again oneself."""
    table.playing()
    if table.seats[seat].resigned or not table.seats[seat].stand_in:
        raise Problem("not-replaced")
    table.note(j.CameBack(seat=seat), at)


def hand_over(table: Table, seat: int, at: float, *, turn_only: bool = False) -> None:
    """A bot of the house plays for a seat, the best there is."""
    bot = bot_names(table.game)[-1]
    table.note(j.HandedOver(seat=seat, bot=bot, level=LEVELS.usual, turn_only=turn_only), at)


def _write_moves(table: Table, at: float) -> None:
    """What the match has just made goes into the log, and what follows from it."""
    for move in table.unwritten():
        table.note(j.Moved(seat=move.seat, action=move.action), at)
    position = table.position
    assert position is not None
    if position.over:
        table.note(j.Ended(reason="over"), at)
        return
    to_act = position.to_act()
    for number, seat in enumerate(table.seats):
        if seat.turn_only and number not in to_act:
            table.note(j.CameBack(seat=number), at)


def write_moves(table: Table, at: float) -> None:
    """For clocks, which make moves without anybody asking (timing.py)."""
    _write_moves(table, at)


def _end_if_deserted(table: Table, at: float) -> None:
    """Nobody plays for nobody: a game that all people have resigned from ends."""
    people = [seat for seat in table.seats if seat.holders]
    if table.state == "running" and people and all(seat.resigned for seat in people):
        table.note(j.Ended(reason="resigned"), at)


# --- consent --------------------------------------------------------------------------------------------------


def propose(
    table: Table,
    seat: int,
    at: float,
    *,
    what: Literal["undo", "skip", "bot", "abandon"],
    target: int | None = None,
    left: int | None = None,
) -> None:
    """Ask the others; if there is nobody to ask, it is done."""
    table.playing()
    if table.ballot is not None and not _gives_way(table.ballot.proposal, seat, what):
        raise Problem("ballot-open")
    if table.seats[seat].resigned:
        raise Problem("resigned-already")
    if not table.seats[seat].votes:
        raise Problem("bot-stands-in")
    if what == "undo":
        left, target = _check_undo(table, left), None
    elif what in ("skip", "bot"):
        if what == "skip" and table.game.realtime:
            raise Problem("no-skip-realtime")
        target, left = _check_absent(table, seat, target, at), None
    else:
        target = left = None
    table.note(j.Proposed(seat=seat, what=what, target=target, left=left), at)
    _count(table, at)


def _gives_way(open_: j.Proposed, seat: int, what: str) -> bool:
    """May something new be proposed already? One's own proposal can be replaced, and absence cannot wait."""
    return open_.seat == seat or (what in ("skip", "bot") and open_.what not in ("skip", "bot"))


def vote(table: Table, seat: int, yes: bool, at: float) -> None:
    """Say yes or no to what is proposed; who proposed it may take it back by saying no."""
    table.playing()
    ballot = table.ballot
    if ballot is None:
        raise Problem("no-ballot")
    if seat not in ballot.voters(table.seats):
        raise Problem("no-say")
    if seat in ballot.votes and (yes or seat != ballot.proposal.seat):
        raise Problem("voted-already")
    table.note(j.Voted(seat=seat, yes=yes), at)
    ballot.votes[seat] = yes  # the table has forgotten it, if this was the last vote
    _carry_out(table, ballot.outcome(table.seats), ballot.proposal, at)


def _count(table: Table, at: float) -> None:
    assert table.ballot is not None
    _carry_out(table, table.ballot.outcome(table.seats), table.ballot.proposal, at)


def _carry_out(table: Table, outcome: str, proposal: j.Proposed, at: float) -> None:
    if outcome != "accepted":
        return
    if proposal.what == "undo":
        assert proposal.left is not None
        table.note(j.TakenBack(seat=proposal.seat, left=proposal.left), at)
    elif proposal.what == "abandon":
        table.note(j.Ended(reason="abandoned"), at)
    else:
        assert proposal.target is not None
        hand_over(table, proposal.target, at, turn_only=proposal.what == "skip")


def _check_undo(table: Table, left: int | None) -> int:
    """Where an undo may go back to: before a move of a seat, by default the last one."""
    if table.game.realtime:
        raise Problem("no-undo-realtime")
    moves = table.moves
    if left is None:
        left = next((n for n in range(len(moves) - 1, -1, -1) if moves[n].seat is not None), -1)
    if not table.prior <= left < len(moves) or moves[left].seat is None:
        raise Problem("undo-where", move=left)
    return left


def _check_absent(table: Table, seat: int, target: int | None, at: float) -> int:
    """Somebody who keeps the others waiting: his time has run out, and he is a person."""
    if target is None:
        raise Problem("whom")
    check_seat(table.seats, target)
    about = table.seats[target]
    if target == seat or not about.holders or about.player is not None:
        raise Problem("not-waiting", number=target)
    due = table.turn_clock.due(target)
    if due is None or (at < due and not about.overdue):
        raise Problem("not-waiting", number=target)
    return target


# --- talk -----------------------------------------------------------------------------------------------------


def say(table: Table, guest: str, name: str, text: str, at: float) -> None:
    """Chat; spectators may, where they may watch."""
    seat = seat_of(table.seats, guest)
    check_watch(table, guest)
    table.manners.check_talk(guest, seat, table.seats[seat].holders if seat is not None else ())
    shown = table.seats[seat].name if seat is not None else name_at(table, guest, clean_name(name))
    table.note(j.Said(seat=seat, guest=guest, name=shown, text=clean(text, MOST_CHAT)), at)


# --- checks ---------------------------------------------------------------------------------------------------


def _check_open(table: Table) -> None:
    if table.over:
        raise Problem("table-ended")
    if table.state != "open" or table.starting is not None:
        raise Problem("table-started")


def _own_seat(table: Table, guest: str) -> int:
    seat = seat_of(table.seats, guest)
    if seat is None:
        raise Problem("no-seat")
    return seat


def _welcome(table: Table) -> tuple[str | None, ...]:
    """Who may join a private table without a link."""
    return (table.manners.owner, *table.created.invited)
