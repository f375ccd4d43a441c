"""Help for a coach who sets up: ready formations, and the rules with how far a draft meets them."""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import Json
from pigskin.contract.reasons import setup_problems
from pigskin.contract.reasons.placing import line, setup_counts
from pigskin.model import Table
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.formations import ATTACKS, DEFENCES, MEANINGS, formation
from pigskin.pitch import AWAY, WIDTH, column, in_wide_zone, on_scrimmage, row, square
from pigskin.questions import player_text
from pigskin.rules.setup import IN_WIDE_ZONE, ON_SCRIMMAGE, to_be_placed

Draft = dict[PlayerNo, Square]
NAMES: Final = {"deep defence": "Deep Defence"}  # it has a name of its own; others are described
WIDE_ZONES: Final = ((0, 3), (11, 14))  # the rows of each


def ready_formations(table: Table, side: SideNo) -> list[Json]:
    """The formations that can be set up now, those for a side in this role first."""
    defends = side == table.kicking
    names = (*DEFENCES, *ATTACKS) if defends else (*ATTACKS, *DEFENCES)
    found: list[Json] = []
    for name in names:
        chosen = formation(table, side, name)
        if side == AWAY:  # who looks from over there has his left where we have our right
            chosen = {who: square(column(sq), WIDTH - 1 - row(sq)) for who, sq in chosen.items()}
        draft = {player: sq for player, sq in chosen.items() if not table.place[player]}
        if setup_problems(table, side, draft):
            continue  # some stand already, and not as this one has them
        places: dict[str, Json] = {
            player_text(table, player): [column(sq), row(sq)] for player, sq in draft.items()
        }
        found.append(
            {
                "name": NAMES.get(name, name.capitalize()),
                "words": MEANINGS[name],
                "fits": (name in DEFENCES) == defends,
                "places": places,
            }
        )
    return found


def setup_rules(table: Table, side: SideNo, draft: Draft) -> list[Json]:
    """What a set-up must be, one by one, and whether this draft is so; and what else is wrong."""
    squares = [*draft.values()]
    squares += [table.place[each] for each in table.pool if table.place[each] and each not in draft]
    wanted = to_be_placed(table)
    on_line = sum(1 for sq in squares if on_scrimmage(sq, side))
    need = min(ON_SCRIMMAGE, wanted)
    rules = [
        _rule(f"{wanted} on the pitch", len(squares), len(squares) == wanted),
        _rule(f"{need} or more on the line, {line(side)}", on_line, on_line >= need),
    ]
    for top, bottom in WIDE_ZONES:
        wide = sum(1 for sq in squares if in_wide_zone(sq) and top <= row(sq) <= bottom)
        rules.append(
            _rule(
                f"{IN_WIDE_ZONE} at most in the wide zone, rows {top} to {bottom}",
                wide, wide <= IN_WIDE_ZONE,
            )
        )  # fmt: skip
    counted = setup_counts(table, side, squares)
    others = [each for each in setup_problems(table, side, draft) if each not in counted]
    for words in others:
        rules.append({"words": words, "met": False})
    return rules


def _rule(words: str, count: int, met: bool) -> Json:
    return {"words": words, "count": count, "met": met}
