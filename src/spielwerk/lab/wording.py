"""Reports in words, in German or English: what a page and a terminal say of them."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import resources

from spielwerk.core.documents import Document
from spielwerk.lab import happenings
from spielwerk.lab.intervals import FEWEST
from spielwerk.lab.measures import HAPPENINGS, SHARES
from spielwerk.text import game_texts

Report = Document

PER_CENT = {"de": "\u00a0%", "en": "%"}
"""What stands behind a number of hundredths."""


class Words:
    """The words of a page about one game, and how it writes numbers."""

    def __init__(self, report: Report, language: str) -> None:
        own = resources.files("spielwerk.lab") / "text" / f"{language}.ftl"
        self.texts = game_texts(report["game"], language, own)
        self.game, self.language = report["game"], language
        self.count, self.teams = report["seats"], report["teams"]

    def say(self, message: str, **variables: object) -> str:
        """A text of the house or of the game, by name, its variables filled in."""
        return self.texts.say(message, **variables)

    def title(self) -> str:
        """What the game is called."""
        return self.say(f"{self.game}-name")

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        for message in (f"{self.game}-seat-{seat}-of-{self.count}", f"{self.game}-seat-{seat}"):
            if message in self.texts:
                return self.say(message)
        return self.say("lab-seat-number", number=seat + 1)

    def side(self, side: int) -> str:
        """The seats that play together, by name."""
        *first, last = [self.seat(seat) for seat in self.teams[side]]
        return self.say("lab-together", first=", ".join(first), last=last) if first else last

    def sides(self) -> list[str]:
        """What the sides are called."""
        return [self.side(side) for side in range(len(self.teams))]

    def measure(self, key: str) -> str:
        """What a measure is called."""
        if key.startswith(HAPPENINGS):
            name = happenings.label(self.texts, self.game, key.removeprefix(HAPPENINGS))
            return name[0].upper() + name[1:]
        kind, _, side = key.partition("/")
        if kind == "sides" and side.isdecimal():
            return self.say("lab-measure-sides", side=self.side(int(side)))
        return self.say(f"lab-measure-{key.replace('/', '-')}")

    def chosen(self, options: Mapping[str, object]) -> str:
        """House rules in words; that it is the rulebook where there are none."""
        if not options:
            return self.say("lab-balance-rulebook")
        told = [
            f"{self.say(f'{self.game}-option-{name}')}: {self.value(name, value)}"
            for name, value in options.items()
        ]
        return self.say("lab-balance-options", options="; ".join(told))

    def value(self, name: str, value: object) -> str:
        """What an option's value is called; a number is its own name."""
        message = f"{self.game}-option-{name}-{value}"
        return self.say(message) if message in self.texts else str(value)

    def number(self, value: float, places: int | None = None) -> str:
        """A number as it is written, with about three digits."""
        if places is None:
            places = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
        written = f"{value:,.{places}f}"
        if self.language == "de":
            written = written.translate(str.maketrans(",.", " ,"))
        return written.replace("-", "−")

    def percent(self, share: float) -> str:
        """A share from 0 to 1 in percent, as the language writes it."""
        return f"{self.number(100 * share, 1)}{PER_CENT[self.language]}"

    def bounds(self, key: str, found: Sequence[float | None]) -> str:
        """The bounds of a figure in brackets; nothing where there are none."""
        _, low, high = found
        if low is None or high is None:
            return ""
        told = {"low": self.figure(key, low), "high": self.figure(key, high)}
        return f" {self.say('lab-bounds', **told)}"

    def figure(self, key: str, value: float) -> str:
        """A measure's value as it is written."""
        return self.percent(value) if key.startswith(SHARES) else self.number(value)

    def difference(self, key: str, value: float) -> str:
        """How far apart two of a measure's values are: shares by percentage points."""
        if key.startswith(SHARES):
            return self.say("lab-points", points=self.number(100 * value, 1))
        return self.number(value)


# One set of rules


def told(words: Words, report: Report) -> Iterator[str]:
    """The whole report in sentences, but for happenings."""
    yield length(words, report)
    yield from sides(words, report)
    if report["curve"]:
        yield f"{leads(words, report)} {words.say('lab-leads-note')}"
    if "skill" in report:
        yield skill(words, report["skill"])
    yield waiting(words, report)


def length(words: Words, report: Report) -> str:
    """How long matches are: actions and turns on average, and between what 8 of 10 matches lie."""
    found = report["measures"]["length/actions"]
    return words.say(
        "lab-length-text",
        mean=words.number(found[0]),
        bounds=words.bounds("length/actions", found),
        turns=words.number(report["measures"]["length/turns"][0]),
        least=words.number(report["lengths"]["low"], 0),
        most=words.number(report["lengths"]["high"], 0),
    )


