"""Whole games of Rufus against bots, from the home page to the next game at the same table.

In short some turns of one, and the last turn of another.
"""

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.rufus_pages import RufusKeyboard, RufusPages
from tests.web.rufus_player import Player
from tests.web.rufus_tables import ANNA, BEN, ending, last_prize, table, until

FEW = 4
"""So many turns of a game."""


@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_some_turns_and_a_last_one_by_mouse(visit: Visits, known_serving: Serving) -> None:
    pages = RufusPages(visit(language="en", url=known_serving.url))
    pages.come_from_home(2)
    Player(pages).play_turns(FEW)
    made = until(known_serving.database, last_prize)
    pages.visitor.go(made.link(ANNA))
    assert pages.wait_for_turn()
    pages.play(ending(made.match))
    assert not pages.wait_for_turn()
    look_at_the_sheet(pages)
    pages.begin_the_next()


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_a_whole_game_of_two_by_mouse(visit: Visits, known_serving: Serving) -> None:
    play_from_door_to_door(RufusPages(visit(language="en", url=known_serving.url)), 2)


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [2], indirect=True)
def test_a_whole_game_of_five_by_keyboard(visit: Visits, known_serving: Serving) -> None:
    anna = visit(language="de", url=known_serving.url)
    play_from_door_to_door(RufusPages(anna, RufusKeyboard(anna.page)), 5)


def play_from_door_to_door(pages: RufusPages, seats: int) -> None:
    """Set up a table, play the whole game, look at the score sheet, and begin the next one."""
    pages.come_from_home(seats)
    player = Player(pages)
    player.play_turns()
    for kind in ("fox", "lay", "stone"):
        assert any(action.startswith(kind) for action in player.played)
    assert len(pages.seen["won"]) == seats
    look_at_the_sheet(pages)
    pages.begin_the_next()
    assert pages.wait_for_turn()
    assert pages.seen["stones"] == [[48, 52]] * seats or pages.visitor.events[1:]


def look_at_the_sheet(pages: RufusPages) -> None:
    """The end says who has won, and how each seat's points came together."""
    seen = pages.seen
    won = seen["returns"][ANNA] > 0
    heading = pages.dialog.get_by_role("heading", level=2)
    expect(heading).to_have_text(pages.ending(won=won))
    rows = pages.dialog.locator("[data-score]")
    expect(rows).to_have_count(seen["seats"])
    order = rows.evaluate_all("rows => rows.map(row => Number(row.dataset.score))")
    scores = [seen["scores"][seat] for seat in order]
    assert scores == sorted(scores, reverse=True)
    for seat in order:
        cells = pages.dialog.locator(f'[data-score="{seat}"]').get_by_role("cell")
        count = seen["counted"][seat]
        if seen["won"][seat]:
            prizes = ", ".join(str(prize) for prize in seen["won"][seat])
            line = pages.word("rufus-score-sum", cards=prizes, sum=str(count["won"]))
            expect(cells.nth(0)).to_contain_text(line)
        expect(cells.last).to_have_text(str(seen["scores"][seat]))


def test_who_loses_sees_the_same_sheet(visit: Visits, serving: Serving) -> None:
    made = until(serving.database, last_prize)
    anna, ben = (RufusPages(visit(speed="instant")) for _ in range(2))
    anna.visitor.go(made.link(ANNA))
    ben.visitor.go(made.link(BEN))
    ben.visitor.wait_until(lambda: ben.visitor.update, "the table is told")
    anna.wait_for_turn()
    anna.play(ending(made.match))
    for pages in (anna, ben):
        assert not pages.wait_for_turn()
        expect(pages.dialog.locator("[data-score]")).to_have_count(2)
    texts = [pages.dialog.get_by_role("table").inner_text() for pages in (anna, ben)]
    assert texts[0] == texts[1]


def test_laid_cards_count_where_that_was_agreed(visit: Visits, serving: Serving) -> None:
    made = until(serving.database, last_prize, hard_count="on")
    pages = RufusPages(visit(speed="instant"))
    pages.visitor.go(made.link(ANNA))
    pages.wait_for_turn()
    pages.play(ending(made.match))
    assert not pages.wait_for_turn()
    column = pages.dialog.get_by_role("columnheader", name=pages.word("rufus-score.laid"))
    expect(column).to_have_count(1)
    expect(pages.dialog).to_contain_text(pages.word("rufus-score-laid-help"))
    for seat in (ANNA, BEN):
        values = [card["value"] for card in pages.seen["trail"] if card["seat"] == seat]
        cell = pages.dialog.locator(f'[data-score="{seat}"]').get_by_role("cell").nth(2)
        cards = ", ".join(f"+{value}" if value % 2 else f"−{value}" for value in values)
        laid = pages.seen["counted"][seat]["laid"]
        total = f"+{laid}" if laid > 0 else f"−{-laid}" if laid else "0"
        line = pages.word("rufus-score-sum", cards=cards, sum=total)
        expect(cell).to_contain_text(line if values else pages.word("rufus-score-none"))


def test_a_draw_by_length(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, max_plies=1)
    pages = RufusPages(visit(speed="instant"))
    pages.visitor.go(made.link(ANNA))
    pages.wait_for_turn()
    pages.play("fox 7")
    assert not pages.wait_for_turn()
    expect(pages.dialog.get_by_role("heading", level=2)).to_have_text(pages.word("end-draw"))
    expect(pages.dialog.locator("[data-score]")).to_have_count(2)
