"""Every wrong try that a lesson of Dog foresees, made by keyboard alone: it is answered."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Request, expect

from spielwerk.lessons.reading import lessons_of
from spielwerk.lessons.records import Ask, Scene, name_of
from spielwerk.lessons.running import Standing
from spielwerk.lessons.wording import texts_of
from tests.lessons.test_playing import tasks
from tests.web.conftest import Visits
from tests.web.hands import Keyboard
from tests.web.pages import Pages
from tests.web.test_lessons import is_shown_to_the_end, panel, scenes_of, until_asked
from tests.web.visitor import PHONE

KEEP = "([game, kept]) => { localStorage[`spielwerk.lessons.${game}`] = kept; }"


def take_up(pages: Pages, scene: Scene, done: list[str], at: Standing) -> None:
    """Open a scene where this has been done; what a table would say, the lesson says."""
    kept = json.dumps({"done": [], "scene": scene.id, "actions": done})
    pages.page.evaluate(KEEP, [pages.game, kept])
    pages.page.reload()
    until_asked(pages)
    pages.visitor.table = {"table": "lesson", "seat": scene.learner}
    pages.visitor.update = {
        "decision": 0,
        "legal": at.match.legal(scene.learner),
        "observation": at.match.observation(scene.learner),
        "over": False,
    }


def hears(pages: Pages, request: Request) -> None:
    """What is played in a lesson is said to the server with all that was played before."""
    if request.method == "POST" and "/api/lessons/" in request.url:
        for action in json.loads(request.post_data or "{}").get("actions", [])[-1:]:
            pages.visitor.said.append({"type": "play", "decision": 0, "action": action})


@pytest.mark.whole
@pytest.mark.parametrize(("kind", "number"), scenes_of(Pages))
def test_every_foreseen_try_is_answered_on_the_page(
    visit: Visits, kind: type[Pages], number: int
) -> None:
    visitor = visit(PHONE, speed="instant")
    pages = kind(visitor, Keyboard(visitor.page))
    pages.page.on("request", lambda request: hears(pages, request))
    scene = lessons_of(kind.game).scenes[number - 1]
    pages.visitor.go(f"learn/{kind.game}/{number}")
    for task, done, before in tasks(kind.game, scene):
        for one, wrong in enumerate(task.wrong if isinstance(task, Ask) else [], 1):
            take_up(pages, scene, done, before)
            pages.play(wrong.plays[0])
            name = name_of(kind.game, scene.id, before.beat)
            answer = texts_of(kind.game, "en").say(f"{name}.wrong{one}")
            expect(panel(pages)).to_contain_text(answer)
    assert is_shown_to_the_end(pages)
