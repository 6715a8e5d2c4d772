"""The moments of a match that mattered to somebody."""

from spielwerk.bots.review import Outline
from spielwerk.bots.story import MOMENTS, moments


def outline(*told: tuple[int | str, float], doubts: dict[int, float] | None = None) -> Outline:
    """A match of two: who did what, and seat 0's chance after it; 0.5 before the first."""
    made = Outline([(who, "") for who, _ in told])
    made.curve = [[chance, 1 - chance] for chance in (0.5, *(chance for _, chance in told))]
    made.doubts = doubts or {}
    return made


def spans(made: Outline, seat: int | None = 0) -> list[tuple[int, int]]:
    return [(moment.begin, moment.end) for moment in moments(made, seat)]


def test_what_one_does_in_a_row_is_one_moment() -> None:
    made = outline(("chance", 0.55), ("chance", 0.6), (0, 0.7), (0, 0.65), (1, 0.3))
    assert spans(made) == [(0, 2), (2, 4), (4, 5)]
    assert [(one.before, one.after) for one in moments(made, 0)][1] == (0.6, 0.65)


def test_few_moments_are_told_in_their_order_those_that_changed_most() -> None:
    swings = [(step % 2, 0.5 + (0.04 * step if step % 2 else 0)) for step in range(12)]
    found = moments(outline(*swings), 0)
    assert len(found) == MOMENTS
    assert found == sorted(found)
    assert found[-1].begin == 11
    assert 1 not in [one.begin for one in found]


def test_an_own_mistake_matters_though_nothing_changed() -> None:
    quiet = [(step % 2, 0.5 + 0.01 * (step % 2)) for step in range(14)]
    made = outline(*quiet, doubts={6: 0.2, 7: 0.3})
    mine = next(one for one in moments(made, 0) if one.begin == 6)
    assert (mine.who, mine.seat, mine.step) == (0, 0, 6)
    # What the other has missed is no business of one's own, but of whoever only watches.
    assert moments(made, 0)[-1].begin != 7
    watched = next(one for one in moments(made) if one.begin == 7)
    assert (watched.who, watched.seat) == (1, 1)


def test_of_a_turn_the_step_is_looked_at_where_most_was_missed() -> None:
    made = outline((0, 0.5), (0, 0.4), (0, 0.4), (1, 0.4), doubts={1: 0.05, 2: 0.1})
    assert moments(made, 0)[0].step == 2
