"""`pantheon verify`: is a record honest?"""

from typing import Annotated

import typer

from pantheon.cli.files import read_file, record_in, shown
from pantheon.cli.language import NEGATIVE, USAGE, complain, current, say
from pantheon.engine.errors import Problem
from pantheon.engine.replay import Verdict
from pantheon.engine.replay import verify as verify_record

_REMARKS = ("late", "undos", "stand_ins", "withheld", "outages")


def verify(files: Annotated[list[str], typer.Argument(help="help-records", metavar="FILE...")]) -> None:
    """Check every move, every draw and the result of records."""
    status = 0
    for file in files:
        try:
            raw = read_file(file)
        except Problem as problem:
            complain(problem)
            status = max(status, USAGE)
            continue
        try:
            said = say("verify-good", file=shown(file), found=_found(verify_record(record_in(raw, file))))
        except Problem as problem:
            said = say("verify-bad", file=shown(file), reason=current().problem(problem))
            status = max(status, NEGATIVE)
        typer.echo(said)
    raise typer.Exit(status)


def _found(verdict: Verdict) -> str:
    """What was checked, in words, and what else is to be known."""
    if verdict.seeded:
        text = "verify-whole" if verdict.finished else "verify-broken-off"
        found = say(text, moves=verdict.moves, draws=verdict.draws)
    else:
        found = say("verify-no-seed" if verdict.finished else "verify-unfinished", moves=verdict.moves)
    if verdict.timed and not verdict.late:
        found = say("verify-timed", found=found)
    if verdict.chosen:
        found = say("verify-chosen", found=found)
    for what in _REMARKS:
        number = getattr(verdict, what)
        if number:
            found = say(f"verify-{what.replace('_', '-')}", found=found, **{what: number})
    return found
