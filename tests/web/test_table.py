"""What the table shows and tells beside the board, and the keys that the help names."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.hands import Keyboard
from tests.web.pages import Pages, read_action
from tests.web.prepared import Prepared, Wanted
from tests.web.visitor import PHONE

Prepares = Callable[..., Prepared]


def sit_down(visit: Visits, prepared: Prepares, wanted: Wanted) -> Pages:
    """Anna sits down at such a table, and has to choose."""
    pages = Pages(visit(speed="instant"))
    pages.visitor.go(prepared(wanted).link(0))
    pages.wait_for_turn()
    return pages


def focused(page: Page) -> object:
    """The game's name of what has the focus: a field or a card."""
    return page.evaluate(
        "() => document.activeElement.dataset.cell ?? document.activeElement.dataset.card ?? null"
    )


def test_what_happens_is_told_in_words(visit: Visits, prepared: Prepares) -> None:
    pages = sit_down(visit, prepared, positions.seven_to_share)
    walks = [action for action in pages.visitor.update["legal"] if ">" in action]
    card = read_action(walks[0])[0]
    pages.play(walks[0])
    pages.wait_for_turn()
    one = pages.word(f"dog-card-{card}.one")
    told = pages.word("dog-event-played", joker="no", you="yes", card=one, **{"as": one})
    expect(pages.named("region", "log-title")).to_contain_text(told)
    expect(pages.page.get_by_role("status")).to_contain_text(pages.word("dog-prompt-play"))


def test_a_joker_is_asked_what_it_stands_for(visit: Visits, prepared: Prepares) -> None:
    pages = sit_down(visit, prepared, positions.joker)
    jokers = [action for action in pages.visitor.update["legal"] if action.startswith("X=")]
    ways = [read_action(action) for action in jokers]
    action = next(a for a in jokers if ways.count(read_action(a)) > 1)
    same = [a for a in jokers if read_action(a) == read_action(action)]
    card, man, field = read_action(action)
    assert man is not None
    assert field is not None
    pages.hands.card(pages.card(card))
    pages.hands.cell(pages.cell(man))
    pages.hands.cell(pages.cell(field))
    expect(pages.page.get_by_text(pages.word("dog-prompt-joker"))).to_be_visible()
    for meaning in same:
        expect(pages.action(meaning)).to_be_visible()
    pages.hands.button(pages.action(same[-1]))
    pages.visitor.wait_until(lambda: pages.visitor.said[-1].get("action") == same[-1], "played")


def test_the_keys_of_the_help(visit: Visits, prepared: Prepares) -> None:
    pages = sit_down(visit, prepared, positions.seven_to_share)
    keys = pages.page.keyboard
    cards = pages.visitor.update["observation"]["hand"].split()
    keys.press(str(cards.index("7") + 1))
    expect(pages.card("7")).to_have_attribute("aria-pressed", "true")
    men = pages.lit()
    seen = {focused(pages.page)}
    for _ in men:
        keys.press("ArrowRight")
        seen.add(focused(pages.page))
    assert seen == men
    Keyboard(pages.page).reach("ArrowLeft", pages.cell("T0"))
    keys.press("Shift+ArrowRight")
    assert focused(pages.page) == "T1"
    keys.press("Escape")
    expect(pages.card("7")).to_have_attribute("aria-pressed", "false")
    assert focused(pages.page) in cards
    keys.press("Home")
    assert focused(pages.page) == cards[0]
    keys.press("End")
    assert focused(pages.page) == cards[-1]


def test_only_a_card_that_was_picked_looks_chosen(visit: Visits, prepared: Prepares) -> None:
    pages = sit_down(visit, prepared, positions.two_sevens)
    chosen = pages.hand.and_(pages.page.locator("[aria-pressed=true]"))
    expect(chosen).to_have_count(0)
    pages.hands.card(pages.card("7"))
    expect(chosen).to_have_count(1)
    pages.hands.card(pages.card("7"))
    expect(chosen).to_have_count(0)
    legal = pages.visitor.update["legal"]
    pages.play(next(action for action in legal if action.startswith("7 ")))
    pages.wait_for_turn()
    assert pages.visitor.update["observation"]["seven"]
    expect(pages.card("7")).to_be_visible()
    expect(chosen).to_have_count(0)


