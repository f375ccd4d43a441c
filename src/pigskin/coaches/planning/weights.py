"""How much everything counts for the planning coaches, in touchdowns unless it says otherwise."""

from __future__ import annotations


class Weights:
    """How much everything counts."""

    def __init__(self) -> None:
        # the own ball
        self.near: float = 0.0015  # a square nearer to where things happen
        self.pace: float = 3.5  # squares a carrier with company gets on in a turn
        self.steady: float = 0.88  # how likely he keeps the ball meanwhile
        self.soon: float = 0.97  # of the chance to run in next turn
        self.surely: float = 0.93  # how likely a carrier who has all the time scores
        self.clock: float = 1.2  # how much a turn to spare is worth to him
        self.leeway: float = 0.6  # turns
        self.danger: float = 0.75  # how much likelier he loses the ball than it looks, as a power
        self.second: float = 0.3  # how much the second likeliest blitz counts beside the likeliest
        self.their_again: float = 0.6  # how likely they roll again on the way to him
        self.price: float = 0.15  # what a ball that is lost costs anywhere
        self.deep: float = 0.35  # ... and more on the own goal line
        # their ball
        self.their_pace: float = 3.5
        self.their_steady: float = 0.88
        self.behind: float = 0.07  # an own player between their carrier and our end zone
        self.stuck: float = 0.12  # an own player beside their carrier
        self.most_stopped: float = 0.8
        self.chase: float = 0.0015  # a square nearer to him
        self.passed: float = 1.5  # squares: how much farther somebody is whom he has passed
        self.alone: float = 0.02  # nobody could get at him
        self.detour: int = 3  # squares their carrier would rather go than dodge once
        # nobody's ball
        self.loose: float = 0.4  # how much of what a ball on the ground seems to be worth is true
        self.scrum: float = 0.00225  # a square nearer to it
        # whoever has it
        self.exposed: float = 0.035  # an own player who is knocked down
        self.comfort: float = 0.7  # how much of their falls is taken off that
        self.lying: float = 0.02
        self.pinned: float = 0.012  # an opponent who has to dodge
        self.edge: float = 0.01  # an own player beside the crowd
        # hits
        self.knock: float = 0.045  # an opponent knocked down
        self.harm: float = 0.10  # an opponent of middling value whose armour breaks
        self.spent: float = 0.04  # a re-roll of the team
        self.tumble: float = 0.05  # an own player knocked down by his own block
        self.hurt: float = 0.1  # ... whose armour breaks
        self.carrier_hits: float = 0.05  # the carrier hits somebody himself
        self.carrier_falls: float = 0.5  # ... and goes down
        self.crowd: float = 0.18  # an opponent pushed among the crowd
        self.shove: float = 0.015  # an opponent pushed
        self.recover: float = 0.25  # a ball their carrier drops while own players can still act
        self.mishap: float = 0.05  # a hit on their carrier that goes wrong
        self.hunt: float = 0.01  # what such a hit has to bring at least
        self.foul: float = 0.0  # what a foul has to bring at least
        # the order of things
        self.least: float = 0.006  # what a hit has to add to be worth it
        self.stake: float = 0.1  # what is at stake early in a turn
        self.least_stake: float = 0.03
        self.last_stake: float = 0.08  # ... when everything else is done
        self.last_gain: float = 0.01
        self.worthwhile: float = 0.02  # a hit worth less is not reckoned with
        self.trifle: float = 0.012  # what it may lose by coming before the plan
        self.spill: float = 0.1  # a carrier who falls on his way, a ball not picked up
        self.haste: float = 0.025  # what a touchdown loses by every turn they have left
        self.missed: float = 0.35  # an attempt to score that fails
