"""docs/protocol.md tells of every message, and of nothing that is none."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from pigskin.web import limits, messages, room_messages, rooms

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
ASKED = [*get_args(messages.FromClient), *get_args(room_messages.FromRoom)]
OURS = [*ASKED, *get_args(messages.ToClient), *get_args(room_messages.ToRoom)]


def tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


@pytest.mark.parametrize("message", OURS, ids=lambda message: message.__name__)
def test_every_message_is_told(message: type[msgspec.Struct]) -> None:
    text = PAGE.read_text("utf-8")
    assert f"**{tag(message)}**" in text or f'"t": "{tag(message)}"' in text


def test_what_is_told_is_there() -> None:
    told = set(re.findall(r'"t": "([^"]+)"', PAGE.read_text("utf-8")))
    assert told <= {tag(message) for message in OURS}


@pytest.mark.parametrize("message", ASKED, ids=lambda message: message.__name__)
def test_every_field_a_client_may_send_is_told(message: type[msgspec.Struct]) -> None:
    if tag(message) in ("call", "say"):
        return  # told in words
    text = PAGE.read_text("utf-8")
    shown = [line for line in text.split("\n") if f'"t": "{tag(message)}"' in line]
    names = [f'"{field.encode_name}":' for field in msgspec.structs.fields(message)]
    assert any(all(name in line for name in names) for line in shown), message.__name__


def test_the_limits_of_a_room_are_told() -> None:
    text = PAGE.read_text("utf-8")
    assert f"at most {rooms.MOST_ROOMS}" in text
    assert f"{rooms.MOST_PEOPLE} people and {room_messages.MOST_SKETCHES} sketches" in text
    assert (rooms.EMPTY, rooms.SILENT) == (1800.0, 10_800.0)


def test_hosting_tells_the_limits_that_are() -> None:
    text = (PAGE.parent / "hosting.md").read_text("utf-8")
    assert f"{limits.A_MINUTE['matches']} a minute" in text
    assert limits.MOST_BODY == 2_000_000
    assert (min(limits.A_MINUTE.values()), max(limits.A_MINUTE.values())) == (10, 240)
