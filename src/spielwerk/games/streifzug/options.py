"""The parts of the extended mode and the house rules of Streifzug durch.

The first value of each is the rulebook's, or our reading. `stages` and `hopser_from_goal` are
later than what was kept first, which goes on meaning what it meant (`before`).
"""

from spielwerk.core.options import Choice, Holds, Presets, Where, WholeNumber

OFF, ON = 0, 1
FREE, CLOCKWISE = 0, 1
ONE_WAY, NO_TURNING = 0, 1
FROM_GOAL, NOT_FROM_GOAL = 0, 1
LAND, FORBIDDEN = 0, 1
ROTATE, NO_ROTATE = 0, 1
TO_F4, TO_O2 = 0, 1
ASK_ALL, ASK_HOLDERS = 0, 1
ANY_JOKERS = 2
ADD_PENALTIES, MOST_PENALTY = 0, 1
SHARE, FORBID, THROW = 0, 1, 2
FIRST_BY_CHANCE = 0
NO_MORE, AGAIN = 0, 1
DIE_GOES_ON, DIE_LAPSES = 0, 1
FLUSH_LAST, FLUSH_TOO = 0, 1

WITH_CARDS = {"ext_cards": ("on",)}
WITHOUT_CARDS = {"ext_cards": ("off",)}
WITH_THROWS = {"ext_throws": ("on",)}
IN_TEAMS = {"ext_teams": ("on",)}
WITH_FINISH = {"ext_finish": ("on",)}

OPTIONS = (
    Choice("ext_cards", ("off", "on"), "X", group="parts", mode=True),
    Choice("ext_throws", ("off", "on"), "T1", group="parts", mode=True),
    Choice("ext_teams", ("off", "on"), "M1", seats=(4,), group="parts", mode=True),
    Choice("ext_finish", ("off", "on"), "F1", needs=("ext_cards", "on"), group="parts", mode=True),
    Choice("first", ("chance", "0"), "D11", group="walking", ours=True),
    Choice("doubles", ("nothing", "again"), "D11", group="walking", ours=True),
    Choice("direction", ("free", "clockwise"), "D2", group="walking", ours=True),
    Choice(
        "stages",
        ("one_way", "no_turning"),
        "D2",
        group="walking",
        ours=True,
        before="no_turning",
    ),
    Choice("zone_sum", ("off", "on"), "D5", group="walking", ours=True),
    Choice(
        "hopser_from_goal",
        ("on", "off"),
        "L2",
        matters=WITH_FINISH,
        group="walking",
        ours=True,
        before="off",
    ),
    Choice(
        "full_colour", ("land", "forbidden"), "B3", matters=WITHOUT_CARDS, group="basic", ours=True
    ),
    Choice("rotate", ("on", "off"), "B6", matters=WITHOUT_CARDS, group="basic", ours=True),
    Choice("max_jokers", ("1", "2", "any"), "C3", matters=WITH_CARDS, group="laying", ours=True),
    Choice(
        "joker_penalty", ("add", "max"), "score", matters=WITH_CARDS, group="laying", ours=True
    ),
    Choice("patron_target", ("F4", "O2"), "L3", matters=WITH_CARDS, group="patron", ours=True),
    Choice("patron_ask", ("all", "holders"), "L3", matters=WITH_CARDS, group="patron", ours=True),
    Choice(
        "after_patron", ("goes_on", "lapses"), "L3", matters=WITH_CARDS, group="patron", ours=True
    ),
    Choice(
        "flush_cards",
        ("last", "with_others"),
        "T4",
        matters=WITH_CARDS | WITH_THROWS,
        group="patron",
        ours=True,
    ),
    Choice(
        "partner_landing",
        ("share", "forbid", "throw"),
        "M1",
        matters=IN_TEAMS,
        group="teams",
        ours=True,
    ),
    Choice(
        "mopser_partner",
        ("off", "on"),
        "M1",
        matters=WITH_CARDS | IN_TEAMS,
        group="teams",
        ours=True,
    ),
    WholeNumber("stall_rounds", 20, 0, 1000, "F4", matters=WITH_CARDS, group="end", ours=True),
    WholeNumber("max_plies", 10_000, 0, 1_000_000, "guard", group="end", ours=True),
)

