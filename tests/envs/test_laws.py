"""The laws for adapters hold for ours, and planted bugs that other tests miss break them."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from open_spiel.python.games import kuhn_poker  # noqa: F401 - registers the game

import spielwerk
from spielwerk.core import Game
from spielwerk.core.news import Told
from spielwerk.envs import laws, openspiel, pettingzoo
from spielwerk.envs.laws import Begin, LawBroken, SpielWorld, World, ZooWorld
from spielwerk.envs.openmatch import OpenMatch
from tests.envs.ways import every_name, short

PLIES = 40
LONG = {"strategus": 100}
"""Actions after which something has been seen, where that takes longer."""


def truth(env: Any) -> str:
    return json.dumps(env.game.position(env.match.state))


def imagined(env: Any, agent: str, seed: int) -> Any:
    return env.imagined(agent, seed)


def zoo(game: Game) -> Begin:
    def begin(seed: int) -> World:
        env = pettingzoo.raw_env(game.name, game.options, game.seats)
        env.reset(seed=seed)
        return ZooWorld(env, imagined, truth)

    return begin


def spiel(game: Game) -> Begin:
    return lambda seed: SpielWorld(openspiel.loaded(game).new_initial_state(), seed)


def match_in(world: World) -> OpenMatch:
    found: OpenMatch = (world.env if isinstance(world, ZooWorld) else world.state).match  # type: ignore[attr-defined]
    return found


def legal_by_the_rules(world: World) -> set[int]:
    """Asked at the table, by the position."""
    match = match_in(world)
    at_the_table = match.game.match_from(match.game.position(match.state), seed=1)
    texts = at_the_table.legal(match.to_act())
    return {match.game.action_numbers[match.game.moves.parse(text)] for text in texts}


both_doors = pytest.mark.parametrize("door", [zoo, spiel], ids=["PettingZoo", "OpenSpiel"])
Door = Callable[[Game], Begin]


# They hold


@both_doors
@every_name
def test_nothing_leaks(door: Door, name: str) -> None:
    laws.no_leaks(door(spielwerk.load(name)), matches=1, plies=LONG.get(name, PLIES))


@every_name
def test_nothing_is_told_that_is_done_in_secret(name: str) -> None:
    laws.told_as_seen(spiel(spielwerk.load(name)), matches=1, plies=LONG.get(name, PLIES))


@both_doors
@every_name
def test_imagination_varies(door: Door, name: str) -> None:
    laws.imagination_varies(door(spielwerk.load(name)), matches=1, plies=LONG.get(name, PLIES))


@both_doors
@every_name
def test_the_mask_has_what_is_legal(door: Door, name: str) -> None:
    laws.mask_is_legal(door(spielwerk.load(name)), legal_by_the_rules, matches=1, plies=PLIES)


@both_doors
@every_name
def test_the_gains_add_up_to_nothing_and_are_shared_in_teams(door: Door, name: str) -> None:
    game = spielwerk.load(name)
    laws.returns_agree(door(game), game.teams(), matches=1)


# They catch


@pytest.fixture(params=[zoo, spiel], ids=["PettingZoo", "OpenSpiel"])
def begin(request: pytest.FixtureRequest) -> Begin:
    """Rufus: hands are hidden, three seats."""
    made: Begin = request.param(short(spielwerk.load("rufus")))
    return made


def hand(match: OpenMatch, seat: int) -> str:
    text: str = match.observation(seat)["hand"]
    return text


def test_a_tensor_that_shows_the_next_hand_is_caught(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = OpenMatch.numbers

    def shows_the_next_hand(match: OpenMatch, seat: int) -> NDArray[np.int32]:
        written = seen(match, seat)
        written[-1] = "9" in hand(match, (seat + 1) % match.game.seats)
        return written

    monkeypatch.setattr(OpenMatch, "numbers", shows_the_next_hand)
    with pytest.raises(LawBroken, match=r"seat \d is shown what it cannot know"):
        laws.no_leaks(begin)


def test_an_event_that_is_told_to_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other side's gift to its partner, say; all that is seen stays as it should be."""
    monkeypatch.setattr(Told, "is_for", lambda news, viewer: True)
    begin = spiel(spielwerk.load("dog"))
    laws.no_leaks(begin, matches=1, plies=PLIES)
    with pytest.raises(LawBroken, match=r"is told of what seat \d does"):
        laws.told_as_seen(begin, matches=1, plies=PLIES)


