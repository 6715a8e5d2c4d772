"""What wrong tries at tasks are told is so: each claim held against the positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

import pytest

from spielwerk import Match
from spielwerk.core.documents import Document
from spielwerk.core.records import document
from spielwerk.games.strategus.board import is_step, square_named
from spielwerk.games.strategus.cards import kind_named
from spielwerk.games.strategus.fights import ATTACKER, NEITHER, survivor
from spielwerk.games.streifzug.board import catch_field, field_named, name
from spielwerk.games.streifzug.state import is_safe
from spielwerk.puzzles.answers import answer, turn_of
from spielwerk.puzzles.reading import games, making_of, match_of, puzzles_of
from spielwerk.puzzles.records import BEST, Puzzle
from spielwerk.puzzles.tasks import ways
from spielwerk.puzzles.unfolding import Branch, branches
from tests.effort import many, some

WORLDS = many(short=4, whole=40)
"""Ways in which what is hidden may lie, where a claim is about all of them."""
GOES_WELL = {"strategus fight won", "strategus escape none"}
"""What says that a try does the task, though it is not sure to."""


@dataclass
class Try:
    """A wrong try: how it stood at first, before its last action and after it."""

    puzzle: Puzzle
    branch: Branch

    @cached_property
    def first(self) -> Match:
        return match_of(self.branch.match.game.name, self.puzzle)

    @property
    def before(self) -> Match:
        assert self.branch.before is not None
        return self.branch.before

    @property
    def after(self) -> Match:
        return self.branch.match

    @property
    def team(self) -> set[int]:
        return next({*team} for team in self.after.game.teams() if self.puzzle.seat in team)

    @property
    def others(self) -> set[int]:
        return {*range(self.after.game.seats)} - self.team

    def told(self, name: str) -> list[Document]:
        """What happened of a kind by the last action."""
        heard = self.after.events(self.puzzle.seat)[self.branch.heard :]
        return [event for event in heard if event["event"] == name]

    def count(self, name: str) -> int:
        """How often something of a kind happened in the turn."""
        return sum(event["event"] == name for event in self.after.events(self.puzzle.seat))

    def choice(self, text: str) -> Document:
        every = self.before.choices(self.puzzle.seat)
        return next(document(one) for one in every if one.text == text)

    @property
    def chosen(self) -> Document:
        return self.choice(self.branch.actions[-1])

    def right(self) -> list[Document]:
        """What would have been right instead of the last action."""
        *led, _ = self.branch.actions
        ways = [way for way in self.puzzle.right if way[: len(led)] == led]
        return [self.choice(way[len(led)]) for way in ways]

    def passed(self, fields: set[str]) -> bool:
        """Did the last action go past one of these fields, and not end there?"""
        return any(not fields.isdisjoint(move["path"][:-1]) for move in self.told("moved"))

    def standing(self, key: str, seats: set[int]) -> set[str]:
        """The fields on which these seats' pieces stood before the last action."""
        rows = self.before.position()[key]
        return {field.rstrip("!") for seat in seats for field in rows[seat]}

    def back(self, key: str, home: str, seats: set[int]) -> int:
        """How many more pieces of these seats are at home than at first."""
        now, then = self.after.position()[key], self.first.position()[key]
        return sum(now[seat].count(home) - then[seat].count(home) for seat in seats)

    def inside(self, key: str, lane: str, match: Match) -> int:
        """How many pieces of the team are in their lane."""
        rows = match.position()[key]
        return sum(field.startswith(lane) for seat in self.team for field in rows[seat])

    def grew(self, key: str, lane: str) -> int:
        return self.inside(key, lane, self.after) - self.inside(key, lane, self.first)


Claim = Callable[[Try], bool]
"""Is it so, what a try is told?"""


def dog_hit(one: Try) -> int:
    return one.back("men", "K", one.others)


def stramash_hit(one: Try) -> int:
    return one.back("laddies", "D", one.others)


def past_goal(one: Try) -> bool:
    """Did a piece leave the way into its goal behind it, and stay on the track?"""
    starts = {f"T{16 * seat}" for seat in one.team}
    return one.passed(starts) and all(move["to"][0] == "T" for move in one.told("moved"))


def catch_spaces(one: Try) -> set[str]:
    stacks = one.before.position()["stacks"]
    return {name(catch_field(number)) for number, stack in enumerate(stacks) if stack}


