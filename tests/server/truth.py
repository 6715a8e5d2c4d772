"""What of the whole truth lies open to a viewer, by the rulebooks and not by what it is told.

Two matches in which this has always been the same differ in hidden things alone: whatever a server
says of them has to be the same, events included.
"""

from collections.abc import Callable, Sequence
from typing import Any

import spielwerk
from spielwerk import Match
from spielwerk.games.rufus.cards import PICKED
from spielwerk.games.strategus.state import is_card, kind_of, owner_of
from spielwerk.games.streifzug.state import STACK_SIZE
from spielwerk.server.storage.kept import Step

Open = dict[str, Any]
Viewer = int | None

UNUSED = {"scratch", "trail"}
"""Where the rules try things out: no part of what there is."""

HIDDEN = {
    "dog": {"hands", "pile", "given"},
    "stramash": {"hands", "pile"},
    "rufus": {"card", "cards", "stack", "prize_order"},
    "streifzug": {"hands", "stacks", "put", "colours"},
    "strategus": {"board", "left", "history", "fled"},
}
"""What nobody sees as it is; what of it somebody may see stands below."""


def as_it_is(value: Any) -> Any:
    """A copy that stays as it is."""
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if value and isinstance(value[0], list) else value[:]


def own_hand(state: Any, viewer: Viewer) -> Open:
    """Cards in the own hand."""
    return {} if viewer is None else {"hand": state.hands[viewer][:]}


def own_cards(state: Any, viewer: Viewer) -> Open:
    """§R2, R5 of Dog: the own hand, the own card on its way to the partner, who has given one."""
    given = [bool(card) for card in state.given]
    own = {} if viewer is None else {"gift": state.given[viewer]}
    return own_hand(state, viewer) | own | {"given": given}


def trail_cards(state: Any, viewer: Viewer) -> Open:
    """§T5 of Rufus: the own cards, what was picked up, whose card lies where, prizes taken."""
    picked = [[where == PICKED for where in cards] for cards in state.cards]
    own: Open = {}
    if viewer is not None:
        lying = [
            card if owner == viewer else 0
            for card, owner in zip(state.card, state.layer, strict=True)
        ]
        own = {"own": state.cards[viewer][:], "lying": lying}
    return own | {"picked": picked, "won": state.stack[: state.taken]}


def tops_and_hand(state: Any, viewer: Viewer) -> Open:
    """Of Streifzug durch: the cards on top; hands lie open in the basic game."""
    tops = state.stacks[::STACK_SIZE]
    return {"tops": tops} | (
        own_hand(state, viewer) if state.ext_cards else {"hands": as_it_is(state.hands)}
    )


def cards_seen(state: Any, viewer: Viewer) -> Open:
    """Of Strategus, both being ready: the own cards, the others' backs, what a fight has shown."""
    board = [
        (owner_of(card), kind_of(card) if owner_of(card) == viewer or shown else None)
        if is_card(card)
        else card
        for card, shown in zip(state.board, state.seen, strict=True)
    ]
    return {"board": board, "left": as_it_is(state.left)}


OPEN: dict[str, Callable[[Any, Viewer], Open]] = {
    "dog": own_cards,
    "stramash": own_hand,
    "rufus": trail_cards,
    "streifzug": tops_and_hand,
    "strategus": cards_seen,
}


def lies_open(match: Match, viewer: Viewer) -> Open:
    """All that a viewer may see of a match as it stands; at its end everything."""
    name = match.game.name
    hidden = UNUSED | (set() if match.over else HIDDEN[name])
    seen = {key: as_it_is(value) for key, value in vars(match.state).items() if key not in hidden}
    return seen | OPEN[name](match.state, viewer)


def seen_by(game: spielwerk.Game, steps: Sequence[Step], viewer: Viewer) -> list[Open] | None:
    """All that has lain open to a viewer since a match began; None if it cannot be played so."""
    seen: list[Open] = []
    try:
        match = game.replay_steps(steps, watch=lambda match: seen.append(lies_open(match, viewer)))
    except ValueError:
        return None
    return seen if len(match.steps) == len(steps) else None
