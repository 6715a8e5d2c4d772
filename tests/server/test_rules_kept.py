"""A table that is kept without an option means what was meant before there was that option."""

from spielwerk.server.matches.records import game_of, opened
from spielwerk.server.storage.kept import SeatRecord, TableRecord

SEATS = tuple(SeatRecord("random", None, None) for _ in range(2))


def test_a_table_of_before_goes_on_by_the_rules_of_then() -> None:
    record = TableRecord("old", "streifzug", {"direction": "free"}, bytes(32), SEATS)
    assert game_of(record).options["stages"] == "no_turning"
    assert game_of(record).options["hopser_from_goal"] == "off"


def test_a_new_table_keeps_all_options_by_name() -> None:
    record, match = opened(TableRecord("", "streifzug", {}, b"", SEATS))
    assert record.options == match.game.options
    assert record.options["stages"] == "one_way"
    assert game_of(record).options["stages"] == "one_way"
