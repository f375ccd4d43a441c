"""Everything the engine says of events and questions, as templates for translators.

    python -m pigskin.web.sentences > web/src/tongues/sentences.ts

What stands in braces are arguments; a kind with several templates says the first whose arguments
are all known. Dictionaries of the pages have the same kinds (docs/translating.md).
"""

from __future__ import annotations

import json
from typing import Final

from pigskin.contract.arguments import INJURY_NAMES
from pigskin.contract.happenings import HAPPENINGS, is_test
from pigskin.contract.kinds import QUESTION_KINDS
from pigskin.dice import BLOCK_FACES
from pigskin.editions import EDITIONS
from pigskin.model import ACTION_NAMES, CASUALTY_NAMES, TURNOVER_REASONS
from pigskin.questions import COMPASS4

_HEAD: Final = """\
// Printed by `python -m pigskin.web.sentences`; a test keeps it true. Do not edit.
// What the engine says, by kind, for translators and for the types of their dictionaries.
"""


def print_sentences() -> str:
    """The templates as a module of the client."""
    events = {
        each.kind: [each.sentence, *([each.outside] if each.outside else [])]
        for each in HAPPENINGS.values()
        if not each.quiet
    }
    questions = {name: list(kind.sentences) for name, kind in QUESTION_KINDS.items()}
    return _HEAD + _table("EVENTS", events) + _table("QUESTIONS", questions) + _names()


def _names() -> str:
    """What stands in place of arguments: names of tests, results, weather and the like."""
    found = [*ACTION_NAMES, *BLOCK_FACES, *INJURY_NAMES, *CASUALTY_NAMES, *TURNOVER_REASONS]
    found += [*COMPASS4, *[kind for kind in HAPPENINGS if is_test(kind)]]
    for edition in EDITIONS:
        found += [*edition.weather_names, *edition.kick_off_names, *edition.test_names.values()]
    rows = [f"  {json.dumps(name)},\n" for name in dict.fromkeys(found) if name]
    return f"\nexport const NAMES = [\n{''.join(rows)}] as const;\n"


def _table(name: str, templates: dict[str, list[str]]) -> str:
    rows = [
        f"  {json.dumps(kind, ensure_ascii=False)}: {json.dumps(said, ensure_ascii=False)},\n"
        for kind, said in templates.items()
    ]
    return f"\nexport const {name} = {{\n{''.join(rows)}}} as const;\n"


if __name__ == "__main__":
    print(print_sentences(), end="")
