"""The parts JSON Schemas are made of."""

from __future__ import annotations

from pigskin.contract.arguments import Json, Schema


def ref(kind: str) -> Schema:
    """Something defined beside."""
    return {"$ref": f"#/$defs/{kind}"}


def or_null(schema: Json) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def list_of(items: Json) -> Schema:
    return {"type": "array", "items": items}


def object_of(properties: Schema) -> Schema:
    """An object with exactly these keys."""
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }
