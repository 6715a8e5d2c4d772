"""The first page opens doors: each game can be played at once, learned, or set up for others."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.looks import by_risk
from tests.web.pages import Pages
from tests.web.rufus_pages import RufusPages
from tests.web.stramash_pages import StramashPages
from tests.web.strategus_pages import StrategusPages
from tests.web.streifzug_pages import StreifzugPages
from tests.web.visitor import PHONE, Visitor

GAMES: tuple[type[Pages], ...] = (
    Pages,
    RufusPages,
    StramashPages,
    StrategusPages,
    StreifzugPages,
)

MOST_HEIGHT = 1200
"""In pixels: so far down the last of the games ends on a telephone."""


def bots(visitor: Visitor) -> set[str]:
    """The levels of those who sit at the table."""
    return {seat["bot"] for seat in visitor.table["seats"] if seat["kind"] == "bot"}


@pytest.mark.parametrize(
    ("kind", "language"), by_risk(product(GAMES, ("de", "en")), [(kind, "de") for kind in GAMES])
)
def test_two_clicks_lead_from_the_first_page_into_the_first_move(
    visit: Visits, kind: type[Pages], language: str
) -> None:
    """The first opens a table, the second begins to play; on a small phone, while it explains."""
    pages = kind(visit(PHONE, language, speed="instant", explain="new"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.visitor.go()
    pages.hands.button(pages.door("button", "play-now"))
    pages.wait_for_turn()
    assert bots(pages.visitor) == {"child"}
    expect(pages.dialog).to_have_count(0)
    if kind is StrategusPages:
        pages.hands.button(pages.action("ready"))
        pages.visitor.wait_until(
            lambda: pages.visitor.update["observation"]["ready"][0], "the army stands"
        )
    elif pages.hand.count():
        pages.hands.card(pages.hand.and_(pages.page.locator("[aria-disabled=false]")).first)
        pages.visitor.wait_until(lambda: begun(pages), "a move has begun")
    else:
        way = pages.page.locator("[data-action]:enabled").or_(pages.offered)
        expect(way.first).to_be_visible()


def begun(pages: Pages) -> bool:
    """Whether a move is under way: a card is picked, or played already."""
    return pages.action("back").is_visible() or len(pages.visitor.said) > 1


@pytest.mark.parametrize(
    ("width", "language"), by_risk(product((320, 360), ("de", "en")), [(360, "de")])
)
def test_all_games_fit_on_two_screens_of_a_telephone(
    visit: Visits, width: int, language: str
) -> None:
    pages = Pages(visit(PHONE, language))
    pages.page.set_viewport_size({"width": width, "height": 640})
    pages.visitor.go()
    for kind in GAMES:
        door = kind(pages.visitor).door("link", "new-table")
        box = door.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= MOST_HEIGHT
    assert pages.page.evaluate("document.documentElement.scrollWidth") <= width


def test_who_has_beaten_a_level_is_given_the_next(visit: Visits) -> None:
    pages = Pages(visit())
    pages.visitor.go("favicon.svg")
    pages.page.evaluate("localStorage.setItem('spielwerk.beaten', '{\"dog\": [\"child\"]}')")
    pages.visitor.go()
    pages.hands.button(pages.door("button", "play-now"))
    pages.reaches_table()
    pages.visitor.wait_until(lambda: pages.visitor.table, "the table is told")
    assert bots(pages.visitor) == {"casual"}


def test_the_own_tables_come_first(visit: Visits) -> None:
    pages = Pages(visit())
    pages.visitor.go()
    pages.hands.button(pages.door("button", "play-now"))
    pages.reaches_table()
    pages.visitor.go()
    tables = pages.named("heading", "recent").bounding_box()
    games = pages.named("heading", "choose-game").bounding_box()
    assert tables is not None
    assert games is not None
    assert tables["y"] < games["y"]


def test_a_new_table_asks_for_nothing_but_who_plays(visit: Visits, serving: Serving) -> None:
    pages = Pages(visit())
    pages.visitor.go("new/dog")
    expect(pages.named("button", "create-table")).to_be_visible()
    expect(pages.page.get_by_role("checkbox")).to_have_count(0)
    labels = ["your-name", *(f"dog-seat-{seat}" for seat in range(4))]
    fields = pages.page.locator("form :is(input:not([type=radio]), select):visible")
    expect(fields).to_have_count(len(labels))
