"""Stramash, chapter *The moves*: steps, coming out, passing and hitting (§M1, §M2, §M4)."""

import pytest

from tests.rulebook.stramash_scenario import stramash

STARTS = {
    2: [8, 44],
    3: [8, 26, 44],
    4: [8, 26, 44, 62],
    5: [8, 26, 44, 62, 80],
    6: [8, 26, 44, 62, 80, 98],
}
EVERY_SEAT = [(seats, seat) for seats, starts in STARTS.items() for seat in range(len(starts))]


def alone(seat: int, text: str, seats: int) -> str:
    """Laddies or a hand for one seat only."""
    return " | ".join([text if other == seat else "" for other in range(seats)])


@pytest.mark.parametrize(
    ("card", "steps"),
    [("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("9", 9), ("10", 10)],
)
def test_M1_a_number_moves_a_laddie_that_many_forward(card: str, steps: int) -> None:
    stramash("T10", card).shows(f"""
        only     {card} T10>T{10 + steps}
        {card} T10>T{10 + steps}
        laddies  T{10 + steps}
        turn     1
    """)


def test_M1_an_ace_moves_a_laddie_one_forward_or_out() -> None:
    stramash("T10", "A").shows("only A T10>T11, A out")
    stramash("T10 T20 T30 T40 T50", "A").shows("""
        only  A T10>T11, A T20>T21, A T30>T31, A T40>T41, A T50>T51
    """)


@pytest.mark.parametrize("card", "JQK")
def test_M1_jack_queen_and_king_move_a_laddie_ten_forward_or_out(card: str) -> None:
    stramash("T10", card).shows(f"only {card} T10>T20, {card} out")
    stramash("T10", card).shows(f"{card} T10>T20\nladdies T20")
    stramash("T10", card).shows(f"{card} out\nladdies T8 T10")


def test_M1_no_other_number_of_steps_will_do() -> None:
    stramash("T10", "5 A K 9").shows("""
        refused M1 wrong_steps 5 T10>T14
        refused M1 wrong_steps 5 T10>T16
        refused M1 wrong_steps 5 T10>T5
        refused M1 wrong_steps A T10>T21
        refused M1 wrong_steps K T10>T23
        refused M1 wrong_steps 9 T10>T18
    """)


def test_M1_an_eight_moves_a_laddie_eight_back_and_does_nothing_else() -> None:
    stramash("T20", "8").shows("""
        only     8 T20>T12
        refused M1 only_back 8 T20>T28
        8 T20>T12
        laddies  T12
    """)
    stramash("", "8").shows("only discard 8")


def test_M1_an_eight_goes_no_other_number_back() -> None:
    stramash("T20", "8").shows("""
        refused M1 only_back 8 T20>T13
        refused M1 only_back 8 T20>T11
    """)


def test_M1_only_an_eight_goes_back() -> None:
    for card in ("4", "5", "9"):
        stramash("T20", card).shows(f"refused M1 wrong_steps {card} T20>T{20 - int(card)}")


@pytest.mark.parametrize(("seats", "last"), [(2, 71), (3, 53), (4, 71), (5, 89), (6, 107)])
def test_M1_the_track_is_a_ring(seats: int, last: int) -> None:
    stramash(f"| T{last}", "| 2", to_move=1, seats=seats).shows(f"""
        2 T{last}>T1
        laddies  | T1
    """)
    stramash("| T3", "| 8", to_move=1, seats=seats).shows(f"""
        8 T3>T{last - 4}
        laddies  | T{last - 4}
    """)


def test_M1_a_move_is_told_with_its_way() -> None:
    scene = stramash("T70", "4").shows("4 T70>T2")
    moved = {
        "event": "moved",
        "seat": 0,
        "owner": 0,
        "from": "T70",
        "to": "T2",
        "path": ["T71", "T0", "T1", "T2"],
        "back": False,
    }
    for viewer in (0, 1, 2, 3, None):
        assert scene.told(viewer, "moved") == [moved]


def test_M1_a_move_back_is_told_as_such() -> None:
    scene = stramash("T4", "8").shows("8 T4>T68")
    [moved] = scene.told(None, "moved")
    assert moved["back"] is True
    assert moved["path"] == ["T3", "T2", "T1", "T0", "T71", "T70", "T69", "T68"]


def test_M1_only_own_laddies_are_moved() -> None:
    stramash("T10 | T30", "5").shows("""
        refused - not_your_laddie 5 T30>T35
        refused - no_laddie_there 5 T31>T36
        refused - no_laddie_there 5 C0.1>C0.2
    """)


@pytest.mark.parametrize(("seats", "seat"), EVERY_SEAT)
def test_M2_a_laddie_comes_out_onto_the_start_of_its_seat(seats: int, seat: int) -> None:
    start = STARTS[seats][seat]
    for card in "AJQK":
        scene = stramash("", alone(seat, card, seats), seats=seats, to_move=seat)
        scene.shows(f"""
            only     {card} out
            {card} out
            laddies  {alone(seat, f"T{start}", seats)}
            turn     {(seat + 1) % seats}
        """)
        assert scene.told(None, "came_out") == [
            {"event": "came_out", "seat": seat, "owner": seat, "to": f"T{start}"}
        ]


@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "X"])
def test_M2_no_other_card_brings_a_laddie_out(card: str) -> None:
    hand = "2 3 X 3 3 3" if card == "X" else card
    stramash("", hand).shows(f"""
        can      discard {card}
        refused M2 no_way_out {card} out
    """)


