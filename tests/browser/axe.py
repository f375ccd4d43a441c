"""What axe finds on a page: everything in the theme it is shown in, in the other one contrast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
# A theme is a set of colours: nothing else can differ.
CONTRAST = {**EVERYTHING, "runOnly": {"type": "rule", "values": ["color-contrast"]}}


def findings(visitor: Visitor) -> str:
    """What axe has to say, a line each; empty if nothing."""
    other = "dark" if visitor.theme == "light" else "light"
    found = _run(visitor.page, EVERYTHING)
    visitor.page.emulate_media(color_scheme=other)
    found += [f"{other} {line}" for line in _run(visitor.page, CONTRAST)]
    visitor.page.emulate_media(color_scheme=visitor.theme)
    return "\n".join(found)


def _run(page: Page, options: dict[str, Any]) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in Axe().run(page, options=options).response["violations"]
    ]
