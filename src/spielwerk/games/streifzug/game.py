"""Streifzug durch: dice, cards and a race to the bell. The rules are in README.md."""

from spielwerk.core.contract import Definition, Records, Scores
from spielwerk.games.streifzug import moves, observation, position, reasons, rules, tensor
from spielwerk.games.streifzug.board import geometry
from spielwerk.games.streifzug.catalogue import actions
from spielwerk.games.streifzug.choices import choices
from spielwerk.games.streifzug.obstacles import obstacles
from spielwerk.games.streifzug.options import HOLDS, OPTIONS, PRESETS
from spielwerk.games.streifzug.records import (
    StreifzugChoice,
    StreifzugEvent,
    StreifzugObservation,
)
from spielwerk.games.streifzug.retelling import over
from spielwerk.games.streifzug.sentences import tell, wording
from spielwerk.games.streifzug.state import State, team

GAME: Definition[State, StreifzugEvent, StreifzugObservation, StreifzugChoice] = Definition(
    name="streifzug",
    seats=(4, 2, 3),
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
    records=Records(
        events=StreifzugEvent,
        observation=StreifzugObservation,
        choices=StreifzugChoice,
        tables={"MELD_POINTS": observation.MELD_POINTS},
    ),
    choices=choices,
    tell=tell,
    wording=wording,
    holds=HOLDS,
    set_up=rules.set_up,
    scores=Scores(points=rules.score, count=rules.scores_count),
    preset_key="mode",
    shown=observation.shown,
    obstacles=obstacles,
)
