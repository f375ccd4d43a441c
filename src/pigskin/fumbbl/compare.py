"""Does our table show what FUMBBL's model shows? And both of them, drawn in the same way."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl import field
from pigskin.fumbbl.field import Man, Picture
from pigskin.model import (
    BLIZZARD,
    FAINTED,
    INJURED,
    KNOCKED_OUT,
    NICE,
    NO_ZONE,
    NOWHERE,
    POURING_RAIN,
    PRONE,
    RESERVES,
    ROOTED,
    SENT_OFF,
    STANDING,
    STATE_NAMES,
    STUNNED,
    SWELTERING,
    VERY_SUNNY,
    WEATHER_NAMES,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import AWAY, HOME, LENGTH, ON_PITCH, SIDES, WIDTH, square, square_text
from pigskin.questions import Question, player_text
from pigskin.rules import phases
from pigskin.rules.counting import has
from pigskin.rules.rerolls import leader_on_pitch

_STATES: Final[dict[int, tuple[int, ...]]] = {
    field.STANDING: (STANDING,),
    field.MOVING: (STANDING,),
    field.BLOCKED: (STANDING,),
    field.PRONE: (PRONE,),
    field.STUNNED: (STUNNED,),
    field.KNOCKED_OUT: (KNOCKED_OUT,),
    field.BADLY_HURT: (INJURED,),
    field.SERIOUS_INJURY: (INJURED,),
    field.DEAD: (INJURED,),
    field.RESERVE: (RESERVES,),
    field.MISSING: (INJURED,),
    field.BANNED: (SENT_OFF,),
    field.EXHAUSTED: (FAINTED,),
}
# Their states of players about to fall; ours change at once.
_UNSETTLED: Final = (STANDING, PRONE, STUNNED)
_DISTRACTED: Final = field.CONFUSED | field.HYPNOTISED
_IN_THE_AIR: Final = (field.PICKED_UP, field.FLYING)
_WEATHER: Final[dict[str, int]] = {
    "Sweltering Heat": SWELTERING,
    "Very Sunny": VERY_SUNNY,
    "Nice Weather": NICE,
    "Pouring Rain": POURING_RAIN,
    "Blizzard": BLIZZARD,
}
_WORDS: Final[dict[int, str]] = {
    field.FALLING: "falling",
    field.BLOCKED: "being blocked",
    field.MISSING: "missing the match",
}
_IN_FLIGHT: Final = (phases.TURN, phases.ACTION, phases.SETUP, phases.QUICK_SNAP, phases.LANDING)
# The turn modes in which somebody's turn is played.
TURNS: Final = ("regular", "blitz")


class Seats:
    """Which of our players is which of theirs."""

    def __init__(self, ids: dict[str, PlayerNo]) -> None:
        self.player = ids
        self.id = {player: id for id, player in ids.items()}

    def add(self, id: str, player: PlayerNo) -> None:
        self.player[id] = player
        self.id[player] = id


def differences(
    theirs: Picture,
    table: Table,
    seats: Seats,
    asked: Question | None,
    unsettled: tuple[int, ...] = (),
    thrown: bool = False,
) -> list[str]:
    """Everything in which the two differ, a sentence each.

    Players `unsettled` are left out, and while there are such the ball and the re-rolls as well; of
    a ball that is being `thrown` nobody can say where it is.
    """
    found: list[str] = []
    for id, player in seats.player.items():
        if player not in unsettled:
            found.extend(_player(_as_we_have_it(theirs, id), theirs, id, table, player))
    if not unsettled:
        found.extend(_rerolls(theirs, table))
    if not unsettled and not thrown:
        found.extend(_ball(theirs, table))
    found.extend(_clock(theirs, table))
    if asked is not None and asked.kind in ("turn", "action") and theirs.playing != asked.side:
        found.append(f"we ask {asked.coach}, there it is the turn of {SIDES[theirs.playing]}")
    return found


def _as_we_have_it(theirs: Picture, id: str) -> Man:
    """During Solid Defence they mark who may not be set up; to us he is in reserve.

    So is who has fallen and left the pitch for a meal, and whose place another has taken.
    """
    man = theirs.men[id]
    if man.spot is None and man.base in (field.PRONE, field.STANDING):
        return Man(field.RESERVE)
    return man


def _player(man: Man, theirs: Picture, id: str, table: Table, player: PlayerNo) -> list[str]:
    if man.base in _IN_THE_AIR:
        return []
    who = player_text(table, player)
    there = square(*man.spot) if man.spot is not None else NOWHERE
    here = table.place[player]
    found: list[str] = []
    if there != here:
        found.append(f"{who} is {_where(here)}, there {_where(there)}")
    state = table.state[player]
    allowed = _STATES.get(man.base, _UNSETTLED)
    if man.rolling:
        allowed = (PRONE, STUNNED)
    elif man.hurt:  # they send off even those
        allowed = (INJURED,)
    elif theirs.rising and theirs.acting == id:
        allowed = (STANDING, PRONE)
    if state not in allowed:
        said = _WORDS.get(man.base) or STATE_NAMES[allowed[0]]
        found.append(f"{who} is {STATE_NAMES[state]}, there {said}")
    if there and here:
        marks = table.marks[player]
        # Who lies on the ground has none anyway: they do not note what else has taken them.
        # Who acts comes to his senses at some time before he rolls for it, or after.
        known = state == STANDING and theirs.acting != id
        lost = marks & NO_ZONE if known else man.state & _DISTRACTED
        for ours, flag, word in (
            (marks & ROOTED, field.ROOTED, "rooted"),
            (lost, _DISTRACTED, "without tackle zones"),
        ):
            if bool(ours) != bool(man.state & flag):
                found.append(f"{who} is {'' if ours else 'not '}{word}, there the other way round")
    return found


def _where(sq: Square) -> str:
    return f"at {square_text(sq)}" if sq else "off the pitch"


def _ball(theirs: Picture, table: Table) -> list[str]:
    if table.phase == phases.KICK_OFF:
        return []  # it has not deviated yet
    ours = table.ball_square()
    if table.kick_square and not ON_PITCH[table.kick_square]:
        return []  # they show the last square it was in
    if not ours and table.phase in _IN_FLIGHT and ON_PITCH[table.kick_square]:
        ours = table.kick_square
    there = square(*theirs.ball) if theirs.ball is not None else NOWHERE
    found: list[str] = []
    if ours != there:
        found.append(f"the ball is {_where(ours)}, there {_where(there)}")
    elif ours and theirs.ball_in_play and (table.carrier >= 0) == theirs.ball_moving:
        held = "held" if table.carrier >= 0 else "loose"
        found.append(f"the ball at {square_text(ours)} is {held}, there the other way round")
    return found


def _clock(theirs: Picture, table: Table) -> list[str]:
    found: list[str] = []
    if _WEATHER.get(theirs.weather, table.weather) != table.weather:
        ours = WEATHER_NAMES[table.weather]
        found.append(f"the weather is {ours}, there {theirs.weather.lower()}")
    if theirs.half and theirs.half != table.half:
        found.append(f"it is half {table.half}, there half {theirs.half}")
    for side in (HOME, AWAY):
        owner, coach = table.side(side), SIDES[side]
        if owner.score != theirs.score[side]:
            found.append(f"{coach} has scored {owner.score}, there {theirs.score[side]}")
        if theirs.half and owner.turn != theirs.turn[side]:
            found.append(f"{coach} is in turn {owner.turn}, there {theirs.turn[side]}")
    return found


def _rerolls(theirs: Picture, table: Table) -> list[str]:
    """Only compared in a turn: FUMBBL hands a leader's out when one begins."""
    found: list[str] = []
    if theirs.mode in TURNS:
        for side in (HOME, AWAY):
            coach = SIDES[side]
            rerolls = usable_rerolls(table, side)
            if rerolls != theirs.rerolls[side]:
                found.append(f"{coach} has {rerolls} re-rolls, there {theirs.rerolls[side]}")
    return found