def within_reach(one: Try) -> set[str]:
    """Where pawns of others stand that can be knocked out."""
    standing = one.standing("figures", one.others)
    return {field for field in standing if not is_safe(field_named(field))}


def pieces(match: Match, seat: int) -> dict[str, str]:
    found: dict[str, str] = match.position()["pieces"][seat]
    return found


def outcomes(one: Try) -> set[int]:
    """Who is left after a fight, in some of the worlds that the seat cannot tell apart."""
    (fought,) = one.told("fought")
    seen, attacker = one.first.observation(one.puzzle.seat), kind_named(fought["attacker"])
    worlds = (one.first.game.determinize(seen, seed=seed) for seed in range(WORLDS))
    met = [pieces(world, 1 - one.puzzle.seat)[fought["to"]] for world in (one.first, *worlds)]
    return {survivor(attacker, kind_named(card), 0) for card in met}


def hunter(one: Try) -> str:
    """Where the card stands that had just won."""
    return str(one.first.position()["last"]["move"].partition("x")[2])


def can_beat(one: Try) -> bool:
    """May the card that had just won beat another in its next turn?"""
    rival, square = 1 - one.puzzle.seat, hunter(one)
    attacks = [text for text in one.after.legal(rival) if text.startswith(f"{square}x")]
    own, theirs = pieces(one.after, one.puzzle.seat), pieces(one.after, rival)
    met = [own[text.partition("x")[2]] for text in attacks]
    kinds = ((kind_named(theirs[square]), kind_named(card)) for card in met)
    return any(survivor(attacker, card, 0) == ATTACKER for attacker, card in kinds)


def still_open(one: Try) -> set[str]:
    """Which of two things can still be done in this turn of Streifzug durch."""
    tasks = {name: making_of("streifzug").tasks[name] for name in ("throw", "card")}
    found = ways(one.after.game, one.after.state, one.puzzle.seat, tasks)
    return {name for name, way in found.items() if way.right}


CLAIMS: dict[str, Claim] = {
    "dog hit own": lambda one: one.back("men", "K", one.team) == 1 and not dog_hit(one),
    "dog hit passed": lambda one: one.passed(one.standing("men", one.others)),
    "dog hit swap": lambda one: one.told("swapped") != [] and not one.told("sent_home"),
    "dog two_home one": lambda one: dog_hit(one) == 1,
    "dog two_home own": lambda one: one.back("men", "K", one.team) == 1 and not dog_hit(one),
    "dog goal lap": past_goal,
    "dog goal inside": lambda one: any(move["from"][0] == "G" for move in one.told("moved")),
    "dog goal_and_hit goal": lambda one: one.grew("men", "G") == 1 and not dog_hit(one),
    "dog goal_and_hit hit": lambda one: dog_hit(one) >= 1 and not one.grew("men", "G"),
    "dog win none": lambda one: not one.after.over,
    "rufus catch fox": lambda one: one.told("fox_moved") != [],
    "rufus catch stone": lambda one: one.told("stone_moved") != [],
    "rufus lead fox": lambda one: one.told("fox_moved") != [],
    "rufus prize fox": lambda one: one.told("fox_moved") != [],
    "rufus prize stone": lambda one: one.told("stone_moved") != [] and not one.told("won"),
    "stramash hit passed": lambda one: one.passed(one.standing("laddies", one.others)),
    "stramash two_hit one": lambda one: stramash_hit(one) == 1,
    "stramash castle_and_hit castle": lambda one: one.grew("laddies", "C") == 1,
    "stramash castle_and_hit hit": lambda one: stramash_hit(one) >= 1,
    "stramash win none": lambda one: not one.after.over,
    "strategus fight peaceful": lambda one: not one.told("fought"),
    "strategus fight won": lambda one: one.told("fought")[0]["won"] == one.puzzle.seat,
    "strategus fight even": lambda one: outcomes(one) == {NEITHER},
    "strategus fight hopeless": lambda one: ATTACKER not in outcomes(one),
    "strategus fight none": lambda one: one.told("fought")[0]["won"] != one.puzzle.seat,
    "strategus escape beaten": lambda one: one.told("fought")[0]["to"] == hunter(one),
    "strategus escape still": can_beat,
    "streifzug card passed": lambda one: one.passed(catch_spaces(one)) and not one.told("caught"),
    "streifzug two_cards one": lambda one: one.count("caught") == 1,
    "streifzug throw passed": lambda one: one.passed(within_reach(one)),
    "streifzug throw_and_card throw": lambda one: one.count("thrown") > 0 == one.count("caught"),
    "streifzug throw_and_card card": lambda one: one.count("caught") > 0 == one.count("thrown"),
    "streifzug throw_and_card either": lambda one: still_open(one) == {"throw", "card"},
    "streifzug throw_and_card may_throw": lambda one: still_open(one) == {"throw"},
    "streifzug throw_and_card may_card": lambda one: still_open(one) == {"card"},
    "streifzug throw_and_card none": lambda one: not still_open(one),
    "streifzug ring circle": lambda one: one.told("moved")[-1]["to"][0] == "i",
    "streifzug ring none": lambda one: all(move["to"][0] != "i" for move in one.told("moved")),
}
"""What the sentences say besides that the task can't be done any more in this turn."""
NOTHING_MORE = {f"{game} {task} none" for game in games() for task in making_of(game).tasks}


