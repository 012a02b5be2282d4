"""Games per second of the interpreted form; `engine.interpreted_games` runs this with PANTHEON_FORM set."""

import sys

from bench.engine import is_compiled, start, whole_games
from bench.measure import rate

WAYS = {"None": None, "True": True, "False": False}


def main(name: str, players: int, other_way: bool | None, seconds: float) -> float:
    one_game = whole_games(start(name, players), other_way=other_way, games=1)
    if is_compiled(name):
        raise SystemExit(f"{name} is compiled in this process: set PANTHEON_FORM=interpreted")

    def batch() -> int:
        one_game()
        return 1

    return rate(batch, seconds)


if __name__ == "__main__":
    print(main(sys.argv[1], int(sys.argv[2]), WAYS[sys.argv[3]], float(sys.argv[4])))
