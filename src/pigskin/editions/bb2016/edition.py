"""BB2016: LRB6 with another head coach, another Piling On, new skills, and people to hire.

if TYPE_CHECKING:
    from pigskin.league.rules import LeagueRules

Only what differs from LRB6 stands here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.editions import EDITION_NAMES
from pigskin.editions.bb2016 import fouling, prematch, turn
from pigskin.editions.bb2016.spells import MAGIC, TeamWizards
from pigskin.editions.bb2016.staff import STAFF
from pigskin.editions.bb2016.wizards import WIZARDS
from pigskin.editions.lrb6.edition import LRB6
from pigskin.effects.of_sides import goods_of
from pigskin.effects.registry import (
    BB2016_SKILLS,
    HOUSE_SKILLS,
    SPELL_EFFECTS,
)
from pigskin.model import BADLY_HURT, FROG, Table
from pigskin.numbers import PlayerNo
from pigskin.rolls import Modifiers
from pigskin.rules import phases

if TYPE_CHECKING:
    from pigskin.league.rules import LeagueRules


def casualty(
    table: Table, player: PlayerNo, total: int, parts: Modifiers | None = None
) -> tuple[int, int]:
    """As before, but a frog is only hurt, and is himself again after the match."""
    if table.marks[player] & FROG:
        return BADLY_HURT, 0
    return LRB6.casualty(table, player, total, parts)


def argument_names(table: Table, kind: str) -> list[str]:
    """The names in answers about spells and teams."""
    if kind == "spell":
        return [spell.name for spell in table.edition.magic]
    return LRB6.argument_names(table, kind)


def between_matches() -> LeagueRules:
    """Read when a league asks, since nothing else needs it."""
    from pigskin.editions.bb2016.league import LEAGUE

    return LEAGUE


BB2016: Final = LRB6.but(
    id="bb2016",
    name=EDITION_NAMES["bb2016"],
    skill_lists=[BB2016_SKILLS],
    casualty=casualty,
    appeal=fouling.argue_appeal,
    argument_names=argument_names,
    magic=MAGIC,
    school=TeamWizards(),
    procedures={
        phases.JOURNEYMEN: prematch.add_journeymen,
        phases.PETTY_CASH: prematch.petty_cash,
        phases.INDUCEMENTS: prematch.buy_inducements,
        phases.END_TURN: turn.end_turn,
    },
    own_options=(
        *LRB6.own_options, "petty_cash", "play", "piling_on", "coach_penalty", "piling_on_cost",
    ),
    usual_options={"cards": "off"},  # its text makes them optional
    effects=[*SPELL_EFFECTS, *HOUSE_SKILLS, *STAFF, *WIZARDS, *LRB6.effects],
    goods=goods_of([*STAFF, *WIZARDS]),
    between_matches=between_matches,
)  # fmt: skip
