"""What the table of Streifzug durch shows, asks and tells."""

import re

import pytest
from playwright.sync_api import Route, expect

from spielwerk.lessons.reading import lessons_of
from tests.server.serving import Serving
from tests.web import streifzug_tables as tables
from tests.web.conftest import Visits
from tests.web.streifzug_pages import StreifzugKeyboard, StreifzugPages, inside
from tests.web.streifzug_tables import ANNA, BEN, EXTENDED, table
from tests.web.visitor import DESKTOP, PHONE, Device, Message

SIDEWAYS = "m2 m4 o4 o10"
"""Where three steps lead from o7."""


def rolled(visit: Visits, serving: Serving, device: Device = DESKTOP) -> StreifzugPages:
    """Anna, on o7, has rolled 3 and 2 in the basic mode."""
    pages = StreifzugPages(visit(device, speed="instant"))
    pages.sit_down(table(serving.database, tables.ROLLED, "B1, R1, R5").link(ANNA))
    assert pages.wait_for_turn()
    return pages


def with_cards(visit: Visits, serving: Serving, device: Device = DESKTOP) -> StreifzugPages:
    """Anna is in her card phase."""
    pages = StreifzugPages(visit(device, speed="instant"))
    made = table(serving.database, tables.CARD_PHASE, tables.CARDS, **EXTENDED)
    pages.sit_down(made.link(ANNA))
    assert pages.wait_for_turn()
    return pages


def place(pages: StreifzugPages, field: str) -> str:
    """A plain field in words."""
    kind = {"o": "outer", "m": "middle", "i": "inner"}[field[0]]
    return pages.word("streifzug-place", kind=kind, colour="", ring=kind, number=int(field[1:]))


def looked_at(pages: StreifzugPages, field: str) -> None:
    """The mouse goes there."""
    box = pages.cell(field).locator("circle").first.bounding_box()
    assert box is not None
    pages.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


# The board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_at_the_bottom(visit: Visits, serving: Serving, seats: int) -> None:
    made = table(serving.database, ("6 4",), seats=seats)
    for seat in range(seats):
        pages = StreifzugPages(visit(speed="instant"))
        pages.sit_down(made.link(seat))
        expect(pages.page.locator("[data-cell^=o]")).to_have_count(48)
        expect(pages.page.locator("[data-cell^=m]")).to_have_count(24)
        expect(pages.page.locator("[data-cell^=i]")).to_have_count(8)
        expect(pages.page.locator("[data-stack]")).to_have_count(8)
        expect(pages.page.locator("[data-piece]")).to_have_count(2 * seats)
        depths = [
            (pages.cell(f"S{one}").locator("circle").first.bounding_box() or {"y": 0})["y"]
            for one in range(seats)
        ]
        assert depths[seat] == max(depths), "the own start is at the bottom"
        for one in range(seats):
            expect(pages.plate(one)).to_be_visible()


def test_stacks_and_figures_are_said(visit: Visits, serving: Serving) -> None:
    pages = rolled(visit, serving)
    own = pages.word("streifzug-figure-own")
    card = pages.word("streifzug-card-B1")
    assert pages.word("streifzug-stack", card=card, count=6) in pages.label("m0")
    name = pages.word("streifzug-place", kind="catch", colour="", ring="outer", number=7)
    assert pages.label("o7").casefold().startswith(f"{name}, ".casefold())
    assert own in pages.label("o7")
    assert own in pages.label("S0")
    assert pages.word("streifzug-figure", who="Ben") in pages.label("S1")
    expect(pages.plate(ANNA)).to_contain_text(pages.word("streifzug-collected", red=1, blue=0))
    expect(pages.plate(BEN)).to_contain_text(pages.word("streifzug-collected", red=0, blue=0))
    expect(pages.hand).to_have_count(0)


# Dice


