"""The door to the lessons: what it lists, how a scene goes on, and what it refuses."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import spielwerk
from spielwerk.lessons.reading import lessons_of
from spielwerk.lessons.records import Chance, Plays, Scene
from spielwerk.lessons.running import match_after
from spielwerk.server.matches.lessons import lesson_told
from tests.server.serving import Answer, Serving
from tests.server.unfolding import unfolded


def asked(serving: Serving, scene: str, *actions: str, **more: Any) -> dict[str, Any]:
    answer = serving.ask(f"/api/lessons/{scene}", {"actions": actions, **more})
    assert answer.status == 200, answer.body
    told: dict[str, Any] = answer.json()
    return told


def test_every_game_lists_its_scenes(serving: Serving) -> None:
    games = serving.ask("/api/lessons").json()
    assert [one["game"] for one in games] == spielwerk.games()
    dog = next(one["scenes"] for one in games if one["game"] == "dog")
    assert dog[0] == {
        "id": "out",
        "part": "first",
        "title": "lesson-dog-out",
        "lesson": "lesson-dog-out.lesson",
        "paragraphs": ["M1", "R3", "R4"],
        "needs": {},
        "options": {},
    }


def test_a_scene_is_played_to_its_end(serving: Serving) -> None:
    begun = asked(serving, "dog/hit")
    assert begun["task"]["text"] == "lesson-dog-hit-2"
    assert begun["task"]["show"] == ["A T6>T17"]
    assert begun["moments"][0]["update"]["legal"]
    assert unfolded(begun["moments"][0]["update"])["choices"][0]["said"]
    wrong = asked(serving, "dog/hit", "Q T6>T18")
    assert (wrong["verdict"], wrong["take_back"]) == ("wrong", 1)
    ended = asked(serving, "dog/hit", "A T6>T17")
    assert (ended["verdict"], ended["done"], ended["task"]) == ("right", True, None)
    events = [event["event"] for event in ended["moments"][0]["update"]["events"]]
    assert "sent_home" in events


def test_a_refusal_says_its_rule(serving: Serving) -> None:
    begun = asked(serving, "dog/fresh")["task"]
    assert (begun["attempt"], begun["reason"]) == (True, "blocked_by_fresh")
    told = asked(serving, "dog/fresh", "6 T12>T18")
    assert told["verdict"] == "tried"
    assert told["why"]["rule"] == "M2"


def test_what_is_chosen_is_told_where_it_cannot_go(serving: Serving) -> None:
    barred = asked(serving, "dog/fresh", chosen="6 T12")["barred"]
    assert barred["fields"]["T18"]["reason"] == "blocked_by_fresh"
    assert asked(serving, "dog/fresh", chosen="nonsense")["barred"] is None


@pytest.mark.parametrize(
    ("path", "wish", "status", "code"),
    [
        ("chess/out", {"actions": []}, 404, "no_game"),
        ("dog/nothing", {"actions": []}, 404, "no_scene"),
        ("dog/out", {"actions": "A out"}, 422, "bad_request"),
        ("dog/out", {"actions": ["A out"] * 61}, 422, "bad_request"),
        ("dog/out", {"actions": ["A" * 81]}, 422, "bad_request"),
        ("dog/out", {"actions": [7]}, 422, "bad_request"),
        ("dog/out", {"moves": []}, 422, "bad_request"),
        ("dog/hit", {"actions": ["A T6>T17", "Q T6>T18"]}, 422, "bad_request"),
        ("dog/out", b"{", 400, "bad_request"),
    ],
)
def test_nonsense_is_refused(
    serving: Serving, path: str, wish: object, status: int, code: str
) -> None:
    answer: Answer = serving.ask(f"/api/lessons/{path}", wish)
    assert answer.status == status, answer.body
    assert answer.headers["content-type"] == "application/problem+json"
    assert json.loads(answer.body)["code"] == code


@pytest.mark.parametrize("text", ["take back", "resign", "undo 0", "agreed draw", "", "\x00", "🂡"])
def test_what_is_no_action_is_refused_as_one_that_cannot_be(serving: Serving, text: str) -> None:
    told = asked(serving, "dog/out", text)
    assert (told["verdict"], told["take_back"]) == ("refused", 1)


def begun(game: str, scene: Scene) -> bytes:
    return lesson_told(game, scene, []).to_bytes()


@pytest.mark.parametrize("game", spielwerk.games())
def test_nothing_that_others_hide_is_told(game: str) -> None:
    """Where the hidden things lie otherwise, a scene that has not been played looks the same."""
    otherwise = 0
    for scene in lessons_of(game).scenes:
        if isinstance(scene.beats[0], Plays | Chance):
            continue
        match = match_after(game, scene, [])
        for seed in range(3):
            other = match.game.determinize(match.observation(scene.learner), seed=seed)
            otherwise += other.position() != match.position()
            changed = msgspec.structs.replace(scene, position=other.position())
            assert begun(game, changed) == begun(game, scene), scene.id
    assert otherwise > 0
