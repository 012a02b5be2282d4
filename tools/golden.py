"""Writes the golden files anew, after a change of the rules that was meant. Read the difference before you commit it.

    python -m tools.golden [GAME ...]

fixtures/traces/GAME.txt      a hash over all positions and legal moves of some games, for every form of the rules
fixtures/records/GAME/*.record   whole games to read
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from pantheon.bots import make_bot
from pantheon.engine.chance import chosen_seed
from pantheon.engine.record import header_for, record_of, write_record
from pantheon.games import game as game_named
from pantheon.games import names
from pantheon.games.deus.deck import Deck, standard_deck
from pantheon.games.four_gods.tiles import standard_tiles
from pantheon.lab.simulate import play_game
from tests.engine.trace import lines

FIXTURES = Path(__file__).parents[1] / "fixtures"


def other_tiles() -> tuple[str, ...]:
    """Another set of tiles: ours with ABAB faces among them, whose joined corners a file must name."""
    words = list(standard_tiles().words())
    words[0] = "1:SPSP.0103/FFFM"
    words[1] = "2:SPSP.0121/MMMF"
    words[2] = "3:FMFM.0123/SSSP"
    return tuple(words)


def other_deck() -> tuple[str, ...]:
    """Another deck: ours with free galleys and four traders in timber instead of one, three galleys fewer."""
    copies = {"B01": 1, "B02": 4}
    return Deck(
        [
            msgspec.structs.replace(card, copies=copies[card.id], cost={}) if card.id in copies else card
            for card in standard_deck().cards
        ]
    ).words()


PLAYTHROUGHS: dict[str, dict[str, dict[str, Any]]] = {
    "gods": {
        "two-players": {"players": 2},
        "three-players": {"players": 3},
        "four-players": {"players": 4},
        "edition-2001": {"players": 3, "edition": 2001},
        "one-piece": {"players": 2, "one_piece": True},
        "one-religion": {"players": 2, "one_religion": True, "gods": ("jade", "azure")},
    },
    "four-gods": {
        "four-players": {"players": 4},
        "three-players": {"players": 3},
        "two-players-four-gods": {"players": 2},
        "two-players-two-gods": {"players": 2, "two_player_gods": 2},
        "timed": {"players": 4, "turns": "timed"},
        "secret": {"players": 3, "gods": "secret"},
        "called": {"players": 4, "mistakes": "called"},
        "called-penalty": {"players": 3, "mistakes": "called+penalty", "beginners": (2,)},
        "no-memory": {"players": 3, "turns": "timed", "gods": "secret", "memory": False},
        "peek": {"players": 2, "turns": "timed", "mistakes": "called+penalty", "peek": True},
        "other-tiles": {"players": 4, "gods": "secret", "tiles": other_tiles()},
    },
    "deus": {
        "two-players": {"players": 2},
        "three-players": {"players": 3},
        "four-players": {"players": 4},
        "chosen-start": {"players": 3, "start": "chosen", "handicap": (10, 8, 6)},
        "line": {"players": 2, "shape": "line"},
        "ring": {"players": 3, "shape": "ring"},
        "joker": {"players": 2, "joker": True},
        "other-deck": {"players": 4, "deck": other_deck()},
    },
}
"""One reviewable game for each mode, by game and name."""

PACES = {"greedy": 4.0, "random": 8.0}  # seconds for a command: a random player does much and achieves little


def playthrough(name: str, title: str, options: dict[str, Any]) -> str:
    """The record of a game between greedy bots and one random one; the title is its seed."""
    game = game_named(name)
    chosen = game.options(**options)
    seed = chosen_seed(title)
    kinds = ["greedy"] * (chosen.players - 1) + ["random"]
    bots = [make_bot(kind, game, Random(f"{title} {seat}")) for seat, kind in enumerate(kinds)]
    match = play_game(game, chosen, seed, bots, [PACES[kind] for kind in kinds])
    header = header_for(game, chosen, tuple(kinds), seed, chosen=True)
    return write_record(game, record_of(header, match, seed))


def main() -> None:
    """Write the golden files of the games that were named, or of all."""
    for name in sys.argv[1:] or names():
        traces = FIXTURES / "traces" / f"{name}.txt"
        kept = traces.read_text(encoding="utf-8").splitlines() if traces.exists() else []
        traces.write_text("\n".join(lines(name, kept)) + "\n", encoding="utf-8")
        for title, options in PLAYTHROUGHS[name].items():
            path = FIXTURES / "records" / name / f"{title}.record"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(playthrough(name, title, options), encoding="utf-8")


if __name__ == "__main__":
    main()
