"""The house rules of Rufus. The first value of each is the rulebook's, or our reading."""

from spielwerk.core.options import Choice, Holds, Order, Presets, Where, WholeNumber
from spielwerk.games.rufus.cards import PRIZE_CARDS

FIRST_BY_CHANCE = 0
ASCENDING, DESCENDING, ALTERNATING, CUSTOM, SHUFFLED = range(5)
STOPS, CONTINUES = 0, 1
EXACT, ANY_POINTS = 0, 1
HARD_OFF, HARD_ON = 0, 1
HAND_LOST, HAND_COUNTS = 0, 1
REST_STAYS, REST_TAKEN = 0, 1

PRIZE_ORDERS = ("ascending", "descending", "alternating", "custom", "shuffled")

OPTIONS = (
    WholeNumber("fields", 60, 40, 80, "board", step=2, group="path", ours=True),
    Choice("prizes", PRIZE_ORDERS, "P", group="path"),
    Order("prize_order", PRIZE_CARDS, "P", with_=("prizes", "custom"), group="path", ours=True),
    Choice("first", ("chance", "0"), "T1", group="path", ours=True),
    Choice("fox_continues", ("off", "on"), "T3", group="catches", ours=True),
    Choice("exact_catch", ("on", "off"), "T6", group="catches", ours=True),
    Choice("hard_count", ("off", "on"), "E2", group="points"),
    Choice("out_hand_counts", ("off", "on"), "E3", group="points"),
    Choice("survivor_takes_rest", ("off", "on"), "E3", group="points", ours=True),
    WholeNumber("max_plies", 10_000, 0, 1_000_000, "guard", group="end", ours=True),
)
PRESETS: Presets = {}
HOLDS: Holds = {"note-catch": (Where(given={"exact_catch": ("on",)}),)}
