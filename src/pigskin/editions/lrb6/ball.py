"""Who dives for a ball that comes down beside him."""

from __future__ import annotations

from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import NOBODY_DOES, Flow, Question, player_of
from pigskin.rules.ball import dive_codes, divers_beside


def diver_for(table: Table, sq: Square, how: int) -> Flow[PlayerNo]:
    """A player beside an empty square who dives for the ball landing there.

    Each coach says which of his players try, the moving coach first; two who try hinder each
    other and neither may.
    """
    candidates = divers_beside(table, sq)
    if not candidates:
        return NOBODY
    first = table.active if table.active >= 0 else OTHER_SIDE[table.kicking]
    divers: list[PlayerNo] = []
    for side in (first, OTHER_SIDE[first]):
        own = [player for player in candidates if side_of(player) == side]
        while own:
            codes = [*dive_codes(table, own), NOBODY_DOES]
            answer = yield Question(side, "dive for the ball", codes, square=sq)
            if answer == NOBODY_DOES:
                break
            own.remove(player_of(answer))
            divers.append(player_of(answer))
    if len(divers) != 1:
        return NOBODY
    table.tell("dives for the ball", divers[0])
    return divers[0]
