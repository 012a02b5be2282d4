"""`pantheon games`: what can be played."""

import typer

from pantheon.bots import bot_names
from pantheon.cli.language import current, say
from pantheon.engine.game import Game
from pantheon.engine.options import Option, describe
from pantheon.games import game as game_named
from pantheon.games import names


def games() -> None:
    """List the games with their options and bots."""
    for i, name in enumerate(names()):
        if i:
            typer.echo()
        for line in _lines(game_named(name)):
            typer.echo(line)


def _lines(game: Game) -> list[str]:
    options = describe(game.options)
    players = next(option for option in options if option.name == "players")
    others = [option for option in options if option.name != "players"]
    return [
        say(
            "games-title",
            name=game.name,
            title=game.title,
            designer=game.designer,
            publishers=game.publishers,
            year=str(game.year),
        ),
        "  " + say("games-players", players=", ".join(players.choices), default=players.default or "-"),
        *(f"  {_option(game, option)}" for option in others),
        "  " + say("games-bots", bots=", ".join(bot_names(game))),
    ]


def _option(game: Game, option: Option) -> str:
    own = f"option-{game.name}-{option.name}"  # where two games give one name two meanings
    meaning = say(own) if current().has(own) else say(f"option-{option.name}")
    words = " | ".join(option.choices) or "..."
    if not option.default:
        return say("games-option-free", name=option.name, choices=words, meaning=meaning)
    return say("games-option", name=option.name, meaning=meaning, choices=words, default=option.default)
