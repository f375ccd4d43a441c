"""Going down, getting hurt: armour, injury, knock-outs and the crowd."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.effects.base import Effect, Skill
from pigskin.effects.causes import (
    BY_BITE,
    BY_BLOCK,
    BY_BOMB,
    BY_CROWD,
    BY_FALL,
    BY_FOUL,
    BY_STAB,
    BY_TRIP,
    CASUALTY_BAND,
    KO,
    LIES,
    LIGHT_CASUALTY,
    STUN,
)
from pigskin.ledger import fate_of
from pigskin.model import (
    BLITZ,
    BLOCK,
    FRESH,
    KNOCKED_OUT,
    NOBODY,
    NOWHERE,
    PRONE,
    RESERVES,
    ROOTED,
    STANDING,
    STUNNED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import distance
from pigskin.questions import USE, Flow, code
from pigskin.rolls import NIGGLING, NO_ANSWER, RULE, Modifiers, Roll
from pigskin.rules.armour import Armour
from pigskin.rules.asking import ask_skill
from pigskin.rules.ball import (
    THROW_IN,
    check_touchdown,
    come_down,
    settle,
    throw_in,
    turn_over,
)
from pigskin.rules.casualties import casualty, out_of_play, wants_apothecary

# --- going down -------------------------------------------------------------------------------


def go_down(table: Table, player: PlayerNo) -> None:
    """The player lies face up where he is and lets go of the ball.

    Who may choose where he puts it keeps it until `lets_go`, which comes before any injury.
    """
    if table.state[player] == STANDING:
        table.set_state(player, PRONE)
    table.marks[player] &= ~ROOTED
    if not table.at[player][at.KEEPS_BALL] and table.turn_to(player):
        table.drop_ball(table.place[player])


def lets_go(table: Table, player: PlayerNo, cause: int) -> Flow[None]:
    """A carrier who was brought down loses the ball; some put it down where they like."""
    if not table.turn_to(player):
        return
    sq = NOWHERE
    if cause not in (BY_FALL, BY_TRIP):
        for skill in table.at[player][at.KEEPS_BALL]:
            sq = yield from skill.keeps_ball(table, player, table.place[player])
    if sq:
        table.rest_ball(sq)
        table.whisper("ball laid down", player, sq)
    else:
        table.drop_ball(table.place[player])


def knock_down(table: Table, player: PlayerNo, by: PlayerNo = NOBODY) -> None:
    """Knocked Down: in his own team's turn that is a turnover. Armour is rolled by `hurt`."""
    table.tell("knocked down", player, by)
    go_down(table, player)
    if side_of(player) == table.active:
        turn_over(table, "knocked down")


def place_prone(table: Table, player: PlayerNo, by: PlayerNo = NOBODY) -> Flow[None]:
    """Placed Prone: no armour roll, and a turnover only for a carrier of the moving team."""
    table.tell("placed prone", player, by)
    if table.has_ball(player) and side_of(player) == table.active:
        turn_over(table, "carrier placed prone")
    go_down(table, player)
    yield from lets_go(table, player, BY_BLOCK)
    if may(table, player, at.BRITTLE):
        if table.options.chained_prone == "ko":
            yield from knock_out(table, player, NOBODY, BY_FALL)
        else:
            yield from injure(table, player, NOBODY, BY_FALL)


def fall(
    table: Table, player: PlayerNo, cause: int = BY_FALL, by: PlayerNo = NOBODY
) -> Flow[None]:
    """The player falls by his own doing: down, armour, injury, and the ball bounces."""
    knock_down(table, player, by)
    table.loosen(table.place[player])  # he may have fallen on it
    yield from hurt(table, player, by, cause)
    yield from settle(table)


# --- armour and injury ------------------------------------------------------------------------


