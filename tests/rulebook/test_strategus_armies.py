"""Strategus, §S5: small armies, with squares that stay empty; and what they change elsewhere."""

import itertools
from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.rulebook.strategus_scenario import (
    RED,
    VIEWERS,
    StrategusScene,
    army_of,
    begun,
    covered,
    document,
    setup_squares,
    strategus,
)

BOXES = {"barrage": "12899MTA", "duel": "128899MTTA"}
"""The cards of a seat, by army."""
SMALL = pytest.mark.parametrize("army", list(BOXES))
BARRAGE = {"army": "barrage"}
DUEL = {"army": "duel"}

FEW = "---------- T-A---9--- ---M-----9 2---1---8-"
"""A whole set-up of barrage; the last card stands on i4."""
FEW_CARDS = "Ta2 Ac2 9g2 Md3 9j3 2a4 1e4 8i4"
FEW_MIRRORED = "Tj9 Ah9 9d9 Mg8 9a8 2j7 1f7 8b7"


def singly(seat: int, setup: str) -> list[str]:
    """A set-up square by square, up to its last card."""
    codes = setup.replace(" ", "").rstrip("-")
    return [
        f"{seat}: place {code} {square}"
        for code, square in zip(codes, setup_squares(seat), strict=False)
    ]


def played(options: dict[str, Any], *lines: str) -> StrategusScene:
    return begun(options).shows("\n".join(lines))


def set_up_few(**options: Any) -> StrategusScene:
    """Barrage, both with the same set-up; red begins."""
    return played({**BARRAGE, "first": "0", **options}, f"0: setup {FEW}", f"1: setup {FEW}")


# The armies


@SMALL
def test_S5_a_small_army_has_eight_or_ten_cards(army: str) -> None:
    scene = begun({"army": army})
    assert len(BOXES[army]) == {"barrage": 8, "duel": 10}[army]
    for seat in (0, 1):
        assert scene.match.observation(seat)["to_place"] == dict(Counter(BOXES[army]))


def test_S5_the_full_army_is_the_default() -> None:
    assert spielwerk.load("strategus").options["army"] == "full"
    assert begun({"army": "full"}).match.legal(0) == begun().match.legal(0)


@SMALL
def test_S5_no_more_of_a_kind_than_the_army_has(army: str) -> None:
    played({"army": army}, "place 1 a1").shows("""
        not      place 1 b1
        refused  S1 none_left place 1 b1
        refused  S1 none_left place 5 b1
        refused  S1 none_left place 3 b1
    """)


# Squares that stay empty


@SMALL
def test_S5_a_seat_names_a_kind_or_leaves_the_square_empty(army: str) -> None:
    scene = begun({"army": army})
    kinds = sorted(set(BOXES[army]), key="123456789MTA".index)
    assert scene.match.legal(0) == [f"place {code} a1" for code in ["-", *kinds]]
    assert scene.match.legal(1) == [f"place {code} j10" for code in ["-", *kinds]]


@SMALL
def test_S5_the_next_square_neither_holds_a_card_nor_was_left_empty(army: str) -> None:
    played({"army": army}, "place - a1", "place A b1", "place - c1").shows("""
        can      place - d1
        can      place T d1
        refused  S4 not_next_square place T a1
        refused  S4 not_next_square place - c1
        refused  S4 not_next_square place - e1
    """)


@SMALL
def test_S5_a_square_stays_empty_only_while_there_is_one_to_spare(army: str) -> None:
    spare = 40 - len(BOXES[army])
    scene = played({"army": army}, *singly(0, "-" * spare + "A")[:spare])
    square = setup_squares(0)[spare]
    scene.shows(f"""
        not      place - {square}
        refused  S5 needs_card place - {square}
        can      place A {square}
        place A {square}
        not      place - {setup_squares(0)[spare + 1]}
    """)


def test_S5_with_forty_cards_no_square_stays_empty() -> None:
    begun().shows(f"""
        not      place - a1
        refused  S5 needs_card place - a1
        refused  S5 needs_card setup {RED[:-1]}-
        refused  S5 needs_card setup {FEW}
        turn     0, 1
    """)


@SMALL
def test_S5_with_the_last_card_a_seat_is_ready(army: str) -> None:
    *before, last = singly(0, BOXES[army])
    scene = played({"army": army}, *before)
    assert scene.match.observation(0)["ready"] == [False, False]
    assert scene.told(1, "ready") == []
    scene.shows(f"{last}\nturn 1\n0: only")
    assert scene.match.events(0)[-1] == {"event": "ready", "seat": 0}
    scene.shows("0: refused S2 already_ready place - i1")


