"""An army is set up by mouse, by finger and by keys; nobody is told of it before it is ready."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from spielwerk.games.strategus.setups import DUEL, SETUPS
from tests.server.armies import BOX, SQUARES, Army, whole
from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.hands import Fingers
from tests.web.strategus_pages import KINDS, StrategusKeyboard, StrategusPages
from tests.web.strategus_tables import arranged, table
from tests.web.visitor import PHONE

MINE = SQUARES[0]


def begin(
    visit: Visits, serving: Serving, device: str = "mouse", army: str = "full"
) -> StrategusPages:
    """Anna sits down in front of forty empty squares."""
    anna = visit(PHONE, "de") if device == "finger" else visit()
    pages = StrategusPages(anna, StrategusKeyboard(anna.page) if device == "keys" else None)
    anna.go(table(serving.database, army=army).link(0))
    expect(pages.tool("fill")).to_be_enabled()
    return pages


def standing(codes: Army) -> dict[str, str]:
    return dict(zip(MINE, codes, strict=True))


def settled(pages: StrategusPages, army: dict[str, str]) -> None:
    """Wait until just this stands."""
    pages.visitor.wait_until(lambda: pages.army() == army, f"{army} stands")


def assert_told(pages: StrategusPages, codes: Army) -> None:
    """The table was told of the army as a whole, and of nothing else."""
    pages.be_ready()
    said = [message for message in pages.said if message["type"] != "ping"]
    assert [message["type"] for message in said] == ["join", "play"]
    assert said[-1]["action"] == whole(codes)


def test_by_clicks(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving)
    expect(pages.ready).to_be_disabled()
    pages.place("A", "a1")
    pages.place("T", "b1")
    pages.hands.cell(pages.cell("c1"))  # the trap stays chosen
    settled(pages, {"a1": "A", "b1": "T", "c1": "T"})
    assert pages.left("A") == pages.word("strategus-tray-piece", piece="Apple", count=0)
    assert pages.left("T") == pages.word("strategus-tray-piece", piece="Trap", count=4)

    pages.hands.cell(pages.cell("a1"))
    settled(pages, {"b1": "T", "c1": "T"})
    pages.hands.cell(pages.cell("j4"))  # what was taken back is in the hand
    settled(pages, {"b1": "T", "c1": "T", "j4": "A"})
    pages.hands.cell(pages.cell("b1"))
    pages.page.keyboard.press("Escape")
    pages.hands.cell(pages.cell("b1"))
    settled(pages, {"c1": "T", "j4": "A"})
    expect(pages.ready).to_be_disabled()


def test_random_fill_mirror_and_undo(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving)
    expect(pages.tool("mirror")).to_be_disabled()
    pages.place("A", "a1")
    pages.hands.button(pages.tool("fill"))
    expect(pages.ready).to_be_enabled()
    filled = pages.army()
    assert filled["a1"] == "A"
    assert Counter(filled.values()) == Counter(BOX)

    pages.hands.button(pages.tool("mirror"))
    mirrored = {mirror(square): kind for square, kind in filled.items()}
    settled(pages, mirrored)
    pages.hands.button(pages.tool("undo"))
    settled(pages, filled)
    pages.hands.button(pages.tool("clear"))
    settled(pages, {})
    expect(pages.ready).to_be_disabled()
    pages.hands.button(pages.tool("undo"))
    pages.page.keyboard.press("Control+z")
    settled(pages, {"a1": "A"})


def mirror(square: str) -> str:
    return "jihgfedcba"["abcdefghij".index(square[0])] + square[1:]


def test_ready_made_by_name(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving)
    assert len(SETUPS) >= 12
    pages.load_ready_made("fortress")
    codes = SETUPS["fortress"].replace(" ", "")
    settled(pages, standing(codes))
    assert_told(pages, codes)
    assert pages.army() == standing(codes)
    pages.hands.cell(pages.cell("a1"))  # now it stands
    assert pages.army() == standing(codes)


def test_a_small_army_leaves_squares_empty(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving, army="barrage")
    few = {"a1": "T", "b1": "A", "e3": "1", "f3": "2", "a4": "9", "j4": "9", "c2": "8"}
    for square, kind in few.items():
        pages.place(kind, square)
    settled(pages, few)
    expect(pages.ready).to_be_disabled()
    pages.place("M", "e4")
    settled(pages, few | {"e4": "M"})
    expect(pages.ready).to_be_enabled()
    assert_told(pages, "".join((few | {"e4": "M"}).get(square, "-") for square in MINE))


def test_a_small_army_has_ready_made_set_ups_and_texts_of_its_own(
    visit: Visits, serving: Serving
) -> None:
    pages = begin(visit, serving, army="duel")
    pages.load_ready_made("corner")
    codes = DUEL["corner"].replace(" ", "")
    settled(pages, {at: code for at, code in standing(codes).items() if code != "-"})
    codes = DUEL["ahead"].replace(" ", "")
    pages.paste(DUEL["ahead"])
    settled(pages, {at: code for at, code in standing(codes).items() if code != "-"})
    assert_told(pages, codes)


def test_no_army_is_left_behind_in_the_browser(visit: Visits, serving: Serving) -> None:
    """Whoever uses this browser next may be the enemy."""
    pages = StrategusPages(visit())
    pages.visitor.go(table(serving.database, armies=(None, arranged(1))).link(0))
    pages.load_ready_made("fortress")
    army = SETUPS["fortress"].split()[0]
    kept = "Object.values(localStorage).join()"
    assert army in pages.page.evaluate(kept)
    pages.hands.button(pages.ready)
    expect(pages.cell("e6")).to_be_attached()
    pages.visitor.wait_until(lambda: army not in pages.page.evaluate(kept), "it is forgotten")


def test_own_set_ups_are_kept_in_the_browser(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving)
    pages.hands.button(pages.tool("fill"))
    army = pages.army()
    pages.open_setups("own")
    pages.dialog.get_by_label(pages.word("strategus-save-name")).fill('Mit <Mut> & "Glück"')
    pages.hands.button(pages.tool("save"))
    expect(pages.dialog.get_by_role("status")).to_contain_text("Mit <Mut>")

    other = StrategusPages(pages.visitor)
    other.visitor.go(table(serving.database).link(0))
    expect(other.tool("fill")).to_be_enabled()
    assert other.army() == {}
    other.page.reload()
    other.open_setups("own")
    load = other.word("strategus-load", name='Mit <Mut> & "Glück"')
    other.hands.button(other.dialog.get_by_role("button", name=load, exact=True))
    expect(other.dialog).to_be_hidden()
    settled(other, army)

    other.open_setups("own")
    delete = other.word("strategus-delete", name='Mit <Mut> & "Glück"')
    other.hands.button(other.dialog.get_by_role("button", name=delete, exact=True))
    undo = other.named("button", "strategus-delete-undo")
    other.hands.button(undo)
    expect(other.dialog.get_by_role("button", name=load, exact=True)).to_be_visible()


def test_as_text(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving)
    codes = SETUPS["thorns"].replace(" ", "")
    pages.paste(whole(codes).lower())
    expect(pages.dialog).to_be_hidden()
    settled(pages, standing(codes))
    pages.open_setups("text")
    field = pages.dialog.get_by_label(pages.word("strategus-copy"))
    expect(field).to_have_value(whole(codes))


BAD_TEXTS = {
    "": "strategus-import-empty",
    whole(BOX)[:-1]: "strategus-import-group",
    whole(BOX) + " 9": "strategus-import-length",
    whole(BOX).replace("M", "9"): "strategus-import-counts",
    whole(BOX).replace("M", "X"): "strategus-import-code",
    "<img src=x onerror=alert(1)>" * 400: "strategus-import-code",
}


def test_a_text_that_is_no_army_is_refused_with_the_reason(
    visit: Visits, serving: Serving
) -> None:
    pages = begin(visit, serving)
    pages.open_setups("text")
    field = pages.dialog.get_by_label(pages.word("strategus-paste"))
    alert = pages.dialog.get_by_role("alert")
    for text, reason in BAD_TEXTS.items():
        field.fill(text)
        pages.hands.button(pages.tool("import"))
        expect(alert).to_have_text(sentence(pages, reason))
        assert pages.army() == {}
    field.fill(whole(BOX).replace("M", "9"))
    pages.hands.button(pages.tool("import"))
    expect(alert).to_contain_text(
        pages.word("strategus-import-piece", piece="Hare (9)", count=9, wanted=8)
    )


def sentence(pages: StrategusPages, reason: str) -> re.Pattern[str]:
    """A refusal with anything in its gaps."""
    gaps = ("code", "codes", "group", "place", "count", "wanted", "pieces")
    text = pages.word(reason, **dict.fromkeys(gaps, "§"))
    return re.compile(f"^{re.escape(text).replace('§', '.+')}$")


def test_by_keys_alone(visit: Visits, serving: Serving) -> None:
    """The kind's own key places it, and the next square is at hand."""
    pages = begin(visit, serving, "keys")
    keys = pages.page.keyboard
    codes = SETUPS["decoy"].replace(" ", "")
    hands = pages.hands
    assert isinstance(hands, StrategusKeyboard)
    hands.go_to(pages.cell("a1"))
    keys.type(codes[:12].lower())
    keys.press("Delete")
    settled(pages, dict(zip(MINE[:12], codes[:12], strict=True)))
    hands.go_to(pages.cell(MINE[11]))
    keys.press("Delete")
    keys.type(codes[11:])
    settled(pages, standing(codes))
    assert_told(pages, codes)


