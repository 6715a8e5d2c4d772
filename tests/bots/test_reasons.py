"""What speaks for an action is said of hints, in every game and at every table."""

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping

import pytest

import spielwerk
from spielwerk.bots.judging import judge_at
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.reasons import chosen
from spielwerk.cli.terminal.plain import voice_of
from spielwerk.cli.terminal.words import words_of
from spielwerk.core.news import copied
from spielwerk.text import LANGUAGES
from spielwerk.turns import Reason, Turn, acted, begun, sentence, stands_out
from tests.effort import many, some
from tests.laws.matches import GAMES, label
from tests.rulebook.dog_scenario import dog
from tests.rulebook.rufus_scenario import rufus
from tests.rulebook.stramash_scenario import stramash
from tests.rulebook.streifzug_scenario import streifzug

TO_WHO_ACTS = re.compile(
    r"\b(yours?|you|du|dich|dir|dein(e[mnrs]?)?|ihr|euch|euer|eure[mnrs]?)\b", re.IGNORECASE
)
"""No word for whoever looks on."""
LETTERS = 110
"""As many as a hint has."""
BY_RULE = ("dog", "rufus", "stramash", "streifzug")


def reasons(match: spielwerk.Match, seat: int, *actions: str) -> list[list[str]]:
    """The names of what speaks for each of these actions, from what the seat knows."""
    judge = judge_at("casual", match.game, seat, 0)
    told = judge.because(match.observation(seat), match.events(seat), actions)
    return [[line.id.partition("-because-")[2] for line in lines] for lines in told]


@pytest.mark.parametrize("game", some(GAMES, few=20), ids=label)
def test_what_is_said_is_so_at_every_table(game: spielwerk.Game) -> None:
    """Whatever lies hidden: what an action is said to do happens, and something is said at all."""
    if game.name not in BY_RULE:
        pytest.skip("it reads the board, and has reasons of its own")
    match, lot, said = game.match(seed=3), random.Random(3), Counter[str]()
    for step in range(many(short=60, whole=800)):
        if match.over:
            break
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        action, names = lot.choice(legal), list[str]()
        if step % 3 == 0 and len(legal) > 1:
            best = lot.choice(legal)
            names = reasons(match, seat, *dict.fromkeys([best, action]))[-1]
        turn = begun(game, copied(match.state), seat)
        match.play(seat, action)
        said.update(names)
        after = acted(turn, game.moves.parse(action))
        for name in names:
            assert BORNE_OUT.get((game.name, name), always)(turn, after), (name, action)
    assert said


def always(_before: Turn, _after: Turn) -> bool:
    return True


def opponents(after: Turn, event: str) -> bool:
    """Has a piece of an opponent been sent back?"""
    return any(one["owner"] not in after.team for one in after.told(event))


def own_side(after: Turn, event: str) -> bool:
    """Has a piece of the own side been sent back?"""
    return any(one["owner"] in after.team for one in after.told(event))


def keeps(*cards: str) -> Callable[[Turn, Turn], bool]:
    """Does the hand hold such a card afterwards?"""

    def is_kept(_before: Turn, after: Turn) -> bool:
        hand = after.game.observe(after.state, after.seat)["hand"].split()
        return not set(hand).isdisjoint(cards)

    return is_kept


def gap(turn: Turn) -> int:
    """From Rufus back to the nearer stone."""
    seen = turn.game.position(turn.state)
    fields = len(turn.game.geometry()["cells"])
    return int(min((seen["fox"] - stone) % fields for stone in seen["stones"][turn.seat]))


