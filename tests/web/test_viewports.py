"""Nothing that is needed lies outside the screen, in any game, however the device is held."""

import json

import pytest
from playwright.sync_api import WebSocketRoute

from tests.server.serving import Serving
from tests.web import stramash_tables, streifzug_tables
from tests.web.boards import TABLES
from tests.web.conftest import Visits
from tests.web.looks import by_risk
from tests.web.visitor import Device, Visitor

SIZES = [(360, 640), (640, 360), (768, 1024), (1280, 800)]

OUTSIDE = """() => {
  const needed = '[data-cell], .glass, .others .seat, .prompt, .actions > *, .strip, .steer, ' +
    '.hand [data-card], .lying section, .lost section, [data-tray], .bar .tool';
  return [...document.querySelectorAll(needed)].map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && getComputedStyle(one).visibility === 'visible' &&
      (box.top < -1 || box.bottom > innerHeight + 4 ||
      (!one.closest('.lying, .actions') && (box.left < -1 || box.right > innerWidth + 1))))
    .map(([one, box]) => `${one.tagName} ${one.className.baseVal ?? one.className} ` +
      `${one.dataset.cell ?? ''} ${Math.round(box.right)} ${Math.round(box.bottom)}`);
}"""


@pytest.mark.parametrize("game", by_risk([(game,) for game in TABLES], [("streifzug",)]))
def test_nothing_needed_lies_outside(visit: Visits, serving: Serving, game: str) -> None:
    """The board, the question, the buttons, the recap, the own cards and what they can do."""
    link = TABLES[game](serving.database).link(0)
    visitor = visit(Device(360, 640, touch=True), "de", speed="instant", name="Maximiliane")
    for language in ("de", "en"):
        visitor.prefer({"language": language, "speed": "instant", "explain": "off"})
        visitor.go(link)
        visitor.page.locator("[data-cell]").first.wait_for()
        visitor.wait_until(lambda: visitor.page.title().startswith("●"), "it is Anna's turn")
        assert {size: outside(visitor, size) for size in SIZES} == {size: [] for size in SIZES}


def outside(visitor: Visitor, size: tuple[int, int]) -> list[str]:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_timeout(100)
    found: list[str] = visitor.page.evaluate(OUTSIDE)
    return found


OVERLAPPING = """() => {
  const asked = ['.prompt', '.more .hint', '.actions > *', '.strip', '.top .steer'];
  const seen = [...document.querySelectorAll(`.ask :is(${asked})`)]
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && getComputedStyle(one).visibility === 'visible');
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  return seen.flatMap(([one, box], place) => seen.slice(place + 1)
    .filter(([, other]) => !apart(box, other))
    .map(([other]) => `${one.className} ${other.className}`));
}"""


@pytest.mark.parametrize("game", by_risk([("dog",), ("stramash",), ("rufus",)], [("rufus",)]))
def test_nothing_that_is_asked_lies_over_another(
    visit: Visits, serving: Serving, game: str
) -> None:
    """A card is chosen: question, what it would do, the way back and the recap are all there."""
    visitor = visit(Device(360, 640, touch=True), "de", speed="instant", name="Anna")
    visitor.go(TABLES[game](serving.database).link(0))
    visitor.wait_until(lambda: visitor.page.title().startswith("●"), "it is Anna's turn")
    visitor.page.locator("[data-card][aria-disabled=false]").first.click(force=True)
    visitor.page.locator("[data-action=back]").wait_for()
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(100)
        found: list[str] = visitor.page.evaluate(OVERLAPPING)
        assert (width, height, found) == (width, height, [])


OVERHANGING = """() => [...document.querySelectorAll('.plate')].flatMap(plate => {
  const room = plate.getBoundingClientRect();
  const parts = [...plate.querySelectorAll('.name, .open > * > *, .open text, .fan i, .count')]
    .map(part => [part, part.getBoundingClientRect()])
    .filter(([part, box]) => box.width > 1 && !part.closest('.unseen'));
  const out = parts.filter(([part, box]) => box.left < room.left || box.right > room.right + 1 ||
    part.closest('text') === null && (box.top < room.top - 1 || box.bottom > room.bottom + 1));
  const held = parts.filter(([part]) => part.matches('.fan i, .count'));
  const noted = parts.filter(([part]) => part.closest('.open'));
  const over = held.filter(([, box]) => noted.some(([, one]) => one.right > box.left + 1));
  return [...out, ...over].map(([part]) => `${plate.dataset.seat} ${part.getAttribute('class')}`);
})"""


def test_all_that_is_on_a_plate_lies_on_it(visit: Visits, serving: Serving) -> None:
    """Of four, on a phone: points, bell and cards of a seat that has all of them."""
    tables = streifzug_tables
    table = tables.table(serving.database, tables.RUNG, tables.CARDS, seats=4, **tables.EXTENDED)
    visitor = visit(Device(360, 640, touch=True), "de", speed="instant", explain="off")
    visitor.go(table.link(1))
    visitor.page.locator(".plate .points").first.wait_for()
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(100)
        found: list[str] = visitor.page.evaluate(OVERHANGING)
        assert (width, height, found) == (width, height, [])


@pytest.mark.parametrize("scene", ["learn/streifzug/2", "learn/rufus/5"])
def test_counters_lie_on_the_plates_of_two(visit: Visits, scene: str) -> None:
    """Side by side, on a phone on its side; and the hand is not cut off."""
    visitor = visit(Device(640, 360, touch=True), "de", speed="instant")
    visitor.go(scene)
    visitor.page.locator(".plate .open").first.wait_for()
    assert outside(visitor, (640, 360)) == []
    assert visitor.page.evaluate(OVERHANGING) == []


