"""What is in the way where something cannot be done: the board marks it beside the reason."""

import pytest

from spielwerk import Match
from tests.rulebook.dog_scenario import dog
from tests.rulebook.rufus_scenario import rufus
from tests.rulebook.stramash_scenario import stramash
from tests.rulebook.strategus_scenario import strategus
from tests.rulebook.streifzug_scenario import streifzug

Case = tuple[Match, str, str, str, list[str]]

CASES: list[Case] = [
    (dog("T10 T40 | T16!", "8").match, "8 T10", "T18", "blocked_by_fresh", ["T16"]),
    (dog("T18 | T16!", "4").match, "4 T18", "T14", "blocked_by_fresh", ["T16"]),
    (dog("T0!", "K 2").match, "K K", "T0", "start_blocked", ["T0"]),
    (dog("T62 G0.2", "5").match, "5 T62", "G0.3", "lane_jump", ["G0.2"]),
    (dog("T10 | T16! T20", "J").match, "J T10", "T16", "swap_fresh", ["T16"]),
    (stramash("T10 T14", "6").match, "6 T10", "T16", "own_in_way", ["T14"]),
    (stramash("T20 T16", "8").match, "8 T20", "T12", "own_in_way", ["T16"]),
    (rufus("54 40 | 3 21").match, "fox", "4", "stone_in_fox_way", ["3"]),
    (rufus("54 40 | 3 21").match, "stone 54", "1", "fox_in_way", ["0"]),
    (rufus("54 40 | 50 45").match, "lay 5", "0", "not_behind_fox", ["0"]),
    (streifzug("S o3", "5 3").match, "5 S", "o9", "needs_6", ["o0"]),
    (streifzug("o3 o15", "3 1").match, "3 o3", "Z0", "goal_needs_bell", ["bell"]),
    (strategus("9e4 | 5e7").match, "e4", "e8", "way_blocked", ["e7"]),
    (strategus("5e4 6e5").match, "e4", "e5", "own_piece_there", ["e5"]),
]


@pytest.mark.parametrize(("match", "chosen", "field", "code", "obstacles"), CASES)
def test_what_is_in_the_way_is_named_beside_the_reason(
    match: Match, chosen: str, field: str, code: str, obstacles: list[str]
) -> None:
    why = match.barred(0, chosen)[field]
    assert (why.code, list(why.obstacles)) == (code, obstacles)
