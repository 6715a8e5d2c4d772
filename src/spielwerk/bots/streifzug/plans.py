"""Plans for a roll of Streifzug durch: a move, and the best that the other die adds to it."""

from spielwerk.bots.streifzug.outlook import Outlook
from spielwerk.bots.streifzug.worth import fields_of
from spielwerk.games.streifzug.cards import NO_CARD
from spielwerk.games.streifzug.chapters.dice import add_moves, mover, spare_die, try_landing
from spielwerk.games.streifzug.moves import MAX_ACTIONS, first_of, third_of
from spielwerk.games.streifzug.state import State, figure_of, remove_card


class Plans:
    """Judges the moves of a roll; what it tries on the state it undoes."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.outlook = Outlook(s, seat)

    def worth(self, action: int) -> float:
        """What the move brings, with the other die if one is left."""
        s = self.s
        meant, field, spare = mover(s, action), third_of(action), spare_die(s, first_of(action))
        figure = figure_of(self.seat, meant // 16)
        kept = s.figures[figure], s.at, s.came, s.left[0], s.left[1], s.rung[self.seat]
        gain = self.landing(field)
        caught = try_landing(s, figure, field)
        s.at, s.came, s.left[0], s.left[1] = meant // 16, meant % 16, spare, 0
        rest = self.best_rest(field) if spare else self.standing()
        s.figures[figure], s.at, s.came, s.left[0], s.left[1], s.rung[self.seat] = kept
        if caught != NO_CARD:
            remove_card(s, self.seat, caught)
        return gain + rest

    def best_rest(self, landed: int) -> float:
        """The best move with the other die; none may be possible."""
        out = [0] * MAX_ACTIONS
        count = add_moves(self.s, out)
        if count == 0:
            return self.standing()
        return max(self.last(action, landed) for action in out[:count])

    def last(self, action: int, landed: int) -> float:
        """The second move of a plan; nothing is gained twice on one field."""
        s = self.s
        figure, field = figure_of(self.seat, mover(s, action) // 16), third_of(action)
        origin = s.figures[figure]
        s.figures[figure] = field
        worth = self.standing() + (0.0 if field == landed else self.landing(field))
        s.figures[figure] = origin
        return worth

    def landing(self, field: int) -> float:
        """What a stop on this field brings at once."""
        return self.outlook.rewards[field] + self.outlook.throw_reward(field)

    def standing(self) -> float:
        """What the own figures promise where they stand now."""
        figures = fields_of(self.s, self.seat)
        promised = sum(self.outlook.values[field] for field in figures)
        return promised - self.outlook.danger(figures)
