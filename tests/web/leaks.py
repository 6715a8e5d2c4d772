"""Looks through all that a page received for cards that it may not know."""

from collections.abc import Iterator

from tests.web.pages import read_action
from tests.web.visitor import Message

CARDS = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"}

KENNEL = "K"
"""The place of men at home, which has the letter of the king."""

Path = tuple[str | int, ...]

OPEN = {"played", "folded"}
"""Events that show cards to everybody."""

OWN = {"dealt", "gave", "received"}
"""Events that show a card to one seat."""


def assert_no_leak(messages: list[Message], seat: int | None) -> None:
    """Each card in these messages lies open, or is in the reader's own hand."""
    assert messages
    for message in messages:
        for path, text in cards_in(message):
            assert may_know(message, path, text, seat), (path, text, message)
        if message["type"] == "update":
            assert_own_choice(message, seat)


def cards_in(value: object, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every text that names cards, wherever it is, keys and the words of sentences included."""
    if isinstance(value, str):
        _, named, card = value.partition("-card-")
        if named:
            yield path, card.partition(".")[0]
        elif value and set(value.split()) <= CARDS:
            yield path, value
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from cards_in(part, (*path, number))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from cards_in(key, (*path, "key"))
            yield from cards_in(part, (*path, key))


def may_know(message: Message, path: Path, text: str, seat: int | None) -> bool:
    """Whether the reader at this seat (None: a spectator) may find this card there."""
    match path:
        case "observation", "men", int(), int():
            return True  # "K" is the kennel
        case "observation", "discard":
            return True
        case "observation", "hand":
            return seat is not None and message["observation"]["seat"] == seat
        case "observation", "given", int(giver):
            return giver == seat
        case "choices", int(), "from":
            return text == KENNEL
        case "choices", int(), "card" | "as" | "said", *_:
            return seat is not None and message["observation"]["seat"] == seat
        case "events", int(number), "card" | "as" | "cards" | "said", *_:
            event = message["events"][number]
            own = event["event"] in OWN and event["seat"] == seat
            return own or event["event"] in OPEN
        case "events", int(), "men", int(), int():
            return True
        case ("chosen",):
            return message["type"] == "barred" and seat is not None  # as the reader has asked
        case _:
            return False


def assert_own_choice(update: Message, seat: int | None) -> None:
    """What may be played is told only to those who may play it, with cards that they hold."""
    seen = update["observation"]
    assert seen["seat"] == seat
    assert (seat is not None) or (seen["hand"] == "" and not update["legal"])
    held = set(seen["hand"].split())
    if not seen.get("seven"):
        assert {read_action(action)[0] for action in update["legal"]} <= held
