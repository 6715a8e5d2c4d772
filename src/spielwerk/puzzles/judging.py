"""Whether one action is clearly the best: several searches have to find the same one."""

from spielwerk import Match, bots
from spielwerk.bots.coach import Advice, advised
from spielwerk.bots.search.levels import Level
from spielwerk.bots.search.players import Player, level_of
from spielwerk.puzzles.collecting import Found, Scene
from spielwerk.puzzles.records import BEST, Grade, Judged, Puzzle
from spielwerk.puzzles.tasks import Making

QUICK, LEVEL = "club", "master"
SEARCHES = 4
OPEN = (0.1, 0.9)
"""What is decided already is no puzzle."""
UNHURRIED = 600.0
"""Seconds: no clock ends a search, so that it can be repeated."""


def look(match: Match, seat: int, level: str, seed: int) -> list[Advice]:
    """What a search of this seed thinks of all actions, the best first."""
    thinks: Level = level_of(match.game, level)._replace(seconds=UNHURRIED)
    player = Player(thinks, match.game, seat, seed)
    return advised(match.game, player, match.observation(seat), [])


def margin(looked: list[Advice]) -> float:
    """How much better the best action is than all others; 0 where there is nothing beside it."""
    if len(looked) < 2:
        return 0.0
    return looked[0].chance - max(other.chance for other in looked[1:])


def best_in(scene: Scene, making: Making) -> Found | None:
    """The puzzle to find the best action there; None if none is clear, or it is too obvious."""
    match, seat = scene.imagined(), scene.seat
    quick = look(match, seat, QUICK, 0)
    if margin(quick) < making.margin:
        return None
    if not making.obvious and finds(match, seat, "child", quick[0].action):
        return None
    looks: list[list[Advice]] = []
    for seed in range(1, SEARCHES + 1):
        looks.append(look(match, seat, LEVEL, seed))
        if not agreed(looks, making.margin):
            return None
    return judged_in(match, seat, looks)


def judged_in(match: Match, seat: int, looks: list[list[Advice]]) -> Found:
    """A puzzle of which these searches have found the best action."""
    action = looks[0][0].action
    judged = Judged(
        level=LEVEL,
        searches=SEARCHES,
        margin=round(min(map(margin, looks)), 3),
        chance=round(sum(one[0].chance for one in looks) / SEARCHES, 3),
    )
    puzzle = Puzzle(
        task=BEST,
        grade=grade_of(match, seat, action),
        seat=seat,
        position=match.position(),
        right=[[action]],
        turns=len(match.legal(seat)),
        judged=judged,
    )
    return Found(puzzle, (puzzle.grade, -judged.margin))


def agreed(looks: list[list[Advice]], least: float) -> bool:
    """Do all searches find the same action, clearly, where the game is still open?"""
    return all(
        one[0].action == looks[0][0].action
        and margin(one) >= least
        and OPEN[0] <= one[0].chance <= OPEN[1]
        for one in looks
    )


def grade_of(match: Match, seat: int, action: str) -> Grade:
    """Who finds it: a child too, a neighbour at least, or neither."""
    if finds(match, seat, "child", action):
        return 1
    return 2 if finds(match, seat, "casual", action) else 3


def finds(match: Match, seat: int, level: str, action: str) -> bool:
    """Does a bot of this level play it?"""
    bot = bots.load(level, match.game, seat, 1)
    return bot.choose(match.observation(seat), match.legal(seat), []) == action