@SMALL
def test_S5_the_undecided_squares_are_empty_in_play(army: str) -> None:
    box = BOXES[army]
    scene = played({"army": army}, *singly(0, box), *singly(1, "-" * 30 + box))
    pieces = scene.match.position()["pieces"]
    assert sorted(pieces[0]) == sorted(setup_squares(0)[: len(box)])
    assert sorted(pieces[1]) == sorted(setup_squares(1)[30 : 30 + len(box)])
    assert "-" not in [*pieces[0].values(), *pieces[1].values()]


# The whole at once


def test_S5_the_whole_set_up_names_all_forty_squares() -> None:
    pieces = set_up_few().match.position()["pieces"]
    assert pieces == [army_of(0, FEW_CARDS), army_of(1, FEW_MIRRORED)]


@pytest.mark.parametrize("setup", [FEW, FEW[::-1], "12899MTA-- " + " ".join(["-" * 10] * 3)])
def test_S5_square_by_square_is_the_same_as_all_at_once(setup: str) -> None:
    whole, single = played(BARRAGE, f"0: setup {setup}"), played(BARRAGE, *singly(0, setup))
    assert whole.match.position() == single.match.position()
    for viewer in VIEWERS:
        assert whole.match.observation(viewer) == single.match.observation(viewer)
        assert whole.match.events(viewer) == single.match.events(viewer)


def test_S5_a_whole_set_up_is_one_step() -> None:
    match = played(BARRAGE, f"0: setup {FEW}").match
    assert match.steps == [(0, f"setup {FEW}")]
    assert spielwerk.replay(match.transcript()).position() == match.position()


def test_S5_once_a_square_is_decided_the_whole_comes_too_late() -> None:
    played(BARRAGE, "place - a1").shows(f"""
        refused  S4 not_next_square setup {FEW}
        1: setup {FEW}
    """)


@pytest.mark.parametrize(
    ("setup", "refusal"),
    [
        (FEW.replace("8", "-"), "S5 needs_card"),
        ("-" * 10 + (" " + "-" * 10) * 3, "S5 needs_card"),
        (FEW.replace("8", "9"), "S1 none_left"),
        (FEW.replace("8", "5"), "S1 none_left"),
        ("3" + FEW[1:], "S1 none_left"),
        ("9" + FEW[1:], "S1 none_left"),
        (RED, "S1 none_left"),
        (FEW[:-1], "S4 setup_unreadable"),
        (FEW + "-", "S4 setup_unreadable"),
        (FEW.replace("-", "."), "S4 setup_unreadable"),
        (FEW.replace(" ", ""), "S4 setup_unreadable"),
        (FEW.replace("-", ""), "S4 setup_unreadable"),
    ],
)
def test_S5_a_whole_set_up_that_is_none_is_refused(setup: str, refusal: str) -> None:
    begun(BARRAGE).shows(f"""
        refused  {refusal} setup {setup}
        1: refused  {refusal} setup {setup}
        turn     0, 1
    """)


@pytest.mark.parametrize("army", ["full", *BOXES])
def test_S5_each_army_has_ready_made_set_ups(army: str) -> None:
    setups = spielwerk.load("strategus", {"army": army}).setups()
    assert len(setups) >= 4
    assert len({entry["setup"] for entry in setups}) == len(setups)
    for one, two in itertools.pairwise([*setups, setups[0]]):
        played({"army": army}, f"0: {one['setup']}", f"1: {two['setup']}").shows('phase "play"')


# What is told


def test_S5_ready_is_all_that_the_others_are_told() -> None:
    scene = begun(BARRAGE)
    before = {viewer: scene.match.observation(viewer) for viewer in (1, None)}
    for line in singly(0, FEW)[:-1]:
        scene.shows(line)
        for viewer, look in before.items():
            assert scene.match.observation(viewer) == look
            assert scene.match.events(viewer) == []
    scene.shows(singly(0, FEW)[-1])
    for viewer, look in before.items():
        assert scene.match.observation(viewer) == {**look, "ready": [True, False]}
        assert scene.match.events(viewer) == [{"event": "ready", "seat": 0}]


def test_S5_the_squares_are_shown_when_both_are_ready() -> None:
    scene = played({**BARRAGE, "first": "0"}, f"0: setup {FEW}")
    assert scene.match.observation(0)["pieces"] == [army_of(0, FEW_CARDS), {}]
    for viewer in (1, None):
        assert scene.match.observation(viewer)["pieces"] == [{}, {}]
    scene.shows(f"1: setup {FEW}")
    red, blue = army_of(0, FEW_CARDS), army_of(1, FEW_MIRRORED)
    assert scene.match.observation(0)["pieces"] == [red, covered(blue)]
    assert scene.match.observation(None)["pieces"] == [covered(red), covered(blue)]


