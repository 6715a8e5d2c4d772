"""How a match begins: everybody comes, everybody promises a seed, everybody shows it.

1. Gathering. Whoever joins has come, and may promise a seed by its SHA-256. The table's commitment
   was told before.
2. Sealed, once all have come or somebody does not want to wait (`gathering`). The promises stand,
   all are told them, and only now seeds are shown: nobody, not even a host who plays along and
   knows the secret, could choose a seed after having seen another.
3. Begun, once all promised seeds are shown, or some seconds have passed. Chance plays; bots keep
   the seats of people who have not come.
"""

import hashlib
from dataclasses import replace

from spielwerk.server.matches.refusals import Refused
from spielwerk.server.storage.kept import SeatRecord, TableRecord

GATHERING, SEALED, BEGUN = 0, 1, 2
"""The stages of a table, as they are kept."""


def comes(record: TableRecord, seat: int, promise: str | None) -> TableRecord:
    """Somebody has come to a seat. Until promises are sealed the latest holds."""
    sitting = record.seats[seat]
    if record.stage == GATHERING:
        kept = sitting.promise if promise is None else promise
        record = with_seat(record, seat, replace(sitting, came=True, promise=kept))
    elif not sitting.came:
        record = with_seat(record, seat, replace(sitting, came=True))
    return moved_on(record)


def shows(record: TableRecord, seat: int, seed: bytes) -> TableRecord:
    """A seat shows its seed; Refused if it is not the promised one, or not the time for it."""
    sitting = record.seats[seat]
    if sitting.seed == seed:
        return record  # shown again by a browser that had not heard that it was kept
    if record.stage == BEGUN:
        raise Refused("begun", "The match has begun; nothing can be added to its chance any more.")
    if record.stage == GATHERING:
        raise Refused("not_begun", "Seeds are shown once all promises are there.")
    if hashlib.sha256(seed).hexdigest() != sitting.promise:
        raise Refused("bad_seed", "This is not the seed that was promised for this seat.")
    return moved_on(with_seat(record, seat, replace(sitting, seed=seed)))


def hurried(record: TableRecord) -> TableRecord:
    """Nobody is waited for any longer: who has not come, or seeds that are not shown."""
    if record.stage == BEGUN:
        raise Refused("begun", "The match has begun.")
    return moved_on(replace(record, stage=record.stage + 1))


def moved_on(record: TableRecord) -> TableRecord:
    """At the next stage, if nobody is waited for any more."""
    if record.stage == GATHERING and all(seat.came or seat.bot for seat in record.seats):
        record = replace(record, stage=SEALED)
    if record.stage == SEALED and all(
        seat.promise is None or seat.seed is not None for seat in record.seats
    ):
        record = replace(record, stage=BEGUN, seats=tuple(map(_kept_for, record.seats)))
    return record


def _kept_for(seat: SeatRecord) -> SeatRecord:
    """A bot keeps the seat of a person who has not come until they do."""
    return seat if seat.came or seat.bot else replace(seat, kept="away")


def with_seat(record: TableRecord, seat: int, sitting: SeatRecord) -> TableRecord:
    """The table with somebody else, or the same with something new, at a seat."""
    seats = list(record.seats)
    seats[seat] = sitting
    return replace(record, seats=tuple(seats))


def unmet(record: TableRecord) -> TableRecord:
    """The same people at a new table: nobody has come to it yet, if they come together.

    Invitations open a seat at one table only.
    """
    together = any(seat.came for seat in record.seats)
    seats = tuple(
        replace(seat, came=False, promise=None, seed=None, invitation=None, called=None)
        for seat in record.seats
    )
    return replace(record, seats=seats, stage=GATHERING if together else BEGUN)


def seeds_of(record: TableRecord) -> list[bytes]:
    """What the seats add to the table's chance, in their order."""
    return [seat.seed or b"" for seat in record.seats]
