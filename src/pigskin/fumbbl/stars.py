"""What single stars can do: how the log tells that one has used his power."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl.looking import NO_CODE, Decision, Looking
from pigskin.fumbbl.names import plain
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.story import Item
from pigskin.model import NOBODY
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import PLAYER_USES, SKILL_ON, USE, Question, first_of, second_of, verb_of

# Powers that have a report of their own. Of the others a use of the skill is reported.
_REPORTS: Final[dict[str, str]] = {
    "allYouCanEat": "All You Can Eat",
    "balefulHex": "Baleful Hex",
    "catchOfTheDay": "Catch of the Day",
    "indomitable": "Indomitable",
    "lookIntoMyEyesRoll": "Look Into My Eyes",
    "pumpUpTheCrowdReRoll": "Pump Up the Crowd",
    "raidingParty": "Raiding Party",
    "showStarReRoll": "Star of the Show",
    "thenIStartedBlastin": "Then I Started Blastin'!",
    "thrownKeg": "Beer Barrel Bash!",
}
# The fields in which a report may name whom a power is used on.
_VICTIMS: Final = ("defenderId", "targetPlayerId", "playerIdOther", "otherPlayerId")


def power_of(report: Report, player: str) -> str:
    """The power a report tells of as used by a player; "" if it tells of none."""
    if report.text("playerId") not in ("", player):
        return ""
    if report.id == "skillUse":
        return report.text("skill") if report.truth("used") else ""
    return _REPORTS.get(report.id, "")


class Stars(Looking):
    """Powers of stars that are chosen among other things a player may do."""

    def power(self, question: Question, item: Item) -> Decision | None:
        """A power used at the start of an activation, or instead of something else."""
        report = item.report
        if report is None or item.place <= self.place:
            return None
        name = plain(power_of(report, self.id(question.player)))
        codes = [
            each
            for each in question.codes
            if name
            and verb_of(each) in (SKILL_ON, USE)
            and plain(self.skill_name(first_of(each))) == name
        ]
        if not codes:
            return None
        victim = self._victim(item, codes)
        for answer in codes:
            if verb_of(answer) == SKILL_ON and second_of(answer) == victim:
                return Decision(answer, item.place)
        return Decision(codes[0], item.place)

    def _victim(self, item: Item, codes: list[Code]) -> PlayerNo:
        """Whom a power is used on: named in the report, or the first to whom something happens."""
        report = item.report
        assert report is not None
        for field in _VICTIMS:
            if report.text(field) in self.seats.player:
                return self.player(report.text(field))
        choices = [second_of(each) for each in codes if verb_of(each) == SKILL_ON]
        for ahead in self.story.after(self.story.first[item.command] - 1):
            if ahead.command > item.command + 2:
                break
            told, change = ahead.report, ahead.change
            names = (
                told.text("defenderId") if told is not None else "",
                change.key if change is not None else "",
            )
            for id in names:
                if self.seats.player.get(id, -1) in choices:
                    return self.player(id)
        return NOBODY

    def late_power(self, player: str, skill: str) -> Item | None:
        """A power that is reported only when what it was used in is over."""
        for item in self.story.reports(self.place, self.story.next_activation(self.place)):
            report = item.report
            assert report is not None
            if report.id in _REPORTS and plain(power_of(report, player)) == plain(skill):
                return item
        return None

    def early_power(self, player: str, skill: str) -> bool:
        """Has a star's power been called for in this action before it is asked for here?"""
        if all(rule.name != skill for rule in self.table.edition.star_rules):
            return False
        return any(
            plain(power_of(item.report, player)) == plain(skill)
            for item in self.story.reports(self.activation, self.place + 1)
            if item.report is not None and self.activation >= 0
        )

    def reroll_of_a_star(self, question: Question, source: str) -> Code:
        """The re-roll that a star brings his team-mates; -1 for none."""
        for answer in question.codes:
            if verb_of(answer) == PLAYER_USES and (
                plain(self.skill_name(second_of(answer))) == plain(source)
            ):
                return answer
        return NO_CODE
