"""Tables of a report, and what makes them fit on a phone."""

from __future__ import annotations

from collections.abc import Sequence

from pigskin.paper.markup import Markup, Part, tag


def plain_table(
    heads: Sequence[Part], rows: Sequence[Sequence[Part]], kind: str = "plain", about: int = 0
) -> Markup:
    """A table; the column `about` says what a row is about."""
    return tag(
        "table",
        tag("thead", tag("tr", *[tag("th", each, scope="col") for each in heads])),
        tag("tbody", *[_row(each, about) for each in rows]),
        class_=kind,
    )


def _row(cells: Sequence[Part], about: int) -> Markup:
    return tag(
        "tr",
        *[
            tag("th", tag("bdi", each), scope="row") if number == about else tag("td", each)
            for number, each in enumerate(cells)
        ],
    )


def scrolling(label: str, *inside: Part) -> Markup:
    """Something that may be wider than a phone: it can be reached and moved with the keyboard."""
    return tag("div", *inside, class_="scroll", role="region", aria_label=label, tabindex=0)


def short(letters: str, words: str) -> Markup:
    """A heading that is short on the page and whole where it is read out."""
    return tag("abbr", letters, title=words)
