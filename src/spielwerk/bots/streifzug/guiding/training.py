"""How Streifzug durch is learned and played: tables, initial weights, levels."""

from spielwerk.bots.knowledge import Table
from spielwerk.bots.search.levels import ONE_PLY
from spielwerk.core.documents import Written

WITHOUT_CARDS, WITH_CARDS = "basic", "cards"
"""The two games that Streifzug durch is for who learns it, with nets of their own."""
TWO: Table = {"preset": "basic", "seats": 2}
TWO_WITH_CARDS: Table = {"preset": "extended", "seats": 2}
TRAINING_TABLES: dict[str, tuple[Table, ...]] = {
    WITHOUT_CARDS: (TWO, {**TWO, "seats": 3}, TWO, {**TWO, "seats": 4}),
    WITH_CARDS: (
        TWO_WITH_CARDS,
        {**TWO_WITH_CARDS, "seats": 3},
        TWO_WITH_CARDS,
        {**TWO_WITH_CARDS, "seats": 4},
        {"preset": "teams", "seats": 4},
    ),
}
OFF_POLICY = True
"""Who looks at little would never see by itself how a match with cards is won."""
TRAINING = {"td_lambda": 0.9, "halving": 8_000}
WIDE: Written = {"worlds": 64, "extra_depth": 0, "width": 12, "prior_weight": 20.0}
LEVELS: dict[str, dict[str, Written]] = {
    WITHOUT_CARDS: {
        "master": WIDE,
        "club": ONE_PLY._asdict(),
        "casual": {"net": "simple", "iterations": 12, "worlds": 1},
    },
    WITH_CARDS: {
        "master": WIDE | {"iterations": 3_000, "worlds": 32, "width": 8, "extra_depth": 1},
        "club": ONE_PLY._asdict(),
        "casual": {
            "net": "simple",
            "iterations": 250,
            "worlds": 8,
            "extra_depth": 0,
            "prior_weight": 20.0,
            "memory": 3,
        },
        "child": {"memory": 1},
    },
}
"""What the next rolls bring hides what an action is worth: `master` looks at the likeliest only.

The net alone is `club`: without cards no bot was seen to play better, with cards only one that
plays a new turn more before it judges. Who is `casual` looks ahead, but at what a child looks at.
"""
SIMPLE = {
    WITHOUT_CARDS: (
        "own: figures on S",
        "own: cards lacking",
        "own: lacks nothing",
        "own: nearness of a card",
        "own: lacks nothing: nearness of the bell",
        "next: cards lacking",
    ),
    WITH_CARDS: (
        "own: its turn",
        "own: rolls now",
        "own: figures on S",
        "own: figures on E6",
        "own: figures on F4",
        "own: likelihood of being thrown",
        "own: throws that the next roll may bring",
        "own: figures about to be thrown",
        "own: cards about to be lost with them",
        "own: points laid",
        "own: cards in hand",
        "own: a run or set is laid",
        "own: has rung",
        "own: a figure in Z",
        "own: both figures in Z",
        "own: melds that may grow",
        "own: may ring: nearness of the bell",
        "own: may ring: likelihood with the next roll",
        "own: may go home: nearness of Z",
        "own: may go home: of the other figure",
        "own: may go home: Z with the dice left",
        "own: figures that a throw would cost a card",
        "own: nearness of any card",
        "own: any card with the dice left",
        "own: cards owed after a throw",
        "own: about to draw a card blind",
        "own: a card is about to be drawn from its hand",
        "next: figures about to be thrown",
        "next: cards about to be lost with them",
        "next: points laid",
        "next: cards in hand",
        "next: has rung",
        "next: a figure in Z",
        "next: both figures in Z",
        "next: cards owed after a throw",
        "points that can be laid out",
        "cards that can be added",
        "pairs of a number",
        "neighbours of a colour",
        "ahead",
        "cards on the stacks",
        "worth of the nearest top card",
        "worth of another to the other figure",
        "likelihood of a card that helps with the next roll",
        "a card that helps with the dice left",
        "two seats",
        "three seats",
        "four seats",
    ),
}
"""What a child looks at: what it collects and its way to it, with cards also what may be lost."""

FOR_ITS_SEAT = {
    "figures on S": -1.0,
    "figures on E6": -0.6,
    "figures on F4": -0.4,
    "cards lacking": -5.0,
    "lacks nothing": 0.5,
    "likelihood of a catch with the next roll": 0.3,
    "likelihood of two": 0.3,
    "a catch with the dice left": 0.4,
    "two": 0.3,
    "nearness of a card": 0.4,
    "nearness of another card to the other figure": 0.3,
    "catches ahead": 0.8,
    "catches ahead of the other figure": 0.8,
    "lacks nothing: nearness of the bell": 1.5,
    "lacks nothing: likelihood of ringing with the next roll": 1.0,
    "lacks nothing: the bell with the dice left": 2.0,
    "lacks one: nearness of the bell": 0.5,
    "cards in hand": 2.0,
    "cards ahead": 0.4,
    "cards ahead of the other figure": 0.4,
    "may go home: nearness of Z": 0.3,
    "may go home: Z with the dice left": 0.3,
    "a figure in Z": 0.5,
    "both figures in Z": 2.0,
    "cards owed after a throw": -0.4,
    "figures about to be thrown": -0.3,
    "cards about to be lost with them": -0.4,
}
"""What features are thought to add to the log odds of the seat of which they tell."""
FOR_OTHERS = {"own": 1.0, "next": -0.9, "second": -0.4, "third": -0.4}
"""How much they count for the seat that looks."""
INITIAL_WEIGHTS = {
    **{
        f"{who}: {what}": worth * share
        for who, share in FOR_OTHERS.items()
        for what, worth in FOR_ITS_SEAT.items()
    },
    "lead": 3.0,
    "arrears": -3.0,
    "ahead": 0.2,
    "points that can be laid out": 1.8,
    "pairs of a number": 0.4,
    "neighbours of a colour": 0.3,
    "jokers": 0.3,
    "different letters": 0.4,
    "cards that can be added": 0.4,
    "worth of the nearest top card": 0.5,
    "worth of another to the other figure": 0.3,
    "likelihood of a card that helps with the next roll": 0.2,
    "a card that helps with the dice left": 0.3,
}
