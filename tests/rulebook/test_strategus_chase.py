"""Strategus, §E5: the option `chase` (with pieces that both sides follow with their eyes)."""

import pytest

from tests.rulebook.strategus_scenario import StrategusScene, reason, strategus

CHASE = {"chase": "on"}
RING = "c5-d5 d6-e6 d5-d6 e6-e5 d6-e6 e5-d5 e6-e5 d5-d6"
"""Red goes after blue once around the four squares d5, d6, e6, e5."""
HUNT = "4c5 7h2 | 7d6 8i8"
"""Red's gorilla goes after blue's wolf; each side has another piece."""


def hunt(moves: str, armies: str = HUNT, **keys: object) -> StrategusScene:
    """After these moves of both seats in turn."""
    options = {"chase": "on", **keys}
    return strategus(armies, options).shows("\n".join(moves.split()))


def test_E5_chase_a_position_of_the_chase_is_not_brought_about_again() -> None:
    """Red on d5 and blue on d6: so they stood after red's first move."""
    hunt(RING).shows("""
        not      e5-d5
        refused  E5 chase e5-d5
        only     e5-e4, e5-e6, e5-f5, h2-h1, h2-h3, h2-g2, h2-i2
    """)


def test_E5_chase_off_it_goes_on_for_ever() -> None:
    strategus(HUNT).shows("\n".join(RING.split())).shows("can e5-d5")
    strategus(HUNT, {"two_squares": "3"}).shows("\n".join(RING.split())).shows("can e5-d5")


def test_E5_chase_until_then_it_is_free() -> None:
    moves = RING.split()
    for number in range(0, len(moves), 2):
        hunt(" ".join(moves[:number])).shows(f"can {moves[number]}")


def test_E5_chase_who_is_chased_is_not_bound() -> None:
    """Blue comes back to where it stood, but it threatens nobody that has fled."""
    hunt(RING).shows("0: e5-f5\ncan d6-e6, d6-d5, d6-c6")


def test_E5_chase_blue_is_bound_as_well() -> None:
    armies = "7d6 8i3 | 4c5 7h9"
    strategus(armies, CHASE, to_move=1).shows("\n".join(RING.split())).shows("""
        refused  E5 chase e5-d5
        can      e5-e6, e5-e4, h9-h8
    """)


@pytest.mark.parametrize("prey", ["1", "4", "7", "9", "M"])
@pytest.mark.parametrize("hunter", ["1", "4", "7", "9", "M"])
def test_E5_chase_the_kinds_do_not_matter(hunter: str, prey: str) -> None:
    hunt(RING, f"{hunter}c5 7h2 | {prey}d6 8i8").shows("not e5-d5\ncan e5-e4")


def test_E5_chase_a_fight_is_always_free() -> None:
    hunt(f"{RING} e5-f5 d6-d5 f5-e5 i8-i7").shows("can e5xd5")


def test_E5_chase_the_exact_reverse_of_the_latest_move_is_free() -> None:
    """To and fro before a piece that goes to and fro: that is the business of two squares."""
    scene = hunt("d5-e5 e6-d6 e5-d5 d6-e6", "4d5 7h2 | 7e6 8i8")
    for _ in range(4):
        scene.shows("""
            can  d5-e5
            d5-e5
            e6-d6
            e5-d5
            d6-e6
        """)


def test_E5_chase_only_the_latest_move_may_be_reversed() -> None:
    """Along a line and back: the first step back is a reverse, the second one is not any more."""
    there = "c5-d5 d6-e6 d5-e5 e6-f6 e5-f5 f6-e6"
    hunt(there).shows("can f5-e5")
    hunt(f"{there} f5-e5 e6-d6").shows("""
        refused  E5 chase e5-d5
        can      e5-f5, e5-e6, e5-e4
    """)


def test_E5_chase_a_hares_run_is_reversed_by_the_same_run() -> None:
    hares = "9d6 7h2 | 9f6 8i8"
    hunt("d6-e6 f6-f8 e6-e8 f8-f6", hares).shows("can e8-e6")
    hunt("d6-e6 f6-f8 e6-e8 f8-f5 e8-e5 f5-f6", hares).shows("""
        not  e5-e6
        can  e5-e7, e5-e8
    """)


def test_E5_chase_a_reply_that_does_not_flee_ends_it() -> None:
    """Blue leaves its wolf in danger twice; red goes away and comes back."""
    before = "c5-d5 d6-e6 d5-d6 e6-e5 d6-e6 i8-i7 e6-f6 i7-i8"
    hunt(before).shows("can f6-e6").shows("""
        f6-e6
        e5-d5
        e6-e5
        d5-d6
        can  e5-d5
        e5-d5
        d6-e6
        d5-d6
        e6-e5
        refused E5 chase d6-e6
    """)


def test_E5_chase_a_piece_flees_only_from_the_move_just_before() -> None:
    """Red plays elsewhere; the wolf, still beside the gorilla, goes away: that is no flight."""
    before = "c5-d5 d6-e6 d5-d6 e6-e5 d6-e6 e5-d5 e6-e5 i8-i7 h2-h3 d5-d6 h3-h2 i7-i8"
    hunt(before).shows("can e5-d5")


