"""The JSON Schema of the view, beside the view itself; a test holds them together."""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import Json, Schema
from pigskin.contract.schema import DRAFT, definitions, question_schema
from pigskin.contract.version import CONTRACT
from pigskin.contract.view import FIGURES
from pigskin.model import KIND_NAMES, MARK_NAMES, STATE_NAMES
from pigskin.pitch import LENGTH, WIDTH
from pigskin.rules.boons import UNTIL_NAMES
from pigskin.rules.phases import PHASE_NAMES
from pigskin.teams.roles import ROLES

_TEXT: Final[Schema] = {"type": "string"}
_COUNT: Final[Schema] = {"type": "integer"}
_YES: Final[Schema] = {"type": "boolean"}


def view_schema() -> Schema:
    """The view as `game.view()` gives it."""
    inner = question_schema()
    del inner["$defs"], inner["$schema"]
    return {
        "$schema": DRAFT,
        "title": "View",
        **_object(
            {
                "contract": {"const": CONTRACT},
                "seen_by": _or_null(_ref("side")),
                "edition": _TEXT,
                "options": {"type": "object"},
                "phase": {"enum": [*PHASE_NAMES]},
                "half": _COUNT,
                "turns": _by_coach(_COUNT),
                "score": _by_coach(_COUNT),
                "weather": _TEXT,
                "active": _or_null(_ref("side")),
                "kicking": _ref("side"),
                "bonus_turn": _YES,
                "picks": _COUNT,
                "turn_used": _object(
                    dict.fromkeys(("reroll", "blitz", "pass", "hand_off", "foul"), _YES)
                ),
                "stallers": _list(_ref("player")),
                "teams": _by_coach(_team()),
                "players": _list(_player()),
                "ball": _object(
                    {
                        "square": _or_null(_ref("square")),
                        "carrier": _or_null(_ref("player")),
                        "landing": _or_null(_ref("square")),
                    }
                ),
                "zones": _by_coach(
                    {
                        "type": "array",
                        "items": {"type": "string", "pattern": f"^[0-8]{{{LENGTH}}}$"},
                        "minItems": WIDTH,
                        "maxItems": WIDTH,
                    }
                ),
                "action": _or_null(_action()),
                "question": _or_null(inner),
                "over": _YES,
                "outcome": _or_null(
                    _object(
                        {
                            "winner": _or_null(_ref("side")),
                            "score": _list(_COUNT),
                            "reason": _TEXT,
                        }
                    )
                ),
            }
        ),
        "$defs": definitions(),
    }


def _team() -> Schema:
    return _object(
        {
            "name": _TEXT,
            "roster": _or_null(_TEXT),
            "race": _or_null(_TEXT),
            **dict.fromkeys(FIGURES, _COUNT),
            "coach_banned": _YES,
            "argued_again": _YES,
            "staff": _list(_object({"name": _TEXT, "left": _COUNT})),
            "spells": _list(_TEXT),
            "prayers": _list(_TEXT),
        }
    )


def _player() -> Schema:
    values: Schema = dict.fromkeys(("ma", "st", "ag", "av", "pa"), _COUNT)
    when: Schema = {"half": _COUNT, "turn": _COUNT}
    return _object(
        {
            "id": _ref("player"),
            "side": _ref("side"),
            "number": _COUNT,
            "name": _TEXT,
            "position": _TEXT,
            "race": _TEXT,
            "kind": {"enum": [*KIND_NAMES]},
            "role": {"enum": [*ROLES]},
            **values,
            "usual": _or_null(_object(values)),
            "skills": _list(_TEXT),
            "lent": _list(_TEXT),
            "lost": _list(_TEXT),
            "spent": _list(_TEXT),
            "gone": _list(_TEXT),
            "boons": _list(_object({"what": _TEXT, "until": {"enum": [*UNTIL_NAMES]}})),
            "niggling": _COUNT,
            "value": _COUNT,
            "state": {"enum": [*STATE_NAMES]},
            "square": _or_null(_ref("square")),
            "marks": _list({"enum": [name for _, name in MARK_NAMES]}),
            "has_ball": _YES,
            "injuries": _list(_object({"result": _TEXT, **when})),
            "feats": _list(_object({"feat": _TEXT, **when})),
        }
    )


def _action() -> Schema:
    return _object(
        {
            "player": _ref("player"),
            "action": _ref("action"),
            "target": _or_null(_ref("player")),
            **dict.fromkeys(("moved", "allowance", "rushes", "max_rushes", "squares_left"), _COUNT),
            **dict.fromkeys(("blocked", "stood_up", "jumped"), _YES),
        }
    )


def _ref(kind: str) -> Schema:
    return {"$ref": f"#/$defs/{kind}"}


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _by_coach(schema: Schema) -> Schema:
    return _object({"home": schema, "away": schema})


def _object(properties: Schema) -> Schema:
    required: list[Json] = [*properties]
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
