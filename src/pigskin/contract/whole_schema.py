"""The whole contract as one JSON Schema: answers, questions, events, the view, reports, lines."""

from __future__ import annotations

from typing import Final

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
               "reach": {"anyOf": [_map(), _there()]}}),
        object_of({"t": {"const": "preview"}, "preview": _plan()}),
    ]  # fmt: skip
    return {"title": "Said", "oneOf": said}


_CHANCE: Final[Schema] = {"type": "number", "minimum": 0, "maximum": 1}
_TEXTS: Final[Schema] = {"type": "array", "items": {"type": "string"}}


def _map() -> Schema:
    """Where a player gets: every square with its chances, without and with a re-roll."""
    place: Schema = {
        "type": "array",
        "prefixItems": [{"type": "integer"}, {"type": "integer"}, _CHANCE, _CHANCE],
        "minItems": 4,
        "maxItems": 4,
    }
    return object_of({"squares": list_of(place), "assumes": _TEXTS})


def _there() -> Schema:
    """One square: the way to it, answer by answer, and its rolls."""
    roll = object_of(
        {
            "test": {"type": "string"},
            "need": or_null({"type": "integer"}),
            "chance": _CHANCE,
            "by": or_null(ref("player")),
        }
    )
    return object_of(
        {
            "square": ref("square"),
            "chance": _CHANCE,
            "with_reroll": _CHANCE,
            "path": list_of(ref("square")),
            "answers": list_of(ref("Answer")),
            "rolls": list_of(roll),
        }
    )


def _plan() -> Schema:
    """What a list of answers would bring."""
    shares: Schema = {"type": "object", "additionalProperties": _CHANCE}
    odds = object_of(
        {
            "chances": shares,
            "with_reroll": or_null(shares),
            "assumes": _TEXTS,
            "sentence": {"type": "string"},
        }
    )
    step = object_of(
        {
            "answer": {"type": "string"},
            "rolls": list_of(ref("Event")),
            "interferers": list_of(ref("player")),
            "odds": or_null(odds),
        }
    )
    return object_of(
        {
            "steps": list_of(step),
            "chance": or_null(_CHANCE),
            "with_reroll": or_null(_CHANCE),
            "assumes": _TEXTS,
        }
    )


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
            object_of({"t": {"const": "preview"}, "answers": list_of(answer)}),
        ],
    }
