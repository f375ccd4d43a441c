"""Somebody who looks at the pages: a browser's window, and what must never happen in it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

LAPTOP = (1366, 768)
LARGE = (1920, 1080)
PHONE = (390, 844)
ASIDE = (844, 390)  # a phone on its side
SIZES = {"laptop": LAPTOP, "large": LARGE, "phone": PHONE, "aside": ASIDE}

# Notes in the page itself whether the plain list was ever shown, and for which questions.
WATCH = """
window.plainLists = [];
const look = () => {
  for (const list of document.querySelectorAll('[data-instrument="plain list"]')) {
    const kind = list.closest("[data-kind]")?.dataset.kind ?? "?";
    if (!window.plainLists.includes(kind)) window.plainLists.push(kind);
  }
};
new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


class Visitor:
    """A window with a storage of its own."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int] = LAPTOP, *,
        theme: str = "light", touch: bool = False, motion: bool = False, locale: str = "en-GB",
    ) -> None:  # fmt: skip
        self.address = address
        self.theme = theme
        self.wrong: list[str] = []
        self.elsewhere: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=theme,
            has_touch=touch, is_mobile=touch, device_scale_factor=1, locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
        )  # fmt: skip
        self.context.set_default_timeout(30_000)
        self.context.add_init_script(WATCH)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", self._request)
        self.page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("data", "blob"):
            return
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self.elsewhere.append(request.url)

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"{response.status} {response.url}")

    def loaded(self) -> dict[str, int]:
        """How many bytes each address took, as they were sent: compressed, without headers."""
        self.page.wait_for_load_state("networkidle")
        found: dict[str, int] = self.page.evaluate("""() => {
          const sizes = {};
          for (const kind of ["navigation", "resource"])
            for (const each of performance.getEntriesByType(kind)) {
              const { pathname } = new URL(each.name);
              sizes[pathname] = (sizes[pathname] ?? 0) + each.encodedBodySize;
            }
          return sizes;
        }""")
        return found

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def sit(self, begun: dict[str, Any]) -> Page:
        """Open a match on the seat that was taken when it was begun."""
        [token] = set(begun["seats"].values())
        return self.go(f"/match/{begun['match']}#seat={token}")

    def token(self, match: str) -> str:
        """The seat this browser keeps for a match."""
        kept = self.page.evaluate("localStorage.getItem('pigskin seats')")
        found = [each["seat"] for each in json.loads(kept or "[]") if each["match"] == match]
        assert found, f"no seat of {match} is kept"
        return str(found[0])

    @property
    def plain_lists(self) -> list[str]:
        found: list[str] = self.page.evaluate("window.plainLists ?? []")
        return found

    def leave(self) -> None:
        """Close the window; complains about what went wrong in it."""
        self.context.close()
        wrong = "\n".join(self.wrong[:10])
        assert not wrong, f"in the page: {wrong}"
        assert not self.elsewhere, f"asked of other hosts: {self.elsewhere[:5]}"
