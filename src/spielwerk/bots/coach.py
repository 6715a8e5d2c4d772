"""The coach: what a seat could do now and how good that is, from what that seat knows."""

from typing import NamedTuple

from spielwerk.bots.search.levels import LEVELS
from spielwerk.bots.search.players import Player
from spielwerk.core.match import Match

COACH = "master"


class Advice(NamedTuple):
    """A legal action and the chance to win with it, 0 to 1."""

    action: str
    chance: float


def hint(match: Match, seat: int, level: str = COACH, seed: int | str | None = 0) -> list[Advice]:
    """The actions of a seat that has to act, the best first; [] if it need not act.

    Only what the seat sees and was told is asked for: the coach knows no more than it does.
    """
    if seat not in match.seats_to_act():
        return []
    player = Player(LEVELS[level], match.game, seat, seed)
    judged = player.judged(match.observation(seat), match.events(seat))
    text = match.game.moves.text
    return [Advice(text(choice.action), round(choice.value, 4)) for choice in judged]
