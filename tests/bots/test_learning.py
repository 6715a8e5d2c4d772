"""Where nets learn: matches are played wherever there is room, and learned from in their order."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
import pytest

from spielwerk.bots.learning import configs
from spielwerk.bots.learning.mapping import HERE, StarMap, in_order
from spielwerk.bots.strategus import regression


def backwards(work: Callable[..., Any], asked: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """Whoever works begins with the last part."""
    for arguments in reversed(list(asked)):
        yield work(*arguments)


def test_answers_come_in_the_order_in_which_they_were_asked() -> None:
    asked = [(7, 2), (9, 4), (1, 1)]
    assert list(in_order(HERE, divmod, asked)) == [(3, 1), (2, 1), (1, 0)]
    assert list(in_order(backwards, divmod, asked)) == [(3, 1), (2, 1), (1, 0)]


@pytest.mark.parametrize(
    ("game", "net"),
    [pytest.param("rufus", "simple-few", marks=pytest.mark.whole), ("strategus", "full")],
)
def test_where_matches_are_played_changes_nothing_that_is_learned(
    game: str, net: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regression, "MATCHES", 3)

    def learned(starmap: StarMap) -> tuple[list[float], list[Any]]:
        config = configs.config(game, net, 1)
        beginner = configs.new_learner(game, config)
        *_, learner = configs.train(game, net, config, beginner, 4, starmap)
        return learner.losses, [*learner.net]

    here, there = learned(HERE), learned(backwards)
    assert here[0] == there[0]
    assert all(np.array_equal(one, other) for one, other in zip(here[1], there[1], strict=True))


def test_teaching_that_goes_on_never_knows_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regression, "MATCHES", 1)
    config = configs.config("strategus", "full", 1)
    begun = configs.new_learner("strategus", config)
    *_, at_one = configs.train("strategus", "full", config, begun, 1)
    assert at_one.matches == 1
    further = configs.train("strategus", "full", config, at_one, 2)
    assert [learner.matches for learner in further] == [2]
