"""Decisions about skills, traits and staff."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl.field import BADLY_HURT, RESERVE
from pigskin.fumbbl.looking import Decision, Disagreement
from pigskin.fumbbl.names import plain
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.stars import Stars
from pigskin.fumbbl.story import Item
from pigskin.numbers import Code
from pigskin.questions import (
    ACCEPT_CALL,
    APOTHECARY,
    ARGUE,
    BITE,
    BRIBE,
    DECLINE,
    DONE,
    FIRST_RESULT,
    NO,
    NO_APOTHECARY,
    NOBODY_DOES,
    PLAYER_USES,
    SECOND_RESULT,
    SKILL_TO,
    STOP,
    TAKE_PLAYER,
    USE,
    YES,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    verb_of,
)
from pigskin.rules import phases

# Where a skill is told of without a report of its own: the modifiers of the test it changes.
_TESTS: Final[dict[str, str]] = {"Break Tackle": "dodgeRoll"}


class Using(Stars):
    """Whatever else a coach may be asked."""

    def use_skill(self, question: Question) -> Decision:
        use = next(each for each in question.codes if verb_of(each) == USE)
        player = self.id(question.player)
        skill = question.skill.partition(" (")[0]
        for item in self.story.reports(self.place, self.story.next_roll(self.place)):
            report = item.report
            assert report is not None
            if (
                report.id == "skillUse"
                and report.text("playerId") == player
                and plain(report.text("skill")) == plain(skill)
            ):
                used = report.truth("used")
                return Decision(use if used else self.decline(question), item.place)
            if (
                report.id == "pushback"
                and plain(report.text("pushbackMode")) == plain(skill)
                and player in (report.text("defenderId"), self.story.picture(item).acting)
            ):
                return Decision(use, item.place)
            if report.id == "cloudBurster" and skill == "Cloud Burster":
                return Decision(use, item.place)
        implied = (
            self._among_modifiers(skill)
            or self._fouls_at_once(question, skill)
            or self.late_power(player, skill) is not None
            or self.early_power(player, skill)
        )
        return Decision(use if implied else self.decline(question))

    def _fouls_at_once(self, question: Question, skill: str) -> bool:
        """A pile driver is known by the foul that follows."""
        return skill == "Pile Driver" and (
            self.story.find(
                self.place,
                "injury",
                lambda report: report.text("injuryType").startswith("foul"),
                self.end_of_action(),
            )
            is not None
        )

    def _among_modifiers(self, skill: str) -> bool:
        """Did the skill count for the roll that is being made?"""
        report = self.story.items[self.place].report if self.place >= 0 else None
        if report is None:
            return False
        names = report.texts("armorModifiers") if report.id == "injury" else []
        if report.id == _TESTS.get(skill, ""):
            names = report.texts("rollModifiers")
        return any(plain(each).startswith(plain(skill)) for each in names)

    # --- the injured --------------------------------------------------------------------------

    def apothecary(self, question: Question) -> Decision:
        player = self.id(question.player)
        # His own injury is the last thing we rolled, even if others were told of later.
        start = self.rolled if self.rolled >= 0 else self.place
        for item in self.story.reports(start, self.story.next_activation(self.place)):
            report = item.report
            assert report is not None
            if report.text("playerId") == player:
                if report.id == "apothecaryRoll":
                    if report.numbers("casualtyRoll"):
                        return Decision(APOTHECARY)
                    return Decision(NO_APOTHECARY, item.place)
                if report.id == "apothecaryChoice":
                    return Decision(APOTHECARY, item.place)
            if report.id == "turnEnd":
                break
        return Decision(NO_APOTHECARY)

    def which_result(self, question: Question) -> Decision:
        """The second result unless the log names the first.

        Where nobody had a choice it is reported; where a coach had one, it is seen from what
        becomes of the player.
        """
        player = self.id(question.player)
        for item in self.story.after(self.place):
            report, change = item.report, item.change
            if report is not None and report.id == "apothecaryChoice":
                if report.text("playerId") == player:
                    left = (report.number("playerState"), report.text("seriousInjury"))
                    return Decision(self._result(player, item.place, *left), item.place)
            if change is not None and change.key == player and (
                change.id == "fieldModelSetPlayerState"
            ):
                state = self.story.picture(item).men[player].base
                hurt = self._lasting(player, item)
                return Decision(self._result(player, item.place, state, hurt), item.place)
        raise Disagreement("the log does not say which result the apothecary left")

    def _result(self, player: str, place: int, state: int, hurt: str) -> Code:
        """Which of the two rolls left a player like this."""
        first = self._last_injury(player, place)
        if first is None:
            return SECOND_RESULT
        rolled = first.number("injury")
        patched = rolled == BADLY_HURT and state == RESERVE
        same = (rolled == state or patched) and first.text("seriousInjury") == hurt
        return FIRST_RESULT if same else SECOND_RESULT

    def _lasting(self, player: str, item: Item) -> str:
        """The injury that a command writes down for a player."""
        for change in self.story.command(item.command).changes:
            if change.id == "playerResultSetSeriousInjury" and change.key == player:
                return str(change.value or "")
        return ""

    def _last_injury(self, player: str, place: int) -> Report | None:
        for index in range(place, -1, -1):
            report = self.story.items[index].report
            if report is not None and report.id == "injury" and (
                report.text("defenderId") == player
            ):
                return report
        return None

    def spares(self, question: Question) -> Decision:
        """A plague doctor who wakes a player is an apothecary to the log."""
        player = self.id(question.player)
        stop = self.story.next_activation(self.place)
        told = self.told("apothecaryChoice", player, stop)
        return Decision(YES if told is not None else NO)

    def throw_a_rock(self, question: Question) -> Decision:
        """At one who stalled: the rock is thrown if the log has it."""
        stop = self.story.next_activation(self.place)
        thrown = self.story.find(
            self.since,
            "throwAtStallingPlayer",
            lambda report: report.text("playerId") == self.id(question.player),
            stop,
        )
        return Decision(YES if thrown is not None else NO)

    def second_chance(self, question: Question) -> Decision:
        """An assistant rolls a failed regeneration again: the log has the roll twice."""
        stop = self.story.barrier(self.place)
        again = self.told("regenerationRoll", self.id(question.player), stop)
        return Decision(YES if again is not None else NO)

    def raise_dead(self, question: Question) -> Decision:
        """By a necromancer, or by the plague: the same report tells of both."""
        raised = self.story.find(
            self.place, "raiseDead", lambda report: True, self.story.next_activation(self.place)
        )
        return Decision(YES if raised is not None else NO)

    # --- the referee --------------------------------------------------------------------------

    def bribe(self, question: Question) -> Decision:
        player = self.id(question.player)
        start = self.place
        if self.table.phase == phases.END_DRIVE:  # all armed players may have been heard already
            ban = self.story.find(self.activation, "secretWeaponBan", lambda report: True)
            start = ban.place if ban is not None else start
        for item in self.story.reports(start, self.story.next_activation(self.place)):
            report = item.report
            assert report is not None
            if report.text("playerId") == player and item.place not in self.heard:
                for id, answer in (("argueTheCall", ARGUE), ("bribesRoll", BRIBE)):
                    if report.id == id and answer in question.codes:
                        self.heard.add(item.place)
                        return Decision(answer)
        return Decision(ACCEPT_CALL)

    def pick_me_up(self, question: Question) -> Decision:
        """The next player who tries to get up with help."""
        stop = self.story.next_activation(self.place)
        item = self.story.find(self.since, "pickMeUp", lambda report: True, stop)
        if item is not None and item.report is not None:
            player = self.player(item.report.text("playerId"))
            for answer in question.codes:
                if verb_of(answer) == TAKE_PLAYER and first_of(answer) == player:
                    return Decision(answer)
        return Decision(DONE)

    # --- traits -------------------------------------------------------------------------------

    def lash_out(self, question: Question) -> Decision:
        item = self.story.find(
            self.place, "animalSavagery", lambda report: bool(report.text("defenderId"))
        )
        if item is None or item.report is None:
            raise Disagreement("the log does not say who was hit")
        return Decision(code(TAKE_PLAYER, self.player(item.report.text("defenderId"))))

    def bite(self, question: Question) -> Decision:
        """Before the next player acts or the turn is over; the end of it may tell of the bite."""
        stop = self.story.next_activation(self.place)
        end = self.story.find(self.since, "turnEnd", lambda report: True, stop)
        stop = end.place if end is not None else stop
        item = self.story.find(
            self.since, "injury", lambda report: report.text("injuryType") == "bitten", stop
        )
        if item is None or item.report is None:
            return Decision(NOBODY_DOES)
        return Decision(code(BITE, self.player(item.report.text("defenderId"))))

    def move_instead(self, question: Question) -> Decision:
        stop = self.end_of_action()
        for item in self.story.after(self.place):
            change = item.change
            if item.place >= stop:
                break
            if change is not None and change.id == "actingPlayerSetPlayerAction":
                return Decision(YES if change.value == "move" else NO)
        return Decision(NO)

    def skill_to(self, question: Question) -> Decision:
        """A player may be put in another square by a skill: has he been?"""
        stop = self.story.next_roll(self.place)
        for item, spot in self.moves_of(self.id(question.player), self.place, stop):
            return Decision(self.skill_square(question, spot), item.place)
        return Decision(self.decline(question))

    def hit_and_run(self, question: Question) -> Decision:
        """Only where it is reported has he stepped away; other steps are his own."""
        stop = self.end_of_action()
        used = self.story.find(self.place, "hitAndRun", lambda report: True, stop)
        if used is None:
            return Decision(self.decline(question))
        for start in (self.story.first[used.command] - 1, used.place):
            for item, spot in self.moves_of(self.id(question.player), start, stop):
                return Decision(self.skill_square(question, spot), max(item.place, used.place))
        raise Disagreement("the log does not say where he has run to")

    def place_ball(self, question: Question) -> Decision:
        """The ball is put in a square beside the player, not left to bounce."""
        item = next(self.story.reports(self.place), None)
        if item is None or item.report is None or item.report.id != "placedBallDirection":
            return Decision(self.decline(question))
        return Decision(
            self.skill_square(question, self.story.picture(item).ball), item.place
        )

    # --- the rest -----------------------------------------------------------------------------

    def pray(self, question: Question) -> Decision:
        """The prayer is the next thing rolled, or nobody prays."""
        roll = self.story.items[self.story.next_roll(self.place)].report
        return Decision(YES if roll is not None and roll.id == "prayerRoll" else NO)

    def no(self, question: Question) -> Decision:
        return Decision(NO)

    def other(self, question: Question) -> Decision:
        """Any other question: a player whom the log has use a skill, or nothing at all.

        It is used now or not at all: the next roll but one belongs to something else.
        """
        stop = self.story.next_roll(self.place) + 1
        for answer in question.codes:
            if verb_of(answer) == PLAYER_USES:
                if self.used(player_of(answer), second_of(answer), stop) is not None:
                    return Decision(answer)
        if any(verb_of(each) == SKILL_TO for each in question.codes):
            return self.skill_to(question)
        for verb in (NO, NOBODY_DOES, DECLINE, STOP, DONE):
            for answer in question.codes:
                if verb_of(answer) == verb:
                    return Decision(answer)
        raise Disagreement(f"we ask {question.coach} about {question.kind!r}, which nobody answers")
