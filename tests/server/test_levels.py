"""Bots that search: prepared before they are asked, replaced by simpler ones when they fail."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from spielwerk.server.matches.views import Question
from spielwerk.server.thinking import bots, preparing
from spielwerk.server.thinking.bots import BotProcesses
from spielwerk.server.thinking.haste import Haste
from spielwerk.server.thinking.preparing import Preparation
from tests.server.browsers import join_all
from tests.server.serving import Serving
from tests.server.test_bots import asked, question

T = TypeVar("T")

LEVELS = ("child", "casual", "club", "master")

pytestmark = pytest.mark.usefixtures("searching")


class Room:
    """Bots in processes, of which those that nothing happens to serve many tests."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._shared = BotProcesses(1, 60.0, 300.0)

    def asked(self, ask: Callable[[BotProcesses], Awaitable[T]]) -> T:
        """The answer of bots in a process that others have asked before."""

        async def run() -> T:
            return await ask(self._shared)

        return self._runner.run(run())

    def asked_apart(
        self, ask: Callable[[BotProcesses], Awaitable[T]], patience: float = 60.0
    ) -> T:
        """The answer of bots in processes of their own; their search is prepared already."""

        async def run() -> T:
            processes = BotProcesses(1, patience, 300.0)
            processes.preparation = self._shared.preparation
            try:
                return await ask(processes)
            finally:
                processes.close()

        return self._runner.run(run())

    def close(self) -> None:
        """Nobody asks any more."""
        self._shared.close()
        self._runner.close()


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    room = Room()
    yield room
    room.close()


def quick(bot: str) -> Question:
    """A question to which the answer is the same however slow the machine is."""
    return replace(question(bot), seconds=0.0)


def answer_of(bot: str) -> str:
    """What this bot answers when nothing goes wrong."""
    return bots.answer(quick(bot))


def test_every_level_answers_as_it_does_without_a_server(room: Room) -> None:
    async def ask(processes: BotProcesses) -> list[str]:
        return [await processes.ask(quick(level)) for level in LEVELS]

    assert room.asked(ask) == [answer_of(level) for level in LEVELS]


def test_until_its_search_is_made_one_that_does_not_search_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)

    async def ask(processes: BotProcesses) -> list[str]:
        return [await processes.ask(quick(level)) for level in LEVELS]

    assert asked(ask, search_patience=0.1) == [answer_of("greedy")] * len(LEVELS)
    assert caplog.text == "", "that is no failure"


def test_what_is_prepared_is_marked_so_that_the_next_start_does_not_load_it_in_vain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert preparing.mark("dog").exists()
    monkeypatch.setattr(preparing, "prepare", stumble)
    preparing.make("dog")


