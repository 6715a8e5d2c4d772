"""House rules on a page: what can be chosen, what this table has chosen, and what is ours."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.core.documents import Written
    from spielwerk.rulespages.contents import Chapter
    from spielwerk.rulespages.page import Page


def decided(page: Page, chapter: Chapter) -> str:
    """What a chapter says that is not so in the rulebook, at this table."""
    changed = [one["name"] for one in page.options(chapter) if one["name"] in page.house_rules]
    lines = (page.option_words(name, page.house_rules[name]) for name in changed)
    note = escape(page.say("rules-house-mark"))
    return "".join(
        f'<p class="decided"><b>{note}</b> {escape(title)}: {escape(value)}</p>'
        for title, value in lines
    )


def here(page: Page) -> str:
    """For which table the page is, if for one: its seats, and its house rules with the list."""
    if not page.filtered:
        return ""
    chosen = (page.option_words(*one) for one in page.house_rules.items())
    rules = "; ".join(f"{title}: {value}" for title, value in chosen)
    listed = f'<a href="#house">{escape(page.say("rules-house"))}</a>'
    return (
        f'<p class="here">{escape(page.say("rules-here"))} '
        f"{listed}: {escape(rules or page.say('rules-here.none'))}</p>"
    )


def mark(page: Page, paragraph: str) -> str:
    """Beside a paragraph's title if a house rule changes it here."""
    changed = [one for one in page.game.option_list() if one["name"] in page.house_rules]
    if all(one["rule"] != paragraph for one in changed):
        return ""
    return f' <span class="mark">{escape(page.say("rules-house-mark"))}</span>'


def options(page: Page) -> str:
    """Everything that a table may decide otherwise."""
    lines = "".join(_option(page, one) for one in page.offered)
    return (
        f'<section class="chapter" id="house"><h2>{escape(page.say("rules-house"))}</h2>'
        f'<p class="lead">{escape(page.say("rules-house.note"))}</p>'
        f'<dl class="options">{lines}</dl></section>'
    )


def _option(page: Page, option: Written) -> str:
    name, rule = option["name"], option["rule"]
    message = f"{page.name}-option-{name}"
    where = f' <a href="#{rule}">§{rule}</a>' if rule in page.held else ""
    parts = [page.say(f"{message}.help"), usually(page, option), otherwise(page, option)]
    said = "".join(f"<dd>{escape(part)}</dd>" for part in parts if part)
    return (
        f'<div id="option-{name}"><dt>{escape(page.say(message))}{where}'
        f"{mark_of(page, name)}</dt>{said}</div>"
    )


def mark_of(page: Page, name: str) -> str:
    """What this table has chosen, where that is not usual."""
    if name not in page.house_rules:
        return ""
    _, value = page.option_words(name, page.house_rules[name])
    note = f"{page.say('rules-house-mark')}: {value}"
    return f' <span class="mark">{escape(note)}</span>'


def usually(page: Page, option: Written) -> str:
    """What the rulebook says, or how we read it; a mode has no usual value."""
    if option.get("mode") or option["default"] == "":
        return ""
    _, value = page.option_words(option["name"], option["default"])
    return page.say("rules-ours" if option["ours"] else "rules-book", value=value)


def otherwise(page: Page, option: Written) -> str:
    """What else may be chosen, where something is usual."""
    name = option["name"]
    if not usually(page, option):
        return ""
    if "values" in option:
        others = [one for one in option["values"] if one != option["default"]]
        values = "; ".join(page.option_words(name, one)[1] for one in others)
    else:
        low, high, step = option["low"], option["high"], option.get("step", 1)
        values = page.say("rules-range", low=low, high=high, step=step)
    return page.say("rules-others", values=values)


def cannot_be(page: Page, option: str) -> str:
    """That there is no such table: what it says of this option (or `seats`) cannot be."""
    if option == "seats":
        return page.say("rules-wrong.seats")
    name = f"{page.name}-option-{option}"
    if name not in page:
        return page.say("rules-wrong.unknown")
    return page.say("rules-wrong", rule=page.say(name))


