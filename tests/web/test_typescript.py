"""The client's types are those of the server."""

import re
from pathlib import Path

from pigskin.web.typescript import print_types


def test_the_clients_types_are_printed_from_the_messages_and_the_contract() -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"
    assert file.read_text(encoding="utf-8") == print_types(), (
        "run: python -m pigskin.web.typescript > web/src/lib/protocol.ts"
    )


def test_no_type_is_declared_twice() -> None:
    names = re.findall(r"^export (?:type|interface) (\w+)", print_types(), re.MULTILINE)
    assert len(names) > 50
    assert len(names) == len(set(names))
