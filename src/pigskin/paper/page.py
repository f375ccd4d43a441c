"""A page that needs nothing else: its style is in it, it runs nothing and loads nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from pigskin.paper.markup import Markup, Part, tag, together

_STYLES: Final = Path(__file__).parent / "styles"
# Whatever a name may look like: nothing is run, and nothing is fetched.
_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
)


def page(title: str, styles: tuple[str, ...], *body: Part, **attributes: str) -> str:
    """A whole page, with the named styles one after the other; attributes are those of its body."""
    head = together(
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", name="generator", content="Pigskin"),
        tag("title", title),
        tag("style", Markup("\n".join([style(each) for each in styles]))),
    )
    html = tag("html", tag("head", head), tag("body", *body, **attributes), lang="en")
    return f"<!DOCTYPE html>\n{_plain(html)}\n"


def _plain(html: str) -> str:
    """The same in letters that every encoding has: wherever a page is written to, it is whole."""
    return html.encode("ascii", "xmlcharrefreplace").decode()


@cache
def style(name: str) -> str:
    """A style sheet of ours."""
    return (_STYLES / f"{name}.css").read_text("utf-8").strip()
