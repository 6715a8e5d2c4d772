"""Two browsers and somebody who watches: nobody finds more on a page than the rules let one see.

Pairs of tables differ in the kind of one card that was seen in a fight. Whatever a curious reader
could look at afterwards is the same on both: the whole document, what is read aloud, the frames.
"""

import difflib
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.armies import singly
from tests.server.browsers import join, play
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.prepared import Prepared
from tests.web.strategus_pages import KINDS, StrategusPages
from tests.web.strategus_tables import FIGHTERS, HARE, LION, TIGER, arranged, table
from tests.web.visitor import Visitor

ANNA, BEN = 0, 1


def come(visit: Visits, link: str, speed: str = "normal") -> StrategusPages:
    pages = StrategusPages(visit(speed=speed))
    pages.visitor.go(link)
    pages.visitor.wait_until(lambda: pages.visitor.update, "the table is told")
    expect(pages.page.get_by_role("grid")).to_be_visible()
    return pages


def both_come(
    visit: Visits, made: Prepared, speed: str = "normal"
) -> tuple[StrategusPages, StrategusPages]:
    """Anna and Ben, who see each other."""
    anna, ben = (come(visit, made.link(seat), speed) for seat in (ANNA, BEN))
    for pages in (anna, ben):
        for seat in (ANNA, BEN):
            expect(pages.plate(seat)).not_to_contain_text(pages.word("plate-away"))
    return anna, ben


def pieces(pages: StrategusPages, seat: int) -> Locator:
    """The cards of a seat on the board as they are drawn."""
    return pages.page.get_by_role("grid").locator(f".piece.colour-{pages.colours[seat]}")


def drawings(cards: Locator) -> set[str]:
    """The different drawings among these cards, wherever they stand."""
    place = 'cards => cards.map(card => card.outerHTML.replace(/ transform="[^"]*"/, \'\'))'
    return set(cards.evaluate_all(place))


# Setting up


def test_nobody_learns_how_far_the_other_is(visit: Visits, serving: Serving) -> None:
    made = table(serving.database)
    anna, ben = both_come(visit, made)
    before, frames = ben.everything(), list(ben.visitor.heard)
    anna.place("A", "a1")
    anna.hands.cell(anna.cell("a1"))
    anna.hands.button(anna.tool("fill"))
    anna.hands.button(anna.tool("mirror"))
    anna.load_ready_made("wing")
    assert ben.visitor.heard == frames
    assert ben.everything() == before
    assert [message["type"] for message in anna.said] == ["join"]

    anna.be_ready()
    expect(ben.plate(ANNA)).to_contain_text(ben.word("strategus-status-ready"))
    expect(pieces(ben, ANNA)).to_have_count(40)
    assert len(drawings(pieces(ben, ANNA))) == 1
    assert len(ben.visitor.heard) == len(frames) + 1
    assert ben.visitor.events == [{"event": "ready", "seat": ANNA}]


def test_cards_named_one_by_one_are_not_told_either(visit: Visits, serving: Serving) -> None:
    """Another program sits there, which tells the table of every single card."""
    made = table(serving.database)
    ben, eve = come(visit, made.link(BEN)), come(visit, made.link())
    anna = join(serving, made.table, made.keys[ANNA])
    for pages in (ben, eve):
        expect(pages.plate(ANNA)).not_to_contain_text(pages.word("plate-away"))
    before = [(pages.everything(), list(pages.visitor.heard)) for pages in (ben, eve)]
    *cards, last = singly(ANNA, arranged(ANNA))
    for card in cards:
        play(anna, card)
    assert [(pages.everything(), list(pages.visitor.heard)) for pages in (ben, eve)] == before
    play(anna, last)
    for pages in (ben, eve):
        expect(pieces(pages, ANNA)).to_have_count(40)
        assert len(drawings(pieces(pages, ANNA))) == 1


def test_face_down_cards_are_all_alike(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, armies=FIGHTERS)
    anna, ben = both_come(visit, made)
    eve = come(visit, made.link())
    for pages, seat in ((anna, BEN), (ben, ANNA), (eve, ANNA), (eve, BEN)):
        expect(pieces(pages, seat)).to_have_count(40)
        assert len(drawings(pieces(pages, seat))) == 1
    for pages in (anna, ben):
        assert len(drawings(pieces(pages, ANNA if pages is anna else BEN))) == len(KINDS)
    name = anna.visitor.table["seats"][BEN]["name"]
    hidden = anna.word("strategus-square", name="j10", state="hidden", piece="", who=name)
    assert anna.label("j10") == hidden
    assert eve.army() == {}


# Fighting


def test_both_faces_can_be_read_in_a_fight(visit: Visits, serving: Serving) -> None:
    """By whoever does not want all at once."""
    made = table(serving.database, armies=FIGHTERS)
    anna, ben = both_come(visit, made, speed="normal")
    eve = come(visit, made.link(), speed="normal")
    clocks = [Stopwatch(pages, HARE, LION) for pages in (anna, ben, eve)]
    anna.wait_for_turn()
    anna.play("e4xe7")
    for clock in clocks:
        clock.wait_for(2)
        assert clock.seconds() > 1
    for pages in (ben, eve):
        expect(pages.face(HARE)).to_have_count(0)


