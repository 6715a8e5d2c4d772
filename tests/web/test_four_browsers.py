"""Four people at one table of Dog, each with a browser of their own."""

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.leaks import assert_no_leak
from tests.web.pages import Pages
from tests.web.test_two_browsers import play_rounds
from tests.web.visitor import DESKTOP, PHONE

NAMES = ("Anna", "Ben", "Carla", "Dora")
SAID = "Ich habe ein As"


def sit_down(visit: Visits) -> list[Pages]:
    """Anna sets up the table, the others come by their links, some on telephones."""
    devices = (DESKTOP, PHONE, DESKTOP, PHONE)
    everybody = [Pages(visit(device, "de", speed="instant")) for device in devices]
    anna, *others = everybody
    anna.visitor.go()
    anna.set_up_table("Anna", blue="link", yellow="link", green="link")
    anna.named("link", "to-table").wait_for()
    links = [field.input_value() for field in anna.page.get_by_role("textbox").all()]
    anna.hands.button(anna.named("link", "to-table"))
    for pages, name, link in zip(others, NAMES[1:], links, strict=False):
        pages.visitor.go(link)
        pages.say_name(name)
    for pages in everybody:
        assert pages.wait_for_turn(), "all exchange cards first"
    return everybody


def heard(pages: Pages) -> list[str]:
    told = [message for message in pages.visitor.messages() if message["type"] == "talk"]
    return [entry["text"] for message in told for entry in message["entries"]]


def test_four_play_a_round_and_partners_hear_each_other_after_it(visit: Visits) -> None:
    everybody = sit_down(visit)
    anna, ben, carla, dora = everybody
    for pages in everybody:
        for seat, name in enumerate(NAMES):
            expect(pages.plate(seat)).to_contain_text(name)
    anna.hands.button(anna.page.locator(".talk-tool"))
    anna.hands.field(anna.page.get_by_label(anna.word("talk-say")))
    anna.page.keyboard.type(SAID)
    anna.hands.button(anna.dialog.get_by_role("button", name=anna.word("talk-send"), exact=True))
    for pages in (ben, dora):
        expect(pages.plate(0)).to_contain_text(SAID)
    anna.hands.button(anna.dialog.get_by_role("button", name=anna.word("close"), exact=True))
    assert SAID not in heard(carla)
    play_rounds(1, *everybody)
    carla.visitor.wait_until(lambda: SAID in heard(carla), "the round is over")
    for seat, pages in enumerate(everybody):
        assert_no_leak(pages.visitor.messages(), seat)
