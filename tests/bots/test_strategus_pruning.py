"""What the search leaves out changes nothing; and nobody is rash who need not be."""

import random
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.strategus.players import Greedy
from spielwerk.bots.strategus.reading import search, tries
from spielwerk.bots.strategus.reading.booking import (
    LOSES,
    WINS,
    begin_attack,
    settle_attack,
    undo_attack,
)
from spielwerk.bots.strategus.reading.levels import Reading
from spielwerk.bots.strategus.reading.player import Reader, list_moves, press, set_rules
from spielwerk.bots.strategus.reading.state import (
    CARDS,
    KIND_STEP,
    MINE,
    OUTCOMES,
    POINT,
    THEIRS,
    WINDOW,
    State,
)
from spielwerk.games.strategus.board import square_named
from tests.bots.telling_strategus import told
from tests.bots.test_strategus_bots import position

GAME = spielwerk.load("strategus")
READING = Reading(60.0)
ANYTHING = 1 << 40


def asked(plies: int, seed: int) -> tuple[int, Any, list[str], Any]:
    """Somebody's turn in a match, well under way."""
    match = GAME.match(seed=seed)
    players = [Greedy(GAME, seat, seed) for seat in range(2)]
    while match.observation(0)["phase"] == "setup" or match.observation(0)["plies"] < plies:
        seat = match.seats_to_act()[0]
        seen = match.observation(seat), match.legal(seat), match.events(seat)
        match.play(seat, players[seat].choose(*seen))
    seat = match.seats_to_act()[0]
    return seat, match.observation(seat), match.legal(seat), match.events(seat)


def searched(plies: int, seed: int, depth: int) -> tuple[list[int], int]:
    """What all moves are worth in a match, and how many nodes that took."""
    return valued(*asked(plies, seed), depth)


def valued(
    seat: int, observation: Any, legal: list[str], events: Any, depth: int
) -> tuple[list[int], int]:
    s = State()
    set_rules(s, GAME)
    Reader(READING, GAME, seat, 1).picture(s, search, observation, events)
    list_moves(s, seat, legal, random.Random(1), 0)
    s.margin = WINDOW
    for further in range(1, depth + 1):
        search.begin(s, further)
        while not search.go_on(s, 10_000):
            pass
    return s.value[: len(legal)], s.nodes


def looks_at_all(patch: pytest.MonkeyPatch) -> None:
    """Nothing is left out any more."""

    def promised(_s: State, _ply: int, _first: int, rise: int) -> int:
        return ANYTHING if rise >= 0 else -ANYTHING

    for module in (search, tries):
        patch.setattr(module, "is_idle", lambda *_: False)
        patch.setattr(module, "is_harmless", lambda *_: False)
    patch.setattr(search, "promised", promised)


@pytest.mark.parametrize(("plies", "seed"), [(60, 5), (40, 6)])
def test_what_is_left_out_changes_no_value(plies: int, seed: int) -> None:
    values, nodes = searched(plies, seed, 3)
    with pytest.MonkeyPatch.context() as patch:
        looks_at_all(patch)
        all_values, all_nodes = searched(plies, seed, 3)
    assert nodes < 0.8 * all_nodes
    for value, same in zip(values, all_values, strict=True):
        assert abs(value - same) <= 2 * POINT


@pytest.mark.parametrize(
    ("own", "theirs", "depth"),
    [("i7:2", "a4:1 a7:8", 3), ("h9:6 b10:9", "c1:5 d7:8", 5)],
)
def test_nor_does_it_where_few_are_left(own: str, theirs: str, depth: int) -> None:
    """Who takes a trap or a guard may be nearer to the apple than he was."""
    few = position(f"a1:A a2:T b1:T {own}", f"j10:A i10:T j9:T {theirs}")
    match = GAME.match_from(few, seed=1)
    seen = 0, match.observation(0), match.legal(0), match.events(0), depth
    values, _ = valued(*seen)
    with pytest.MonkeyPatch.context() as patch:
        looks_at_all(patch)
        all_values, _ = valued(*seen)
    for value, same in zip(values, all_values, strict=True):
        assert abs(value - same) <= 2 * POINT


HOME = "a1:A a2:T b1:T"
BACK = "a10:A a9:T b10:T e9:T d10:T f10:T"


def pictured(mine: str, theirs: str, *lines: str, quiet: int = 0) -> State:
    """Seat 0's picture after so many quiet actions."""
    s, match = State(), GAME.match_from(position(mine, theirs, quiet=quiet), seed=1)
    set_rules(s, GAME)
    Reader(READING, GAME, 0, 1).picture(s, search, match.observation(0), told(*lines))
    list_moves(s, 0, match.legal(0), random.Random(1), 0)
    press(s, 200)
    return s


def at(s: State, square: str) -> int:
    return int(s.board[square_named(square)])


def expected(s: State, kind: int, square: str) -> int:
    return int(s.gain[kind * CARDS + at(s, square)])


def bonus(s: State, origin: str, target: str) -> int:
    """What speaks for a move besides."""
    move = at(s, origin) * tries.SQUARES + square_named(target)
    return int(s.bonus[list(s.root[: s.roots]).index(move)])


LINES = ("0 e7-e8", "1 h9-h10")
AHEAD = f"{HOME} e8:2 c8:7 d4:3 f4:4 h4:4", f"{BACK} c9:T g9:9 h10:6 i9:8"


def test_an_attack_is_no_better_because_nothing_has_happened_for_a_while() -> None:
    soon, later, last = (pictured(*AHEAD, *LINES, quiet=quiet) for quiet in (2, 38, 190))
    assert expected(soon, 2, "e9") == expected(later, 2, "e9") < 0
    assert expected(last, 2, "e9") > expected(later, 2, "e9") // 2


def test_who_is_behind_is_not_rash_before_a_draw() -> None:
    mine, theirs = f"{HOME} e8:5 c8:7 d4:7", f"{BACK} c9:T g9:1 h10:2 i9:3 i10:3"
    soon, last = (pictured(mine, theirs, *LINES, quiet=quiet) for quiet in (2, 190))
    assert soon.army[MINE] < soon.army[THEIRS]
    assert expected(soon, 5, "e9") == expected(last, 5, "e9")


def test_who_is_ahead_does_not_press_with_what_he_is_ahead_by() -> None:
    mine = f"{HOME} e8:2 c8:9 d4:7 f4:8 h4:9"
    s = pictured(mine, f"{BACK} c9:T g9:5 h10:6 i9:7", *LINES, quiet=160)
    assert s.army[MINE] > s.army[THEIRS]
    assert bonus(s, "c8", "c9") > bonus(s, "e8", "e9") == 0


def test_the_score_after_an_outcome_is_foreseen() -> None:
    s = pictured(f"{HOME} e8:5", f"{BACK} g9:4 h10:6 i9:8", *LINES)
    s.depth[0] = 3
    for outcome in (WINS, LOSES):
        begin_attack(s, 0, at(s, "e8"), square_named("e9"))
        settle_attack(s, 0, outcome)
        assert s.score == s.foreseen[outcome] != 0
        undo_attack(s, 0)
    assert s.likely[:OUTCOMES].count(0) < OUTCOMES - 1
    assert s.foreseen[WINS] > s.foreseen[LOSES]
    assert s.odds[at(s, "e9") * KIND_STEP] == 0
