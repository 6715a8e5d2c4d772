"""The figures that the client's build has drawn, as they are put into a page."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

ARROW = (
    '<marker id="rules-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" '
    'markerHeight="3.4" orient="auto"><path class="tip" d="M0 0L10 5L0 10Z"/></marker>'
)


@dataclass(frozen=True, eq=False)
class Drawn:
    """The figures of one game; empty where the client was not built."""

    common: str = ""
    figures: Mapping[str, str] = field(default_factory=dict)
    faces: tuple[str, ...] = ()
    """The files of the typeface, below the server's root."""

    @classmethod
    def read(cls, written: bytes) -> "Drawn":
        """What a file of the build holds."""
        document = json.loads(written)
        return cls(document["shared"], document["figures"], tuple(document["faces"]))

    def shared(self) -> str:
        """What several figures are painted with: it has to stand before them."""
        return (
            '<svg class="paints" width="0" height="0" aria-hidden="true">'
            f"<defs>{ARROW}{self.common}</defs></svg>"
        )

    def figure(self, name: str, labels: Mapping[str, str]) -> str:
        """A figure with the names of things in the page's language."""
        svg = self.figures.get(name, "")
        for label, text in labels.items():
            svg = svg.replace(f"⟦{label}⟧", text)
        return svg.replace("<svg ", '<svg aria-hidden="true" ', 1)