def hurt(
    table: Table,
    player: PlayerNo,
    by: PlayerNo,
    cause: int,
    modifier: int = 0,
    parts: Modifiers | None = None,
) -> Flow[bool]:
    """Armour roll against a player who went down and, if it breaks, injury. True if it broke."""
    if not table.standing(player):  # a stab may not go through
        yield from lets_go(table, player, cause)
    roll = Armour(table, player, by, cause, modifier, parts)
    brittle = may(table, player, at.BRITTLE)
    if brittle and cause == BY_BOMB and table.options.chained_prone == "ko":
        yield from knock_out(table, player, by, cause)
        return True
    if brittle and cause not in (BY_FOUL, BY_STAB):
        yield from injure(table, player, by, cause, roll.bonus_left(), False, roll.bonus_of)
        return True
    yield from roll.make(table)
    if not roll.broken:
        piled = NO_ANSWER if roll.final else (yield from pile_on(table, player, by, cause))
        if not piled:
            return False
        roll.piled = True
        roll.again = piled
        yield from roll.make(table)
    if roll.broken:
        bonus = roll.bonus_left()
        yield from injure(table, player, by, cause, bonus, roll.piled, roll.bonus_of)
    if roll.piled:
        yield from place_prone(table, by)
    return roll.broken


def pile_on(table: Table, victim: PlayerNo, by: PlayerNo, cause: int) -> Flow[Code]:
    """Ask whether the player who knocked the victim down piles on for a re-roll: how, or 0."""
    if (
        by < 0
        or cause != BY_BLOCK
        or side_of(by) == side_of(victim)
        or table.actor != by
        or table.action not in (BLOCK, BLITZ)
        or not table.standing(by)
        or distance(table.place[by], table.place[victim]) != 1
    ):
        return NO_ANSWER
    for skill in table.at[by][at.PILES_ON]:
        if skill.may(table, by, at.PILES_ON, victim):
            check_touchdown(table)  # somebody may have been pushed over the line
            if table.scored >= 0:
                return NO_ANSWER
            wanted = yield from ask_skill(table, by, skill, victim)
            for price in table.at[by][at.PAYS_TO_PILE] if wanted else ():
                wanted = yield from price.reacts(table, by, at.PAYS_TO_PILE, victim)
            return code(USE, skill.id) if wanted else NO_ANSWER
    return NO_ANSWER


def injure(
    table: Table,
    player: PlayerNo,
    by: PlayerNo,
    cause: int,
    bonus: int = 0,
    piled: bool = False,
    bonus_of: int = RULE,
) -> Flow[None]:
    """Roll on the injury table and carry the result out."""
    modifier = 0
    parts = table.parts()
    bare = may(table, player, at.BARE_INJURY)
    if cause != BY_STAB and not bare:
        modifier = niggles(table, player, parts) + bonus
        if parts is not None:
            parts.add(bonus_of, bonus, by)
    if not bare:
        modifier += weakness(table, player, by, cause, parts)
    total = table.d6() + table.d6() + modifier
    band = injury_band(table, player, total, cause, by)
    roll = tell_injury(table, player, total, modifier, band, cause, by, parts)
    again = NO_ANSWER if piled or bare else (yield from pile_on(table, player, by, cause))
    if again:
        total = table.d6() + table.d6() + modifier
        band = injury_band(table, player, total, cause, by)
        tell_injury(table, player, total, modifier, band, cause, by, parts, again)
        yield from apply_injury(table, player, by, cause, band, total)
        yield from place_prone(table, by)
        return
    if by >= 0 and not bare:
        total = yield from worsened(table, player, by, cause, total - modifier, modifier, roll)
        band = injury_band(table, player, total, cause, by)
    yield from apply_injury(table, player, by, cause, band, total)


def tell_injury(
    table: Table,
    player: PlayerNo,
    total: int,
    modifier: int,
    band: int,
    cause: int,
    by: PlayerNo,
    parts: Modifiers | None,
    again: Code = NO_ANSWER,
    lying: Roll | None = None,
) -> Roll | None:
    """Tell an injury roll with all its parts, those included that read the table otherwise.

    The dice are those just thrown, unless they have been `lying` there.
    """
    if table.events is None:
        return None
    dice, sides = (lying.dice, lying.sides) if lying is not None else table.take_thrown()
    noted = Modifiers(parts.parts if parts is not None else ())
    bare = granting(table, player, at.BARE_INJURY)
    if bare is not None:
        noted.remark(bare.id, player)
    injury_band(table, player, total, cause, by, noted)
    roll = Roll(dice, sides, modifiers=noted, by=again)
    table.tell("injury", player, total - modifier, modifier, band, roll=roll)
    return roll


