"""Magic Items: 13 cards of 50,000 each."""

from __future__ import annotations

from pigskin.editions.lrb6.cards.gifts import Gift
from pigskin.effects.cards import Card
from pigskin.effects.changes import STRONGER, WEAKER
from pigskin.effects.holding import BALL, DRIVE, MATCH, TURN, bless
from pigskin.model import HAND_OFF, PASS, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.rules.spells import on_pitch
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


class BeltOfInvulnerability(Card):
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


class FawndoughsHeadband(Card):
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


class InertiaDamper(Card):
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


class LuckyCharm(Card):
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


class GoodOldMagicCodpiece(Card):
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
        "feet by himself, unless he bounced off somebody: then he must land as ever."
    )
    note = "The whole distance is moved. We ask for a player who stands, as for any throw."


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
