"""How much work the page does, and how long it takes, for tests and `benchmarks/page.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Notes what the page does between two looks: nodes that change, long tasks, and from a pointer's or
# key's event to the first picture after a change.
NOTES = """
(() => {
  const notes = (window.paceNotes = { nodes: 0, long: [], waits: [] });
  let since = 0;
  for (const kind of ["pointermove", "click", "keydown"])
    addEventListener(kind, (event) => { since = event.timeStamp; }, { capture: true });
  new MutationObserver((found) => {
    notes.nodes += found.length;
    const began = since;
    if (!began) return;
    since = 0;
    requestAnimationFrame(() => {
      const port = new MessageChannel();
      port.port1.onmessage = () => notes.waits.push(performance.now() - began);
      port.port2.postMessage(0);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.long.push(entry.duration);
  }).observe({ type: "longtask", buffered: true });
})();
"""


class Pace:
    """The notes of a page; `take` gives what has come since the last look."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[str] = []  # messages over the line
        page.add_init_script(NOTES)
        page.on("websocket", lambda socket: socket.on("framesent", self._framesent))

    def _framesent(self, data: str | bytes) -> None:
        self.sent.append(data if isinstance(data, str) else data.decode())

    def take(self) -> dict[str, Any]:
        """What was noted since, and a fresh sheet."""
        found: dict[str, Any] = self.page.evaluate(
            "() => { const told = structuredClone(window.paceNotes);"
            " Object.assign(window.paceNotes, { nodes: 0, long: [], waits: [] }); return told; }"
        )
        sent, self.sent[:] = list(self.sent), []
        return found | {"sent": sent}


def choose_somebody(page: Page) -> None:
    """Choose whoever can act and gets somewhere, and wait until his reach is drawn."""
    page.keyboard.press("n")
    page.wait_for_selector("rect.reach", state="attached")
