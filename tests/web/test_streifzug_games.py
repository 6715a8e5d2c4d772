"""Whole games of Streifzug durch, from the home page to the next game at the same table.

In short some turns of one, and the last turn of another.
"""

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import streifzug_tables as tables
from tests.web.conftest import Visits
from tests.web.streifzug_pages import StreifzugKeyboard, StreifzugPages
from tests.web.streifzug_player import Player, play_on
from tests.web.streifzug_tables import ANNA, BEN, EXTENDED, table
from tests.web.visitor import Visitor

BLACK = 2

FEW = 6
"""So many actions of a game."""


@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_some_turns_and_a_last_one(visit: Visits, known_serving: Serving) -> None:
    pages = StreifzugPages(visit(language="en", url=known_serving.url))
    pages.come_from_home(2)
    play_on(Player(pages), turns=FEW)
    made = table(known_serving.database, tables.LAST_ROLL, tables.COLOURS)
    pages.sit_down(made.link(ANNA))
    for action in tables.WIN:
        assert pages.wait_for_turn()
        pages.play(action)
    assert not pages.wait_for_turn()
    assert_headline(pages, ["Anna"], you=True)
    pages.begin_the_next()


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_a_whole_basic_game_of_two(visit: Visits, known_serving: Serving) -> None:
    pages = StreifzugPages(visit(language="en", url=known_serving.url))
    pages.come_from_home(2)
    player = Player(pages)
    play_on(player)
    for kind in ("6 S>", "4 o0>", "2 o1>", "+", ">m"):
        assert any(kind in action for action in player.played), f"another game: no {kind!r}"
    assert "scores" not in pages.seen
    expect(pages.dialog.locator("[data-score]")).to_have_count(0)
    winner = pages.seen["returns"].index(1)
    who = pages.word("streifzug-seat-1-of-2") if winner else "Anna"
    assert_headline(pages, [who], you=winner == ANNA)
    pages.begin_the_next()
    assert pages.wait_for_turn()
    assert pages.seen["cards"][ANNA] == ""


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_a_whole_game_in_teams_with_both_parties_of_one(
    visit: Visits, known_serving: Serving
) -> None:
    """Anna plays red and black, in two windows of her browser."""
    red = StreifzugPages(visit(language="de", url=known_serving.url))
    red.visitor.go()
    red.describe_table("Anna", count=4)
    red.choose_mode("teams")
    sitting = red.page.get_by_role("combobox", name=red.word(f"streifzug-seat-{BLACK}"))
    expect(red.page.get_by_text(red.word("streifzug-teams-note"))).to_be_visible()
    sitting.select_option("me")
    red.hands.button(red.named("button", "create-table"))
    red.reaches_table()
    red.prefer("speed", "speed-instant")
    black = StreifzugPages(another_window(visit, red.visitor))
    black.hands = StreifzugKeyboard(black.page)
    black.visitor.go()
    black.hands.button(black.own_seats().last)
    for pages, own, partner in ((red, ANNA, BLACK), (black, BLACK, ANNA)):
        pages.sits_at(own)
        name = f"Anna ({pages.word(f'streifzug-seat-{partner}')})"
        expect(pages.plate(partner)).to_contain_text(name)
        expect(pages.plate(partner)).to_contain_text(pages.word("plate-partner"))
    players = Player(red), Player(black)
    play_on(*players)
    played = {action.split(" ")[0] for player in players for action in player.played}
    assert played >= {"meld", "add", "mopser", "draw"}, "another game"
    assert red.visitor.events[-1]["reason"] == "goal"
    look_at_the_sheet(red, black)


def another_window(visit: Visits, visitor: Visitor) -> Visitor:
    """The same person opens one more page."""
    other = Visitor(visitor.context.new_page(), visitor.origin, visitor.device, visitor.language)
    visit.visitors.append(other)
    return other


