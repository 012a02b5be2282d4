"""How much of what: the numbers of the jobs, and what they are measured by."""

SIZES = (50, 200, 1000)  # tables of four in turn

LIVE_TABLES, LIVE_RATE = 250, 2.0  # tables of 4 Gods, commands a second of each seat
LIMIT = 100.0  # milliseconds: more is felt

BOT_TABLES, BOTS, BOT_LEVEL = 200, 4, "frantic"

PLAYED = ("gods", "deus")  # games to look back at; one in real time would take its time
BROUGHT = ("gods", "deus", "four-gods")  # and as imported records
OPENING_LIMIT = 50.0

APPENDS = 25_000.0

SHORTEST = 1.0  # seconds: delays need many moves


def longer(seconds: float, times: float = 1.5) -> float:
    """Runs under load take longer than other measurements."""
    return max(SHORTEST, times * seconds)
