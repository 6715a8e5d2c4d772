"""Stramash's events tell all that happens: they lead from one observation to the next."""

from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws import stramash_oracle as oracle
from tests.laws.matches import GAMES, label, random_play, viewers

LENGTHS = {card: [steps] for card, steps in oracle.FORWARD.items()} | {"8": [8]}
LENGTHS |= {"7": [1, 2, 3, 4, 5, 6, 7]}


class Books:
    """What a viewer of a match knows from the events that it was told since the first one."""

    def __init__(self, game: spielwerk.Game, viewer: int | None) -> None:
        self.table = {"seats": game.seats, "options": game.differing_options()}
        self.viewer = viewer
        self.laddies = [["D"] * 5 for _ in range(game.seats)]
        self.hand: list[str] = []
        self.hand_sizes = [0] * game.seats
        self.discard: list[str] = []
        self.pile = oracle.box(self.table).total()
        self.card = ""
        self.turn = -1
        self.read = 0

    def enter(self, match: spielwerk.Match) -> None:
        """Read what is new."""
        for event in match.events(self.viewer, since=self.read):
            fields = {key: value for key, value in event.items() if key != "event"}
            getattr(self, f"on_{event['event']}")(**fields)
            self.read += 1

    def check(self, seen: dict[str, Any]) -> None:
        assert [oracle.in_order(own) for own in self.laddies] == seen["laddies"]
        assert sorted(self.hand) == sorted(seen["hand"].split())
        assert self.hand_sizes == seen["hand_sizes"]
        assert self.discard[-1:] == seen["discard"].split()[-1:]
        assert sorted(self.discard) == sorted(seen["discard"].split())
        assert self.pile == seen["pile"]
        assert seen["to_move"] in (self.turn, None)

    # One method for each kind of event.

    def on_first(self, seat: int) -> None:
        self.turn = seat

    def on_dealt(self, seat: int, card: str | None = None) -> None:
        self.takes(seat, card)

    def on_drew(self, seat: int, card: str | None = None) -> None:
        assert self.hand_sizes == [5] * len(self.hand_sizes)
        self.turn = seat
        self.takes(seat, card)

    def on_reshuffled(self, cards: int) -> None:
        assert (cards, self.pile) == (len(self.discard) - 1, 0)
        self.pile, self.discard = cards, self.discard[-1:]

    def on_played(self, seat: int, card: str) -> None:
        assert seat == self.turn
        self.card = card
        self.lays(seat, card)

    def on_discarded(self, seat: int, card: str) -> None:
        assert seat == self.turn
        self.lays(seat, card)

    def on_came_out(self, seat: int, owner: int, to: str) -> None:
        assert self.card in oracle.BRINGS_OUT
        assert to == oracle.start(self.table, owner)
        self.moves(seat, owner, "D", to)

    def on_moved(
        self, seat: int, owner: int, to: str, path: list[str], back: bool, **start: str
    ) -> None:
        place = start["from"]
        assert path[-1] == to
        assert len(path) in LENGTHS[self.card]
        assert back == (self.card == "8")
        ways = oracle.ways(self.table, owner, place, len(path))
        assert path in ([oracle.way_back(self.table, place)] if back else list(ways))
        self.moves(seat, owner, place, to)

    def on_charged(self, seat: int, owner: int, to: str, **start: str) -> None:
        assert self.card == "X"
        self.moves(seat, owner, start["from"], to)

    def on_docked(self, owner: int, by: int, **start: str) -> None:
        assert by == self.turn
        self.puts(owner, start["from"], "D")

    def on_promoted(self, owner: int, to: str, by: int, **start: str) -> None:
        assert by == self.turn
        assert to == oracle.entrance(self.table, owner)
        self.puts(owner, start["from"], to)

    def on_home(self, seat: int) -> None:
        assert oracle.is_home(self.laddies, seat)

    def on_taken_back(self, seat: int, laddies: list[list[str]]) -> None:
        """The seven is in the hand again: seen of it is only where the laddies stand."""
        assert seat == self.turn
        self.laddies = [list(own) for own in laddies]
        self.hand_sizes[seat] += 1
        assert self.discard.pop() == self.card == "7"
        self.hand += [self.card] if seat == self.viewer else []

    def on_over(self, returns: list[int], reason: str) -> None:
        assert reason == ("castle" if any(returns) else "guard")

    # Books

    def moves(self, seat: int, owner: int, place: str, to: str) -> None:
        """§P3: the laddie is the seat's own, or its partner's once all its own are home."""
        friend = oracle.partner(self.table, seat)
        assert seat == self.turn
        assert owner == seat or (owner == friend and oracle.is_home(self.laddies, seat))
        self.puts(owner, place, to)

    def puts(self, owner: int, place: str, to: str) -> None:
        self.laddies[owner].remove(place)
        self.laddies[owner].append(to)

    def takes(self, seat: int, card: str | None) -> None:
        assert (card is None) == (seat != self.viewer)
        self.pile -= 1
        self.hand_sizes[seat] += 1
        self.hand += [card] if card else []

    def lays(self, seat: int, card: str) -> None:
        self.hand_sizes[seat] -= 1
        self.discard.append(card)
        if seat == self.viewer:
            self.hand.remove(card)


STRAMASH = [game for game in GAMES if game.name == "stramash"]
PAIRS = [
    spielwerk.load("stramash", {"pairs": "on", "holes": 14, **options}, seats)
    for seats in (4, 6)
    for options in ({}, {"fechter_on_partner": "on", "seven_rest": "partner"})
]


@pytest.mark.parametrize("game", [*STRAMASH, *PAIRS], ids=label)
def test_the_events_tell_all_that_is_seen(game: spielwerk.Game) -> None:
    books = [Books(game, viewer) for viewer in viewers(game)]
    for match in random_play(game, 1, 250 * EFFORT):
        for book in books:
            book.enter(match)
            book.check(match.observation(book.viewer))


def test_the_events_tell_of_a_part_that_is_taken_back() -> None:
    game = spielwerk.load("stramash", {"pairs": "on", "holes": 14}, 4)
    books = [Books(game, viewer) for viewer in viewers(game)]
    taken_back = 0
    for match in random_play(game, 3, 400 * EFFORT):
        for seat in match.seats_to_act():
            if match.can_take_back(seat):
                match.take_back(seat)
                taken_back += 1
        for book in books:
            book.enter(match)
            book.check(match.observation(book.viewer))
    assert taken_back > 3
