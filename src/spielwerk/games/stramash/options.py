"""The house rules of Stramash. The first value of each is the rulebook's."""

from spielwerk.core.options import Choice, Presets, WholeNumber

FORCED, NOT_FORCED = 0, 1
CASTLE_RESTS, CASTLE_SEVEN = 0, 1
FROM_DOCK, NOT_FROM_DOCK = 0, 1
NOT_ON_PARTNER, ON_PARTNER = 0, 1
SINGLE, PAIRS = 0, 1
FULL_ILLEGAL, FULL_TO_DOCK = 0, 1
REST_NONE, REST_PARTNER = 0, 1

OPTIONS = (
    WholeNumber("holes", 18, 14, 20, "board"),
    Choice("fechter_forced", ("on", "off"), "T2"),
    Choice("castle_seven", ("off", "on"), "M3"),
    Choice("fechter_from_dock", ("on", "off"), "M6"),
    Choice("fechter_on_partner", ("off", "on"), "M6"),
    Choice("pairs", ("off", "on"), "P1", seats=(4, 6)),
    Choice("entrance_full", ("illegal", "to_dock"), "P2"),
    Choice("seven_rest", ("none", "partner"), "P3"),
    Choice("partner_talk", ("off", "on"), "P4"),
    WholeNumber("max_plies", 50_000, 0, 1_000_000, "guard"),
)
PRESETS: Presets = {}
