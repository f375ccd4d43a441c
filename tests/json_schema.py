"""Checks plain data against a JSON Schema, as far as ours go: enough to find what does not fit."""

from __future__ import annotations

import re

Data = dict[str, object]
_TYPES = {
    "object": dict, "array": list, "string": str, "integer": int, "number": (int, float),
    "boolean": bool, "null": type(None),
}  # fmt: skip
_KNOWN = {
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const", "properties",
    "required", "additionalProperties", "items", "prefixItems", "minItems", "maxItems", "minimum",
    "maximum", "multipleOf", "pattern", "anyOf", "oneOf",
}  # fmt: skip


def misfits(schema: Data, data: object, root: Data | None = None, where: str = "$") -> list[str]:
    """Where and how data does not fit; an empty list when it does."""
    root = schema if root is None else root
    assert set(schema) <= _KNOWN, set(schema) - _KNOWN
    if "$ref" in schema:
        target: Data = root
        for step in str(schema["$ref"]).removeprefix("#/").split("/"):
            target = target[step]  # type: ignore[assignment]
        return misfits(target, data, root, where)
    found = _plain(schema, data, where)
    for word, wanted in (("anyOf", range(1, 999)), ("oneOf", (1,))):
        choices = [each for each in schema.get(word, []) if not _another(each, data)]
        if word in schema and not choices:
            found.append(f"{where}: {data!r} is none of its kinds")
        tries = [misfits(each, data, root, where) for each in choices]
        if tries and sum(not each for each in tries) not in wanted:
            nearest = min(tries, key=len)
            found.append(f"{where}: {word} fits {sum(not each for each in tries)}: {nearest[:2]}")
    if isinstance(data, dict):
        known = schema.get("properties", {})
        needed = schema.get("required", [])
        found += [f"{where}: {key} is missing" for key in needed if key not in data]
        rest = schema.get("additionalProperties", True)
        for key, value in data.items():
            if key in known:
                found += misfits(known[key], value, root, f"{where}.{key}")
            elif rest is False:
                found.append(f"{where}: {key} is not known")
            elif isinstance(rest, dict):
                found += misfits(rest, value, root, f"{where}.{key}")
    if isinstance(data, list):
        each = schema.get("prefixItems", [schema["items"]] * len(data) if "items" in schema else [])
        for number, (item, value) in enumerate(zip(each, data)):
            found += misfits(item, value, root, f"{where}[{number}]")
    return found


def _another(schema: Data, data: object) -> bool:
    """Is the schema of another kind than the data, by a key that says so?"""
    if not isinstance(data, dict):
        return False
    for key, each in schema.get("properties", {}).items():
        if "const" in each and key in data and data[key] != each["const"]:
            return True
    return False


def _plain(schema: Data, data: object, where: str) -> list[str]:
    """What is wrong with the value itself."""
    wrong: list[str] = []
    types = schema.get("type", [])
    names = [types] if isinstance(types, str) else types
    flag = isinstance(data, bool)  # which Python takes for a number
    if names and not any(
        isinstance(data, _TYPES[name]) and flag == (name == "boolean") for name in names
    ):
        wrong.append(f"{where}: {data!r} is no {names}")
        return wrong
    if "enum" in schema and data not in schema["enum"]:
        wrong.append(f"{where}: {data!r} is none of those listed")
    if "const" in schema and data != schema["const"]:
        wrong.append(f"{where}: {data!r} is not {schema['const']!r}")
    if isinstance(data, str) and not re.search(str(schema.get("pattern", "")), data):
        wrong.append(f"{where}: {data!r} does not look like {schema['pattern']}")
    if isinstance(data, int):
        low, high = schema.get("minimum", data), schema.get("maximum", data)
        if not low <= data <= high or data % schema.get("multipleOf", 1):
            wrong.append(f"{where}: {data} is out of range")
    if isinstance(data, list):
        low, high = schema.get("minItems", 0), schema.get("maxItems", len(data))
        if not low <= len(data) <= high:
            wrong.append(f"{where}: {len(data)} items")
    return wrong
