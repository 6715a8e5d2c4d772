"""Cuckoo in sentences: what happens, and what can be done."""

from collections.abc import Iterator

from cuckoo import records as r
from spielwerk.core.lines import Line, Name, Setting, all_of, line, who


def tell(event: r.CuckooEvent, setting: Setting) -> Iterator[Line]:
    """One event is one sentence."""
    match event:
        case r.Dealt(card=None):
            yield line("cuckoo-event-dealt-hidden", **who(event.seat))
        case r.Dealt(card=int(card)):
            yield line("cuckoo-event-dealt", **who(event.seat), card=card)
        case r.Kept():
            yield line("cuckoo-event-kept", **who(event.seat))
        case r.Swapped(gave=int(gave), got=int(got)):
            cards = {"gave": gave, "got": got}
            yield line("cuckoo-event-swapped", **who(event.seat), other=Name(event.other), **cards)
        case r.Swapped():
            both = {**who(event.seat), "other": Name(event.other)}
            yield line("cuckoo-event-swapped-hidden", **both)
        case r.Refused():
            yield line("cuckoo-event-refused", **who(event.seat), other=Name(event.other))
        case r.Drew():
            yield line("cuckoo-event-drew", **who(event.seat))
        case r.Over():
            winners = [seat for seat, value in enumerate(event.returns) if value > 0]
            yield line("cuckoo-event-over", **all_of(winners), card=max(event.cards))


def wording(choice: r.CuckooChoice, setting: Setting) -> Line:
    """What an action does."""
    match choice:
        case r.Keep():
            return line("cuckoo-action-keep")
        case r.Swap(other=None):
            return line("cuckoo-action-draw")
        case r.Swap(other=int(other)):
            return line("cuckoo-action-swap", other=Name(other))
        case _:
            raise TypeError(choice)