def test_every_tool_is_reached_by_keys(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving, "keys")
    keys = pages.page.keyboard
    pages.hands.button(pages.kind(KINDS[0]))
    expect(pages.kind(KINDS[0])).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(pages.kind(KINDS[0])).to_have_attribute("aria-pressed", "false")
    keys.press("M")
    pages.hands.cell(pages.cell("b2"))
    settled(pages, {"b2": "M"})
    for tool in ("mirror", "undo", "fill", "clear"):
        pages.hands.button(pages.tool(tool))
    settled(pages, {})
    pages.load_ready_made("pincer")
    codes = SETUPS["pincer"].replace(" ", "")
    settled(pages, standing(codes))
    assert_told(pages, codes)


# Dragging


def drag_by_mouse(pages: StrategusPages, start: Locator, goal: Locator) -> None:
    mouse = pages.page.mouse
    mouse.move(*middle(start))
    mouse.down()
    mouse.move(*middle(goal), steps=6)
    mouse.up()


def drag_by_finger(pages: StrategusPages, start: Locator, goal: Locator) -> None:
    """As a finger does it: what it holds goes a bit above it, so that it can be seen."""
    fingers = Fingers(pages.page)
    fingers.down(middle(start))
    right, down = middle(goal)
    fingers.move((right, down + (LIFT if goal.get_attribute("data-cell") else 0)))
    fingers.up()


