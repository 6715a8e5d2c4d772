"""Whether something is as a scene promises it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from spielwerk import Match
from spielwerk.core.documents import Written, is_list, is_object
from spielwerk.lessons.records import Then

ASKED: Final[dict[str, Callable[[Match, int], object]]] = {
    "position": lambda match, seat: match.position(),
    "sees": lambda match, seat: match.observation(seat),
    "over": lambda match, seat: match.over,
    "returns": lambda match, seat: match.returns,
    "scores": lambda match, seat: match.scores,
    "to_act": lambda match, seat: list(match.seats_to_act()),
    "legal": lambda match, seat: sorted(match.legal(seat)),
}
"""How what is promised is found out."""


def fits(pattern: object, value: object) -> bool:
    """Is everything that the pattern names so in the value? "*" stands for anything."""
    if pattern == "*":
        return True
    if is_object(pattern):
        return is_object(value) and all(
            key in value and fits(wanted, value[key]) for key, wanted in pattern.items()
        )
    if is_list(pattern):
        return (
            isinstance(value, (list, tuple))
            and len(pattern) == len(value)
            and all(map(fits, pattern, value))
        )
    return bool(pattern == value)


def missing(patterns: Iterable[Written], events: Iterable[Written]) -> Written | None:
    """The first pattern that no event fits, in their order; None if all are there."""
    rest = iter(events)
    for pattern in patterns:
        if not any(fits(pattern, event) for event in rest):
            return pattern
    return None


def unmet(then: Then | None, match: Match, seat: int, heard: int) -> str | None:
    """What is not so, in words; None if all is. The seat had been told `heard` events before."""
    if then is None:
        return None
    events = match.events(seat, heard)
    lacking = missing(then.events or (), events)
    if lacking is not None:
        return f"no event {lacking} in {events}"
    wrong = (unlike(name, getattr(then, name), match, seat) for name in ASKED)
    return next(filter(None, wrong), None)


def unlike(name: str, pattern: Any, match: Match, seat: int) -> str | None:
    """How something is found to be that the pattern does not fit."""
    if pattern is None:
        return None
    found = ASKED[name](match, seat)
    if fits(sorted(pattern) if name == "legal" else pattern, found):
        return None
    return f"{name} is {found}, not {pattern}"
