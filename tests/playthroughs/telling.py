"""How a golden playthrough is written: after each action what changed in each viewer's eyes.

A playthrough file begins with remarks (`#`) and a line `play {…}` that says which match it is:
`game`, `seed`, perhaps `options`, `seats` or a `position`; and either `script`, the actions in
order (`take back` among them), or `actions`, how many are drawn (by the seed) from the legal ones.
Everything below is written by `pytest --rewrite`.
"""

import json
import random
import textwrap
from collections import Counter
from collections.abc import Iterator
from typing import Any

import spielwerk

TAKE_BACK = "take back"
SPECTATOR = "*"


class Teller:
    """Plays a match as its file says, and tells what everybody sees of it."""

    def __init__(self, played: dict[str, Any]) -> None:
        self.script: list[str] | None = played.get("script")
        self.actions: int = played.get("actions", len(self.script or []))
        self.dice = random.Random(played["seed"])
        game = spielwerk.load(played["game"], played.get("options"), played.get("seats"))
        if "position" in played:
            self.match = game.match_from(played["position"], seed=played["seed"])
        else:
            self.match = game.match(seed=played["seed"])
        self.viewers: list[int | None] = [*range(self.match.game.seats), None]
        self.told: dict[int | None, int] = dict.fromkeys(self.viewers, 0)
        self.seen: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in self.viewers}
        self.steps = 0

    def lines(self) -> Iterator[str]:
        yield "begin"
        yield from self.moment()
        for number in range(self.actions):
            if self.match.over:
                break
            yield ""
            yield self.act(number)
            yield from self.moment()

    def act(self, number: int) -> str:
        """The next action, played; its headline."""
        seat = self.dice.choice(self.match.seats_to_act())
        text = self.script[number] if self.script else self.dice.choice(self.match.legal(seat))
        if text == TAKE_BACK:
            self.match.take_back(seat)
        else:
            self.match.play(seat, text)
        self.steps += 1
        return f"seat {seat}: {text}"

    def moment(self) -> Iterator[str]:
        """What chance did, what was told, what is seen differently, and who can do what now."""
        chance = [text for _, text in self.match.steps[self.steps :]]
        self.steps += len(chance)
        if chance:
            yield from wrapped("  chance ", chance)
        yield from self.news()
        yield from self.sights()
        for seat in self.match.seats_to_act():
            yield from wrapped(f"  {seat} can  ", folded(self.match.legal(seat)))

    def news(self) -> Iterator[str]:
        """The events since the last moment, each with those who were told it."""
        told: dict[str, Counter[int | None]] = {}
        for viewer in self.viewers:
            for event in self.match.events(viewer, since=self.told[viewer]):
                told.setdefault(line_of(event), Counter())[viewer] += 1
                self.told[viewer] += 1
        for line, audience in told.items():
            times = max(audience.values())
            often = f" ({times} times)" if times > 1 else ""
            yield f"  {self.names(list(audience))} told {line}{often}"

    def sights(self) -> Iterator[str]:
        """What looks different from the last moment: to all alike, then to each viewer."""
        looks = {viewer: self.match.observation(viewer) for viewer in self.viewers}
        changed = {viewer: differences(self.seen[viewer], looks[viewer]) for viewer in looks}
        self.seen = looks
        shared = [line for line in changed[None] if all(line in own for own in changed.values())]
        for line in shared:
            yield f"  {self.names(self.viewers)} see  {line}"
        for viewer, own in changed.items():
            for line in own:
                if line not in shared:
                    yield f"  {self.names([viewer])} sees {line}"

    def names(self, viewers: list[int | None]) -> str:
        if viewers == self.viewers:
            return "all"
        return " ".join(SPECTATOR if viewer is None else str(viewer) for viewer in viewers)


def line_of(event: dict[str, Any]) -> str:
    return json.dumps(event).replace('{"event": ', "{")


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    gone = [f"{key} no longer" for key in old if key not in new]
    return gone + [
        f"{key} {json.dumps(value)}"
        for key, value in new.items()
        if key not in old or old[key] != value
    ]


def folded(actions: list[str]) -> list[str]:
    """Actions of three words that differ in the last one alone as one: `lay 2 @49 @50 @51`."""
    ways: dict[str, str] = {}
    for action in actions:
        rest, _, last = action.rpartition(" ")
        head = rest if " " in rest else action
        ways[head] = f"{ways[head]} {last}" if head in ways else action
    return list(ways.values())


def wrapped(head: str, items: list[str]) -> list[str]:
    return textwrap.wrap(
        ", ".join(item.replace(" ", "\xa0") for item in items),
        width=99,
        initial_indent=head,
        subsequent_indent=" " * len(head),
        break_long_words=False,
        break_on_hyphens=False,
    )
