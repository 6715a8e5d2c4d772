"""Why an action of Cuckoo is not legal: the § it breaks, and the name of a text."""

from cuckoo.moves import KEEP, SWAP
from cuckoo.state import State
from spielwerk.core.contract import Reason


def reason(s: State, seat: int, action: int) -> Reason:
    """Rule and code of the reason why `seat` may not do this."""
    return ("T1", "not_your_turn") if action in (KEEP, SWAP) else (None, "unknown_action")


def attempts(s: State, seat: int, chosen: str) -> dict[str, list[int]]:
    """There is no board on which anything could be tried."""
    raise ValueError(f"nothing is chosen by {chosen!r}")
