"""FUMBBL's model of the match, kept up to date command by command.

A `Picture` is what the model shows after one command: the thing our table is compared with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from pigskin.fumbbl.reading import Change, Command, Replay
from pigskin.model import NEITHER
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, LENGTH, WIDTH

# Base states of a player: the low byte of his state.
STANDING: Final = 1
MOVING: Final = 2
PRONE: Final = 3
STUNNED: Final = 4
KNOCKED_OUT: Final = 5
BADLY_HURT: Final = 6
SERIOUS_INJURY: Final = 7
DEAD: Final = 8
RESERVE: Final = 9
MISSING: Final = 10
FALLING: Final = 11
BLOCKED: Final = 12
BANNED: Final = 13
EXHAUSTED: Final = 14
PICKED_UP: Final = 16
FLYING: Final = 21
CASUALTIES: Final = (BADLY_HURT, SERIOUS_INJURY, DEAD)
# Flags above it.
ACTIVE: Final = 0x100
CONFUSED: Final = 0x200
ROOTED: Final = 0x400
HYPNOTISED: Final = 0x800
BASE: Final = 0xFF

_SIDES: Final = {"home": HOME, "away": AWAY}
# The turn modes in which formations are made.
SETTING_UP: Final = ("setup", "solidDefence", "perfectDefence")
Spot = tuple[int, int]


@dataclass(slots=True)
class Man:
    """Where a player is and how. `spot` is None for the boxes beside the pitch."""

    state: int
    spot: Spot | None = None
    rolling: bool = False  # was stunned until now: he rolls over at the end of this turn
    hurt: bool = False  # is a casualty, though he may be shown as sent off by now

    @property
    def base(self) -> int:
        return self.state & BASE

    @property
    def active(self) -> bool:
        return bool(self.state & ACTIVE)

    def copy(self) -> Man:
        return Man(self.state, self.spot, self.rolling, self.hurt)


@dataclass(slots=True)
class Picture:
    """What the model shows."""

    men: dict[str, Man] = field(default_factory=dict)
    ball: Spot | None = None
    ball_moving: bool = False
    ball_in_play: bool = False
    half: int = 0
    turn: list[int] = field(default_factory=lambda: [0, 0])
    score: list[int] = field(default_factory=lambda: [0, 0])
    rerolls: list[int] = field(default_factory=lambda: [0, 0])
    home_playing: bool = True
    mode: str = "startGame"
    dialog: dict[str, Any] | None = None
    acting: str = ""
    action: str = ""
    jumping: bool = False
    rising: bool = False  # the acting player is shown on his feet before he has got up
    weather: str = ""

    @property
    def playing(self) -> int:
        """The side whose turn it is."""
        return 0 if self.home_playing else 1

    def copy(self) -> Picture:
        return Picture(
            {id: man.copy() for id, man in self.men.items()},
            self.ball,
            self.ball_moving,
            self.ball_in_play,
            self.half,
            self.turn[:],
            self.score[:],
            self.rerolls[:],
            self.home_playing,
            self.mode,
            self.dialog,
            self.acting,
            self.action,
            self.jumping,
            self.rising,
            self.weather,
        )


def pictures(replay: Replay) -> list[Picture]:
    """The picture after each command."""
    now = Picture()
    for team in replay.teams:
        for player in team.players:
            now.men[player.id] = Man(MISSING if player.misses else RESERVE)
    shown: list[Picture] = []
    for command in replay.commands:
        now = now.copy()
        for change in command.changes:
            apply(now, change)
        _reports(now, command)
        shown.append(now)
    return shown


def spot_of(value: object) -> Spot | None:
    """A coordinate on the pitch; None for the boxes beside it and for nowhere."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    return (x, y) if 0 <= x < LENGTH and 0 <= y < WIDTH else None


def _reports(now: Picture, command: Command) -> None:
    for report in command.reports:
        if report.id == "weather":
            now.weather = report.text("weather")


def apply(now: Picture, change: Change) -> None:
    """Carry out one change of the model; changes that only decorate the pitch are left alone."""
    id, key, value = change.id, change.key, change.value
    if id == "fieldModelSetPlayerCoordinate":
        man = now.men.setdefault(key, Man(RESERVE))
        man.spot = spot_of(value)
        if man.spot is not None and now.mode in SETTING_UP:
            _clear_spot(now, key, man.spot)
    elif id == "fieldModelRemovePlayer":
        now.men.setdefault(key, Man(RESERVE)).spot = None
    elif id == "fieldModelSetPlayerState":
        _set_state(now.men.setdefault(key, Man(RESERVE)), int(value))
    elif id == "fieldModelSetBallCoordinate":
        now.ball = spot_of(value)
    elif id == "fieldModelSetBallMoving":
        now.ball_moving = bool(value)
    elif id == "fieldModelSetBallInPlay":
        now.ball_in_play = bool(value)
    elif id == "fieldModelSetWeather":
        now.weather = str(value)
    elif id.startswith("turnData") or id.startswith("teamResult"):
        _set_side(now, id, _SIDES.get(key, NEITHER), value)
    elif id.startswith("game"):
        _set_game(now, id, value)
    elif id.startswith("actingPlayer"):
        _set_acting(now, id, value)


def _clear_spot(now: Picture, key: str, spot: Spot) -> None:
    """Who is set up where somebody stands takes his place; of the other nothing is said."""
    for id, man in now.men.items():
        if id != key and man.spot == spot:
            man.spot = None


def _set_state(man: Man, state: int) -> None:
    before = man.base
    man.state = state
    man.hurt = man.base in CASUALTIES or (man.hurt and man.base == BANNED)
    # Their stunned players lie prone, out of play, during the turn at whose end they roll over.
    man.rolling = man.base == PRONE and not man.active and (before == STUNNED or man.rolling)


def _set_side(now: Picture, id: str, side: SideNo, value: Any) -> None:
    if side < 0:
        return
    if id == "turnDataSetTurnNr":
        now.turn[side] = value
    elif id == "turnDataSetReRolls":
        now.rerolls[side] = value
    elif id == "teamResultSetScore":
        now.score[side] = value


def _set_game(now: Picture, id: str, value: Any) -> None:
    if id == "gameSetHalf":
        now.half = value
    elif id == "gameSetHomePlaying":
        now.home_playing = bool(value)
    elif id == "gameSetTurnMode":
        now.mode = str(value)
    elif id == "gameSetDialogParameter":
        now.dialog = value if isinstance(value, dict) else None


def _set_acting(now: Picture, id: str, value: Any) -> None:
    if id == "actingPlayerSetPlayerId":
        now.acting = "" if value is None else str(value)
        now.jumping = False
        now.rising = False
    elif id == "actingPlayerSetPlayerAction":
        now.action = "" if value is None else str(value)
    elif id == "actingPlayerSetLeaping":
        now.jumping = bool(value)
    elif id == "actingPlayerSetStandingUp":
        now.rising = bool(value)
