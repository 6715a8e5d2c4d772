"""Information-set Monte-Carlo tree search over any game's rules; `core.compiled.bound` binds it.

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012). Every iteration plays
one imagined world; what it learns is kept by what a seat *sees* (`guide.information_state`), so
that worlds which look the same share it, and so do turns that differ only in the order of their
parts. Seen with the eyes of the searching seat that is single-observer search, with the eyes of
whoever acts multiple-observer search. Beyond the tree stands the learned value of the position.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from spielwerk.bots.knowledge import Guide, Playout
from spielwerk.bots.learning.net import Net, forward
from spielwerk.core.machine import UNBOUND, Floats, Ints, Lot, Playable, Record, Records
from spielwerk.core.playouts import pick
from spielwerk.core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

rules: Playable[Record] = UNBOUND
"""The game's rules or their twin; `bound` sets it."""
guide: Guide[Record] = UNBOUND
"""What the bot knows of the game; `bound` sets it."""
playout: Playout[Record] = UNBOUND
"""How matches go on beyond the tree; `bound` sets it."""

NONE = -1
EVERYBODY = -1
"""As viewer: everybody sees with their own eyes."""


class Tree(NamedTuple):
    """Nodes are information states, edges are actions chosen there."""

    keys: NDArray[numpy.int64]  # int64[slots]: of information states; open addressing; NONE: free
    nodes: NDArray[numpy.int32]  # int32[slots]: the node of each
    first: NDArray[numpy.int32]  # int32[nodes]: its first edge
    seen: NDArray[numpy.int32]  # int32[nodes]: how often it was met
    action: NDArray[numpy.int32]  # int32[edges]
    following: NDArray[numpy.int32]  # int32[edges]: the node's next edge
    visits: NDArray[numpy.int32]  # int32[edges]: how often chosen
    legal: NDArray[numpy.int32]  # int32[edges]: how often it could have been
    total: NDArray[numpy.float64]  # float64[edges]: sum of results for the seat that chose
    prior: NDArray[numpy.float64]  # float64[edges]: the learned value right after it
    used: NDArray[numpy.int64]  # int64[2]: nodes and edges in use


class Desk(NamedTuple):
    """Room to work."""

    state: Records  # one record: the world that is played
    after: Records  # one record: right after an action
    actions: Ints  # int32
    weights: Ints  # int32
    edges: Ints  # int32: of the legal actions
    path: Ints  # int32: edges chosen in this iteration
    mover: NDArray[numpy.int64]  # int64: who chose them
    x: Floats  # float32: features
    hidden: Floats  # float32: units
    result: Floats  # float64[seats]


class Settings(NamedTuple):
    """How to search."""

    seat: int  # who asks
    seats: int
    viewer: int  # whose eyes: the asking seat's, or EVERYBODY
    exploration: float  # how much an action seldom chosen is preferred
    first: int  # the action that the asking seat is to take now; NONE: the search chooses
    extra_depth: int  # how many new turns an iteration plays after its first new one
    max_depth: int  # how many choices in a row the tree may remember
    plies: int  # how far an iteration plays on beyond the tree


def search(  # noqa: PLR0913, PLR0917 - no objects in machine code
    tree: Tree,
    desk: Desk,
    worlds: Records,
    count: int,
    net: Net,
    how: Settings,
    rng: Lot,
    begin: int,
    iterations: int,
) -> int:
    """So many iterations over the first `count` worlds in turn, from number `begin` on.

    Returns how many were done.

    It ends early when the tree is full.
    """
    for done in range(iterations):
        if is_full(tree, desk):
            return done
        desk.state[0] = worlds[(begin + done) % count]
        iterate(tree, desk, net, how, rng)
    return iterations


def one_ply(tree: Tree, desk: Desk, worlds: Records, count: int, net: Net, how: Settings) -> int:
    """The asking seat's node; its actions get what they are worth right after, in all worlds."""
    desk.state[0] = worlds[0]
    viewer = how.seat if how.viewer == EVERYBODY else how.viewer
    root = node_of(tree, guide.information_state(desk.state[0], viewer) * how.seats + how.seat)
    if how.plies > 0:
        count = min(count, 1)
    for i in range(count):
        desk.state[0] = worlds[i]
        for k in range(rules.fill_actions(desk.state[0], how.seat, desk.actions)):
            edge = edge_of(tree, desk, root, how.seat, desk.actions[k], net)
            if how.plies > 0:
                worth = learned(desk.state[0], how.seat, desk, net)
                worth += playout.prior(desk.state[0], how.seat, desk.actions[k])
                worth = min(1.0, max(0.0, worth))
            else:
                worth = value_after(desk, how.seat, desk.actions[k], net)
            tree.prior[edge] += (worth - tree.prior[edge]) / (i + 1)
    return root


