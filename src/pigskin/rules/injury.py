"""Knock-downs, armour, injury, casualties and those who patch players up."""

from __future__ import annotations

from typing import Final

from pigskin.model import (
    BADLY_HURT,
    BLESSING,
    BLITZ,
    BLOCK,
    CASUALTY,
    DEAD,
    FAN_INTERACTION,
    FOUL,
    FOULING_FRENZY,
    FRESH,
    FROG,
    INFECTION,
    INJURED,
    KNOCKED_OUT,
    MERCENARY,
    MISS_NEXT,
    NECESSARY_VIOLENCE,
    NOBODY,
    PRONE,
    RESERVES,
    ROOTED,
    ROSTERED,
    STANDING,
    STAR,
    STUNNED,
    Profile,
    Table,
    side_of,
)
from pigskin.pitch import distance
from pigskin.questions import (
    APOTHECARY,
    DECLINE,
    FIRST_RESULT,
    NO_APOTHECARY,
    SECOND_RESULT,
    USE,
    Flow,
    Question,
    code,
)
from pigskin.rules.ball import THROW_IN, come_down, settle, throw_in, turn_over
from pigskin.rules.feats import earn
from pigskin.rules.staff import applaud
from pigskin.rules.tests import ask_skill, ask_yes
from pigskin.skills import base as at
from pigskin.skills.base import (
    BY_BITE,
    BY_BLOCK,
    BY_CROWD,
    BY_FALL,
    BY_FOUL,
    BY_SAVAGERY,
    BY_SPELL,
    BY_STAB,
    BY_TRIP,
    Skill,
)

# Bands of the injury table.
STUN: Final = 0
KO: Final = 1
LIGHT_CASUALTY: Final = 2  # badly hurt without a casualty roll
CASUALTY_BAND: Final = 3


def go_down(table: Table, player: int) -> None:
    """The player lies face up where he is and lets go of the ball.

    Who may choose where he puts it keeps it until `lets_go`, which comes before any injury.
    """
    if table.state[player] == STANDING:
        table.set_state(player, PRONE)
    table.marks[player] &= ~ROOTED
    if table.carrier == player and not table.profiles[player].at[at.KEEPS_BALL]:
        table.drop_ball(table.place[player])


def lets_go(table: Table, player: int, cause: int) -> Flow[None]:
    """A carrier who was brought down loses the ball; some put it down where they like."""
    if table.carrier != player:
        return
    sq = 0
    if cause not in (BY_FALL, BY_TRIP):
        for skill in table.profiles[player].at[at.KEEPS_BALL]:
            sq = yield from skill.keeps_ball(table, player, table.place[player])
    if sq:
        table.rest_ball(sq)
    else:
        table.drop_ball(table.place[player])


def knock_down(table: Table, player: int) -> None:
    """Knocked Down: in his own team's turn that is a turnover. Armour is rolled by `hurt`."""
    table.tell("knocked down", player)
    go_down(table, player)
    if side_of(player) == table.active:
        turn_over(table, "knocked down")


def place_prone(table: Table, player: int) -> Flow[None]:
    """Placed Prone: no armour roll, and a turnover only for a carrier of the moving team."""
    table.tell("placed prone", player)
    if table.carrier == player and side_of(player) == table.active:
        turn_over(table, "carrier placed prone")
    go_down(table, player)
    yield from lets_go(table, player, BY_BLOCK)
    if table.profiles[player].at[at.BRITTLE]:
        yield from injure(table, player, NOBODY, at.BY_FALL)


def fall(
    table: Table, player: int, cause: int = at.BY_FALL, by: int = NOBODY
) -> Flow[None]:
    """The player falls by his own doing: down, armour, injury, and the ball bounces."""
    knock_down(table, player)
    if table.ball and table.ball == table.place[player]:
        table.loose = True  # he fell on it
    yield from hurt(table, player, by, cause)
    yield from settle(table)


