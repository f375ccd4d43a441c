"""The names of everything in the rulebooks, for the client's tests: python web/fixtures_rules.py"""

from __future__ import annotations

import json
from pathlib import Path

from pigskin.editions import EDITIONS
from pigskin.rulebook.book import entries

OUT = Path(__file__).parent / "src" / "fixtures" / "rulebook.json"


def names() -> dict[str, list[list[str]]]:
    """By edition kind, id and name of every entry that is no part of another."""
    return {
        edition.id: [
            [each.kind, each.id, each.name] for each in entries(edition.id) if not each.of
        ]
        for edition in EDITIONS
    }


if __name__ == "__main__":
    OUT.write_text(json.dumps(names(), ensure_ascii=False, separators=(",", ":")) + "\n")
