"""What happened, and who is told of it."""

from typing import Any, NamedTuple


class Told(NamedTuple):
    """An event and its audience: everybody, `only` one seat, or all `but` some seats.

    Spectators (None) belong to everybody and to `but`, never to `only`.
    """

    event: dict[str, Any]
    only: int | None = None
    but: tuple[int, ...] = ()

    def is_for(self, viewer: int | None) -> bool:
        """Is this viewer (a seat, or None for a spectator) told?"""
        if self.only is not None:
            return viewer == self.only
        return viewer not in self.but
