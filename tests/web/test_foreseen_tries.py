"""Every wrong try that a lesson foresees, made by keyboard alone: it is answered."""

from __future__ import annotations

import pytest

from spielwerk.lessons.reading import lessons_of
from spielwerk.lessons.records import Ask
from tests.web.conftest import Visits
from tests.web.learner import Learner
from tests.web.pages import Pages
from tests.web.test_first_page import GAMES
from tests.web.test_lessons import is_shown_to_the_end
from tests.web.visitor import PHONE

FORESEEN = [
    (kind, number)
    for kind in GAMES
    for number, scene in enumerate(lessons_of(kind.game).scenes, 1)
    if any(isinstance(beat, Ask) and beat.wrong for beat in scene.beats)
]
"""The scenes that foresee something, by their numbers."""


@pytest.mark.whole
@pytest.mark.parametrize(
    ("language", "width", "height"), [("de", 360, 640), ("en", 640, 360)], ids=["de", "en"]
)
@pytest.mark.parametrize(("kind", "number"), FORESEEN)
def test_every_foreseen_try_is_answered_on_the_page(
    visit: Visits, kind: type[Pages], number: int, language: str, width: int, height: int
) -> None:
    visitor = visit(PHONE, language, speed="instant")
    pages = kind(visitor, kind.keyboard(visitor.page))
    pages.page.set_viewport_size({"width": width, "height": height})
    pages.visitor.go(f"learn/{kind.game}/{number}")
    Learner(pages, lessons_of(kind.game).scenes[number - 1]).tries_all_that_is_foreseen()
    assert is_shown_to_the_end(pages)
