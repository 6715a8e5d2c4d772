"""What a seat sees is what everybody sees, with its own part put into it."""

import msgspec
import pytest

import spielwerk
from tests.laws.matches import GAMES, every_game, label, walk, written

OWN = {
    "dog": {"hand", "given"},
    "stramash": {"hand"},
    "rufus": {"hand", "trail"},
    "streifzug": {"hand"},
    "strategus": {"pieces", "to_place"},
}
"""Which fields of an observation are a seat's own, in the games whose observations are records."""


@pytest.mark.parametrize("game", [game for game in GAMES if game.name in OWN], ids=label)
def test_a_seat_sees_what_all_see_but_for_its_own_part(game: spielwerk.Game) -> None:
    for moment in walk(game):
        public = moment.match.seen(None)
        for seat in range(game.seats):
            assert differing(public, moment.match.seen(seat)) <= OWN[game.name]


def differing(seen: msgspec.Struct, other: msgspec.Struct) -> set[str]:
    return {
        field for field in seen.__struct_fields__ if getattr(seen, field) != getattr(other, field)
    }


@every_game
def test_making_a_seats_own_part_leaves_what_all_see_as_it_was(game: spielwerk.Game) -> None:
    for moment in walk(game):
        spectator = moment.look(None)
        for seat in range(game.seats):
            moment.match.seen(seat)
        assert written(moment.match.observation(None)) == spectator
