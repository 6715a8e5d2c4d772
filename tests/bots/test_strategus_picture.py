"""The reader's picture: what hidden cards may be."""

import spielwerk
from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.levels import Reading
from spielwerk.bots.strategus.reading.player import Reader, set_rules
from spielwerk.bots.strategus.reading.state import KIND_STEP, ONE, State
from spielwerk.games.strategus.board import square_named
from spielwerk.games.strategus.cards import APPLE, ELEPHANT, TRAP
from tests.bots.telling_strategus import told
from tests.bots.test_strategus_bots import position

GAME = spielwerk.load("strategus")
HOME = "a1:A a2:T b1:T"


def pictured(mine: str, theirs: str, *lines: str) -> State:
    """Seat 0's picture; `theirs` is hidden from it."""
    s, match = State(), GAME.match_from(position(mine, theirs), seed=1)
    set_rules(s, GAME)
    reader = Reader(Reading(60.0), match.game, 0, 1)
    reader.picture(s, search, match.observation(0), told(*lines))
    return s


def at(s: State, square: str) -> int:
    return int(s.board[square_named(square)])


def odds(s: State, square: str, kind: int) -> float:
    return s.odds[at(s, square) * KIND_STEP + kind] / ONE


def test_a_known_elephant_is_nowhere_else() -> None:
    s = pictured(
        f"{HOME} e4:2", "e5:1 g7:5 h8:6 a10:A a9:T c9:3", "1 e6xe5 19 1", "1 g8-g7", "1 h9-h8"
    )
    assert odds(s, "e5", ELEPHANT) == 1
    for square in ("g7", "h8", "a10", "a9", "c9"):
        assert odds(s, square, ELEPHANT) == 0
        assert not s.mask[at(s, square)] >> ELEPHANT & 1


def test_the_last_hidden_card_is_what_is_left() -> None:
    lines = ("0 f8xf9 9T 1", "1 e8xe7 29 1")
    s = pictured(f"{HOME} d4:6", "e7:2 f9:T j10:A", *lines)
    assert odds(s, "j10", APPLE) == 1
    assert odds(s, "f9", TRAP) == 1
