"""Windows of the browser: one that a test has left is swept out, and is the next one's.

To open one takes more than a second's work, most of it for things that no test asks about.
"""

from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page

from tests.web.visitor import STILL, Device

LOCALES = {"de": "de-DE", "en": "en-GB"}

OWN_LINE = "() => WebSocket.toString().includes('[native code]')"
"""Whether the window's sockets are the browser's own: a test that comes between cannot go away."""

PLAIN = """const sheet = new CSSStyleSheet();
sheet.replaceSync('*, [filter] { filter: none !important }');
document.adoptedStyleSheets.push(sheet);"""
"""Without the grain of the wood and soft shadows, which take a fourth of a browser's work here."""

MOST = 6
"""So many are kept open, as each takes the memory of a program."""


class Look(NamedTuple):
    """What a window is for; only who wants the same can have it."""

    device: Device
    language: str
    light: Literal["light", "dark"]
    origin: str
    moves: bool
    """Whether things glow and glide, which takes a sixth of a browser's work."""


class Windows:
    """All that are open and nobody looks at, those left last at the end."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: list[tuple[Look, Page]] = []

    def open(self, look: Look) -> Page:
        """A window at a still page of the server, which knows nothing of anybody."""
        for place, (free, page) in enumerate(self._free):
            if free == look:
                del self._free[place]
                return page
        return self._new(look)

    def _new(self, look: Look) -> Page:
        context = self._chromium.new_context(
            viewport={"width": look.device.width, "height": look.device.height},
            has_touch=look.device.touch,
            is_mobile=look.device.touch,
            locale=LOCALES[look.language],
            color_scheme=look.light,
            service_workers="block",
            reduced_motion="no-preference" if look.moves else "reduce",
        )
        context.add_init_script(PLAIN)
        page = context.new_page()
        page.goto(look.origin + STILL)
        return page

    def keep(self, look: Look, page: Page) -> None:
        """Nobody looks at it any more."""
        sweep(look, page)
        if not page.evaluate(OWN_LINE):
            page.context.close()
            return
        self._free.append((look, page))
        if len(self._free) > MOST:
            _, oldest = self._free.pop(0)
            oldest.context.close()


def sweep(look: Look, page: Page) -> None:
    """As if nobody had been there: only what the browser keeps of the server's files stays."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.unroute_all()
    page.context.set_offline(False)
    page.mouse.move(0, 0)
    page.set_viewport_size({"width": look.device.width, "height": look.device.height})
    page.goto(look.origin + STILL)
    session = page.context.new_cdp_session(page)
    everything = {"origin": look.origin.rstrip("/"), "storageTypes": "all"}
    session.send("Storage.clearDataForOrigin", everything)
    session.detach()
    page.evaluate("sessionStorage.clear()")
