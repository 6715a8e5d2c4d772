"""A match whose chance is in the open and whose actions have numbers: what the adapters share.

Where several seats act at once, they are asked one after the other, the lowest first; as nobody is
told what the others have chosen, that is the same.
"""

import functools
import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

import spielwerk
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.search.players import imagination, plain
from spielwerk.core import Game, compiled
from spielwerk.core.chance import Source, drawn
from spielwerk.core.contract import S
from spielwerk.core.documents import Document, Written
from spielwerk.core.machine import Record
from spielwerk.core.news import copied
from spielwerk.core.records import document
from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.core.tensors import length
from spielwerk.envs import allowed, single, whole

OWN = "> "
"""What a line begins with that tells of one's own action. Every other line but that of the
observation (`SEEN`) is an event as JSON."""
SEEN = "= "
"""What the line of an observation begins with."""


class Table:
    """What all open matches of a game share.

    With `beginnings`, position documents with the game's options and seats, chance first picks one
    of them; all are equally likely, and nobody is told which it was.
    """

    def __init__(self, game: Game, beginnings: Sequence[Document] = ()) -> None:
        self.game = game
        self.beginnings = [game.match_from(document).state for document in beginnings]
        self.most = max(game.moves.MAX_ACTIONS, game.moves.MAX_OUTCOMES)
        self.length = length(game.fields)

    @functools.cached_property
    def twin(self) -> Any:
        """The functions of `single` as machine code."""
        return compiled.bound(single.__name__, self.game.rules, True, self.game.definition.tensor)

    def match(self) -> "OpenMatch":
        """A new match, before anything has happened."""
        return self._first.copy()

    @functools.cached_property
    def _first(self) -> "OpenMatch":
        return OpenMatch(self, None if self.beginnings else self.game.new_state())

    def packed(self, state: Record) -> Any:
        """A state as the twin has it, in a row of its own."""
        row = compiled.records(self.game.rules, 1)
        compiled.pack(state, row[0])
        return row

    def unpacked(self, row: Any) -> Record:
        """A state as the rules have it."""
        state: Record = self.game.new_state()
        compiled.unpack(row[0], state)
        return state

    def __reduce__(self) -> tuple[Any, tuple[str, str, int, str]]:
        """Pickled as what it was made from; there is one table for each in a process."""
        game, documents = self.game, [*map(self.game.position, self.beginnings)]
        return table, (game.name, json.dumps(game.options), game.seats, json.dumps(documents))


@functools.cache
def table(name: str, options: str, seats: int, beginnings: str) -> Table:
    """The table of a game; options and beginnings as JSON."""
    return Table(spielwerk.load(name, json.loads(options), seats), json.loads(beginnings))


class Turn(NamedTuple):
    """Who is to act, and what it can do, as the rules number it; how heavy each outcome weighs."""

    seat: int
    found: list[int]
    weights: list[int]