def test_a_click_on_the_hand_meets_a_card_wherever_one_is_seen(
    visit: Visits, prepared: Prepares
) -> None:
    """Beside a card that is turned lies the corner of its place, over the card below."""
    pages = sit_down(visit, prepared, positions.beginning)
    met = pages.hand.first.evaluate(MET)
    assert met["card"] > 0
    assert "LI" not in met["others"]


MET = """card => {
  const { left, right, top, bottom } = card.closest('ul').getBoundingClientRect();
  const met = { card: 0, others: [] };
  for (let x = left; x < right; x += 2) {
    for (let y = top; y < bottom; y += 2) {
      const at = document.elementFromPoint(x, y);
      if (at?.dataset.card) met.card += 1;
      else if (at) met.others.push(at.tagName);
    }
  }
  return met;
}"""
"""At how many points of the hand a click meets a card, and what it meets at others."""


def test_the_log_opens_at_its_end(visit: Visits, prepared: Prepares) -> None:
    pages = Pages(visit(PHONE, speed="instant"))
    pages.visitor.go(prepared(positions.in_the_thick).link(0))
    pages.wait_for_turn()
    pages.hands.button(pages.named("button", "log-title"))
    expect(pages.named("list", "lines").get_by_role("listitem").last).to_be_in_viewport()


def test_a_table_is_found_again_on_the_home_page(visit: Visits, prepared: Prepares) -> None:
    pages = sit_down(visit, prepared, positions.beginning)
    address = pages.page.url
    pages.visitor.go()
    pages.hands.button(pages.page.get_by_role("link", name="Anna"))
    expect(pages.page).to_have_url(address)
    assert pages.wait_for_turn()
    assert pages.visitor.table["seat"] == 0


def test_the_rules_of_the_table_can_be_looked_up(visit: Visits) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go("new/dog")
    pages.hands.button(pages.page.get_by_text(pages.word("house-rules")))
    rule, choice = pages.word("dog-option-fold"), pages.word("dog-option-fold-one_card")
    pages.hands.segment(pages.page.get_by_role("group", name=rule), choice)
    expect(pages.page.get_by_text(pages.word("rules-own"), exact=True)).to_be_visible()
    pages.hands.button(pages.named("button", "create-table"))
    pages.wait_for_turn()
    assert pages.visitor.table["options"]["fold"] == "one_card"
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_contain_text(f"{rule} {choice}")


def test_what_was_agreed_is_told_to_who_comes_and_stays_in_the_log(visit: Visits) -> None:
    anna, ben = Pages(visit(speed="instant")), Pages(visit(language="de", speed="instant"))
    anna.visitor.go()
    anna.describe_table("Anna", yellow="link")
    anna.hands.button(anna.page.get_by_text(anna.word("house-rules")))
    group = anna.page.get_by_role("group", name=anna.word("dog-option-shuffle"))
    anna.hands.segment(group, anna.word("dog-option-shuffle-each_cycle"))
    anna.hands.button(anna.named("button", "create-table"))
    ben.visitor.go(anna.named("textbox", "dog-seat-2").input_value())
    rule, choice = ben.word("dog-option-shuffle"), ben.word("dog-option-shuffle-each_cycle")
    expect(ben.dialog).to_contain_text(f"{ben.word('table-rules')} {rule} {choice}")
    ben.say_name("Ben")
    anna.hands.button(anna.named("link", "to-table"))
    expect(ben.named("list", "lines").get_by_role("listitem").first).to_contain_text(
        f"{rule}: {choice}"
    )


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_is_missing(visit: Visits, prepared: Prepares, language: str) -> None:
    pages = Pages(visit(language=language, speed="instant"))
    pages.visitor.go(prepared(positions.last_action).link(0))
    pages.wait_for_turn()
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert "⟦" not in pages.page.content()