def hurt(table: Table, player: int, by: int, cause: int, modifier: int = 0) -> Flow[bool]:
    """Armour roll against a player who went down and, if it breaks, injury. True if it broke."""
    if not table.standing(player):  # a stab may not go through
        yield from lets_go(table, player, cause)
    roll = Armour(table, player, by, cause, modifier)
    if table.profiles[player].at[at.BRITTLE] and cause not in (BY_FOUL, BY_STAB):
        yield from injure(table, player, by, cause, roll.bonus_left())
        return True
    yield from roll.make(table)
    if not roll.broken:
        piled = yield from pile_on(table, player, by, cause)
        if not piled:
            return False
        roll.piled = True
        yield from roll.make(table)
    if roll.broken:
        yield from injure(table, player, by, cause, roll.bonus_left(), roll.piled)
    if roll.piled:
        yield from place_prone(table, by)
    return roll.broken


class Armour:
    """One armour roll and what may be added to it."""

    def __init__(self, table: Table, player: int, by: int, cause: int, modifier: int) -> None:
        self.player = player
        self.by = by
        self.cause = cause
        self.modifier = modifier
        self.bonus = 0
        self.bonus_skill: Skill | None = None  # whose bonus it is; a spell's is nobody's
        self.claw = 0
        self.unaided = False  # the claw counts the dice alone
        self.hard = False  # nothing may be added to the armour roll
        self.bonus_used = False
        self.broken = False
        self.piled = False
        self.double = False
        if cause == BY_SPELL:
            self.bonus = 1
        elif cause == at.BY_SOUP:
            self.bonus = 2
        for skill in table.profiles[player].at[at.ARMOUR_WEAKNESS]:
            self.modifier += skill.armour_weakness(table, player, cause)
        if by >= 0 and (side_of(by) != side_of(player) or cause == BY_SAVAGERY):
            for skill in table.profiles[by].at[at.ARMOUR_BONUS]:
                bonus = skill.armour_bonus(table, by, cause)
                if bonus:
                    self.bonus = bonus
                    self.bonus_skill = skill
            for skill in table.profiles[by].at[at.CLAWS]:
                self.claw = skill.claws(table, by, cause)
                self.unaided = skill.unaided
        for skill in table.profiles[player].at[at.HARD_SKIN]:
            if skill.hard_skin(table, player):
                self.hard = True
                self.modifier = 0
                self.claw = 0

    def breaks(self, table: Table, natural: int, extra: int) -> bool:
        """Does the roll, with what is added to it, go through?"""
        clawed = natural if self.unaided else natural + extra
        return natural + extra >= table.profiles[self.player].armour or 0 < self.claw <= clawed

    def make(self, table: Table) -> Flow[None]:
        """Roll, and ask for the bonus where it would decide."""
        one, two = table.d6(), table.d6()
        natural, extra = one + two, self.modifier
        self.double = one == two
        self.bonus_used = False
        self.broken = self.breaks(table, natural, extra)
        if not self.broken and self._helpers(table, at.REROLLS_ARMOUR):
            natural = yield from self._one_again(table, one, two)
            self.broken = self.breaks(table, natural, extra)
        if (
            not self.broken
            and self.bonus
            and not self.hard
            and self.breaks(table, natural, extra + self.bonus)
        ):
            use = True
            if self.bonus_skill is not None:
                use = yield from self._wants_bonus(table, self.bonus_skill)
            if use:
                extra += self.bonus
                self.bonus_used = True
                self.broken = True
        if not self.broken and not self.hard and self._helpers(table, at.EXTRA_ARMOUR):
            extra = yield from self._more(table, natural, extra)
        table.tell("armour", self.player, natural, extra, 1 if self.broken else 0)

    def _helpers(self, table: Table, moment: int) -> tuple[Skill, ...]:
        """What else the player who caused the roll can do about it."""
        if self.by < 0 or side_of(self.by) == side_of(self.player):
            return ()
        return table.profiles[self.by].at[moment]

    def _one_again(self, table: Table, one: int, two: int) -> Flow[int]:
        """One of the dice may be rolled again."""
        for skill in self._helpers(table, at.REROLLS_ARMOUR):
            die = yield from skill.rerolls_armour(table, self.by, one, two)
            if die == 1:
                one = table.d6()
            elif die == 2:
                two = table.d6()
        self.double = one == two
        return one + two

    def _more(self, table: Table, natural: int, extra: int) -> Flow[int]:
        """A rare bonus, alone or together with the usual one; returns all that is added."""
        for skill in self._helpers(table, at.EXTRA_ARMOUR):
            more = skill.extra_armour(table, self.by, self.player, self.cause)
            together = extra + more + self.bonus
            if not more or not self.breaks(table, natural, together):
                continue
            if not (yield from ask_skill(table, self.by, skill, self.player)):
                continue
            skill.use_up(table, self.by)
            extra += more
            self.broken = self.breaks(table, natural, extra)
            if self.broken:
                break
            use = self.bonus_skill is None or (
                yield from self._wants_bonus(table, self.bonus_skill)
            )
            if use:
                extra += self.bonus
                self.bonus_used = True
                self.broken = True
                break
        return extra

    def _wants_bonus(self, table: Table, skill: Skill) -> Flow[bool]:
        """Ask the victim's opponents, even if a team-mate has knocked him down."""
        use = code(USE, skill.id)
        answer = yield Question(
            1 - side_of(self.player), "use skill", [use, code(DECLINE, skill.id)], self.by,
            self.player, skill=skill.name,
        )
        if answer != use:
            return False
        table.tell("uses skill", self.by, skill.id)
        return True

    def bonus_left(self) -> int:
        """What may still be added to the injury roll."""
        return 0 if self.bonus_used else self.bonus


