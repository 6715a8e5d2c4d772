"""The reader's search: what it looks up, whom it looks at, and what it takes for the end."""

from typing import Any

import spielwerk
from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.alarm import alarm
from spielwerk.bots.strategus.reading.booking import put
from spielwerk.bots.strategus.reading.levels import Reading
from spielwerk.bots.strategus.reading.player import Reader
from spielwerk.bots.strategus.reading.state import MINE, MOST_TRIES, POINT, State, worth_of
from spielwerk.bots.strategus.reading.tries import SQUARES, add_theirs
from spielwerk.games.strategus.board import square_named
from spielwerk.games.strategus.cards import APPLE, TRAP
from tests.bots.telling_strategus import told
from tests.bots.test_strategus_bots import position
from tests.bots.test_strategus_picture import at, odds, pictured

GAME = spielwerk.load("strategus")
HOME = "a1:A a2:T b1:T"
READING = Reading(60.0, nodes=40_000)


def test_an_end_is_kept_as_no_position() -> None:
    """What an apple is worth would else be looked up where nobody has taken it."""
    s = pictured(f"{HOME} a9:8 e5:3", "a10:A c8:6 d8:5", "1 c9xc8 67 1", "1 d9xd8 57 1")
    s.roots, s.root[0] = 1, at(s, "a9") * SQUARES + square_named("a10")
    s.depth[1] = 5  # left there by another line
    search.begin(s, 6)
    assert search.go_on(s, 100)
    assert s.value[0] > 2000 * POINT
    assert not any(s.table)


def moves_of_theirs(s: State, square: str) -> set[int]:
    """Where the search lets one of their cards go."""
    s.count[1] = 0
    add_theirs(s, 1, True)
    card = at(s, square)
    tried = [int(move) for move in s.tries[MOST_TRIES : MOST_TRIES + s.count[1]]]
    return {move % SQUARES for move in tried if move // SQUARES == card}


def test_a_card_that_never_moved_may_come_out_if_it_is_likely_an_animal() -> None:
    army = "a10:A a9:T b10:T c10:T c9:5 d9:6 e9:6 f9:7 g9:9 h9:9"
    s = pictured(f"{HOME} e5:2 h5:5", f"e7:4 {army}", "0 e4xe5 29 0", "1 d8-d9")
    assert moves_of_theirs(s, "e7") == {square_named(text) for text in ("d7", "e6", "f7", "e8")}
    walled = pictured(f"{HOME} a8:2 h5:5", army, "0 a7xa8 29 0", "1 d8-d9")
    assert moves_of_theirs(walled, "a9") == set()


def test_a_trap_that_has_shown_itself_in_the_search_stays_where_it_is() -> None:
    s = pictured(f"{HOME} e5:2", "e7:T a10:A a9:T b9:6 c9:7", "0 e4xe5 29 0", "1 b8-b9")
    card = at(s, "e7")
    s.mask[card], s.shown[card] = 1 << TRAP, 1
    assert moves_of_theirs(s, "e7") == set()


def test_who_comes_near_is_looked_at_from_then_on() -> None:
    s = pictured(
        f"{HOME} e3:3 h1:6 b2:7 c2:7 d2:5 a3:5",
        "e6:5 a10:A a9:T b9:6 c9:7 j9:9",
        "1 e7-e6",
        "1 b8-b9",
    )
    card = at(s, "h1")
    s.depth[0] = 4
    assert s.active[card] == 0
    put(s, 0, card, square_named("g6"))
    assert s.active[card] == 1


def chosen(mine: str, theirs: str, *lines: str, **more: Any) -> str:
    match = GAME.match_from(position(mine, theirs, **more), seed=1)
    asked = match.observation(0), match.legal(0), told(*lines)
    return Reader(READING, match.game, 0, 1).choose(*asked)


def test_the_last_animal_is_not_tried_on_what_may_be_a_trap() -> None:
    """Without it the match is lost, however much one is ahead."""
    theirs = "a10:A a9:T b10:T e9:T d10:T h2:6"
    lines = ("0 e7xe8 47 0", "1 h3xh2 69 1")
    assert "x" not in chosen("a1:A a2:T b1:T c1:T e8:4", theirs, *lines, quiet=160)
    alone, both = (pictured(f"{HOME} {mine}", theirs, *lines) for mine in ("e8:4", "e8:4 f4:4"))
    assert worth_of(alone, MINE, 4) >= worth_of(alone, MINE, APPLE) > 2 * worth_of(both, MINE, 4)


def test_who_is_ahead_presses_for_a_fight_before_it_is_a_draw() -> None:
    """But not where he is not ahead, nor as long as there is time."""
    mine = f"{HOME} e8:7 g8:7 c8:6 d4:2 f4:3 h4:4 j4:5"
    theirs = "a10:A a9:T b10:T e9:T g9:5 c9:T h10:6"
    lines = ("0 e7-e8", "1 h9-h10")
    assert "x" not in chosen(mine, theirs, *lines, quiet=2)
    assert "x" in chosen(mine, theirs, *lines, quiet=196)
    behind = f"{HOME} e8:7 g8:7 c8:6", f"{theirs} i10:1 j10:2 j9:3 i9:3"
    assert "x" not in chosen(*behind, *lines, quiet=196)


def test_in_front_who_never_goes_though_it_could_is_taken_for_a_trap() -> None:
    army = "a10:A b10:T c9:6 d9:5 e9:3 f9:7 g9:9 h9:4 i9:8"
    still = [line for _ in range(60) for line in ("0 j1-j2", "1 c9-c8", "0 j2-j1", "1 c8-c9")]
    s = pictured(f"{HOME} j1:6", f"e7:T e8:T {army}", *still)
    assert odds(s, "e7", TRAP) > 1.2 * odds(s, "e8", TRAP)


def test_the_last_guard_is_missed_before_a_fox_has_come_near() -> None:
    """With few animals on the table, a fox half a board away is too near for guards far away."""
    theirs = "c6:8 e10:A d10:T f10:T e9:T g9:6"
    lines = ("1 c8xc7 89 1", "1 c7-c6")
    wall = "j1:A i1:T j2:T"
    away, home = (
        pictured(f"{wall} {guards}", theirs, *lines) for guards in ("a9:2 b10:4", "g3:4")
    )
    assert alarm(away, 1) > 100 * POINT
    assert alarm(home, 1) == 0
