"""What the table of Strategus shows beside the fights, and what it takes without harm."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.hands import Fingers
from tests.web.strategus_pages import StrategusKeyboard, StrategusPages
from tests.web.strategus_tables import (
    CLOSE,
    FIGHTERS,
    HARE,
    NEAR_THE_APPLE,
    arranged,
    table,
)
from tests.web.visitor import DESKTOP, PHONE, Device

ANNA, BEN = 0, 1


def sit_down(visit: Visits, link: str, device: Device = DESKTOP) -> StrategusPages:
    """Somebody sits down where the armies stand."""
    pages = StrategusPages(visit(device, speed="instant"))
    pages.visitor.go(link)
    pages.visitor.wait_until(lambda: pages.visitor.update, "the table is told")
    expect(pages.cell("e6")).to_be_attached()
    return pages


def middle(pages: StrategusPages, square: str) -> tuple[float, float]:
    """Where the square lies in the window."""
    box = pages.cell(square).locator("rect").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def containing(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


@pytest.mark.parametrize("seat", [ANNA, BEN, None])
def test_everybody_sits_at_the_bottom(visit: Visits, serving: Serving, seat: int | None) -> None:
    pages = sit_down(visit, table(serving.database, armies=FIGHTERS).link(seat))
    down = [middle(pages, f"a{row}")[1] for row in range(10, 0, -1)]
    right = [middle(pages, f"{file}1")[0] for file in "abcdefghij"]
    for line in (down, right):
        steps = [there - here for here, there in pairwise(line)]
        assert all(step < 0 for step in steps) if seat == BEN else all(step > 0 for step in steps)
    assert len(pages.army()) == (0 if seat is None else 40)
    turned = "texts => texts.map(text => text.getScreenCTM()).filter(m => m.a <= 0 || m.b !== 0)"
    assert not pages.page.locator("svg text").evaluate_all(turned)


def test_a_piece_is_taken_and_let_go(visit: Visits, serving: Serving) -> None:
    """Whatever is touched: nothing is played but what was chosen."""
    pages = sit_down(visit, table(serving.database, armies=CLOSE).link(ANNA))
    pages.wait_for_turn()
    moves = pages.visitor.update["legal"]
    movable = {move.split("-")[0].split("x")[0] for move in moves}
    pages.lights_up(movable)
    for square in ("h4", "a1", "e6", "e7", "a7"):  # a trap, the back row, nobody, the enemy
        pages.hands.cell(pages.cell(square))
        assert pages.lit() == movable
    pages.hands.cell(pages.cell("a4"))
    pages.lights_up({"a5"})
    for beside in ("h4", "h7", "j6"):
        pages.hands.cell(pages.cell(beside))
        pages.lights_up({"a5"})
    pages.hands.cell(pages.cell("a4"))
    pages.lights_up(movable)
    pages.hands.cell(pages.cell("a4"))
    pages.lights_up({"a5"})
    pages.page.keyboard.press("Escape")
    pages.lights_up(movable)
    assert [message["type"] for message in pages.said] == ["join"]


def test_a_hares_ways_light_up(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database, armies=CLOSE).link(ANNA))
    pages.wait_for_turn()
    pages.hands.cell(pages.cell("e4"))
    pages.lights_up({"e5", "e6", "e7"})
    attack = pages.word("strategus-square-attack")
    assert [attack in pages.label(square) for square in ("e5", "e6", "e7")] == [False, False, True]
    pages.page.keyboard.press("Escape")
    pages.hands.cell(pages.cell("b4"))
    pages.lights_up({"b5"})


def test_keys_lead_over_the_board(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, armies=(arranged(ANNA, e4=HARE), arranged(BEN)))
    pages = sit_down(visit, made.link(ANNA))
    pages.wait_for_turn()
    hands, keys = StrategusKeyboard(pages.page), pages.page.keyboard
    hands.cell(pages.cell("e4"))
    expect(pages.cell("e4")).to_have_attribute("aria-selected", "true")
    keys.press("Shift+ArrowUp")
    keys.press("Shift+ArrowUp")
    expect(pages.cell("e6")).to_be_focused()
    keys.press("Escape")
    expect(pages.cell("e4")).to_have_attribute("aria-selected", "false")
    keys.press("Space")
    expect(pages.cell("e6")).to_be_focused()
    assert [message["type"] for message in pages.said] == ["join"]


def test_a_piece_is_dragged_to_its_square(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database, armies=CLOSE).link(ANNA))
    pages.wait_for_turn()
    mouse = pages.page.mouse
    for goal in ("a6", "b6", "a5"):  # too far, beside it, right
        mouse.move(*middle(pages, "a4"))
        mouse.down()
        mouse.move(*middle(pages, goal), steps=8)
        mouse.up()
    pages.visitor.wait_until(lambda: pages.said[-1].get("action") == "a4-a5", "it is played")
    expect(pages.cell("a5")).to_have_attribute("aria-label", containing("elephant"))


def test_pieces_are_dragged_by_one_finger(visit: Visits, serving: Serving) -> None:
    """A second one on the glass plays nothing."""
    pages = sit_down(visit, table(serving.database, armies=CLOSE).link(ANNA), PHONE)
    pages.wait_for_turn()
    fingers = Fingers(pages.page)
    fingers.down(middle(pages, "a4"))
    fingers.move(middle(pages, "c5"))
    fingers.down(middle(pages, "a5"))
    fingers.up()
    fingers.up()
    pages.wait_for_turn()
    assert [message["type"] for message in pages.said] == ["join"]
    fingers.down(middle(pages, "b4"))
    fingers.move(middle(pages, "b5"))
    fingers.up()
    pages.visitor.wait_until(lambda: pages.said[-1].get("action") == "b4-b5", "it is played")


def test_the_last_move_is_marked(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, NEAR_THE_APPLE, CLOSE)
    pages = sit_down(visit, made.link(BEN))
    last = pages.word("strategus-square-last")
    marked = pages.page.locator(f'[data-cell][aria-label*="{last}"]')
    expect(marked).to_have_count(2)
    cells = "cells => cells.map(cell => cell.dataset.cell).sort()"
    assert marked.evaluate_all(cells) == ["b6", "b7"]


# What is known


def test_what_is_lost_is_listed(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database, "e4xe7", FIGHTERS).link(BEN))
    anna, ben = (
        pages.page.get_by_role("region", name=pages.word("strategus-lost", who=who))
        for who in ("Anna", "Ben")
    )
    lost = pages.word("strategus-lost-piece", piece=pages.word("strategus-piece-9"), count=1)
    expect(anna).to_contain_text(lost)
    expect(ben).to_contain_text(pages.word("strategus-lost-none"))


AFTER = "e4xe7 a7-a6 b4-b5"
"""Moves by which a fight is not the last one."""


@pytest.mark.parametrize("seat", [ANNA, BEN, None])
@pytest.mark.parametrize("aid", ["off", "log", "marked"])
def test_memory_aids(visit: Visits, serving: Serving, aid: str, seat: int | None) -> None:
    """The list has all fights, the mark all that was shown; otherwise one has to remember."""
    made = table(serving.database, AFTER, FIGHTERS, memory_aid=aid)
    pages = sit_down(visit, made.link(seat))
    seen = pages.word("strategus-square-seen")
    assert (seen in pages.label("e7")) == (aid == "marked")
    shown = pages.word("strategus-piece-5.mine" if seat == BEN else "strategus-piece-5.full")
    assert (shown in pages.label("e7")) == (aid == "marked" or seat == BEN)
    log = pages.named("region", "log-title")
    expect(log).to_contain_text("b5")
    assert ("e7" in log.inner_text()) == (aid == "log")
    expect(log).to_contain_text(pages.word("strategus-log-note", aid=aid))


def test_a_fight_joins_the_list_as_it_happens(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, armies=FIGHTERS, memory_aid="log")
    anna, eve = sit_down(visit, made.link(ANNA)), sit_down(visit, made.link())
    anna.wait_for_turn()
    anna.play("e4xe7")
    for pages in (anna, eve):
        log = pages.named("region", "log-title")
        expect(log).to_contain_text("e7")
        pages.page.reload()
        expect(log).to_contain_text("e7")


# Guests who are rude


def test_two_pages_of_one_seat(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, armies=CLOSE)
    one, other = (sit_down(visit, made.link(ANNA)) for _ in range(2))
    for pages in (one, other):
        pages.wait_for_turn()
    other.hands.cell(other.cell("a4"))
    one.play("b4-b5")
    expect(other.cell("b5")).to_have_attribute("aria-label", containing("wolf"))
    other.visitor.wait_until(lambda: other.lit() == set(), "nothing can be chosen")
    other.hands.cell(other.cell("a5"))
    assert [message["type"] for message in other.said] == ["join"]


def test_clicks_on_everything_in_a_fight(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, armies=FIGHTERS)
    pages = sit_down(visit, made.link(ANNA), PHONE)
    pages.wait_for_turn()
    pages.play("e4xe7")
    for square in ("e7", "e4", "a4", "e7", "j10"):
        pages.hands.cell(pages.cell(square))
    expect(pages.page.get_by_role("status")).to_contain_text("e7")
    assert pages.lit() == set()
    assert [message["type"] for message in pages.said] == ["join", "play"]


def test_a_page_loaded_again_in_a_fight(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, armies=FIGHTERS)
    pages = StrategusPages(visit(speed="slow"))
    pages.visitor.go(made.link(ANNA))
    pages.wait_for_turn()
    pages.play("e4xe7")
    expect(pages.face("5")).to_be_visible()
    pages.page.reload()
    last = pages.word("strategus-square-last")
    expect(pages.cell("e7")).to_have_attribute("aria-label", containing(last))
    expect(pages.face("5")).to_have_count(0)
    pages.visitor.go()
    pages.page.go_back()
    expect(pages.cell("e7")).to_have_attribute("aria-label", containing(last))


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_is_missing(visit: Visits, serving: Serving, language: str) -> None:
    pages = StrategusPages(visit(language=language, speed="instant"))
    pages.visitor.go("new/strategus")
    pages.hands.button(pages.page.get_by_text(pages.word("house-rules")))
    assert "⟦" not in pages.page.content()
    for made in (table(serving.database), table(serving.database, NEAR_THE_APPLE, CLOSE)):
        pages.visitor.go(made.link(ANNA))
        pages.wait_for_turn()
        pages.hands.button(pages.named("button", "help"))
        expect(pages.dialog).to_be_visible()
        assert "⟦" not in pages.page.content()
