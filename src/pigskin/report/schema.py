"""The JSON Schema (draft 2020-12) of a report, made from its declaration."""

from __future__ import annotations

import dataclasses
import typing
from types import NoneType, UnionType
from typing import Any, Final

from pigskin.contract.arguments import Json, Schema
from pigskin.report.forms import ONE_OF, PLAYER, PLAYERS
from pigskin.report.values import (
    DeedReport,
    GoldReport,
    MatchReport,
    PlayerReport,
    Purchase,
    TeamReport,
)

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_PARTS: Final = (TeamReport, PlayerReport, GoldReport, Purchase, DeedReport)


def report_schema() -> Schema:
    """A report as `MatchReport.to_json` gives it; gold in thousands."""
    parts: Schema = {cls.__name__: _object(cls) for cls in _PARTS}
    return {"$schema": DRAFT, "title": "MatchReport", **_object(MatchReport), "$defs": parts}


def _object(cls: type) -> Schema:
    kinds = typing.get_type_hints(cls)
    names = [field.name for field in dataclasses.fields(cls)]
    properties: Schema = {name: _kind(kinds[name], name) for name in names}
    # A deed has only the keys that say something.
    required: list[Json] = ["deed"] if cls is DeedReport else [*names]
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _kind(kind: Any, name: str) -> Json:
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in (UnionType, typing.Union):
        inner = next(each for each in parts if each is not NoneType)
        return {"anyOf": [_kind(inner, name), {"type": "null"}]}
    if origin is tuple:
        if parts[1:] == (Ellipsis,):
            return {"type": "array", "items": _kind(parts[0], name)}
        items: list[Json] = [_kind(each, name) for each in parts]
        return {
            "type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items),
        }  # fmt: skip
    if dataclasses.is_dataclass(kind):
        assert isinstance(kind, type)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if kind is bool:
        return {"type": "boolean"}
    if kind is int:
        return {"type": "integer", "minimum": 0}
    if name in ONE_OF:
        return {"enum": [*ONE_OF[name]]}
    if name in PLAYERS:
        return {"type": "string", "pattern": f"^{PLAYER.pattern}$"}
    return {"type": "string"}
