"""Does a scene hold? It is played by the rules, with everything that a learner may do in it.

Asked actions are legal and lead where it is said, refusals name the rule, replies and chance are
possible, goals can be reached, and every legal action has an answer.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NoReturn

import msgspec

from spielwerk import Match, TranscriptError
from spielwerk.core.documents import Document
from spielwerk.core.match import CHANCE_NAME, Step
from spielwerk.finding import home_of
from spielwerk.lessons.patterns import unmet
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
from spielwerk.lessons.running import match_after, turn_goes_on

MOST_TURNS = 20_000
"""Turns that are tried for a goal."""

Has = Callable[[str], bool]
"""Is there such a text?"""


class Fault(Exception):
    """A scene does not hold; the message says where and why."""


def fault_of(game: str, scene: Scene, has: Has) -> str | None:
    """Why a scene does not hold; None if it does."""
    try:
        Proof(game, scene, has).prove()
    except (Fault, ValueError) as error:
        return str(error)
    return None


def with_options(scene: Scene, house: Mapping[str, str]) -> Scene:
    """The scene at a table with these house rules."""
    return msgspec.structs.replace(scene, options={**scene.options, **house})


def beside(board: Document) -> set[str]:
    """The places beside the fields: `K0.1` is the first of seat 0."""
    places = enumerate(board["kennel"])
    return {f"K{seat}.{number}" for seat, at in places for number in range(1, len(at) + 1)}


class Proof:
    """One scene on its way through the checks."""

    def __init__(self, game: str, scene: Scene, has: Has, steps: Sequence[Step] = ()) -> None:
        self.game, self.scene, self.has = game, scene, has
        self.seat = scene.learner
        self.steps = list(steps)
        self.others: set[str] = set()
        """The answers to all other legal actions that there have to be."""

    def prove(self) -> None:
        """Fault at the first thing that does not hold."""
        self._frame()
        for number in range(len(self.scene.beats)):
            self.beat(number)
        self._need(any(isinstance(beat, Task) for beat in self.scene.beats), "nothing is asked")

    def beat(self, number: int) -> None:
        """One beat; the scene has come so far."""
        match self.scene.beats[number]:
            case Say(sees=sees):
                self._promise(number, "said", Then(sees=sees), self._after(), 0)
            case Plays() as beat:
                self._reply(number, beat)
            case Chance(outcome=outcome):
                self._play(number, (CHANCE_NAME, outcome))
            case Try() as beat:
                self._attempt(number, beat)
            case Ask() as beat:
                self._ask(number, beat)
            case Goal() as beat:
                self._goal(number, beat)

    # The scene as a whole

    def _frame(self) -> None:
        match = self._after()
        self._useful(match)
        again = match_after(
            self.game, msgspec.structs.replace(self.scene, position=match.position()), []
        )
        self._need(again.position() == match.position(), "the position is not read back the same")
        rules = (home_of(self.game) / "README.md").read_text(encoding="utf-8")
        for paragraph in self.scene.paragraphs:
            self._need(f"§{paragraph} " in rules, f"the game has no §{paragraph}")
        board = match.game.geometry()
        fields = {cell["name"] for cell in board["cells"]} | beside(board)
        for beat in self.scene.beats:
            self._need(set(beat.point) <= fields, f"no such field: {set(beat.point) - fields}")

    def _useful(self, match: Match) -> None:
        for option, value in self.scene.needs.items():
            self._need(match.game.options[option] == value, f"only for {option}={value}")

    # What others do

    def _reply(self, number: int, beat: Plays) -> None:
        self._need(beat.seat != self.seat, f"beat {number + 1}: the learner plays by being asked")
        heard = self._heard()
        after = self._play(number, (beat.seat, beat.play))
        self._promise(number, beat.play, beat.then, after, heard)

    def _play(self, number: int, step: Step) -> Match:
        after = self._after(step, where=number)
        self.steps.append(step)
        return after

    # What the learner does

    def _attempt(self, number: int, beat: Try) -> None:
        why = self._after().why_not(self.seat, beat.play)
        if why is None:
            self._fail(f"beat {number + 1}: {beat.play} is allowed")
        by = (beat.refused.rule, beat.refused.code)
        self._need(
            (why.rule, why.code) == by, f"beat {number + 1}: refused by {why.rule} {why.code}"
        )
        later = self.scene.beats[number + 1 :]
        asked = next((one for one in later if not isinstance(one, Say)), None)
        self._need(isinstance(asked, Task), f"beat {number + 1}: nothing is asked after it")

    def _ask(self, number: int, beat: Ask) -> None:
        legal, heard = self._legal(number), self._heard()
        told = [(play, one.then) for one in [*beat.also, *beat.wrong] for play in one.plays]
        listed = [*beat.right, *(play for play, _ in told)]
        twice = [play for play, times in Counter(listed).items() if times > 1]
        self._need(not twice, f"beat {number + 1}: listed twice: {twice}")
        right = legal if beat.any else beat.right
        for play, then in [*((play, beat.then) for play in right), *told]:
            self._promise(number, play, then, self._after((self.seat, play), where=number), heard)
        self._answered(number, [] if beat.any else [play for play in legal if play not in listed])
        for play in beat.right[1:] if beat.joins else ():
            self._follow(number, play)
        self.steps.append((self.seat, beat.right[0]))

    def _follow(self, number: int, play: str) -> None:
        """The rest of the scene holds after another right action, too."""
        other = Proof(self.game, self.scene, self.has, [*self.steps, (self.seat, play)])
        for later in range(number + 1, len(self.scene.beats)):
            other.beat(later)

    def _goal(self, number: int, beat: Goal) -> None:
        self._legal(number)
        heard, good, bad = self._heard(), 0, 0
        for after in self._turns(number):
            reached = unmet(beat.goal, after, self.seat, heard) is None
            good, bad = good + reached, bad + (not reached)
        self._need(good, f"beat {number + 1}: no turn reaches the goal")
        wanted = beat.winning or good
        self._need(good == wanted, f"beat {number + 1}: {good} turns reach the goal, not {wanted}")
        self._answered(number, ["a turn"] if bad else [])
        example: list[Step] = [(self.seat, play) for play in beat.example]
        after = self._after(*example, where=number)
        self._promise(number, "the example", beat.goal, after, heard)
        self.steps += example

    def _turns(self, number: int) -> Iterable[Match]:
        """How it stands after each turn that the learner can play from here."""
        waiting: list[list[Step]] = [[]]
        done = 0
        while waiting:
            turn = waiting.pop()
            for play in self._after(*turn).legal(self.seat):
                longer: list[Step] = [*turn, (self.seat, play)]
                after = self._after(*longer)
                if turn_goes_on(after, self.seat):
                    waiting.append(longer)
                else:
                    done += 1
                    yield after
            self._need(done < MOST_TURNS, f"beat {number + 1}: too many turns for a goal")

    # How it is found out

    def _legal(self, number: int) -> list[str]:
        legal = self._after().legal(self.seat)
        self._need(legal, f"beat {number + 1}: the learner need not act")
        return legal

    def _answered(self, number: int, silent: list[str]) -> None:
        others = f"{name_of(self.game, self.scene.id, number)}.others"
        if silent:
            self.others.add(others)
            self._need(self.has(others), f"beat {number + 1}: no answer to {silent}")

    def _promise(
        self, number: int, what: str, then: Then | None, match: Match, heard: int
    ) -> None:
        wrong = unmet(then, match, self.seat, heard)
        self._need(wrong is None, f"beat {number + 1}, {what}: {wrong}")

    def _after(self, *more: Step, where: int = 0) -> Match:
        try:
            return match_after(self.game, self.scene, [*self.steps, *more])
        except TranscriptError as error:
            now = match_after(self.game, self.scene, self.steps)
            able = {seat: now.legal(seat) for seat in now.seats_to_act()}
            self._fail(f"beat {where + 1}: {error}; legal: {able}, chance: {now.chances()[:12]}")

    def _heard(self) -> int:
        return len(self._after().told(self.seat))

    def _need(self, holds: object, reason: str) -> None:
        if not holds:
            self._fail(reason)

    def _fail(self, reason: str) -> NoReturn:
        raise Fault(f"{self.game} {self.scene.id}: {reason}")
