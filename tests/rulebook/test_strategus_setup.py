"""Strategus, chapter *Set-up*: §S1 to §S4."""

import random
from collections import Counter

import pytest

import spielwerk
from tests.rulebook.strategus_scenario import (
    BLUE,
    BOX,
    RED,
    VIEWERS,
    StrategusScene,
    army_of_setup,
    begun,
    covered,
    set_up,
    setup_squares,
    strategus,
)

CODES = list(dict.fromkeys(BOX))


def placed_singly(seat: int, setup: str) -> str:
    """A whole set-up as forty lines of a scenario."""
    codes = setup.replace(" ", "")
    squares = setup_squares(seat)
    return "\n".join(
        f"{seat}: place {code} {square}" for code, square in zip(codes, squares, strict=True)
    )


def half_placed(count: int) -> StrategusScene:
    """Red has placed so many pieces of its set-up."""
    return begun().shows("\n".join(placed_singly(0, RED).splitlines()[:count]))


def test_S1_each_seat_has_forty_pieces() -> None:
    scene = begun()
    for seat in (0, 1):
        assert scene.match.observation(seat)["to_place"] == dict(Counter(BOX))
        assert list(scene.match.observation(seat)["to_place"]) == CODES


def test_S1_what_stands_is_no_longer_to_be_placed() -> None:
    left = begun().shows("place 9 a1\nplace A b1\nplace 9 c1").match.observation(0)["to_place"]
    assert left == {**Counter(BOX[:-1]), "9": 6}
    assert "A" not in left


def test_S1_any_of_the_twelve_kinds_may_be_placed_first() -> None:
    begun().shows(f"only {', '.join(f'place {code} a1' for code in CODES)}")


def test_S1_no_more_of_a_kind_than_there_are() -> None:
    begun().shows("""
        place A a1
        not  place A b1
        place 3 b1
        can  place 3 c1
        place 3 c1
        not  place 3 d1
        refused S1 none_left place A d1
        refused S1 none_left place 3 d1
    """)


@pytest.mark.parametrize("code", CODES)
def test_S1_every_kind_runs_out(code: str) -> None:
    count = BOX.count(code)
    lines = placed_singly(0, code * count + "".join(BOX.replace(code, ""))).splitlines()[:count]
    begun().shows("\n".join(lines)).shows(f"""
        not      place {code} {setup_squares(0)[count]}
        refused  S1 none_left place {code} {setup_squares(0)[count]}
    """)


@pytest.mark.parametrize("seed", range(5))
def test_S1_the_pieces_may_stand_in_any_order(seed: int) -> None:
    dice = random.Random(seed)
    red, blue = ("".join(dice.sample(BOX, 40)) for _ in range(2))
    begun().shows(placed_singly(0, red)).shows(placed_singly(1, blue))
    in_groups = [" ".join(army[at : at + 10] for at in range(0, 40, 10)) for army in (red, blue)]
    scene = set_up(red=in_groups[0], blue=in_groups[1])
    assert scene.match.position()["pieces"] == [
        army_of_setup(0, in_groups[0]),
        army_of_setup(1, in_groups[1]),
    ]


def test_S1_each_seat_fills_its_own_four_rows() -> None:
    pieces = set_up().match.position()["pieces"]
    assert {int(square[1:]) for square in pieces[0]} == {1, 2, 3, 4}
    assert {int(square[1:]) for square in pieces[1]} == {7, 8, 9, 10}
    assert [len(army) for army in pieces] == [40, 40]


def test_S2_both_seats_place_at_the_same_time() -> None:
    begun().shows("""
        turn  0, 1
        1: place 9 j10
        1: place 9 i10
        0: place T a1
        1: place A h10
        turn  0, 1
        pieces  [{"a1": "T"}, {"h10": "A", "i10": "9", "j10": "9"}]
    """)


def test_S2_nobody_is_to_move_in_the_set_up() -> None:
    scene = begun().shows("""
        to_move  null
        phase    "setup"
        plies    0
        place 9 a1
        to_move  null
        plies    0
    """)
    assert scene.match.observation(0)["to_move"] is None