def worsened(
    table: Table,
    player: PlayerNo,
    by: PlayerNo,
    cause: int,
    natural: int,
    modifier: int,
    roll: Roll | None,
) -> Flow[int]:
    """What the player who caused an injury roll may do about it afterwards; the total."""
    total = natural + modifier
    if side_of(by) == side_of(player):
        return total
    acts = table.at[by]
    parts = Modifiers([part for part in roll.parts if part[1]]) if roll is not None else None
    for skill in acts[at.REROLLS_INJURY]:
        if injury_band(table, player, total, cause, by) >= LIGHT_CASUALTY:
            break
        if skill.rerolls_injury(table, by, player, cause):
            if (yield from ask_skill(table, by, skill, player)):
                skill.use_up(table, by)
                natural = table.d6() + table.d6()
                total = natural + modifier
                band = injury_band(table, player, total, cause, by)
                again = code(USE, skill.id)
                roll = tell_injury(table, player, total, modifier, band, cause, by, parts, again)
    for skill in acts[at.EXTRA_INJURY]:
        more = skill.worsen(table, by, at.EXTRA_INJURY, player, cause)
        band = injury_band(table, player, total + more, cause, by)
        if band == injury_band(table, player, total, cause, by):
            continue
        if skill.period:  # what costs nothing is not asked about
            if not (yield from ask_skill(table, by, skill, player)):
                continue
            skill.use_up(table, by)
        total += more
        if parts is not None:
            parts.add(skill.id, more, by)
        tell_injury(
            table, player, total, total - natural, band, cause, by, parts, NO_ANSWER, roll
        )
    return total


def niggles(table: Table, player: PlayerNo, parts: Modifiers | None = None) -> int:
    """What old injuries add to the injury roll."""
    amount = table.profiles[player].niggling if table.edition.figures.niggling_hurts else 0
    if parts is not None:
        parts.add(NIGGLING, amount)
    return amount


def weakness(
    table: Table, player: PlayerNo, by: PlayerNo, cause: int, parts: Modifiers | None = None
) -> int:
    """What is added to any injury roll against a player, or taken from it."""
    total = 0
    for effect in table.at[player][at.INJURY_WEAKNESS]:
        amount = effect.worsen(table, player, at.INJURY_WEAKNESS, by, cause)
        total += amount
        if parts is not None:
            parts.add(effect.id, amount, player)
    return total


def plain_band(total: int) -> int:
    """What the injury table says, whoever is hurt."""
    return STUN if total <= 7 else KO if total <= 9 else CASUALTY_BAND


def injury_band(
    table: Table,
    player: PlayerNo,
    total: int,
    cause: int,
    by: PlayerNo,
    noted: Modifiers | None = None,
) -> int:
    """What the injury table says of a player whom somebody or something has hurt.

    For whom the dice alone count no skill reads it otherwise.
    """
    band = plain_band(total)
    skills = table.at[player][at.INJURY_BAND]
    bare = len(skills) > 0 and may(table, player, at.BARE_INJURY)
    for skill in skills:
        read = skill.injury_band(table, player, total, band, cause)
        if read != band and not (bare and isinstance(skill, Skill)):
            band = read
            if noted is not None:
                noted.remark(skill.id, player)
    soft = _softened(table, player, band, cause, by)
    if soft is not None:
        band = STUN
        if noted is not None:
            noted.remark(soft.id, by)
    if band in (STUN, LIES) and may(table, player, at.BRITTLE):
        return KO  # he never just lies there
    return band


def _softened(
    table: Table, player: PlayerNo, band: int, cause: int, by: PlayerNo
) -> Effect | None:
    """What keeps the player who did it from hurting anybody worse than stunned."""
    if by >= 0 and band not in (STUN, LIES):
        for effect in table.at[by][at.GENTLE]:
            if effect.worsen(table, by, at.GENTLE, player, cause):
                return effect
    return None


def apply_injury(
    table: Table, player: PlayerNo, by: PlayerNo, cause: int, band: int, total: int
) -> Flow[None]:
    """Carry out a result of the injury table."""
    if cause == BY_BITE and band == CASUALTY_BAND:
        band = LIGHT_CASUALTY  # a bite never does lasting harm
    yield from lets_go(table, player, cause)
    if band in (STUN, LIES):
        if cause == BY_CROWD:
            put_aside(table, player, RESERVES)
        elif band == STUN:
            stun(table, player)
        elif table.standing(player):
            table.set_state(player, PRONE)
            table.whisper("state", player, PRONE)
    elif band == KO:
        yield from knock_out(table, player, by, cause)
    else:
        yield from casualty(table, player, by, cause, band, total)
    if may(table, player, at.TEAMLESS):
        return
    side = side_of(player)
    for effect in table.side(side).at[at.SUFFERS] if band != LIES else ():
        yield from effect.side_notice(table, side, at.SUFFERS, player)
    yield from carried_off(table, player)


