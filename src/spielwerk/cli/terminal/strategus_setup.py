"""Setting up an army of Strategus in the terminal: its cards, arranged until they please."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from spielwerk.cli.terminal.voice import CannotBe
from spielwerk.core.documents import Document

if TYPE_CHECKING:
    from spielwerk.cli.terminal.person import Person
    from spielwerk.cli.terminal.strategus import Words

ROW = 10
"""Squares of a row, and codes of a group."""

NOBODY = ""
"""What stands on an empty square."""

EMPTY = "-"
"""How an empty square is written, where an army leaves some (§S5)."""

SQUARE = re.compile(r"[a-j](?:10|[1-9])", re.IGNORECASE)
WORD = re.compile(r"[^\W_]+")
READY, UNDO = "ready", "b"

Found = TypeVar("Found")
Way = Callable[[], None]
"""A change of the set-up that somebody has asked for."""


def own_squares(geometry: Document, seat: int) -> list[str]:
    """A seat's squares in the order in which a set-up is written."""
    own = [cell for cell in geometry["cells"] if cell.get("seat") == seat]
    return [cell["name"] for cell in sorted(own, key=lambda cell: cell["order"])]


def rows_of(kinds: Sequence[str]) -> list[Sequence[str]]:
    return [kinds[n : n + ROW] for n in range(0, len(kinds), ROW)]


def in_groups(kinds: Sequence[str]) -> str:
    """A set-up as it is written: one group of codes for each row."""
    return " ".join("".join(kind or EMPTY for kind in row) for row in rows_of(kinds))


def standing_in(kinds: Mapping[str, str]) -> dict[str, str]:
    """What stands on the squares that are not empty."""
    return {square: kind for square, kind in kinds.items() if kind not in (NOBODY, EMPTY)}


class Draft:
    """A set-up in the making. What stands at the table already (`fixed`) stays there."""

    def __init__(
        self, squares: Sequence[str], fixed: Mapping[str, str], to_place: Mapping[str, int]
    ) -> None:
        self.squares = squares
        self.fixed = fixed
        self.to_place = to_place
        self.kinds = {square: fixed.get(square, NOBODY) for square in squares}

    def free(self) -> dict[str, str]:
        """What stands on the squares that are not fixed."""
        return {square: kind for square, kind in self.kinds.items() if square not in self.fixed}

    def standing(self) -> dict[str, str]:
        """What stands on the squares that are taken."""
        return standing_in(self.kinds)

    def left(self) -> dict[str, int]:
        """How many of each kind are still in hand."""
        placed = Counter(self.free().values())
        left = {code: count - placed[code] for code, count in self.to_place.items()}
        return {code: count for code, count in left.items() if count}

    def put(self, code: str, square: str) -> None:
        """A card that is left goes to a square; what stood there is taken back."""
        self.kinds[square] = code

    def take(self, square: str) -> None:
        self.kinds[square] = NOBODY

    def swap(self, one: str, two: str) -> None:
        """Two squares exchange what stands there."""
        self.kinds |= {one: self.kinds[two], two: self.kinds[one]}

    def load(self, kinds: Iterable[str]) -> None:
        """All squares, in their order."""
        codes = (NOBODY if kind == EMPTY else kind for kind in kinds)
        self.kinds = dict(zip(self.squares, codes, strict=True))

    def mirror(self) -> None:
        """Left becomes right."""
        self.load(kind for row in rows_of(list(self.kinds.values())) for kind in row[::-1])

    def fill(self) -> None:
        """What is left is placed at random."""
        cards = [code for code, count in self.left().items() for _ in range(count)]
        empty = [square for square, kind in self.kinds.items() if not kind]
        places = secrets.SystemRandom().sample(empty, len(cards))
        self.kinds |= dict(zip(places, cards, strict=True))

    def clear(self) -> None:
        self.kinds |= dict.fromkeys(self.free(), NOBODY)

    def actions(self) -> list[str]:
        """What to play: the whole at once, or what is missing square by square."""
        if self.fixed:
            return self.rest()
        return [f"setup {in_groups(list(self.kinds.values()))}"]

    def rest(self) -> list[str]:
        """What is missing, up to the last card."""
        free = self.free()
        last = max(number for number, kind in enumerate(free.values()) if kind)
        return [f"place {kind or EMPTY} {square}" for square, kind in [*free.items()][: last + 1]]