def test_S2_the_other_side_learns_nothing_of_a_set_up_action() -> None:
    scene = begun()
    before = {viewer: scene.match.observation(viewer) for viewer in (1, None)}
    scene.shows("0: place A a1\n0: place 9 b1")
    for viewer, look in before.items():
        assert scene.match.observation(viewer) == look
        assert scene.match.events(viewer) == []


def test_S2_the_other_side_does_not_learn_how_many_are_placed() -> None:
    one, other = half_placed(3), half_placed(39)
    for viewer in (1, None):
        assert one.match.observation(viewer) == other.match.observation(viewer)
        assert one.match.events(viewer) == other.match.events(viewer) == []
        assert one.match.seats_to_act() == other.match.seats_to_act()
    assert one.match.legal(1) == other.match.legal(1)


def test_S2_a_seat_is_told_what_it_places() -> None:
    scene = begun().shows("0: place A a1\n1: place 9 j10\n0: place T b1")
    assert scene.match.events(0) == [
        {"event": "placed", "seat": 0, "at": "a1", "piece": "A"},
        {"event": "placed", "seat": 0, "at": "b1", "piece": "T"},
    ]
    assert scene.match.events(1) == [{"event": "placed", "seat": 1, "at": "j10", "piece": "9"}]
    assert scene.match.events(None) == []


def test_S2_ready_is_public_and_comes_with_the_fortieth_piece() -> None:
    scene = half_placed(39)
    assert scene.told(1, "ready") == []
    scene.shows("""
        0: place 9 j4
        turn  1
    """)
    for viewer in (1, None):
        assert scene.match.events(viewer) == [{"event": "ready", "seat": 0}]
    assert scene.match.events(0)[-2:] == [
        {"event": "placed", "seat": 0, "at": "j4", "piece": "9"},
        {"event": "ready", "seat": 0},
    ]


def test_S2_who_is_ready_is_seen_with_forty_face_down_cards() -> None:
    scene = half_placed(39)
    for viewer in (1, None):
        assert scene.match.observation(viewer)["pieces"] == [{}, {}]
        assert scene.match.observation(viewer)["ready"] == [False, False]
    scene.shows("0: place 9 j4")
    army = army_of_setup(0, RED)
    for viewer in (1, None):
        assert scene.match.observation(viewer)["pieces"] == [covered(army), {}]
        assert scene.match.observation(viewer)["ready"] == [True, False]
    assert scene.match.observation(0)["pieces"] == [army, {}]


def test_S2_who_is_ready_can_do_nothing_but_wait() -> None:
    begun().shows(f"""
        0: setup {RED}
        turn  1
        0: only
        0: refused S2 already_ready place 9 a1
        0: refused S2 already_ready setup {RED}
        1: place 9 j10
        0: refused S2 already_ready setup {RED}
    """)


def test_S2_in_play_nothing_is_placed_any_more() -> None:
    set_up({"first": "0"}).shows(f"""
        0: refused S2 not_setup place 9 a1
        0: refused S2 not_setup setup {RED}
    """)
    strategus("5e4").shows(f"""
        refused S2 not_setup place 9 a1
        refused S2 not_setup setup {RED}
    """)


def test_S2_nothing_is_taken_back() -> None:
    match = half_placed(5).match
    assert not match.can_take_back(0)
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.take_back(0)
    assert (refusal.value.rule, refusal.value.code) == (None, "nothing_to_take_back")


def test_S3_play_begins_when_both_are_ready() -> None:
    begun({"first": "1"}).shows(f"""
        0: setup {RED}
        phase    "setup"
        1: setup {BLUE}
        phase    "play"
        turn     1
        to_move  1
        plies    0
        quiet    0
        last     null
    """)


def test_S3_chance_says_who_is_first() -> None:
    firsts = Counter(set_up(seed=seed).match.position()["to_move"] for seed in range(40))
    assert set(firsts) == {0, 1}
    assert min(firsts.values()) > 8


def test_S3_chance_is_written_down() -> None:
    match = set_up(seed=3).match
    first = match.position()["to_move"]
    assert match.steps[-1] == ("chance", f"first {first}")
    assert len(match.steps) == 3