def usable_rerolls(table: Table, side: SideNo) -> int:
    """The re-rolls a side could use now: FUMBBL counts a leader's only while he is on the pitch."""
    owner = table.side(side)
    led = has(table, side, "leader_rerolls") if leader_on_pitch(table, side) else 0
    return owner.rerolls + led


# --- drawing ----------------------------------------------------------------------------------


def draw(theirs: Picture, table: Table, seats: Seats) -> str:
    """Their pitch in the characters of `pigskin.contract.view.board`."""
    standing: dict[tuple[int, int], str] = {}
    for id, player in seats.player.items():
        man = theirs.men[id]
        if man.spot is None:
            continue
        home = side_of(player) == 0
        down = {field.PRONE: "_", field.STUNNED: "x"}
        mark = down.get(man.base, ">" if home else "<")
        if theirs.ball == man.spot and not theirs.ball_moving:
            mark = "@"
        number = str(table.profiles[player].number)
        standing[man.spot] = f"{number:>2}{mark}" if home else f"{mark}{number:<2}"
    rows: list[str] = []
    for y in range(WIDTH):
        cells = [
            standing.get((x, y), " o " if theirs.ball == (x, y) else " . ") for x in range(LENGTH)
        ]
        rows.append("".join(cells).rstrip())
    return "\n".join(rows)
