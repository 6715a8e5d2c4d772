"""What the match itself tells of Rufus: a step taken back, and the end."""

from collections.abc import Iterator

from spielwerk.core.news import Told
from spielwerk.games.rufus.observation import own, public, scores_of, trail_seen
from spielwerk.games.rufus.position import hand_of, returns_of
from spielwerk.games.rufus.records import Ending, Over, RufusEvent, RufusObservation, TakenBack
from spielwerk.games.rufus.state import ALONE, GUARD, PRIZES_TAKEN, State

ENDINGS: dict[int, Ending] = {PRIZES_TAKEN: "prizes", ALONE: "alone", GUARD: "guard"}


def taken_back(s: State, seat: int) -> Iterator[Told[RufusEvent]]:
    """§T1: a part of a turn was taken back; all stands as before, as each viewer sees it."""
    seen, seats = public(s), tuple(range(s.seats))
    yield Told(standing(seat, seen), but=seats)
    for one in seats:
        yield Told(standing(seat, own(s, one, seen)), only=(one,))


def standing(seat: int, seen: RufusObservation) -> TakenBack:
    return TakenBack(
        seat=seat,
        fox=seen.fox,
        stones=seen.stones,
        hand=seen.hand,
        hand_sizes=seen.hand_sizes,
        trail=seen.trail,
        prizes=seen.prizes,
        won=seen.won,
        out=seen.out,
        turn=seen.turn,
    )


def over(s: State) -> Over:
    """§E: the end; all cards are shown."""
    hands = [hand_of(s, seat) for seat in range(s.seats)]
    return Over(returns_of(s), scores_of(s), hands, trail_seen(s, None), ENDINGS[s.ended])