@pytest.mark.parametrize("first", [0, 1])
def test_S3_who_is_first_can_be_fixed(first: int) -> None:
    for seed in range(5):
        match = set_up({"first": str(first)}, seed=seed).match
        assert match.seats_to_act() == (first,)
        assert match.steps == [(0, f"setup {RED}"), (1, f"setup {BLUE}")]


def test_S3_everybody_is_told_who_is_first() -> None:
    for first in (0, 1):
        scene = set_up({"first": str(first)})
        for viewer in VIEWERS:
            assert scene.match.events(viewer)[-1] == {"event": "first", "seat": first}
            assert len(scene.told(viewer, "first")) == 1
    chance = set_up()
    assert chance.told(None, "first") == [
        {"event": "first", "seat": chance.match.position()["to_move"]}
    ]


def test_S3_nobody_moves_before_that() -> None:
    begun().shows(f"""
        0: refused S3 setup_first a4-a5
        0: refused S3 setup_first a4xa5
        0: setup {RED}
        0: refused S3 setup_first a4-a5
        1: refused S3 setup_first a7-a6
    """)


@pytest.mark.parametrize("seat", [0, 1])
def test_S4_the_squares_are_filled_from_the_own_back_row_on(seat: int) -> None:
    scene = begun()
    for code, square in zip(BOX, setup_squares(seat), strict=True):
        assert {text.split()[2] for text in scene.match.legal(seat)} == {square}
        scene.match.play(seat, f"place {code} {square}")
    assert scene.match.legal(seat) == []


def test_S4_both_see_their_own_back_row_from_left_to_right() -> None:
    assert setup_squares(0)[:2] + setup_squares(0)[-1:] == ["a1", "b1", "j4"]
    assert setup_squares(1)[:2] + setup_squares(1)[-1:] == ["j10", "i10", "a7"]
    begun().shows("0: can place 9 a1\n1: can place 9 j10")


def test_S4_only_the_next_square_is_asked_for() -> None:
    begun().shows("""
        refused S4 not_next_square place 9 b1
        refused S4 not_next_square place 9 j4
        refused S4 not_next_square place 9 e5
        refused S4 not_next_square place 9 j10
        1: refused S4 not_next_square place 9 a1
        1: refused S4 not_next_square place 9 i10
        place 9 a1
        refused S4 not_next_square place 8 a1
        refused S4 not_next_square place 8 c1
    """)


def test_S4_the_whole_set_up_at_once() -> None:
    match = begun().shows(f"0: setup {RED}\n1: setup {BLUE}").match
    assert match.position()["pieces"] == [army_of_setup(0, RED), army_of_setup(1, BLUE)]
    assert match.position()["pieces"][0]["a1"] == "T"
    assert match.position()["pieces"][0]["c1"] == "A"
    assert match.position()["pieces"][1]["j10"] == "T"
    assert match.position()["pieces"][1]["f10"] == "A"
    assert match.position()["pieces"][1]["a7"] == "9"


def test_S4_the_whole_set_up_is_the_same_as_forty_single_pieces() -> None:
    whole, single = begun(), begun()
    whole.shows(f"0: setup {RED}\n1: place 9 j10")
    single.shows(placed_singly(0, RED)).shows("1: place 9 j10")
    assert whole.match.position() == single.match.position()
    for viewer in VIEWERS:
        assert whole.match.observation(viewer) == single.match.observation(viewer)
        assert whole.match.events(viewer) == single.match.events(viewer)


def test_S4_of_a_whole_set_up_its_seat_is_told_each_piece_and_the_others_that_it_is_ready() -> (
    None
):
    scene = begun().shows(f"0: setup {RED}")
    codes = RED.replace(" ", "")
    assert scene.match.events(0) == [
        *(
            {"event": "placed", "seat": 0, "at": square, "piece": code}
            for code, square in zip(codes, setup_squares(0), strict=True)
        ),
        {"event": "ready", "seat": 0},
    ]
    for viewer in (1, None):
        assert scene.match.events(viewer) == [{"event": "ready", "seat": 0}]


