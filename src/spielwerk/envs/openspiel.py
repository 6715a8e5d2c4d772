"""OpenSpiel: `import spielwerk.envs.openspiel` registers `python_spielwerk_<game>` for every game.

    game = pyspiel.load_game("python_spielwerk_dog(fold=one_card)")

Parameters are the game's options, `preset` and `seats`. Action number k is `Game.actions[k]`;
chance has its outcomes in the open, numbered 0, 1, … in the order of the rules. Seats that act at
once are asked one after the other and are not told of each other. The observation tensor has the
numbers of `Game.numbers_seen`, piece by piece; an information state is the text of all that a seat
was told and has done, and of what it sees, or the numbers of `information.Information`.
"""

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

import spielwerk
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.errors import MissingExtra
from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.core.tensors import Field, length
from spielwerk.envs import check_game
from spielwerk.envs.information import Information
from spielwerk.envs.openmatch import OpenMatch, Table

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra("pyspiel", "envs") from missing

PREFIX = "python_spielwerk_"
DEALT = 128
"""Chance outcomes between two actions are fewer than this: no box has more cards."""
PLACED = 200
"""Actions that the draw guard does not count, setting up, are fewer than this."""
NO_GUARD = 1_000_000
"""The longest match that OpenSpiel is told of where no guard ends it.

That is with `max_plies=0`, or where there is no such option."""


UNSAID: Mapping[type, str | int] = {str: "", int: -1}
"""A parameter that means: as the preset has it, or the rulebook without a preset."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel wants it, with chosen options and seats; registered as subclasses."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Document) -> None:
        self.table = self.table_for(params)
        game = self.table.game
        most_gained = 2.0 - 2.0 / len(game.teams())
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=max(game.moves.MAX_OUTCOMES, len(self.table.beginnings)),
            num_players=game.seats,
            min_utility=-most_gained,
            max_utility=most_gained,
            utility_sum=0.0,
            max_game_length=(game.options.get("max_plies") or NO_GUARD) + PLACED,
        )
        super().__init__(self.kind, info, dict(params))

    @classmethod
    def table_for(cls, params: Document) -> Table:
        """The game that is asked for: options that are named count more than a preset."""
        chosen = {key: value for key, value in params.items() if value != UNSAID[type(value)]}
        options = {key: unquoted(value) for key, value in chosen.items() if key != "seats"}
        return Table(spielwerk.load(cls.name, options, params["seats"]))

    def new_initial_state(self) -> "SpielState":
        """A match before anything has happened."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No match has more outcomes of chance than this."""
        return DEALT * int(self.max_game_length())

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickled by its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What a player sees, in this kind (None: the observation without what came before).

        ValueError: there is no such kind, or there are parameters.
        """
        return Observer(self.table, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; all that it knows is in `match`, which copies itself."""

    def __init__(self, game: SpielGame, match: OpenMatch | None = None) -> None:
        super().__init__(game)
        self.match = game.table.match() if match is None else match

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's number for chance or for the end."""
        seat = self.match.to_act()
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its place among those that are possible now, and its probability."""
        _, weights = self.match.outcomes()
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.match.to_act() != CHANCE:
            self.match.act(action)
            return
        outcomes = self.match.outcomes()[0]
        if not 0 <= action < len(outcomes):
            raise ValueError(f"chance has no outcome {action} here: there are {len(outcomes)}")
        self.match.happen(outcomes[action])

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.match.game
        if player != CHANCE:
            return str(game.moves.text(game.actions[action]))
        if not self.match.begun:
            return f"beginning {action}"
        return str(game.moves.text(self.match.outcomes()[0][action]))

    def is_terminal(self) -> bool:
        """Whether the match has ended, so that nobody is to act."""
        return self.match.over()

    def returns(self) -> list[float]:
        """What each seat gains (`OpenMatch.returns`); 0 for all before the end."""
        return self.match.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player may be in (`OpenMatch.imagined`); no history."""
        return SpielState(self.get_game(), self.match.imagined(player, Sampled(sampler)))

    def __str__(self) -> str:
        if not self.match.begun:
            return "before the beginning"
        return json.dumps(self.match.game.position(self.match.state))


