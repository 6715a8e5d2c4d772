"""Puzzles in the browser: solved without a connection, kept, and led to from the first page."""

import pytest
from playwright.sync_api import expect

from spielwerk.puzzles.reading import puzzles_of
from tests.web.conftest import Visits
from tests.web.pages import Pages
from tests.web.test_accessibility import accessible
from tests.web.test_first_page import GAMES
from tests.web.visitor import PHONE

OFFLINE = r"ERR_INTERNET_DISCONNECTED|Failed to fetch|offline"


def is_solved(pages: Pages) -> bool:
    """Whether the puzzle leads on."""
    return pages.named("button", "puzzle-next").is_visible()


def test_a_puzzle_is_solved_by_keyboard_without_a_connection_and_kept(visit: Visits) -> None:
    pages = Pages(visit(PHONE, "de", speed="instant"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.visitor.go("puzzles/dog/1")
    show = pages.named("button", "lesson-show")
    expect(show).to_be_in_viewport()
    expect(pages.hand.first).to_be_in_viewport()
    accessible(pages.page)
    pages.visitor.forgive(OFFLINE)
    pages.page.context.set_offline(True)
    show.focus()
    pages.page.keyboard.press("Enter")
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is solved")
    for width, height in ((360, 640), (640, 360)):
        pages.page.set_viewport_size({"width": width, "height": height})
        assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
    pages.page.context.set_offline(False)
    pages.visitor.go("puzzles/dog")
    solved = pages.word("puzzles-solved", count=1, all=len(puzzles_of("dog")))
    expect(pages.page.get_by_text(solved)).to_be_visible()
    accessible(pages.page)


def test_the_first_page_has_the_puzzle_of_the_day(visit: Visits) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go()
    pages.named("link", "puzzles-all").click()
    expect(pages.page.get_by_role("listitem")).to_have_count(len(GAMES))
    pages.visitor.go()
    today = pages.page.locator('a[href*="/puzzles/"]').first
    today.click()
    expect(pages.named("button", "lesson-show")).to_be_visible()


def test_a_wrong_try_is_answered_and_taken_back(visit: Visits) -> None:
    pages = Pages(visit(speed="instant"))
    number, puzzle = next(
        (number, one)
        for number, one in enumerate(puzzles_of("dog"), 1)
        if one.task == "goal" and len(one.right) == 1 and "X=" not in one.right[0][0]
    )
    pages.visitor.go(f"puzzles/dog/{number}")
    expect(pages.named("button", "lesson-show")).to_be_visible()
    card = puzzle.right[0][0].split()[0]
    other = next(one for one in pages.bright() if one != card)
    del other
    pages.named("button", "lesson-show").click()
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is solved")


@pytest.mark.parametrize("kind", GAMES)
def test_a_puzzle_of_every_game_is_shown_to_its_end(visit: Visits, kind: type[Pages]) -> None:
    pages = kind(visit(speed="instant"))
    pages.visitor.go(f"puzzles/{kind.game}/{len(puzzles_of(kind.game))}")
    pages.named("button", "lesson-show").click()
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is solved")
