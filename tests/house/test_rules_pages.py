"""Every page of rules tells everything: paragraphs, options, components; and nothing untrue."""

from __future__ import annotations

import json
import re
from html import escape, unescape

import pytest

import spielwerk
from spielwerk import rulespages
from spielwerk.core.options import Where
from spielwerk.rulespages import drawing, house
from spielwerk.rulespages.exact import exact_rules
from spielwerk.rulespages.figures import Drawn
from spielwerk.rulespages.html import Place, whole
from spielwerk.rulespages.trying import trials
from spielwerk.telling import exact_page
from spielwerk.text import LANGUAGES, game_texts
from tests.house.test_telling import decided_otherwise
from tests.laws.matches import possible, seats_for_all

CAPTION, DESCRIBED = 110, 200
"""Characters below a picture, and of what is said aloud in its place."""

QUICK = 120
"""Words of a quick start, at most."""
MORE = 10
"""So many more, where a house rule has to be told."""

PAGE_ALONE = {
    "dog": {"tables"},
    "stramash": {"hit"},
    "strategus": {"army", "trap", "mouse"},
    "streifzug": {"dice", "collect", "hand", "end"},
}
"""Chapters that the rules at the table divide otherwise."""

PAGES = [(game, language) for game in spielwerk.games() for language in LANGUAGES]
EVERY_PAGE = pytest.mark.parametrize(("game", "language"), PAGES)


@pytest.mark.parametrize("game", spielwerk.games())
def test_the_page_of_any_table_begins_with_what_the_game_is_about(game: str) -> None:
    for seats in spielwerk.load(game).definition.seats:
        pages = [
            rulespages.Page(spielwerk.load(game, seats=seats), "en", filtered=filtered)
            for filtered in (False, True)
        ]
        assert len({page.chapters[0].id for page in pages}) == 1


def html(game: str, language: str, seats: int | None = None, **options: object) -> str:
    """The page for all tables, or for one of those."""
    loaded = spielwerk.load(game, options, seats)
    filtered = bool(options) or seats is not None
    page = rulespages.Page(loaded, language, filtered=filtered)
    return whole(page, Drawn(), Place("", {}))


