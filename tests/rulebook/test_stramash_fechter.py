"""Stramash, chapter *The moves*: the Bonnie Fechter (§M6)."""

import pytest

from tests.rulebook.stramash_scenario import stramash

HAND = "X X 8"
"""Bonnie Fechters and eights: nobody forward, nobody out."""


def charges(scene_text: str, hand: str = HAND, **keys: object) -> list[str]:
    """The legal moves with a Bonnie Fechter, in alphabetical order."""
    scene = stramash(scene_text, hand, **keys)  # type: ignore[arg-type]
    [seat] = scene.match.seats_to_act()
    return sorted(text for text in scene.match.legal(seat) if text.startswith("X "))


def test_M6_a_laddie_takes_the_hole_of_an_opponents() -> None:
    scene = stramash("T10 | T40", HAND).shows("""
        X T10>T40
        laddies  T40
        turn     1
    """)
    for viewer in (0, 1, 2, 3, None):
        assert [event["event"] for event in scene.match.events(viewer)] == [
            "played",
            "charged",
            "docked",
            "drew",
        ]
        assert scene.told(viewer, "charged") == [
            {"event": "charged", "seat": 0, "owner": 0, "from": "T10", "to": "T40"}
        ]
        assert scene.told(viewer, "docked") == [
            {"event": "docked", "owner": 1, "from": "T40", "by": 0}
        ]


def test_M6_a_laddie_in_the_dock_does_it_too() -> None:
    scene = stramash("| T40", HAND).shows("""
        X D>T40
        laddies  T40
    """)
    assert scene.told(None, "charged")[0]["from"] == "D"


def test_M6_every_laddie_of_every_opponent_on_the_track_is_a_target() -> None:
    assert charges("T10 C0.1 | T20 C1.1 | T30 T31 | T8") == sorted(
        f"X {origin}>{target}" for origin in ("T10", "D") for target in ("T20", "T30", "T31", "T8")
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_M6_everybody_else_is_an_opponent(seats: int) -> None:
    laddies = " | ".join(f"T{10 + seat}" for seat in range(seats))
    assert charges(laddies, seats=seats) == sorted(
        f"X {origin}>T{10 + seat}" for origin in ("T10", "D") for seat in range(1, seats)
    )


def test_M6_the_way_between_does_not_matter() -> None:
    stramash("T10 T12 | T11 T14 T9", HAND).shows("can X T10>T14, X T10>T9, X T12>T11")


def test_M6_an_empty_hole_is_no_target() -> None:
    stramash("T10 | T40", HAND).shows("""
        refused M6 fechter_nobody X T10>T41
        refused M6 fechter_nobody X D>T8
    """)


def test_M6_an_own_laddie_is_no_target() -> None:
    stramash("T10 T20 | T40", HAND).shows("""
        refused M6 fechter_own X T10>T20
        refused M6 fechter_own X D>T20
    """)


def test_M6_nobody_charges_into_a_castle_or_out_of_it() -> None:
    stramash("T10 C0.1 | T40 C1.2", HAND).shows("""
        refused M6 fechter_castle X T10>C1.2
        refused M6 fechter_castle X D>C1.2
        refused M6 fechter_castle X T10>C0.2
        refused M6 fechter_castle X C0.1>T40
    """)
    assert charges("T9 C0.1 C0.2 C0.3 C0.4 | T40") == ["X T9>T40"]
    assert charges("C0.1 | T40") == ["X D>T40"]


def test_M6_a_laddie_on_its_start_or_entrance_is_not_protected() -> None:
    stramash("T10 | T26 T21", HAND).shows("can X T10>T26, X T10>T21, X D>T26, X D>T21")


def test_M6_a_laddie_on_the_own_start_is_no_obstacle() -> None:
    stramash("T8 | T40", HAND).shows("""
        X D>T40
        laddies  T8 T40
    """)


def test_M6_a_laddie_may_charge_backwards_and_onto_its_own_entrance() -> None:
    stramash("T40 | T3", "X A", seats=2).shows("""
        can      X T40>T3
        X T40>T3
        laddies  T3
    """)


def test_M6_it_does_nothing_else() -> None:
    stramash("T10 | T40", HAND).shows("not X out, X T10>T15, X T10>C0.1, X D>T10")
    stramash("", HAND).shows("only discard X, discard 8")


FROM_TRACK = {"fechter_from_dock": "off"}


def test_M6_with_fechter_from_dock_off_only_laddies_on_the_track_do_it() -> None:
    stramash("T10 | T40", HAND, FROM_TRACK).shows("""
        can  X T10>T40
        refused M6 fechter_dock X D>T40
    """)
    stramash("| T40", HAND, FROM_TRACK).shows("only discard X, discard 8")


PAIRS = {"pairs": "on"}
ON_PARTNER = {"pairs": "on", "fechter_on_partner": "on"}


def test_M6_a_partners_laddie_is_no_target() -> None:
    stramash("T10 | T20 | T30 | T40", HAND, PAIRS).shows("""
        can  X T10>T20, X T10>T40, X D>T20, X D>T40
        refused M6 fechter_partner X T10>T30
        refused M6 fechter_partner X D>T30
    """)


def test_M6_without_pairs_the_seat_opposite_is_a_target() -> None:
    stramash("T10 | | T30", HAND).shows("can X T10>T30, X D>T30")
    stramash("T10 | | T30", HAND, {"fechter_on_partner": "on"}).shows("""
        X T10>T30
        laddies  T30
    """)


def test_M6_with_fechter_on_partner_a_partners_laddie_may_be_chosen_and_is_promoted() -> None:
    scene = stramash("T10 | T20 | T30", HAND, ON_PARTNER).shows("""
        can      X T10>T30, X D>T30, X T10>T20
        X T10>T30
        laddies  T30 | T20 | T39
    """)
    assert scene.told(None, "promoted") == [
        {"event": "promoted", "owner": 2, "from": "T30", "to": "T39", "by": 0}
    ]
    assert scene.told(None, "docked") == []
    stramash("| | T30", HAND, ON_PARTNER).shows("X D>T30\nladdies T30 | | T39")


def test_M6_with_fechter_on_partner_the_entrance_decides_as_ever() -> None:
    stramash("T10 | T39 | T30", HAND, ON_PARTNER).shows("X T10>T30\nladdies T30 | | T39")
    stramash("T10 T39 | | T30", HAND, ON_PARTNER).shows("X T10>T30\nladdies T3 T30 | | T39")
    stramash("T10 | | T30 T39", HAND, ON_PARTNER).shows("""
        refused P2 entrance_taken X T10>T30
        refused P2 partner_on_entrance X T10>T39
    """)
    full = {**ON_PARTNER, "entrance_full": "to_dock"}
    stramash("T10 | | T30 T39", HAND, full).shows("""
        refused P2 partner_on_entrance X T10>T39
        X T10>T30
        laddies  T30 | | T39
    """)


def test_M6_with_fechter_on_partner_and_fechter_from_dock_off_together() -> None:
    both = {**ON_PARTNER, "fechter_from_dock": "off"}
    stramash("T10 | T20 | T30", HAND, both).shows("""
        can  X T10>T30, X T10>T20
        not  X D>T30, X D>T20
    """)
