"""JSON Schemas (draft 2020-12) of what goes in and out, made from the declarations."""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import KINDS, NONE, Json, Schema
from pigskin.contract.event_arguments import EVENT_KINDS
from pigskin.contract.fields import Field, Kind
from pigskin.contract.happenings import HAPPENINGS
from pigskin.contract.kinds import QUESTION_KINDS
from pigskin.contract.rolling import ROLL_SCHEMA
from pigskin.contract.schema_parts import list_of, object_of, or_null, ref
from pigskin.contract.told.happening import Happening
from pigskin.contract.verbs import VERBS, Verb

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
# Kinds of field that are no kind of argument.
_FIELDS: Final[dict[str, Schema]] = {
    "test": {"type": "string"},
    "need": {"type": "integer"},
    "dice": {"type": "integer", "minimum": 1},
    "chooser": {"$ref": "#/$defs/side"},
    "faces": {"type": "array", "items": {"$ref": "#/$defs/face"}},
}


# --- questions --------------------------------------------------------------------------------


def question_schema() -> Schema:
    """A question as `Question.json` has it: what all have, and the fields of each kind."""
    common: Schema = {
        "coach": ref("side"),
        "kind": {"enum": [*QUESTION_KINDS]},
        "sentence": {"type": "string"},
        "about": {"type": "object"},
        "points_at": object_of(
            {"players": list_of(ref("player")), "squares": list_of(ref("square"))}
        ),
        "roll": or_null(ref("roll")),
        "answers": list_of({"oneOf": [_group(verb) for verb in VERBS]}),
        "brings": {"type": "object", "additionalProperties": {"type": "object"}},
    }
    return {
        "$schema": DRAFT,
        "title": "Question",
        **object_of(common),
        "oneOf": [_kind(kind) for kind in QUESTION_KINDS.values()],
        "$defs": definitions(),
    }


def _kind(kind: Kind) -> Json:
    fields: Schema = {field.name: _field(field) for field in kind.fields}
    return {
        "title": kind.name,
        "properties": {"kind": {"const": kind.name}, "about": object_of(fields)},
    }


def _field(field: Field) -> Json:
    what = _FIELDS.get(field.kind) or ref(field.kind)
    return or_null(what) if field.optional else what


# --- answers ----------------------------------------------------------------------------------


def answer_schema() -> Schema:
    """An answer as `Option.json` has it and `Game.answer` takes it."""
    return {
        "$schema": DRAFT,
        "title": "Answer",
        "oneOf": [_answer(verb) for verb in VERBS],
        "$defs": definitions(),
    }


def _answer(verb: Verb) -> Json:
    slots: Schema = {"verb": {"const": verb.name}}
    for slot in verb.slots:
        value = ref(slot.argument.kind)
        slots[slot.name] = or_null(value) if slot.optional else value
    data = object_of(slots)
    data["required"] = ["verb", *[slot.name for slot in verb.slots if not slot.optional]]
    return data


def _group(verb: Verb) -> Json:
    """Answers of a verb: a list for each argument, and any combination is one."""
    slots: Schema = {"verb": {"const": verb.name}}
    for slot in verb.slots:
        values = ref(slot.argument.kind)
        slots[slot.name] = list_of(or_null(values) if slot.optional else values)
    return object_of(slots)


# --- events -----------------------------------------------------------------------------------


def event_schema() -> Schema:
    """An event as `Event.json` has it."""
    return {
        "$schema": DRAFT,
        "title": "Event",
        "oneOf": [_event(declared) for declared in HAPPENINGS.values()],
        "$defs": {
            "roll": ROLL_SCHEMA, **{kind: each.schema() for kind, each in EVENT_KINDS.items()},
        },
    }


def _event(declared: Happening) -> Json:
    properties: Schema = {
        "n": {"type": "integer", "minimum": 0},
        "answer": {"type": ["integer", "null"], "minimum": 0},
        "event": {"const": declared.kind},
    }
    for name, kind in zip(declared.names, declared.kinds):
        value = ref(kind.kind)
        always = kind.nothing == NONE and name not in declared.secret
        properties[name] = value if always else or_null(value)
    properties["text"] = {"type": "string"}
    if declared.quiet:
        properties["quiet"] = {"const": True}
    data = object_of(properties)
    properties["roll"] = ref("roll")
    return data


# --- parts ------------------------------------------------------------------------------------


def definitions() -> Schema:
    """The kinds of argument and the rolls, for `$ref`."""
    return {"roll": ROLL_SCHEMA, **{kind: each.schema() for kind, each in KINDS.items()}}
