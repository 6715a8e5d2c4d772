"""A match with a receipt: every outcome is drawn again, and whatever was changed is found."""

import copy
import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk import TranscriptError
from spielwerk.core.chance import Chance
from spielwerk.core.receipts import chance_key, commitment
from tests.laws.matches import every_game

SECRET = bytes(range(32))


def played(game: spielwerk.Game, seeds: list[bytes | None], actions: int = 300) -> dict[str, Any]:
    """The transcript of a match at a table, with its receipt."""
    key = chance_key(SECRET, "table", [seed or b"" for seed in seeds])
    match = game.match(chance=Chance(key))
    play_on(match, actions)
    return match.transcript() | {"receipt": receipt(seeds)}


def play_on(match: spielwerk.Match, actions: int) -> None:
    """So many actions by chance."""
    rng = random.Random(5)
    while not match.over and actions > 0:
        actions -= 1
        seat = rng.choice(match.seats_to_act())
        match.play(seat, rng.choice(match.legal(seat)))


def receipt(seeds: list[bytes | None]) -> dict[str, Any]:
    return {
        "table": "table",
        "commitment": commitment(SECRET),
        "secret": SECRET.hex(),
        "promises": [None if s is None else hashlib.sha256(s).hexdigest() for s in seeds],
        "seeds": [None if s is None else s.hex() for s in seeds],
    }


def seeds_for(seats: int) -> list[bytes | None]:
    """Everybody adds a seed but the last seat."""
    return [*(bytes([seat + 1]) * 16 for seat in range(seats - 1)), None]


@pytest.fixture(scope="module")
def dog() -> dict[str, Any]:
    return played(spielwerk.load("dog"), seeds_for(4))


@every_game
def test_every_outcome_of_a_match_is_found_where_it_was_drawn(game: spielwerk.Game) -> None:
    transcript = played(game, seeds_for(game.seats), 60)
    told = spielwerk.verify(transcript)
    drawn = [n for n, (who, _) in enumerate(transcript["steps"]) if who == "chance"]
    assert told["good"] == (drawn != [])
    assert told["judged"] == len(drawn)
    assert told["committed"]
    assert told["seeds"] == game.seats - 1
    assert [step["step"] for step in told["steps"]] == drawn
    assert [step["draw"] for step in told["steps"]] == list(range(len(drawn)))
    assert all(0 <= step["ticket"] < step["of"] for step in told["steps"])


def test_a_table_whose_seats_add_nothing_is_verified_as_well() -> None:
    assert spielwerk.verify(played(spielwerk.load("dog"), [None] * 4))["good"]


def test_other_cards_than_those_drawn_are_found(dog: dict[str, Any]) -> None:
    """Two cards of the first hands change places: both can be dealt, neither was drawn."""
    changed = copy.deepcopy(dog)
    steps = changed["steps"]
    dealt = [n for n, (_, text) in enumerate(steps[:25]) if text.startswith("deal")]
    first, second = next((a, b) for a in dealt for b in dealt if steps[a] != steps[b])
    steps[first], steps[second] = steps[second], steps[first]
    try:
        told = spielwerk.verify(changed)
    except TranscriptError:
        return  # with these cards it cannot be played so
    assert not told["good"]
    assert next(s["step"] for s in told["steps"] if not s["good"]) == min(first, second)


def test_one_s_own_seed_is_found_or_missed(dog: dict[str, Any]) -> None:
    assert spielwerk.verify(dog)["own"] is None
    found = spielwerk.verify(dog, dog["receipt"]["seeds"][2].upper())
    assert (found["own"], found["good"]) == ([2], True)
    missed = spielwerk.verify(dog, "00" * 16)
    assert (missed["own"], missed["good"]) == ([], False)


