"""The log of a match as one line of events: reports and changes, and the dice in them.

Those who answer the questions of our engine look ahead in it for what a coach decided. Activations
that were called off again are not part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from pigskin.editions.bb2020.prayers import NUMBERED_FROM as ROW_0
from pigskin.editions.bb2020.prayers import BadHabits, GreasyCleats, IntensiveTraining, Stiletto
from pigskin.fumbbl.field import RESERVE, Picture, Spot, pictures, spot_of
from pigskin.fumbbl.names import plain, skill_word
from pigskin.fumbbl.reading import Change, Command, Replay, Report
from pigskin.fumbbl.reports import VOCABULARY, Face, Vocabulary, casualty_dice, d6, die
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, SIDES

# Dice that nobody takes back.
_ROLLED: Final = ("blockRoll", "confusionRoll", "dodgeRoll", "goForItRoll", "injury", "passRoll")
# The turn modes in which somebody may move out of turn.
_ASIDES: Final = ("kickoffReturn", "passBlock")


@dataclass(frozen=True, slots=True)
class Item:
    """One report or one change, and where it stands."""

    place: int  # in the story
    command: int  # index of its command
    report: Report | None
    change: Change | None


@dataclass(frozen=True, slots=True)
class SiteError:
    """A rule that the site broke, and the index of the command in which it did."""

    command: int
    words: str


class Story:
    """The whole log."""

    vocabulary: Vocabulary = VOCABULARY
    tests_of_rerolls: tuple[str, ...] = ("Loner",)  # these only say how another one went

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.pictures: list[Picture] = pictures(replay)
        self.items: list[Item] = []
        self.first: list[int] = []  # the first item of each command
        for index, command in enumerate(replay.commands):
            self.first.append(len(self.items))
            for report in command.reports:
                self.items.append(Item(len(self.items), index, report, None))
            for change in command.changes:
                self.items.append(Item(len(self.items), index, None, change))
        self.order: dict[str, int] = {}  # players as they sit at our table, home first
        self.side: dict[str, int] = {}
        self.skills: dict[str, tuple[str, ...]] = {}
        self.stats: dict[str, tuple[int, int, int, int, int]] = {}
        for side, team in enumerate(replay.teams):
            for player in team.players:
                self.order[player.id] = len(self.order)
                self.side[player.id] = side
                self.skills[player.id] = tuple(name for name, _ in player.skills)
                self.stats[player.id] = player.stats
        self.void = self._called_off()
        self._readers = self.readers()

    def readers(self) -> dict[str, Callable[[Item, Report], list[Face]]]:
        """Reports whose dice depend on what stands around them."""
        return {
            "apothecaryRoll": self._hurt,
            "blockRoll": self._block_roll,
            "coinThrow": self._coin,
            "injury": self._hurt,
            "kickoffOfficiousRef": self._officious_ref,
            "kickoffPitchInvasion": self._invasion,
            "leapRoll": self._leap,
            "prayerRoll": self._prayer,
            "scatterPlayer": self._scattered,
            "turnEnd": self._turn_end,
        }

    def _called_off(self) -> set[int]:
        """Places of activations after which the player may still act: nothing came of them."""
        void: set[int] = set()
        open_at = -1
        for item in self.items:
            acts = item.report is not None and item.report.id == "playerAction"
            change = item.change
            closes = (
                change is not None
                and change.id == "actingPlayerSetPlayerId"
                and change.value is None
                and open_at >= 0
                # Where one takes the place of another, the report comes first.
                and self.items[open_at].command != item.command
            )
            if open_at >= 0 and (acts or closes):
                if self._still_acts(open_at, item):
                    void.add(open_at)
                open_at = -1
            if acts:
                open_at = item.place
        return void

    def _still_acts(self, activation: int, end: Item) -> bool:
        """May a player whose action is over still act? Who moved out of turn has done something.

        So has he for whom something was rolled, though a bonus turn that ends lets all act again.
        """
        begun = self.items[activation]
        assert begun.report is not None
        told = self.items[activation + 1 : end.place]
        if any(each.report is not None and each.report.id in _ROLLED for each in told):
            return False
        id = begun.report.text("actingPlayerId")
        man, was = self.picture(end).men.get(id), self.before(begun).men.get(id)
        if man is None or was is None:
            return False
        return man.active and man.spot is not None and was.spot == man.spot

    # --- looking ------------------------------------------------------------------------------

    def command(self, index: int) -> Command:
        return self.replay.commands[index]

    def picture(self, item: Item) -> Picture:
        """What the model shows after the command of an item."""
        return self.pictures[item.command]

    def before(self, item: Item) -> Picture:
        """What it showed before that command."""
        return self.pictures[max(0, item.command - 1)]

    def after(self, place: int) -> Iterator[Item]:
        """The items behind a place."""
        for index in range(place + 1, len(self.items)):
            yield self.items[index]

    def reports(self, place: int, stop: int = -1) -> Iterator[Item]:
        """The reports behind a place, up to another place."""
        for item in self.after(place):
            if 0 <= stop <= item.place:
                return
            if item.report is not None:
                yield item

    def find(
        self, place: int, id: str, fits: Callable[[Report], bool], stop: int = -1
    ) -> Item | None:
        """The first report of a kind behind a place that fits."""
        for item in self.reports(place, stop):
            if item.report is not None and item.report.id == id and fits(item.report):
                return item
        return None

    def is_last(self, place: int) -> bool:
        """Is nothing rolled or decided behind a place?"""
        return not any(
            self.dice(item) or self.is_activation(item) or self.ends_turn(item)
            for item in self.reports(place)
        )

    @property
    def unfinished(self) -> bool:
        """Does the log end before the match is over?"""
        return not any(picture.mode == "endGame" for picture in self.pictures)

    def cut_short(self, place: int) -> bool:
        """Does the log break off behind a place, before what goes on there is done?"""
        for item in self.after(place - 1):
            change = item.change
            if change is not None and change.id == "actingPlayerSetPlayerId" and not change.value:
                return False
            if item.place > place and (self.is_activation(item) or self.ends_turn(item)):
                return False
        return True

    def last(self, id: str, place: int) -> int:
        """The place of the last report of a kind up to another place, or that place."""
        for index in range(place, -1, -1):
            report = self.items[index].report
            if report is not None and report.id == id:
                return index
        return place

    def burnt(self, place: int) -> Spot | None:
        """The first spot marked with blood or fire behind a place."""
        for item in self.after(place):
            change = item.change
            if change is not None and change.id == "fieldModelAddBloodSpot":
                return spot_of(change.value.get("coordinate"))
        return None

    def is_activation(self, item: Item) -> bool:
        """Is this a player starting an action that was carried out?"""
        return (
            item.report is not None
            and item.report.id == "playerAction"
            and item.place not in self.void
            and not self.is_aside(item)
        )

    def is_aside(self, item: Item) -> bool:
        """Does a player move out of turn here, between two things that others do?"""
        return (
            item.report is not None
            and item.report.id == "playerAction"
            and self.before(item).mode in _ASIDES
        )

    def ends_turn(self, item: Item) -> bool:
        """Does a turn end here? The bonus turn of a kick-off does so without a report.

        At the end of a drive armed players are dealt with first.
        """
        if item.report is not None:
            return item.report.id in ("turnEnd", "secretWeaponBan")
        return (
            item.change is not None
            and item.change.id == "gameSetTurnMode"
            and item.change.value == "kickoff"
            and self.before(item).mode == "blitz"
        )

    def next_activation(self, place: int) -> int:
        """The place at which the next player starts an action."""
        for item in self.reports(place):
            if self.is_activation(item):
                return item.place
        return len(self.items)

    def barrier(self, place: int) -> int:
        """The next place behind which dice wait for a decision: an activation or a re-roll."""
        for item in self.reports(place):
            if self.is_activation(item) or self.is_reroll(item):
                return item.place
        return len(self.items)

    def is_reroll(self, item: Item) -> bool:
        """Has a coach decided here to roll again?"""
        report = item.report
        if report is None or report.id not in ("reRoll", "blockReRoll"):
            return False
        source = report.text("reRollSource")
        if report.id == "blockReRoll":  # of a skill that needs a roll first it is only the outcome
            before = self.report_before(item, ("reRoll", "blockRoll"))
            return before is None or before.text("reRollSource") != source
        return source not in self.tests_of_rerolls

    def report_before(self, item: Item, ids: tuple[str, ...]) -> Report | None:
        for index in range(item.place - 1, -1, -1):
            report = self.items[index].report
            if report is not None and report.id in ids:
                return report
        return None

    def piled_on(self, place: int) -> tuple[str, ...]:
        """Who has piled on in the action at a place: they lay him down at once, we in the end."""
        before = self.report_before(self.items[place], ("pilingOn", "playerAction"))
        if before is None or before.id != "pilingOn" or not before.truth("used"):
            return ()
        return (before.text("playerId"),)

    def next_roll(self, place: int) -> int:
        """The next place at which something is rolled or a decision is waited for."""
        for item in self.reports(place):
            if self.dice(item) or self.is_activation(item) or self.is_reroll(item):
                return item.place
            if self.ends_turn(item):
                return item.place
        return len(self.items) - 1

    def bought(self, side: SideNo) -> dict[str, int]:
        """What a side bought before the toss, and how much of it."""
        found: dict[str, int] = {}
        for item in self.items:
            if item.report is not None and item.report.id == "receiveChoice":
                break
            change = item.change
            if (
                change is not None
                and change.id == "inducementSetAddInducement"
                and change.key == SIDES[side]
                and isinstance(change.value, dict)
            ):
                found[str(change.value.get("inducementType"))] = int(change.value.get("value") or 0)
        return found

    def cards_cost(self, side: SideNo) -> int:
        """What a side paid for special play cards, where they are paid for one by one."""
        return 0

    def worth(self, side: SideNo) -> int:
        """The value of a team at the toss, with all it has bought; 0 where nobody says."""
        team = self.replay.teams[side]
        prayers = self.find(-1, "prayerAmount", lambda report: True)
        if prayers is not None and prayers.report is not None:  # it goes by both values
            return prayers.report.number(("teamValue", "opponentTeamValue")[side])
        item = self.find(
            -1, "cardsAndInducementsBought", lambda report: report.text("teamId") == team.id
        )
        said = item.report.number("teamValue") if item is not None and item.report else 0
        return said or team.value

    def unsupported(self) -> list[str]:
        """What in the log our engine cannot play."""
        found: dict[str, int] = {}
        for command in self.replay.commands:
            for report in command.reports:
                if not self.vocabulary.supports(report.id):
                    found.setdefault(report.id, command.number)
        return [f"report {id} (first in command {number})" for id, number in found.items()]

    # --- dice ---------------------------------------------------------------------------------

    def dice(self, item: Item) -> list[Face]:
        """The dice of an item."""
        report = item.report
        if report is None:
            return []
        reader = self._readers.get(report.id)
        return reader(item, report) if reader is not None else self.vocabulary.dice_of(report)

    def _block_roll(self, item: Item, report: Report) -> list[Face]:
        return [] if self._shown_again(item) else self.vocabulary.dice_of(report)

    def _leap(self, item: Item, report: Report) -> list[Face]:
        """The same roll is told again when somebody dives at the one who leaps."""
        for index in range(item.place - 1, -1, -1):
            before = self.items[index].report
            if before is None:
                continue
            if before.id == "skillUse" and plain(before.text("skill")) == "divingtackle":
                if before.truth("used"):
                    return []
            break
        return self.vocabulary.dice_of(report)

    def _turn_end(self, item: Item, report: Report) -> list[Face]:
        """Knocked-out players in the order they sit at our table; then those the heat gets."""
        rows = report.tables("knockoutRecoveryArray")
        rows.sort(key=lambda row: self.order.get(str(row["playerId"]), 0))
        dice = d6([row["roll"] for row in rows])
        if report.number("heatRoll"):
            fainted = [str(row["playerId"]) for row in report.tables("heatExhaustionArray")]
            dice += [die(3, report.number("heatRoll")), *self._picked(item, fainted)]
        return dice

    def _officious_ref(self, item: Item, report: Report) -> list[Face]:
        return [*self.vocabulary.dice_of(report), *self._picked(item, report.texts("playerIdsHit"))]

    def _invasion(self, item: Item, report: Report) -> list[Face]:
        chosen = report.texts("playerIds")
        sides = [self.side[id] for id in chosen if id in self.side]
        number = max(1, *(sides.count(side) for side in (HOME, AWAY)))  # on each side, not in all
        return [*self.vocabulary.dice_of(report), die(3, number), *self._picked(item, chosen)]

    def _prayer(self, item: Item, report: Report) -> list[Face]:
        """Rows of the table that pick players at random tell of each in a report of its own."""
        row = report.number("roll")
        chosen: list[str] = []
        for ahead in self.reports(item.place):
            if ahead.report is None or ahead.report.id != "playerEvent":
                break
            chosen.append(ahead.report.text("playerId"))
        dice = self.vocabulary.dice_of(report)
        prayer = ROW_0 + row
        at_random = (Stiletto.id, BadHabits.id, GreasyCleats.id, IntensiveTraining.id)
        if prayer not in at_random or not chosen:
            return dice
        if prayer == BadHabits.id:
            dice.append(die(3, len(chosen)))
        return [*dice, *self._picked(item, chosen, prayer != GreasyCleats.id)]

    def _picked(self, item: Item, chosen: list[str], regulars: bool = False) -> list[Face]:
        """Dice that pick these players at random, home first: among those on the pitch.

        Before the match that is among the reserves. `regulars` leaves loners out.
        """
        faces: list[Face] = []
        men = self.before(item).men
        for side in (HOME, AWAY):
            team = [id for id in self.order if self.side[id] == side]
            pool = [id for id in team if men[id].spot is not None]
            pool = pool or [id for id in team if men[id].base == RESERVE]
            if regulars:
                pool = [id for id in pool if "Loner" not in self.skills[id]]
            for id in chosen:
                if id in pool:
                    faces.append(die(len(pool), pool.index(id) + 1))
                    pool.remove(id)
        return faces

    def _scattered(self, item: Item, report: Report) -> list[Face]:
        """Who swings a ball and chain goes where a D6 on the template sends him."""
        skills = self.skills.get(self.picture(item).acting, ())
        if any(skill_word(each, self.replay.edition) == "Ball & Chain" for each in skills):
            return d6(report.numbers("rolls"))
        return self.vocabulary.dice_of(report)

    def _hurt(self, item: Item, report: Report) -> list[Face]:
        """A characteristic that cannot get worse is rolled for again by us."""
        dice = self.vocabulary.dice_of(report)
        who = report.text("defenderId") or report.text("playerId")
        for name in ("casualtyRoll", "casualtyRollDecay"):
            roll = report.numbers(name)
            lasting = casualty_dice(roll, report.texts("casualtyModifiers"))
            if len(lasting) > 1 and who in self.stats and roll[1] in _spared(self.stats[who]):
                dice.append(die(6, _spare(self.stats[who])))
        return dice

    def _coin(self, item: Item, report: Report) -> list[Face]:
        """Our away coach calls heads: the face that makes the right side win."""
        choice = self.find(item.place, "receiveChoice", lambda report: True)
        winner = choice.report.text("teamId") if choice and choice.report else ""
        return [die(2, 1 if self.replay.side_of_team(winner) == 1 else 2)]

    def _shown_again(self, item: Item) -> bool:
        """Block dice are told again when the other coach chooses, or one of them was re-rolled."""
        before = self.report_before(item, ("blockRoll", "blockReRoll", "block"))
        return before is not None and before.id != "block"


def _spared(stats: tuple[int, int, int, int, int]) -> list[int]:
    """The faces of a D6 for characteristics that are as bad as they can be."""
    ma, st, ag, pa, av = stats
    worst = {1: av <= 3, 2: av <= 3, 3: ma <= 1, 4: pa in (0, 6), 5: ag >= 6, 6: st <= 1}
    return [face for face, spent in worst.items() if spent]


def _spare(stats: tuple[int, int, int, int, int]) -> int:
    """A face for a characteristic that can still get worse; it matters no more in this match."""
    return next((face for face in range(1, 7) if face not in _spared(stats)), 1)
