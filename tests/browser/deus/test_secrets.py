"""Two browsers and a spectator through a whole game: every frame and every answer they got is searched."""

import json
from functools import partial

import pytest
from playwright.sync_api import Response

from tests.browser.beside import played_out
from tests.browser.browsing import Person
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, sit
from tests.browser.deus.secrets import (
    CARD,
    Truth,
    Viewer,
    cards_too_early,
    deck_of_single_cards,
    points_told,
    running,
    without_options,
)
from tests.server.serving import Server, seated

TURNS = 3  # of each, with the mouse; bots play the rest in their place


class Answers:
    """What somebody's page gets over HTTP."""

    def __init__(self, person: Person) -> None:
        self._came: list[Response] = []
        self.texts: list[str] = []
        person.context.on("response", partial(_keep, self._came))

    def read(self) -> set[str]:
        """The cards that the table has named so far, but for its deck; to be called before the page is left."""
        came = [one for one in self._came if "/api/tables/" in one.url and "/cards" not in one.url and one.ok]
        self._came.clear()
        self.texts += [one.text() for one in came]
        told = [json.dumps(without_options(json.loads(text))) for text in self.texts]
        return {card for text in told for card in CARD.findall(text)}


def _keep(came: list[Response], answer: Response) -> None:
    came.append(answer)


_OPEN = pytest.mark.extended("test_points shows open points; what else is secret does not depend on them")


@pytest.mark.slow("every frame of a whole game is searched, for three viewers")
@pytest.mark.parametrize("vp", ["hidden", pytest.param("open", marks=_OPEN)])
def test_nobody_is_told_more_than_he_may_know(person: Welcome, server: Server, vp: str) -> None:
    options = {"deck": deck_of_single_cards(), "joker": "yes", "vp": vp}
    table, visitors = seated(server, "deus", 2, options=options, seed="secrets")
    people = [person("Anna"), person("Boris", lang="de"), person("Eve", lang="fr")]
    answers = [Answers(one) for one in people]
    players = [
        sit(one, visitor, table, seat) for seat, (one, visitor) in enumerate(zip(people[:2], visitors, strict=True))
    ]
    eve = people[2].visit(f"/table/{table}")
    watcher = Player(eve)
    watcher.when(lambda: bool(watcher.told.fields))

    players.sort(key=lambda player: player.view["active"] != player.seat["seat"])
    for _ in range(TURNS):
        for player in players:
            player.turn()
    # Who looks back or comes anew is told no more.
    for spy in answers:
        spy.read()
    players[0].page.reload()
    eve.page.keyboard.press("ArrowLeft")
    eve.page.get_by_text(eve.like("web-looking", "move", "moves")).first.wait_for()
    eve.page.keyboard.press("End")
    players[0].when(players[0].ready)
    early = [spy.read() for spy in answers]
    played_out(table, visitors)
    for player in (*players, watcher):
        player.when(lambda player=player: any('"state":"finished"' in frame for frame in player.person.frames))  # type: ignore[misc]

    truth = Truth(server, table, 2)
    assert truth.buried, "something was hidden below an offering"
    assert truth.drawn
    for viewer, one, came in zip((0, 1, None), people, early, strict=True):
        frames = running(one.frames)
        assert len(frames) > 100
        assert cards_too_early(frames, viewer, truth.known) == set()
        assert came <= truth.known[-1][viewer]
        told = points_told(frames, viewer)
        assert bool(told) == (vp == "open")
        leaks_would_be_found(frames, viewer, truth)
    assert early[2], "the spectator has looked back, and saw cards in columns"


def leaks_would_be_found(frames: list[str], viewer: Viewer, truth: Truth) -> None:
    """The searches can find something: what others were told, and whatever is put in by hand."""
    last = truth.known[-1]
    hidden = set.union(*(cards for other, cards in last.items() if other != viewer)) - last[viewer]
    assert hidden, "there was something that this viewer never saw"
    leaks = [{"type": "pong", "n": len(truth.known), "now": 0, "words": f"{card}:blue"} for card in hidden]
    assert cards_too_early([*frames, *map(json.dumps, leaks)], viewer, truth.known) == hidden
    other = "east" if viewer == 0 else "north"
    leak = json.dumps({"type": "news", "events": [], "splices": {"seats": [0, 1, [{"seat": other, "vp": 77}]]}})
    assert 77 in points_told([leak], viewer)
    if viewer is not None:
        assert cards_too_early(frames, None, truth.known), "an own hand is news to a spectator"


@pytest.mark.slow("two browsers at a table")
def test_a_joker_shows_its_face_to_its_owner_only(person: Welcome, server: Server) -> None:
    """Nobody else is told the card, and his page draws a back."""
    options = {"deck": deck_of_single_cards(), "joker": "yes"}
    table, visitors = seated(server, "deus", 2, options=options, seed="jokers")
    players = [sit(person(f"P{seat}"), visitor, table, seat) for seat, visitor in enumerate(visitors)]
    players.sort(key=lambda player: player.view["active"] != player.seat["seat"])
    mine, other = players
    mine.wait_for_turn()
    joke = next(action for action in mine.legal if action["do"] == "joker")
    mine.press_card(mine.card(joke["card"]))
    mine.person.press("web-deus-joker", mine.tray)
    where = mine.tray.get_by_role("group", name=mine.person.t("web-deus-joker-where"))
    where.get_by_role("button").first.click()
    lay = mine.confirming("web-deus-joker-lay")
    mine.when(lambda: lay.count() == 1 and (lay.is_enabled() or mine.glowing.count() > 0))
    if not lay.is_enabled():
        mine.put(*next(iter(mine.open_cells().values())))
    lay.click()
    side = mine.seat["seat"]
    for player in players:
        player.when(lambda player=player: _joker_of(player, side) is not None)  # type: ignore[misc]
    assert _joker_of(mine, side) == {"card": joke["card"], "joker": True}
    assert _joker_of(other, side) == {"card": None, "joker": True}
    other.page.keyboard.press("t")
    sheet = other.person.get("dialog", other.person.t("web-deus-tableau"))
    sheet.get_by_role("tab").nth(other.view["seats"].index(_seat(other, side))).click()
    back = sheet.get_by_role("button", name=other.person.t("deus-back"), exact=True)
    back.wait_for()
    told = "\n".join(json.dumps(without_options(json.loads(frame))) for frame in other.person.frames)
    assert joke["card"] not in CARD.findall(told)


def _seat(player: Player, side: str) -> dict[str, object]:
    found: dict[str, object] = next(seat for seat in player.view["seats"] if seat["seat"] == side)
    return found


def _joker_of(player: Player, side: str) -> dict[str, object] | None:
    columns: dict[str, list[dict[str, object]]] = _seat(player, side)["columns"]  # type: ignore[assignment]
    return next((laid for column in columns.values() for laid in column if laid["joker"]), None)