def tasked(game: str) -> list[tuple[int, Puzzle]]:
    """The puzzles with a task, and their numbers; in the short form a part of them."""
    every = [(number, one) for number, one in enumerate(puzzles_of(game), 1) if one.task != BEST]
    return [*some(every, 30)]


def told(game: str) -> Iterator[tuple[str, Try, Document]]:
    """Everything that wrong tries at a game's tasks are told."""
    for number, puzzle in tasked(game):
        for branch in branches(game, puzzle):
            for said in answer(puzzle, branch, {}):
                yield f"{game} {number} {branch.actions}", Try(puzzle, branch), said.args


@pytest.mark.parametrize("game", games())
def test_what_a_wrong_try_hears_is_so(game: str) -> None:
    for place, one, args in told(game):
        if "how" in args:
            agrees(one, str(args["how"]), place)
        else:
            done_with(one, str(args["used"]), place)


def agrees(one: Try, how: str, place: str) -> None:
    """Whoever is told that it goes well has done the task here, and nobody else has."""
    game, task = one.after.game.name, one.puzzle.task
    claim = f"{game} {task} {how}"
    known = NOTHING_MORE if claim not in CLAIMS else ()
    assert claim in known or CLAIMS[claim](one), f"{place}: {claim}"
    done = making_of(game).tasks[task](turn_of(game, one.puzzle, one.branch))
    assert done == (claim in GOES_WELL), f"{place}: {claim}"


def done_with(one: Try, used: str, place: str) -> None:
    """Rufus speaks of moving something else, so what is right has to be a move."""
    tool = making_of(one.after.game.name).tool
    assert tool is not None
    right = {tool(choice) for choice in one.right()}
    assert (tool(one.chosen) in right) == (used == "same"), place
    assert not any(way.startswith("lay") for way in right), place


@pytest.mark.parametrize("game", sorted({*games()} - {"strategus"}))
def test_what_cannot_be_done_any_more_cannot_as_it_really_stands(game: str) -> None:
    """Nothing but what is right does a task, so whoever hears that nothing can hears the truth."""
    for number, puzzle in tasked(game):
        match = match_of(game, puzzle)
        tasks = {puzzle.task: making_of(game).tasks[puzzle.task]}
        found = ways(match.game, match.state, puzzle.seat, tasks)[puzzle.task]
        assert found.right == puzzle.right, number


def test_whoever_attacks_an_equal_that_was_known_hears_that() -> None:
    """A card that had run is a hare: a hare against it is no question of what lies face down."""
    puzzles = [one for one in puzzles_of("strategus") if one.task == "fight" and runner(one)]
    met = [
        said.args["how"]
        for puzzle in puzzles
        for branch in branches("strategus", puzzle)
        if branch.actions and branch.actions[-1].endswith(f"x{runner(puzzle)}")
        for said in answer(puzzle, branch, {})
        if said.args.get("how") and equal(Try(puzzle, branch))
    ]
    assert met
    assert {*met} == {"even"}


def equal(one: Try) -> bool:
    (fought,) = one.told("fought")
    return bool(fought["attacker"] == fought["defender"])


def runner(puzzle: Puzzle) -> str:
    """Where the card stands that has just run; nowhere if none has."""
    move = str((puzzle.position.get("last") or {"move": ""})["move"])
    origin, runs, target = move.partition("-")
    ran = runs and not is_step(square_named(origin), square_named(target))
    return target if ran else ""
