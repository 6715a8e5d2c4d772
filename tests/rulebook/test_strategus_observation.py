"""Strategus: what a seat and a spectator see, field by field (§S2, §M5, §E1)."""

import json
from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.rulebook.strategus_scenario import (
    BLUE,
    BOX,
    MEMORY,
    RED,
    VIEWERS,
    army_of_setup,
    begun,
    covered,
    document,
    set_up,
    strategus,
)

TABLE = "5e4 9b2 Tc1 | 7e8 9c7"


def all_but(codes: str) -> list[str]:
    left = list(BOX)
    for code in codes:
        left.remove(code)
    return left


def test_observation_at_the_beginning_of_the_set_up() -> None:
    match = begun().match
    nothing: dict[str, Any] = {
        "game": "strategus",
        "seat": None,
        "phase": "setup",
        "to_move": None,
        "pieces": [{}, {}],
        "ready": [False, False],
        "last": None,
        "quiet": 0,
        "plies": 0,
    }
    assert match.observation(None) == nothing
    for seat in (0, 1):
        everything = {**nothing, "seat": seat, "to_place": dict(Counter(BOX))}
        assert match.observation(seat) == everything


def test_observation_in_the_middle_of_the_set_up() -> None:
    match = begun().shows("0: place T a1\n0: place A b1\n1: place 9 j10").match
    left = dict(Counter(BOX))
    del left["A"]
    assert match.observation(0)["pieces"] == [{"a1": "T", "b1": "A"}, {}]
    assert match.observation(0)["to_place"] == {**left, "T": 5}
    assert match.observation(1)["pieces"] == [{}, {"j10": "9"}]
    assert match.observation(1)["to_place"] == {**dict(Counter(BOX)), "9": 7}
    assert match.observation(None) == begun().match.observation(None)


def test_observation_when_one_is_ready() -> None:
    match = begun().shows(f"0: setup {RED}\n1: place 9 j10").match
    red = army_of_setup(0, RED)
    assert match.observation(0) == {
        "game": "strategus",
        "seat": 0,
        "phase": "setup",
        "to_move": None,
        "pieces": [red, {}],
        "ready": [True, False],
        "to_place": {},
        "last": None,
        "quiet": 0,
        "plies": 0,
    }
    assert match.observation(1)["pieces"] == [covered(red), {"j10": "9"}]
    assert match.observation(None)["pieces"] == [covered(red), {}]
    for viewer in VIEWERS:
        assert match.observation(viewer)["ready"] == [True, False]
    assert "to_place" not in match.observation(None)


def test_observation_when_play_begins() -> None:
    match = set_up({"first": "1"}).match
    red, blue = army_of_setup(0, RED), army_of_setup(1, BLUE)
    seen: dict[str, Any] = {
        "game": "strategus",
        "options": {"first": "1"},
        "seat": None,
        "phase": "play",
        "to_move": 1,
        "pieces": [covered(red), covered(blue)],
        "lost": [[], []],
        "last": None,
        "quiet": 0,
        "plies": 0,
    }
    assert match.observation(None) == seen
    assert match.observation(0) == {**seen, "seat": 0, "pieces": [red, covered(blue)]}
    assert match.observation(1) == {**seen, "seat": 1, "pieces": [covered(red), blue]}


def test_observation_in_play() -> None:
    match = strategus(TABLE, quiet=3, plies=57).shows("e4-e5").match
    seen: dict[str, Any] = {
        "game": "strategus",
        "seat": None,
        "phase": "play",
        "to_move": 1,
        "pieces": [
            {"c1": "?", "j1": "?", "b2": "?", "e5": "?"},
            {"c7": "?", "e8": "?", "a10": "?"},
        ],
        "lost": [all_but("A59T"), all_but("A79")],
        "last": {"seat": 0, "move": "e4-e5"},
        "quiet": 4,
        "plies": 58,
    }
    assert match.observation(None) == seen
    own = {"c1": "T", "j1": "A", "b2": "9", "e5": "5"}
    assert match.observation(0) == {**seen, "seat": 0, "pieces": [own, seen["pieces"][1]]}
    own = {"c7": "9", "e8": "7", "a10": "A"}
    assert match.observation(1) == {**seen, "seat": 1, "pieces": [seen["pieces"][0], own]}


