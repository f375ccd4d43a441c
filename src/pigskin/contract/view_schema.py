"""The JSON Schema of the view, beside the view itself; a test holds them together."""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import Schema
from pigskin.contract.schema import DRAFT, definitions, question_schema
from pigskin.contract.schema_parts import list_of, object_of, or_null, ref
from pigskin.contract.version import CONTRACT
from pigskin.contract.view import FIGURES
from pigskin.effects.holding import UNTIL_NAMES
from pigskin.model import KIND_NAMES, MARK_NAMES, STATE_NAMES
from pigskin.pitch import LENGTH, WIDTH
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
        **object_of(
            {
                "contract": {"const": CONTRACT},
                "seen_by": or_null(ref("side")),
                "edition": _TEXT,
                "options": {"type": "object"},
                "phase": {"enum": [*PHASE_NAMES]},
                "half": _COUNT,
                "turns": _by_coach(_COUNT),
                "score": _by_coach(_COUNT),
                "weather": _TEXT,
                "active": or_null(ref("side")),
                "kicking": ref("side"),
                "bonus_turn": _YES,
                "picks": _COUNT,
                "turn_used": object_of(
                    dict.fromkeys(("reroll", "blitz", "pass", "hand_off", "foul"), _YES)
                ),
                "effects": list_of(
                    object_of(
                        {
                            "holder": {"enum": ["home", "away", "the table"]},
                            "name": _TEXT,
                            "until": {"enum": [*UNTIL_NAMES]},
                            "left": _COUNT,
                        }
                    )
                ),
                "stallers": list_of(ref("player")),
                "teams": _by_coach(_team()),
                "players": list_of(_player()),
                "ball": object_of(
                    {
                        "square": or_null(ref("square")),
                        "carrier": or_null(ref("player")),
                        "landing": or_null(ref("square")),
                        "second": or_null(
                            object_of(
                                {
                                    "square": or_null(ref("square")),
                                    "carrier": or_null(ref("player")),
                                }
                            )
                        ),
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
                "action": or_null(_action()),
                "question": or_null(inner),
                "over": _YES,
                "outcome": or_null(
                    object_of(
                        {
                            "winner": or_null(ref("side")),
                            "score": list_of(_COUNT),
                            "reason": _TEXT,
                        }
                    )
                ),
            }
        ),
        "$defs": definitions(),
    }


def _team() -> Schema:
    return object_of(
        {
            "name": _TEXT,
            "roster": or_null(_TEXT),
            "race": or_null(_TEXT),
            **dict.fromkeys(FIGURES, _COUNT),
            "coach_banned": _YES,
            "argued_again": _YES,
            "staff": list_of(object_of({"name": _TEXT, "left": _COUNT})),
            "spells": list_of(_TEXT),
            "prayers": list_of(_TEXT),
            "hand": list_of(_card()),
            "played": list_of(_card()),
        }
    )


def _card() -> Schema:
    """A special play card; of a hidden one only the deck is known."""
    words: Schema = dict.fromkeys(("name", "moment", "text"), or_null(_TEXT))
    return object_of({"deck": _TEXT, **words})


def _player() -> Schema:
    values: Schema = dict.fromkeys(("ma", "st", "ag", "av", "pa"), _COUNT)
    when: Schema = {"half": _COUNT, "turn": _COUNT}
    return object_of(
        {
            "id": ref("player"),
            "side": ref("side"),
            "of": ref("side"),
            "number": _COUNT,
            "name": _TEXT,
            "position": _TEXT,
            "race": _TEXT,
            "kind": {"enum": [*KIND_NAMES]},
            "role": {"enum": [*ROLES]},
            **values,
            "usual": or_null(object_of(values)),
            "skills": list_of(_TEXT),
            "lent": list_of(_TEXT),
            "lost": list_of(_TEXT),
            "spent": list_of(_TEXT),
            "gone": list_of(_TEXT),
            "boons": list_of(object_of({"what": _TEXT, "until": {"enum": [*UNTIL_NAMES]}})),
            "niggling": _COUNT,
            "value": _COUNT,
            "state": {"enum": [*STATE_NAMES]},
            "square": or_null(ref("square")),
            "marks": list_of({"enum": [name for _, name in MARK_NAMES]}),
            "has_ball": _YES,
            "injuries": list_of(object_of({"result": _TEXT, **when})),
            "feats": list_of(object_of({"feat": _TEXT, **when})),
        }
    )


def _action() -> Schema:
    return object_of(
        {
            "player": ref("player"),
            "action": ref("action"),
            "target": or_null(ref("player")),
            **dict.fromkeys(("moved", "allowance", "rushes", "max_rushes", "squares_left"), _COUNT),
            **dict.fromkeys(("blocked", "stood_up", "jumped"), _YES),
        }
    )


def _by_coach(schema: Schema) -> Schema:
    return object_of({"home": schema, "away": schema})
