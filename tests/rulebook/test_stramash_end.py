"""Stramash, chapter *The end*: who has won, and when (§E)."""

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import stramash

PAIRS = {"pairs": "on"}
VIEWERS = (0, 1, 2, 3, None)


def home(seat: int) -> str:
    """All five laddies of a seat, home."""
    return " ".join(f"C{seat}.{depth}" for depth in range(1, 6))


def nearly(seat: int, laddie: str) -> str:
    """Four laddies home, and one that belongs onto the first place."""
    return f"{laddie} C{seat}.2 C{seat}.3 C{seat}.4 C{seat}.5"


@pytest.mark.parametrize(("seats", "returns"), [(2, "1 -1"), (3, "1 -1 -1"), (5, "1 -1 -1 -1 -1")])
def test_E_the_first_with_all_five_laddies_in_the_castle_has_won(seats: int, returns: str) -> None:
    stramash(f"{nearly(0, 'T1')} | T30", "3 5", seats=seats).shows(f"""
        3 T1>C0.1
        over     {returns}
        phase    "over"
        to_move  null
        open     3
    """)


@pytest.mark.parametrize("seat", range(6))
def test_E_every_seat_can_win(seat: int) -> None:
    parts = ["", "", "", "", "", ""]
    hands = ["", "", "", "", "", ""]
    parts[seat], hands[seat] = nearly(seat, f"T{18 * seat + 3}"), "A"
    returns = " ".join("1" if other == seat else "-1" for other in range(6))
    stramash(" | ".join(parts), " | ".join(hands), seats=6, to_move=seat).shows(f"""
        A T{18 * seat + 3}>C{seat}.1
        over  {returns}
    """)


def test_E_the_last_move_may_be_one_inside_the_castle() -> None:
    stramash("T3 C0.1 C0.3 C0.4 C0.5", "A 3", seats=2).shows("""
        A C0.1>C0.2
        turn    1
        draws   2
        discard 2
        draws   A
        A T3>C0.1
        over    1 -1
    """)


def test_E_four_laddies_home_are_not_the_end() -> None:
    stramash("T1 T5 C0.3 C0.4 C0.5", "3").shows("3 T1>C0.1\nturn 1")
    stramash("T1 C0.3 C0.4 C0.5", "3").shows("3 T1>C0.1\nturn 1")


def test_E_the_game_ends_at_once() -> None:
    scene = stramash(f"{nearly(0, 'T1')} | T30", "3 5").shows("3 T1>C0.1")
    kinds = [event["event"] for event in scene.match.events(None)]
    assert kinds == ["played", "moved", "home", "over"]
    assert scene.match.observation(None)["hand_sizes"] == [5, 5, 5, 5]
    for viewer in VIEWERS:
        assert scene.match.events(viewer)[-1] == {
            "event": "over",
            "returns": [1, -1, -1, -1],
            "reason": "castle",
        }


def test_E_nobody_plays_after_the_end() -> None:
    stramash(f"{nearly(0, 'T1')} | T30", "3 5").shows("""
        3 T1>C0.1
        0: only
        0: refused - over 5 C0.1>C0.2
        1: refused - over discard 2
        1: refused - over A out
    """)


def test_E_there_are_no_scores() -> None:
    match = stramash(f"{nearly(0, 'T1')} | T30", "3").shows("3 T1>C0.1").match
    assert match.returns == [1, -1, -1, -1]
    assert match.scores is None


def test_E_a_pair_wins_with_all_ten_laddies() -> None:
    scene = stramash(f"{nearly(0, 'T1')} | T30 | {home(2)}", "3 5", PAIRS).shows("""
        3 T1>C0.1
        over  1 -1 1 -1
    """)
    assert scene.told(1, "home") == [{"event": "home", "seat": 0}]


def test_E_one_of_a_pair_home_is_not_the_end() -> None:
    stramash(f"{nearly(0, 'T1')} | T30 | T40", "3 5", PAIRS).shows("3 T1>C0.1\nturn 1")


def test_E_a_seat_wins_with_the_partners_last_laddie() -> None:
    scene = stramash(f"{home(0)} | T30 | {nearly(2, 'T37')}", "3 5", PAIRS).shows("""
        3 T37>C2.1
        over  1 -1 1 -1
    """)
    assert scene.told(None, "home") == [{"event": "home", "seat": 2}]


def test_E_the_other_pair_wins_as_well() -> None:
    laddies = f"T30 | {home(1)} | T40 | {nearly(3, 'T55')}"
    stramash(laddies, "| | | 3", PAIRS, to_move=3).shows("3 T55>C3.1\nover -1 1 -1 1")


def test_E_of_six_the_two_opposite_win() -> None:
    laddies = f"T30 | {nearly(1, 'T19')} | | | {home(4)}"
    stramash(laddies, "| 3", PAIRS, 6, to_move=1).shows("""
        3 T19>C1.1
        over  -1 1 -1 -1 1 -1
    """)


def test_E_the_match_is_a_draw_when_its_plies_reach_max_plies() -> None:
    scene = stramash("T10", "5 2", {"max_plies": 8}, plies=7).shows("""
        5 T10>T15
        over   0 0 0 0
        plies  8
    """)
    assert scene.match.events(None)[-1] == {
        "event": "over",
        "returns": [0, 0, 0, 0],
        "reason": "guard",
    }
    assert scene.told(None, "drew") == []


def test_E_the_draw_is_judged_right_after_the_action() -> None:
    stramash("T10 T30", "7 2", {"max_plies": 8}, plies=7).shows("""
        7 T10>T13
        over   0 0 0 0
    """)
    stramash("T10 T30", "7 2", {"max_plies": 8}, plies=6).shows("""
        7 T10>T13
        7 T30>T34
        over   0 0 0 0
    """)
    stramash("", "2", {"max_plies": 8}, plies=7).shows("discard 2\nover 0 0 0 0")


def test_E_who_wins_with_the_last_action_has_won() -> None:
    stramash(nearly(0, "T1"), "3", {"max_plies": 8}, plies=7).shows("""
        3 T1>C0.1
        over  1 -1 -1 -1
    """)


def test_E_the_default_is_fifty_thousand_actions() -> None:
    stramash("T10", "5 2", plies=49_999).shows("5 T10>T15\nover 0 0 0 0")
    stramash("T10", "5 2", plies=49_998).shows("5 T10>T15\nturn 1")


def test_E_max_plies_zero_is_no_limit() -> None:
    stramash("T10", "5 2", {"max_plies": 0}, plies=99_999).shows("5 T10>T15\nturn 1")


def test_E_a_whole_game_comes_to_its_end() -> None:
    game = spielwerk.load("stramash", {"holes": 14}, 2)
    match = game.match(seed=1)
    while not match.over:
        [seat] = match.seats_to_act()
        homewards = [text for text in match.legal(seat) if ">C" in text]
        others = [text for text in match.legal(seat) if not text.startswith("8")]
        match.play(seat, (homewards or others or match.legal(seat))[0])
    assert sorted(match.returns or []) == [-1, 1]
    assert match.position()["plies"] < 3000
