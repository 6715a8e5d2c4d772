"""What the match itself tells of Cuckoo: the end."""

from cuckoo.position import returns_of
from cuckoo.records import Over
from cuckoo.state import State


def over(s: State) -> Over:
    """§E: all cards are shown."""
    return Over(returns_of(s), s.cards[: s.seats])