def pile_on(table: Table, victim: int, by: int, cause: int) -> Flow[bool]:
    """Ask whether the player who knocked the victim down piles on for a re-roll."""
    if (
        by < 0
        or cause != BY_BLOCK
        or side_of(by) == side_of(victim)
        or table.actor != by
        or table.action not in (BLOCK, BLITZ)
        or not table.standing(by)
        or distance(table.place[by], table.place[victim]) != 1
    ):
        return False
    for skill in table.profiles[by].at[at.PILES_ON]:
        if skill.piles_on(table, by, victim):
            wanted = yield from ask_skill(table, by, skill, victim)
            return wanted and skill.pays_to_pile(table, by)
    return False


def injure(
    table: Table, player: int, by: int, cause: int, bonus: int = 0, piled: bool = False
) -> Flow[None]:
    """Roll on the injury table and carry the result out."""
    modifier = 0
    if cause != BY_STAB:
        modifier = niggles(table, player) + bonus
    total = table.d6() + table.d6() + modifier
    band = injury_band(table, player, total)
    table.tell("injury", player, total - modifier, modifier, band)
    if not piled and (yield from pile_on(table, player, by, cause)):
        total = table.d6() + table.d6() + modifier
        band = injury_band(table, player, total)
        table.tell("injury", player, total - modifier, modifier, band)
        yield from apply_injury(table, player, by, cause, band, total)
        yield from place_prone(table, by)
        return
    if by >= 0:
        total = yield from worsened(table, player, by, cause, total - modifier, modifier)
        band = injury_band(table, player, total)
    yield from apply_injury(table, player, by, cause, band, total)


def worsened(
    table: Table, player: int, by: int, cause: int, natural: int, modifier: int
) -> Flow[int]:
    """What the player who caused an injury roll may do about it afterwards; the total."""
    total = natural + modifier
    if side_of(by) == side_of(player):
        return total
    profile = table.profiles[by]
    for skill in profile.at[at.REROLLS_INJURY]:
        if injury_band(table, player, total) >= LIGHT_CASUALTY:
            break
        if skill.rerolls_injury(table, by, player, cause):
            if (yield from ask_skill(table, by, skill, player)):
                skill.use_up(table, by)
                natural = table.d6() + table.d6()
                total = natural + modifier
                table.tell("injury", player, natural, modifier, injury_band(table, player, total))
    for skill in profile.at[at.EXTRA_INJURY]:
        more = skill.extra_injury(table, by, player, cause)
        band = injury_band(table, player, total + more)
        if band == injury_band(table, player, total):
            continue
        if skill.period:  # what costs nothing is not asked about
            if not (yield from ask_skill(table, by, skill, player)):
                continue
            skill.use_up(table, by)
        total += more
        table.tell("injury", player, natural, total - natural, band)
    return total


def niggles(table: Table, player: int) -> int:
    """What old injuries add to the injury roll."""
    return table.profiles[player].niggling if table.edition.figures.niggling_hurts else 0


def injury_band(table: Table, player: int, total: int) -> int:
    band = STUN if total <= 7 else KO if total <= 9 else CASUALTY_BAND
    for skill in table.profiles[player].at[at.INJURY_BAND]:
        band = skill.injury_band(table, player, total, band)
    return band


