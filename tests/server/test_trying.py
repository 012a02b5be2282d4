"""Playing on from an example: the reader moves for all seats, the draws are the same again, a refusal says why."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pantheon.engine.errors import IllegalAction, Problem
from pantheon.examples import shelf
from pantheon.games import names
from pantheon.server import messages as m
from pantheon.server.api.trying import MOST_TRIED, Dreamt, Pondered, Trial, TrialShown, Tried, dream, ponder, try_out
from pantheon.server.config import Limits
from pantheon.texts import texts
from tests.server.serving import Server, serving
from tests.server.talking import JSON, raw

PRICE = "temple-costs-three-per-neighbour"
WINDOW = "the-next-command-closes-the-window"


def said(shown: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(shown))


def plays(*deeds: tuple[int | None, str]) -> list[Tried]:
    return [Tried(seat=seat, action=action) for seat, action in deeds]


@pytest.mark.slow("every step of every example")
@pytest.mark.parametrize("game", names())
def test_every_example_can_be_played_on_from_every_step(game: str) -> None:
    for name, example in shelf.examples(game).items():
        for number in range(len(example.scenes)):
            scene = shelf.played(game, name).scenes[number]
            for step in (0, *range(1, len(scene.steps) + 1)):
                shown = try_out(game, name, Trial(scene=number, step=step))
                awaited = scene.steps[step - 1].position if step else scene.start
                if awaited.chance() is None:
                    assert (shown.moves, shown.to_act) == ([], awaited.to_act())
                    assert shown.view == awaited.view(shown.seat)


@pytest.mark.parametrize("game", names())
def test_whatever_is_legal_can_be_played_by_whoever_is_to_act(game: str) -> None:
    rng = Random(game)
    moved, drawn = 0, 0
    for name in shelf.examples(game):
        tried: list[Tried] = []
        for _ in range(5):
            seat = rng.choice(try_out(game, name, Trial(tried=tried)).to_act or (None,))
            shown = try_out(game, name, Trial(tried=tried, seat=seat))
            if seat is None or not shown.legal:
                break
            assert (shown.seat, shown.scores) == (seat, None)
            tried.append(Tried(seat=seat, action=msgspec.to_builtins(rng.choice(shown.legal))))
            moved += 1
        shown = try_out(game, name, Trial(tried=tried))
        assert said(shown) == said(try_out(game, name, Trial(tried=tried)))  # chance decides the same again
        assert [move.seat for move in shown.moves if move.seat is not None] == [one.seat for one in tried]
        assert [move.move for move in shown.moves] == list(range(1, len(shown.moves) + 1))
        drawn += len(shown.moves) - len(tried)
    assert moved > len(shelf.examples(game))
    assert drawn > 0


@pytest.mark.parametrize("game", names())
def test_what_is_foreseen_is_what_happens(game: str) -> None:
    foreseen = 0
    for name in list(shelf.examples(game))[::5]:
        before = try_out(game, name, Trial())
        for outcome in said(ponder(game, name, Pondered()))[:3]:
            after = try_out(game, name, Trial(tried=[Tried(seat=before.seat, action=outcome["action"])]))
            if len(after.moves) > 1:
                continue  # something was drawn after it
            looked = try_out(
                game, name, Trial(tried=[Tried(seat=before.seat, action=outcome["action"])], seat=before.seat)
            )
            assert _changed(said(before.view), outcome) == said(looked.view)
            foreseen += 1
    assert foreseen > 5


@pytest.mark.parametrize("game", names())
def test_where_decisions_lead_is_where_playing_them_does(game: str) -> None:
    """Also what would reveal something: an example keeps no secrets from its reader."""
    led = 0
    for name in list(shelf.examples(game))[::5]:
        before = try_out(game, name, Trial())
        paths = [[action] for action in said(before.legal)[:3]]
        for thought in said(dream(game, name, Dreamt(paths=paths))) if paths else ():
            tried = [Tried(seat=before.seat, action=paths[thought["path"]][0])]
            after = try_out(game, name, Trial(tried=tried, seat=before.seat))
            if len(after.moves) > 1:
                continue  # something was drawn after it
            assert _changed(said(before.view), thought) == said(after.view)
            assert thought["legal"] == (said(after.legal) if before.seat in after.to_act else [])
            led += 1
    assert led > 5


def _changed(view: Any, outcome: Any) -> Any:
    after = {**view, **outcome.get("view", {})}
    for field, (at, drop, put) in outcome.get("splices", {}).items():
        after[field] = [*after[field][:at], *put, *after[field][at + drop :]]
    return after


def test_only_legal_actions_are_foreseen() -> None:
    asked: list[dict[str, Any]] = [{"do": "temple", "at": [-1, 0]}, {"do": "temple", "at": [7, 7]}]
    found = said(ponder("gods", PRICE, Pondered(actions=asked)))
    assert [outcome["action"] for outcome in found] == asked[:1]


def test_a_step_is_a_line_of_the_scene() -> None:
    """After the temple of the first scene 6 power is left, and no second one may be placed in this turn."""
    assert _power(try_out("gods", PRICE, Trial())) == 9
    after = try_out("gods", PRICE, Trial(step=1))
    assert _power(after) == 6
    with pytest.raises(IllegalAction) as refused:
        try_out("gods", PRICE, Trial(step=1, tried=plays((0, "temple 1,-1"))))
    assert refused.value.text == "gods-once-temple"


def _power(shown: TrialShown) -> int:
    return int(shown.view.seats[0].power)


def test_at_the_end_there_are_scores_and_nothing_more_to_do() -> None:
    name = "2001-the-game-end-hex-ends-the-game"
    ends = [
        (scene, len(played.steps))
        for scene, played in enumerate(shelf.played("gods", name).scenes)
        if played.steps[-1].position.over
    ]
    assert ends
    scene, step = ends[0]
    shown = try_out("gods", name, Trial(scene=scene, step=step))
    assert (shown.seat, shown.to_act, shown.legal, shown.clocks) == (None, (), [], [])
    assert shown.scores


def test_in_four_gods_any_seat_may_act_and_clocks_run_out_on_demand() -> None:
    """South and north lay a tile each; both may then send a prophet, until the window's clock runs out."""
    scene = [one.title for one in shelf.examples("four-gods")[WINDOW].scenes].index("every player has his own")
    tried = plays((0, "place left SSPF a1"), (2, "place left MMMM h8"))
    north = try_out("four-gods", WINDOW, Trial(scene=scene, tried=tried, seat=2))
    assert len(north.to_act) == 4
    assert {"do": "prophet", "at": "h8", "corner": "NW", "god": "green"}["do"] in {
        one["do"] for one in said(north.legal)
    }
    closed = try_out("four-gods", WINDOW, Trial(scene=scene, tried=[*tried, *plays((None, "window north"))], seat=2))
    assert "prophet" not in {one["do"] for one in said(closed.legal)}
    assert {"do": "window", "seat": "north"} in said(north.clocks)
    assert {"do": "window", "seat": "north"} not in said(closed.clocks)


