"""What the rules of Strategus work out for their page: the armies, and who wins a fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spielwerk.core.game import Game
from spielwerk.games.strategus import cards, fights
from spielwerk.games.strategus.options import ARMY, OPTIONS

if TYPE_CHECKING:
    from spielwerk.rulespages.page import Page, Table

SPRUNG_TRAP = next(option for option in OPTIONS if option.name == "sprung_trap")
SIGNS = {fights.ATTACKER: "+", fights.DEFENDER: "−", fights.NEITHER: "="}
"""How a fight ends for the attacker."""


def counts(game: Game) -> dict[str, int]:
    """Cards of a side and of both; moves without a fight until a draw."""
    army = army_of(game)
    return {
        "each": sum(army),
        "both": 2 * sum(army),
        "traps": army[cards.TRAP],
        "quiet": game.options["quiet_plies"],
    }


def army_of(game: Game) -> tuple[int, ...]:
    """§S5: how many cards of each kind a side has."""
    return cards.COUNTS[ARMY.code(game.options["army"])]


def kind_words(page: Page, kind: int) -> str:
    return page.say(f"strategus-piece-{cards.CODES[kind]}")


def number_of(kind: int) -> str:
    """What stands in the corner of a card."""
    return str(kind) if kind <= cards.MOUSE else ""


def army_table(page: Page) -> Table:
    """Each kind with its number, how many there are, and what beats it."""
    head = [page.say(f"strategus-rules-table-army.{one}") for one in ("kind", "number", "beaten")]
    head.insert(2, page.say("rules-how-many"))
    army = army_of(page.game)
    rows = [
        [kind_words(page, kind), number_of(kind), str(army[kind]), beaten_by(page, kind)]
        for kind in cards.KINDS
        if army[kind]
    ]
    return head, rows


def beaten_by(page: Page, kind: int) -> str:
    """The attackers that win against a kind, in words."""
    army = army_of(page.game)
    walkers = [one for one in cards.KINDS if cards.can_walk(one) and army[one]]
    winners = [one for one in walkers if outcome(page, one, kind) == fights.ATTACKER]
    if len(winners) == len(walkers):
        return page.say("strategus-rules-table-army.all")
    if len(winners) == 1:
        return kind_words(page, winners[0])
    if len(winners) > 2 and winners == [*range(winners[0], winners[-1] + 1)]:
        return f"{winners[0]}–{winners[-1]}"
    return ", ".join(map(str, winners))


def outcome(page: Page, attacker: int, defender: int) -> int:
    """§M4: who is left, by the rules themselves."""
    sprung = SPRUNG_TRAP.code(page.game.options["sprung_trap"])
    return fights.survivor(attacker, defender, sprung)


def fight_table(page: Page) -> Table:
    """Every attacker against every defender."""
    army = army_of(page.game)
    kinds = [kind for kind in cards.KINDS if army[kind]]
    head = [page.say("strategus-rules-table-fights"), *(short(page, kind) for kind in kinds)]
    rows = [
        [
            f"{kind_words(page, attacker)} {number_of(attacker)}",
            *(SIGNS[outcome(page, attacker, defender)] for defender in kinds),
        ]
        for attacker in kinds
        if cards.can_walk(attacker)
    ]
    return head, rows


def short(page: Page, kind: int) -> str:
    """A kind as it heads a narrow column."""
    return number_of(kind) or kind_words(page, kind)


TABLES: dict[str, Callable[[Page], Table]] = {"army": army_table, "fights": fight_table}