def test_one_figure_by_one_die_after_the_other(visit: Visits, serving: Serving) -> None:
    """Two stages: what is landed on first counts, and only the other die is left."""
    pages = rolled(visit, serving)
    asked = pages.word("streifzug-prompt-roll", dice="3 and 2")
    expect(pages.prompt).to_contain_text(asked, use_inner_text=True)
    for value in ("3", "2"):
        expect(pages.page.locator(f'[data-die="{value}"] .spent')).to_have_count(0)
    pages.play("3 o7>m4")
    assert pages.wait_for_turn()
    expect(pages.prompt).to_contain_text(
        pages.word("streifzug-prompt-left", dice="2"), use_inner_text=True
    )
    expect(pages.page.locator('[data-die="3"] .spent')).to_have_count(1)
    expect(pages.page.locator('[data-die="2"] .spent')).to_have_count(0)
    pages.lights_up({"m4"} | pages.ways()["m4"])
    pages.play("2 m4>m6")
    pages.visitor.wait_until(lambda: pages.seen["cards"][ANNA] == "R1 R5", "a card is caught")
    caught = pages.word("streifzug-card-R5.one")
    expect(pages.log).to_contain_text(pages.word("streifzug-event-caught", you="yes", card=caught))
    expect(pages.plate(ANNA)).to_contain_text(pages.word("streifzug-collected", red=2, blue=0))


def test_the_sum_in_one_piece(visit: Visits, serving: Serving) -> None:
    pages = rolled(visit, serving)
    pages.play("3+2 o7>m0")
    pages.visitor.wait_until(lambda: pages.seen["cards"][ANNA] == "R1 B1", "a card is caught")
    told = pages.word(
        "streifzug-event-moved",
        you="yes",
        dice="3 + 2",
        **{
            "from": pages.word(
                "streifzug-place.from", kind="catch", colour="", ring="outer", number=7
            ),
            "to": pages.word(
                "streifzug-place.to", kind="catch", colour="", ring="middle", number=0
            ),
        },
    )
    expect(pages.log).to_contain_text(told)


def test_which_dice_a_figure_uses_can_be_chosen_first(visit: Visits, serving: Serving) -> None:
    pages = rolled(visit, serving)
    pages.hands.cell(pages.cell("o7"))
    by_dice: dict[str, set[str]] = {}
    for action in pages.legal:
        dice, way = action.split(" ")
        by_dice.setdefault(dice, set()).add(way.split(">")[1])
    assert by_dice["3"] <= set(SIDEWAYS.split())
    for dice in ("3", "2", "3+2"):
        pages.hands.button(pages.action(f"dice {dice}"))
        pages.lights_up(by_dice[dice])
    pages.page.keyboard.press("Escape")
    pages.lights_up(set().union(*by_dice.values()))
    pages.page.keyboard.press("Escape")
    pages.lights_up({"o7"} | set().union(*by_dice.values()))
    assert [message["type"] for message in pages.visitor.said] == ["join"]


def test_a_field_that_is_looked_at_says_what_leads_there(visit: Visits, serving: Serving) -> None:
    pages = rolled(visit, serving)
    looked_at(pages, "o9")
    way = {
        "here": pages.word("streifzug-place", kind="catch", colour="", ring="outer", number=7),
        "there": place(pages, "o9"),
    }
    expect(pages.hint).to_have_text(pages.word("streifzug-action-move", dice="2", **way))


# Why not


def barred(pages: StreifzugPages) -> dict[str, Message]:
    """What the page was told last about where something cannot go."""
    pages.visitor.wait_until(
        lambda: any(one["type"] == "barred" for one in pages.visitor.messages()), "it is told"
    )
    told = [one for one in pages.visitor.messages() if one["type"] == "barred"]
    fields: dict[str, Message] = told[-1]["fields"]
    return fields


@pytest.mark.parametrize("field", ["i0", "o1", "o24", "bell", "o8"])
def test_a_field_says_why_it_cannot_be_reached(
    visit: Visits, serving: Serving, field: str
) -> None:
    pages = rolled(visit, serving)
    pages.hands.cell(pages.cell("o7"))
    why = barred(pages)[field]
    sentence = pages.word(f"streifzug-reason-{why['reason']}")
    looked_at(pages, field)
    expect(pages.hint).to_have_text(sentence)
    assert pages.label(field).endswith(sentence)
    pages.hands.cell(pages.cell(field))
    assert [message["type"] for message in pages.visitor.said] == ["join"]


# Cards


def test_cards_are_laid_out_and_a_joker_is_exchanged(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving)
    expect(pages.prompt).to_have_text(pages.word("streifzug-prompt-cards"), use_inner_text=True)
    expect(pages.lying(ANNA)).to_have_count(0)
    pages.play("meld R3 R4 RJ")
    assert pages.wait_for_turn()
    expect(pages.lying(ANNA)).to_have_count(1)
    run = pages.word("streifzug-meld", meld="run")
    expect(pages.lying(ANNA).first).to_have_accessible_name(re.compile(f"^{run}: "))
    pages.pick(["R5"])
    for side in ("front", "back"):
        short = pages.word("streifzug-short-exchange", side=side)
        worth = pages.word("streifzug-points.short", points=4)
        expect(pages.action(f"exchange R5 #1 {side}")).to_have_text(f"{short} ({worth})")
    pages.page.keyboard.press("Escape")
    pages.play("exchange R5 #1 back")
    assert pages.wait_for_turn()
    assert pages.seen["melds"][ANNA] == [["R3", "R4", "R5", "RJ"]]
    assert pages.seen["hand"] == "R6 RH RM"
    pages.play("end")
    pages.visitor.wait_until(lambda: pages.seen["to_move"] == BEN, "the turn is over")


