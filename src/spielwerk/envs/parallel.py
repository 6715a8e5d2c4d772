"""PettingZoo's parallel API: in one step all who are to act do so, and the others wait.

    env = spielwerk.envs.parallel.parallel_env("strategus")

Where seats act at once (the swap of Dog, the set-up of Strategus), each chooses without having
seen the others; in turns all but one have a single action, to wait, which is the last number. Else
it is as in `pettingzoo`: agents, observations, rewards, and the numbers of actions.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

import spielwerk
from spielwerk.core.chance import seeded
from spielwerk.core.documents import Document, Written, is_object
from spielwerk.core.errors import MissingExtra
from spielwerk.core.tensors import bounds
from spielwerk.envs import allowed, versions, whole
from spielwerk.envs.openmatch import Table
from spielwerk.envs.pettingzoo import (
    RENDER_MODES,
    Seen,
    check_agent,
    check_begun,
    drawn,
    known_space,
    known_to_all,
)

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name or "pettingzoo", "envs") from missing

Told = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Written]
]
"""Observations, rewards, who is done, who was cut short (nobody), and nothing besides."""


class raw_parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - as usual there
    """The environment that refuses illegal actions.

    GameError, OptionError: there is no such game, option, value or number of seats.
    """

    def __init__(
        self,
        game: str,
        options: Document | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, options, seats, render_mode)
        self.table = Table(spielwerk.load(game, options, seats))
        self.game = self.table.game
        self.wait = len(self.game.actions)
        self.metadata = {"name": versions.name_of(game), "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.state_space = known_space(self.game)
        self.source = seeded(None)

    def _seen_space(self) -> spaces.Dict:
        low, high = (np.array(bound, np.int32) for bound in bounds(self.game.fields))
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        return spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": mask}
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of `observe`. ValueError: there is no such agent."""
        check_agent(agent, self.possible_agents)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions, and to wait. ValueError: there is no such agent."""
        check_agent(agent, self.possible_agents)
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Document | None = None
    ) -> tuple[dict[str, Seen], dict[str, Written]]:
        """Begin a new match; without a seed chance goes on where it was.

        ValueError: the seed is no whole number.
        """
        if seed is not None:
            self.source = seeded(whole(seed, "a seed"))
        self.match = self.table.match()
        self.match.let_chance_play(self.source)
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def step(self, actions: Mapping[str, int]) -> Told:
        """All agents act or wait, then whatever chance does next.

        ValueError: an action is missing or not legal, or there is no such agent; it names the
        agent, and nothing has happened.
        """
        self._check_agents(actions)
        numbers = {agent: self._checked(agent, actions[agent]) for agent in self.agents}
        for seat, agent in enumerate(self.possible_agents):
            # The first of them may end it: no match has more actions than its table allows.
            if numbers.get(agent, self.wait) != self.wait and not self.match.over():
                self.match.act_as(seat, numbers[agent])
        self.match.let_chance_play(self.source)
        return self._told(dict(zip(self.agents, self.match.returns(), strict=False)))

    def _told(self, rewards: dict[str, float]) -> Told:
        over = self.match.over()
        told = (
            self._seen(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return told

    def _legal(self, agent: str) -> list[int]:
        """What an agent may do: its actions, or nothing but to wait."""
        return self.match.legal_of(self.possible_agents.index(agent)) or [self.wait]

    def _check_agents(self, actions: Mapping[str, int]) -> None:
        """Is there an action for each agent, and for nobody else?"""
        check_begun(self)
        if not is_object(actions):
            raise ValueError(f"an action for each agent by its name is needed, not {actions!r}")
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(f"{agent} has to act or to wait: an action is needed")
        for agent in actions:
            check_agent(agent, self.agents)

    def _checked(self, agent: str, action: int) -> int:
        legal = self._legal(agent)
        number = whole(action, f"the action of {agent}")
        if number not in legal:
            told = f"{allowed(legal)} (to wait)" if legal == [self.wait] else allowed(legal)
            raise ValueError(f"{agent}: {action} is no legal action here; {told}")
        return number

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Written]:
        return {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Seen:
        """What the agent may know, and do.

        ValueError: there is no such agent, or no match is under way.
        """
        check_begun(self)
        check_agent(agent, self.possible_agents)
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self._legal(agent)] = 1
        return {"observation": self.match.numbers(seat), "action_mask": mask}

    def state(self) -> Any:
        """What all agents know together, which none may know alone.

        ValueError: no match is under way.
        """
        check_begun(self)
        return known_to_all(self.match)

    def render(self) -> Any:
        """What the first agent that is to act sees; None without a `render_mode`.

        ValueError: no match is under way, or there is no such `render_mode`.
        """
        check_begun(self)
        seat = max(0, self.match.to_act())
        return drawn(self.match.observation(seat), self.render_mode)

    def close(self) -> None:
        """End the match; nothing else is open."""
        self.__dict__.pop("match", None)


class parallel_env(raw_parallel_env):  # noqa: N801 - as usual there
    """The environment with PettingZoo's usual rule: an illegal action ends it with -1."""

    def step(self, actions: Mapping[str, int]) -> Told:
        """As above, but whoever does what is not legal loses 1, and the match is over.

        ValueError: an action is missing, or there is no such agent; nothing has happened.
        """
        self._check_agents(actions)
        wrong = {
            agent: -1.0
            for agent in self.agents
            if whole(actions[agent], f"the action of {agent}") not in self._legal(agent)
        }
        if not wrong:
            return super().step(actions)
        seen, rewards, over, cut, infos = self._told(dict.fromkeys(self.agents, 0.0) | wrong)
        self.agents = []
        return seen, rewards, dict.fromkeys(over, True), cut, infos
