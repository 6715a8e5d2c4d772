"""The house rules of Rufus. The first value of each is the rulebook's, or our reading."""

from spielwerk.core.options import Choice, Presets, WholeNumber

FIRST_BY_CHANCE = 0
ASCENDING, ALTERNATING, SHUFFLED = 0, 1, 2
STOPS, CONTINUES = 0, 1
EXACT, ANY_POINTS = 0, 1
HARD_OFF, HARD_ON = 0, 1
HAND_LOST, HAND_COUNTS = 0, 1
REST_STAYS, REST_TAKEN = 0, 1

OPTIONS = (
    WholeNumber("fields", 60, 40, 80, "board", step=2, group="path", ours=True),
    Choice("prizes", ("ascending", "alternating", "shuffled"), "P", group="path"),
    Choice("first", ("chance", "0"), "T1", group="path", ours=True),
    Choice("fox_continues", ("off", "on"), "T3", group="catches", ours=True),
    Choice("exact_catch", ("on", "off"), "T6", group="catches", ours=True),
    Choice("hard_count", ("off", "on"), "E2", group="points"),
    Choice("out_hand_counts", ("off", "on"), "E3", group="points"),
    Choice("survivor_takes_rest", ("off", "on"), "E3", group="points", ours=True),
    WholeNumber("max_plies", 10_000, 0, 1_000_000, "guard", group="end", ours=True),
)
PRESETS: Presets = {}
