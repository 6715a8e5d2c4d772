"""Dog: cards and marbles, for four in two teams or at other tables. The rules are in README.md."""

from spielwerk.core.contract import Definition, Records
from spielwerk.games.dog import moves, observation, position, reasons, rules, tensor
from spielwerk.games.dog.board import geometry
from spielwerk.games.dog.catalogue import actions
from spielwerk.games.dog.choices import choices
from spielwerk.games.dog.obstacles import obstacles
from spielwerk.games.dog.odds import at_beginning
from spielwerk.games.dog.options import HOLDS, OPTIONS, PRESETS
from spielwerk.games.dog.records import DogChoice, DogEvent, DogObservation
from spielwerk.games.dog.retelling import over, taken_back
from spielwerk.games.dog.sentences import tell, wording
from spielwerk.games.dog.state import State, set_up, team

GAME: Definition[State, DogEvent, DogObservation, DogChoice] = Definition(
    name="dog",
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
    records=Records(events=DogEvent, observation=DogObservation, choices=DogChoice),
    choices=choices,
    tell=tell,
    wording=wording,
    holds=HOLDS,
    usual_unsaid=True,
    set_up=set_up,
    taken_back=taken_back,
    odds=at_beginning,
    talk="quiet",
    obstacles=obstacles,
)