@pytest.mark.parametrize("part", ["secret", "commitment", "table", "seeds", "promises"])
def test_whatever_is_changed_in_the_receipt_is_found(dog: dict[str, Any], part: str) -> None:
    changed = copy.deepcopy(dog)
    was = changed["receipt"][part]
    if isinstance(was, list):
        was[0] = "00" * (len(was[0]) // 2)
    else:
        changed["receipt"][part] = "00" * 32
    told = spielwerk.verify(changed)
    assert not told["good"]
    assert told["committed"] == (part not in {"secret", "commitment"})
    assert told["seats"] == ([0] if part in {"seeds", "promises"} else [])


def test_what_was_taken_over_from_another_table_is_not_judged(dog: dict[str, Any]) -> None:
    match = spielwerk.load("dog").match(seed="elsewhere")
    prefix = match.steps[:30]
    key = chance_key(SECRET, "table")
    chance = Chance(key, drawn=sum(who == "chance" for who, _ in prefix))
    match = spielwerk.load("dog").replay_steps(prefix, chance=chance)
    play_on(match, 100)
    transcript = match.transcript() | {"receipt": receipt([None] * 4) | {"taken": len(prefix)}}
    told = spielwerk.verify(transcript)
    assert told["good"]
    assert told["taken"] == len(prefix)
    taken = [step["step"] for step in told["steps"] if step["taken"]]
    assert taken == [number for number, (who, _) in enumerate(prefix) if who == "chance"]
    assert all(step["good"] is None for step in told["steps"] if step["taken"])
    assert told["judged"] == len(told["steps"]) - len(taken)


def test_a_receipt_that_judges_nothing_is_not_good(dog: dict[str, Any]) -> None:
    """Whoever declares all of it another table's could have chosen every card."""
    everything = len(dog["steps"])
    told = spielwerk.verify(dog | {"receipt": receipt([None] * 4) | {"taken": everything}})
    assert told["committed"]
    assert told["judged"] == 0
    assert not told["good"]
    bare = {"game": "dog", "steps": [], "receipt": receipt([None] * 4)}
    assert spielwerk.verify(bare)["judged"] == 0
    assert not spielwerk.verify(bare)["good"]


def test_no_more_can_be_taken_over_than_was_played(dog: dict[str, Any]) -> None:
    forged = receipt([None] * 4) | {"taken": len(dog["steps"]) + 1}
    with pytest.raises(TranscriptError, match=r"receipt\.taken"):
        spielwerk.verify(dog | {"receipt": forged})


def test_seats_that_promised_a_seed_and_kept_it_are_named(dog: dict[str, Any]) -> None:
    seeds = seeds_for(4)
    kept = [None, *seeds[1:2], None, None]
    promised = receipt(seeds)["promises"]
    transcript = played(spielwerk.load("dog"), kept, 10)
    transcript["receipt"]["promises"] = promised
    told = spielwerk.verify(transcript)
    assert told["withheld"] == [0, 2]
    assert told["seats"] == []
    assert told["seeds"] == 1
    assert told["good"]
    assert spielwerk.verify(dog)["withheld"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        {},
        {"table": "t", "commitment": "c", "secret": "xyz"},
        {"table": "t", "commitment": "c", "secret": "", "seeds": [None]},
        {"table": "t", "commitment": "c", "secret": "", "taken": -1},
        {"table": "t", "commitment": "c", "secret": "", "cards": "good ones"},
    ],
)
def test_what_is_no_receipt_is_refused(dog: dict[str, Any], wrong: object) -> None:
    with pytest.raises(TranscriptError, match="receipt"):
        spielwerk.verify(dog | {"receipt": wrong})


@pytest.mark.parametrize("wrong", [None, [], "dog", 1])
def test_what_is_no_transcript_is_refused(wrong: Any) -> None:
    asked: list[Callable[[Any], object]] = [
        spielwerk.verify,
        spielwerk.luck,
        spielwerk.review,
        spielwerk.replay,
    ]
    for ask in asked:
        with pytest.raises(
            spielwerk.TranscriptError, match=f"an object is needed, not {type(wrong).__name__}"
        ):
            ask(wrong)


def test_a_match_with_a_receipt_is_replayed_like_any_other(dog: dict[str, Any]) -> None:
    assert spielwerk.replay(dog).steps == [tuple(step) for step in dog["steps"]]


EXAMPLE = Path(__file__).parents[2] / "web/src/fair/example.json"


def test_the_client_checks_the_same_example(pytestconfig: pytest.Config) -> None:
    """What the tests of the client draw again is what we draw; `--rewrite` writes it anew."""
    match = played(spielwerk.load("dog"), seeds_for(4), 8)
    example = {
        "receipt": match["receipt"] | {"taken": 0, "origin": None},
        "draws": spielwerk.luck(match)["draws"],
        "tickets": [step["ticket"] for step in spielwerk.verify(match)["steps"]],
    }
    written = json.dumps(example) + "\n"
    if pytestconfig.getoption("rewrite"):
        EXAMPLE.write_text(written)
    assert EXAMPLE.read_text() == written
