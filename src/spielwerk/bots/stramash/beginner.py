"""`child` for Stramash: plays as a beginner does, who looks at one thing after the other.

First whether a laddie comes out, then whether one gets into the castle or further in, then whether
a card hits the next one ahead. Else it goes on with the laddie that is nearest to its castle, as
far as it can without going past. An eight it keeps for later; of two it plays one where that costs
least, and a Bonnie Fechter it saves until nothing else goes. Which card it will need, what may hit
its own laddies and who is about to win it does not think of.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.games.stramash.board import field_named, in_castle, on_track
from spielwerk.games.stramash.cards import CODES, EIGHT, FECHTER
from spielwerk.games.stramash.moves import (
    brings_out,
    card_of,
    is_coming_out,
    origin_of,
    target_of,
)


class Beginner:
    """Takes the first thing that it sees; no lot is drawn."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        cells = game.geometry()["cells"]
        self.holes = sum(on_track(field_named(cell["name"])) for cell in cells)
        self.entrances = {
            cell["seat"]: field_named(cell["name"])
            for cell in cells
            if cell["kind"] == "entrance" and "seat" in cell
        }

    def choose(
        self, observation: Document, legal: Sequence[str], events: Sequence[Document]
    ) -> str:
        """The first legal action that comes to its mind."""
        actions = [self.game.moves.parse(text) for text in legal]
        minded = chain(
            filter(is_coming_out, actions),
            filter(gets_in, actions),
            self._hits(observation, actions),
            self._spare_eights(observation, actions),
            self._walks(observation, actions),
            sorted(actions, key=lambda action: brings_out(card_of(action))),
        )
        return str(self.game.moves.text(next(minded)))

    def _hits(self, seen: Document, actions: Sequence[int]) -> Iterator[int]:
        """Whoever stands nearest to one of its laddies."""
        others = {
            field_named(laddie)
            for seat, laddies in enumerate(seen["laddies"])
            if seat != self.seat
            for laddie in laddies
        }
        hits = (one for one in filter(walks, actions) if target_of(one) in others)
        yield from sorted(one for one in hits if card_of(one) != FECHTER)

    def _spare_eights(self, seen: Document, actions: Sequence[int]) -> Iterator[int]:
        """One of several eights, where it leaves a laddie nearest to its castle."""
        if seen["hand"].split().count(CODES[EIGHT]) > 1:
            eights = (one for one in filter(walks, actions) if card_of(one) == EIGHT)
            yield from sorted(eights, key=lambda action: self._missing(seen, action)[1])

    def _walks(self, seen: Document, actions: Sequence[int]) -> Iterator[int]:
        """The laddie nearest to its castle, as far as a card takes it without going past."""
        onward = (one for one in filter(walks, actions) if card_of(one) not in (EIGHT, FECHTER))
        for (missing, left), action in sorted((self._missing(seen, one), one) for one in onward):
            if left < missing:
                yield action

    def _missing(self, seen: Document, action: int) -> tuple[int, int]:
        """How far it is to the entrance, before this action and after it."""
        entrance = self.entrances[owner_at(seen, origin_of(action))]
        before, after = ((entrance - at(action)) % self.holes for at in (origin_of, target_of))
        return before, after


def owner_at(seen: Document, field: int) -> int:
    """Whose laddie stands there."""
    return next(
        seat
        for seat, laddies in enumerate(seen["laddies"])
        if any(field_named(laddie) == field for laddie in laddies)
    )


def gets_in(action: int) -> bool:
    """Does a laddie get into the castle, or further in?"""
    return in_castle(target_of(action))


def walks(action: int) -> bool:
    """Does a laddie go along the track?"""
    return on_track(origin_of(action)) and on_track(target_of(action))
