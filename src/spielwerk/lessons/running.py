"""Where a scene stands after what the learner has done: found by doing it all again.

Nothing is kept. A scene runs as an ordinary match from its position, in which chance and the other
seats follow the script; the same actions lead to the same place.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import spielwerk
from spielwerk import IllegalAction, Match
from spielwerk.core.chance import seeded
from spielwerk.core.match import CHANCE_NAME, Step
from spielwerk.lessons.patterns import unmet
from spielwerk.lessons.reading import SceneError
from spielwerk.lessons.records import (
    Ask,
    Chance,
    Goal,
    Plays,
    Say,
    Scene,
    Task,
    Then,
    Try,
    name_of,
)

Verdict = Literal["under_way", "right", "also", "wrong", "refused", "tried"]
"""What the last action was. `tried`: it could not be, as the scene had it in mind."""

Kind = Literal["begun", "played", "shown", "replied", "chance", "said"]
"""What a moment shows. `shown`: how the scene goes on, in place of what the learner has done."""


MOST_TRIED = 1000
"""Ways on in a turn that are looked at for one that reaches a goal."""

TRY_FIRST = "lesson-try-first"
"""What every lesson says of what can be done, where the learner is to try what cannot."""


class Surplus(ValueError):
    """There is an action after the end of a scene, or after one that has to be taken back."""

    def __init__(self, number: int) -> None:
        super().__init__(f"action {number} cannot be here: one before it ends or bars the scene")
        self.number = number


@dataclass(frozen=True)
class Moment:
    """Something to show: a match as it stands, of which the learner knew `heard` events.

    What has happened in place of the learner's own action is told from before that on.
    """

    kind: Kind
    match: Match
    heard: int
    text: str | None = None
    point: tuple[str, ...] = ()


@dataclass
class Standing:
    """Where a scene stands: what its last action was, what is shown of it, and what is asked.

    `answer` names the sentence about the action, `why` says by which rule it cannot be. So many
    actions at the end have to be taken back. `moments` are those since that action.
    """

    match: Match
    beat: int = 0
    verdict: Verdict | None = None
    answer: str | None = None
    why: IllegalAction | None = None
    take_back: int = 0
    moments: list[Moment] = field(default_factory=list)


def standing(game: str, scene: Scene, actions: Sequence[str]) -> Standing:
    """Where a scene stands after these actions of the learner. Surplus if one is too many."""
    run = Run(game, scene)
    for number, action in enumerate(actions):
        if run.at.take_back or run.done:
            raise Surplus(number)
        run.act(action)
    return run.at


def match_after(game: str, scene: Scene, steps: Sequence[Step]) -> Match:
    """The scene's match after these steps; chance waits to be told."""
    loaded = spielwerk.load(game, scene.options or None, seats=scene.position.get("seats"))
    match = Match(loaded, loaded.read(scene.position, seeded(0)), None, document=True)
    for number, step in enumerate(steps):
        match.repeat(number, step)
    return match


def task_at(scene: Scene, beat: int) -> Task | None:
    """What the learner is asked for there."""
    asked = scene.beats[beat] if beat < len(scene.beats) else None
    return asked if isinstance(asked, Try | Ask | Goal) else None


