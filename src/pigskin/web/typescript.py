"""The types of the client, printed from what the server says and the contract declares.

    python -m pigskin.web.typescript > web/src/lib/protocol.ts
"""

from __future__ import annotations

import json
from itertools import zip_longest
from typing import Any, Final, get_args

import msgspec

from pigskin.coaches.reviewing import Review
from pigskin.contract.verbs import VERBS
from pigskin.contract.whole_schema import whole_schema
from pigskin.statistics import Statistics
from pigskin.web.lessons.reading import course
from pigskin.web.messages import PROTOCOL, FromClient, ToClient
from pigskin.web.room_messages import FromRoom, ToRoom

_HEAD: Final = """\
// Printed by `python -m pigskin.web.typescript`; a test keeps it true. Do not edit.
"""
# Of the contract, what pages draw; everything these refer to comes along.
_WANTED: Final = ("View", "Question", "Answer", "Event")
# Fields of our messages that hold something of the contract.
_KNOWN: Final = {
    "view": "TableView | null",
    "question": "AskedQuestion | null",
    "events": "Event[]",
    "change": "Change",
    "do": "Answer[]",
    "answers": "(Answer | string)[]",
    "answer": "Answer | string",
    "reach": "Reached | null",
    "targets": "Record<string, Deed[]> | null",
    "preview": "Previewed | null",
    "hints": "Record<string, Hint> | null",
    "advice": "Advice[] | null",
    "rules": "SetUpRule[] | null",
    "did": "Advice",
    "better": "Advice",
    "event": "Event",
    "formations": "ReadyFormation[] | null",
    "outcome": "NonNullable<View['outcome']>",
}
_UNIONS: Final = {
    "FromClient": FromClient, "ToClient": ToClient, "FromRoom": FromRoom, "ToRoom": ToRoom,
}  # fmt: skip
_BESIDE: Final = """\
/** The view of a table as it travels: the question comes beside it. */
export type TableView = Omit<View, 'question' | 'seen_by'>

/** A question as it travels: only who is asked gets the answers. */
export type AskedQuestion = Omit<Question, 'answers' | 'brings'> &
  Partial<Pick<Question, 'answers' | 'brings'>>

/** How to get from one view to the next: keys that differ, players and teams only where they do. */
export type Change = Partial<Omit<TableView, 'teams'>> & {
  teams?: Partial<Record<Coach, Partial<View['teams']['home']>>>
  gone?: string[]
}

/** A square somebody can get to. `rolls` are [step, test, need]. */
export interface Way {
  square: Square
  chance: number
  with_reroll: number
  path: Square[]
  rolls: [number, string, number | null][]
  leaps: number[]
}

export interface Reached {
  first: [string, number | null][]
  squares: Way[]
  blows: Record<string, { from: Square; chance: number; with_reroll: number; dice: number }>
  bands: string[]
  assumes: string[]
}

/** Something a player can do to another: how, from where, how likely; `odds` of what it brings. */
export interface Deed {
  action: string
  answer: Answer
  from: Square
  there: number
  chance: number | null
  odds: Record<string, number>
  /** Is the target named before he moves? */
  named: boolean
}

export interface Chances {
  chances: Record<string, number>
  with_reroll: Record<string, number>
  assumes?: string[]
  [key: string]: unknown
}

export interface Previewed {
  steps: { answer: string; rolls: Event[]; interferers: string[]; odds: Chances | null }[]
  chance: number | null
  with_reroll: number | null
  assumes: string[]
  /** Of a kick: where it may come down ([x, y, share]), and the chance of a touchback. */
  spread?: [number, number, number][]
  touchback?: number | null
  /** Of what bursts: its squares; each player, his chance to be knocked down, to be hurt. */
  blast?: Square[]
  hits?: [string, number, number | null][]
}

/** Something a set-up must be, and whether a draft is so; `count` says how many there are. */
export interface SetUpRule {
  words: string
  met: boolean
  count?: number
}

/** A ready formation for the players who can be set up; `fits` the side that kicks, or receives. */
export interface ReadyFormation {
  name: string
  words: string
  fits: boolean
  places: Record<string, Square>
}

/** What a coach would do: the answers it takes, who and where, chances, and the reason by name. */
export interface Advice {
  deed: string
  why: string
  answers: string[]
  player: string
  other: string
  path: Square[]
  /** Of several: who goes where, and who only gets up. */
  moves: [string, number, number][]
  rising: string[]
  dice: number
  chance: number | null
  again: number | null
  risk: number | null
  gain: number | null
  before: number | null
  after: number | null
  mate: string
  words: string
  reason: string
}

/** What an answer means: words, chance, what follows at once or by a die, if that is bad. */
export interface Hint {
  hint: string
  chance: number | null
  then?: string[]
  warn?: boolean
  /** Where the next die may lead ([x, y, share]). */
  leads?: [number, number, number][]
  band?: number | null
  need?: number | null
}
"""


