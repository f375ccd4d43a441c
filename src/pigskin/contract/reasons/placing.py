"""Why a player cannot be placed there, and what is still wrong with a set-up."""

from __future__ import annotations

from pigskin.contract.reasons.choosing import against_square_of
from pigskin.contract.reasons.words import at as square
from pigskin.contract.reasons.words import (
    coach,
    down,
    known,
    occupied,
    off_pitch,
    on_the_pitch,
    who,
)
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import BARRED, RESERVES, USED, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import OTHER_SIDE, SCRIMMAGE, distance, in_half, in_wide_zone, on_scrimmage, row
from pigskin.questions import (
    DONE,
    PLACE,
    SNAP,
    Question,
    player_of,
    second_square,
    verb_of,
)
from pigskin.rules.setup import (
    DEFENCE_AGAIN,
    IN_WIDE_ZONE,
    ON_SCRIMMAGE,
    Formation,
    extra_players,
    setting_up,
    still_to_choose,
    to_be_placed,
)


def against_placing(table: Table, question: Question, answer: Code) -> str:
    """Why a player cannot be put on a square; nothing for other verbs."""
    verb = verb_of(answer)
    player, sq = player_of(answer), second_square(answer)
    if verb == SNAP and question.kind == "quick snap":
        return _against_snap(table, question, player, sq)
    if verb == DONE and question.kind == "set-up":
        return f"{question.number} more must be placed; after the last it goes on by itself"
    if verb != PLACE:
        return ""
    if question.kind == "set-up":
        return _against_set_up(table, player, sq)
    if question.kind == "swarming":
        return _against_swarming(table, question, player, sq)
    if question.player >= 0 and player != question.player:
        return f"it is {who(table, question.player)} who comes on, not {who(table, player)}"
    return against_square_of(table, question, answer)


# --- before the kick-off ----------------------------------------------------------------------


def _against_set_up(table: Table, player: PlayerNo, sq: Square) -> str:
    side = setting_up(table)
    problem = _to_be_placed(table, side, player)
    problem = problem or against_set_up_square(table, side, sq)
    if problem:
        return problem
    return _against_zone(Formation(table, side), sq)


def _to_be_placed(table: Table, side: SideNo, player: PlayerNo) -> str:
    """Why a player is none of those who still wait to be placed."""
    problem = cannot_be_set_up(table, side, player)
    if not problem and table.place[player]:
        return f"{who(table, player)} stands at {square(table.place[player])} already"
    if not problem and player not in still_to_choose(table, extra_players(table)):
        return "as many as may play beside the extra ones stand already"
    return problem


def cannot_be_set_up(table: Table, side: SideNo, player: PlayerNo) -> str:
    """Why a player takes no part in the set-up of a side."""
    him = who(table, player)
    if side_of(player) != side:
        return f"{coach(side)} is setting up, and {him} plays for {coach(OTHER_SIDE[side])}"
    if player in table.pool:
        return ""
    if table.stage == DEFENCE_AGAIN and table.state[player] == RESERVES:
        return f"{him} was not on the pitch, and only those who were are set up again"
    if may(table, player, at.KEPT_OUT):
        return f"{him} misses this drive"
    return off_pitch(table, player) or f"{him} cannot be set up again"


def against_set_up_square(table: Table, side: SideNo, sq: Square) -> str:
    """Why nobody of a side can be set up on a square."""
    if not on_the_pitch(sq):
        return "that square is not on the pitch"
    if not in_half(sq, side):
        return f"{square(sq)} is not in the half of {coach(side)}"
    return occupied(table, sq)


