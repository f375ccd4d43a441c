"""Special Team Plays: 13 cards of 50,000 each."""

from __future__ import annotations

from pigskin.effects.cards import Card


class ComeToPapa(Card):
    name = "Come To Papa!"
    id = 613
    deck = "special_team_plays"
    moment = "RECEIVE"
    text = (
        "When you receive and the kick has scattered, move one own player who is not on the line "
        "of scrimmage to the square where the ball comes down."
    )
    note = "We ask for an empty square of the own half, and a player who stands."


class DoggedDefense(Card):
    name = "Dogged Defense"
    id = 614
    deck = "special_team_plays"
    moment = "END_KICK"
    until = "opposing turn"
    text = (
        "In the opponent's next turn own Prone players have tackle zones. They neither assist, nor"
        " take an assist away, nor catch."
    )


class FleaFlicker(Card):
    name = "Flea Flicker"
    id = 615
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    sure = "uncertain"
    text = (
        "You may take a second Pass action this turn, with another player, if the first was a "
        "Quick Pass."
    )
    note = (
        "The file says that the first must be a Quick Pass; we take any other first pass to forgo "
        "the second."
    )


class Fumblerooski(Card):
    name = "Fumblerooski"
    id = 616
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    sure = "uncertain"
    text = (
        "This turn failed pick-ups, failed catches and fumbles of own players are no turnovers; "
        "the player's action ends there, or is used up if he has not acted yet. You may also "
        "choose to fail such a roll instead of rolling."
    )
    note = (
        "We let the owner choose before the roll; what an opponent does with the ball still "
        "counts."
    )


class GoingTheExtraMile(Card):
    name = "Going The Extra Mile"
    id = 617
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    sure = "uncertain"
    text = (
        "One own player may go for it in any number of squares this turn. From the third on there "
        "is a growing penalty, -1, then -2 and so on; if he has Sprint, he adds 1 to one of these "
        "rolls. A natural 1 always fails."
    )
    note = (
        "A natural 6 does not always succeed. We add the 1 for Sprint to the first roll that would"
        " fail for want of it."
    )


class HeroicLeap(Card):
    name = "Heroic Leap"
    id = 618
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    text = (
        "One own player of ST 4 or less may leap this turn as if he had Leap, and lands on a 3+ "
        "whatever his agility."
    )
    note = "The roll has no modifiers."


class NewBlockingScheme(Card):
    name = "New Blocking Scheme"
    id = 619
    deck = "special_team_plays"
    moment = "START"
    sure = "uncertain"
    text = (
        "At once, own players in opposing tackle zones may swap squares with a team-mate beside "
        "them, without dodging. Neither of the two may hold the ball."
    )
    note = "We let each player swap once, and only players who stand."


class PerfectKick(Card):
    name = "Perfect Kick"
    id = 620
    deck = "special_team_plays"
    moment = "BEFORE_KICK"
    sure = "uncertain"
    text = (
        "When you kick, put the ball on the opponent's line of scrimmage or in his end zone, "
        "outside the wide zones. Instead of scattering as ever it moves three times by one square "
        "with the throw-in template, and you choose each time which way the template faces."
    )
    note = (
        "Must be played before the ball is placed; where it then comes down, out of the half or "
        "off the pitch, counts as with any kick."
    )


class OptionPlay(Card):
    name = "Option Play"
    id = 621
    deck = "special_team_plays"
    moment = "START"
    until = "drive"
    text = "One own player has Dump-Off and Pass for the rest of the drive."


class Punt(Card):
    name = "Punt"
    id = 622
    deck = "special_team_plays"
    moment = "END"
    sure = "uncertain"
    text = (
        "The own ball carrier sends the ball to any square of the pitch. It scatters three times "
        "from there; a player in the square where it comes down may try to catch it, and it "
        "bounces if nobody does."
    )
    note = (
        "The catch is that of a ball that scattered, without the +1 of an accurate pass; the turn "
        "is over, so nothing is a turnover."
    )


class SpectacularCatch(Card):
    name = "Spectacular Catch"
    id = 623
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    text = "One own player has Catch and Diving Catch this turn."


class SuicideBlitz(Card):
    name = "Suicide Blitz"
    id = 624
    deck = "special_team_plays"
    moment = "AFTER_KICK"
    until = "action"
    text = (
        "One own player without the ball takes a Blitz action at once, with No Hands for the "
        "while. Whatever happens, the opponent's turn comes next."
    )


class WakeUpCall(Card):
    name = "Wake Up Call"
    id = 625
    deck = "special_team_plays"
    moment = "SETUP"
    sure = "uncertain"
    text = (
        "Any number of own knocked-out players come back without a roll and may be set up for this"
        " drive, but begin it Stunned. Roll a D6 for each of them: on a 4+ he is Prone instead."
    )
    note = "We set them up with the others, eleven in all, and roll when the set-up is done."
