"""Being thrown at Streifzug durch: two browsers, a Patron or none, and what a throw costs."""

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.serving import Serving
from tests.web import streifzug_tables as tables
from tests.web.conftest import Visits
from tests.web.streifzug_pages import StreifzugKeyboard, StreifzugPages
from tests.web.streifzug_tables import ANNA, BEN, EXTENDED, table


def sit_down(
    visit: Visits, serving: Serving, turns: tuple[str, ...], stacks: str
) -> tuple[StreifzugPages, StreifzugPages]:
    """Anna, who can throw, and Ben, each at an own browser."""
    made = table(serving.database, turns, stacks, **EXTENDED)
    anna, ben = (StreifzugPages(visit(speed="instant")) for _ in range(2))
    ben.sit_down(made.link(BEN))
    anna.sit_down(made.link(ANNA))
    assert anna.wait_for_turn()
    return anna, ben


def thrown_at(pages: StreifzugPages) -> str:
    """Where MIDDLE throws Ben, in words."""
    return pages.word("streifzug-place", kind="middle", colour="", ring="middle", number=11)


def test_a_patron_keeps_the_figure_and_sends_the_other(visit: Visits, serving: Serving) -> None:
    anna, ben = sit_down(visit, serving, tables.MIDDLE, tables.PATRON)
    anna.play(tables.THROW_MIDDLE)
    assert ben.wait_for_turn()
    hit = thrown_at(ben)
    asked = ben.word("streifzug-prompt-patron", owner="Anna", hit=hit)
    expect(ben.prompt).to_have_text(asked, use_inner_text=True)
    assert ben.bright() == {"RP"}
    expect(anna.plate(BEN)).to_contain_text(anna.word("streifzug-doing", phase="patron"))
    expect(anna.prompt).to_have_text(anna.word("streifzug-prompt-wait", who="Ben"))
    ben.page.wait_for_timeout(5500)  # longer than who has no choice may take
    assert ben.legal == ["patron RP", "let go"], "who has the choice is waited for"
    ben.hands.card(ben.card("RP"))
    assert anna.wait_for_turn()
    assert anna.seen["figures"] == [["S", "o1"], ["S", "m11"]]
    own, other = anna.word("streifzug-figure-own"), anna.word("streifzug-figure", who="Ben")
    assert own in anna.label("o1")
    assert other in anna.label("m11")
    to = anna.word(
        "streifzug-place.to",
        kind="follow",
        colour=anna.word("streifzug-colour-0.to"),
        ring="",
        number=1,
    )
    card = anna.word("streifzug-card-RP.one")
    told = {"who": "Ben", "you": "no", "owner": "Anna", "card": card, "to": to}
    expect(anna.log).to_contain_text(anna.word("streifzug-event-patron", whose="you", **told))
    expect(ben.log).to_contain_text(
        ben.word("streifzug-event-patron", whose="other", **(told | {"you": "yes"}))
    )
    expect(anna.lying(BEN)).to_have_count(1)
    assert "end" in anna.legal


def test_whoever_has_no_patron_lets_go_without_a_click(visit: Visits, serving: Serving) -> None:
    anna, ben = sit_down(visit, serving, tables.MIDDLE, tables.NO_PATRON)
    anna.play(tables.THROW_MIDDLE)
    ben.visitor.wait_until(lambda: ben.legal == ["let go"], "Ben is asked")
    hit = thrown_at(ben)
    expect(ben.prompt).to_have_text(
        ben.word("streifzug-prompt-no-patron", owner="Anna", hit=hit), use_inner_text=True
    )
    assert anna.legal == []
    ben.visitor.wait_until(lambda: ben.seen["phase"] == "give", "it is answered by itself")
    assert ben.visitor.said[-1]["action"] == "let go"


def test_a_question_outlives_reloads_and_the_way_back(visit: Visits, serving: Serving) -> None:
    anna, ben = sit_down(visit, serving, tables.MIDDLE, tables.PATRON)
    anna.play(tables.THROW_MIDDLE)
    assert ben.wait_for_turn()
    asked = ben.word("streifzug-prompt-patron", owner="Anna", hit=thrown_at(ben))
    anna.page.reload()
    ben.page.reload()
    expect(ben.prompt).to_have_text(asked, use_inner_text=True)
    expect(anna.prompt).to_have_text(anna.word("streifzug-prompt-wait", who="Ben"))
    ben.visitor.go()
    ben.page.go_back()
    expect(ben.prompt).to_have_text(asked, use_inner_text=True)
    ben.hands.card(ben.card("RP"))
    assert anna.wait_for_turn()
    assert anna.seen["figures"] == [["S", "o1"], ["S", "m11"]]


