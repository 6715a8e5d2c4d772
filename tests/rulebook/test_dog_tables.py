"""Dog, chapter *Other tables*: seats, boards, sides, the exchange and the end (§S1-S5, S8, S9)."""

from typing import Any

import pytest

import spielwerk
from spielwerk.core.documents import Written
from tests.rulebook.dog_scenario import document, dog

HOME = {seat: " ".join(f"G{seat}.{deep}" for deep in range(1, 5)) for seat in range(6)}
ALONE = {"teams": "alone"}
TRIOS = {"teams": "trios"}
STARTS = {
    2: ["T0", "T32"],
    3: ["T0", "T32", "T64"],
    4: ["T0", "T16", "T32", "T48"],
    5: ["T0", "T16", "T32", "T48", "T64"],
    6: ["T0", "T16", "T32", "T48", "T64", "T80"],
}
TRACKS = {2: 64, 3: 96, 4: 64, 5: 80, 6: 96}
SIDES = {
    2: ["alone"],
    3: ["alone"],
    4: ["pairs", "alone"],
    5: ["alone"],
    6: ["pairs", "trios", "alone"],
}
every_table = pytest.mark.parametrize("seats", STARTS)


def cells(seats: int) -> list[Written]:
    cells: list[Written] = spielwerk.load("dog", seats=seats).geometry()["cells"]
    return cells


# §S1: seats and boards


@pytest.mark.parametrize("seats", [0, 1, 7, "4", True, 4.0])
def test_S1_another_number_of_seats_is_refused_with_those_that_are_allowed(seats: Any) -> None:
    with pytest.raises(spielwerk.OptionError, match="allowed: 2, 3, 4, 5, 6") as refused:
        spielwerk.load("dog", seats=seats)
    assert refused.value.option == "seats"


@pytest.mark.parametrize("seats", [1, 7, None, "3", True])
def test_S1_another_number_in_a_document_is_refused_too(seats: Any) -> None:
    with pytest.raises(spielwerk.PositionError) as refused:
        spielwerk.load("dog").match_from({**document(), "seats": seats})
    assert refused.value.key == "seats"


@every_table
def test_S1_each_arm_has_sixteen_fields_and_the_starts_lie_equally_far_apart(seats: int) -> None:
    names = [cell["name"] for cell in cells(seats)]
    assert names[: TRACKS[seats]] == [f"T{field}" for field in range(TRACKS[seats])]
    assert [cell["name"] for cell in cells(seats) if cell["kind"] == "start"] == STARTS[seats]


@every_table
def test_S1_the_lane_of_a_seat_has_the_number_of_the_seat(seats: int) -> None:
    lanes = [cell["name"] for cell in cells(seats) if cell["kind"] == "goal"]
    assert lanes == [f"G{seat}.{deep}" for seat in range(seats) for deep in range(1, 5)]


def test_S1_no_two_fields_of_a_board_lie_on_one_another() -> None:
    for seats in STARTS:
        places = [tuple(cell["at"]) for cell in cells(seats)]
        places += [tuple(at) for kennel in spielwerk.load("dog", seats=seats).geometry()["kennel"]
                   for at in kennel]  # fmt: skip
        assert len(set(places)) == len(places)


@every_table
def test_S1_a_man_comes_out_on_the_start_of_its_seat(seats: int) -> None:
    for seat, start in enumerate(STARTS[seats]):
        scene = dog("", "", seats=seats, to_move=seat)
        scene.shows("A out")
        assert scene.match.position()["men"][seat][0] == f"{start}!"


def test_S1_an_arm_without_a_seat_has_ordinary_fields_only() -> None:
    dog("T10", "6", seats=2).shows("""
        6 T10>T16
        men  T16
    """)
    dog("T10 | T16", "6", seats=3).shows("""
        6 T10>T16
        men  T16
    """)


@pytest.mark.parametrize(("seats", "last"), [(2, 63), (3, 95), (5, 79), (6, 95)])
def test_S1_after_the_last_field_of_the_track_comes_the_first(seats: int, last: int) -> None:
    dog(f"| T{last - 1}", "4 | 5", seats=seats, to_move=1).shows(f"""
        5 T{last - 1}>T3
        men  | T3
    """)
    dog("| T2", "| 4", seats=seats, to_move=1).shows(f"""
        can  4 T2>T{last - 1}
        4 T2>T{last - 1}
        men  | T{last - 1}
    """)


