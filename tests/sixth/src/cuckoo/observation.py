"""What a seat may know in Cuckoo, and what it may imagine of the rest."""

from typing import Final

from cuckoo.position import done_by, put_done, returns_of, wrong_deed
from cuckoo.records import CuckooObservation, Hidden
from cuckoo.state import CARDS, OVER, PLAY, State, has_seen
from spielwerk.core.chance import Source
from spielwerk.core.documents import Document, Written
from spielwerk.core.records import changed

HIDDEN: Final = "?"
SPECTATOR = -1


def public(s: State) -> CuckooObservation:
    """What everybody may know."""
    over = s.phase == OVER
    return CuckooObservation(
        phase="over" if over else "play",
        to_move=s.turn if s.phase == PLAY else None,
        cards=cards_seen(s, SPECTATOR),
        done=done_by(s),
        plies=s.plies,
        returns=returns_of(s) if over else None,
    )


def own(s: State, seat: int, public: CuckooObservation) -> CuckooObservation:
    """What a seat may know besides: the cards that it has seen."""
    return changed(public, cards=cards_seen(s, seat))


def cards_seen(s: State, viewer: int) -> list[int | Hidden]:
    return [s.cards[seat] if has_seen(s, viewer, seat) else HIDDEN for seat in range(s.seats)]


def imagine(seen: Document, s: State, source: Source) -> Written:
    """A position document that agrees with an observation; what is hidden is drawn at random.

    Drawn anew until it fits what was done: a cuckoo that is asked for is shown.
    """
    known = [card for card in seen["cards"] if card != HIDDEN]
    put_done(s, seen["done"])
    while True:
        left = [card for card in range(1, CARDS + 1) if card not in known]
        s.cards = [left.pop(source.below(len(left))) if c == HIDDEN else c for c in seen["cards"]]
        if wrong_deed(s) is None:
            return {"cards": s.cards, "done": seen["done"]}
