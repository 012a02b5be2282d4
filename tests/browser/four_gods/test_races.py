"""Four browsers reach for one thing at the same moment, hundreds of times: one gets it, nothing is lost."""

import json
import re
import time
from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

from pantheon.engine.reading import read_record
from pantheon.engine.replay import replay
from pantheon.games.four_gods.names import CELLS, GODS, SEATS
from tests.browser.conftest import Welcome
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.browser.playing import until
from tests.server.serving import Server

PEOPLE = 4
ROWS = 60  # races for one tile of a row
AHEAD = 0.15  # seconds until all hands come down
LATE = 2.0  # whoever has not pressed by then saw that it was too late
# A hand over a spot, which comes down at a given time; a promise says when it has.
AIM = """([spot, when]) => {
  const thing = document.querySelector(`[data-spot="${spot}"]`);
  const box = thing.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  const say = (kind, buttons) => document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse", isPrimary: true, clientX, clientY, buttons,
  }));
  say("pointermove", 0);
  window.pressed = new Promise(done => setTimeout(() => {
    if (thing.closest("[data-own]")) thing.click();
    else { say("pointerdown", 1); say("pointerup", 0); }
    done();
  }, when - Date.now()));
}"""
# The last reason that is told, and whether it stands where the hand was.
REASON = """spot => {
  const last = [...document.querySelectorAll("[data-testid=reason]")].at(-1);
  if (last === undefined) return ["", false];
  const [mark, thing] = [last.previousElementSibling, document.querySelector(`[data-spot="${spot}"]`)].map(
    one => one.getBoundingClientRect());
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
  return [last.innerText, x > thing.left && x < thing.right && y > thing.top && y < thing.bottom];
}"""


