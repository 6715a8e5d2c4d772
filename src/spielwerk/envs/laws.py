"""Laws for adapters of games with hidden things, chance and teams, for ours and for anybody's.

PettingZoo's and OpenSpiel's own tests do not notice an observation that shows another's hand, a
resampled state that is the true one, or team mates who are paid oppositely. These laws do:

    laws.no_leaks(begin); laws.told_as_seen(begin); laws.imagination_varies(begin)
    laws.returns_agree(begin, teams); laws.mask_is_legal(begin, legal)

`begin(seed)` makes a new `World`: `SpielWorld` is one over a state of OpenSpiel, `ZooWorld` one
over an environment of PettingZoo. Worlds are played at random; who breaks a law gets a `LawBroken`
that says where. What holds at the moments that were looked at may still fail at others: raise
`matches`.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from spielwerk.core.documents import Written

WORLDS = 4
"""Worlds that are imagined for a seat at one moment."""


class LawBroken(AssertionError):
    """A law does not hold; the message says which, and where."""


class World(Protocol):
    """A match in which chance plays itself."""

    def seats(self) -> int:
        """How many seats there are."""
        ...

    def to_act(self) -> int | None:
        """The seat that is to act; None once it is over."""
        ...

    def mask(self) -> list[int]:
        """The legal actions of the seat to act, as the adapter says."""
        ...

    def act(self, action: int) -> None:
        """The seat to act does this, one of `mask`; then chance plays."""
        ...

    def seen(self, seat: int) -> Written:
        """All that the adapter shows this seat, by name, in plain values."""
        ...

    def twin(self, seat: int, seed: int) -> "World":
        """Another world that this one may be for all that the seat knows."""
        ...

    def truth(self) -> str:
        """The whole truth, to tell worlds apart."""
        ...

    def returns(self) -> list[float]:
        """What each seat has gained so far; at the end, what the match has brought it."""
        ...


Begin = Callable[[int], World]

HISTORY = "information state"
HISTORY_TENSOR = "information state tensor"
"""The names by which a world shows a seat all that it was ever told and has done."""


class Moment(NamedTuple):
    """A world at a moment of a match, and how to say where that is."""

    match: int
    ply: int
    world: World

    def __str__(self) -> str:
        return f"match {self.match}, action {self.ply}"


def moments(begin: Begin, matches: int, plies: int) -> Iterator[Moment]:
    """Matches played at random, before each of their first `plies` actions and at the end."""
    for match in range(matches):
        world, dice = begin(match), random.Random(match)
        for ply in range(plies + 1):
            yield Moment(match, ply, world)
            if world.to_act() is None:
                break
            world.act(dice.choice(world.mask()))


def no_leaks(begin: Begin, matches: int = 2, plies: int = 100) -> None:
    """Paired worlds: what a seat cannot tell apart must look the same to it, and be as legal."""
    for moment in moments(begin, matches, plies):
        world = moment.world
        for seat in range(world.seats()) if world.to_act() is not None else ():
            twin = world.twin(seat, moment.ply)
            seen, there = world.seen(seat), twin.seen(seat)
            differing = [
                name for name in seen.keys() | there.keys() if seen.get(name) != there.get(name)
            ]
            if differing:
                raise LawBroken(
                    f"{moment}: seat {seat} is shown what it cannot know: in another world that "
                    f"looks the same to it, {' and '.join(sorted(differing))} would be different"
                )
            if world.to_act() == twin.to_act() == seat and world.mask() != twin.mask():
                raise LawBroken(
                    f"{moment}: what seat {seat} may do depends on what it cannot know"
                )


def told_as_seen(begin: Begin, matches: int = 2, plies: int = 100) -> None:
    """A seat is told nothing that others do in secret, nor what chance brings them.

    In two worlds that are the same to a seat another seat acts, as differently as it can. If all
    that the seat can see now is the same again, it must have been told the same. A resampled world
    keeps what was told before, so `no_leaks` cannot notice this.
    """
    for moment in moments(begin, matches, plies):
        actor = moment.world.to_act()
        for seat in set(range(moment.world.seats())) - {actor} if actor is not None else ():
            one, other = (moment.world.twin(seat, seed) for seed in (moment.ply, moment.ply + 1))
            if not one.to_act() == other.to_act() == actor:
                continue
            one.act(min(one.mask()))
            other.act(max(other.mask()))
            seen, there = one.seen(seat), other.seen(seat)
            if histories(seen) != histories(there) and seen == there:
                raise LawBroken(
                    f"{moment}: seat {seat} is told of what seat {actor} does, or of what chance "
                    "brings then, more than it can see"
                )


def histories(seen: Written) -> list[object]:
    """Take out of what a seat sees what it was told, as text and as numbers."""
    return [seen.pop(name, None) for name in (HISTORY, HISTORY_TENSOR)]


def imagination_varies(begin: Begin, matches: int = 2, plies: int = 100) -> None:
    """Resampling: some of the worlds that are imagined for a seat differ from the true one.

    In a match in which nothing is ever hidden from a seat this law cannot hold for it.
    """
    varied = set[int]()
    seats = 0
    for moment in moments(begin, matches, plies):
        world, seats = moment.world, moment.world.seats()
        for seat in set(range(seats)) - varied if world.to_act() is not None else ():
            worlds = {world.twin(seat, seed).truth() for seed in range(WORLDS)}
            if worlds - {world.truth()}:
                varied.add(seat)
    for seat in set(range(seats)) - varied:
        raise LawBroken(f"seat {seat}: every world that is imagined for it is the true one")


def returns_agree(
    begin: Begin, teams: Sequence[Sequence[int]], matches: int = 4, plies: int = 100_000
) -> None:
    """Team mates gain the same, all gains together are 0, and not every match ends in a draw."""
    decided = False
    for moment in moments(begin, matches, plies):
        if moment.world.to_act() is not None:
            continue
        returns = moment.world.returns()
        for team in teams:
            if len({returns[seat] for seat in team}) > 1:
                raise LawBroken(f"{moment}: the team mates {[*team]} gain differently: {returns}")
        if abs(sum(returns)) > 1e-9:
            raise LawBroken(f"{moment}: the gains {returns} do not add up to 0")
        decided |= any(returns)
    if not decided:
        raise LawBroken("no match was won: the returns are not seen; play more or longer matches")


def mask_is_legal(
    begin: Begin, legal: Callable[[World], set[int]], matches: int = 2, plies: int = 100
) -> None:
    """The mask has just the legal actions, as somebody else, `legal`, knows them."""
    for moment in moments(begin, matches, plies):
        seat = moment.world.to_act()
        if seat is None:
            continue
        mask, known = moment.world.mask(), legal(moment.world)
        if len(mask) != len(set(mask)) or set(mask) != known:
            raise LawBroken(
                f"{moment}: seat {seat} is told that it may do {sorted(set(mask) - known)}, "
                f"which is not legal, and not that it may do {sorted(known - set(mask))}"
            )


class SpielWorld:
    """A state of OpenSpiel, by its own interface alone."""

    def __init__(self, state: Any, seed: int) -> None:
        self.state = state
        self.dice = random.Random(seed)
        self.let_chance_play()

    def let_chance_play(self) -> None:
        """Chance acts, as likely as the game says, until a seat is to act or it is over."""
        while self.state.is_chance_node():
            outcomes, weights = zip(*self.state.chance_outcomes(), strict=True)
            self.state.apply_action(self.dice.choices(outcomes, weights)[0])

    def seats(self) -> int:
        """How many players the game has."""
        return int(self.state.num_players())

    def to_act(self) -> int | None:
        """The player that is to act; None once the state is terminal."""
        return None if self.state.is_terminal() else int(self.state.current_player())

    def mask(self) -> list[int]:
        """The legal actions of the player to act, by OpenSpiel's numbers."""
        return [*self.state.legal_actions()]

    def act(self, action: int) -> None:
        """The player to act does this, one of `mask`; then chance plays."""
        self.state.apply_action(action)
        self.let_chance_play()

    def seen(self, seat: int) -> Written:
        """The information state, and the observation as text and tensor, where there are such."""
        kind = self.state.get_game().get_type()
        seen: Written = {}
        if kind.provides_information_state_string:
            seen[HISTORY] = self.state.information_state_string(seat)
        if kind.provides_information_state_tensor:
            seen[HISTORY_TENSOR] = [*self.state.information_state_tensor(seat)]
        if kind.provides_observation_string:
            seen["observation"] = self.state.observation_string(seat)
        if kind.provides_observation_tensor:
            seen["observation tensor"] = [*self.state.observation_tensor(seat)]
        return seen

    def twin(self, seat: int, seed: int) -> "SpielWorld":
        """What OpenSpiel resamples from the player's information state, with this seed."""
        dice = random.Random(seed)
        return SpielWorld(self.state.resample_from_infostate(seat, dice.random), seed)

    def truth(self) -> str:
        """The state as OpenSpiel writes it, hidden things included."""
        return str(self.state)

    def returns(self) -> list[float]:
        """Each player's returns as the state has them: 0 before the end."""
        return [*self.state.returns()]


