"""Casualties: the roll, those who patch players up, who is credited, and who claims the dead."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_BITE, BY_BLOCK, BY_FOUL, CASUALTY_BAND, LIGHT_CASUALTY
from pigskin.ledger import fate_of
from pigskin.model import (
    BADLY_HURT,
    BLITZ,
    BLOCK,
    CASUALTY,
    DEAD,
    FOUL,
    FROG,
    INFECTION,
    INJURED,
    MISS_NEXT,
    NOBODY,
    RESERVES,
    SEATS,
    STAR,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import APOTHECARY, FIRST_RESULT, NO_APOTHECARY, SECOND_RESULT, Flow, Question
from pigskin.rules.counting import spend
from pigskin.rules.feats import earn, enter, suffer
from pigskin.rules.staff import applaud


def casualty(
    table: Table, player: PlayerNo, by: PlayerNo, cause: int, band: int, total: int
) -> Flow[None]:
    """To the dead & injured box, past the apothecary and his own powers of recovery."""
    side = side_of(player)
    earned = 0
    if not may(table, player, at.TEAMLESS):
        table.side(table.belongs_to(player)).casualties += 1
        if by >= 0 and side_of(by) != side and credit(table, by, cause):
            earned = 1
    results = casualty_roll(table, player, band, total)
    table.remove(player, INJURED)
    out_of_play(table, player)
    if by >= 0 and side_of(by) != side:
        for skill in table.at[by][at.HURT_BADLY]:
            yield from skill.notice(table, by, at.HURT_BADLY, player)
    first = results
    light = band == LIGHT_CASUALTY and cause != BY_BITE
    if not light or table.options.stunty_nine == "treated":
        results = yield from _treated(table, player, results)
    if not results:
        table.remove(player, RESERVES)
        table.tell("patched up", player)
        fate = fate_of(first, [], ledger.APOTHECARY)
        table.note(ledger.HURT, by, player, cause, earned, fate)
        return
    for skill in table.at[player][at.REGENERATES]:
        if (yield from skill.reacts(table, player, at.REGENERATES, NOBODY)):
            table.remove(player, RESERVES)
            table.tell("regenerates", player)
            fate = fate_of(first, [], ledger.REGENERATION)
            table.note(ledger.HURT, by, player, cause, earned, fate)
            return
    saved = ledger.NOTHING if first == results else ledger.APOTHECARY
    if max(results) == BADLY_HURT and cause == BY_BLOCK and by >= 0 and side_of(by) != side:
        for skill in table.at[by][at.POISONS]:
            if (yield from skill.reacts(table, by, at.POISONS, player)):
                results = [MISS_NEXT]
    table.note(ledger.HURT, by, player, cause, earned, fate_of(first, results, saved))
    suffer(table, player, results)
    for effect in table.side(side).at[at.MENDS]:
        if (yield from effect.mends(table, side, player, max(results))):
            return
    if DEAD in results:
        table.tell("dies", player, by)
        yield from _claim_the_dead(table, player, by, cause)


def casualty_roll(table: Table, player: PlayerNo, band: int, total: int) -> list[int]:
    """Roll for the casualty results of one injury and tell them; a decaying body suffers two."""
    if band == LIGHT_CASUALTY or not table.options.casualty_rolls:
        table.tell("casualty", player, BADLY_HURT, 0)
        return [BADLY_HURT]
    times = 1
    for skill in table.at[player][at.CASUALTY_ROLLS]:
        times += skill.adds(table, player, at.CASUALTY_ROLLS, NOBODY)
    results: list[int] = []
    for _ in range(times):
        parts = table.parts()
        result, row = table.edition.casualty(table, player, total, parts)
        table.tell("casualty", player, result, row, roll=table.table_roll(parts))
        table.note(ledger.ROLLED, on=player, cause=row, amount=result)
        results.append(result)
    return results


def _treated(table: Table, player: PlayerNo, results: list[int]) -> Flow[list[int]]:
    """What the apothecary, if he is sent for, leaves of a casualty: nothing if he heals it."""
    kind = "apothecary for a casualty"
    if not (yield from wants_apothecary(table, player, kind, max(results))):
        return results
    if max(results) != BADLY_HURT or not table.edition.figures.patched_at_once:
        second = casualty_roll(table, player, CASUALTY_BAND, 0)
        answer = yield Question(
            table.belongs_to(player), "which result", [FIRST_RESULT, SECOND_RESULT], player,
            number=max(results), second=max(second),
        )
        if answer == SECOND_RESULT:
            results = second
    return [] if max(results) == BADLY_HURT else results


def credit(table: Table, player: PlayerNo, cause: int) -> bool:
    """A casualty of an opponent counts for a player who blocked him; more may count for his side.

    True if it counts.
    """
    if may(table, player, at.TEAMLESS):
        return False
    side = side_of(player)
    counts = cause == BY_BLOCK
    for effect in table.side(side).at[at.CREDITS]:
        counts = counts or effect.credits(table, side, cause)
    if any(skill.uncredited for skill in table.profiles[player].skills):
        counts = False
    if counts:
        earn(table, player, CASUALTY)
    if cause == BY_BLOCK:
        applaud(table, side)
    return counts


def _claim_the_dead(table: Table, player: PlayerNo, by: PlayerNo, cause: int) -> Flow[None]:
    """A plague may claim the dead man, or somebody on the other side."""
    other = OTHER_SIDE[table.belongs_to(player)]
    if (
        cause in (BY_BLOCK, BY_FOUL)
        and by >= 0
        and side_of(by) == other
        and (_in_his_action(table, by) or table.options.nurgles_rot == "any")
    ):
        seats = table.side(side_of(by)).seats
        for skill in table.at[by][at.INFECTS]:
            if (yield from skill.reacts(table, by, at.INFECTS, player)):
                enter(table, by, INFECTION)
                table.note(ledger.INFECTION, by, player, amount=1)
                if table.side(side_of(by)).seats > seats:
                    table.note(ledger.INFECTED, side_of(by) * SEATS + seats, player)
    for effect in table.side(other).at[at.CLAIMS_DEAD]:
        yield from effect.side_notice(table, other, at.CLAIMS_DEAD, player)


def _in_his_action(table: Table, player: PlayerNo) -> bool:
    """Does the player block, blitz or foul himself?"""
    return player == table.actor and table.action in (BLOCK, BLITZ, FOUL)


def out_of_play(table: Table, player: PlayerNo) -> None:
    """A player has left the pitch, hurt or not, or was sent off: it may concern his team."""
    if table.edition.star_rules:
        for mate in table.players(side_of(player)):
            for skill in table.at[mate][at.SEES_REMOVED]:
                skill.sees_removed(table, mate, player)


# --- apothecaries -----------------------------------------------------------------------------


def wants_apothecary(table: Table, player: PlayerNo, kind: str, figure: int = 0) -> Flow[bool]:
    """Ask for an apothecary if the side has one and he may treat this player."""
    side = table.belongs_to(player)
    healer: Effect | None = None
    for effect in table.side(side).at[at.TREATS]:
        if effect.side_may(table, side, at.TREATS, player):
            healer = effect
            break
    if healer is None or table.profiles[player].kind == STAR or not table.options.apothecary:
        return False
    if may(table, player, at.TEAMLESS):
        return False
    if table.marks[player] & FROG and not table.edition.figures.treats_frogs:
        return False
    answer = yield Question(side, kind, [APOTHECARY, NO_APOTHECARY], player, number=figure)
    if answer == NO_APOTHECARY:
        return False
    table.tell("apothecary", player)
    spend(table, side, healer.key)
    return True
