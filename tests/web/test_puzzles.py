"""Puzzles in the browser: solved without a connection, kept, and led to from the first page."""

from collections import Counter

import pytest
from playwright.sync_api import expect

import spielwerk
from spielwerk.cli.terminal.plain import voice_of
from spielwerk.cli.terminal.words import words_of
from spielwerk.puzzles.reading import match_of, puzzles_of, texts_of
from spielwerk.puzzles.reasons import lacking, reasons
from spielwerk.puzzles.records import Puzzle
from spielwerk.turns import sentence
from tests.web.conftest import Visits
from tests.web.hands import Finger, Keyboard
from tests.web.pages import Pages, read_action
from tests.web.test_accessibility import assert_no_violation
from tests.web.test_first_page import GAMES
from tests.web.test_lessons import choose
from tests.web.visitor import PHONE

OFFLINE = r"ERR_INTERNET_DISCONNECTED|Failed to fetch|offline"


DOG = spielwerk.load("dog")


def said_of(reason: str) -> str:
    """The sentence of a reason in German."""
    return voice_of(DOG, words_of("dog", "de"), 0).words(sentence(DOG, reason, seat=0))


def is_solved(pages: Pages) -> bool:
    """Whether the puzzle leads on."""
    return pages.named("button", "puzzle-next").is_visible()


FETCHED = "path => performance.getEntriesByType('resource').some(one => one.name.endsWith(path))"


def test_puzzles_are_solved_without_a_connection_and_kept(visit: Visits) -> None:
    """The first is shown, by keyboard, and does not count; the one behind it is solved."""
    pages = Pages(visit(PHONE, "de", speed="instant"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.visitor.go("puzzles/dog/1")
    show = pages.named("button", "lesson-show")
    expect(show).to_be_in_viewport()
    expect(pages.hand.first).to_be_in_viewport()
    assert_no_violation(pages)
    pages.page.wait_for_function(FETCHED, arg="/api/puzzles/dog/2")
    pages.page.context.set_offline(True)
    show.focus()
    pages.page.keyboard.press("Enter")
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is shown")
    for width, height in ((360, 640), (640, 360)):
        pages.page.set_viewport_size({"width": width, "height": height})
        assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
    pages.named("button", "puzzle-next").click()
    second = puzzles_of("dog")[1]
    alike = [one for one in puzzles_of("dog") if (one.task, one.grade) == (second.task, 1)]
    at = pages.word("puzzle-at", number=1, count=len(alike))
    expect(pages.page.get_by_text(at)).to_be_visible()
    ((right,), *_) = puzzles_of("dog")[1].right
    card, _, field = read_action(right)
    assert field is not None
    choose(pages, card, field)
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is solved")
    pages.page.context.set_offline(False)
    pages.visitor.forgive(OFFLINE)
    pages.visitor.go("puzzles/dog")
    solved = pages.word("puzzles-solved", count=1, all=len(puzzles_of("dog")))
    expect(pages.page.get_by_text(solved)).to_be_visible()
    assert_no_violation(pages)


def test_the_first_page_has_the_puzzle_of_the_day(visit: Visits) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go()
    pages.named("link", "puzzles-all").click()
    expect(pages.page.get_by_role("listitem")).to_have_count(len(GAMES))
    pages.visitor.go()
    today = pages.page.locator('a[href*="/puzzles/"]').first
    today.click()
    expect(pages.named("button", "lesson-show")).to_be_visible()


def plain_wrong(puzzle: Puzzle) -> tuple[str, str] | None:
    """A card of the hand that can be played in one way, and its space, that is not right."""
    legal = [read_action(action) for action in match_of("dog", puzzle).legal(puzzle.seat)]
    cards = Counter(card for card, _, _ in legal)
    right = {read_action(way[0])[0] for way in puzzle.right}
    for card, _, field in legal:
        if cards[card] == 1 and field is not None and card not in right and "=" not in card:
            return card, field
    return None


def test_a_wrong_try_by_touch_is_answered_and_taken_back(visit: Visits) -> None:
    number, puzzle = next(
        (number, one)
        for number, one in enumerate(puzzles_of("dog"), 1)
        if one.task == "goal" and plain_wrong(one) is not None
    )
    wrong = plain_wrong(puzzle)
    assert wrong is not None
    pages = Pages(visit(PHONE, "en", speed="instant"), Finger())
    pages.visitor.go(f"puzzles/dog/{number}")
    expect(pages.named("button", "lesson-show")).to_be_visible()
    choose(pages, *wrong)
    used = texts_of("dog", "en").say("puzzle-dog-used", used="other")
    expect(pages.page.get_by_text(used)).to_be_visible()
    expect(pages.card(wrong[0]).first).to_be_visible()
    pages.hands.button(pages.named("button", "lesson-show"))
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is solved")


def test_the_best_move_is_told_with_its_reasons_and_a_wrong_try_with_what_it_lacks(
    visit: Visits,
) -> None:
    """Without a connection, by keyboard; what is said is there for whoever hears the page."""
    number, puzzle, wrong = next(
        (number, one, wrong)
        for number, one in enumerate(puzzles_of("dog"), 1)
        if one.task == "best" and (wrong := plain_wrong(one)) is not None
    )
    assert puzzle.judged is not None
    ((right,),) = puzzle.right
    visitor = visit(PHONE, "de", speed="instant")
    pages = Pages(visitor, Keyboard(visitor.page))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.visitor.go(f"puzzles/dog/{number}")
    show = pages.named("button", "lesson-show")
    expect(show).to_be_visible()
    pages.page.context.set_offline(True)
    choose(pages, *wrong)
    said = pages.page.get_by_role("status").filter(has_text="Gewinnchance")
    tried = next(one for one in puzzle.judged.chances if read_action(one)[::2] == wrong)
    expect(said).to_contain_text(f"{100 * puzzle.judged.chances[tried]:.0f}\u00a0%")
    expect(said).to_contain_text(f"{100 * puzzle.judged.chances[right]:.0f}\u00a0%")
    because = [said_of(one) for one in reasons("dog", puzzle)]
    lacked = said_of(lacking("dog", puzzle)[tried])
    for other in set(because) - {lacked}:
        expect(said).not_to_contain_text(other)
    expect(pages.page.get_by_role("status").filter(has_text=lacked)).not_to_have_count(0)
    expect(pages.card(wrong[0])).to_be_visible()
    show.focus()
    pages.page.keyboard.press("Enter")
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is shown")
    for other in because:
        told = pages.page.get_by_role("status").filter(has_text=other)
        expect(told).to_be_in_viewport()
    assert_no_violation(pages)
    pages.page.context.set_offline(False)
    pages.visitor.forgive(OFFLINE)


@pytest.mark.parametrize("kind", GAMES)
def test_a_puzzle_of_every_game_is_shown_to_its_end(visit: Visits, kind: type[Pages]) -> None:
    pages = kind(visit(speed="instant"))
    pages.visitor.go(f"puzzles/{kind.game}/{len(puzzles_of(kind.game))}")
    pages.named("button", "lesson-show").click()
    pages.visitor.wait_until(lambda: is_solved(pages), "the puzzle is solved")
