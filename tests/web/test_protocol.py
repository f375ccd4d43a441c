"""docs/protocol.md tells of every message, and of nothing that is none."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from pigskin.web import limits, messages

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
OURS = [*get_args(messages.FromClient), *get_args(messages.ToClient)]


def tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


@pytest.mark.parametrize("message", OURS, ids=tag)
def test_every_message_is_told(message: type[msgspec.Struct]) -> None:
    text = PAGE.read_text("utf-8")
    assert f"**{tag(message)}**" in text or f'"t": "{tag(message)}"' in text


def test_what_is_told_is_there() -> None:
    told = set(re.findall(r'"t": "([^"]+)"', PAGE.read_text("utf-8")))
    assert told <= {tag(message) for message in OURS}


@pytest.mark.parametrize("message", get_args(messages.FromClient), ids=tag)
def test_every_field_a_client_may_send_is_told(message: type[msgspec.Struct]) -> None:
    if tag(message) in ("call", "say"):
        return  # told in words
    text = PAGE.read_text("utf-8")
    shown = next(line for line in text.split("\n") if f'"t": "{tag(message)}"' in line)
    for field in msgspec.structs.fields(message):
        assert f'"{field.encode_name}":' in shown, (tag(message), field.name)


def test_hosting_tells_the_limits_that_are() -> None:
    text = (PAGE.parent / "hosting.md").read_text("utf-8")
    assert f"{limits.A_MINUTE['matches']} a minute" in text
    assert limits.MOST_BODY == 2_000_000
    assert (min(limits.A_MINUTE.values()), max(limits.A_MINUTE.values())) == (10, 240)
