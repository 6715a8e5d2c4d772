"""Whole games of Stramash against bots, from the home page to the next game at the same table.

In short some turns of one, and the last turn of another.
"""

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import stramash_tables as tables
from tests.web.conftest import Visits
from tests.web.hands import Keyboard
from tests.web.stramash_pages import StramashPages
from tests.web.stramash_player import Player

FEW = 4
"""So many turns of a game."""


@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_some_turns_and_a_last_one_by_mouse(visit: Visits, known_serving: Serving) -> None:
    pages = StramashPages(visit(language="en", url=known_serving.url))
    pages.come_from_home(2)
    Player(pages).play_turns(FEW)
    made = tables.until(known_serving.database, tables.last_action, seats=2, people=1)
    pages.sit_down(made.link(0))
    assert pages.wait_for_turn()
    action = tables.winning(made.match)
    assert action is not None
    pages.play(action)
    assert not pages.wait_for_turn()
    look_at_the_end(pages)
    begin_the_next(pages)


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_a_whole_game_of_two_by_mouse(visit: Visits, known_serving: Serving) -> None:
    play_from_door_to_door(StramashPages(visit(language="en", url=known_serving.url)), 2)


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [2], indirect=True)
def test_a_whole_game_of_six_by_keyboard(visit: Visits, known_serving: Serving) -> None:
    anna = visit(language="de", url=known_serving.url)
    play_from_door_to_door(StramashPages(anna, Keyboard(anna.page)), 6)


def play_from_door_to_door(pages: StramashPages, seats: int) -> None:
    """Set up a table, play the whole game, look at its end, and begin the next one."""
    pages.come_from_home(seats)
    player = Player(pages)
    player.play_turns()
    for kind in (" out", ">C", ">T"):
        assert any(kind in action for action in player.played), f"other cards: no {kind!r}"
    assert len(pages.seen["laddies"]) == seats
    look_at_the_end(pages)
    begin_the_next(pages)


def begin_the_next(pages: StramashPages) -> None:
    """With the same people, and all laddies in the dock."""
    pages.begin_the_next()
    assert pages.wait_for_turn()
    assert pages.seen["laddies"][0] == ["D"] * 5


def look_at_the_end(pages: StramashPages) -> None:
    """The end says who is the Muckle Stoater."""
    returns = pages.seen["returns"]
    winner = returns.index(1)
    heading = pages.dialog.get_by_role("heading", level=2)
    expect(heading).to_have_text(pages.ending(won=not winner))
    name = pages.visitor.table["seats"][winner]["name"] or pages.word(f"stramash-seat-{winner}")
    you = "no" if winner else "yes"
    told = pages.word(
        "stramash-event-over", reason="castle", pair="no", you=you, who=name, owner=""
    )
    expect(pages.dialog).to_contain_text(told)
    title = pages.dialog.get_by_role("button", name=pages.word("stramash-word-stoater"))
    expect(title).to_have_count(1)


def test_a_pair_wins_together(visit: Visits, serving: Serving) -> None:
    made = tables.until(serving.database, tables.last_action, pairs="on")
    anna, clara = (StramashPages(visit(speed="instant")) for _ in range(2))
    for pages, seat in ((anna, 0), (clara, 2)):
        pages.sit_down(made.link(seat))
    anna.wait_for_turn()
    action = tables.winning(made.match)
    assert action is not None
    anna.play(action)
    for pages, partner in ((anna, "Clara"), (clara, "Anna")):
        assert not pages.wait_for_turn()
        told = pages.word(
            "stramash-event-over", reason="castle", pair="yes", you="yes", who="", owner=partner
        )
        expect(pages.dialog).to_contain_text(told)
        title = pages.dialog.get_by_role("button", name=pages.word("stramash-word-stoater"))
        expect(title).to_have_count(2)


def test_a_draw_by_length(visit: Visits, serving: Serving) -> None:
    made = tables.until(serving.database, tables.nothing_goes, seats=2, max_plies=1)
    pages = StramashPages(visit(speed="instant"))
    pages.visitor.go(made.link(0))
    pages.wait_for_turn()
    pages.play(pages.legal[0])
    assert not pages.wait_for_turn()
    expect(pages.dialog.get_by_role("heading", level=2)).to_have_text(pages.word("end-draw"))
