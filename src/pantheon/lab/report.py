"""What a series of games showed: a tally to which parts can be added, and the report made of it.

A tally only counts whole numbers, so the order in which its parts arrive cannot show in the report.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import sqrt

import msgspec

from pantheon.engine.game import Score

NORMAL_95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations of its mean


class Tally(msgspec.Struct, kw_only=True):
    """Games counted by their length and ending; points by place and by bot; wins by bot and number of winners.

    `figures` are counts of what the final positions showed, by name.
    """

    decisions: Counter[int] = msgspec.field(default_factory=Counter)
    turns: Counter[int] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    places: Counter[int] = msgspec.field(default_factory=Counter)
    games: Counter[str] = msgspec.field(default_factory=Counter)
    seats: Counter[str] = msgspec.field(default_factory=Counter)
    points: Counter[str] = msgspec.field(default_factory=Counter)
    wins: Counter[tuple[str, int]] = msgspec.field(default_factory=Counter)
    figures: dict[str, Counter[int]] = msgspec.field(default_factory=dict)

    def add_game(self, decisions: int, turns: int, ending: str) -> None:
        """Count a finished game."""
        self.decisions[decisions] += 1
        self.turns[turns] += 1
        self.endings[ending] += 1

    def add_scores(self, scores: Sequence[Score], bots: Sequence[str]) -> None:
        """Count its result; the bots in seat order."""
        winners = sum(score.place == 1 for score in scores)
        for place, score in enumerate(sorted(scores, key=lambda score: score.place)):
            self.places[place] += score.points
        for score, bot in zip(scores, bots, strict=True):
            self.seats[bot] += 1
            self.points[bot] += score.points
            self.wins[bot, winners] += score.place == 1
        self.games.update(set(bots))

    def add_figures(self, figures: Mapping[str, int]) -> None:
        """Count what its final position showed."""
        for name, number in figures.items():
            self.figures.setdefault(name, Counter())[number] += 1

    def merge(self, other: "Tally") -> None:
        """Count everything that another tally counted."""
        for name in self.__struct_fields__:
            if name != "figures":
                getattr(self, name).update(getattr(other, name))
        for figure, counts in other.figures.items():
            self.figures.setdefault(figure, Counter()).update(counts)


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """Mean, standard deviation of the sample, extremes."""

    mean: float
    sd: float
    least: int
    most: int


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How often games ended for one cause."""

    cause: str
    games: int
    share: float


class BotReport(msgspec.Struct, frozen=True, kw_only=True):
    """One bot, with `seats` of them in each game; `low` to `high` is the 95 % interval of the rate of games won."""

    name: str
    seats: int
    games: int
    points: float
    wins: float
    win_rate: float
    low: float
    high: float


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How fast the games were played: the only part of a report that differs from run to run."""

    workers: int
    seconds: float
    games_per_second: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A whole simulation; `places` are the mean points of the first, second, ... place, `figures` what the final
    positions showed."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    games: int
    decisions: Spread
    turns: Spread
    endings: tuple[Ending, ...]
    places: tuple[float, ...]
    figures: dict[str, Spread]
    results: tuple[BotReport, ...]
    pace: Pace


def spread(counts: Counter[int]) -> Spread:
    """The spread of numbers that were counted."""
    n = counts.total()
    total = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    variance = (squares * n - total * total) / (n * (n - 1)) if n > 1 else 0.0
    return Spread(mean=total / n, sd=sqrt(variance), least=min(counts), most=max(counts))


def wilson(wins: float, tries: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a rate: fit for few tries and for rates near 0 and 1."""
    z = NORMAL_95
    rate = wins / tries
    middle = rate + z * z / (2 * tries)
    half = z * sqrt(rate * (1 - rate) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def endings_of(tally: Tally) -> tuple[Ending, ...]:
    """The causes of the end, the most frequent first."""
    total = tally.endings.total()
    ordered = sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))
    return tuple(Ending(cause=cause, games=games, share=games / total) for cause, games in ordered)


def bot_report(tally: Tally, bot: str) -> BotReport:
    """What the tally says about one bot; a shared first place counts as its share of a win."""
    seats, games = tally.seats[bot], tally.games[bot]
    wins = float(sum(Fraction(count, winners) for (name, winners), count in tally.wins.items() if name == bot))
    low, high = wilson(wins, games)
    return BotReport(
        name=bot,
        seats=seats // games,
        games=games,
        points=tally.points[bot] / seats,
        wins=wins,
        win_rate=wins / games,
        low=low,
        high=high,
    )
