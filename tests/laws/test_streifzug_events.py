"""The events of Streifzug durch tell all that happens, and no more than its observations hold.

Who keeps books of them knows what the observation shows, and is not surprised at the end.
"""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws.matches import GAMES, label, viewers
from tests.laws.streifzug_oracle_cards import ORDER, in_order
from tests.laws.streifzug_oracle_table import ALL, CATCH, steps_from
from tests.laws.streifzug_positions import chosen, made_up
from tests.laws.test_streifzug_oracle import drawn

KEPT = ("figures", "tops", "stack_sizes", "hand", "hand_sizes", "used", "melds", "rung", "cards")
"""What the books must hold at any time."""


class Books:
    """What a viewer knows from a first look and from the events told since then."""

    def __init__(self, match: spielwerk.Match, viewer: int | None) -> None:
        self.viewer = viewer
        self.look: dict[str, Any] = match.observation(viewer)
        self.read = len(match.events(viewer))
        self.counted: Counter[str] = Counter()
        self.next = ""  # the kind of the event after the one that is entered
        self.taken = ""  # the open card that was taken last

    def enter(self, match: spielwerk.Match) -> None:
        """Read what is new."""
        news = match.events(self.viewer, since=self.read)
        for event, after in zip(news, [*news[1:], {"event": ""}], strict=True):
            self.next = after["event"]
            fields = {key: value for key, value in event.items() if key != "event"}
            self.counted[event["event"]] += 1
            getattr(self, f"on_{event['event']}")(**fields)
            self.read += 1

    def check(self, match: spielwerk.Match) -> None:
        seen = match.observation(self.viewer)
        for key in KEPT:
            assert (key in seen) == (key in self.look), key
            if key in seen:
                assert seen[key] == self.look[key], (key, seen, match.events(self.viewer)[-4:])
        if match.over:
            assert seen["returns"] == self.look["returns"]
            assert seen["reason"] == self.look["reason"]

    # One method for each kind of event: the dice

    def on_rolled(self, seat: int, dice: list[int]) -> None:
        assert dice == sorted(dice, reverse=True)
        assert all(1 <= die <= 6 for die in dice)

    def on_lapsed(self, seat: int) -> None:
        """Nothing that lies or stands on the table changes."""

    def on_moved(self, seat: int, dice: list[int], to: str, path: list[str], **start: str) -> None:
        assert path[-1] == to
        if start["from"] not in ("S", "o0", "o12", "o24", "o36") and to != "o2":
            self.walks([start["from"], *path])
        self.puts(seat, start["from"], to)

    def walks(self, way: list[str]) -> None:
        """Every step is an edge, and none is the last one backwards."""
        for before, after in itertools.pairwise(way):
            assert after in [f for own in range(4) for f in steps_from(before, own, False)]
        assert all(first != third for first, third in zip(way, way[2:], strict=False))

    def on_thrown(self, seat: int, by: int, to: str, **start: str) -> None:
        assert seat != by
        assert to in ("S", *(f"o{12 * q + place}" for q in range(4) for place in range(3)))
        self.puts(seat, start["from"], to)

    def on_asked(self, seat: int) -> None:
        assert self.look["hand_sizes"][seat] > 0

    def on_let_go(self, seat: int) -> None:
        assert self.look["hand_sizes"][seat] > 0

    def on_patron(self, seat: int, card: str, by: int, to: str, **start: str) -> None:
        assert card in ("RP", "BP")
        self.uses(seat, card)
        self.puts(by, start["from"], to)

    def on_rang(self, seat: int) -> None:
        if "rung" in self.look:
            assert seat not in self.look["rung"]
            self.look["rung"] = sorted([*self.look["rung"], seat])

    # Cards

    def on_caught(self, seat: int, stack: int, card: str, top: str | None) -> None:
        assert self.look["tops"][stack] == card
        assert any(CATCH[stack] in own for own in self.look["figures"][seat : seat + 1])
        self.look["tops"][stack] = top
        self.look["stack_sizes"][stack] -= 1
        assert (top is None) == (self.look["stack_sizes"][stack] == 0)
        if "cards" in self.look:
            cards = [*self.look["cards"][seat].split(), card]
            self.look["cards"][seat] = " ".join(in_order(cards))
        else:
            self.takes(seat, card)

    def on_turned(self, tops: list[str | None]) -> None:
        known = [top is None for top in self.look["tops"]]
        assert known == [top is None for top in tops]
        self.look["tops"] = tops

    def on_draws(self, seat: int, **giver: int) -> None:
        assert self.look["hand_sizes"][giver["from"]] > 0

    def on_robbed(self, seat: int, card: str | None = None, **giver: int) -> None:
        loser = giver["from"]
        assert (card is not None) == (self.viewer in (seat, loser))
        self.loses(loser, card)
        self.takes(seat, card)

    def on_took(self, seat: int, card: str, **giver: int) -> None:
        """A used letter, or the edge card of a meld: then `melds` follows."""
        if self.next != "melds":
            used = self.look["used"][giver["from"]].split()
            used.remove(card)
            self.look["used"][giver["from"]] = " ".join(used)
        self.taken = card
        self.takes(seat, card)

    def on_melds(self, seat: int, melds: list[list[str]], hand: int) -> None:
        """One card is gone; those of a broken meld are in its owner's hand."""
        before = Counter(card for meld in self.look["melds"][seat] for card in meld)
        gone = before - Counter(card for meld in melds for card in meld)
        assert gone[self.taken] > 0
        gone[self.taken] -= 1
        self.look["melds"][seat] = melds
        for card in gone.elements():
            self.takes(seat, card)
        assert self.look["hand_sizes"][seat] == hand

    def on_laid_out(self, seat: int, meld: int, cards: list[str], points: int) -> None:
        assert meld == len(self.look["melds"][seat]) + 1
        self.look["melds"][seat].append(cards)
        for card in cards:
            self.loses(seat, card)

    def on_added(self, seat: int, meld: int, cards: list[str], card: str, points: int) -> None:
        before = self.look["melds"][seat][meld - 1]
        assert Counter(cards) == Counter([*before, card])
        self.look["melds"][seat][meld - 1] = cards
        self.loses(seat, card)

    on_exchanged = on_added

    def on_mopser(self, seat: int, card: str, **giver: int) -> None:
        assert card in ("RM", "BM")
        assert giver["from"] != seat
        self.uses(seat, card)

    def on_hopped(self, seat: int, card: str, to: str, **start: str) -> None:
        assert card in ("RH", "BH")
        assert to in CATCH
        self.uses(seat, card)
        self.puts(seat, start["from"], to)

    def on_ended(self, seat: int) -> None:
        """The next turn follows, or the end."""

    def on_over(self, returns: list[int], reason: str, **counted: Any) -> None:
        assert reason in ("bell", "goal", "stall", "guard")
        self.look |= {"returns": returns, "reason": reason}
        if "hands" in counted:
            sizes = [len(hand.split()) for hand in counted["hands"]]
            assert sizes == self.look["hand_sizes"]

    # What changes

    def puts(self, seat: int, origin: str, field: str) -> None:
        own = list(self.look["figures"][seat])
        own.remove(origin)
        self.look["figures"][seat] = sorted([*own, field], key=ALL.index)

    def takes(self, seat: int, card: str | None) -> None:
        self.look["hand_sizes"][seat] += 1
        if seat == self.viewer:
            assert card in ORDER
            self.look["hand"] = " ".join(in_order([*self.look["hand"].split(), str(card)]))

    def loses(self, seat: int, card: str | None) -> None:
        self.look["hand_sizes"][seat] -= 1
        if seat == self.viewer:
            hand = self.look["hand"].split()
            hand.remove(str(card))
            self.look["hand"] = " ".join(hand)

    def uses(self, seat: int, card: str) -> None:
        self.loses(seat, card)
        used = in_order([*self.look["used"][seat].split(), card])
        self.look["used"][seat] = " ".join(used)


