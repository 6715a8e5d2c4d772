"""Three servers on one PostgreSQL, twelve tables, and what happens to servers: nothing is lost.

Players keep a journal of what was answered, come to the next server when their line has gone, and
say again what was not answered.
"""

import os
import random
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import psycopg
import pytest

from tests.server.fleet import Player, fleet, server, started
from tests.server.relay import Relay
from tests.server.serving import Serving

TABLES = 12
PAUSE = 0.3
KILLS = int(os.environ.get("SPIELWERK_KILLS", "20"))
GUARD = 30.0
"""Seconds after which a table has to move again; how soon it does is told, not asserted."""


class Games:
    """Tables with two people and two bots each, and what their players have been answered."""

    def __init__(self, serving: list[Serving], url: str, tables: int = TABLES) -> None:
        self.serving, self.url = serving, url
        self.line: Relay | None = None
        self.name = url.partition("@/")[2].partition("?")[0]
        created = [
            serving[n % len(serving)].open_table("link", "random", "link", "random")
            for n in range(tables)
        ]
        self.players = [
            Player(serving, made["table"], int(seat), key, PAUSE)
            for made in created
            for seat, key in made["keys"].items()
        ]
        self.go_on()

    @property
    def moving(self) -> list[Player]:
        return [player for player in self.players if not player.over]

    def go_on(self, since: float | None = None) -> float:
        """Until every table has moved again; the longest that one of them took."""
        since = time.monotonic() if since is None else since
        tables = {player.table for player in self.moving}
        moved: dict[str, float] = {}
        while tables - moved.keys() - {p.table for p in self.players if p.over}:
            for player in self.players:
                assert player.failed is None, player.failed
                later = [at - since for at in list(player.heard) if at > since]
                if later:
                    moved[player.table] = min(later[0], moved.get(player.table, GUARD))
            assert time.monotonic() < since + GUARD, sorted(tables - moved.keys())
            time.sleep(0.02)
        return max(moved.values(), default=0.0)

    def end(self) -> int:
        """Stop, and compare every journal with the log; how many actions were answered."""
        for player in self.players:
            player.stopping.set()
        for player in self.players:
            player.join(30)
            assert player.failed is None, player.failed
        with psycopg.connect(self.url) as connection:
            query = 'select step from log where "table" = %s and seat = %s order by ply'
            for player in self.players:
                rows = connection.execute(query, (player.table, player.seat)).fetchall()
                steps = [step for (step,) in rows]
                assert steps[: len(player.kept)] == player.kept, "what was answered is there, once"
                assert len(steps) - len(player.kept) <= 1, "and at most what was under way besides"
            gaps = 'select "table" from log group by 1 having max(ply) <> count(*) - 1'
            assert connection.execute(gaps).fetchall() == []
            late = (
                "select 1 from log where at > 1000 * extract(epoch from clock_timestamp()) + 1000"
            )
            assert connection.execute(late).fetchall() == [], "by the database's clock"
        return sum(len(player.kept) for player in self.players)


def kill(games: Games, victim: Serving) -> None:
    """As by a power cut."""
    victim.kill()


def drain(games: Games, victim: Serving) -> None:
    """As by systemd."""
    assert victim.stop() == 0


def suspend(games: Games, victim: Serving) -> None:
    """It sleeps for longer than its lease, and believes when it wakes that nothing was."""
    assert victim.process is not None
    os.kill(victim.process.pid, signal.SIGSTOP)
    time.sleep(4)
    os.kill(victim.process.pid, signal.SIGCONT)


def hang(games: Games, victim: Serving) -> None:
    """It sleeps in the middle of a commit, and holds its row."""
    assert victim.process is not None
    for _ in range(200):
        os.kill(victim.process.pid, signal.SIGSTOP)
        with psycopg.connect(games.url) as connection:
            held = "select count(*) from pg_stat_activity where state = 'idle in transaction'"
            row = connection.execute(held + " and datname = current_database()").fetchone()
        if row is not None and row[0]:
            break
        os.kill(victim.process.pid, signal.SIGCONT)
        time.sleep(0.01)
    time.sleep(4)
    os.kill(victim.process.pid, signal.SIGCONT)


def interrupt(games: Games, victim: Serving) -> None:
    """The database restarts: all lines to it end, all locks are gone, and it answers nobody."""
    elsewhere = games.url.replace(games.name, "postgres")
    with psycopg.connect(elsewhere, autocommit=True) as connection:
        opens = f"alter database {games.name} allow_connections "
        connection.execute(opens + "false")
        ended = "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s"
        connection.execute(ended, [games.name])
        time.sleep(3)
        connection.execute(opens + "true")


def cut(games: Games, victim: Serving) -> None:
    """Nothing passes between it and the database, and it is not told why."""
    assert games.line is not None
    games.line.cut()
    time.sleep(6)
    games.line.mend()


FAULTS: dict[str, Callable[[Games, Serving], None]] = {
    "kill": kill,
    "drain": drain,
    "suspend": suspend,
    "hang": hang,
    "interrupt": interrupt,
    "cut": cut,
}


def test_whatever_happens_to_a_server_nothing_answered_is_lost(
    postgresql_url: str, tmp_path: Path
) -> None:
    """One after the other; nobody but the victim is declared dead.

    The clock of the second is an hour wrong all the while; the line of the third can be cut.
    """
    line = Relay(postgresql_url)
    serving = [server(url, tmp_path) for url in (postgresql_url, postgresql_url, line.url)]
    serving[1].ahead = 3600
    with started(serving):
        games = Games(serving, postgresql_url)
        games.line = line
        for number, (name, fault) in enumerate(FAULTS.items()):
            victim = serving[number % len(serving)]
            at = time.monotonic()
            fault(games, victim)
            print(f"{name}: every table moved after {games.go_on(at):.1f} s", flush=True)
            if not victim.running:
                victim.start()
        print(f"{games.end()} answered")
        told = "".join(one.read_text() for one in tmp_path.glob("server-*.log"))
        dead = set(re.findall("server ([0-9a-f]+) was declared dead", told))
        assert len(dead) <= 4, "killed, suspended, hanging and cut off; nobody else"


@pytest.mark.whole
def test_killed_again_and_again(postgresql_url: str, tmp_path: Path) -> None:
    """`SPIELWERK_KILLS=1000 … --whole -s -k again_and_again` tells the figures of a thousand."""
    rng, waited, answered = random.Random(1), list[float](), 0
    with fleet(postgresql_url, tmp_path) as serving:
        games = Games(serving, postgresql_url)
        for _ in range(KILLS):
            victim = rng.choice(serving)
            at = time.monotonic()
            victim.kill()
            waited.append(games.go_on(at))
            victim.start()
            if len(games.moving) < len(games.players) / 2:
                answered += games.end()
                games = Games(serving, postgresql_url)
        answered += games.end()
    print(f"{KILLS} kills, {answered} answered, none lost; every table moved again after")
    print(f"{median(waited):.1f} s (median), {max(waited):.1f} s (longest)")
