"""Cuckoo: two or three seats with one card each. The rules are in README.md."""

from cuckoo import moves, observation, position, reasons, rules, tensor
from cuckoo.catalogue import actions, geometry
from cuckoo.choices import choices
from cuckoo.options import OPTIONS, PRESETS
from cuckoo.records import CuckooChoice, CuckooEvent, CuckooObservation
from cuckoo.retelling import over
from cuckoo.sentences import tell, wording
from cuckoo.state import State
from spielwerk.core.contract import Definition, Records

GAME: Definition[State, CuckooEvent, CuckooObservation, CuckooChoice] = Definition(
    name="cuckoo",
    seats=(3, 2),
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
    records=Records(events=CuckooEvent, observation=CuckooObservation, choices=CuckooChoice),
    choices=choices,
    tell=tell,
    wording=wording,
    set_up=rules.set_up,
)
