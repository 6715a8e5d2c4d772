"""Strategus, chapter *Moves*: who moves where (§M1 to §M3)."""

import pytest

from tests.rulebook.strategus_scenario import FILES, strategus

WATER = [f"{file}{row}" for row in (5, 6) for file in "cdgh"]
WALKERS = "12345678M"


@pytest.mark.parametrize("code", WALKERS)
def test_M1_a_piece_moves_one_square_in_a_straight_line(code: str) -> None:
    strategus(f"{code}e5").shows("""
        only   e5-e6, e5-e4, e5-d5, e5-f5
        e5-f5
        phase  "play"
        turn   1
    """)


@pytest.mark.parametrize("code", WALKERS)
def test_M1_blue_moves_the_same_way(code: str) -> None:
    strategus(f" | {code}e5", to_move=1).shows(f"""
        only  e5-e6, e5-e4, e5-d5, e5-f5
        e5-e4
        blue  {code}e4
        turn  0
    """)


def test_M1_the_board_ends_at_its_edges() -> None:
    strategus("5a10 | 5j9 Aj10").shows("only a10-a9, a10-b10")
    strategus("5a5 | 5j9 Aj10").shows("only a5-a6, a5-a4, a5-b5")
    strategus("5j10 | 5j8").shows("only j10-j9, j10-i10")
    strategus("5a1 | 5j8").shows("only a1-a2, a1-b1")
    strategus("5j1 Aa1 | 5j8").shows("only j1-j2, j1-i1")


def test_M1_further_than_one_square_is_too_far() -> None:
    strategus("5e4").shows("""
        refused M1 too_far e4-e6
        refused M1 too_far e4-g4
        refused M1 too_far e4-e1
        refused M1 too_far e4-e10
    """)


def test_M1_no_piece_moves_diagonally() -> None:
    strategus("5e4").shows("""
        refused M1 diagonal e4-f5
        refused M1 diagonal e4-d3
        refused M1 diagonal e4-f3
    """)


def test_M1_there_is_nothing_beyond_the_board() -> None:
    strategus("5a1 | 5j8").shows("""
        refused M1 off_board a1-a0
        refused M1 off_board a1-a11
        refused M1 off_board a1-k1
    """)


def test_M1_only_onto_an_empty_square_or_an_enemy() -> None:
    strategus("5e4 7e5 Td4 | 9f4").shows("""
        only  e4-e3, e4xf4, e5-e6, e5-d5, e5-f5
        refused M1 own_piece_there e4-e5
        refused M1 own_piece_there e4-d4
        refused M1 own_piece_there e4xe5
    """)


def test_M1_only_what_stands_there_moves() -> None:
    strategus("5e4 | 9e7").shows("""
        refused M1 no_piece_there e5-e6
        refused M1 no_piece_there b2-b3
        refused M1 not_your_piece e7-e6
        refused M1 not_your_piece a10-b10
    """)


def test_M1_the_seats_take_turns() -> None:
    strategus("5e4 | 9e7").shows("""
        turn  0
        1: only
        1: refused M1 not_your_turn e7-e6
        e4-e5
        turn  1
        0: only
        0: refused M1 not_your_turn e5-e6
        e7-e6
        turn  0
    """)


def test_M1_moving_is_compulsory() -> None:
    strategus("5e4").shows("""
        refused - unknown_action pass
        refused - unknown_action -
    """)


def test_M1_a_piece_may_move_to_and_fro_for_ever() -> None:
    scene = strategus("5e4 | 7e8")
    for _ in range(15):
        scene.shows("""
            e4-e5
            e8-e9
            e5-e4
            e9-e8
        """)
    scene.shows('phase "play"\nplies 60\nquiet 60')


@pytest.mark.parametrize("square", WATER)
def test_M1_without_lakes_every_square_is_land(square: str) -> None:
    scene = strategus(f"5{square} | 5a8")
    assert len(scene.match.legal(0)) == 4
    file, row = square[0], int(square[1:])
    below = f"{file}{row - 1}"
    strategus(f"5{below} | 5a8").shows(f"{below}-{square}\nred 5{square}")


@pytest.mark.parametrize("square", WATER)
def test_M1_with_lakes_nobody_enters_the_water(square: str) -> None:
    on = {"lakes": "on"}
    file, row = square[0], int(square[1:])
    near = [f"{file}{row - 1}", f"{file}{row + 1}"]
    left, right = FILES.index(file) - 1, FILES.index(file) + 1
    near += [f"{FILES[left]}{row}", f"{FILES[right]}{row}"]
    for shore in near:
        if shore not in WATER:
            strategus(f"5{shore} | 5a8", on).shows(f"""
                not  {shore}-{square}
                refused M1 lake {shore}-{square}
            """)
            strategus(f"9{shore} | 5a8", on).shows(f"""
                not  {shore}-{square}
                refused M1 lake {shore}-{square}
            """)


def test_M1_the_lakes_are_two_blocks_of_four_squares() -> None:
    strategus("5e5 | 5a8", {"lakes": "on"}).shows("only e5-e4, e5-e6, e5-f5")
    strategus("5c4 | 5a8", {"lakes": "on"}).shows("only c4-b4, c4-d4, c4-c3")
    strategus("5d7 | 5a8", {"lakes": "on"}).shows("only d7-c7, d7-e7, d7-d8")
    strategus("5b6 | 5a8", {"lakes": "on"}).shows("only b6-a6, b6-b5, b6-b7")
    strategus("5i5 | 5a8", {"lakes": "on"}).shows("only i5-j5, i5-i4, i5-i6")


