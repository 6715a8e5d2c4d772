"""Whole games of Dog against three bots, from the home page to the next game at the same table."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.hands import Hands, Keyboard, Mouse
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.visitor import Visitor


def by_mouse(visitor: Visitor) -> Hands:
    return Mouse()


def by_keyboard(visitor: Visitor) -> Hands:
    return Keyboard(visitor.page)


@pytest.mark.parametrize(("hands", "language"), [(by_mouse, "en"), (by_keyboard, "de")])
def test_a_whole_game(visit: Visits, own_serving: Serving, hands: object, language: str) -> None:
    assert callable(hands)
    anna = visit(language=language, url=own_serving.url)
    pages = Pages(anna, hands(anna))
    anna.go()
    pages.set_up_table("Anna")
    expect(anna.page).to_have_url(re.compile("/table/[^/]+#key=.+"))
    expect(pages.plate(0)).to_contain_text("Anna")
    pages.prefer("speed", "speed-instant")

    player = Player(pages)
    player.play_whole_game()
    assert player.taken_back == 1
    assert any(action.startswith("give ") for action in player.played)
    assert any(action.startswith("X=") for action in player.played), "no joker was played"
    assert any("<>" in action for action in player.played), "no men were swapped"

    won = anna.update["returns"][0] > 0
    expect(pages.dialog.get_by_role("heading")).to_have_text(
        pages.word("end-won" if won else "end-lost")
    )
    pages.hands.button(pages.dialog.get_by_text(pages.word("fair-title")))
    expect(pages.dialog).to_contain_text(pages.word("fair-good"))

    old = anna.table
    pages.hands.button(pages.dialog.get_by_role("button", name=pages.word("again")))
    anna.wait_until(lambda: anna.table["table"] != old["table"], "a new table is set up")
    assert anna.table["seats"] == old["seats"]
    assert pages.wait_for_turn()
    player.play()
    assert player.played[-1].startswith("give ")
