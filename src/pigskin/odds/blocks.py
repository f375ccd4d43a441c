"""The chances of a block: dice, faces, who goes down, and how badly."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.looking import Player, player_of
from pigskin.model import BLITZ, BLOCK, NOBODY, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.odds.block_dice import FACES, BlockDice, Worth
from pigskin.odds.harm import (
    BY_HIMSELF,
    CASUALTY,
    CROWD,
    FELLED,
    KNOCKED_OUT,
    STUNNED,
    UNHURT,
    harm,
    last_told,
)
from pigskin.odds.shares import ALL, NONE
from pigskin.odds.tree import Inquiry, Shares, reckon
from pigskin.odds.values import Odds
from pigskin.pitch import distance
from pigskin.questions import Flow, player_text
from pigskin.rules.block_dice import BOTH_DOWN
from pigskin.rules.blocking import block as block_rule
from pigskin.rules.blocking import resolve
from pigskin.rules.rerolls import forget_rerolls
from pigskin.showing import quoted

AIMS: Final = ("down", "push")
OUTCOMES: Final = (
    "success",
    "down",
    "pushed",
    "both down",
    "attacker down",
    "turnover",
    "ball loose",
    "crowd",
    "armour broken",
    "stunned",
    "knocked out",
    "casualty",
    "attacker hurt",
    "no block",
)

# What a face has led to is a text of flags, one for each of these that is so.
_DOWN: Final = "d"  # the defender lies on the ground
_PUSHED: Final = "p"  # he was pushed and stands
_CROWD: Final = "c"  # he is in the crowd
_ATTACKER: Final = "a"  # the attacker lies on the ground
_KNOCKED: Final = "k"  # ... and his armour is rolled for
_ARMOUR: Final = "r"  # the defender's armour is rolled for
_TURNOVER: Final = "t"
_LOOSE: Final = "l"  # the ball is on the loose


class _Opening(Inquiry):
    """Everything before the dice of a block: who may stop it, and how many dice there are."""

    def __init__(self, table: Table, attacker: PlayerNo, defender: PlayerNo) -> None:
        super().__init__(table, side_of(attacker))
        self.attacker = attacker
        self.defender = defender
        forget_rerolls(table, self.side)

    def begin(self, table: Table) -> Flow[object]:
        return block_rule(table, self.attacker, self.defender)

    def at_die(self, table: Table, sides: int) -> bool:
        return last_told(table) == "block"  # the dice are in the hand

    def outcome(self, table: Table, result: object) -> str:
        for event in reversed(table.events or []):
            if event[0] == "block" and event[1] == self.attacker:
                return str(event[3])
        return "no block"

    def points(self, outcome: str) -> int:
        return -9 if outcome == "no block" else int(outcome)


class _Face(Inquiry):
    """What one face leads to, up to the armour rolls."""

    def __init__(self, table: Table, attacker: PlayerNo, defender: PlayerNo, face: int) -> None:
        super().__init__(table, side_of(attacker))
        self.attacker = attacker
        self.defender = defender
        self.face = face

    def begin(self, table: Table) -> Flow[object]:
        return resolve(table, self.attacker, self.defender, self.face, False)

    def at_die(self, table: Table, sides: int) -> bool:
        for event in table.events or []:
            if event[0] in ("knocked down", "into the crowd") and event[1] in (
                self.attacker,
                self.defender,
            ):
                return True
        return False

    def faces(self, table: Table, sides: int) -> list[tuple[list[int], Fraction]]:
        for event in table.events or []:
            if event[0] in ("into the crowd", "injury"):
                return [([1], ALL)]  # somebody else's fate, or how badly he is hurt
        return super().faces(table, sides)

    def outcome(self, table: Table, result: object) -> str:
        told = [(event[0], event[1]) for event in table.events or []]
        found = ""
        if ("into the crowd", self.defender) in told:
            found += _CROWD
        elif not table.standing(self.defender):
            found += _DOWN
            if ("knocked down", self.defender) in told:
                found += _ARMOUR
        elif table.place[self.defender] != self.table.place[self.defender]:
            found += _PUSHED
        if not table.standing(self.attacker):
            found += _ATTACKER
            if ("knocked down", self.attacker) in told:
                found += _KNOCKED
        if table.turnover:
            found += _TURNOVER
        for carrier in self.table.carriers():
            if carrier in (self.attacker, self.defender) and not table.has_ball(carrier):
                found += _LOOSE
        return found

    def points(self, outcome: str) -> int:
        """No turnover; then the defender in the crowd, down, pushed; then ball and attacker."""
        total = 0 if _TURNOVER in outcome else 20
        if _CROWD in outcome:
            total += 8
        elif _DOWN in outcome:
            total += 6
        elif _PUSHED in outcome:
            total += 2
        if _LOOSE in outcome:
            total += 1 if self.table.has_ball(self.defender) else -1
        return total - (3 if _ATTACKER in outcome else 0)


def block(
    game: Game,
    attacker: Player | str | int,
    defender: Player | str | int,
    blitz: bool = False,
    aim: str = "down",
    injuries: bool = True,
) -> Odds:
    """The chances of a block, here and now, whosever turn it is.

    The attacker wants the defender "down" without a turnover, or with the aim "push" at least
    pushed; dice are rolled again when that makes it likelier. Without `injuries`
    armour is left out, which is where most of the time goes. docs/odds.md has the rest.
    """
    table = game.table.copy()
    hitter, victim = player_of(table, attacker), player_of(table, defender)
    for player in (hitter, victim):
        if not table.on_pitch(player):
            raise PigskinError(f"{player_text(table, player)} is not on the pitch")
    if side_of(hitter) == side_of(victim):
        raise PigskinError(f"{player_text(table, hitter)} blocks no team-mates")
    if not table.standing(hitter) or not table.standing(victim):
        down = victim if table.standing(hitter) else hitter
        raise PigskinError(f"{player_text(table, down)} is not on his feet")
    if distance(table.place[hitter], table.place[victim]) > 1:
        raise PigskinError(
            f"{player_text(table, victim)} is not beside {player_text(table, hitter)}"
        )
    if aim not in AIMS:
        raise PigskinError(f"{quoted(aim)} is no aim of a block; there are down and push")
    if table.actor != hitter:
        table.actor = hitter
        table.action = BLITZ if blitz else BLOCK
        table.target = NOBODY
    table.active = side_of(hitter)
    table.turnover = False
    return _Block(table, hitter, victim, aim, injuries).odds()


class _Block:
    """A block on its way from the dice to the injuries."""

    def __init__(
        self, table: Table, attacker: PlayerNo, defender: PlayerNo, aim: str, injuries: bool
    ) -> None:
        self.table = table
        self.attacker = attacker
        self.defender = defender
        self.aim = aim
        self.injuries = injuries
        self.ends: dict[int, Shares] = {}
        self.worth: dict[int, Worth] = {}
        self.harms: dict[tuple[int, bool], Shares] = {}
        for face, _ in FACES:
            inquiry = _Face(table, attacker, defender, face)
            self.ends[face] = reckon(inquiry)
            wanted = sum(
                (share for end, share in self.ends[face].items() if self._wanted(end)), NONE
            )
            self.worth[face] = (wanted, inquiry.worth(self.ends[face]))

    def _wanted(self, end: str) -> bool:
        if _TURNOVER in end:
            return False
        return _DOWN in end or _CROWD in end or (self.aim == "push" and _PUSHED in end)

    def odds(self) -> Odds:
        dice = reckon(_Opening(self.table.copy(), self.attacker, self.defender))
        plain = self._chances(dice, False)
        team = self.table.copy()
        owner = team.side(side_of(self.attacker))
        owner.rerolls = max(1, owner.rerolls)
        team.rerolled = False
        self.table = team
        again = self._chances(dice, True)
        return Odds(self._subject(dice), plain, again, self._assumes(dice))

    def _chances(self, dice: Shares, team: bool) -> dict[str, Fraction]:
        total = dict.fromkeys(OUTCOMES, NONE)
        for count, share in dice.items():
            if count == "no block":
                total["no block"] += share
                continue
            # With the re-rolls of the side away, only skills are left.
            lie = BlockDice(
                self.table, self.attacker, self.defender, int(count), self.worth, team
            )
            chosen = lie.chosen()
            for face, each in chosen.items():
                if face == BOTH_DOWN:
                    total["both down"] += share * each
                for end, part in self.ends[face].items():
                    self._settle(total, end, share * each * part)
        return total

    def _settle(self, total: dict[str, Fraction], end: str, share: Fraction) -> None:
        """Add what an end comes to, armour and injury included."""
        names = {
            "down": _DOWN,
            "crowd": _CROWD,
            "pushed": _PUSHED,
            "attacker down": _ATTACKER,
            "turnover": _TURNOVER,
            "ball loose": _LOOSE,
        }
        for name, flag in names.items():
            if flag in end:
                total[name] += share
        if self._wanted(end):
            total["success"] += share
        if not self.injuries:
            return
        if _ARMOUR in end or _CROWD in end:
            how = CROWD if _CROWD in end else FELLED
            hurt = self._harm(self.defender, self.attacker, how, _KNOCKED in end)
            if how == FELLED:
                total["armour broken"] += share * (ALL - hurt.get(UNHURT, NONE))
            total["stunned"] += share * hurt.get(STUNNED, NONE)
            total["knocked out"] += share * hurt.get(KNOCKED_OUT, NONE)
            total["casualty"] += share * hurt.get(CASUALTY, NONE)
        if _KNOCKED in end:
            hurt = self._harm(self.attacker, self.defender, BY_HIMSELF, _ARMOUR in end)
            total["attacker hurt"] += share * (ALL - hurt.get(UNHURT, NONE))

    def _harm(self, victim: PlayerNo, by: PlayerNo, how: int, both: bool) -> Shares:
        key = (how, both)
        if key not in self.harms:
            self.harms[key] = harm(self.table, victim, by, how, both)
        return self.harms[key]

    def _subject(self, dice: Shares) -> str:
        attacker = player_text(self.table, self.attacker)
        defender = player_text(self.table, self.defender)
        ways = []
        for count, share in sorted(dice.items()):
            if count != "no block":
                text = dice_text(int(count))
                ways.append(text if share == ALL else f"{text} ({float(share) * 100:.0f} %)")
        return f"{attacker} blocks {defender} with {' or '.join(ways) or 'no dice'}"

    def _assumes(self, dice: Shares) -> list[str]:
        wants = "down" if self.aim == "down" else "at least pushed"
        found = [
            f"The attacker wants the defender {wants} without a turnover; dice are rolled again "
            "when that makes it likelier.",
            "Both coaches choose what is best for them: no turnover first, then the defender in "
            "the crowd, down, pushed; then who has the ball and who stands.",
            "A second block of a frenzied player, a hurried pass (Dump-off), Piling On and "
            "apothecaries are left out.",
        ]
        if len(dice) > 1:
            found.append("No team re-roll is spent on what comes before the dice.")
        return found


def dice_text(count: int) -> str:
    """The dice of a block in words."""
    dice = "1 die" if abs(count) == 1 else f"{abs(count)} dice"
    return dice if count > 0 else f"{dice}, the defender picking"
