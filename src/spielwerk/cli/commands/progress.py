"""How far long work has come, on standard error."""

from datetime import timedelta
from math import ceil
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
)
from rich.text import Text

UNKNOWN = "-:--:--"
SURE = 1.0
"""Seconds. In less, workers that are done at once look like any pace."""
LONGEST = timedelta(days=9999)
"""Longer times are all the same."""


class Pace(NamedTuple):
    """When something was done first and latest, and how much was done then."""

    first: float
    done_first: float
    latest: float
    done: float


class TimeLeft(ProgressColumn):
    """The time left, by the pace since the first thing was done.

    What was there when work was resumed counts for nothing, nor does the time that it takes to
    begin. A guess is told once it is worth something: `SURE` seconds after the first thing was
    done. If no second one is done by then, it is what everything so far has taken.
    """

    def __init__(self) -> None:
        super().__init__()
        self._resumed = dict[TaskID, float]()
        self._paces = dict[TaskID, Pace]()

    def render(self, task: Task) -> Text:
        seconds = self.seconds_left(task)
        return Text(told(seconds), style="progress.remaining")

    def seconds_left(self, task: Task) -> float | None:
        """None: there is no pace yet, or nobody knows how much there is."""
        now, pace = task.get_time(), self._pace(task)
        if pace is None or task.remaining is None or task.elapsed is None:
            return None
        if task.remaining and now - pace.first < SURE:
            return None
        if pace.done > pace.done_first:
            each = (pace.latest - pace.first) / (pace.done - pace.done_first)
        else:
            each = (task.elapsed - (now - pace.latest)) / (pace.done - self._resumed[task.id])
        return max(0.0, each * task.remaining - (now - pace.latest))

    def _pace(self, task: Task) -> Pace | None:
        now, before = task.get_time(), self._paces.get(task.id)
        resumed = self._resumed.setdefault(task.id, task.completed)
        if before is None and task.completed > resumed:
            self._paces[task.id] = Pace(now, task.completed, now, task.completed)
        elif before is not None and task.completed > before.done:
            self._paces[task.id] = before._replace(latest=now, done=task.completed)
        return self._paces.get(task.id)


def told(seconds: float | None) -> str:
    """A time that is left, as people read it."""
    if seconds is None:
        return UNKNOWN
    if seconds > LONGEST.total_seconds():
        return f"> {LONGEST.days:,} days"
    return str(timedelta(seconds=ceil(seconds)))


def progress(*, transient: bool = False) -> Progress:
    """A bar with what is done, of how much, and the time left; it may go when all is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeLeft(),
        console=Console(stderr=True),
        transient=transient,
    )
