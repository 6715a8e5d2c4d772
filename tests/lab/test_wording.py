"""Reports name everybody who plays together."""

import pytest

import spielwerk
from spielwerk.lab.wording import Words


@pytest.mark.parametrize(
    ("language", "sides"),
    [
        ("de", ["Rot, Gelb und Violett", "Blau, Grün und Silber"]),
        ("en", ["Red, Yellow and Violet", "Blue, Green and Silver"]),
    ],
)
def test_a_side_of_three_is_called_by_all_of_them(language: str, sides: list[str]) -> None:
    trios = spielwerk.load("dog", {"teams": "trios"}, seats=6)
    words = Words({"game": "dog", "seats": 6, "teams": trios.teams()}, language)
    assert words.sides() == sides
