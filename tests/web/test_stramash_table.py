"""What the table of Stramash shows, asks and tells."""

import re

import pytest
from playwright.sync_api import expect

from spielwerk import Match
from tests.server.serving import Serving
from tests.web import stramash_tables as tables
from tests.web.conftest import Visits
from tests.web.stramash_pages import StramashPages
from tests.web.stramash_tables import Wanted, until
from tests.web.visitor import DESKTOP, PHONE, Device


def sit_down(
    visit: Visits,
    serving: Serving,
    wanted: Wanted,
    seats: int = 4,
    device: Device = DESKTOP,
    people: int = 6,
    **options: str,
) -> StramashPages:
    """Anna sits down at such a table, and has to choose."""
    pages = StramashPages(visit(device, speed="instant"))
    made = until(serving.database, wanted, seats, people, **options)
    pages.visitor.go(made.link(0))
    pages.wait_for_turn()
    return pages


def middle(pages: StramashPages, field: str) -> tuple[float, float]:
    """Where a hole lies in the window."""
    box = pages.cell(field).locator("circle").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def focused(pages: StramashPages) -> str:
    """The hole that has the focus."""
    return str(pages.page.evaluate("document.activeElement.dataset.cell"))


# The board


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_sits_at_the_bottom(visit: Visits, serving: Serving, seats: int) -> None:
    made = until(serving.database, tables.beginning, seats)
    mashies = 4 if seats == 2 else seats
    for seat in range(seats):
        pages = StramashPages(visit(speed="instant"))
        pages.sit_down(made.link(seat))
        expect(pages.page.locator("[data-cell^=T]")).to_have_count(18 * mashies)
        expect(pages.page.locator("[data-cell^=C]")).to_have_count(5 * seats)
        start = pages.start()
        depths = [middle(pages, f"T{hole}")[1] for hole in range(18 * mashies)]
        assert middle(pages, start)[1] > max(depths) - 25, "the own start is at the bottom"
        expect(pages.plate(seat)).to_be_visible()


def test_marbles_and_holes_have_names(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.in_the_thick, 6)
    for seat, laddies in enumerate(pages.seen["laddies"]):
        laddie = pages.word(f"stramash-colour-{seat}.laddie")
        for place in laddies:
            if place == "D":
                continue
            assert pages.label(place).startswith(laddie), place
            assert (pages.word("man-yours") in pages.label(place)) == (seat == 0)
    empty = [f"T{hole}" for hole in range(108)]
    taken = {place for laddies in pages.seen["laddies"] for place in laddies}
    free = next(hole for hole in empty if hole not in taken and int(hole[1:]) % 18 == 12)
    assert pages.label(free).startswith(f"Hole {free[1:]}, {pages.word('field-empty')}")


def test_plates_tell_cards_and_who_is_home(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.last_action, 3)
    for seat in range(3):
        home = pages.word("stramash-laddies-home", count=pages.home(seat))
        cards = pages.word("stramash-cards-held", count=pages.seen["hand_sizes"][seat])
        expect(pages.plate(seat)).to_contain_text(home)
        expect(pages.plate(seat)).to_contain_text(cards)


# A turn


def test_the_card_that_was_drawn_is_told(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.in_the_thick, 2, people=1)
    pages.play(pages.legal[0])
    pages.wait_for_turn()
    drawn = [event for event in pages.visitor.events if event["event"] == "drew"][-1]["card"]
    one = pages.word(f"stramash-card-{drawn}.one")
    told = pages.word("stramash-event-drew", you="yes", card=one)
    expect(pages.page.get_by_role("status")).to_contain_text(told)
    new = pages.word("stramash-card-new")
    expect(pages.hand.and_(pages.page.get_by_label(new))).to_have_count(1)
    expect(pages.named("region", "log-title")).to_contain_text(told)


def test_a_hole_that_says_which_laddie_is_chosen_at_once(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.plain)
    card = tables.plain_card(pages.legal)
    assert card is not None
    ways = [action for action in pages.legal if action.startswith(f"{card} ")]
    pages.hands.card(pages.card(card))
    expect(pages.prompt).to_have_text(pages.word("stramash-prompt-laddie"), use_inner_text=True)
    pages.lights_up({place for way in ways for place in way.split()[1].split(">")})
    pages.hands.cell(pages.cell(ways[1].split(">")[1]))
    pages.see_played(ways[1])


CUT = """() => {
  const said = document.querySelector('[data-hint]').cloneNode(true);
  document.querySelector('[data-hint]').before(said);
  said.textContent = 'Word '.repeat(25);
  const cut = said.scrollHeight - said.clientHeight;
  said.remove();
  return cut;
}"""
"""How much of a long text about a card would have no room beside the question."""