@pytest.mark.parametrize(("seats", "before"), [(2, 28), (3, 28), (5, 12), (6, 12)])
def test_S1_a_seat_turns_in_from_its_own_start(seats: int, before: int) -> None:
    dog(f"| T{before}", "| 8", seats=seats, to_move=1).shows(f"""
        only  8 T{before}>T{before + 8}, 8 T{before}>G1.4
        8 T{before}>G1.4
        men  | G1.4
    """)


# §S2: cards


@pytest.mark.parametrize(("seats", "cards"), [(2, 110), (3, 110), (4, 110), (5, 165), (6, 165)])
def test_S2_five_and_six_play_with_three_packs(seats: int, cards: int) -> None:
    match = spielwerk.load("dog", seats=seats).match(seed=1)
    assert match.observation(None)["pile"] == cards - 6 * seats


def test_S2_there_are_twelve_of_each_rank_and_nine_jokers_in_three_packs() -> None:
    game = spielwerk.load("dog", seats=6)
    game.match_from(document(seats=6, discard=" ".join(["K"] * 12 + ["X"] * 9)))
    for cards in (["K"] * 13, ["X"] * 10):
        with pytest.raises(spielwerk.PositionError, match="there are only"):
            game.match_from(document(seats=6, discard=" ".join(cards)))


@every_table
def test_S2_the_deals_are_six_five_four_three_and_two_for_all(seats: int) -> None:
    match = spielwerk.load("dog", seats=seats).match(seed=2)
    for _ in range(600):
        seat = match.seats_to_act()[0]
        match.play(seat, match.legal(seat)[0])
    sizes = [told["hand_size"] for told in match.events(None) if told["event"] == "round"]
    assert sizes[:6] == [6, 5, 4, 3, 2, 6]


def test_S2_with_shuffle_each_cycle_all_packs_are_shuffled_before_six() -> None:
    every = {"shuffle": "each_cycle"}
    hands = "5 | - | - | - | -"
    scene = dog("T10", hands, every, seats=5, hand_size=2, discard="A K 9").shows("5 T10>T15")
    assert scene.told(None, "reshuffled") == [{"event": "reshuffled", "cards": 4}]
    assert scene.match.observation(None)["pile"] == 165 - 5 * 6


def test_S1_with_first_0_seat_0_is_the_starter_at_every_table() -> None:
    for seats in STARTS:
        match = spielwerk.load("dog", {"first": "0"}, seats=seats).match(seed=1)
        assert match.observation(None)["starter"] == 0


# §S3: sides


@every_table
def test_S3_the_first_sides_of_a_table_are_its_default(seats: int) -> None:
    assert spielwerk.load("dog", seats=seats).options["teams"] == SIDES[seats][0]


@every_table
@pytest.mark.parametrize("teams", ["pairs", "trios", "alone"])
def test_S3_other_sides_than_those_of_the_table_are_refused(seats: int, teams: str) -> None:
    if teams in SIDES[seats]:
        assert spielwerk.load("dog", {"teams": teams}, seats).options["teams"] == teams
        return
    allowed = f"allowed: {', '.join(SIDES[seats])}"
    with pytest.raises(spielwerk.OptionError, match=allowed) as refused:
        spielwerk.load("dog", {"teams": teams}, seats)
    assert refused.value.option == "teams"
    with pytest.raises(spielwerk.PositionError, match=allowed) as in_writing:
        spielwerk.load("dog").match_from(document(options={"teams": teams}, seats=seats))
    assert in_writing.value.key == "options"


@pytest.mark.parametrize(
    ("seats", "teams", "ours"),
    [
        (4, "pairs", {"teams": False, "exchange": False}),
        (4, "alone", {"teams": False, "exchange": True}),
        (6, "trios", {"teams": True, "exchange": True}),
        (2, "alone", {"exchange": True}),
    ],
)
def test_S3_sides_and_exchange_are_the_rulebooks_at_its_own_table_alone(
    seats: int, teams: str, ours: dict[str, bool]
) -> None:
    offered = spielwerk.load("dog", {"teams": teams}, seats).offered_options()
    marks = {one["name"]: one["ours"] for one in offered}
    assert {name: marks[name] for name in ("teams", "exchange") if name in marks} == ours


@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [
        (4, "pairs", [[0, 2], [1, 3]]),
        (6, "pairs", [[0, 3], [1, 4], [2, 5]]),
        (6, "trios", [[0, 2, 4], [1, 3, 5]]),
        (4, "alone", [[0], [1], [2], [3]]),
    ],
)
def test_S3_who_plays_with_whom(seats: int, teams: str, sides: list[list[int]]) -> None:
    assert spielwerk.load("dog", {"teams": teams}, seats).teams() == sides


