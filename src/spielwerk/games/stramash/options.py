"""The house rules of Stramash. The first value of each is the rulebook's, or our reading."""

from spielwerk.core.options import Choice, Holds, Presets, Where, WholeNumber

FIRST_BY_CHANCE = 0
FORCED, NOT_FORCED = 0, 1
CASTLE_RESTS, CASTLE_SEVEN = 0, 1
START_OPEN, START_SAFE = 0, 1
FROM_DOCK, NOT_FROM_DOCK = 0, 1
NOT_ON_PARTNER, ON_PARTNER = 0, 1
SINGLE, PAIRS = 0, 1
FULL_ILLEGAL, FULL_TO_DOCK = 0, 1
REST_NONE, REST_PARTNER = 0, 1

PAIRED = {"pairs": ("on",)}

OPTIONS = (
    WholeNumber("holes", 18, 14, 20, "board", group="board", ours=True),
    Choice("start_safe", ("off", "on"), "M4", group="board", ours=True),
    Choice("first", ("chance", "0"), "T1", group="board", ours=True),
    Choice("fechter_forced", ("on", "off"), "T2", group="fechter"),
    Choice("castle_seven", ("off", "on"), "M3", group="seven"),
    Choice("fechter_from_dock", ("on", "off"), "M6", group="fechter", ours=True),
    Choice("pairs", ("off", "on"), "P1", seats=(4, 6), group="pairs", mode=True),
    Choice("fechter_on_partner", ("off", "on"), "M6", matters=PAIRED, group="pairs"),
    Choice(
        "entrance_full", ("illegal", "to_dock"), "P2", matters=PAIRED, group="pairs", ours=True
    ),
    Choice("seven_rest", ("none", "partner"), "P3", matters=PAIRED, group="pairs", ours=True),
    Choice("partner_talk", ("off", "on"), "P4", matters=PAIRED, group="pairs", ours=True),
    WholeNumber("max_plies", 50_000, 0, 1_000_000, "guard", group="end", ours=True),
)
PRESETS: Presets = {}

IN_PAIRS = Where(given=PAIRED)
HOLDS: Holds = dict.fromkeys(
    (
        "help-pairs",
        "help-helping",
        "help-finished",
        "note-lift",
        "note-helping",
        "§P1",
        "§P2",
        "§P3",
        "§P4",
    ),
    (IN_PAIRS,),
)
