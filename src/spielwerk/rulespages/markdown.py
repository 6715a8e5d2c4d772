"""Exact paragraphs as HTML: what is ours is marked, and every § leads to its paragraph."""

import re
from collections.abc import Container
from functools import cache

from markdown_it import MarkdownIt

OURS = re.compile(r"<p>(<strong>(?:Ruling|Festlegung)\.</strong>)")
MENTION = re.compile(r"§([A-Z]+\d*)\b")
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)


@cache
def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def html_of(text: str, known: Container[str]) -> str:
    """Markdown as HTML; only paragraphs that are `known` are linked."""
    html = OURS.sub(r'<p class="ours">\1', _reader().render(text))
    html = html.replace("<th></th>", "<td></td>")  # a corner is no heading
    html = TABLE.sub(lambda table: f'<div class="wide" tabindex="0">{table[0]}</div>', html)
    return MENTION.sub(lambda mention: _link(mention, known), html)


def _link(mention: re.Match[str], known: Container[str]) -> str:
    return f'<a href="#{mention[1]}">{mention[0]}</a>' if mention[1] in known else mention[0]
