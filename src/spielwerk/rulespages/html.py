"""A page of rules as HTML, complete without a script: what a browser shows and prints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from spielwerk.rulespages import house
from spielwerk.rulespages.figures import Drawn
from spielwerk.rulespages.markdown import html_of
from spielwerk.rulespages.naming import named
from spielwerk.text import LANGUAGES

if TYPE_CHECKING:
    from spielwerk.rulespages.contents import Chapter
    from spielwerk.rulespages.exact import Paragraph
    from spielwerk.rulespages.page import Page

FRAME = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#e8dcc6">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b130e">
<meta name="description" content="{description}">
<title>{title} – Spielwerk</title>
<link rel="icon" type="image/svg+xml" href="{root}/favicon.svg">
<link rel="stylesheet" href="{root}/drawn/page.css">
{faces}
<script type="module" src="{root}/drawn/trying.js"></script>
{alternates}
</head>
<body class="rules" data-game="{game}">
{body}
</body>
</html>
"""

FACE = '<link rel="preload" as="font" type="font/woff2" crossorigin href="{root}/{file}">'
"""The typeface is asked for before the styles name it: then it comes before anything is read."""


@dataclass(frozen=True)
class Place:
    """Where a page is: what the server is mounted below, and what was asked for."""

    root: str
    asked: Mapping[str, str]

    def rules(self, page: Page, language: str) -> str:
        """The address of the same page in a language."""
        query = f"?{urlencode(self.asked)}" if self.asked else ""
        return f"{self.root}/rules/{language}/{page.name}{query}"

    def new(self, page: Page) -> str:
        """The address where a table is set up: just such a one if the page is for one."""
        agreed = {"seats": page.game.seats, **page.differing}
        query = f"?{urlencode(agreed)}" if page.filtered else ""
        return f"{self.root}/new/{page.name}{query}"


def whole(page: Page, drawn: Drawn, place: Place, problem: str = "") -> str:
    """The page of a game's rules."""
    title = page.say("rules-title", name=page.say(f"{page.name}-name"))
    description = page.say("rules-description", name=page.say(f"{page.name}-name"))
    alternates = (
        f'<link rel="alternate" hreflang="{one}" href="{escape(place.rules(page, one))}">'
        for one in LANGUAGES
    )
    return FRAME.format(
        language=page.language,
        game=page.name,
        title=escape(title),
        description=escape(description),
        root=place.root,
        faces="\n".join(FACE.format(root=place.root, file=escape(file)) for file in drawn.faces),
        alternates="\n".join(alternates),
        body=_body(page, drawn, place, problem),
    )


def _body(page: Page, drawn: Drawn, place: Place, problem: str) -> str:
    chapters = (_chapter(page, chapter, drawn) for chapter in page.chapters)
    return "\n".join(
        [
            drawn.shared(),
            _top(page, place),
            "<main>",
            _beginning(page, drawn, place, problem),
            _ways(page),
            house.filter_form(page, place.asked),
            _box(page),
            *chapters,
            house.options(page),
            house.rulings(page),
            "</main>",
        ]
    )


def _top(page: Page, place: Place) -> str:
    other = page.say("rules-other-language.tag")
    return (
        f'<header class="top"><a class="home" href="{place.root}/">'
        f"<b>Spielwerk</b> <span>{_said(page, 'rules-home')}</span></a>"
        f'<a lang="{other}" hreflang="{other}" href="{escape(place.rules(page, other))}">'
        f"{_said(page, 'rules-other-language')}</a></header>"
    )


def _beginning(page: Page, drawn: Drawn, place: Place, problem: str) -> str:
    """The first screen: what it is called, a quick start and a table in full play."""
    name = page.name
    wrong = f'<p class="wrong" role="alert">{escape(problem)}</p>' if problem else ""
    return (
        f'<section class="beginning"><div><h1>{_said(page, f"{name}-name")}</h1>{house.here(page)}'
        f'<p class="tagline">{_said(page, f"{name}-tagline")}</p>{_doors(page, place)}{wrong}'
        f'<h2 id="quick">{_said(page, "rules-quick")}</h2>'
        f"<p>{_said(page, f'{name}-rules-quick')}</p>"
        f"{house.modes(page, place.asked)}</div>"
        f"{_figure(page, page.open, drawn)}</section>"
    )


def _doors(page: Page, place: Place) -> str:
    """To a game at once, to the lessons, and to a table of one's own."""
    doors = {
        "rules-now": f"{place.root}/play/{page.name}",
        "rules-learn": f"{place.root}/learn/{page.name}",
        "rules-play": place.new(page),
    }
    first = next(iter(doors))
    links = (
        f'<a class="button{" main" if door == first else ""}" href="{escape(to)}">'
        f"{_said(page, door)}</a>"
        for door, to in doors.items()
    )
    return f'<p class="doors">{" ".join(links)}</p>'


