"""§M4, M5: fights, and what the table remembers of them."""

from spielwerk.games.strategus.cards import APPLE, ELEPHANT, FOX, MOUSE, TRAP
from spielwerk.games.strategus.options import AID_LOG, AID_MARKED, TRAP_GOES
from spielwerk.games.strategus.state import EMPTY, State, kind_of, owner_of

ATTACKER, DEFENDER, NEITHER = range(3)
"""Who is left after a fight."""


def survivor(attacker: int, defender: int, sprung_trap: int) -> int:
    """§M4: who is left when one kind attacks another, with this value of option sprung_trap."""
    if attacker == defender:
        return NEITHER
    if defender == APPLE or wins_by_cunning(attacker, defender):
        return ATTACKER
    if defender == TRAP and sprung_trap == TRAP_GOES:
        return NEITHER
    if defender == TRAP or attacker > defender:
        return DEFENDER
    return ATTACKER


def wins_by_cunning(attacker: int, defender: int) -> bool:
    """§M4: the fox removes a trap, the mouse beats the elephant if it attacks."""
    if attacker == FOX:
        return defender == TRAP
    return attacker == MOUSE and defender == ELEPHANT


def fight(s: State, origin: int, target: int) -> None:
    """§M4: both cards are shown; a winning attacker moves in, a winning defender stays."""
    attacker, defender = kind_of(s.board[origin]), kind_of(s.board[target])
    s.last_attacker, s.last_defender = attacker, defender
    left = survivor(attacker, defender, s.sprung_trap)
    if left != DEFENDER:
        remove(s, target)
    if left == ATTACKER:
        s.board[target], s.board[origin] = s.board[origin], EMPTY
    else:
        remove(s, origin)
    s.quiet = 0
    if s.memory_aid == AID_LOG:
        log(s)
    elif s.memory_aid == AID_MARKED:
        s.seen[origin] = 0
        s.seen[target] = int(left != NEITHER)


def remove(s: State, at: int) -> None:
    """§M4: a card is lost."""
    owner, kind = owner_of(s.board[at]), kind_of(s.board[at])
    s.board[at] = EMPTY
    s.left[owner][kind] += 1
    if kind == APPLE:
        s.apples[owner] = 0


def log(s: State) -> None:
    """§M5, `memory_aid: log`: the table keeps a list of all fights."""
    line = s.fight_log[s.fights]
    line[0], line[1] = s.last_seat, s.last_move
    line[2], line[3] = s.last_attacker, s.last_defender
    s.fights += 1
