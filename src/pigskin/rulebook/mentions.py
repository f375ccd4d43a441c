"""What the words of an entry name: so that one leads to the other."""

from __future__ import annotations

import re
from typing import Final

from pigskin.rulebook.entries import Entry

NAMED: Final = ("skill", "inducement", "spell", "star", "kick-off", "prayer")
# Also the names of actions and of plain things: in a text they seldom mean the entry.
AMBIGUOUS: Final = frozenset(
    {"Block", "Pass", "Blitz", "Catch", "Kick", "Igor", "Wizard", "Bribes"}
)


def link(entries: list[Entry]) -> None:
    """Give every entry the addresses of what it names."""
    by_name: dict[str, Entry] = {}
    for entry in entries:
        if entry.kind in NAMED and entry.name not in AMBIGUOUS and entry.name[:1].isupper():
            by_name.setdefault(entry.name, entry)
    parts = {entry.id: entry for entry in entries if entry.kind == "rule"}
    longest = sorted(by_name, key=len, reverse=True)
    pattern = re.compile(rf"(?<![\w-])({'|'.join(re.escape(name) for name in longest)})(?![\w-])")
    for entry in entries:
        if entry.kind in ("table", "roster"):
            continue  # they name very much, and show it as it is
        words = [entry.text, entry.note]
        words += [each["text"] for each in (*entry.variants, *entry.rows)]
        words += [parts[id].text for id in entry.parts]
        for name in dict.fromkeys(pattern.findall("\n".join(words))):
            named = by_name[name].address
            if named not in (entry.address, entry.of, *entry.see):
                entry.see.append(named)