def is_full(tree: Tree, desk: Desk) -> bool:
    """Could one more iteration need more room than is left?"""
    room = len(desk.path)
    few_nodes = tree.used[0] + room > len(tree.first)
    return bool(few_nodes or tree.used[1] + room * 4 + len(desk.actions) > len(tree.action))


def iterate(tree: Tree, desk: Desk, net: Net, how: Settings, rng: Lot) -> None:
    """Play the world on the desk by what is known, until it is new; learn from how it stands."""
    s = desk.state[0]
    seat, last, steps, new = how.seat, NOBODY, 0, 0
    while seat != NOBODY and steps < how.max_depth:
        if seat == CHANCE:
            if new > how.extra_depth or guide.stops(s):
                break
            count = rules.fill_outcomes(s, desk.actions, desk.weights)
            rules.apply(s, CHANCE, desk.actions[pick(desk.weights, count, rng)])
        else:
            if (new > how.extra_depth and seat != last) or is_full(tree, desk):
                break
            count = rules.fill_actions(s, seat, desk.actions)
            if count == 1:
                rules.apply(s, seat, desk.actions[0])
            else:
                viewer = seat if how.viewer == EVERYBODY else how.viewer
                node = node_of(tree, guide.information_state(s, viewer) * how.seats + seat)
                new += int(tree.seen[node] == 0 and seat != last)
                tree.seen[node] += 1
                if steps == 0 and how.first != NONE:
                    edge = edge_of(tree, desk, node, seat, how.first, net)
                else:
                    edge = choose(tree, desk, node, seat, count, net, how.exploration)
                desk.path[steps], desk.mover[steps] = edge, seat
                steps, last = steps + 1, seat
                rules.apply(s, seat, tree.action[edge])
        seat = rules.to_act(s)
    if how.plies > 0:
        playout.play_on(s, how.plies, desk.actions, desk.weights, rng)
        seat = rules.to_act(s)
    judge(s, seat == NOBODY, desk, net, steps)
    for i in range(steps):
        tree.visits[desk.path[i]] += 1
        tree.total[desk.path[i]] += desk.result[desk.mover[i]]


def node_of(tree: Tree, key: int) -> int:
    """The node of an information state, a new one if it was never met."""
    slots = len(tree.keys)
    slot = key % slots
    while tree.keys[slot] != key:
        if tree.keys[slot] == NONE:
            tree.keys[slot] = key
            tree.nodes[slot] = tree.used[0]
            tree.used[0] += 1
        else:
            slot = (slot + 1) % slots
    return int(tree.nodes[slot])


def choose(
    tree: Tree, desk: Desk, node: int, seat: int, count: int, net: Net, exploration: float
) -> int:
    """The edge of a legal action: the best so far, or one that was tried too seldom (UCB)."""
    for i in range(count):
        desk.edges[i] = edge_of(tree, desk, node, seat, desk.actions[i], net)
    best, highest = NONE, -math.inf
    for i in range(count):
        edge = desk.edges[i]
        tree.legal[edge] += 1
        tries = tree.visits[edge] + 1
        mean = (tree.total[edge] + tree.prior[edge]) / tries
        score = mean + exploration * math.sqrt(math.log(tree.legal[edge] + 1.0) / tries)
        if score > highest:
            best, highest = edge, score
    return best


def edge_of(tree: Tree, desk: Desk, node: int, seat: int, action: int, net: Net) -> int:
    """The node's edge for an action; a new one gets the learned value as its first result."""
    edge = tree.first[node]
    while edge != NONE:
        if tree.action[edge] == action:
            return int(edge)
        edge = tree.following[edge]
    edge = tree.used[1]
    tree.used[1] += 1
    tree.action[edge] = action
    tree.following[edge] = tree.first[node]
    tree.first[node] = edge
    tree.prior[edge] = value_after(desk, seat, action, net)
    return int(edge)


def value_after(desk: Desk, seat: int, action: int, net: Net) -> float:
    """What the position is worth to a seat right after its action."""
    desk.after[0] = desk.state[0]
    s = desk.after[0]
    rules.apply(s, seat, action)
    if rules.to_act(s) == NOBODY:
        return share(s, seat)
    return learned(s, seat, desk, net)


def learned(s: Record, seat: int, desk: Desk, net: Net) -> float:
    guide.fill_features(s, seat, desk.x)
    return float(forward(net, desk.x, len(desk.x), desk.hidden))


def share(s: Record, seat: int) -> float:
    """The result of a match that is over: 1 won, 0 lost, between them a draw."""
    return float((rules.returns(s, seat) + 1) / 2)


def judge(s: Record, over: bool, desk: Desk, net: Net, steps: int) -> None:
    """The chance to win of everybody who chose on the way, as their own eyes see the world now.

    A partner's eyes would not do: what is in one's hand is worth something.
    """
    for i in range(steps):
        desk.result[desk.mover[i]] = -1.0
    for i in range(steps):
        seat = desk.mover[i]
        if desk.result[seat] < 0:
            desk.result[seat] = share(s, seat) if over else learned(s, seat, desk, net)
