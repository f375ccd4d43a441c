"""Magic Items: 13 cards of 50,000 each."""

from __future__ import annotations

from pigskin.effects.cards import Card


class BeguilingBracers(Card):
    name = "Beguiling Bracers"
    id = 626
    deck = "magic_items"
    moment = "START"
    until = "match"
    sure = "sure"
    text = "One own player has Hypnotic Gaze, Side Step and Bone-head for the rest of the match."


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


class ForceShield(Card):
    name = "Force Shield"
    id = 629
    deck = "magic_items"
    moment = "END_KICK"
    until = "ball"
    sure = "sure"
    text = "The own ball carrier has Sure Hands and Fend for as long as he holds the ball."


class GiktasStrengthOfDaBear(Card):
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


class GlovesOfHolding(Card):
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


class MagicGlovesOfJarkLongarm(Card):
    name = "Magic Gloves of Jark Longarm"
    id = 634
    deck = "magic_items"
    moment = "END_KICK"
    until = "drive"
    sure = "sure"
    text = "One own player has Pass Block, and +1 to intercept, for the rest of the drive."


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


class RabbitsFoot(Card):
    name = "Rabbit's Foot"
    id = 636
    deck = "magic_items"
    moment = "START"
    until = "match"
    sure = "sure"
    text = "One own player without Loner has Pro for the rest of the match."


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


class WandOfSmashing(Card):
    name = "Wand of Smashing"
    id = 638
    deck = "magic_items"
    moment = "START"
    until = "turn"
    sure = "sure"
    text = "One own player has +1 ST and Mighty Blow this turn."
