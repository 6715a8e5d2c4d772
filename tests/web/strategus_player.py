"""Somebody who wins at Strategus: the test lets the player look into the log of the server."""

from collections import deque
from collections.abc import Iterator

from sqlalchemy import create_engine, select
from sqlalchemy.pool import NullPool

import spielwerk
from spielwerk.server.storage.kept import CHANCE
from spielwerk.server.storage.schema import log
from tests.web.strategus_pages import StrategusPages

Side = dict[str, str]
"""Kinds by square."""


class Player:
    """Red's player, who goes for blue's apple by the shortest way that can be won."""

    def __init__(self, pages: StrategusPages, database: str) -> None:
        self.pages = pages
        self.database = database
        self.played: list[str] = []

    def play_to_the_end(self) -> None:
        while self.pages.wait_for_turn():
            self.played.append(self.choose())
            self.pages.play(self.played[-1])

    def choose(self) -> str:
        own, other = self.truth()
        legal = self.pages.visitor.update["legal"]
        ways = [way for start in own for way in self.ways(start, own, other, legal)]
        return min(ways, key=len)[0] if ways else str(legal[0])

    def ways(self, start: str, own: Side, other: Side, legal: list[str]) -> Iterator[list[str]]:
        """The moves of this piece to the apple; none if it cannot get there or not move now."""
        ways: deque[tuple[str, list[str]]] = deque([(start, [])])
        seen = {start}
        while ways:
            here, way = ways.popleft()
            for there in neighbours(here):
                move = f"{here}{'x' if there in other else '-'}{there}"
                free = there not in own and there not in seen
                if not free or not (way or move in legal) or not beats(own[start], other, there):
                    continue
                if other.get(there) == "A":
                    yield [*way, move]
                    return
                seen.add(there)
                ways.append((there, [*way, move]))

    def truth(self) -> tuple[Side, Side]:
        """What really stands where."""
        told = self.pages.visitor.table
        of_table = select(log.c.seat, log.c.step).where(log.c.table == told["table"])
        with create_engine(self.database, poolclass=NullPool).connect() as connection:
            rows = connection.execute(of_table.order_by(log.c.ply)).all()
        steps = [(CHANCE if seat is None else seat, step) for seat, step in rows]
        match = spielwerk.load("strategus", told["options"]).replay_steps(steps)
        own, other = (match.observation(seat)["pieces"][seat] for seat in (0, 1))
        return own, other


def neighbours(square: str) -> Iterator[str]:
    file, row = ord(square[0]) - ord("a"), int(square[1:])
    for right, up in ((0, 1), (1, 0), (-1, 0), (0, -1)):
        if 0 <= file + right < 10 and 1 <= row + up <= 10:
            yield "abcdefghij"[file + right] + str(row + up)


def beats(kind: str, other: Side, square: str) -> bool:
    """Whether a piece that attacks may stand there afterwards (§M4)."""
    enemy = other.get(square)
    if enemy is None or enemy == "A":
        return True
    if enemy == "T" or kind == "M":
        return (kind, enemy) in {("8", "T"), ("M", "1")}
    return enemy == "M" or kind < enemy
