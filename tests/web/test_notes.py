"""Who is new to a game is told in time what matters, in a line and on the board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.serving import Serving
from tests.web import prepared as positions
from tests.web.conftest import Visits
from tests.web.pages import Pages
from tests.web.prepared import Prepared
from tests.web.rufus_pages import RufusPages
from tests.web.rufus_tables import ANNA, table
from tests.web.test_accessibility import assert_no_violation
from tests.web.test_first_page import GAMES
from tests.web.visitor import PHONE

SMALL = [(360, 640), (640, 360)]


def note(pages: Pages) -> Locator:
    """The line."""
    return pages.page.locator(".told")


def notes_of(pages: Pages) -> str:
    """All that could be told in the exchange."""
    return " ".join(
        (pages.word("dog-note-exchange"), pages.word("dog-note-partner_out", teams="pairs"))
    )


def reads_the_aim(pages: Pages) -> None:
    """What the game is about comes first, with the way to its lessons, and is put away."""
    expect(note(pages).get_by_role("link", name=pages.word("learn"))).to_be_visible()
    pages.hands.button(pages.named("button", "note-read"))


def come(pages: Pages, made: Prepared) -> None:
    """To the own seat, while it is the own turn."""
    pages.visitor.go(made.link(0))
    pages.wait_for_turn()


def test_a_note_is_told_once_and_put_off_for_good(
    visit: Visits, prepared: Callable[..., Prepared]
) -> None:
    pages = Pages(visit(speed="instant", explain="new"))
    come(pages, prepared(positions.beginning))
    reads_the_aim(pages)
    expect(note(pages)).to_be_visible()
    told = note(pages).locator("p").inner_text()
    assert told[:20] in notes_of(pages)
    pages.hands.button(pages.named("button", "note-read"))
    expect(note(pages)).to_have_count(0)
    pages.page.reload()
    pages.wait_for_turn()
    assert told not in pages.page.locator(".near").inner_text()
    come(pages, prepared(positions.in_the_thick))
    expect(note(pages)).to_be_visible()
    pages.hands.button(pages.named("button", "note-off"))
    expect(note(pages)).to_have_count(0)
    come(pages, prepared(positions.joker))
    expect(note(pages)).to_have_count(0)


def needed(pages: Pages) -> list[object]:
    """Where board, question, recap and steering are; nothing for what is not seen."""
    where = (".glass", ".ask .prompt", ".ask .strip", ".ask .steer")
    return [pages.page.locator(one).first.bounding_box() for one in where]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_note_leaves_room_for_what_one_needs(
    visit: Visits, prepared: Callable[..., Prepared], light: str
) -> None:
    """On small screens board, question and recap stay where they are when it goes."""
    pages = Pages(visit(PHONE, "de", "dark" if light == "dark" else "light", explain="always"))
    for width, height in SMALL:
        pages.page.set_viewport_size({"width": width, "height": height})
        come(pages, prepared(positions.in_the_thick))
        expect(note(pages)).to_be_in_viewport(ratio=1)
        expect(pages.hand.first).to_be_in_viewport(ratio=0.9)
        assert pages.page.evaluate("document.documentElement.scrollWidth") <= width
        assert_no_violation(pages)
        before = needed(pages)
        pages.hands.button(pages.named("button", "note-read"))
        assert before == needed(pages)
        assert not any(box is None for box in before)


def test_under_a_note_the_rules_are_within_reach(visit: Visits, serving: Serving) -> None:
    """On a small phone, where it lies over their button."""
    pages = RufusPages(visit(PHONE, "de", speed="instant", explain="always"))
    pages.visitor.go(table(serving.database).link(ANNA))
    pages.wait_for_turn()
    pages.hands.button(note(pages).get_by_role("button", name=pages.word("help")))
    expect(pages.dialog).to_contain_text(pages.word("help"))


BAR = 48
"""How high the bar above the page is, over which a note lies on small screens."""

LINES = """length => ['.told p', '.ask .prompt', '.ask .actions'].map(where => {
  const told = document.querySelector(where);
  if (length !== null && told.tagName === 'P')
    told.firstChild.textContent = 'Wort '.repeat(told.closest('.told') ? 21 : 12);
  const range = document.createRange();
  range.selectNodeContents(told);
  return [...range.getClientRects()].filter(({ width }) => width > 0)
    .map(({ left, right, top, bottom }) => [left, right, top, bottom]);
})"""
"""The boxes of the note, the question and the buttons; with `length` as long as texts may be."""


@pytest.mark.parametrize("longest", [None, True])
def test_the_longest_note_and_question_have_their_places(
    visit: Visits, serving: Serving, longest: bool | None
) -> None:
    """On a small phone, while part of a turn can be taken back."""
    pages = RufusPages(visit(PHONE, "de", speed="instant", explain="always"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.visitor.go(table(serving.database).link(ANNA))
    pages.wait_for_turn()
    pages.play("fox 1")
    pages.wait_for_turn()
    expect(note(pages)).to_be_visible()
    expect(pages.action("take-back")).to_be_in_viewport(ratio=1)
    said, asked, buttons = pages.page.evaluate(LINES, longest)
    assert max(bottom for *_, bottom in said) <= BAR
    assert max(bottom for *_, bottom in asked) <= min(top for _, _, top, _ in buttons) + 1
    assert len({top for _, _, top, _ in asked}) <= 2


@pytest.mark.whole
@pytest.mark.parametrize(("width", "hands"), [(360, "big"), (320, "")])
def test_the_longest_note_is_seen_in_full(
    visit: Visits, serving: Serving, width: int, hands: str
) -> None:
    """With big hands, and on the narrowest of phones; no higher than it has to be."""
    pages = RufusPages(visit(PHONE, "de", speed="instant", explain="always"))
    pages.page.set_viewport_size({"width": width, "height": 640})
    pages.visitor.go(table(serving.database).link(ANNA))
    pages.wait_for_turn()
    expect(note(pages)).to_be_visible()
    pages.page.evaluate("hands => { document.documentElement.dataset.hands = hands; }", hands)
    said, *_ = pages.page.evaluate(LINES, True)
    box = note(pages).bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert min(top for _, _, top, _ in said) >= box["y"]
    assert max(bottom for *_, bottom in said) <= box["y"] + box["height"] <= 1.25 * BAR


@pytest.mark.whole
@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_game_says_at_its_first_turn_what_it_is_about(
    visit: Visits, kind: type[Pages], language: str
) -> None:
    """At a table to play now, on a small phone; then whatever comes up first."""
    pages = kind(visit(PHONE, language, speed="instant", explain="new"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.visitor.go()
    pages.hands.button(pages.door("button", "play-now"))
    expect(note(pages).get_by_role("link", name=pages.word("learn"))).to_be_in_viewport(ratio=1)
    pages.wait_for_turn()
    aim = pages.word(f"{kind.game}-note-aim", **pages.visitor.table["options"])
    expect(note(pages)).to_contain_text(aim)
    pages.hands.button(pages.named("button", "note-read"))
    expect(note(pages)).not_to_contain_text(aim)
    expect(note(pages)).to_be_visible()
    assert "⟦" not in note(pages).inner_text()


HIT = """link => {
  const { x, y, width, height } = link.getBoundingClientRect();
  return [-21, 0, 21].every(down =>
    document.elementFromPoint(x + width / 2, y + height / 2 + down) === link);
}"""
"""Whether a finger that is 21 pixels above or below the middle still hits it."""


def test_the_ways_on_in_a_note_are_as_large_as_a_finger(
    visit: Visits, prepared: Callable[..., Prepared]
) -> None:
    pages = Pages(visit(PHONE, "de", explain="always"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    come(pages, prepared(positions.beginning))
    link = note(pages).get_by_role("link", name=pages.word("learn"))
    expect(link).to_be_visible()
    assert link.evaluate(HIT)
