"""Playing together: invitations, the host, talk, offers, and seats that are kept warm."""

import re
import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.pages import Pages
from tests.web.prepared import Prepared
from tests.web.relay import Relay
from tests.web.test_accessibility import assert_no_violation
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor


class Rufus(Pages):
    """What somebody does on the pages of Rufus around the game."""

    game = "rufus"
    colours = ("red", "blue", "black", "yellow")

    def set_up(self, *, listed: bool = False) -> list[str]:
        """A table for two; the links that it shows."""
        self.visitor.go()
        self.describe_table("Anna", 2, blue="link")
        if listed:
            self.hands.button(self.named("heading", "together"))
            self.hands.button(self.page.get_by_label(self.word("listed"), exact=True))
        self.hands.button(self.named("button", "create-table"))
        self.named("link", "to-table").wait_for()
        links = [field.input_value() for field in self.page.get_by_role("textbox").all()]
        self.hands.button(self.named("link", "to-table"))
        return links

    def told(self, name: str, **values: str | int) -> Locator:
        """A sentence somewhere on the page."""
        return self.page.get_by_text(self.word(name, **values), exact=True).first

    def agree(self, name: str) -> None:
        """Choose something from what can be agreed on."""
        self.hands.button(self.named("button", "agree"))
        self.hands.button(self.dialog.get_by_role("button", name=self.word(name), exact=True))

    def press(self, name: str) -> None:
        self.hands.button(self.named("button", name))

    def close(self) -> None:
        self.hands.button(self.dialog.get_by_role("button", name=self.word("close"), exact=True))
        expect(self.dialog).to_be_hidden()


def told(visitor: Visitor) -> bool:
    """Whether this browser has been told of the match."""
    return bool(visitor.update)


def sit_down(visit: Visits, url: str | None = None) -> tuple[Rufus, Rufus]:
    """Anna sets up a table at her desk, Ben comes by her link on his German telephone."""
    anna = Rufus(visit(language="en", speed="instant", url=url))
    ben = Rufus(visit(PHONE, "de", speed="instant", url=url))
    links = anna.set_up()
    ben.visitor.go(links[0])
    ben.say_name("Ben")
    for visitor in (anna.visitor, ben.visitor):
        visitor.wait_until(partial(told, visitor), "it begins")
    return anna, ben


def test_it_begins_when_all_have_come_and_an_invitation_is_good_once(visit: Visits) -> None:
    anna = Rufus(visit(language="en"))
    ben = Rufus(visit(PHONE, "de"))
    eve = Rufus(visit(language="en"))
    links = anna.set_up()
    assert "#invite=" in links[0]
    expect(anna.told("gathering")).to_be_visible()
    assert not anna.visitor.update
    anna.page.set_viewport_size({"width": 360, "height": 640})
    anna.page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(anna.told("gathering")).to_be_in_viewport()
    anna.page.evaluate("document.documentElement.style.fontSize = ''")
    ben.visitor.go(links[0])
    ben.say_name("Ben")
    ben.reaches_table()
    for pages in (anna, ben):
        expect(pages.plate(1)).to_contain_text("Ben")
    eve.visitor.go(links[0])
    eve.hands.field(eve.dialog.get_by_label(eve.word("your-name")))
    eve.page.keyboard.type("Eve")
    eve.hands.button(eve.dialog.get_by_role("button", name=eve.word("to-table")))
    expect(eve.told("error-taken")).to_be_visible()
    eve.visitor.forgive("409")
    eve.hands.button(eve.dialog.get_by_role("link", name=eve.word("invite-watch")))
    expect(eve.told("watching")).to_be_visible()


def test_at_an_open_table_anybody_sits_down(visit: Visits) -> None:
    anna = Rufus(visit(language="en"))
    ben = Rufus(visit(PHONE, "de"))
    anna.set_up(listed=True)
    expect(anna.told("gathering")).to_be_visible()
    ben.visitor.go()
    expect(ben.told("lobby")).to_be_visible()
    ben.hands.button(ben.page.locator('a[href*="#invite="]').filter(has_text="Anna").first)
    ben.say_name("Ben")
    expect(anna.plate(1)).to_contain_text("Ben")


def test_the_host_lets_a_bot_take_the_seat_of_who_does_not_come(visit: Visits) -> None:
    anna = Rufus(visit(language="en", speed="instant"))
    anna.set_up()
    seat = anna.page.get_by_label(anna.word("host-arrange", name="Boar"), exact=True)
    seat.select_option("bot:child")
    anna.visitor.wait_until(lambda: bool(anna.visitor.update), "it begins")
    assert anna.visitor.table["seats"][1]["kind"] == "bot"


