"""Reports as pages to read: HTML that stands by itself, in German or English, by day and night."""

import html as markup
from collections.abc import Iterator, Sequence
from importlib import resources

from spielwerk.core.documents import Document
from spielwerk.lab import plots, wording
from spielwerk.lab.measures import HAPPENINGS
from spielwerk.lab.plots import Plot
from spielwerk.lab.wording import Report, Words

MOST_DRAWN = 24
"""Changes in one plot."""

# A page


def page(words: Words, title: str, parts: Sequence[str]) -> str:
    """A whole page that needs nothing from elsewhere."""
    style = (resources.files("spielwerk.lab") / "page.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{markup.escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{markup.escape(title)}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


def section(heading: str, *parts: str) -> str:
    """A section in HTML: its heading as text, then parts that are HTML."""
    return f"<section>\n<h2>{markup.escape(heading)}</h2>\n" + "\n".join(parts) + "\n</section>"


def text(*sentences: str, kind: str = "") -> str:
    """Sentences as a paragraph in HTML, of a class if `kind` names one."""
    name = f' class="{kind}"' if kind else ""
    return f"<p{name}>{markup.escape(' '.join(sentences))}</p>"


def picture(plot: Plot, label: str) -> str:
    """A plot, and what it shows for who does not see it."""
    name = markup.escape(label, quote=True)
    return f'<figure role="img" aria-label="{name}">{plots.svg(plot)}</figure>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column is words; the cells may be HTML."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in heads)
    body = "\n".join(
        f'<tr><th scope="row">{first}</th>'
        + "".join(f"<td>{cell}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def named(words: Words, key: str, rule: str | None) -> str:
    """What a measure is called, and the rule that it belongs to."""
    name = markup.escape(words.measure(key))
    return f"{name} <small>§{rule}</small>" if rule else name


def made(words: Words, report: Report, command: str) -> str:
    """The last line: where all this comes from."""
    told = {"version": report["version"], "commit": report["commit"] or "–"}
    seed = f"{report['experiment']}/"
    return text(words.say("lab-made", command=command, seed=seed, **told), kind="made")


# One set of rules


def html(report: Report, language: str, command: str = "spielwerk balance") -> str:
    """A report as a page; of `command` it says that it has made it."""
    words = Words(report, language)
    parts = [
        text(wording.played(words, report), kind="what"),
        text(words.say("lab-balance-note"), kind="note"),
        length_part(words, report),
        sides_part(words, report),
    ]
    if report["curve"]:
        parts.append(leads_part(words, report))
    if "skill" in report:
        told = text(wording.skill(words, report["skill"]))
        parts.append(section(words.say("lab-skill"), told))
    parts += [happenings_part(words, report), waiting_part(words, report)]
    title = words.say("lab-balance-title", game=words.title())
    return page(words, title, [*parts, made(words, report, command)])


def length_part(words: Words, report: Report) -> str:
    """How long matches are, in words and as a plot."""
    told = wording.length(words, report)
    cpu = words.say("lab-length-cpu", seconds=words.number(report["cpu_seconds"], 3))
    drawn = picture(plots.lengths(report, words.texts), told)
    return section(words.say("lab-length"), text(told), drawn, text(cpu, kind="note"))


def sides_part(words: Words, report: Report) -> str:
    """Whether seats are alike, in words and as a plot."""
    parts = [text(*wording.sides(words, report))]
    if "sides/0" in report["measures"]:
        label = sides_told(words, report)
        parts.append(picture(plots.sides(report, words.sides(), words.texts), label))
    return section(words.say("lab-seats"), *parts)


def sides_told(words: Words, report: Report) -> str:
    """The plot of sides in words."""
    return "; ".join(
        f"{name}: {words.percent(report['measures'][f'sides/{side}'][0])}"
        for side, name in enumerate(words.sides())
    )


def leads_part(words: Words, report: Report) -> str:
    """Whether a game stays open."""
    told = wording.leads(words, report)
    drawn = picture(plots.curve(report, words.texts), told)
    note = text(words.say("lab-leads-note"), kind="note")
    return section(words.say("lab-leads"), text(told), drawn, note)


def happenings_part(words: Words, report: Report) -> str:
    """How often each rule is seen at work."""
    seen = [name for name, share in report["happens"].items() if share[0]]
    never = [name for name in report["happens"] if name not in seen]
    heads = [words.say(f"lab-{head}") for head in ("happening", "per-game", "in-share")]
    rows = [list(happening_row(words, report, name)) for name in seen]
    told = [table(heads, rows)]
    if never:
        names = "; ".join(words.measure(HAPPENINGS + name) for name in never)
        told.append(text(words.say("lab-never", names=names), kind="note"))
    return section(words.say("lab-happenings"), *told)


def happening_row(words: Words, report: Report, name: str) -> Iterator[str]:
    """The cells of a happening: its name, how often a match it came, in how many it did."""
    found = report["measures"][HAPPENINGS + name]
    share = report["happens"][name][0]
    yield named(words, HAPPENINGS + name, report["rules"][name])
    yield f"{words.number(found[0])}<small>{words.bounds(HAPPENINGS, found)}</small>"
    yield f'<span class="bar" style="--part: {share:.3f}">{words.percent(share)}</span>'


def waiting_part(words: Words, report: Report) -> str:
    """Dead time, and how much there is to choose."""
    measures = report["measures"]
    heads = ["", words.say("lab-measure-waiting")]
    rows = [
        [markup.escape(words.seat(seat)), words.number(measures[f"waiting/{seat}"][0])]
        for seat in range(report["seats"])
    ]
    told = text(wording.waiting(words, report))
    return section(words.say("lab-waiting"), told, table(heads, rows))


# Two sets of rules


def compared_html(
    report: Report, language: str, command: str = "spielwerk balance --compare"
) -> str:
    """A comparison as a page; of `command` it says that it has made it."""
    words = Words(report, language)
    rows = [list(finding_row(words, report, one)) for one in report["findings"]]
    heads = ["", *(words.say(f"lab-{head}") for head in ("before-after", "difference"))]
    parts = [
        text(wording.compared(words, report), kind="what"),
        section(words.say("lab-compare-found"), *changes_part(words, report)),
        section(words.say("lab-compare-all"), *drawn_changes(words, report), table(heads, rows)),
        text(words.say("lab-balance-note"), kind="note"),
        made(words, report, command),
    ]
    return page(words, words.say("lab-compare-title", game=words.title()), parts)


def changes_part(words: Words, report: Report) -> Iterator[str]:
    """What is beyond chance, in sentences."""
    found = wording.changes(words, report)
    items = "\n".join(f"<li>{markup.escape(sentence)}</li>" for sentence in found)
    yield f"<ul>\n{items}\n</ul>" if found else text(wording.no_change(words, report))
    yield text(words.say("lab-compare-note", questions=len(report["findings"])), kind="note")


def drawn_changes(words: Words, report: Report) -> Iterator[str]:
    """The plot of what can be told in percent."""
    drawn = drawable(report)
    if drawn:
        names = [words.measure(one["measure"]) for one in drawn]
        label = "; ".join(wording.change(words, one) for one in drawn if one["beyond"])
        plot = plots.changes(drawn, names, words.texts)
        yield picture(plot, label or words.say("lab-compare-nothing"))


def drawable(report: Report) -> list[Document]:
    """The findings whose bounds, in percent of what was, are narrow enough to be seen."""
    return [
        one
        for one in report["findings"]
        if one["usual"] and max(map(abs, one["difference"])) <= one["usual"]
    ][:MOST_DRAWN]


def finding_row(words: Words, report: Report, one: Document) -> Iterator[str]:
    """The cells of a finding: its name, both figures, and the difference with its bounds."""
    key, (difference, low, high) = one["measure"], one["difference"]
    yield named(words, key, one["rule"])
    yield f"{words.figure(key, one['usual'])} → {words.figure(key, one['chosen'])}"
    sign = "+" if difference > 0 else ""
    figure = f"{sign}{words.figure(key, difference)}"
    bounds = f"({words.figure(key, low)} … {words.figure(key, high)})"
    stands = markup.escape(wording.standing(words, report, one))
    strong = f"<strong>{figure}</strong>" if one["beyond"] else figure
    yield f"{strong} <small>{bounds}{stands}</small>"


# Plots for files


def drawings(report: Report, language: str) -> list[Plot]:
    """The plots of a report, or of a comparison."""
    words = Words(report, language)
    if "findings" in report:
        drawn = drawable(report)
        names = [words.measure(one["measure"]) for one in drawn]
        return [plots.changes(drawn, names, words.texts)] if drawn else []
    made = [plots.lengths(report, words.texts)]
    if "sides/0" in report["measures"]:
        made.append(plots.sides(report, words.sides(), words.texts))
    return [*made, plots.curve(report, words.texts)] if report["curve"] else made
