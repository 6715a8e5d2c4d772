"""What the bots of Strategus know how to do, and that they know no more than they may."""

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.players import Anyhow, Forgetful, Greedy
from tests.bots.telling_strategus import told
from tests.effort import some

GAME = spielwerk.load("strategus")


def cards(text: str) -> dict[str, str]:
    """`a1:A e4:6`, as pieces of a position document."""
    return dict(card.split(":") for card in text.split())


def position(mine: str, theirs: str, **more: Any) -> dict[str, Any]:
    play = {"game": "strategus", "phase": "play", "to_move": 0}
    return play | {"pieces": [cards(mine), cards(theirs)]} | more


def choice(mine: str, theirs: str, *lines: str, bot: str = "greedy", **more: Any) -> str:
    """What seat 0's bot plays here, after events that it was told; `theirs` is hidden from it."""
    match = GAME.match_from(position(mine, theirs, **more), seed=1)
    player = bots.load(bot, match.game, 0, 1)
    return player.choose(match.observation(0), match.legal(0), told(*lines))


def finished(match: spielwerk.Match, players: list[bots.Bot]) -> spielwerk.Match:
    """The match, played on to its end."""
    while not match.over:
        for seat in match.seats_to_act():
            action = players[seat].choose(
                match.observation(seat), match.legal(seat), match.events(seat)
            )
            match.play(seat, action)
    return match


def between(makers: Sequence[bots.Maker], seed: int) -> spielwerk.Match:
    """A whole match of two bots."""
    players = [make(GAME, seat, seed) for seat, make in enumerate(makers)]
    return finished(GAME.match(seed=seed), players)


def wins(one: bots.Maker, other: bots.Maker, seeds: Sequence[int]) -> int:
    """How many matches the first bot wins, on either side in turn."""
    won = 0
    for seed in seeds:
        seat = seed % 2
        returns = between([one, other] if seat == 0 else [other, one], seed).returns
        assert returns is not None
        won += returns[seat] > 0
    return won


# What they know how to do

SCENE = (
    "a1:A a2:T b1:T e4:3 i1:7",
    "j10:A a10:T b10:T c10:T j9:T e5:2 h7:5 g7:5 f7:5 d7:5 c7:6 b7:6 a7:6",
)
"""A rhino stands before the grizzly …"""
AGO = ["1 e6xe5 29 1", *["0 i1-i2", "0 i2-i1"] * 40]
"""… that was seen long ago, in the own turn 81 before this one."""


def test_it_takes_the_apple_when_nothing_else_can_be_one() -> None:
    assert choice("a1:A j9:9 e4:4", "j10:A a7:6 b7:5", "1 a8-a7", "1 b8-b7") == "j9xj10"


def test_it_runs_for_an_apple_that_lies_open() -> None:
    assert choice("a1:A j2:9", "j10:A a7:6 b7:5", "1 a8-a7", "1 b8-b7") == "j2xj10"


def test_it_beats_a_weaker_card_that_it_has_seen() -> None:
    lines = ["1 e6xe5 69 1"]
    assert choice("a1:A e4:4 j1:7", "j10:A e5:6 h7:5", *lines) == "e4xe5"


def test_it_does_not_attack_a_stronger_card_that_it_has_seen_but_gets_out_of_its_way() -> None:
    lines = ["1 e6xe5 29 1"]
    assert choice("a1:A e4:4 e3:T", "j10:A e5:2 h7:5", *lines) in ("e4-d4", "e4-f4")


def test_it_does_not_run_into_a_trap_that_it_has_seen() -> None:
    lines = ["0 e6xe7 5T 1"]
    assert not choice("a1:A e6:4 d1:T", "j10:A e7:T h7:5", *lines).startswith("e6x")


def test_the_fox_removes_the_trap_that_was_seen() -> None:
    lines = ["0 e6xe7 5T 1"]
    assert choice("a1:A e6:8 j1:7", "j10:A e7:T h7:5", *lines) == "e6xe7"


def test_the_mouse_beats_the_elephant_that_was_seen() -> None:
    lines = ["1 e6xe5 19 1"]
    assert choice("a1:A e4:M j1:7", "j10:A e5:1 h7:5", *lines) == "e4xe5"


def test_it_removes_who_comes_to_its_apple() -> None:
    lines = ["1 d2xc2 69 1"]
    mine = "c1:A b1:T d1:T b2:3 g6:4"
    assert choice(mine, "c2:6 g7:8 j10:A", *lines, "1 g8-g7") == "b2xc2"


def test_it_remembers_and_the_other_has_forgotten() -> None:
    assert choice(*SCENE, *AGO) != "e4xe5"
    assert choice(*SCENE, *AGO, bot="forgetful") == "e4xe5"


