"""Strategus, chapter *Moves*: fights, and what is known after them (§M4, §M5)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.strategus_scenario import BOX, VIEWERS, StrategusScene, strategus

DEFENDERS = "123456789MTA"
TABLE = {
    #    123456789MTA
    "1": "=wwwwwwwwwlw",
    "2": "l=wwwwwwwwlw",
    "3": "ll=wwwwwwwlw",
    "4": "lll=wwwwwwlw",
    "5": "llll=wwwwwlw",
    "6": "lllll=wwwwlw",
    "7": "llllll=wwwlw",
    "8": "lllllll=wwww",
    "9": "llllllll=wlw",
    "M": "wllllllll=lw",
}
"""Who wins: for each attacker against each defender `w` (attacker), `l` (defender), `=` (none)."""
FIGHTS = [
    (attacker, defender, result)
    for attacker, row in TABLE.items()
    for defender, result in zip(DEFENDERS, row, strict=True)
]


def fight(attacker: str, defender: str, options: dict[str, str] | None = None) -> StrategusScene:
    """Red's piece on e6 attacks blue's on e7; others are left to go on with."""
    apple = "" if defender == "A" else "Aa10"
    return strategus(f"{attacker}e6 7j5 | {defender}e7 7a5 {apple}", options).shows("e6xe7")


@pytest.mark.parametrize(("attacker", "defender", "result"), FIGHTS)
def test_M4_who_wins(attacker: str, defender: str, result: str) -> None:
    scene = fight(attacker, defender)
    left = {"w": f"{attacker}e7", "l": "", "=": ""}[result]
    kept = {"w": "", "l": f"{defender}e7", "=": ""}[result]
    red, blue = scene.match.position()["pieces"]
    assert {f"{code}{square}" for square, code in red.items()} == {"Aj1", "7j5", *left.split()}
    apple = set() if defender == "A" else {"Aa10"}
    assert {f"{code}{square}" for square, code in blue.items()} == {"7a5", *kept.split()} | apple


@pytest.mark.parametrize(("attacker", "defender", "result"), FIGHTS)
def test_M4_everybody_is_shown_both_pieces(attacker: str, defender: str, result: str) -> None:
    scene = fight(attacker, defender)
    won = {"w": 0, "l": 1, "=": None}[result]
    for viewer in VIEWERS:
        assert scene.match.events(viewer)[0] == {
            "event": "fought",
            "seat": 0,
            "from": "e6",
            "to": "e7",
            "attacker": attacker,
            "defender": defender,
            "won": won,
        }
        assert scene.match.observation(viewer)["last"] == {
            "seat": 0,
            "move": "e6xe7",
            "attacker": attacker,
            "defender": defender,
        }


def test_M4_an_attacker_that_wins_moves_in() -> None:
    strategus("4e6 | 6e7 7a5").shows("""
        e6xe7
        red   4e7
        blue  7a5
        turn  1
    """)


def test_M4_a_defender_that_wins_stays_where_it_was() -> None:
    strategus("6e6 7j5 | 4e7 7a5").shows("""
        e6xe7
        red   7j5
        blue  4e7 7a5
        turn  1
    """)


def test_M4_equal_kinds_are_both_removed() -> None:
    strategus("6e6 7j5 | 6e7 7a5").shows("""
        e6xe7
        red   7j5
        blue  7a5
        turn  1
    """)


def test_M4_the_fox_removes_the_trap_and_moves_in() -> None:
    strategus("8e6 | Te7 7a5").shows("""
        e6xe7
        red   8e7
        blue  7a5
    """)


def test_M4_the_trap_stays() -> None:
    strategus("1e6 7j5 7j6 | Te7 7a5").shows("""
        e6xe7
        blue  Te7 7a5
        a5-a4
        j6-j7
        blue  Te7 7a4
    """)


def test_M4_with_sprung_trap_goes_the_trap_goes_with_whom_it_catches() -> None:
    scene = strategus("1e6 7j5 | Te7 7a5", {"sprung_trap": "goes"}).shows("""
        e6xe7
        red   7j5
        blue  7a5
    """)
    assert scene.told(None, "fought")[0]["won"] is None
    strategus("8e6 | Te7 7a5", {"sprung_trap": "goes"}).shows("e6xe7\nred 8e7\nblue 7a5")


def test_M4_a_document_tells_of_traps_by_the_option() -> None:
    """§M4: a trap that is missing while its victim is, too, was sprung, or the document lies."""
    fought = {"seat": 0, "move": "e6xe7", "attacker": "1", "defender": "T"}
    log = {"memory_aid": "log", "sprung_trap": "goes"}
    sprung = strategus("1e6 7j5 | Te7 7a5", log).shows("e6xe7").match.position()
    assert sprung["fights"] == [fought]
    assert spielwerk.load("strategus").match_from(sprung).position() == sprung
    with pytest.raises(spielwerk.PositionError):
        spielwerk.load("strategus").match_from({**sprung, "options": {"memory_aid": "log"}})


def test_M4_the_mouse_beats_the_elephant_when_it_attacks() -> None:
    strategus("Me6 | 1e7 7a5").shows("e6xe7\nred Me7\nblue 7a5")


def test_M4_attacked_by_the_elephant_the_mouse_loses() -> None:
    strategus("1e6 | Me7 7a5").shows("e6xe7\nred 1e7\nblue 7a5")


def test_M4_blue_attacks_the_same_way() -> None:
    scene = strategus("1e6 7j5 | Me7 7a5", to_move=1).shows("""
        e7xe6
        red   7j5
        blue  Me6 7a5
        turn  0
    """)
    assert scene.told(None, "fought")[0]["won"] == 1
    assert scene.told(None, "fought")[0]["seat"] == 1
    lost = strategus("6e6 7j5 | 7e7 7a5", to_move=1).shows("e7xe6\nred 6e6 7j5\nblue 7a5")
    assert lost.told(None, "fought")[0]["won"] == 0


def test_M4_moving_onto_an_enemy_is_written_as_a_fight() -> None:
    strategus("6e6 | 4e7").shows("""
        can  e6xe7
        refused M4 fight_is_x e6-e7
    """)
    strategus("9e4 | 4e7").shows("refused M4 fight_is_x e4-e7")


def test_M4_a_fight_needs_an_enemy() -> None:
    strategus("6e6 | 4e8").shows("""
        can  e6-e7
        refused M4 nobody_to_fight e6xe7
    """)
    strategus("9e4 | 4e8").shows("refused M4 nobody_to_fight e4xe6")


def test_M4_a_fight_is_not_told_as_a_move() -> None:
    scene = fight("4", "6")
    assert scene.told(None, "moved") == []
    assert len(scene.match.events(None)) == 1


def test_M4_a_move_is_told_without_a_kind() -> None:
    scene = strategus("4e4 | 6e8").shows("e4-e5\ne8-e7")
    for viewer in VIEWERS:
        assert scene.match.events(viewer) == [
            {"event": "moved", "seat": 0, "from": "e4", "to": "e5"},
            {"event": "moved", "seat": 1, "from": "e8", "to": "e7"},
        ]


def looks(scene: StrategusScene) -> list[dict[str, Any]]:
    return [scene.match.observation(viewer) for viewer in VIEWERS]


def test_M5_after_the_fight_what_is_left_is_hidden_again() -> None:
    scene = fight("4", "6")
    assert scene.match.observation(0)["pieces"] == [
        {"j1": "A", "j5": "7", "e7": "4"},
        {"a5": "?", "a10": "?"},
    ]
    assert scene.match.observation(1)["pieces"][0] == {"j1": "?", "j5": "?", "e7": "?"}
    lost = fight("6", "4")
    assert lost.match.observation(0)["pieces"][1] == {"a5": "?", "e7": "?", "a10": "?"}
    assert lost.match.observation(None)["pieces"] == [
        {"j1": "?", "j5": "?"},
        {"a5": "?", "e7": "?", "a10": "?"},
    ]


def test_M5_the_latest_action_is_seen_until_the_next_one() -> None:
    scene = fight("4", "6").shows("a5-a4")
    for look in looks(scene):
        assert look["last"] == {"seat": 1, "move": "a5-a4"}
    assert "4" not in str(scene.match.observation(1)["pieces"][0])


def test_M5_nothing_else_of_the_past_is_seen() -> None:
    """Two matches that led to the same table in different ways look the same."""
    one = strategus("5e4 6f4 | 7a7 8b7").shows("e4-e5\na7-a6\nf4-f5\nb7-b6\ne5-e6\na6-a5")
    other = strategus("6e4 5f4 | 8a7 7b7").shows("e4-e5\nb7-b6\nf4-f5\na7-a6\ne5-e6\na6-a5")
    for viewer in VIEWERS:
        seen, also = one.match.observation(viewer), other.match.observation(viewer)
        mine = {"pieces": None, "seat": None}
        assert seen | mine == also | mine
        assert [list(army) for army in seen["pieces"]] == [list(army) for army in also["pieces"]]
    assert one.match.observation(None) == other.match.observation(None)


def test_M5_a_piece_that_went_and_came_back_leaves_no_trace() -> None:
    one = strategus("5e4 6f4 | 7a7 8b7").shows("e4-e5\na7-a6\ne5-e4\na6-a7\nf4-f5\nb7-b6")
    other = strategus("5e4 6f4 | 7a7 8b7").shows("f4-f3\nb7-b8\nf3-f4\nb8-b7\nf4-f5\nb7-b6")
    assert looks(one) == looks(other)


def test_M5_the_pieces_are_named_in_the_order_of_the_board() -> None:
    scene = strategus("5e4 6f4 | 7a7 8b7").shows("f4-f3\nb7-b8")
    for look in looks(scene):
        assert [list(army) for army in look["pieces"]] == [["j1", "f3", "e4"], ["a7", "b8", "a10"]]


def all_but(codes: str) -> list[str]:
    """The forty pieces without these, in the order of the table."""
    left = list(BOX)
    for code in codes:
        left.remove(code)
    return left


def test_M5_which_pieces_are_lost_is_public() -> None:
    for look in looks(fight("4", "6")):
        assert look["lost"] == [all_but("A47"), all_but("A7")]
    for look in looks(fight("M", "M")):
        assert look["lost"] == [all_but("A7"), all_but("A7")]
    for look in looks(fight("6", "A")):
        assert look["lost"] == [all_but("A67"), all_but("7")]


def test_M5_memory_aid_off_shows_nothing_of_earlier_fights() -> None:
    scene = fight("4", "6").shows("a5-a4")
    for look in looks(scene):
        assert not {"fights", "seen", "history"} & set(look)


FOUGHT = {"seat": 0, "move": "e6xe7", "attacker": "4", "defender": "6"}


def test_M5_memory_aid_log_keeps_the_list_of_fights() -> None:
    scene = fight("4", "6", {"memory_aid": "log"}).shows("a5-a4\nj5-j6")
    second = {"seat": 1, "move": "a4xa3", "attacker": "7", "defender": "8"}
    for look in looks(scene):
        assert look["fights"] == [FOUGHT]
        assert "seen" not in look
    longer = strategus("4e6 8a3 7j5 | 6e7 7a5", {"memory_aid": "log"}).shows(
        "e6xe7\na5-a4\nj5-j6\na4xa3"
    )
    for look in looks(longer):
        assert look["fights"] == [FOUGHT, second]
        assert set(look["pieces"][0].values()) | set(look["pieces"][1].values()) != {"?"} or (
            look["seat"] is None
        )
    assert longer.match.observation(1)["pieces"][0] == {"j1": "?", "j6": "?", "e7": "?"}


def test_M5_memory_aid_log_is_empty_at_first() -> None:
    scene = strategus("4e6 | 6e8", {"memory_aid": "log"}).shows("fights []\ne6-e7\nfights []")
    assert scene.match.observation(1)["fights"] == []


def test_M5_memory_aid_marked_shows_what_was_seen_in_a_fight_on_the_piece() -> None:
    scene = fight("4", "6", {"memory_aid": "marked"})
    for look in looks(scene):
        assert look["seen"] == [["e7"], []]
        assert "fights" not in look
    assert scene.match.observation(1)["pieces"][0] == {"j1": "?", "j5": "?", "e7": "4"}
    assert scene.match.observation(None)["pieces"] == [
        {"j1": "?", "j5": "?", "e7": "4"},
        {"a5": "?", "a10": "?"},
    ]
    assert scene.match.observation(0)["pieces"][0] == {"j1": "A", "j5": "7", "e7": "4"}


def test_M5_memory_aid_marked_marks_a_defender_that_has_won() -> None:
    scene = fight("6", "4", {"memory_aid": "marked"})
    assert scene.match.observation(0)["seen"] == [[], ["e7"]]
    assert scene.match.observation(0)["pieces"][1] == {"a5": "?", "e7": "4", "a10": "?"}


def test_M5_memory_aid_marked_follows_the_piece() -> None:
    scene = fight("4", "6", {"memory_aid": "marked"}).shows("""
        seen  [["e7"], []]
        a5-a4
        e7-f7
        seen  [["f7"], []]
        a4-a5
        j5-j4
        seen  [["f7"], []]
    """)
    assert scene.match.observation(1)["pieces"][0] == {"j1": "?", "j4": "?", "f7": "4"}


def test_M5_memory_aid_marked_forgets_a_piece_that_falls() -> None:
    strategus("4e6 7j5 | 6e7 2f7", {"memory_aid": "marked"}).shows("""
        e6xe7
        seen  [["e7"], []]
        f7xe7
        seen  [[], ["e7"]]
        j5-j4
        seen  [[], ["e7"]]
    """)
    strategus("4e6 7j5 | 6e7 4f7 5a9", {"memory_aid": "marked"}).shows("""
        e6xe7
        f7xe7
        seen  [[], []]
    """)
    strategus("4e6 7j5 | 6e7 2f7 5a9", {"memory_aid": "marked"}).shows("""
        e6xe7
        a9-a8
        e7xf7
        seen  [[], ["f7"]]
    """)


def test_M5_memory_aid_marked_another_piece_on_the_same_square_is_not_marked() -> None:
    strategus("4e6 7j5 | 6e7 7e9", {"memory_aid": "marked"}).shows("""
        e6xe7
        e9-e8
        e7-d7
        e8-e7
        seen  [["d7"], []]
    """)
