"""The numbers of the evaluation, as an edition's file has them."""

from __future__ import annotations


class Weights:
    """How much everything counts, in touchdowns."""

    def __init__(self) -> None:
        self.near: float = 0.0015  # a square nearer to where things happen
        self.pace: float = 3.5  # squares a carrier with company gets on in a turn
        self.steady: float = 0.88  # how likely he keeps the ball meanwhile
        self.behind: float = 0.07  # an own player between their carrier and our end zone
        self.stuck: float = 0.12  # an own player beside their carrier
        self.exposed: float = 0.035  # an own player who is knocked down
        self.lying: float = 0.02
        self.pinned: float = 0.012  # an opponent who has to dodge
        self.edge: float = 0.01  # an own player beside the crowd
        self.knock: float = 0.045  # an opponent knocked down
        self.harm: float = 0.10  # an opponent of middling value whose armour breaks
        self.spent: float = 0.04  # a re-roll of the team
        self.recover: float = 0.25  # a ball their carrier drops while own players can still act
        self.detour: int = 3  # squares their carrier would rather go than dodge once
        self.loose: float = 0.4  # how much of what a ball on the ground seems to be worth is true
