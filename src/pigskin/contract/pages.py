"""The tables of docs/contract.md, made from the declarations.

    python -m pigskin.contract.pages docs/contract.md     # writes them anew where they stand

In the page a table stands between `<!-- questions -->` and `<!-- end of questions -->`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pigskin.contract.arguments import KINDS
from pigskin.contract.fields import Field
from pigskin.contract.happenings import CHANGES, HAPPENINGS
from pigskin.contract.kinds import QUESTION_KINDS
from pigskin.contract.rolling import SOURCE_MEANINGS, SOURCES
from pigskin.contract.told.happening import Happening
from pigskin.contract.verbs import VERBS, Slot, verb_of_code
from pigskin.model import ACTION_NAMES


def questions() -> str:
    """Every kind of question: what it is about, and how it is put."""
    rows = ["| kind | about | asked as | left alone |", "|---|---|---|---|"]
    for kind in QUESTION_KINDS.values():
        fields = ", ".join(_field(field) for field in kind.fields) or "-"
        asked = "<br>".join(kind.sentences)
        passive = " or ".join(f"`{verb_of_code(each).name}`" for each in kind.passive)
        rows.append(f"| `{kind.name}` | {fields} | {asked} | {passive} |")
    return "\n".join(rows)


def _field(field: Field) -> str:
    """A field with its type, unless it has the same name: "`first` (casualty)"."""
    what = "" if field.kind == field.name else f" ({TYPES.get(field.kind, field.kind)})"
    return f"`{field.name}`{'?' if field.optional else ''}{what}"


# --- answers ----------------------------------------------------------------------------------


def verbs() -> str:
    """Every verb: its words, its arguments, and which dense numbers are its own."""
    rows = ["| verb | in words | arguments | dense numbers |", "|---|---|---|---|"]
    for verb in VERBS:
        said = _KIND_IN_WORDS.sub("", verb.template)
        arguments = ", ".join(_slot(slot) for slot in verb.slots) or "-"
        last = f" - {verb.start + verb.size - 1}" if verb.size > 1 else ""
        rows.append(f"| `{verb.name}` | {said} | {arguments} | {verb.start}{last} |")
    return "\n".join(rows)


def _slot(slot: Slot) -> str:
    kind = slot.argument.kind
    return f"`{slot.name}`" + ("" if kind == slot.name else f" ({kind})")


def arguments() -> str:
    """Every kind of argument that an answer has."""
    rows = ["| kind | is | in words | in JSON | places |", "|---|---|---|---|---|"]
    for kind, (what, said, sent) in MEANINGS.items():
        rows.append(f"| {kind} | {what} | {said} | `{sent}` | {KINDS[kind].size} |")
    return "\n".join(rows)


# --- events -----------------------------------------------------------------------------------


def events() -> str:
    """Every kind of event: its arguments and its sentence; quiet ones are marked."""
    rows = ["| event | arguments | told as | may change |", "|---|---|---|---|"]
    for each in HAPPENINGS.values():
        if not each.test:
            changes = ", ".join(f"`{change}`" for change in each.changes) or "-"
            quiet = " (quiet)" if each.quiet else ""
            said = each.sentence.replace("|", "\\|")
            if each.outside:
                said += f"<br>to others: {each.outside}"
            rows.append(f"| `{each.kind}`{quiet} | {_named(each)} | {said} | {changes} |")
    return "\n".join(rows)


def tests() -> str:
    """The events that are tests of a player, and what else they may change."""
    rows = ["| test | may change |", "|---|---|"]
    for each in HAPPENINGS.values():
        if each.test:
            rows.append(f"| `{each.kind}` | {', '.join(f'`{x}`' for x in each.changes) or '-'} |")
    return "\n".join(rows)


def changes() -> str:
    """Every field of the view that changes, and the events that may change it."""
    rows = ["| field | changed by |", "|---|---|"]
    for field, kinds in CHANGES.items():
        rows.append(f"| `{field}` | {', '.join(kinds)} |")
    return "\n".join(rows)


def _named(each: Happening) -> str:
    named = [
        f"`{name}`"
        + ("" if kind.kind == name else f" ({kind.kind})")
        + (" (secret)" if name in each.secret else "")
        for name, kind in zip(each.names, each.kinds)
    ]
    return ", ".join(named) or "-"


def sources() -> str:
    """What the modifiers of a roll come from, beside skills."""
    rows = ["| source | what it is |", "|---|---|"]
    for source, name in SOURCES.items():
        rows.append(f"| `{name}` | {SOURCE_MEANINGS[source]} |")
    return "\n".join(rows)


_KIND_IN_WORDS: Final = re.compile(r"(?<=[a-z]):[a-z ]+(?=\})")
# What each kind of argument is, and an example in words and in JSON.
MEANINGS: Final[dict[str, tuple[str, str, str]]] = {
    "player": ("a player, by side and shirt number", "home 5", '"home 5"'),
    "square": ("a square: column 0-25 from the home end, row 0-14", "12,7", "[12, 7]"),
    "side": ("a side", "home", '"home"'),
    "action": (f"one of {', '.join(ACTION_NAMES)}", "blitz", '"blitz"'),
    "skill": ("a skill of the edition, or what only one star can do", "Block", '"Block"'),
    "extra": ("a skill paid for, or none", "with Block", '"Block"'),
    "face": ("attacker down, both down, push, stumble or pow", "both down", '"both down"'),
    "compass": ("north, east, south or west", "north", '"north"'),
    "shift": ("a change by -2 to +2", "+1", "1"),
    "amount": ("gold in thousands, by tens", "50k", "50"),
    "inducement": ("what the shop of the edition has", "Bribes", '"Bribes"'),
    "star": ("a star player of the edition", "Griff Oberwald", '"Griff Oberwald"'),
    "position": ("a position of the roster that is shopping", "Blitzer", '"Blitzer"'),
    "journeyman": ("a position that journeymen may have", "Lineman", '"Lineman"'),
    "specialist": ("a mercenary with a profile of his own", "Brutal Blocker", '"Brutal Blocker"'),
    "spell": ("a spell of the edition", "Fireball", '"Fireball"'),
    "stat": ("a characteristic", "MA", '"MA"'),
    "category": ("a category of skills", "Agility", '"Agility"'),
    "card": ("a special play card", "Pit Trap", '"Pit Trap"'),
    "deck": ("a deck of special play cards", "Dirty Tricks", '"Dirty Tricks"'),
    "weather": ("a row of the weather table", "blizzard", '"blizzard"'),
    "rune": ("what a smith carves", "Sprint and Sure Feet", '"Sprint and Sure Feet"'),
}


# What a reader calls kinds of field that are named for what they are made from.
TYPES: Final[dict[str, str]] = {"chooser": "side", "need": "number"}
PARTS: Final[dict[str, Callable[[], str]]] = {
    "questions": questions,
    "verbs": verbs,
    "arguments": arguments,
    "events": events,
    "tests": tests,
    "sources": sources,
    "changes": changes,
}


def renewed(page: str) -> str:
    """A page with every table in it made anew."""
    for name, make in PARTS.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        if begin in page:
            before, _, rest = page.partition(begin)
            page = f"{before}{begin}{make()}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(renewed(Path(name).read_text(encoding="utf-8")), encoding="utf-8")
