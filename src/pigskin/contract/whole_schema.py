"""The whole contract as one JSON Schema: answers, questions, events, the view, reports, lines."""

from __future__ import annotations

from pigskin.contract.arguments import Json, Schema
from pigskin.contract.schema import DRAFT, answer_schema, event_schema, question_schema
from pigskin.contract.version import CONTRACT
from pigskin.contract.view_schema import view_schema
from pigskin.report.schema import report_schema


def parts() -> dict[str, Schema]:
    """Each part by its name, complete in itself."""
    return {
        "answer": answer_schema(),
        "question": question_schema(),
        "event": event_schema(),
        "view": view_schema(),
        "report": report_schema(),
    }


def whole_schema() -> Schema:
    """All parts in one document, under `$defs` by their titles, with what they share."""
    shared: Schema = {}
    for part in parts().values():
        inner = part.pop("$defs")
        assert isinstance(inner, dict)
        for name, meaning in inner.items():
            assert shared.get(name, meaning) == meaning, f"{name} means two things"
            shared[name] = meaning
        part.pop("$schema")
        shared[str(part["title"])] = part
    shared["Said"] = _said()
    shared["Heard"] = _heard()
    return {
        "$schema": DRAFT,
        "title": "Pigskin contract",
        "description": f"Version {CONTRACT}. Said and Heard are the lines of pigskin talk.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("Said", "Heard")],
        "$defs": shared,
    }


def _said() -> Schema:
    """A line that Pigskin says."""
    number: Schema = {"type": "integer", "minimum": 0}
    text: Schema = {"type": "string"}
    events: Schema = {"type": "array", "items": {"$ref": "#/$defs/Event"}}
    teams = _line({"home": text, "away": text})
    coaches: Schema = {"type": "array", "items": {"$ref": "#/$defs/side"}}
    outcome = _line(
        {
            "winner": {"anyOf": [{"$ref": "#/$defs/side"}, {"type": "null"}]},
            "score": {"type": "array", "items": number, "minItems": 2, "maxItems": 2},
            "reason": text,
        }
    )
    refused: Schema = {"enum": ["not understood", "not legal"]}
    said: list[Json] = [
        _line({"t": {"const": "hello"}, "contract": {"const": CONTRACT}, "pigskin": text,
               "you": coaches, "edition": text, "teams": teams}),
        _line({"t": {"const": "ask"}, "n": number, "question": {"$ref": "#/$defs/Question"},
               "events": events}),
        _line({"t": {"const": "no"}, "n": number, "error": refused, "words": text}),
        _line({"t": {"const": "passive"}, "n": number, "answer": text, "words": text}),
        _line({"t": {"const": "over"}, "outcome": {"anyOf": [outcome, {"type": "null"}]},
               "events": events}),
        _line({"t": {"const": "view"}, "view": {"$ref": "#/$defs/View"}}),
        _line({"t": {"const": "why not"}, "words": text}),
        _line({"t": {"const": "reach"}, "player": {"$ref": "#/$defs/player"},
               "reach": {"type": "object"}}),
    ]  # fmt: skip
    return {"title": "Said", "oneOf": said}


def _heard() -> Schema:
    """A line that a program says."""
    text: Schema = {"type": "string"}
    answer: Schema = {"anyOf": [{"$ref": "#/$defs/Answer"}, text]}
    reply = _line({"n": {"type": "integer", "minimum": 0}, "answer": answer})
    properties = reply["properties"]
    assert isinstance(properties, dict)
    properties["t"] = {"const": "answer"}
    reach = _line({"t": {"const": "reach"}, "player": {"$ref": "#/$defs/player"}})
    asked = reach["properties"]
    assert isinstance(asked, dict)
    asked["action"] = {"$ref": "#/$defs/action"}
    asked["square"] = {"$ref": "#/$defs/square"}
    return {
        "title": "Heard",
        "oneOf": [
            reply,
            _line({"t": {"const": "view"}}),
            _line({"t": {"const": "why not"}, "answer": answer}),
            reach,
        ],
    }


def _line(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }
