"""Servers that are killed: what was set up so far and what was played stays."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.browsers import join, play
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.relay import Relay
from tests.web.strategus_pages import StrategusPages
from tests.web.strategus_tables import CLOSE, FIGHTERS, NEAR_THE_APPLE, table
from tests.web.test_interruptions import BROKEN


@pytest.fixture
def power_cut(own_serving: Serving, relay: Relay) -> Callable[[StrategusPages], None]:
    """Kill the server, let somebody see it, and start it again."""

    def cut(pages: StrategusPages) -> None:
        relay.cut()
        own_serving.kill()
        alert = pages.page.get_by_role("alert")
        expect(alert).to_have_text(pages.word("line-waiting"))
        own_serving.start()
        relay.mend(own_serving.address)
        expect(alert).to_be_hidden()

    return cut


def test_a_set_up_outlives_the_server_and_the_page(
    visit: Visits,
    own_serving: Serving,
    relay: Relay,
    power_cut: Callable[[StrategusPages], None],
) -> None:
    anna = StrategusPages(visit(url=relay.url, speed="instant"))
    anna.visitor.go(table(own_serving.database, names=("Anna", None)).link(0))
    anna.place("A", "a1")
    anna.place("T", "b1")
    power_cut(anna)
    assert anna.army() == {"a1": "A", "b1": "T"}
    anna.page.reload()
    anna.visitor.wait_until(lambda: anna.army() == {"a1": "A", "b1": "T"}, "it is still there")
    anna.hands.button(anna.tool("fill"))
    army = anna.army()
    anna.be_ready()
    anna.visitor.wait_until(lambda: anna.visitor.update["observation"]["phase"] == "play", "play")
    expect(anna.cell("e6")).to_be_attached()
    power_cut(anna)
    assert anna.wait_for_turn()
    assert anna.army() == army
    anna.play(anna.visitor.update["legal"][0])
    anna.visitor.forgive(BROKEN)


def test_a_game_goes_on_after_a_power_cut(
    visit: Visits,
    own_serving: Serving,
    relay: Relay,
    power_cut: Callable[[StrategusPages], None],
) -> None:
    anna = StrategusPages(visit(url=relay.url, speed="instant"))
    anna.visitor.go(table(own_serving.database, NEAR_THE_APPLE, CLOSE).link(0))
    anna.wait_for_turn()
    anna.page.evaluate("window.stays = true")
    army, legal = anna.army(), anna.visitor.update["legal"]
    anna.hands.cell(anna.cell("a6"))
    power_cut(anna)
    assert anna.wait_for_turn()
    assert (anna.army(), anna.visitor.update["legal"]) == (army, legal)
    anna.page.keyboard.press("Escape")
    anna.play("a6xa7")
    assert not anna.wait_for_turn()
    expect(anna.dialog.get_by_role("heading")).to_have_text(anna.ending(won=True))
    assert anna.page.evaluate("window.stays")
    anna.visitor.forgive(BROKEN)


def test_who_was_away_does_not_go_on_telling_an_old_fight(
    visit: Visits, own_serving: Serving, relay: Relay
) -> None:
    eve = StrategusPages(visit(url=relay.url, speed="instant"))
    made = table(own_serving.database, armies=FIGHTERS)
    eve.visitor.go(made.link())
    eve.visitor.wait_until(lambda: eve.visitor.update, "the table is told")
    anna, ben = (join(own_serving, made.table, made.keys[seat]) for seat in (0, 1))
    play(anna, "e4xe7")
    ben.hear_until("update")
    status = eve.page.get_by_role("status")
    expect(status).to_contain_text("e7")
    relay.cut()
    expect(eve.page.get_by_role("alert")).to_have_text(eve.word("line-waiting"))
    play(ben, "a7-a6")
    anna.hear_until("update")
    play(anna, "b4-b5")
    relay.mend()
    log = eve.named("region", "log-title")
    expect(log).to_contain_text("b5")
    for told in (status, log):
        expect(told).not_to_contain_text("e7")
    eve.visitor.forgive(BROKEN)