def test_where_nothing_goes_a_card_is_discarded(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.nothing_goes)
    expect(pages.prompt).to_have_text(pages.word("stramash-prompt-discard"), use_inner_text=True)
    card = pages.seen["hand"].split()[0]
    pages.hands.card(pages.card(card))
    expect(pages.hint).to_contain_text(pages.word(f"stramash-card-{card}-help") + ". ")
    expect(pages.hint).not_to_contain_text(pages.word("card-idle"))
    wide = pages.page.viewport_size
    pages.page.set_viewport_size({"width": 360, "height": 640})
    assert pages.page.evaluate(CUT) == 0, "it has its place below the board"
    pages.page.set_viewport_size(wide or {"width": 1280, "height": 800})
    one = pages.word(f"stramash-card-{card}.one")
    expect(pages.action(f"discard {card}")).to_have_text(
        pages.word("stramash-action-discard", card=one)
    )
    pages.hands.button(pages.action(f"discard {card}"))
    log = pages.named("region", "log-title")
    expect(log).to_contain_text(pages.word("stramash-event-discarded", you="yes", card=one))


def test_a_bonnie_fechter_that_is_spared_is_discarded(visit: Visits, serving: Serving) -> None:
    def spared(match: Match) -> bool:
        return any(a[0] == "X" for a in match.legal(0)) and "discard X" in match.legal(0)

    pages = sit_down(visit, serving, spared, fechter_forced="off")
    pages.hands.card(pages.card("X"))
    expect(pages.action("discard X")).to_be_visible()
    pages.hands.button(pages.action("discard X"))
    pages.see_played("discard X")


def test_a_bonnie_fechter_asks_whom_it_hits(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.fechter)
    ways = [pages.read(action) for action in pages.legal if action[0] == "X"]
    action = next(action for action in pages.legal if action[0] == "X")
    _, laddie, hole = pages.read(action)
    assert laddie is not None
    assert hole is not None
    pages.hands.card(pages.card("X"))
    pages.lights_up({str(one) for _, one, _ in ways})
    pages.hands.cell(pages.cell(laddie))
    expect(pages.prompt).to_have_text(pages.word("stramash-prompt-fechter"), use_inner_text=True)
    pages.lights_up({str(to) for _, one, to in ways if one == laddie})
    hit = next(seat for seat, theirs in enumerate(pages.seen["laddies"]) if hole in theirs)
    before = pages.seen["laddies"][hit].count("D")
    pages.hands.cell(pages.cell(hole))
    pages.visitor.wait_until(
        lambda: pages.seen["laddies"][hit].count("D") == before + 1, "it is in its dock"
    )
    expect(pages.cell(hole)).to_have_attribute(
        "aria-label", re.compile(f"^{pages.word('stramash-colour-0.laddie')}")
    )


def test_the_first_part_of_a_seven_is_taken_back(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.seven_to_share)
    before = pages.seen
    laddie = tables.parts(pages.legal)[0].split()[1].split(">")[0]
    part = tables.parts(pages.legal)[0]
    pages.play(part)
    pages.wait_for_turn()
    left = pages.seen["seven"]["left"]
    assert left < 7
    expect(pages.hint).to_have_text(pages.word("stramash-prompt-seven", left=left))
    pages.take_back()
    pages.visitor.wait_until(lambda: "seven" not in pages.seen, "it is taken back")
    assert pages.seen["laddies"] == before["laddies"]
    assert laddie in pages.seen["laddies"][0]
    expect(pages.card("7")).to_be_visible()
    expect(pages.cell(laddie)).to_have_attribute(
        "aria-label", re.compile(f"^{pages.word('stramash-colour-0.laddie')}")
    )
    pages.wait_for_turn()
    pages.play(part)
    pages.wait_for_turn()
    pages.play(pages.legal[0])
    pages.visitor.wait_until(lambda: "seven" not in pages.seen, "both parts are played")
    assert pages.seen["discard"].split()[-1] == "7"


# Pairs


