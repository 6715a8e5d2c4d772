"""Stramash is out of nobody's reach: axe-core, fingers, small screens, six at a table."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import stramash_tables as tables
from tests.web.conftest import Visits
from tests.web.looks import EveryLook, Light, Look, by_risk
from tests.web.stramash_pages import StramashPages
from tests.web.stramash_tables import until
from tests.web.test_accessibility import assert_no_violation
from tests.web.visitor import PHONE, Device


@Look
def test_playing(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StramashPages(visit(device, language, light, speed="instant"))
    pages.visitor.go(until(serving.database, tables.seven_to_share, 6).link(0))
    pages.wait_for_turn()
    assert_no_violation(pages)
    pages.hands.card(pages.card("7"))
    assert_no_violation(pages)
    pages.prompt.get_by_role("button").first.focus()
    assert_no_violation(pages)
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert_no_violation(pages)


@EveryLook
def test_the_end(
    visit: Visits, serving: Serving, device: Device, language: str, light: Light
) -> None:
    pages = StramashPages(visit(device, language, light, speed="instant"))
    made = until(serving.database, tables.last_action, pairs="on")
    pages.visitor.go(made.link(0))
    pages.wait_for_turn()
    pages.play(tables.winning(made.match) or "")
    assert not pages.wait_for_turn()
    assert_no_violation(pages)
    assert pages.dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


SIZES = [(320, 568), (320, 800), (360, 740), (740, 360), (768, 1024), (1280, 720)]


@pytest.mark.parametrize(
    ("language", "seats"),
    by_risk(product(("de", "en"), (2, 5, 6)), [("de", 2), ("en", 5), ("de", 6)]),
)
def test_nothing_is_wider_than_the_screen(
    visit: Visits, serving: Serving, language: str, seats: int
) -> None:
    pages = StramashPages(visit(Device(320, 568), language, speed="instant"))
    pages.visitor.go(until(serving.database, tables.in_the_thick, seats).link(0))
    pages.wait_for_turn()
    for width, height in SIZES:
        pages.page.set_viewport_size({"width": width, "height": height})
        box = pages.board.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
        for seat in range(1, seats):
            expect(pages.plate(seat)).to_be_in_viewport(ratio=1)


def test_a_finger_beside_a_hole_means_it(visit: Visits, serving: Serving) -> None:
    """Six at a table on a phone: a finger hits what it is meant for, 16 pixels off."""
    pages = StramashPages(visit(PHONE, speed="instant"))
    pages.visitor.go(until(serving.database, tables.plain, 6).link(0))
    pages.wait_for_turn()
    card = tables.plain_card(pages.legal)
    assert card is not None
    action = next(one for one in pages.legal if one.startswith(f"{card} "))
    pages.hands.card(pages.card(card))
    box = pages.cell(action.split(">")[1]).locator("circle").first.bounding_box()
    assert box is not None
    off = 16 if box["x"] < PHONE.width / 2 else -16
    pages.page.touchscreen.tap(box["x"] + box["width"] / 2 + off, box["y"] + box["height"] / 2)
    pages.see_played(action)


@pytest.mark.parametrize(("seats", "language"), [(4, "de"), (6, "en")])
def test_the_board_keeps_still_while_one_chooses(
    visit: Visits, serving: Serving, seats: int, language: str
) -> None:
    pages = StramashPages(visit(PHONE, language, speed="instant"))
    pages.visitor.go(until(serving.database, tables.seven_to_share, seats).link(0))
    pages.wait_for_turn()
    board = pages.glass
    before = board.bounding_box()
    pages.hands.card(pages.card("7"))
    expect(pages.card("7")).to_have_attribute("aria-pressed", "true")
    assert board.bounding_box() == before
    pages.hands.cell(pages.offered.first)
    pages.page.wait_for_timeout(50)
    assert board.bounding_box() == before