def look_at_the_sheet(*windows: StreifzugPages) -> None:
    """Partners share their points; both windows tell the same."""
    for pages in windows:
        seen = pages.seen
        assert seen["scores"][0] == seen["scores"][2]
        assert seen["scores"][1] == seen["scores"][3]
        sums = [sum(count.values()) for count in seen["counted"]]
        assert seen["scores"][0] == sums[0] + sums[2]
        expect(pages.dialog.locator("[data-score]")).to_have_count(4)
        for seat in range(4):
            row = pages.dialog.locator(f'[data-score="{seat}"]')
            expect(row).to_contain_text(pages.word("streifzug-score-team"))
    texts = [pages.dialog.get_by_role("table").inner_text() for pages in windows]
    assert texts[0] == texts[1]


def assert_headline(pages: StreifzugPages, winners: list[str], *, you: bool) -> None:
    """The end says who has won."""
    heading = pages.dialog.get_by_role("heading", level=2)
    told = pages.word(
        "streifzug-end", count=len(winners), you="yes" if you else "no", who=winners[0]
    )
    expect(heading).to_have_text(told)


def test_who_plays_for_two_finds_both_seats_again(visit: Visits, serving: Serving) -> None:
    """One person of a team, one window: after a reload, from the start page, and in turn."""
    made = table(serving.database, tables.OWN_TEAM, seats=4, ext_teams="on")
    pages = StreifzugPages(visit(speed="instant"))
    for seat in (BLACK, ANNA):
        pages.sit_down(made.link(seat))
        pages.sits_at(seat)
    pages.page.reload()
    pages.go_on_as(BLACK)
    assert pages.wait_for_turn()
    own = (ANNA, BLACK)
    names = [pages.word("play-as-seat", name=pages.word(f"streifzug-seat-{seat}")) for seat in own]
    for place, seat in enumerate(own):
        pages.visitor.go()
        expect(pages.own_seats()).to_have_text(names)
        pages.hands.button(pages.own_seats().nth(place))
        pages.sits_at(seat)
    assert pages.wait_for_turn()
    pages.play("6 S>o24")


def test_the_bell_wins_the_basic_game(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, tables.LAST_ROLL, tables.COLOURS)
    anna, ben = (StreifzugPages(visit(speed="instant")) for _ in range(2))
    ben.sit_down(made.link(BEN))
    anna.sit_down(made.link(ANNA))
    for action in tables.WIN:
        assert anna.wait_for_turn()
        anna.play(action)
    for pages in (anna, ben):
        assert not pages.wait_for_turn()
        assert_headline(pages, ["Anna"], you=pages is anna)
        expect(pages.dialog).to_contain_text(pages.word("streifzug-event-over", reason="bell"))
        expect(pages.plate(ANNA)).to_contain_text(pages.word("streifzug-collected", red=5, blue=5))


def test_the_score_sheet_says_how_points_came_together(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, tables.ENDING, tables.CARDS, stall_rounds=3, **EXTENDED)
    anna, ben = (StreifzugPages(visit(speed="instant")) for _ in range(2))
    ben.sit_down(made.link(BEN))
    anna.sit_down(made.link(ANNA))
    assert anna.wait_for_turn()
    anna.play("end")
    for pages in (anna, ben):
        assert not pages.wait_for_turn()
        assert pages.seen["scores"] == [10, -1]
        assert_headline(pages, ["Anna"], you=pages is anna)
        rows = pages.dialog.locator("[data-score]")
        expect(rows).to_have_count(2)
        order = rows.evaluate_all("rows => rows.map(row => Number(row.dataset.score))")
        assert order == [ANNA, BEN]
        lines = [
            f"{pages.word('streifzug-score-meld', meld='run', count=3)}+3",
            f"{pages.word('streifzug-score-meld', meld='flush', count=3)}+8",
            f"{pages.word('streifzug-score-hand', count=1)}−1",
        ]
        expect(rows.first.locator(".line")).to_have_text(lines)
        expect(rows.first.locator(".total")).to_contain_text("10")
        expect(rows.last.locator(".line")).to_have_text(lines[-1:])
        expect(rows.last.locator(".total")).to_contain_text("−1")


def test_a_draw_by_length(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, tables.ROLLED, max_plies=6)
    pages = StreifzugPages(visit(speed="instant"))
    pages.sit_down(made.link(ANNA))
    while pages.wait_for_turn():
        pages.play(pages.legal[0])
    expect(pages.dialog.get_by_role("heading", level=2)).to_have_text(
        pages.word("streifzug-end", count=0, you="no", who="")
    )
