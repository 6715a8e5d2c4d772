"""The pages of the rules in a browser: readable by everybody, without a script, and on paper."""

import re

import pytest
from playwright.sync_api import Browser, expect

import spielwerk
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.looks import Light, OtherLook
from tests.web.pages import Pages
from tests.web.test_accessibility import assert_no_violation
from tests.web.visitor import PHONE, Device

UNFOLD = "document.querySelectorAll('details').forEach(one => { one.open = true; })"

SHEETS = 4
"""On so many pages of A4 the rules of a game are printed, at most."""


@pytest.mark.parametrize("game", spielwerk.games())
@OtherLook
def test_everybody_can_read_the_rules(
    visit: Visits, device: Device, language: str, light: Light, game: str
) -> None:
    pages = Pages(visit(device, language, light))
    pages.visitor.go(f"rules/{language}/{game}")
    expect(pages.page.get_by_role("heading", level=1)).to_be_visible()
    pages.page.evaluate(UNFOLD)
    assert_no_violation(pages)
    assert pages.page.evaluate("document.documentElement.scrollWidth") <= device.width


def test_the_rules_need_no_script_and_a_link_opens_its_paragraph(
    chromium: Browser, serving: Serving
) -> None:
    context = chromium.new_context(java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto(f"{serving.url}rules/dog#M6")
    expect(page.locator("#M6")).to_be_visible()
    expect(page.locator("#figure-seven svg").first).to_be_visible()
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("heading", name="The seven")).to_be_visible()
    context.close()


def test_a_figure_is_tried_by_touch_and_by_keyboard(visit: Visits) -> None:
    pages = Pages(visit(PHONE, "de"))
    pages.visitor.go("rules/de/dog")
    figure = pages.page.locator("#figure-fresh")
    figure.get_by_role("button", name="Ausprobieren").click()
    expect(figure.get_by_role("status")).to_have_text(
        "Tippe an, was sich bewegen soll, und dann, wohin."
    )
    piece = figure.get_by_role("button", name="1 von 1 zum Ausprobieren")
    expect(piece).to_be_focused()
    pages.page.keyboard.press("Enter")
    expect(figure.get_by_role("button", name="Dorthin geht es.")).to_have_count(1)
    blocked = figure.get_by_role("button", name="Ein frischer Stein versperrt den Weg.")
    blocked.first.tap()
    expect(figure.get_by_role("status")).to_contain_text("Ein frischer Stein")
    expect(figure.locator(".met")).to_have_count(1)
    assert_no_violation(pages)


def test_the_rules_are_printed_on_a_few_sheets(chromium: Browser, serving: Serving) -> None:
    page = chromium.new_page()
    for game in spielwerk.games():
        page.goto(f"{serving.url}rules/de/{game}")
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))
        assert 1 < len(sheets) <= SHEETS, game
    page.close()