def test_who_acts_sees_the_own_hand() -> None:
    """In Deus hands are hidden: the reader looks through the eyes of whoever is to act, or of whom he names."""
    name = next(iter(shelf.examples("deus")))
    shown = try_out("deus", name, Trial())
    assert shown.view.you == shown.seat is not None
    other = try_out("deus", name, Trial(seat=1 - shown.seat))
    assert other.view.you == 1 - shown.seat
    assert other.legal == []


@pytest.mark.parametrize(
    ("trial", "text"),
    [
        (Trial(scene=4), "no-such-page"),
        (Trial(step=3), "no-such-move"),
        (Trial(seat=2), "no-such-seat"),
        (Trial(tried=plays((2, "end-turn"))), "no-such-seat"),
        (Trial(tried=plays((1, "temple -1,0"))), "not-your-turn"),
        (Trial(tried=plays((None, "draw green"))), "not-chance"),
        (Trial(tried=plays((0, "pray"))), "unknown-verb"),
        (Trial(tried=[Tried(seat=0, action={"do": "temple"})]), "bad-action"),
    ],
)
def test_what_cannot_be_is_refused(trial: Trial, text: str) -> None:
    with pytest.raises(Problem) as refused:
        try_out("gods", PRICE, trial)
    assert refused.value.text == text


def test_over_http(server: Server) -> None:
    def ask(body: Any, what: str = "play", **headers: str) -> Any:
        path = f"/api/examples/gods/{PRICE}/{what}"
        return raw(server, "POST", path, msgspec.json.encode(body), **JSON, **headers)

    temple = {"seat": 0, "action": {"do": "temple", "at": [-1, 0]}}
    shown = ask({"tried": [temple]})
    assert (shown.status, shown.json["seat"]) == (200, 0)
    assert shown.json["moves"][0]["action"] == temple["action"]
    assert shown.json["view"]["seats"][0]["power"] == 6
    assert len(ask({}, "foresee").json) == len(ask({}).json["legal"])

    led = ask({"paths": [[temple["action"]]], "whole": True}, "imagine").json
    assert [(thought["path"], thought["taken"]) for thought in led] == [(0, [])]
    assert ask({"paths": []}, "imagine").error == "bad-request"

    dear = {"tried": [{"seat": 0, "action": "temple 1,-1"}], "scene": 3}
    refused = ask(dear, accept_language="de")
    assert (refused.status, refused.error) == (400, "gods-too-dear")
    assert refused.json["error"]["message"] == texts("de").problem(Problem("gods-too-dear", cost=9, power=8))

    assert ask({"tried": [temple] * (MOST_TRIED + 1)}).error == "bad-request"
    assert ask({"actions": [{}] * (m.MOST_FORESEEN + 1)}, "foresee").error == "bad-request"
    assert ask({"steps": 1}).error == "bad-request"
    assert ask({}, origin="https://elsewhere.example").error == "foreign-origin"
    assert raw(server, "POST", "/api/examples/gods/no-such-rule/play", b"{}", **JSON).error == "no-such-page"
    assert raw(server, "POST", f"/api/examples/chess/{PRICE}/play", b"{}", **JSON).error == "unknown-game"


def test_too_often_is_too_often(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits()) as server:
        statuses = [200]
        while statuses[-1] == 200:
            answer = raw(server, "POST", f"/api/examples/gods/{PRICE}/play", b"{}", **JSON)
            statuses.append(answer.status)
            assert len(statuses) < 10_000, "nobody minds"
    assert answer.error == "too-many-requests"
    assert len(statuses) > Limits().changes.burst
