"""Whatever is handed in, it is taken or refused by name: no other error, and nothing changes."""

import copy
import functools
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import spielwerk
from tests.effort import many
from tests.laws.matches import random_play, written
from tests.laws.test_receipts import played, seeds_for

T = TypeVar("T")
patiently = settings(
    max_examples=many(short=110, whole=1600),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
a_game = pytest.mark.parametrize("name", spielwerk.games())

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 120)
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


def words(document: Any) -> set[str]:
    """All texts in a document, and their parts: what a thoughtful vandal would write."""
    if isinstance(document, dict):
        return set(document).union(*map(words, document.values()))
    if isinstance(document, list):
        return set().union(*map(words, document))
    return {document, *document.split()} if isinstance(document, str) else set()


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a document."""
    if isinstance(document, dict):
        keys: list[Any] = list(document)
    elif isinstance(document, list):
        keys = list(range(len(document)))
    else:
        return []
    inner = [place for key in keys for place in places(document[key])]
    return [(document, key) for key in keys] + inner


@st.composite
def vandalised(draw: st.DrawFn, original: dict[str, Any]) -> dict[str, Any]:
    """The document with one to three places changed, emptied or made up."""
    document = copy.deepcopy(original)
    familiar = st.sampled_from(sorted(words(original)))
    for _ in range(draw(st.integers(1, 3))):
        container, key = draw(st.sampled_from(places(document)))
        what = draw(st.sampled_from(["change", "change", "delete", "more", "add"]))
        value = draw(familiar | anything)
        if what == "delete":
            del container[key]
        elif what == "more" and isinstance(container, list):
            container.insert(key, value)
        elif what == "add" and isinstance(container, dict):
            container[draw(familiar | st.text(max_size=5))] = value
        else:
            container[key] = value
        if not places(document):
            break
    return document


@functools.cache
def some_positions(name: str) -> list[dict[str, Any]]:
    """Positions of a match: at the start, in play, with a turn under way, over."""
    short = spielwerk.load(name, {"max_plies": 60})
    matches = [match.position() for match in random_play(short, 3, 100)]
    return matches[:3] + matches[3::10] + matches[-1:]


def attempted(
    call: Callable[[], T], *refusals: type[ValueError]
) -> tuple[T, None] | tuple[None, ValueError]:
    """What the call gives, or the refusal with which it answers; any other error is an error."""
    try:
        return call(), None
    except refusals as refusal:
        return None, refusal


@a_game
@patiently
@given(data=st.data())
def test_a_position_is_read_or_refused_by_key(name: str, data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(some_positions(name)).flatmap(vandalised))
    game = spielwerk.load(name)
    match, refusal = attempted(
        lambda: game.match_from(document, seed=1), spielwerk.PositionError, spielwerk.OptionError
    )
    if match is None:
        assert 0 < len(str(refusal)) < 1000
    else:
        check_that_it_lives(match)


def check_that_it_lives(match: spielwerk.Match) -> None:
    """A match read from a document is as good as any other."""
    game, position = spielwerk.load(match.game.name), match.position()
    assert written(game.match_from(position, seed=1).position()) == written(position)
    assert match.over == (match.seats_to_act() == ())
    for seat in match.seats_to_act():
        for text in match.legal(seat)[:3]:
            game.match_from(position, seed=1).play(seat, text)


@a_game
@patiently
@given(data=st.data())
def test_an_action_is_played_or_refused(name: str, data: st.DataObject) -> None:
    match = spielwerk.load(name).match_from(data.draw(st.sampled_from(some_positions(name))))
    before = written(match.position())
    seat = data.draw(st.integers(0, match.game.seats - 1))
    legal = match.legal(seat)
    text: Any = data.draw(anything | st.sampled_from(legal or ["pass"]).flatmap(misspelt))
    _, refusal = attempted(lambda: match.play(seat, text), spielwerk.IllegalAction)
    assert (refusal is None) == (text in legal)
    if refusal:
        assert str(refusal).strip()
        assert written(match.position()) == before


def misspelt(text: str) -> st.SearchStrategy[str]:
    """A text with one character changed, left out or doubled."""
    return st.tuples(st.integers(0, len(text) - 1), st.text(max_size=2)).map(
        lambda change: text[: change[0]] + change[1] + text[change[0] + 1 :]
    )


@a_game
@patiently
@given(data=st.data())
def test_a_transcript_is_replayed_or_refused(name: str, data: st.DataObject) -> None:
    *_, match = random_play(spielwerk.load(name), 5, 12)
    transcript = data.draw(vandalised(match.transcript()))
    replayed, refusal = attempted(
        lambda: spielwerk.replay(transcript),
        spielwerk.TranscriptError,
        spielwerk.GameError,
        spielwerk.OptionError,
        spielwerk.PositionError,
    )
    if replayed is None:
        assert str(refusal).strip()
    else:
        steps = [list(step) for step in transcript["steps"]]
        again = replayed.transcript()["steps"]
        assert again[: len(steps)] == steps
        assert all(who == "chance" for who, _ in again[len(steps) :]), "what chance still owed"


@functools.cache
def with_receipt(name: str) -> dict[str, Any]:
    """A short match with a receipt."""
    game = spielwerk.load(name)
    return played(game, seeds_for(game.seats), 6)


@a_game
@patiently
@given(data=st.data())
def test_a_receipt_is_checked_or_refused(name: str, data: st.DataObject) -> None:
    transcript = data.draw(vandalised(with_receipt(name)))
    for ask in (spielwerk.verify, spielwerk.luck):
        told, refusal = attempted(
            functools.partial(ask, transcript),
            spielwerk.TranscriptError,
            spielwerk.GameError,
            spielwerk.OptionError,
            spielwerk.PositionError,
        )
        assert told is not None or str(refusal).strip()


@a_game
@patiently
@given(
    options=st.dictionaries(st.text(max_size=8) | st.just("preset"), anything, max_size=2),
)
def test_options_are_read_or_refused(name: str, options: dict[str, Any]) -> None:
    game, refusal = attempted(lambda: spielwerk.load(name, options), spielwerk.OptionError)
    if isinstance(refusal, spielwerk.OptionError):
        assert refusal.option in options
    else:
        assert game
        assert set(options) <= {*game.options, "preset"}


@a_game
@patiently
@given(data=st.data())
def test_an_option_takes_its_values_and_no_others(name: str, data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(spielwerk.load(name).option_list()))["name"]
    value = data.draw(anything)
    game, refusal = attempted(lambda: spielwerk.load(name, {option: value}), spielwerk.OptionError)
    if isinstance(refusal, spielwerk.OptionError):
        assert refusal.option == option
    else:
        assert game
        assert str(game.options[option]) == str(value)
