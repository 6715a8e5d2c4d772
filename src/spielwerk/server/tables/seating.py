"""Changes of who sits where: kept, and then told to everybody. Done with the table's lock."""

from dataclasses import replace

from spielwerk.server.messages.told import KeptFor
from spielwerk.server.tables.room import Room
from spielwerk.server.tables.telling import tell_table


async def keep(room: Room, seat: int, why: KeptFor) -> None:
    """A bot keeps this seat warm from now on."""
    await sit_for(room, seat, why)
    await room.notice(f"kept-{why} {seat}")
    room.look()


async def give_back(room: Room, seat: int) -> None:
    """Whose seat it is plays on."""
    await sit_for(room, seat, None)
    room.look()
    await room.notice(f"back {seat}")


async def sit_for(room: Room, seat: int, why: KeptFor | None) -> None:
    """A bot sits there for somebody, or (None) does no more."""
    await room.sit({seat: replace(room.record.seats[seat], kept=why)})
    tell_table(room)