def test_observation_after_a_fight() -> None:
    match = strategus("5e4 9b2 | 7e5 9c7", quiet=3, plies=57).shows("e4xe5").match
    last = {"seat": 0, "move": "e4xe5", "attacker": "5", "defender": "7"}
    seen: dict[str, Any] = {
        "game": "strategus",
        "seat": None,
        "phase": "play",
        "to_move": 1,
        "pieces": [{"j1": "?", "b2": "?", "e5": "?"}, {"c7": "?", "a10": "?"}],
        "lost": [all_but("A59"), all_but("A9")],
        "last": last,
        "quiet": 0,
        "plies": 58,
    }
    assert match.observation(None) == seen
    assert match.observation(1)["pieces"][0] == seen["pieces"][0]
    assert match.observation(0)["pieces"] == [
        {"j1": "A", "b2": "9", "e5": "5"},
        {"c7": "?", "a10": "?"},
    ]


def test_observation_when_it_is_over() -> None:
    match = strategus("5e6 9b2 | Ae7 9c7 Tj8", quiet=3, plies=57).shows("e6xe7").match
    seen: dict[str, Any] = {
        "game": "strategus",
        "seat": None,
        "phase": "over",
        "to_move": None,
        "pieces": [{"j1": "A", "b2": "9", "e7": "5"}, {"c7": "9", "j8": "T"}],
        "lost": [all_but("A59"), all_but("9T")],
        "last": {"seat": 0, "move": "e6xe7", "attacker": "5", "defender": "A"},
        "quiet": 0,
        "plies": 58,
        "returns": [1, -1],
    }
    for viewer in VIEWERS:
        assert match.observation(viewer) == {**seen, "seat": viewer}


def test_observation_with_every_key_of_the_past() -> None:
    options = {"memory_aid": "log", "two_squares": "5", "chase": "on"}
    match = strategus("5e4 9b2 | 7e5 9c7", options).shows("e4xe5\nc7-c6").match
    for viewer in VIEWERS:
        look = match.observation(viewer)
        assert look["options"] == options
        assert look["history"] == ["e4xe5", "c7-c6"]
        assert look["fights"] == [{"seat": 0, "move": "e4xe5", "attacker": "5", "defender": "7"}]
        assert "seen" not in look
    marked = strategus("5e4 9b2 | 7e5 9c7", {"memory_aid": "marked"}).shows("e4xe5\nc7-c6").match
    assert marked.observation(None)["seen"] == [["e5"], []]
    assert marked.observation(None)["pieces"] == [
        {"j1": "?", "b2": "?", "e5": "5"},
        {"c6": "?", "a10": "?"},
    ]


def test_observation_of_the_past_is_empty_in_the_set_up() -> None:
    for options in ({"memory_aid": "log", "chase": "on"}, {"memory_aid": "marked"}):
        look = begun(options).match.observation(0)
        assert not look.get("fights")
        assert not look.get("history")
        assert look.get("seen", [[], []]) == [[], []]
        assert "lost" not in look
        assert look["last"] is None


@pytest.mark.parametrize("memory", MEMORY)
def test_observation_does_not_tell_kinds_that_nobody_has_shown(memory: str) -> None:
    """Whatever blue's pieces are: as long as none has fought, red and spectators see the same."""
    options = {"memory_aid": memory}
    one = strategus("5e4 9b2 | 7e8 9c7", options)
    other = strategus("5e4 9b2 | 1e8 Tc7", options)
    for scene in (one, other):
        scene.shows("e4-e5\ne8-e7\nb2-b3\ne7-d7")
    for viewer in (0, None):
        theirs, also = one.match.observation(viewer), other.match.observation(viewer)
        assert {**theirs, "lost": None} == {**also, "lost": None}
        assert one.match.events(viewer) == other.match.events(viewer)
    full_one, full_other = set_up({"first": "0"}), set_up({"first": "0"}, blue=RED)
    for scene in (full_one, full_other):
        scene.shows("a4-a5")
    for viewer in (0, None):
        assert full_one.match.observation(viewer) == full_other.match.observation(viewer)