def test_the_same_cards_can_lie_in_two_ways(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving)
    pages.pick(["RJ", "R4", "R3"])
    for action in ("meld R3 R4 RJ", "meld RJ R3 R4"):
        worth = pages.word("streifzug-points.short", points=3)
        expect(pages.action(action)).to_contain_text(worth)
    pages.hands.button(pages.action("meld RJ R3 R4"))
    pages.visitor.wait_until(lambda: bool(pages.seen["melds"][ANNA]), "it is laid out")
    assert pages.seen["melds"][ANNA] == [["RJ", "R3", "R4"]]


def test_just_what_can_become_a_meld_stays_bright(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving)
    assert pages.bright() == {"R3", "R4", "R5", "R6", "RJ", "RH", "RM"}
    pages.pick(["RH"])
    assert pages.bright() == {"RH", "RJ", "RM"}
    pages.card("R3").click(force=True)
    expect(pages.picked).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, PHONE])
def test_cards_can_be_dragged(visit: Visits, serving: Serving, device: Device) -> None:
    """To the board with all that are chosen, or to a meld; a joker to the end that it is for."""
    pages = with_cards(visit, serving, device)
    bell, meld = pages.cell("bell"), pages.own_meld(1)
    pages.pick(["R3", "R4"])
    pages.drag("R5", bell)
    pages.visitor.wait_until(lambda: bool(pages.seen["melds"][ANNA]), "it is laid out")
    assert pages.wait_for_turn()
    pages.drag("R6", meld)
    pages.visitor.wait_until(lambda: pages.seen["hand"] == "RJ RH RM", "it is added")
    assert pages.wait_for_turn()
    pages.drag("RJ", meld, along=0.9)
    pages.visitor.wait_until(lambda: pages.seen["hand"] == "RH RM", "it is added")
    assert pages.seen["melds"][ANNA] == [["R3", "R4", "R5", "R6", "RJ"]]


def test_a_card_that_is_let_fall_stays_in_the_hand(visit: Visits, serving: Serving) -> None:
    """A number alone is no meld; and to the hand one can go back, even with the screen turned."""
    pages = with_cards(visit, serving, Device(740, 360))
    pages.drag("R3", pages.cell("bell"))
    expect(pages.picked).to_have_count(1)
    pages.page.keyboard.press("Escape")
    pages.pick(["R3", "R4"])
    pages.page.mouse.move(*pages.grip("R5"))
    pages.page.mouse.down()
    pages.page.mouse.move(300, 100, steps=4)
    pages.page.set_viewport_size({"width": 360, "height": 740})
    pages.page.mouse.move(*inside(pages.hand.first, 0.5))
    pages.page.mouse.up()
    expect(pages.picked).to_have_count(3)
    pages.hands.button(pages.action("meld R3 R4 R5"))
    pages.visitor.wait_until(lambda: bool(pages.seen["melds"][ANNA]), "it is laid out")
    assert [message["type"] for message in pages.visitor.said] == ["join", "play"]


def test_a_mopser_takes_a_card_blind(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving)
    pages.pick(["RM"])
    button = pages.action("mopser 1 hand")
    expect(button).to_have_text(pages.word("streifzug-short-blind", owner="Ben"))
    pages.hands.button(button)
    pages.visitor.wait_until(lambda: "B7" in pages.seen["hand"].split(), "the card has come")
    assert pages.seen["used"][ANNA] == "RM"
    card = pages.word("streifzug-card-B7.one")
    expect(pages.log).to_contain_text(
        pages.word(
            "streifzug-event-robbed", whose="other", you="yes", who="", owner="Ben", card=card
        )
    )
    used = pages.word("streifzug-word-used")
    expect(pages.lying(ANNA).last).to_have_accessible_name(re.compile(f"^{used}: "))