class Run:
    """A scene on its way."""

    def __init__(self, game: str, scene: Scene) -> None:
        self.game, self.scene = game, scene
        self.seat = scene.learner
        self.steps: list[Step] = []
        self.at = Standing(match_after(game, scene, []))
        self._asked_from = 0  # steps before the task at hand
        self._tell("begun", 0)
        self._go_on()

    @property
    def done(self) -> bool:
        """Is the scene at its end?"""
        return self.at.beat >= len(self.scene.beats)

    def act(self, text: str) -> None:
        """The learner does something."""
        beat = self._task()
        self.at = Standing(self.at.match, self.at.beat)
        why = self.at.match.why_not(self.seat, text)
        if why is not None:
            self._refuse(beat, text, why)
            return
        heard = self._heard()
        self._step((self.seat, text))
        self._tell("played", heard)
        match beat:
            case Try():
                self._put_off(text)
            case Ask():
                self._judge(beat, text)
            case Goal():
                self._judge_turn(beat)

    def _task(self) -> Task:
        task = task_at(self.scene, self.at.beat)
        if task is None:
            raise SceneError(f"{self.game} {self.scene.id}: nothing is asked at its end")
        return task

    # What the action was

    def _refuse(self, beat: Task, text: str, why: IllegalAction) -> None:
        self.at.why = why
        self._tell("played", self._heard())
        if isinstance(beat, Try) and text == beat.play:
            self.at.verdict = "tried"
            self._pass()
        else:
            self.at.verdict, self.at.take_back = "refused", 1

    def _judge(self, beat: Ask, text: str) -> None:
        script = beat.right[:1]
        if beat.any or text in beat.right:
            self._right("right", [text] if beat.joins else script)
            return
        for number, also in enumerate(beat.also, 1):
            if text in also.plays:
                self.at.answer = self._text(f"also{number}")
                self._right("also", script, ends=also.ends)
                return
        self._wrong(self._text(_foreseen(beat, text) or "others"))

    def _wrong(self, answer: str) -> None:
        self.at.answer = answer
        self.at.verdict, self.at.take_back = "wrong", 1

    def _put_off(self, text: str) -> None:
        """What can be done is no try; what is foreseen as wrong later is answered as there."""
        later = enumerate(self.scene.beats[self.at.beat :], self.at.beat)
        number, asked = next(one for one in later if isinstance(one[1], Ask | Goal))
        own = _foreseen(asked, text) if isinstance(asked, Ask) else None
        name = name_of(self.game, self.scene.id, number)
        self._wrong(TRY_FIRST if own is None else f"{name}.{own}")

    def _judge_turn(self, beat: Goal) -> None:
        """A turn is wrong as soon as nothing that can follow in it reaches the goal."""
        before = match_after(self.game, self.scene, self.steps[: self._asked_from])
        if not self._reaches(beat.goal, len(before.told(self.seat))):
            self._wrong(self._text("others"))
        elif turn_goes_on(self.at.match, self.seat):
            self.at.verdict = "under_way"
        else:
            done = [text for _, text in self.steps[self._asked_from :]]
            self._right("right", done if self._ends_alike() else beat.example)

    def _ends_alike(self) -> bool:
        """Can what is still to be shown follow what was really done? Sentences know the script."""
        later = self.scene.beats[self.at.beat + 1 :]
        shown = [(one.seat, one.play) for one in later if isinstance(one, Plays)]
        try:
            match_after(self.game, self.scene, [*self.steps, *shown])
        except IllegalAction:
            return False
        return len(shown) == len(later)

    def _reaches(self, goal: Then, heard: int) -> bool:
        """Can the turn still come to the goal? Where there is too much to try, it is said to."""
        waiting, tried = [self.steps], 0
        while waiting and tried < MOST_TRIED:
            steps = waiting.pop()
            match, tried = match_after(self.game, self.scene, steps), tried + 1
            if turn_goes_on(match, self.seat):
                waiting += [[*steps, (self.seat, text)] for text in match.legal(self.seat)]
            elif unmet(goal, match, self.seat, heard) is None:
                return True
        return bool(waiting)

    def _right(self, verdict: Verdict, script: list[str], *, ends: bool = False) -> None:
        """The scene goes on, after what the script has in place of what was done."""
        self.at.verdict = verdict
        last = ends or self.at.beat + 1 == len(self.scene.beats)
        if last:
            self.at.beat = len(self.scene.beats)
            return
        steps = self.steps[: self._asked_from] + [(self.seat, text) for text in script]
        if steps != self.steps:
            before = match_after(self.game, self.scene, steps[: self._asked_from])
            self.steps = steps
            self.at.match = match_after(self.game, self.scene, steps)
            self._tell("shown", len(before.told(self.seat)))
        self._pass()

    # How the scene goes on

    def _pass(self) -> None:
        self.at.beat += 1
        self._go_on()

    def _go_on(self) -> None:
        """All that needs nobody, up to the next task or the end."""
        while not self.done:
            match self.scene.beats[self.at.beat]:
                case Say(point=point):
                    self._tell("said", self._heard(), point)
                case Plays(seat=seat, play=play):
                    self._follow("replied", (seat, play))
                case Chance(outcome=outcome):
                    self._follow("chance", (CHANCE_NAME, outcome))
                case _:
                    break
            self.at.beat += 1
        self._asked_from = len(self.steps)

    def _follow(self, kind: Kind, step: Step) -> None:
        heard = self._heard()
        self._step(step)
        self._tell(kind, heard)

    def _step(self, step: Step) -> None:
        self.at.match.repeat(len(self.steps), step)
        self.steps.append(step)

    def _heard(self) -> int:
        return len(self.at.match.told(self.seat))

    def _tell(self, kind: Kind, heard: int, point: tuple[str, ...] = ()) -> None:
        text = self._text() if kind == "said" else None
        match = match_after(self.game, self.scene, self.steps)
        self.at.moments.append(Moment(kind, match, heard, text, point))

    def _text(self, attribute: str = "") -> str:
        name = name_of(self.game, self.scene.id, self.at.beat)
        return f"{name}.{attribute}" if attribute else name


def _foreseen(beat: Ask, text: str) -> str | None:
    """Which wrong answer of its own it has."""
    own = (f"wrong{number}" for number, one in enumerate(beat.wrong, 1) if text in one.plays)
    return next(own, None)


def turn_goes_on(match: Match, seat: int) -> bool:
    """Has the learner still something to do in this turn?"""
    return not match.over and seat in match.seats_to_act()
