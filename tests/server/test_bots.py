"""Bots that fail harm nobody: the table goes on."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.server import Settings
from spielwerk.server.matches.views import Question, question_for
from spielwerk.server.storage.kept import SeatRecord, Step
from spielwerk.server.storage.storage import Storage
from spielwerk.server.tables.hall import Hall
from spielwerk.server.thinking.bots import BotProcesses, answer
from tests.server.browsers import join
from tests.server.serving import Serving

T = TypeVar("T")


def question(bot: str = "random", game: str = "dog") -> Question:
    """What the bot at seat 0 of a new match is asked."""
    return question_for(spielwerk.load(game).match(seed=1), 0, bot, seed=7)


def asked(
    ask: Callable[[BotProcesses], Awaitable[T]],
    patience: float = 60.0,
    search_patience: float = 300.0,
) -> T:
    """The answer of bots in processes of their own."""

    async def run() -> T:
        processes = BotProcesses(1, patience, search_patience)
        try:
            return await ask(processes)
        finally:
            processes.close()

    return asyncio.run(run())


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_chooses_what_is_legal_and_the_same_for_the_same_seed(bot: str) -> None:
    async def ask(processes: BotProcesses) -> tuple[str, str]:
        return await processes.ask(question(bot)), await processes.ask(question(bot))

    first, second = asked(ask)
    assert first in question().legal
    assert first == second


def test_a_bot_knows_what_its_seat_knows() -> None:
    match = spielwerk.load("dog").match(seed=1)
    asked_of = question_for(match, 2, "random", seed=0)
    assert asked_of.observation == match.observation(2)
    assert asked_of.events == match.events(2)
    assert not any("card" in event for event in asked_of.events if event.get("seat") != 2)


def test_every_bot_may_answer_with_a_whole_set_up() -> None:
    async def ask(processes: BotProcesses) -> dict[str, str]:
        names = bots.names("strategus")
        return {bot: await processes.ask(question(bot, "strategus")) for bot in names}

    for bot, setup in asked(ask).items():
        assert setup.startswith("setup "), bot
        match = spielwerk.load("strategus").match(seed=1)
        match.play(0, setup)
        assert match.events(1) == [{"event": "ready", "seat": 0}], bot


@pytest.mark.parametrize("answer", ["setup TTATTT", "place 9 e5", "", "take back", "first 0"])
def test_an_answer_that_the_rules_refuse_is_replaced_by_chance(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    async def run() -> list[Step]:
        storage = Storage(f"sqlite:///{tmp_path}/tables.db")
        processes = BotProcesses(1, 10.0, 0.0)
        hall = Hall(storage, Settings(), processes)
        sitting = [SeatRecord("greedy", None, None), SeatRecord(None, None, b"x")]
        table = await hall.open("strategus", {}, sitting)
        table.bots.close()  # nothing but this one answer
        await table.bots.act(question("greedy", "strategus"), 0, answer)
        steps = await storage.steps(table.record.id)
        processes.close()
        storage.close()
        return steps

    ((seat, placed),) = asyncio.run(run())
    assert seat == 0
    assert placed in question(game="strategus").legal
    assert "bot greedy was refused" in caplog.text
    assert not answer or answer not in caplog.text, "what is set up hidden is in no log"
    assert placed not in caplog.text


@pytest.mark.usefixtures("searching")
def test_a_search_is_cut_when_the_bot_has_to_move() -> None:
    """However much longer its level would let it search."""
    asked_of = question("master")
    for _ in range(2):  # the first time it loads what it has learned
        begun = time.process_time()
        assert answer(replace(asked_of, until=time.monotonic() + 0.1)) in asked_of.legal
    assert time.process_time() - begun < 1.0, "it may search for 1.8 seconds"


def test_a_bot_that_raises_is_replaced_by_a_simpler_one(caplog: pytest.LogCaptureFixture) -> None:
    answer = asked(lambda processes: processes.ask(question("no such bot")), search_patience=0.0)
    assert answer in question().legal
    assert caplog.text.rstrip().endswith("BotError")
    assert "unknown bot" not in caplog.text, "a bot's words may name what only its seat knows"


def test_a_process_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def ask(processes: BotProcesses) -> list[str]:
        first = await processes.ask(question())
        for pid in processes.pids():
            os.kill(pid, signal.SIGKILL)
        return [first, await processes.ask(question()), await processes.ask(question())]

    answers = asked(ask)
    assert len(set(answers)) == 1
    assert "its process has ended" in caplog.text


def test_a_bot_that_thinks_too_long_is_cut_short(caplog: pytest.LogCaptureFixture) -> None:
    async def ask(processes: BotProcesses) -> str:
        await processes.ask(question())
        (pid,) = processes.pids()
        os.kill(pid, signal.SIGSTOP)
        return await processes.ask(question())

    assert asked(ask, patience=10.0, search_patience=0.0) in question().legal
    assert "no answer within 10 s" in caplog.text


def test_processes_end_with_the_server_even_if_it_is_killed(own_serving: Serving) -> None:
    created = own_serving.open_table("link", "random", "random", "random")
    with join(own_serving, created["table"], created["keys"]["0"]) as browser:
        while sum(event["event"] == "gave" for event in browser.events) < 3:
            browser.hear_until("update")
    children = own_serving.children()
    assert children
    own_serving.kill()
    for _ in range(200):
        if not any(Path(f"/proc/{pid}").exists() for pid in children):
            return
        time.sleep(0.05)
    pytest.fail("a bot's process is left")