def shown_ids(page: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', page))


@EVERY_PAGE
def test_every_paragraph_and_every_option_is_on_the_page(game: str, language: str) -> None:
    page = html(game, language)
    paragraphs = set(exact_rules(game, language).paragraphs)
    options = {f"option-{one['name']}" for one in spielwerk.load(game).option_list()}
    assert (paragraphs | options) - shown_ids(page) == set()


@EVERY_PAGE
def test_a_chapter_is_called_as_in_the_rules_at_the_table(game: str, language: str) -> None:
    page = rulespages.Page(spielwerk.load(game), language)
    titles, chapters = help_titles(game, language), page.contents.chapters
    for chapter in chapters:
        title = page.say(f"{page.own('chapter', chapter.id)}.title")
        alone = chapter.id in PAGE_ALONE.get(game, ())
        usual = titles.get(chapter.id, title)
        assert title in titles.values() or alone or (title != usual and title.startswith(usual))


@pytest.mark.parametrize("game", spielwerk.games())
def test_the_same_chapters_are_called_so_in_every_language(game: str) -> None:
    found: list[list[str]] = []
    for language in LANGUAGES:
        page = rulespages.Page(spielwerk.load(game), language)
        titles = set(help_titles(game, language).values())
        named = {one.id: page.own("chapter", one.id) for one in page.contents.chapters}
        found.append([one for one, text in named.items() if page.say(f"{text}.title") in titles])
    assert all(one == found[0] for one in found)


def help_titles(game: str, language: str) -> dict[str, str]:
    """What the sections of the rules at the table are called."""
    page = rulespages.Page(spielwerk.load(game), language)
    sections = page.say(f"{game}-help-sections").split()
    return {one: page.say(f"{game}-help-{one}.title") for one in sections}


BEGINNING = {"aim", "board"}
"""Where the page has no chapter on them, its first picture and the quick start tell them."""


@pytest.mark.parametrize("game", spielwerk.games())
def test_every_section_at_a_table_has_its_pictures_on_the_page_of_that_table(game: str) -> None:
    usual = spielwerk.load(game)
    modes = [possible(game, {"preset": one}, seats_for_all(usual)) for one in usual.presets]
    others = [other for table in (usual, *modes) for _, other in decided_otherwise(table)]
    for table in (usual, *modes, *others):
        page = rulespages.Page(table, "en", filtered=True)
        told = {one for chapter in page.chapters for one in page.sections(chapter)}
        assert set(page.told.sections()) - told <= BEGINNING, table.options


def test_a_paragraph_is_reached_by_the_pictures_of_its_chapter() -> None:
    page = html("dog", "en", 4)
    chapter = page[page.index('<section class="chapter" id="turn">') :]
    title = chapter.index("<h2>")
    link = '<p class="way-in" id="about-R4"><a href="#R4">The exact rule: §R4 Discarding</a></p>'
    assert chapter.index(link) < title < chapter.index('<article id="R4">')
    assert chapter.index('<span class="way-in" id="at-play"></span>') < title


@EVERY_PAGE
def test_whoever_reads_can_play_and_learn_before_the_chapters(game: str, language: str) -> None:
    page = html(game, language)
    for address in (f"/play/{game}", f"/learn/{game}", f"/new/{game}"):
        assert 0 < page.index(f' href="{address}') < page.index('id="quick"')


def test_the_joker_and_the_end_of_dog_are_chapters() -> None:
    assert {'href="#joker"', 'href="#end"'} <= set(re.findall(r'href="#\w+"', html("dog", "de")))


@EVERY_PAGE
def test_every_component_is_counted_on_the_page(game: str, language: str) -> None:
    for seats in spielwerk.load(game).seat_counts:
        page = rulespages.Page(spielwerk.load(game, seats=seats), language)
        told = unescape(whole(page, Drawn(), Place("", {})))
        numbers = set(re.findall(r"\d+", told))
        assert {str(count) for count in page.counts.values()} - numbers == set()


@EVERY_PAGE
def test_a_quick_start_is_short(game: str, language: str) -> None:
    """At every table, whatever it has decided."""
    usual = spielwerk.load(game)
    presets = [
        possible(game, {"preset": preset}, seats_for_all(usual)) for preset in usual.presets
    ]
    for table in (usual, *presets):
        assert len(quick_start(table, language)) <= QUICK
        for _, other in decided_otherwise(table):
            assert len(quick_start(other, language)) <= QUICK + MORE, other.options


def quick_start(table: spielwerk.Game, language: str) -> list[str]:
    """Its words."""
    return rulespages.Page(table, language).say(f"{table.name}-rules-quick").split()


@EVERY_PAGE
def test_a_picture_is_described_in_few_words(game: str, language: str) -> None:
    page = rulespages.Page(spielwerk.load(game), language)
    for figure in rulespages.contents_of(game).figures:
        assert len(page.say(f"{game}-rules-figure-{figure}")) <= CAPTION, figure
        assert len(page.say(f"{game}-rules-figure-{figure}.spoken")) <= DESCRIBED, figure


def test_a_quick_start_is_true_under_rarer_rules() -> None:
    for options, said in (
        ({"start_safe": "on"}, "on its own start hole it’s safe"),
        ({"fechter_forced": "off"}, "otherwise you may discard"),
        ({"pairs": "on"}, "Partners win together"),
    ):
        page = rulespages.Page(spielwerk.load("stramash", options, 4), "en")
        assert said in page.say("stramash-rules-quick")


@EVERY_PAGE
def test_a_page_needs_no_script_and_no_style_of_its_own(game: str, language: str) -> None:
    page = html(game, language)
    assert re.findall(r"<script[^>]*>(?!</script>)", page) == []
    assert " style=" not in page
    assert "<style" not in page
    assert f'<html lang="{language}">' in page
    assert len(shown_ids(page)) == len(re.findall(r' id="', page))


@pytest.mark.parametrize("game", spielwerk.games())
def test_the_exact_rules_say_the_same_in_every_language(game: str) -> None:
    """As many paragraphs, rulings and options, in the same places."""
    english, german = (exact_rules(game, language).paragraphs for language in ("en", "de"))
    assert exact_page(game, "de") != exact_page(game, "en")
    assert list(english) == list(german)
    for rule, paragraph in english.items():
        other = german[rule].text
        assert paragraph.text.count("**Ruling.**") == other.count("**Festlegung.**"), rule
        codes = [sorted(re.findall(r"`(\w+)`", text)) for text in (paragraph.text, other)]
        assert set(codes[0]) == set(codes[1]), rule


@pytest.mark.parametrize("game", spielwerk.games())
def test_every_paragraph_belongs_to_one_chapter(game: str) -> None:
    chapters = rulespages.contents_of(game).chapters
    told = [rule for chapter in chapters for rule in chapter.paragraphs]
    assert sorted(told) == sorted(exact_rules(game, "en").paragraphs)


@pytest.mark.parametrize("game", spielwerk.games())
def test_everything_that_a_page_lists_is_used_once_and_conditions_name_what_there_is(
    game: str,
) -> None:
    contents = rulespages.contents_of(game)
    shown = [*contents.open, *(one for chapter in contents.chapters for one in chapter.figures)]
    assert sorted(shown) == sorted(contents.figures)
    options = {one["name"]: one for one in spielwerk.load(game).option_list()}
    holds = spielwerk.load(game).definition.holds
    for condition in contents.only.values():
        if isinstance(condition, str):
            assert condition in holds
            continue
        for name, values in condition.items():
            allowed = options[name].get("values", values) if name != "seats" else values
            assert set(values) <= set(allowed)


@pytest.mark.parametrize("game", spielwerk.games())
def test_where_a_paragraph_holds_is_said_once(game: str) -> None:
    """What is so where a paragraph holds names the paragraph, and not its tables once more."""
    told = spielwerk.load(game).definition.holds.items()
    tables = [(*where, text) for text, where in told if text.startswith("§") and len(where) == 1]
    for name, condition in rulespages.contents_of(game).only.items():
        for where, paragraph in tables:
            assert condition != as_condition(where), f"{name}: as {paragraph}"


def as_condition(where: Where) -> dict[str, list[str | int]]:
    """Tables, as a page would write them."""
    condition: dict[str, list[str | int]] = {one: [*some] for one, some in where.given.items()}
    return condition | ({"seats": [*where.seats]} if where.seats else {})


def words(page: rulespages.Page) -> list[str]:
    """All that the page says in its own words, but for what is listed as decided at the table."""
    held = [f"{page.name}-rules-quick"]
    for chapter in page.chapters:
        held.append(page.own("chapter", chapter.id))
        held += [page.own("fact", one) for one in page.holding("fact", chapter.facts)]
        held += [page.own("example", one) for one in page.holding("example", chapter.examples)]
        held += [page.own("figure", one) for one in page.holding("figure", chapter.figures)]
    return [page.say(message) for message in held]


UNTOLD = {
    "dog": {"seven_partner"},
    "rufus": {"prizes", "prize_order"},
    "stramash": {"seven_rest", "fechter_on_partner"},
    "strategus": set[str](),
    "streifzug": {
        "doubles",
        "hopser_from_goal",
        "max_jokers",
        "patron_target",
        "patron_ask",
        "after_patron",
    },
}
"""House rules about which a page says nothing in its own words, so nothing untrue."""


@EVERY_PAGE
def test_the_page_says_what_its_table_has_decided(game: str, language: str) -> None:
    usual = spielwerk.load(game)
    presets = [
        possible(game, {"preset": preset}, seats_for_all(usual)) for preset in usual.presets
    ]
    for here in (usual, *presets, spielwerk.load(game, seats=max(usual.seat_counts))):
        said = words(rulespages.Page(here, language, filtered=True))
        others = decided_otherwise(here)
        same = {
            name
            for name, other in others
            if words(rulespages.Page(other, language, filtered=True)) == said
        }
        assert same <= UNTOLD[game], here.differing_options()


@pytest.mark.parametrize("game", spielwerk.games())
def test_every_figure_is_a_position_of_its_game(game: str) -> None:
    for name, spec in rulespages.contents_of(game).figures.items():
        match = spielwerk.load(game).match_from(spec.position, seed=1)
        assert match.observation(spec.seat), name


@pytest.mark.parametrize("game", spielwerk.games())
def test_most_figures_can_be_tried_and_every_field_answers(game: str) -> None:
    page = rulespages.Page(spielwerk.load(game), "en")
    figures = page.contents.figures
    tried = [name for name, figure in figures.items() if figure.tries]
    assert len(tried) >= 0.7 * len(figures)
    for name in tried:
        pieces = trials(page, name)["pieces"]
        assert any(piece["open"] for piece in pieces), name
        for piece in pieces:
            assert all(field["why"] and "⟦" not in field["why"] for field in piece["barred"]), name


@pytest.mark.parametrize("kept", [{}, {"preset": "extended"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_page_of_streifzug_shows_nobody_who_is_not_at_its_table(
    seats: int, kept: dict[str, str]
) -> None:
    """Yellow sits at no table of two; a page for any table has each picture once."""
    chapters = ("throw", "paying")
    table = spielwerk.load("streifzug", kept, seats=seats)
    for filtered in (True, False):
        page = rulespages.Page(table, "en", filtered=filtered)
        shown = [
            page.say(page.own("figure", f"{one}.spoken"))
            for chapter in page.contents.chapters
            if chapter.id in chapters
            for one in page.holding("figure", chapter.figures)
        ]
        assert len(shown) == (1 + 3 if not filtered or not kept else 3)
        other = "yellow" if seats == 2 else "black"
        assert not [text for text in shown if other in text]


def test_a_figure_says_what_is_in_the_way() -> None:
    """The six would lead past the fresh piece; the three stops before it."""
    page = rulespages.Page(spielwerk.load("dog"), "en")
    (piece,) = trials(page, "fresh")["pieces"]
    places = drawing.Places(spielwerk.load("dog").geometry())
    assert piece["open"] == [places.at("T15")]
    past = next(field for field in piece["barred"] if field["at"] == places.at("T18"))
    assert (past["rule"], past["obstacles"]) == ("M2", [places.at("T16")])
    assert past["why"] == "A fresh piece blocks the way."


def test_the_figures_to_draw_are_those_of_the_pages() -> None:
    """`python -m spielwerk.rulespages.drawing` writes them anew."""
    assert json.loads(drawing.FILE.read_text()) == json.loads(drawing.written())


def test_a_table_shows_its_own_rules_and_leaves_out_the_rest() -> None:
    trios = shown_ids(html("dog", "en", 6, teams="trios"))
    assert {"S6", "figure-six", "partner"} <= trios
    assert not {"figure-give", "figure-last-seven"} & trios
    alone = shown_ids(html("dog", "en", 2))
    assert not {"M9", "M10", "R2", "partner", "exchange"} & alone
    basic = shown_ids(html("streifzug", "en", preset="basic"))
    assert {"B2", "B5"} <= basic
    assert not {"C1", "L1", "T1", "F2", "M1", "laying", "finish"} & basic
    assert not {"B2", "collect"} & shown_ids(html("streifzug", "en", preset="extended"))


@pytest.mark.parametrize(
    ("options", "title", "values"),
    [
        ({"prizes": "descending"}, "From 19 down to 1", "19 17 15 13 11 9 7 5 3 1"),
        ({"prizes": "custom", "prize_order": "19 1 17 3 15 5 13 7 11 9"}, "Your own order", None),
        ({"prizes": "shuffled"}, "Shuffled", "? ? ? ? ? ? ? ? ? ?"),
    ],
)
def test_the_prizes_are_shown_as_they_lie_at_this_table(
    options: dict[str, str], title: str, values: str | None
) -> None:
    page = rulespages.Page(spielwerk.load("rufus", options, 3), "en", filtered=True)
    _, rows = page.table("prizes")
    assert rows == [[title, *(values or options["prize_order"]).split()]]
    assert page.holds("table", "prizes")
    assert page.open == "chase"


def test_without_a_table_every_known_order_of_prizes_is_shown() -> None:
    _, rows = rulespages.Page(spielwerk.load("rufus"), "en").table("prizes")
    assert len(rows) == 3


@pytest.mark.parametrize("game", spielwerk.games())
def test_the_picture_at_the_beginning_has_the_seats_of_its_table(game: str) -> None:
    for seats in spielwerk.load(game).seat_counts:
        loaded = spielwerk.load(game, seats=seats)
        page = rulespages.Page(loaded, "en", filtered=True)
        figure = page.contents.figures[page.open]
        assert figure.crop or figure.position.get("seats", seats) == seats


def test_the_extended_game_begins_with_melds_and_a_hand_and_teams_are_named() -> None:
    for seats, mode in ((4, "teams"), (4, "extended"), (3, "extended"), (2, "extended")):
        game = spielwerk.load("streifzug", {"preset": mode}, seats)
        page = rulespages.Page(game, "en", filtered=True)
        figure = page.contents.figures[page.open]
        assert figure.laid
        assert figure.position["seats"] == seats
        named = "Red and Black play against" in page.say("streifzug-rules-quick")
        assert named == (mode == "teams")
    basic = rulespages.Page(spielwerk.load("streifzug", {"preset": "basic"}), "en", filtered=True)
    assert basic.contents.figures[basic.open].laid is False


def test_cards_of_a_figure_lie_below_its_board_and_in_its_picture() -> None:
    figures = drawing.figures("streifzug")["figures"]
    assert [card["code"] for card in figures["extended"]["cards"]] == [
        *("R4", "R5", "R6", "R7", "B7", "BJ"),
        *("R8", "B2", "RH"),
    ]
    for figure in figures.values():
        left, top, wide, high = figure["crop"]
        for x, y in (card["at"] for card in figure["cards"]):
            assert left <= x <= left + wide - 100
            assert 1022 < y <= top + high - 144


def test_a_page_says_below_its_title_for_which_table_it_is() -> None:
    page = unescape(html("rufus", "en", 3, prizes="descending"))
    title = page[page.index("<h1>") : page.index("<h2")]
    assert "for a table with 3 seats." in title
    assert (
        '<a href="#house">House rules</a>: Order of the prize cards: From 19 down to 1<' in title
    )
    assert '<a href="#house">Hausregeln</a>: keine<' in html("rufus", "de", 3)
    assert 'class="here"' not in html("rufus", "en")


def test_what_may_be_said_of_a_table_is_folded_and_told_in_a_line() -> None:
    for page, told in (
        (html("rufus", "en"), "For a certain kind of table"),
        (html("rufus", "en", 3), "For a table with 3 seats"),
        (
            html("rufus", "de", 3, prizes="shuffled"),
            "Für einen Tisch mit 3 Plätzen: eine Hausregel",
        ),
        (html("streifzug", "en"), "For a certain kind of table"),
        (html("streifzug", "en", 3, preset="extended"), "For a table with 3 seats: Extended game"),
    ):
        assert f'<details class="filter"><summary>{told}</summary>' in page


def test_a_table_is_set_up_by_the_rules_of_the_page() -> None:
    assert 'href="/new/rufus"' in html("rufus", "en")
    assert 'href="/new/rufus?seats=3&prizes=descending"' in unescape(
        html("rufus", "en", 3, prizes="descending")
    )
    extended = unescape(html("streifzug", "en", preset="extended"))
    assert 'href="/new/streifzug?seats=4&ext_cards=on' in extended


def test_what_is_usual_stands_apart_from_what_else_may_be_chosen() -> None:
    page = unescape(html("dog", "en", 6, teams="trios"))
    listed = page[page.index('id="option-teams"') :]
    assert "<dd>Our reading: Pairs</dd><dd>Also possible: " in listed[: listed.index("</div>")]


def test_what_a_table_decides_otherwise_is_marked() -> None:
    page = html("dog", "en", fold="one_card")
    assert "If you can’t play any card: Discard one card" in unescape(page)
    assert 'class="mark"' in page
    assert 'class="mark"' not in html("dog", "en", 4)


@pytest.mark.parametrize(
    ("game", "options", "line"),
    [
        ("streifzug", {"preset": "extended"}, "Erweitertes Spiel"),
        ("streifzug", {"ext_cards": "on"}, "Für Punkte auslegen"),
        ("stramash", {"pairs": "on"}, "In Paaren"),
    ],
)
def test_a_mode_is_no_house_rule_of_its_table(
    game: str, options: dict[str, object], line: str
) -> None:
    page = html(game, "de", 4, **options)
    assert "Hausregel an diesem Tisch" not in page
    assert '<a href="#house">Hausregeln</a>: keine<' in page
    assert f"<summary>Für einen Tisch mit 4 Plätzen: {line}</summary>" in unescape(page)


def test_a_mode_is_not_said_to_be_possible_also() -> None:
    page = unescape(html("streifzug", "en"))
    listed = page[page.index('id="option-ext_cards"') :]
    assert "Also possible" not in listed[: listed.index("</div>")]
    assert "Also possible" in listed


def exactly(game: str, language: str, paragraph: str) -> str:
    """An exact paragraph as the page has it."""
    page = html(game, language)
    found = page[page.index(f'<article id="{paragraph}"') :]
    return found[: found.index("</article>")]


def test_exact_paragraphs_say_what_a_house_rule_is_called() -> None:
    for language, label in (("en", "Who plays together"), ("de", "Wer zusammenspielt")):
        told = exactly("dog", language, "S3")
        assert told.count(f"<code>teams</code> ({label})") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "paragraph", "option", "code"),
    [
        ("streifzug", "D2", "stages", "no_turning"),
        ("rufus", "P", "prizes", "custom"),
        ("dog", "M10", "seven_rest", "none"),
        ("strategus", "S5", "army", "barrage"),
    ],
)
def test_exact_paragraphs_say_what_may_be_chosen_in_the_words_of_the_form(
    language: str, game: str, paragraph: str, option: str, code: str
) -> None:
    label = escape(game_texts(game, language).say(f"{game}-option-{option}-{code}"))
    assert exactly(game, language, paragraph).count(f"<code>{code}</code> ({label})") == 1


def test_a_value_is_one_of_the_house_rule_that_was_named_last() -> None:
    """Also where both stand in one, as `own_on_start: bars`."""
    words = "Your own piece on the start space: Blocks the start space"
    assert f"<code>own_on_start: bars</code> ({words})" in exactly("dog", "en", "S5")
    assert "<code>off</code> (Only from the track)" in exactly("stramash", "en", "M6")
    assert "<code>on</code> (On the partner as well)" in exactly("stramash", "en", "M6")


def test_rulings_of_ours_are_marked() -> None:
    for language, word in (("en", "Ruling."), ("de", "Festlegung.")):
        assert f'<p class="ours"><strong>{word}</strong>' in html("dog", language)


def test_the_tables_are_the_rules_own() -> None:
    page = unescape(html("strategus", "en"))
    fights = page[page.index('id="table-fights"') :]
    mouse = re.search(r'<tr><th scope="row">Mouse 10</th>(.*?)</tr>', fights)
    assert mouse is not None
    assert re.findall(r"<td>(.)</td>", mouse[1]) == [*"+−−−−−−−−=−+"]
    points = html("streifzug", "de")
    assert "<td>3</td><td>4</td><td>5</td><td>6</td><td>8</td><td>10</td><td>12</td>" in points


@EVERY_PAGE
def test_only_beside_what_is_usual_something_else_is_called_possible(
    game: str, language: str
) -> None:
    page = rulespages.Page(spielwerk.load(game), language)
    for option in page.offered:
        usual, others = house.usually(page, option), house.otherwise(page, option)
        assert bool(usual) == bool(others), option["name"]
