"""Nobody's browser is told what others hold or draw."""

from typing import Any

import pytest

from tests.server.serving import Serving
from tests.web import stramash_tables as tables
from tests.web.conftest import Visits
from tests.web.leaks import cards_in
from tests.web.stramash_pages import StramashPages
from tests.web.stramash_player import Player
from tests.web.visitor import Message

OWN = {"dealt", "drew"}
"""Events that show a card to one seat."""


def may_know(message: Message, path: tuple[Any, ...], seat: int | None) -> bool:
    """Whether the reader at this seat (None: a spectator) may find a card there."""
    match path:
        case "observation", "discard":
            return True
        case "observation", "hand":
            return seat is not None and message["observation"]["seat"] == seat
        case "choices", int(), "card" | "said", *_:
            return seat is not None and message["observation"]["seat"] == seat
        case "events", int(number), "card" | "said", *_:
            event = message["events"][number]
            return event["event"] not in OWN or event["seat"] == seat
        case ("chosen",):
            return seat is not None  # what the reader has asked about
        case _:
            return False


def play_by_whose_turn_it_is(*people: StramashPages) -> None:
    """One action of whoever is asked: a seven that is shared out keeps somebody's turn."""
    visitor = people[0].visitor
    visitor.wait_until(lambda: any(pages.is_asked() for pages in people), "it is one's turn")
    Player(next(pages for pages in people if pages.is_asked())).play()


@pytest.mark.parametrize("seats", [2, 6])
def test_cards_of_others_stay_secret(visit: Visits, serving: Serving, seats: int) -> None:
    made = tables.until(serving.database, tables.in_the_thick, seats, people=2)
    anna, ben, watcher = (StramashPages(visit(speed="instant")) for _ in range(3))
    for pages, seat in ((ben, 1), (watcher, None), (anna, 0)):
        pages.sit_down(made.link(seat))
    for _ in range(6):
        play_by_whose_turn_it_is(anna, ben)
    for pages, seat in ((anna, 0), (ben, 1), (watcher, None)):
        messages = pages.visitor.messages()
        assert any(message["type"] == "update" for message in messages)
        for message in messages:
            for path, text in cards_in(message):
                assert may_know(message, path, seat), (path, text)
    assert watcher.legal == []
    assert watcher.hand.count() == 0
