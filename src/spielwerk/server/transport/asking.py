"""What every part of the HTTP interface asks of a request: who, how often, from where."""

from fastapi import Request
from starlette.requests import HTTPConnection

import spielwerk
from spielwerk.core.documents import Written
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.tables.hall import Hall
from spielwerk.server.tables.table import Table
from spielwerk.server.transport.doors import from_our_page
from spielwerk.server.transport.handing import table_or_owner
from spielwerk.server.transport.incoming import is_handed_on, network_of


async def table_of(request: Request, name: str) -> Table:
    """The table of that name; Refusal if there is none, or too much is asked for."""
    count(request)
    table = await table_or_owner(hall_of(request), request.scope, name)
    if table is None:
        raise Refusal(404, "no_table", "There is no such table.")
    return table


def hall_of(request: Request) -> Hall:
    """All tables."""
    hall: Hall = request.app.state.hall
    return hall


def address_of(asking: HTTPConnection) -> str:
    """Who asks: an address, or of IPv6 the network that one household has."""
    return network_of(asking.client.host if asking.client else "")


def count(request: Request) -> None:
    """Nobody may ask too much."""
    if is_handed_on(request.scope):
        return
    if not request.app.state.asked.allows(address_of(request)):
        raise Refusal(429, "too_fast", "Too many requests; wait a moment.")


def count_table(request: Request) -> None:
    """Nobody may set up too many tables."""
    if not request.app.state.opened.allows(address_of(request)):
        raise Refusal(429, "too_fast", "Too many tables were set up from here; wait a minute.")


def check_origin(request: Request) -> None:
    """No page but ours changes anything."""
    if not from_our_page(request.headers, request.app.state.settings.origins):
        raise Refusal(403, "bad_origin", "This request comes from another site's page.")


def load(name: str, options: Written, seats: int | None) -> spielwerk.Game:
    """A game as somebody wants it; Refusal if there is none such."""
    try:
        return spielwerk.load(name, options, seats=seats)
    except spielwerk.OptionError as error:
        raise Refusal(422, "bad_option", str(error), f"options.{error.option}") from error
    except ValueError as error:
        raise Refusal(422, "no_game", str(error), "game") from error
