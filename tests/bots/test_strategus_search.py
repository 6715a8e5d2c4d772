"""The reader's search: what it looks up, whom it looks at, and what it takes for the end."""

from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.booking import put
from spielwerk.bots.strategus.reading.state import MOST_TRIES, POINT, State
from spielwerk.bots.strategus.reading.tries import SQUARES, add_theirs
from spielwerk.games.strategus.board import square_named
from spielwerk.games.strategus.cards import TRAP
from tests.bots.test_strategus_picture import at, pictured

HOME = "a1:A a2:T b1:T"


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
    assert s.active[card] == 0
    put(s, 0, card, square_named("g6"))
    assert s.active[card] == 1
