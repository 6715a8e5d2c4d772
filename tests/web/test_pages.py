"""What every page owes everybody: it fits the screen, speaks their language, remembers choices."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Serving
from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.looks import by_risk
from tests.web.pages import Pages
from tests.web.prepared import Prepared, winning
from tests.web.visitor import Device

WIDTHS = (320, 360, 768, 1280)

LEVELS = ("child", "casual", "club", "master")
"""Bots that a family is offered, the gentlest first."""


def overhang(page: Page) -> object:
    """What stands out to the right of the page, if the page can be scrolled sideways."""
    return page.evaluate(
        """() => {
          const wide = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= wide) return [];
          return [...document.querySelectorAll('body *')]
            .filter(one => one.getBoundingClientRect().right > wide + 0.5)
            .map(one => `${one.tagName} ${one.className} ${one.getBoundingClientRect().right}`);
        }"""
    )


@pytest.mark.parametrize(
    ("width", "language"),
    by_risk(product(WIDTHS, ("de", "en")), zip(WIDTHS, ("de", "en") * 2, strict=True)),
)
def test_nothing_scrolls_sideways(
    visit: Visits, prepared: Callable[..., Prepared], width: int, language: str
) -> None:
    device = Device(width, 740, touch=width < 500)
    pages = Pages(visit(device, language, speed="instant", name="Maximiliane Hohenlohe-Langen"))
    table = prepared(positions.last_action)
    pages.visitor.go()
    expect(pages.page.get_by_role("heading", level=1)).to_be_visible()
    assert overhang(pages.page) == []
    pages.visitor.go("new/dog")
    pages.named("button", "create-table").wait_for()
    pages.page.get_by_text(pages.word("house-rules")).click()
    assert overhang(pages.page) == []
    pages.visitor.go(table.link(0))
    pages.wait_for_turn()
    assert overhang(pages.page) == []
    pages.hands.button(pages.named("button", "help"))
    assert overhang(pages.page) == []
    pages.page.keyboard.press("Escape")
    pages.play(winning(table.match))
    assert not pages.wait_for_turn()
    assert overhang(pages.page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_what_was_ruled_can_be_read_before_anybody_plays(visit: Visits, width: int) -> None:
    pages = Pages(visit(Device(width, 740, touch=width < 500)))
    pages.visitor.go()
    pages.hands.button(pages.named("link", "rulings-all"))
    expect(pages.named("heading", "rulings-all")).to_be_visible()
    ruling = pages.page.get_by_text(pages.word("dog-ruling-M6"))
    expect(ruling).to_be_hidden()
    pages.hands.button(pages.page.get_by_text(pages.word("dog-name"), exact=True))
    expect(ruling).to_be_visible()
    assert overhang(pages.page) == []


def test_what_was_ruled_can_be_read_while_a_table_is_set_up(visit: Visits) -> None:
    pages = Pages(visit())
    pages.visitor.go("new/dog")
    pages.page.get_by_text(pages.word("house-rules")).click()
    pages.hands.button(pages.named("button", "rulings"))
    expect(pages.dialog.get_by_text(pages.word("dog-ruling-M6"))).to_be_visible()


def test_what_was_ruled_can_be_read_at_the_table(
    visit: Visits, prepared: Callable[..., Prepared]
) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go(prepared(positions.beginning).link(0))
    pages.wait_for_turn()
    pages.hands.button(pages.named("button", "help"))
    pages.hands.button(pages.dialog.get_by_text(pages.word("rulings"), exact=True))
    expect(pages.dialog.get_by_text(pages.word("dog-ruling-M6"))).to_be_visible()


def test_the_title_says_whose_turn_it_is(visit: Visits, prepared: Callable[..., Prepared]) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go(prepared(positions.beginning, {1: "Ben"}).link(0))
    pages.wait_for_turn()
    expect(pages.page).to_have_title(f"● {pages.word('your-turn')} – Dog")
    pages.play(pages.visitor.update["legal"][0])
    expect(pages.page).to_have_title("Dog – Spielwerk")


def test_the_language_is_the_browsers_until_somebody_chooses(visit: Visits) -> None:
    visitor = visit(language="de")
    pages = Pages(visitor)
    html = visitor.page.locator("html")
    visitor.go()
    expect(html).to_have_attribute("lang", "de")
    expect(pages.named("heading", "welcome")).to_be_visible()
    pages.hands.button(pages.named("button", "switch-language"))
    visitor.language = "en"
    expect(html).to_have_attribute("lang", "en")
    expect(pages.named("heading", "welcome")).to_be_visible()
    visitor.page.reload()
    expect(pages.named("heading", "welcome")).to_be_visible()
    expect(html).to_have_attribute("lang", "en")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_light_is_the_devices_until_somebody_chooses(visit: Visits, light: str) -> None:
    visitor = visit(light="dark" if light == "dark" else "light")
    pages = Pages(visitor)
    visitor.go()
    before = brightness(visitor.page)
    assert (before < 128) == (light == "dark")
    pages.hands.button(pages.named("button", "switch-light" if light == "dark" else "switch-dark"))
    assert (brightness(visitor.page) < 128) != (before < 128)
    chosen = brightness(visitor.page)
    visitor.page.reload()
    pages.named("heading", "welcome").wait_for()
    assert brightness(visitor.page) == chosen


def brightness(page: Page) -> float:
    """How bright the ground of the page is, 0 to 255."""
    ground = page.evaluate(
        """() => [document.documentElement, document.body]
          .map(one => getComputedStyle(one).backgroundColor)
          .find(colour => !/, 0\\)|transparent/.test(colour))"""
    )
    return sum(float(part) for part in re.findall(r"[\d.]+", ground)[:3]) / 3


def test_an_address_that_leads_nowhere_says_so(visit: Visits) -> None:
    pages = Pages(visit())
    pages.visitor.go("table/nowhere")
    expect(pages.page.get_by_text(pages.word("error-no_table"))).to_be_visible()
    pages.hands.button(pages.named("link", "go-home"))
    expect(pages.named("heading", "welcome")).to_be_visible()


def test_a_wrong_key_opens_no_seat(visit: Visits, prepared: Callable[..., Prepared]) -> None:
    pages = Pages(visit())
    table = prepared(positions.beginning)
    pages.visitor.go(f"table/{table.table}#key=not-the-key-of-anybody")
    expect(pages.page.get_by_text(pages.word("error-bad_key"))).to_be_visible()


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_family_is_offered_bots_of_four_strengths(visit: Visits, language: str) -> None:
    pages = Pages(visit(language=language))
    pages.visitor.go("new/dog")
    sitting = pages.page.get_by_role("combobox", name=pages.word("dog-seat-1"), exact=True)
    offered = ["sit-me", "sit-link", *(f"bot-{level}" for level in LEVELS)]
    expect(sitting.get_by_role("option")).to_have_text([pages.word(name) for name in offered])
    expect(sitting).to_have_value("bot:casual")
    for level in LEVELS:
        sitting.select_option(f"bot:{level}")
        expect(pages.page.get_by_text(pages.word(f"bot-{level}.help"))).to_be_visible()
    pages.hands.button(pages.named("button", "create-table"))
    expect(pages.plate(1)).to_contain_text(pages.word("bot-master.short"))
    assert [seat["bot"] for seat in pages.visitor.table["seats"]] == [
        None,
        "master",
        "casual",
        "casual",
    ]


def test_a_bot_that_is_not_offered_is_named_where_it_sits(visit: Visits, serving: Serving) -> None:
    pages = Pages(visit())
    pages.visitor.go(f"table/{serving.open_table('link', 'greedy', 'random', 'greedy')['table']}")
    expect(pages.plate(1)).to_contain_text(pages.word("bot-greedy.short"))
    expect(pages.plate(2)).to_contain_text(pages.word("bot-random.short"))
