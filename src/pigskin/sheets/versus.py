"""This team against that one: every roll of every position, and every block between them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from pigskin.contract.arguments import Json
from pigskin.edition import AnyEdition, Edition
from pigskin.editions import edition as find_edition
from pigskin.effects import moments as at
from pigskin.effects.sorting import by_moment
from pigskin.game import Game
from pigskin.model import SEATS
from pigskin.numbers import PlayerNo
from pigskin.odds.blocks import block
from pigskin.odds.harm import FELLED, UNHURT, harm
from pigskin.odds.values import Odds
from pigskin.pitch import RANGE_NAMES
from pigskin.questions import HIT, SKILL_ON, code, first_of, second_player, verb_of
from pigskin.rules.block_dice import block_dice
from pigskin.sheets import needs
from pigskin.sheets.forms import Plain
from pigskin.sheets.lines import Line, Lineup, lineup_of
from pigskin.sheets.scenes import HE, Scene, Tried, share_json
from pigskin.teams.team import Team

DODGES: Final = range(4)  # tackle zones dodged into
MARKED: Final = range(3)  # opponents beside who picks up or catches the ball
_FOE: Final = PlayerNo(SEATS)
# Where a block is fought: nobody is near an edge.
_BLOCKER: Final = "home 1 12,7 {mine} / away 1 13,7 {theirs}"
_HELPER: Final = " / home 2 14,7"  # he marks the defender alone
_HINDERER: Final = " / away 2 11,7"  # ... and he the attacker
_FELT: Final = (at.HINDERS_DODGE, at.DIVES, at.UNFELT, at.PRESENCE)
_OUTCOMES: Final = (
    "success", "down", "turnover", "armour broken", "knocked out", "casualty", "no block",
)  # fmt: skip
_AT_ONCE: Final = ("success", "down", "turnover")  # before any armour is rolled for
# What there is to say of a block with dice only.
_OF_DICE: Final = (
    "dice", "chooses", "blitz", "with_assist", "against_assist", "chances", "with_reroll",
    "assisted",
)  # fmt: skip


def versus_sheet(
    edition: AnyEdition, home: Team | str, away: Team | str
) -> dict[str, Any]:
    """Two rosters or teams compared, as plain data."""
    rules = find_edition(edition)
    mine, theirs = lineup_of(rules, home), lineup_of(rules, away)
    return {
        "edition": rules.id,
        "name": rules.name,
        "home": _side(rules, mine, theirs),
        "away": _side(rules, theirs, mine),
    }


def _side(edition: Edition, mine: Lineup, theirs: Lineup) -> Plain:
    return {
        "name": mine.name,
        "roster": mine.roster.id,
        "positions": [_position(edition, each, theirs.lines) for each in mine.lines],
    }


def _position(edition: Edition, line: Line, foes: list[Line]) -> Plain:
    """One position: its rolls, its armour, and its blocks against each of the others."""
    who = line.spec
    holds = needs.catch(edition, who).told() is not None  # who has no hands throws nothing
    return {
        **line.json,
        "activation": _rolled(needs.activation(edition, who)),
        "dodge": [_rolled(needs.dodge(edition, who, zones)) for zones in DODGES],
        "dodge_from": _dodges_from(edition, line, foes),
        "pick_up": [_rolled(needs.pick_up(edition, who, zones)) for zones in MARKED],
        "pass": [
            {"range": RANGE_NAMES[reach], "roll": _rolled(needs.throw(edition, who, reach))}
            for reach in (needs.RANGES if holds else ())
        ],
        "catch": [_rolled(needs.catch(edition, who, zones)) for zones in MARKED],
        "catch_bounce": _rolled(needs.bounce(edition, who)),
        "intercept": _rolled(needs.intercept(edition, who)),
        "rush": _rolled(needs.rush(edition, who, line.ma)),
        "jump": _rolled(needs.jump(edition, who)),
        "landing": _rolled(needs.landing(edition, who)),
        "armour": _armour(edition, line),
        "blocks": [_block(edition, line, foe) for foe in foes],
    }


def _rolled(scene: Scene) -> Json:
    """A roll, or nothing where he makes none."""
    tried = scene.tried()
    return None if tried is None else tried.json


def _dodges_from(edition: Edition, line: Line, foes: list[Line]) -> list[Json]:
    """Opponents from whom it is harder, or easier, to get away than from others."""
    usual = needs.dodge(edition, line.spec).tried()
    found: list[Json] = []
    for foe in foes:
        if not _sticky(edition, foe):
            continue
        tried = needs.dodge(edition, line.spec, 0, foe.spec).tried()
        if tried is not None and not _alike(tried, usual):
            found.append({"position": foe.name, "roll": tried.json})
    return found


def _sticky(edition: Edition, foe: Line) -> bool:
    """Has he a skill by which he may count for more, or less, than another who marks a player?"""
    for name in foe.skills:
        skill = edition.by_name[name]
        acts = by_moment((skill,))
        if skill.cancels or any(acts[each] for each in _FELT):
            return True
    return False


def _alike(one: Tried, other: Tried | None) -> bool:
    return other is not None and (one.need, one.shares) == (other.need, other.shares)


# --- armour and blocks ------------------------------------------------------------------------


def _armour(edition: Edition, line: Line) -> Plain:
    """What 2D6 must show to break his armour, and how often they do, hit by nobody special."""
    game = _at(edition, "", line.spec)
    broken = 1 - harm(game.table, _FOE, HE, FELLED, False).get(UNHURT, Fraction(0))
    return {"need": game.table.profiles[_FOE].armour, "chance": share_json(broken)}


def _block(edition: Edition, line: Line, foe: Line) -> Plain:
    """A block against one opponent: dice and chances, alone and with one to help.

    Who never blocks with dice has none; `instead` says what he may do.
    """
    game = _at(edition, line.spec, foe.spec)
    table = game.table
    question = game.question
    offered = [] if question is None else question.codes
    instead = [
        edition.all_effects[first_of(each)].name
        for each in offered
        if verb_of(each) == SKILL_ON and second_player(each) == _FOE
    ]
    made: Plain = {"against": foe.name, "instead": [*instead]}
    if code(HIT, _FOE) not in offered:
        return {**made, **dict.fromkeys(_OF_DICE), "text": "no dice", "may_be_better": []}
    helped = _at(edition, line.spec, foe.spec, _HELPER)
    hindered = _at(edition, line.spec, foe.spec, _HINDERER)
    dice = block_dice(table, HE, _FOE, False)
    daring = [each.name for each in table.at[HE][at.MATCH_STRENGTH]] if dice < 0 else []
    odds = block(game, HE, _FOE)
    return {
        **made,
        **_dice(dice),
        "blitz": block_dice(table, HE, _FOE, True),
        "with_assist": block_dice(helped.table, HE, _FOE, False),
        "against_assist": block_dice(hindered.table, HE, _FOE, False),
        "may_be_better": [*daring],
        "chances": _chances(odds),
        "with_reroll": _chances(odds, True),
        "assisted": _chances(block(helped, HE, _FOE, injuries=False), False, _AT_ONCE),
    }


def _dice(count: int) -> Plain:
    many = abs(count)
    chooser = "attacker" if count > 0 else "defender"
    words = "1 die" if many == 1 else f"{many} dice"
    return {
        "dice": many,
        "chooses": chooser,
        "text": words if count > 0 else f"{words}, the defender chooses",
    }


def _chances(
    odds: Odds, again: bool = False, wanted: tuple[str, ...] = _OUTCOMES
) -> dict[str, Json]:
    return {what: share_json(odds.again(what) if again else odds[what]) for what in wanted}


def _at(edition: Edition, mine: str, theirs: str, more: str = "") -> Game:
    text = _BLOCKER.format(mine=mine, theirs=theirs) + more
    return Game.from_position(f"{text} / acting home 1 block", edition=edition)
