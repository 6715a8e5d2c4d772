"""Why an action is not legal: the § it breaks and the name of the sentence that says so.

The first thing that is wrong is told. Only asked after the rules have refused the action.
"""

from collections.abc import Iterator

from spielwerk.core.contract import Reason
from spielwerk.games.stramash import moves
from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    LADDIES_EACH,
    castle,
    castle_owner,
    depth,
    field_named,
    in_castle,
    name,
    on_track,
)
from spielwerk.games.stramash.cards import ACE, CODES, EIGHT, FECHTER, JACK, SEVEN, TEN, card_named
from spielwerk.games.stramash.options import FROM_DOCK, ON_PARTNER
from spielwerk.games.stramash.seven import may_take_part
from spielwerk.games.stramash.state import (
    EMPTY,
    PLAY,
    SEVEN_STEPS,
    State,
    ahead,
    are_partners,
    laddie_in_dock,
    owner_of,
    side,
)
from spielwerk.games.stramash.ways import along, inside, may_charge, own_ahead, own_behind

WRONG_STEPS = ("M1", "wrong_steps")
FAR = ("wrong_steps", "only_back", "castle_back", "castle_too_far", "seven_steps")
"""What is wrong with a laddie that is too far away to be meant."""


def reason(s: State, seat: int, action: int) -> Reason:
    """Rule and code of the reason why `seat` may not do this."""
    origin = moves.origin_of(action)
    if origin in (moves.BEGINNING, moves.DRAWING):
        return None, "unknown_action"
    if s.phase == PLAY and s.turn != seat:
        return "T1", "not_your_turn"
    if s.left > 0 and (moves.card_of(action) != SEVEN or origin == moves.DISCARDING):
        return "M3", "seven_under_way"
    if s.left == 0 and s.hands[seat][moves.card_of(action)] == 0:
        return "T1", "no_such_card"
    if origin == moves.DISCARDING:
        return "T2", "must_play"
    if origin == DOCK:
        return dock_reason(s, action)
    return laddie_reason(s, action)


def unreadable(written: object) -> Reason:
    """§M2: `5 out` is no notation, but it is plain what was meant."""
    card, _, rest = str(written).partition(" ")
    if rest == "out" and card in CODES[ACE:]:
        return "M2", "no_way_out"
    return None, "unknown_action"


def dock_reason(s: State, action: int) -> Reason:
    """§M2, M6: a laddie from the dock."""
    card = moves.card_of(action)
    if card == FECHTER and s.fechter_from_dock != FROM_DOCK:
        return "M6", "fechter_dock"
    if card != FECHTER and not moves.brings_out(card):
        return "M2", "no_way_out"
    if laddie_in_dock(s, side(s)) == EMPTY:
        return "M2", "none_in_dock"
    if card == FECHTER:
        return charge_reason(s, laddie_in_dock(s, side(s)), moves.target_of(action))
    if moves.target_of(action) not in (DOCK, s.starts[side(s)]):
        return "M2", "start_only"
    if s.left > 0:
        return "M3", "seven_under_way"
    return landing_reason(s, laddie_in_dock(s, side(s)), s.starts[side(s)], ("M2", "own_on_start"))


def laddie_reason(s: State, action: int) -> Reason:
    """§M, P3: is there a laddie that this seat plays with?"""
    card, origin, target = (
        moves.card_of(action),
        moves.origin_of(action),
        moves.target_of(action),
    )
    laddie = s.board[origin]
    if laddie == EMPTY:
        return None, "no_laddie_there"
    if owner_of(laddie) != side(s):
        return not_own_reason(s, laddie)
    if card == FECHTER:
        return charge_reason(s, laddie, target)
    if card == EIGHT:
        return back_reason(s, laddie, target)
    if card == SEVEN:
        return seven_reason(s, laddie, target)
    return steps_reason(s, laddie, target, TEN if card >= JACK else card)


def not_own_reason(s: State, laddie: int) -> Reason:
    """§P3: with the own laddies home one plays the partner's."""
    if owner_of(laddie) == s.turn and side(s) != s.turn:
        return "P3", "partner_only"
    return None, "not_your_laddie"


def charge_reason(s: State, laddie: int, target: int) -> Reason:
    """§M6: with nobody to land on anywhere, the way there does not matter."""
    other = s.board[target]
    if (other == EMPTY or owner_of(other) == owner_of(laddie)) and not has_target(s, laddie):
        return "M6", "fechter_no_target"
    if not on_track(s.laddies[laddie]) and s.laddies[laddie] != DOCK:
        return "M6", "fechter_castle"
    if in_castle(target):
        return "M6", "fechter_castle"
    if other == EMPTY:
        return "M6", "fechter_nobody"
    if owner_of(other) == owner_of(laddie):
        return "M6", "fechter_own"
    if not are_partners(s, owner_of(laddie), owner_of(other)):
        return "M4", "start_safe"
    if s.fechter_on_partner != ON_PARTNER:
        return "M6", "fechter_partner"
    return promotion_reason(s, laddie, other)


def has_target(s: State, laddie: int) -> bool:
    """§M6: is there anybody that a Bonnie Fechter could land on?"""
    return any(may_charge(s, laddie, other) for other in range(LADDIES_EACH * s.seats))


def back_reason(s: State, laddie: int, target: int) -> Reason:
    """§M1, M4, M5: an 8 goes eight back on the track."""
    field = s.laddies[laddie]
    if in_castle(field) or in_castle(target):
        return "M5", "castle_back"
    if ahead(s, target, field) != EIGHT:
        return "M1", "only_back"
    return way_reason(s, laddie, target, own_behind(s, laddie, EIGHT - 1))