def carried_off(table: Table, player: PlayerNo) -> Flow[None]:
    """A player may have left the pitch hurt, which somebody beside it may not take lying down."""
    if table.on_pitch(player):
        return
    side = side_of(player)
    for effect in table.side(side).at[at.CARRIED_OFF]:
        yield from effect.side_notice(table, side, at.CARRIED_OFF, player)


def stun(table: Table, player: PlayerNo) -> None:
    """Face down; a player stunned in his own turn stays so a turn longer."""
    table.clear_mark(player, ROOTED)
    table.set_state(player, STUNNED)
    table.whisper("state", player, STUNNED)
    if side_of(player) == table.active:
        table.set_mark(player, FRESH)
    else:
        table.clear_mark(player, FRESH)


def put_aside(table: Table, player: PlayerNo, state: int) -> None:
    """Off the pitch into a box of the dugout, where no other event says so."""
    table.remove(player, state)
    table.whisper("state", player, state)


def knock_out(
    table: Table, player: PlayerNo, by: PlayerNo = NOBODY, cause: int = ledger.BY_STAFF
) -> Flow[None]:
    """To the KO'd box, unless an apothecary keeps him in the game."""
    side = side_of(player)
    was_on_pitch = table.on_pitch(player)
    brittle = may(table, player, at.BRITTLE)
    saved = ledger.NOTHING
    if not (brittle and was_on_pitch and table.options.chained_ko == "out"):
        if (yield from wants_apothecary(table, player, "apothecary for a knock-out")):
            saved = ledger.APOTHECARY
        elif not may(table, player, at.TEAMLESS):
            for effect in table.side(side).at[at.NURSES]:
                saved = saved or (yield from effect.nurses(table, side, player))
    if saved:
        table.note(ledger.KNOCKED_OUT, by, player, cause, fate=fate_of([], [], saved))
        if was_on_pitch and not brittle:
            stun(table, player)
        else:
            put_aside(table, player, RESERVES)
        return
    for effect in table.side(side).at[at.SPARES]:
        if (yield from effect.side_reacts(table, side, at.SPARES, player)):
            fate = fate_of([], [], ledger.SPARED)
            table.note(ledger.KNOCKED_OUT, by, player, cause, fate=fate)
            return
    out_cold(table, player, by, cause)


def out_cold(
    table: Table, player: PlayerNo, by: PlayerNo = NOBODY, cause: int = ledger.BY_STAFF
) -> None:
    """To the KO'd box, and nobody can keep him from it."""
    table.remove(player, KNOCKED_OUT)
    table.tell("knocked out", player, by)
    table.note(ledger.KNOCKED_OUT, by, player, cause)
    out_of_play(table, player)


# --- the crowd --------------------------------------------------------------------------------


def into_crowd(table: Table, player: PlayerNo, last: Square) -> Flow[None]:
    """Beaten up by the crowd: injury without armour. A ball he held is thrown back."""
    if (yield from beaten_up(table, player)):
        yield from thrown_back(table, last)


def beaten_up(table: Table, player: PlayerNo, by: PlayerNo = NOBODY) -> Flow[bool]:
    """What the crowd does to a player; True if he had the ball. `by` has pushed him there."""
    had_ball = table.turn_to(player)
    table.tell("into the crowd", player, by)
    table.note(ledger.CROWD, by, player)
    if had_ball:
        table.carrier = NOBODY
        if side_of(player) == table.active:
            turn_over(table, "carrier in the crowd")
    table.remove(player, RESERVES)
    out_of_play(table, player)
    yield from injure(table, player, by, BY_CROWD)
    return had_ball


def thrown_back(table: Table, last: Square) -> Flow[None]:
    """The crowd throws the ball in from the last square it was in."""
    table.turn_to_flight()
    to, edge = yield from throw_in(table, last)
    yield from come_down(table, to, edge, THROW_IN)
