"""What may be done at a table as its record stands, and who plays at a seat."""

from collections.abc import Sequence
from contextlib import suppress
from typing import get_args

from spielwerk import bots
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.messages.said import OfferKind
from spielwerk.server.storage.kept import SeatRecord, TableRecord
from spielwerk.server.tables.viewers import Viewer

USUAL = ("casual", "greedy", "random")
"""Who stands in where nobody has chosen a bot: the first of these that knows the game."""


def check_host(viewer: Viewer) -> None:
    """Refused unless it is the table's host who asks."""
    if not viewer.host:
        raise Refused("no_host", "Only the host of the table can do this.")


def is_free(seat: SeatRecord) -> bool:
    """Whether somebody may sit down there."""
    return seat.bot is None and seat.key_hash is None and not seat.locked


def stand_in(record: TableRecord) -> str:
    """The bot that keeps seats warm."""
    if record.stand_in is not None:
        return record.stand_in
    known = bots.names(record.game)
    return next(bot for bot in USUAL if bot in known)


def bot_at(record: TableRecord, seat: int) -> str | None:
    """The bot that plays there now."""
    sitting = record.seats[seat]
    return stand_in(record) if sitting.kept else sitting.bot


def may_begin(record: TableRecord, seat: int | None, has_waited: bool) -> bool:
    """Whether whoever sits there may wait no longer: the first, and in the end anybody."""
    if record.begun or seat is None:
        return False
    people = [number for number, one in enumerate(record.seats) if one.key_hash]
    return [seat] == people[:1] or has_waited


def may_offer(
    record: TableRecord, teams: Sequence[Sequence[int]], seat: int | None
) -> list[OfferKind]:
    """What this seat may offer at this table, whatever has happened."""
    kinds: list[OfferKind] = []
    if seat is None:
        return kinds
    for kind in get_args(OfferKind):
        with suppress(Refused):
            check_offer(record, teams, seat, kind)
            kinds.append(kind)
    return kinds


def check_offer(
    record: TableRecord, teams: Sequence[Sequence[int]], seat: int, kind: OfferKind
) -> None:
    """Refused if this seat may not offer this at this table, whatever has happened."""
    if record.over:
        raise Refused("over", "The match is over.")
    sides = [team for team in teams if seat not in team]
    if kind == "resign" and len(sides) != 1:
        raise Refused("no_resign", "One resigns only where there are two sides.")
    if kind == "draw" and any(not has_person(record, team) for team in sides):
        raise Refused("no_draw", "A draw needs a person on every side.")
    if any(record.seats[one].kept for one in asked_for(record, teams, seat, kind)):
        raise Refused("absent", "A bot plays for somebody who would have to agree.")


def asked_for(
    record: TableRecord, teams: Sequence[Sequence[int]], seat: int, kind: OfferKind
) -> set[int]:
    """Who has to agree to what this seat offers."""
    partners = next(team for team in teams if seat in team)
    seats = partners if kind == "resign" else range(len(record.seats))
    return {one for one in seats if one != seat and is_person(record, one)}


def has_person(record: TableRecord, team: Sequence[int]) -> bool:
    """Whether somebody of this team has a key."""
    return any(is_person(record, seat) for seat in team)


def is_person(record: TableRecord, seat: int) -> bool:
    """Whether somebody has the key of this seat."""
    return record.seats[seat].key_hash is not None