@pytest.mark.parametrize("aid", ["log", "marked"])
def test_what_the_table_shows_need_not_be_remembered(aid: str) -> None:
    shown = (
        {"fights": [{"seat": 1, "move": "e6xe5", "attacker": "2", "defender": "9"}]}
        if aid == "log"
        else {"seen": [[], ["e5"]]}
    )
    aided = {"options": {"memory_aid": aid}} | shown
    assert choice(*SCENE, *AGO, bot="forgetful", **aided) != "e4xe5"


def test_how_long_it_remembers_can_be_chosen() -> None:
    match = GAME.match_from(position(*SCENE))
    asked = match.observation(0), match.legal(0), told(*AGO)
    short, long = (Forgetful(GAME, 0, 1, span=span) for span in (8, 40))
    assert short.choose(*asked) == "e4xe5"
    assert long.choose(*asked) != "e4xe5"
    assert Greedy(GAME, 0, 1).choose(*asked) != "e4xe5"


# What they do not know


def exchanged(setup: str, one: int, other: int) -> str:
    """A set-up in which two cards have changed places; places are counted in its order (§S4)."""
    codes = list(setup.removeprefix("setup ").replace(" ", ""))
    codes[one], codes[other] = codes[other], codes[one]
    return "setup " + " ".join("".join(codes[i : i + 10]) for i in range(0, 40, 10))


@pytest.mark.parametrize("bot", ["greedy", "forgetful"])
def test_a_choice_hangs_on_nothing_that_was_not_shown(bot: str) -> None:
    """Worlds with the same past, in which two cards that did nothing have changed places."""
    steps = list(between([Greedy, Greedy], 1).steps)
    theirs = next(text for seat, text in steps if seat == 1)
    compared = 0
    for one, other in [(0, 13), (5, 17), (8, 22), (11, 26)]:
        world = exchanged(theirs, one, other)
        changed = [(seat, world if text == theirs else text) for seat, text in steps]
        for first, second in zip(turns(steps), turns(changed), strict=False):
            if first[2] != second[2]:
                break
            compared += 1
            assert (
                len({bots.load(bot, GAME, 0, 7).choose(*asked) for asked in (first, second)}) == 1
            )
    assert compared > 20


def turns(steps: list[Any]) -> list[tuple[dict[str, Any], list[str], list[Any]]]:
    """What seat 0 could be asked at every fourth turn of play, as far as these steps are legal."""
    asked = []

    def watch(match: spielwerk.Match) -> None:
        if match.legal(0) and match.observation(0)["plies"] // 2 % 4 == 1:
            asked.append((match.observation(0), match.legal(0), match.events(0)))

    with contextlib.suppress(spielwerk.TranscriptError):
        GAME.replay_steps(steps, watch=watch)
    return asked


# How strong they are


def test_greedy_beats_random() -> None:
    matches = some(range(20), 4)
    assert wins(Greedy, Anyhow, matches) >= 0.95 * len(matches)


def test_forgetful_beats_random() -> None:
    matches = some(range(20), 4)
    assert wins(Forgetful, Anyhow, matches) >= 0.85 * len(matches)


def test_who_remembers_beats_who_forgets_at_once_more_often_than_not() -> None:
    matches = some(range(20), 3)
    assert wins(Greedy, partial(Forgetful, span=0), matches) > len(matches) / 2


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("a1:A a2:T b1:T c3:1 e3:4 f3:5 g3:8 h3:8", "j10:A i10:T j9:T e7:7 d8:9"),
        ("a1:A a2:T b1:T c3:2 e3:3 f3:9", "d10:A b9:6 g8:9 h8:9"),
        ("a1:A a2:T b1:T e5:1 f5:2", "e10:A a8:9"),
    ],
)
def test_who_is_ahead_does_not_let_it_come_to_a_draw(mine: str, theirs: str) -> None:
    for seed in range(5):
        match = GAME.match_from(position(mine, theirs), seed=seed)
        finished(match, [bots.load("greedy", match.game, seat, seed) for seat in range(2)])
        assert match.returns == [1, -1]


UNDER = (
    {"preset": "tournament"},
    {"lakes": "on", "two_squares": "3"},
    {"hare_attack": "adjacent", "memory_aid": "log"},
    {"memory_aid": "marked", "quiet_plies": 20},
    {"quiet_plies": 0, "max_plies": 600},
)


@pytest.mark.parametrize("options", some(UNDER, 2), ids=str)
def test_every_match_ends_under_all_options(options: dict[str, Any]) -> None:
    game = spielwerk.load("strategus", options)
    players = [bots.load(name, game, seat, 1) for seat, name in enumerate(["greedy", "forgetful"])]
    assert finished(game.match(seed=1), players).over
