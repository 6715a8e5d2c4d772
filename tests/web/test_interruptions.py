"""Pages that are loaded again, lines that are cut, servers that are killed: the turn goes on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.prepared import Prepared, prepare
from tests.web.relay import Relay

BROKEN = "ERR_|WebSocket|failed"


def begin_seven(pages: Pages) -> list[str]:
    """Play a part of a seven; what can be played then."""
    pages.wait_for_turn()
    sevens = [action for action in pages.visitor.update["legal"] if action.startswith("7 ")]
    pages.play(sevens[0])
    pages.wait_for_turn()
    assert pages.visitor.update["observation"]["seven"]
    legal: list[str] = pages.visitor.update["legal"]
    return legal


def test_a_page_loaded_again_in_a_seven_goes_on(
    visit: Visits, prepared: Callable[..., Prepared]
) -> None:
    anna = Pages(visit(speed="instant"))
    anna.visitor.go(prepared(positions.seven_to_share).link(0))
    legal = begin_seven(anna)
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.visitor.update["legal"] == legal
    left = anna.visitor.update["observation"]["seven"]["left"]
    expect(anna.page.get_by_text(anna.word("dog-prompt-seven", left=left))).to_be_visible()
    anna.take_back()
    anna.wait_for_turn()
    assert "seven" not in anna.visitor.update["observation"]
    Player(anna).play()


@pytest.mark.parametrize("killed", [False, True])
def test_a_cut_line_mends_itself(
    visit: Visits, own_serving: Serving, relay: Relay, killed: bool
) -> None:
    table = prepare(own_serving.database, positions.seven_to_share, {0: "Anna", 2: "Ben"})
    anna = Pages(visit(url=relay.url, speed="instant"))
    anna.visitor.go(table.link(0))
    legal = begin_seven(anna)
    anna.page.evaluate("window.stays = true")

    anna.visitor.context.set_offline(True)
    relay.cut()
    if killed:
        own_serving.kill()
    alert = anna.page.get_by_role("alert")
    expect(alert).to_have_text(anna.word("line-waiting"))
    if killed:
        own_serving.start()
    relay.mend(own_serving.address)
    anna.visitor.context.set_offline(False)

    expect(alert).to_be_hidden()
    anna.wait_for_turn()
    assert anna.visitor.update["legal"] == legal
    Player(anna).play()
    assert anna.page.evaluate("window.stays")
    anna.visitor.forgive(BROKEN)


def test_what_is_chosen_while_the_line_is_cut_is_not_lost(
    visit: Visits, own_serving: Serving, relay: Relay
) -> None:
    table = prepare(own_serving.database, positions.seven_to_share, {0: "Anna", 2: "Ben"})
    anna = Pages(visit(url=relay.url, speed="instant"))
    anna.visitor.go(table.link(0))
    begin_seven(anna)
    relay.cut()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.word("line-waiting"))
    assert anna.offered.count() == 0
    relay.mend()
    anna.wait_for_turn()
    assert anna.offered.count() > 0
    anna.visitor.forgive(BROKEN)
