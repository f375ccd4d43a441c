"""Traits of those who throw, kick and fly, and of those who will not let go of the ball."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.moments import MAY_BE_THROWN, REFUSES_RECEIVER, STUBBORN, SWOOPS
from pigskin.model import KICK_MATE, MERCENARY, PASS, STAR, THROW_MATE, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import (
    ACTIVATE,
    NOTHING,
    PICK_MATE,
    PLAYER_USES,
    SKILL_ON,
    Flow,
    code,
    second_player,
)
from pigskin.rules.once_a_turn import may_still
from pigskin.rules.rolling import plain_test
from pigskin.skills import bodies

# Editions are made of skills, so their procedures can only be fetched late, inside methods.


class AlwaysHungry(bodies.AlwaysHungry):
    id = 152
    category = "Trait"
    text = (
        "Before he throws a team-mate he rolls 2+ or tries to eat him: on a second 1 the team-mate "
        "is gone for good, otherwise the throw is fumbled."
    )


class Animosity(Skill):
    category = "Trait"
    reacts_to: tuple[int, ...] = (REFUSES_RECEIVER,)

    def __init__(self, whom: str, id: int) -> None:
        super().__init__()
        self.id = id
        self.name = f"Animosity ({whom})"
        self.whom = whom
        self.text = (
            f"About to hand off or pass to one of these he refuses on a 1, and his action ends: "
            f"{whom}. He has nothing against mercenaries and stars."
        )
        self.races: tuple[str, ...] = ()
        if whom.endswith(" team-mates") and whom != "all team-mates":
            self.races = tuple(whom.removesuffix(" team-mates").split(" and "))

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if not self._despises(table, other):
            return False
        return not (yield from plain_test(table, me, "animosity", 2))

    def _despises(self, table: Table, receiver: PlayerNo) -> bool:
        profile = table.profiles[receiver]
        if profile.kind == MERCENARY or profile.kind == STAR:
            return False
        if self.whom == "all team-mates":
            return True
        if self.races:
            return profile.race in self.races
        return _plural(profile.position) == self.whom


def _plural(position: str) -> str:
    """How a trait speaks of the players of a position."""
    if position.endswith("man"):
        return position.removesuffix("man") + "men"
    return position + "s"


class Bombardier(Skill):
    name = "Bombardier"
    id = 159
    category = "Trait"
    text = (
        "Standing, he may throw a bomb as his whole action, one in a team's turn. It is thrown and "
        "interfered with like the ball. Caught, it explodes on a 4+ or must be thrown on; coming "
        "to rest it explodes, hitting the player in the square, and those beside it on a 4+."
    )
    once_per_turn = True

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        if not table.standing(me):
            return []
        for mate in table.players(side_of(me)):
            if self.spent(table, mate):
                return []
        return [code(PLAYER_USES, me, self.id)]

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        self.spend(table, me)

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        from pigskin.editions.bb2020.bombs import throw_bombs

        yield from throw_bombs(table, me)


class KickTeamMate(Skill):
    name = "Kick Team-mate"
    id = 160
    category = "Trait"
    text = (
        "Once in a team's turn, besides any pass or throw, he may kick a standing team-mate with "
        "the Right Stuff as if he threw him. On a fumble the team-mate is injured, and a stun "
        "counts as a knock-out."
    )
    action = KICK_MATE
    once_per_turn = True
    order = 10  # the kick is spent before anything can spoil it

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        for mate in table.players(side_of(me)):
            if self.spent(table, mate):
                return []
        return [code(ACTIVATE, me, KICK_MATE)]

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        if action == KICK_MATE:
            self.spend(table, me)
        yield from NOTHING
        return True

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        from pigskin.editions.bb2020.throwing import flyers_beside

        if table.action != KICK_MATE:
            return []
        return [code(SKILL_ON, self.id, mate) for mate in flyers_beside(table, me, True)]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        from pigskin.editions.bb2020.throwing import kick_player

        table.finished = True
        yield from kick_player(table, me, second_player(answer), self)


class MyBall(Skill):
    name = "My Ball"
    id = 161
    category = "Trait"
    text = "Never gives the ball away: he neither passes nor hands it off, nor drops it on purpose."
    grants: tuple[int, ...] = (STUBBORN,)


class RightStuff(Skill):
    name = "Right Stuff"
    id = 162
    category = "Trait"
    text = "With ST 3 or less he may be thrown or kicked by a team-mate, standing or not."
    grants: tuple[int, ...] = (MAY_BE_THROWN,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return table.profiles[me].st <= 3


class StrongArm(Skill):
    name = "Strong Arm"
    id = 163
    category = "Strength"
    text = "Adds 1 to his test when he throws a team-mate."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "throw team-mate" else 0


class Swoop(Skill):
    name = "Swoop"
    id = 164
    category = "Trait"
    text = (
        "Thrown, he need not scatter: his coach turns the throw-in template as he likes, and he "
        "glides D3 squares from the target."
    )
    grants: tuple[int, ...] = (SWOOPS,)


class ThrowTeamMate(Skill):
    name = "Throw Team-mate"
    id = 165
    category = "Trait"
    text = (
        "With ST 5 or more he may, instead of his team's pass, throw a team-mate beside him who "
        "has the Right Stuff to quick or short range, after moving if he likes."
    )
    action = THROW_MATE

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        if not may_still(table, PASS) or table.profiles[me].st < 5:
            return []
        return [code(ACTIVATE, me, THROW_MATE)]

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        from pigskin.editions.bb2020.throwing import flyers_beside

        if table.action != THROW_MATE:
            return []
        return [code(PICK_MATE, mate) for mate in flyers_beside(table, me, False)]
