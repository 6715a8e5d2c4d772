"""`child` for Rufus: plays as a beginner does, who looks at one thing after the other.

First whether a stone gets Rufus, then whether he gets to a fox field, or to another's stone, then
whether he can be led so far that a stone gets him with the rest. Else it lays its highest card, be
it odd or even, before the stone that is nearest to him, and follows him with its own nearest one.
Of what it has laid, of the cards it keeps and of what it leaves to others it does not think.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.games.rufus.moves import FOX, LAYING, STONE, first_of, second_of, what_of


class Beginner:
    """Takes the first thing that it sees; no lot is drawn."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.fields = int(game.options["fields"])

    def choose(
        self, observation: Document, legal: Sequence[str], events: Sequence[Document]
    ) -> str:
        """The first legal action that comes to its mind."""
        actions = [self.game.moves.parse(text) for text in legal]
        own = observation["stones"][self.seat]
        near = min(own, key=lambda at: self._behind(observation, at))
        stones = [action for action in actions if what_of(action) == STONE]
        minded = chain(
            (action for action in stones if second_of(action) == observation["fox"]),
            self._leads(observation, own, actions),
            self._lays(observation, actions),
            (action for action in stones if first_of(action) == near),
            stones,
            actions,
        )
        return str(self.game.moves.text(next(minded)))

    def _behind(self, seen: Document, field: int) -> int:
        """How far it is from a field to Rufus; from his own once round."""
        return (seen["fox"] - field) % self.fields or self.fields

    def _leads(self, seen: Document, own: Sequence[int], actions: Sequence[int]) -> Iterator[int]:
        """Rufus to a fox field or another's stone; or so far that a stone gets him then."""
        foxes = {first_of(action): action for action in actions if what_of(action) == FOX}
        half = self.fields // 2
        others = (stones for seat, stones in enumerate(seen["stones"]) if seat != self.seat)
        ahead = [
            (field - seen["fox"]) % self.fields
            for stones in others
            for field in stones
            if field is not None
        ]
        for wanted in (half - seen["fox"] % half, *ahead):
            if wanted in foxes:
                yield foxes[wanted]
        for field in own:
            fitting, odd = divmod(seen["turn"]["points"] - self._behind(seen, field), 2)
            if not odd and fitting in foxes:
                yield foxes[fitting]

    def _lays(self, seen: Document, actions: Sequence[int]) -> Iterator[int]:
        """Its highest card, right before the stone that is nearest to Rufus."""
        others = [
            self._behind(seen, field)
            for seat, stones in enumerate(seen["stones"])
            if seat != self.seat and seat not in seen["out"]
            for field in stones
        ]
        laying = [action for action in actions if what_of(action) == LAYING]
        before = [
            action for action in laying if self._behind(seen, second_of(action)) < min(others)
        ]
        if before:
            highest = max(first_of(action) for action in before)
            yield max(
                (action for action in before if first_of(action) == highest),
                key=lambda action: self._behind(seen, second_of(action)),
            )
