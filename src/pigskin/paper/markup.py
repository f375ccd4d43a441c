"""Markup in which every text is escaped: only what was made here is taken as markup."""

from __future__ import annotations

from html import escape
from typing import Final

from pigskin.showing import shown_lines

Attribute = str | int | float | bool | None
_EMPTY: Final = frozenset(
    ("br", "circle", "col", "line", "link", "meta", "path", "polyline", "rect")
)  # have no inside


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


Part = Markup | str | int | None


def text(value: str) -> Markup:
    """Anybody's words, shown as they are."""
    return Markup(escape(shown_lines(value)))


def tag(element: str, *inside: Part, **attributes: Attribute) -> Markup:
    """An element. `class_="r"` is its class, `aria_label` an attribute with a hyphen; what is None
    or False is left out.

    >>> tag("td", "<script>", class_="r")
    '<td class="r">&lt;script&gt;</td>'
    """
    said = "".join([_attribute(name, value) for name, value in attributes.items()])
    if element in _EMPTY and not inside:
        return Markup(f"<{element}{said}/>")
    return Markup(f"<{element}{said}>{together(*inside)}</{element}>")


def together(*parts: Part) -> Markup:
    """Parts in a row; those that are no markup are escaped."""
    return Markup("".join([_shown(part) for part in parts]))


def named(name: str) -> Markup:
    """A name within a line, which does not turn if the name is written from right to left."""
    return tag("bdi", name)


def _shown(part: Part) -> str:
    if part is None:
        return ""
    return part if isinstance(part, Markup) else text(str(part))


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    shown = name.rstrip("_").replace("_", "-")
    return f" {shown}" if value is True else f' {shown}="{text(str(value))}"'
