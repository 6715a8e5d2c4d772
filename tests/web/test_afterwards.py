"""After a match: its receipt, checked in the browser; replays; what if; what one was sent."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import spielwerk
from tests.server.browsers import Browser, join
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.looks import Light
from tests.web.pages import Pages
from tests.web.test_accessibility import assert_no_violation
from tests.web.test_pages import overhang
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor

SMALL = Device(320, 640, touch=True)
PLIES = 24


def opened(serving: Serving, name: str = "Anna") -> dict[str, Any]:
    """A table for one person and three bots that do not think."""
    bots = [{"kind": "bot", "bot": "random"}] * 3
    seats = [{"kind": "key", "name": name}, *bots]
    new = {"game": "dog", "seats": seats, "options": {"max_plies": PLIES}}
    answer = serving.ask("/api/tables", new)
    assert answer.status == 201, answer.body
    created: dict[str, Any] = answer.json()
    return created


def play_out(browser: Browser) -> None:
    """Somebody plays whatever is legal until the match is over."""
    rng = random.Random(6)
    while not browser.over:
        if browser.legal:
            browser.play(rng.choice(browser.legal))
        browser.hear_until("update")


@pytest.fixture(scope="module")
def table(serving: Serving) -> str:
    """A match that is over, played by a program that adds nothing to chance."""
    created = opened(serving)
    browser = join(serving, created["table"], created["keys"]["0"])
    play_out(browser)
    browser.close()
    table: str = created["table"]
    return table


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


# The receipt


def test_the_browser_adds_its_number_and_checks_it_at_the_end(
    visit: Visits, serving: Serving
) -> None:
    created = opened(serving)
    visitor = visit(language="en", speed="instant")
    pages = Pages(visitor)
    visitor.go(f"table/{created['table']}#key={created['keys']['0']}")
    visitor.wait_until(lambda: visitor.update, "the match begins")
    assert [said["type"] for said in visitor.said[:2]] == ["join", "seed"]
    play_out(join(serving, created["table"], created["keys"]["0"]))
    visitor.wait_until(pages.is_over, "the match is over")
    expect(pages.dialog).to_contain_text(pages.word("fair-good"))
    pages.hands.button(pages.named("link", "fair-title"))
    verdict = visitor.page.locator(".verdict")
    expect(verdict).to_contain_text(pages.word("receipt-good"))
    expect(verdict).to_contain_text(pages.word("receipt-own-in"))
    expect(verdict).to_contain_text(pages.word("receipt-seed-good", name="Anna"))
    seed = visitor.said[1]["seed"]
    expect(verdict).to_contain_text(f"spielwerk verify FILE --seed {seed}")
    told = serving.ask(f"/api/tables/{created['table']}/transcript").json()
    assert spielwerk.verify(told, seed)["own"] == [0]
    assert spielwerk.verify(told)["good"]


@pytest.mark.parametrize(
    ("device", "language", "light"), [(SMALL, "de", "light"), (DESKTOP, "en", "dark")]
)
def test_everybody_can_read_a_receipt(
    visit: Visits, table: str, device: Device, language: str, light: Light
) -> None:
    pages = Pages(visit(device, language, light))
    pages.visitor.go(f"table/{table}/receipt")
    expect(pages.page.locator(".verdict")).to_contain_text(pages.word("receipt-alone"))
    expect(pages.page.locator(".verdict")).to_contain_text(pages.word("receipt-own-none"))
    pages.hands.button(pages.page.get_by_text(pages.word("receipt-experts")))
    expect(pages.page.get_by_text(pages.word("receipt-limits"))).to_be_visible()
    expect(pages.page.get_by_text(re.compile(r"25[.,]3\s?%"))).to_be_visible()
    expect(pages.page.get_by_text(re.compile(r"70[.,]8\s?%"))).to_be_visible()
    assert_no_violation(pages)
    assert overhang(pages.page) == []
    assert "⟦" not in pages.page.content()


def test_a_server_that_deals_other_cards_is_found_out(visit: Visits, table: str) -> None:
    pages = Pages(visit(language="en"))

    def cheat(route: Route) -> None:
        told = route.fetch().json()
        draw = told["draws"][7]
        draw["says"] = next(one for one in draw["outcomes"] if one != draw["says"])
        route.fulfill(json=told)

    pages.page.route("**/luck", cheat)
    pages.visitor.go(f"table/{table}/receipt")
    expect(pages.page.locator(".verdict")).to_contain_text(pages.word("receipt-bad"))
    expect(pages.page.get_by_role("alert")).to_contain_text("step 8")


# Replays


@pytest.mark.parametrize(
    ("device", "language", "light"), [(SMALL, "de", "dark"), (DESKTOP, "en", "light")]
)
def test_one_walks_through_a_match_with_anybody_s_eyes(
    visit: Visits, table: str, device: Device, language: str, light: Light
) -> None:
    pages = Pages(visit(device, language, light, speed="instant"))
    page = pages.page
    pages.visitor.go(f"replay/{table}")
    expect(page.get_by_role("slider")).to_have_value("0")
    pages.hands.button(pages.named("button", "review-next"))
    expect(page.get_by_role("slider")).to_have_value("1")
    pages.hands.button(pages.named("button", "replay-last"))
    expect(page.get_by_role("slider")).to_have_value(str(PLIES))
    expect(pages.named("button", "what-if")).to_be_disabled()
    pages.hands.button(pages.named("button", "review-before"))
    expect(page.get_by_role("slider")).to_have_value(str(PLIES - 1))
    assert_no_violation(pages)
    assert overhang(page) == []
    page.get_by_role("combobox").select_option("2")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    expect(page).to_have_url(re.compile("eyes=2"))
    assert "⟦" not in page.content()


def test_with_the_keyboard(visit: Visits, table: str) -> None:
    pages = Pages(visit(language="en", speed="instant"))
    page = pages.page
    pages.visitor.go(f"replay/{table}#step=30&eyes=0")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    at = moment(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(at + 1))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value(str(at))
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_value(str(PLIES))
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press(" ")
    expect(page.get_by_role("slider")).to_have_value("2")
    pages.hands.button(pages.named("button", "replay-pause"))


def test_a_link_leads_to_the_same_position(visit: Visits, table: str) -> None:
    pages = Pages(visit(language="en", speed="instant"))
    pages.visitor.go(f"replay/{table}#eyes=1")
    pages.page.get_by_role("slider").fill("9")
    expect(pages.page).to_have_url(re.compile(r"#step=\d+&eyes=1"))
    pages.hands.button(pages.named("button", "replay-more"))
    address = pages.dialog.get_by_role("textbox").input_value()
    other = Pages(visit(language="de", speed="instant"))
    other.visitor.go(address)
    expect(other.page.get_by_role("slider")).to_have_value("9")
    expect(other.page.get_by_role("combobox")).to_have_value("1")


def test_a_seat_s_eyes_see_no_other_hand(visit: Visits, table: str) -> None:
    pages = Pages(visit(language="en", speed="instant"))
    pages.visitor.go(f"replay/{table}#eyes=1")
    hands = pages.page.locator("[data-card]")
    expect(hands).to_have_count(6)
    pages.page.get_by_role("combobox").select_option("open")
    expect(hands).to_have_count(24)
    pages.page.get_by_role("combobox").select_option("watch")
    expect(hands).to_have_count(0)


def test_a_file_is_saved_verified_and_opened(
    visit: Visits, table: str, serving: Serving, tmp_path: Any
) -> None:
    pages = Pages(visit(language="en", speed="instant"))
    pages.visitor.go(f"replay/{table}")
    pages.hands.button(pages.named("button", "replay-more"))
    with pages.page.expect_download() as kept:
        pages.hands.button(pages.named("button", "replay-save"))
    text = kept.value.path().read_text()
    assert spielwerk.verify(json.loads(text))["good"]
    pages.hands.button(pages.named("link", "replay-file"))
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[1, 2]")
    chooser = pages.page.locator("input[type=file]")
    chooser.set_input_files(wrong)
    expect(pages.page.get_by_role("alert")).to_have_text(pages.word("replay-file-wrong"))
    saved = tmp_path / "match.json"
    saved.write_text(text)
    chooser.set_input_files(saved)
    expect(pages.page.get_by_role("slider")).to_have_value("0")
    pages.hands.button(pages.named("button", "review-next"))
    expect(pages.page.get_by_role("slider")).to_have_value("1")
    pages.hands.button(pages.named("button", "replay-more"))
    pages.hands.button(pages.named("button", "receipt"))
    expect(pages.dialog.locator(".verdict")).to_contain_text(pages.word("receipt-alone"))


DROP = """text => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'match.json', { type: 'application/json' }));
  const told = { dataTransfer: files, bubbles: true, cancelable: true };
  document.querySelector('input[type=file]').dispatchEvent(new DragEvent('drop', told));
}"""


def test_a_file_may_be_dragged_where_the_page_says_so(
    visit: Visits, serving: Serving, table: str
) -> None:
    """The first page says nothing of it, nor does a telephone."""
    pages = Pages(visit(language="de", speed="instant"))
    hint = pages.page.get_by_text(pages.word("replay-file-drop"))
    pages.visitor.go()
    pages.named("link", "replay-file").wait_for()
    expect(hint).to_have_count(0)
    pages.hands.button(pages.named("link", "replay-file"))
    expect(hint).to_be_visible()
    phone = Pages(visit(PHONE, "de"))
    phone.visitor.go("replay")
    expect(phone.page.locator("input[type=file]")).to_have_count(1)
    expect(phone.page.get_by_text(phone.word("replay-file-drop"))).to_be_hidden()
    pages.page.evaluate(DROP, json.dumps(serving.ask(f"/api/tables/{table}/transcript").json()))
    expect(pages.page.get_by_role("slider")).to_have_value("0")


def test_what_if_it_had_gone_on_otherwise(visit: Visits, table: str) -> None:
    pages = Pages(visit(language="en", speed="instant"))
    visitor = pages.visitor
    visitor.go(f"replay/{table}#step=30&eyes=2")
    steps = moment_steps(visitor)
    at = moment(pages.page)
    assert 0 < at < steps
    pages.hands.button(pages.named("button", "what-if"))
    note = pages.dialog.get_by_text(pages.word("what-if-note", steps=at))
    expect(note).to_be_visible()
    expect(pages.dialog.get_by_role("combobox").first).to_have_value("2")
    pages.hands.button(pages.named("button", "what-if-go"))
    visitor.wait_until(lambda: visitor.update, "one sits at the table")
    assert visitor.table["seat"] == 2
    assert visitor.table["origin"] == {"table": table, "steps": steps, "moment": at}
    expect(pages.page.get_by_text(pages.word("what-if-table", steps=at))).to_be_visible()


def moment_steps(visitor: Visitor) -> int:
    """After how many steps the moment is that is shown: the address says it."""
    expect(visitor.page).to_have_url(re.compile(r"step=\d+"))
    found = re.search(r"step=(\d+)", visitor.page.url)
    assert found is not None
    return int(found[1])


# What was I sent?


def test_every_byte_that_was_sent_is_shown(visit: Visits, serving: Serving) -> None:
    created = opened(serving)
    visitor = visit(language="en", speed="instant")
    visitor.go(f"table/{created['table']}#key={created['keys']['0']}")
    visitor.wait_until(lambda: visitor.update, "the match begins")
    play_out(join(serving, created["table"], created["keys"]["0"]))
    pages = Pages(visitor)
    visitor.wait_until(pages.is_over, "the match is over")
    visitor.page.wait_for_timeout(1000)  # the browser's own database writes a little later
    visitor.go(f"table/{created['table']}/sent")
    shown = visitor.page.locator("pre")
    expect(shown).to_have_count(len(visitor.heard))
    assert shown.all_text_contents() == visitor.heard
    size = sum(len(raw.encode()) for raw in visitor.heard)
    told = pages.word("sent-sum", count=len(visitor.heard), bytes=f"{size:,}")
    expect(visitor.page.get_by_text(told)).to_be_visible()
    assert_no_violation(pages)
    with visitor.page.expect_download() as kept:
        pages.hands.button(pages.named("button", "replay-save"))
    lines = kept.value.path().read_text().splitlines()
    assert [json.loads(line)["text"] for line in lines] == visitor.heard