def test_observation_a_trap_that_has_beaten_somebody_is_hidden_again() -> None:
    match = strategus("5e6 7j5 | Te7 9c7 9h7").shows("e6xe7\nc7-c6").match
    assert match.observation(0)["pieces"][1] == {"c6": "?", "e7": "?", "h7": "?", "a10": "?"}
    assert "T" not in json.dumps(match.observation(0)["pieces"][1])


def test_observation_legal_actions_are_for_the_seat_to_move_alone() -> None:
    match = strategus(TABLE).match
    assert match.legal(1) == []
    assert match.legal(0)


def test_observation_can_be_imagined_again() -> None:
    """What is imagined from an observation looks the same to whoever has observed."""
    game = spielwerk.load("strategus")
    match = strategus("5e4 9b2 | 7e5 9c7 Tb9").shows("e4xe5").match
    for viewer in VIEWERS:
        look = match.observation(viewer)
        kinds = set()
        for seed in range(20):
            imagined = game.determinize(look, seed)
            assert imagined.observation(viewer) == look
            kinds.add(json.dumps(imagined.position()["pieces"]))
        assert len(kinds) > 1


def test_observation_what_is_imagined_has_the_pieces_that_are_left() -> None:
    game = spielwerk.load("strategus")
    position = document("5e4 9b2 | 7e8 9c7 Tb9 3d7")
    look = game.match_from(position).observation(0)
    for seed in range(20):
        pieces = game.determinize(look, seed).position()["pieces"]
        assert pieces[0] == position["pieces"][0]
        assert sorted(pieces[1].values()) == sorted(position["pieces"][1].values())


def test_observation_what_is_imagined_could_have_made_the_moves_that_are_known() -> None:
    """With `history` everybody knows which pieces have moved: those are no traps and no apple."""
    game = spielwerk.load("strategus", {"chase": "on"})
    match = strategus("5e4 9b2 | 7e8 Tc7 7b9 Td10", {"chase": "on"}).match
    for seat, move in enumerate(["e4-e5", "e8-e7", "b2-b3", "b9-c9"]):
        match.play(seat % 2, move)
    for seed in range(30):
        pieces = game.determinize(match.observation(0), seed).position()["pieces"]
        assert pieces[1]["e7"] == pieces[1]["c9"] == "7"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_observation_and_events_are_plain_json(viewer: int | None) -> None:
    match = strategus("5e4 9b2 | 7e5 9c7", {"memory_aid": "marked"}).shows("e4xe5").match
    for shown in (match.observation(viewer), match.events(viewer)):
        assert json.loads(json.dumps(shown)) == shown


def told(match: spielwerk.Match, viewer: int | None) -> list[str]:
    return [event["event"] for event in match.events(viewer)]


def test_observation_the_events_of_a_whole_match() -> None:
    scene = begun({"first": "0", "quiet_plies": 1}).shows(f"""
        1: setup {BLUE}
        0: setup {RED}
        a4-a5
        over 0 0
    """)
    assert told(scene.match, 0) == [
        *["ready"],
        *["placed"] * 40,
        "ready",
        "first",
        "moved",
        "over",
    ]
    assert told(scene.match, 1) == [*["placed"] * 40, *["ready"] * 2, "first", "moved", "over"]
    assert told(scene.match, None) == ["ready", "ready", "first", "moved", "over"]
    over: dict[str, Any] = scene.match.events(None)[-1]
    assert over["pieces"][1] == army_of_setup(1, BLUE)
    assert list(over["pieces"][0]) == list(scene.match.position()["pieces"][0])