def test_a_hopser_brings_a_figure_to_a_catch_field(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving)
    pages.pick(["RH"])
    free = {"o7", "m6", "o19", "m12", "m18", "o43"}
    pages.lights_up({"S0", "m0"} | free)
    expect(pages.prompt).to_have_text(pages.word("streifzug-prompt-hop"), use_inner_text=True)
    pages.hands.card(pages.card("RH"))
    pages.play("hopser S>o43")
    assert pages.wait_for_turn()
    assert pages.seen["figures"][ANNA] == ["o43", "m0"]
    assert pages.word("streifzug-figure-own") in pages.label("o43")
    expect(pages.lying(ANNA)).to_have_count(1)


def test_a_card_says_what_it_does(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving)
    pages.card("RH").hover()
    name = pages.word("streifzug-card-RH")
    told = pages.word("streifzug-word-hopser.help")
    expect(pages.hint).to_have_text(f"{name}: {told}")


# All the rest


@pytest.mark.parametrize("device", [DESKTOP, PHONE])
def test_the_games_own_words_are_explained(
    visit: Visits, serving: Serving, device: Device
) -> None:
    pages = with_cards(visit, serving, device)
    pages.pick(["RH"])
    name = pages.word("streifzug-word-hopser").removesuffix(" (H)")
    word = pages.prompt.get_by_role("button", name=name)
    if device.touch:
        word.tap()
    else:
        word.hover()
    expect(pages.page.get_by_text(pages.word("streifzug-word-hopser.help")).last).to_be_visible()
    assert pages.page.evaluate("document.documentElement.scrollWidth") <= device.width
    pages.hands.button(pages.named("button", "help"))
    for name in ("catch", "bell", "run", "set", "flush", "patron", "hopser", "mopser"):
        row = pages.dialog.get_by_role("row", name=pages.word(f"streifzug-word-{name}"))
        help_text = pages.word(f"streifzug-word-{name}.help", ext_finish="on", ext_cards="on")
        expect(row.first).to_contain_text(help_text)


def test_keys_alone_do_a_whole_turn(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving)
    pages.hands = StreifzugKeyboard(pages.page)
    for action in ("meld R3 R4 R5", "add R6 #1", "mopser 1 hand", "hopser m0>o43", "end"):
        assert pages.wait_for_turn()
        pages.play(action)
    pages.visitor.wait_until(lambda: pages.seen["to_move"] == BEN, "the turn is over")
    assert pages.seen["melds"][ANNA] == [["R3", "R4", "R5", "R6"]]