BORNE_OUT: Mapping[tuple[str, str], Callable[[Turn, Turn], bool]] = {
    ("dog", "hit"): lambda _, after: opponents(after, "sent_home"),
    ("dog", "out"): lambda _, after: bool(after.told("came_out")),
    ("dog", "goal"): lambda _, after: any(one["to"][0] == "G" for one in after.told("moved")),
    ("dog", "spares"): lambda _, after: not own_side(after, "sent_home"),
    ("dog", "joker"): keeps("X"),
    ("dog", "seven"): keeps("7"),
    ("dog", "way_out"): keeps("A", "K"),
    ("stramash", "hit"): lambda _, after: opponents(after, "docked"),
    ("stramash", "far"): lambda _, after: opponents(after, "docked"),
    ("stramash", "out"): lambda _, after: bool(after.told("came_out")),
    ("stramash", "castle"): lambda _, after: any(
        one["to"][0] == "C" for one in after.told("moved")
    ),
    ("stramash", "fechter"): keeps("X"),
    ("stramash", "seven"): keeps("7"),
    ("rufus", "prize"): lambda _, after: any(
        one["seat"] == after.seat for one in after.told("won")
    ),
    ("rufus", "meets"): lambda _, after: bool(after.told("met")),
    ("rufus", "even"): lambda _, after: after.told("laid")[-1]["value"] % 2 == 0,
    ("rufus", "gives"): lambda _, after: after.told("laid")[-1]["value"] % 2 == 0,
    ("rufus", "odd"): lambda _, after: after.told("laid")[-1]["value"] % 2 == 1,
    ("rufus", "near"): lambda before, after: gap(after) < gap(before),
    ("streifzug", "card"): lambda _, after: bool(after.told("caught")),
    ("streifzug", "throw"): lambda _, after: any(
        one["by"] == after.seat for one in after.told("thrown")
    ),
    ("streifzug", "ring"): lambda _, after: bool(after.told("rang")),
    ("streifzug", "laid"): lambda _, after: bool(after.told("laid_out")),
}
"""What is looked at in the true state, by the game and the reason."""


@pytest.mark.parametrize("game", some(GAMES, few=20), ids=label)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(game: spielwerk.Game, language: str) -> None:
    texts = words_of(game.name, language)
    for reader in (0, 1, None):
        voice = voice_of(game, texts, reader)
        for reason in knowledge_of(game.name).reasons:
            said = voice.words(sentence(game, reason.name, seat=0))
            assert said.endswith(".")
            assert len(said) <= LETTERS
            assert reader == 0 or not TO_WHO_ACTS.search(said)


def test_who_has_no_partner_is_told_of_nobody_else() -> None:
    for game, alone, together in (
        ("dog", {"teams": "alone"}, {"teams": "pairs"}),
        ("stramash", {"pairs": "off"}, {"pairs": "on"}),
    ):
        tables = [spielwerk.load(game, options, 4) for options in (alone, together)]
        told = [sentence(table, "reach", seat=0) for table in tables]
        one, both = (voice_of(tables[0], words_of(game, "de"), 0).words(line) for line in told)
        assert "deine" in one
        assert "eure" in both


def test_who_sends_fewer_of_the_own_pieces_back_than_others_is_not_said_to_send_none() -> None:
    """The five meets one of the partner's pieces, the seven two."""
    match = dog("T10 | | T12 T15", "5 7").match
    assert match.legal(0) == ["5 T10>T15", "7 T10>T17"]
    (names,) = reasons(match, 0, "5 T10>T15")
    assert "spares" not in names


def test_who_may_run_onto_anothers_card_is_told_so_whatever_else_there_is() -> None:
    match = rufus("40 45 | 20 21", fox=0, trail="1:5@43").match
    near, met = reasons(match, 0, "stone 45>52", "stone 40>47")
    assert "meets" not in near
    assert met[-1] == "meets", "a risk is told after what speaks for it"
    match = rufus("38 40 | 20 21", fox=0, trail="1:5@43").match
    assert {told[-1] for told in reasons(match, 0, "stone 38>45", "stone 40>47")} == {"meets"}


def test_who_leaves_itself_only_others_cards_is_told_before_it_does() -> None:
    match = rufus("40 45 | 20 21", fox=0, hands="3 | 2", trail="1:5@46 1:7@41").match
    fox, card = reasons(match, 0, "fox 1", "lay 3 @30")
    assert "runs_on" in fox
    assert "runs_on" not in card, "Rufus may still take the rest of the points"
    match.play(0, "fox 1")
    assert "runs_on" in reasons(match, 0, "lay 3 @30")[0]
    match = rufus("40 45 | 20 21", fox=0, hands="3 | 2", trail="1:5@46").match
    assert "runs_on" not in reasons(match, 0, "fox 1")[0]


def test_what_can_lead_another_to_a_prize_is_told_so() -> None:
    match = rufus("40 45 | 20 21", fox=50, hands="3 8 | 2").match
    far, near = reasons(match, 0, "lay 8 @41", "lay 8 @42")
    assert ("even" in far, "gives" in near) == (True, True)


def test_which_stone_moves_is_a_reason_where_nothing_else_is() -> None:
    match = rufus("40 45 | 20 21", fox=0, hands="3 8 | 2").match
    assert reasons(match, 0, "stone 40>47", "stone 45>52") == [["rear"], ["near"]]


