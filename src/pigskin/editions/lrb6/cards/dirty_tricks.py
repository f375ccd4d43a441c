"""Dirty Tricks: 13 cards of 50,000 each."""

from __future__ import annotations

from pigskin.effects.cards import Card
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import Flow, second_player
from pigskin.rules.ball import settle
from pigskin.rules.injury import place_prone
from pigskin.rules.spells import upright


class BlatantFoul(Card):
    name = "Blatant Foul"
    id = 639
    deck = "dirty_tricks"
    moment = "START"
    until = "turn"
    sure = "sure"
    text = (
        "This turn's foul breaks the armour of its victim without a roll, so that no double can "
        "come of it. The injury roll is made as ever, and a double in it counts."
    )


class ChopBlock(Card):
    name = "Chop Block"
    id = 640
    deck = "dirty_tricks"
    moment = "END"
    sure = "sure"
    text = (
        "One own standing player who did not act in the turn just ended is Placed Prone, and one "
        "opponent beside him becomes Stunned. If that one held the ball, it bounces."
    )
    note = "Never after a kick-off."


class CustardPie(Card):
    name = "Custard Pie"
    id = 641
    deck = "dirty_tricks"
    moment = "START"
    until = "turn"
    sure = "sure"
    text = (
        "One opponent beside an own standing or Prone player loses his tackle zones this turn, as "
        "if by Hypnotic Gaze."
    )


class Distract(Card):
    name = "Distract"
    id = 642
    deck = "dirty_tricks"
    moment = "END_KICK"
    until = "opposing turn"
    sure = "sure"
    text = (
        "In the opponent's next turn the chosen own player has Disturbing Presence, and opponents "
        "who begin their action within three squares of him must roll for Bone-head first. Tackle "
        "zones lost to that come back when the turn ends."
    )


class GreasedShoes(Card):
    name = "Greased Shoes"
    id = 643
    deck = "dirty_tricks"
    moment = "END_KICK"
    until = "opposing turn"
    sure = "sure"
    text = "In the opponent's next turn his players go for it on a 5+ only."
    note = "A blizzard comes on top."


class GromskullsExplodingRunes(Card):
    name = "Gromskull's Exploding Runes"
    id = 644
    deck = "dirty_tricks"
    moment = "SETUP"
    until = "match"
    sure = "sure"
    text = (
        "One own player has Bombardier, No Hands and Secret Weapon for the rest of the match, and "
        "-1 when he throws a bomb."
    )


class IllegalSubstitution(Card):
    name = "Illegal Substitution"
    id = 645
    deck = "dirty_tricks"
    moment = "START"
    until = "drive"
    sure = "sure"
    text = (
        "Put an own player from Reserves on an empty square of the own end zone; this turn he may "
        "only take a Move action. The team may have twelve players on the pitch for the rest of "
        "the drive."
    )


class KickingBoots(Card):
    name = "Kicking Boots"
    id = 646
    deck = "dirty_tricks"
    moment = "KICK"
    until = "match"
    sure = "sure"
    text = (
        "One own player has Kick, Dirty Player and -1 MA for the rest of the match, and may use "
        "Kick at once."
    )


class PitTrap(Card):
    name = "Pit Trap"
    id = 647
    deck = "dirty_tricks"
    moment = "END_KICK"
    sure = "sure"
    text = (
        "Any one player on the pitch is Placed Prone, without an armour roll. If he held the ball,"
        " it bounces."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([player for each in (HOME, AWAY) for player in upright(table, each)])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        yield from place_prone(table, second_player(answer))
        yield from settle(table)


class SpikedBall(Card):
    name = "Spiked Ball"
    id = 648
    deck = "dirty_tricks"
    moment = "KICK"
    until = "drive"
    sure = "sure"
    text = (
        "For the rest of the drive a player of either team who fails to pick up or catch the ball,"
        " interceptions aside, is attacked as by a Stab."
    )


class StolenPlaybook(Card):
    name = "Stolen Playbook"
    id = 649
    deck = "dirty_tricks"
    moment = "END_KICK"
    until = "drive"
    sure = "sure"
    text = "One own player has Pass Block and Shadowing for the rest of the drive."


class TrampolineTrap(Card):
    name = "Trampoline Trap"
    id = 650
    deck = "dirty_tricks"
    moment = "END_KICK"
    sure = "sure"
    text = (
        "One opponent is thrown like a team-mate, though by nobody and without a fumble, a D6 of "
        "squares away in the direction of a D8. If he comes down on the pitch, he must roll to "
        "land."
    )


class WitchsBrew(Card):
    name = "Witch's Brew"
    id = 651
    deck = "dirty_tricks"
    moment = "KICK"
    until = "drive"
    sure = "sure"
    text = (
        "Choose an opponent on the pitch and roll a D6. On a 1 he has Jump Up and No Hands for the"
        " drive, on a 2 nothing happens, and on a 3+ he is Really Stupid for the drive."
    )