def sides(words: Words, report: Report) -> Iterator[str]:
    """Whether seats are alike, sentence by sentence."""
    measures = report["measures"]
    if "sides/0" not in measures:
        yield words.say("lab-seats-none")
        return
    if "sides/begins" in measures:
        yield begins(words, report)
    if measures["ends/draw"][0]:
        found = measures["ends/draw"]
        bounds = words.bounds("ends/draw", found)
        yield words.say("lab-draws", mean=words.percent(found[0]), bounds=bounds)


def begins(words: Words, report: Report) -> str:
    """Whether it helps to begin."""
    key, fair = "sides/begins", 1 / len(words.teams)
    found = report["measures"][key]
    figures = {"mean": words.percent(found[0]), "bounds": words.bounds(key, found)}
    said = words.say("lab-begins", fair=words.percent(fair), **figures)
    if report["deals"][key] < FEWEST:
        return said
    matters = not found[1] <= fair <= found[2]
    return f"{said} {words.say('lab-begins-yes' if matters else 'lab-begins-no')}"


def leads(words: Words, report: Report) -> str:
    """Whether a game stays open; how it was won only where a match had one winning side."""
    changes = lead(words, report, "changes")
    if "leads/settled" not in report["measures"]:
        return f"{changes} {words.say('lab-leads-none')}"
    return " ".join((changes, *(lead(words, report, one) for one in ("comeback", "settled"))))


def lead(words: Words, report: Report, name: str) -> str:
    """A measure of leads in a sentence."""
    key = f"leads/{name}"
    found = report["measures"][key]
    mean = words.percent(found[0]) if key.startswith(SHARES) else words.number(found[0], 1)
    return words.say(f"lab-leads-{name}", mean=mean, bounds=words.bounds(key, found))


def skill(words: Words, found: Document) -> str:
    """How much the stronger bot wins."""
    mean, low, high = (words.percent(bound) for bound in found["score"])
    who = {"stronger": found["stronger"], "weaker": found["weaker"]}
    said = words.say("lab-skill-text", mean=mean, low=low, high=high, **who)
    count = found["matches_to_tell"]
    if found["score"][1] <= 0.5 or not count or found["deals"] < FEWEST:
        return f"{said} {words.say('lab-skill-none')}"
    matches = words.number(count, 0)
    return f"{said} {words.say('lab-skill-luck', count=count, matches=matches)}"


def waiting(words: Words, report: Report) -> str:
    """Dead time, and how much there is to choose."""
    measures = report["measures"]
    mean, choices = words.number(measures["waiting"][0]), words.number(measures["choices"][0])
    return words.say("lab-waiting-text", mean=mean, choices=choices)


def played(words: Words, report: Report) -> str:
    """What was played, in a line."""
    count = report["matches"]
    parts = [
        words.say("lab-balance-games", count=count, games=words.number(count, 0)),
        words.say("lab-balance-seats", count=report["seats"]),
        words.say("lab-balance-bots", bots=", ".join(report["bots"])),
        words.chosen(report["options"]),
    ]
    return " · ".join(parts)


# Two sets of rules


def compared(words: Words, report: Report) -> str:
    """What was compared: how many matches, and both sets of rules."""
    count = report["matches"]
    return " ".join(
        (
            words.say("lab-compare-games", count=count, games=words.number(count, 0)),
            words.say("lab-compare-usual", options=words.chosen(report["usual"])) + ".",
            words.say("lab-compare-chosen", options=words.chosen(report["options"])) + ".",
        )
    )


def changes(words: Words, report: Report) -> list[str]:
    """What is beyond chance, a sentence for each finding."""
    return [
        change(words, one) + standing(words, report, one)
        for one in report["findings"]
        if one["beyond"]
    ]


def standing(words: Words, report: Report, one: Document) -> str:
    """On how many deals a finding stands, where some of them have nothing to say about it."""
    pairs, deals = one["pairs"], report["deals"]
    if pairs == deals:
        return ""
    told = {"pairs": words.number(pairs, 0), "deals": words.number(deals, 0)}
    return f", {words.say('lab-pairs', **told)}"


def no_change(words: Words, report: Report) -> str:
    """That nothing can be told, and why."""
    few = report["deals"] < FEWEST
    return words.say("lab-compare-few" if few else "lab-compare-nothing")


def change(words: Words, one: Document) -> str:
    """A finding in a line."""
    key, (difference, low, high) = one["measure"], one["difference"]
    said = {name: words.figure(key, one[name]) for name in ("usual", "chosen")}
    by, give = (words.difference(key, size) for size in (abs(difference), (high - low) / 2))
    way = "more" if difference > 0 else "less"
    if key == "length/actions":
        return words.say(f"lab-length-{way}", by=by, give=give, **said)
    return words.say(f"lab-{way}", what=words.measure(key), by=by, give=give, **said)
