"""Lessons in the browser: every scene can be played to its end, left, and taken up again."""

import time
from contextlib import suppress
from itertools import chain

import pytest
from playwright.sync_api import Error, expect

from spielwerk.lessons.reading import lessons_of
from tests.web.conftest import Visits
from tests.web.learner import Learner, is_done, panel
from tests.web.looks import by_risk
from tests.web.pages import Pages
from tests.web.streifzug_pages import StreifzugPages
from tests.web.test_accessibility import assert_no_violation
from tests.web.test_first_page import GAMES
from tests.web.visitor import PATIENCE, PHONE

MOST_SECONDS = 90
ONE_BUTTON = 5_000
"""So many milliseconds a button may take to be pressed."""


def scenes_of(kind: type[Pages]) -> list[tuple[type[Pages], int]]:
    """The scenes of a game by their numbers."""
    return [(kind, number + 1) for number, _ in enumerate(lessons_of(kind.game).scenes)]


SCENES = sorted(chain.from_iterable(map(scenes_of, GAMES)), key=lambda scene: scene[1])
"""The first of every game, then the second: the short form begins with those."""


def is_shown_to_the_end(pages: Pages) -> bool:
    """Let everything be shown that is asked for, and read what is said."""
    until = time.monotonic() + MOST_SECONDS
    pages.page.set_default_timeout(ONE_BUTTON)
    while not is_done(pages) and time.monotonic() < until:
        for name in ("lesson-next", "lesson-try", "lesson-show"):
            button = pages.named("button", name)
            if button.and_(pages.page.locator(":enabled")).is_visible():
                with suppress(Error):  # a scene that goes on by itself takes it away
                    pages.hands.button(button)
                break
        pages.page.wait_for_timeout(50)
    pages.page.set_default_timeout(PATIENCE * 1000)
    return is_done(pages)


def until_asked(pages: Pages) -> None:
    """Read what is said before the first task."""
    button = pages.named("button", "lesson-next")
    asked = pages.named("button", "lesson-show").or_(pages.named("button", "lesson-try"))
    while not asked.is_visible():
        if button.is_visible():
            pages.hands.button(button)
        pages.page.wait_for_timeout(50)


def choose(pages: Pages, card: str, field: str) -> None:
    """Play a card of Dog with the only piece that may move."""
    pages.hands.card(pages.card(card))
    if pages.cell(field).is_visible():
        pages.hands.button(pages.cell(field))


def test_a_wrong_try_is_answered_and_taken_back(visit: Visits) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go("learn/dog/2")
    until_asked(pages)
    choose(pages, "3", "T9")
    expect(panel(pages).locator("p")).to_have_count(3)
    expect(pages.card("3")).to_be_visible()
    expect(pages.cell("T6")).not_to_have_attribute("aria-label", pages.word("field-empty"))
    choose(pages, "A", "T17")
    pages.visitor.wait_until(lambda: is_shown_to_the_end(pages), "the scene is over")


def test_a_scene_that_was_left_is_taken_up_again(visit: Visits) -> None:
    pages = Pages(visit(PHONE, speed="instant"))
    pages.visitor.go("learn/dog/1")
    assert is_shown_to_the_end(pages)
    pages.visitor.go("learn/dog")
    expect(pages.page.get_by_text(pages.word("lesson-known"))).to_have_count(1)
    expect(pages.named("link", "lesson-go-on")).to_have_attribute("href", "/learn/dog/2")


def test_what_a_lesson_speaks_of_comes_close_on_a_phone(visit: Visits) -> None:
    """Until it is played, or the reader wants to see the whole board; a wide board stays whole."""
    close = ".glass.open"
    pages = Pages(visit(PHONE, "de", speed="instant"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.visitor.go("learn/dog/2")
    expect(pages.page.locator(close)).to_have_count(1)
    until_asked(pages)
    for field in ("T6", "T17"):
        expect(pages.cell(field)).to_be_in_viewport(ratio=1)
    pages.hands.button(pages.named("button", "lens-whole"))
    expect(pages.page.locator(close)).to_have_count(0)
    choose(pages, "3", "T9")
    expect(panel(pages).locator("p")).to_have_count(3)
    choose(pages, "A", "T17")
    assert is_shown_to_the_end(pages)
    expect(pages.page.locator(close)).to_have_count(0)
    wide = Pages(visit(language="de", speed="instant"))
    wide.visitor.go("learn/dog/2")
    until_asked(wide)
    expect(wide.page.locator(close)).to_have_count(0)


@pytest.mark.parametrize(("kind", "number"), SCENES)
def test_every_scene_is_shown_to_its_end(visit: Visits, kind: type[Pages], number: int) -> None:
    pages = kind(visit(speed="instant"))
    pages.visitor.go(f"learn/{kind.game}/{number}")
    assert is_shown_to_the_end(pages)


@pytest.mark.whole
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
@pytest.mark.parametrize(("kind", "number"), SCENES)
def test_every_scene_is_for_everybody(
    visit: Visits, kind: type[Pages], number: int, width: int, height: int, language: str
) -> None:
    """Played well by keyboard alone, on small screens, in either language; axe finds nothing."""
    visitor = visit(PHONE, language, speed="instant")
    pages = kind(visitor, kind.keyboard(visitor.page))
    pages.page.set_viewport_size({"width": width, "height": height})
    pages.visitor.go(f"learn/{kind.game}/{number}")
    until_asked(pages)
    assert_no_violation(pages)
    Learner(pages, lessons_of(kind.game).scenes[number - 1]).plays_well()
    assert_no_violation(pages)
    assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
    assert "⟦" not in pages.page.locator("body").inner_text()


@pytest.mark.parametrize(
    ("width", "height"), by_risk([(360, 640), (640, 360), (320, 640)], [(360, 640)])
)
def test_nothing_of_a_lesson_lies_beside_the_screen(
    visit: Visits, width: int, height: int
) -> None:
    pages = Pages(visit(PHONE, "de", speed="instant"))
    pages.page.set_viewport_size({"width": width, "height": height})
    pages.visitor.go("learn/dog/2")
    until_asked(pages)
    assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
    expect(pages.named("button", "lesson-show")).to_be_in_viewport()
    expect(pages.hand.first).to_be_in_viewport()


def test_chosen_cards_leave_the_buttons_above_them_free(visit: Visits) -> None:
    """The dots of many scenes have one row there, too."""
    pages = StreifzugPages(visit(PHONE, "de", speed="instant"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    ids = [scene.id for scene in lessons_of("streifzug").scenes]
    pages.visitor.go(f"learn/streifzug/{ids.index('joker') + 1}")
    until_asked(pages)
    for card in ("R3", "R4", "RJ"):
        pages.hands.card(pages.card(card))
    pages.page.wait_for_timeout(300)
    buttons = [one.bounding_box() for one in pages.page.locator(".actions .button").all()]
    cards = [one.bounding_box() for one in pages.page.locator(".picked + .card").all()]
    assert len(buttons) == len(cards) == 3
    ends = [box["y"] + box["height"] for box in buttons if box]
    assert max(ends) <= min(box["y"] for box in cards if box) + 3
    dots = [one.bounding_box() for one in pages.page.locator(".dots i").all()]
    assert len({box["y"] + box["height"] / 2 for box in dots if box}) == 1
