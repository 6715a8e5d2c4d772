"""Legal actions of Dog with their parts: nobody else has to read notation or know a rule."""

from collections.abc import Iterable, Sequence

from spielwerk.games.dog import moves
from spielwerk.games.dog.board import KENNEL, name
from spielwerk.games.dog.cards import CODES, JACK, SEVEN
from spielwerk.games.dog.records import DogChoice, Fold, Give, Met, Out, Swap, Walk
from spielwerk.games.dog.state import EMPTY, State, owner_of, side, start, way


def choices(s: State, seat: int, actions: Sequence[int]) -> list[DogChoice]:
    """Each action that is legal for this seat; all of it but the own cards lies open."""
    return [choice(s, action) for action in actions]


def choice(s: State, action: int) -> DogChoice:
    text, card = moves.text(action), CODES[moves.laid_card(action)]
    match moves.origin_of(action):
        case moves.GIVING:
            return Give(text, card)
        case moves.FOLDING:
            return Fold(text, card)
        case origin:
            return play(s, action, text, card, origin)


def play(s: State, action: int, text: str, card: str, origin: int) -> Out | Walk | Swap:
    """§M: a man comes out, changes places or walks."""
    rank, target = moves.card_of(action), moves.target_of(action)
    owner = side(s) if origin == KENNEL else owner_of(s.board[origin])
    played = text, card, CODES[rank], owner
    if origin == KENNEL:
        field = start(s, owner)
        return Out(*played, name(KENNEL), name(field), met_on(s, [field]))
    if rank == JACK:
        return Swap(*played, name(origin), name(target), owner_of(s.board[target]))
    back = moves.goes_back(s.track, action)
    path = [*way(s, owner, origin, target, back)]
    met = met_on(s, path if rank == SEVEN else [target])
    return Walk(*played, name(origin), name(target), [*map(name, path)], back, met)


def met_on(s: State, fields: Iterable[int]) -> list[Met]:
    """§M4, M5: whoever stands there goes home."""
    return [
        Met(owner_of(s.board[field]), name(field)) for field in fields if s.board[field] != EMPTY
    ]
