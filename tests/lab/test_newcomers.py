"""Whoever has played the lessons plays the games: legally, and by what their sentences say."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.lab import experiments, newcomers
from spielwerk.lessons.reading import lessons_of, scene_of
from spielwerk.lessons.records import Ask, Say
from spielwerk.lessons.running import match_after

BASIC: dict[str, dict[str, Any]] = {"streifzug": {"preset": "basic"}}


def played(game: spielwerk.Game, seed: int, seats: list[str]) -> spielwerk.Match:
    match = game.match(seed=seed)
    players = [experiments.player(name, game, seat, str(seed)) for seat, name in enumerate(seats)]
    experiments.finish(match, players)
    return match


@pytest.mark.parametrize("name", ["dog", "stramash", "streifzug"])
def test_a_newcomer_is_ahead_of_who_plays_anything(name: str) -> None:
    game = spielwerk.load(name, BASIC.get(name), seats=4 if name == "dog" else 2)
    won = 0
    for seed in range(4):
        team = game.teams()[seed % 2]
        seats = [newcomers.NAME if seat in team else "random" for seat in range(game.seats)]
        won += (played(game, seed, seats).returns or [0])[team[0]] > 0
    assert won >= 3


def test_a_newcomer_takes_a_ready_made_army_and_remembers_fights() -> None:
    game = spielwerk.load("strategus")
    newcomer = newcomers.player(game, 0, "1")
    match = game.match(seed=1)
    army = newcomer.choose(match.observation(0), match.legal(0), [])
    assert army == game.setups()[0]["setup"]
    scene = scene_of("strategus", "remember")
    match = match_after("strategus", scene, [(1, "e6xe5")])
    assert newcomer.choose(match.observation(0), match.legal(0), match.events(0)) == "e4xe5"


@pytest.mark.parametrize("name", spielwerk.games())
def test_a_newcomer_chooses_alike_whatever_is_hidden_from_it(name: str) -> None:
    game = spielwerk.load(name, BASIC.get(name))
    match = game.match(seed=3)
    for step in range(6):
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        other = game.determinize(seen, seed=step)
        newcomer = newcomers.player(game, seat, "9")
        events = match.events(seat)
        assert newcomer.choose(seen, legal, events) == newcomer.choose(
            other.observation(seat), other.legal(seat), events
        )
        match.play(seat, game.setups()[0]["setup"] if game.setups() else legal[step % len(legal)])
        if name == "strategus" and step > 0:
            break


def test_a_newcomer_does_what_the_first_games_ask_for() -> None:
    """Mostly: what is taught but once, as an example, it need not have understood."""
    asked = done = 0
    for name in ("dog", "stramash", "rufus"):
        for scene in lessons_of(name).scenes:
            beat = next(beat for beat in scene.beats if not isinstance(beat, Say))
            if scene.part == "more" or not isinstance(beat, Ask):
                continue
            match = match_after(name, scene, [])
            newcomer = newcomers.player(match.game, 0, "1")
            choice = newcomer.choose(match.observation(0), match.legal(0), match.events(0))
            asked, done = asked + 1, done + (beat.any or choice in beat.right)
    assert asked >= 12
    assert done >= asked * 0.6, f"{done} of {asked}"
