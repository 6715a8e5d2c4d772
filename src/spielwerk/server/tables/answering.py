"""What each message of a browser that has joined asks of its table."""

from collections.abc import Awaitable, Callable
from typing import Any

from spielwerk.server.matches.refusals import Refused
from spielwerk.server.messages.said import (
    Again,
    Answer,
    Begin,
    ClientMessage,
    ComeBack,
    Fill,
    Free,
    Hint,
    Hush,
    Join,
    Lock,
    Move,
    Offer,
    Ping,
    Play,
    Reach,
    Say,
    Seed,
    StepAway,
    TakeBack,
    Wave,
    Why,
)
from spielwerk.server.messages.told import Pong
from spielwerk.server.tables.audience import written
from spielwerk.server.tables.table import Table
from spielwerk.server.tables.viewers import Viewer

PONG = Pong().to_bytes().decode()


async def answer(table: Table, viewer: Viewer, message: ClientMessage) -> None:
    """Do what is asked for; Refused says why not."""
    await ANSWERS[type(message)](table, viewer, message)


async def _play(table: Table, viewer: Viewer, message: Play | TakeBack) -> None:
    action = message.action if isinstance(message, Play) else None
    if not await table.act(viewer.seat, message.decision, action):
        await table.tell_again(viewer)


async def _join(_table: Table, _viewer: Viewer, _message: Join) -> None:
    raise Refused("bad_message", "This socket has joined already.")


async def _pong(_table: Table, viewer: Viewer, _message: Ping) -> None:
    viewer.put(PONG)


async def _reach(table: Table, viewer: Viewer, message: Reach) -> None:
    viewer.put(written(await table.calling.reach(viewer, message)))


ANSWERS: dict[type, Callable[[Table, Viewer, Any], Awaitable[object]]] = {
    Join: _join,
    Ping: _pong,
    Play: _play,
    TakeBack: _play,
    Seed: lambda table, viewer, it: table.gathering.show_seed(viewer.seat, bytes.fromhex(it.seed)),
    Begin: lambda table, viewer, _: table.gathering.begin(viewer),
    Why: lambda table, viewer, it: table.why(viewer, it.chosen),
    Hint: lambda table, viewer, it: table.coaching.hint(viewer, it.decision),
    Again: lambda table, viewer, it: table.again(viewer.seat, it.rotate),
    ComeBack: lambda table, viewer, _: table.patience.come_back(viewer.seat),
    StepAway: lambda table, viewer, _: table.patience.step_away(viewer.seat),
    Offer: lambda table, viewer, it: table.offers.offer(viewer.seat, it.offer, it.pace),
    Answer: lambda table, viewer, it: table.offers.answer(viewer.seat, it.number, it.yes),
    Fill: lambda table, viewer, it: table.fill(viewer, it.seat, it.bot),
    Free: lambda table, viewer, it: table.hosting.free(viewer, it.seat),
    Move: lambda table, viewer, it: table.hosting.move(viewer, it.seat, it.to),
    Lock: lambda table, viewer, it: table.hosting.lock(viewer, it.seat, it.locked),
    Hush: lambda table, viewer, it: table.talk.hush(viewer, it.number),
    Reach: _reach,
    Say: lambda table, viewer, it: table.talk.say(viewer.seat, "text", it.text),
    Wave: lambda table, viewer, it: table.talk.say(viewer.seat, "emote", it.emote),
}
