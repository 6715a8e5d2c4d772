"""What a painter is told of the board: its fields, and which are neighbours."""

import spielwerk
from spielwerk.games.streifzug.board import GOAL, NAMES, neighbours


def lines() -> list[list[str]]:
    found: list[list[str]] = spielwerk.load("streifzug", seats=3).geometry()["lines"]
    return found


def test_every_step_of_the_board_is_a_line_once() -> None:
    steps = {
        frozenset((field, near))
        for field in range(GOAL)
        for near in neighbours(field, field // 12 if field < 48 else 0)
        if near != GOAL
    }
    drawn = [
        frozenset(NAMES[name] for name in line) for line in lines() if not line[1].startswith("Z")
    ]
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == steps


def test_each_goal_lies_behind_its_own_follow_field() -> None:
    goals = [line for line in lines() if line[1].startswith("Z")]
    assert goals == [["o1", "Z0"], ["o13", "Z1"], ["o25", "Z2"]]
