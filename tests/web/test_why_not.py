"""Nobody is left puzzled why a field cannot be reached: the board says it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from spielwerk import Match
from tests.server.serving import Serving
from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.pages import Pages, read_action
from tests.web.prepared import Prepared
from tests.web.strategus_pages import StrategusPages
from tests.web.strategus_tables import FIGHTERS, table
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor

Prepares = Callable[..., Prepared]


def reason(pages: Pages, code: str) -> str:
    """The sentence as the page says it."""
    return pages.word(f"{pages.game}-reason-{code}")


def hint(pages: Pages) -> Locator:
    """The line below the question."""
    return pages.page.locator(".hint")


def barring(pages: Pages) -> Locator:
    """The rings around what is in the way."""
    return pages.page.locator(".barring .ring")


def one_barred(match: Match, chosen: str) -> tuple[str, str]:
    """A field that cannot be reached, and the code; where a rule says so, if any does."""
    barred = match.barred(0, chosen)
    field = next((one for one, why in barred.items() if why.rule), next(iter(barred)))
    return field, barred[field].code


def come(visitor: Visitor, link: str) -> StrategusPages:
    pages = StrategusPages(visitor)
    pages.visitor.go(link)
    pages.wait_for_turn()
    return pages


@pytest.mark.parametrize("device", [DESKTOP, PHONE])
def test_a_square_says_why_it_cannot_be_reached(
    visit: Visits, serving: Serving, device: Device
) -> None:
    """By pointing at it, or touching it; the card stays chosen."""
    made = table(serving.database, armies=FIGHTERS)
    pages = come(visit(device, speed="instant"), made.link(0))
    pages.hands.cell(pages.cell("e4"))
    pages.hands.cell(pages.cell("f5"))
    expect(hint(pages)).to_have_text(reason(pages, "hare_not_straight"))
    paragraph = pages.page.get_by_role("link", name=re.compile("M2"))
    address = re.compile(r"^/rules/en/strategus\?seats=2.*#about-M2$")
    expect(paragraph).to_have_attribute("href", address)
    touched = "([x, y]) => document.elementFromPoint(x, y)?.hash"
    for above in (-11, 11):
        assert pages.page.evaluate(touched, middle(paragraph, above=above)) == "#about-M2"
    expect(pages.cell("e4")).to_have_attribute("aria-selected", "true")
    expect(barring(pages)).to_have_count(0)
    pages.hands.cell(pages.cell("e8"))
    expect(hint(pages)).to_have_text(reason(pages, "way_blocked"))
    expect(barring(pages)).not_to_have_count(0)


def test_a_refusal_stays_while_the_mouse_goes_to_its_paragraph(
    visit: Visits, serving: Serving
) -> None:
    """Across squares of which something else would be said."""
    made = table(serving.database, armies=FIGHTERS)
    pages = come(visit(speed="instant"), made.link(0))
    pages.hands.cell(pages.cell("e4"))
    pages.hands.cell(pages.cell("e8"))
    refused = reason(pages, "way_blocked")
    expect(hint(pages)).to_have_text(refused)
    paragraph = pages.page.locator("[data-hint] a")
    pages.page.mouse.move(*middle(paragraph), steps=30)
    expect(hint(pages)).to_have_text(refused)
    pages.page.mouse.move(*middle(pages.cell("e5")), steps=30)
    expect(paragraph).to_have_count(0)


def test_a_square_that_can_be_reached_says_nothing_of_the_kind(
    visit: Visits, serving: Serving
) -> None:
    made = table(serving.database, armies=FIGHTERS)
    pages = come(visit(speed="instant"), made.link(0))
    pages.hands.cell(pages.cell("e4"))
    why = reason(pages, "hare_not_straight")
    pages.visitor.wait_until(lambda: why in pages.label("f5"), "the table has answered")
    assert ". " not in pages.label("e5")
    assert ". " not in pages.label("e4")
    pages.page.keyboard.press("Escape")
    pages.visitor.wait_until(lambda: why not in pages.label("f5"), "nothing is chosen")


def test_the_keyboard_hears_why_field_by_field(visit: Visits, prepared: Prepares) -> None:
    made = prepared(positions.in_the_thick)
    pages = Pages(visit(speed="instant"))
    pages.visitor.go(made.link(0))
    pages.wait_for_turn()
    walk = next(a for a in made.match.legal(0) if ">" in a and a[0] in "235689")
    card, man, field = read_action(walk)
    pages.hands.card(pages.card(card))
    if man is not None and pages.cell(man).and_(pages.offered).count():
        pages.hands.cell(pages.cell(man))
    other, code = one_barred(made.match, f"{card} {man}")
    expected = reason(pages, code)
    expect(pages.cell(other)).to_have_accessible_name(re.compile(re.escape(expected)))
    pages.cell(other).focus()
    expect(hint(pages)).to_have_text(expected)
    assert field is not None
    assert expected not in (pages.cell(field).get_attribute("aria-label") or "")


def test_a_card_that_cannot_be_played_says_why(visit: Visits) -> None:
    """A touch is enough; the sentence has its paragraph beside it."""
    pages = Pages(visit(PHONE, "de", speed="instant"))
    pages.visitor.go("learn/dog/1")
    pages.hands.button(pages.named("button", "lesson-next"))
    pages.page.locator(".hand [aria-disabled=true]").first.tap(
        position={"x": 12, "y": 20}, force=True
    )
    panel = pages.named("region", "lesson")
    expect(panel).to_contain_text(reason(pages, "no_way_out"))
    paragraph = panel.get_by_role("link", name=re.compile("M1"))
    expect(paragraph).to_have_attribute("href", "/rules/de/dog?seats=4#about-M1")


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_a_refusal_stays_until_its_paragraph_is_opened(visit: Visits, device: Device) -> None:
    """Though the card is left, and at the edge of what a finger needs."""
    pages = Pages(visit(device, speed="instant"))
    pages.visitor.go("learn/dog/1")
    pages.hands.button(pages.named("button", "lesson-next"))
    panel = pages.named("region", "lesson")
    point = pages.page.touchscreen.tap if device.touch else pages.page.mouse.click
    point(*middle(pages.page.locator(".hand [aria-disabled=true]").first, 14))
    paragraph = panel.get_by_role("link", name=re.compile("M1"))
    expect(paragraph).to_be_visible()
    with pages.visitor.context.expect_page(timeout=10_000) as opened:
        point(*middle(paragraph, above=11))
    assert opened.value.url.endswith("#about-M1")
    expect(opened.value.locator("#figure-fresh")).to_be_in_viewport()
    opened.value.locator("#about-M1 a").click()
    expect(opened.value.locator("#M1")).to_be_in_viewport()
    expect(paragraph).to_be_visible()
    point(*middle(panel.locator(".task")))
    expect(paragraph).to_have_count(0)


def middle(place: Locator, left: float | None = None, above: float = 0) -> tuple[float, float]:
    """Where to point at it: so far from its left, so far above its middle."""
    box = place.bounding_box()
    assert box is not None
    across = box["width"] / 2 if left is None else left
    return box["x"] + across, box["y"] + box["height"] / 2 - above


def test_a_card_that_cannot_be_played_says_why_aloud_by_keyboard(visit: Visits) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go("learn/dog/1")
    pages.hands.button(pages.named("button", "lesson-next"))
    dim = pages.page.locator(".hand [aria-disabled=true]").first
    heard = pages.page.locator(".unseen[role=status]")
    why = reason(pages, "no_way_out")
    expect(dim).to_be_visible()
    expect(heard).not_to_contain_text(why)
    dim.focus()
    pages.page.keyboard.press("Enter")
    expect(heard).to_contain_text(why)


def test_only_who_chooses_is_told(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, armies=FIGHTERS)
    anna = come(visit(speed="instant"), made.link(0))
    watcher = StrategusPages(visit(speed="instant"))
    watcher.visitor.go(made.link())
    watcher.visitor.wait_until(lambda: watcher.visitor.update, "the table is told")
    anna.hands.cell(anna.cell("e4"))
    anna.visitor.wait_until(
        lambda: reason(anna, "hare_not_straight") in anna.label("f5"), "the table has answered"
    )
    watcher.page.wait_for_timeout(200)
    assert all(message["type"] != "barred" for message in watcher.visitor.messages())
    assert reason(watcher, "hare_not_straight") not in watcher.label("f5")