class Desk:
    """Where a person arranges a set-up, until it is ready."""

    def __init__(self, voice: Words, person: Person, observation: Document) -> None:
        seat = observation["seat"]
        squares = own_squares(voice.game.geometry(), seat)
        self.voice = voice
        self.person = person
        self.say = voice.say
        self.seen = observation
        self.draft = Draft(squares, observation["pieces"][seat], observation["to_place"])
        self.before: list[dict[str, str]] = []
        self.loads = [
            (setup["name"], "".join(setup["setup"].split()[1:])) for setup in voice.game.setups()
        ]
        self.words = self.known_words()

    def known_words(self) -> dict[str, Way]:
        """What each word does: names of set-ups, and what else can be done."""
        ways: dict[str, Way] = {
            self.say("cli-strategus-do-random"): self.draft.fill,
            self.say("cli-strategus-do-mirror"): self.whole(self.draft.mirror),
            self.say("cli-strategus-do-clear"): self.draft.clear,
            self.say("cli-strategus-do-ready"): self.not_yet,
        }
        for name, codes in self.loads:
            ways[self.say(f"strategus-setup-{name}").casefold()] = self.loading(codes)
        return ways

    def actions(self) -> list[str]:
        """What to play, once the person is content. Until then everything can be changed."""
        self.offer()
        self.draw()
        while True:
            typed = self.person.ask(self.say("cli-strategus-setup-help", **self.examples()))
            if typed.casefold().startswith("setup"):
                return [written_out(typed)]
            if self.means_ready(typed) and not self.draft.left():
                return self.draft.actions()
            try:
                self.change(typed)
            except CannotBe as why:
                self.person.print(str(why))
            else:
                self.draw()

    def offer(self) -> None:
        """The ready-made set-ups, and what may be typed."""
        for number, (name, _) in enumerate(self.loads, 1):
            label, character = (
                self.say(f"strategus-setup-{name}{part}") for part in ("", ".help")
            )
            self.person.number(number, f"{label}: {character}")
        self.person.print(self.say("cli-strategus-setup-hint", **self.examples()))

    def examples(self) -> dict[str, str]:
        """Squares that may be arranged here: two of the front row, and one behind them."""
        *_, second, front = rows_of(self.draft.squares)
        return {"one": front[0], "two": front[1], "behind": second[1]}

    def draw(self) -> None:
        """The board with the set-up as it is now."""
        left = self.draft.left()
        pieces = list(self.seen["pieces"])
        pieces[self.seen["seat"]] = self.draft.standing()
        seen = {**self.seen, "pieces": pieces, "to_place": left}
        self.person.show(self.voice.picture(seen, letters=self.person.letters))
        self.person.print(self.say("cli-strategus-setup-left", left=sum(left.values())))

    # What was typed

    def change(self, typed: str) -> None:
        """Do what was asked for. CannotBe says why it cannot be done."""
        before = dict(self.draft.kinds)
        if typed == UNDO:
            self.undo()
            return
        self.way(typed)()
        self.before.append(before)

    def undo(self) -> None:
        if not self.before:
            raise CannotBe(self.say("strategus-reason-nothing_to_take_back"))
        self.draft.kinds = self.before.pop()

    def way(self, typed: str) -> Way:
        """What this asks for. CannotBe if that cannot be told."""
        if typed.isdecimal():
            if not 0 < len(typed) < 4 or not 0 < int(typed) <= len(self.loads):
                raise CannotBe(self.say("cli-no-such-number", last=len(self.loads)))
            return self.loading(self.loads[int(typed) - 1][1])
        if way := found(typed, self.words):
            return way
        words = [word for word in WORD.findall(typed.casefold()) if word != "place"]
        squares = [word for word in words if SQUARE.fullmatch(word)]
        kinds = [word for word in words if word not in squares]
        return self.way_of_cards(kinds, squares)

    def way_of_cards(self, kinds: Sequence[str], squares: Sequence[str]) -> Way:
        """`T a1 b1` places traps, `a1` takes a card back, `a1 b1` exchanges two squares."""
        code = self.code(kinds[0]) if len(kinds) == 1 else None
        if code and squares:
            return lambda: self.put(code, squares)
        if not kinds and len(squares) == 1:
            return lambda: self.take(squares[0])
        if not kinds and len(squares) == 2:
            return lambda: self.swap(*squares)
        raise CannotBe(self.say("cli-strategus-unheard"))

    def code(self, word: str) -> str | None:
        """The kind that is meant by a code, a number or a name."""
        names = {self.voice.piece(code).casefold(): code for code in self.voice.army}
        written = {code.casefold(): code for code in self.voice.army} | {"10": "M"}
        return written.get(word) or found(word, names)

    def means_ready(self, typed: str) -> bool:
        return found(typed, self.words) == self.not_yet

    # Changes

    def not_yet(self) -> None:
        raise CannotBe(self.say("strategus-ready-first"))

    def whole(self, way: Way) -> Way:
        """A change that would move what is fixed."""

        def change() -> None:
            if self.draft.fixed:
                raise CannotBe(self.say("cli-strategus-fixed"))
            way()

        return change

    def loading(self, codes: str) -> Way:
        return self.whole(lambda: self.draft.load(codes))

    def put(self, code: str, squares: Sequence[str]) -> None:
        for square in squares:
            self.check(square)
            if code not in self.draft.left():
                raise CannotBe(self.say("strategus-reason-none_left"))
            self.draft.put(code, square)

    def take(self, square: str) -> None:
        self.check(square)
        if not self.draft.kinds[square]:
            raise CannotBe(self.say("strategus-reason-no_piece_there"))
        self.draft.take(square)

    def swap(self, one: str, two: str) -> None:
        self.check(one)
        self.check(two)
        self.draft.swap(one, two)

    def check(self, square: str) -> None:
        """CannotBe if that is no square that the person may arrange."""
        if square not in self.draft.squares:
            raise CannotBe(self.say("cli-strategus-elsewhere", square=square))
        if square in self.draft.fixed:
            raise CannotBe(self.say("cli-strategus-fixed"))


def found(typed: str, names: Mapping[str, Found]) -> Found | None:
    """What goes by this name, or by the only one that begins so."""
    word = " ".join(typed.casefold().split())
    if word in names:
        return names[word]
    meant = [name for name in names if len(word) > 1 and name.startswith(word)]
    return names[meant[0]] if len(meant) == 1 else None


def written_out(typed: str) -> str:
    """A whole set-up as the game wants it, whatever its blanks and capitals."""
    return f"setup {in_groups(''.join(typed.split()[1:]).upper())}"
