"""Ready-made set-ups: for who does not want to begin with forty empty squares, and for bots.

Each is four groups of ten codes, own back row first, in the order of §S4 (for seat 0: a1 to j1,
then a2 …). In every one the army can come out, and whoever wants the apple has to get past
something that guards it.
"""

from spielwerk.core.options import Values
from spielwerk.games.strategus.moves import whole

SETUPS: dict[str, str] = {
    "balanced": "7TAT896T79 58T6M378T8 4692T19549 9638957459",
    "fortress": "ATT8976987 TT856M478T 5T36251469 9739954989",
    "heart": "798TATT897 7658T658M7 4T92T35416 9639495989",
    "wing": "8TAT977T89 97T867T586 9T69584M16 9959543243",
    "scouts": "8T7TAT6786 578TT65875 416M584T32 9993994999",
    "decoy": "TT8976855A T8T767M4T6 T527941863 9949598939",
    "bluff": "9T787T689T 7TA568T7M5 4T39285164 6949935989",
    "thorns": "87698AT856 798M5T6785 3T16T4T2T9 9493959497",
    "ambush": "869TTA758T 7T857T6868 T49216M394 9795995943",
    "hedgehog": "9T8TAT8798 79564M8567 T32T541T63 9895964979",
    "foxes": "97TAT97T95 6T7T65967T 8451629M34 8948958938",
    "pincer": "T98AT7T98T 7T75M68675 41369T8243 5969989495",
}

BARRAGE: dict[str, str] = {
    "corner": "AT-------- 8--------- 9--1------ ----2--M9-",
    "middle": "----TA---- -----8---- ---M--2--- -9--1---9-",
    "apart": "-A-------- -8-----T-- 2---M----- --9--1---9",
    "ahead": "---------- --------A- M------8T- -1-9--2-9-",
}
DUEL: dict[str, str] = {
    "corner": "AT-------- T-----8--- 8--1--M--- 9---2---9-",
    "middle": "----TAT--- ----18---- --M---8--- -9---2--9-",
    "apart": "-A-------T -----8---- 2T---M---- --9-1--8-9",
    "ahead": "---------- ------TA-- M----8-T-- -1-9-28-9-",
}
ARMIES: dict[str, dict[str, str]] = {"full": SETUPS, "barrage": BARRAGE, "duel": DUEL}
"""§S5: the set-ups of each army, `-` where a square stays empty."""


def actions(options: Values) -> dict[str, str]:
    """Each as the action that sets it up."""
    setups = ARMIES[options["army"]]
    return {name: whole(groups.replace(" ", "")) for name, groups in setups.items()}
