"""What soldiers do: a unit goes elsewhere, and robs whom it meets there."""

import json
from typing import Any

from playwright.sync_api import expect

from pantheon.games.deus.actions import Build, March, Pay, Place, Rob, Send
from pantheon.games.deus.effects import Move
from tests.browser.conftest import Welcome
from tests.browser.deus.playing import Player, cell_of, sit
from tests.browser.deus.staging import Moment, branched, moment_where, sites
from tests.server.serving import Server
from tests.server.wire import Message, Picture


def raid(moment: Moment) -> tuple[list[Any], list[Any]] | None:
    """What a bot did: a build, paid as the page proposes it; then a unit goes to one of several places for gold."""
    kinds = [type(deed) for deed in moment.did if not isinstance(deed, Pay)]
    if kinds[:5] != [Build, Place, Send, March, Rob]:
        return None
    at = [type(deed) for deed in moment.did].index(Send)
    row, deeds = moment.did[:at], list(moment.did[at : at + 3])
    card = next(card for card in moment.position.options.card_deck.cards if card.id == row[0].card)  # type: ignore[attr-defined]
    gold = isinstance(card.effect, Move) and card.effect.good == "gold"
    several = len(of_kind(moment, [*row, deeds[0]], March)) > 1
    proposed = [*row[:-1]] in [way for way, _ in sites(moment)]
    rich = all(seat.gold > 3 for seat in moment.view().seats)
    return (list(row), deeds) if gold and several and proposed and rich else None


def of_kind(moment: Moment, row: list[Any], kind: type[Any]) -> list[Any]:
    return [answer for answer in moment.legal(*row) if isinstance(answer, kind)]


def test_a_unit_goes_elsewhere_and_robs_somebody(person: Welcome, server: Server) -> None:
    game, moment = moment_where(lambda moment: raid(moment) is not None)
    row, [send, march, rob] = raid(moment) or ([], [None] * 3)
    table, visitor = branched(server, game, moment)
    player = sit(person(), visitor, table)
    player.wait_for_turn()
    player.build(row)

    # Which unit, and where to: whatever is legal glows.
    moves = len(player.own_moves())
    expect(player.question).to_be_visible()
    asked_for(player, of_kind(moment, row, Send))
    player.choose(cell_of(send))
    asked_for(player, of_kind(moment, [*row, send], March))
    player.choose(cell_of(march))

    # Whom: by name.
    seats = [seat["seat"] for seat in player.view["seats"]]
    victims = player.question.locator("[data-answer=rob]")
    answers = of_kind(moment, [*row, send, march], Rob)
    expect(victims).to_have_count(len(answers))
    victim = victims.nth(answers.index(rob))
    expect(victim).to_contain_text(player.page.locator(f'[data-seat="{seats.index(rob.seat)}"] .name').inner_text())
    before = [seat["gold"] for seat in player.view["seats"]]
    player.press(victim)
    player.when(lambda: len(player.own_moves()) >= moves + 3)
    deed = {"do": "rob", "seat": rob.seat}
    assert player.own_moves(moves)[:3] == [
        {"do": "unit", "at": list(send.at)},
        {"do": "move", "at": list(march.at)},
        deed,
    ]
    after = [seat["gold"] for seat in view_after(player, deed)["seats"]]
    taken = before[seats.index(rob.seat)] - after[seats.index(rob.seat)]
    assert taken > 0
    assert after[moment.seat] - before[moment.seat] == taken


def asked_for(player: Player, deeds: list[Any]) -> None:
    """These regions glow, and no others."""
    player.when(lambda: sorted(player.open_cells()) == sorted(map(cell_of, deeds)))
    expect(player.glowing).to_have_count(len(deeds))


def view_after(player: Player, deed: Message) -> Message:
    """The table as it was told with a move."""
    picture = Picture()
    for frame in player.person.frames:
        picture.take(json.loads(frame))
        if any(move["action"] == deed and move["seat"] == player.told.you for move in picture.moves()):
            break
    view: Message = picture["view"]
    return view