def _against_zone(formation: Formation, sq: Square) -> str:
    """Why the formation has no room for another in this part of the half."""
    if on_scrimmage(sq, formation.side):
        return ""
    short = min(ON_SCRIMMAGE, formation.total) - formation.scrimmage
    if formation.total - formation.placed <= short:
        left = formation.total - formation.placed
        who_is_left = "the last player" if left == 1 else f"the last {left} players"
        return f"{who_is_left} must be placed on the line of scrimmage, {line(formation.side)}"
    if in_wide_zone(sq):
        top = row(sq) < 4
        placed = formation.top if top else formation.bottom
        if placed >= IN_WIDE_ZONE:
            zone = "top" if top else "bottom"
            return f"{placed} players stand in the {zone} wide zone, and no more may"
    return ""


def line(side: SideNo) -> str:
    """The line of scrimmage of a side in words."""
    return f"{square(SCRIMMAGE[side][0])} to {square(SCRIMMAGE[side][-1])}"


def setup_problems(table: Table, side: SideNo, formation: dict[PlayerNo, Square]) -> list[str]:
    """What is wrong with a draft set-up, player to square, in words; nothing when it is legal.

    Players of the side who stand on the table already and are not in the draft stay there.
    """
    found: list[str] = []
    taken: dict[Square, PlayerNo] = {}
    for player, sq in formation.items():
        problem = "" if known(table, player) else "there is no such player"
        problem = problem or _to_be_placed(table, side, player)
        problem = problem or against_set_up_square(table, side, sq)
        if not problem and sq in taken:
            problem = f"{who(table, taken[sq])} and {who(table, player)} are both at {square(sq)}"
        taken[sq] = player
        if problem:
            found.append(problem)
    staying = [
        table.place[player]
        for player in table.pool
        if table.place[player] and player not in formation
    ]
    for player in extra_players(table):
        if player not in formation and not table.place[player]:
            found.append(f"{who(table, player)} plays beside the others and must be placed")
    return found + setup_counts(table, side, [*formation.values(), *staying])


def setup_counts(table: Table, side: SideNo, squares: list[Square]) -> list[str]:
    """Too many or too few on the pitch, on the line, in the wide zones."""
    found: list[str] = []
    wanted = to_be_placed(table)
    short = wanted - len(squares)
    if short > 0:
        found.append(f"{short} more must be placed")
    elif short < 0:
        found.append(f"{-short} too many: {wanted} may play")
    on_line = sum(1 for sq in squares if on_scrimmage(sq, side))
    need = min(ON_SCRIMMAGE, wanted)
    if on_line < need:
        found.append(f"only {on_line} on the line ({line(side)}); {need} must be")
    for name, top in (("top", True), ("bottom", False)):
        wide = sum(1 for sq in squares if in_wide_zone(sq) and (row(sq) < 4) == top)
        if wide > IN_WIDE_ZONE:
            found.append(f"{wide} in the {name} wide zone; {IN_WIDE_ZONE} may be")
    return found


# --- after the kick ---------------------------------------------------------------------------


def _against_swarming(table: Table, question: Question, player: PlayerNo, sq: Square) -> str:
    him, side = who(table, player), question.side
    if side_of(player) != side:
        return f"{coach(side)} swarms, and {him} plays for {coach(OTHER_SIDE[side])}"
    if not may(table, player, at.SWARMS):
        return f"{him} has no skill to swarm"
    if table.state[player] != RESERVES:
        return f"{him} is not in the reserves"
    problem = against_set_up_square(table, side, sq)
    if problem:
        return problem
    return f"{square(sq)} is on the line of scrimmage or in a wide zone, where nobody swarms"


def _against_snap(table: Table, question: Question, player: PlayerNo, sq: Square) -> str:
    him, side = who(table, player), question.side
    if side_of(player) != side:
        return f"{coach(side)} snaps, and {him} plays for {coach(OTHER_SIDE[side])}"
    problem = down(table, player)
    if problem:
        return problem
    if table.marks[player] & USED:
        return f"{him} has moved in this quick snap"
    if table.marks[player] & BARRED:
        return f"{him} was marked and may not move in this quick snap"
    if distance(table.place[player], sq) != 1:
        return f"{square(sq)} is not next to {him}, who is at {square(table.place[player])}"
    return occupied(table, sq)


