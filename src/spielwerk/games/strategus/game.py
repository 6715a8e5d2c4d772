"""Strategus: two hidden armies of animals, one apple each. The rules are in README.md."""

from spielwerk.core.contract import Definition, Records
from spielwerk.games.strategus import (
    moves,
    observation,
    placing,
    position,
    reasons,
    rules,
    setups,
    tensor,
)
from spielwerk.games.strategus.board import geometry
from spielwerk.games.strategus.catalogue import actions
from spielwerk.games.strategus.choices import choices
from spielwerk.games.strategus.options import HOLDS, OPTIONS, PRESETS
from spielwerk.games.strategus.records import StrategusChoice, StrategusEvent, StrategusObservation
from spielwerk.games.strategus.retelling import over, recalled
from spielwerk.games.strategus.sentences import tell, wording
from spielwerk.games.strategus.state import State

GAME: Definition[State, StrategusEvent, StrategusObservation, StrategusChoice] = Definition(
    name="strategus",
    seats=(2,),
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
    records=Records(
        events=StrategusEvent, observation=StrategusObservation, choices=StrategusChoice
    ),
    choices=choices,
    tell=tell,
    wording=wording,
    holds=HOLDS,
    set_up=placing.set_up,
    recalled=recalled,
    spelled_out=moves.spelled_out,
    unreadable=reasons.unreadable,
    setups=setups.actions,
    obstacles=reasons.obstacles,
)