def print_types() -> str:
    """The whole file."""
    parts = [_HEAD, f"export const PROTOCOL = {PROTOCOL}\n"]
    schema: dict[str, Any] = dict(whole_schema())
    defs: dict[str, Any] = schema["$defs"]
    names = _needed(defs, _WANTED)
    for name in names:
        parts.append(f"export type {_name(name)} = {_type(defs[name])}\n")
    parts.append(_BESIDE)
    ours = [each for union in _UNIONS.values() for each in get_args(union)] + [Statistics, Review]
    _, components = msgspec.json.schema_components(ours, ref_template="#/$defs/{name}")
    for name, each in components.items():
        if name not in names:
            assert _message(name) not in map(_name, names), f"two types are called {name}"
            parts.append(f"export type {_message(name)} = {_type(each, _KNOWN, _MESSAGES)}\n")
    for title, union in _UNIONS.items():
        members = " | ".join(_message(each.__name__) for each in get_args(union))
        parts.append(f"export type {title} = {members}\n")
    parts.append(_words())
    parts.append(_lessons())
    return "\n".join(parts)


def _lessons() -> str:
    """The lessons, and the notes of each: the page has words for all of them."""
    lines = ["/** Every lesson, with what may be noted in it. */", "export interface LessonNotes {"]
    for lesson in course().values():
        notes = dict.fromkeys(json.dumps(each.note) for each in lesson.notes)
        lines.append(f"  {json.dumps(lesson.id)}: {' | '.join(notes)}")
    return "\n".join([*lines, "}", ""])


def _words() -> str:
    """How answers are said, and what kind of thing their arguments are."""
    lines = [
        "/** The words of every answer: an argument stands where its name is in braces. */",
        "export const WORDS: Readonly<Record<Answer['verb'], string>> = {",
    ]
    for verb in VERBS:
        words = "".join(
            text + (f"{{{slot.name}}}" if slot is not None else "")
            for text, slot in zip_longest(verb.texts, [] if verb.unsaid else verb.slots)
        )
        lines.append(f"  {json.dumps(verb.name)}: {json.dumps(words)},")
    return "\n".join([*lines, "}", ""])


# Messages whose names mean something else in the contract or in browsers.
_MESSAGES: Final = {
    "Table": "TableMessage", "Clock": "ClockShown", "Line": "ChatLine", "Time": "ClockMessage",
}  # fmt: skip


def _message(name: str) -> str:
    return _MESSAGES.get(name, name)


def _needed(defs: dict[str, Any], wanted: tuple[str, ...]) -> list[str]:
    """These and everything they refer to, in the order of the schema."""
    found: set[str] = set()
    left = list(wanted)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            text = json.dumps(defs[name])
            left += [each for each in defs if f'"#/$defs/{each}"' in text]
    return [name for name in defs if name in found]


def _name(name: str) -> str:
    """`kick-off event` is KickOffEvent; `side` is Coach, as a coach is named by his side."""
    if name == "side":
        return "Coach"
    words = "".join(c if c.isalnum() else " " for c in name).split()
    return "".join(word[0].upper() + word[1:] for word in words)


def _type(
    schema: Any, known: dict[str, str] | None = None, named: dict[str, str] | None = None
) -> str:
    if schema is True or schema == {}:
        return "unknown"
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        return named.get(name, _name(name)) if named is not None else _name(name)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(dict.fromkeys(json.dumps(each) for each in schema["enum"]))
    for key in ("oneOf", "anyOf"):
        if key in schema and "properties" not in schema:
            members = list(dict.fromkeys(_type(each, known, named) for each in schema[key]))
            return ("\n  | " if len(members) > 4 else " | ").join(members)
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**schema, "type": each}, known, named) for each in kind)
    if kind == "object":
        return _object(schema, known, named)
    if kind == "array":
        return _array(schema, known, named)
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return plain.get(str(kind), "null" if kind == "null" else "unknown")


def _object(
    schema: Any, known: dict[str, str] | None, named: dict[str, str] | None
) -> str:
    properties: dict[str, Any] = schema.get("properties", {})
    if not properties:
        more = schema.get("additionalProperties", True)
        return f"Record<string, {_type(more, known, named)}>" if more is not False else "{}"
    required = schema.get("required", [])
    fields = []
    for key, each in properties.items():
        given = known.get(key) if known is not None and _is_open(each) else None
        mark = "" if key in required else "?"
        label = key if key.isidentifier() else json.dumps(key)
        fields.append(f"{label}{mark}: {given or _type(each, known, named)}")
    return "{ " + "; ".join(fields) + " }"


def _is_open(schema: Any) -> bool:
    """Does the schema of a message leave open what is in there? Then the contract says it."""
    if schema is True or not isinstance(schema, dict):
        return True
    if "$ref" in schema or "const" in schema or "enum" in schema:
        return False
    if schema.get("type") == "array":
        items = schema.get("items", True)
        return _is_open(items) or "anyOf" in items
    return not schema.get("type") or "anyOf" in schema


def _array(schema: Any, known: dict[str, str] | None, named: dict[str, str] | None) -> str:
    if "prefixItems" in schema:
        members = ", ".join(_type(each, known, named) for each in schema["prefixItems"])
        return f"[{members}]"
    item = _type(schema.get("items", True), known, named)
    return f"({item})[]" if " " in item else f"{item}[]"


if __name__ == "__main__":
    print(print_types(), end="")
