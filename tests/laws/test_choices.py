"""The parts of a legal action are what is told when it is done."""

from collections.abc import Callable
from typing import Any

import pytest

import spielwerk
from spielwerk.core.records import document
from tests.laws.matches import GAMES, branch, label, walk

Document = dict[str, Any]


def told_in_dog(choice: Document, seat: int) -> list[Document]:
    """What everybody is told of this choice, but for the card laid open."""
    match choice["kind"]:
        case "give":
            return [{"event": "gave", "seat": seat}]
        case "fold":
            return [{"event": "folded", "seat": seat, "cards": choice["card"]}]
        case "swap":
            return [{"event": "swapped", "seat": seat, **exchanged(choice)}]
        case "out":
            done = {"event": "came_out", "seat": seat} | parts(choice, "owner", "to")
        case _:
            done = {"event": "moved", "seat": seat}
            done |= parts(choice, "owner", "from", "to", "path", "back")
    return [
        done,
        *(
            {"event": "sent_home", "owner": met["owner"], "from": met["at"], "by": seat}
            for met in choice["meets"]
        ),
    ]


def exchanged(choice: Document) -> Document:
    """Both men of a swap."""
    here, there = choice["from"], choice["to"]
    return {
        "a": {"owner": choice["owner"], "from": here, "to": there},
        "b": {"owner": choice["other"], "from": there, "to": here},
    }


def told_in_stramash(choice: Document, seat: int) -> list[Document]:
    """What everybody is told of this choice, but for the card laid open."""
    match choice["kind"]:
        case "discard":
            return [{"event": "discarded", "seat": seat, "card": choice["card"]}]
        case "out":
            done = {"event": "came_out", "seat": seat} | parts(choice, "owner", "to")
        case "charge":
            done = {"event": "charged", "seat": seat} | parts(choice, "owner", "from", "to")
        case _:
            done = {"event": "moved", "seat": seat}
            done |= parts(choice, "owner", "from", "to", "path", "back")
    return [done, *(moved_aside(met, seat) for met in choice["meets"])]


def moved_aside(met: Document, seat: int) -> Document:
    if met["to"] == "D":
        return {"event": "docked"} | parts(met, "owner", "from") | {"by": seat}
    return {"event": "promoted"} | met | {"by": seat}


def told_in_strategus(choice: Document, seat: int) -> list[Document]:
    """What everybody is told of this choice, as far as its seat can know it before."""
    match choice["kind"]:
        case "lay":
            return []
        case "move":
            return [{"event": "moved", "seat": seat} | parts(choice, "from", "to")]
        case _:
            met = {} if choice["meets"] == "?" else {"defender": choice["meets"]}
            fight = {"event": "fought", "seat": seat, "attacker": choice["piece"]}
            return [fight | parts(choice, "from", "to") | met]


def played(choice: Document, seat: int) -> Document:
    """The card laid open."""
    rank = parts(choice, "as") if "as" in choice else {}
    return {"event": "played", "seat": seat, "card": choice["card"]} | rank


def parts(choice: Document, *names: str) -> Document:
    return {name: choice[name] for name in names}


TOLD: dict[str, Callable[[Document, int], list[Document]]] = {
    "dog": told_in_dog,
    "stramash": told_in_stramash,
    "strategus": told_in_strategus,
}
ASIDE = ("sent_home", "docked", "promoted")
"""Who had to go away is told by these events."""


@pytest.mark.parametrize("game", [one for one in GAMES if one.name in TOLD], ids=label)
def test_a_choice_says_what_comes_of_it(game: spielwerk.Game) -> None:
    for moment in walk(game):
        for seat in moment.to_act:
            for choice in moment.match.choices(seat):
                assert_told(moment.match, seat, document(choice))


def assert_told(match: spielwerk.Match, seat: int, choice: Document) -> None:
    expected = TOLD[match.game.name](choice, seat)
    after, before = branch(match), len(match.events(None))
    after.play(seat, choice["text"])
    told = after.events(None, before)
    if told and told[0]["event"] == "played":
        assert told.pop(0) == played(choice, seat)
    assert all(parts(event, *known) == known for event, known in zip(told, expected, strict=False))
    assert len(told) >= len(expected)
    assert not [event for event in told[len(expected) :] if event["event"] in ASIDE]


@pytest.mark.parametrize("game", [one for one in GAMES if one.name in TOLD], ids=label)
def test_choices_are_the_legal_actions_in_their_order(game: spielwerk.Game) -> None:
    for moment in walk(game):
        for seat in range(game.seats):
            texts = [choice.text for choice in moment.match.choices(seat)]
            assert texts == moment.legal(seat)
