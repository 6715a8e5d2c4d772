"""Nothing at a table of Rufus is out of reach: axe-core, small screens, fingers, both lights."""

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.looks import EveryLook, Light, Look
from tests.web.rufus_pages import RufusPages
from tests.web.rufus_tables import ANNA, CLOSE, MEETING, ending, last_prize, table, until
from tests.web.test_accessibility import assert_no_violation
from tests.web.visitor import PHONE, Device


@Look
def test_playing(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = RufusPages(visit(device, language, light, speed="slow"))
    pages.visitor.go(table(serving.database, MEETING, first=1, seats=2).link(ANNA))
    pages.wait_for_turn()
    assert_no_violation(pages)
    for chosen in ("fox", "lay 5"):
        pages.choose(chosen)
        assert_no_violation(pages)
        pages.page.keyboard.press("Escape")
    pages.play("stone 28>35")
    expect(pages.page.locator(".met")).to_be_visible()
    assert_no_violation(pages)
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert_no_violation(pages)


@EveryLook
def test_the_end(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    made = until(serving.database, last_prize, seats=5)
    pages = RufusPages(visit(device, language, light, speed="instant"))
    pages.visitor.go(made.link(ANNA))
    pages.wait_for_turn()
    pages.play(ending(made.match))
    assert not pages.wait_for_turn()
    expect(pages.dialog.locator("[data-score]")).to_have_count(5)
    assert_no_violation(pages)
    assert pages.dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


SIZES = [(320, 568), (320, 800), (360, 740), (740, 360), (768, 1024), (1280, 720)]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_is_wider_than_the_screen(visit: Visits, serving: Serving, seats: int) -> None:
    pages = RufusPages(visit(Device(320, 568), "de", speed="instant"))
    pages.visitor.go(table(serving.database, seats=seats).link(ANNA))
    pages.wait_for_turn()
    for width, height in SIZES:
        pages.page.set_viewport_size({"width": width, "height": height})
        box = pages.board.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["width"] >= 250
        assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
        for card in pages.hand.all():
            expect(card).to_be_in_viewport(ratio=0.6)


@pytest.mark.parametrize("size", [(320, 568), (360, 740)])
def test_the_board_keeps_still_under_a_finger(
    visit: Visits, serving: Serving, size: tuple[int, int]
) -> None:
    pages = RufusPages(visit(Device(*size, touch=True), "de", speed="instant"))
    pages.visitor.go(table(serving.database, CLOSE, seats=2).link(ANNA))
    pages.wait_for_turn()
    board = pages.glass
    before = board.bounding_box()
    for field in ("0", "3", "20", "39", "28", "35", "10"):
        pages.hands.cell(pages.cell(field))
        pages.page.wait_for_function("new Promise(requestAnimationFrame)")
        assert board.bounding_box() == before, field


def test_close_fields_are_enlarged(visit: Visits, serving: Serving) -> None:
    """A finger covers several fields: nothing is played before the lens shows them."""
    pages = RufusPages(visit(PHONE, speed="instant"))
    pages.visitor.go(table(serving.database, fields=60).link(ANNA))
    pages.wait_for_turn()
    pages.hands.cell(pages.cell("0"))
    pages.cell("3").tap()
    expect(pages.named("button", "lens-whole")).to_be_visible()
    assert pages.visitor.said[-1]["type"] in {"join", "why"}
    pages.cell("4").tap()
    pages.visitor.wait_until(lambda: pages.visitor.said[-1].get("action") == "fox 4", "played")


def test_a_turn_by_finger(visit: Visits, serving: Serving) -> None:
    pages = RufusPages(visit(PHONE, "de", speed="instant"))
    pages.visitor.go(table(serving.database, seats=5).link(ANNA))
    for action in ("fox 2", "lay 4 @30", "stone 28>32"):
        pages.wait_for_turn()
        pages.play(action)
    expect(pages.plate(1)).to_contain_text(pages.word("plate-turn"))


def test_targets_for_fingers_are_large_enough(visit: Visits, serving: Serving) -> None:
    """A tap that misses a field by ten pixels still means it."""
    pages = RufusPages(visit(PHONE, speed="instant"))
    pages.visitor.go(table(serving.database).link(ANNA))
    pages.wait_for_turn()
    box = pages.cell("28").locator("circle").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pages.page.touchscreen.tap(x + 7, y - 7)
    expect(pages.cell("28")).to_have_attribute("aria-selected", "true")
    for card in pages.hand.all():
        card.tap()
        expect(card).to_have_attribute("aria-pressed", "true")
