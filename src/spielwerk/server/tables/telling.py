"""What is told of a table itself; of its match only `views` tells."""

from typing import TYPE_CHECKING, cast

from spielwerk.server.matches import beginning, fairness
from spielwerk.server.messages.fields import Outgoing
from spielwerk.server.messages.http import TableInfo
from spielwerk.server.messages.said import TalkRule
from spielwerk.server.messages.told import AgainTold, KeptFor, Origin, Reveal, SeatInfo, TableTold
from spielwerk.server.storage.kept import TableRecord
from spielwerk.server.tables.hosting import is_free

if TYPE_CHECKING:
    from spielwerk.server.tables.table import Table


def table_info(table: "Table") -> TableInfo:
    """What anybody may know who knows its name."""
    record = table.record
    return TableInfo(
        table=record.id,
        game=record.game,
        options=record.options,
        agreed=table.agreed,
        seats=seats_told(table),
        teams=table.teams,
        pace=record.pace,
        listed=record.listed,
        coach=record.coach,
        over=record.over,
        commitment=fairness.commitment(record.secret),
    )


def table_told(table: "Table", seat: int | None) -> TableTold:
    """What is told to who looks on from a seat (None: watches)."""
    record = table.record
    return TableTold(
        table=record.id,
        game=record.game,
        options=record.options,
        agreed=table.agreed,
        seat=seat,
        seats=seats_told(table),
        teams=table.teams,
        coach=record.coach,
        commitment=fairness.commitment(record.secret),
        sealed=record.stage != beginning.GATHERING,
        begun=record.begun,
        may_begin=table.gathering.may_begin(seat),
        origin=origin_of(record),
        listed=record.listed,
        pace=record.pace,
        stand_in=table.patience.stand_in(),
        talk=cast("TalkRule", record.talk),
        offers=table.offers.possible(seat),
    )


def seats_told(table: "Table") -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            seat=number,
            kind="person" if seat.bot is None else "bot",
            name=seat.name,
            sign=seat.sign or None,
            bot=seat.bot,
            connected=table.connected(number),
            kept=cast("KeptFor | None", seat.kept),
            open=is_free(seat),
            locked=seat.locked,
            came=seat.came,
            promise=seat.promise,
            seed=None if seat.seed is None else seat.seed.hex(),
        )
        for number, seat in enumerate(table.record.seats)
    ]


def origin_of(record: TableRecord) -> Origin | None:
    """Where a "what if" comes from."""
    return Origin(table=record.origin, steps=record.taken) if record.taken else None


def endings(record: TableRecord) -> list[Outgoing]:
    """What is told once the match is over."""
    told: list[Outgoing] = []
    if record.over:
        told.append(Reveal(secret=record.secret.hex()))
    if record.next is not None:
        told.append(AgainTold(table=record.next))
    return told
