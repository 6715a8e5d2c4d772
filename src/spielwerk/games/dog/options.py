"""The house rules of Dog. The first value of each is the rulebook's, or our reading.

At other tables than the book's of four, sides and exchange can be other ones (§S3, §S4).
"""

from spielwerk.core.options import Case, Choice, Holds, Presets, Where, WholeNumber

FIRST_BY_CHANCE = 0
PAIRS, TRIOS, ALONE = 0, 1, 2
TO_PARTNER, TO_NEXT, NO_EXCHANGE = 0, 1, 2
WHOLE_HAND, ONE_CARD = 0, 1
WHEN_EMPTY, EACH_CYCLE = 0, 1
OWN_GOES_HOME, OWN_BARS = 0, 1
ANY_MEN, TWO_MEN = 0, 1
LAST_FITS, LAST_ENDS = 0, 1
STRICT_OFF, STRICT_ON = 0, 1
JOKER_ALLOWED, JOKER_NOT_LAST = 0, 1
REST_PARTNER, REST_NONE = 0, 1
PARTNER_LAST, PARTNER_ALWAYS = 0, 1

EACH_ALONE = ("teams", "alone")
NOT_ALONE = {"teams": ("pairs", "trios")}
REST_SHARED = NOT_ALONE | {"seven_partner": ("last",)}

OPTIONS = (
    Choice(
        "teams",
        ("pairs", "trios", "alone"),
        "S3",
        group="table",
        cases=(
            Case(("pairs", "alone"), seats=(4,)),
            Case(("pairs", "trios", "alone"), seats=(6,), ours=True),
            Case(("alone",), seats=(2, 3, 5), ours=True),
        ),
    ),
    Choice(
        "exchange",
        ("partner", "next", "none"),
        "S4",
        group="table",
        cases=(
            Case(("none", "next"), given=EACH_ALONE, ours=True),
            Case(("partner", "next", "none"), seats=(6,), ours=True),
        ),
    ),
    Choice("first", ("chance", "0"), "R1", group="round", ours=True),
    Choice("fold", ("whole_hand", "one_card"), "R4", group="round"),
    Choice("shuffle", ("when_empty", "each_cycle"), "R1", group="round", ours=True),
    Choice("own_on_start", ("goes_home", "bars"), "M1", group="start", ours=True),
    Choice("seven_men", ("any", "two"), "M5", group="seven", ours=True),
    Choice("seven_win", ("fits", "ends"), "M5", group="seven", ours=True),
    Choice("strict_fill", ("off", "on"), "M6", group="goal", ours=True),
    Choice("joker_finish", ("allowed", "not_last_man"), "M8", group="goal"),
    Choice(
        "seven_rest",
        ("partner", "none"),
        "M10",
        matters=REST_SHARED,
        group="seven",
        ours=True,
    ),
    Choice(
        "seven_partner",
        ("last", "always"),
        "S7",
        group="seven",
        ours=True,
        cases=(Case(("last",), given=EACH_ALONE),),
    ),
    WholeNumber("max_plies", 10_000, 0, 1_000_000, "guard", group="end", ours=True),
)
PRESETS: Presets = {}

TOGETHER = Where(given=NOT_ALONE)
IN_TRIOS = Where(given={"teams": ("trios",)})
EACH_FOR_ONESELF = Where(given={"teams": ("alone",)})
NOT_FOUR = Where(seats=(2, 3, 5, 6))
EXCHANGED = Where(given={"exchange": ("partner", "next")})
FOLDED_WHOLE = Where(given={"fold": ("whole_hand",)})
HOLDS: Holds = {
    "help-exchange": (EXCHANGED,),
    "help-partner": (TOGETHER,),
    "help-rest": (Where(given=REST_SHARED),),
    "note-folded": (FOLDED_WHOLE,),
    "note-folded_kennel": (FOLDED_WHOLE,),
    "note-exchange": (EXCHANGED,),
    "note-partner_out": (Where(given=NOT_ALONE | {"exchange": ("partner",)}),),
    "note-helping": (TOGETHER,),
    "ruling-M7": (TOGETHER,),
    "§R2": (EXCHANGED,),
    "§M9": (TOGETHER,),
    "§M10": (TOGETHER,),
    "§S1": (NOT_FOUR,),
    "§S2": (Where(seats=(5, 6)),),
    "§S3": (NOT_FOUR, EACH_FOR_ONESELF),
    "§S4": (NOT_FOUR, EACH_FOR_ONESELF, Where(given={"exchange": ("next", "none")})),
    "§S5": (IN_TRIOS, EACH_FOR_ONESELF),
    "§S6": (IN_TRIOS, EACH_FOR_ONESELF),
    "§S7": (Where(given={"seven_partner": ("always",)}),),
    "§S8": (NOT_FOUR, EACH_FOR_ONESELF),
    "§S9": (NOT_FOUR, EACH_FOR_ONESELF),
}


def sides_of(seats: int, teams: str) -> int:
    """§S3: how many sides there are; the seats of a side are as many seats apart."""
    return {"pairs": seats // 2, "trios": 2, "alone": seats}[teams]


def gifts_go(seats: int, teams: str, exchange: str) -> int:
    """§R2, S4: so many seats further on sits who gets the card that a seat gives."""
    return 1 if exchange == "next" else sides_of(seats, teams)