def apply_injury(
    table: Table, player: int, by: int, cause: int, band: int, total: int
) -> Flow[None]:
    """Carry out a result of the injury table."""
    if cause == BY_BITE and band == CASUALTY_BAND:
        band = LIGHT_CASUALTY  # a bite never does lasting harm
    yield from lets_go(table, player, cause)
    if band == STUN:
        if cause == BY_CROWD:
            table.remove(player, RESERVES)
        else:
            stun(table, player)
    elif band == KO:
        yield from knock_out(table, player)
    else:
        yield from casualty(table, player, by, cause, band, total)
    if table.edition.carried_off is not None and not table.on_pitch(player):
        yield from table.edition.carried_off(table, player)


def stun(table: Table, player: int) -> None:
    """Face down; a player stunned in his own turn stays so a turn longer."""
    table.marks[player] &= ~ROOTED
    table.set_state(player, STUNNED)
    if side_of(player) == table.active:
        table.marks[player] |= FRESH
    else:
        table.marks[player] &= ~FRESH


def knock_out(table: Table, player: int) -> Flow[None]:
    """To the KO'd box, unless an apothecary keeps him in the game."""
    was_on_pitch = table.on_pitch(player)
    if (yield from wants_apothecary(table, player, "apothecary for a knock-out")) or (
        yield from _wants_plague_doctor(table, player)
    ):
        if was_on_pitch and not table.profiles[player].at[at.BRITTLE]:
            stun(table, player)
        else:
            table.remove(player, RESERVES)
        return
    if table.edition.spared is not None and (yield from table.edition.spared(table, player)):
        return
    table.remove(player, KNOCKED_OUT)
    table.tell("knocked out", player)
    out_of_play(table, player)


def out_of_play(table: Table, player: int) -> None:
    """A player is knocked out, a casualty or sent off: it may concern others of his team."""
    if table.edition.star_rules:
        for mate in table.players(side_of(player)):
            for skill in table.profiles[mate].at[at.SEES_REMOVED]:
                skill.sees_removed(table, mate, player)


def wants_apothecary(table: Table, player: int, kind: str, figure: int = 0) -> Flow[bool]:
    """Ask for an apothecary if the side has one and he may treat this player.

    The team's own one is sent for first, since those who wander treat more kinds of players.
    """
    owner = table.side(side_of(player))
    hired = table.profiles[player].kind
    own = owner.apothecaries > 0 and (hired == ROSTERED or table.edition.figures.treats_hired)
    if hired == STAR or not (own or owner.wanderers > 0):
        return False
    if table.marks[player] & FROG and not table.edition.figures.treats_frogs:
        return False
    answer = yield Question(
        side_of(player), kind, [APOTHECARY, NO_APOTHECARY], player, number=figure
    )
    if answer == NO_APOTHECARY:
        return False
    if own:
        owner.apothecaries -= 1
    else:
        owner.wanderers -= 1
    table.tell("apothecary", player)
    return True


def _wants_plague_doctor(table: Table, player: int) -> Flow[bool]:
    """A plague doctor wakes a player who would be knocked out, as an apothecary does."""
    owner = table.side(side_of(player))
    kind = table.profiles[player].kind
    hired = kind == MERCENARY and not table.edition.figures.treats_hired
    if owner.plague_doctors == 0 or kind == STAR or hired:
        return False
    if not (yield from ask_yes(table, side_of(player), "plague doctor for a knock-out", player)):
        return False
    owner.plague_doctors -= 1
    table.tell("plague doctor", player)
    return True


def casualty_roll(table: Table, player: int, band: int, total: int) -> list[int]:
    """The casualty results of one injury; a decaying body suffers two."""
    if band == LIGHT_CASUALTY:
        return [BADLY_HURT]
    times = 1
    for skill in table.profiles[player].at[at.CASUALTY_ROLLS]:
        times = skill.casualty_rolls(table, player)
    results: list[int] = []
    for _ in range(times):
        results.append(table.edition.casualty(table, player, total))
    return results


