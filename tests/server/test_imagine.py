"""Looking ahead: rows of own decisions are tried out, and nothing is done; what cannot be known is not told."""

from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.bots import make_bot
from pantheon.engine.errors import Problem
from pantheon.server import commands
from pantheon.server.foresight import imagine
from pantheon.server.table import Table
from tests.server.tables import NOON, running, turn


def spoken(table: Table, seat: int) -> list[Any]:
    assert table.position is not None
    return [msgspec.json.decode(table.spoken[number]) for number in table.position.legal(seat)]


def at_a_turn(moves: int = 150, seed: int = 3, **settings: Any) -> Table:
    """A table of Deus in mid-game, where somebody may build."""
    table = running("deus", people=2, **settings)
    bot = make_bot("greedy", table.game, Random(seed))
    for n in range(moves * 10):
        position, seat = table.position, turn(table)
        assert position is not None
        assert not position.over
        if n > moves and any(action["do"] == "build" for action in spoken(table, seat)):
            return table
        choice = bot.choose(position.view(seat), position.legal(seat))
        assert choice is not None
        commands.play(table, seat, choice, NOON + 1)
    raise AssertionError("nobody ever builds")


def where_to_place() -> tuple[Table, Any, list[Any]]:
    """A table, a card that can be built, and the regions its piece can go to."""
    for moves in range(20, 300, 10):
        table = at_a_turn(moves)
        seat = turn(table)
        builds = [action for action in spoken(table, seat) if action["do"] == "build"]
        for thought in imagine(table, seat, [[build] for build in builds], whole=False):
            if b'"place"' in bytes(thought.legal[0]):
                return table, builds[thought.path], [msgspec.json.decode(action) for action in thought.legal]
    raise AssertionError("there is never a choice of regions")


def test_after_a_path_come_the_decisions_that_would_come_if_it_were_played() -> None:
    table = at_a_turn()
    seat = turn(table)
    builds = [action for action in spoken(table, seat) if action["do"] == "build"]
    moves = len(table.moves)
    for thought in imagine(table, seat, [[build] for build in builds], whole=False):
        assert table.position is not None
        trial = table.position.copy()
        trial.play(seat, table.playing().codec.encode(_action(table, builds[thought.path])))
        assert thought.legal == [table.spoken[number] for number in trial.legal(seat)]
        assert thought.taken == []
    assert len(table.moves) == moves, "nothing is done"


def test_the_whole_action_is_told_decision_by_decision() -> None:
    table, build, rest = where_to_place()
    seat = turn(table)
    thoughts = imagine(table, seat, [[build, place] for place in rest], whole=True)
    assert len(thoughts) == len(rest) > 0
    for thought in thoughts:
        assert table.position is not None
        trial = table.position.copy()
        for action in [build, rest[thought.path], *(msgspec.json.decode(step.action) for step in thought.taken)]:
            trial.play(seat, table.playing().codec.encode(_action(table, action)))
        assert seat not in trial.to_act() or trial.view(seat).pending[0].what != "asking"


def test_an_impossible_path_is_left_out() -> None:
    table = at_a_turn()
    seat = turn(table)
    build = next(action for action in spoken(table, seat) if action["do"] == "build")
    found = imagine(table, seat, [[{"do": "take"}], [build], [build, {"do": "invoke", "god": "mars"}]], whole=False)
    assert [thought.path for thought in found] == [1]


def test_a_theft_of_hidden_vp_is_not_told_in_advance_but_of_open_ones_it_is() -> None:
    """Steal VP: whether the victim has any is hidden, unless the table plays with open VP."""
    told = {"hidden": 0, "open": 0}
    for vp in told:
        for seed in range(6):
            table = running("deus", people=2, options={"vp": vp})
            bot = make_bot("greedy", table.game, Random(seed))
            for _ in range(700):
                position = table.position
                assert position is not None
                if position.over:
                    break
                seat = turn(table)
                robs = [action for action in spoken(table, seat) if action["do"] == "rob"]
                if robs and _steals_vp(table, position.view(seat).pending[0].card):
                    told[vp] += len(imagine(table, seat, [[rob] for rob in robs], whole=False))
                choice = bot.choose(position.view(seat), position.legal(seat))
                assert choice is not None
                commands.play(table, seat, choice, NOON + 1)
    assert told["hidden"] == 0
    assert told["open"] > 0


def test_only_who_is_to_act_may_ask_and_never_in_real_time() -> None:
    table = at_a_turn()
    with pytest.raises(Problem, match="not your turn"):
        imagine(table, 1 - turn(table), [[{"do": "take"}]], whole=False)
    with pytest.raises(Problem, match="cannot be previewed"):
        imagine(running("four-gods", people=2), 0, [[{"do": "ready"}]], whole=False)


def _steals_vp(table: Table, card: str | None) -> bool:
    deck = table.options.card_deck
    effect = deck.cards[deck.kind_of[card]].effect
    return getattr(effect, "good", None) == "vp" or getattr(effect, "loot", None) == "vp"


def _action(table: Table, words: dict[str, Any]) -> Any:
    from pantheon.engine.actions import action_of

    return action_of(table.playing().codec, words)
