"""A game with its options and seats chosen: the door to everything its package knows."""

import importlib
import importlib.util
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any

from spielwerk.core import compiled, options
from spielwerk.core.chance import Source, seeded
from spielwerk.core.documents import check_document, check_returns, needed, whole
from spielwerk.core.errors import IllegalAction, OptionError, PositionError, SeatError, one_of
from spielwerk.core.match import UNKNOWN, Match
from spielwerk.core.seats import NOBODY
from spielwerk.core.tensors import Field, length

Words = Callable[[str, str, Mapping[str, object]], str]
"""What the game says (in English): game, message, variables."""

Document = Mapping[str, Any]

Coach = Callable[[Match, int, str], list[tuple[str, float]]]
"""Who advises a seat of a match at a level: actions and the chance to win with each."""

Watch = Callable[[Match], None]
"""Somebody who is shown a match that is replayed."""


class Game:
    """The rules of one game under chosen options, for a number of seats.

    Made by `spielwerk.load`. Its modules are there for research: `rules` and its machine-code twin
    `compiled`, `moves`, `board`, `observing`, `narrating`, `positions`, `reasons`.
    """

    def __init__(
        self, name: str, named: object, seats: object, words: Words, coach: Coach
    ) -> None:
        self.name = name
        self.words = words
        self.coach = coach
        self.package = importlib.import_module(f"spielwerk.games.{name}")
        self.rules = self.module("rules")
        self.moves = self.module("moves")
        self.board = self.module("board")
        self.positions = self.module("position")
        self.observing = self.module("observation")
        self.narrating = self.module("events")
        self.reasons = self.module("reasons")
        self.known_options: tuple[options.Option, ...] = self.module("options").OPTIONS
        self.presets: options.Presets = self.module("options").PRESETS
        self.preset_key: str | None = getattr(self.module("options"), "PRESET_KEY", None)
        self.named = options.read({} if named is None else named, self.known_options, self.presets)
        self.options = options.complete(self.named, self.known_options)
        self.seat_counts: tuple[int, ...] = self.package.SEATS
        self.seats = self.seat_count(seats)
        options.check(self.options, self.known_options, self.seats)

    def module(self, file: str) -> ModuleType:
        return importlib.import_module(f"{self.package.__name__}.{file}")

    def seat_count(self, seats: object) -> int:
        """The number of seats asked for, or the first that the game allows."""
        if seats is None:
            return self.seat_counts[0]
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in self.seat_counts:
            return seats
        raise OptionError("seats", f"{seats!r} is not allowed; {one_of(sorted(self.seat_counts))}")

    @cached_property
    def compiled(self) -> ModuleType:
        """The rules as machine code, over records (`core.compiled.records`)."""
        return compiled.twin(self.rules)

    @cached_property
    def tensor(self) -> ModuleType:
        """How what a seat may know is written as numbers (`core.tensors`)."""
        return self.module("tensor")

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """What the numbers of `numbers_seen` mean."""
        fields: tuple[Field, ...] = self.tensor.fields(self.seats, self.options)
        return fields

    def numbers_seen(self, state: Any, seat: int) -> list[int]:
        """All that a seat may know of a state as small whole numbers, `fields` one by one."""
        numbers = [0] * length(self.fields)
        self.tensor.fill(state, seat, numbers)
        return numbers

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """Every action that a seat can ever have; its place here is its number for learning."""
        return tuple(self.module("catalogue").actions(self.seats, self.options))

    @cached_property
    def action_numbers(self) -> dict[int, int]:
        """The place of every action in `actions`."""
        return {action: number for number, action in enumerate(self.actions)}

    def option_list(self) -> list[dict[str, Any]]:
        """Every option: name, default, what is allowed, and the rule it belongs to."""
        return [option.describe() for option in self.known_options]

    def differing_options(self) -> options.Values:
        """The options that are not as the rulebook has them."""
        return options.differing(self.options, self.known_options)

    def geometry(self) -> dict[str, Any]:
        """All that a painter needs to know about the board."""
        geometry: dict[str, Any] = self.board.geometry(self.seats, self.options)
        return geometry

    def teams(self) -> list[list[int]]:
        """The seats of each team; a game without teams has teams of one."""
        state, teams = self.new_state(), dict[int, list[int]]()
        for seat in range(self.seats):
            teams.setdefault(self.rules.team(state, seat), []).append(seat)
        return list(teams.values())

    def match(self, seed: int | str | None = None, chance: Source | None = None) -> Match:
        """A new match. Chance plays itself, from `seed` or from a source of its own."""
        return Match(self, self.new_state(), chance or seeded(seed))

    def match_from(
        self, document: Document, seed: int | str | None = None, chance: Source | None = None
    ) -> Match:
        """A match from a position document on. PositionError names the key and the reason."""
        source = chance or seeded(seed)
        game = self.for_document(document)
        return Match(game, game.read(document, source), source, document=True)

    def for_document(self, document: object) -> "Game":
        """This game with a document's seats and options, which must agree with the caller's."""
        document = check_document(document)
        if document.get("game") != self.name:
            raise PositionError("game", f"{document.get('game')!r} is not {self.name!r}")
        seats, chosen = self.document_seats(document), self.document_options(document)
        if chosen is self.named and seats == self.seats:
            return self
        if chosen is None:
            raise PositionError("options", "an option has a name and a value; None has neither")
        try:
            game = Game(self.name, chosen, seats, self.words, self.coach)
        except OptionError as error:
            raise PositionError("options", str(error)) from error
        for name, value in self.named.items():
            if game.options[name] != value:
                reason = f"{name} is {game.options[name]} here, but {value} was asked for"
                raise PositionError("options", reason)
        return game

    def document_options(self, document: Document) -> Any:
        """The options that a document names, or the caller's if it names none."""
        if self.preset_key is None or self.preset_key not in document:
            return document.get("options", self.named)
        named = document.get("options", {})
        if not isinstance(named, dict):
            return named
        if "preset" in named:
            raise PositionError("options", f"the preset is named by {self.preset_key} alone")
        return {"preset": document[self.preset_key]} | named

    def document_seats(self, document: Document) -> int:
        """For how many seats a document is; it must say so where that varies."""
        if len(self.seat_counts) == 1:
            return self.seats
        seats = whole(needed(document, "seats"), "seats", 1, max(self.seat_counts))
        if seats not in self.seat_counts:
            allowed = one_of(sorted(self.seat_counts))
            raise PositionError("seats", f"{seats!r} is not allowed; {allowed}")
        return seats

    def read(self, document: Document, source: Source) -> Any:
        """The state that a position document describes, under this game's options."""
        check_document(document)
        state = self.new_state()
        self.positions.read(document, state, source)
        check_returns(document, self.returns(state))
        return state

    def returns(self, state: Any) -> list[int] | None:
        """Each seat's result: 1 won, -1 lost, 0 drawn. None while it is not over."""
        if self.rules.to_act(state) != NOBODY:
            return None
        return [self.rules.returns(state, seat) for seat in range(self.seats)]

    def new_state(self, rules: ModuleType | None = None) -> Any:
        """The state before anything has happened; by other rules than its own for research."""
        state = (rules or self.rules).State()
        options.put(state, self.options, self.known_options)
        set_up = getattr(self.rules, "set_up", None)
        if set_up:
            set_up(state, self.seats)
        return state

    def position(self, state: Any) -> dict[str, Any]:
        """A state as canonical position document."""
        written: dict[str, Any] = self.positions.write(state)
        return self.heading() | written

    def heading(self) -> dict[str, Any]:
        """What position documents and observations begin with."""
        known, presets = self.known_options, self.presets
        chosen = options.written(self.options, known, presets, self.preset_key)
        seats = {"seats": self.seats} if len(self.seat_counts) > 1 else {}
        return {"game": self.name} | chosen | seats

    def observe(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of a state."""
        seen: dict[str, Any] = self.observing.observe(state, seat)
        return self.heading() | {"seat": seat} | seen

    def determinize(
        self, observation: Document, seed: int | str | None = None, chance: Source | None = None
    ) -> Match:
        """A match in which everything is as the observation says and the rest is imagined.

        What the observer cannot see is drawn at random from what it cannot exclude by counting.
        """
        source = chance or seeded(seed)
        game = self.for_document(observation)
        imagined = game.observing.imagine(observation, game.new_state(), source)
        document = game.heading() | imagined
        return Match(game, game.read(document, source), source, document=True)

    def replay_steps(
        self,
        steps: Sequence[Sequence[Any]],
        chance: Source | None = None,
        position: Document | None = None,
        watch: Watch | None = None,
    ) -> Match:
        """The match that these steps (see `Match.steps`) lead to, without any generator.

        From then on it goes on with `chance`. `watch` is shown the match before the first step and
        after each. TranscriptError names a step that cannot be.
        """
        state = self.new_state() if position is None else self.read(position, seeded(0))
        match = Match(self, state, None, document=position is not None)
        show = watch or unwatched
        show(match)
        for number, step in enumerate(steps):
            match.repeat(number, step)
            show(match)
        match.go_on(chance or seeded(secrets.token_hex(32)))
        return match

    def setups(self) -> list[dict[str, str]]:
        """The ready-made set-ups: name and action; none in a game without a set-up."""
        if importlib.util.find_spec(f"{self.package.__name__}.setups") is None:
            return []
        written: dict[str, str] = self.module("setups").actions()
        return [{"name": name, "setup": action} for name, action in written.items()]

    def actions_meant(self, seat: int, text: str) -> list[int]:
        """The actions that a text stands for: itself, or several that are played as one.

        IllegalAction if it is no notation of this game.
        """
        spelled_out = getattr(self.moves, "spelled_out", None)
        try:
            parts = spelled_out(seat, text) if spelled_out else [text]
            return [self.moves.parse(part) for part in parts]
        except ValueError:
            unreadable = getattr(self.reasons, "unreadable", None)
            raise self.illegal(*(unreadable(text) if unreadable else UNKNOWN)) from None

    def check_seat(self, seat: object) -> int:
        """The seat, if there is such a one; SeatError otherwise."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats:
            return seat
        raise SeatError(seat, self.seats)

    def refusal(self, state: Any, seat: int, action: int) -> IllegalAction:
        """Why an action that is not legal is not."""
        rule, code, *args = self.reasons.reason(state, seat, action)
        return self.illegal(rule, code, **(args[0] if args else {}))

    def illegal(self, rule: str | None, code: str, **args: object) -> IllegalAction:
        """The error that says why an action is not legal."""
        text = self.words(self.name, f"{self.name}-reason-{code}", args)
        return IllegalAction(rule, code, args, f"§{rule}: {text}" if rule else text)


def unwatched(match: Match) -> None:
    """Nobody watches."""