class Race:
    """Four people with hands full of tiles; what each of them won and lost."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.won, self.lost = 0, 0

    def names(self) -> list[str]:
        return [str(seat["who"]) for seat in self.players[0].told["table"]["seats"]]

    def run(self, spot: str, racers: list[Player] | None = None) -> int:
        """All hands at once; the seat of who was first."""
        racers = racers or self.players
        before = [(len(player.plays()), player.held()) for player in racers]
        past, missed = racers[0].told.n, len(racers[0].events("missed"))
        when = (time.time() + AHEAD) * 1000
        for player in racers:
            player.page.evaluate(AIM, [spot, when])
        for player in racers:
            player.page.evaluate("() => window.pressed")
        self._settle(racers, [count for count, _ in before], missed)
        fresh = [event["what"] for event in racers[0].told.events if event["n"] > past]
        done = [what for what in fresh if what["kind"] == "move" and what["seat"] is not None]
        late = [what for what in fresh if what["kind"] == "missed"]
        assert len(done) == 1, fresh
        winner = done[0]["seat"]
        assert {what["by"] for what in late} <= {winner}, fresh
        assert {what["at"] for what in late} <= {spot}, fresh
        reached = [player for player, (plays, _) in zip(racers, before, strict=True) if len(player.plays()) > plays]
        assert sorted(player.told.you or 0 for player in reached) == sorted(
            [winner, *(what["seat"] for what in late)]
        )
        for player, (_, held) in zip(racers, before, strict=True):
            if player in reached and player.told.you != winner:
                self._lose(player, spot, self.names()[winner], held)
        self.won, self.lost = self.won + 1, self.lost + len(late)
        return int(winner)

    def _settle(self, racers: list[Player], plays: list[int], missed: int) -> None:
        """Everybody has his answer, and everybody knows of all."""
        deadline = time.monotonic() + LATE

        def settled() -> bool:
            asked = sum(len(player.plays()) > before for player, before in zip(racers, plays, strict=True))
            answered = all(player.settled() for player in racers)
            told = all(len(player.events("missed")) == missed + asked - 1 for player in self.players)
            all_came = asked == len(racers) or time.monotonic() > deadline
            return asked > 0 and answered and told and all_came

        until(racers[0].person, settled)
        for player in racers:
            player.rest()

    def _lose(self, player: Player, spot: str, winner: str, held: list[str]) -> None:
        """He sees who was first, where his hand was, and has his tile still."""
        words, there = "", False
        faster = player.person.like("web-four-gods-faster", "who", "late").pattern.replace(".+", re.escape(winner), 1)

        def told() -> bool:
            nonlocal words, there
            words, there = player.page.evaluate(REASON, spot)
            return re.fullmatch(faster, words) is not None and (there or spot in GODS)

        until(player.person, told)
        assert _tiles(player.held()) == _tiles(held), "it lies in the hand as it was to be laid, perhaps turned"

    def fill_hands(self) -> None:
        """Who has nothing in hand draws two."""
        for player in self.players:
            if player.seat["hands"] == [None, None]:
                player.page.keyboard.press("Shift+B")
                player.did("draw")

    def finish(self, server: Server) -> None:
        """Everybody passes; all pages show the World of the record, and every play was answered once."""
        for player in self.players:
            player.page.keyboard.press("Space")
            player.did("pass")
        for player in self.players:
            expect(player.show()).to_be_visible()
            ids = [play["id"] for play in player.plays()]
            assert sorted(answer["id"] for answer in player.answers()) == sorted(set(ids)) == sorted(ids)
        table = self.players[0].person.at_table()
        record = read_record(server.visitor("Reader").record(table))
        view = json.loads(msgspec.json.encode(replay(record).view(None)))
        for player in self.players:
            assert [(tile["cell"], tile["face"], tile["by"]) for tile in player.view["world"]] == [
                (tile["cell"], tile["face"], tile["by"]) for tile in view["world"]
            ]
            assert player.view["cities"] == view["cities"]
            player.shows_what_it_was_told()
        everywhere = [tile["cell"] for tile in view["world"]] + [city["cell"] for city in view["cities"]]
        assert len(everywhere) == len(set(everywhere))


def _tiles(held: list[str]) -> list[list[str]]:
    """What both hands hold, whichever way they hold it."""
    return [sorted(re.findall(r"\w+", words)) for words in held]


@pytest.fixture
def race(person: Welcome, server: Server) -> Race:
    """Wrong tiles may lie where mistakes are called, so that any tile of anybody can race for any cell."""
    table, visitors = table_of(server, PEOPLE, mistakes="called")
    players = [sit(person(f"P{seat}"), visitor, table) for seat, visitor in enumerate(visitors)]
    for player in players:
        player.ready()
    for player in players:
        player.begin()
    assert [player.side for player in players] == list(SEATS[PEOPLE])
    return Race(players)


def test_for_every_cell_of_the_world(race: Race, server: Server) -> None:
    cells = list(CELLS)
    Random(7).shuffle(cells)
    for cell in cells:
        race.fill_hands()
        race.run(cell)
    assert race.won == len(CELLS)
    assert race.lost > 2 * race.won, "the hands did not come down together"
    race.finish(server)


def test_for_row_tiles(race: Race, server: Server) -> None:
    for player in race.players:
        for slot in (1, 2):
            player.discard(slot)
    row, slot = race.players[0].side, 1
    for _ in range(ROWS):
        for player in race.players:
            player.page.keyboard.press("q")  # an empty hand takes
            expect(player.palm("left")).to_have_attribute("aria-pressed", "true")
        winner = race.players[race.run(f"{row}/{slot}")]
        for player in race.players:
            player.page.keyboard.press("Escape")
        slot = winner.free_slot()
        row = winner.side
        winner.discard(slot)
    assert race.won == ROWS
    assert race.lost > ROWS
    tiles = [tile for seat in race.players[0].view["seats"] for tile in seat["row"] if tile is not None]
    assert len(tiles) == 2 * PEOPLE
    race.finish(server)


def test_for_gods_and_the_sites_of_cities(race: Race, server: Server) -> None:
    without = list(race.players)
    for god in GODS[:-1]:
        winner = race.players[race.run(god, without)]
        assert winner.seat["gods"] == [god]
        without.remove(winner)
        for player in without:
            expect(player.page.locator(f'[data-god="{god}"]')).to_be_disabled()
    without[0].press(without[0].page.locator(f'[data-god="{GODS[-1]}"]'))
    without[0].did("god")
    corners = ["a1", "h1", "a8", "h8"]
    for site in corners:
        for player in race.players:
            player.page.keyboard.press("c")
            expect(player.cell(site)).to_have_attribute("data-legal", "")
        winner = race.players[race.run(site)]
        for player in race.players:
            player.page.keyboard.press("Escape")
        colour = winner.seat["colours"][0]
        assert [city["prophet"] for city in winner.view["cities"] if city["cell"] == site] == [colour]
    assert race.won == len(GODS) - 1 + len(corners)
    assert race.lost > race.won
    race.finish(server)
