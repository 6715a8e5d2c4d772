"""What the match itself tells of Streifzug durch: the end."""

import msgspec

from spielwerk.games.streifzug import rules
from spielwerk.games.streifzug.observation import result
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.position import REASONS
from spielwerk.games.streifzug.records import Over
from spielwerk.games.streifzug.state import State


def over(s: State) -> Over:
    returns = [rules.returns(s, seat) for seat in range(s.seats)]
    told = {"event": "over", "returns": returns, "reason": REASONS[s.ended]}
    return msgspec.convert(told | (result(s) if s.ext_cards == ON else {}), Over)