class ZooWorld:
    """An environment of PettingZoo that has been reset.

    `imagined(env, agent, seed)` makes another one that this one may be for all that the agent
    knows, `truth(env)` tells all of it; PettingZoo itself knows neither.
    """

    def __init__(
        self,
        env: Any,
        imagined: Callable[[Any, str, int], Any],
        truth: Callable[[Any], str],
    ) -> None:
        self.env, self.imagined, self.whole = env, imagined, truth
        self.gained = dict.fromkeys(env.possible_agents, 0.0)

    def seats(self) -> int:
        """How many agents the environment can have."""
        return len(self.env.possible_agents)

    def to_act(self) -> int | None:
        """The place of the agent to act among `possible_agents`; None once it is over."""
        if all(self.env.terminations.values()) or not self.env.agents:
            return None
        return int(self.env.possible_agents.index(self.env.agent_selection))

    def mask(self) -> list[int]:
        """The actions at which the agent's `action_mask` is not 0."""
        mask = self.env.observe(self.env.agent_selection)["action_mask"]
        return [action for action, legal in enumerate(mask) if legal]

    def act(self, action: int) -> None:
        """The agent to act does this, one of `mask`; what all are rewarded is added up."""
        self.env.step(action)
        for agent, reward in self.env.rewards.items():
            self.gained[agent] += reward

    def seen(self, seat: int) -> Written:
        """The observation by its parts, and the infos."""
        agent = self.env.possible_agents[seat]
        parts = {name: part.tolist() for name, part in self.env.observe(agent).items()}
        return parts | {"infos": plain(self.env.infos[agent])}

    def twin(self, seat: int, seed: int) -> "ZooWorld":
        """What `imagined` makes for this agent with this seed; gains begin at 0 there."""
        twin = self.imagined(self.env, self.env.possible_agents[seat], seed)
        return ZooWorld(twin, self.imagined, self.whole)

    def truth(self) -> str:
        """What `truth` tells of the environment."""
        return self.whole(self.env)

    def returns(self) -> list[float]:
        """The sum of each agent's rewards so far, in the order of `possible_agents`."""
        return [*self.gained.values()]


def plain(value: object) -> object:
    """The same without arrays, so that it can be compared."""
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    return value.tolist() if hasattr(value, "tolist") else value
