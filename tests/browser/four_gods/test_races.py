"""Four browsers reach for one thing at the same moment, again and again: one gets it, nothing is lost."""

import json
import re
from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

from pantheon.engine.reading import read_record
from pantheon.engine.replay import replay
from pantheon.games.four_gods.names import CELLS, GODS, SEATS
from tests.browser.conftest import Welcome
from tests.browser.four_gods.driving import played_by
from tests.browser.four_gods.line import Line
from tests.browser.four_gods.playing import Player, sit, table_of
from tests.browser.hearing import until
from tests.server.serving import Server

PEOPLE = 4
GAMES = 4  # in each of them a race for every cell: 256
ROWS = 60  # races for one tile of a row
SITES = ("a1", "h8")  # corners: a city may stand there, beside nothing
# Some keys, and a hand that comes down on a spot. From then on the page takes down what it is told: the first new
# reason, whether it stands where the hand was, and what both hands hold before and after that.
PRESS = """async ([spot, keys]) => {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", {
    key, bubbles: true, cancelable: true,
  }));
  const thing = document.querySelector(`[data-spot="${spot}"]`);
  const box = thing.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  const say = (kind, buttons) => document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse", isPrimary: true, clientX, clientY, buttons,
  }));
  const held = () => [...document.querySelectorAll("[data-hand]")].map(hand => hand.ariaLabel);
  const reasons = () => [...document.querySelectorAll("[data-testid=reason]")];
  say("pointermove", 0);
  await new Promise(next => setTimeout(next));
  const [before, old] = [held(), new Set(reasons())];
  const look = told => {
    const reason = reasons().find(one => !old.has(one));
    if (reason === undefined) return setTimeout(look, 15, told);
    const mark = reason.previousElementSibling.getBoundingClientRect();
    const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
    const there = x > box.left && x < box.right && y > box.top && y < box.bottom;
    told({ words: reason.innerText, there, before, after: held() });
  };
  if (thing.closest("[data-own]")) thing.click();
  else { say("pointerdown", 1); say("pointerup", 0); }
  window.told = new Promise(look);
}"""


class Race:
    """Four people with hands full of tiles; what each of them won and lost."""

    def __init__(self, players: list[Player], lines: list[Line]) -> None:
        self.players, self._lines = players, lines
        self._rng = Random(0)
        self.won = 0

    def names(self) -> list[str]:
        return [str(seat["who"]) for seat in self.players[0].told["table"]["seats"]]

    def run(self, spot: str, racers: list[Player] | None = None, keys: tuple[str, ...] = ()) -> Player:
        """All hands come down, after these keys, before the table hears of any; who was first."""
        racers = racers or self.players
        until(racers[0].person, self._all_know_the_same)
        past = racers[0].told.n
        lines = [self._lines[self.players.index(player)] for player in racers]
        for player, line in zip(racers, lines, strict=True):
            line.said.hold()
            player.page.evaluate(PRESS, [spot, keys])
        until(racers[0].person, lambda: all(map(_has_asked, lines)))
        self._rng.shuffle(lines)
        for line in lines:
            line.said.let_go()
        self._settle(racers, past)
        fresh = [event["what"] for event in racers[0].told.events if event["n"] > past]
        [winner] = [what["seat"] for what in fresh if what["kind"] == "move" and what["seat"] is not None]
        late = [what for what in fresh if what["kind"] == "missed"]
        assert {(what["by"], what["at"]) for what in late} == {(winner, spot)}, fresh
        losers = [player for player in racers if player.told.you != winner]
        assert sorted(what["seat"] for what in late) == sorted(self.players.index(player) for player in losers)
        for player in losers:
            self._lose(player, spot, self.names()[winner])
        self.won += 1
        return self.players[int(winner)]

    def _all_know_the_same(self) -> bool:
        return len({player.told.n for player in self.players}) == 1 and all(
            player.current() for player in self.players
        )

    def _settle(self, racers: list[Player], past: int) -> None:
        """Everybody has his answer, and everybody knows of all."""

        def settled() -> bool:
            late = [
                sum(event["what"]["kind"] == "missed" for event in player.told.events if event["n"] > past)
                for player in self.players
            ]
            return all(player.settled() for player in racers) and set(late) == {len(racers) - 1}

        until(racers[0].person, settled)
        for player in racers:
            player.rest()

    def _lose(self, player: Player, spot: str, winner: str) -> None:
        """He sees who was first, where his hand was, and has his tile still."""
        told = player.page.evaluate("() => window.told")
        faster = player.person.like("web-four-gods-faster", "who", "late").pattern.replace(".+", re.escape(winner), 1)
        assert re.fullmatch(faster, told["words"]), told
        assert told["there"] or spot in GODS, (spot, told)
        assert _tiles(told["after"]) == _tiles(told["before"]), "it lies in the hand as it was to be laid, or turned"

    def fill_hands(self) -> None:
        """Who has nothing in hand draws two."""
        empty = [player for player in self.players if player.seat["hands"] == [None, None]]
        for player in empty:
            player.page.keyboard.press("Shift+B")
        for player in empty:
            player.did("draw")

    def finish(self, server: Server) -> None:
        """Everybody passes; all pages show the World of the record, and every play was answered once."""
        for player in self.players:
            player.page.keyboard.press("Escape")  # whatever is picked
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


