"""`bench server` and `bench bots`: they measure, or say why they cannot."""

import pytest

from spielwerk.server.bench import SPAWN, Pace, Running, Stopped
from spielwerk.server.bench_bots import measure

NOBODY_LISTENS = "http://127.0.0.1:1/"


@pytest.mark.usefixtures("searching")
def test_bots_that_cannot_be_measured_are_said_and_not_waited_for() -> None:
    with pytest.raises(Stopped, match=r"hal at dog cannot be measured: HTTP Error 422"):
        measure(tables=2, seconds=1.0, bot="hal")


def test_players_who_find_no_server_are_not_waited_for() -> None:
    ours, theirs = SPAWN.Pipe()
    server = Running(NOBODY_LISTENS, ours)
    with ours, theirs, pytest.raises(Stopped, match=r"dog cannot be measured: .*refused"):
        server.played("dog", tables=2, pace=Pace(think=0.0, seconds=1.0))
