"""Set-ups and moves that cannot be: each is refused with its rule, and nobody else hears of it."""

import random
from typing import Any

import pytest

from tests.server.armies import BOX, army, singly, swapped, whole
from tests.server.browsers import Browser, Message, join, join_all, play
from tests.server.serving import Serving
from tests.server.worlds import heard

TWO = ("link", "link")

ARMY = army(random.Random(1))
OTHER = swapped(ARMY, random.Random(1))
FRONT = "9T5678M123"
"""a4 to j4 of seat 0, j7 to a7 of seat 1."""

REST = "ATTTTT344455566677788889999999"

Refusal = tuple[str | None, str]
"""The rule and the reason."""


class Table:
    """A table of two, and a spectator, who listen to what is refused."""

    def __init__(self, serving: Serving, **options: Any) -> None:
        self.serving = serving
        self.created = serving.open_table(*TWO, game="strategus", **options)
        self.browsers = join_all(serving, self.created)
        self.watcher = join(serving, self.created["table"])

    def play(self, seat: int, action: str) -> None:
        """A legal action; all have heard of it who may."""
        play(self.browsers[seat], action)
        for everybody in (*self.browsers, self.watcher):
            heard(everybody)

    def seen(self) -> list[Message]:
        """What each would be told who came now."""
        keys = [*self.created["keys"].values(), None]
        looking = [join(self.serving, self.created["table"], key) for key in keys]
        for browser in looking:
            browser.close()
        return [browser.update for browser in looking]

    def refused(self, seat: int, action: str, code: str = "illegal") -> Refusal:
        """What the seat is told of an action that is refused; nothing else happens."""
        before = self.seen()
        browser = self.browsers[seat]
        browser.play(action)
        error = browser.hear_error(code)
        rule = error["rule"]
        assert rule is None or error["message"].startswith(f"§{rule}: ")
        others: list[Browser] = [self.browsers[1 - seat], self.watcher]
        for other in others:
            said = len(other.said)
            assert len(heard(other)) == said + 1, "nothing but the pong"
        assert self.seen() == before
        return rule, error["reason"]


PLACED = "place 1 a1"

NOT_IN_THE_SETUP: list[tuple[list[str], str, Refusal]] = [
    ([], whole("A" + BOX[1:]), ("S1", "none_left")),
    ([], whole("9" * 40), ("S1", "none_left")),
    ([], whole(ARMY[:39]), ("S4", "setup_unreadable")),
    ([], whole(ARMY + "9"), ("S4", "setup_unreadable")),
    ([], whole(ARMY).lower(), ("S4", "setup_unreadable")),
    ([], whole(ARMY.replace("A", "X")), ("S4", "setup_unreadable")),
    ([], "setup", ("S4", "setup_unreadable")),
    ([], "place 9 b1", ("S4", "not_next_square")),
    ([], "place 9 e5", ("S4", "not_next_square")),
    ([], "place 9 j10", ("S4", "not_next_square")),
    ([PLACED], "place 2 a1", ("S4", "not_next_square")),
    ([PLACED], "place 1 b1", ("S1", "none_left")),
    ([PLACED], whole(ARMY), ("S4", "not_next_square")),
    ([], "place X a1", (None, "unknown_action")),
    ([], "place 9 a11", (None, "unknown_action")),
    ([], "a4-a5", ("S3", "setup_first")),
    ([PLACED], "a1-a2", ("S3", "setup_first")),
    ([PLACED], "a1xa10", ("S3", "setup_first")),
]


@pytest.mark.parametrize(("before", "action", "refusal"), NOT_IN_THE_SETUP)
def test_what_sets_up_no_army_is_refused(
    serving: Serving, before: list[str], action: str, refusal: Refusal
) -> None:
    table = Table(serving)
    for placed in before:
        table.play(0, placed)
    assert table.refused(0, action) == refusal
    for card in singly(0, "1" + ARMY.replace("1", ""))[len(before) :]:
        table.play(0, card)
    assert table.browsers[1].events == [{"event": "ready", "seat": 0}]


