"""The time left is right from the first seconds, and after a pause."""

import io

import pytest
from rich.console import Console
from rich.progress import Progress

from spielwerk.cli.commands.progress import TimeLeft, told


class Clock:
    """Time as the test says."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def left(resumed: int, total: int, done_at: dict[float, int], now: float) -> float | None:
    """What is said to be left, if so much was done at these moments."""
    clock, column = Clock(), TimeLeft()
    bar = Progress(column, get_time=clock, console=Console(file=io.StringIO()))
    task_id = bar.add_task("", total=total, completed=resumed)
    task = bar.tasks[0]
    column.seconds_left(task)
    for moment, done in done_at.items():
        clock.now = moment
        bar.update(task_id, completed=done)
        column.seconds_left(task)
    clock.now = now
    return column.seconds_left(task)


def test_until_something_is_done_nobody_knows() -> None:
    assert left(0, 1000, {}, 3) is None
    assert left(400, 1000, {}, 3) is None


def test_a_guess_is_told_once_it_is_worth_something() -> None:
    """The first of so many games had taken 2 seconds with all that it takes to begin."""
    assert left(0, 10**9, {2.0: 1}, 2.1) is None
    assert left(0, 10**9, {2.0: 1, 2.001: 2}, 2.1) is None
    assert left(0, 10, {2.0: 1, 2.1: 10}, 2.1) == 0


def test_however_much_there_is_the_bar_goes_on() -> None:
    assert told(left(0, 10**23, {2.0: 1, 3.0: 2}, 3.0)) == "> 9,999 days"
    assert told(9999 * 86_400) == "9999 days, 0:00:00"
    assert told(0.5) == "0:00:01"


def test_the_time_that_it_takes_to_begin_is_not_counted() -> None:
    assert left(0, 1002, {4.0: 2, 4.5: 12, 5.0: 22}, 5.0) == pytest.approx(0.05 * 980)


def test_what_was_there_before_is_not_counted() -> None:
    assert left(500, 1000, {4.0: 502, 5.0: 522}, 5.0) == pytest.approx(478 / 20)


def test_batches_that_take_long_are_no_riddle() -> None:
    """The first is all that is known; then it runs down between them."""
    assert left(0, 640, {40.0: 64}, 41.0) == 359
    assert left(0, 640, {40.0: 64, 80.0: 128}, 100.0) == 320 - 20
