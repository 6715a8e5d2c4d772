"""Whole games of Strategus against a bot, from the home page to the next game at the same table.

In short an army is set up for one game, and the last move of another is made. The bot's set-up and
its luck are known. Should the bot play otherwise one day and a game become long, take another
number.
"""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.server.armies import BOX
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.strategus_pages import StrategusKeyboard, StrategusPages
from tests.web.strategus_player import Player
from tests.web.strategus_tables import CLOSE, NEAR_THE_APPLE, table

FEW = 3
"""So many moves of a game."""


@pytest.mark.parametrize("known_serving", [2], indirect=True)
def test_an_army_and_a_last_move_by_keyboard(visit: Visits, known_serving: Serving) -> None:
    anna = visit(language="de", url=known_serving.url)
    pages = StrategusPages(anna, StrategusKeyboard(anna.page))
    sit_down(pages)
    for _ in range(FEW):
        assert pages.wait_for_turn()
        pages.play(anna.update["legal"][0])
    made = table(known_serving.database, NEAR_THE_APPLE, CLOSE)
    anna.go(made.link(0))
    assert pages.wait_for_turn()
    pages.play("a6xa7")
    assert not pages.wait_for_turn()
    look_at_the_end(pages)
    begin_the_next(pages)


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [1], indirect=True)
def test_a_whole_game_by_mouse(visit: Visits, known_serving: Serving) -> None:
    play_from_door_to_door(
        StrategusPages(visit(language="en", url=known_serving.url)), known_serving
    )


@pytest.mark.whole
@pytest.mark.parametrize("known_serving", [2], indirect=True)
def test_a_whole_game_by_keyboard(visit: Visits, known_serving: Serving) -> None:
    anna = visit(language="de", url=known_serving.url)
    play_from_door_to_door(StrategusPages(anna, StrategusKeyboard(anna.page)), known_serving)


def play_from_door_to_door(pages: StrategusPages, serving: Serving) -> None:
    """Set up a table and an army, win the game, look at its end, and begin the next one."""
    sit_down(pages)
    player = Player(pages, serving.database)
    player.play_to_the_end()
    assert any("x" in move for move in player.played)
    look_at_the_end(pages)
    begin_the_next(pages)
    expect(pages.ready).to_be_disabled()


def sit_down(pages: StrategusPages) -> None:
    """From the home page to a table, with an army that is ready."""
    pages.come_from_home(blue="bot:random")
    pages.load_ready_made("foxes")
    pages.be_ready()


def begin_the_next(pages: StrategusPages) -> None:
    """With the same people, who have to set up first."""
    pages.begin_the_next()
    assert pages.army() == {}


def look_at_the_end(pages: StrategusPages) -> None:
    """The end says who has won and why; behind it both armies lie open."""
    expect(pages.dialog.get_by_role("heading")).to_have_text(pages.ending(won=True))
    reason = pages.word(
        "strategus-event-over", reason="apple", you="yes", who="Anna", owner="", whose="other"
    )
    expect(pages.dialog).to_contain_text(reason)
    seen = pages.visitor.update["observation"]
    assert "?" not in [kind for side in seen["pieces"] for kind in side.values()]
    who = pages.visitor.table["seats"][1]["name"] or pages.word("strategus-seat-1")
    for square, kind in seen["pieces"][1].items():
        words = pages.word(f"strategus-piece-{kind}.full")
        said = pages.word("strategus-square", name=square, state="other", piece=words, who=who)
        assert said in pages.label(square)
    lost = Counter(seen["lost"][1]) + Counter(seen["pieces"][1].values())
    assert lost == Counter(BOX)


@pytest.mark.parametrize(
    ("moves", "reason", "quiet", "most"),
    [("", "quiet", 1, 10_000), (NEAR_THE_APPLE, "guard", 200, 5)],
)
def test_a_draw(
    visit: Visits, serving: Serving, moves: str, reason: str, quiet: int, most: int
) -> None:
    pages = StrategusPages(visit(speed="instant"))
    made = table(serving.database, moves, CLOSE, quiet_plies=quiet, max_plies=most)
    pages.visitor.go(made.link(0))
    pages.wait_for_turn()
    pages.play("b4-b5")
    assert not pages.wait_for_turn()
    expect(pages.dialog.get_by_role("heading")).to_have_text(pages.word("end-draw"))
    expect(pages.dialog).to_contain_text(
        pages.word(
            "strategus-event-over", reason=reason, you="no", who="", owner="", whose="other"
        )
    )


def test_who_loses_is_told_so(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, NEAR_THE_APPLE, CLOSE)
    anna, ben = (StrategusPages(visit(speed="instant")) for _ in range(2))
    anna.visitor.go(made.link(0))
    ben.visitor.go(made.link(1))
    ben.visitor.wait_until(lambda: ben.visitor.update, "the table is told")
    anna.wait_for_turn()
    anna.play("a6xa7")
    for pages in (anna, ben):
        assert not pages.wait_for_turn()
        expect(pages.dialog.get_by_role("heading")).to_have_text(pages.ending(won=pages is anna))
        assert len(pages.army()) == 40 - (pages is ben)
    assert set(ben.visitor.update["observation"]["pieces"][0].values()) == set(BOX)