def test_M2_coming_out_is_the_whole_turn() -> None:
    stramash("", "A 5").shows("""
        A out
        turn  1
        0: not 5 T8>T13
    """)


def test_M2_the_laddie_on_the_start_moves_in_a_later_turn() -> None:
    stramash("", "A 5", seats=2).shows("""
        A out
        draws   2
        discard 2
        draws   3
        only    5 T8>T13, 3 T8>T11
        5 T8>T13
        laddies T13
    """)


def test_M2_nobody_comes_out_of_an_empty_dock() -> None:
    stramash("T10 T20 T30 C0.4 C0.5", "A").shows("refused M2 none_in_dock A out")


def test_M2_nobody_comes_out_onto_an_own_laddie() -> None:
    stramash("T8", "K").shows("""
        only  K T8>T18
        refused M2 own_on_start K out
    """)
    stramash("T8 C0.1 C0.2", "A").shows("only A T8>T9, A C0.2>C0.3")


def test_M2_who_comes_out_hits_an_opponent_on_the_start() -> None:
    scene = stramash("| T8 T20", "J").shows("""
        J out
        laddies  T8 | T20
    """)
    assert scene.told(None, "docked") == [{"event": "docked", "owner": 1, "from": "T8", "by": 0}]


def test_M2_the_laddies_in_the_dock_are_all_alike() -> None:
    stramash("", "A Q").shows("only A out, Q out")


def test_M2_there_is_no_other_way_out_of_the_dock() -> None:
    stramash("", "A K 5 8").shows("not A D>T8, K D>T18, 5 D>T13, 8 D>T0, 5 D>C0.1")


def test_M4_a_laddie_may_pass_opponents() -> None:
    stramash("T10 | T12 T14 | T11", "5").shows("""
        5 T10>T15
        laddies  T15 | T12 T14 | T11
    """)
    stramash("T20 | T15 | T13", "8").shows("""
        8 T20>T12
        laddies  T12 | T15 | T13
    """)


def test_M4_who_is_landed_on_goes_to_its_dock() -> None:
    scene = stramash("T10 | T15 T40", "5").shows("""
        5 T10>T15
        laddies  T15 | T40
    """)
    for viewer in (0, 1, 2, 3, None):
        kinds = [event["event"] for event in scene.match.events(viewer)]
        assert kinds == ["played", "moved", "docked", "drew"]
        assert scene.told(viewer, "docked") == [
            {"event": "docked", "owner": 1, "from": "T15", "by": 0}
        ]


@pytest.mark.parametrize(
    ("laddies", "action", "then"),
    [
        ("T20 | T12", "8 T20>T12", "T12"),
        ("T20 | | T30", "Q T20>T30", "T30"),
        ("T20 | | | T21", "A T20>T21", "T21"),
        ("T20 | T27", "7 T20>T27", "T27"),
        ("| T8", "K out", "T8"),
    ],
)
def test_M4_every_way_of_landing_hits(laddies: str, action: str, then: str) -> None:
    stramash(laddies, action.split(maxsplit=1)[0]).shows(f"""
        {action}
        laddies  {then}
    """)


