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
    KIND_NAMES,
    LATER_SIDE_FIELDS,
    MARK_NAMES,
    NO_ACTION,
    NOBODY,
    PRONE,
    SEATS,
    SIDE_FIELDS,
    SPECIAL,
    STATE_NAMES,
    STUNNED,
    Side,
    Table,
)
from pigskin.pitch import LENGTH, ON_PITCH, SIDES, WIDTH, column, row, square
from pigskin.questions import player_text
from pigskin.rules.movement import allowance, max_rushes, squares_left
from pigskin.rules.phases import PHASE_NAMES

if TYPE_CHECKING:
    from pigskin.game import Game

# The counters of a side, shown under their own names; the score and the turn stand elsewhere.
COUNTERS: Final = tuple(
    field
    for field in (*SIDE_FIELDS, *LATER_SIDE_FIELDS)
    if field not in ("score", "turn", "seats", "bought")
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
        "weather": table.edition.weather_names[table.weather],
        "active": _coach(table.active),
        "kicking": SIDES[table.kicking],
        "bonus_turn": table.bonus_turn,
        "picks": table.picks,
        "turn_used": {
            "reroll": table.rerolled,
            "blitz": table.blitzed,
            "pass": table.passed,
            "hand_off": table.handed_off,
            "foul": table.fouled,
        },
        "teams": {coach: _team(table, side) for side, coach in enumerate(SIDES)},
        "players": [
            player_view(table, player) for side in (0, 1) for player in table.players(side)
        ],
        "ball": {
            "square": _square(table.ball_square()),
            "carrier": table.carrier if table.carrier >= 0 else None,
            "landing": _square(table.kick_square) if ON_PITCH[table.kick_square] else None,
        },
        "action": _action(table),
        "question": game.question.json if game.question is not None else None,
        "over": game.over,
        "outcome": _outcome(game),
    }


def _coach(side: int) -> str | None:
    return SIDES[side] if side >= 0 else None


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
        "side": SIDES[player >> 5],
        "number": profile.number,
        "name": profile.name,
        "position": profile.position,
        "race": profile.race,
        "kind": KIND_NAMES[profile.kind],
        "ma": profile.ma,
        "st": profile.st,
        "ag": profile.ag,
        "av": profile.av,
        "pa": profile.pa,
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
        "target": table.target if table.target >= 0 else None,
        "moved": table.moved,
        "allowance": allowance(table, player),
        "rushes": table.rushes,
        "max_rushes": max_rushes(table, player),
        "squares_left": squares_left(table) if walks else 0,
        "blocked": table.blocked,
        "stood_up": table.rising,
        "jumped": table.jumped,
    }


def _outcome(game: Game) -> dict[str, object] | None:
    outcome = game.outcome
    if outcome is None:
        return None
    return {"winner": outcome.winner, "score": list(outcome.score), "reason": outcome.reason}


def board(table: Table) -> str:
    """The pitch in plain characters: home players as 7>, away players as <7, the ball as o.

    In place of the arrow a player has _ when he is prone, x when stunned, @ when he has the ball.
    """
    rows: list[str] = []
    for y in range(WIDTH):
        cells: list[str] = []
        for x in range(LENGTH):
            sq = square(x, y)
            player = table.player_at(sq)
            if player == NOBODY:
                cells.append(" o " if sq == table.ball else " . ")
                continue
            number = str(table.profiles[player].number)
            home = player < SEATS
            mark = {PRONE: "_", STUNNED: "x"}.get(table.state[player], ">" if home else "<")
            if table.carrier == player:
                mark = "@"
            cells.append(f"{number:>2}{mark}" if home else f"{mark}{number:<2}")
        rows.append("".join(cells).rstrip())
    return "\n".join(rows)
