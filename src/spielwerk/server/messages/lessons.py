"""What is asked and answered about lessons: which there are, and where one stands."""

from typing import Annotated, Literal

from pydantic import Field

from spielwerk.server.messages.fields import MAX_ACTION, Incoming, Outgoing, Told
from spielwerk.server.messages.told import BarredTold, Update, WhyNot

MAX_ACTIONS = 60
"""Actions of a learner in one scene; no scene asks for more than a few."""

Action = Annotated[str, Field(max_length=MAX_ACTION)]
Part = Literal["first", "more"]


class LessonScene(Outgoing):
    """A scene: the names of its title and of what stays of it, and the rules it is about.

    `part`: of the first game, or one of the `more` for later. It is of use at tables with the
    options in `needs`.
    """

    id: str
    part: Part
    title: str
    lesson: str
    paragraphs: list[str]
    needs: Told


class GameLessons(Outgoing):
    """The scenes of a game, in their order."""

    game: str
    scenes: list[LessonScene]


class LessonWish(Incoming):
    """All that the learner has done in a scene; and what is chosen now, to hear where it can't go.

    An action that was wrong or could not be is the last one: it is taken back by leaving it out.
    """

    actions: Annotated[list[Action], Field(max_length=MAX_ACTIONS)] = Field(default_factory=list)
    chosen: Action | None = None


class LessonMoment(Outgoing):
    """Something to show; all of them one after the other.

    How the scene has `begun`, what the learner has `played`, what is `shown` in place of that as
    the scene goes on otherwise, what another seat `replied`, what `chance` brings, what is `said`.
    `text` names the latter; `update` is what the learner is told then, None where nothing is new.
    """

    kind: Literal["begun", "played", "shown", "replied", "chance", "said"]
    text: str | None
    point: list[str]
    update: Update | None


class LessonTask(Outgoing):
    """What the learner is asked for: names of texts, fields to ring, and what would be right.

    `attempt`: it cannot be done, and that is what is to be found out; `reason` names why not.
    """

    text: str
    hint: str | None
    point: list[str]
    attempt: bool
    reason: str | None
    show: list[str]


class LessonTold(Outgoing):
    """Where a scene stands after the learner's actions.

    `moments`: since the last action. Of that action `verdict` says what it was, `answer` names the
    sentence about it and `why` the rule by which it can't be; that many actions at the end have to
    be taken back before the scene goes on. `task` is what is asked then, None where the scene is
    `done`. Of its `beats` so many are over. `hide`: parts of the table that are not to be shown.
    """

    game: str
    scene: LessonScene
    seat: int
    seats: int
    teams: list[list[int]]
    options: Told
    agreed: Told
    hide: list[str]
    beat: int
    beats: int
    verdict: Literal["under_way", "right", "also", "wrong", "refused", "tried"] | None
    answer: str | None
    why: WhyNot | None
    take_back: int
    moments: list[LessonMoment]
    task: LessonTask | None
    done: bool
    barred: BarredTold | None
