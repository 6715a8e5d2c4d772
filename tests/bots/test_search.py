"""Levels search what their seat may know: legally, alike for equal seeds, and honestly."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice, pairwise
from types import ModuleType
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.coach import Advice, falling, hint
from spielwerk.bots.errors import BotError
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.learning import weights
from spielwerk.bots.review import review
from spielwerk.bots.search.levels import LEVELS
from spielwerk.bots.search.players import Player, level_of
from spielwerk.bots.search.searcher import SLICE, Choice, Searcher
from spielwerk.core.errors import TranscriptError
from tests.bots.test_bots import assert_repeated, played

TAUGHT = [name for name in spielwerk.games() if weights.names(name)]
SEARCHED = [
    pytest.param(name, marks=pytest.mark.whole if "club" in knowledge_of(name).bots else ())
    for name in TAUGHT
]
"""Where `club` is the game's own this is what sparring partners do, and takes long to compile."""
QUICK = ("child", "casual")


def in_the_middle(name: str, steps: int = 40) -> spielwerk.Match:
    """A match so many steps after its opening, played by turns of the legal actions."""
    match = spielwerk.load(name).match(seed=7)
    step = 0
    while step < steps or len(match.legal(match.seats_to_act()[0])) == 1:
        seat = match.seats_to_act()[0]
        opens = player(match, seat, "casual").opening(match.observation(seat))
        match.play(seat, match.legal(seat)[0 if opens else step % len(match.legal(seat))])
        step += not opens
    return match


def player(match: spielwerk.Match, seat: int, name: str, **changes: Any) -> Player:
    """A level that looks at less than it could."""
    return Player(level_of(match.game, name)._replace(**changes), match.game, seat, 1)


