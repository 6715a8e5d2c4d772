"""What puzzles of Strategus ask for: what is right has to be sure, whatever lies face down."""

from spielwerk.core.documents import Document
from spielwerk.games.strategus.board import is_step, square_named
from spielwerk.games.strategus.cards import kind_named
from spielwerk.games.strategus.fights import ATTACKER, NEITHER, survivor
from spielwerk.games.strategus.observation import cards_possible
from spielwerk.games.strategus.records import Fought, Moved
from spielwerk.puzzles.tasks import Making
from spielwerk.turns import Turn, acted, legal


def before(seen: Document) -> Fought | Moved | None:
    """The rival's move, and the fight that it was: both cards were shown (§M4)."""
    last: Document | None = seen.get("last")
    if last is None:
        return None
    if "attacker" not in last:
        return Moved(last["seat"], *last["move"].split("-"))
    origin, target = last["move"].split("x")
    won = next((seat for seat, army in enumerate(seen["pieces"]) if target in army), None)
    return Fought(last["seat"], origin, target, last["attacker"], last["defender"], won)


def fight(turn: Turn) -> bool:
    """Does the seat win a fight?"""
    return any(event["won"] == turn.seat for event in turn.told("fought"))


def escape(turn: Turn) -> bool:
    """Does the card beat nothing that has just won, neither now nor in its next turn?"""
    known = winner(turn)
    return known is not None and not beaten(turn) and not takes(turn, known)


def beaten(turn: Turn) -> bool:
    """Has the card that has just won beaten one more, which attacked it?"""
    won = (event["to"] for event in turn.told("fought") if event["won"] == 1 - turn.seat)
    return winner(turn) in won


def gone(turn: Turn) -> bool:
    """Has the card that had just won left the board, beaten or with its equal?"""
    return winner(turn) not in turn.game.position(turn.state)["pieces"][1 - turn.seat]


def winner(turn: Turn) -> str | None:
    """The square of the opponent's card that has won the fight before this turn."""
    last: Document | None = turn.game.observe(turn.before, turn.seat).get("last")
    if last is None or "attacker" not in last or last["seat"] == turn.seat:
        return None
    target = str(last["move"].partition("x")[2])
    return target if target in turn.game.position(turn.before)["pieces"][last["seat"]] else None


def takes(turn: Turn, square: str) -> list[str]:
    """The squares on which the opponent's card on this one can take another in its next turn."""
    rival = 1 - turn.seat
    moves = turn.game.moves
    there = turn._replace(seat=rival, events=())
    fights = (
        action
        for action in legal(turn.game, turn.state, rival)
        if moves.text(action).startswith(f"{square}x")
    )
    won = [moves.text(action) for action in fights if fight(acted(there, action))]
    return [text.partition("x")[2] for text in won]


def can_take(turn: Turn) -> bool:
    """Can the card that has just won take another in its next turn?"""
    known = winner(turn)
    return known is not None and takes(turn, known) != []


def survivors(turn: Turn) -> set[int]:
    """Who could be left after the seat's fight, by all that it could know before."""
    seen = turn.game.observe(turn.before, turn.seat)
    table = turn.game.new_state()
    cards = cards_possible(seen, table)
    return {
        survivor(kind_named(event["attacker"]), kind, table.sprung_trap)
        for event in turn.told("fought")
        for kind in cards[square_named(event["to"])].kinds
    }


def even(turn: Turn) -> bool:
    """Was it known that both cards are equal?"""
    return survivors(turn) == {NEITHER}


def hopeless(turn: Turn) -> bool:
    """Was it known that the fight cannot be won?"""
    return ATTACKER not in survivors(turn)


def hunt(turn: Turn) -> list[str]:
    """Where the card stands that has just won, and where whom it can take stood before."""
    known = winner(turn)
    taken = [] if known is None else takes(turn, known)
    return [str(known), *(came_from(turn, square) for square in taken)] if taken else []


def came_from(turn: Turn, square: str) -> str:
    """Where what stands on a square stood before this turn, and will when that is taken back."""
    ways = {event["to"]: event["from"] for event in turn.told("moved")}
    return str(ways.get(square, square))


def run(turn: Turn) -> list[str]:
    """From where to where the card has run that is beaten now: only a hare does (§M1)."""
    seen = turn.game.observe(turn.before, turn.seat)
    came = before(seen)
    if not isinstance(came, Moved) or came.seat == turn.seat:
        return []
    ran = not is_step(square_named(came.origin), square_named(came.target))
    beaten = any(event["to"] == came.target for event in turn.told("fought"))
    return [came.origin, came.target] if ran and beaten else []


def ran(turn: Turn) -> bool:
    """Has a card been beaten that is known by how it ran?"""
    return run(turn) != []


def peaceful(turn: Turn) -> bool:
    """Has nobody been attacked?"""
    return not turn.told("fought")


MAKING = Making(
    tasks={"fight": fight, "escape": escape},
    tables=({}, {"army": "barrage"}, {"army": "duel"}),
    worlds=400,
    phases=("play",),
    a_match=4,
    before=before,
    misses={
        "fight": {"peaceful": peaceful, "won": fight, "even": even, "hopeless": hopeless},
        "escape": {"beaten": beaten, "still": can_take},
    },
    ends={"fight": {"ran": ran}, "escape": {"gone": gone}},
    about={"fight.ran": run, "escape.still": hunt},
    tool=lambda choice: str(choice["from"]),
    veiled=True,
)