def test_who_is_ready_sets_up_no_more(serving: Serving) -> None:
    table = Table(serving)
    table.play(0, whole(ARMY))
    for action in (whole(ARMY), whole(OTHER), "place 9 a1"):
        assert table.refused(0, action, "not_your_turn") == ("S2", "already_ready")
    assert table.refused(0, "a4-a5", "not_your_turn") == ("S3", "setup_first")
    # Sent again as if no answer had come: acknowledged, and not played again.
    table.browsers[0].play(whole(ARMY), decision=0)
    assert table.browsers[0].hear()["events"] == []
    table.browsers[0].play(whole(OTHER), decision=0)
    table.browsers[0].hear_error("stale")
    assert len(table.browsers[0].events) == 41


def test_nobody_sets_up_for_another(serving: Serving) -> None:
    table = Table(serving)
    assert table.refused(1, "place 9 a1") == ("S4", "not_next_square")
    played = {"type": "play", "decision": 0, "action": whole(ARMY), "seat": 0}
    table.browsers[1].say(played)
    table.browsers[1].hear_error("bad_message")
    table.watcher.play(whole(ARMY), decision=0)
    table.watcher.hear_error("no_seat")
    # The same words set up the own army, mirrored.
    table.play(1, whole(ARMY))
    assert table.browsers[1].update["observation"]["pieces"][1]["j10"] == ARMY[0]
    assert table.browsers[0].update["observation"]["pieces"][0] == {}
    assert len(table.browsers[0].legal) == 12


NOT_IN_PLAY: list[tuple[str, Refusal]] = [
    ("b4-b5", ("M3", "never_moves")),
    ("a7-a6", ("M1", "not_your_piece")),
    ("c4-c3", ("M1", "own_piece_there")),
    ("c4-d5", ("M1", "diagonal")),
    ("c4-c6", ("M1", "too_far")),
    ("a3-a0", ("M1", "off_board")),
    ("j4-k4", ("M1", "off_board")),
    ("c5-c6", ("M1", "no_piece_there")),
    ("c4xc5", ("M4", "nobody_to_fight")),
    ("a4-a7", ("M4", "fight_is_x")),
    ("a4xa8", ("M2", "way_blocked")),
    ("a4-c5", ("M2", "hare_not_straight")),
    ("place 9 a5", ("S2", "not_setup")),
    (whole(ARMY), ("S2", "not_setup")),
    ("first 1", (None, "unknown_action")),
    ("e4 - e5", (None, "unknown_action")),
]


def test_what_is_no_move_is_refused(serving: Serving) -> None:
    table = Table(serving, first="0")
    for seat in (0, 1):
        table.play(seat, whole(REST + FRONT))
    for action, refusal in NOT_IN_PLAY:
        assert table.refused(0, action) == refusal, action
    assert table.refused(1, "a7-a6", "not_your_turn") == ("M1", "not_your_turn")
    take_back: dict[str, Any] = {"type": "take_back", "decision": 1}
    table.browsers[0].say(take_back)
    assert table.browsers[0].hear_error("illegal")["reason"] == "nothing_to_take_back"
    table.play(0, "c4-c5")
    assert table.browsers[1].events[-1] == {"event": "moved", "seat": 0, "from": "c4", "to": "c5"}


def test_when_it_is_over_nobody_moves(serving: Serving) -> None:
    table = Table(serving, first="0", max_plies=1)
    for seat in (0, 1):
        table.play(seat, whole(REST + FRONT))
    table.play(0, "c4-c5")
    for seat in (0, 1):
        assert table.refused(seat, "c5-c6", "not_your_turn") == (None, "over")
        assert table.refused(seat, whole(ARMY), "not_your_turn") == (None, "over")
