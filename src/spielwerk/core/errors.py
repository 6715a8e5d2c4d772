"""What can be wrong with what somebody asks for: ValueErrors that say it in a sentence."""

from collections.abc import Iterable, Mapping, Sequence


def one_of(allowed: Iterable[object]) -> str:
    """The end of a sentence that says what would have been allowed."""
    names = [str(name) for name in allowed]
    return f"allowed: {', '.join(names)}" if names else "none is allowed"


class GameError(ValueError):
    """There is no such game."""

    def __init__(self, name: object, allowed: Iterable[str]) -> None:
        super().__init__(f"unknown game {name!r}; {one_of(allowed)}")
        self.name = name


class SeatError(ValueError):
    """There is no such seat in this match."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"unknown seat {seat!r}; {one_of(range(seats))}")
        self.seat = seat


class OptionError(ValueError):
    """An option (or the number of seats) has a name or value that the game does not know.

    `option` is its name; the message says what is allowed.
    """

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"option {option}: {reason}")
        self.option = option


class PositionError(ValueError):
    """A position document contradicts itself or the rules: `key` says where, `reason` how."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"position, key {key}: {reason}")
        self.key = key
        self.reason = reason


class TranscriptError(ValueError):
    """A transcript cannot be replayed: `step` counts from 0 (None: the frame around the steps)."""

    def __init__(self, step: int | None, reason: str) -> None:
        where = "transcript" if step is None else f"transcript, step {step}"
        super().__init__(f"{where}: {reason}")
        self.step = step


class MissingExtra(ImportError):
    """A package is needed that only comes with an extra of ours."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is missing: pip install 'spielwerk[{extra}]'", name=package)


class IllegalAction(ValueError):
    """This action cannot be played now.

    `rule` is the rulebook's number (None where no rule decides, as for an unknown notation),
    `code` names the reason in the game's texts (`<game>-reason-<code>`), `reason_args` are its
    variables; `obstacles` are the cells of the board where something is in the way.
    """

    def __init__(
        self,
        rule: str | None,
        code: str,
        args: Mapping[str, object],
        text: str,
        obstacles: Sequence[str] = (),
    ) -> None:
        super().__init__(text)
        self.rule = rule
        self.code = code
        self.reason_args = dict(args)
        self.obstacles = tuple(obstacles)
