"""Rufus' events tell all that happens, and no more than its observations hold.

Who keeps books of them knows what the observation shows, and is not surprised at the end.
"""

import random
from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws import rufus_oracle as oracle
from tests.laws.matches import GAMES, label, random_play, viewers
from tests.laws.test_rufus_oracle import chosen, drawn, made_up

FRESH = {"points": 7, "fox_moved": False, "card_laid": False}


class Books:
    """What a viewer knows from a first look and from the events told since then."""

    def __init__(self, match: spielwerk.Match, viewer: int | None) -> None:
        self.viewer = viewer
        self.fields: int = match.game.options["fields"]
        self.look: dict[str, Any] = match.observation(viewer)
        self.read = len(match.events(viewer))
        self.counted: Counter[str] = Counter()
        self.on_trail: list[str] = []

    def enter(self, match: spielwerk.Match) -> None:
        """Read what is new about one action; at its end the turn may pass on."""
        self.look["plies"] += 1
        for event in match.events(self.viewer, since=self.read):
            fields = {key: value for key, value in event.items() if key != "event"}
            self.counted[event["event"]] += 1
            getattr(self, f"on_{event['event']}")(**fields)
            self.read += 1
        mover = self.look["to_move"]
        if mover is not None and (not self.look["turn"]["points"] or not self.stones(mover)):
            self.pass_on(mover)

    def check(self, match: spielwerk.Match) -> None:
        seen = match.observation(self.viewer)
        hand = seen.pop("counted", None)
        assert (hand is not None) == match.over
        if match.over:
            self.look["turn"] = seen["turn"]
        assert seen == self.look

    def pass_on(self, mover: int) -> None:
        seats = self.look["seats"]
        following = [(mover + step) % seats for step in range(1, seats + 1)]
        self.look["to_move"] = next(seat for seat in following if self.stones(seat))
        self.look["turn"] = dict(FRESH)

    # One method for each kind of event.

    def on_fox_moved(self, seat: int, to: str, points: int, path: list[str], **start: str) -> None:
        assert seat == self.look["to_move"]
        assert str(self.look["fox"]) == start["from"]
        self.walks(start["from"], path, 1)
        assert (path[-1], len(path) <= points) == (to, True)
        self.spend(points)
        self.look["turn"]["fox_moved"] = True
        self.look["fox"] = int(to)

    def on_laid(self, seat: int, at: str, value: int | str = "?") -> None:
        assert (value == "?") == (seat != self.viewer)
        self.spend(1)
        self.look["turn"]["card_laid"] = True
        self.look["hand_sizes"][seat] -= 1
        if seat == self.viewer:
            self.look["hand"] = " ".join(c for c in self.look["hand"].split() if c != str(value))
        trail = [*self.look["trail"], {"at": int(at), "seat": seat, "value": value}]
        self.look["trail"] = sorted(trail, key=lambda card: card["at"])

    def on_stone_moved(
        self, seat: int, to: str, points: int, path: list[str], **start: str
    ) -> None:
        assert seat == self.look["to_move"]
        self.walks(start["from"], path, 1)
        assert (path[-1], len(path) <= points) == (to, True)
        self.puts(seat, start["from"], to)
        self.look["turn"]["points"] = 0

    def on_met(self, seat: int, owner: int, at: str, value: int) -> None:
        [card] = [card for card in self.look["trail"] if card["at"] == int(at)]
        assert seat != owner == card["seat"]
        assert card["value"] in (value, "?")
        self.look["trail"].remove(card)
        picked = [*self.look["picked"], {"seat": owner, "value": value}]
        self.look["picked"] = sorted(picked, key=lambda card: (card["seat"], card["value"]))

    def on_trailed(self, seat: int, to: str, value: int, path: list[str], **start: str) -> None:
        self.walks(start["from"], path, -1 if value % 2 else 1)
        assert (path[-1], len(path)) == (to, value)
        self.puts(seat, start["from"], to)
        self.on_trail = path

    def on_caught(self, seat: int, by: str, at: str, stones: list[dict[str, Any]]) -> None:
        assert by == "fox" or int(at) == self.look["fox"]
        owners = [stone["seat"] for stone in stones]
        assert owners == sorted(set(owners))
        if by == "stone":
            assert owners == [seat]
        for stone in stones:
            if stone["to"] is None:
                assert self.stones(stone["seat"]) == [int(at)] * 2
            else:
                self.puts(stone["seat"], at, stone["to"])
                assert len(set(self.stones(stone["seat"]))) == 1

    def on_won(self, seat: int, prize: int, why: str, at: str) -> None:
        top = self.look["prizes"].pop(0)
        assert top in (prize, "?")
        left = [other for other, own in enumerate(self.look["stones"]) if own]
        assert left == [seat] if why == "rest" else seat == self.look["to_move"]
        if why == "fox_field":
            assert int(at) in (0, self.fields // 2)
        if why == "overtaken":
            assert at in self.on_trail
        self.look["won"][seat] = sorted([*self.look["won"][seat], prize])

    def on_out(self, seat: int) -> None:
        self.look["stones"][seat] = []
        self.look["out"] = sorted([*self.look["out"], seat])

    def on_taken_back(self, seat: int, **standing: Any) -> None:
        assert seat == self.look["to_move"]
        assert set(standing) <= set(self.look)
        self.look |= standing
        self.look["plies"] -= 2

    def on_over(
        self,
        returns: list[int],
        scores: list[int],
        reason: str,
        hands: list[str],
        trail: list[dict[str, Any]],
    ) -> None:
        assert reason in ("prizes", "alone", "guard")
        assert (returns == [0] * len(returns)) == (reason == "guard")
        assert [len(hand.split()) for hand in hands] == self.look["hand_sizes"]
        if self.viewer is not None:
            assert hands[self.viewer] == self.look["hand"]
        for known, shown in zip(self.look["trail"], trail, strict=True):
            assert {**shown, "value": known["value"]} == known
            assert known["value"] in (shown["value"], "?")
        self.look |= {"phase": "over", "to_move": None, "trail": trail}
        self.look |= {"returns": returns, "scores": scores, "hands": hands}

    # Books

    def stones(self, seat: int) -> list[int]:
        own: list[int] = self.look["stones"][seat]
        return own

    def puts(self, seat: int, origin: str, to: str) -> None:
        self.stones(seat).remove(int(origin))
        self.look["stones"][seat] = sorted([*self.stones(seat), int(to)])

    def spend(self, points: int) -> None:
        assert self.look["turn"]["points"] >= points
        self.look["turn"]["points"] -= points

    def walks(self, origin: str, path: list[str], step: int) -> None:
        """A way leads from field to field."""
        for number, place in enumerate(path, start=1):
            assert int(place) == (int(origin) + step * number) % self.fields


def follow(match: spielwerk.Match, plies: int, dice: random.Random) -> Counter[str]:
    """Play at random, sometimes taking back; everybody keeps books. What was told, how often."""
    books = [Books(match, viewer) for viewer in viewers(match.game)]
    for _ in range(plies):
        if match.over:
            break
        [seat] = match.seats_to_act()
        if match.can_take_back(seat) and dice.random() < 0.2:
            match.take_back(seat)
        else:
            match.play(seat, drawn(dice, match.legal(seat)))
        for book in books:
            book.enter(match)
            book.check(match)
    return books[-1].counted


@pytest.mark.parametrize("game", [game for game in GAMES if game.name == "rufus"], ids=label)
def test_the_events_tell_all_that_is_seen(game: spielwerk.Game) -> None:
    told = Counter[str]()
    for seed in range(EFFORT):
        told += follow(game.match(seed=seed), 300, random.Random(seed))
    assert set(told) >= {"fox_moved", "laid", "stone_moved", "won", "taken_back"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_events_tell_all_that_is_seen_near_the_end(seats: int) -> None:
    told = Counter[str]()
    for seed in range(40 * EFFORT):
        dice = random.Random(10 * seed + seats)
        position = made_up(dice, seats, chosen(dice))
        match = spielwerk.load("rufus").match_from(position, seed=dice.randrange(10**6))
        told += follow(match, 40, dice)
    assert set(told) >= {"met", "trailed", "caught", "out", "over"}


def test_an_event_tells_only_what_can_be_seen_or_has_passed() -> None:
    """Byte for byte: while it lies there, no value of a card is told to another seat."""
    for match in random_play(spielwerk.load("rufus"), 3, 200 * EFFORT):
        for viewer in viewers(match.game):
            hidden = [c for c in match.observation(viewer)["trail"] if c["seat"] != viewer]
            assert match.over or {card["value"] for card in hidden} <= {"?"}
            told = [event for event in match.events(viewer) if event["event"] == "laid"]
            assert all(("value" in event) == (event["seat"] == viewer) for event in told)


def test_what_is_legal_never_depends_on_a_hidden_value() -> None:
    """The oracle, asked with all hidden values exchanged, names the same actions."""
    for seed in range(60 * EFFORT):
        dice = random.Random(seed)
        position = made_up(dice, 3, chosen(dice))
        match = spielwerk.load("rufus").match_from(position, seed=1)
        if not match.over:
            [seat] = match.seats_to_act()
            legal = set(match.legal(seat))
            for number in range(3):
                twin = match.game.determinize(match.observation(seat), number)
                assert set(twin.legal(seat)) == oracle.legal(twin.position(), seat) == legal
