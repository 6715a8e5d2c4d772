"""Streifzug durch is out of nobody's reach: axe-core, fingers, small screens."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import streifzug_tables as tables
from tests.web.conftest import Visits
from tests.web.looks import EveryLook, Light, Look, OtherLook, by_risk
from tests.web.streifzug_pages import StreifzugPages
from tests.web.streifzug_tables import ANNA, BEN, EXTENDED, table
from tests.web.test_accessibility import assert_no_violation
from tests.web.visitor import PHONE, Device


@Look
def test_a_new_table(visit: Visits, device: Device, language: str, light: Light) -> None:
    pages = StreifzugPages(visit(device, language, light))
    pages.visitor.go("new/streifzug")
    pages.hands.segment(pages.named("group", "how-many"), "4")
    pages.choose_mode("teams")
    assert_no_violation(pages)
    assert pages.page.evaluate("document.documentElement.scrollWidth") <= device.width


@OtherLook
def test_dice(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StreifzugPages(visit(device, language, light, speed="instant"))
    pages.sit_down(table(serving.database, tables.ROLLED).link(ANNA))
    assert pages.wait_for_turn()
    assert_no_violation(pages)
    pages.hands.cell(pages.cell("o7"))
    assert_no_violation(pages)
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert_no_violation(pages)


@Look
def test_cards(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StreifzugPages(visit(device, language, light, speed="instant"))
    made = table(serving.database, tables.CARD_PHASE, tables.CARDS, **EXTENDED)
    pages.sit_down(made.link(ANNA))
    assert pages.wait_for_turn()
    pages.pick(["R3", "R4", "RJ"])
    assert_no_violation(pages)
    pages.hands.button(pages.action("meld R3 R4 RJ"))
    expect(pages.lying(ANNA)).to_have_count(1)
    assert_no_violation(pages)


@OtherLook
def test_being_thrown(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    made = table(serving.database, tables.MIDDLE, tables.PATRON, **EXTENDED)
    anna = StreifzugPages(visit(device, language, light, speed="instant"))
    ben = StreifzugPages(visit(device, language, light, speed="instant"))
    ben.sit_down(made.link(BEN))
    anna.sit_down(made.link(ANNA))
    assert anna.wait_for_turn()
    anna.play(tables.THROW_MIDDLE)
    assert ben.wait_for_turn()
    for pages in (anna, ben):
        assert_no_violation(pages)


@EveryLook
def test_the_end(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StreifzugPages(visit(device, language, light, speed="instant"))
    made = table(serving.database, tables.ENDING, tables.CARDS, stall_rounds=3, **EXTENDED)
    pages.sit_down(made.link(ANNA))
    assert pages.wait_for_turn()
    pages.play("end")
    assert not pages.wait_for_turn()
    expect(pages.dialog.locator("[data-score]")).to_have_count(2)
    assert_no_violation(pages)
    assert pages.dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


SIZES = [(320, 568), (320, 800), (360, 740), (740, 360), (768, 1024), (1280, 720)]


@pytest.mark.parametrize(
    ("language", "seats"),
    by_risk(product(("de", "en"), (2, 3, 4)), [("de", 2), ("en", 3), ("de", 4)]),
)
def test_nothing_is_wider_than_the_screen(
    visit: Visits, serving: Serving, language: str, seats: int
) -> None:
    pages = StreifzugPages(visit(Device(320, 568), language, speed="instant"))
    made = table(serving.database, ("6 4",), seats=seats, **EXTENDED)
    pages.sit_down(made.link(ANNA))
    assert pages.wait_for_turn()
    assert_fits(pages, seats)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_table_full_of_cards_fits_the_screen(
    visit: Visits, serving: Serving, language: str
) -> None:
    pages = StreifzugPages(visit(Device(320, 568), language, speed="instant"))
    made = table(serving.database, tables.ENDING, tables.CARDS, stall_rounds=3, **EXTENDED)
    pages.sit_down(made.link(ANNA))
    assert pages.wait_for_turn()
    assert_fits(pages, 2)


def assert_fits(pages: StreifzugPages, seats: int) -> None:
    for width, height in SIZES:
        pages.page.set_viewport_size({"width": width, "height": height})
        box = pages.board.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
        for seat in range(1, seats):
            expect(pages.plate(seat)).to_be_in_viewport(ratio=1)


def test_the_board_keeps_still_under_a_finger(visit: Visits, serving: Serving) -> None:
    pages = StreifzugPages(visit(PHONE, "de", speed="instant"))
    pages.sit_down(table(serving.database, tables.ROLLED).link(ANNA))
    assert pages.wait_for_turn()
    board = pages.glass
    before = board.bounding_box()
    for field in ("o7", "i0", "o20", "o7"):
        pages.hands.cell(pages.cell(field))
        pages.page.wait_for_function("new Promise(requestAnimationFrame)")
        assert board.bounding_box() == before, field


def test_a_turn_by_finger(visit: Visits, serving: Serving) -> None:
    pages = StreifzugPages(visit(PHONE, speed="instant"))
    made = table(serving.database, tables.CARD_PHASE, tables.CARDS, **EXTENDED)
    pages.sit_down(made.link(ANNA))
    for action in ("meld R4 R5 R6", "mopser 1 hand", "hopser S>o7", "end"):
        assert pages.wait_for_turn()
        pages.play(action)
    pages.visitor.wait_until(lambda: pages.seen["to_move"] == BEN, "the turn is over")


def test_a_finger_beside_a_field_means_it(visit: Visits, serving: Serving) -> None:
    """A tap that misses a field by some pixels still means it."""
    pages = StreifzugPages(visit(PHONE, speed="instant"))
    pages.sit_down(table(serving.database, tables.ROLLED).link(ANNA))
    assert pages.wait_for_turn()
    box = pages.cell("o7").locator("circle").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pages.page.touchscreen.tap(x + 5, y + 5)
    expect(pages.cell("o7")).to_have_attribute("aria-selected", "true")
    pages.lights_up(pages.ways()["o7"])


def test_a_finger_on_a_field_that_is_not_offered_does_not_play_the_one_beside_it(
    visit: Visits, serving: Serving
) -> None:
    pages = StreifzugPages(visit(PHONE, speed="instant"))
    pages.sit_down(table(serving.database, tables.ROLLED).link(ANNA))
    assert pages.wait_for_turn()
    pages.cell("o7").tap()
    pages.lights_up(pages.ways()["o7"])
    pages.cell("o8").tap()
    expect(pages.hint).to_have_text(pages.word("streifzug-reason-not_reached"))
    assert all(message["type"] != "play" for message in pages.visitor.said)
