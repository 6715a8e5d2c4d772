"""Tables where people sit, and the one door through which every action goes.

A table in memory is the log replayed, with its viewers. Whoever acts, person or bot, goes through
`Table.act`: one at a time, checked by the rules, committed, and only then told to anybody. When a
commit fails the match in memory is thrown away, and the log says again how things stand.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import spielwerk
from spielwerk import IllegalAction, Match
from spielwerk.core.chance import Chance
from spielwerk.server import fairness
from spielwerk.server.bots import BotProcesses
from spielwerk.server.database import Conflict, StorageError
from spielwerk.server.messages import (
    AgainTold,
    Outgoing,
    Reveal,
    SeatInfo,
    TableInfo,
    TableTold,
    Update,
)
from spielwerk.server.refusals import Refused, illegal
from spielwerk.server.settings import Settings
from spielwerk.server.storage import CHANCE, SeatRecord, Step, Storage, TableRecord
from spielwerk.server.viewers import Viewer
from spielwerk.server.views import events_told, question_for, view_for

logger = logging.getLogger(__name__)

TAKE_BACK = "take back"
"""How taking back stands in the log."""

RETRY_SECONDS = 5.0
"""After this a bot whose move could not be kept tries again."""

SWEEP_SECONDS = 60.0
"""Between two looks for tables that nobody needs in memory."""


class Table:
    """One table in memory."""

    def __init__(self, record: TableRecord, hall: "Tables", match: Match | None = None) -> None:
        self.record = record
        self.teams = _game_of(record).teams()
        self._has_bots = any(seat.bot for seat in record.seats)
        self.viewers: list[Viewer] = []
        self.last_used = time.monotonic()
        self._hall = hall
        self._lock = asyncio.Lock()
        self._match: Match | None = None
        self._made: list[list[str]] = []
        self._bots: asyncio.Task[None] | None = None
        if match is not None:
            self._remember(match)

    # Coming and going

    def seat_of(self, key: str) -> int | None:
        """The seat that this key opens."""
        return fairness.seat_of(key, [seat.key_hash for seat in self.record.seats])

    async def join(self, viewer: Viewer, name: str | None = None) -> None:
        """Somebody comes to look on, at a seat or as a spectator; Refused if that cannot be."""
        async with self._lock:
            match = await self._ready()
            if len(self.viewers) >= self._hall.settings.sockets_per_table:
                raise Refused("full", "Too many browsers watch this table already.")
            renamed, failure = await self._rename(viewer.seat, name)
            if viewer.told > events_told(match, viewer.seat):
                viewer.told = viewer.sent = 0
            arrives = viewer.seat is not None and not self._connected(viewer.seat)
            self.viewers.append(viewer)
            self._greet(viewer, match)
            if failure is not None:
                viewer.put(_text(failure.told))
            if renamed or arrives:
                self._tell_table(but=viewer)
            self.wake_bots()

    def leave(self, viewer: Viewer) -> None:
        """A socket is closed."""
        self.last_used = time.monotonic()
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if viewer.seat is not None and not self._connected(viewer.seat):
                self._tell_table()

    async def greet_again(self, viewer: Viewer) -> None:
        """Tell a viewer that could not keep up how things stand now."""
        async with self._lock:
            viewer.behind = False
            try:
                self._greet(viewer, await self._ready())
            except Refused as refused:
                viewer.put(_text(refused.told))

    async def _rename(self, seat: int | None, name: str | None) -> tuple[bool, Refused | None]:
        """Keep a new name: whether it is one, and what went wrong (one may join all the same)."""
        if seat is None or name is None or self.record.seats[seat].name == name:
            return False, None
        try:
            await self._hall.storage.rename(self.record.id, seat, name)
        except StorageError as error:
            return False, _not_kept(error)
        sitting = list(self.record.seats)
        old = sitting[seat]
        sitting[seat] = SeatRecord(bot=old.bot, name=name, key_hash=old.key_hash)
        self._change(seats=tuple(sitting))
        return True, None

    def _change(self, **changes: Any) -> None:
        self.record = TableRecord(**{**vars(self.record), **changes})

    def _connected(self, seat: int) -> bool:
        bot = self.record.seats[seat].bot is not None
        return bot or any(viewer.seat == seat for viewer in self.viewers)

    # Acting

    async def act(self, seat: int | None, decision: int, action: str | None) -> bool:
        """The one door: this seat plays `action`, or takes its latest back (None).

        `decision` counts the seat's actions so far. The same action with the same number again is
        not played again: False. Refused says why not; then nothing has happened.
        """
        if seat is None:
            raise Refused("no_seat", "You are watching; to play one needs the key of a seat.")
        async with self._lock:
            match = await self._ready()
            if self._is_repeated(seat, decision, TAKE_BACK if action is None else action):
                return False
            await self._play(match, seat, action)
            self._tell_update(match)
            if match.over:
                self._tell(self._endings())
            self.wake_bots()
            return True

    def _is_repeated(self, seat: int, decision: int, text: str) -> bool:
        made = self._made[seat]
        if decision < len(made) and made[decision] == text:
            return True
        if decision != len(made):
            raise Refused("stale", "The table has moved on since; this decision is made already.")
        return False

    async def _play(self, match: Match, seat: int, action: str | None) -> None:
        """Play and commit; the match in memory lives on only if both succeed."""
        if match.over:
            raise Refused("not_your_turn", "The match is over.")
        if action is not None and seat not in match.seats_to_act():
            raise Refused("not_your_turn", "It is not your turn.")
        ply = len(match.steps)
        try:
            if action is None:
                match.take_back(seat)
            else:
                match.play(seat, action)
        except IllegalAction as error:
            raise illegal(error) from error
        except Exception:
            self._forget()
            logger.exception("table %s: the rules failed at %r", self.record.id, action)
            raise Refused("internal", "The server failed at this action.") from None
        await self._keep(match, ply)
        self._made[seat].append(match.steps[ply][1])

    async def _keep(self, match: Match, ply: int) -> None:
        try:
            await self._hall.storage.append(
                self.record.id, ply, match.steps[ply:], over=match.over
            )
        except Conflict as error:
            self._forget()
            raise Refused("stale", "Another server has played at this table since.") from error
        except StorageError as error:
            self._forget()
            raise _not_kept(error) from error
        except BaseException:
            self._forget()
            raise
        if match.over:
            self._change(over=True)

    async def again(self, seat: int | None) -> None:
        """After the end: another table with the same people, keys and options."""
        if seat is None:
            raise Refused("no_seat", "Only who sits at the table can ask for another match.")
        async with self._lock:
            match = await self._ready()
            if not match.over:
                raise Refused("not_over", "The match is not over.")
            name = self.record.next or await self._successor()
            self._tell([AgainTold(table=name)])

    async def _successor(self) -> str:
        try:
            table = await self._hall.create(self.record, after=self.record.id)
        except StorageError as error:
            raise _not_kept(error) from error
        self._change(next=table.record.id)
        return table.record.id

    # The match in memory

    async def _ready(self) -> Match:
        """The match as the log says; read again if it was thrown away."""
        self.last_used = time.monotonic()
        if self._match is None:
            try:
                steps = await self._hall.storage.steps(self.record.id)
            except StorageError as error:
                raise _not_kept(error) from error
            try:
                match = await asyncio.to_thread(_replay, self.record, steps)
            except Exception:
                logger.exception("table %s cannot be replayed", self.record.id)
                raise Refused("damaged", "This table's log cannot be read any more.") from None
            self._remember(match)
            return match
        return self._match

    def _remember(self, match: Match) -> None:
        self._match = match
        self._made = [[] for _ in self.record.seats]
        for who, text in match.steps:
            if who != CHANCE:
                self._made[int(who)].append(text)

    def _forget(self) -> None:
        self._match = None

    # Telling

    async def info(self) -> TableInfo:
        """What anybody may know of the table."""
        if self._match is None:
            started = await self._hall.storage.started(self.record.id)
        else:
            started = any(self._made)
        return TableInfo(
            table=self.record.id,
            game=self.record.game,
            options=self.record.options,
            seats=self._seats(),
            teams=self.teams,
            started=started,
            over=self.record.over,
            commitment=fairness.commitment(self.record.secret),
        )

    def _seats(self) -> list[SeatInfo]:
        return [
            SeatInfo(
                seat=number,
                kind="person" if seat.bot is None else "bot",
                name=seat.name,
                bot=seat.bot,
                connected=self._connected(number),
            )
            for number, seat in enumerate(self.record.seats)
        ]

    def _table(self, seat: int | None) -> TableTold:
        return TableTold(
            table=self.record.id,
            game=self.record.game,
            options=self.record.options,
            seat=seat,
            seats=self._seats(),
            teams=self.teams,
            commitment=fairness.commitment(self.record.secret),
        )

    def _endings(self) -> list[Outgoing]:
        """What is told once the match is over."""
        endings: list[Outgoing] = []
        if self.record.over:
            endings.append(Reveal(secret=self.record.secret.hex()))
        if self.record.next is not None:
            endings.append(AgainTold(table=self.record.next))
        return endings

    def _greet(self, viewer: Viewer, match: Match) -> None:
        viewer.put(_text(self._table(viewer.seat)))
        update = view_for(match, viewer.seat, viewer.told)
        viewer.put(_text(update), update.version)
        for ending in self._endings():
            viewer.put(_text(ending))

    def _tell_update(self, match: Match) -> None:
        """Everybody is told what is new to them; those who are told the same share the work."""
        texts: dict[tuple[int | None, int], tuple[str, int]] = {}
        for viewer in self.viewers:
            whom = (viewer.seat, viewer.told)
            if whom not in texts:
                update = view_for(match, viewer.seat, viewer.told)
                texts[whom] = (_text(update), update.version)
            viewer.put(*texts[whom])

    def _tell_table(self, but: Viewer | None = None) -> None:
        texts: dict[int | None, str] = {}
        for viewer in self.viewers:
            if viewer is not but:
                if viewer.seat not in texts:
                    texts[viewer.seat] = _text(self._table(viewer.seat))
                viewer.put(texts[viewer.seat])

    def _tell(self, messages: Iterable[Outgoing]) -> None:
        for message in messages:
            text = _text(message)
            for viewer in self.viewers:
                viewer.put(text)

    async def tell_again(self, viewer: Viewer) -> None:
        """Tell one viewer how things stand, as after an action that was acknowledged before."""
        async with self._lock:
            update = view_for(await self._ready(), viewer.seat, viewer.told)
            viewer.put(_text(update), update.version)

    # Bots

    async def resume(self) -> None:
        """Let the bots go on, though nobody has come yet."""
        async with self._lock:
            await self._ready()
            self.wake_bots()

    def wake_bots(self) -> None:
        """Let the bots go on if it is a bot's turn."""
        if self._has_bots and self._bots is None and self._bot_to_act() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    def _bot_to_act(self) -> int | None:
        """A bot's seat that has to act; bots among themselves play only before an audience."""
        if self._match is None or self._match.over:
            return None
        if all(seat.bot for seat in self.record.seats) and not self.viewers:
            return None
        to_act = self._match.seats_to_act()
        return next((seat for seat in to_act if self.record.seats[seat].bot), None)

    async def _play_bots(self) -> None:
        try:
            while await self._play_bot():
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: the bots stopped", self.record.id)
        finally:
            self._bots = None

    async def _play_bot(self) -> bool:
        """One bot's action; False if no bot has to act."""
        begun = time.monotonic()
        try:
            async with self._lock:
                match = await self._ready()
                seat = self._bot_to_act()
                if seat is None:
                    return False
                decision = match.decisions(seat)
                bot = self.record.seats[seat].bot or ""
                question = question_for(match, seat, bot, secrets.randbits(63))
            action = await self._hall.bots.ask(question)
            # The delay hides how long the bot thought.
            await asyncio.sleep(begun + self._hall.settings.bot_delay - time.monotonic())
            await self.act(seat, decision, action)
        except Refused as refused:
            logger.warning("table %s, bot: %s", self.record.id, refused)
            if refused.code in {"damaged", "internal"}:
                return False
            await asyncio.sleep(RETRY_SECONDS)
        return True

    # Rest

    def is_idle(self, now: float) -> bool:
        """Whether it may be dropped from memory: the log has everything."""
        busy = self.viewers or self._bots is not None or self._lock.locked()
        return not busy and now - self.last_used > self._hall.settings.idle_after

    def close(self) -> None:
        """The server stops: the bots rest."""
        if self._bots is not None:
            self._bots.cancel()


