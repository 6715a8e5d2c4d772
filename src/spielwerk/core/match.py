"""One play of a game: the checked door through which people, bots and servers act."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic

from spielwerk.core.chance import Source, drawn, seeded
from spielwerk.core.contract import C, E, O, S
from spielwerk.core.documents import Written, is_pair
from spielwerk.core.errors import IllegalAction, SeatError, TranscriptError
from spielwerk.core.lines import Line
from spielwerk.core.news import Told, copied
from spielwerk.core.records import Agreed, AgreedDraw, Resigned
from spielwerk.core.records import document as written
from spielwerk.core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    from spielwerk.core.game import Game

CHANCE_NAME: Final = "chance"
TAKE_BACK: Final = "take back"
UNDO: Final = "undo "
"""Undoing by agreement, and how many steps are left."""
RESIGN: Final = "resign"
AGREED_DRAW: Final = "agreed draw"
ENDED_BY: Final[dict[str, type[Agreed]]] = {RESIGN: Resigned, AGREED_DRAW: AgreedDraw}
"""The event that tells of it."""
UNKNOWN: Final = (None, "unknown_action")
"""Rule and code for a text that is no action of a game."""

Step = tuple[int | str, str]
"""Who (a seat or "chance") and what, in notation."""

MOST_UNDONE: Final = 200
"""So often something is undone in one match: each time, something is played again."""
MARKED_EVERY: Final = 32
"""Steps from one mark to the next, at least."""


@dataclass(frozen=True)
class Mark(Generic[S]):
    """How a match stood between two turns: whoever undoes something need not begin before it."""

    steps: int
    state: S
    told: dict[int | None, int]


class Found(Generic[O, C]):
    """What was found out about one state, mostly for a seat; forgotten with the state."""

    def __init__(self) -> None:
        self.actions: dict[int, list[int]] = {}
        self.texts: dict[int, list[str]] = {}
        self.choices: dict[int, list[C]] = {}
        self.public: O | None = None


class Match(Generic[S, E, O, C]):
    """One play of a game. Made by `Game.match`, `Game.match_from`, `spielwerk.replay`."""

    def __init__(
        self,
        game: "Game[S, E, O, C]",
        state: S,
        source: Source | None,
        document: bool = False,
    ) -> None:
        """From `state` on; `source` None: chance waits until `go_on`."""
        self.game = game
        self.state = state
        self.steps: list[Step] = []
        self.public_step = -1  # the latest of which everybody was told something
        self._source = source
        self._start = game.position(state) if document else None
        self._kept: list[Step] = []
        self._open = 0  # actions of a turn under way, which can be taken back
        self._turns: list[int] = []  # for each step that is kept: the first one of its turn
        self._ended: list[int] | None = None  # the result, where people agreed on one
        self._marks: list[Mark[S]] = []  # the latest two
        self.undone = 0
        self._decisions = [0] * game.seats
        self._told: dict[int | None, list[E | Agreed]] = {
            viewer: [] for viewer in (None, *range(game.seats))
        }
        self._found = Found[O, C]()
        self._let_chance_play()

    # Who may do what

    @property
    def over(self) -> bool:
        """Whether the match has ended, by its rules or because people agreed on a result."""
        return self._ended is not None or bool(self.game.rules.to_act(self.state) == NOBODY)

    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that have to act now; () when the match is over."""
        return tuple(s for s in range(self.game.seats) if self._acts(s))

    def _acts(self, seat: int) -> bool:
        return self._ended is None and bool(self.game.rules.acts(self.state, seat))

    def legal(self, seat: int) -> list[str]:
        """A seat's legal actions in notation, in a fixed order; [] if it need not act."""
        if not self._acts(self.game.check_seat(seat)):
            return []
        texts = self._found.texts
        if seat not in texts:
            texts[seat] = [self.game.moves.text(action) for action in self._legal(seat)]
        return texts[seat][:]

    def choices(self, seat: int) -> list[C]:
        """A seat's legal actions with their parts, in the order of `legal`."""
        choices, found = self.game.definition.choices, self._found.choices
        if choices is None or not self._acts(self.game.check_seat(seat)):
            return []
        if seat not in found:
            found[seat] = choices(self.state, seat, self._legal(seat))
        return found[seat][:]

    def wordings(self, seat: int) -> list[Line]:
        """What each of `choices` is called."""
        return [line for choice in self.choices(seat) for line in self.game.wording(choice)]

    def _legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that acts now: found once for each state."""
        actions = self._found.actions
        if seat not in actions:
            actions[seat] = self._legal_in(self.state, seat)
        return actions[seat]

    def _legal_in(self, state: S, seat: int) -> list[int]:
        if not self.game.rules.acts(state, seat):
            return []
        buffer = [0] * self.game.moves.MAX_ACTIONS
        return sorted(buffer[: self.game.rules.fill_actions(state, seat, buffer)])

    def play(self, seat: int, text: str) -> None:
        """Play an action, given in notation, and whatever chance does next.

        IllegalAction says why it cannot be played, naming the rule; nothing has changed then.
        """
        actions = self._meant(seat := self.game.check_seat(seat), text)
        before = copied(self.state) if len(actions) > 1 else self.state
        told = self._carried_out(seat, actions, before)
        if self.game.definition.taken_back is not None:
            self._open += 1
        self._done(seat, text, told)
        self._decisions[seat] += 1
        self._let_chance_play()

    def _changed(self) -> None:
        """The state is another one: what was found out about it is so no more."""
        self._found = Found()

    def _meant(self, seat: int, text: str) -> list[int]:
        """The actions that the text means, mostly one."""
        if self.over:
            raise self.game.illegal(None, "over")
        return self.game.actions_meant(seat, text)

    def _carried_out(self, seat: int, actions: list[int], before: S) -> list[Told[E]]:
        """Carry out one action after the other; what is told of them.

        If one is not legal, all is again as it was `before`.
        """
        told: list[Told[E]] = []
        for action in actions:
            if action not in self._legal(seat):
                refusal = self.game.refusal(self.state, seat, action)
                if told:
                    self.state = before
                    self._changed()
                raise refusal
            told += self.game.applied(self.state, seat, action)
            self._changed()
        return told

    def why_not(self, seat: int, text: str) -> IllegalAction | None:
        """Why a seat cannot play an action, given in notation; None if it can."""
        try:
            actions = self._meant(seat := self.game.check_seat(seat), text)
        except IllegalAction as why:
            return why
        state = self.state if len(actions) == 1 else copied(self.state)
        for action in actions:
            if action not in self._legal_in(state, seat):
                return self.game.refusal(state, seat, action)
            if state is not self.state:
                self.game.rules.apply(state, seat, action)
        return None

    def hint(self, seat: int, level: str = "master") -> list[tuple[str, float]]:
        """What a seat could do now and the chance to win with each, 0 to 1, the best first.

        As a bot of this level thinks about it, from what the seat itself sees and was told; of a
        great many actions not all are looked at. [] if the seat need not act, or sets up an army.
        """
        return self.game.coach(self, self.game.check_seat(seat), level)

    def barred(self, seat: int, chosen: str) -> dict[str, IllegalAction]:
        """Every field that what is chosen cannot reach, by its name, and why not.

        `chosen` is how an action begins in notation: a card, a piece, a card and a piece.
        IllegalAction if nothing can be chosen so.
        """
        seat = self.game.check_seat(seat)
        if self.over:
            raise self.game.illegal(None, "over")
        try:
            attempts = self.game.definition.reasons.attempts(self.state, seat, chosen)
        except ValueError:
            raise self.game.illegal(*UNKNOWN) from None
        legal = set(self._legal(seat))
        return {
            field: self.game.refusal(self.state, seat, actions[0])
            for field, actions in attempts.items()
            if legal.isdisjoint(actions)
        }

    def can_take_back(self, seat: int) -> bool:
        """Is this seat's turn under way, with an action that showed nothing and may be undone?"""
        seat = self.game.check_seat(seat)
        return self._open > 0 and self._acts(seat)

    def take_back(self, seat: int) -> None:
        """Undo this seat's latest action in a turn under way. IllegalAction if there is none."""
        taken_back = self.game.definition.taken_back
        if taken_back is None or not self.can_take_back(seat := self.game.check_seat(seat)):
            raise self.game.illegal(None, "nothing_to_take_back")
        before: Match[S, E, O, C] = self._before(len(self._kept) - 1)
        self._changed()
        self.state, self._open = before.state, before._open
        self._kept, self._turns = before._kept, before._turns
        self._tell(taken_back(self.state, seat))
        self.steps.append((seat, TAKE_BACK))
        self._decisions[seat] += 1

    # What people agree on

    def undoable(self, seat: int) -> int | None:
        """How many steps would be left without this seat's latest turn and all that followed.

        None where there is none, or where chance has had a part in what followed: it would come
        out another way; and where very much was undone before.
        """
        seat = self.game.check_seat(seat)
        if self._ended is not None or self.undone >= MOST_UNDONE:
            return None
        for number in reversed(range(len(self._kept))):
            who = self._kept[number][0]
            if who == CHANCE_NAME:
                return None
            if who == seat:
                first = self._turns[number]
                by_chance = any(who == CHANCE_NAME for who, _ in self._kept[first:number])
                return None if by_chance else first
        return None

    def was_shown(self, seat: int, left: int) -> bool:
        """Has everybody been told anything of what this seat did after the first `left` steps?"""
        before: Match[S, E, O, C] = self._before(left)
        for number in range(left, len(self._kept)):
            told = len(before.told(None))
            before.repeat(number, self._kept[number])
            if self._kept[number][0] == seat and len(before.told(None)) > told:
                return True
        return False

    def undo(self, seat: int, left: int) -> None:
        """Go back to where only the first `left` steps were made; `seat` had asked for it.

        Everybody is told anew from the beginning. IllegalAction where chance stands between.
        """
        seat = self.game.check_seat(seat)
        undone = self._kept[left:] if left >= 0 else []
        if not undone or self._ended is not None or any(who == CHANCE_NAME for who, _ in undone):
            raise IllegalAction(None, "cannot_undo", {}, "this cannot be undone")
        before: Match[S, E, O, C] = self._before(left)
        self._changed()
        self.state, self._told, self._marks = before.state, before._told, before._marks
        self._kept, self._turns, self._open = before._kept, before._turns, before._open
        self.public_step = len(self.steps)
        self.steps.append((seat, f"{UNDO}{left}"))
        self._decisions = [decisions + 1 for decisions in self._decisions]
        self.undone += 1

    def _before(self, left: int) -> "Match[S, E, O, C]":
        """This match where only its first `left` steps were made."""
        before: Match[S, E, O, C] = self._at([mark for mark in self._marks if mark.steps <= left])
        for number in range(len(before._kept), left):
            before.repeat(number, self._kept[number])
        return before

    def _at(self, marks: list[Mark[S]]) -> "Match[S, E, O, C]":
        """This match where it stood at the latest of these marks; without any, where it began."""
        if not marks:
            return Match(self.game, self._beginning(), None)
        mark = marks[-1]
        there = Match(self.game, copied(mark.state), None)
        there._kept, there._turns = self._kept[: mark.steps], self._turns[: mark.steps]
        there._told = {viewer: heard[: mark.told[viewer]] for viewer, heard in self._told.items()}
        there._marks = marks
        return there

    def _beginning(self) -> S:
        if self._start is None:
            return self.game.new_state()
        return self.game.read(self._start, seeded(0))

    def can_resign(self) -> bool:
        """Is there one other side that would win?"""
        return not self.over and len(self.game.teams()) == 2

    def resign(self, seat: int) -> None:
        """The seat's side gives up, and the other side wins. IllegalAction with more sides."""
        seat = self.game.check_seat(seat)
        if not self.can_resign():
            raise IllegalAction(None, "cannot_resign", {}, "nobody can resign here")
        mine = next(team for team in self.game.teams() if seat in team)
        self._end(seat, RESIGN, [-1 if one in mine else 1 for one in range(self.game.seats)])

    def agree_draw(self, seat: int) -> None:
        """All have agreed on a draw, which `seat` had offered."""
        seat = self.game.check_seat(seat)
        if self.over:
            raise self.game.illegal(None, "over")
        self._end(seat, AGREED_DRAW, [0] * self.game.seats)

    def _end(self, seat: int, text: str, returns: list[int]) -> None:
        self._ended = returns
        self._open = 0
        self._tell([Told(ENDED_BY[text](seat))])
        self._keep((seat, text), len(self._kept))
        self._decisions[seat] += 1

    def decisions(self, seat: int) -> int:
        """How often this seat has acted or taken back, or all have undone; grows each time."""
        return self._decisions[self.game.check_seat(seat)]

    # What one may know

    def observation(self, seat: int | None) -> Written:
        """What that seat (None: a spectator) may know now."""
        return self.game.observe(self.state, seat, self._seen_by_all())

    def _seen_by_all(self) -> O:
        """What everybody may know: made once for each state."""
        if self._found.public is None:
            self._found.public = self.game.seen(self.state, None)
        return self._found.public

    def seen(self, seat: int | None) -> O:
        """What that seat (None: a spectator) may know now, as a record."""
        return self.game.seen(self.state, self._viewer(seat), self._seen_by_all())

    def for_clients(self, seat: int | None) -> O:
        """What that seat may know as clients are shown it: with what they would need rules for."""
        return self.game.for_clients(self.state, self.seen(seat))

    def shown(self, seat: int | None) -> Written:
        """The same as a document."""
        return self.game.heading | {"seat": self._viewer(seat)} | written(self.for_clients(seat))

    def told(self, seat: int | None, since: int = 0) -> list[E | Agreed]:
        """What this seat (None: a spectator) was told, as records, from number `since` on."""
        return self._told[self._viewer(seat)][since:]

    def events(self, seat: int | None, since: int = 0) -> list[Written]:
        """The events that this seat (None: a spectator) was told, from number `since` on."""
        return [written(event) for event in self.told(seat, since)]

    def sentences(self, seat: int | None, since: int = 0) -> list[list[Line]]:
        """What `told` tells the same viewer, each event as its sentences."""
        return [self.game.lines(event) for event in self.told(seat, since)]

    def recalled(self, seat: int | None) -> int:
        """From which of its events on a viewer that comes anew may be told: mostly from 0.

        A game of memory lets go of what has passed: who looks away must remember, too.
        """
        recalled = self.game.definition.recalled
        return recalled(self._told[self._viewer(seat)], seat) if recalled else 0

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self.game.check_seat(seat)

    @property
    def returns(self) -> list[int] | None:
        """Each seat's result: 1 won, -1 lost, 0 drawn. None while the match goes on."""
        return self.game.returns(self.state) if self._ended is None else [*self._ended]

    @property
    def scores(self) -> list[int] | None:
        """Each seat's points at the end. None while the match goes on or where there are none."""
        ended = self.over and self._ended is None
        return self.game.scores(self.state) if ended else None

    def position(self) -> Written:
        """The whole truth, as canonical position document."""
        return self.game.position(self.state)

    def transcript(self) -> Written:
        """All actions and chance outcomes: enough to replay the match without any generator."""
        document: Written = {
            "game": self.game.name,
            **self.game.kept_options(),
            "seats": self.game.seats,
        }
        if self._start is not None:
            document["position"] = self._start
        return document | {"steps": [list(step) for step in self._kept], "returns": self.returns}

    # Chance, and repeating what has happened

    def go_on(self, source: Source) -> None:
        """Let chance play from `source` from now on."""
        self._source = source
        self._let_chance_play()

    def _outcomes(self) -> tuple[list[int], list[int]]:
        """Outcomes and their weights; nothing unless chance waits to act."""
        if self.game.rules.to_act(self.state) != CHANCE:
            return [], []
        outcomes = [0] * self.game.moves.MAX_OUTCOMES
        weights = [0] * self.game.moves.MAX_OUTCOMES
        count = self.game.rules.fill_outcomes(self.state, outcomes, weights)
        return outcomes[:count], weights[:count]

    def chances(self) -> list[tuple[str, int]]:
        """What chance can bring now, each with its weight; [] unless it is chance's turn."""
        outcomes, weights = self._outcomes()
        return list(zip(map(self.game.moves.text, outcomes), weights, strict=True))

    def _let_chance_play(self) -> None:
        while self._source is not None and self.game.rules.to_act(self.state) == CHANCE:
            outcomes, weights = self._outcomes()
            outcome = outcomes[drawn(self._source, weights)]
            self._bring(self.game.moves.text(outcome), outcome)

    def repeat(self, number: int, step: object) -> None:
        """Do a step of a transcript again. TranscriptError names `number` if it cannot be."""
        if not is_pair(step) or not isinstance(step[1], str):
            raise TranscriptError(number, f"a pair of who and what is needed, not {step!r}")
        who, text = step
        try:
            if who == CHANCE_NAME:
                self._repeat_outcome(number, text)
            elif text in (TAKE_BACK, RESIGN, AGREED_DRAW):
                {TAKE_BACK: self.take_back, RESIGN: self.resign}.get(text, self.agree_draw)(who)
            elif text.startswith(UNDO) and text.removeprefix(UNDO).isdecimal():
                self.undo(who, int(text.removeprefix(UNDO)))
            else:
                self.play(who, text)
        except (IllegalAction, SeatError) as error:
            raise TranscriptError(number, f"{who} {text}: {error}") from error

    def _repeat_outcome(self, number: int, text: str) -> None:
        possible, _ = self._outcomes()
        try:
            outcome = self.game.moves.parse(text)
        except ValueError:
            outcome = None
        if outcome is None or outcome not in possible:
            raise TranscriptError(number, f"chance cannot bring {text!r} here")
        self._bring(text, outcome)

    # Doing

    def _bring(self, text: str, outcome: int) -> None:
        """Chance brings an outcome."""
        told = self.game.applied(self.state, CHANCE, outcome)
        self._changed()
        self._done(CHANCE, text, told)

    def _done(self, seat: int, text: str, told: Iterable[Told[E]]) -> None:
        """One step has been carried out, mostly one action or outcome: tell who may know of it."""
        first = self._turns[-1] if self._open > 1 else len(self._kept)
        self._tell(told)
        if not self.game.rules.mid_turn(self.state):
            self._open = 0
        self._keep((CHANCE_NAME if seat == CHANCE else seat, text), first)

    def _keep(self, step: Step, first: int) -> None:
        """A step has been made; its turn began with step number `first`."""
        self.steps.append(step)
        self._kept.append(step)
        self._turns.append(first)
        marked = self._marks[-1].steps if self._marks else 0
        if not self._open and len(self._kept) >= marked + MARKED_EVERY:
            told = {viewer: len(heard) for viewer, heard in self._told.items()}
            self._marks = [*self._marks[-1:], Mark(len(self._kept), copied(self.state), told)]

    def _tell(self, told: Iterable[Told[E] | Told[Agreed]]) -> None:
        for news in told:
            if news.is_for(None):
                self.public_step = len(self.steps)
            for viewer, heard in self._told.items():
                if news.is_for(viewer):
                    heard.append(news.event)
