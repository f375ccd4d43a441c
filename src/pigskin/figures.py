"""The figures of an edition: numbers and small choices that the rules ask it for."""

from __future__ import annotations

from typing import Final

from pigskin.errors import PigskinError
from pigskin.showing import quoted
from pigskin.teams.near import hint

# What the figures mean, by their names, for people.
FIGURES: Final[dict[str, str]] = {
    "target_numbers": "AG, PA and AV are printed as what a roll must reach",
    "usual_stats": "MA, ST, AG, AV, PA of an ordinary player",
    "stat_limits": "worst and best MA, ST, AG, AV, PA",
    "handling": "added to dodges, pick-ups and catches of a well-aimed ball",
    "rerolls_a_turn": "team re-rolls in one turn",
    "bonus_turn_rerolls": "team re-rolls in the bonus turn of a kick-off event",
    "bonus_turn_counts": "stunned players turn over in such a bonus turn",
    "skills_need_zone": "a player without tackle zones cannot use skills",
    "held_before_rushing": "tentacles come before going for it",
    "dives_at_fallers": "Diving Tackle may be used on a dodge that fails anyway",
    "jumping": "anybody may jump over players who are down",
    "second_receiver": "after Animosity another team-mate may be given the ball",
    "names_targets": "blitzes and fouls name their victim when declared",
    "crowd_first": "the crowd's injury is rolled before the armour of who was knocked down",
    "niggling_hurts": "niggling injuries add to injury rolls",
    "edge_counts": "a throw-in counts the square at the edge",
    "rooted_blitz": "who has taken root may blitz an opponent beside him",
    "shadows_runs": "who runs in answer to a pass may be shadowed",
    "treats_hired": "the apothecary sees to journeymen and mercenaries",
    "patched_at_once": "the apothecary heals a badly hurt player without a second roll",
    "scores_at_once": "play stops as soon as anybody has scored",
    "turnover_stops_block": "a turnover during a Dump-off stops the block",
    "counts_heads": "too many players on the pitch can be called",
    "exhibition_squad": "players a team needs for exhibition play",
    "own_ma_counts": "an own MA of 2 or less needs a roll to stand up, roots do not",
    "active_only": "diving tackles concern the acting player only",
    "frenzy_follows": "the second block of a frenzy needs a follow-up, or nobody pushed",
    "holds_followers": "who follows up may be held back",
    "wide_ruler": "a long bomb reaches 13 squares with 2 aside",
    "journeymen_forced": "a team short of eleven must take journeymen",
    "short_side": "players with which a coach may concede before a set-up",
    "concession_takes_all": "touchdowns of who concedes go to the other side",
    "mascot_roll": "what the re-roll of a mascot needs",
    "treats_frogs": "an apothecary treats a player turned into a frog",
}


class Figures:
    """The numbers and small choices in which editions differ. What stands here is LRB6."""

    def __init__(self) -> None:
        self.target_numbers: bool = False  # AG, PA and AV are printed as what a roll must reach
        self.handling: int = 1  # added to dodges, pick-ups and catches of a well-aimed ball
        self.rerolls_a_turn: int = 1  # team re-rolls
        self.bonus_turn_rerolls: bool = True  # team re-rolls in a turn won by a kick-off event
        self.skills_need_zone: bool = False  # no tackle zones, no skills
        self.held_before_rushing: bool = False  # who is held never has to go for it
        self.rooted_blitz: bool = False  # who has taken root may blitz an opponent beside him
        self.shadows_runs: bool = False  # who runs in answer to a pass may be shadowed
        self.dives_at_fallers: bool = True  # who fails his dodge anyway may still be dived at
        self.jumping: bool = False  # anybody may jump over players who are down
        self.second_receiver: bool = True  # a player who refuses one team-mate may be given another
        self.names_targets: bool = False  # blitzes and fouls name their victim when declared
        self.crowd_first: bool = False  # the crowd is dealt with before anybody's armour
        self.niggling_hurts: bool = True  # niggling injuries add to injury rolls
        self.treats_hired: bool = True  # the apothecary sees to journeymen and mercenaries too
        self.patched_at_once: bool = False  # he heals a badly hurt player without a second roll
        self.scores_at_once: bool = False  # play stops as soon as anybody has scored
        self.bonus_turn_counts: bool = True  # the stunned turn over in a turn won at the kick-off
        self.turnover_stops_block: bool = False  # ... one that is announced and not yet rolled
        self.counts_heads: bool = False  # too many players on the pitch can be called
        self.exhibition_squad: int = 0  # players a team needs for exhibition play
        self.own_ma_counts: bool = False  # who is slow by nature rolls to stand up, roots or not
        self.active_only: bool = False  # diving tackles are for the acting player only
        self.frenzy_follows: bool = False  # a second block needs a follow-up, or nobody pushed
        self.holds_followers: bool = False  # who follows up may be held back
        self.edge_counts: bool = True  # a throw-in counts the square at the edge
        self.mascot_roll: int = 4  # what the re-roll of a mascot needs
        self.treats_frogs: bool = True  # may an apothecary see to a bewitched player?
        self.wide_ruler: bool = False  # a long bomb reaches 13 squares with 2 aside
        self.journeymen_forced: bool = False  # a team short of eleven must take journeymen
        self.short_side: int = 2  # with so few players a coach may concede instead of setting up
        self.concession_takes_all: bool = False  # the touchdowns of who concedes go over as well
        # The worst and the best MA, ST, AG, AV and PA there can be.
        self.stat_limits: tuple[tuple[int, int], ...] = ((1, 10), (1, 10), (1, 10), (1, 10), (0, 0))
        # MA, ST, AG, AV and PA of a player of whom a position says nothing.
        self.usual_stats: tuple[int, int, int, int, int] = (6, 3, 3, 8, 0)

    def but(self, **changes: object) -> Figures:
        """The same figures but for these."""
        other = Figures()
        for name in FIGURES:
            setattr(other, name, getattr(self, name))
        for name, value in changes.items():
            if name not in FIGURES:
                raise PigskinError(f"there is no figure {name!r}{hint(name, FIGURES)}")
            if type(value) is not type(getattr(self, name)):
                usual = getattr(self, name)
                raise PigskinError(f"figure {name} is {quoted(value)}, but is a {_kind(usual)}")
            setattr(other, name, value)
        return other


def _kind(value: object) -> str:
    """What sort of value a figure has, for people."""
    if isinstance(value, bool):
        return "switch (true or false)"
    return "whole number" if isinstance(value, int) else "list of numbers"
