"""Before a table is set up: what would the house rules change?"""

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.server.test_effects import ends, simulating
from tests.web.conftest import Visits
from tests.web.rufus_pages import RufusPages
from tests.web.test_accessibility import assert_no_violation
from tests.web.test_pages import overhang
from tests.web.visitor import PHONE

HOUSE_RULES = "Hausregeln"
LEAVE = """all => localStorage.setItem('spielwerk.trials', JSON.stringify(
  all.map(options => ({ rules: { game: 'rufus', seats: 2, options }, at: Date.now() }))
))"""
"""Remembers house rules of which the server knows nothing."""


def test_who_asks_what_a_house_rule_changes_is_told(visit: Visits, serving: Serving) -> None:
    pages = RufusPages(visit(PHONE, "de", "dark"))
    assert serving.settings.effect_games == 40
    pages.visitor.go("new/rufus")
    pages.page.get_by_text(pages.word("house-rules")).click()
    expect(pages.named("button", "effect-ask")).to_have_count(0)
    pages.page.locator('[name^="fox_continues"][value="on"]').check()
    pages.hands.button(pages.named("button", "effect-ask"))
    effect = pages.named("region", "effect-ask")
    expect(effect.get_by_role("status")).not_to_have_count(0)
    note = effect.get_by_text(pages.word("effect-note"))
    expect(note).to_be_visible(timeout=200_000)
    expect(pages.named("button", "effect-ask")).to_be_visible(timeout=200_000)
    expect(effect.get_by_role("status").get_by_text("80 ")).to_be_visible()
    assert effect.get_by_role("listitem").count() >= 2
    assert overhang(pages.page) == []
    assert_no_violation(pages)
    pages.page.locator('[name^="hard_count"][value="on"]').check()
    expect(note).to_have_count(0)


def test_a_trial_goes_on_while_its_page_is_left_until_it_is_stopped(
    visit: Visits, own_serving: Serving
) -> None:
    own_serving.restart(effect_games=20_000)
    pages = RufusPages(visit(PHONE, "de", "dark", url=own_serving.url))
    ask(pages)
    expect(pages.named("region", "effect-ask").get_by_text("Partien, noch")).to_be_visible(
        timeout=200_000
    )
    for leave in (pages.visitor.go, pages.page.reload):
        leave()
        pages.visitor.go("new/rufus")
        left = pages.page.locator("section", has=pages.named("heading", "effect-tried"))
        expect(left.get_by_text("Partien, noch")).to_be_visible(timeout=200_000)
        assert len(simulating(own_serving)) == 1
    assert overhang(pages.page) == []
    assert_no_violation(pages)
    pages.hands.button(pages.named("button", "effect-show"))
    expect(pages.page.locator('[name^="fox_continues"][value="on"]')).to_be_checked()
    expect(left).to_have_count(0)
    pages.hands.button(pages.named("button", "effect-stop"))
    expect(pages.named("button", "effect-ask")).to_be_visible()
    ends(own_serving)
    pages.page.reload()
    expect(pages.named("heading", "house-rules")).to_be_visible()
    expect(left).to_have_count(0)


def test_a_trial_that_the_server_has_lost_says_so_until_it_is_removed(visit: Visits) -> None:
    """By keyboard, which then is at the next of them, and in the end at the house rules."""
    pages = RufusPages(visit(PHONE, "de", "dark"))
    pages.visitor.go("new/rufus")
    pages.page.evaluate(LEAVE, [{"fox_continues": "on"}, {"hard_count": "on"}])
    pages.page.reload()
    lost = pages.page.get_by_text(pages.word("effect-lost"))
    expect(lost).to_have_count(2)
    pages.visitor.forgive("404")
    assert_no_violation(pages)
    remove = pages.named("button", "effect-forget")
    for left in (1, 0):
        remove.first.press("Enter")
        expect(lost).to_have_count(left)
        focused = remove if left else pages.page.locator("summary", has_text=HOUSE_RULES)
        expect(focused).to_be_focused()
    pages.page.reload()
    expect(pages.named("heading", "house-rules")).to_be_visible()
    expect(lost).to_have_count(0)


def ask(pages: RufusPages) -> None:
    """What does it change if Rufus runs on?"""
    pages.visitor.go("new/rufus")
    pages.page.get_by_text(pages.word("house-rules")).click()
    pages.page.locator('[name^="fox_continues"][value="on"]').check()
    pages.hands.button(pages.named("button", "effect-ask"))
