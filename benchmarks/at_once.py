"""What a bot's move costs on the screen of whoever wants to see everything "at once".

`./run serve`, and beside it `.venv/bin/python benchmarks/at_once.py http://127.0.0.1:8000`. For
every game somebody watches bots play; told is, in milliseconds, how long after each message of the
socket the page last changed: the median, 9 of 10, and the longest.
"""

import json
import shutil
import statistics
import sys
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, sync_playwright

SEATS = {"dog": 4, "rufus": 3, "stramash": 4, "strategus": 2, "streifzug": 4}
SECONDS = 30

WATCHING = """
localStorage['spielwerk.settings'] = '{"speed": "instant", "explain": "off", "sound": false}';
window.costs = [];
let told = null, changed = null;
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({ data }) => {
      if (!data.startsWith('{"type":"update"')) return;
      if (told !== null && changed !== null) window.costs.push(changed - told);
      [told, changed] = [performance.now(), null];
    });
  }
};
new MutationObserver(() => (changed = performance.now())).observe(document, {
  subtree: true, childList: true, attributes: true, characterData: true,
});
"""
"""A move's cost is known when the next one comes."""


def table_at(server: str, game: str) -> str:
    """The address of a new table of bots."""
    wanted = Request(  # noqa: S310 - the address is the caller's own
        f"{server}/api/tables",
        json.dumps(
            {"game": game, "seats": [{"kind": "bot", "bot": "greedy"}] * SEATS[game]}
        ).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(wanted) as answer:  # noqa: S310
        return f"{server}/table/{json.load(answer)['table']}"


def costs_of(browser: Browser, server: str, game: str) -> list[float]:
    page = browser.new_page()
    page.add_init_script(WATCHING)
    page.goto(table_at(server, game))
    page.wait_for_timeout(SECONDS * 1000)
    costs: list[float] = page.evaluate("window.costs")
    page.close()
    return sorted(costs[1:])  # the first is the page's own beginning


def main(server: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for game in SEATS:
            costs = costs_of(browser, server, game)
            most = costs[int(0.9 * len(costs))]
            middle = statistics.median(costs)
            print(f"{game:10} {len(costs):3} moves: {middle:4.0f} {most:4.0f} {costs[-1]:4.0f} ms")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
