"""The draws of a game as the server tells them, for the tests of the page that works them out again.

python -m tools.proof        writes web/src/proof/proof.fixture.json
"""

from pathlib import Path
from random import Random

import msgspec

from pantheon.engine.chance import Dice, chosen_seed, commitment, pledge
from pantheon.engine.match import Match
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.server import journal as j
from pantheon.server.draws import Draws, draws_of
from pantheon.server.settings import Settings
from pantheon.server.table import Table

FILE = Path("web/src/proof/proof.fixture.json")
_SEED = chosen_seed("a proof")
_ENTROPY = (bytes(range(16)), b"open")
_PLEDGES = (pledge(_ENTROPY[0]), "")


def told() -> Draws:
    """Return what the server tells of a game of two: one has pledged entropy, the other has given it openly."""
    game = game_named("gods")
    options = game.options(players=2)
    match = Match(game, options, Dice(_SEED, _ENTROPY))
    rng = Random(1)
    while not match.position.over:
        seat = match.position.to_act()[0]
        match.play(seat, rng.choice(match.position.legal(seat)))
    header = header_for(game, options, ("Anna", "Otto"), _SEED, chosen=False, entropy=_ENTROPY)
    header = msgspec.structs.replace(header, pledges=_PLEDGES)
    text = write_record(game, record_of(header, match, _SEED))
    table = Table("a proof")
    created = j.Created(
        settings=Settings(game="gods", options={"players": "2"}),
        rules=options.rules,
        seed=bytes(32),
        commitment=commitment(bytes(32)),
        owner=None,
        prior=j.Prior(record=text, moves=len(match.moves)),
        format=header.format,
    )
    for happening in (created, j.Started(), j.Ended(reason="over")):
        table.note(happening, 0.0)
    return draws_of(table)


def written() -> str:
    """Return the file."""
    return msgspec.json.format(msgspec.json.encode(told()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
