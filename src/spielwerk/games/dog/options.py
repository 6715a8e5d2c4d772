"""The house rules of Dog. The first value of each is the rulebook's, or our reading."""

from spielwerk.core.options import Choice, Presets, WholeNumber

FIRST_BY_CHANCE = 0
WHOLE_HAND, ONE_CARD = 0, 1
WHEN_EMPTY, EACH_CYCLE = 0, 1
OWN_GOES_HOME, OWN_BARS = 0, 1
ANY_MEN, TWO_MEN = 0, 1
LAST_FITS, LAST_ENDS = 0, 1
STRICT_OFF, STRICT_ON = 0, 1
JOKER_ALLOWED, JOKER_NOT_LAST = 0, 1
REST_PARTNER, REST_NONE = 0, 1

OPTIONS = (
    Choice("first", ("chance", "0"), "R1", group="round", ours=True),
    Choice("fold", ("whole_hand", "one_card"), "R4", group="round"),
    Choice("shuffle", ("when_empty", "each_cycle"), "R1", group="round", ours=True),
    Choice("own_on_start", ("goes_home", "bars"), "M1", group="start", ours=True),
    Choice("seven_men", ("any", "two"), "M5", group="seven", ours=True),
    Choice("seven_win", ("fits", "ends"), "M5", group="seven", ours=True),
    Choice("strict_fill", ("off", "on"), "M6", group="goal", ours=True),
    Choice("joker_finish", ("allowed", "not_last_man"), "M8", group="goal"),
    Choice("seven_rest", ("partner", "none"), "M10", group="seven", ours=True),
    WholeNumber("max_plies", 10_000, 0, 1_000_000, "guard", group="end", ours=True),
)
PRESETS: Presets = {}
