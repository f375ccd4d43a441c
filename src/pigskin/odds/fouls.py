"""The chances of a foul: armour, injury, and what the referee makes of it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.driving import passive
from pigskin.effects import moments as at
from pigskin.effects.causes import LIGHT_CASUALTY
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.looking import Player, player_of
from pigskin.model import FOUL, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.harm import CASUALTY, KNOCKED_OUT, STUNNED, UNHURT, harm_told, last_row, last_told
from pigskin.odds.shares import ALL, NONE
from pigskin.odds.tree import STOP_HERE, TRY_ALL, Inquiry, reckon
from pigskin.odds.values import Odds
from pigskin.pitch import distance
from pigskin.questions import Flow, Question, player_text
from pigskin.rules.fouling import can_be_fouled, sent_off
from pigskin.rules.fouling import foul as foul_rule

_CAUGHT: Final = " and caught"
_SENT_OFF: Final = "sent off"
_TURNOVER: Final = "turnover"
OUTCOMES: Final = ("armour broken", STUNNED, KNOCKED_OUT, CASUALTY, _SENT_OFF, _TURNOVER)


def _pairs() -> list[tuple[list[int], Fraction]]:
    """Two dice by their sum and whether they are a double, a pair of each."""
    found: list[tuple[list[int], Fraction]] = []
    for total in range(2, 13):
        unlike = 0
        low = max(1, total - 6)
        for one in range(low, min(6, total - 1) + 1):
            if one != total - one:
                unlike += 1
        if unlike:
            found.append(([low, total - low], Fraction(unlike, 36)))
        if total % 2 == 0:
            found.append(([total // 2, total // 2], Fraction(1, 36)))
    return found


_PAIRS: Final[list[tuple[list[int], Fraction]]] = _pairs()


class _Foul(Inquiry):
    """A foul from the kick to the referee."""

    def __init__(self, table: Table, player: PlayerNo, victim: PlayerNo) -> None:
        super().__init__(table, side_of(player))
        self.player = player
        self.victim = victim
        acting = table.at[player]
        self.singly = len(acting[at.REROLLS_ARMOUR]) > 0 or len(acting[at.ATTACK]) > 0

    def begin(self, table: Table) -> Flow[object]:
        return foul_rule(table, self.player, self.victim)

    def at_die(self, table: Table, sides: int) -> bool:
        if self._of_casualty(table):
            return False
        # A ball that bounces is another matter, and the call is reckoned by itself.
        return sides == 8 or last_told(table) == "caught"

    def faces(self, table: Table, sides: int) -> list[tuple[list[int], Fraction]]:
        if self._of_casualty(table):
            return [([1], ALL)]  # how bad a casualty is does not matter here
        if sides == 6 and not self.singly and self._two_dice(table):
            return _PAIRS
        return super().faces(table, sides)

    def _of_casualty(self, table: Table) -> bool:
        """Is it about how bad a casualty is?"""
        told = last_row(table)
        if told is not None and told[0] == "injury":
            return told[4] >= LIGHT_CASUALTY
        return told is not None and told[0] == "casualty"

    def _two_dice(self, table: Table) -> bool:
        """Is it the armour or the injury that is rolled for now?"""
        kinds = [event[0] for event in table.events or []]
        if "armour" not in kinds:
            return True
        told = last_row(table)
        return "injury" not in kinds and told is not None and told[4] == 1

    def answer(self, table: Table, question: Question) -> Code:
        if question.kind == "bribe":
            return STOP_HERE
        return TRY_ALL if question.kind in ("use skill", "re-roll") else passive(question)

    def outcome(self, table: Table, result: object) -> str:
        told = [event[0] for event in table.events or []]
        return harm_told(table, self.victim) + (_CAUGHT if "caught" in told else "")

    def points(self, outcome: str) -> int:
        total = 0 if _CAUGHT in outcome else 1
        for number, harm in enumerate((STUNNED, KNOCKED_OUT, CASUALTY)):
            if harm in outcome:
                total += 10 * (1 + number)
        return total


class _Call(Inquiry):
    """The referee wants him off: what his coach can do about it."""

    def __init__(self, table: Table, player: PlayerNo) -> None:
        super().__init__(table, side_of(player))
        self.player = player

    def begin(self, table: Table) -> Flow[object]:
        return sent_off(table, self.player)

    def at_die(self, table: Table, sides: int) -> bool:
        return sides == 8

    def outcome(self, table: Table, result: object) -> str:
        flags = [] if table.on_pitch(self.player) else [_SENT_OFF]
        if table.turnover:
            flags.append(_TURNOVER)
        return ", ".join(flags)

    def points(self, outcome: str) -> int:
        return (0 if _SENT_OFF in outcome else 2) + (0 if _TURNOVER in outcome else 1)


def foul(game: Game, player: Player | str | int, victim: Player | str | int) -> Odds:
    """The chances of a foul, here and now."""
    table = game.table.copy()
    kicker, target = player_of(table, player), player_of(table, victim)
    if side_of(kicker) == side_of(target):
        raise PigskinError(f"{player_text(table, kicker)} fouls no team-mates")
    for each in (kicker, target):
        if not table.on_pitch(each):
            raise PigskinError(f"{player_text(table, each)} is not on the pitch")
    if not table.standing(kicker):
        raise PigskinError(f"{player_text(table, kicker)} is not on his feet")
    if table.standing(target):
        raise PigskinError(f"{player_text(table, target)} is on his feet")
    if not can_be_fouled(table, target):
        raise PigskinError(f"{player_text(table, target)} cannot be fouled")
    if distance(table.place[kicker], table.place[target]) != 1:
        text = player_text(table, target)
        raise PigskinError(f"{player_text(table, kicker)} is not beside {text}")
    table.actor = kicker
    table.action = FOUL
    table.active = side_of(kicker)
    table.turnover = False
    chances = dict.fromkeys(OUTCOMES, NONE)
    call = reckon(_Call(table, kicker))
    for outcome, share in reckon(_Foul(table, kicker, target)).items():
        harm = outcome.removesuffix(_CAUGHT)
        if harm != UNHURT:
            chances["armour broken"] += share
            chances[harm] += share
        if outcome.endswith(_CAUGHT):
            for end, part in call.items():
                for flag in (_SENT_OFF, _TURNOVER):
                    if flag in end:
                        chances[flag] += share * part
    subject = f"{player_text(table, kicker)} fouls {player_text(table, target)}"
    assumes = [
        "The coach of the fouler adds what he may where it helps, and bribes and argues as long "
        "as he can; apothecaries are left out."
    ]
    return Odds(subject, chances, None, assumes)
