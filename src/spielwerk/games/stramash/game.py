"""Stramash: cards and marbles on a board that is put together. The rules are in README.md."""

from spielwerk.core.contract import Definition, Records
from spielwerk.games.stramash import moves, observation, position, reasons, rules, tensor
from spielwerk.games.stramash.board import geometry
from spielwerk.games.stramash.catalogue import actions
from spielwerk.games.stramash.choices import choices
from spielwerk.games.stramash.obstacles import obstacles
from spielwerk.games.stramash.options import HOLDS, OPTIONS, PRESETS
from spielwerk.games.stramash.records import StramashChoice, StramashEvent, StramashObservation
from spielwerk.games.stramash.retelling import over, taken_back
from spielwerk.games.stramash.sentences import tell, wording
from spielwerk.games.stramash.state import State, team

GAME: Definition[State, StramashEvent, StramashObservation, StramashChoice] = Definition(
    name="stramash",
    seats=(4, 2, 3, 5, 6),
    options=OPTIONS,
    presets=PRESETS,
    state=State,
    rules=rules,
    team=team,
    moves=moves,
    geometry=geometry,
    positions=position,
    observing=observation,
    reasons=reasons,
    over=over,
    actions=actions,
    tensor=tensor,
    records=Records(events=StramashEvent, observation=StramashObservation, choices=StramashChoice),
    choices=choices,
    tell=tell,
    wording=wording,
    holds=HOLDS,
    set_up=rules.set_up,
    taken_back=taken_back,
    unreadable=reasons.unreadable,
    obstacles=obstacles,
)
