"""Dog's events tell all that happens: who keeps books of them knows what the observation shows."""

from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws import dog_oracle
from tests.laws.matches import GAMES, label, random_play, viewers

STEPS = {**dog_oracle.FORWARD, "7": tuple(range(1, 8))}


class Books:
    """What a viewer of a match knows from the events that it was told since the first one."""

    def __init__(self, game: spielwerk.Game, viewer: int | None) -> None:
        self.viewer = viewer
        self.each_cycle = game.options["shuffle"] == "each_cycle"
        self.seats = range(game.seats)
        self.rules: dog_oracle.Document = {
            "options": game.options,
            "men": [["K"] * 4 for _ in self.seats],
        }
        self.men = [["K"] * 4 for _ in self.seats]
        self.hand: list[str] = []
        self.hand_sizes = [0] * game.seats
        self.discard: list[str] = []
        self.pile = 165 if game.seats > 4 else 110
        self.starter = -1
        self.hand_size = 6
        self.card = ""
        self.read = 0

    def enter(self, match: spielwerk.Match) -> None:
        """Read what is new."""
        for event in match.events(self.viewer, since=self.read):
            fields = {key: value for key, value in event.items() if key != "event"}
            getattr(self, f"on_{event['event']}")(**fields)
            self.read += 1

    def check(self, seen: dict[str, Any]) -> None:
        assert [dog_oracle.in_order(men) for men in self.men] == seen["men"]
        assert sorted(self.hand) == sorted(seen["hand"].split())
        assert self.hand_sizes == seen["hand_sizes"]
        assert self.discard == seen["discard"].split()
        assert self.pile == seen["pile"]
        assert self.starter == seen["starter"]
        assert self.hand_size == seen["hand_size"]

    # One method for each kind of event.

    def on_starter(self, seat: int) -> None:
        self.starter = seat

    def on_round(self, starter: int, hand_size: int) -> None:
        assert not any(self.hand_sizes)
        self.starter, self.hand_size = starter, hand_size

    def on_reshuffled(self, cards: int) -> None:
        assert cards == len(self.discard)
        assert self.pile == 0 or (self.each_cycle and self.hand_size == 6)
        self.pile, self.discard = self.pile + cards, []

    def on_dealt(self, seat: int, card: str | None = None) -> None:
        self.pile -= 1
        self.takes(seat, card)

    def on_gave(self, seat: int, card: str | None = None) -> None:
        self.lays(seat, card)

    def on_exchanged(self) -> None:
        self.hand_sizes = [size + 1 for size in self.hand_sizes]

    def on_received(self, seat: int, card: str, **giver: int) -> None:
        assert dog_oracle.receiver(self.rules, giver["from"]) == seat
        assert seat == self.viewer
        self.hand.append(card)

    def on_played(self, seat: int, card: str, **other: str) -> None:
        assert card in ("X", other["as"])
        self.card = other["as"]
        self.lays(seat, card)
        self.discard.append(card)

    def on_folded(self, seat: int, cards: str) -> None:
        for card in cards.split():
            self.lays(seat, card)
            self.discard.append(card)

    def on_came_out(self, seat: int, owner: int, to: str) -> None:
        assert seat in dog_oracle.side_from(self.rules, owner)
        self.puts(owner, "K", f"{to}!")

    def on_moved(
        self, seat: int, owner: int, path: list[str], back: bool, to: str, **start: str
    ) -> None:
        assert seat in dog_oracle.side_from(self.rules, owner)
        assert len(path) in STEPS[self.card]
        assert path[-1] == to
        before = [start["from"], *path[:-1]]
        for field, entered in zip(before, path, strict=True):
            assert entered in follows(self.men, owner, field, back)
        man = start["from"]
        self.puts(owner, f"{man}!" if f"{man}!" in self.men[owner] else man, to)

    def on_swapped(self, seat: int, a: dict[str, Any], b: dict[str, Any]) -> None:
        assert (a["from"], a["to"]) == (b["to"], b["from"])
        assert seat in dog_oracle.side_from(self.rules, a["owner"])
        self.puts(a["owner"], a["from"], a["to"])
        self.puts(b["owner"], b["from"], b["to"])

    def on_sent_home(self, owner: int, by: int, **start: str) -> None:
        assert by in self.seats
        self.puts(owner, start["from"], "K")

    def on_home(self, seat: int) -> None:
        assert dog_oracle.is_home(self.men, seat)

    def on_over(self, returns: list[int], reason: str) -> None:
        assert reason == ("goal" if any(returns) else "guard")

    # Books

    def puts(self, owner: int, man: str, to: str) -> None:
        self.men[owner].remove(man)
        self.men[owner].append(to)

    def takes(self, seat: int, card: str | None) -> None:
        assert (card is None) == (seat != self.viewer)
        self.hand_sizes[seat] += 1
        self.hand += [card] if card else []

    def lays(self, seat: int, card: str | None) -> None:
        self.hand_sizes[seat] -= 1
        if seat == self.viewer:
            assert card
            self.hand.remove(card)


def follows(men: dog_oracle.Men, owner: int, field: str, back: bool) -> list[str]:
    """The fields that a man may enter next."""
    if field.startswith("G"):
        return [f"G{owner}.{dog_oracle.depth(field) + 1}"]
    number, track = dog_oracle.number(field), dog_oracle.track(men)
    if back:
        return [f"T{(number - 1) % track}"]
    lane = [f"G{owner}.1"] if number == dog_oracle.start_of(men, owner) else []
    return [f"T{(number + 1) % track}", *lane]


@pytest.mark.parametrize("game", [game for game in GAMES if game.name == "dog"], ids=label)
def test_the_events_tell_all_that_is_seen(game: spielwerk.Game) -> None:
    books = [Books(game, viewer) for viewer in viewers(game)]
    for match in random_play(game, 1, 400 * EFFORT):
        for book in books:
            book.enter(match)
            book.check(match.observation(book.viewer))
