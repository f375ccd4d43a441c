"""The whole contract as one JSON Schema: answers, questions, events, the view, reports, lines."""

from __future__ import annotations

from pigskin.contract.arguments import Json, Schema
from pigskin.contract.schema import DRAFT, answer_schema, event_schema, question_schema
from pigskin.contract.schema_parts import list_of, object_of, or_null, ref
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
        "oneOf": [ref(name) for name in ("Said", "Heard")],
        "$defs": shared,
    }


def _said() -> Schema:
    """A line that Pigskin says."""
    number: Schema = {"type": "integer", "minimum": 0}
    text: Schema = {"type": "string"}
    events: Schema = list_of(ref("Event"))
    teams = object_of({"home": text, "away": text})
    coaches: Schema = list_of(ref("side"))
    outcome = object_of(
        {
            "winner": or_null(ref("side")),
            "score": {"type": "array", "items": number, "minItems": 2, "maxItems": 2},
            "reason": text,
        }
    )
    refused: Schema = {"enum": ["not understood", "not legal"]}
    said: list[Json] = [
        object_of({"t": {"const": "hello"}, "contract": {"const": CONTRACT}, "pigskin": text,
               "you": coaches, "edition": text, "teams": teams}),
        object_of({"t": {"const": "ask"}, "n": number, "question": ref("Question"),
               "events": events}),
        object_of({"t": {"const": "no"}, "n": number, "error": refused, "words": text}),
        object_of({"t": {"const": "passive"}, "n": number, "answer": text, "words": text}),
        object_of({"t": {"const": "over"}, "outcome": or_null(outcome),
               "events": events}),
        object_of({"t": {"const": "view"}, "view": ref("View")}),
        object_of({"t": {"const": "why not"}, "words": text}),
        object_of({"t": {"const": "reach"}, "player": ref("player"),
               "reach": {"type": "object"}}),
    ]  # fmt: skip
    return {"title": "Said", "oneOf": said}


def _heard() -> Schema:
    """A line that a program says."""
    text: Schema = {"type": "string"}
    answer: Schema = {"anyOf": [ref("Answer"), text]}
    reply = object_of({"n": {"type": "integer", "minimum": 0}, "answer": answer})
    properties = reply["properties"]
    assert isinstance(properties, dict)
    properties["t"] = {"const": "answer"}
    reach = object_of({"t": {"const": "reach"}, "player": ref("player")})
    asked = reach["properties"]
    assert isinstance(asked, dict)
    asked["action"] = ref("action")
    asked["square"] = ref("square")
    return {
        "title": "Heard",
        "oneOf": [
            reply,
            object_of({"t": {"const": "view"}}),
            object_of({"t": {"const": "why not"}, "answer": answer}),
            reach,
        ],
    }