class Stopwatch:
    """How long the faces of a fight can be read on a page, by the page's own clock."""

    def __init__(self, pages: StrategusPages, *kinds: str) -> None:
        self.pages = pages
        pages.page.evaluate(WATCH, [pages.word(f"strategus-piece-{kind}.full") for kind in kinds])

    def wait_for(self, marks: int) -> None:
        self.pages.visitor.wait_until(
            lambda: self.pages.page.evaluate("seen.length") >= marks, "a fight is shown"
        )

    def seconds(self) -> float:
        first, last = self.pages.page.evaluate("seen.slice(0, 2)")
        return float(last - first) / 1000


WATCH = """names => {
  window.seen = [];
  const clear = one => getComputedStyle(one).opacity > 0.9;
  const shows = () => {
    const texts = [...document.querySelectorAll('text')].filter(clear);
    return names.every(name => texts.some(one => one.textContent === name));
  };
  const look = now => {
    if (shows() !== (seen.length % 2 === 1)) seen.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


SEEN = {kind: (arranged(ANNA, e4=HARE, a4="7"), arranged(BEN, e7=kind, a7="7")) for kind in "56"}
"""Worlds in which one kind or another of blue's cards beats red's hare."""

STORIES = {"defends": "e4xe7 a7-a6 b4-b5 a6-a7", "attacks": "e4-e6 e7xe6 b4-b5 a7-a6"}
"""What happens in both worlds, by what blue's card does."""

Look = tuple[str, object]


@pytest.mark.parametrize("story", STORIES)
def test_nothing_tells_afterwards_who_was_seen(
    visit: Visits, serving: Serving, story: str
) -> None:
    """After the next moves the fight is forgotten everywhere, and after a reload as well."""
    moves = STORIES[story].split()
    worlds = [after_the_fight(visit, serving, kind, moves) for kind in (LION, TIGER)]
    for (when, one), (_, other) in zip(*worlds, strict=True):
        assert_same(one, other, when)


def after_the_fight(visit: Visits, serving: Serving, kind: str, moves: list[str]) -> list[Look]:
    """What Anna and somebody who watches can look at, some moves after the fight."""
    made = table(serving.database, armies=SEEN[kind])
    anna, eve = come(visit, made.link(ANNA)), come(visit, made.link())
    ben = join(serving, made.table, made.keys[BEN])
    for pages in (anna, eve):
        expect(pages.plate(BEN)).not_to_contain_text(pages.word("plate-away"))
    fights = [Stopwatch(pages, HARE, kind) for pages in (anna, eve)]
    looks: list[Look] = []
    for red, blue in zip(moves[::2], moves[1::2], strict=True):
        anna.wait_for_turn()
        anna.play(red)
        ben.hear_until("update")
        if "x" in red:
            is_over(fights)
        play(ben, blue)
        if "x" in blue:
            is_over(fights)
        else:
            looks += [look_after(pages, blue) for pages in (anna, eve)]
    for pages in (anna, eve):
        come_again(pages, moves[-1])
        looks.append(("anew", pages.everything()))
        looks.append(("frames", nameless(pages.visitor)))
    ben.close()
    return looks


def is_over(fights: list[Stopwatch]) -> None:
    """Wait until everybody has seen the fight."""
    for fight in fights:
        fight.wait_for(2)


def look_after(pages: StrategusPages, move: str) -> Look:
    """What there is to see when Ben's move has been shown and read aloud."""
    start, goal = move.split("-")
    words = pages.word("strategus-event-moved", you="no", who="Ben", **{"from": start, "to": goal})
    expect(pages.page.get_by_role("status")).to_contain_text(words)
    at_rest(pages)
    return f"after {move}", pages.everything()


def at_rest(pages: StrategusPages) -> None:
    """Wait until the page asks, if it is Anna's."""
    if pages.visitor.update["legal"]:
        expect(pages.page).to_have_title(re.compile("^●"))


def come_again(pages: StrategusPages, move: str) -> None:
    """Load the page anew, and wait until the last move is seen again."""
    pages.visitor.heard.clear()
    pages.page.reload()
    last = re.compile(pages.word("strategus-square-last"))
    expect(pages.cell(move.split("-")[1])).to_have_attribute("aria-label", last)
    at_rest(pages)


def nameless(visitor: Visitor) -> list[str]:
    """What the socket has heard, without what is another one at every table."""
    own = (visitor.table["table"], visitor.table["commitment"])
    heard = visitor.heard
    for name in own:
        heard = [frame.replace(name, "…") for frame in heard]
    return heard


def assert_same(one: object, other: object, what: str) -> None:
    """Both are the same; if not, say where, a tag a line."""
    here, there = (re.sub("<|{'role'", r"\n\g<0>", str(look)).split("\n") for look in (one, other))
    assert one == other, "\n".join([what, *difflib.unified_diff(here, there, n=1, lineterm="")])
