"""The reader's picture: what hidden cards may be, and what a fight in the search changes in it."""

import spielwerk
from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.booking import (
    LOSES,
    WINS,
    begin_attack,
    expected_secret,
    lost,
    mask_after,
    pull_of,
    put,
    put_back,
    settle_attack,
    undo_attack,
)
from spielwerk.bots.strategus.reading.levels import Reading
from spielwerk.bots.strategus.reading.player import Reader, set_rules
from spielwerk.bots.strategus.reading.state import (
    KIND_STEP,
    MINE,
    ONE,
    State,
    odds_in,
    secret_of,
)
from spielwerk.bots.strategus.reading.transpositions import SHALLOWEST
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


def test_who_has_won_a_fight_in_the_search_is_known_there() -> None:
    s = pictured(f"{HOME} e4:3 g4:6", "e5:6 f5:7 a10:A a9:T", "1 e6xe5 69 1", "1 f6-f5")
    card = at(s, "e4")
    begin_attack(s, 0, card, square_named("e5"))
    settle_attack(s, 0, WINS)
    assert s.shown[card] == 1
    assert s.score > 0
    undo_attack(s, 0)
    assert (s.shown[card], s.score) == (0, 0)


def test_who_is_lost_to_a_hidden_card_has_shown_it() -> None:
    """What that is worth is booked; else nobody ever went to look."""
    s = pictured(f"{HOME} e4:9 g4:6", "e5:6 f5:2 a10:A a9:T c9:1", "1 e6-e5", "1 f6-f5")
    card, met = at(s, "e4"), at(s, "e5")
    mask = mask_after(s, s.kind[card], s.mask[met], LOSES)
    seen = expected_secret(s, met, mask, odds_in(s, met, mask))
    begin_attack(s, 0, card, square_named("e5"))
    costs = lost(s, 0, s.kind[card]) + max(0, pull_of(s, s.kind[card], square_named("e4")))
    settle_attack(s, 0, LOSES)
    assert seen > 0
    assert s.score == seen - costs - secret_of(s, MINE, s.kind[card])


def test_positions_have_the_same_keys_however_they_came_about() -> None:
    s = pictured(f"{HOME} e4:3 g4:6", "e6:6 h6:7 a10:A a9:T", "1 e7-e6", "1 h7-h6")
    ways = [("e4", "e5"), ("g4", "g5")], [("g4", "g5"), ("e4", "e5")]
    found = []
    for way in ways:
        for ply, (origin, target) in zip((0, 2), way, strict=True):
            s.depth[ply] = SHALLOWEST + 1
            put(s, ply, at(s, origin), square_named(target))
        found.append((s.key, s.lock))
        for ply in (2, 0):
            put_back(s, ply)
    assert found[0] == found[1] != (0, 0)
    assert (s.key, s.lock) == (0, 0)


def test_haste_does_not_make_an_attack_dearer() -> None:
    """Where nothing happens for long pulls grow; who attacks at last loses no more for that."""
    mine, theirs = f"{HOME} e6:6 g4:5 h4:2", "e7:5 f7:4 g7:7 a10:A a9:T b10:T d9:T"
    costs = list[int]()
    for quiet in (0, 150):
        s, match = State(), GAME.match_from(position(mine, theirs, quiet=quiet), seed=1)
        set_rules(s, GAME)
        Reader(Reading(60.0), match.game, 0, 1).picture(s, search, match.observation(0), [])
        begin_attack(s, 0, at(s, "e6"), square_named("e7"))
        settle_attack(s, 0, LOSES)
        costs.append(-s.score)
    assert 0 < costs[1] < 1.5 * costs[0]
