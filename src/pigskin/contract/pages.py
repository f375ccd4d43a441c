"""The tables of docs/contract.md, made from the declarations.

    python -m pigskin.contract.pages docs/contract.md     # writes them anew where they stand

In the page a table stands between `<!-- questions -->` and `<!-- end of questions -->`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pigskin.contract.answers import verb_of_code
from pigskin.contract.fields import Field
from pigskin.contract.kinds import QUESTION_KINDS


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


# What a reader calls kinds of field that are named for what they are made from.
TYPES: Final[dict[str, str]] = {"chooser": "side", "need": "number"}
PARTS: Final[dict[str, Callable[[], str]]] = {"questions": questions}


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
