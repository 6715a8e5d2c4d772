"""What is told of a table itself, and to whoever comes; of its match only `views` tells."""

from typing import cast

from spielwerk.server.ground.clock import now
from spielwerk.server.matches import beginning, fairness
from spielwerk.server.matches.views import view_for
from spielwerk.server.messages.fields import Outgoing
from spielwerk.server.messages.http import TableInfo
from spielwerk.server.messages.said import TalkRule
from spielwerk.server.messages.told import (
    AgainTold,
    ClockTold,
    KeptFor,
    Origin,
    Reveal,
    SeatInfo,
    TableTold,
)
from spielwerk.server.storage.kept import TableRecord
from spielwerk.server.tables.audience import written
from spielwerk.server.tables.rights import is_free, may_begin, may_offer, stand_in
from spielwerk.server.tables.room import Room
from spielwerk.server.tables.viewers import Viewer


def greet(room: Room, viewer: Viewer) -> None:
    """Tell a viewer how everything stands."""
    viewer.put(written(table_told(room, viewer.seat)))
    if room.match is not None:
        tell_match(room, viewer)
        for ending in endings(room.record):
            viewer.put(written(ending))
    for part in room.parts:
        told = part.told(viewer.seat)
        if told is not None:
            viewer.put(written(told))


def tell_match(room: Room, viewer: Viewer) -> None:
    """Tell a viewer how the match stands."""
    if room.match is not None:
        update = view_for(room.match, viewer.seat, viewer.told)
        viewer.put(written(update), update.version)


def tell_table(room: Room, but: Viewer | None = None) -> None:
    """Tell everybody how the table stands."""
    room.audience.tell_by_seat(lambda seat: table_told(room, seat), but=but)


def clocks_told(room: Room) -> ClockTold | None:
    """The clocks of all people; None where there are none."""
    if room.clocks.pace.kind == "none" or not room.record.begun:
        return None
    at = now()
    people = [number for number, seat in enumerate(room.record.seats) if seat.bot is None]
    return ClockTold(seats=[room.clocks.told(seat, at) for seat in people])


def tell_clocks(room: Room) -> None:
    """Tell everybody how the clocks stand."""
    clocks = clocks_told(room)
    room.audience.tell([] if clocks is None else [clocks])


def table_info(room: Room) -> TableInfo:
    """What anybody may know who knows its name."""
    record = room.record
    return TableInfo(
        table=record.id,
        game=record.game,
        options=record.options,
        agreed=room.agreed,
        seats=seats_told(room),
        teams=room.teams,
        pace=record.pace,
        listed=record.listed,
        coach=record.coach,
        over=record.over,
        commitment=fairness.commitment(record.secret),
    )


def table_told(room: Room, seat: int | None) -> TableTold:
    """What is told to who looks on from a seat (None: watches)."""
    record = room.record
    return TableTold(
        table=record.id,
        game=record.game,
        options=record.options,
        agreed=room.agreed,
        seat=seat,
        seats=seats_told(room),
        teams=room.teams,
        coach=record.coach,
        commitment=fairness.commitment(record.secret),
        sealed=record.stage != beginning.GATHERING,
        begun=record.begun,
        may_begin=may_begin(record, seat, room.has_waited),
        origin=origin_of(room),
        listed=record.listed,
        pace=record.pace,
        stand_in=stand_in(record),
        talk=cast("TalkRule", record.talk),
        offers=may_offer(record, room.teams, seat),
    )


def seats_told(room: Room) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            seat=number,
            kind="person" if seat.bot is None else "bot",
            name=seat.name,
            sign=seat.sign or None,
            bot=seat.bot,
            connected=room.connected(number),
            kept=cast("KeptFor | None", seat.kept),
            open=is_free(seat),
            locked=seat.locked,
            came=seat.came,
            promise=seat.promise,
            seed=None if seat.seed is None else seat.seed.hex(),
        )
        for number, seat in enumerate(room.record.seats)
    ]


def origin_of(room: Room) -> Origin | None:
    """Where a "what if" comes from."""
    record = room.record
    if not record.taken:
        return None
    return Origin(table=record.origin, steps=record.taken, moment=record.taken_actions)


def endings(record: TableRecord) -> list[Outgoing]:
    """What is told once the match is over."""
    told: list[Outgoing] = []
    if record.over:
        told.append(Reveal(secret=record.secret.hex()))
    if record.next is not None:
        told.append(AgainTold(table=record.next))
    return told
