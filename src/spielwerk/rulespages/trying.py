"""What can be tried in a figure: where a piece may go, and why nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import spielwerk
from spielwerk.rulespages.drawing import Places

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from spielwerk import IllegalAction, Match
    from spielwerk.core.documents import Written
    from spielwerk.rulespages.page import Page


def trials(page: Page, name: str) -> Written:
    """Each piece of a figure that can be tried, and what is said meanwhile."""
    figure = page.contents.figures[name]
    match = spielwerk.load(page.name).match_from(figure.position, seed=1)
    seen = Seen(page, match, figure.crop, figure.margin)
    pieces = figure.tries.items()
    labels = [
        page.say("rules-try.piece", number=number, count=len(pieces))
        for number, _ in enumerate(pieces, 1)
    ]
    return {
        "how": page.say("rules-try.how"),
        "open": page.say("rules-try.open"),
        "pieces": [
            {"label": label, **seen.piece(at, chosen)}
            for label, (at, chosen) in zip(labels, pieces, strict=True)
        ],
    }


def likeliest(whys: list[IllegalAction]) -> IllegalAction:
    """Of several reasons the one that can be shown, or else has a paragraph."""
    return min(whys, key=lambda why: (not why.obstacles, why.rule is None))


class Seen:
    """The part of a board that a figure shows."""

    def __init__(self, page: Page, match: Match, crop: list[str], margin: int) -> None:
        self._page, self._match = page, match
        self._places = Places(match.game.geometry())
        self._left, self._top, self._wide, self._high = self._places.around(crop, margin)

    def piece(self, at: str, chosen: list[str]) -> Written:
        """Where it stands, and every field in view: open, or barred and why."""
        seat = self._match.seats_to_act()[0]
        barred = [self._match.barred(seat, one) for one in chosen]
        fields = [field for field in self._places.fields if field != at and self.shows(field)]
        return {
            "at": self._places.at(at),
            "open": [self._places.at(one) for one in fields if is_open(one, barred)],
            "barred": list(self._closed(fields, barred)),
        }

    def _closed(
        self, fields: list[str], barred: list[dict[str, IllegalAction]]
    ) -> Iterator[Written]:
        for field in fields:
            if not is_open(field, barred):
                yield self._why(field, likeliest([one[field] for one in barred if field in one]))

    def _why(self, field: str, why: IllegalAction) -> Written:
        message = f"{self._page.name}-reason-{why.code}"
        return {
            "at": self._places.at(field),
            "why": self._page.say(message, **why.reason_args),
            "rule": why.rule,
            "obstacles": [self._places.at(one) for one in why.obstacles],
        }

    def shows(self, field: str) -> bool:
        x, y = self._places.at(field)
        return 0 <= x - self._left <= self._wide and 0 <= y - self._top <= self._high


def is_open(field: str, barred: Sequence[Mapping[str, IllegalAction]]) -> bool:
    """Does one of the ways to choose the piece lead there?"""
    return any(field not in one for one in barred)