def test_S4_a_whole_set_up_is_one_step_and_one_decision() -> None:
    match = begun().shows(f"0: setup {RED}").match
    assert match.steps == [(0, f"setup {RED}")]
    assert (match.decisions(0), match.decisions(1)) == (1, 0)
    assert spielwerk.replay(match.transcript()).position() == match.position()


def test_S4_a_whole_set_up_is_accepted_but_not_listed() -> None:
    match = begun().match
    assert all(text.startswith("place ") for text in match.legal(0))
    assert len(match.legal(0)) == 12


def test_S4_after_a_piece_the_whole_set_up_comes_too_late() -> None:
    begun().shows(f"""
        place T a1
        refused S4 not_next_square setup {RED}
        1: setup {BLUE}
    """)


WRONG_COUNTS = [
    "TTATTT9999 T888885555 99M4443312 6666777798",
    "TTATTT9999 T888885555 99M4443312 6666777777",
    "TTAATT9999 T888885555 99M4443312 6666777799",
    "TTTTTT9999 T888885555 99M4443312 6666777799",
    "9999999999 9999999999 9999999999 9999999999",
    "TTATTT9999 T888885555 99M4443311 6666777799",
]


@pytest.mark.parametrize("setup", WRONG_COUNTS)
def test_S1_a_whole_set_up_with_a_wrong_count_is_refused(setup: str) -> None:
    begun().shows(f"""
        0: refused S1 none_left setup {setup}
        1: refused S1 none_left setup {setup}
        turn  0, 1
    """)


UNREADABLE = [
    "TTATTT9999 T888885555 99M4443312 666677779",
    "TTATTT9999 T888885555 99M4443312 66667777999",
    "TTATTT9999 T888885555 99M4443312",
    "TTATTT9999T888885555 99M4443312 6666777799",
    "TTATTT9999 T888885555 99M4443312 6666777799 T",
    "TTATTT999 9T888885555 99M4443312 6666777799",
    "TTATTT9999T88888555599M44433126666777799",
    "TTATTT9999 T888885555 99M4443312 66667777 9",
    "TTATTT9999 T888885555 99m4443312 6666777799",
    "TTATTT9999 T888885555 99X4443312 6666777799",
    "TTATTT9999 T888885555 9904443312 6666777799",
    "TTATTT9999 T888885555 99?4443312 6666777799",
    "TTATTT9999/T888885555/99M4443312/6666777799",
    "TTATTT9999  T888885555 99M4443312 6666777799",
    "T T A T T T 9 9 9 9",
    "a1 T b1 T",
    "x",
]


@pytest.mark.parametrize("setup", UNREADABLE)
def test_S4_a_set_up_that_is_not_four_groups_of_ten_codes_is_refused(setup: str) -> None:
    begun().shows(f"""
        0: refused S4 setup_unreadable setup {setup}
        turn  0, 1
        1: setup {BLUE}
    """)


@pytest.mark.parametrize(
    "text",
    [f"setup {RED} ", f"setup  {RED}", f" setup {RED}", f"Setup {RED}", f"setup {RED}\n", "setup"],
)
def test_S4_a_set_up_is_written_in_one_way(text: str) -> None:
    match = begun().match
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.play(0, text)
    assert refusal.value.code in ("unknown_action", "setup_unreadable")
    assert match.steps == []


def test_S4_the_order_of_the_squares_is_in_the_geometry() -> None:
    cells = spielwerk.load("strategus").geometry()["cells"]
    assert len(cells) == 100
    for seat in (0, 1):
        own = sorted((c for c in cells if c.get("seat") == seat), key=lambda c: int(c["order"]))
        assert [cell["name"] for cell in own] == setup_squares(seat)
    others = [cell for cell in cells if "seat" not in cell]
    assert {cell["name"][1:] for cell in others} == {"5", "6"}


def test_S4_the_ready_made_set_ups_can_be_played() -> None:
    setups = spielwerk.load("strategus").setups()
    assert len(setups) >= 12
    assert len({entry["name"] for entry in setups}) == len(setups)
    assert len({entry["setup"] for entry in setups}) == len(setups)
    for entry in setups:
        begun().shows(f"0: {entry['setup']}\n1: {entry['setup']}").shows('phase "play"')
