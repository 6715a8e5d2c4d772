"""What is told beside the hand, and what holds the board until it has been seen."""

import json
import time
from collections.abc import Callable, Sequence

import msgspec
from playwright.sync_api import expect

from spielwerk import Match
from spielwerk.core.lines import Line, Reader
from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.prepared import DOG, Prepared
from tests.web.visitor import PHONE, Message

Prepares = Callable[..., Prepared]

TURNS = 10


def sentences(pages: Pages, event: Message) -> list[str]:
    """What is said of an event to whoever sits there; cards dealt one by one become one line."""
    if event["event"] == "dealt":
        return []
    table = pages.visitor.table

    def name(seat: int, form: str) -> str:
        own = table["seats"][seat]["name"] or pages.word(f"dog-seat-{seat}")
        return pages.word("name-of", name=own) if form == ".of" else own

    def listed(parts: Sequence[str], any_of: bool) -> str:
        *before, last = parts
        return f"{', '.join(before)} {'or' if any_of else 'and'} {last}" if before else last

    reader = Reader(table["seat"], pages.word, name, listed)
    lines = msgspec.convert(event.get("said", []), list[Line])
    return [str(reader.said(line)) for line in lines]


def test_the_recap_holds_all_that_the_seat_was_told(visit: Visits, prepared: Prepares) -> None:
    pages = Pages(visit(speed="instant"))
    pages.visitor.go(prepared(positions.in_the_thick).link(0))
    pages.wait_for_turn()
    player, turns = Player(pages), 0
    while turns < TURNS:
        before = len(pages.visitor.heard)
        player.play()
        if not pages.wait_for_turn():
            break
        told = [json.loads(raw) for raw in pages.visitor.heard[before:]]
        events = [event for one in told if one["type"] == "update" for event in one["events"]]
        recap = pages.named("region", "recap").get_by_role("listitem")
        # What is drawn before a sentence has lines of its own.
        seen = [text.strip().split("\n")[-1] for text in recap.all_inner_texts()]
        for event in events:
            for sentence in sentences(pages, event):
                assert sentence in seen, (sentence, seen)
        turns += sum(event["event"] in {"played", "folded"} for event in events)


def may_be_hit(match: Match) -> bool:
    """Seat 1 can send a piece of seat 0 home."""
    return match.seats_to_act() == (1,) and hit(match) is not None


def hit(match: Match) -> str | None:
    for action in match.legal(1):
        after = DOG.replay_steps(match.steps)
        after.play(1, action)
        events = after.events(0)[len(match.events(0)) :]
        if any(event["event"] == "sent_home" and event["owner"] == 0 for event in events):
            return action
    return None


def test_what_happens_to_me_holds_my_board_and_nobody_elses(
    visit: Visits, prepared: Prepares
) -> None:
    made = prepared(may_be_hit, {1: "Ben"})
    anna = Pages(visit(device=PHONE, speed="instant", holding="hold"))
    anna.page.emulate_media(reduced_motion="reduce")
    anna.visitor.go(made.link(0))
    ben = Pages(visit(speed="instant", holding="hold"))
    ben.visitor.go(made.link(1))
    ben.wait_for_turn()
    action = hit(made.match)
    assert action is not None
    ben.play(action)
    held = anna.page.locator(".held.befell")
    expect(held).to_be_visible()
    begun = time.monotonic()
    lost = [one for one in anna.visitor.events if one["event"] == "sent_home"]
    assert any((one["owner"], one["by"]) == (0, 1) for one in lost)
    expect(ben.page.locator(".held")).to_have_count(0)
    expect(held).to_have_count(0)
    assert time.monotonic() - begun > 2
    expect(anna.named("region", "recap").locator("li.mine")).to_have_count(1)


def test_the_pace_is_changed_at_the_table(visit: Visits, prepared: Prepares) -> None:
    pages = Pages(visit(speed="slow"))
    pages.visitor.go(prepared(positions.in_the_thick).link(0))
    pages.wait_for_turn()
    pages.hands.button(pages.named("button", "speed"))
    pages.hands.segment(
        pages.dialog.get_by_role("group", name=pages.word("speed")), pages.word("speed-instant")
    )
    pages.hands.button(pages.dialog.get_by_role("button", name=pages.word("close")))
    expect(pages.named("button", "undo-turn")).to_be_visible()
    Player(pages).play()
    pages.wait_for_turn()
    pages.hands.button(pages.named("button", "undo-turn"))
    expect(pages.dialog).to_contain_text(pages.word("undo-this"))
