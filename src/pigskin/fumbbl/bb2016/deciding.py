"""Answers to the questions of our engine as a log of BB2016 gives them."""

from __future__ import annotations

from dataclasses import replace

from pigskin.fumbbl.acting import ACTIONS
from pigskin.fumbbl.bb2016.cards import Cards, played
from pigskin.fumbbl.compare import Seats
from pigskin.fumbbl.deciding import Decider
from pigskin.fumbbl.field import BASE, BLOCKED
from pigskin.fumbbl.looking import Decision, Disagreement, EndOfLog
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.story import Item, Story
from pigskin.game import Game
from pigskin.model import BLITZ, BLOCK, MOVE, PASS
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import square
from pigskin.questions import (
    DONE,
    HAND_TO,
    INTERCEPT,
    LEADER_REROLL,
    NO,
    NOBODY_DOES,
    PASS_TO,
    SNAP,
    STOP,
    TEAM_REROLL,
    USE,
    YES,
    Question,
    code,
    second_of,
    verb_of,
)


class OldDecider(Decider, Cards):
    """See `Decider`."""

    # A team-mate is thrown in a Pass action, and gazing ends a move.
    actions: dict[str, int] = {
        **ACTIONS,
        "gaze": MOVE,
        "throwTeamMate": PASS,
        "throwTeamMateMove": PASS,
    }

    def __init__(self, game: Game, story: Story, seats: Seats) -> None:
        super().__init__(game, story, seats)
        self.ends: dict[int, int] = {}  # of actions, by the place of their activation
        self.unplayed = played(story)
        self.kinds["perfect defence"] = self.perfect_defence
        self.kinds["move instead of blocking"] = self.move_instead
        self.kinds["attack"] = self.attack
        self.kinds["hand-off"] = self.hand_off
        self.kinds["pass block"] = self.runs_aside
        self.kinds["pass block step"] = self.step_aside
        self.kinds["catch the bomb"] = self.catch_bomb
        self.kinds["card"] = self.card

    # --- before the match and at the kick-off ---------------------------------------------------

    def petty_cash(self, question: Question) -> Decision:
        """The treasury of our team is just what it spent."""
        return Decision(max(question.codes))

    def inducements(self, question: Question) -> Decision:
        """Special play cards first: the site deals with them before everything else."""
        return self.next_deck(question) or super().inducements(question)

    def kick(self, question: Question) -> Decision:
        """Cards are played between the kick and the die that scatters it."""
        found = super().kick(question)
        card = self.story.find(self.place, "playCard", lambda report: True, found.place)
        return found if card is None else replace(found, settled=card.place)

    def perfect_defence(self, question: Question) -> Decision:
        """They always set up again, if only to stand as before."""
        return Decision(YES)

    def quick_snap(self, question: Question) -> Decision:
        """A coach may think again: where a player stands in the end counts."""
        for item in self.story.after(self.place):
            change = item.change
            if change is None or change.id != "gameSetTurnMode":
                continue
            if self.story.before(item).mode != "quickSnap":
                continue
            steps = [
                code(SNAP, self.player(id), square(*man.spot))
                for id, man in self.story.picture(item).men.items()
                if man.spot is not None
            ]
            steps = [step for step in steps if step in question.codes]
            # Who finds his square taken waits; in the end only those are left who swap places.
            steps.sort(key=lambda step: self.table.board[second_of(step)] != 0)
            return Decision(steps[0]) if steps else Decision(DONE, item.place)
        raise EndOfLog("the log ends in a quick snap")

    # --- actions --------------------------------------------------------------------------------

    def turn(self, question: Question) -> Decision:
        """A card that is played before anybody acts comes first."""
        self.begin_turn(question.side)
        return self.card_now(question) or super().turn(question)

    def victim(self, item: Item, action: str) -> str:
        """A defender who is the one of the last action as well is not named again."""
        change = item.change
        if change is None:
            return ""
        if change.id == "actingPlayerSetHasFouled":
            return self._named_last(item)
        if change.id == "fieldModelSetPlayerState" and change.value & BASE == BLOCKED:
            return change.key if self.table.action in (BLOCK, BLITZ) else ""
        if action.startswith("throwTeamMate"):
            return super().victim(item, action)
        return ""

    def deed(self, question: Question, actor: str, item: Item) -> Decision | None:
        """Where he wants to hand the ball may be told before it is known whether he does."""
        report = item.report
        if report is not None and report.id == "handOver":
            return Decision(code(HAND_TO, self.player(report.text("catcherId"))), item.place)
        return super().deed(question, actor, item)

    def throw(self, question: Question) -> Decision:
        """Who has refused one team-mate may be told to throw to another, or to nobody."""
        if STOP not in question.codes:
            return super().throw(question)
        for item in self.story.after(self.place):
            change = item.change
            if item.place >= self.end_of_action():
                break
            if change is not None and change.id == "gameSetPassCoordinate" and change.value:
                x, y = change.value
                return Decision(code(PASS_TO, square(x, y)), item.place)
        return Decision(STOP)

    def hand_off(self, question: Question) -> Decision:
        """Likewise for one who would not hand the ball over."""
        item = self.story.find(
            self.place, "handOver", lambda report: True, self.end_of_action()
        )
        if item is None or item.report is None:
            return Decision(STOP)
        return Decision(code(HAND_TO, self.player(item.report.text("catcherId"))), item.place)

    def gazed_at(self, item: Item) -> PlayerNo:
        return self.player(self._named_last(item))

    def _named_last(self, item: Item) -> str:
        """The id of the defender named last up to here."""
        for index in range(item.place, -1, -1):
            change = self.story.items[index].change
            if change is not None and change.id == "gameSetDefenderId" and change.key:
                return change.key
        raise Disagreement("the log does not say against whom")

    def intercept(self, question: Question) -> Decision:
        """Bombs fly on beyond the end of an action; the next roll says whether it was tried."""
        item = self.story.items[self.story.next_roll(self.place)]
        if item.report is None or item.report.id != "interceptionRoll":
            return Decision(NOBODY_DOES)
        return Decision(code(INTERCEPT, self.player(item.report.text("playerId"))))

    def attack(self, question: Question) -> Decision:
        """One of two blocks, of which the second need not be thrown."""
        victim = self.id(question.other)
        for item in self.story.after(self.since):
            if item.place >= self.end_of_action():
                break
            change = item.change
            if change is not None and change.key == victim and (
                change.id == "fieldModelSetPlayerState" and change.value & BASE == BLOCKED
            ):
                return Decision(self.attack_code(question, item, question.other), item.place)
        return Decision(STOP)

    def use_skill(self, question: Question) -> Decision:
        if question.skill != "Piling On":
            return super().use_skill(question)
        item = self.story.find(
            self.place, "pilingOn", lambda report: True, self.story.next_roll(self.place) + 1
        )
        if item is None or item.report is None or not item.report.truth("used"):
            return Decision(self.decline(question))
        use = next(each for each in question.codes if verb_of(each) == USE)
        return Decision(use, item.place)

    def catch_bomb(self, question: Question) -> Decision:
        """Caught or let fall: what is told next says which."""
        for item in self.story.reports(self.place):
            assert item.report is not None
            return Decision(YES if item.report.id == "catchRoll" else NO)
        return Decision(NO)

    def end_of_action(self) -> int:
        """Who makes way for somebody to run out of turn, or to throw a bomb, acts on after that."""
        if self.activation not in self.ends:
            self.ends[self.activation] = self._find_end()
        return self.ends[self.activation]

    def _find_end(self) -> int:
        actor = ""
        gone = -1
        for item in self.story.after(self.activation - 1):
            report, change = item.report, item.change
            if item.place > self.activation and (
                self.story.is_activation(item) or self.story.ends_turn(item)
            ):
                return gone if gone >= 0 else item.place
            if not actor and report is not None:
                actor = report.text("actingPlayerId")
            if change is not None and change.id == "actingPlayerSetPlayerId":
                if not change.value and gone < 0:
                    gone = item.place
                elif change.value == actor:
                    gone = -1
        return gone if gone >= 0 else len(self.story.items)

    # --- dice -----------------------------------------------------------------------------------

    def reroll_code(self, question: Question, report: Report, place: int) -> Code:
        """For a loner the log does not say whose re-roll it was."""
        if report.text("reRollSource") == "Loner":
            return TEAM_REROLL if TEAM_REROLL in question.codes else LEADER_REROLL
        return super().reroll_code(question, report, place)