def test_every_game_has_its_levels() -> None:
    assert spielwerk.games() == TAUGHT
    assert all(set(LEVELS) < set(bots.names(name)) for name in TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_hint_names_legal_actions_once_and_the_best_first(name: str) -> None:
    match = in_the_middle(name)
    seat = match.seats_to_act()[0]
    advised = hint(match, seat, "child")  # it looks one action ahead: chances alone decide
    actions = [advice.action for advice in advised]
    assert len(actions) == len(set(actions)) > 1
    assert set(actions) <= set(match.legal(seat))
    if knowledge_of(name).rules is None:  # those may leave some out
        assert set(actions) == set(match.legal(seat))
    assert all(0 <= advice.chance <= 1 for advice in advised)
    assert all(more.chance >= less.chance for more, less in pairwise(advised))


def test_a_hint_dropped_early_is_told_as_no_better_than_what_was_kept() -> None:
    """Its number was looked at less closely; so the list falls from the first to the last."""
    looked = [
        Advice("queen", 0.69),
        Advice("joker", 0.685),
        Advice("ten", 0.7),
        Advice("two", 0.5),
    ]
    told = falling(looked)
    assert [one.action for one in told] == [one.action for one in looked]
    assert [one.chance for one in told] == [0.69, 0.685, 0.685, 0.5]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_hint_for_who_need_not_act_is_empty(name: str) -> None:
    match = in_the_middle(name)
    idle = [seat for seat in range(match.game.seats) if seat not in match.seats_to_act()]
    assert idle
    assert all(hint(match, seat, "casual") == [] for seat in idle)


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("level", QUICK)
def test_a_level_finishes_a_match_and_repeats_it_for_the_same_seed(name: str, level: str) -> None:
    assert_repeated(spielwerk.load(name), level)


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize(("level", "steps"), [("child", 12), ("casual", 12), ("club", 4)])
def test_a_level_chooses_alike_whatever_is_hidden_from_it(
    name: str, level: str, steps: int
) -> None:
    match = in_the_middle(name, 20)
    less = level_of(match.game, level).iterations // 5
    for step in range(steps):
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        other = match.game.determinize(seen, seed=step)
        thinker = player(match, seat, level, iterations=less, seconds=600)
        choices = {
            thinker.choose(world.observation(seat), world.legal(seat), match.events(seat))
            for world in (match, other)
        }
        assert len(choices) == 1
        match.play(seat, legal[step % len(legal)])


def test_actions_are_tried_alike_also_where_time_ends_the_search() -> None:
    match = in_the_middle("dog")
    seat = match.seats_to_act()[0]
    thinker = player(match, seat, "club", iterations=10**9, seconds=0.3)
    choices = thinker.judged(match.observation(seat), match.events(seat))
    fewest, *_, second, most = sorted(choice.visits for choice in choices)
    assert fewest > 0
    assert most - second <= SLICE


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_imagined_agrees_with_what_is_seen(name: str) -> None:
    match = in_the_middle(name)
    game, seat = match.game, match.seats_to_act()[0]
    seen = match.observation(seat)
    for memory in (None, 1):
        asked = player(match, seat, "casual", worlds=5, memory=memory)
        for world in asked.worlds(seen, match.events(seat)):
            assert game.observe(world, seat) == seen


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_ends_after_its_iterations_or_its_time(name: str) -> None:
    match = in_the_middle(name)
    seat = match.seats_to_act()[0]
    seen, heard = match.observation(seat), match.events(seat)
    thinker = player(match, seat, "club", iterations=600, seconds=600)
    searched = thinker.judged(seen, heard)
    assert 500 < thinker.searcher.done <= 600
    assert sum(choice.visits for choice in searched) == thinker.searcher.done
    hurried = player(match, seat, "master", seconds=0)
    assert hurried.choose(seen, match.legal(seat), heard) in match.legal(seat)
    assert hurried.searcher.done == 0


@pytest.mark.parametrize("level", ["club", "master"])
def test_a_search_that_would_never_end_ends_when_it_is_cancelled(level: str) -> None:
    match = in_the_middle("dog")
    (seat,) = match.seats_to_act()
    seen, legal, heard = match.observation(seat), match.legal(seat), match.events(seat)
    thinker = player(match, seat, level, iterations=10**15, seconds=120)
    with ThreadPoolExecutor(1) as thread:
        chosen = thread.submit(thinker.choose, seen, legal, heard)
        with pytest.raises(TimeoutError):
            chosen.result(timeout=0.5)
        thinker.cancel()
        assert chosen.result(timeout=60) in legal
        again = thread.submit(thinker.choose, seen, legal, heard)  # a cancel counts once
        with pytest.raises(TimeoutError):
            again.result(timeout=0.5)
        thinker.cancel()
        assert again.result(timeout=60) in legal


def test_only_the_own_actions_are_found_though_all_that_is_seen_looks_alike() -> None:
    """What is seen is told apart by numbers, and two of them may be equal."""
    game, known = spielwerk.load("dog"), knowledge_of("dog")
    blurred = ModuleType("blurred")
    vars(blurred).update(vars(known.guide), information_state=lambda s, viewer: 1)
    blind = replace(known, guide=blurred)
    searcher = Searcher(game, blind, weights.net("dog", "full"), compile_it=False)
    match = game.match_from(DOG)
    level = player(match, 0, "club", iterations=30, seconds=600).level
    choices = searcher.search([match.state], 0, game.seats, level, 1)
    assert {game.moves.text(choice.action) for choice in choices} == set(match.legal(0))


def test_everybody_is_judged_by_their_own_eyes() -> None:
    """Whoever sits where, partners being two: with the table turned, a search finds the same."""
    found = [searched(spielwerk.load("dog").match_from(turned(DOG, by))) for by in range(4)]
    assert len(found[0]) > 4
    for other in found[1:]:
        assert [choice[1:] for choice in other] == [choice[1:] for choice in found[0]]


def searched(match: spielwerk.Match) -> list[Choice]:
    """What the seat to move finds if it knows all hands."""
    (seat,) = match.seats_to_act()
    thinker = player(match, seat, "club", iterations=1_000, seconds=600)
    return thinker.searcher.search([match.state], seat, match.game.seats, thinker.level, 1)


DOG = {
    "game": "dog",
    "phase": "play",
    "to_move": 0,
    "starter": 0,
    "hand_size": 4,
    "men": [["T18", "T40", "K", "K"], ["T5", "K", "K", "K"], ["T23", "T57", "K", "K"], ["K"] * 4],
    "hands": ["2 5 8 X", "A J K X", "2 2 5 X", "3 9 10 J"],
    "discard": "K 4 7",
}


def turned(document: dict[str, Any], by: int) -> dict[str, Any]:
    """The same position of Dog, with everybody sitting so many seats further on."""

    def further(place: str) -> str:
        return f"T{(int(place[1:]) + 16 * by) % 64}" if place.startswith("T") else place

    seats = [(seat - by) % 4 for seat in range(4)]
    return document | {
        "to_move": (document["to_move"] + by) % 4,
        "starter": (document["starter"] + by) % 4,
        "men": [[further(place) for place in document["men"][seat]] for seat in seats],
        "hands": [document["hands"][seat] for seat in seats],
    }


@pytest.mark.parametrize("name", TAUGHT)
def test_a_review_follows_a_match(name: str) -> None:
    match = in_the_middle(name, 60)
    told = review(match.transcript(), "casual")
    steps = match.transcript()["steps"]
    assert [[step["who"], step["action"]] for step in told["steps"]] == steps
    assert len(told["curve"]) == len(steps) + 1
    assert all(0 <= chance <= 1 for chances in told["curve"] for chance in chances)
    assert all(0 <= step < len(steps) for step in told["turning_points"])
    gains = [missed["gain"] for missed in told["missed"]]
    assert gains, "who plays by turns misses something"
    assert all(more >= less for more, less in pairwise(gains))
    for missed in islice(told["missed"], 3):
        step = told["steps"][missed["step"]]
        assert (step["who"], step["action"]) == (missed["seat"], missed["played"])
        assert missed["observation"]["seat"] == missed["seat"]


@pytest.mark.parametrize("step", [7, None, ["x"], [0, "a", "b"], [0, ["a"]], [9, "give A"]])
def test_a_transcript_with_a_step_that_is_none_is_refused(step: Any) -> None:
    transcript = spielwerk.load("dog").match(seed=1).transcript()
    with pytest.raises(TranscriptError, match=f"step {len(transcript['steps'])}"):
        review(transcript | {"steps": [*transcript["steps"], step]})


def test_levels_that_there_are_not_are_refused_by_name() -> None:
    match = spielwerk.load("dog").match(seed=1)
    for asked in (lambda: match.hint(0, "genius"), lambda: review(match.transcript(), "greedy")):
        with pytest.raises(BotError, match="allowed: child, casual, club, master"):
            asked()


def test_a_review_ends_with_the_result() -> None:
    match = played(spielwerk.load("dog"), 4, ["casual", "random"] * 2)
    told = review(match.transcript(), "casual")
    assert told["curve"][-1] == [(result + 1) / 2 for result in match.returns or ()]
    assert told["lost"][0] < told["lost"][1]
