"""Whole games of Dog against three bots, from the home page to the next game at the same table.

In short a round of one game, and the last turn of another. The cards are known: a seven is shared,
jokers and jacks are played. When the bots have learned to play otherwise and a game has none of
these any more, take other cards (any number).
"""

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.hands import Keyboard
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.prepared import last_action, prepare, winning
from tests.web.visitor import Visitor


@pytest.mark.parametrize("known_serving", [9], indirect=True)
def test_a_round_and_a_last_turn_by_keyboard(visit: Visits, known_serving: Serving) -> None:
    anna = visit(language="de", url=known_serving.url)
    pages = Pages(anna, Keyboard(anna.page))
    sit_down(pages)
    Player(pages).play_rounds(1)
    made = prepare(known_serving.database, last_action, {0: "Anna"})
    anna.go(made.link(0))
    assert pages.wait_for_turn()
    pages.play(winning(made.match))
    assert not pages.wait_for_turn()
    look_at_the_end(pages)
    begin_the_next(pages)


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [9], indirect=True)
def test_a_whole_game_by_mouse(visit: Visits, known_serving: Serving) -> None:
    play_from_door_to_door(Pages(visit(language="en", url=known_serving.url)))


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [9], indirect=True)
def test_a_whole_game_by_keyboard(visit: Visits, known_serving: Serving) -> None:
    anna = visit(language="de", url=known_serving.url)
    play_from_door_to_door(Pages(anna, Keyboard(anna.page)))


def play_from_door_to_door(pages: Pages) -> None:
    """Set up a table, play the whole game, look at its end, and begin the next one."""
    sit_down(pages)
    player = Player(pages)
    player.play_whole_game()
    assert_everything_was_played(player)
    look_at_the_end(pages)
    expect(pages.dialog).to_contain_text(pages.word("fair-good"))
    begin_the_next(pages)


def sit_down(pages: Pages) -> None:
    """At one's own place."""
    pages.come_from_home()
    expect(pages.plate(0)).to_contain_text("Anna")


def begin_the_next(pages: Pages) -> None:
    """With the same people, who give a card first."""
    anna, player = pages.visitor, Player(pages)
    seats = who_sits(anna)
    pages.begin_the_next()
    assert who_sits(anna) == seats
    assert pages.wait_for_turn()
    player.play()
    assert player.played[-1].startswith("give ")


def who_sits(visitor: Visitor) -> list[tuple[str | None, str | None]]:
    """The name or the bot at each seat."""
    return [(seat["name"], seat["bot"]) for seat in visitor.table["seats"]]


def assert_everything_was_played(player: Player) -> None:
    assert player.taken_back == 1
    for kind in ("give ", "X=", "<>", " out", "7 "):
        assert any(kind in action for action in player.played), f"other cards: no {kind!r}"


def look_at_the_end(pages: Pages) -> None:
    """The end says who has won."""
    won = pages.visitor.update["returns"][0] > 0
    heading = pages.dialog.get_by_role("heading")
    expect(heading).to_have_text(pages.ending(won=won, winners=2))
