"""A picture of the table in plain values: the one window for everybody who stands outside.

Everything here is made of dicts, lists, texts, numbers, booleans and None, so that `json.dumps`
takes it as it is. `docs/view.md` explains every key; within a version of the contract keys stay as
they are, and new ones may come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.contract.arguments import Json
from pigskin.contract.asking import to_json
from pigskin.contract.version import CONTRACT
from pigskin.editions.bb2020.prayers import PRAYERS
from pigskin.effects.cards import FIRST_CARD, card
from pigskin.effects.hands import backs, deck_of
from pigskin.effects.holding import (
    HOLDERS,
    UNTIL_NAMES,
    boon_code,
    boon_name,
    count,
    holder_name,
)
from pigskin.effects.of_sides import Counted, Serving
from pigskin.errors import MalformedAnswer
from pigskin.ledger import FEATS, HURT, WORSE, deeds_of
from pigskin.model import (
    ABSENT,
    ACTION_NAMES,
    BLITZ,
    BLOCK,
    CASUALTY_NAMES,
    FEAT_NAMES,
    FOUL,
    HAND_OFF,
    KIND_NAMES,
    MARK_NAMES,
    NO_ACTION,
    NOBODY,
    PASS,
    PRONE,
    SEATS,
    SPECIAL,
    STATE_NAMES,
    STUNNED,
    Profile,
    Side,
    Table,
)
from pigskin.numbers import Holder, PlayerNo, SideNo, Square
from pigskin.options import option_values
from pigskin.pitch import (
    AWAY,
    HOME,
    LENGTH,
    ON_PITCH,
    OTHER_SIDE,
    SIDES,
    WIDTH,
    column,
    row,
    square,
)
from pigskin.questions import player_text
from pigskin.rules.counting import has
from pigskin.rules.movement import allowance, max_rushes, squares_left
from pigskin.rules.once_a_turn import may_still
from pigskin.rules.phases import PHASE_NAMES
from pigskin.showing import quoted
from pigskin.teams.decks import MOMENTS
from pigskin.teams.roles import role_of

if TYPE_CHECKING:
    from pigskin.contract.known import Known
    from pigskin.game import Game

# What every side has, shown under its own name.
FIGURES: Final[tuple[str, ...]] = (
    "rerolls", "leader_rerolls", "mascot_rerolls", "full_rerolls", "drive_rerolls",
    "coming_rerolls", "apothecaries", "bribes", "assistants", "cheerleaders", "fame", "fans",
    "fan_factor", "casualties", "treasury", "petty_cash", "budget", "bet", "value",
)  # fmt: skip


def view(game: Game, coach: str | None = None) -> dict[str, Json]:
    """The whole table as one coach may see it, or as those may who only watch."""
    shown = unasked(game, coach)
    shown["question"] = _question(game, coach)
    return shown


def unasked(game: Game, coach: str | None, known: Known | None = None) -> dict[str, Json]:
    """The view with nothing for its question, made with the help of what was shown before."""
    if coach is not None and coach not in SIDES:
        raise MalformedAnswer(f"{quoted(coach)} is no coach; write home or away, or nobody at all")
    table = game.table
    return {
        "contract": CONTRACT,
        "seen_by": coach,
        "edition": table.edition.id,
        "options": {**option_values(table.options)},
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
            "blitz": not may_still(table, BLITZ),
            "pass": not may_still(table, PASS),
            "hand_off": not may_still(table, HAND_OFF),
            "foul": not may_still(table, FOUL),
        },
        "effects": [
            {
                "holder": holder_name(holder),
                "name": table.edition.all_effects[what].name,
                "until": UNTIL_NAMES[until],
                "left": amount,
            }
            for holder, what, until, amount in table.held
            if holder >= HOLDERS[0] and not table.edition.all_effects[what].apart
        ],
        "stallers": [player_text(table, player) for player in table.stallers],
        "teams": {SIDES[side]: _team(table, side, coach == SIDES[side]) for side in (HOME, AWAY)},
        "players": known.players(table) if known is not None else _players(table),
        "ball": {
            "square": _square(table.ball_square()),
            "carrier": _player(table, table.carrier),
            "landing": _square(table.kick_square) if ON_PITCH[table.kick_square] else None,
            "second": _second_ball(table),
        },
        "zones": known.zones(table) if known is not None else zones_view(table),
        "action": _action(table),
        "question": None,
        "over": game.over,
        "outcome": _outcome(game),
    }


def _question(game: Game, coach: str | None) -> dict[str, Json] | None:
    question = game.question
    if question is None:
        return None
    return to_json(game.table, question, outside=coach != question.coach)


def _coach(side: SideNo) -> str | None:
    return SIDES[side] if side >= 0 else None


def _player(table: Table, player: PlayerNo) -> str | None:
    return player_text(table, player) if player >= 0 else None


def _square(sq: Square) -> list[Json] | None:
    return [column(sq), row(sq)] if sq > 0 else None


def _second_ball(table: Table) -> dict[str, Json] | None:
    if table.spare is None:
        return None
    lying, carrier, _ = table.spare
    where = table.place[carrier] if carrier >= 0 else lying
    return {"square": _square(where), "carrier": _player(table, carrier)}


def _players(table: Table) -> list[Json]:
    return [
        player_view(table, player)
        for side in (HOME, AWAY)
        for player in table.players(side)
        if table.state[player] != ABSENT
    ]


def zones_view(table: Table) -> dict[str, Json]:
    """The tackle zones of both sides."""
    return {SIDES[side]: _zones(table, side) for side in (HOME, AWAY)}


def _zones(table: Table, side: SideNo) -> list[Json]:
    """How many players of a side mark each square: a text of digits for every row."""
    counts = "".join([str(count) for count in table.all_zones(OTHER_SIDE[side])])
    firsts = [square(0, y) for y in range(WIDTH)]
    return [counts[first : first + LENGTH] for first in firsts]


# --- teams ------------------------------------------------------------------------------------


def _team(table: Table, side: SideNo, own: bool) -> dict[str, Json]:
    owner: Side = table.side(side)
    roster = table.rosters[side] if table.rosters is not None else None
    shown: dict[str, Json] = {
        "name": table.team_names[side],
        "roster": roster.id if roster else None,
        "race": roster.name if roster else None,
    }
    for figure in FIGURES:
        shown[figure] = has(table, side, figure)
    shown["coach_banned"] = has(table, side, "coach_banned") > 0
    shown["argued_again"] = has(table, side, "corrupted") > 0
    shown["staff"] = _staff(table, side)
    shown["spells"] = [
        spell.name for spell in table.edition.magic if count(table, HOLDERS[side], spell.id)
    ]
    shown["prayers"] = [
        prayer.name for prayer in PRAYERS if count(table, HOLDERS[side], prayer.id)
    ]
    shown["hand"] = _hand(table, side, own)
    shown["played"] = [_card(table, number) for number in owner.played]
    return shown


def _hand(table: Table, side: SideNo, own: bool) -> list[Json]:
    """A hand of special play cards: the own one open, another only by its backs."""
    if own:
        return [_card(table, number) for number in table.side(side).hand]
    return [_card(table, deck) for deck in backs(table, side)]


def _card(table: Table, number: int) -> dict[str, Json]:
    """A card in words, or as much of it as is on its back."""
    shown: dict[str, Json] = {"deck": table.edition.decks[deck_of(table, number)].name}
    known = card(table, number) if number >= FIRST_CARD else None
    shown["name"] = known.name if known is not None else None
    shown["moment"] = MOMENTS[known.moment][0] if known is not None else None
    shown["text"] = known.text if known is not None else None
    return shown


def _staff(table: Table, side: SideNo) -> list[Json]:
    """Who and what serves the side, with how many there are of each."""
    found: list[Json] = []
    for holder, what, _, amount in table.held:
        effect = table.edition.all_effects[what]
        if holder == HOLDERS[side] and (
            isinstance(effect, Serving) or (isinstance(effect, Counted) and not effect.figure)
        ):
            found.append({"name": effect.name, "left": amount})
    return found


# --- players ----------------------------------------------------------------------------------


def player_view(table: Table, player: PlayerNo) -> dict[str, Json]:
    """One player as plain values."""
    profile, own = table.profiles[player], table.original(player)
    marks = table.marks[player]
    skills = [skill.name for skill in profile.skills]
    before = [skill.name for skill in own.skills]
    told = deeds_of(table.ledger, player)
    return {
        "id": player_text(table, player),
        "side": SIDES[player >> 5],
        "of": SIDES[table.belongs_to(player)],
        "number": profile.number,
        "name": profile.name,
        "position": profile.position,
        "race": profile.race,
        "kind": KIND_NAMES[profile.kind],
        "role": role_of(profile, table.rosters[player >> 5] if table.rosters else None),
        **_values(profile),
        "usual": {**_values(own)} if _values(own) != _values(profile) else None,
        "skills": [*skills],
        "lent": [name for name in skills if name not in before],
        "lost": [name for name in before if name not in skills],
        "spent": [skill.name for skill in profile.skills if table.spent[player] & skill.bit],
        "gone": [
            table.edition.all_effects[skill].name for who, skill in table.used_up if who == player
        ],
        "boons": [
            {"what": boon_name(table.edition, boon_code(what, amount)), "until": UNTIL_NAMES[until]}
            for who, what, until, amount in table.held
            if who == Holder(player)
        ],
        "niggling": profile.niggling,
        "value": profile.value,
        "state": STATE_NAMES[table.state[player]],
        "square": _square(table.place[player]),
        "marks": [word for bit, word in MARK_NAMES if marks & bit],
        "has_ball": table.has_ball(player),
        "injuries": [
            {"result": CASUALTY_NAMES[result], "half": deed.half, "turn": deed.turn}
            for deed in told
            if (deed.kind == HURT or deed.kind == WORSE) and deed.on == player
            for result in deed.result
        ],
        "feats": [
            {"feat": FEAT_NAMES[deed.kind], "half": deed.half, "turn": deed.turn}
            for deed in told
            if deed.kind < FEATS and deed.by == player and deed.amount
        ],
    }


def _values(profile: Profile) -> dict[str, Json]:
    return {
        "ma": profile.ma, "st": profile.st, "ag": profile.ag, "av": profile.av, "pa": profile.pa
    }  # fmt: skip


def _action(table: Table) -> dict[str, Json] | None:
    player = table.actor
    if player < 0:
        return None
    walks = table.place[player] > 0 and table.action not in (BLOCK, SPECIAL, NO_ACTION)
    return {
        "player": player_text(table, player),
        "action": ACTION_NAMES[table.action],
        "target": _player(table, table.target),
        "moved": table.moved,
        "allowance": allowance(table, player),
        "rushes": table.rushes,
        "max_rushes": max_rushes(table, player),
        "squares_left": squares_left(table) if walks else 0,
        "blocked": table.blocked,
        "stood_up": table.rising,
        "jumped": table.jumped,
    }


def _outcome(game: Game) -> dict[str, Json] | None:
    outcome = game.outcome
    if outcome is None:
        return None
    return {"winner": outcome.winner, "score": [*outcome.score], "reason": outcome.reason}


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
                cells.append(" o " if table.ball_at(sq) else " . ")
                continue
            number = str(table.profiles[player].number)
            home = player < SEATS
            mark = {PRONE: "_", STUNNED: "x"}.get(table.state[player], ">" if home else "<")
            if table.has_ball(player):
                mark = "@"
            cells.append(f"{number:>2}{mark}" if home else f"{mark}{number:<2}")
        rows.append("".join(cells).rstrip())
    return "\n".join(rows)
