"""What can be done crosses the wire in rows, and is what it was on the other side."""

import random

import orjson
import pytest

import spielwerk
from spielwerk.core.records import document, said
from spielwerk.server.matches.views import view_for
from tests.server.unfolding import unfolded

GAMES = [*((name, None) for name in spielwerk.games()), ("streifzug", {"preset": "extended"})]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_choice_is_told_with_its_parts_and_its_sentence(
    name: str, options: dict[str, str] | None
) -> None:
    match, lot = spielwerk.load(name, options).match(seed=1), random.Random(1)
    for _ in range(120):
        if match.over:
            break
        seat = match.seats_to_act()[0]
        told = unfolded(orjson.loads(view_for(match, seat).to_bytes()))
        parts = [document(choice) for choice in match.choices(seat)]
        wordings = [said(line) for line in match.wordings(seat)]
        assert told["legal"] == [choice.pop("text") for choice in parts]
        assert told["choices"] == [a | b for a, b in zip(parts, wordings, strict=True)]
        match.play(seat, lot.choice(told["legal"]))


def test_who_need_not_act_is_told_of_no_choices() -> None:
    match = spielwerk.load("rufus").match(seed=1)
    waiting = next(seat for seat in range(3) if seat not in match.seats_to_act())
    for viewer in (waiting, None):
        assert orjson.loads(view_for(match, viewer).to_bytes())["choices"] is None
