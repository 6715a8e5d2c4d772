"""The coach: whoever is to move may ask it; it plays nothing, and tells nobody else."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.hands import Keyboard
from tests.web.looks import Light
from tests.web.pages import Pages
from tests.web.prepared import Prepared
from tests.web.test_accessibility import assert_no_violation
from tests.web.test_pages import overhang
from tests.web.visitor import DESKTOP, Device, Message

pytestmark = pytest.mark.usefixtures("searching")

Prepares = Callable[..., Prepared]
TOLD = 3
LONGEST = 300.0
"""Seconds that a server takes at most until it has an answer, or none."""
MOST_TIMES = 20
"""How often one asks a server that has no answer yet."""

SMALL = Device(320, 640, touch=True)


def ask(pages: Pages) -> Locator:
    """Ask the coach, again and again while the server still prepares what it needs."""
    answer = answered(pages, button(pages))
    for _ in range(MOST_TIMES):
        if answer["actions"]:
            break
        answer = answered(pages, pages.named("button", "coach-once-more"))
    ways = pages.page.locator("[data-advice]")
    expect(ways).to_have_count(TOLD)
    return ways


def answered(pages: Pages, asking: Locator) -> Message:
    """What the server answers when this button is pressed."""
    known = len(hints(pages))
    pages.hands.button(asking)
    pages.visitor.wait_until(lambda: len(hints(pages)) > known, "the coach answers", LONGEST)
    return hints(pages)[-1]


def button(pages: Pages) -> Locator:
    return pages.named("button", "coach-ask.long")


def hints(pages: Pages) -> list[Message]:
    """What the server has told of the coach's thoughts."""
    return [message for message in pages.visitor.messages() if message["type"] == "hint"]


def played(pages: Pages) -> list[str]:
    return [told["action"] for told in pages.visitor.said if told["type"] == "play"]


def test_the_coach_names_the_best_to_whoever_asks_alone(visit: Visits, prepared: Prepares) -> None:
    table = prepared(positions.in_the_thick, {2: "Ben"})
    anna, ben, eve = (Pages(visit(speed="instant")) for _ in range(3))
    anna.visitor.go(table.link(0))
    ben.visitor.go(table.link(2))
    eve.visitor.go(table.link())
    anna.wait_for_turn()
    ways = ask(anna)

    hint = hints(anna)[-1]
    best = [way["action"] for way in hint["actions"][:TOLD]]
    assert ways.evaluate_all("ways => ways.map(way => way.dataset.advice)") == best
    assert set(best) <= set(anna.visitor.update["legal"])
    chance = f"{int(100 * hint['actions'][0]['chance'] + 0.5)}%"
    expect(ways.first).to_contain_text(chance)
    expect(anna.page.get_by_role("status")).to_contain_text(chance)

    anna.hands.button(ways.nth(1))
    expect(anna.action(best[1])).to_be_focused()
    assert played(anna) == []
    known = len(ben.visitor.events), len(eve.visitor.events)
    anna.hands.button(anna.action(best[1]))
    anna.visitor.wait_until(lambda: played(anna) == [best[1]], "it is played")
    ben.visitor.wait_until(lambda: len(ben.visitor.events) > known[0], "Ben sees it")
    eve.visitor.wait_until(lambda: len(eve.visitor.events) > known[1], "who watches sees it")
    for other in (ben, eve):
        assert hints(other) == []
        expect(button(other)).to_have_count(0)


def test_the_coach_is_asked_by_keyboard(visit: Visits, prepared: Prepares) -> None:
    visitor = visit(language="de", speed="instant")
    anna = Pages(visitor, Keyboard(visitor.page))
    visitor.go(prepared(positions.in_the_thick).link(0))
    anna.wait_for_turn()
    ways = ask(anna)
    expect(ways.first).to_be_focused()
    man = anna.page.get_by_role("gridcell", selected=True)
    expect(man).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(button(anna)).to_be_focused()
    expect(ways).to_have_count(0)
    expect(man).to_have_count(0)
    assert played(anna) == []


@pytest.mark.parametrize(
    ("device", "language", "light"), [(SMALL, "de", "light"), (DESKTOP, "en", "dark")]
)
def test_everybody_can_read_what_the_coach_says(
    visit: Visits, prepared: Prepares, device: Device, language: str, light: Light
) -> None:
    anna = Pages(visit(device, language, light, speed="instant"))
    anna.visitor.go(prepared(positions.in_the_thick).link(0))
    anna.wait_for_turn()
    ways = ask(anna)
    assert_no_violation(anna)
    assert overhang(anna.page) == []
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)


def test_a_table_can_be_without_a_coach(visit: Visits) -> None:
    anna = Pages(visit(speed="instant"))
    anna.visitor.go()
    anna.describe_table("Anna")
    anna.hands.button(anna.page.get_by_text(anna.word("more-settings")))
    anna.hands.button(anna.page.get_by_label(anna.word("coach-allowed")))
    anna.hands.button(anna.named("button", "create-table"))
    anna.wait_for_turn()
    assert anna.visitor.table["coach"] is False
    expect(button(anna)).to_have_count(0)
    agreed = f"{anna.word('coach')} {anna.word('coach-off')}"
    anna.hands.button(anna.named("button", "help"))
    expect(anna.dialog).to_contain_text(agreed)
