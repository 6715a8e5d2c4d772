"""Rufus: two to five seats with two stones each chase one fox. The rules are in README.md."""

from spielwerk.core.contract import Definition, Records, Scores
from spielwerk.games.rufus import moves, observation, position, reasons, rules, tensor
from spielwerk.games.rufus.board import geometry
from spielwerk.games.rufus.catalogue import actions
from spielwerk.games.rufus.choices import choices
from spielwerk.games.rufus.obstacles import obstacles
from spielwerk.games.rufus.options import HOLDS, OPTIONS, PRESETS
from spielwerk.games.rufus.records import RufusChoice, RufusEvent, RufusObservation
from spielwerk.games.rufus.retelling import over, taken_back
from spielwerk.games.rufus.sentences import tell, wording
from spielwerk.games.rufus.state import State

GAME: Definition[State, RufusEvent, RufusObservation, RufusChoice] = Definition(
    name="rufus",
    seats=(3, 2, 4, 5),
    options=OPTIONS,
    presets=PRESETS,
    state=State,
    rules=rules,
    team=rules.team,
    moves=moves,
    geometry=geometry,
    positions=position,
    observing=observation,
    reasons=reasons,
    over=over,
    actions=actions,
    tensor=tensor,
    records=Records(events=RufusEvent, observation=RufusObservation, choices=RufusChoice),
    choices=choices,
    tell=tell,
    wording=wording,
    holds=HOLDS,
    set_up=rules.set_up,
    scores=Scores(points=rules.score, count=lambda _: True),
    taken_back=taken_back,
    obstacles=obstacles,
)
