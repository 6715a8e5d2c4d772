"""The player that reads the board: what it does in positions that cost others the match."""

import random
import threading
from functools import partial
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.arranging import is_orderly, is_walled, lets_out, walled
from spielwerk.bots.strategus.players import Greedy
from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.levels import READINGS, Reading
from spielwerk.bots.strategus.reading.player import Reader, blank, list_moves, set_rules
from spielwerk.bots.strategus.reading.state import State
from spielwerk.core.compiled import records, twin
from tests.bots.telling_strategus import told
from tests.bots.test_strategus_bots import between, exchanged, finished, position, turns

GAME = spielwerk.load("strategus")
NODES = 40_000
READING = Reading(60.0, nodes=NODES)
"""Ended by nodes, so that it is the same on every machine."""
QUICK = Reading(60.0, nodes=3_000)


def choice(mine: str, theirs: str, *lines: str, reading: Reading = READING, **more: Any) -> str:
    """What seat 0 plays here, after events that it was told; `theirs` is hidden from it."""
    match = GAME.match_from(position(mine, theirs, **more), seed=1)
    asked = match.observation(0), match.legal(0), told(*lines)
    return Reader(reading, match.game, 0, 1).choose(*asked)


# Positions that cost others the match

RAIDED = "a1:A a2:T b1:T d2:6 f2:7 g3:5 j4:3 i2:9"
RAIDERS = "g5:2 a10:A a9:T b10:T c9:5 e9:6 h9:7 j9:3 d10:9"


def test_a_raider_is_not_attacked_by_who_loses_to_it() -> None:
    """Not even where throwing a card away would seem to end the raid."""
    chosen = choice(RAIDED.replace("g3:5", "g4:5"), RAIDERS, "1 g6xg5 29 1")
    assert chosen != "g4xg5"
    chosen = choice(RAIDED, RAIDERS.replace("g5:2", "g4:2"), "1 g5xg4 29 1")
    assert chosen != "g3xg4"


def test_a_weaker_card_gets_out_of_a_known_raiders_way() -> None:
    chosen = choice("a1:A a2:T b1:T e4:4 c2:6", "e5:2 a10:A a9:T b10:T h9:6", "1 e6xe5 29 1")
    assert chosen.startswith("e4-")


WALKED_UP = ("0 e3xe4 29 0", "1 e7-e6", "0 a4-a5", "1 e6-e5")


def test_who_walks_up_to_a_known_grizzly_is_not_attacked_with_it() -> None:
    """It may well be the elephant: nobody else comes on his own."""
    mine = "a1:A a2:T b1:T e4:2 a5:6 h2:5 h3:9"
    theirs = "e5:1 a10:A a9:T b10:T c9:5 d9:6 h9:7 g9:3 i9:M"
    assert choice(mine, theirs, *WALKED_UP) != "e4xe5"


def test_who_ran_is_a_hare_and_is_taken() -> None:
    mine = "a1:A a2:T b1:T e4:2 a5:6 h2:5"
    theirs = "e5:9 a10:A a9:T b10:T c9:5 d9:6 h9:7 g9:3"
    lines = ("0 e3xe4 29 0", "1 e9-e5")
    assert choice(mine, theirs, *lines) == "e4xe5"


WALL = "a10:A a9:T b10:T b9:T c10:T f10:5 g10:6 h10:3 i10:9 j10:1"


@pytest.mark.parametrize("kind", ["1", "2"])
def test_the_strongest_do_not_dig_in_what_never_moved(kind: str) -> None:
    mine = f"j1:A j2:T i1:T a8:{kind} e2:8 f2:6 g2:9"
    assert "x" not in choice(mine, WALL, *["0 a7-a8", "1 i9-i10"])


def test_a_fox_that_saw_the_trap_removes_it() -> None:
    mine = "j1:A j2:T i1:T a8:8 b8:5 f2:6 g2:9"
    lines = ("0 a8xa9 5T 1", "1 f9-f10", "0 a7-a8", "1 f10-f9")
    assert choice(mine, "a10:A a9:T f9:6 g9:7", *lines, "0 b7-b8", "1 g10-g9") == "a8xa9"


def test_an_apple_that_can_be_nothing_else_is_taken() -> None:
    mine = "j1:A j2:T i1:T a9:8 f2:6 g2:9"
    assert choice(mine, "a10:A c8:6 d8:5", "1 c9-c8", "1 d9-d8") == "a9xa10"


def test_a_guard_goes_home_before_a_fox_can_be_at_the_wall() -> None:
    """Its path through the trap is counted against the nearest guard's."""
    mine = "a1:A a2:T b1:T d4:5 h5:3 i6:4"
    theirs = "a6:8 h7:9 j8:6 j10:A i10:T j9:T g9:5"
    lines = ("1 a8xa7 89 1", "1 a7-a6")
    assert choice(mine, theirs, *lines) in ("d4-c4", "d4-d3")


# Won matches are won

WON = [
    ("a1:A a2:T b1:T c3:1 e3:4 f3:5 g3:8 h3:8", "j10:A i10:T j9:T e7:7 d8:9", 120),
    ("a1:A a2:T b1:T e5:1 f5:2 c4:9", "e10:A a8:9", 60),
    ("a1:A a2:T b1:T e5:3 f5:4 c4:8 d4:8", "j10:A j9:T i10:T g8:6", 120),
]


@pytest.mark.parametrize(("mine", "theirs", "plies"), WON)
def test_who_is_ahead_wins_soon(mine: str, theirs: str, plies: int) -> None:
    match = GAME.match_from(position(mine, theirs), seed=3)
    players = [Reader(READING, GAME, 0, 3), bots.load("greedy", GAME, 1, 3)]
    assert finished(match, players).returns == [1, -1]
    assert match.observation(0)["plies"] <= plies


