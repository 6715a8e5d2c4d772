"""Fingers on a small screen: the board keeps still under them, and what lies close is enlarged."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.looks import by_risk
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.prepared import Prepared, Wanted
from tests.web.visitor import PHONE, Device

SMALL = Device(320, 568, touch=True)
HOLDING = ((PHONE, "en"), (SMALL, "de"))
WANTED = (positions.seven_to_share, positions.joker, positions.jack)


@pytest.mark.parametrize(
    ("device", "language", "wanted"),
    by_risk(
        ((*holding, wanted) for holding in HOLDING for wanted in WANTED),
        [(*HOLDING[number % 2], wanted) for number, wanted in enumerate(WANTED)],
    ),
)
def test_the_board_keeps_still_while_one_chooses(
    visit: Visits,
    prepared: Callable[..., Prepared],
    device: Device,
    language: str,
    wanted: Wanted,
) -> None:
    pages = Pages(visit(device, language, speed="instant"))
    pages.visitor.go(prepared(wanted).link(0))
    pages.wait_for_turn()
    board = pages.glass
    before = board.bounding_box()
    for card in sorted(pages.bright()):
        pages.hands.card(pages.card(card))
        expect(pages.card(card)).to_have_attribute("aria-pressed", "true")
        assert board.bounding_box() == before, card
        pages.hands.cell(pages.offered.first)
        pages.page.wait_for_timeout(50)
        assert board.bounding_box() == before, card
        if pages.visitor.said[-1]["type"] == "play":
            return
        pages.page.keyboard.press("Escape")
        pages.page.keyboard.press("Escape")


def test_close_fields_are_enlarged(visit: Visits, prepared: Callable[..., Prepared]) -> None:
    """A finger covers several fields of a seven: nothing is played before the lens shows them."""
    pages = Pages(visit(PHONE, speed="instant"))
    pages.visitor.go(prepared(positions.seven_to_share).link(0))
    pages.wait_for_turn()
    sevens = [action for action in pages.visitor.update["legal"] if action.startswith("7 ")]
    man, field = sevens[1].split()[1].split(">")
    pages.hands.card(pages.card("7"))
    pages.hands.cell(pages.cell(man))
    expect(pages.cell(field)).to_have_class(re.compile("open"))
    pages.cell(field).tap()
    expect(pages.named("button", "lens-whole")).to_be_visible()
    assert pages.visitor.said[-1]["type"] == "join"
    pages.cell(field).tap()
    pages.visitor.wait_until(lambda: pages.visitor.said[-1].get("action") == sevens[1], "played")


def test_a_round_by_finger(visit: Visits, prepared: Callable[..., Prepared]) -> None:
    pages = Pages(visit(PHONE, speed="instant"))
    pages.visitor.go(prepared(positions.beginning).link(0))
    Player(pages).play_rounds(1)


@pytest.mark.parametrize("device", [PHONE, SMALL])
def test_who_begins_is_marked_also_while_everybody_may_act(
    visit: Visits, prepared: Callable[..., Prepared], device: Device
) -> None:
    pages = Pages(visit(device, speed="instant"))
    pages.visitor.go(prepared(positions.beginning).link(0))
    pages.wait_for_turn()
    star = pages.page.get_by_title(pages.word("plate-starter"))
    expect(star).to_have_count(1)
    assert star.evaluate(
        """star => {
            const { x, y, width, height } = star.getBoundingClientRect();
            return star.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