def test_an_information_state_that_leaks_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = OpenMatch.information_state
    monkeypatch.setattr(
        OpenMatch,
        "information_state",
        lambda match, seat: kept(match, seat) + hand(match, (seat + 1) % 3),
    )
    with pytest.raises(LawBroken, match="information state would be different"):
        laws.no_leaks(spiel(spielwerk.load("rufus")))


def test_a_mask_that_depends_on_hidden_cards_is_caught(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = OpenMatch.legal

    def knows_hands(match: OpenMatch) -> list[int]:
        legal = kept(match)
        other = hand(match, (match.to_act() + 1) % 3)
        return legal[: -("9" in other) or None]

    monkeypatch.setattr(OpenMatch, "legal", knows_hands)
    with pytest.raises(LawBroken, match="cannot know"):
        laws.no_leaks(begin)


def test_resampling_that_returns_the_true_state_is_caught(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OpenMatch, "imagined", lambda match, seat, source: match.copy())
    laws.no_leaks(begin, matches=1, plies=10)
    with pytest.raises(LawBroken, match="is the true one"):
        laws.imagination_varies(begin)


@pytest.mark.parametrize("more", [True, False], ids=["illegal", "lacking"])
def test_a_mask_that_is_not_what_is_legal_is_caught(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, more: bool
) -> None:
    kept = OpenMatch.legal

    def wrong(match: OpenMatch) -> list[int]:
        legal = kept(match)
        if not more:
            return legal[1:]
        illegal = next(number for number in range(len(legal) + 1) if number not in legal)
        return sorted([*legal, illegal])

    monkeypatch.setattr(OpenMatch, "legal", wrong)
    with pytest.raises(LawBroken, match="is told that it may do"):
        laws.mask_is_legal(begin, legal_by_the_rules)


@both_doors
def test_team_mates_who_are_paid_oppositely_are_caught(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, kept = spielwerk.load("stramash", {"pairs": "on"}), OpenMatch.returns

    def swapped(match: OpenMatch) -> list[float]:
        first, second, *others = kept(match)
        return [second, first, *others]

    monkeypatch.setattr(OpenMatch, "returns", swapped)
    with pytest.raises(LawBroken, match=r"the team mates .* gain differently"):
        laws.returns_agree(door(game), game.teams())


@both_doors
def test_gains_that_do_not_add_up_and_draws_alone_are_caught(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LawBroken, match="no match was won"):
        laws.returns_agree(door(short(spielwerk.load("rufus"))), [[0], [1], [2]])
    monkeypatch.setattr(OpenMatch, "returns", lambda match: [1.0, -1.0, -1.0])
    with pytest.raises(LawBroken, match="do not add up to 0"):
        laws.returns_agree(door(short(spielwerk.load("rufus"))), [[0], [1], [2]])


def test_they_serve_other_peoples_games() -> None:
    """Kuhn poker as OpenSpiel has it: nothing leaks, and resampling varies."""

    def begin(seed: int) -> World:
        return SpielWorld(pyspiel.load_game("kuhn_poker").new_initial_state(), seed)

    laws.no_leaks(begin, matches=20)
    laws.imagination_varies(begin, matches=20)
    laws.returns_agree(begin, [[0], [1]])


def test_worlds_are_played_alike_for_the_same_seed() -> None:
    begin = spiel(short(spielwerk.load("rufus")))
    first, second = (
        [moment.world.truth() for moment in laws.moments(begin, 1, 30)] for _ in range(2)
    )
    assert first == second
