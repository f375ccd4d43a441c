"""The shape of what a sheet is made of: tables with rows, as plain data."""

from __future__ import annotations

from collections.abc import Sequence

from pigskin.contract.arguments import Json
from pigskin.rules_index import Rule, UnknownRule, rule, rules

Plain = dict[str, Json]


def row(roll: str, name: str, text: str = "") -> Plain:
    """A row: what is rolled ("2", "4-10"; empty where nothing is), its name, its words."""
    return {"roll": roll, "name": name, "text": text}


def sheet_table(
    id: str, title: str, dice: str, rows: Sequence[Plain], notes: Sequence[str] = ()
) -> Plain:
    """A table: what it is called, which dice are rolled on it, its rows and what is said below."""
    return {"id": id, "title": title, "dice": dice, "rows": [*rows], "notes": [*notes]}


def grouped(found: Sequence[tuple[int, str, str]]) -> list[Plain]:
    """Rows of figures, names and words; neighbours that say the same are one."""
    rows: list[Plain] = []
    first = 0
    for number, (figure, name, text) in enumerate(found):
        if number and found[number - 1][1:] == (name, text):
            rows[-1]["roll"] = f"{first}-{figure}"
        else:
            rows.append(row(str(figure), name, text))
            first = figure
    return rows


def said(edition: str, id: str) -> str:
    """What the rules index says under an id; nothing where it says nothing."""
    try:
        return rule(edition, id).text
    except UnknownRule:
        return ""


def chapter(edition: str, name: str) -> list[Rule]:
    """The rules of a chapter, in order."""
    return [each for each in rules(edition) if each.chapter == name]


def chapter_rows(edition: str, name: str) -> list[Plain]:
    """A chapter of the rules index as rows."""
    return [row("", untitled(each), each.text) for each in chapter(edition, name)]


def untitled(each: Rule) -> str:
    """The title of a rule without the figure that some have before it."""
    figure, colon, rest = each.title.partition(": ")
    return rest if colon and figure[:1].isdigit() else each.title