EXTENDED = {"ext_cards": "on", "ext_throws": "on", "ext_finish": "on"}
PRESETS: Presets = {
    "basic": dict.fromkeys(("ext_cards", "ext_throws", "ext_teams", "ext_finish"), "off"),
    "extended": EXTENDED | {"ext_teams": "off"},
    "teams": EXTENDED | {"ext_teams": "on"},
}
PRESET_KEY = "mode"
"""Documents name the preset under this key, and in `options` only what differs from it."""

WITHOUT_THROWS = {"ext_throws": ("off",)}
COLLECTING = Where(given=WITHOUT_CARDS)
LAYING = Where(given=WITH_CARDS)
THROWS_COST = Where(given=WITH_THROWS)
CARDS_LOST = Where(given=WITH_CARDS | WITH_THROWS)
TO_GOAL = Where(given=WITH_FINISH)
TO_BELL = Where(given={"ext_finish": ("off",)})
WITH_PARTNER = Where(given=IN_TEAMS)
CARDS_TO_BELL = Where(given=WITH_CARDS | {"ext_finish": ("off",)})
TEAM_TO_GOAL = Where(given=IN_TEAMS | WITH_FINISH)
PARTNERS_TOGETHER = Where(given=WITH_CARDS | WITH_THROWS | IN_TEAMS)
ONE_WITHOUT_OTHER = (
    Where(given=WITH_CARDS | WITHOUT_THROWS),
    Where(given=WITHOUT_CARDS | WITH_THROWS),
)
HOLDS: Holds = {
    **dict.fromkeys(("help-collecting", "§B2", "§B3", "§B4", "§B5", "§B6"), (COLLECTING,)),
    **dict.fromkeys(("help-cards", "help-laying", "help-joker", "help-letters"), (LAYING,)),
    **dict.fromkeys(("help-score", "help-stall", "word-run", "word-set", "word-flush"), (LAYING,)),
    **dict.fromkeys(("word-joker", "word-patron", "word-hopser", "word-mopser"), (LAYING,)),
    **dict.fromkeys(("word-used", "§X1", "§X2", "§C1", "§C2", "§C3", "§C4", "§C5"), (LAYING,)),
    **dict.fromkeys(("§L1", "§L2", "§L3", "§L4", "§F3", "§F4", "§S"), (LAYING,)),
    **dict.fromkeys(("help-hurting", "§T1", "§T2", "§T3", "§T6"), (THROWS_COST,)),
    **dict.fromkeys(("help-paying", "§T4", "§T5", "§T7"), (CARDS_LOST,)),
    **dict.fromkeys(("help-finish", "help-home", "word-goal", "§F1", "§F2"), (TO_GOAL,)),
    **dict.fromkeys(("help-teams", "word-team", "§M1", "§M2"), (WITH_PARTNER,)),
    **dict.fromkeys(("note-bell", "note-full"), (COLLECTING,)),
    **dict.fromkeys(("note-meld", "note-joker", "note-hopper", "note-magpie"), (LAYING,)),
    **dict.fromkeys(("note-ring", "note-goal"), (TO_GOAL,)),
    "note-protector": (LAYING,),
    "note-pay": (CARDS_LOST,),
    "help-bell": (TO_BELL,),
    "§B1": (Where(given=WITHOUT_THROWS),),
    "ruling-parts": ONE_WITHOUT_OTHER,
    "ruling-L2": (TO_GOAL,),
    "ruling-T6": (PARTNERS_TOGETHER,),
    "ruling-F3": (CARDS_TO_BELL,),
    "ruling-M2": (TEAM_TO_GOAL,),
    "ruling-B5": (Where(),),
}
