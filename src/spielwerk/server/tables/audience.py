"""Everybody who looks on at a table, and telling them all."""

from collections.abc import Callable, Iterable, Iterator

from spielwerk import Match
from spielwerk.server.ground import metrics
from spielwerk.server.matches.views import Views, is_news
from spielwerk.server.messages.fields import Outgoing
from spielwerk.server.messages.told import Update
from spielwerk.server.tables.viewers import Viewer


class Audience:
    """The viewers of one table; those who are told the same share the work."""

    def __init__(self) -> None:
        self._viewers: list[Viewer] = []

    def __len__(self) -> int:
        return len(self._viewers)

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def add(self, viewer: Viewer) -> None:
        """Somebody has come."""
        self._viewers.append(viewer)
        metrics.VIEWERS.labels(metrics.seated(viewer.seat)).inc()

    def remove(self, viewer: Viewer) -> bool:
        """Somebody has gone; False if they had not come."""
        if viewer not in self._viewers:
            return False
        self._viewers.remove(viewer)
        metrics.VIEWERS.labels(metrics.seated(viewer.seat)).dec()
        return True

    def sits_at(self, seat: int) -> bool:
        """Whether any browser shows this seat."""
        return any(viewer.seat == seat for viewer in self._viewers)

    def tell(self, messages: Iterable[Outgoing]) -> None:
        """All are told the same."""
        for message in messages:
            told = written(message)
            for viewer in self._viewers:
                viewer.put(told)

    def tell_by_seat(
        self, message: Callable[[int | None], Outgoing], but: Viewer | None = None
    ) -> None:
        """All but one are told what is for their seat."""
        texts: dict[int | None, str] = {}
        for viewer in self._viewers:
            if viewer is not but:
                if viewer.seat not in texts:
                    texts[viewer.seat] = written(message(viewer.seat))
                viewer.put(texts[viewer.seat])

    def tell_update(self, match: Match, actor: int, also: Outgoing | None = None) -> None:
        """All are told what is new to them, and then something else.

        Whom an action told nothing hears nothing: not even that somebody has acted. The actor's
        own browsers always hear that it was kept.
        """
        texts: dict[tuple[int | None, int], tuple[str, int]] = {}
        views = Views(match)
        more = "" if also is None else written(also)
        for viewer in self._viewers:
            if viewer.seat != actor and not is_news(match, viewer.seat, viewer.told):
                continue
            whom = (viewer.seat, viewer.told)
            if whom not in texts:
                update = views.view_for(viewer.seat, viewer.told)
                texts[whom] = (written(update), update.version)
            viewer.put(*texts[whom])
            if also is not None:
                viewer.put(more)


def written(message: Outgoing | Update) -> str:
    """A message as a socket sends it."""
    return message.to_bytes().decode()
