"""A match whose chance is in the open and whose actions have numbers: what the adapters share.

Where several seats act at once, they are asked one after the other, the lowest first; as nobody is
told what the others have chosen, that is the same.
"""

import functools
import json
from collections.abc import Sequence
from typing import Any

import spielwerk
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.search.players import imagination
from spielwerk.core import Game
from spielwerk.core.chance import Source, drawn
from spielwerk.core.contract import S
from spielwerk.core.documents import Document, Written
from spielwerk.core.machine import Record
from spielwerk.core.news import copied
from spielwerk.core.records import document
from spielwerk.core.seats import CHANCE, NOBODY

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

    def match(self) -> "OpenMatch":
        """A new match, before anything has happened."""
        return OpenMatch(self, None if self.beginnings else self.game.new_state())

    def __reduce__(self) -> tuple[Any, tuple[str, str, int, str]]:
        """Pickled as what it was made from; there is one table for each in a process."""
        game, documents = self.game, [*map(self.game.position, self.beginnings)]
        return table, (game.name, json.dumps(game.options), game.seats, json.dumps(documents))


@functools.cache
def table(name: str, options: str, seats: int, beginnings: str) -> Table:
    """The table of a game; options and beginnings as JSON."""
    return Table(spielwerk.load(name, json.loads(options), seats), json.loads(beginnings))


class OpenMatch:
    """One match: whoever holds it acts for the seats and for chance.

    `told(seat)` is all that a seat was ever told and has done, in lines; it is put together only
    when somebody asks, and shared by copies.
    """

    def __init__(self, table: Table, state: Record, heard: Sequence[str] | None = None) -> None:
        """From `state` on; None: chance has not picked a beginning. `heard`: told so far."""
        self.table = table
        self.state = state
        self._heard = tuple(heard or [""] * table.game.seats)
        self._heard_at = None if state is None else copied(state)
        self._since = list[tuple[int, int]]()  # who did what since `_heard_at`
        self._actions: list[int] | None = None  # what is legal now, once somebody has asked

    @property
    def game(self) -> Game:
        return self.table.game

    def copy(self) -> "OpenMatch":
        twin = object.__new__(OpenMatch)
        twin.__dict__.update(self.__dict__)
        twin._since = self._since[:]
        if self.state is not None:
            twin.state = copied(self.state)
        return twin

    def __deepcopy__(self, memo: object) -> "OpenMatch":
        return self.copy()

    # Who may do what

    def to_act(self) -> int:
        """The seat that is to act, CHANCE or NOBODY."""
        return CHANCE if self.state is None else int(self.game.rules.to_act(self.state))

    def actions(self) -> list[int]:
        """The legal actions of the seat to act, as the rules number them; not to be changed."""
        if self._actions is None:
            buffer = [0] * self.game.moves.MAX_ACTIONS
            count = self.game.rules.fill_actions(self.state, self.to_act(), buffer)
            self._actions = buffer[:count]
        return self._actions

    def legal(self) -> list[int]:
        """The numbers (`Game.action_numbers`) of the legal actions of the seat to act, sorted."""
        numbers = self.game.action_numbers
        return sorted(numbers[action] for action in self.actions())

    def legal_of(self, seat: int) -> list[int]:
        """The same of any seat that acts now, also where several do; [] if it need not act."""
        if self.state is None or not self.game.rules.acts(self.state, seat):
            return []
        buffer = [0] * self.game.moves.MAX_ACTIONS
        count = self.game.rules.fill_actions(self.state, seat, buffer)
        return sorted(self.game.action_numbers[action] for action in buffer[:count])

    def outcomes(self) -> tuple[list[int], list[int]]:
        """What chance can bring now, as the rules number it, and how heavy each weighs."""
        if self.state is None:
            count = len(self.table.beginnings)
            return list(range(count)), [1] * count
        outcomes, weights = [0] * self.game.moves.MAX_OUTCOMES, [0] * self.game.moves.MAX_OUTCOMES
        count = self.game.rules.fill_outcomes(self.state, outcomes, weights)
        return outcomes[:count], weights[:count]

    # Doing

    def act(self, number: int) -> None:
        """The seat to act does its action of this number.

        ValueError: it is not legal, and nothing has happened.
        """
        seat, known = self.to_act(), self.game.actions
        if seat < 0 or not 0 <= number < len(known) or known[number] not in self.actions():
            raise ValueError(f"{number} is no legal action here")
        self._do(seat, known[number])

    def act_as(self, seat: int, number: int) -> None:
        """A seat that acts now does its action of this number.

        ValueError: it is not legal, and nothing has happened.
        """
        if number not in self.legal_of(seat):
            raise ValueError(f"{number} is no legal action of seat {seat} here")
        self._do(seat, self.game.actions[number])

    def happen(self, outcome: int) -> None:
        """Chance brings this outcome."""
        if self.state is None:
            self._begin(outcome)
        else:
            self._do(CHANCE, outcome)

    def let_chance_play(self, source: Source) -> None:
        """Chance plays itself until a seat is to act or the match is over."""
        while self.to_act() == CHANCE:
            outcomes, weights = self.outcomes()
            self.happen(outcomes[drawn(source, weights)])

    def _begin(self, number: int) -> None:
        self._heard_at = self.table.beginnings[number]
        self.state = copied(self._heard_at)
        self._heard = tuple(self.seen_line(seat) for seat in range(self.game.seats))

    def _do(self, seat: int, action: int) -> None:
        self.game.rules.apply(self.state, seat, action)
        self._since.append((seat, action))
        self._actions = None

    # What one may know

    def observation(self, seat: int | None) -> Written:
        """What that seat (None: a spectator) may know now."""
        return self.game.observe(self.state, seat)

    def seen_line(self, seat: int) -> str:
        """The observation as a line."""
        return SEEN + json.dumps(self.observation(seat), separators=(",", ":")) + "\n"

    def told(self, seat: int) -> str:
        """All that a seat was told and has done, a line each."""
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
        """All that a seat knows: what it was told and has done, and what it sees now."""
        return self.told(seat) + self.seen_line(seat)

    def imagined(self, seat: int, source: Source) -> "OpenMatch":
        """Another match that this one may be for all that the seat knows (`world`).

        The seat was told the same in it. The others were told only what they see there now: what
        came before is not imagined.
        """
        events = events_in(self.told(seat))
        match = OpenMatch(self.table, world(self.game, self.observation(seat), events, source))
        match._heard = tuple(
            self.told(seat) if other == seat else match.seen_line(other)
            for other in range(self.game.seats)
        )
        return match

    # How it ended

    def returns(self) -> list[float]:
        """What each seat gains: its result less the mean of all, so that the sum is 0."""
        results = None if self.state is None else self.game.returns(self.state)
        if results is None:
            return [0.0] * self.game.seats
        mean = sum(results) / len(results)
        return [result - mean for result in results]

    def over(self) -> bool:
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
    imagined = next(imagination(game.name)(game, seen, events, f"{source.below(1 << 32)}", None))
    state = game.new_state()
    for name in vars(state):
        setattr(state, name, getattr(imagined, name))
    return state


def events_in(told: str) -> list[Written]:
    """The events among what was told, for those who ask for them as bots do."""
    return [json.loads(line) for line in told.splitlines() if line.startswith("{")]
