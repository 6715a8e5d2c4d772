"""Whether one action is clearly the best: several searches have to find the same one."""

from statistics import fmean

import msgspec

from spielwerk import Match, bots
from spielwerk.bots.coach import Advice, shown
from spielwerk.bots.search.players import Player, level_of
from spielwerk.puzzles.collecting import Scene
from spielwerk.puzzles.reading import making_of, match_of
from spielwerk.puzzles.records import BEST, Grade, Judged, Puzzle
from spielwerk.puzzles.tasks import Making

QUICK, LEVEL = "club", "master"
SEARCHES = 4
OPEN = (0.1, 0.9)
"""What is decided already is no puzzle."""
UNHURRIED = 600.0
"""Seconds: no clock ends a search, so that it can be repeated."""


def look(match: Match, seat: int, level: str, seed: int) -> list[Advice]:
    """What a search of this seed thinks of all actions, the best first, with true chances."""
    thinks = level_of(match.game, level)._replace(seconds=UNHURRIED)
    player = Player(thinks, match.game, seat, seed)
    return shown(match.game, player, match.observation(seat), [])


def margin(looked: list[Advice]) -> float:
    """How much better the best action is than all others; 0 where there is nothing beside it."""
    if len(looked) < 2:
        return 0.0
    return looked[0].chance - max(other.chance for other in looked[1:])


def best_in(scene: Scene, making: Making) -> Puzzle | None:
    """The puzzle to find the best action there; None if none is clear, or it is too obvious."""
    match, seat = scene.imagined(), scene.seat
    quick = look(match, seat, QUICK, 0)
    if margin(quick) < making.margin:
        return None
    if not making.obvious and finds(match, seat, "child", quick[0].action):
        return None
    looks = searched(match, seat, making.margin)
    return judged_in(match, seat, looks) if looks and is_open(looks) else None


def searched(match: Match, seat: int, least: float) -> list[list[Advice]]:
    """What all searches think; nothing if they do not agree on what is the best."""
    looks: list[list[Advice]] = []
    for seed in range(1, SEARCHES + 1):
        looks.append(look(match, seat, LEVEL, seed))
        if not agreed(looks, least):
            return []
    return looks


def judged_again(game: str, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle with what searches think of it now; None if they find another action."""
    match = match_of(game, puzzle)
    looks = searched(match, puzzle.seat, making_of(game).margin)
    if not looks or [[looks[0][0].action]] != puzzle.right:
        return None
    return msgspec.structs.replace(puzzle, judged=judgement(looks))


def judgement(looks: list[list[Advice]]) -> Judged:
    """What these searches think together."""
    by_action = {one.action: fmean(chances_of(one.action, looks)) for one in looks[0]}
    return Judged(
        level=LEVEL,
        searches=len(looks),
        margin=round(min(map(margin, looks)), 3),
        chances={action: round(chance, 3) for action, chance in by_action.items()},
    )


def chances_of(action: str, looks: list[list[Advice]]) -> list[float]:
    """What each search thinks of one action."""
    return [one.chance for looked in looks for one in looked if one.action == action]


def judged_in(match: Match, seat: int, looks: list[list[Advice]]) -> Puzzle:
    """A puzzle of which these searches have found the best action."""
    action = looks[0][0].action
    return Puzzle(
        task=BEST,
        grade=grade_of(match, seat, action),
        seat=seat,
        position=match.position(),
        right=[[action]],
        turns=len(match.legal(seat)),
        judged=judgement(looks),
    )


def agreed(looks: list[list[Advice]], least: float) -> bool:
    """Do all searches find the same action, clearly?"""
    return all(one[0].action == looks[0][0].action and margin(one) >= least for one in looks)


def is_open(looks: list[list[Advice]]) -> bool:
    """Is the game still open, as all searches see it?"""
    return all(OPEN[0] <= one[0].chance <= OPEN[1] for one in looks)


def grade_of(match: Match, seat: int, action: str) -> Grade:
    """Who finds it: a child too, a neighbour at least, or neither."""
    if finds(match, seat, "child", action):
        return 1
    return 2 if finds(match, seat, "casual", action) else 3


def finds(match: Match, seat: int, level: str, action: str) -> bool:
    """Does a bot of this level play it?"""
    bot = bots.load(level, match.game, seat, 1)
    return bot.choose(match.observation(seat), match.legal(seat), []) == action
