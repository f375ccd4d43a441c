"""Rules of stars about blocks: their dice, their strength, and blocks nobody else could make."""

from __future__ import annotations

from pigskin.editions.bb2020.skills.stars import StarRule
from pigskin.effects.holding import ACTION, deprive, lend
from pigskin.effects.moments import (
    ADDS_DIE,
    AFTER_BLOCK,
    DEFIES,
    DOUBLES_STRENGTH,
    FACES_BLOCK,
    REACHES,
    STUMBLES,
)
from pigskin.model import BLITZ, BLOCK, NOBODY, STANDING, STAR, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import OTHER_SIDE, distance
from pigskin.questions import (
    ACTIVATE,
    NOBODY_DOES,
    NOTHING,
    SKILL_ON,
    Flow,
    Question,
    code,
    second_player,
)
from pigskin.rules.asking import ask_skill
from pigskin.rules.blocking import assault, block


class SavageBlow(StarRule):
    name = "Savage Blow"
    id = 183
    text = "Once a match he may re-roll any number of the dice of a block he has just rolled."
    any_number = True

    def rerolls_die(self, table: Table, me: PlayerNo, face: int) -> bool:
        return not self.used_up(table, me)

    def spend(self, table: Table, me: PlayerNo) -> None:
        self.use_up(table, me)


class UnstoppableMomentum(StarRule):
    name = "Unstoppable Momentum"
    id = 184
    text = "In each Blitz he may re-roll one block die."
    period = ""
    once_per_turn = True

    def rerolls_die(self, table: Table, me: PlayerNo, face: int) -> bool:
        return table.actor == me and table.action == BLITZ and not self.spent(table, me)


class GoredByTheBull(StarRule):
    name = "Gored by the Bull"
    id = 185
    text = (
        "Once a match, before a block of his Blitz is rolled, he may have one die more, three at "
        "most, if he chooses among them."
    )
    reacts_to: tuple[int, ...] = (ADDS_DIE,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if table.actor != me or table.action != BLITZ:
            return False
        return (yield from self.wanted(table, me, other))


class Indomitable(StarRule):
    name = "Indomitable"
    id = 186
    text = "Once a match, after a successful Dauntless roll, the star has twice the opponent's ST."
    reacts_to: tuple[int, ...] = (DOUBLES_STRENGTH,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        return (yield from self.wanted(table, me, other))


class WatchOut(StarRule):
    name = "Watch Out!"
    id = 187
    text = "The first time in each half that an opponent blocks him he counts as having Dodge."
    period = "half"
    once_per_turn = True  # marks the block in which he does
    reacts_to: tuple[int, ...] = (STUMBLES,)
    notices: tuple[int, ...] = (FACES_BLOCK,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if self.ready(table, me) and side_of(other) != side_of(me):
            self.use_up(table, me)
            self.spend(table, me)
        else:
            self.regain(table, me)
        yield from NOTHING

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if not self.spent(table, me):
            return False
        return (yield from table.edition.skill("Dodge").reacts(table, me, what, other))


class FrenziedRush(StarRule):
    name = "Frenzied Rush"
    id = 188
    text = "Once a match, declared with a Blitz, he has Frenzy in it, and no Grab."
    order = 10  # declared with the action, before a trait can spoil it

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        if action == BLITZ and not self.used_up(table, me):
            if (yield from ask_skill(table, me, self)):
                self.use_up(table, me)
                lend(table, me, "Frenzy", ACTION)
                deprive(table, me, "Grab", ACTION)
        return True


class ViciousVines(StarRule):
    name = "Vicious Vines"
    id = 189
    text = (
        "Once a half she may declare a Block against an opponent exactly two squares away, and "
        "does not follow up."
    )
    period = "half"
    once_per_turn = True  # marks the block that reaches so far
    adds_to: tuple[int, ...] = (REACHES,)

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        if table.state[me] != STANDING or table.beside_opponent(me):
            return []  # lying down she cannot block, and beside somebody she can anyway
        return [code(ACTIVATE, me, BLOCK)] if self._victims(table, me) else []

    def aims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return self._victims(table, me)

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        if table.action != BLOCK:
            return []
        victims = self._victims(table, me)
        if table.target >= 0:  # it was said whom she means, and by what means
            victims = [table.target] if self.spent(table, me) else []
        return [code(SKILL_ON, self.id, other) for other in victims]

    def _victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        if not self.ready(table, me):
            return []
        return [
            other
            for other in table.players(OTHER_SIDE[side_of(me)])
            if table.standing(other) and distance(table.place[me], table.place[other]) == 2
        ]

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        self.invoke(table, me)
        self.spend(table, me)

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        if not self.spent(table, me):
            self.spends_action(table, me)
        table.finished = True
        yield from block(table, me, second_player(answer), 0, True)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1 if self.spent(table, me) else 0


class PutridRegurgitation(StarRule):
    name = "Putrid Regurgitation"
    id = 190
    text = (
        "Once a match he may vomit on an opponent beside him as with Projectile Vomit, instead of "
        "a block or after one."
    )
    notices: tuple[int, ...] = (AFTER_BLOCK,)
    ends_blitz = False

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        self.invoke(table, me)

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        yield from table.edition.skill("Projectile Vomit").attack(table, me, victim)

    def may_attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> bool:
        return self.ready(table, me)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if table.turnover or not self.ready(table, me):
            return
        codes = [code(SKILL_ON, self.id, other) for other in table.opponents_beside(me)]
        if not codes:
            return
        codes.append(NOBODY_DOES)
        answer = yield Question(side_of(me), "second victim", codes, me, skill=self.name)
        if answer != NOBODY_DOES:
            yield from assault(table, me, second_player(answer), self)


class FuryOfTheBloodGod(StarRule):
    name = "Fury of the Blood God"
    id = 191
    text = (
        "Once a match, when Unchannelled Fury spoils his Block, he may ignore it and take two "
        "Block actions, one after the other."
    )
    once_per_turn = True  # marks that a second one is to come
    reacts_to: tuple[int, ...] = (DEFIES,)
    notices: tuple[int, ...] = (AFTER_BLOCK,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if table.action != BLOCK or self.used_up(table, me):
            return False
        if not (yield from ask_skill(table, me, self)):
            return False
        self.use_up(table, me)
        self.spend(table, me)
        return True

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if self.spent(table, me) and not table.turnover:
            self.regain(table, me)
            table.finished = False
            table.target = NOBODY  # another Block, of anybody
            table.whisper("action becomes", me, table.action)
        yield from NOTHING


class PrimalSavagery(StarRule):
    name = "Primal Savagery"
    id = 192
    text = "Once a match he may lash out at an opponent beside him instead of a team-mate."

    def other_victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return [] if self.used_up(table, me) else table.opponents_beside(me)


class TastyMorsel(StarRule):
    name = "Tasty Morsel"
    id = 193
    text = (
        "Once a match, having failed Bloodlust, she may bite an adjacent opponent of ST 3 or less, "
        "no star, as if he were a Thrall."
    )

    def other_victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        if self.used_up(table, me):
            return []
        return [
            other
            for other in table.neighbours(table.place[me])
            if side_of(other) != side_of(me)
            and table.profiles[other].st <= 3
            and table.profiles[other].kind != STAR
        ]
