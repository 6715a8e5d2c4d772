"""One big screen shows the board, telephones hold the hands; and what is taken along elsewhere."""

import json
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.relay import Relay
from tests.web.rufus_pages import RufusPages
from tests.web.rufus_player import Player
from tests.web.test_together import Rufus, sit_down, told
from tests.web.visitor import PHONE, Visitor

LISTEN = """
window.sounded = 0;
window.badges = [];
window.AudioContext = class extends AudioContext {
  createBuffer(...form) { window.sounded += 1; return super.createBuffer(...form); }
};
Object.assign(Navigator.prototype, {
  setAppBadge: async (count) => { window.badges.push(count); },
  clearAppBadge: async () => { window.badges.push(0); },
});
"""


def kept(visitor: Visitor) -> dict[str, Any]:
    """What the browser keeps of the table at which it was last."""
    tables = visitor.page.evaluate("localStorage['spielwerk.tables']")
    newest: dict[str, Any] = json.loads(tables)[0]
    return newest


def comes_to_hold_a_hand(pages: Rufus, address: str, name: str) -> None:
    """A telephone reads the code of a seat, says a name and sits down."""
    pages.visitor.go(address)
    pages.say_name(name)


def play_until(other: Rufus, player: Player) -> None:
    """Play on until somebody else has to act."""
    while not other.visitor.update["legal"]:
        if player.pages.is_asked():
            player.pages.play(player.choose())
        other.page.wait_for_timeout(5)


def test_telephones_hold_the_hands_of_a_big_screen(visit: Visits) -> None:
    screen = Rufus(visit(language="en", speed="instant"))
    anna = Rufus(visit(PHONE, "en", speed="instant"))
    ben = Rufus(visit(PHONE, "de", speed="instant"))
    screen.visitor.go()
    screen.describe_table("", 2, blue="link")
    screen.hands.button(screen.page.get_by_text(screen.word("more-settings")))
    screen.hands.button(screen.page.get_by_label(screen.word("sofa-here"), exact=True))
    screen.press("create-table")
    codes = screen.page.get_by_role("img", name="QR code")
    expect(codes).to_have_count(2)
    expect(screen.page).to_have_url(
        screen.visitor.origin + f"table/{kept(screen.visitor)['table']}#sofa"
    )
    table, invitations = kept(screen.visitor)["table"], kept(screen.visitor)["invitations"]
    comes_to_hold_a_hand(anna, f"table/{table}#invite={invitations['0']}&hand", "Anna")
    expect(codes).to_have_count(1)
    comes_to_hold_a_hand(ben, f"table/{table}#invite={invitations['1']}&hand", "Ben")
    for pages in (screen, anna, ben):
        pages.visitor.wait_until(partial(told, pages.visitor), "it begins")
    # The screen is told what a watcher is, and shows the board large.
    assert screen.visitor.table["seat"] is None
    assert not screen.visitor.update["observation"].get("hand")
    board = screen.page.locator(".board-room .fit").bounding_box()
    assert board is not None
    assert board["height"] > 0.85 * 800
    for pages, seat in ((anna, 0), (ben, 1)):
        assert pages.visitor.table["seat"] == seat
        small = pages.page.locator(".board-room .fit").bounding_box()
        hand = pages.page.locator(".hand").bounding_box()
        assert small is not None
        assert hand is not None
        assert hand["height"] > small["height"]
    # A glance at the board becomes the board, and one plays there.
    mover = anna if anna.visitor.update["legal"] else ben
    mover.press("hand-look")
    small = mover.page.locator(".board-room .fit").bounding_box()
    assert small is not None
    assert small["width"] > 300
    player = Player(RufusPages(mover.visitor))
    action = player.choose()
    player.pages.play(action)
    screen.visitor.wait_until(lambda: len(screen.visitor.events) > 1, "the screen hears of it")