class Sampled:
    """Chance from a sampler of numbers in [0, 1)."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def below(self, n: int) -> int:
        """One of 0 … n-1, all equally likely."""
        return min(int(self.sampler() * n), n - 1)


class Observer:
    """What a player sees, in OpenSpiel's kinds.

    With perfect recall an information state as tensor and text. Without: the observation as tensor
    and text; what is public alone: as a spectator sees it; what is private alone: the text of what
    a spectator sees differently. ValueError: any other kind, such as what all players see.
    """

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, but {params} was given")
        self.table = table
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.check_kind()
        self.recalls = bool(self.kind.perfect_recall)
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if self.kind.public_info and self.is_private():
            self.make_tensor(self.states.fields if self.recalls else table.game.fields)

    @property
    def states(self) -> Information:
        """How information states are numbers."""
        return information(self.table)

    def make_tensor(self, fields: Sequence[Field]) -> None:
        """A tensor of these fields, each of which is a piece with a name."""
        self.tensor = np.zeros(length(fields), np.float32)
        at = 0
        for field in fields:
            size = length([field])
            self.dict[field.name] = self.tensor[at : at + size].reshape(field.shape or (1,))
            at += size

    def check_kind(self) -> None:
        """ValueError: this kind is not offered."""
        kind, nothing = self.kind, pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see: ask for each player")
        if kind.perfect_recall and not (kind.public_info and self.is_private()):
            raise ValueError(
                "perfect recall is offered of all that one player was told, not of a part"
            )
        if not kind.public_info and kind.private_info == nothing:
            raise ValueError("there is neither public nor private information to tell")

    def is_private(self) -> bool:
        """Does it tell what only the player knows?"""
        return bool(self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees or knows into `tensor`.

        SeatError: there is no such player. ValueError: the state is of another game.
        """
        self.table.game.check_seat(player)
        check_game(state.match.game, self.table.game)
        if self.tensor is None:
            return
        if not state.match.begun:
            self.tensor.fill(0)
        elif self.recalls:
            self.tensor[:] = self.states.tensor(state.match, player)
        else:
            self.tensor[:] = state.match.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's observation as text; empty before the beginning."""
        match = state.match
        if not match.begun:
            return ""
        if self.recalls:
            return match.information_state(player)
        public = match.observation(None)
        if not self.is_private():
            return json.dumps(public)
        seen = match.observation(player)
        if self.kind.public_info:
            return json.dumps(seen)
        return json.dumps({key: seen[key] for key in seen if seen[key] != public.get(key)})


@functools.lru_cache(maxsize=8)
def information(table: Table) -> Information:
    """How the information states of a table's matches are numbers."""
    return Information(table.game)


def kind_of(name: str, parameters: Document, seat_counts: Sequence[int]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Spielwerk: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seat_counts),
        min_num_players=min(seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


def register(
    name: str, base: type[SpielGame], usual: Mapping[str, str | int], seat_counts: Sequence[int]
) -> None:
    """Make a game known to OpenSpiel as `python_spielwerk_<name>`."""
    kind = kind_of(name, usual, seat_counts)
    named = {"name": name, "kind": kind}
    pyspiel.register_game(kind, type(base.__name__, (base,), named))


def loaded(game: Game) -> SpielGame:
    """A game of ours as OpenSpiel's."""
    found: SpielGame = pyspiel.load_game(PREFIX + game.name, parameters(game, game.options))
    return found


def parameter(value: str | int, values: Sequence[str] = ()) -> str | int:
    """An option's value as OpenSpiel knows it: a number where all its values are numbers.

    Where only some are, those are in quotes: else OpenSpiel takes them for another type.
    """
    text = str(value)
    if not text.isdigit():
        return value
    return int(text) if all(other.isdigit() for other in values) else f"'{text}'"


def unquoted(value: str | int) -> str | int:
    """The value of an option that is meant by a parameter."""
    return value.strip("'") if isinstance(value, str) else value


def parameters(game: Game, values: Mapping[str, str | int]) -> dict[str, str | int]:
    """These values of a game's options, as parameters, and its seats."""
    known = {option["name"]: option.get("values", ()) for option in game.option_list()}
    written = {name: parameter(value, known[name]) for name, value in values.items()}
    return written | {"seats": game.seats}


def register_all() -> None:
    """Make all games known to OpenSpiel, with their options, presets and seats as parameters."""
    for name in spielwerk.games():
        game = spielwerk.load(name)
        written = parameters(game, game.options) | ({"preset": ""} if game.presets else {})
        unsaid = {key: UNSAID[type(value)] for key, value in written.items()}
        usual = unsaid | {"seats": game.seats}
        register(name, SpielGame, usual, game.seat_counts)


register_all()
