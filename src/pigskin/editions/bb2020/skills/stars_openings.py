"""Rules of stars that are used at the start of an activation, which then goes on."""

from __future__ import annotations

from pigskin.editions.bb2020.skills.stars import (
    Opening,
    StarRule,
    marked_by,
    open_players,
    star_roll,
)
from pigskin.effects.causes import BY_BLOCK, BY_ROCK
from pigskin.model import (
    BARRED,
    HAND_OFF,
    HYPNOTISED,
    MOVE,
    NOBODY,
    PASS,
    ROOTED,
    STANDING,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE, distance
from pigskin.questions import (
    ACTIVATE,
    NOTHING,
    SKILL_TO,
    USE,
    Flow,
    Question,
    code,
    second_player,
    second_square,
)
from pigskin.rules.ball import check_touchdown, settle
from pigskin.rules.blocking import assault
from pigskin.rules.injury import go_down, hurt, knock_down
from pigskin.rules.movement import arrive
from pigskin.rules.once_a_turn import may_still
from pigskin.rules.rolling import plain_test


class BlackInk(Opening):
    name = "Black Ink"
    id = 211
    text = (
        "Once a match, at the start of his activation, an opponent he marks loses his tackle zone "
        "until he is next activated."
    )

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return [other for other in marked_by(table, me) if table.has_zone(other)]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        victim = second_player(answer)
        table.set_mark(victim, HYPNOTISED)
        table.tell("loses tackle zone", victim)
        yield from NOTHING


class BalefulHex(Opening):
    name = "Baleful Hex"
    id = 212
    text = (
        "Once a match, at the start of her activation, she chooses an opponent within five "
        "squares. On a 2+ he loses his tackle zone and cannot be activated until the end of his "
        "team's next turn."
    )

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return [
            other
            for other in table.players(OTHER_SIDE[side_of(me)])
            if table.on_pitch(other) and distance(table.place[me], table.place[other]) <= 5
        ]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        victim = second_player(answer)
        if (yield from plain_test(table, me, "baleful hex", 2)):
            # Both marks go when a turn of his team ends.
            table.set_mark(victim, HYPNOTISED | BARRED)
            table.tell("loses tackle zone", victim)


class LookIntoMyEyes(Opening):
    name = "Look Into My Eyes"
    id = 213
    text = (
        "Once a match, beginning his activation next to an opponent with the ball, he may roll a "
        "D6: on a 2+ he takes the ball and his activation ends."
    )

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        if table.has_ball(me):
            return []
        return [other for other in marked_by(table, me) if table.has_ball(other)]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        if (yield from plain_test(table, me, "look into my eyes", 2)):
            table.turn_to(second_player(answer))
            table.give_ball(me)
            table.tell("takes the ball", me)
            table.finished = True


class Treacherous(Opening):
    name = "Treacherous"
    id = 214
    text = (
        "Once a match, at the start of his activation, he may knock down an adjacent team-mate who "
        "has the ball and take it from him. It is no turnover."
    )

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        """With the ball within reach he may declare what needs one."""
        if not self.victims(table, me) or not self.ready(table, me):
            return []
        actions: list[int] = []
        if may_still(table, PASS):
            actions.append(PASS)
        if table.options.hand_offs and may_still(table, HAND_OFF):
            actions.append(HAND_OFF)
        return [code(ACTIVATE, me, action) for action in actions]

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return [
            mate
            for mate in table.neighbours(table.place[me])
            if table.has_ball(mate) and side_of(mate) == side_of(me) and not table.has_ball(me)
        ]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        victim = second_player(answer)
        table.turn_to(victim)
        table.give_ball(me)
        table.tell("takes the ball", me)
        table.tell("knocked down", victim, me)
        go_down(table, victim)
        yield from hurt(table, victim, me, BY_BLOCK)
        check_touchdown(table)


class CatchOfTheDay(StarRule):
    name = "Catch of the Day"
    id = 215
    text = (
        "Once a half, standing at the start of his activation with the ball on the ground within "
        "three squares, he may roll a D6: on a 3+ he has the ball."
    )
    period = "half"

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        if not table.rising and self._near(table, me) and self.opening(table, me):
            return [code(USE, self.id)]
        return []

    def _near(self, table: Table, me: PlayerNo) -> list[Square]:
        """Where a ball lies that he could take."""
        if table.has_ball(me):
            return []
        return [sq for sq in table.balls_lying() if distance(table.place[me], sq) <= 3]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        if (yield from plain_test(table, me, "catch of the day", 3)):
            table.turn_to_square(self._near(table, me)[0])
            table.give_ball(me)
            table.tell("takes the ball", me)
            check_touchdown(table)


class BeerBarrelBash(Opening):
    name = "Beer Barrel Bash!"
    id = 216
    text = (
        "Once a drive, at the start of his activation, he may throw a barrel at an opponent within "
        "three squares. On a 3+ that one is knocked down, on a 1 the star himself."
    )
    period = "drive"

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return [
            other
            for other in table.players(OTHER_SIDE[side_of(me)])
            if table.standing(other) and distance(table.place[me], table.place[other]) <= 3
        ]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        roll = yield from star_roll(table, me, "beer barrel bash", 3)
        if roll == 2:
            return
        victim = second_player(answer) if roll > 2 else me
        knock_down(table, victim, me)
        yield from hurt(table, victim, NOBODY, BY_ROCK)
        yield from settle(table)


class RaidingParty(Opening):
    name = "Raiding Party"
    id = 217
    text = (
        "Once a drive, at the start of his activation, one open player of his team within five "
        "squares, himself perhaps, moves one square, so that he marks an opponent there."
    )
    period = "drive"

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return [
            mate
            for mate in open_players(table, side_of(me))
            if distance(table.place[me], table.place[mate]) <= 5 and self._goals(table, mate)
        ]

    def _goals(self, table: Table, mate: PlayerNo) -> list[Square]:
        """The empty squares beside a player from which he would mark somebody."""
        if table.marks[mate] & ROOTED or not table.has_zone(mate):
            return []
        return [
            sq
            for sq in ADJACENT[table.place[mate]]
            if table.board[sq] == 0
            and any(side_of(other) != side_of(mate) for other in table.neighbours(sq))
        ]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        mate = second_player(answer)
        codes = [code(SKILL_TO, self.id, sq) for sq in self._goals(table, mate)]
        where = codes[0]
        if len(codes) > 1:
            where = yield Question(side_of(me), "raiding party", codes, mate)
        to = second_square(where)
        here = table.place[mate]
        table.put(mate, to, STANDING)
        table.tell("move", mate, to, here)
        yield from arrive(table, mate, to)


class TheFlashingBlade(Opening):
    name = "The Flashing Blade"
    id = 218
    text = (
        "Once a match, at the start of his activation, he may stab an opponent he marks and then "
        "take a Move action."
    )

    def victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        if table.action != MOVE:
            return []
        return [other for other in marked_by(table, me) if table.standing(other)]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        self.invoke(table, me)
        yield from assault(table, me, second_player(answer), table.edition.skill("Stab"))
