"""A picture of the table in plain values, for programs that are not Python.

Everything here is made of dicts, lists, texts, numbers, booleans and None, so that `json.dumps`
takes it as it is. `docs/view.md` explains every key; the keys stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.edition import option_values
from pigskin.model import (
    ACTION_NAMES,
    BLOCK,
    CASUALTY_NAMES,
    FEAT_NAMES,
    MARK_NAMES,
    NO_ACTION,
    SPECIAL,
    STATE_NAMES,
    WEATHER_NAMES,
    Side,
    Table,
)
from pigskin.pitch import ON_PITCH, column, row
from pigskin.questions import Option, Question, player_text
from pigskin.rules.movement import allowance, max_rushes, squares_left
from pigskin.rules.phases import PHASE_NAMES

if TYPE_CHECKING:
    from pigskin.game import Game

COACHES: Final = ("home", "away")
# What sort of player he is, in the order of the model's numbers.
KINDS: Final = ("rostered", "journeyman", "mercenary", "star")
# The counters of a side, shown under their own names.
COUNTERS: Final = (
    "rerolls",
    "leader_rerolls",
    "full_rerolls",
    "apothecaries",
    "bribes",
    "babes",
    "chefs",
    "igors",
    "wizards",
    "necromancers",
    "fame",
    "fans",
    "fan_factor",
    "assistants",
    "cheerleaders",
    "treasury",
    "petty_cash",
    "budget",
    "value",
    "casualties",
)


def view(game: Game) -> dict[str, object]:
    """The whole table as plain values."""
    table = game.table
    return {
        "edition": table.edition.id,
        "options": option_values(table.options),
        "phase": PHASE_NAMES[table.phase],
        "half": table.half,
        "turns": {"home": table.home.turn, "away": table.away.turn},
        "score": {"home": table.home.score, "away": table.away.score},
        "weather": WEATHER_NAMES[table.weather],
        "active": _coach(table.active),
        "kicking": COACHES[table.kicking],
        "bonus_turn": table.bonus_turn,
        "turn_used": {
            "reroll": table.rerolled,
            "blitz": table.blitzed,
            "pass": table.passed,
            "hand_off": table.handed_off,
            "foul": table.fouled,
        },
        "teams": {coach: _team(table, side) for side, coach in enumerate(COACHES)},
        "players": [
            player_view(table, player) for side in (0, 1) for player in table.players(side)
        ],
        "ball": {
            "square": _square(table.ball_square()),
            "carrier": table.carrier if table.carrier >= 0 else None,
            "landing": _square(table.kick_square) if ON_PITCH[table.kick_square] else None,
        },
        "action": _action(table),
        "question": question_view(game.question) if game.question is not None else None,
        "over": game.over,
        "outcome": _outcome(game),
    }


def _coach(side: int) -> str | None:
    return COACHES[side] if side >= 0 else None


def _square(sq: int) -> list[int] | None:
    return [column(sq), row(sq)] if sq > 0 else None


def _team(table: Table, side: int) -> dict[str, object]:
    owner: Side = table.side(side)
    roster = table.rosters[side] if table.rosters is not None else None
    shown: dict[str, object] = {
        "name": table.team_names[side],
        "roster": roster.id if roster else None,
        "race": roster.name if roster else None,
    }
    shown.update({counter: getattr(owner, counter) for counter in COUNTERS})
    return shown


def player_view(table: Table, player: int) -> dict[str, object]:
    """One player as plain values."""
    profile = table.profiles[player]
    marks = table.marks[player]
    return {
        "id": player,
        "side": COACHES[player >> 5],
        "number": profile.number,
        "name": profile.name,
        "position": profile.position,
        "race": profile.race,
        "kind": KINDS[profile.kind],
        "ma": profile.ma,
        "st": profile.st,
        "ag": profile.ag,
        "av": profile.av,
        "skills": [skill.name for skill in profile.skills],
        "niggling": profile.niggling,
        "value": profile.value,
        "state": STATE_NAMES[table.state[player]],
        "square": _square(table.place[player]),
        "marks": [word for bit, word in MARK_NAMES if marks & bit],
        "has_ball": table.carrier == player,
        "injuries": [CASUALTY_NAMES[what] for who, what in table.injuries if who == player],
        "feats": [FEAT_NAMES[what] for who, what in table.feats if who == player],
    }


def _action(table: Table) -> dict[str, object] | None:
    player = table.actor
    if player < 0:
        return None
    walks = table.place[player] > 0 and table.action not in (BLOCK, SPECIAL, NO_ACTION)
    return {
        "player": player,
        "name": player_text(table, player),
        "action": ACTION_NAMES[table.action],
        "moved": table.moved,
        "allowance": allowance(table, player),
        "rushes": table.rushes,
        "max_rushes": max_rushes(table, player),
        "squares_left": squares_left(table) if walks else 0,
        "blocked": table.blocked,
        "stood_up": table.rising,
    }


def question_view(question: Question) -> dict[str, object]:
    """A question and every legal answer as plain values."""
    return {
        "coach": question.coach,
        "kind": question.kind,
        "player": question.player if question.player >= 0 else None,
        "other": question.other if question.other >= 0 else None,
        "about": {
            "number": question.number,
            "need": question.need,
            "skill": question.skill,
            "square": _square(question.square),
        },
        "options": [option_view(option) for option in question.options],
    }


def option_view(option: Option) -> dict[str, object]:
    """One legal answer: the words to send back, and what they name."""
    return {
        "text": str(option),
        "verb": option.verb,
        "player": option.player if option.player >= 0 else None,
        "square": _square(option.square),
    }


def _outcome(game: Game) -> dict[str, object] | None:
    outcome = game.outcome
    if outcome is None:
        return None
    return {"winner": outcome.winner, "score": list(outcome.score), "reason": outcome.reason}