def casualty(
    table: Table, player: int, by: int, cause: int, band: int, total: int
) -> Flow[None]:
    """To the dead & injured box, past the apothecary and his own powers of recovery."""
    side = side_of(player)
    table.side(side).casualties += 1
    if by >= 0 and side_of(by) != side:
        credit(table, by, cause)
    results = casualty_roll(table, player, band, total)
    for result in results:
        table.tell("casualty", player, result)
    table.remove(player, INJURED)
    out_of_play(table, player)
    if by >= 0 and side_of(by) != side:
        for skill in table.profiles[by].at[at.HURT_BADLY]:
            yield from skill.hurt_badly(table, by, player)
    results = yield from _treated(table, player, results)
    if not results:
        table.remove(player, RESERVES)
        table.tell("patched up", player)
        return
    for skill in table.profiles[player].at[at.REGENERATES]:
        if (yield from skill.regenerates(table, player)):
            table.remove(player, RESERVES)
            table.tell("regenerates", player)
            return
    if max(results) == BADLY_HURT and cause == BY_BLOCK and by >= 0 and side_of(by) != side:
        for skill in table.profiles[by].at[at.POISONS]:
            if skill.poisons(table, by, player):
                results = [MISS_NEXT]
    for result in results:
        table.injuries = (*table.injuries, (player, result))
    mended = table.edition.mended
    if mended is not None and (yield from mended(table, player, results)):
        return
    if DEAD in results:
        table.tell("dies", player)
        yield from _claim_the_dead(table, player, by, cause)


def _treated(table: Table, player: int, results: list[int]) -> Flow[list[int]]:
    """What the apothecary, if he is sent for, leaves of a casualty: nothing if he heals it."""
    kind = "apothecary for a casualty"
    if not (yield from wants_apothecary(table, player, kind, max(results))):
        return results
    if max(results) != BADLY_HURT or not table.edition.figures.patched_at_once:
        second = casualty_roll(table, player, CASUALTY_BAND, 0)
        for result in second:
            table.tell("casualty", player, result)
        answer = yield Question(
            side_of(player), "which result", [FIRST_RESULT, SECOND_RESULT], player,
            number=max(results), need=max(second),
        )
        if answer == SECOND_RESULT:
            results = second
    return [] if max(results) == BADLY_HURT else results


def credit(table: Table, player: int, cause: int) -> None:
    """A casualty of an opponent counts for a player who blocked him; a prayer may add to that."""
    owner = table.side(side_of(player))
    counts = (
        cause == BY_BLOCK
        or (cause == BY_CROWD and owner.hears(FAN_INTERACTION))
        or (cause == BY_FOUL and owner.hears(FOULING_FRENZY))
    )
    if counts:
        earn(table, player, CASUALTY)
        if owner.hears(NECESSARY_VIOLENCE):
            earn(table, player, BLESSING)
    if cause == BY_BLOCK:
        applaud(table, side_of(player))


def _claim_the_dead(table: Table, player: int, by: int, cause: int) -> Flow[None]:
    """An opposing necromancer may raise the dead man; a plague may claim him."""
    if (
        cause in (BY_BLOCK, BY_FOUL)
        and by == table.actor
        and side_of(by) != side_of(player)
        and table.action in (BLOCK, BLITZ, FOUL)
    ):
        for skill in table.profiles[by].at[at.INFECTS]:
            if skill.infects(table, by, player):
                table.feats = (*table.feats, (by, INFECTION))
    owner = table.side(1 - side_of(player))
    if owner.necromancers and table.edition.can_rise(table, player):
        if (yield from ask_yes(table, 1 - side_of(player), "raise the dead", player)):
            owner.necromancers -= 1
            risen: Profile = table.edition.zombie(table, 1 - side_of(player))
            table.tell("raised", table.seat(1 - side_of(player), risen))


def into_crowd(table: Table, player: int, last: int) -> Flow[None]:
    """Beaten up by the crowd: injury without armour. A ball he held is thrown back."""
    if (yield from beaten_up(table, player)):
        yield from thrown_back(table, last)


def beaten_up(table: Table, player: int, by: int = NOBODY) -> Flow[bool]:
    """What the crowd does to a player; True if he had the ball. `by` has pushed him there."""
    had_ball = table.carrier == player
    table.tell("into the crowd", player)
    if had_ball:
        table.carrier = NOBODY
        if side_of(player) == table.active:
            turn_over(table, "carrier in the crowd")
    table.remove(player, RESERVES)
    yield from injure(table, player, by, BY_CROWD)
    return had_ball


def thrown_back(table: Table, last: int) -> Flow[None]:
    """The crowd throws the ball in from the last square it was in."""
    to, edge = throw_in(table, last)
    yield from come_down(table, to, edge, THROW_IN)

