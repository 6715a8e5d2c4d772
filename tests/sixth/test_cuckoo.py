"""The rules of Cuckoo, one test for each § of its README."""

import json

import pytest

import spielwerk
from tests.rulebook.scenario import Scene


def cuckoo(*cards: int, options: dict[str, str] | None = None) -> Scene:
    """Two or three seats with these cards, before anybody has acted."""
    document = {"game": "cuckoo", "seats": len(cards), "cards": [*cards]}
    game = spielwerk.load("cuckoo", options, len(cards))
    return Scene(game.match_from(document, seed=1))


def seen(scene: Scene) -> list[list[int | str]]:
    """Each seat's card, as each seat sees it, and last a spectator."""
    viewers = [*range(scene.match.game.seats), None]
    return [scene.match.observation(viewer)["cards"] for viewer in viewers]


def test_P_each_is_dealt_one_card_that_it_alone_sees() -> None:
    match = spielwerk.load("cuckoo").match(seed=1)
    steps = [text for who, text in match.steps if who == "chance"]
    assert len({*steps}) == 3
    for seat in range(3):
        cards = match.observation(seat)["cards"]
        assert cards == [(steps[seat].removeprefix("card ") == str(c) and c) or c for c in cards]
        assert [other for other, card in enumerate(cards) if card != "?"] == [seat]
    assert match.observation(None)["cards"] == ["?", "?", "?"]


def test_T1_each_acts_once_and_keeps_or_swaps() -> None:
    cuckoo(4, 2, 7).shows("""
        turn 0
        only keep, swap
        keep
        turn 1
        keep
        keep
        over -1 -1 1
    """)


def test_T2_a_swap_is_with_the_next_and_only_the_two_see_it() -> None:
    scene = cuckoo(4, 2, 7).shows("swap")
    assert seen(scene) == [[2, 4, "?"], [2, 4, "?"], ["?", "?", 7], ["?", "?", "?"]]
    scene.shows("swap")
    assert seen(scene) == [[2, "?", 4], [2, 7, 4], ["?", 7, 4], ["?", "?", "?"]]


def test_T3_the_last_swaps_with_the_stock() -> None:
    scene = cuckoo(4, 2).shows("keep").shows("swap")
    assert scene.match.over
    assert scene.match.position()["cards"][1] not in (4, 2)


def test_T4_the_cuckoo_is_shown_and_kept() -> None:
    scene = cuckoo(4, 9, 7).shows("swap")
    assert seen(scene) == [[4, 9, "?"], ["?", 9, "?"], ["?", 9, 7], ["?", 9, "?"]]
    usual = cuckoo(4, 9, 7, options={"cuckoo": "off"}).shows("swap")
    assert seen(usual)[0] == [9, 4, "?"]


def test_E_the_highest_wins() -> None:
    scene = cuckoo(4, 8).shows("keep").shows("keep").shows("over -1 1")
    assert seen(scene) == [[4, 8]] * 3


@pytest.mark.parametrize(
    ("cards", "done"),
    [([4, 4], []), ([4, 10], []), ([4], []), ([4, 2], ["cuckoo"]), ([9, 2], ["swap"])],
)
def test_a_position_that_cannot_be_is_refused(cards: list[int], done: list[str]) -> None:
    document = {"game": "cuckoo", "seats": 2, "cards": cards, "done": done}
    with pytest.raises(spielwerk.PositionError):
        spielwerk.load("cuckoo").match_from(document)


@pytest.mark.parametrize("seed", range(30))
def test_what_is_imagined_looks_the_same_to_who_imagines_it(seed: int) -> None:
    match = spielwerk.load("cuckoo").match(seed=seed)
    for number in range(3):
        if match.over:
            break
        seat = match.seats_to_act()[0]
        observed = match.observation(seat)
        imagined = match.game.determinize(observed, seed=seed)
        assert imagined.observation(seat) == observed
        assert spielwerk.replay(json.loads(json.dumps(match.transcript()))).state.cards
        match.play(seat, ("keep", "swap")[(seed >> number) & 1])
