"""The moments of a match that mattered to somebody, as they are told."""

from typing import Literal

from pydantic import Field

from spielwerk.server.messages.fields import Outgoing, Told


class Way(Outgoing):
    """Something that could have been done, and the chance to win with it."""

    action: str
    chance: float


class StoryMoment(Outgoing):
    """What one did in a row that mattered to a seat: the steps from `begin` on, before `end`.

    `before` and `after` are the chances of `seat`. At `step` it could decide, if it did so itself:
    it saw `observation`, and could have gone these `ways`, the best first; None: that is still
    looked at, or was another's. `words`: what they are called, where the game says so; `because`:
    what there is to say of what was played and of the best, often nothing.
    """

    begin: int
    end: int
    step: int
    who: int | Literal["chance"]
    seat: int
    before: float
    after: float
    played: str
    observation: Told | None = None
    ways: list[Way] | None = None
    words: dict[str, Told] = Field(default_factory=dict)
    because: dict[str, list[Told]] = Field(default_factory=dict)


class Story(Outgoing):
    """The moments of a match that mattered most to a seat, in their order, as far as is known.

    It is told again whenever more is known, until it is `over`.
    """

    seats: int
    over: bool
    moments: list[StoryMoment]