class Tables:
    """All tables; those in use are in memory."""

    def __init__(self, storage: Storage, settings: Settings, bots: BotProcesses) -> None:
        self.storage = storage
        self.settings = settings
        self.bots = bots
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let bots go on where they stopped, and look after idle tables from now on."""
        self._tasks = [
            asyncio.create_task(self._resume_bots()),
            asyncio.create_task(self._sweep_forever()),
        ]

    def close(self) -> None:
        """Nothing more is played by bots."""
        for task in self._tasks:
            task.cancel()
        for table in self._live.values():
            table.close()

    async def get(self, name: str) -> Table | None:
        """The table of that name, from memory or from the log."""
        table = self._live.get(name)
        if table is not None:
            table.last_used = time.monotonic()
            return table
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def open(
        self, game: str, options: Mapping[str, Any], sitting: Sequence[SeatRecord]
    ) -> Table:
        """A new table for these; ValueError if the game cannot be played so."""
        record = TableRecord(
            id="", game=game, options=dict(options), secret=b"", seats=tuple(sitting)
        )
        return await self.create(record)

    async def create(self, like: TableRecord, after: str | None = None) -> Table:
        """A new table with the same game, options and seats; the one that follows `after`."""
        record, match = await asyncio.to_thread(_new, like)
        if after is None:
            await self.storage.create(record, match.steps)
        else:
            await self.storage.create_next(after, record, match.steps)
        table = Table(record, self, match)
        self._live[record.id] = table
        table.wake_bots()
        return table

    async def _load(self, name: str) -> Table | None:
        try:
            record = await self.storage.table(name)
            if record is None:
                return None
            table = self._live[name] = Table(record, self)
            return table
        finally:
            del self._loading[name]

    async def _resume_bots(self) -> None:
        """After a restart: wherever it is a bot's turn, it goes on."""
        try:
            names = await self.storage.open_tables_with_bots()
        except StorageError:
            logger.exception("the open tables cannot be listed; bots go on when somebody comes")
            return
        for name in names:
            try:
                await self._resume(name)
            except (Refused, StorageError) as error:
                logger.warning("table %s: %s", name, error)

    async def _resume(self, name: str) -> None:
        known = name in self._live
        table = await self.get(name)
        if table is not None:
            await table.resume()
            if not known and table.is_idle(float("inf")):
                self._live.pop(name, None)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """Drop from memory what nobody needs there."""
        now = time.monotonic()
        for name in [name for name, table in self._live.items() if table.is_idle(now)]:
            del self._live[name]


