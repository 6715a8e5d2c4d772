"""The coach: what a seat could do now and how good that is, from what that seat knows."""

from collections.abc import Sequence
from typing import NamedTuple

from spielwerk.bots.search.players import Player, player_at
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.match import Match

COACH = "master"


class Advice(NamedTuple):
    """A legal action and the chance to win with it, 0 to 1."""

    action: str
    chance: float


def hint(match: Match, seat: int, level: str = COACH, seed: int | str | None = 0) -> list[Advice]:
    """The actions of a seat that has to act, the best first; [] if it need not act.

    The coach knows what the seat sees and was told; in a game of memory, what is not yet past.
    SeatError if there is no such seat, BotError if there is no such level.
    """
    if seat not in match.seats_to_act():
        return []
    heard = match.events(seat, match.recalled(seat))
    return advice(match.game, match.observation(seat), heard, seat, level, seed)


def advice(
    game: Game,
    observation: Document,
    events: Sequence[Document],
    seat: int,
    level: str = COACH,
    seed: int | str | None = 0,
) -> list[Advice]:
    """The same from what the seat sees and was told."""
    return advised(player_at(level, game, seat, seed), observation, events)


def advised(player: Player, observation: Document, events: Sequence[Document]) -> list[Advice]:
    """What a player thinks of what it could do."""
    text = player.game.moves.text
    judged = player.judged(observation, events)
    return [Advice(text(choice.action), round(choice.value, 4)) for choice in judged]
