"""What can be done as a socket tells it, with the parts of each choice in their places again."""

from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]


def unfolded(message: Message) -> Message:
    """A message whose choices, if it tells of any, stand there one by one."""
    told = message.get("choices")
    if told is None:
        return message
    assert {number for number, *_ in told["rows"]} == {*range(len(told["shapes"]))}
    return message | {"choices": [filled(told["shapes"], *row) for row in told["rows"]]}


def filled(shapes: list[Message], number: int, *values: object) -> Message:
    """A shape with the values of a row: all of them, each once."""
    left = iter(values)
    choice: Message = _filled(shapes[number], left)
    assert not [*left]
    return choice


def _filled(part: Any, left: Iterator[object]) -> Any:
    if isinstance(part, dict):
        return {name: _filled(inner, left) for name, inner in part.items()}
    if isinstance(part, list):
        return [_filled(inner, left) for inner in part]
    return next(left) if part == 0 else part
