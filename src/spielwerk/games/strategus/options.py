"""The house rules of Strategus. The first value of each is the rulebook's, or our reading."""

from spielwerk.core.options import Choice, Holds, Presets, Where, WholeNumber

FULL, BARRAGE, DUEL = 0, 1, 2
LAKES_OFF, LAKES_ON = 0, 1
RANGED, ADJACENT = 0, 1
TRAP_STAYS, TRAP_GOES = 0, 1
AID_OFF, AID_LOG, AID_MARKED = 0, 1, 2
FIRST_BY_CHANCE = 0
TWO_SQUARES_OFF = 0
CHASE_OFF, CHASE_ON = 0, 1

ARMY = Choice("army", ("full", "barrage", "duel"), "S5", group="board")
OPTIONS = (
    ARMY,
    Choice("lakes", ("off", "on"), "M1", group="board"),
    Choice("hare_attack", ("ranged", "adjacent"), "M2", group="fights", ours=True),
    Choice("sprung_trap", ("stays", "goes"), "M4", group="fights", ours=True),
    Choice("memory_aid", ("off", "log", "marked"), "M5", group="fights"),
    Choice("first", ("chance", "0", "1"), "S3", group="board", ours=True),
    WholeNumber("quiet_plies", 200, 0, 1_000_000, "E4", group="end", ours=True),
    Choice("two_squares", ("off", "3", "5"), "E5", group="end", ours=True),
    Choice("chase", ("off", "on"), "E5", group="end", ours=True),
    WholeNumber("max_plies", 10_000, 0, 1_000_000, "guard", group="end", ours=True),
)
PRESETS: Presets = {
    "none": {},
    "tournament": {"two_squares": "5", "chase": "on"},
    "classic": {
        "lakes": "on",
        "hare_attack": "ranged",
        "first": "chance",
        "two_squares": "5",
        "chase": "on",
    },
}

TOURNAMENT = (Where(given={"two_squares": ("3", "5")}), Where(given={"chase": ("on",)}))
HOLDS: Holds = {
    "help-repeating": TOURNAMENT,
    "note-covered": (Where(given={"memory_aid": ("off",)}),),
    "note-trap": (Where(given={"sprung_trap": ("stays",)}),),
    "§S5": (Where(given={"army": ("barrage", "duel")}),),
    "§E5": TOURNAMENT,
}
