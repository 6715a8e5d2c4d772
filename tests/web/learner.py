"""Somebody who learns a game by a scene: does by hand what is asked, or what is foreseen wrong."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from spielwerk.lessons.records import Ask, Scene, Try, name_of
from spielwerk.lessons.running import Standing, standing
from spielwerk.lessons.wording import texts_of
from tests.lessons.test_playing import script, tasks
from tests.web.pages import Pages

KEEP = "([game, kept]) => { localStorage[`spielwerk.lessons.${game}`] = kept; }"


def panel(pages: Pages) -> Locator:
    """Where a lesson says and asks."""
    return pages.named("region", "lesson")


def is_done(pages: Pages) -> bool:
    """Whether the scene is over: it leads on."""
    return panel(pages).locator(".after").is_visible()


class Learner:
    """One scene's learner."""

    def __init__(self, pages: Pages, scene: Scene) -> None:
        self.pages, self.scene = pages, scene

    def says(self, beat: int, attribute: str = "") -> str:
        """What the lesson says there."""
        game = self.pages.game
        name = name_of(game, self.scene.id, beat) + attribute
        return texts_of(game, self.pages.visitor.language).say(name)

    def reads_until(self, reached: Callable[[], bool], what: str) -> None:
        """Read what is said, one after the other, until it is so."""
        button = self.pages.named("button", "lesson-next")

        def goes_on() -> bool:
            if not reached() and button.is_visible():
                self.pages.hands.button(button)
            return reached()

        self.pages.visitor.wait_until(goes_on, what)

    def reads_on_to(self, beat: int) -> None:
        """Read until this is asked."""
        task = panel(self.pages).get_by_text(self.says(beat), exact=True)
        self.reads_until(task.is_visible, f"{self.says(beat)} is asked")

    def reads_to_the_end(self) -> None:
        """Read until the scene leads on."""
        self.reads_until(lambda: is_done(self.pages), "the scene is over")

    def acts(self, action: str, at: Standing) -> None:
        """Choose it, piece by piece, where the scene stands."""
        seat, match = self.scene.learner, at.match
        visitor = self.pages.visitor
        visitor.said.clear()  # the same may have been tried before
        visitor.table = {"table": "lesson", "seat": seat, "options": dict(match.game.options)}
        visitor.update = {
            "decision": 0,
            "legal": match.legal(seat),
            "observation": match.observation(seat),
            "over": False,
        }
        self.pages.play(action)

    def plays_well(self) -> None:
        """Do all that is asked as the scene has it in mind, to its end."""
        game = self.pages.game
        for task, done, at in tasks(game, self.scene):
            self.reads_on_to(at.beat)
            if isinstance(task, Try):
                self.pages.hands.button(self.pages.named("button", "lesson-try"))
                continue
            for action in script(task):
                self.acts(action, standing(game, self.scene, done))
                done.append(action)
        self.reads_to_the_end()

    def tries_all_that_is_foreseen(self) -> None:
        """Do every wrong thing that has an answer of its own, and hear it."""
        for task, done, at in tasks(self.pages.game, self.scene):
            for number, wrong in enumerate(task.wrong if isinstance(task, Ask) else [], 1):
                self.takes_up(done)
                self.reads_on_to(at.beat)
                self.acts(wrong.plays[0], at)
                answer = self.says(at.beat, f".wrong{number}")
                expect(panel(self.pages)).to_contain_text(answer)

    def takes_up(self, done: list[str]) -> None:
        """Open the scene where so much has been done of it."""
        kept = json.dumps({"done": [], "scene": self.scene.id, "actions": done})
        self.pages.page.evaluate(KEEP, [self.pages.game, kept])
        self.pages.page.reload()
