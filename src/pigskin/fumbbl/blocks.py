"""Decisions about dice and blocks: re-rolls, block dice, pushes, following up."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl.field import spot_of
from pigskin.fumbbl.looking import NO_CODE, Decision, Disagreement
from pigskin.fumbbl.names import plain, skill_word
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.stars import Stars
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import square
from pigskin.questions import (
    FACE,
    FOLLOW,
    KEEP,
    LEADER_REROLL,
    PUSH_TO,
    REROLL_DIE,
    SKILL_REROLL,
    STAY,
    TEAM_REROLL,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)

_FACES: Final[dict[str, int]] = {
    "SKULL": 1,
    "BOTH DOWN": 2,
    "PUSHBACK": 3,
    "POW/PUSH": 5,
    "POW": 6,
}


class Blocks(Stars):
    """Dice and what they do."""

    def reroll(self, question: Question) -> Decision:
        """Rolled again only if the very next thing the log tells is that it was."""
        for item in self.story.reports(self.place):
            report = item.report
            assert report is not None
            if report.id in ("reRoll", "blockReRoll"):
                if self.player(report.text("playerId")) != question.player:
                    break
                return Decision(self.reroll_code(question, report, item.place), item.place)
            told_again = report.id == "dodgeRoll" and not self.story.dice(item)
            if report.id not in ("skillUse", "modifiedDodgeResultSuccessful") and not told_again:
                break
        return Decision(KEEP)

    def reroll_code(self, question: Question, report: Report, place: int) -> Code:
        source = report.text("reRollSource")
        if source == "Leader":
            return LEADER_REROLL
        die = self._die_again(question, source, place)
        if die >= 0:
            return die
        found = self.skill_code(question, SKILL_REROLL, source)
        if found < 0:
            found = self.reroll_of_a_star(question, source)
        return TEAM_REROLL if found < 0 and not skill_word(source, self.table.edition.id) else found

    def _die_again(self, question: Question, source: str, place: int) -> Code:
        """One block die rolled again by a skill: the one that is another one afterwards."""
        codes = [
            each
            for each in question.codes
            if verb_of(each) == REROLL_DIE
            and plain(self.skill_name(second_of(each))) == plain(source)
        ]
        if len(codes) < 2:
            return codes[0] if codes else NO_CODE
        before = [_face(each) for each in question.faces]
        after = self.story.find(place, "blockRoll", lambda report: True)
        if after is not None and after.report is not None:
            left = [_face(each) for each in after.report.numbers("blockRoll")]
            for answer in codes:
                if before.count(first_of(answer)) > left.count(first_of(answer)):
                    return answer
        return codes[0]

    def block_dice(self, question: Question) -> Decision:
        for item in self.story.reports(self.place):
            report = item.report
            assert report is not None
            if report.id in ("reRoll", "blockReRoll"):
                return Decision(self.reroll_code(question, report, item.place), item.place)
            if report.id == "blockChoice" and self._is_about(report, question.other):
                return Decision(code(FACE, _FACES.get(report.text("blockResult"), 0)), item.place)
            if self.story.is_activation(item) or report.id == "turnEnd":
                break
        raise Disagreement("the log does not say which block die was chosen")

    def _is_about(self, report: Report, victim: PlayerNo) -> bool:
        return report.text("defenderId") in ("", self.id(victim))

    # --- pushing ------------------------------------------------------------------------------

    def push(self, question: Question) -> Decision:
        """Where the player goes. Of a chain the log moves the last one first."""
        stop = self.story.next_activation(self.place)
        for _, spot in self.moves_of(self.id(question.player), self.place, stop):
            return Decision(code(PUSH_TO, square(*spot)) if spot else NO_CODE)
        return Decision(self._pushed_in_vain(question, stop))

    def _pushed_in_vain(self, question: Question, stop: int) -> Code:
        """Nobody moved: somebody further on stood firm. The log marks the square all the same."""
        for item in self.story.after(self.place):
            if item.place >= stop:
                break
            change, report = item.change, item.report
            sq = 0
            if change is not None and change.id == "fieldModelAddPushbackSquare":
                marked = change.value if change.value.get("selected") else {}
                spot = spot_of(marked.get("coordinate"))
                sq = square(*spot) if spot is not None else 0
            elif report is not None and report.id == "skillUse" and report.truth("used"):
                sq = self.table.place[self.player(report.text("playerId"))]
            if code(PUSH_TO, sq) in question.codes:
                return code(PUSH_TO, sq)
        raise Disagreement("the log does not say where the player is pushed")

    def follow_up(self, question: Question) -> Decision:
        """Followed if the attacker's next move, before any dice, is into the square left."""
        for item in self.story.after(self.place):
            if item.report is not None:
                if self.story.dice(item) or self.story.is_activation(item):
                    break
                continue
            change = item.change
            assert change is not None
            if change.id in ("actingPlayerSetCurrentMove", "actingPlayerSetPlayerId"):
                break
            if (
                change.id == "fieldModelSetPlayerCoordinate"
                and change.key == self.id(question.player)
                and change.value
                and square(change.value[0], change.value[1]) == question.square
            ):
                return Decision(FOLLOW, item.place)
        return Decision(STAY)


def _face(number: int) -> int:
    """A block face with the two pushes counted as one."""
    return 3 if number == 4 else number