def test_two_pages_of_one_seat(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, tables.ROLLED, "B1, R1, R5")
    one, other = (StreifzugPages(visit(speed="instant")) for _ in range(2))
    for pages in (one, other):
        pages.sit_down(made.link(ANNA))
        assert pages.wait_for_turn()
    other.hands.cell(other.cell("o7"))
    one.play("3+2 o7>m0")
    expect(other.cell("o7")).to_have_attribute("aria-selected", "false")
    own = other.word("streifzug-figure-own")
    expect(other.cell("m0")).to_have_attribute("aria-label", re.compile(own))
    assert [message["type"] for message in other.visitor.said] == ["join"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_is_missing(visit: Visits, serving: Serving, language: str) -> None:
    pages = StreifzugPages(visit(language=language, speed="instant"))
    pages.visitor.go("new/streifzug")
    for preset in ("extended", "basic"):
        pages.visitor.go("new/streifzug")
        pages.choose_mode(preset)
        assert "⟦" not in pages.page.content()
    made = table(serving.database, tables.ENDING, tables.CARDS, stall_rounds=3, **EXTENDED)
    pages.sit_down(made.link(ANNA))
    assert pages.wait_for_turn()
    assert "⟦" not in pages.page.content()
    pages.hands.button(pages.named("button", "help"))
    expect(pages.dialog).to_be_visible()
    assert "⟦" not in pages.page.content()


# Small screens


def laid_before_all(route: Route) -> None:
    """The others have rung and laid out, and hold none, few or many cards."""
    answer = route.fetch()
    told = answer.json()
    for update in filter(None, (moment["update"] for moment in told["moments"])):
        update["observation"] |= {
            "rung": [1, 2, 3],
            "melds": [[], *[[["R5", "B5", "B5"]]] * 3],
            "hand_sizes": [2, 0, 3, 12],
        }
    route.fulfill(response=answer, json=told)


SPILLS = """plate => Math.max(...[...plate.querySelectorAll('.points, .bell, .fan, .count')]
  .map(part => part.getBoundingClientRect().right)) - plate.getBoundingClientRect().right"""
"""How far something that can be seen goes over the edge of a plate."""


def test_four_plates_hold_points_bell_and_cards(visit: Visits) -> None:
    pages = StreifzugPages(visit(PHONE, "de", speed="instant"))
    pages.page.route("**/api/lessons/**", laid_before_all)
    scenes = [scene.id for scene in lessons_of("streifzug").scenes]
    for width, height in ((360, 640), (640, 360)):
        pages.page.set_viewport_size({"width": width, "height": height})
        pages.visitor.go(f"learn/streifzug/{scenes.index('team') + 1}")
        expect(pages.page.locator(".plate .bell")).to_have_count(3)
        spills = [plate.evaluate(SPILLS) for plate in pages.page.locator(".plate").all()]
        assert max(spills) <= 0
        expect(pages.page.locator(".plate .empty")).to_have_count(1)


LINES = """() => {
  const [prompt, more] = ['.ask .prompt', '.ask .more'].map(one => document.querySelector(one));
  prompt.textContent = 'Du kannst keine Karte spielen. Beende deinen Zug.';
  prompt.classList.add('long');
  more.firstChild.textContent = 'Kartenstapel mit Karten, '.repeat(3);
  more.classList.remove('nothing');
  return [prompt.getBoundingClientRect().bottom, more.getBoundingClientRect().top];
}"""
"""Where a question of two lines ends, and a hint of two lines begins."""


def test_a_long_question_and_what_is_looked_at_do_not_lie_over_each_other(
    visit: Visits, serving: Serving
) -> None:
    pages = with_cards(visit, serving, PHONE)
    pages.page.set_viewport_size({"width": 360, "height": 640})
    ends, begins = pages.page.evaluate(LINES)
    assert ends + 4 <= begins, "dotted lines below explained words need that, too"


def test_the_help_of_a_card_is_read_whole(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving, PHONE)
    for width, height in ((360, 640), (640, 360), (390, 800)):
        pages.page.set_viewport_size({"width": width, "height": height})
        for card in ("RM", "RJ"):
            pages.page.locator(f"[data-card={card}]").focus()
            pages.page.wait_for_timeout(100)
            hint = pages.page.locator("[data-hint]")
            assert (
                hint.evaluate("({ scrollHeight, clientHeight }) => scrollHeight - clientHeight")
                <= 2
            )


NARROW = """() => [...document.querySelectorAll('.strip .line > span:last-child')]
  .filter(words => getComputedStyle(words).visibility === 'visible')
  .map(words => words.clientWidth)
  .filter(width => width < 60)"""
"""How wide the words of the recap are where they are narrower than a word."""


def test_beside_buttons_no_word_of_the_recap_is_torn(visit: Visits, serving: Serving) -> None:
    pages = with_cards(visit, serving, PHONE)
    pages.page.set_viewport_size({"width": 360, "height": 640})
    for card in ("RM", "R3"):
        pages.page.locator(f"[data-card={card}]").click(force=True)
        pages.page.wait_for_timeout(100)
        assert pages.page.evaluate(NARROW) == []
        pages.page.locator("[data-action=back]").click()


SEEN = """mark => {
  const { left, top, width, height } = mark.getBoundingClientRect();
  return [left + 1, left + width - 1]
    .every(x => mark.contains(document.elementFromPoint(x, top + height / 2)));
}"""


def test_who_the_partner_is_can_be_seen(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, tables.RUNG, tables.CARDS, seats=4, ext_teams="on", **EXTENDED)
    pages = StreifzugPages(visit(PHONE, speed="instant"))
    pages.sit_down(made.link(2))
    chain = pages.page.locator("[data-seat='0'] .partner svg")
    for width, height in ((360, 640), (640, 360)):
        pages.page.set_viewport_size({"width": width, "height": height})
        pages.page.wait_for_timeout(100)
        assert chain.evaluate(SEEN)


def test_above_hand_and_melds_the_board_is_not_small(visit: Visits, serving: Serving) -> None:
    made = table(serving.database, tables.RUNG, tables.CARDS, seats=4, **EXTENDED)
    pages = StreifzugPages(visit(PHONE, "de", speed="instant"))
    pages.page.set_viewport_size({"width": 360, "height": 640})
    pages.sit_down(made.link(ANNA))
    expect(pages.lying(ANNA)).to_have_count(1)
    box = pages.page.locator(".glass").bounding_box()
    assert box is not None
    assert box["width"] >= 220
