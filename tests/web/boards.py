"""A table of every game at which it is Anna's turn, for what all boards owe everybody."""

from collections.abc import Callable

from tests.web import prepared as dog
from tests.web import rufus_tables, stramash_tables, strategus_tables, streifzug_tables
from tests.web.prepared import Prepared

TABLES: dict[str, Callable[[str], Prepared]] = {
    "dog": lambda database: dog.prepare(database, dog.in_the_thick, {0: "Anna"}),
    "stramash": lambda database: stramash_tables.until(
        database, stramash_tables.in_the_thick, 6, 6
    ),
    "rufus": lambda database: rufus_tables.table(database, fields=60, seats=4),
    "streifzug": lambda database: streifzug_tables.table(
        database, streifzug_tables.ENDING, streifzug_tables.CARDS, **streifzug_tables.EXTENDED
    ),
    "strategus": lambda database: strategus_tables.table(
        database, armies=strategus_tables.FIGHTERS
    ),
    "setup": strategus_tables.table,
}
"""With cards in hand, melds, a tray: as much as there can be beside the board."""
