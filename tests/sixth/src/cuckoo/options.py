"""The house rules of Cuckoo. The first value of each is the rulebook's."""

from spielwerk.core.options import Choice, Presets

ON, OFF = 0, 1

OPTIONS = (Choice("cuckoo", ("on", "off"), "T4", group="cards"),)
PRESETS: Presets = {}
