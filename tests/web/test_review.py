"""A finished match is looked back at: where the chances turned, and what could have been done."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import expect

import spielwerk
from spielwerk import bots
from spielwerk.server.storage.kept import Step
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.looks import Light
from tests.web.pages import Pages
from tests.web.prepared import Prepared, lay
from tests.web.test_accessibility import assert_no_violation
from tests.web.test_pages import overhang
from tests.web.visitor import DESKTOP, Device

pytestmark = pytest.mark.usefixtures("searching")

SHORT = spielwerk.load("dog", {"max_plies": 60})
"""A match ends soon, in a draw."""

SMALL = Device(320, 640, touch=True)
LONGEST = 300_000
"""Milliseconds after which the server says at the latest that it is not done yet."""
MOST_TIMES = 20
"""How often one asks a server that is not done yet."""


@cache
def steps() -> tuple[Step, ...]:
    """A match in which nobody thinks."""
    players = [bots.load("random", SHORT, seat, seed=1) for seat in range(SHORT.seats)]
    match = SHORT.match(seed=1)
    while not match.over:
        seat = match.seats_to_act()[0]
        seen, told = match.observation(seat), match.events(seat)
        match.play(seat, players[seat].choose(seen, match.legal(seat), told))
    return tuple(match.steps)


@pytest.fixture(scope="module")
def table(serving: Serving) -> Prepared:
    return lay(serving.database, SHORT, steps(), {0: "Anna", 2: "Ben"})


def look_back(pages: Pages, table: Prepared) -> None:
    """From the end of the match; again while a busy server is not done."""
    pages.visitor.go(table.link(0))
    pages.visitor.wait_until(pages.is_over, "the match is over")
    pages.hands.button(pages.dialog.get_by_role("button", name=pages.word("review"), exact=True))
    slider = pages.page.get_by_role("slider")
    again = pages.named("button", "try-again")
    expect(slider.or_(again)).to_be_visible(timeout=LONGEST)
    for _ in range(MOST_TIMES):
        if slider.is_visible():
            break
        pages.hands.button(again)
        expect(again).to_be_hidden()
        expect(slider.or_(again)).to_be_visible(timeout=LONGEST)
        pages.visitor.forgive("503")


@pytest.mark.parametrize(
    ("device", "language", "light"), [(SMALL, "de", "light"), (DESKTOP, "en", "dark")]
)
def test_everybody_can_look_back(
    visit: Visits, table: Prepared, device: Device, language: str, light: Light
) -> None:
    pages = Pages(visit(device, language, light, speed="instant"))
    look_back(pages, table)
    pages.hands.button(pages.dialog.get_by_text(pages.word("review-table")))
    expect(pages.dialog.get_by_role("table").last).to_be_visible()
    assert_no_violation(pages)
    assert overhang(pages.page) == []
    assert "⟦" not in pages.page.content()


def test_one_walks_through_the_match(visit: Visits, table: Prepared) -> None:
    pages = Pages(visit(language="en", speed="instant"))
    look_back(pages, table)
    walk = pages.page.get_by_role("slider")
    expect(pages.dialog).to_contain_text(pages.word("review-begin"))
    walk.focus()
    pages.page.keyboard.press("ArrowRight")
    expect(pages.dialog).to_contain_text("Your cards:")
    pages.page.keyboard.press("End")
    expect(walk).to_have_attribute("aria-valuetext", re.compile("50%"))
    turn = pages.named("button", "review-turn", number=1)
    pages.hands.button(turn)
    expect(walk).not_to_have_value("0")


def test_what_could_have_been_done_is_told_to_each_first_of_oneself(
    visit: Visits, table: Prepared
) -> None:
    pages = Pages(visit(language="en", speed="instant"))
    look_back(pages, table)
    with pages.page.expect_download() as kept:
        pages.hands.button(pages.named("link", "review-save"))
    review = json.loads(kept.value.path().read_text())
    own = [one for one in review["missed"] if one["seat"] == 0]
    assert own
    mine = pages.dialog.get_by_role("listitem").filter(has_text=pages.word("review-played"))
    apart = int(100 * own[0]["gain"] + 0.5)
    points = pages.word("percentage-points", points=apart)
    gain = pages.word("review-gain", gain=points)
    expect(mine.first).to_contain_text(gain)
    pages.hands.button(mine.first.get_by_role("button"))
    expect(pages.page.get_by_role("slider")).to_be_focused()
    expect(pages.dialog.locator(".moment")).to_contain_text(gain)
