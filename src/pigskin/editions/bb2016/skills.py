"""Skills that the 2016 edition added, or plays in a way of its own."""

from __future__ import annotations

from pigskin.editions.lrb6.throwing import fly
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_FALL, KO, STUN
from pigskin.effects.moments import (
    ARMED,
    BANNED,
    BUYS_OFF,
    PAYS_TO_PILE,
    PILES_ON,
    POISONS,
    STAND_BONUS,
    STEADIES,
    SWOOPS,
)
from pigskin.model import BLITZ, HYPNOTISED, INJURED, KICK_MATE, NOBODY, ROOTED, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import ON_PITCH
from pigskin.questions import NOTHING, SKILL_ON, Flow, Question, code, second_player
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import settle, straight, turn_over
from pigskin.rules.injury import (
    apply_injury,
    carried_off,
    injury_band,
    knock_out,
    niggles,
    tell_injury,
    thrown_back,
)
from pigskin.rules.movement import pay_for_block, squares_left
from pigskin.rules.rerolls import spend_team_reroll, team_reroll_codes
from pigskin.rules.throwing import right_stuff_beside


class PilingOn(Skill):
    name = "Piling On"
    id = 75
    category = "Strength"
    text = (
        "Standing beside an opponent he has just knocked down in a block, he may spend a team "
        "re-roll to roll the armour or the injury again; he is then placed prone in his own square."
    )
    grants: tuple[int, ...] = (PILES_ON,)
    reacts_to: tuple[int, ...] = (PAYS_TO_PILE,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return (
            table.options.piling_on
            and not table.marks[me] & ROOTED
            and (self._free(table) or len(team_reroll_codes(table, me)) > 0)
        )

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if self._free(table):
            return True
        codes = team_reroll_codes(table, me)
        answer = codes[0]
        if table.options.rare_choices and len(codes) > 1:
            answer = yield Question(side_of(me), "pays", codes, me, skill=self.name)
        return spend_team_reroll(table, me, answer)

    def _free(self, table: Table) -> bool:
        return table.options.piling_on_cost == "free"


class WeepingDagger(Skill):
    name = "Weeping Dagger"
    id = 76
    category = "Extraordinary"
    text = "An opponent badly hurt by his block misses the next match as well on a 4+."
    reacts_to: tuple[int, ...] = (POISONS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        roll = table.d6()
        table.tell_test("weeping dagger", me, 4, 0, roll >= 4)
        return roll >= 4


class Timmmber(Skill):
    name = "Timmm-ber!"
    id = 77
    category = "Extraordinary"
    text = (
        "When he must roll to stand up, each team-mate who stands beside him unmarked adds 1; a "
        "1 always fails."
    )
    adds_to: tuple[int, ...] = (STAND_BONUS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return sum(
            1
            for mate in table.neighbours(table.place[me])
            if side_of(mate) == side_of(me)
            and table.standing(mate)
            and table.zones_on(table.place[mate], side_of(me)) == 0
        )


class MonstrousMouth(Skill):
    name = "Monstrous Mouth"
    id = 78
    category = "Extraordinary"
    text = (
        "May re-roll a failed catch, hand-off or interception. Strip Ball does not work against "
        "him."
    )
    cancels: tuple[str, ...] = ("strip ball",)

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "catch" or test == "intercept"


class Swoop(Skill):
    name = "Swoop"
    id = 79
    category = "Extraordinary"
    text = (
        "Thrown or kicked, he glides: each of his three scatters follows the throw-in template, "
        "facing as his coach likes, and he adds 1 to land. He does not dodge as the Stunty do."
    )
    grants: tuple[int, ...] = (SWOOPS,)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "landing" else 0


class Disposable(Skill):
    name = "Disposable"
    id = 80
    category = "Extraordinary"
    text = "What he costs is not counted in the value of his team."


class KickTeamMate(Skill):
    name = "Kick Team-Mate"
    id = 81
    category = "Extraordinary"
    text = (
        "In a blitz, instead of the block, he may kick a team-mate who has the Right Stuff: D6 or "
        "2D6 squares straight away from him, then three scatters. A double on 2D6 injures the "
        "team-mate instead, and a stun then counts as a knock-out. The further he flies the harder "
        "he lands; off the pitch he is knocked out."
    )
    action = KICK_MATE
    within = BLITZ

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        if table.action != BLITZ or table.blocked:
            return []
        if squares_left(table) <= 0 and not table.marks[me] & ROOTED:
            return []
        return [code(SKILL_ON, self.id, mate) for mate in right_stuff_beside(table, me)]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        table.blocked = True
        table.finished = True
        rooted = table.marks[me] & ROOTED
        if rooted or (yield from pay_for_block(table, me)):
            yield from self._kick(table, me, second_player(answer))

    def _kick(self, table: Table, me: PlayerNo, mate: PlayerNo) -> Flow[None]:
        step = table.place[mate] - table.place[me]
        hard = yield from ask_yes(table, side_of(me), "kick hard", mate)
        squares = table.d6()
        if hard:
            second = table.d6()
            if second == squares:
                table.tell("kicked too hard", me, mate)
                yield from self._too_hard(table, mate)
                return
            squares += second
        table.tell("kicks team-mate", me, mate, squares)
        target, edge = straight(table.place[mate], step, squares)
        if ON_PITCH[target]:
            modifier = 0 if squares < 6 else -1 if squares < 9 else -2
            edge = yield from fly(table, mate, target, modifier)
        if edge:
            yield from self._out(table, mate, edge)

    def _too_hard(self, table: Table, mate: PlayerNo) -> Flow[None]:
        """The boot does more harm than good."""
        parts = table.parts()
        bonus = niggles(table, mate, parts)
        total = table.d6() + table.d6() + bonus
        band = injury_band(table, mate, total, BY_FALL, NOBODY)
        tell_injury(table, mate, total, bonus, band, BY_FALL, NOBODY, parts)
        if table.has_ball(mate):
            turn_over(table, "carrier kicked too hard")
        band = KO if band == STUN else band
        yield from apply_injury(table, mate, NOBODY, BY_FALL, band, total)
        yield from settle(table)

    def _out(self, table: Table, mate: PlayerNo, edge: Square) -> Flow[None]:
        """Over the stands, however he got there: knocked out, and the ball comes back alone."""
        had_ball = table.turn_to(mate)
        if had_ball:
            table.carrier = NOBODY
            turn_over(table, "carrier in the crowd")
        table.whisper("flies", mate, table.place[mate])
        table.lift(mate)
        yield from knock_out(table, mate)
        if had_ball:
            yield from thrown_back(table, edge)
        yield from settle(table)
        yield from carried_off(table, mate)


class FilthyRich(Skill):
    name = "Filthy Rich"
    id = 82
    category = "Extraordinary"
    text = "When he is to be sent off he pays the referee: on 2+ he stays."
    reacts_to: tuple[int, ...] = (BUYS_OFF,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        roll = table.d6()
        table.tell_test("filthy rich", me, 2, 0, roll >= 2)
        return roll >= 2


class SwiftReaction(Skill):
    name = "Swift Reaction"
    id = 83
    category = "Extraordinary"
    text = "While the other Swift twin lies injured he is no Loner."
    grants: tuple[int, ...] = (STEADIES,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return any(
            mate != me
            and table.state[mate] == INJURED
            and any(skill.name == self.name for skill in table.profiles[mate].skills)
            for mate in table.players(side_of(me))
        )


class Insubstantial(Skill):
    """What a spell does to a player, in the shape of a skill nobody learns."""

    name = "Insubstantial"
    id = 232
    category = "Spell"
    text = "He has no tackle zones until a turn of his team begins, whatever he does meanwhile."

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        table.set_mark(me, HYPNOTISED)
        yield from NOTHING
        return True

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        table.clear_mark(me, HYPNOTISED)


class NoticedWeapon(Skill):
    """A secret weapon as leagues of small players have it: the referee must notice it."""

    category = "House rule"
    grants: tuple[int, ...] = (ARMED,)
    reacts_to: tuple[int, ...] = (BANNED,)

    def __init__(self, figure: int, id: int) -> None:
        super().__init__()
        self.name = f"Secret Weapon ({figure}+)"
        self.id = id
        self.figure = figure
        self.text = (
            f"At the end of a drive he took part in he is sent off if 2D6 come to {figure} or more."
        )

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        roll = table.d6() + table.d6()
        seen = roll >= self.figure
        table.tell_test("weapon noticed", me, self.figure, 0, seen)
        return seen
