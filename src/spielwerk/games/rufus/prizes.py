"""§E and the prizes: taking one, how a match ends, what everybody has scored."""

from spielwerk.games.rufus import news
from spielwerk.games.rufus.cards import IN_HAND, LAID, PRIZES, TRAIL_CARDS, prize_number, worth
from spielwerk.games.rufus.options import HAND_COUNTS, HARD_ON, REST_TAKEN, SHUFFLED
from spielwerk.games.rufus.state import (
    ALONE,
    OVER,
    POINTS,
    PRIZES_TAKEN,
    REST,
    State,
    is_out,
    prizes_left,
    seats_left,
)


def take_prize(s: State, seat: int, why: int) -> None:
    """The top prize for this seat, laid open; §E1: nothing if there is none left."""
    if prizes_left(s) > 0:
        prize = s.stack[s.taken]
        s.taker[prize_number(prize)] = seat
        news.won(s, seat, prize, why)
        s.taken += 1
        if s.prizes == SHUFFLED:
            s.shown = 1


def judge(s: State) -> None:
    """§E1: it is over when the last prize is taken; §E3: when at most one seat is left."""
    if prizes_left(s) == 0:
        end(s, PRIZES_TAKEN)
    elif seats_left(s, s.stones[:]) <= 1:
        if s.survivor_takes_rest == REST_TAKEN:
            take_rest(s)
        end(s, ALONE)


def take_rest(s: State) -> None:
    """§E3, option survivor_takes_rest: the seat that is left, if there is one, takes the rest."""
    for seat in range(s.seats):
        if not is_out(s, seat):
            for _ in range(prizes_left(s)):
                take_prize(s, seat, REST)


def end(s: State, how: int) -> None:
    """The match is over."""
    s.phase = OVER
    s.ended = how
    s.points = POINTS
    s.fox_moved = 0
    s.card_laid = 0


def points_won(s: State, seat: int) -> int:
    """§E2: the prizes."""
    won = 0
    for number in range(PRIZES):
        if s.taker[number] == seat:
            won += 2 * number + 1
    return won


def points_in_hand(s: State, seat: int) -> int:
    """§E2: the trail cards not laid; §E3: for a seat that is out only if its hand counts."""
    return points_of_cards(s, seat, IN_HAND) if cards_count(s, seat) else 0


def points_laid(s: State, seat: int) -> int:
    """§E2, option hard_count: also those that are laid and were not picked up."""
    if s.hard_count == HARD_ON and cards_count(s, seat):
        return points_of_cards(s, seat, LAID)
    return 0


def cards_count(s: State, seat: int) -> bool:
    """§E3, option out_hand_counts."""
    return not is_out(s, seat) or s.out_hand_counts == HAND_COUNTS


def points_of_cards(s: State, seat: int, where: int) -> int:
    total = 0
    for card in TRAIL_CARDS:
        if s.cards[seat][card] == where:
            total += worth(card)
    return total
