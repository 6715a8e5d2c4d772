"""What house rules change, as it is asked and told."""

from typing import Annotated

from pydantic import Field

from spielwerk.server.messages.fields import Incoming, OptionName, OptionValue, Outgoing

Asker = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{16,64}$")]
"""A name nobody else can guess, by which who has gone is known again."""


class EffectWish(Incoming):
    """The house rules of a table for so many seats, to be compared with the rulebook's.

    Who says an `asker` may go: for a while the simulation goes on without anybody. Who has come
    back, and does not want to `begin` one, hears of what goes on or is known already.
    """

    options: Annotated[dict[OptionName, OptionValue], Field(max_length=50)]
    seats: Annotated[int, Field(ge=1, le=8)]
    asker: Asker | None = None
    begin: bool = True


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

    While it `waits`, another one is made. Of `of` games, both rules together, `done` are played,
    and at that pace the rest takes `left` seconds more; null where that is not known yet. When it
    is `over` and not all are played, it has failed or was stopped.
    """

    waits: bool
    done: int
    of: int
    left: float | None
    over: bool
    findings: list[Finding]