def _text(message: Outgoing | Update) -> str:
    return message.to_bytes().decode()


def _not_kept(error: StorageError) -> Refused:
    logger.error("%s", error)
    return Refused("storage", "The server could not store this; nothing has changed. Try again.")


@lru_cache(maxsize=64)
def _loaded(name: str, options: tuple[tuple[str, Any], ...], seats: int) -> spielwerk.Game:
    return spielwerk.load(name, dict(options), seats=seats)


def _game_of(record: TableRecord) -> spielwerk.Game:
    return _loaded(record.game, tuple(sorted(record.options.items())), len(record.seats))


def _new(like: TableRecord) -> tuple[TableRecord, Match]:
    """A record and a match that begins, with chance of its own."""
    game = _game_of(like)
    record = TableRecord(
        id=fairness.new_table_name(),
        game=game.name,
        options=dict(game.options),
        secret=fairness.new_secret(),
        seats=like.seats,
    )
    chance = Chance(fairness.chance_key(record.secret, record.id))
    return record, game.match(chance=chance)


def _replay(record: TableRecord, steps: Sequence[Step]) -> Match:
    """The match that these steps lead to, and its chance where it goes on."""
    drawn = sum(1 for who, _ in steps if who == CHANCE)
    chance = Chance(fairness.chance_key(record.secret, record.id), drawn=drawn)
    return _game_of(record).replay_steps(steps, chance=chance)
