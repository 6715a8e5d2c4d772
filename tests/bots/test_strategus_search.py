"""The reader's search: what it looks up, whom it looks at, and what it takes for the end."""

from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.state import POINT
from spielwerk.bots.strategus.reading.tries import SQUARES
from spielwerk.games.strategus.board import square_named
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