def test_S5_where_cards_lie_is_told_with_who_begins() -> None:
    scene = set_up_few()
    squares = [[*army_of(0, FEW_CARDS)], [*army_of(1, FEW_MIRRORED)]]
    for viewer in VIEWERS:
        assert scene.told(viewer, "first") == [{"event": "first", "seat": 0, "squares": squares}]


def test_S5_two_set_ups_of_different_length_look_the_same() -> None:
    short = played(BARRAGE, *singly(0, "12899MTA"))
    long = played(BARRAGE, *singly(0, "-" * 32 + "12899MTA"))
    for viewer in (1, None):
        assert short.match.observation(viewer) == long.match.observation(viewer)
        assert short.match.events(viewer) == long.match.events(viewer)
        assert short.match.seats_to_act() == long.match.seats_to_act()
    assert short.match.legal(1) == long.match.legal(1)


def test_S5_a_seat_sees_which_squares_it_left_empty_until_its_army_stands() -> None:
    scene = played(BARRAGE, "place - a1", "place A b1", "place - c1")
    assert scene.match.observation(0)["pieces"] == [{"a1": "-", "b1": "A", "c1": "-"}, {}]
    assert scene.match.events(0) == [
        {"event": "placed", "seat": 0, "at": square, "piece": code}
        for square, code in (("a1", "-"), ("b1", "A"), ("c1", "-"))
    ]
    scene.shows("\n".join(f"place {c} {f}1" for c, f in zip("12899MT", "defghij", strict=True)))
    assert "-" not in scene.match.observation(0)["pieces"][0].values()


def test_S5_the_numbers_tell_no_more_than_the_observation() -> None:
    game = spielwerk.load("strategus", BARRAGE)
    scene = played(BARRAGE, "place - a1", "place A b1")
    numbers = game.numbers_seen(scene.match.state, 0)
    own = numbers[5:105]
    assert own[:3] == [13, 12, 0]
    assert game.numbers_seen(scene.match.state, 1) == game.numbers_seen(
        begun(BARRAGE).match.state, 1
    )
    ready = played(BARRAGE, f"0: setup {FEW}")
    assert set(game.numbers_seen(ready.match.state, 1)[5:205]) == {0}


def test_S5_a_choice_to_leave_a_square_empty_has_its_parts() -> None:
    empty, *_ = begun(BARRAGE).match.choices(0)
    assert (empty.text, empty.piece, empty.target) == ("place - a1", "-", "a1")


# Play is as with forty


def test_S5_moves_and_fights_are_as_with_forty() -> None:
    set_up_few().shows("""
        0: i4-i5
        1: f7-f6
        0: e4-e5
        1: f6-e6
        0: e5xe6
        turn  1
    """)


def test_S5_lost_is_what_is_missing_of_the_small_army() -> None:
    scene = strategus("1e4 9j3 | 9e5 1a9", BARRAGE)
    assert scene.match.observation(0)["lost"] == [
        ["2", "8", "9", "M", "T"],
        ["2", "8", "9", "M", "T"],
    ]
    scene.shows("e4xe5")
    assert scene.match.observation(0)["lost"][1] == ["2", "8", "9", "9", "M", "T"]


def test_S5_who_has_no_move_left_loses() -> None:
    scene = strategus("1e4 Ta1 | 9e5", DUEL).shows("e4xe5")
    assert scene.match.returns == [1, -1]


def test_S5_all_other_options_go_with_it() -> None:
    options = {"preset": "classic", "memory_aid": "log", **DUEL}
    scene = strategus("1e4 9j3 | 9e5 1a9", options).shows("e4xe5\na9-a8")
    position = scene.match.position()
    assert position["options"] == {
        "army": "duel",
        "lakes": "on",
        "memory_aid": "log",
        "two_squares": "5",
        "chase": "on",
    }
    assert spielwerk.load("strategus").match_from(position).position() == position


def test_E5_the_preset_classic_is_the_usual_board_game() -> None:
    game = spielwerk.load("strategus", {"preset": "classic"})
    assert game.differing_options() == {"lakes": "on", "two_squares": "5", "chase": "on"}
    assert game.presets["classic"]["hare_attack"] == "ranged"
    assert game.presets["classic"]["first"] == "chance"
    assert all("army" not in preset for preset in game.presets.values())


# Every action there can be


def test_S5_the_actions_of_the_full_army_keep_their_numbers() -> None:
    usual = spielwerk.load("strategus").actions
    assert len(usual) == len(set(usual)) == 2 * 40 * 12 + 2 * 1800
    assert spielwerk.load("strategus", {"army": "full"}).actions == usual


