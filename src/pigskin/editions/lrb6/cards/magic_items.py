"""Magic Items: 13 cards of 50,000 each."""

from __future__ import annotations

from pigskin.editions.lrb6.cards.gifts import Gift, in_reserve
from pigskin.editions.lrb6.throwing import hurled
from pigskin.effects.cards import Card
from pigskin.effects.changes import STRONGER, WEAKER
from pigskin.effects.holding import BALL, DRIVE, MATCH, TURN, bless, forfeit
from pigskin.effects.moments import (
    BARE_ARMOUR,
    BARE_INJURY,
    CANNOT_BE_FOULED,
    SURVIVES_BREAK,
    WEAKENS,
)
from pigskin.model import BLITZ, HAND_OFF, NOWHERE, PASS, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import ADJACENT, ON_PITCH
from pigskin.questions import Flow, Question, second_player, second_square
from pigskin.rules.injury import place_prone
from pigskin.rules.spells import on_pitch, upright
from pigskin.teams.reading import skill_name


class BeguilingBracers(Gift):
    name = "Beguiling Bracers"
    id = 626
    deck = "magic_items"
    moment = "START"
    until = "match"
    sure = "sure"
    text = "One own player has Hypnotic Gaze, Side Step and Bone-head for the rest of the match."
    skills: tuple[str, ...] = ("Hypnotic Gaze", "Side Step", "Bone-head")


class BeltOfInvulnerability(Gift):
    name = "Belt of Invulnerability"
    id = 627
    deck = "magic_items"
    moment = "END_KICK"
    until = "match"
    sure = "sure"
    text = (
        "For the rest of the match nothing adds to an armour roll against one own player or has it"
        " re-rolled: neither Claw, Mighty Blow, Dirty Player, Piling On and Chainsaw, nor assists "
        "in a foul."
    )
    note = "One league file bars what takes away from the roll as well."
    worn = True
    grants: tuple[int, ...] = (BARE_ARMOUR,)


class FawndoughsHeadband(Gift):
    name = "Fawndough's Headband"
    id = 628
    deck = "magic_items"
    moment = "START"
    until = "turn"
    sure = "sure"
    text = (
        "One own player has Pass and Accurate this turn, but opponents have +1 to intercept his "
        "passes."
    )
    skills: tuple[str, ...] = ("Pass", "Accurate")
    lasts = TURN
    worn = True

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "interfered with" else 0


class ForceShield(Gift):
    name = "Force Shield"
    id = 629
    deck = "magic_items"
    moment = "END_KICK"
    until = "ball"
    sure = "sure"
    text = "The own ball carrier has Sure Hands and Fend for as long as he holds the ball."
    skills: tuple[str, ...] = ("Sure Hands", "Fend")
    lasts = BALL

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return [player for player in table.carriers() if side_of(player) == side]


class GiktasStrengthOfDaBear(Gift):
    name = "Gikta's Strength of da Bear"
    id = 630
    deck = "magic_items"
    moment = "START"
    until = "match"
    sure = "sure"
    text = (
        "One own player has +1 ST for the rest of the drive, and then -1 ST for the rest of the "
        "match."
    )
    changes: tuple[int, ...] = (STRONGER,)
    lasts = DRIVE
    worn = True

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        bless(table, me, WEAKER, MATCH)


class GlovesOfHolding(Gift):
    name = "Gloves of Holding"
    id = 631
    deck = "magic_items"
    moment = "KICK"
    until = "match"
    sure = "sure"
    text = (
        "One own player has Catch and Sure Hands for the rest of the match, but may not take Pass "
        "or Hand-off actions."
    )
    note = "Dump-Off is no action, and allowed."
    skills: tuple[str, ...] = ("Catch", "Sure Hands")
    worn = True

    def may_declare(self, table: Table, me: PlayerNo, action: int) -> bool:
        return action not in (PASS, HAND_OFF)


class InertiaDamper(Gift):
    name = "Inertia Damper"
    id = 632
    deck = "magic_items"
    moment = "END_KICK"
    until = "drive"
    sure = "sure"
    text = (
        "For the rest of the drive an opponent who moves a square or more and then blitzes the "
        "chosen own player has -1 ST, but at least 1, for that block."
    )
    lasts = DRIVE
    worn = True
    adds_to: tuple[int, ...] = (WEAKENS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        moved = table.actor == other and table.left != NOWHERE
        return 1 if moved and table.action == BLITZ else 0


class LuckyCharm(Gift):
    name = "Lucky Charm"
    id = 633
    deck = "magic_items"
    moment = "PRE"
    until = "used"
    sure = "sure"
    text = (
        "The first time in this match that an armour roll breaks the armour of the chosen own "
        "player it does not count, and he is Placed Prone. It is no help where no armour roll is "
        "made."
    )
    worn = True
    reacts_to: tuple[int, ...] = (SURVIVES_BREAK,)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return in_reserve(table, side)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        table.tell("armour saved", me, self.id)
        forfeit(table, me, self.id)
        if table.standing(me):
            yield from place_prone(table, me, other)
        return True


class MagicGlovesOfJarkLongarm(Gift):
    name = "Magic Gloves of Jark Longarm"
    id = 634
    deck = "magic_items"
    moment = "END_KICK"
    until = "drive"
    sure = "sure"
    text = "One own player has Pass Block, and +1 to intercept, for the rest of the drive."
    skills: tuple[str, ...] = ("Pass Block",)
    lasts = DRIVE
    worn = True

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "intercept" else 0


class GoodOldMagicCodpiece(Gift):
    name = "Good Old Magic Codpiece"
    id = 635
    deck = "magic_items"
    moment = "PRE"
    until = "match"
    sure = "sure"
    text = (
        "In this match the chosen own player cannot be fouled, and injury rolls against him are "
        "neither modified nor re-rolled by anything, Stunty included."
    )
    worn = True
    grants: tuple[int, ...] = (CANNOT_BE_FOULED, BARE_INJURY)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return in_reserve(table, side)


class RabbitsFoot(Gift):
    name = "Rabbit's Foot"
    id = 636
    deck = "magic_items"
    moment = "START"
    until = "match"
    sure = "sure"
    text = "One own player without Loner has Pro for the rest of the match."
    skills: tuple[str, ...] = ("Pro",)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return [
            player
            for player in on_pitch(table, side)
            if all(skill_name(each.name) != "Loner" for each in table.profiles[player].skills)
        ]


class RingOfTeleportation(Card):
    name = "Ring of Teleportation"
    id = 637
    deck = "magic_items"
    moment = "END_NOT_HALF"
    sure = "sure"
    text = (
        "Choose one own standing player and one of the eight directions, then roll a D6: he flies "
        "so many squares that way, like a thrown player but without scattering. He lands on his "
        "feet by himself, unless he came down on somebody: then he falls, as any thrown player."
    )
    note = "The whole distance is moved. We ask for a player who stands, as for any throw."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(upright(table, side))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = second_player(answer)
        here = table.place[player]
        ways = [sq for sq in ADJACENT[here] if ON_PITCH[sq]]
        answer = yield Question(side, "card target", self.at(ways), player, number=self.id)
        squares = table.d6()
        table.tell("card roll", side, self.id, squares)
        yield from hurled(table, player, second_square(answer) - here, squares, True)


class WandOfSmashing(Gift):
    name = "Wand of Smashing"
    id = 638
    deck = "magic_items"
    moment = "START"
    until = "turn"
    sure = "sure"
    text = "One own player has +1 ST and Mighty Blow this turn."
    skills: tuple[str, ...] = ("Mighty Blow",)
    changes: tuple[int, ...] = (STRONGER,)
    lasts = TURN
