"""The site's figures beside ours, for every roll: what it needed, how many dice, who chose, what
became of armour and bones.

Two engines may agree on every square and still differ by a modifier that did not matter. So each
report with dice is paired with the event our engine told of the same dice, and the figures of both
are compared. A report for which we tell no such event is not counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pigskin.contract.happenings import is_test
from pigskin.fumbbl.compare import Seats
from pigskin.fumbbl.field import BADLY_HURT, DEAD, KNOCKED_OUT, SERIOUS_INJURY, STUNNED
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.result import lasting_injury, same_injury
from pigskin.fumbbl.story import Item, Story
from pigskin.history import EventRow
from pigskin.model import BADLY_HURT as OUR_BADLY_HURT
from pigskin.model import CASUALTY_NAMES, NOBODY
from pigskin.model import DEAD as OUR_DEAD
from pigskin.numbers import PlayerNo

# Reports of tests that we call by one name only; any other test may stand for the rest.
_TESTS: Final[dict[str, tuple[str, ...]]] = {
    "catchRoll": ("catch", "bomb catch"),
    "dodgeRoll": ("dodge",),
    "goForItRoll": ("go for it",),
    "interceptionRoll": ("intercept", "interfere"),
    "leapRoll": ("leap", "jump"),
    "passRoll": ("pass",),
    "pickUpRoll": ("pick-up",),
    "rightStuffRoll": ("landing",),
}
# No test of the log is one of these: they are rolled for a re-roll, or known by another name.
_NAMED: Final = (*(kind for kinds in _TESTS.values() for kind in kinds), "loner", "pro", "mascot")
# Reports whose figure is not what the die must show: of a throw the site tells the range's share.
_OTHERWISE: Final[dict[str, tuple[str, ...]]] = {
    "bb2020": ("bloodLustRoll", "breatheFire", "kickTeamMateRoll", "throwTeamMateRoll"),
}
# Modifiers that the site counts at once and we when somebody has said that they are used.
_AFTERWARDS: Final = ("Break Tackle", "Diving Tackle")
# Bands of our injury rolls, by the state theirs leads to.
_BANDS: Final[dict[int, tuple[int, ...]]] = {
    STUNNED: (0,),
    KNOCKED_OUT: (1,),
    BADLY_HURT: (2, 3),
    SERIOUS_INJURY: (2, 3),
    DEAD: (2, 3),
}
_BAND_NAMES: Final = ("stunned", "knocked out", "badly hurt", "casualty")


@dataclass(frozen=True, slots=True)
class _Told:
    """One figure of the log, waiting for ours."""

    command: int
    kinds: tuple[str, ...]  # of our events; none for any test that has no name here
    player: PlayerNo
    roll: int  # -1 where the roll does not matter
    figure: tuple[int, ...]  # none where it cannot be compared
    words: str


class Rolls:
    """How many rolls were compared, and where the two differ."""

    def __init__(self, story: Story, seats: Seats) -> None:
        self.story = story
        self.seats = seats
        self.compared = 0
        self.odd: list[str] = []
        self._waiting: list[_Told] = []
        self._events: list[EventRow] = []
        self._seen: set[int] = set()  # places: the dice of one report may be rolled bit by bit

    def look(self, items: Iterable[Item], events: Iterable[EventRow]) -> None:
        """Reports whose dice our engine has just rolled, and what it told since."""
        for item in items:
            if item.place not in self._seen:
                self._seen.add(item.place)
                self._waiting.extend(self._figures(item))
        self._events.extend(events)
        left: list[_Told] = []
        for told in self._waiting:
            event = next((each for each in self._events if _fits(told, each)), None)
            if event is None:
                left.append(told)
                continue
            self._events.remove(event)
            if not told.figure:
                continue
            self.compared += 1
            if not _agree(told, event):
                command = self.story.command(told.command).number
                self.odd.append(f"command {command}: {told.words}, ours is {_said(told, event)}")
        self._waiting = left

    def settle(self) -> None:
        """All that has been rolled is told: what has found no counterpart will find none."""
        self._waiting.clear()
        self._events.clear()

    # --- the log's figures --------------------------------------------------------------------

    def _figures(self, item: Item) -> list[_Told]:
        report = item.report
        assert report is not None
        if report.id == "blockRoll":
            return self._block(item, report)
        if report.id in ("injury", "apothecaryRoll"):
            return self._injury(item, report)
        player = self.seats.player.get(report.text("playerId"), NOBODY)
        roll, need = report.number("roll"), report.number("minimumRoll")
        if player < 0 or not roll or not need:
            return []
        later = any(each in _AFTERWARDS for each in report.texts("rollModifiers"))
        later = later or report.id in _OTHERWISE.get(self.story.replay.edition, ())
        words = f"{report.id} of {roll} needs {need}"
        figure = () if later else (need,)
        return [_Told(item.command, _TESTS.get(report.id, ()), player, roll, figure, words)]

    def _block(self, item: Item, report: Report) -> list[_Told]:
        """How many dice, below 0 where the victim's coach chose, as the choice is reported."""
        attacker = self.seats.player.get(self.story.picture(item).acting, NOBODY)
        stop = self.story.next_activation(item.place)
        choice = self.story.find(item.place, "blockChoice", lambda report: True, stop)
        if attacker < 0 or choice is None or choice.report is None or self._again(item):
            return []
        dice = choice.report.number("nrOfDice")
        if abs(dice) != len(report.numbers("blockRoll")):
            return []
        words = f"{dice} block dice"
        return [_Told(item.command, ("block",), attacker, -1, (dice,), words)]

    def _again(self, item: Item) -> bool:
        """Are these block dice those of a block that was rolled for before?"""
        for place in range(item.place - 1, -1, -1):
            report = self.story.items[place].report
            if report is not None and report.id in ("blockRoll", "blockReRoll"):
                return True
            if report is not None and report.id in ("blockChoice", "playerAction"):
                return False
        return False

    def _injury(self, item: Item, report: Report) -> list[_Told]:
        """Armour, injury and casualty, each if it is rolled here."""
        player = self.seats.player.get(report.text("defenderId") or report.text("playerId"), NOBODY)
        if player < 0:
            return []
        skipped = report.text("skipInjuryParts")
        state = report.number("injury") or report.number("playerState")
        found: list[_Told] = []
        armour = sum(report.numbers("armorRoll"))
        if armour and not skipped.startswith("ARMOUR"):
            broken = report.truth("armorBroken")
            words = f"armour roll of {armour} {'breaks' if broken else 'holds'}"
            found.append(
                _Told(item.command, ("armour",), player, armour, (int(broken),), words)
            )
        injury = sum(report.numbers("injuryRoll"))
        if injury and "INJURY" not in skipped and state in _BANDS:
            words = f"injury roll of {injury} leads to state {state}"
            found.append(
                _Told(item.command, ("injury",), player, injury, _BANDS[state], words)
            )
        # The name of the first injury is lost where the one that decay adds kills.
        lost = state == SERIOUS_INJURY and not report.text("seriousInjury")
        told = "INJURY" not in skipped and "CAS" not in skipped and not lost
        if report.numbers("casualtyRoll") and told:
            result = OUR_DEAD if state == DEAD else lasting_injury(report.text("seriousInjury"))
            result = OUR_BADLY_HURT if result < 0 else result
            words = f"casualty is {CASUALTY_NAMES[result]}"
            found.append(_Told(item.command, ("casualty",), player, -1, (result,), words))
        return found


def _fits(told: _Told, event: EventRow) -> bool:
    kind, player, roll = event[0], event[1], event[2]
    if player != told.player or (told.roll >= 0 and roll != told.roll):
        return False
    if told.kinds:
        return kind in told.kinds
    return is_test(kind) and kind not in _NAMED


def _agree(told: _Told, event: EventRow) -> bool:
    kind, _, second, third, fourth, _ = event
    if kind == "block":
        return told.figure == (third,)
    if kind in ("armour", "injury"):
        return fourth in told.figure
    if kind == "casualty":
        return same_injury(second, told.figure[0])
    return _plain(third) == _plain(told.figure[0])


def _plain(need: int) -> int:
    """A natural 1 fails and a natural 6 succeeds, whatever the figures say."""
    return max(2, min(6, need))


def _said(told: _Told, event: EventRow) -> str:
    kind, _, second, third, fourth, _ = event
    if kind == "block":
        return f"{third}"
    if kind == "armour":
        return "broken" if fourth else "held"
    if kind == "injury":
        return _BAND_NAMES[fourth]
    if kind == "casualty":
        return CASUALTY_NAMES[second]
    return f"{kind} {third}+"
