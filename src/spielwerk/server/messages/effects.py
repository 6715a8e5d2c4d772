"""What house rules change, as it is asked and told."""

from typing import Annotated

from pydantic import Field

from spielwerk.server.messages.fields import Incoming, OptionName, OptionValue, Outgoing


class EffectWish(Incoming):
    """The house rules of a table for so many seats, to be compared with the rulebook's."""

    options: Annotated[dict[OptionName, OptionValue], Field(max_length=50)]
    seats: Annotated[int, Field(ge=1, le=8)]


class Finding(Outgoing):
    """A figure by the rulebook's rules and by the chosen ones, each a mean over many games.

    The difference lies between `low` and `high` in 95 of 100 such simulations; it is `beyond`
    chance if it would be so with all findings asked at once. `rule`: the paragraph of a happening.
    """

    measure: str
    rule: str | None
    usual: float
    chosen: float
    difference: float
    low: float
    high: float
    beyond: bool


class Effect(Outgoing):
    """How far a simulation is, and what is known so far.

    While it `waits`, another one is made. Of `of` games, both rules together, `done` are played.
    When it is `over` and not all are, it has failed.
    """

    waits: bool
    done: int
    of: int
    over: bool
    findings: list[Finding]