def test_people_talk_and_may_close_their_ears(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    ben.hands.button(ben.page.locator(".talk-tool"))
    ben.hands.field(ben.page.get_by_label(ben.word("talk-say")))
    ben.page.keyboard.type("<b>Hallo</b> Anna")
    ben.hands.button(ben.dialog.get_by_role("button", name=ben.word("talk-send"), exact=True))
    expect(anna.plate(1)).to_contain_text("<b>Hallo</b> Anna")
    anna.hands.button(anna.page.locator(".talk-tool"))
    expect(anna.dialog).to_contain_text("<b>Hallo</b> Anna")
    anna.page.get_by_text(anna.word("talk-mute"), exact=True).click()
    anna.dialog.get_by_role("checkbox", name="Ben").check()
    expect(anna.dialog).not_to_contain_text("<b>Hallo</b> Anna")
    anna.dialog.get_by_role("checkbox", name="Ben").uncheck()
    # Anna has set up the table: she may remove what was said.
    anna.hands.button(anna.dialog.get_by_text(anna.word("talk-remove"), exact=True))
    expect(ben.dialog).to_contain_text(ben.word("talk-removed"))


def test_another_pace_is_agreed_on(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    anna.press("agree")
    anna.dialog.get_by_text(anna.word("offer-pace"), exact=True).click()
    anna.hands.segment(anna.dialog.get_by_role("group"), anna.word("pace-live"))
    anna.hands.button(anna.dialog.get_by_role("button", name=anna.word("offer-this"), exact=True))
    ben.press("offer-yes")
    for pages in (anna, ben):
        expect(pages.page.get_by_role("timer")).to_have_count(2)
        assert re.search(r"\d:\d\d", pages.plate(0).inner_text())


@pytest.mark.parametrize(
    ("others", "sure"), [({1: "Ben"}, "offer-sure"), ({2: "Ben"}, "offer-sure-team")]
)
def test_only_a_person_is_asked_whether_the_team_resigns(
    visit: Visits, prepared: Callable[..., Prepared], others: dict[int, str], sure: str
) -> None:
    pages = Pages(visit(PHONE, "de", speed="instant"))
    pages.visitor.go(prepared(positions.beginning, others).link(0))
    pages.wait_for_turn()
    pages.hands.button(pages.named("button", "agree"))
    pages.hands.button(pages.dialog.get_by_role("button", name=pages.word("offer-resign")))
    expect(pages.dialog.get_by_role("button", name=pages.word(sure), exact=True)).to_be_visible()


def test_a_bot_plays_for_who_has_to_go_until_they_are_back(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    ben.agree("step-away")
    expect(anna.plate(1)).to_contain_text(anna.word("plate-kept"))
    ben.press("come-back")
    expect(anna.plate(1)).not_to_contain_text(anna.word("plate-kept"))


def test_the_line_is_there_again_within_a_second(visit: Visits, relay: Relay) -> None:
    anna, ben = sit_down(visit, relay.url)
    waiting = ben.word("line-waiting")
    relay.cut()
    expect(ben.page.get_by_text(waiting)).to_be_visible()
    time.sleep(2)
    before = len(ben.visitor.heard)
    relay.mend()
    begun = time.monotonic()
    ben.visitor.wait_until(lambda: len(ben.visitor.heard) > before, "the table is heard again")
    assert time.monotonic() - begun < 1.5
    expect(ben.page.get_by_text(waiting)).to_be_hidden()
    for pages in (anna, ben):
        pages.visitor.forgive("failed|console: WebSocket|ERR_")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_all_of_it_is_accessible(visit: Visits, device: Device) -> None:
    anna = Rufus(visit(device, "de", "dark", speed="instant"))
    ben = Rufus(visit(device, "en", "light", speed="instant"))
    links = anna.set_up()
    expect(anna.told("gathering")).to_be_visible()
    anna.page.wait_for_timeout(1000)
    assert_no_violation(anna)
    ben.visitor.go(links[0])
    expect(ben.dialog).to_be_visible()
    assert_no_violation(ben)
    ben.say_name("Ben")
    anna.visitor.wait_until(lambda: bool(anna.visitor.update), "it begins")
    ben.hands.button(ben.page.locator(".talk-tool"))
    ben.hands.button(ben.dialog.get_by_role("button", name=ben.word("emote-hello"), exact=True))
    expect(anna.plate(1)).to_contain_text(anna.word("emote-hello"))
    assert_no_violation(anna)
    assert_no_violation(ben)
    ben.close()
    ben.press("agree")
    assert_no_violation(ben)
    ben.close()
    ben.agree("step-away")
    expect(ben.told("come-back")).to_be_visible()
    assert_no_violation(ben)
