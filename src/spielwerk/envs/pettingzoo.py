"""PettingZoo: every game as an environment in which agents take turns (AEC).

    env = spielwerk.envs.pettingzoo.env("dog", {"fold": "one_card"})

Agents are `seat_0`, `seat_1`, … An observation has `observation`, the numbers of
`Game.numbers_seen`, and `action_mask`; action number k is `Game.actions[k]`. Chance plays itself
from the seed. Seats that act at once are asked one after the other and are not told of each other.
A reward is what a seat gains at the end (`OpenMatch.returns`); team mates gain the same.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import spielwerk
from spielwerk.core import Game
from spielwerk.core.chance import seeded
from spielwerk.core.documents import Document, Written
from spielwerk.core.errors import MissingExtra
from spielwerk.core.tensors import bounds
from spielwerk.envs import allowed, pictures, pixels, versions, whole
from spielwerk.envs.openmatch import OpenMatch, Table

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name or "pettingzoo", "envs") from missing

RENDER_MODES = ["ansi", "rgb_array"]

Options = Document
Seen = dict[str, NDArray[np.int32] | NDArray[np.int8]]


def env(
    game: str,
    options: Options | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's usual checks: an illegal action ends it with -1."""
    checked = wrappers.TerminateIllegalWrapper(
        raw_env(game, options, seats, render_mode), illegal_reward=-1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The environment without PettingZoo's checks.

    GameError, OptionError: there is no such game, option, value or number of seats.
    """

    def __init__(
        self,
        game: str,
        options: Options | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        EzPickle.__init__(self, game, options, seats, render_mode)
        self.table = Table(spielwerk.load(game, options, seats))
        self.game = self.table.game
        self.metadata = {
            "name": versions.name_of(game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.action_spaces = {
            agent: spaces.Discrete(len(self.game.actions)) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.state_space = known_space(self.game)
        self.source = seeded(None)

    def _seen_space(self) -> spaces.Dict:
        low, high = (np.array(bound, np.int32) for bound in bounds(self.game.fields))
        mask = spaces.Box(0, 1, (len(self.game.actions),), np.int8)
        return spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": mask}
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of `observe`. ValueError: there is no such agent."""
        check_agent(agent, self.possible_agents)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions. ValueError: there is no such agent."""
        check_agent(agent, self.possible_agents)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Options | None = None) -> None:
        """Begin a new match; without a seed chance goes on where it was.

        ValueError: the seed is no whole number.
        """
        if seed is not None:
            self.source = seeded(whole(seed, "a seed"))
        self.match = self.table.match()
        self.match.let_chance_play(self.source)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Written] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.to_act()]

    def observe(self, agent: str) -> Seen:
        """What the agent may know; its mask is empty unless it is the one to act.

        ValueError: there is no such agent, or no match is under way.
        """
        check_begun(self)
        seat = self._seat(agent)
        mask = np.zeros(len(self.game.actions), np.int8)
        if self.match.to_act() == seat:
            mask[self.match.legal()] = 1
        return {"observation": self.match.numbers(seat), "action_mask": mask}

    def _seat(self, agent: str) -> int:
        check_agent(agent, self.possible_agents)
        return self.possible_agents.index(agent)

    def step(self, action: int | None) -> None:
        """The selected agent acts (None once it is over), and whatever chance does next.

        ValueError: the action is not legal, or no match is under way; nothing has happened.
        """
        check_begun(self)
        if not self.agents:
            raise ValueError("the match is over and no agent is left: call reset for another")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            needed = f"{self.agent_selection} has to act: an action is needed"
            raise ValueError(f"{needed}; {allowed(self.match.legal())}")
        self.match.act(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.match.let_chance_play(self.source)
        if self.match.over():
            self.rewards = dict(zip(self.agents, self.match.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.to_act()]
        self._accumulate_rewards()

    def render(self) -> Any:
        """What the agent to act sees: text (`ansi`), pixels (`rgb_array`), None without a mode.

        ValueError: the environment was made with another `render_mode`, or no match is under way.
        """
        check_begun(self)
        seat = self.possible_agents.index(self.agent_selection)
        return drawn(self.match.observation(seat), self.render_mode)

    def state(self) -> Any:
        """What all agents know together, which none may know alone (`known_to_all`).

        ValueError: no match is under way.
        """
        check_begun(self)
        return known_to_all(self.match)

    def imagined(self, agent: str, seed: int | None = None) -> "raw_env":
        """Another environment that this one may be for all that the agent knows.

        ValueError: there is no such agent, no match is under way, or the seed is no whole number.
        """
        check_begun(self)
        seat, chance = self._seat(agent), seeded(None if seed is None else whole(seed, "a seed"))
        twin = object.__new__(raw_env)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.imagined(seat, chance)
        twin.source = chance
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.agents = self.agents[:]
        return twin

    def close(self) -> None:
        """End the match; nothing else is open."""
        self.__dict__.pop("match", None)


def check_begun(env: object) -> None:
    """ValueError: there is no match, before `reset` or after `close`."""
    if "match" not in vars(env):
        raise ValueError("no match is under way, before reset or after close: call reset first")


def check_agent(agent: object, known: Sequence[str]) -> None:
    """ValueError: there is no such agent."""
    if agent not in known:
        there = ", ".join(known) or "none: the match is over"
        raise ValueError(f"there is no agent {agent!r}; agents are {there}")


def drawn(seen: Written, mode: str | None) -> Any:
    """What is seen, in a way to draw; None where none is asked for.

    ValueError: there is no such way.
    """
    if mode is None:
        return None
    if mode == "ansi":
        return pictures.text(seen)
    if mode == "rgb_array":
        return pixels.rgb_array(pictures.svg(seen))
    raise ValueError(f"render_mode is one of {RENDER_MODES} or None, not {mode!r}")


def known_to_all(match: OpenMatch) -> NDArray[np.int32]:
    """What each seat may know, one after the other: for critics that are told what any seat is."""
    return np.concatenate([match.numbers(seat) for seat in range(match.game.seats)])


def known_space(game: Game) -> spaces.Box:
    """The space of what `known_to_all` gives."""
    low, high = (np.tile(np.array(bound, np.int32), game.seats) for bound in bounds(game.fields))
    return spaces.Box(low, high, dtype=np.int32)