def rulings(page: Page) -> str:
    """What was decided where the rulebook is silent and nobody can choose."""
    lines = "".join(
        f"<li>{escape(page.say(f'{page.name}-ruling-{one}'))}{_where(page, one)}</li>"
        for one in page.told.rulings()
    )
    return (
        f'<section class="chapter" id="silent"><h2>{escape(page.say("rules-silent"))}</h2>'
        f'<p class="lead">{escape(page.say("rules-silent.note"))}</p>'
        f'<ul class="facts">{lines}</ul></section>'
    )


def _where(page: Page, ruling: str) -> str:
    return f' <a href="#{ruling}">§{ruling}</a>' if ruling in page.held else ""


# The ways above


def modes(page: Page, asked: Mapping[str, str]) -> str:
    """The presets of a game as ways to the page of each, where there are some."""
    links = (
        f'<li><a href="?preset={preset}"{_current(asked.get("preset") == preset)}>'
        f"{escape(page.say(f'{page.name}-preset-{preset}'))}</a></li>"
        for preset in page.game.presets
    )
    listed = "".join(links)
    return f'<ul class="modes" aria-label="{_said(page, "mode")}">{listed}</ul>' if listed else ""


def _current(here: bool) -> str:
    return ' aria-current="page"' if here else ""


def filter_form(page: Page, asked: Mapping[str, str]) -> str:
    """What a reader may say about the table, so that the rest is left out."""
    first = [one for one in page.game.option_list() if one["name"] in page.contents.filters]
    more = [one for one in page.game.option_list() if "values" in one and one not in first]
    shown = "".join(_choice(page, one, asked) for one in first)
    folded = "".join(_choice(page, one, asked) for one in more)
    note = f"<p>{_said(page, 'filtered')} {_back(page)}</p>" if page.filtered else ""
    title = escape(_chosen(page) if page.filtered else page.say("rules-filter"))
    return (
        f'<details class="filter"><summary>{title}</summary>'
        f"{note}<form>{_modes(page, asked)}{_seats(page, asked)}{shown}"
        f"<details><summary>{_said(page, 'more')}</summary><div>{folded}</div></details>"
        f'<button class="button">{_said(page, "show")}</button></form></details>'
    )


def _chosen(page: Page) -> str:
    """For which table the page is, in a line: its seats, its modes, and how much else differs."""
    preset, agreed = page.game.preset, page.game.agreed_options()
    decided = len(page.house_rules)
    parts = [page.say(f"{page.name}-preset-{preset}")] if preset else []
    modes = agreed.keys() - page.house_rules.keys() - {"preset"}
    parts += [page.option_words(one, agreed[one])[1] for one in agreed if one in modes]
    parts += [page.say("rules-filter.decided", decided=decided)] if decided else []
    return ": ".join([page.say("rules-filter.chosen"), *filter(None, [", ".join(parts)])])


def _back(page: Page) -> str:
    return f'<a href="?">{_said(page, "everything")}</a>'


def _modes(page: Page, asked: Mapping[str, str]) -> str:
    """The presets of a game, where it has some."""
    if not page.game.presets:
        return ""
    values = [(one, page.say(f"{page.name}-preset-{one}")) for one in page.game.presets]
    return _select("preset", page.say("rules-filter.mode"), values, asked)


def _seats(page: Page, asked: Mapping[str, str]) -> str:
    counts = page.game.seat_counts
    values = [(str(one), str(one)) for one in sorted(counts)]
    return _select("seats", page.say("rules-filter.seats"), values, asked) if values[1:] else ""


def _choice(page: Page, option: Written, asked: Mapping[str, str]) -> str:
    name = option["name"]
    values = [(str(one), page.option_words(name, one)[1]) for one in option["values"]]
    return _select(name, page.say(f"{page.name}-option-{name}"), values, asked)


def _select(name: str, title: str, values: list[tuple[str, str]], asked: Mapping[str, str]) -> str:
    """A list to choose from; the first of it is: whatever is usual."""
    chosen = asked.get(name, "")
    lines = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
        f"{escape(words)}</option>"
        for value, words in [("", "–"), *values]
    )
    return (
        f"<label><span>{escape(title)}</span>"
        f'<select class="field" name="{name}">{lines}</select></label>'
    )


def _said(page: Page, attribute: str) -> str:
    return escape(page.say(f"rules-filter.{attribute}"))
