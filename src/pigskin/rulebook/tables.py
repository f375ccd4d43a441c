"""What is rolled or drawn: kick-off events, weather, prayers, cards, and the tables themselves."""

from __future__ import annotations

from typing import Any, Final

from pigskin.edition import Edition
from pigskin.rulebook.entries import Entry, slug
from pigskin.sheets.sheet import quick_tables
from pigskin.teams.decks import MOMENTS, SURE, UNTIL, decks, missing_cards
from pigskin.teams.describing import gold

# Tables of which every row is an entry too.
_BY_ROW: Final = {"kick-off": "kick-off", "weather": "weather", "prayers": "prayer"}


def tables(edition: Edition) -> list[Entry]:
    """The tables of the reference sheet, and the rows of those that coaches roll on by name."""
    found: list[Entry] = []
    for table in quick_tables(edition):
        own = Entry(
            "table",
            slug(str(table["id"])),
            str(table["title"]),
            facts={"dice": str(table["dice"])} if table.get("dice") else {},
            note=" ".join(str(each) for each in _list(table.get("notes"))),
            rows=_rows(table),
        )
        kind = _BY_ROW.get(str(table["id"]))
        for row in own.rows if kind else ():
            name = row["name"][:1].upper() + row["name"][1:]
            entry = Entry(
                str(kind), slug(row["name"]), name, row["text"],
                facts={"roll": f"{row['roll']} on {table['dice']}"}, see=[own.address],
            )  # fmt: skip
            own.see.append(entry.address)
            found.append(entry)
        found.append(own)
    return found


def _list(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else []


def _rows(table: dict[str, Any]) -> list[dict[str, str]]:
    """The rows in words; a pass chart has its ranges, a matrix of dice is said as such."""
    if "ranges" in table:
        return [
            {"roll": f"{each['modifier']:+d}", "name": each["name"], "text": each["text"]}
            for each in table["ranges"]
        ]
    rows = []
    for each in table["rows"]:
        words = str(each["text"])
        called = [name for name in _list(each.get("called")) if name.lower() != each["name"]]
        if called:
            words = f"{', '.join(called)}. {words}".strip()
        rows.append({"roll": str(each["roll"]), "name": str(each["name"]), "text": words})
    return rows


def cards(edition: Edition) -> list[Entry]:
    """The special play cards, of an edition that has them."""
    if missing_cards(edition.id):
        return []
    return [
        Entry(
            "card",
            slug(card.name),
            card.name,
            card.text,
            deck.name,
            card.note,
            facts={
                "price": gold(deck.cost),
                "when": MOMENTS[card.moment][1],
                **({"lasts": UNTIL[card.until]} if card.until else {}),
                "known": SURE[card.sure],
            },
        )
        for deck in decks(edition.id, "all")
        for card in deck.cards
    ]
