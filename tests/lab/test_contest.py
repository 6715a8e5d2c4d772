"""Contests of two or more bots."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from spielwerk.lab import arena, contest
from spielwerk.lab.arena import Deal, Pairing
from spielwerk.lab.contest import Contest, Played
from spielwerk.lab.sprt import Sprt

STRENGTH = {"strong": 0.75, "middle": 0.5, "weak": 0.25}
BOTS = tuple(STRENGTH)


@pytest.fixture
def workers() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as one:
        yield one


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals that are over at once: who is stronger wins by as much as it is stronger."""

    def deal(pairing: Pairing, seed: str) -> Deal:
        score = 0.5 + STRENGTH[pairing.first] - STRENGTH[pairing.second]
        score += 0.25 * (int(seed.rpartition("/")[2]) % 3 - 1)
        score = min(1.0, max(0.0, score))
        return Deal(score, score, 2, 100, (0.1, 0.1), (10, 10))

    monkeypatch.setattr(arena, "play_deal", deal)


def asked(bots: tuple[str, ...] = BOTS, deals: int = 30, sprt: Sprt | None = None) -> Contest:
    return Contest("dog", (), None, bots, deals, "x", sprt)


def test_everybody_meets_everybody_on_the_same_deals(workers: Executor) -> None:
    played = Played(asked())
    assert len(list(played.play(workers))) == 90
    assert [(one.first, one.second) for one in played.pairings] == [
        ("strong", "middle"),
        ("strong", "weak"),
        ("middle", "weak"),
    ]
    assert {len(deals) for deals in played.deals.values()} == {30}


def test_the_table_has_the_strongest_first_and_the_last_named_at_zero(workers: Executor) -> None:
    played = Played(asked())
    list(played.play(workers))
    table = played.report()["table"]
    assert [line["bot"] for line in table] == ["strong", "middle", "weak"]
    assert [line["elo_95"][0] <= line["elo"] <= line["elo_95"][1] for line in table] == [True] * 3
    assert table[-1]["elo"] == 0
    assert table[0]["scores"] == {"middle": 0.75, "weak": 0.9167}
    assert table[-1]["scores"]["strong"] == pytest.approx(1 - 0.9167)


def test_a_pairing_that_is_sure_plays_no_more(workers: Executor) -> None:
    played = Played(asked(deals=500, sprt=Sprt(0, 40)))
    list(played.play(workers))
    tests = [pairing["sprt"] for pairing in played.report()["pairings"]]
    assert [test["believed"] for test in tests] == ["elo1"] * 3
    assert all(len(deals) < 100 for deals in played.deals.values())
    assert all(test["ratio"] >= test["bounds"][1] for test in tests)


def test_a_test_ends_alike_in_whatever_order_deals_are_done(
    monkeypatch: pytest.MonkeyPatch, workers: Executor
) -> None:
    in_order = Played(asked(BOTS[:2], 500, Sprt(0, 40)))
    list(in_order.play(workers))

    def backwards(executor: Executor, work: object, tasks: object, ahead: int) -> Iterator[object]:
        first = [contest.numbered(*task) for task, _ in zip(tasks, range(ahead), strict=False)]  # type: ignore[call-overload]
        yield from reversed(first)

    monkeypatch.setattr(contest, "results", backwards)
    turned = Played(asked(BOTS[:2], 500, Sprt(0, 40)))
    list(turned.play(workers))
    assert turned.report() == in_order.report()


def test_two_bots_are_told_of_as_one_pairing(workers: Executor) -> None:
    played = Played(asked(BOTS[:2]))
    list(played.play(workers))
    told = played.report()
    assert (told["first"], told["second"], told["deals"]) == ("strong", "middle", 30)
    assert told["score"] == 0.75


def test_a_score_stays_what_a_score_can_be() -> None:
    """Where nearly all is won, what is sure enough does not end beyond everything."""
    deals = [Deal(score, score, 2, 100, (0.1, 0.1), (10, 10)) for score in (1.0, 1.0, 0.5, 1.0)]
    told = arena.report(Pairing("dog", (), 4, "strong", "weak"), deals)
    assert told["score_95"] == [0.63, 1.0]
    assert told["elo_95"][1] is None