def test_M4_hitting_is_no_duty() -> None:
    stramash("T10 T20 | T15", "5").shows("only 5 T10>T15, 5 T20>T25")


def test_M4_an_opponents_laddie_is_hit_on_its_start_too() -> None:
    stramash("T24 | T26", "2").shows("""
        2 T24>T26
        laddies  T26
    """)


def test_M4_with_start_safe_nobody_hits_a_laddie_on_its_own_start() -> None:
    safe = {"start_safe": "on"}
    stramash("T24 | T26", "2", safe).shows("refused M4 start_safe 2 T24>T26")
    stramash("T34 | T26", "8", safe).shows("refused M4 start_safe 8 T34>T26")
    stramash("T24 T20 | T26", "7", safe).shows("not 7 T24>T26, 7 T20>T25")
    stramash("T24 | T26", "X 8", safe).shows("refused M4 start_safe X T24>T26")
    stramash("T24 | T26", "3", safe).shows("can 3 T24>T27")


def test_M4_with_start_safe_a_laddie_on_another_start_is_hit_as_ever() -> None:
    safe = {"start_safe": "on"}
    stramash("D | T8", "K", safe).shows("K out\nladdies  T8")
    stramash("T6 | T8 T30", "2", safe).shows("2 T6>T8\nladdies  T8 | T30")
    stramash("T24 | T44 T26 | T30", "X 8", safe, seats=3).shows("can X T24>T44, X T24>T30")


def test_M4_with_start_safe_a_partner_on_its_start_is_helped_as_ever() -> None:
    both = {"start_safe": "on", "pairs": "on"}
    stramash("T42 | | T44", "2", both, seats=4).shows("2 T42>T44\nladdies  T44 | | T39")


def test_M4_an_opponents_laddie_is_hit_on_its_entrance_too() -> None:
    stramash("T16 | T21", "5").shows("""
        5 T16>T21
        laddies  T21
    """)


def test_M4_nobody_passes_an_own_laddie_forwards() -> None:
    stramash("T10 T12", "5").shows("""
        only  5 T12>T17
        refused M4 own_in_way 5 T10>T15
    """)
    stramash("T10 T11 T12", "A").shows("only A T12>T13, A out")


def test_M4_nobody_lands_on_an_own_laddie() -> None:
    stramash("T10 T15", "5").shows("""
        only  5 T15>T20
        refused M4 own_there 5 T10>T15
    """)


def test_M4_nobody_passes_or_lands_on_an_own_laddie_backwards() -> None:
    stramash("T20 T15", "8").shows("""
        only  8 T15>T7
        refused M4 own_in_way 8 T20>T12
    """)
    stramash("T20 T12", "8").shows("""
        only  8 T12>T4
        refused M4 own_there 8 T20>T12
    """)


def test_M4_with_many_laddies_in_a_row_only_the_first_and_the_last_can_move() -> None:
    stramash("T5 T7 T9 T11 T13", "2 8").shows("only 2 T13>T15, 8 T5>T69")


def test_M4_an_own_laddie_on_the_start_is_neither_passed_nor_landed_on() -> None:
    stramash("T4 T8", "6 4 4").shows("""
        only  6 T8>T14, 4 T8>T12
        refused M4 own_in_way 6 T4>T10
        refused M4 own_there 4 T4>T8
    """)


def test_M4_an_own_laddie_holds_up_across_the_end_of_the_ring_too() -> None:
    stramash("T70 T1", "5").shows("only 5 T1>T6, 5 T1>C0.3")
    stramash("T71 T1", "2").shows("only 2 T1>T3")


def test_M4_opponents_do_not_hold_each_other_up() -> None:
    stramash("T10 | T12 | T15", "5 | 3", to_move=1).shows("""
        only  3 T12>T15
        3 T12>T15
        laddies  T10 | T15
    """)


def test_M4_a_hit_laddie_starts_anew() -> None:
    stramash("T10 | T15", "5 | K").shows("""
        5 T10>T15
        laddies T15
        can     K out
        K out
        laddies T15 | T26
    """)
