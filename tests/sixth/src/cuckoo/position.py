"""Position documents of Cuckoo: read, checked, written."""

from typing import Final

from cuckoo.options import ON
from cuckoo.records import CuckooPosition, Deed
from cuckoo.rules import returns
from cuckoo.state import CARDS, CUCKOO, KEPT, MET_CUCKOO, OVER, PLAY, SWAPPED, State
from spielwerk.core.chance import Source
from spielwerk.core.documents import Document, Written, choice, items, known_keys, needed, whole
from spielwerk.core.errors import PositionError
from spielwerk.core.records import document

KEYS = ("game", "options", "seats", "cards", "done", "returns")
DEEDS: Final[dict[int, Deed]] = {KEPT: "keep", SWAPPED: "swap", MET_CUCKOO: "cuckoo"}
NUMBERS: dict[str, int] = {deed: number for number, deed in DEEDS.items()}


def write(s: State) -> Written:
    """A state in canonical writing."""
    cards, over = s.cards[: s.seats], returns_of(s) if s.phase == OVER else None
    return document(CuckooPosition(cards=cards, done=done_by(s), returns=over))


def done_by(s: State) -> list[Deed]:
    """What each seat that has acted did."""
    return [DEEDS[s.done[seat]] for seat in range(s.turn)]


def returns_of(s: State) -> list[int]:
    return [returns(s, seat) for seat in range(s.seats)]


def read(written: Document, s: State, source: Source) -> None:
    """Make `s`, a new state with its options set, the one that is written."""
    known_keys(written, KEYS)
    for seat, card in enumerate(items(needed(written, "cards"), "cards", s.seats)):
        if card in s.cards:
            raise PositionError("cards", f"there is only one {card}")
        s.cards[seat] = whole(card, "cards", 1, CARDS)
    put_done(s, written.get("done", []))
    wrong = wrong_deed(s)
    if wrong is not None:
        raise PositionError("done", f"seat {wrong} cannot have done this with these cards")


def put_done(s: State, deeds: object) -> None:
    """§T1: each acts once, in turn."""
    done = items(deeds, "done")
    if len(done) > s.seats:
        raise PositionError("done", f"there are {s.seats} seats, and each acts once")
    for seat, deed in enumerate(done):
        s.done[seat] = NUMBERS[choice(deed, "done", tuple(NUMBERS))]
    s.turn = s.plies = len(done)
    s.phase = OVER if len(done) == s.seats else PLAY


def wrong_deed(s: State) -> int | None:
    """§T3, T4: who cannot have met the cuckoo, or must have, the swaps undone from the end."""
    cards, last = s.cards[: s.seats], s.seats - 1
    if s.done[last] == MET_CUCKOO:
        return last
    for seat in range(min(s.turn, last) - 1, -1, -1):
        if s.done[seat] == SWAPPED:
            cards[seat], cards[seat + 1] = cards[seat + 1], cards[seat]
        asked_cuckoo = cards[seat + 1] == CUCKOO and s.cuckoo == ON
        if s.done[seat] != KEPT and asked_cuckoo != (s.done[seat] == MET_CUCKOO):
            return seat
    return None