LIFT = 44
"""So many pixels above the finger is what it holds."""


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_by_dragging(visit: Visits, serving: Serving, device: str) -> None:
    pages = begin(visit, serving, device)
    drag = drag_by_finger if device == "finger" else drag_by_mouse
    drag(pages, pages.kind("1"), pages.cell("e4"))
    settled(pages, {"e4": "1"})
    drag(pages, pages.kind("M"), pages.cell("b2"))
    drag(pages, pages.cell("e4"), pages.cell("b2"))  # they change places
    settled(pages, {"b2": "1", "e4": "M"})
    drag(pages, pages.cell("b2"), pages.kind("8"))  # back to the tray
    settled(pages, {"e4": "M"})
    drag(pages, pages.kind("2"), pages.plate(1))  # nobody's square
    settled(pages, {"e4": "M"})
    assert pages.page.evaluate("scrollX + scrollY") == 0


def test_a_second_finger_is_in_nobodys_way(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving, "finger")
    fingers = Fingers(pages.page)
    right, down = middle(pages.cell("e4"))
    fingers.down(middle(pages.kind("1")))
    fingers.move((right, down + LIFT))
    fingers.down(middle(pages.kind("8")))
    fingers.up()
    fingers.up()
    settled(pages, {"e4": "1"})
    drag_by_finger(pages, pages.cell("e4"), pages.cell("b2"))
    settled(pages, {"b2": "1"})
    expect(pages.page.locator(".piece.faded")).to_have_count(1)  # the elephant in the tray


def test_by_finger(visit: Visits, serving: Serving) -> None:
    pages = begin(visit, serving, "finger")
    pages.place("A", "a1")
    pages.hands.cell(pages.cell("a1"))
    pages.hands.cell(pages.cell("b1"))
    settled(pages, {"b1": "A"})
    pages.hands.button(pages.tool("fill"))
    expect(pages.ready).to_be_enabled()
    pages.be_ready()