def steps_reason(s: State, laddie: int, target: int, steps: int) -> Reason:
    """§M1, M4, M5: so many steps forward."""
    if in_castle(target):
        return castle_reason(s, laddie, target, steps)
    field = s.laddies[laddie]
    if in_castle(field) or ahead(s, field, target) != steps:
        return WRONG_STEPS
    return way_reason(s, laddie, target, own_ahead(s, laddie, steps - 1))


def way_reason(s: State, laddie: int, target: int, own_between: bool) -> Reason:
    """§M4."""
    if own_between:
        return "M4", "own_in_way"
    return landing_reason(s, laddie, target, ("M4", "own_there"))


def landing_reason(s: State, laddie: int, target: int, own: Reason) -> Reason:
    """§M4, P2: who stands there?"""
    other = s.board[target]
    if owner_of(other) == owner_of(laddie):
        return own
    if not are_partners(s, owner_of(laddie), owner_of(other)):
        return "M4", "start_safe"
    return promotion_reason(s, laddie, other)


def promotion_reason(s: State, laddie: int, other: int) -> Reason:
    """§P2: why can a partner's laddie not be brought to its entrance?"""
    entrance = s.entrances[owner_of(other)]
    if s.laddies[other] == entrance:
        return "P2", "partner_on_entrance"
    if owner_of(s.board[entrance]) == owner_of(laddie):
        return "P2", "own_entrance_taken"
    return "P2", "entrance_taken"


def castle_reason(s: State, laddie: int, target: int, steps: int) -> Reason:
    """§M5: exact count, no jumping, nobody else's castle."""
    owner, field = owner_of(laddie), s.laddies[laddie]
    if castle_owner(target) != owner:
        return "M5", "foreign_castle"
    if in_castle(field) and target < field:
        return "M5", "castle_back"
    if steps_to(s, laddie, target) != steps:
        return "M5", "castle_too_far"
    if on_track(field) and own_ahead(s, laddie, ahead(s, field, s.entrances[owner])):
        return "M4", "own_in_way"
    return "M5", "castle_taken"


def steps_to(s: State, laddie: int, target: int) -> int:
    """How many steps forward to a field of the own castle or of the track; not positive: none."""
    field = s.laddies[laddie]
    if in_castle(field):
        return target - field if in_castle(target) else 0
    if in_castle(target):
        return ahead(s, field, s.entrances[owner_of(laddie)]) + depth(target)
    return ahead(s, field, target)


def seven_reason(s: State, laddie: int, target: int) -> Reason:
    """§M3: a whole seven, a first or a second part."""
    if in_castle(target) and castle_owner(target) != owner_of(laddie):
        return "M5", "foreign_castle"
    steps = steps_to(s, laddie, target)
    if s.left > 0 and steps != s.left:
        return "M3", "seven_steps"
    if not 1 <= steps <= SEVEN_STEPS:
        return steps_reason(s, laddie, target, SEVEN_STEPS)
    if s.left > 0 and laddie == s.moved:
        return "M3", "seven_same_laddie"
    if steps < SEVEN_STEPS and not may_take_part(s, laddie):
        return "M3", "seven_in_castle"
    if target in (along(s, laddie, steps), inside(s, laddie, steps)):
        return "M3", "seven_unfinished"
    return steps_reason(s, laddie, target, steps)


# What is chosen, and where it could be meant to go


def attempts(s: State, seat: int, chosen: str) -> dict[str, list[int]]:
    """For each field the actions that would take there what is chosen, the likeliest first.

    Chosen is a card, with or without where a laddie stands: `7`, `7 T5`, `X D`. ValueError else.
    """
    card, origins = read_chosen(s, chosen)
    tried = {
        field: [led(s, card, at, field) for at in origins if may_be_meant(s, card, at, field)]
        or [led(s, card, origins[0], field)]
        for field in fields(s)
    }
    return {name(field): meant_first(s, seat, actions) for field, actions in tried.items()}


def read_chosen(s: State, chosen: str) -> tuple[int, list[int]]:
    """The card, and the fields from which it may be meant to move a laddie."""
    code, _, at = chosen.partition(" ")
    try:
        card = card_named(code)
        origins = [field_named(at)] if at else own_fields(s)
    except KeyError:
        raise ValueError(chosen) from None
    if not {DOCK, *fields(s)}.issuperset(origins):
        raise ValueError(chosen)
    return card, origins


def own_fields(s: State) -> list[int]:
    """Where the laddies stand that are played now."""
    first = LADDIES_EACH * side(s)
    return sorted(set(s.laddies[first : first + LADDIES_EACH]))


def fields(s: State) -> Iterator[int]:
    """All holes of this board."""
    yield from range(s.track)
    for seat in range(s.seats):
        yield from range(castle(seat, 1), castle(seat, CASTLE) + 1)


def may_be_meant(s: State, card: int, origin: int, field: int) -> bool:
    """A laddie in the dock is meant where it could come out, and by a Bonnie Fechter anywhere."""
    return origin != DOCK or card == FECHTER or field == s.starts[side(s)]


def led(s: State, card: int, origin: int, field: int) -> int:
    """The action by which a card takes a laddie from one field to another, if any does."""
    if origin == DOCK and field == s.starts[side(s)] and card != FECHTER:
        return moves.coming_out(card)
    return moves.encode(card, origin, field)


def meant_first(s: State, seat: int, actions: list[int]) -> list[int]:
    """Laddies for which the count would be right come first."""
    return sorted(actions, key=lambda action: reason(s, seat, action)[1] in FAR)