# §S4: the exchange


@pytest.mark.parametrize(
    ("seats", "teams", "exchange"),
    [(2, "alone", "none"), (4, "pairs", "partner"), (4, "alone", "none"), (6, "trios", "partner")],
)
def test_S4_partners_exchange_by_default_and_nobody_who_is_alone(
    seats: int, teams: str, exchange: str
) -> None:
    assert spielwerk.load("dog", {"teams": teams}, seats).options["exchange"] == exchange


def test_S4_where_all_play_alone_there_is_no_partner_to_exchange_with() -> None:
    for seats, teams in ((3, {}), (4, ALONE), (6, ALONE)):
        with pytest.raises(spielwerk.OptionError, match="allowed: none, next") as refused:
            spielwerk.load("dog", {**teams, "exchange": "partner"}, seats)
        assert refused.value.option == "exchange"


def given_round(seats: int, options: dict[str, str]) -> list[int]:
    """From whom each seat gets its card."""
    match = spielwerk.load("dog", options, seats).match(seed=3)
    for seat in range(seats):
        match.play(seat, match.legal(seat)[0])
    received = [
        told for seat in range(seats) for told in match.events(seat) if told["event"] == "received"
    ]
    assert [told["seat"] for told in received] == [*range(seats)]
    return [told["from"] for told in received]


def test_S4_in_pairs_each_gives_to_its_partner() -> None:
    assert given_round(6, {}) == [3, 4, 5, 0, 1, 2]


def test_S4_in_trios_each_gives_to_its_first_mate_and_gets_from_the_other() -> None:
    assert given_round(6, TRIOS) == [4, 5, 0, 1, 2, 3]


def test_S4_next_each_gives_to_the_next_seat_whatever_its_side() -> None:
    assert given_round(4, {"exchange": "next"}) == [3, 0, 1, 2]
    assert given_round(3, {"exchange": "next"}) == [2, 0, 1]
    assert given_round(6, {**TRIOS, "exchange": "next"}) == [5, 0, 1, 2, 3, 4]


def test_S4_finished_seats_give_too() -> None:
    hands = "2 3 | 2 3 | 2 3 | 2 3 | 2 3 | 2 3"
    dog(HOME[0], hands, TRIOS, seats=6, phase="exchange", hand_size=2).shows("""
        turn  0, 1, 2, 3, 4, 5
        0: give 2
        turn  1, 2, 3, 4, 5
    """)


def test_S4_the_cards_change_hands_together() -> None:
    hands = "2 A | 3 A | 4 A | 5 A | 6 A | 8 A"
    scene = dog("", hands, TRIOS, seats=6, phase="exchange", hand_size=2)
    scene.shows("""
        5: give 8
        0: give 2
        1: give 3
        2: give 4
        3: give 5
    """)
    assert scene.match.position()["hands"] == ["A", "A", "A", "A", "A 6", "A"]
    scene.shows("4: give 6")
    assert scene.match.position()["hands"] == ["A 6", "A 8", "A 2", "A 3", "A 4", "A 5"]


def test_S4_without_an_exchange_play_follows_the_deal_at_once() -> None:
    match = spielwerk.load("dog", seats=3).match(seed=1)
    assert match.observation(None)["phase"] == "play"
    assert not any(told["event"] == "exchanged" for told in match.events(None))
    assert "given" not in match.observation(0)


def test_S4_seats_that_cannot_play_fold_before_the_first_decision() -> None:
    """And if all do, the next round is dealt."""
    cards = [card for card in ("2", "3", "5", "6", "8", "9") for _ in range(2)]
    steps = [["chance", "starter 0"], *(["chance", f"deal {card}"] for card in cards)]
    match = spielwerk.load("dog", seats=2).replay_steps(steps)
    told = [event["event"] for event in match.events(None)]
    assert told[: 2 + 12 + 3] == [
        "starter", "round", *["dealt"] * 12, "folded", "folded", "round"
    ]  # fmt: skip


def test_S4_where_nothing_is_exchanged_no_card_can_be_given() -> None:
    match = dog("T10", "5", seats=2).match
    with pytest.raises(spielwerk.IllegalAction) as refused:
        match.play(0, "give 5")
    assert (refused.value.rule, refused.value.code) == ("S4", "no_exchange")


# §S5: helping mates


