"""Sitting down: at a table that is listed for all, where one was invited, or where one has sat."""

from fastapi import FastAPI, Request

from spielwerk.server.messages.http import (
    AgainTable,
    AgainWish,
    SeatTaken,
    Standing,
    StandingWish,
    TableInfo,
    TakeSeat,
)
from spielwerk.server.transport.asking import check_origin, count, hall_of, table_of


def add_lobby(app: FastAPI) -> None:
    """The part of the interface by which people find tables and seats."""

    @app.get("/api/lobby")
    async def lobby(request: Request) -> list[TableInfo]:
        """The open tables where somebody waits for others, the newest first."""
        count(request)
        hall = hall_of(request)
        if hall.storage.shared and hall.sharing is not None:
            return await hall.sharing.listed()
        return [table.info() for table in hall.listed()]

    @app.post("/api/tables/{name}/seats", status_code=201)
    async def take_seat(request: Request, name: str, wish: TakeSeat) -> SeatTaken:
        """Swap an invitation for the key of its seat, or sit down at a listed table."""
        check_origin(request)
        table = await table_of(request, name)
        seat, key = await table.hosting.take(wish)
        return SeatTaken(seat=seat, key=key)

    @app.post("/api/tables/{name}/standing")
    async def standing(request: Request, name: str, wish: StandingWish) -> Standing:
        """Whose turn it is at a table, for whoever keeps a list of theirs; it changes nothing."""
        return await (await table_of(request, name)).standing(wish)

    @app.post("/api/tables/{name}/again", status_code=201)
    async def again(request: Request, name: str, wish: AgainWish) -> AgainTable:
        """Another match with the same people, after the end of this one."""
        check_origin(request)
        table = await table_of(request, name)
        return AgainTable(table=await table.again(table.seat_of(wish.key)))
