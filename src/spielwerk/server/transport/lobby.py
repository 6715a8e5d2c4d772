"""Sitting down: at a table that is listed for all, or where one was invited."""

from fastapi import FastAPI, Request

from spielwerk.server.messages.http import SeatTaken, TableInfo, TakeSeat
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