def test_S5_a_finished_seat_plays_with_its_first_mate_that_is_not() -> None:
    dog(f"{HOME[0]} | | T40 | | T70", "5", TRIOS, seats=6).shows("""
        only  5 T40>T45
    """)
    dog(f"{HOME[0]} | | {HOME[2]} | | T70", "5", TRIOS, seats=6).shows("""
        only  5 T70>T75
    """)
    dog(f"T40 | | {HOME[2]} | | T70", "| | 5", TRIOS, seats=6, to_move=2).shows("""
        only  5 T70>T75
    """)


def test_S5_it_brings_out_moves_and_swaps_as_its_mate_would() -> None:
    dog(f"{HOME[0]} | T20 | T40 | | T70", "J A", TRIOS, seats=6).shows("""
        can  A out, J T40<>T20, J T40<>T70
        not  J T70<>T20
        A out
        men  G0.1 G0.2 G0.3 G0.4 | T20 | T32! T40 | | T70
    """)


def test_S5_it_does_so_from_its_next_turn_on() -> None:
    dog("T0 G0.2 G0.3 G0.4 | | | T50", "A 5 | | | 6", seats=6).shows("""
        A T0>G0.1
        turn 1
    """)


def test_S5_alone_who_is_home_has_won() -> None:
    dog("T0 G0.2 G0.3 G0.4 | T50 | T60", "A", seats=3).shows("""
        A T0>G0.1
        over  1 -1 -1
    """)


def test_S5_alone_nobody_elses_man_can_be_moved() -> None:
    refused = dog("T1 | T40 | T60", "5", seats=3).match.why_not(0, "5 T40>T45")
    assert refused is not None
    assert (refused.rule, refused.code) == ("S5", "not_your_man")


def test_S5_own_on_start_bars_is_said_of_the_seat_whose_man_comes_out() -> None:
    """Seat 0 is home and brings out a man of seat 2: its own there bars, one of seat 4 goes."""
    bars = {**TRIOS, "own_on_start": "bars"}
    dog(f"{HOME[0]} | | T32 | | T70", "A", bars, seats=6).shows("not A out")
    scene = dog(f"{HOME[0]} | | T40 | | T32", "A 2", bars, seats=6).shows("A out")
    men = scene.match.position()["men"]
    assert (men[2], men[4]) == (["T32!", "T40", "K", "K"], ["K", "K", "K", "K"])


# §S8, S9: the end, and who holds the seats


def test_S8_a_pair_of_six_wins_with_eight_men() -> None:
    dog(f"T0 G0.2 G0.3 G0.4 | | | {HOME[3]}", "A", seats=6).shows("""
        A T0>G0.1
        over  1 -1 -1 1 -1 -1
    """)


def test_S8_a_trio_wins_with_twelve_men() -> None:
    men = f"T0 G0.2 G0.3 G0.4 | | {HOME[2]} | | {HOME[4]}"
    dog(men, "A", TRIOS, seats=6).shows("""
        A T0>G0.1
        over  1 -1 1 -1 1 -1
    """)
    dog(men.replace("G4.4", "T70"), "A", TRIOS, seats=6).shows("""
        A T0>G0.1
        turn  1
    """)


def test_S8_with_seven_win_ends_the_last_man_of_the_side_ends_it() -> None:
    ends = {**TRIOS, "seven_win": "ends"}
    dog(f"T94 G0.2 G0.3 G0.4 | | {HOME[2]} | | {HOME[4]}", "7", ends, seats=6).shows("""
        7 T94>G0.1
        over  1 -1 1 -1 1 -1
    """)
    dog(f"T94 G0.2 G0.3 G0.4 | | | | {HOME[4]}", "7", ends, seats=6).shows("not 7 T94>G0.1")
    dog("T62 G0.2 G0.3 G0.4 | T40", "7", {"seven_win": "ends"}, seats=2).shows("""
        7 T62>G0.1
        over  1 -1
    """)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_S8_alone_each_other_seat_has_lost(seats: int) -> None:
    returns = " ".join(["1"] + ["-1"] * (seats - 1))
    dog("T0 G0.2 G0.3 G0.4", "A", ALONE, seats=seats).shows(f"""
        A T0>G0.1
        over  {returns}
    """)


def test_S9_each_seat_knows_for_itself_whoever_holds_it() -> None:
    match = spielwerk.load("dog", seats=2).match(seed=5)
    for seat in range(2):
        seen = match.observation(seat)
        assert seen["seat"] == seat
        assert len(seen["hand"].split()) == seen["hand_sizes"][seat]
        dealt = [e for e in match.events(seat) if e["event"] == "dealt" and "card" in e]
        assert {event["seat"] for event in dealt} == {seat}