def test_beside_a_puzzle_the_log_has_room(visit: Visits) -> None:
    """And all that lies below what is asked is seen."""
    visitor = visit(Device(1280, 800), "de", speed="instant")
    visitor.go("puzzles/strategus/1")
    visitor.page.locator(".lost section").first.wait_for()
    assert outside(visitor, (1280, 800)) == []
    room = visitor.page.locator(".log").bounding_box()
    assert room is not None
    assert room["height"] > 60


CUT = """() => {
  const list = document.querySelector('.strip ol');
  const room = list.getBoundingClientRect();
  const opener = document.querySelector('.strip .steer');
  const unread = [...list.querySelectorAll('.line > span:last-child')]
    .filter(words => opener === null && words.scrollHeight > words.clientHeight + 4);
  const cut = [...list.querySelectorAll('li')].map(line => [line, line.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > room.top + 3 && box.top < room.bottom - 3)
    .filter(([, box]) => box.top < room.top - 1 || box.bottom > room.bottom + 1)
    .map(([line]) => line);
  return [...cut, ...unread].map(line => line.innerText);
}"""
"Lines of the recap that are cut through, or keep their beginning where they cannot be opened."


def in_card_phase(visit: Visits, serving: Serving) -> Visitor:
    """On a small phone, at Streifzug, who has nothing left to do but to end the turn."""
    tables = streifzug_tables
    table = tables.table(serving.database, tables.CARD_PHASE, seats=2, **tables.EXTENDED)
    visitor = visit(Device(360, 640, touch=True), "de", speed="instant", explain="off")
    visitor.go(table.link(0))
    visitor.page.locator("[data-action=end]").wait_for()
    return visitor


def test_a_long_question_and_what_is_looked_at_have_room(visit: Visits, serving: Serving) -> None:
    """On a small phone, with nothing left but to end the turn; no line of the recap is cut."""
    visitor = in_card_phase(visit, serving)
    for width, height in ((360, 640), (640, 360)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.locator("[data-cell=m0]").focus()
        visitor.page.wait_for_timeout(100)
        found: list[str] = visitor.page.evaluate(OVERLAPPING) + visitor.page.evaluate(CUT)
        assert (width, height, found) == (width, height, [])


LONE = """() => {
  const lines = [...document.querySelectorAll('.strip li')];
  lines.pop().querySelector('.line > span:last-child').textContent = 'Wort '.repeat(18);
  for (const line of lines) line.hidden = true;
}"""
"""Of the recap only the last line is left, as long as it may be."""

UNREAD = """words => words.scrollHeight > words.clientHeight + 4"""


def test_a_lone_line_that_is_not_whole_can_be_opened(visit: Visits, serving: Serving) -> None:
    """On a small phone, where the recap stands beside buttons."""
    visitor = in_card_phase(visit, serving)
    visitor.page.evaluate(LONE)
    words = visitor.page.locator(".strip li:last-child .line > span:last-child")
    for width, height in ((640, 360), (360, 640)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(100)
        found: list[str] = visitor.page.evaluate(CUT)
        assert (width, height, found) == (width, height, [])
        assert words.evaluate(UNREAD)
        visitor.page.locator(".strip .steer").click()
        assert not words.evaluate(UNREAD)
        visitor.page.locator(".strip .steer").click()


def test_the_board_of_a_lesson_has_the_room_that_is_left(visit: Visits) -> None:
    """On a small phone, as large while a card is chosen and buttons are there as before."""
    visitor = visit(Device(360, 640, touch=True), "en", speed="instant")
    visitor.go("/learn/stramash/1")
    visitor.page.get_by_role("button", name="Next").click()
    glass = visitor.page.locator(".glass")
    before = glass.bounding_box()
    visitor.page.locator("[data-card=K]").click(force=True)
    visitor.page.locator("[data-action=back]").wait_for()
    assert before is not None
    assert before["width"] > 260
    after = glass.bounding_box()
    assert after is not None
    assert (after["width"], after["height"]) == (before["width"], before["height"])


def test_a_refusal_leaves_the_board_as_large_as_a_small_phone_has_room_for(
    visit: Visits, serving: Serving
) -> None:
    """What one's own plate says is on the board of Stramash: that has its room."""
    visitor = visit(Device(360, 640, touch=True), "de", speed="instant", name="Anna")
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket("**", opened)
    made = stramash_tables.until(serving.database, stramash_tables.in_the_thick, 4)
    visitor.go(made.link(0))
    visitor.wait_until(lambda: visitor.page.title().startswith("●"), "it is Anna's turn")
    glass = visitor.page.locator(".glass")
    before = glass.bounding_box()
    assert before is not None
    assert before["width"] > 290
    error = {"type": "error", "code": "stale", "message": "", "obstacles": []}
    lines[-1].send(json.dumps(error))
    visitor.page.get_by_role("alert").wait_for()
    assert glass.bounding_box() == before


NUMERALS = """() => [...document.querySelectorAll('text.number')].map(one =>
  parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""


def test_the_numbers_of_fields_can_be_read_on_a_phone(visit: Visits, serving: Serving) -> None:
    """The log names fields by them; in pixels as they are drawn."""
    visitor = visit(Device(360, 640, touch=True), "de", speed="instant")
    visitor.go(TABLES["dog"](serving.database).link(0))
    visitor.page.locator("text.number").first.wait_for()
    assert min(visitor.page.evaluate(NUMERALS)) >= 7
