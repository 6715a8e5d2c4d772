"""The language of the scenarios: a line that does not hold fails and says what was the case."""

import pytest

from tests.rulebook.dog_scenario import dog


@pytest.mark.parametrize(
    "line",
    [
        "can 5 T10>T16",
        "not 5 T10>T15",
        "only 5 T10>T15",
        "only",
        "turn 1",
        "turn 0, 1",
        "over 0 0 0 0",
        "men T11",
        "men T10 | K | K | T48!",
        "hand 5",
        "1: hand 5",
        "1: can 5 T10>T15",
        "1: 5 T10>T15",
        "discard 5",
        "hand_size 5",
        "6 T10>T16",
        "A out",
        "nonsense",
    ],
)
def test_a_line_that_does_not_hold_fails_and_shows_the_position(line: str) -> None:
    with pytest.raises(pytest.fail.Exception) as failure:
        dog("T10", "5 2").shows(line)
    said = str(failure.value)
    assert said.startswith(f"{line}\n")
    assert '"T10"' in said
    assert "seat 0 can  2 T10>T12, 5 T10>T15" in said


def test_the_lines_after_one_that_fails_are_not_told() -> None:
    scene = dog("T10", "5 2")
    with pytest.raises(pytest.fail.Exception):
        scene.shows("""
            can  9 T10>T19
            5 T10>T15
        """)
    assert scene.match.position()["plies"] == 0