def test_what_the_rest_of_a_seven_can_do_is_told_and_no_card_of_the_hand_promised_before() -> None:
    """The three steps that are left meet an opponent: they come before any card."""
    for match in (stramash("T5 T20 | T23", "7 2 9").match, dog("T5 T20 | T23", "7 2 4").match):
        seven, other = reasons(match, 0, "7 T5>T9", "2 T5>T7")
        assert seven == ["then_hit"]
        assert "then_hit" not in other


def test_where_there_is_no_seven_nothing_is_said_of_its_rest() -> None:
    """Nobody else has cards: the same seat acts next, but that is another turn."""
    match = dog("T30 | T20 T27", "- | 2 3 5", seats=2, to_move=1).match
    for told in reasons(match, 1, "2 T20>T22", "2 T27>T29"):
        assert not {"then_hit", "then_goal"} & set(told)


def test_whichever_tips_keep_as_much_are_all_said_to_keep_it() -> None:
    match = stramash("T5 T30", "K 4 5 2").match
    four, king, five = reasons(match, 0, "4 T5>T9", "K T5>T15", "5 T5>T10")
    assert four == five == ["way_out"]
    assert "way_out" not in king
    cards = "B8, R5, R1, R2, R3, B1, B2, B3"
    tips = reasons(
        streifzug("m3 m9", "3 4", stacks=cards).match, 0, "3 m3>o4", "3 m3>o6", "3 m3>bell"
    )
    assert ["then_card" in told for told in tips] == [True, True, False]


def test_what_tells_a_tip_from_the_others_is_given_before_what_they_share() -> None:
    weighty, shared, own, risk = (
        Reason(name, lambda _: 1.0, caution=name == "risk")
        for name in ("weighty", "shared", "own", "risk")
    )
    found, other = [weighty, shared, own], [weighty, shared]
    assert chosen(found, [found, other]) == [weighty, own]
    assert chosen([risk, *found], [found, other]) == [weighty, risk]
    assert chosen([risk], [[risk]]) == [risk]


def test_what_a_card_does_that_is_laid_is_told_with_what_it_would_count() -> None:
    game = rufus("40 45 | 20 21", fox=50, hands="3 8 | 2")
    eight, three, nothing = reasons(game.match, 0, "lay 8 @30", "lay 3 @30", "fox 1")
    assert (eight[-1], three[-1]) == ("even", "odd")
    assert not {"even", "odd"} & {*nothing}
    game = rufus("40 45 | 20 21", fox=50, hands="3 8 | 2", options={"hard_count": "on"})
    (counted,) = reasons(game.match, 0, "lay 8 @30")
    assert "even" not in counted, "laid or not, it counts"


def test_a_card_fits_only_where_it_makes_more_of_the_hand() -> None:
    """Three and four are in hand: the five goes on with them, the eight with nothing."""
    match = streifzug("m3 o20", "3 1", hands="R3 R4 | ", stacks="B8, R5").match
    eight, five = reasons(match, 0, "3 m3>m0", "3+1 m3>o7")
    assert eight == ["card"]
    assert five == ["card", "fits"]
    match = streifzug("m21 o20", "3 1", hands="R3 R4 | ", stacks="B8, R5").match
    assert reasons(match, 0, "3 m21>m0") == [["card"]], "nothing else can be caught"


def test_who_has_rung_is_promised_no_card() -> None:
    """§F1: takes none from the stacks any more."""
    actions, stacks = ("2 o2>o4", "6 m20>i3"), "R1, R2, R3, B1, B2, B3, R4, B4"
    match = streifzug("o2 m20", "6 2", stacks=stacks).match
    assert all("card" in "".join(names) for names in reasons(match, 0, *actions))
    rung = streifzug("o2 m20", "6 2", stacks=stacks, rung=[0], melds="R5 R6 R7").match
    assert not any("card" in "".join(names) for names in reasons(rung, 0, *actions))


def test_of_an_only_action_nothing_is_said_but_what_it_risks() -> None:
    match, lot = spielwerk.load("stramash").match(seed=1), random.Random(1)
    while len(match.legal(match.seats_to_act()[0])) > 1:
        seat = match.seats_to_act()[0]
        match.play(seat, lot.choice(match.legal(seat)))
    seat = match.seats_to_act()[0]
    assert reasons(match, seat, *match.legal(seat)) == [[]]
    merit, risk = (Reason("any", lambda _: 1.0, caution=caution) for caution in (False, True))
    assert not stands_out(merit, 1.0, [])
    assert stands_out(risk, 1.0, [])
    assert not stands_out(risk, 0.0, [])
