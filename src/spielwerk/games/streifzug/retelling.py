"""What the match itself tells of Streifzug durch: the end."""

from spielwerk.games.streifzug.observation import counted, scores_of
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.position import REASONS, hands_of, returns_of
from spielwerk.games.streifzug.records import Over
from spielwerk.games.streifzug.state import State


def over(s: State) -> Over:
    """With points: everybody's cards, and how the points came about."""
    ended = Over(returns_of(s), REASONS[s.ended])
    if s.ext_cards == ON:
        ended.scores, ended.hands, ended.counted = scores_of(s), hands_of(s), counted(s)
    return ended
