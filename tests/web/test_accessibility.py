"""axe-core finds nothing on any page, in either language, by day and by night, large and small."""

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.looks import EveryLook, Light, Look, OtherLook
from tests.web.pages import Pages
from tests.web.prepared import Prepared, winning
from tests.web.visitor import Device


def assert_no_violation(pages: Pages) -> None:
    """No rule of axe-core is broken by what the page shows now."""
    result = Axe().run(pages.page)
    assert result.violations_count == 0, result.generate_report()


@Look
def test_before_the_game(visit: Visits, device: Device, language: str, light: Light) -> None:
    pages = Pages(visit(device, language, light))
    pages.visitor.go()
    pages.named("button", "preferences").wait_for()
    assert_no_violation(pages)
    pages.hands.button(pages.named("button", "preferences"))
    assert_no_violation(pages)
    pages.visitor.go("new/dog")
    pages.page.get_by_text(pages.word("house-rules")).click()
    assert_no_violation(pages)
    pages.page.get_by_label(pages.word("dog-seat-2"), exact=True).select_option("link")
    pages.hands.button(pages.named("button", "create-table"))
    pages.named("link", "to-table").wait_for()
    assert_no_violation(pages)


@OtherLook
def test_what_was_ruled(visit: Visits, device: Device, language: str, light: Light) -> None:
    pages = Pages(visit(device, language, light))
    pages.visitor.go("rulings/dog")
    expect(pages.page.get_by_text(pages.word("dog-ruling-M6"))).to_be_visible()
    assert_no_violation(pages)


@OtherLook
def test_at_the_table(
    visit: Visits,
    prepared: Callable[..., Prepared],
    device: Device,
    language: str,
    light: Light,
) -> None:
    pages = Pages(visit(device, language, light, speed="instant"))
    pages.visitor.go(prepared(positions.beginning).link(0))
    pages.wait_for_turn()
    assert_no_violation(pages)
    pages.visitor.go(prepared(positions.seven_to_share).link(0))
    pages.wait_for_turn()
    assert_no_violation(pages)
    pages.hands.card(pages.card("7"))
    assert_no_violation(pages)
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert_no_violation(pages)


@EveryLook
def test_at_the_end(
    visit: Visits,
    prepared: Callable[..., Prepared],
    device: Device,
    language: str,
    light: Light,
) -> None:
    pages = Pages(visit(device, language, light, speed="instant"))
    table = prepared(positions.last_action)
    pages.visitor.go(table.link(0))
    pages.wait_for_turn()
    pages.play(winning(table.match))
    assert not pages.wait_for_turn()
    expect(pages.dialog.get_by_role("heading")).to_have_text(pages.ending(won=True, winners=2))
    assert_no_violation(pages)
