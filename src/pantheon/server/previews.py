"""What is said of a page in its HTML as served: for tabs, searches, and links that somebody shares.

Of a table it says no more than any spectator may know: who plays, and the result. Of one that is private, or that
nobody may watch, it says nothing at all.
"""

import msgspec

from pantheon.engine.errors import Problem
from pantheon.examples import shelf
from pantheon.examples.titles import titles
from pantheon.games import game as game_named
from pantheon.server.addresses import AtTable, Cards, Home, Learn, Place, Rules, Settings
from pantheon.server.facts import scores_of
from pantheon.server.table import Table
from pantheon.texts import Texts


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """Title and description of a page; `game` is the one whose picture stands for it, `listed` is for searches."""

    title: str
    words: str
    game: str | None = None
    listed: bool = True


def lost(words: Texts) -> Preview:
    """Of what is not there."""
    return Preview(title=_titled(words, words.say("web-lost")), words=words.say("web-lost-words"), listed=False)


def of_page(place: Place, words: Texts) -> Preview:
    """Of a page that is the same for everybody; Problem if there is no such game or example."""
    match place:
        case Home():
            return Preview(title=words.say("web-title-home"), words=words.say("preview-home"), game="gods")
        case Cards():
            title = _titled(words, words.say("web-title-cards"))
            return Preview(title=title, words=words.say("preview-cards-words"), game="deus")
        case Settings():
            title = _titled(words, words.say("preview-settings"))
            return Preview(title=title, words=words.say("preview-settings-words"), listed=False)
        case Learn(name):
            game = game_named(name)
            title = _titled(words, words.say("preview-learn", game=game.title))
            return Preview(title=title, words=words.say("preview-learn-words", game=game.title), game=name)
        case Rules(name, None):
            game = game_named(name)
            title = _titled(words, words.say("preview-rules", game=game.title))
            return Preview(title=title, words=words.say("preview-rules-words", game=game.title), game=name)
        case Rules(name, example):
            game = game_named(name)
            found = shelf.examples(name).get(str(example))
            if found is None:
                raise Problem("no-such-page")
            rule = titles(name, words.language).rule(found).rstrip(".")
            title = _titled(words, words.say("preview-example", title=rule, game=game.title))
            return Preview(title=title, words=words.say("preview-rules-words", game=game.title), game=name)
    raise TypeError(place)


def of_table(table: Table, place: AtTable, words: Texts) -> Preview:
    """Of a table as everybody may know it."""
    settings = table.settings
    if settings.visibility != "open" or not table.manners.spectators:
        title = _titled(words, words.say("preview-private"))
        return Preview(title=title, words=words.say("preview-private-words"), listed=False)
    names = ", ".join(name for name in (_name(table, seat, words) for seat in range(len(table.seats))) if name)
    game = table.game.title
    if place.move is not None:
        title = words.say("preview-move", move=place.move, game=game, names=names)
    elif names:
        title = words.say("preview-table", game=game, names=names)
    else:
        title = words.say("preview-empty", game=game)
    return Preview(title=_titled(words, title), words=_standing(table, words), game=table.game.name, listed=False)


def _standing(table: Table, words: Texts) -> str:
    if table.state == "open":
        full = all(seat.taken for seat in table.seats)
        return words.say("preview-full-words" if full else "preview-open-words")
    if table.state == "running":
        return words.say("preview-running-words")
    return f"{_result(table, words)} {words.say('preview-finished-words')}"


def _result(table: Table, words: Texts) -> str:
    """Who has won, in the words of the table itself."""
    if table.ending == "abandoned":
        return words.say("preview-abandoned-words")
    scores = sorted(scores_of(table) or (), key=lambda score: score.place)
    seats = range(len(table.seats))
    if scores:
        winners = [_name(table, score.seat, words) for score in scores if score.place == 1]
        points = " : ".join(str(score.points) for score in scores)
        return f"{words.say('preview-points', result=_won(winners, words), points=points)}."
    left = [seat for seat in seats if not table.seats[seat].resigned]
    if len(left) == 1:
        return f"{_won([_name(table, left[0], words)], words)}."
    resigned = [_name(table, seat, words) for seat in seats if table.seats[seat].resigned]
    return f"{words.say('preview-resigned', names=', '.join(resigned))}."


def _won(names: list[str], words: Texts) -> str:
    if len(names) == 1:
        return words.say("web-result-winner", name=names[0])
    return words.say("web-result-winners", names=", ".join(names))


def _name(table: Table, seat: int, words: Texts) -> str:
    """Who sits there: a person by name, a bot by its side; nothing for nobody."""
    holder = table.seats[seat]
    if holder.name and not holder.bot:
        return holder.name
    if not holder.bot:
        return ""
    side = table.game.seat_names(table.options)[seat]
    known = [text for text in (f"god-{side}", f"seat-{side}") if words.has(text)]
    return words.say(known[0]) if known else words.say("web-seat", number=seat + 1)


def _titled(words: Texts, page: str) -> str:
    return words.say("web-title", page=page)