def test_M2_a_hare_runs_as_far_as_it_likes() -> None:
    strategus("9e4").shows("""
        only   e4-e5, e4-e6, e4-e7, e4-e8, e4-e9, e4-e10, e4-e3, e4-e2, e4-e1,
               e4-d4, e4-c4, e4-b4, e4-a4, e4-f4, e4-g4, e4-h4, e4-i4, e4-j4
        e4-e9
        red    9e9
    """)


def test_M2_a_hare_crosses_the_whole_board() -> None:
    strategus("9a1 | 5j9").shows("""
        can  a1-a9, a1-i1
        a1-a9
        red  9a9
    """)


def test_M2_a_hare_runs_in_a_straight_line() -> None:
    strategus("9e4").shows("""
        refused M2 hare_not_straight e4-g5
        refused M2 hare_not_straight e4-a7
        not  e4-f5, e4-h7
    """)


def test_M2_a_hare_runs_over_empty_squares_only() -> None:
    strategus("9e4 5e6 Tb4 | 7g4 7e2").shows("""
        only  e4-e5, e4-e3, e4xe2, e4-d4, e4-c4, e4-f4, e4xg4, e6-e5, e6-e7, e6-d6, e6-f6
        refused M2 way_blocked e4-e7
        refused M2 way_blocked e4-h4
        refused M2 way_blocked e4-j4
        refused M2 way_blocked e4-e1
        refused M2 way_blocked e4-a4
        refused M1 own_piece_there e4-e6
    """)


def test_M2_a_hare_does_not_attack_through_another_piece() -> None:
    strategus("9e4 5e5 | 7e6 7f4 7h4").shows("""
        not  e4xe6, e4xh4
        can  e4xf4
        refused M2 way_blocked e4xe6
        refused M2 way_blocked e4xh4
    """)


def test_M2_a_hare_attacks_at_the_end_of_its_run() -> None:
    scene = strategus("9e4 | 9e8 5a9").shows("""
        can  e4-e7, e4xe8
        not  e4-e8, e4xe7
        e4xe8
        red  Aj1
    """)
    assert scene.told(None, "fought")[0]["from"] == "e4"
    assert scene.told(None, "fought")[0]["to"] == "e8"


def test_M2_a_hare_stands_where_its_victim_stood() -> None:
    strategus("9b4 | Mh4 5a9").shows("""
        b4xh4
        red   9h4
        blue  5a9
    """)


def test_M2_hare_attack_adjacent_a_hare_attacks_only_what_stands_next_to_it() -> None:
    strategus("9e4 | 7e5 9h4 8e2", {"hare_attack": "adjacent"}).shows("""
        can  e4xe5, e4-g4, e4-f4, e4-e3, e4-a4
        not  e4xh4, e4xe2
        refused M2 hare_attack_far e4xh4
        refused M2 hare_attack_far e4xe2
    """)


def test_M2_hare_attack_adjacent_it_still_runs() -> None:
    strategus("9e4", {"hare_attack": "adjacent"}).shows("""
        can  e4-e10, e4-a4
        e4-e10
        red  9e10
    """)


def test_M2_hare_attack_adjacent_a_run_and_an_attack_are_two_turns() -> None:
    strategus("9b4 | 9h4 5a9", {"hare_attack": "adjacent"}).shows("""
        b4-g4
        a9-a8
        g4xh4
        red  Aj1
    """)


def test_M2_with_lakes_a_hare_does_not_run_across_the_water() -> None:
    strategus("9c4 | 9c7 5a9", {"lakes": "on"}).shows("not c4-c5, c4-c6, c4-c7, c4xc7, c4-c8")
    strategus("9a5 | 5a9", {"lakes": "on"}).shows("can a5-b5\nnot a5-c5, a5-e5, a5-f5")
    strategus("9e6 | 5a9", {"lakes": "on"}).shows("can e6-f6, e6-e1, e6-e10\nnot e6-a6, e6-j6")


def test_M2_with_lakes_a_hare_runs_past_the_water() -> None:
    strategus("9e1 Aj1 | 9e8 5a9", {"lakes": "on"}).shows("can e1xe8, e1-e7, e1-e5")
    strategus("9a4 | 5a9", {"lakes": "on"}).shows("can a4-j4")


def test_M2_no_other_piece_runs() -> None:
    for code in WALKERS:
        strategus(f"{code}e4 | 7e6 5a9").shows("not e4-e6, e4xe6, e4-g4")


def test_M3_trap_and_apple_never_move() -> None:
    strategus("Te2 Ac3 5j3 | 9e3 5a9").shows("""
        only  j3-j2, j3-j4, j3-i3
        refused M3 never_moves e2-e1
        refused M3 never_moves e2xe3
        refused M3 never_moves c3-c4
        refused M3 never_moves c3-b3
    """)


def test_M3_nor_do_those_of_blue() -> None:
    strategus("5a1 | Te8 Ac9 5j7", to_move=1).shows("""
        only  j7-j6, j7-j8, j7-i7
        refused M3 never_moves e8-e7
        refused M3 never_moves c9-c10
    """)