class OpenMatch:
    """One match: whoever holds it acts for the seats and for chance.

    `told(seat)` is all that a seat was ever told and has done, in lines; it is put together only
    when somebody asks, and shared by copies.
    """

    def __init__(
        self, table: Table, state: Record | None, heard: Sequence[str] | None = None
    ) -> None:
        """From `state` on; None: chance has not picked a beginning. `heard`: told so far."""
        self.table = table
        self._heard = tuple(heard or [""] * table.game.seats)
        self._since = list[tuple[int, int]]()  # who did what since `_heard_at`
        self._row: Any = None  # the state as the twin has it, a row of its own
        self._heard_at: Record | None = None
        self._plain: Record | None = None  # the same as the rules have it, for who has asked
        if state is not None:
            self._stand(state)
        else:
            count = len(table.beginnings)
            self._turn = Turn(CHANCE, [*range(count)], [1] * count)

    def _stand(self, state: Record) -> None:
        """The match stands so, and everybody has been told how."""
        self._heard_at = self._plain = state
        self._row = self.table.packed(state)
        self._turn = self._found(self.table.twin.turn)

    @property
    def game(self) -> Game:
        """The game, with the options and seats of its table."""
        return self.table.game

    @property
    def begun(self) -> bool:
        """Has chance picked a beginning?"""
        return self._row is not None

    @property
    def state(self) -> Record | None:
        """As the rules have it, not to be changed; None before chance has picked a beginning."""
        if self._plain is None and self.begun:
            self._plain = self.table.unpacked(self._row)
        return self._plain

    def copy(self) -> "OpenMatch":
        """The same match once more: what happens in one does not touch the other."""
        other = object.__new__(OpenMatch)
        other.__dict__.update(self.__dict__)
        other._since = self._since[:]
        if self.begun:
            other._row = numpy.frombuffer(bytearray(self.row()), self._row.dtype)
        return other

    def __deepcopy__(self, memo: object) -> "OpenMatch":
        return self.copy()

    # Who may do what

    def to_act(self) -> int:
        """The seat that is to act, CHANCE or NOBODY."""
        return self._turn.seat

    def legal(self) -> list[int]:
        """The numbers (`Game.action_numbers`) of the legal actions of the seat to act, sorted."""
        return self._numbered(self._turn.found)

    def legal_of(self, seat: int) -> list[int]:
        """The same of any seat that acts now, also where several do; [] if it need not act.

        SeatError: there is no such seat.
        """
        seat = self.game.check_seat(seat)
        if not self.begun:
            return []
        found = self._room()
        count = self.table.twin.legal_of(self._row, seat, found)
        return self._numbered(found[:count].tolist())

    def _numbered(self, actions: Sequence[int]) -> list[int]:
        numbers = self.game.action_numbers
        return sorted([numbers[action] for action in actions])

    def outcomes(self) -> tuple[list[int], list[int]]:
        """What chance can bring now, as the rules number it, and how heavy each weighs.

        Not to be changed.
        """
        return self._turn.found, self._turn.weights

    def _found(self, function: Callable[..., tuple[int, int]], *given: int) -> Turn:
        """Whose turn machine code finds: `single.turn`, or `single.play` with what is done."""
        found, weights = self._room(), self._room()
        seat, count = function(self._row, *given, found, weights)
        heavy = weights[:count].tolist() if seat == CHANCE else []
        return Turn(seat, found[:count].tolist(), heavy)

    def _room(self) -> Any:
        """Room for all that can be done anywhere."""
        return numpy.empty(self.table.most, numpy.int32)

    # Doing

    def act(self, number: int) -> None:
        """The seat to act does its action of this number.

        ValueError: it is not legal, and nothing has happened; it says what is legal.
        """
        if type(number) is not int:  # the usual case costs nothing more
            number = whole(number, "an action")
        seat, known = self.to_act(), self.game.actions
        if seat < 0 or not 0 <= number < len(known) or known[number] not in self._turn.found:
            legal = self.legal() if seat >= 0 else []
            raise ValueError(f"{number} is no legal action here; {allowed(legal)}")
        self._do(seat, known[number])

    def act_as(self, seat: int, number: int) -> None:
        """A seat that acts now does its action of this number.

        ValueError: it is not legal, or there is no such seat, and nothing has happened.
        """
        number, legal = whole(number, "an action"), self.legal_of(seat)
        if number not in legal:
            raise ValueError(f"{number} is no legal action of seat {seat} here; {allowed(legal)}")
        self._do(seat, self.game.actions[number])

    def happen(self, outcome: int) -> None:
        """Chance brings this outcome. ValueError: it cannot, and nothing has happened."""
        outcome = whole(outcome, "an outcome")
        possible = self.outcomes()[0] if self.to_act() == CHANCE else []
        if outcome not in possible:
            raise ValueError(f"{outcome} cannot happen here; {allowed(possible)}")
        self._happen(outcome)

    def _happen(self, outcome: int) -> None:
        if not self.begun:
            self._begin(outcome)
        else:
            self._do(CHANCE, outcome)

    def let_chance_play(self, source: Source) -> None:
        """Chance plays itself until a seat is to act or the match is over."""
        while self.to_act() == CHANCE:
            outcomes, weights = self.outcomes()
            self._happen(outcomes[drawn(source, weights)])

    def _begin(self, number: int) -> None:
        self._stand(self.table.beginnings[number])
        self._heard = tuple(self.seen_line(seat) for seat in range(self.game.seats))

    def _do(self, seat: int, action: int) -> None:
        self._turn, self._plain = self._found(self.table.twin.play, seat, action), None
        self._since.append((seat, action))

    # What one may know

    def observation(self, seat: int | None) -> Written:
        """What that seat (None: a spectator) may know now. SeatError: there is no such seat."""
        return self.game.observe(self.state, seat)

    def numbers(self, seat: int) -> NDArray[numpy.int32]:
        """The same as numbers: `Game.fields` one by one, int32.

        SeatError: there is no such seat.
        """
        seat = self.game.check_seat(seat)
        written = numpy.zeros(self.table.length, numpy.int32)
        self.table.twin.see(self._row, seat, written)
        return written

    def seen_line(self, seat: int) -> str:
        """The observation as a line."""
        return SEEN + json.dumps(self.observation(seat), separators=(",", ":")) + "\n"

    def told(self, seat: int) -> str:
        """All that a seat was told and has done, a line each. SeatError: there is no such seat."""
        seat = self.game.check_seat(seat)
        if self._since:
            state, heard = copied(self._heard_at), [*self._heard]
            for who, action in self._since:
                self._tell(state, who, action, heard)
            self._heard, self._heard_at, self._since = tuple(heard), state, []
        return self._heard[seat]

    def _tell(self, state: Record, who: int, action: int, heard: list[str]) -> None:
        if who != CHANCE:
            heard[who] += f"{OWN}{self.game.moves.text(action)}\n"
        for news in self.game.applied(state, who, action):
            line = json.dumps(document(news.event), separators=(",", ":")) + "\n"
            for viewer in range(len(heard)):
                if news.is_for(viewer):
                    heard[viewer] += line

    def information_state(self, seat: int) -> str:
        """All that a seat knows: what it was told and has done, and what it sees now.

        SeatError: there is no such seat.
        """
        return self.told(seat) + self.seen_line(seat)

    def imagined(self, seat: int, source: Source) -> "OpenMatch":
        """Another match that this one may be for all that the seat knows (`world`).

        The seat was told the same in it. The others were told only what they see there now: what
        came before is not imagined. SeatError: there is no such seat.
        """
        events = events_in(self.told(seat))
        match = OpenMatch(self.table, world(self.game, self.observation(seat), events, source))
        match._heard = tuple(
            self.told(seat) if other == seat else match.seen_line(other)
            for other in range(self.game.seats)
        )
        return match

    def row(self) -> bytes:
        """The state as the twin has it, as the bytes of its record; the match must have begun."""
        written: bytes = self._row.tobytes()
        return written

    # How it ended

    def returns(self) -> list[float]:
        """What each seat gains: its result less the mean of all, so that the sum is 0."""
        if not self.over():
            return [0.0] * self.game.seats
        results = [self.table.twin.returns(self._row, seat) for seat in range(self.game.seats)]
        mean = sum(results) / len(results)
        return [result - mean for result in results]

    def over(self) -> bool:
        """Whether the match has ended, so that nobody is to act."""
        return self.to_act() == NOBODY


def world(game: Game[S], seen: Document, events: Sequence[Document], source: Source) -> S:
    """A state that may be the true one, for all that a seat sees and was told.

    It is imagined as bots imagine it, with what they remember of the events and know of how others
    usually play; in an opening and at the end by counting alone. For a seat that is not to act,
    what it was told may count for less.
    """
    openings = knowledge_of(game.name).openings
    if seen["phase"] == "over" or (openings and openings.is_opening(seen)):
        return game.determinize(seen, chance=source).state
    worlds = imagination(game.name)(game, seen, events, f"{source.below(1 << 32)}", None)
    return plain(game, next(worlds))


def events_in(told: str) -> list[Written]:
    """The events among what was told, for those who ask for them as bots do."""
    return [json.loads(line) for line in told.splitlines() if line.startswith("{")]