def follow(match: spielwerk.Match, plies: int, dice: random.Random) -> Counter[str]:
    """Play at random; everybody keeps books. What was told, how often."""
    books = [Books(match, viewer) for viewer in viewers(match.game)]
    for _ in range(plies):
        if match.over:
            break
        [seat] = match.seats_to_act()
        match.play(seat, drawn(match, seat, dice))
        for book in books:
            book.enter(match)
            book.check(match)
    return books[-1].counted


@pytest.mark.parametrize("game", [game for game in GAMES if game.name == "streifzug"], ids=label)
def test_the_events_tell_all_that_is_seen(game: spielwerk.Game) -> None:
    told = Counter[str]()
    for seed in range(EFFORT):
        told += follow(game.match(seed=seed), 80, random.Random(seed))
    assert set(told) >= {"rolled", "moved"}


@pytest.mark.parametrize(("mode", "seats"), [("basic", 3), ("extended", 2), ("teams", 4)])
def test_the_events_tell_all_that_is_seen_where_much_happens(mode: str, seats: int) -> None:
    told = Counter[str]()
    for seed in range(60 * EFFORT):
        dice = random.Random(f"{mode} {seed}")
        position = made_up(dice, chosen(dice, mode, seats), seats)
        match = spielwerk.load("streifzug").match_from(position, seed=dice.randrange(10**6))
        told += follow(match, 12, dice)
    assert set(told) >= {"moved", "thrown", "caught", "over"}
    if mode != "basic":
        assert set(told) >= {"asked", "let_go", "draws", "robbed", "laid_out", "added", "hopped"}


def test_a_card_from_hand_to_hand_is_told_to_these_two_alone() -> None:
    for seed in range(60 * EFFORT):
        dice = random.Random(seed)
        position = made_up(dice, chosen(dice, "extended", 3), 3)
        match = spielwerk.load("streifzug").match_from(position, seed=dice.randrange(10**6))
        for _ in range(12):
            if not match.over:
                [seat] = match.seats_to_act()
                match.play(seat, drawn(match, seat, dice))
        for viewer in viewers(match.game):
            told = [event for event in match.events(viewer) if event["event"] == "robbed"]
            assert all(("card" in e) == (viewer in (e["seat"], e["from"])) for e in told)
