"""What the table of Rufus shows, and how one chooses there."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.rufus_pages import RufusKeyboard, RufusPages
from tests.web.rufus_tables import ANNA, BEHIND, BEN, CLOSE, MEETING, table
from tests.web.visitor import DESKTOP, PHONE, Device


def sit_down(
    visit: Visits, link: str, device: Device = DESKTOP, speed: str = "instant"
) -> RufusPages:
    """Somebody sits down, or watches."""
    pages = RufusPages(visit(device, speed=speed))
    pages.visitor.go(link)
    pages.visitor.wait_until(lambda: pages.visitor.update, "the table is told")
    expect(pages.cell("0")).to_be_attached()
    return pages


def containing(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def said(pages: RufusPages) -> list[str]:
    """What the page has told the table, questions aside."""
    return [message["type"] for message in pages.visitor.said if message["type"] != "why"]


# A turn


def test_seven_points_are_seen_being_spent(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database).link(ANNA))
    paws = pages.page.locator(".paw.left")
    pages.wait_for_turn()
    expect(paws).to_have_count(7)
    pages.choose("fox")
    pages.cell("2").hover()
    expect(pages.page.locator(".paw.aimed")).to_have_count(2)
    pages.hands.cell(pages.cell("2"))
    expect(paws).to_have_count(5)
    words = pages.word("rufus-points-left", points=5)
    expect(pages.page.get_by_role("img", name=words, exact=True)).to_be_attached()
    pages.wait_for_turn()
    pages.play("lay 4 @30")
    expect(paws).to_have_count(4)
    pages.wait_for_turn()
    pages.play("stone 28>32")
    expect(paws).to_have_count(7)
    expect(pages.plate(BEN)).to_contain_text(pages.word("plate-turn"))


def test_steps_are_taken_back_one_by_one(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database).link(ANNA))
    for action in ("lay 4 @30", "fox 3"):
        pages.wait_for_turn()
        pages.play(action)
    expect(pages.cell("3")).to_have_attribute("aria-label", containing("Rufus"))
    pages.wait_for_turn()
    pages.take_back()
    expect(pages.cell("0")).to_have_attribute("aria-label", containing("Rufus"))
    pages.wait_for_turn()
    own = pages.word("rufus-field-card-own", value=4)
    assert own in pages.label("30")
    pages.take_back()
    pages.wait_for_turn()
    expect(pages.card("4")).to_be_visible()
    assert own not in pages.label("30")
    expect(pages.action("take-back")).to_have_count(0)
    pages.play("fox 7")


def test_whatever_is_touched_nothing_is_played_but_what_was_chosen(
    visit: Visits, serving: Serving
) -> None:
    pages = sit_down(visit, table(serving.database).link(ANNA))
    pages.wait_for_turn()
    open_fields = {"0", "28", "32"}
    pages.lights_up(open_fields)
    for field in ("5", "20", "39"):
        pages.hands.cell(pages.cell(field))
        assert pages.lit() == open_fields
    pages.hands.cell(pages.cell("0"))
    pages.lights_up({"1", "2", "3", "4", "5", "6", "7"})
    pages.hands.cell(pages.cell("20"))
    pages.hands.cell(pages.cell("28"))
    pages.lights_up({"35"})
    pages.hands.card(pages.card("9"))
    pages.lights_up({str(field) for field in range(29, 40)})
    pages.page.keyboard.press("Escape")
    pages.lights_up(open_fields)
    assert said(pages) == ["join"]


def test_keys_alone_do_a_whole_turn(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database).link(ANNA))
    pages.wait_for_turn()
    pages.hands = RufusKeyboard(pages.page)
    keys = pages.page.keyboard
    keys.press("r")
    expect(pages.cell("1")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    pages.visitor.wait_until(lambda: pages.seen["fox"] == 2, "the fox has run")
    pages.wait_for_turn()
    assert pages.visitor.update["legal"][0] == "lay 2 @0"
    keys.press("6")
    expect(pages.cell("0")).to_be_focused()
    keys.press("Escape")
    expect(pages.card("6")).to_be_focused()
    keys.press("Backspace")
    pages.visitor.wait_until(lambda: pages.seen["fox"] == 0, "it is back")
    pages.wait_for_turn()
    pages.play("lay 6 @29")
    pages.wait_for_turn()
    pages.play("stone 28>34")
    expect(pages.plate(BEN)).to_contain_text(pages.word("plate-turn"))


# Cards


def test_a_card_is_laid_and_its_value_seen_by_its_owner_alone(
    visit: Visits, serving: Serving
) -> None:
    made = table(serving.database)
    anna, ben, eve = (sit_down(visit, made.link(seat)) for seat in (ANNA, BEN, None))
    anna.wait_for_turn()
    anna.play("lay 7 @35")
    own = anna.word("rufus-field-card-own", value=7)
    expect(anna.cell("35")).to_have_attribute("aria-label", containing(own))
    for pages in (ben, eve):
        hidden = pages.word("rufus-field-card", owner=pages.word("name-of", name="Anna"))
        expect(pages.cell("35")).to_have_attribute("aria-label", containing(hidden))
        assert "7" not in pages.label("35")
        log = pages.named("region", "log-title")
        words = pages.word("rufus-event-laid-hidden", who="Anna", at=place(pages, 35))
        expect(log).to_contain_text(words)
    expect(anna.card("7")).to_have_count(0)
    expect(anna.plate(ANNA)).to_contain_text(anna.word("rufus-cards-held", count=7))


def place(pages: RufusPages, field: int) -> str:
    return pages.word("rufus-place", kind="field", number=field)


def test_a_met_card_turns_over_and_sends_the_stone_on_its_way(
    visit: Visits, serving: Serving
) -> None:
    made = table(serving.database, MEETING, first=BEN)
    anna, ben = (sit_down(visit, made.link(seat), speed="fast") for seat in (ANNA, BEN))
    anna.wait_for_turn()
    assert anna.word("rufus-field-card", owner=anna.word("name-of", name="Ben")) in anna.label(
        "30"
    )
    anna.play("stone 28>35")
    for pages in (anna, ben):
        expect(pages.page.locator(".met")).to_be_visible()
        expect(pages.page.locator(".met .card text").first).to_have_text("5")
    for pages, words in ((anna, "your stone"), (ben, "Anna’s stone")):
        expect(pages.cell("25")).to_have_attribute("aria-label", containing(words))
        expect(pages.page.locator(".met")).to_have_count(0)
        assert "card" not in pages.label("30")
    log = anna.named("region", "log-title")
    for event in ("met", "trailed"):
        found = next(one for one in anna.visitor.events if one["event"] == event)
        assert found["value"] == 5
    expect(log).to_contain_text(
        anna.word("rufus-event-trailed", back="yes", count=5, to=place(anna, 25))
    )


# Catching


def test_a_stone_catches_the_fox(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database, CLOSE).link(ANNA))
    pages.wait_for_turn()
    pages.play("fox 3")
    pages.wait_for_turn()
    pages.play("stone 39>3")
    own = pages.word("rufus-field-stones-own", count=2)
    expect(pages.cell("28")).to_have_attribute("aria-label", containing(own))
    expect(pages.cell("3")).to_have_attribute("aria-label", containing("Rufus"))
    expect(pages.plate(ANNA)).to_contain_text(pages.word("rufus-won", cards="1"))
    expect(pages.plate(BEN)).to_contain_text(pages.word("rufus-won-none"))
    prizes = pages.word("rufus-prizes", count=9)
    expect(pages.page.get_by_role("img", name=prizes)).to_be_attached()


def test_the_fox_catches_a_stone_that_has_overtaken_it(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database, BEHIND).link(ANNA))
    pages.wait_for_turn()
    expect(pages.plate(BEN)).to_contain_text(pages.word("rufus-won", cards="1"))
    pages.play("fox 7")
    expect(pages.plate(ANNA)).to_contain_text(pages.word("rufus-won", cards="3"))
    ben = pages.word("name-of", name="Ben")
    theirs = pages.word("rufus-field-stones", count=2, owner=ben)
    expect(pages.cell("28")).to_have_attribute("aria-label", containing(theirs))
    log = pages.named("region", "log-title")
    told = pages.word("rufus-event-caught", by="fox", count=1, at=place(pages, 7), you="yes")
    expect(log).to_contain_text(told)
    to = place(pages, 28)
    expect(log).to_contain_text(pages.word("rufus-event-set_back", owner=ben, you="no", to=to))


# Why not


def test_pointing_at_a_field_says_why_it_cannot_be_reached(
    visit: Visits, serving: Serving
) -> None:
    pages = sit_down(visit, table(serving.database, CLOSE).link(ANNA))
    pages.wait_for_turn()
    expected = {
        ("fox", "10"): pages.reason("too_few_points", points=7),
        ("stone 39", "2"): pages.reason("fox_in_way"),
        ("stone 39", "0"): pages.reason("fox_needs_last_point", left=6),
        ("stone 28", "30"): pages.reason("points_left_over", left=5),
        ("lay 5", "0"): pages.reason("not_behind_fox"),
        ("lay 5", "20"): pages.reason("not_before_rearmost"),
    }
    for (chosen, field), reason in expected.items():
        pages.choose(chosen)
        pages.cell(field).hover()
        expect(pages.hint).to_have_text(reason)
        assert reason in pages.label(field)
        pages.page.keyboard.press("Escape")
    assert said(pages) == ["join"]


def test_keys_lead_to_fields_that_cannot_be_reached_and_say_why(
    visit: Visits, serving: Serving
) -> None:
    pages = sit_down(visit, table(serving.database).link(ANNA))
    pages.wait_for_turn()
    keys = pages.page.keyboard
    keys.press("r")
    for _ in range(6):
        keys.press("ArrowRight")
    expect(pages.cell("7")).to_be_focused()
    keys.press("Shift+ArrowRight")
    expect(pages.cell("8")).to_be_focused()
    reason = pages.reason("too_few_points", points=7)
    expect(pages.hint).to_have_text(reason)
    expect(pages.cell("8")).to_have_attribute("aria-label", containing(reason))
    keys.press("Enter")
    expect(pages.page.get_by_role("status")).to_have_text(reason)
    assert said(pages) == ["join"]


def test_a_finger_is_told_why_too(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database).link(ANNA), PHONE)
    pages.wait_for_turn()
    pages.hands.cell(pages.cell("0"))
    pages.hands.cell(pages.cell("20"))
    expect(pages.hint).to_have_text(pages.reason("too_few_points", points=7))
    assert said(pages) == ["join"]


def test_with_nothing_chosen_a_field_says_what_is_there_and_what_could_get_there(
    visit: Visits, serving: Serving
) -> None:
    pages = sit_down(visit, table(serving.database).link(ANNA))
    pages.wait_for_turn()
    pages.cell("28").hover()
    ben = pages.word("name-of", name="Ben")
    expect(pages.hint).to_contain_text(pages.word("rufus-field-stones", count=1, owner=ben))
    pages.cell("35").hover()
    ways = pages.word("rufus-way-stone", points=7, **{"from": place(pages, 28)})
    expect(pages.hint).to_contain_text(ways)
    expect(pages.hint).to_contain_text(pages.word("rufus-way-card"))
    pages.cell("4").hover()
    expect(pages.hint).to_contain_text(pages.word("rufus-way-fox", points=4))


def test_what_cannot_move_can_be_chosen_to_ask_why(visit: Visits, serving: Serving) -> None:
    """Everything is behind the fox, and the stone is too near to it for seven points."""
    pages = sit_down(visit, table(serving.database, CLOSE).link(ANNA))
    pages.wait_for_turn()
    assert "stone 39" not in pages.ways()
    pages.hands.cell(pages.cell("39"))
    expect(pages.page.get_by_text(pages.word("rufus-prompt-nowhere"))).to_be_visible()
    pages.cell("6").hover()
    expect(pages.hint).to_have_text(pages.reason("fox_in_way"))


# All the rest


def test_the_last_turn_is_marked(visit: Visits, serving: Serving) -> None:
    made = table(serving.database)
    anna, ben = (sit_down(visit, made.link(seat)) for seat in (ANNA, BEN))
    for action in ("fox 2", "stone 28>33"):
        anna.wait_for_turn()
        anna.play(action)
    ben.wait_for_turn()
    last = ben.word("rufus-field-last")
    marked = ben.page.locator(f'[data-cell][aria-label*="{last}"]')
    names = "cells => cells.map(cell => Number(cell.dataset.cell)).sort((a, b) => a - b)"
    assert marked.evaluate_all(names) == [0, 2, 28, 33]


@pytest.mark.parametrize("seats", [2, 5])
def test_many_stones_on_one_field_can_be_told_apart(
    visit: Visits, serving: Serving, seats: int
) -> None:
    pages = sit_down(visit, table(serving.database, seats=seats).link(ANNA), PHONE)
    stones = pages.page.locator("[data-piece$='.0']")
    expect(stones).to_have_count(seats)
    middles = stones.evaluate_all(
        """stones => stones.map(stone => {
          const box = stone.querySelector('.top').getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2, box.width];
        })"""
    )
    for index, (x, y, width) in enumerate(middles):
        for right, down, _ in middles[:index]:
            assert ((x - right) ** 2 + (y - down) ** 2) ** 0.5 > width * 0.6
    words = pages.label("28")
    for seat in range(1, seats):
        assert ("Ben", "Clara", "David", "Emma")[seat - 1] in words


def test_two_pages_of_one_seat(visit: Visits, serving: Serving) -> None:
    made = table(serving.database)
    one, other = (sit_down(visit, made.link(ANNA)) for _ in range(2))
    for pages in (one, other):
        pages.wait_for_turn()
    other.hands.cell(other.cell("28"))
    one.play("fox 7")
    expect(other.cell("7")).to_have_attribute("aria-label", containing("Rufus"))
    other.visitor.wait_until(lambda: other.lit() == set(), "nothing can be chosen")
    other.hands.cell(other.cell("35"))
    assert said(other) == ["join"]


def test_clicks_on_everything_while_a_stone_is_on_its_way(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, table(serving.database, MEETING, first=BEN).link(ANNA), speed="slow")
    pages.wait_for_turn()
    pages.play("stone 28>35")
    for field in ("30", "28", "0", "32"):
        pages.cell(field).click(force=True)
    expect(pages.cell("25")).to_have_attribute("aria-label", containing("your stone"))
    assert pages.lit() == set()
    assert said(pages) == ["join", "play"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_is_missing(visit: Visits, serving: Serving, language: str) -> None:
    pages = RufusPages(visit(language=language, speed="instant"))
    pages.visitor.go("new/rufus")
    pages.hands.button(pages.page.get_by_text(pages.word("house-rules")))
    assert "⟦" not in pages.page.content()
    pages.visitor.go(table(serving.database, BEHIND, prizes="shuffled").link(ANNA))
    pages.wait_for_turn()
    for chosen in ("fox", "stone 34"):
        pages.choose(chosen)
        pages.cell("36").hover()
        assert "⟦" not in pages.page.content()
        pages.page.keyboard.press("Escape")
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert "⟦" not in pages.page.content()
