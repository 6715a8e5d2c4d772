"""Nothing at a table of Strategus is out of reach: axe-core, small screens, both lights."""

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.looks import EveryLook, Light, Look, OtherLook
from tests.web.strategus_pages import StrategusPages
from tests.web.strategus_tables import CLOSE, FIGHTERS, NEAR_THE_APPLE, table
from tests.web.test_accessibility import assert_no_violation
from tests.web.visitor import Device


@Look
def test_setting_up(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StrategusPages(visit(device, language, light, speed="instant"))
    pages.visitor.go(table(serving.database).link(0))
    pages.place("A", "a1")
    assert_no_violation(pages)
    pages.hands.button(pages.tool("fill"))
    for tab in ("made", "own", "text"):
        pages.open_setups(tab)
        if tab == "text":
            pages.dialog.get_by_label(pages.word("strategus-paste")).fill("nonsense")
            pages.hands.button(pages.tool("import"))
            expect(pages.dialog.get_by_role("alert")).not_to_be_empty()
        assert_no_violation(pages)
        pages.page.keyboard.press("Escape")
    pages.be_ready()
    assert_no_violation(pages)


@OtherLook
def test_playing(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StrategusPages(visit(device, language, light, speed="slow"))
    made = table(serving.database, armies=FIGHTERS, memory_aid="marked")
    pages.visitor.go(made.link(0))
    pages.wait_for_turn()
    pages.hands.cell(pages.cell("e4"))
    pages.lights_up({"e5", "e6", "e7"})
    assert_no_violation(pages)
    pages.hands.cell(pages.cell("e7"))
    expect(pages.face("5")).to_be_visible()
    assert_no_violation(pages)
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert_no_violation(pages)


@EveryLook
def test_the_end(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StrategusPages(visit(device, language, light, speed="instant"))
    pages.visitor.go(table(serving.database, NEAR_THE_APPLE, CLOSE).link(0))
    pages.wait_for_turn()
    pages.play("a6xa7")
    assert not pages.wait_for_turn()
    assert_no_violation(pages)
    pages.hands.button(pages.dialog.get_by_role("button", name=pages.word("see-board")))
    expect(pages.dialog).to_be_hidden()
    assert_no_violation(pages)


SIZES = [(320, 568), (320, 800), (360, 740), (740, 360), (768, 1024), (1280, 720)]


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_wider_than_the_screen(visit: Visits, serving: Serving, language: str) -> None:
    pages = StrategusPages(visit(Device(320, 568), language, speed="instant"))
    for made in (table(serving.database), table(serving.database, NEAR_THE_APPLE, CLOSE)):
        pages.visitor.go(made.link(0))
        pages.wait_for_turn()
        for width, height in SIZES:
            pages.page.set_viewport_size({"width": width, "height": height})
            box = pages.board.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
            if made.match.seats_to_act() == (0, 1):
                expect(pages.ready).to_be_in_viewport(ratio=1)
                expect(pages.tool("mirror").locator("span")).to_be_visible()
        pages.page.set_viewport_size({"width": 320, "height": 568})


@pytest.mark.parametrize("language", ["de", "en"])
def test_dialogs_fit_a_small_screen(visit: Visits, serving: Serving, language: str) -> None:
    pages = StrategusPages(visit(Device(320, 568), language))
    pages.visitor.go(table(serving.database).link(0))
    for button in (pages.tool("setups"), pages.named("button", "help")):
        pages.hands.button(button)
        expect(pages.dialog).to_be_visible()
        assert pages.dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
        pages.page.keyboard.press("Escape")
        expect(pages.dialog).to_be_hidden()


@pytest.mark.parametrize("size", [(320, 568), (360, 740)])
def test_the_board_keeps_still_under_a_finger(
    visit: Visits, serving: Serving, size: tuple[int, int]
) -> None:
    pages = StrategusPages(visit(Device(*size, touch=True), "de", speed="instant"))
    board = pages.glass
    pages.visitor.go(table(serving.database).link(0))
    expect(pages.tool("fill")).to_be_enabled()
    before = board.bounding_box()
    for kind in ("1", "T", "A"):
        pages.place(kind, f"{'abcdefghij'['1TA'.index(kind)]}1")
        assert board.bounding_box() == before
    pages.hands.button(pages.tool("fill"))
    expect(pages.ready).to_be_enabled()
    assert board.bounding_box() == before
    pages.visitor.go(table(serving.database, NEAR_THE_APPLE, CLOSE).link(0))
    pages.wait_for_turn()
    before = board.bounding_box()
    for square in ("e4", "a6", "b4", "a1", "h4"):
        pages.hands.cell(pages.cell(square))
        pages.page.wait_for_function("new Promise(requestAnimationFrame)")
        assert board.bounding_box() == before, square