def test_a_partners_laddie_goes_to_its_entrance(visit: Visits, serving: Serving) -> None:
    made = until(serving.database, tables.promoting, pairs="on")
    anna, clara = (StramashPages(visit(speed="instant")) for _ in range(2))
    clara.sit_down(made.link(2))
    anna.visitor.go(made.link(0))
    anna.wait_for_turn()
    action = tables.helping(made.match)
    assert action is not None
    anna.play(action)
    anna.visitor.wait_until(
        lambda: any(event["event"] == "promoted" for event in anna.visitor.events), "promoted"
    )
    hole = anna.read(action)[2]
    assert hole is not None
    promoted = next(one for one in anna.visitor.events if one["event"] == "promoted")
    assert promoted["to"] == "T39"
    told = clara.word(
        "stramash-event-promoted",
        whose="you",
        you="no",
        who="Anna",
        owner="Clara",
        to=clara.word("stramash-place.to", **place(clara, "T39", ".to")),
        **{"from": clara.word("stramash-place.from", **place(clara, hole, ".from"))},
    )
    expect(clara.named("region", "log-title")).to_contain_text(told)
    for pages in (anna, clara):
        expect(pages.cell("T39")).to_have_attribute(
            "aria-label", re.compile(f"^{pages.word('stramash-colour-2.laddie')}")
        )
        expect(pages.cell(hole)).to_have_attribute(
            "aria-label", re.compile(f"^{pages.word('stramash-colour-0.laddie')}")
        )


def place(pages: StramashPages, field: str, form: str) -> dict[str, str | int]:
    """What the text of a place needs."""
    number, mashie = int(field[1:]) % 18, int(field[1:]) // 18
    kind = {3: "entrance", 8: "start"}.get(number, "track")
    colour = pages.word(f"stramash-colour-{mashie if kind != 'track' else 0}{form}")
    return {"kind": kind, "colour": colour, "number": int(field[1:])}


def test_who_is_home_moves_the_partners_laddies(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.all_home, pairs="on")
    assert pages.everybody_home(0)
    expect(pages.hint).to_have_text(pages.word("stramash-prompt-partner", owner="Clara"))
    action = next(one for one in pages.legal if not one.startswith("7 "))
    pages.play(action)
    pages.visitor.wait_until(lambda: pages.seen["to_move"] == 1, "it is played")


# Words and reasons


def test_a_hole_says_why_it_cannot_be_reached(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.plain)
    card = tables.plain_card(pages.legal)
    assert card is not None
    pages.hands.card(pages.card(card))
    pages.visitor.wait_until(
        lambda: any(one["type"] == "barred" for one in pages.visitor.messages()), "it is told"
    )
    fields = pages.visitor.messages()[-1]["fields"]
    field, why = next((f, why) for f, why in fields.items() if f.startswith("T"))
    sentence = pages.word(f"stramash-reason-{why['reason']}")
    pages.page.mouse.move(*middle(pages, field))
    expect(pages.hint).to_have_text(sentence)
    assert pages.label(field).endswith(sentence)


@pytest.mark.parametrize("device", [DESKTOP, PHONE])
def test_scottish_words_are_explained(visit: Visits, serving: Serving, device: Device) -> None:
    pages = sit_down(visit, serving, tables.plain, device=device)
    card = tables.plain_card(pages.legal)
    assert card is not None
    pages.hands.card(pages.card(card))
    word = pages.prompt.get_by_role("button", name="laddie")
    if device.touch:
        word.tap()
    else:
        word.hover()
    expect(pages.page.get_by_text(pages.word("stramash-word-laddie.help"))).to_be_visible()
    assert pages.page.evaluate("document.documentElement.scrollWidth") <= device.width
    pages.hands.button(pages.named("button", "help"))
    for name in ("mashie", "laddie", "dock", "castle", "fechter", "stoater"):
        row = pages.dialog.get_by_role("row", name=pages.word(f"stramash-word-{name}"))
        expect(row.first).to_contain_text(pages.word(f"stramash-word-{name}.help"))


def test_the_keys_of_the_help(visit: Visits, serving: Serving) -> None:
    pages = sit_down(visit, serving, tables.seven_to_share)
    keys = pages.page.keyboard
    cards = [card.get_attribute("data-card") for card in pages.hand.all()]
    keys.press(str(cards.index("7") + 1))
    expect(pages.card("7")).to_have_attribute("aria-pressed", "true")
    laddies = {str(pages.read(a)[1]) for a in pages.legal if a.startswith("7 ")}
    pages.lights_up(laddies)
    seen = set()
    for _ in laddies:
        seen.add(focused(pages))
        keys.press("ArrowRight")
    assert seen == laddies
    here = int(focused(pages)[1:])
    keys.press("Shift+ArrowRight")
    assert focused(pages) == f"T{(here + 1) % 72}"
    keys.press("Escape")
    expect(pages.card("7")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_is_missing(visit: Visits, serving: Serving, language: str) -> None:
    pages = StramashPages(visit(language=language, speed="instant"))
    pages.visitor.go(until(serving.database, tables.last_action, 5).link(0))
    pages.wait_for_turn()
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert "⟦" not in pages.page.content()
