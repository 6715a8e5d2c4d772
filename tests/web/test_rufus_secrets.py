"""Nobody finds the value of another's trail card on a page before it is met, or at the end.

Pairs of tables differ in the value of one card. Whatever a curious reader could look at is the
same on both: the whole document, what is read aloud, the frames.
"""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.rufus_pages import RufusPages
from tests.web.rufus_tables import ANNA, BEN, MEETING, ending, last_prize, table, until
from tests.web.visitor import Message


def come(visit: Visits, link: str) -> RufusPages:
    pages = RufusPages(visit(speed="instant"))
    pages.visitor.go(link)
    pages.visitor.wait_until(lambda: pages.visitor.update, "the table is told")
    expect(pages.cell("0")).to_be_attached()
    return pages


def laid(value: int) -> tuple[str, ...]:
    """Ben has laid this card, and gone on."""
    return (f"lay {value} @30", "stone 32>38")


@pytest.mark.parametrize("seat", [ANNA, None])
def test_a_card_face_down_looks_the_same_whatever_its_value(
    visit: Visits, serving: Serving, seat: int | None
) -> None:
    looks = []
    for value in (5, 8):
        pages = come(visit, table(serving.database, laid(value), first=BEN).link(seat))
        if seat is not None:
            pages.wait_for_turn()
        expect(pages.named("region", "log-title")).to_contain_text("30")
        pages.cell("30").hover()
        looks.append(pages.everything())
        assert_no_leak(pages, seat)
    assert looks[0] == looks[1]


def test_asking_why_not_tells_nothing_of_hidden_cards(visit: Visits, serving: Serving) -> None:
    answers = []
    for value in (5, 8):
        made = table(serving.database, laid(value), first=BEN)
        pages = come(visit, made.link(ANNA))
        pages.wait_for_turn()
        found = []
        for chosen in ("fox", "stone 28", "stone 32", "lay 4"):
            pages.choose(chosen)
            pages.cell("25").hover()
            why = made.match.barred(ANNA, chosen)["25"]
            expect(pages.hint).to_have_text(
                pages.reason(why.code, **cast("dict[str, int]", why.reason_args))
            )
            cells = pages.page.locator("[data-cell]")
            found.append(cells.evaluate_all("cells => cells.map(cell => cell.ariaLabel)"))
            pages.page.keyboard.press("Escape")
        answers.append(found)
    assert answers[0] == answers[1]


def test_what_is_taken_back_was_not_seen(visit: Visits, serving: Serving) -> None:
    """A card that was laid and taken back has shown nothing to the others."""
    heard = []
    for value in (3, 9):
        made = table(serving.database)
        anna, ben = come(visit, made.link(ANNA)), come(visit, made.link(BEN))
        anna.wait_for_turn()
        anna.play(f"lay {value} @33")
        anna.wait_for_turn()
        anna.take_back()
        anna.wait_for_turn()
        expect(ben.named("region", "log-title")).to_contain_text(
            ben.word("rufus-event-taken_back", who="Anna", you="no")
        )
        assert_no_leak(ben, BEN)
        heard.append(ben.visitor.events)
    assert heard[0] == heard[1]


def test_a_whole_match_leaks_nothing_until_its_end(visit: Visits, serving: Serving) -> None:
    made = until(serving.database, last_prize, seats=3)
    anna, ben, eve = (come(visit, made.link(seat)) for seat in (ANNA, BEN, None))
    anna.wait_for_turn()
    for pages, seat in ((anna, ANNA), (ben, BEN), (eve, None)):
        assert_no_leak(pages, seat)
    anna.play(ending(made.match))
    for pages in (anna, ben, eve):
        assert not pages.wait_for_turn()
        assert all(card["value"] != "?" for card in pages.seen["trail"])


def test_a_met_card_is_seen_by_all(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, MEETING, first=BEN)
    anna, eve = come(visit, made.link(ANNA)), come(visit, made.link())
    anna.wait_for_turn()
    anna.play("stone 28>35")
    expect(eve.cell("25")).to_have_attribute(
        "aria-label", "Space 25, Anna’s stone, part of the last move"
    )
    assert eve.seen["picked"] == [{"seat": BEN, "value": 5}]
    assert_no_leak(eve, None)


def assert_no_leak(pages: RufusPages, seat: int | None) -> None:
    """Before the end no frame has a value of a card that is neither open nor the reader's own."""
    updates = [one for one in pages.visitor.messages() if one["type"] == "update"]
    assert updates
    for update in updates:
        if not update["over"]:
            for card in cards_in(update):
                assert card["value"] == "?" or card["seat"] == seat, card
        own = update["observation"]["hand"] if seat is not None else ""
        assert update["observation"]["hand"] == own
        assert update["over"] or "hands" not in update["observation"]


def cards_in(update: Message) -> Iterator[dict[str, Any]]:
    """All trail cards beside the path that an update tells of."""
    yield from update["observation"]["trail"]
    for event in update["events"]:
        yield from event.get("trail", [])
        if event["event"] == "laid":
            yield {"seat": event["seat"], "value": event.get("value", "?")}
