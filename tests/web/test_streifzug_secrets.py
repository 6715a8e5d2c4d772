"""Nobody finds another's hand at Streifzug durch on a page, nor what lies below a stack's top.

Pairs of tables differ in hidden cards. Whatever a curious reader could look at is the same on
both: the whole document, what is read aloud, the frames. What is answered without a socket names
no card at all.
"""

import re
from collections.abc import Iterator

import pytest

from tests.server.serving import Serving
from tests.web import streifzug_tables as tables
from tests.web.conftest import Visits
from tests.web.streifzug_pages import StreifzugPages
from tests.web.streifzug_tables import ANNA, BEN, EXTENDED, table
from tests.web.visitor import Message

CARD = re.compile(r"[RB][1-8JPHM]")
OPEN = {"tops", "cards", "used", "melds"}
"""What everybody may see of an observation."""
OWN = {"robbed"}
"""Events that show a card to those two between whom it goes."""

Path = tuple[str | int, ...]


def cards_in(value: object, path: Path = ()) -> Iterator[Path]:
    """Where texts name cards, keys included."""
    if isinstance(value, str):
        if any(CARD.fullmatch(word) for word in value.split()):
            yield path
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from cards_in(part, (*path, number))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from cards_in(key, (*path, "key"))
            yield from cards_in(part, (*path, key))


def may_know(message: Message, path: Path, seat: int | None) -> bool:
    """Whether the reader at this seat (None: a spectator) may find a card there."""
    match path:
        case "observation", str(part), *_ if part in OPEN:
            return True
        case "observation", "hand":
            return seat is not None and message["observation"]["seat"] == seat
        case ("legal", int()) | ("choices", int(), *_):
            return seat is not None and bool(message["legal"])
        case "events", int(number), *_:
            event = message["events"][number]
            return event["event"] not in OWN or seat in (event["seat"], event["from"])
        case _:
            return bool(message.get("over"))


def assert_no_leak(pages: StreifzugPages, seat: int | None) -> None:
    messages = pages.visitor.messages()
    assert any(message["type"] == "update" for message in messages)
    for message in messages:
        for path in cards_in(message):
            assert may_know(message, path, seat), (path, message)
    about = f"{pages.visitor.origin}api/tables/{pages.visitor.table['table']}"
    for address in (about, f"{about}/geometry"):
        answer = pages.page.request.get(address)
        assert answer.ok
        assert not list(cards_in(answer.json())), address
    if seat is None:
        assert pages.legal == []
        assert pages.seen["hand"] == ""
        assert pages.hand.count() == 0


def stacks(buried: str) -> str:
    """Ben gets R7 and B8; cards below the next ones differ."""
    one, other = buried.split()
    return f"B1, B2, B3, B4, B8 B7 {one}, R7 R5 {other}, B5"


def given(card: str) -> tuple[str, ...]:
    """Ben is thrown, and chooses what he gives; then Anna's turn goes on."""
    roll = tables.MIDDLE[-1]
    return (*tables.MIDDLE[:-1], f"{roll}: {tables.THROW_MIDDLE}, let go, give {card}")


def test_a_card_from_hand_to_hand_looks_the_same_to_others(
    visit: Visits, serving: Serving
) -> None:
    looks = []
    for card, buried in (("R7", "R6 B6"), ("B8", "B6 R6")):
        made = table(serving.database, given(card), stacks(buried), **EXTENDED)
        eve = StreifzugPages(visit(speed="instant"))
        eve.sit_down(made.link())
        eve.cell("m12").hover()
        looks.append(eve.everything())
        assert_no_leak(eve, None)
        assert {event["event"] for event in eve.visitor.events} >= {"robbed", "caught", "let_go"}
    assert looks[0] == looks[1]


def test_what_lies_below_a_top_card_is_told_to_nobody(visit: Visits, serving: Serving) -> None:
    looks = []
    for buried in ("R6 B6", "B6 R6"):
        made = table(serving.database, (*tables.COME, "1 1"), f"R1 {buried}", **EXTENDED)
        pages = StreifzugPages(visit(speed="instant"))
        pages.sit_down(made.link(None))
        pages.cell("m0").hover()
        looks.append(pages.everything())
        assert_no_leak(pages, None)
        tops = pages.seen["tops"]
        assert tops[0] == "R1"
        assert pages.seen["stack_sizes"] == [6, 5, 6, 6, 6, 6, 6, 6]
    assert looks[0] == looks[1]


@pytest.mark.parametrize("action", ["draw", "take BH"])
def test_a_robbery_is_seen_by_the_two_alone(visit: Visits, serving: Serving, action: str) -> None:
    made = table(serving.database, tables.OUTER, tables.HOPPED, **EXTENDED)
    anna, ben, eve = (StreifzugPages(visit(speed="instant")) for _ in range(3))
    for pages, seat in ((ben, BEN), (eve, None), (anna, ANNA)):
        pages.sit_down(made.link(seat))
    for pages, played in ((anna, tables.THROW_OUTER), (ben, "let go"), (anna, action)):
        assert pages.wait_for_turn()
        pages.play(played)
    eve.visitor.wait_until(lambda: eve.seen["hand_sizes"][ANNA] == 4, "the card is taken")
    for pages, seat in ((anna, ANNA), (ben, BEN), (eve, None)):
        assert_no_leak(pages, seat)
    robbed = [event for event in eve.visitor.events if event["event"] == "robbed"]
    assert all("card" not in event for event in robbed)
    assert len(robbed) == (1 if action == "draw" else 0)


def test_the_question_for_a_patron_gives_nothing_away(visit: Visits, serving: Serving) -> None:
    """Whoever holds cards is asked: the thrower is told the same with and without one."""
    told = [thrower_is_told(visit, serving, held) for held in (tables.PATRON, tables.NO_PATRON)]
    assert told[0] == told[1]


def thrower_is_told(visit: Visits, serving: Serving, stacks: str) -> list[object]:
    """What Anna sees of the throw while Ben is asked."""
    made = table(serving.database, tables.MIDDLE, stacks, **EXTENDED)
    anna = StreifzugPages(visit(speed="instant"))
    anna.sit_down(made.link(ANNA))
    assert anna.wait_for_turn()
    anna.play(tables.THROW_MIDDLE)
    anna.visitor.wait_until(lambda: anna.seen["phase"] == "patron", "Ben is asked")
    assert_no_leak(anna, ANNA)
    kept = [anna.seen[key] for key in ("phase", "throw", "hand_sizes", "figures")]
    return [*kept, anna.visitor.events[-1]]