def _has_asked(line: Line) -> bool:
    return any(json.loads(message)["type"] == "play" for message in line.said.waiting())


def _tiles(held: list[str]) -> list[list[str]]:
    """What both hands hold, whichever way they hold it."""
    return [sorted(re.findall(r"\w+", words)) for words in held]


@pytest.fixture
def race(person: Welcome, server: Server) -> Race:
    """Wrong tiles may lie where mistakes are called, so that any tile of anybody can race for any cell."""
    table, visitors = table_of(server, PEOPLE, mistakes="called")
    played_by(table, visitors, [(seat, "ready") for seat in range(PEOPLE)])
    people = [person(f"P{seat}") for seat in range(PEOPLE)]
    lines = [Line(one) for one in people]
    players = [sit(one, visitor, table) for one, visitor in zip(people, visitors, strict=True)]
    for player in players:
        player.begin()
    assert [player.side for player in players] == list(SEATS[PEOPLE])
    return Race(players, lines)


def for_cells(race: Race, cells: list[str]) -> None:
    for cell in cells:
        race.fill_hands()
        race.run(cell)


def for_row_tiles(race: Race, times: int) -> None:
    """Whoever gets the tile puts it down, and all reach for it again."""
    for player in race.players:
        player.discard(1)
    row, slot = race.players[0].side, 1
    for _ in range(times):
        winner = race.run(f"{row}/{slot}", keys=("Escape", "q"))  # an empty hand takes
        assert winner.plays()[-1]["action"]["hand"] == "left"
        row, slot = winner.side, winner.free_slot()
        winner.discard(slot)
    tiles = [tile for seat in race.players[0].view["seats"] for tile in seat["row"] if tile is not None]
    assert len(tiles) == PEOPLE


def for_gods(race: Race) -> None:
    without = list(race.players)
    for god in GODS[:-1]:
        winner = race.run(god, without)
        assert winner.seat["gods"] == [god]
        without.remove(winner)
        for player in without:
            expect(player.page.locator(f'[data-god="{god}"]')).to_be_disabled()
    without[0].press(without[0].page.locator(f'[data-god="{GODS[-1]}"]'))
    without[0].did("god")


def for_sites(race: Race) -> None:
    for site in SITES:
        winner = race.run(site, keys=("Escape", "c"))
        colour = winner.seat["colours"][0]
        assert [city["prophet"] for city in winner.view["cities"] if city["cell"] == site] == [colour]


@pytest.mark.slow("four pages, and everything that hands can reach for")
def test_for_gods_row_tiles_cells_and_the_sites_of_cities(race: Race, server: Server) -> None:
    for_gods(race)
    for_row_tiles(race, 2)
    for_cells(race, ["d4", "b7", "g2"])
    for_sites(race)
    assert race.won == len(GODS) - 1 + 2 + 3 + len(SITES)
    race.finish(server)


@pytest.mark.extended("test_for_gods_row_tiles_cells_and_the_sites_of_cities races for some of the cells")
@pytest.mark.slow("64 races of four pages")
@pytest.mark.parametrize("game", range(GAMES))
def test_for_every_cell_of_the_world(race: Race, server: Server, game: int) -> None:
    cells = list(CELLS)
    Random(game).shuffle(cells)
    for_cells(race, cells)
    assert race.won == len(CELLS)
    race.finish(server)


@pytest.mark.extended("test_for_gods_row_tiles_cells_and_the_sites_of_cities races for a few row tiles")
@pytest.mark.slow("60 races of four pages")
def test_for_row_tiles(race: Race, server: Server) -> None:
    for_row_tiles(race, ROWS)
    assert race.won == ROWS
    race.finish(server)