class Dancer:
    """Goes to and fro with one card as long as it can."""

    def choose(self, observation: Any, legal: Any, events: Any) -> str:
        mine = [text for text in legal if text in ("h9-h10", "h10-h9", "h9-g9", "g9-h9")]
        return str((mine or list(legal))[0])


def test_a_dance_does_not_save_who_is_behind() -> None:
    theirs = "a10:A a9:T b10:T h9:6 d10:T"
    match = GAME.match_from(position("j1:A j2:T i1:T e4:2 f4:3 g4:8 c4:8 h4:5", theirs), seed=1)
    finished(match, [Reader(READING, GAME, 0, 1), Dancer()])
    assert match.returns == [1, -1]


# What it knows, and what not


def test_a_choice_hangs_on_nothing_that_was_not_shown() -> None:
    """Worlds with the same past, in which two cards that did nothing have changed places."""
    steps = list(between([Greedy, Greedy], 1).steps)
    theirs = next(text for seat, text in steps if seat == 1)
    compared = 0
    for one, other in [(0, 13), (8, 22)]:
        world = exchanged(theirs, one, other)
        changed = [(seat, world if text == theirs else text) for seat, text in steps]
        for first, second in zip(turns(steps), turns(changed), strict=False):
            if first[2] != second[2]:
                break
            compared += 1
            chosen = {Reader(QUICK, GAME, 0, 7).choose(*asked) for asked in (first, second)}
            assert len(chosen) == 1
    assert compared > 10


def test_equal_seeds_and_nodes_make_equal_choices_on_either_side() -> None:
    one, same = (between([partial(Reader, QUICK)] * 2, 5).steps[:60] for _ in range(2))
    assert one == same


def test_who_forgets_takes_a_known_grizzly_for_anything() -> None:
    mine = "a1:A a2:T b1:T e4:3 i1:7"
    theirs = "j10:A a10:T b10:T c10:T j9:T e5:2 h7:5 g7:5 f7:5 d7:5 c7:6 b7:6 a7:6"
    ago = ["1 e6xe5 29 1", *["0 i1-i2", "0 i2-i1"] * 40]
    child = READINGS["child"]._replace(seconds=60.0)
    assert choice(mine, theirs, *ago) != "e4xe5"
    assert choice(mine, theirs, *ago, reading=child) == "e4xe5"


# The search


def asked_in_play(seed: int) -> tuple[Any, Any, Any]:
    """What seat 1 is asked in the middle of a match."""
    match = GAME.match(seed=seed)
    players = [Greedy(GAME, seat, seed) for seat in range(2)]
    while match.observation(1)["plies"] < 81 or 1 not in match.seats_to_act():
        seat = match.seats_to_act()[0]
        asked = match.observation(seat), match.legal(seat), match.events(seat)
        match.play(seat, players[seat].choose(*asked))
    return match.observation(1), match.legal(1), match.events(1)


def test_the_twin_finds_what_the_source_finds() -> None:
    seen, legal, events = asked_in_play(3)
    reader, found = Reader(READING, GAME, 1, 1), []
    plain = State()
    set_rules(plain, GAME)
    for code, s in ((search, plain), (twin(search), blank(GAME))):
        reader.picture(s, code, seen, events)
        list_moves(s, 1, legal, random.Random(1), 50)
        code.begin(s, 3)
        code.go_on(s, 1500)
        found.append((list(s.value), list(s.best), list(s.board), list(s.odds), s.score, s.nodes))
    assert found[0] == found[1]


def test_after_an_iteration_everything_lies_as_before() -> None:
    seen, legal, events = asked_in_play(3)
    code, s, reader = twin(search), blank(GAME), Reader(READING, GAME, 1, 1)
    reader.picture(s, code, seen, events)
    list_moves(s, 1, legal, random.Random(1), 50)
    before = records(search, 1)
    before[0] = s
    for depth in (1, 2, 3):
        code.begin(s, depth)
        assert code.go_on(s, 1 << 24)
    for field in ("board", "square", "shown", "moved", "mask", "active", "score"):
        assert (s[field] == before[0][field]).all(), field


def test_a_search_ends_when_nobody_wants_it_any_more() -> None:
    asked, reader = asked_in_play(3), Reader(Reading(600.0), GAME, 1, 1)
    timer = threading.Timer(0.5, reader.cancel)
    timer.start()
    assert reader.choose(*asked) in asked[1]
    timer.join()


@pytest.mark.parametrize(
    "options",
    [
        {"preset": "tournament"},
        {"lakes": "on", "two_squares": "3"},
        {"hare_attack": "adjacent", "memory_aid": "log", "sprung_trap": "goes"},
        {"memory_aid": "marked", "quiet_plies": 20},
    ],
    ids=str,
)
def test_every_match_ends_under_all_options(options: dict[str, Any]) -> None:
    game = spielwerk.load("strategus", options)
    little = Reading(60.0, nodes=300)
    players: list[bots.Bot] = [Reader(little, game, 0, 1), Reader(little, game, 1, 1)]
    assert finished(game.match(seed=1), players).over


# Set-ups


def test_its_apple_is_walled_in_as_a_rule_and_nobody_is_shut_in() -> None:
    behind_traps = 0
    for seed in range(120):
        codes = "".join(walled(0, {}, [], random.Random(seed)).split()[1:])
        assert lets_out(codes)
        assert is_orderly(codes)
        behind_traps += is_walled(codes)
    assert 95 < behind_traps < 120
