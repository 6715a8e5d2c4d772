"""The lens: on a small phone every field of every board is met by a finger."""

import pytest
from playwright.sync_api import expect

from spielwerk.lessons.reading import lessons_of
from tests.server.serving import Serving
from tests.web import streifzug_tables
from tests.web.boards import TABLES
from tests.web.conftest import Visits
from tests.web.hands import Fingers
from tests.web.looks import by_risk
from tests.web.streifzug_pages import StreifzugPages
from tests.web.test_lessons import until_asked
from tests.web.visitor import Device

SMALL = Device(360, 640, touch=True)
A_MOMENT = 500
"""Milliseconds after a drag: sooner the browser takes a tap for a part of it."""

MEETS = """async every => {
  const glass = document.querySelector('.glass');
  const told = (kind, id, x, y) =>
    glass.querySelector('[role=grid]').dispatchEvent(new PointerEvent(kind, {
      pointerId: id, isPrimary: id === 1, pointerType: 'touch', buttons: 1, bubbles: true,
      clientX: x, clientY: y,
    }));
  const fingers = (kind, x, y, apart) =>
    [1, 2].forEach(id => told(kind, id, x + (id === 1 ? -apart : apart), y));
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const middle = cell => {
    const { x, y, width, height } = cell.firstElementChild.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width };
  };
  const wrong = [];
  const cells = [...glass.querySelectorAll('[data-cell]')];
  for (const cell of cells.filter((_, number) => number % every === 0)) {
    const { x, y, width } = middle(cell);
    fingers('pointerdown', x, y, 10);
    fingers('pointermove', x, y, 10 * Math.max(1, 44.5 / width));
    fingers('pointerup', x, y, 0);
    await frame();
    const here = middle(cell);
    const [name] = cell.getAttribute('aria-label').split(/[,.] /);
    for (const [right, down] of [[0, 0], [10, 0], [-10, 0], [0, 10], [0, -10]]) {
      const there = document.elementFromPoint(here.x + right, here.y + down);
      told('pointerdown', 1, here.x + right, here.y + down);
      told('pointerup', 1, here.x + right, here.y + down);
      await frame();
      const hint = document.querySelector('.hint').textContent;
      const met = there?.closest('[data-cell]') === cell || hint.startsWith(name);
      if (!met) wrong.push([cell.dataset.cell, right, down, hint]);
    }
    if (here.width < 43.9) wrong.push([cell.dataset.cell, here.width]);
    document.querySelector('.whole')?.click();
    await frame();
  }
  return wrong;
}"""
"""Opens the lens over one field of so many, and touches it there, and so far beside its middle."""

SOME = 5
"""In the short form one field of so many, which no part of a board is made of."""


@pytest.mark.parametrize(
    "game", by_risk([(game,) for game in TABLES], [("stramash",), ("streifzug",)])
)
def test_a_finger_meets_every_field(
    visit: Visits, serving: Serving, game: str, request: pytest.FixtureRequest
) -> None:
    visitor = visit(SMALL, speed="instant")
    visitor.go(TABLES[game](serving.database).link(0))
    visitor.page.locator("[data-cell]").first.wait_for()
    visitor.wait_until(lambda: visitor.page.title().startswith("●"), "it is Anna's turn")
    every = 1 if request.config.getoption("whole") else SOME
    assert visitor.page.evaluate(MEETS, every) == []


def test_a_tap_near_several_fields_opens_it(visit: Visits, serving: Serving) -> None:
    """It chooses nothing yet; what is played through it brings the whole board back."""
    pages = StreifzugPages(visit(SMALL, speed="instant"))
    link = streifzug_tables.table(serving.database, streifzug_tables.ROLLED, "B1, R1, R5").link(0)
    pages.visitor.go(link)
    assert pages.wait_for_turn()
    whole = pages.named("button", "lens-whole")
    one, other = (pages.cell(field).locator("circle").first for field in ("o7", "o9"))
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None
    assert there is not None
    between = (here["x"] + there["x"] + here["width"]) / 2
    pages.page.touchscreen.tap(between, (here["y"] + there["y"] + here["height"]) / 2)
    expect(whole).to_be_visible()
    assert all(message["type"] != "play" for message in pages.visitor.said)
    pages.hands.button(whole)
    expect(whole).to_be_hidden()
    box = pages.glass.bounding_box()
    assert box is not None
    fingers = Fingers(pages.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.down((x, y))
    fingers.down((x + 20, y))
    fingers.move((x - 60, y))
    fingers.up()
    fingers.up()
    expect(whole).to_be_visible()
    before = pages.cell("bell").bounding_box()
    fingers.down((x, y))
    fingers.move((x + 50, y + 30))
    fingers.up()
    after = pages.cell("bell").bounding_box()
    assert before is not None
    assert after is not None
    assert round(after["x"] - before["x"]) == 50
    assert round(after["y"] - before["y"]) == 30
    pages.page.wait_for_timeout(A_MOMENT)
    pages.hands.button(whole)
    expect(whole).to_be_hidden()
    pages.play("2 o7>o9")
    expect(whole).to_be_hidden()


def test_a_tap_opens_it_further_where_a_lesson_has_come_close(visit: Visits) -> None:
    """Fields may still be smaller than a finger there: after the tap they are not."""
    pages = StreifzugPages(visit(SMALL, speed="instant"))
    pages.visitor.go("learn/streifzug/3")
    until_asked(pages)
    expect(pages.page.locator(".glass.open:not(.tapped)")).to_have_count(1)
    assert width_of(pages, "o6") < 30
    pages.cell("o6").tap()
    expect(pages.page.locator(".glass.tapped")).to_have_count(1)
    pages.page.wait_for_timeout(A_MOMENT)
    assert width_of(pages, "o6") > 43.9
    pages.hands.button(pages.named("button", "lens-whole"))
    expect(pages.page.locator(".glass.open")).to_have_count(0)


def width_of(pages: StreifzugPages, field: str) -> float:
    """How wide a field is on the screen."""
    box = pages.cell(field).locator("circle").first.bounding_box()
    assert box is not None
    return box["width"]


def test_beside_an_enlarged_board_dice_and_names_can_be_read(visit: Visits) -> None:
    pages = StreifzugPages(visit(SMALL, "de", speed="instant"))
    pages.visitor.go("learn/streifzug/6")
    until_asked(pages)
    expect(pages.page.locator(".glass.open")).to_have_count(1)
    expect(pages.page.locator(".plate .dice")).to_be_visible()
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).length"
    assert pages.page.locator(".plate .head").evaluate_all(cut) == 0


def test_beside_the_whole_board_names_can_be_read(visit: Visits) -> None:
    """Whose turn it is, who has rolled, laid out and rung, in half the width of a small phone."""
    pages = StreifzugPages(visit(SMALL, "de", speed="instant"))
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).length"
    scenes = [scene.id for scene in lessons_of("streifzug").scenes]
    for path in ("puzzles/streifzug/1", f"learn/streifzug/{scenes.index('ring') + 1}"):
        pages.visitor.go(path)
        until_asked(pages)
        assert pages.page.locator(".plate .head").evaluate_all(cut) == 0
