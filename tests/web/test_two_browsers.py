"""Two people at one table, each with a browser of their own, and somebody who watches."""

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Visits
from tests.web.leaks import assert_no_leak
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.prepared import last_action, prepare
from tests.web.visitor import PHONE

ANNA, BEN = 0, 2

HAPPENS = {"dealt", "gave", "received", "played", "came_out", "moved"}
"""Of all this somebody could be told too much."""


def sit_down(visit: Visits) -> tuple[Pages, Pages]:
    """Anna sets up a table on her German phone, Ben comes by her link on his English desktop."""
    anna = Pages(visit(PHONE, "de", speed="instant"))
    ben = Pages(visit(language="en", speed="instant"))
    anna.visitor.go()
    anna.set_up_table("Anna", yellow="link")
    link = anna.named("textbox", "dog-seat-2").input_value()
    anna.hands.button(anna.named("link", "to-table"))
    ben.visitor.go(link)
    ben.say_name("Ben")
    return anna, ben


def play_rounds(rounds: int, *everybody: Pages) -> None:
    """All play whenever they are asked, until so many rounds are over."""
    players = [Player(pages) for pages in everybody]
    while players[0].rounds() <= rounds:
        for player in players:
            if player.pages.is_asked():
                player.play()
        everybody[0].page.wait_for_timeout(5)


def told(pages: Pages) -> set[str]:
    """What has happened, as this browser was told."""
    return {event["event"] for event in pages.visitor.events}


def turns(*everybody: Pages) -> list[list[int]]:
    """Whose turn it is, as each of them was told."""
    return [pages.visitor.update["to_act"] for pages in everybody]


def test_neither_of_two_partners_is_told_the_others_cards(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    for pages in (anna, ben):
        assert pages.wait_for_turn()
        expect(pages.plate(ANNA)).to_contain_text("Anna")
        expect(pages.plate(BEN)).to_contain_text("Ben")
    rounds = 0
    while not told(anna) >= HAPPENS <= told(ben):
        rounds += 1
        play_rounds(rounds, anna, ben)
    for pages, seat in ((anna, ANNA), (ben, BEN)):
        assert_no_leak(pages.visitor.messages(), seat)


def is_asked_alone(seat: int, players: dict[int, Player]) -> bool:
    """Whether both know that it is this seat's turn; where all give a card, it gives one.

    Who has nothing to come out with folds unasked, and the next round begins.
    """
    pages = players[seat].pages
    if not pages.is_asked():
        return False
    if pages.visitor.update["observation"]["phase"] == "exchange":
        players[seat].play()
        return False
    return turns(*(player.pages for player in players.values())) == [[seat]] * 2


def test_both_see_whose_turn_it_is(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    players = {ANNA: Player(anna), BEN: Player(ben)}
    anna.visitor.wait_until(
        lambda: any(is_asked_alone(seat, players) for seat in players),
        "both know that it is the turn of one of them",
    )
    (turn,) = anna.visitor.update["to_act"]
    for pages, seat in ((anna, ANNA), (ben, BEN)):
        told = pages.word("your-turn" if turn == seat else "plate-turn")
        expect(pages.plate(turn)).to_contain_text(told)
        expect(pages.plate((turn + 1) % 4)).not_to_contain_text(told)
        assert pages.page.title().startswith("●") == (turn == seat)
    waiting = players[BEN - turn].pages
    expect(
        waiting.page.get_by_text(
            waiting.word("dog-prompt-play-wait", who={ANNA: "Anna", BEN: "Ben"}[turn]), exact=True
        )
    ).to_be_visible()


def test_who_goes_away_is_shown_as_away(visit: Visits) -> None:
    anna, ben = sit_down(visit)
    ben.wait_for_turn()
    expect(anna.plate(BEN)).not_to_contain_text(anna.word("plate-away"))
    ben.visitor.go()
    expect(anna.plate(BEN)).to_contain_text(anna.word("plate-away"))
    ben.page.go_back()
    expect(anna.plate(BEN)).not_to_contain_text(anna.word("plate-away"))
    assert ben.wait_for_turn()


def test_a_spectator_sees_the_game_and_no_hand(visit: Visits, serving: Serving) -> None:
    made = prepare(serving.database, last_action, {})
    eve = Pages(visit(speed="instant"))
    eve.visitor.go(made.link())
    eve.visitor.wait_until(eve.is_over, "the game is over")
    expect(eve.dialog.get_by_role("heading")).to_have_text(eve.word("end-watched"))
    expect(eve.page.get_by_text(eve.word("watching"))).to_be_visible()
    assert eve.hand.count() == 0
    assert eve.offered.count() == 0
    assert_no_leak(eve.visitor.messages(), None)
    assert {"dealt", "gave", "played", "folded", "over"} <= told(eve)
