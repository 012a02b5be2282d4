"""Writes the golden files anew, after a change of the rules that was meant. Read the difference before you commit it.

    python -m tools.golden

fixtures/traces/GAME.txt      a hash over all positions and legal moves of some games, for every form of the rules
fixtures/records/GAME/*.record   whole games to read
"""

from pathlib import Path
from random import Random
from typing import Any

from pantheon.bots import make_bot
from pantheon.engine.chance import chosen_seed
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.lab.simulate import play_game
from tests.engine.trace import every_options, lines

FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES_PER_OPTIONS = 2

PLAYTHROUGHS: dict[str, dict[str, dict[str, Any]]] = {
    "gods": {
        "two-players": {"players": 2},
        "three-players": {"players": 3},
        "four-players": {"players": 4},
        "edition-2001": {"players": 3, "edition": 2001},
        "one-piece": {"players": 2, "one_piece": True},
        "one-religion": {"players": 2, "one_religion": True, "gods": ("jade", "azure")},
    },
}
"""One reviewable game for each mode, by game and name."""


def playthrough(name: str, title: str, options: dict[str, Any]) -> str:
    """The record of a game between greedy bots and one random one; the title is its seed."""
    game = game_named(name)
    chosen = game.options(**options)
    seed = chosen_seed(title)
    kinds = ["greedy"] * (chosen.players - 1) + ["random"]
    bots = [make_bot(kind, game, Random(f"{title} {seat}")) for seat, kind in enumerate(kinds)]
    match = play_game(game, chosen, seed, bots)
    header = header_for(game, chosen, tuple(kinds), seed, chosen=True)
    return write_record(game, record_of(header, match, seed))


def main() -> None:
    """Write all golden files."""
    for name in names():
        count = GAMES_PER_OPTIONS * len(every_options(game_named(name)))
        FIXTURES.joinpath("traces", f"{name}.txt").write_text("\n".join(lines(name, count)) + "\n", encoding="utf-8")
        for title, options in PLAYTHROUGHS[name].items():
            path = FIXTURES / "records" / name / f"{title}.record"
            path.write_text(playthrough(name, title, options), encoding="utf-8")


if __name__ == "__main__":
    main()
