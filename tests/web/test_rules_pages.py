"""The pages of the rules in a browser: readable by everybody, without a script, and on paper."""

import re

from playwright.sync_api import Browser, expect

import spielwerk
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.looks import Light, OtherLook
from tests.web.pages import Pages
from tests.web.test_accessibility import assert_no_violation
from tests.web.visitor import Device

UNFOLD = "document.querySelectorAll('details').forEach(one => { one.open = true; })"

SHEETS = 4
"""On so many pages of A4 the rules of a game are printed, at most."""


@OtherLook
def test_everybody_can_read_the_rules(
    visit: Visits, device: Device, language: str, light: Light
) -> None:
    pages = Pages(visit(device, language, light))
    for game in spielwerk.games():
        pages.visitor.go(f"rules/{language}/{game}")
        expect(pages.page.get_by_role("heading", level=1)).to_be_visible()
        pages.page.evaluate(UNFOLD)
        assert_no_violation(pages)
        wide = pages.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= device.width


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


def test_the_rules_are_printed_on_a_few_sheets(chromium: Browser, serving: Serving) -> None:
    page = chromium.new_page()
    for game in spielwerk.games():
        page.goto(f"{serving.url}rules/de/{game}")
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))
        assert 1 < len(sheets) <= SHEETS, game
    page.close()