def test_who_is_called_hears_and_sees_it(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    first, second = (anna, ben) if anna.visitor.update["legal"] else (ben, anna)
    second.page.evaluate(LISTEN)
    second.hands.button(second.named("button", "preferences"))
    second.hands.button(second.dialog.get_by_label(second.word("sound")))
    second.close()
    assert second.page.evaluate("window.sounded") == 0
    icon = second.page.locator("link[rel=icon]")
    assert not str(icon.get_attribute("href")).startswith("data:")
    player = Player(RufusPages(first.visitor))
    play_until(second, player)
    expect(second.page).to_have_title("● " + second.word("your-turn") + " – Rufus")
    second.visitor.wait_until(
        lambda: str(icon.get_attribute("href")).startswith("data:"), "the icon has a mark"
    )
    assert second.page.evaluate("window.sounded") > 0
    assert second.page.evaluate("window.badges.at(-1)") == 1


def test_seats_are_taken_along_in_a_file(visit: Visits, tmp_path: Path) -> None:
    anna, ben = sit_down(visit)
    ben.visitor.go()
    ben.page.get_by_text(ben.word("along"), exact=True).click()
    with ben.page.expect_download() as saved:
        ben.press("along-save")
    saved.value.save_as(tmp_path / "tables.json")
    elsewhere = Rufus(visit(language="de", speed="instant"))
    elsewhere.visitor.go()
    elsewhere.page.get_by_text(elsewhere.word("along"), exact=True).click()
    (tmp_path / "other.json").write_text("[1, 2")
    field = elsewhere.page.locator("input[type=file]")
    field.set_input_files(tmp_path / "other.json")
    expect(elsewhere.told("along-bad")).to_be_visible()
    field.set_input_files(tmp_path / "tables.json")
    elsewhere.hands.button(elsewhere.page.get_by_role("link", name="Anna"))
    elsewhere.visitor.wait_until(partial(told, elsewhere.visitor), "the seat opens")
    assert elsewhere.visitor.table["seat"] == 1
    assert anna.visitor.table["seat"] == 0


def test_a_seat_is_played_on_another_device_by_its_link(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    # The key is in no address that somebody might copy.
    for pages in (anna, ben):
        assert "key=" not in pages.page.url
    anna.press("invite")
    label = anna.word("invite-device")
    link = anna.dialog.get_by_label(label, exact=True).input_value()
    anna.close()
    other = Rufus(visit(PHONE, "de", speed="instant"))
    other.visitor.go(link)
    other.visitor.wait_until(partial(told, other.visitor), "the seat opens")
    assert other.visitor.table["seat"] == 0
    expect(other.plate(0)).to_contain_text("Anna")
    assert other.visitor.update["legal"] == anna.visitor.update["legal"]
    other.visitor.wait_until(lambda: "key=" not in other.page.url, "the key is put away")
    other.page.reload()
    other.visitor.wait_until(lambda: other.visitor.table["seat"] == 0, "it is still the seat")


def test_the_line_is_cut_in_the_middle_of_a_movement(visit: Visits, relay: Relay) -> None:
    anna, ben = sit_down(visit, relay.url)
    first, second = (anna, ben) if anna.visitor.update["legal"] else (ben, anna)
    second.prefer("speed", "speed-slow")
    second.page.evaluate("window.stays = true")
    player = Player(RufusPages(first.visitor))
    before = len(second.visitor.events)
    player.pages.play(player.choose())
    second.visitor.wait_until(lambda: len(second.visitor.events) > before, "it is told")
    relay.cut()  # while the piece is on its way
    expect(second.told("line-waiting")).to_be_visible()
    relay.mend()
    expect(second.told("line-waiting")).to_be_hidden()
    play_until(second, player)
    expect(second.page.locator(".near.yours")).to_be_visible()
    seen = [one.visitor.update["observation"]["fox"] for one in (first, second)]
    assert seen[0] == seen[1]
    assert second.page.evaluate("window.stays")
    for pages in (anna, ben):
        pages.visitor.forgive("failed|console: WebSocket|ERR_")