def test_of_two_answers_the_first_holds(visit: Visits, serving: Serving) -> None:
    """Ben lets go in one window; what he chooses in another, which has not heard yet, is late."""
    made = table(serving.database, tables.MIDDLE, tables.PATRON, **EXTENDED)
    anna, ben, late = (StreifzugPages(visit(speed="instant")) for _ in range(3))
    line = SlowLine(late)
    for pages, seat in ((ben, BEN), (late, BEN), (anna, ANNA)):
        pages.visitor.go(made.link(seat))
    assert anna.wait_for_turn()
    anna.play(tables.THROW_MIDDLE)
    asked = late.word("streifzug-prompt-patron", owner="Anna", hit=thrown_at(late))
    expect(late.prompt).to_have_text(asked, use_inner_text=True)
    line.slow = True
    assert ben.wait_for_turn()
    ben.play("let go")
    late.hands.card(late.card("RP"))
    late.visitor.wait_until(lambda: any('"stale"' in one for one in line.held), "it is refused")
    line.hurry()
    expect(late.page.get_by_role("alert")).to_contain_text(late.word("error-stale"))
    expect(late.prompt).to_have_text(late.word("streifzug-prompt-give", owner="Anna"))
    assert late.bright() == {"RP", "B8"}
    assert anna.seen["figures"][BEN] == ["S", "o24"]


class SlowLine:
    """What a page's socket hears may be held back for a while."""

    def __init__(self, pages: StreifzugPages) -> None:
        self.slow = False
        self.held: list[str] = []
        pages.page.route_web_socket("**", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(lambda told: self._tell(str(told)))

    def _tell(self, told: str) -> None:
        if self.slow:
            self.held.append(told)
        else:
            self.page.send(told)

    def hurry(self) -> None:
        """Say all that was held back."""
        for told in self.held:
            self.page.send(told)


@pytest.mark.parametrize("by_key", [False, True])
def test_on_the_middle_ring_the_victim_chooses_a_card(
    visit: Visits, serving: Serving, by_key: bool
) -> None:
    anna, ben = sit_down(visit, serving, tables.MIDDLE, tables.NO_PATRON)
    if by_key:
        ben.hands = StreifzugKeyboard(ben.page)
    anna.play(tables.THROW_MIDDLE)
    assert ben.wait_for_turn()
    ben.play("let go")
    assert ben.wait_for_turn()
    expect(ben.prompt).to_have_text(ben.word("streifzug-prompt-give", owner="Anna"))
    assert ben.bright() == {"R7", "B8"}
    ben.play("give R7")
    assert anna.wait_for_turn()
    assert anna.seen["figures"][BEN] == ["S", "o24"]
    assert "R7" in anna.seen["hand"].split()
    card = anna.word("streifzug-card-R7.one")
    told = {"card": card, "owner": "Ben", "who": "Anna"}
    expect(anna.log).to_contain_text(
        anna.word("streifzug-event-robbed", whose="other", you="yes", **told)
    )
    expect(ben.log).to_contain_text(
        ben.word("streifzug-event-robbed", whose="you", you="no", **told)
    )


@pytest.mark.parametrize("action", ["draw", "take BH"])
def test_on_the_outer_ring_the_thrower_draws_or_takes(
    visit: Visits, serving: Serving, action: str
) -> None:
    anna, ben = sit_down(visit, serving, tables.OUTER, tables.HOPPED)
    anna.play(tables.THROW_OUTER)
    assert ben.wait_for_turn()
    ben.play("let go")
    assert anna.wait_for_turn()
    assert sorted(anna.legal) == ["draw", "take BH"]
    expect(anna.prompt).to_have_text(
        anna.word("streifzug-prompt-rob", owner="Ben"), use_inner_text=True
    )
    expect(anna.lying(BEN)).to_have_count(1)
    anna.play(action)
    anna.visitor.wait_until(lambda: anna.seen["phase"] != "rob", "the card is taken")
    taken = "R8" if action == "draw" else "BH"
    assert taken in anna.seen["hand"].split()
    assert anna.seen["figures"][BEN] == ["S", "m10"]
    expect(anna.card(taken)).to_be_visible()
    expect(anna.lying(BEN)).to_have_count(1 if action == "draw" else 0)
    ben.visitor.wait_until(lambda: ben.seen["phase"] != "rob", "Ben is told")
    assert ben.seen["hand"] == ("" if action == "draw" else "R8")
