"""What a machine can tell of docs/texts.md: each rule finds the texts that break it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from spielwerk.text import Texts
from tests.house.rendered import patterns, renderings

ROOT = Path(__file__).parents[2]
KINDS = json.loads((ROOT / "web/src/shown/kinds.json").read_text(encoding="utf-8"))

FORBIDDEN = {
    "de": {
        r"am Zug|an der Reihe": "dran",
        r"\b[Bb]eginn\w*": "anfangen",
        r"Telefon\w*": "Handy",
        r"Brief\w*": "E-Mail",
        r"Mailadresse": "E-Mail-Adresse",
        r"Gespräch\w*": "Chat",
        r"Ratgeber\w*|\bRat\b": "Tipp",
        r"Zwinger\w*": "Haus",
        r"\bsichern\b|gesichert\w*": "speichern",
        r"\bMatch\b": "Partie",
        r"Handkarten": "Karten auf der Hand",
        r"\bZuschauer\w*": "beim Zuschauen",
        r"\bBeleg\w*|Fingerabdruck": "Fairness-Prüfung, Prüfcode",
        r"beurteil\w*": "prüfen",
        r"Suchl[aä]uf\w*": "überlegen, schätzen",
        r"\bjene[rsn]?\b|\btäte\b|\bdarum\b|[Oo]benauf": "plain words",
        r"\bman\b": "du",
        r"\b[Jj]eder (hat|darf|hält|für sich)\b|\bals Erster\b|der Nächste\b": "alle, zuerst",
        r"(?<=[a-zäöüß,;] )(Sie|Ihnen|Ihre?[nmrs]?)\b": "du",
        r"\b(Ich|habe ich|kann ich)\b \w": "nobody speaks",
        r"\b([Ww]ähl|[Ll]eg|[Ss]etz|tausch|[Ff]ühr|[Rr]ück|[Zz]ieh)\b": "imperative with -e",
        r"\b([Ff]ahr|[Ss]tell|[Ww]art|[Ss]chick|[Ss]uch|[Ff]rag)\b": "imperative with -e",
        r"\b[Vv]ersuch es\b|\b[Mm]ach (zuerst|deine)": "imperative with -e",
        r"\b(Bring|Hol|Heb|Bieg|Greif|Räum|Behalt|Merk|Versuch)\b (?=[a-zäöü])": "with -e",
        r"\b([Dd]as|\w+es) Laddie\b": "der Laddie",
        r"\bkein Spiel ewig\b|\b[Dd]as Spiel (endet|ist)": "Partie",
        r"\b[Dd]azu gehör\w+": "dazugehören",
    },
    "en": {
        r"\b(man|men)\b": "piece",
        r"\bfields?\b": "space",
        r"\b(a|an|the|this|that|other|another|own|whole|any|no|one) match(es)?\b": "game",
        r"\bby the rulebook\b": "in the rulebook",
        r"\banew\b": "again",
        r"\bchances? to win\b": "chance of winning",
        r"\b[Tt]elephones?\b": "phone",
        r"\b[Ll]etters?\b(?! card)": "email",
        r"\bmail address": "email address",
        r"\bshall\b|\b[Ww]hom\b": "plain words",
        r"\b[Ww]ho then\b|\b[Ss]o many\b|\b[Ss]o long for\b": "whoever, that many",
        r"\b[Pp]references\b": "settings",
        r"\b[Ww]atchers?\b": "spectator",
        r"\b[Rr]eceipts?\b|\bfingerprint\b": "fairness check, check code",
        r"\bjudged\b(?! only)": "checked",
        r"\bsearches\b": "thinking, estimate",
        r"\bgiven? up\b": "resign",
        r"\bto move[.:]": "your turn",
        r"\b[Tt]ips?\b|\bcoach\b": "hint",
        r"\blet \w+ die\b": "abandon",
        r"\bparty\b|\bpatron\b": "side, Protector",
        r"\bin full play\b|\bby exact number\b|\b[Nn]othing goes\b": "in mid-game, by exact count",
        r"\bforeign (one|card|stone|pawn)s?\b": "somebody else’s",
        r"\b(You are|Your turn,) (red|blue|yellow|green|black)\b": "the name of a seat is large",
        r"\bI (did|am|have|can|will)\b": "nobody speaks",
        r"\b(colors?|neighbors?|center|gray|favorite|canceled|traveled)\b": "British",
    },
}
"""What is not to be read, and what is said instead."""

LISTS = ("-sections", "-rulings")
"""What nobody reads: the names of texts that stand one after the other."""

WITHOUT_SZ = (
    r"\b(\w*liess\w*|weiss\w*|gross\w*|gröss\w*|ausser\w*|aussen|drauss\w*|\w*schliess\w*"
    r"|\w*stoss\w*|\w*strasse\w*|\w*mass(e|en|stab)?|heiss\w*|\w*fuss|füsse\w*|\w*spass\w*|gruss\w*"
    r"|grüss\w*|\w*süss\w*|dreissig\w*|bloss\w*|fleiss\w*|reiss\w*|beiss\w*|schiess\w*|giess\w*"
    r"|\w*mässig\w*|gemäss|äusser\w*|\w*geniess\w*|\w*fliess\w*)\b"
)
SIGNS = "→←±§×⋯≠"
FOREIGN_MARKS = {"de": "\"'”«»‹›—", "en": "\"'„‚«»‹›—"}


def texts_of(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a file in all its branches, with its name."""
    file = folder / f"{language}.ftl"
    texts, found = Texts(language, file), patterns(file)
    for name in found:
        for said in renderings(name, texts, found):
            yield name, said


def kind_of(name: str) -> str | None:
    """The first kind that claims a text."""
    return next(
        (kind for kind, one in KINDS.items() if any(re.fullmatch(p, name) for p in one["texts"])),
        None,
    )


def without_kind(folder: Path) -> list[str]:
    return [name for name in patterns(folder / "en.ftl") if kind_of(name) is None]


def too_long(folder: Path, language: str) -> set[str]:
    """Texts that are longer than their place."""
    return {
        f"{name} ({kind}, {len(said)}): {said}"
        for name, said in texts_of(folder, language)
        if (kind := kind_of(name)) is not None and len(said) > KINDS[kind]["most"]
    }


def said_otherwise(folder: Path, language: str) -> set[str]:
    """Texts with a word that the house does not use, or a second word for one thing."""
    return {
        f"{name}: {said} ({instead})"
        for name, said in texts_of(folder, language)
        if not name.endswith(LISTS)
        for words, instead in FORBIDDEN[language].items()
        if re.search(words, said)
    }


def without_sz(folder: Path) -> set[str]:
    """German words that have ss for ß."""
    return {
        word[0]
        for _, said in texts_of(folder, "de")
        for word in re.finditer(WITHOUT_SZ, said, re.IGNORECASE)
    }


def wrong_marks(folder: Path, language: str) -> list[str]:
    """Texts with the quotation marks of another language, or with one that is not closed."""
    opened, closed = ("„", "“") if language == "de" else ("“", "”")
    return [
        f"{name}: {said}"
        for name, said in texts_of(folder, language)
        if set(said) & set(FOREIGN_MARKS[language]) or said.count(opened) != said.count(closed)
    ]


def unheard(folder: Path, language: str) -> set[str]:
    """Texts with signs that nobody reads aloud, and no other text that says them."""
    names = set(patterns(folder / f"{language}.ftl"))
    return {
        name
        for name, said in texts_of(folder, language)
        if set(said) & set(SIGNS) and f"{name}.spoken" not in names and ".spoken" not in name
    }