def test_a_game_that_cannot_be_prepared_is_played_without_search(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> list[bool]:
        preparation = Preparation()
        try:
            return [await preparation.of("chess", 300.0) for _ in range(2)]
        finally:
            preparation.close()

    assert asyncio.run(run()) == [False, False]
    assert caplog.text.count("bots of chess cannot search") == 1


def test_a_preparation_that_failed_is_tried_again_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(preparing, "AGAIN_SECONDS", 0.1)

    async def run() -> list[bool]:
        preparation = Preparation()
        try:
            answers = [await preparation.wait("chess", 300.0)]
            await asyncio.sleep(0.2)
            return [*answers, await preparation.wait("chess", 300.0)]
        finally:
            preparation.close()

    assert asyncio.run(run()) == [False, False]
    assert caplog.text.count("bots of chess cannot search") == 2


def stumble(game: str) -> None:
    """In place of what loads a game's search."""
    raise MemoryError


def test_a_search_that_cannot_be_loaded_is_tried_again_later_and_not_at_every_move(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(processes: BotProcesses) -> list[str]:
        with monkeypatch.context() as patched:
            patched.setattr(bots, "prepare", stumble)
            answers = [await processes.ask(quick("club")) for _ in range(3)]
        processes.preparation._forget("dog")  # as time will have it
        return [*answers, await processes.ask(quick("club"))]

    *failed, last = asked(ask)
    assert failed == [answer_of("greedy")] * 3
    assert last == answer_of("club")
    assert caplog.text.count("bots of dog cannot search") == 1


def test_with_one_process_bots_and_the_coach_take_turns(room: Room) -> None:
    """No move waits for more than one hint."""
    answered: list[str] = []

    async def hint(processes: BotProcesses) -> None:
        assert await processes.advise(question("master"))
        answered.append("hint")

    async def move(processes: BotProcesses) -> None:
        assert await processes.ask(quick("club")) in question().legal
        answered.append("move")

    async def ask(processes: BotProcesses) -> None:
        await processes.ask(quick("club"))
        asking = [hint, hint, hint, move, move, move]
        await asyncio.gather(*(of(processes) for of in asking))

    room.asked(ask)
    assert answered == ["hint", "move", "move", "move", "hint", "hint"]


def test_all_games_are_prepared_one_after_another_the_wanted_one_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("spielwerk.games", lambda: ["chess", "go", "dog"])

    async def run() -> tuple[bool, list[str]]:
        preparation = Preparation()
        preparation.start()
        waiting = [*preparation._waiting]
        try:
            return await preparation.of("dog", 300.0), waiting
        finally:
            preparation.close()

    assert asyncio.run(run()) == (True, ["chess", "go", "dog"])


def test_bots_search_as_long_as_they_like_until_others_wait() -> None:
    haste = Haste(processes=2)
    assert haste.seconds(asking=1) > 2.0
    assert haste.seconds(asking=50) < 0.05, "fifty at once share two processes"
    for _ in range(200):
        haste.learn(waited=5.0, asking=50)
    assert haste.seconds(asking=50) < 0.002, "a busy machine needs longer for it"
    assert haste.seconds(asking=2) > 2.0, "nobody waits for a process"
    for _ in range(100):
        haste.learn(waited=0.0, asking=50)
    assert haste.seconds(asking=50) > 0.02, "the machine is quiet again"


@pytest.mark.parametrize("level", ["club", "master"])
def test_who_thinks_too_long_is_replaced_by_casual(
    room: Room, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(processes: BotProcesses) -> str:
        await processes.ask(question("casual"))
        (pid,) = processes.pids()
        os.kill(pid, signal.SIGSTOP)
        return await processes.ask(quick(level))

    assert room.asked_apart(ask, patience=5.0) == answer_of("casual")
    assert f"bot {level} of dog failed: no answer within 5 s" in caplog.text


def test_who_crashes_twice_is_replaced_by_casual(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(processes: BotProcesses) -> str:
        await processes.ask(quick("club"))
        asking = asyncio.create_task(processes.ask(quick("club")))
        for _ in range(2):
            await killed(processes)
        return await asking

    assert room.asked_apart(ask) == answer_of("casual")
    assert "bot club of dog failed: its process has ended" in caplog.text


async def killed(processes: BotProcesses) -> None:
    """Kill the process, and wait until it is known to have gone."""
    while not processes.pids():
        await asyncio.sleep(0.01)
    (pid,) = processes.pids()
    os.kill(pid, signal.SIGKILL)
    while pid in processes.pids():
        await asyncio.sleep(0.01)


def test_who_crashes_once_is_asked_again(room: Room) -> None:
    async def ask(processes: BotProcesses) -> str:
        await processes.ask(quick("club"))
        asking = asyncio.create_task(processes.ask(quick("club")))
        await killed(processes)
        return await asking

    assert room.asked_apart(ask) == answer_of("club")


def test_where_all_fail_anything_legal_is_played(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    misled = replace(question("club"), observation={"secret": "the queen"})
    assert room.asked(lambda processes: processes.ask(misled)) in question().legal
    for bot in ("club", "casual", "greedy"):
        assert f"bot {bot} of dog failed" in caplog.text
    assert "queen" not in caplog.text


def test_what_cannot_even_be_asked_is_answered(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    unsaid = replace(question("club"), observation={"secret": lambda: "the queen"})
    assert room.asked_apart(lambda processes: processes.ask(unsaid)) in question().legal
    assert room.asked_apart(lambda processes: processes.advise(unsaid)) == []
    assert "the coach of dog failed: its process cannot be asked" in caplog.text


def test_a_coach_that_fails_knows_nothing(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    misled = replace(question("club"), observation={"secret": "the queen"})
    assert room.asked(lambda processes: processes.advise(misled)) == []
    assert "the coach of dog failed" in caplog.text
    assert "queen" not in caplog.text


def test_a_table_goes_on_whatever_happens_to_its_bots(own_serving: Serving) -> None:
    created = own_serving.open_table("link", "club", "club", "club")
    (browser,) = join_all(own_serving, created)
    for gift in range(3):
        while sum(event["event"] == "gave" for event in browser.events) <= gift:
            browser.hear_until("update")
        for pid in own_serving.thinking():
            os.kill(pid, signal.SIGKILL)
    browser.play(browser.legal[0])
    while not browser.legal:
        browser.hear_until("update")
