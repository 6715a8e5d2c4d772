"""Endings with one animal a side and nothing hidden, solved: the player wins what is won."""

import random
from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.reading.levels import Reading
from spielwerk.bots.strategus.reading.player import Reader
from spielwerk.games.strategus.board import SQUARES, STEPS, name, square_named
from spielwerk.games.strategus.cards import APPLE, CODES, kind_named
from spielwerk.games.strategus.fights import ATTACKER, DEFENDER, survivor

GAME = spielwerk.load("strategus", {"army": "duel", "memory_aid": "marked"})
READING = Reading(60.0, nodes=60_000)
MANY = 8
"""Positions of each ending that are played to the end."""

Still = tuple[tuple[int, int], ...]
Where = tuple[int, int, int]
"""Who is to move, and where both animals are."""


class Ending(NamedTuple):
    """Two animals, and what does not move: squares and kinds of either side."""

    kinds: tuple[int, int]
    still: tuple[Still, Still]


class Solved(NamedTuple):
    """By position: actions until who is to move has won or lost; nothing of draws."""

    won: dict[Where, int]
    lost: dict[Where, int]


def ending(mine: str, theirs: str, home: str, away: str) -> Ending:
    kinds = kind_named(mine), kind_named(theirs)
    return Ending(kinds, (still(home), still(away)))


def still(cards: str) -> Still:
    told = (card.split(":") for card in cards.split())
    return tuple((square_named(at), kind_named(code)) for at, code in told)


def ways(one: Ending, where: Where) -> Iterator[tuple[int, int]]:
    """Where who is to move can go: the square, and who is left there."""
    seat, at, other = where[0], where[1 + where[0]], where[2 - where[0]]
    own, theirs = dict(one.still[seat]), dict(one.still[1 - seat])
    for step in STEPS:
        target = at + step
        if target in SQUARES and target not in own:
            met = one.kinds[1 - seat] if target == other else theirs.get(target)
            yield target, ATTACKER if met is None else survivor(one.kinds[seat], met, 0)


def gone(where: Where, target: int) -> Where:
    """After a quiet move."""
    seat = where[0]
    return (1, target, where[2]) if seat == 0 else (0, where[1], target)


def free(one: Ending) -> list[int]:
    taken = dict(one.still[0]) | dict(one.still[1])
    return [at for at in SQUARES if at not in taken]


@lru_cache
def solved(one: Ending) -> Solved:
    """Backwards from all ends."""
    before: dict[Where, list[Where]] = {}
    open_ways, won, lost = dict[Where, int](), dict[Where, int](), dict[Where, int]()
    for seat in (0, 1):
        for a in free(one):
            for b in free(one):
                if a != b:
                    begin(one, (seat, a, b), before, open_ways, won)
    found = deque([*won, *(where for where, count in open_ways.items() if count == 0)])
    lost.update(dict.fromkeys((w for w, count in open_ways.items() if count == 0), 1))
    while found:
        after = found.popleft()
        for where in before.get(after, ()):
            if where in won or where in lost:
                continue
            if after in lost:
                won[where] = lost[after] + 1
                found.append(where)
                continue
            open_ways[where] -= 1
            if open_ways[where] == 0:
                lost[where] = won[after] + 1
                found.append(where)
    return Solved(won, lost)


def begin(
    one: Ending,
    where: Where,
    before: dict[Where, list[Where]],
    open_ways: dict[Where, int],
    won: dict[Where, int],
) -> None:
    """What a position is by its fights alone, and from where it is reached."""
    seat, other = where[0], where[2 - where[0]]
    theirs, left_open = dict(one.still[1 - seat]), 0
    for target, left in ways(one, where):
        if target == other or target in theirs:
            if left == ATTACKER:
                won[where] = 1
            left_open += int(left not in (ATTACKER, DEFENDER))
        else:
            before.setdefault(gone(where, target), []).append(where)
            left_open += 1
    open_ways[where] = left_open


class Perfect:
    """Loses as late as it can."""

    def __init__(self, one: Ending) -> None:
        self.one, self.known = one, solved(one)

    def choose(self, seen: Any, legal: Sequence[str], events: Sequence[Any]) -> str:
        return max(legal, key=lambda text: self.worth(seen, text))

    def worth(self, seen: Any, text: str) -> int:
        """How long it lasts after a move."""
        target = square_named(text.replace("x", "-").split("-")[1])
        if "x" in text:
            met = dict(self.one.still[0]).get(target, self.one.kinds[0])
            left = survivor(self.one.kinds[1], met, 0)
            return 1000 if left == ATTACKER else 0 if left == DEFENDER else 500
        where = (0, animal(self.one, seen["pieces"][0], 0), target)
        return self.known.won.get(where, 800 if where not in self.known.lost else 900)


def animal(one: Ending, pieces: dict[str, str], seat: int) -> int:
    """Where a side's animal is."""
    resting = dict(one.still[seat])
    return next(at for at in map(square_named, pieces) if at not in resting)


def document(one: Ending, where: Where) -> dict[str, Any]:
    """The position, in which everything has been seen."""
    pieces, seen = list[dict[str, str]](), list[list[str]]()
    for seat in (0, 1):
        cards = {name(at): CODES[kind] for at, kind in one.still[seat]}
        pieces.append(cards | {name(where[1 + seat]): CODES[one.kinds[seat]]})
        seen.append([at for at, code in pieces[seat].items() if code != CODES[APPLE]])
    play = {"game": "strategus", "phase": "play", "to_move": where[0], "quiet": 0}
    return play | {"pieces": pieces, "seen": seen}


ENDINGS = {
    "a race to open apples": ending("8", "2", "d1:A", "g10:A"),
    "the stronger one against a fox": ending("2", "8", "e1:A", "f10:A"),
    "traps on both sides": ending("2", "1", "d1:A d2:T", "g10:A f10:T"),
    "a mouse and an elephant": ending("M", "1", "c1:A", "h10:A"),
}


@pytest.mark.parametrize("told", ENDINGS)
def test_what_is_won_is_won_against_the_best_defence(told: str) -> None:
    one = ENDINGS[told]
    won = sorted(where for where, plies in solved(one).won.items() if where[0] == 0 and plies > 4)
    lot = random.Random(1)
    for where in lot.sample(won, MANY):
        match = GAME.match_from(document(one, where), seed=1)
        players: list[bots.Bot] = [Reader(READING, GAME, 0, 1), Perfect(one)]
        plies = 0
        while not match.over and plies < 150:
            seat = match.seats_to_act()[0]
            asked = match.observation(seat), match.legal(seat), match.events(seat)
            match.play(seat, players[seat].choose(*asked))
            plies += 1
        assert match.returns == [1, -1], (document(one, where), match.steps)
