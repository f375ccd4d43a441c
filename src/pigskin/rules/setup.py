"""Setting up: who may stand where before a kick-off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import PLAYED, RESERVES, SEATS, STANDING, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import (
    AWAY,
    BACKFIELD,
    BOTTOM_WIDE,
    CELL_NUMBERS,
    HOME,
    OTHER_SIDE,
    SCRIMMAGE,
    TOP_WIDE,
    in_wide_zone,
    on_scrimmage,
    row,
)
from pigskin.questions import (
    NOTHING,
    PLACE,
    Flow,
    Question,
    code,
    player_of,
    second_of,
    second_square,
)
from pigskin.rules import phases

ON_THE_PITCH: Final = 11
ON_SCRIMMAGE: Final = 3
IN_WIDE_ZONE: Final = 2

# Stages of the set-up phase.
KICKERS: Final = 0
RECEIVERS: Final = 1
DEFENCE_AGAIN: Final = 2

_PLACINGS: Final[dict[PlayerNo, list[Code]]] = {}


def setting_up(table: Table) -> SideNo:
    """The side that is setting up now."""
    return OTHER_SIDE[table.kicking] if table.stage == RECEIVERS else table.kicking


def fit_players(table: Table, side: SideNo) -> tuple[PlayerNo, ...]:
    """Who can be set up."""
    return tuple([
        player
        for player in table.players(side)
        if table.state[player] == RESERVES
        and not (table.at[player][at.KEPT_OUT] and may(table, player, at.KEPT_OUT))
    ])


def extra_players(table: Table) -> list[PlayerNo]:
    """Those of the pool who are set up beside the usual eleven, where it has more than those."""
    if len(table.pool) <= ON_THE_PITCH or table.stage == DEFENCE_AGAIN:
        return []
    acts = table.at
    return [
        player
        for player in table.pool
        if acts[player][at.BESIDE_ELEVEN] and may(table, player, at.BESIDE_ELEVEN)
    ]


def to_be_placed(table: Table) -> int:
    """How many of the pool must stand on the pitch."""
    return _beside(table, len(extra_players(table)))


def _beside(table: Table, extra: int) -> int:
    """How many of the pool must stand on the pitch if so many of them play beside the eleven."""
    there = len(table.pool)
    if table.stage == DEFENCE_AGAIN:  # those who were there before
        return there
    return min(ON_THE_PITCH, there - extra) + extra


def all_placed(table: Table) -> bool:
    """Do as many of the pool as must stand on the pitch?"""
    placed = 0
    for player in table.pool:
        if table.place[player]:
            placed += 1
    # Who plays beside the eleven is asked only when those stand.
    return placed >= min(ON_THE_PITCH, len(table.pool)) and placed >= to_be_placed(table)


def begin_setup(table: Table, stage: int) -> None:
    """Clear the way for a side to place its players."""
    table.phase = phases.SETUP
    table.stage = stage
    table.pool = fit_players(table, setting_up(table))


def may_give_up(table: Table, side: SideNo) -> bool:
    """Before a kick-off: has the side too few players to be asked to set up, or none at all?

    Some let a coach give up whenever he is to set up.
    """
    if too_few(table, side):
        return True
    return (
        table.options.conceding == "set-up"
        and table.phase == phases.SETUP
        and table.stage != DEFENCE_AGAIN
        and setting_up(table) == side
    )


def too_few(table: Table, side: SideNo) -> bool:
    """Before a kick-off: is the side short of players, so that giving up costs it little?"""
    if table.phase != phases.SETUP or table.stage == DEFENCE_AGAIN:
        return False
    if setting_up(table) == side:
        return len(table.pool) <= table.edition.figures.short_side
    return all(table.state[player] not in (RESERVES, STANDING) for player in table.players(side))


class Formation:
    """What a side has placed so far, counted the way the rules count it."""

    def __init__(self, table: Table, side: SideNo) -> None:
        self.side = side
        self.placed = 0
        self.scrimmage = 0
        self.top = 0
        self.bottom = 0
        for player in table.pool:
            sq = table.place[player]
            if not sq:
                continue
            self.placed += 1
            if on_scrimmage(sq, side):
                self.scrimmage += 1
            elif in_wide_zone(sq):
                if row(sq) < 4:
                    self.top += 1
                else:
                    self.bottom += 1
        self.extra = extra_players(table)
        self.total = _beside(table, len(self.extra))

    def squares(self) -> list[Square]:
        """Where the next player may stand, so that the set-up can still become legal."""
        side = self.side
        short = min(ON_SCRIMMAGE, self.total) - self.scrimmage
        found = list(SCRIMMAGE[side])
        if self.total - self.placed > short:
            found.extend(BACKFIELD[side])
            if self.top < IN_WIDE_ZONE:
                found.extend(TOP_WIDE[side])
            if self.bottom < IN_WIDE_ZONE:
                found.extend(BOTTOM_WIDE[side])
        return found


def still_to_choose(table: Table, extra: list[PlayerNo]) -> Sequence[PlayerNo]:
    """Those of the pool who may be placed: only the extra ones once eleven others stand."""
    if not extra:
        return table.pool
    placed = [each for each in table.pool if table.place[each] and each not in extra]
    return extra if len(placed) >= ON_THE_PITCH else table.pool


def placings(player: PlayerNo) -> list[Code]:
    """The codes of placing a player in each square, made once: a question may list a thousand."""
    found = _PLACINGS.get(player)
    if found is None:
        found = [code(PLACE, player, sq) for sq in CELL_NUMBERS]
        _PLACINGS[player] = found
    return found


def setup_question(table: Table) -> Question:
    """Place one player after another, as many as must stand on the pitch."""
    side = setting_up(table)
    formation = Formation(table, side)
    squares = [sq for sq in formation.squares() if table.board[sq] == 0]
    codes: list[Code] = []
    for player in still_to_choose(table, formation.extra):
        if not table.place[player]:
            placing = placings(player)
            codes.extend([placing[sq] for sq in squares])
    return Question(side, "set-up", codes, number=formation.total - formation.placed)


def take_setup(table: Table, answer: Code) -> Flow[None]:
    player = player_of(answer)
    table.put(player, second_square(answer), STANDING)
    table.marks[player] |= PLAYED
    table.treading = ()  # who is set up on a trapdoor has not stepped on it
    table.tell("set up", player, second_of(answer))
    if all_placed(table):
        after_setup(table)
    yield from NOTHING


def line_up(table: Table) -> None:
    """Write into the ledger who is on the pitch for this drive."""
    for side in (HOME, AWAY):
        there = 0
        for player in table.players(side):
            if table.place[player]:
                there |= 1 << player - side * SEATS
        table.note(ledger.LINED_UP, side, amount=there)


def after_setup(table: Table) -> None:
    """The other side sets up, or the ball is kicked."""
    if table.stage == KICKERS:
        begin_setup(table, RECEIVERS)
        if table.pool:
            return
    if table.stage == RECEIVERS:
        table.phase = phases.KICK
        line_up(table)
    else:
        table.phase = phases.LANDING
    table.stage = 0
    table.pool = ()
