"""Bots play legally, alike for equal seeds, knowing only what their seat may know, and well."""

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.search.levels import LEVELS
from tests.effort import EFFORT, WHOLE, some

GAMES = spielwerk.games()
EVERY_BOT = [(name, bot) for name in GAMES for bot in bots.names(name) if bot not in LEVELS]
"""Those that do not search; of the others `test_search` tells."""


def played(
    game: spielwerk.Game, seed: int, names: list[str], steps: int | None = None
) -> spielwerk.Match:
    """A match of these bots, one a seat, or its first steps; it refuses what is not legal."""
    match = game.match(seed=seed)
    players = [bots.load(name, game, seat, seed) for seat, name in enumerate(names)]
    while not match.over and (steps is None or len(match.steps) < steps):
        for seat in match.seats_to_act():
            legal = match.legal(seat)
            action = players[seat].choose(match.observation(seat), legal, match.events(seat))
            match.play(seat, action)
    return match


@pytest.mark.parametrize(("name", "bot"), EVERY_BOT)
def test_bots_finish_a_match_and_repeat_it_for_the_same_seed(name: str, bot: str) -> None:
    assert_repeated(spielwerk.load(name), bot)


def assert_repeated(game: spielwerk.Game, bot: str) -> None:
    """Bots of this name finish a match, and play it again; in the short form its first quarter."""
    names = [bot] * game.seats
    first = played(game, 3, names)
    assert first.over
    steps = len(first.steps) if EFFORT >= WHOLE else len(first.steps) // 4
    again = played(game, 3, names, steps).steps
    assert len(again) >= steps
    assert again == first.steps[: len(again)]


@pytest.mark.parametrize("name", GAMES)
def test_greedy_team_beats_random_team(name: str) -> None:
    game = spielwerk.load(name)
    won = 0
    seeds = some(range(10), 5)
    for seed in seeds:
        strong = game.teams()[seed % len(game.teams())]
        names = ["greedy" if seat in strong else "random" for seat in range(game.seats)]
        returns = played(game, seed, names).returns
        assert returns is not None
        won += returns[strong[0]] > 0
    assert won >= 0.8 * len(seeds)


@pytest.mark.parametrize(("name", "bot"), EVERY_BOT)
def test_a_bot_chooses_alike_whatever_is_hidden_from_it(name: str, bot: str) -> None:
    game = spielwerk.load(name)
    match = game.match(seed=5)
    for step in range(60):
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        other = game.determinize(seen, seed=step)
        choices = {
            bots.load(bot, game, seat, 9).choose(world.observation(seat), world.legal(seat), [])
            for world in (match, other)
        }
        assert len(choices) == 1
        match.play(seat, legal[step % len(legal)])


def test_levels_come_first_and_random_last() -> None:
    assert bots.names("dog") == [*LEVELS, "greedy", "random"]
    assert bots.names("strategus") == [*LEVELS, "greedy", "forgetful", "random"]


def test_an_unknown_bot_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(bots.BotError, match="unknown bot 'hal'; allowed: child, casual"):
        bots.load("hal", spielwerk.load("dog"), 0)