@SMALL
def test_S5_a_small_army_has_only_its_own_kinds_to_place(army: str) -> None:
    game = spielwerk.load("strategus", {"army": army})
    texts = [game.moves.text(action) for action in game.actions]
    kinds = {text.split()[1] for text in texts if text.startswith("place")}
    assert kinds == {"-", *BOXES[army]}
    assert list(game.actions) == sorted(set(game.actions))


# Imagining


@SMALL
def test_S5_what_is_imagined_of_a_set_up_fits_the_army(army: str) -> None:
    game, box = spielwerk.load("strategus", {"army": army}), BOXES[army]
    scene = played({"army": army}, *singly(0, box))
    for seed in range(30):
        twin = game.determinize(scene.match.observation(1), seed)
        pieces = twin.position()["pieces"]
        assert Counter(pieces[0].values()) == Counter(box)
        under_way = game.determinize(scene.match.observation(0), seed)
        assert under_way.seats_to_act() == (1,)


# Documents


def test_S5_a_set_up_under_way_names_the_squares_left_empty() -> None:
    match = played(BARRAGE, "place - a1", "place A b1", "1: place - j10").match
    position = match.position()
    assert position["pieces"] == [{"a1": "-", "b1": "A"}, {"j10": "-"}]
    again = spielwerk.load("strategus").match_from(position)
    assert again.position() == position
    assert again.legal(0) == match.legal(0)


def setup_document(army: str, *pieces: dict[str, str]) -> dict[str, Any]:
    options = {"options": {"army": army}} if army != "full" else {}
    return {
        "game": "strategus",
        "phase": "setup",
        "to_move": None,
        "pieces": [*pieces, *[{}] * (2 - len(pieces))],
        **options,
    }


FILES = "abcdefghij"
COMPLETE = {f"{file}1": code for file, code in zip(FILES, BOXES["barrage"], strict=False)}
ALL_EMPTY = dict.fromkeys(setup_squares(0)[:33], "-")

REFUSED = [
    (setup_document("full", {"a1": "-"}), "'-' is no card; allowed: 1 2 3 4 5 6 7 8 9 M T A"),
    (setup_document("barrage", {"a1": "7"}), "'7' is no card; allowed: 1 2 8 9 M T A -"),
    (setup_document("barrage", {"a1": "x"}), "'x' is no card; allowed: 1 2 8 9 M T A -"),
    (setup_document("barrage", {"a1": "T", "b1": "T"}), "seat 0 has only 1 of T"),
    (setup_document("barrage", {"e5": "-"}), "e5 is not in the rows of seat 0"),
    (setup_document("barrage", {"a10": "-"}), "a10 is not in the rows of seat 0"),
    (setup_document("barrage", COMPLETE | {"j1": "-"}), "complete"),
    (setup_document("barrage", ALL_EMPTY), "no room for the 8 cards"),
    (document("5e4", BARRAGE), "'5' is no card; allowed: 1 2 8 9 M T A"),
    (document("9e4 -a1", BARRAGE), "'-' is no card; allowed: 1 2 8 9 M T A"),
    (document("9e4 9e3 9e2", BARRAGE), "seat 0 has only 2 of 9"),
    (document("9e4 -a1"), "'-' is no card"),
]


@pytest.mark.parametrize(("written", "why"), REFUSED)
def test_S5_a_document_that_does_not_fit_the_army_is_refused(
    written: dict[str, Any], why: str
) -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("strategus").match_from(written)
    assert refusal.value.key == "pieces"
    assert why in str(refusal.value)


def test_S5_two_complete_armies_are_play() -> None:
    blue = {f"{file}10": code for file, code in zip(FILES, BOXES["barrage"], strict=False)}
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("strategus").match_from(setup_document("barrage", COMPLETE, blue))
    assert refusal.value.key == "phase"


@pytest.mark.parametrize("key", ["last", "fights"])
def test_S5_the_past_names_no_kind_that_the_army_does_not_have(key: str) -> None:
    fight = {"seat": 1, "move": "e6xe5", "attacker": "7", "defender": "1"}
    told: dict[str, Any] = {key: fight if key == "last" else [fight]}
    options = {**BARRAGE, **({"memory_aid": "log"} if key == "fights" else {})}
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("strategus").match_from(document("1e5 9a2 | 1e9", options, **told))
    assert refusal.value.key == key
    assert "attacker '7' is no card; allowed: 1, 2, 8, 9, M, T, A" in str(refusal.value)


@pytest.mark.parametrize("value", ["small", "FULL", "", 8, None, ["duel"]])
def test_S5_an_unknown_army_is_refused(value: object) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("strategus", {"army": value})
    assert refusal.value.option == "army"
    assert "full, barrage, duel" in str(refusal.value)
