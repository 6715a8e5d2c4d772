"""Says how likely a seat is to win, and with which move: what people are shown as a chance."""

import random
import time
from collections.abc import Sequence

from spielwerk.bots.search.searcher import Choice
from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.levels import JUDGES
from spielwerk.bots.strategus.reading.player import Reader, blank, list_moves
from spielwerk.bots.strategus.reading.reasons import Asked, named, reasons
from spielwerk.bots.strategus.reading.standing import Frame, chance_of, standing, with_move
from spielwerk.bots.strategus.reading.state import WINDOW, State
from spielwerk.bots.strategus.reading.tries import PASS
from spielwerk.core import Game
from spielwerk.core.compiled import twin
from spielwerk.core.documents import Document
from spielwerk.core.lines import Line
from spielwerk.games.strategus.cards import SIZES
from spielwerk.games.strategus.moves import origin_of, parse, target_of
from spielwerk.games.strategus.options import ARMY

EVEN = 0.5


class Judge(Reader):
    """A reader that tells what it thinks of every move, not of the best alone."""

    def judged(self, observation: Document, events: Sequence[Document]) -> list[Choice]:
        """All its moves with the chance to win, the best first; none while armies are laid."""
        if observation["phase"] == "setup":
            return []
        legal = self.legal(observation)
        s = self.looked(observation, events, legal)
        values = [int(value) for value in s.value[: len(legal)]]
        best, stands = max(values), self.after(s, max(values))
        choices = [
            Choice(parse(text), 1, chance_of(with_move(s, stands, best - value, self.frame)))
            for text, value in zip(legal, values, strict=True)
        ]
        return sorted(choices, key=lambda choice: -choice.value)

    def chance(self, observation: Document, events: Sequence[Document]) -> float:
        """How likely its seat is to win as things stand."""
        if observation["phase"] == "setup":
            return EVEN
        return chance_of(self.stands(observation, events))

    def because(
        self, observation: Document, events: Sequence[Document], actions: Sequence[str]
    ) -> list[list[Line]]:
        """Why each of these moves is as good or bad as it is."""
        if not actions:
            return []
        code, s = twin(search), blank(self.game)
        self.picture(s, code, observation, events)
        names, found = named(self.turned), list[list[Line]]()
        for action in map(parse, actions):
            origin, target = (self.turned(at) for at in (origin_of(action), target_of(action)))
            found.append(reasons(Asked(s, origin, target, names, self.seat, events)))
        return found

    def stands(self, observation: Document, events: Sequence[Document]) -> list[float]:
        """The numbers that `chance` is made of."""
        acts = observation["to_move"] == self.seat
        s = self.looked(observation, events, self.legal(observation) if acts else [])
        return self.after(s, max(int(value) for value in s.value[: int(s.roots)]))

    def after(self, s: State, value: int) -> list[float]:
        """The same after a move that is worth so much to the search."""
        return standing(s, value, self.frame)

    @property
    def frame(self) -> Frame:
        options = self.game.options
        size = SIZES[ARMY.code(str(options["army"]))]
        return Frame(int(options["quiet_plies"]), 2 * size)

    def legal(self, observation: Document) -> list[str]:
        """Its moves; they hang on nothing that is hidden."""
        return self.game.determinize(observation, seed=0).legal(self.seat)

    def looked(self, observation: Document, events: Sequence[Document], legal: list[str]) -> State:
        """A picture in which every move is searched exactly; without moves the other side's."""
        self.cancelled.clear()
        until = time.thread_time() + self.level.seconds
        code, s = twin(search), blank(self.game)
        self.picture(s, code, observation, events)
        list_moves(s, self.seat, legal, random.Random(self.seed), 0)
        s.margin, s.bonus[:] = WINDOW, 0
        if not legal:
            s.roots, s.root[0] = 1, PASS
        self.searched(code, s, until)
        picture: State = s
        return picture


def judge(level: str, game: Game, seat: int, seed: int | str | None = None) -> Judge:
    """A judge who thinks as long as this level."""
    return Judge(JUDGES[level], game, seat, seed)