def test_E5_chase_a_move_that_threatens_no_piece_that_has_fled_ends_it() -> None:
    """Whenever red turns to the wolf that has not fled in this chase, another chase begins."""
    moves = "d5-d6 d7-c7 d6-e6 e7-d7 c6-d6 d7-e7 d6-c6 c7-d7"
    hunt(moves, "4d5 4c6 | 7d7 7e7 8i8").shows("can e6-d6")
    moves = "e6-d6 c6-c7 d6-e6 f6-f7 e6-e7 f7-f8 e7-d7 c7-c8 d7-d8 c8-c7 d8-e8 f8-f7"
    hunt(moves, "4e6 7h2 | 7c6 7f6 8i8").shows("""
        can  e8-e7
        e8-e7
        f7-f8
        can  e7-d7
    """)


def test_E5_chase_a_move_that_threatens_no_piece_that_has_fled_is_free() -> None:
    """The hare runs back to h6, beside a fox that has not fled: the position is the same again."""
    hunters = "4c5 9h6 | 7e5 8h7"
    moves = "c5-d5 e5-e6 h6-f6 e6-e5 f6-f5 e5-e6 f5-f6 e6-e5"
    hunt(moves, hunters).shows("""
        can  f6-h6
        f6-h6
        red  4d5 9h6
        blue 7e5 8h7
    """)


def test_E5_chase_the_longest_run_counts() -> None:
    """Red's hare keeps threatening one that has fled earlier, if not always the latest."""
    hares = "9f4 7h2 | 9e7 9d4 8j8"
    moves = "f4-e4 d4-d9 e4-e6 e7-e10 e6-e9 d9-d10 e9-d9 d10-b10 d9-b9 b10-d10"
    back = "b9-e9 e10-i10 e9-i9 i10-e10"
    hunt(f"{moves} {back}", hares).shows("""
        refused  E5 chase i9-d9
        can      i9-e9
    """)


def test_E5_chase_other_hunters_on_the_same_squares_are_another_position() -> None:
    """At the end red's gorillas have changed places: whoever looks only at kinds sees a repeat."""
    hunters = "4b4 4c6 7h2 | 7d4 8i8"
    moves = (
        "b4-c4 d4-d5 c6-d6 d5-e5 d6-e6 e5-d5 c4-c5 d5-d6 "
        "c5-c6 d6-d5 e6-d6 d5-c5 d6-d5 c5-c4 d5-c5 c4-d4"
    )
    hunt(moves, hunters).shows("""
        can  c5-c4
        c5-c4
        red  4c4 4c6 7h2
        blue 7d4 8i8
    """)


def test_E5_chase_a_fight_begins_the_count_anew() -> None:
    """Where red stands after its fight no chase has begun yet; the next position is its first."""
    armies = "4c5 7h2 | 7d6 9d5 8i8"
    hunt("c5xd5 d6-e6 d5-d6 e6-e5 d6-e6 e5-d5 e6-e5 d5-d6", armies).shows("""
        can  e5-d5
        e5-d5
        d6-e6
        refused E5 chase d5-d6
    """)


def test_E5_if_chase_and_two_squares_ban_all_moves_the_seat_to_move_has_lost() -> None:
    """In a box of red traps: two squares ban the way back, chase bans the way on."""
    box = "4a2 Tc1 Tc2 Ta3 Tb3 | 7b1 8i8"
    moves = "a2-a1 b1-b2 a1-b1 b2-a2 b1-b2 a2-a1 b2-a2 a1-b1 a2-b2 b1-a1 b2-a2 a1-b1"
    scene = hunt(moves, box, two_squares="3").shows("over -1 1")
    assert reason(scene) == "stuck"
    hunt(moves, box).shows("turn 0\nonly a2-b2")
    hunt(moves, box, two_squares="5").shows("turn 0\nonly a2-b2")


def test_E5_chase_all_moves_since_the_last_fight_are_kept() -> None:
    scene = hunt(RING)
    assert scene.match.position()["history"] == RING.split()
    for viewer in (0, 1, None):
        assert scene.match.observation(viewer)["history"] == RING.split()


def test_E5_chase_after_a_fight_the_history_is_empty() -> None:
    hunt("c5-c6 i8-i7 c6xd6").shows("history []")


def test_E5_chase_what_is_not_listed_counts_as_not_made() -> None:
    position = hunt(RING).match.position()
    game = hunt(RING).match.game
    StrategusScene(game.match_from(position)).shows("not e5-d5")
    for start in range(1, 8):
        shorter = {**position, "history": RING.split()[start:]}
        StrategusScene(game.match_from(shorter)).shows("can e5-d5")


def test_E5_preset_tournament_is_both() -> None:
    tournament = {"preset": "tournament"}
    strategus(HUNT, {"chase": "on", "two_squares": "5"}).shows("\n".join(RING.split())).shows(
        "not e5-d5"
    )
    assert strategus(HUNT, tournament).match.game.options["two_squares"] == "5"