def _ways(page: Page) -> str:
    titles = (
        (one.id, _said(page, f"{page.own('chapter', one.id)}.title")) for one in page.chapters
    )
    links = (f'<li><a href="#{chapter}">{title}</a></li>' for chapter, title in titles)
    return (
        f'<nav class="ways" aria-label="{_said(page, "rules-contents")}"><ul>'
        f'<li><a href="#box">{_said(page, "rules-box")}</a></li>{"".join(links)}'
        f'<li><a href="#house">{_said(page, "rules-house")}</a></li></ul></nav>'
    )


def _box(page: Page) -> str:
    things = _items(page, "box", page.contents.box)
    front = named(page, html_of(page.exact.front, page.held))
    return (
        f'<section class="chapter" id="box"><h2>{_said(page, "rules-box")}</h2>'
        f'<ul class="box">{things}</ul>{_folded(page, "rules-front", front)}</section>'
    )


def _chapter(page: Page, chapter: Chapter, drawn: Drawn) -> str:
    """One sentence, pictures, what belongs to it, examples, tables; and exactly, folded."""
    message = page.own("chapter", chapter.id)
    title = _said(page, f"{message}.title")
    facts = _items(page, "fact", chapter.facts)
    pictures = "".join(
        _figure(page, one, drawn) for one in page.holding("figure", chapter.figures)
    )
    exact = "".join(_paragraph(page, one) for one in page.paragraphs(chapter))
    return "".join(
        [
            f'<section class="chapter" id="{chapter.id}">{_ways_in(page, chapter)}',
            f"<h2>{title}</h2>",
            f'<p class="lead">{_said(page, message)}</p>',
            house.decided(page, chapter),
            f'<div class="pictures">{pictures}</div>' if pictures else "",
            f'<ul class="facts">{facts}</ul>' if facts else "",
            *(_table(page, one) for one in page.holding("table", chapter.tables)),
            *(_example(page, one) for one in page.holding("example", chapter.examples)),
            _folded(page, "rules-exactly", exact) if exact else "",
            "</section>",
        ]
    )


def _ways_in(page: Page, chapter: Chapter) -> str:
    """Where links from a table lead: to the pictures first, and from there to the exact words."""
    at = (f'<span class="way-in" id="at-{one}"></span>' for one in page.sections(chapter))
    about = (
        f'<p class="way-in" id="about-{one.id}"><a href="#{one.id}">'
        f"{escape(page.say('rules-exactly.of', rule=f'§{one.id} {one.title}'))}</a></p>"
        for one in page.paragraphs(chapter)
    )
    return "".join([*at, *about])


def _items(page: Page, kind: str, names: Iterable[str]) -> str:
    held = page.holding(kind, names)
    return "".join(f"<li>{_said(page, page.own(kind, one))}</li>" for one in held)


def _example(page: Page, name: str) -> str:
    return (
        f'<p class="example"><b>{_said(page, "rules-example")}</b> '
        f"{_said(page, page.own('example', name))}</p>"
    )


def _figure(page: Page, name: str, drawn: Drawn) -> str:
    """A picture with what stands below it, and what it shows for whoever hears the page."""
    message = page.own("figure", name)
    spoken = _said(page, f"{message}.spoken")
    labels = {
        label: escape(page.say(page.own("label", label)))
        for label, *_ in page.contents.figures[name].labels
    }
    tries = page.contents.figures[name].tries
    trying = f' data-try="{_said(page, "rules-try")}"' if tries else ""
    return (
        f'<figure id="figure-{name}"{trying}><div class="drawn" role="img" aria-label="{spoken}">'
        f"{drawn.figure(name, labels)}</div>"
        f"<figcaption>{_said(page, message)}</figcaption></figure>"
    )


def _table(page: Page, name: str) -> str:
    """What the rules work out."""
    head, rows = page.table(name)
    title = _said(page, f"{page.own('table', name)}.title")
    columns = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    lines = "".join(_row(row) for row in rows)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{title}">'
        f'<table class="worked" id="table-{name}"><caption>{title}</caption>'
        f"<thead><tr>{columns}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _row(row: list[str]) -> str:
    first, *others = map(escape, row)
    cells = "".join(f"<td>{one}</td>" for one in others)
    return f'<tr><th scope="row">{first}</th>{cells}</tr>'


def _paragraph(page: Page, paragraph: Paragraph) -> str:
    changed = house.mark(page, paragraph.id)
    text = named(page, html_of(paragraph.text, page.held), paragraph.id)
    return (
        f'<article id="{paragraph.id}"><h3><a href="#{paragraph.id}">§{paragraph.id}</a> '
        f"{escape(paragraph.title)}{changed}</h3>{text}</article>"
    )


def _folded(page: Page, title: str, html: str) -> str:
    return f'<details class="exact"><summary>{_said(page, title)}</summary>{html}</details>'


def _said(page: Page, message: str) -> str:
    """A text, safe in a page and in an attribute."""
    return escape(page.say(message))
