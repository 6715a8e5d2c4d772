"""The house rules of Dog. The first value of each is the rulebook's."""

from spielwerk.core.options import Choice, Presets, WholeNumber

WHOLE_HAND, ONE_CARD = 0, 1
ANY_MEN, TWO_MEN = 0, 1
STRICT_OFF, STRICT_ON = 0, 1
JOKER_ALLOWED, JOKER_NOT_LAST = 0, 1
REST_PARTNER, REST_NONE = 0, 1

OPTIONS = (
    Choice("fold", ("whole_hand", "one_card"), "R4"),
    Choice("seven_men", ("any", "two"), "M5"),
    Choice("strict_fill", ("off", "on"), "M6"),
    Choice("joker_finish", ("allowed", "not_last_man"), "M8"),
    Choice("seven_rest", ("partner", "none"), "M10"),
    WholeNumber("max_plies", 10_000, 0, 1_000_000, "guard"),
)
PRESETS: Presets = {}
