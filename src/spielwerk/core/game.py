"""A game with its options and seats chosen: the door to everything its package knows."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from operator import index
from typing import Generic, SupportsIndex, cast

from spielwerk.core import compiled, options
from spielwerk.core.chance import Source, seeded
from spielwerk.core.contract import C, Definition, E, O, S
from spielwerk.core.documents import (
    Document,
    Written,
    check_document,
    check_returns,
    is_object,
    needed,
    whole,
)
from spielwerk.core.errors import IllegalAction, OptionError, PositionError, SeatError, one_of
from spielwerk.core.lines import NOM, Line, Setting, line, who
from spielwerk.core.machine import Twin
from spielwerk.core.match import UNKNOWN, Match
from spielwerk.core.news import Told
from spielwerk.core.records import Agreed, AgreedDraw, Resigned, record, tag_of
from spielwerk.core.records import document as written
from spielwerk.core.seats import NOBODY
from spielwerk.core.tensors import Field, length

Words = Callable[[str, str, Mapping[str, object]], str]
"""What the game says (in English): game, message, variables."""

Coach = Callable[[Match, int, str], list[tuple[str, float]]]
"""Who advises a seat of a match at a level: actions and the chance to win with each."""

Watch = Callable[[Match[S, E, O, C]], None]
"""Somebody who is shown a match that is replayed."""


class Game(Generic[S, E, O, C]):
    """The rules of one game under chosen options, for a number of seats.

    Made by `spielwerk.load`. Its parts are there for research: `rules` and their machine-code twin
    `compiled`, `moves`, and all others in its `definition`.
    """

    def __init__(
        self,
        definition: Definition[S, E, O, C],
        named: object,
        seats: object,
        words: Words,
        coach: Coach,
    ) -> None:
        self.definition = definition
        self.name = definition.name
        self.words = words
        self.coach = coach
        self.rules = definition.rules
        self.moves = definition.moves
        self.known_options = definition.options
        self.presets = definition.presets
        self.preset_key = definition.preset_key
        self.seat_counts = definition.seats
        given: object = {} if named is None else named
        self.named = options.read(given, self.known_options, self.presets)
        self.seats = self.seat_count(seats)
        self.options = options.complete(self.named, self.known_options, self.seats)
        options.check(self.options, self.known_options, self.seats)

    def seat_count(self, seats: object) -> int:
        """The number of seats asked for, or the first that the game allows."""
        counts = self.seat_counts
        if seats is None:
            return counts[0]
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in counts:
            return seats
        raise OptionError("seats", f"{seats!r} is not allowed; {one_of(sorted(counts))}")

    @cached_property
    def compiled(self) -> Twin:
        """The rules as machine code, over records (`core.compiled.records`)."""
        return cast("Twin", compiled.twin(self.rules))

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """What the numbers of `numbers_seen` mean."""
        return self.definition.tensor.fields(self.seats, self.options)

    def numbers_seen(self, state: S, seat: int) -> list[int]:
        """All that a seat may know of a state as small whole numbers, `fields` one by one.

        SeatError: there is no such seat.
        """
        numbers = [0] * length(self.fields)
        self.definition.tensor.fill(state, self.check_seat(seat), numbers)
        return numbers

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """Every action that a seat can ever have; its place here is its number for learning."""
        return tuple(self.definition.actions(self.seats, self.options))

    @cached_property
    def action_numbers(self) -> dict[int, int]:
        """The place of every action in `actions`."""
        return {action: number for number, action in enumerate(self.actions)}

    def option_list(self) -> list[Written]:
        """Every option: name, default, what is allowed, and the rule it belongs to."""
        return [option.describe() for option in self.known_options]

    def offered_options(self) -> list[Written]:
        """The options that can be something else at such a table, and change something there."""
        found = options.offered(self.options, self.known_options, self.seats)
        return [options.described(option, self.options, self.seats) for option in found]

    def holds(self, text: str) -> bool:
        """Whether a text of the rules (`help-goal`) or a paragraph (`§M6`) holds at this table."""
        where = self.definition.holds.get(text)
        return where is None or any(table.fits(self.options, self.seats) for table in where)

    def differing_options(self) -> options.Values:
        """The options that are not as the rulebook has them."""
        return options.differing(self.options, self.known_options, self.seats)

    @property
    def preset(self) -> str | None:
        """The preset that decides most of what holds here; None: none does."""
        chosen = self.options.items()
        held = [one for one, kept in self.presets.items() if kept and kept.items() <= chosen]
        return max(held, key=lambda one: len(self.presets[one]), default=None)

    def agreed_options(self) -> options.Values:
        """The same, told with the `preset` that says most of it, in place of what that names."""
        differing, preset = self.differing_options(), self.preset
        named = self.presets[preset].keys() if preset else frozenset[str]()
        if preset is None or named.isdisjoint(differing):
            return differing
        others = {name: value for name, value in differing.items() if name not in named}
        return {"preset": preset, **others}

    def kept_options(self) -> Written:
        """The options that differ as what is kept names them, and by which rules."""
        rules, values = options.kept(self.options, self.known_options)
        return {**rules, "options": options.differing(values, self.known_options, self.seats)}

    def meaning(self, meant: options.Values) -> "Game[S, E, O, C]":
        """This game, where options that were not named mean this."""
        if meant.keys() <= self.named.keys():
            return self
        return Game(self.definition, meant | self.named, self.seats, self.words, self.coach)

    def of_before(self) -> "Game[S, E, O, C]":
        """This game as it was meant before there were some of its options."""
        return self.meaning(options.before(self.known_options))

    def geometry(self) -> Written:
        """All that a painter needs to know about the board."""
        return self.definition.geometry(self.seats, self.options)

    @cached_property
    def setting(self) -> Setting:
        """What sentences have to know of a match of this game."""
        return Setting(self.options, self.seats)

    def event(self, document: Document) -> E | Agreed:
        """The record of an event that is in writing."""
        own = cast("type[E]", self.definition.records.events)
        return record(cast("type[E | Agreed]", own | Resigned | AgreedDraw), document)

    def lines(self, event: E | Agreed) -> list[Line]:
        """An event in sentences; what people have agreed on is no game's own."""
        if isinstance(event, Agreed):
            return [line(f"event-{tag_of(type(event).__name__)}", **who(event.seat, NOM))]
        tell = self.definition.tell
        return [*tell(event, self.setting)] if tell else []

    def wording(self, choice: C) -> list[Line]:
        """What a legal action is called; nothing where a game does not say that yet."""
        wording = self.definition.wording
        return [wording(choice, self.setting)] if wording else []

    def teams(self) -> list[list[int]]:
        """The seats of each team; a game without teams has teams of one."""
        return [[*team] for team in self._teams]

    @cached_property
    def _teams(self) -> list[list[int]]:
        state, teams = self.new_state(), dict[int, list[int]]()
        for seat in range(self.seats):
            teams.setdefault(self.definition.team(state, seat), []).append(seat)
        return list(teams.values())

    def match(
        self, seed: int | str | None = None, chance: Source | None = None
    ) -> Match[S, E, O, C]:
        """A new match. Chance plays itself, from `seed` or from a source of its own."""
        return Match(self, self.new_state(), chance or seeded(seed))

    def match_from(
        self, document: Document, seed: int | str | None = None, chance: Source | None = None
    ) -> Match[S, E, O, C]:
        """A match from a position document on. PositionError names the key and the reason."""
        source = chance or seeded(seed)
        game = self.for_document(document)
        return Match(game, game.read(document, source), source, document=True)

    def for_document(self, document: object) -> "Game[S, E, O, C]":
        """This game with a document's seats and options, which must agree with the caller's."""
        document = check_document(document)
        if document.get("game") != self.name:
            raise PositionError("game", f"{document.get('game')!r} is not {self.name!r}")
        seats, chosen = self.document_seats(document), self.document_options(document)
        self.check_rules(document)
        if chosen is self.named and seats == self.seats:
            return self
        if chosen is None:
            raise PositionError("options", "an option has a name and a value; None has neither")
        try:
            game = Game(self.definition, chosen, seats, self.words, self.coach)
        except OptionError as error:
            raise PositionError("options", str(error)) from error
        if "rules" not in document and options.before(self.known_options):
            game = self.as_meant(document, game)
        for name, value in self.named.items():
            if game.options[name] != value:
                reason = f"{name} is {game.options[name]} here, but {value} was asked for"
                raise PositionError("options", reason)
        return game

    def check_rules(self, document: Document) -> None:
        """Refuse rules that there are not; where there are no others, their key is unknown."""
        if options.before(self.known_options) and "rules" in document:
            whole(document["rules"], "rules", options.RULES, options.RULES)

    def as_meant(self, document: Document, game: "Game[S, E, O, C]") -> "Game[S, E, O, C]":
        """The game of a document that does not say by which rules.

        If a program has written it, all of its keys are there, and it means what was meant before;
        if it is written by hand, the caller's options hold, and today's where none is named.
        """
        newer = options.before(self.known_options)
        written_keys = game.definition.positions.write(game.new_state()).keys()
        if "seat" in document or written_keys <= document.keys():
            return game.meaning(newer)
        return game.meaning({name: self.named[name] for name in newer if name in self.named})

    def document_options(self, document: Document) -> object:
        """The options that a document names, or the caller's if it names none."""
        key = self.preset_key
        if key is None or key not in document:
            return document.get("options", self.named)
        named = document.get("options", {})
        if not is_object(named):
            return named
        if "preset" in named:
            raise PositionError("options", f"the preset is named by {key} alone")
        return {"preset": document[key], **named}

    def document_seats(self, document: Document) -> int:
        """For how many seats a document is; it must say so where that varies, or is unusual."""
        counts = self.seat_counts
        if len(counts) == 1:
            return self.seats
        if self.definition.usual_unsaid and "seats" not in document:
            return counts[0]
        seats = whole(needed(document, "seats"), "seats", 1, max(counts))
        if seats not in counts:
            allowed = one_of(sorted(counts))
            raise PositionError("seats", f"{seats!r} is not allowed; {allowed}")
        return seats

    def read(self, document: Document, source: Source) -> S:
        """The state that a position document describes, under this game's options."""
        check_document(document)
        state = self.new_state()
        self.definition.positions.read(document, state, source)
        check_returns(document, self.returns(state))
        return state

    def applied(self, state: S, seat: int, action: int) -> list[Told[E]]:
        """Carry out a legal action or outcome; what is told of it."""
        state.heard = heard = list[Told[E]]()
        try:
            self.rules.apply(state, seat, action)
        finally:
            del state.heard
        if self.rules.to_act(state) == NOBODY:
            heard.append(Told(self.definition.over(state)))
        return heard

    def returns(self, state: S) -> list[int] | None:
        """Each seat's result: 1 won, -1 lost, 0 drawn. None while it is not over."""
        if self.rules.to_act(state) != NOBODY:
            return None
        return [self.rules.returns(state, seat) for seat in range(self.seats)]

    def scores(self, state: S) -> list[int] | None:
        """Each seat's points at the end. None where there are none."""
        scores = self.definition.scores
        if scores is None or not scores.count(state):
            return None
        return [scores.points(state, seat) for seat in range(self.seats)]

    def new_state(self, kind: Callable[[], S] | None = None) -> S:
        """The state before anything has happened; of another class than its own for research."""
        state = (kind or self.definition.state)()
        options.put(state, self.options, self.known_options)
        if self.definition.set_up:
            self.definition.set_up(state, self.seats)
        return state

    def position(self, state: S) -> Written:
        """A state as canonical position document."""
        return self.heading | self.definition.positions.write(state)

    @cached_property
    def heading(self) -> Written:
        """What position documents and observations begin with."""
        known, presets = self.known_options, self.presets
        rules, values = options.kept(self.options, known)
        chosen = options.written(values, known, presets, self.preset_key, self.seats)
        unsaid = self.definition.usual_unsaid and self.seats == self.seat_counts[0]
        seats = {} if unsaid or len(self.seat_counts) == 1 else {"seats": self.seats}
        return {"game": self.name} | rules | chosen | seats

    def seen(self, state: S, seat: int | None, public: O | None = None) -> O:
        """What a seat (None: a spectator) may know of a state, as a record.

        `public` is what everybody may know, if it has been made already.
        """
        public = self.definition.observing.public(state) if public is None else public
        return public if seat is None else self.definition.observing.own(state, seat, public)

    def observe(self, state: S, seat: int | None, public: O | None = None) -> Written:
        """What a seat (None: a spectator) may know of a state, as a document.

        SeatError: there is no such seat.
        """
        seat = None if seat is None else self.check_seat(seat)
        return self.heading | {"seat": seat} | written(self.seen(state, seat, public))

    def for_clients(self, state: S, seen: O) -> O:
        """What a seat may know, with what clients would need rules for."""
        add = self.definition.shown
        return seen if add is None else add(state, seen)

    def determinize(
        self, observation: Document, seed: int | str | None = None, chance: Source | None = None
    ) -> Match[S, E, O, C]:
        """A match in which everything is as the observation says and the rest is imagined.

        What the observer cannot see is drawn at random from what it cannot exclude by counting.
        """
        source = chance or seeded(seed)
        game = self.for_document(observation)
        imagined = game.definition.observing.imagine(observation, game.new_state(), source)
        document = game.heading | imagined
        return Match(game, game.read(document, source), source, document=True)

    def replay_steps(
        self,
        steps: Sequence[Sequence[object]],
        chance: Source | None = None,
        position: Document | None = None,
        watch: Watch[S, E, O, C] | None = None,
    ) -> Match[S, E, O, C]:
        """The match that these steps (see `Match.steps`) lead to, without any generator.

        From then on it goes on with `chance`. `watch` is shown the match before the first step and
        after each. TranscriptError names a step that cannot be.
        """
        state = self.new_state() if position is None else self.read(position, seeded(0))
        match = Match(self, state, None, document=position is not None)
        show: Watch[S, E, O, C] = watch or unwatched
        show(match)
        for number, step in enumerate(steps):
            match.repeat(number, step)
            show(match)
        match.go_on(chance or seeded(secrets.token_hex(32)))
        return match

    def setups(self) -> list[dict[str, str]]:
        """The ready-made set-ups: name and action; none in a game without a set-up."""
        setups = self.definition.setups
        found = setups(self.options) if setups else {}
        return [{"name": name, "setup": action} for name, action in found.items()]

    def actions_meant(self, seat: int, text: str) -> list[int]:
        """The actions that a text stands for: itself, or several that are played as one.

        IllegalAction if it is no notation of this game.
        """
        spelled_out, unreadable = self.definition.spelled_out, self.definition.unreadable
        try:
            parts = spelled_out(self.options, seat, text) if spelled_out else [text]
            return [self.moves.parse(part) for part in parts]
        except ValueError:
            found = unreadable(text) if unreadable else UNKNOWN
            raise self.illegal(found[0], found[1]) from None

    def check_seat(self, seat: object) -> int:
        """The seat, of NumPy's whole numbers too, if there is such a one; SeatError otherwise."""
        try:
            number = index(cast("SupportsIndex", seat))
        except TypeError:
            raise SeatError(seat, self.seats) from None
        if isinstance(seat, bool) or not 0 <= number < self.seats:
            raise SeatError(seat, self.seats)
        return number

    def refusal(self, state: S, seat: int, action: int) -> IllegalAction:
        """Why an action that is not legal is not."""
        found = self.definition.reasons.reason(state, seat, action)
        return self.illegal(
            found[0],
            found[1],
            self._obstacles(state, action, found[1]),
            **(found[2] if len(found) == 3 else {}),
        )

    def _obstacles(self, state: S, action: int, code: str) -> Sequence[str]:
        obstacles = self.definition.obstacles
        return () if obstacles is None else obstacles(state, action, code)

    def illegal(
        self, rule: str | None, code: str, obstacles: Sequence[str] = (), **args: object
    ) -> IllegalAction:
        """The error that says why an action is not legal, and what is in the way."""
        text = self.words(self.name, f"{self.name}-reason-{code}", args)
        return IllegalAction(rule, code, args, f"§{rule}: {text}" if rule else text, obstacles)


def unwatched(match: object) -> None:
    """Nobody watches."""
