"""A small language in which a test reads as a page of a rulebook.

    dog("T10 T60 | T13", "7 2").shows('''
        can   7 T10>T13, 2 T60>T62
        not   7 T10>T18
        7 T10>T17
        men   T17 T60 | K
        turn  1
    ''')

A line that begins with one of these words claims something; any other line is an action, played by
the seat whose turn it is. `2: give 7` says which seat is meant where more than one may act.

    can A, B       both are legal now
    not A, B       neither is: not listed, refused when tried, and nothing has changed
    only A, B      exactly these are legal (`only` alone: none is)
    turn 1, 3      these seats may act now
    over 1 -1 1 -1 the match is over with these returns
    KEY VALUE      the position document's KEY is VALUE, a JSON value

A line that ends with a comma goes on in the next one.
"""

import json
from collections.abc import Callable
from typing import Any, Self

import pytest

import spielwerk


class Scene:
    """A match, told line by line through the public API alone."""

    def __init__(self, match: spielwerk.Match) -> None:
        self.match = match

    def shows(self, script: str) -> Self:
        """Play and check every line. The one that fails is printed with what was the case."""
        __tracebackhide__ = True
        for line in lines_of(script):
            wrong = self.wrong_about(line)
            if wrong:
                pytest.fail(f"{line}\n    {wrong}\n\n{self.picture()}", pytrace=False)
        return self

    def wrong_about(self, line: str) -> str | None:
        """Tell the line; why it does not hold, or None."""
        try:
            self.tell(line)
        except (AssertionError, ValueError, pytest.fail.Exception) as wrong:
            return str(wrong) or repr(wrong)
        return None

    def tell(self, line: str) -> None:
        """One line: a claim or an action, perhaps with its seat before it."""
        head, colon, rest = line.partition(": ")
        said = rest.strip() if colon and head.isdigit() else line
        seat = int(head) if said is not line else self.seat_to_act()
        word, _, rest = said.partition(" ")
        claims = self.claims()
        if word in claims:
            claims[word](seat, rest.strip())
        elif word in self.match.position():
            self.check_key(word, rest.strip())
        else:
            self.match.play(seat, said)

    def claims(self) -> dict[str, Callable[[int, str], None]]:
        """The words of the language; a game may add its own."""
        return {
            "can": self.can,
            "not": self.cannot,
            "only": self.only,
            "turn": self.turn,
            "over": self.over,
        }

    def can(self, seat: int, text: str) -> None:
        for action in listed(text):
            assert action in self.match.legal(seat), f"not legal: {action}"

    def cannot(self, seat: int, text: str) -> None:
        before = self.match.position()
        for action in listed(text):
            assert action not in self.match.legal(seat), f"legal: {action}"
            with pytest.raises(spielwerk.IllegalAction):
                self.match.play(seat, action)
        assert self.match.position() == before, "a refused action changed the position"

    def only(self, seat: int, text: str) -> None:
        legal = self.match.legal(seat)
        assert len(legal) == len(set(legal)), "an action is listed twice"
        assert set(legal) == set(listed(text)), "other actions are legal"

    def turn(self, _: int, text: str) -> None:
        assert not self.match.over, "the match is over"
        assert self.match.seats_to_act() == tuple(map(int, listed(text))), "others may act"

    def over(self, _: int, text: str) -> None:
        assert self.match.over, "the match goes on"
        assert self.match.returns == list(map(int, text.split())), "other returns"
        assert self.match.seats_to_act() == (), "somebody may act"

    def check_key(self, key: str, value: str) -> None:
        assert self.match.position()[key] == json.loads(value), f"{key} is different"

    def seat_to_act(self) -> int:
        """The seat a line means that names none."""
        return next(iter(self.match.seats_to_act()), 0)

    def told(self, seat: int | None, kind: str) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) was told of one kind of event."""
        return [event for event in self.match.events(seat) if event["event"] == kind]

    def picture(self) -> str:
        """The position and what is legal in it: what one wants to see when a line fails."""
        legal = {seat: self.match.legal(seat) for seat in self.match.seats_to_act()}
        position = self.match.position()
        lines = [f"    {key:12}{json.dumps(value)}" for key, value in position.items()]
        lines += [f"    seat {seat} can  {', '.join(actions)}" for seat, actions in legal.items()]
        return "\n".join(lines)


def lines_of(script: str) -> list[str]:
    """The lines of a script; one that ends with a comma goes on in the next."""
    joined = script.replace(",\n", ", ")
    return [line.strip() for line in joined.splitlines() if line.strip()]


def listed(text: str) -> list[str]:
    """`A out, 7 T10>T13` as a list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def refused(game: spielwerk.Game, document: Any, key: str) -> None:
    """The document is refused, and the refusal names the key that is wrong and says why."""
    __tracebackhide__ = True
    with pytest.raises(spielwerk.PositionError) as refusal:
        game.match_from(document)
    assert refusal.value.key.split(".")[0] == key, str(refusal.value)
    assert refusal.value.reason in str(refusal.value)


def told_of(why: spielwerk.IllegalAction) -> str:
    """`M3 never_moves`: the rule (`-`: none) and the code of a refusal."""
    return f"{why.rule or '-'} {why.code}"
