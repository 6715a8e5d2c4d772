"""Setting up a table: who sits where, and what opens their seats."""

from spielwerk import Game
from spielwerk.server.matches import fairness
from spielwerk.server.matches.beginning import BEGUN, GATHERING
from spielwerk.server.messages.http import Bot, Link, Me, NewTable, SeatWish, TableCreated
from spielwerk.server.storage.kept import SeatRecord
from spielwerk.server.tables.hall import Hall
from spielwerk.server.tables.parts.talk import usual_talk


async def opened(hall: Hall, game: Game, new: NewTable) -> TableCreated:
    """A table as it is wished for, and all that opens it."""
    host = fairness.new_key()
    secrets = [None if isinstance(seat, Bot) else fairness.new_key() for seat in new.seats]
    table = await hall.open(
        game.name,
        game.options,
        [_sitting(seat, secret) for seat, secret in zip(new.seats, secrets, strict=True)],
        coach=new.coach,
        stage=GATHERING if new.begin == "together" else BEGUN,
        pace=new.pace,
        stand_in=new.stand_in,
        stand_in_after=new.stand_in_after,
        talk=new.talk or usual_talk(game),
        listed=new.listed,
        host_hash=fairness.hashed(host),
    )
    keys, invitations = dict[str, str](), dict[str, str]()
    for number, (seat, secret) in enumerate(zip(new.seats, secrets, strict=True)):
        if secret is not None:
            (invitations if isinstance(seat, Link) else keys)[str(number)] = secret
    return TableCreated(
        table=table.record.id,
        keys=keys,
        invitations=invitations,
        host=host,
        watch=table.record.id,
    )


def _sitting(wish: SeatWish, secret: str | None) -> SeatRecord:
    hashed = None if secret is None else fairness.hashed(secret)
    invited = isinstance(wish, Link)
    return SeatRecord(
        bot=wish.bot if isinstance(wish, Bot) else None,
        name=wish.name,
        sign=wish.sign if isinstance(wish, Me) else None,
        key_hash=None if invited else hashed,
        invitation=hashed if invited else None,
    )
