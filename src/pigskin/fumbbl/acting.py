"""Decisions in a turn: who acts, what he does, where he throws."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl.field import Spot
from pigskin.fumbbl.looking import NO_CODE, Decision, Disagreement, EndOfLog
from pigskin.fumbbl.names import STEPS, plain
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.reports import gliding_roll
from pigskin.fumbbl.stars import Stars
from pigskin.fumbbl.story import Item
from pigskin.model import (
    BLITZ,
    BLOCK,
    FOUL,
    GAZE,
    HAND_OFF,
    HUNGRY,
    KICK_MATE,
    MOVE,
    NOBODY,
    PASS,
    SPECIAL,
    THROW_MATE,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import FACINGS, STRIDE, distance, facing_steps, square
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    DECLINE,
    END_TURN,
    FACING,
    HAND_TO,
    HIT,
    HURL,
    INTERCEPT,
    KICK_HIM,
    LEAP,
    NAME_TARGET,
    NO,
    NOBODY_DOES,
    PASS_TO,
    PICK_MATE,
    PLAYER_USES,
    SKILL_ON,
    SKILL_TO,
    STEP,
    STOP,
    WEATHER_MAGE,
    YES,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)

# Our actions by theirs.
ACTIONS: Final[dict[str, int]] = {
    "move": MOVE,
    "standUp": MOVE,
    "removeConfusion": MOVE,  # he only comes to his senses
    "block": BLOCK,
    "multipleBlock": BLOCK,
    "stab": BLOCK,
    "chainsaw": BLOCK,
    "projectileVomit": BLOCK,
    "breatheFire": BLOCK,
    "blitz": BLITZ,
    "blitzMove": BLITZ,
    "blitzSelect": BLITZ,
    "standUpBlitz": BLITZ,
    "pass": PASS,
    "passMove": PASS,
    "hailMaryPass": PASS,
    "handOver": HAND_OFF,
    "handOverMove": HAND_OFF,
    "foul": FOUL,
    "foulMove": FOUL,
    "gaze": GAZE,
    "gazeMove": GAZE,
    "gazeSelect": GAZE,
    "throwTeamMate": THROW_MATE,
    "throwTeamMateMove": THROW_MATE,
    "kickTeamMate": KICK_MATE,
    "kickTeamMateMove": KICK_MATE,
}
# Actions called after a skill of the player.
_OWN_ACTIONS: Final[dict[str, str]] = {
    "throwBomb": "Bombardier",
    "hailMaryBomb": "Bombardier",
    "throwKey": "Beer Barrel Bash!",
    "kickEmBlock": "Kick 'em While They're Down!",
    "kickEmBlitz": "Kick 'em While They're Down!",
}
# What an action that has only been declared may become.
_CHANGES: Final = ("move", "blitzMove", "foulMove", "handOverMove", "passMove", "throwTeamMateMove")
_AT_THE_END: Final = (
    "masterChefRoll",
    "pickMeUp",
    "playCard",
    "stallerDetected",
    "throwAtStallingPlayer",
    "wizardUse",
)
# Attacks other than a block, by the report that tells of one.
_ATTACKS: Final[dict[str, str]] = {
    "chainsawRoll": "Chainsaw",
    "projectileVomit": "Projectile Vomit",
    "breatheFire": "Breathe Fire",
    "hypnoticGazeRoll": "Hypnotic Gaze",
}


class Acting(Stars):
    """A team's turn."""

    actions: dict[str, int] = ACTIONS

    # --- who acts -----------------------------------------------------------------------------

    def turn(self, question: Question) -> Decision:
        self.begin_turn(question.side)
        for item in self.story.after(self.place):
            if self.story.ends_turn(item):
                return Decision(END_TURN, item.place, self._before_the_end(item))
            report = item.report
            if report is not None and self.story.is_activation(item):
                return self._activate(question, item, report)
            if report is not None and report.id == "weatherMageRoll":
                return Decision(WEATHER_MAGE, item.place)
        raise EndOfLog("the log ends in the middle of a turn")

    def concession(self, question: Question) -> Item | None:
        """Where a coach gives up who is to begin his turn or to set up, if that comes next."""
        if question.kind not in ("turn", "set-up"):
            return None
        for item in self.story.after(self.place):
            change, report = item.change, item.report
            if report is not None and self.story.is_activation(item):
                break
            if report is not None and report.id == "kickoffScatter":
                break
            if change is not None and change.id == "teamResultSetConceded" and change.value:
                return item if change.key == question.coach else None
        return None

    def _before_the_end(self, item: Item) -> int:
        """What a turn's end sets off is told before it: rocks, and help for those who are down."""
        for told in self.story.reports(self.place, item.place):
            if told.report is not None and told.report.id in _AT_THE_END:
                return told.place
        return item.place

    def begin_turn(self, side: SideNo) -> None:
        """Find the line of the log with which the turn under way began, if it lies ahead."""
        table = self.table
        if table.begun or table.bonus_turn:
            return
        for item in self.story.reports(self.place):
            assert item.report is not None
            if self.story.is_activation(item):
                return
            if item.report.id == "turnEnd":
                before, shown = self.story.before(item), self.story.picture(item)
                started = (shown.half, shown.playing, shown.turn[side])
                if before.turn[side] != shown.turn[side] and (
                    started == (table.half, side, table.side(side).turn)
                ):
                    self.place = item.place
                return

    def _activate(self, question: Question, item: Item, report: Report) -> Decision:
        player = self.player(report.text("actingPlayerId"))
        action = self.declared(item, report)
        self.activation = item.place
        self.attacked = False
        answer = NO_CODE
        if action not in ACTIONS:  # an action of the player's own, called after his skill
            answer = self._own_action(question, player, _OWN_ACTIONS.get(action, action))
        if answer < 0:
            answer = code(ACTIVATE, player, self.actions.get(action, SPECIAL))
        return Decision(answer, item.place)

    def declared(self, item: Item, report: Report) -> str:
        """What a player is activated for; his coach may think again until something comes of it."""
        action = report.text("playerAction")
        actor = report.text("actingPlayerId")
        for ahead in self.story.after(item.place):
            change = ahead.change
            if change is None:
                if self.story.dice(ahead) or self.story.is_activation(ahead):
                    break
                continue
            if change.id == "actingPlayerSetPlayerAction" and change.value in _CHANGES:
                action = change.value
            if change.id == "fieldModelSetPlayerCoordinate" and change.key == actor:
                break
            if change.id == "actingPlayerSetPlayerId" and change.value is None:
                break
        return action

    def _own_action(self, question: Question, player: PlayerNo, skill: str) -> Code:
        for answer in question.codes:
            if verb_of(answer) == PLAYER_USES and first_of(answer) == player:
                if plain(self.skill_name(second_of(answer))) == plain(skill):
                    return answer
        return NO_CODE

    def target(self, question: Question) -> Decision:
        if question.number == BLOCK:
            return self._block_target(question)
        actor = self.id(question.player)
        for item in self.story.reports(self.activation, self.end_of_action()):
            report = item.report
            assert report is not None
            named = report.id in ("selectBlitzTarget", "selectGazeTarget")
            if report.id == "foul" or (named and report.text("attackerId") == actor):
                return Decision(code(NAME_TARGET, self.player(report.text("defenderId"))))
        return Decision(question.codes[0])  # nothing came of it

    def _block_target(self, question: Question) -> Decision:
        for item in self.story.after(self.activation):
            if item.place >= self.end_of_action():
                break
            change = item.change
            named = change is not None and change.id == "gameSetDefenderId" and change.key
            if change is not None and named and not self._hits_his_own(item):
                return Decision(code(NAME_TARGET, self.player(change.key)))
        return Decision(question.codes[0])  # a trait has spoilt it

    # --- what he does -------------------------------------------------------------------------

    def action(self, question: Question) -> Decision:
        """The next thing the acting player does."""
        actor = self.id(question.player)
        stop = self.end_of_action()
        start = self.place if self.attacked else self.activation
        for item in self.story.after(start):
            if item.place >= stop:
                break
            found = self.deed(question, actor, item)
            if found is not None:
                return found
        if stop >= len(self.story.items):
            raise EndOfLog("the log ends in the middle of an action")
        if stop <= self.place:
            return Decision(STOP)
        if self.table.marks[question.player] & HUNGRY:  # he feeds now, or pays for it
            return Decision(STOP, stop, min(stop, self.story.next_roll(self.place)))
        return Decision(STOP, stop)

    def deed(self, question: Question, actor: str, item: Item) -> Decision | None:
        """What the acting player does here, if he does anything."""
        change = item.change
        action = self.story.picture(item).action
        victim = self.victim(item, action)
        if victim:
            return self._against(question, item, self.player(victim), action)
        if change is None:
            return (
                self._held(question, item)
                or self._gaze(question, item)
                or self.power(question, item)
            )
        if change.id == "fieldModelSetPlayerCoordinate" and change.key == actor:
            spot = (change.value[0], change.value[1]) if change.value else None
            return self._step(question, item, spot)
        if change.id == "gameSetPassCoordinate" and change.value and item.place > self.place:
            if action.startswith("handOver"):
                x, y = change.value
                return Decision(code(HAND_TO, self.at((x, y))), item.place)
            if action in ("pass", "passMove", "hailMaryPass"):
                return Decision(ANNOUNCE_PASS)
        return None

    def victim(self, item: Item, action: str) -> str:
        """The id of the player to whom something is done here, or ""."""
        change = item.change
        if change is None or change.id != "gameSetDefenderId" or self._hits_his_own(item):
            return ""
        return change.key

    def _hits_his_own(self, item: Item) -> bool:
        """Is a team-mate hit or bitten here, which is no attack the action was declared for?"""
        return any(
            report.id == "animalSavagery" or report.text("injuryType") == "bitten"
            for report in self.story.command(item.command).reports
        )

    def _held(self, question: Question, item: Item) -> Decision | None:
        """An opponent held him: he wanted to go somewhere, and it does not matter where."""
        report = item.report
        assert report is not None
        if (
            report.id == "tentaclesShadowingRoll"
            and plain(report.text("skill")) == "tentacles"
            and item.place > self.place
            and not self._steps(question.player, item.place)
        ):
            steps = (each for each in question.codes if verb_of(each) == STEP)
            return Decision(next(steps, STOP))
        return None

    def _gaze(self, question: Question, item: Item) -> Decision | None:
        report = item.report
        assert report is not None
        if report.id != "hypnoticGazeRoll" or item.place <= self.place or self.attacked:
            return None
        self.attacked = True
        victim = self.gazed_at(item)
        return Decision(self.skill_code(question, SKILL_ON, "Hypnotic Gaze", victim))

    def gazed_at(self, item: Item) -> PlayerNo:
        """The victim of a gaze; NOBODY where it was named before."""
        return NOBODY

    def _steps(self, player: PlayerNo, place: int) -> list[Item]:
        stop = self.end_of_action()
        return [item for item, _ in self.moves_of(self.id(player), place, stop)]

    def _step(self, question: Question, item: Item, spot: Spot | None) -> Decision | None:
        """A step or a leap, if the player moved by himself."""
        moved = any(
            change.id == "actingPlayerSetCurrentMove"
            for change in self.story.command(item.command).changes
        )
        if item.place <= self.place or spot is None or not moved:
            return None
        to = square(*spot)
        settled = self._settled_before(item)
        dropped = self.story.find(
            self.place, "fumblerooskie", lambda report: report.truth("used"), item.place
        )
        if dropped is not None:
            return Decision(self.skill_square(question, spot), item.place, settled)
        leaping = self.story.before(item).jumping or (
            distance(self.table.place[question.player], to) > 1
        )
        # Where somebody rolls again to get away, that is still to be decided.
        told = settled if self.story.barrier(settled) < item.place else item.place
        return Decision(code(LEAP if leaping else STEP, to), told, settled)

    def _settled_before(self, item: Item) -> int:
        """FUMBBL rolls for tentacles before it shows the step they fail to stop."""
        held = self.story.find(
            self.place, "tentaclesShadowingRoll", lambda report: True, item.place
        )
        return held.place if held is not None else item.place

    def _against(
        self, question: Question, item: Item, other: PlayerNo, action: str
    ) -> Decision:
        """Something is done to another player."""
        if action.startswith("throwTeamMate"):
            return Decision(code(PICK_MATE, other), item.place)
        if action.startswith("kickTeamMate"):
            kicked = self.skill_code(question, SKILL_ON, "Kick Team-mate", other)
            return Decision(kicked, item.place)
        if action.startswith("foul"):
            return Decision(code(KICK_HIM, other), item.place)
        self.attacked = True
        return Decision(self.attack_code(question, item, other), item.place)

    def attack_code(self, question: Question, item: Item, victim: PlayerNo) -> Code:
        """A block, or what this player does instead."""
        for ahead in self.story.reports(item.place, self.end_of_action()):
            report = ahead.report
            assert report is not None
            if report.id in ("block", "blockRoll"):
                break
            skill = _ATTACKS.get(report.id, "")
            if report.id == "injury" and report.text("injuryType").lower().startswith("stab"):
                skill = "Stab"
            if skill:
                return self.skill_code(question, SKILL_ON, skill, victim)
        if self.story.picture(item).action == "multipleBlock":
            two = self.skill_code(question, SKILL_ON, "Multiple Block", victim)
            return two if two >= 0 else code(HIT, victim)
        return code(HIT, victim)

    def second_target(self, question: Question) -> Decision:
        """The other victim of two blocks."""
        for item in self.story.reports(self.activation, self.end_of_action()):
            report = item.report
            assert report is not None
            if report.id in ("block", "blockRoll") and report.text("defenderId"):
                victim = self.player(report.text("defenderId"))
                for answer in question.codes:
                    if first_of(answer) == victim:
                        return Decision(answer)
        return Decision(question.codes[0])

    # --- throwing -----------------------------------------------------------------------------

    def _aim(self) -> tuple[Square, int]:
        """The square something is thrown at, and where that is told."""
        for start in (self.place, self.activation):
            for item in self.story.after(start):
                change = item.change
                if change is not None and change.id == "gameSetPassCoordinate" and change.value:
                    x, y = change.value
                    return square(x, y), item.place
                if self.story.is_activation(item):
                    break
        raise Disagreement("the log does not say where the throw is aimed")

    def throw(self, question: Question) -> Decision:
        """A pass, a bomb or a kicked team-mate: by the ruler or by a skill."""
        target, place = self._aim()
        ruled, skilled = NO_CODE, NO_CODE
        for answer in question.codes:
            if verb_of(answer) == PASS_TO and first_of(answer) == target:
                ruled = answer
            elif verb_of(answer) == SKILL_TO and second_of(answer) == target:
                skilled = answer
        if ruled < 0 or (skilled >= 0 and self._without_ruler()):
            return Decision(skilled, place)
        return Decision(ruled, place)

    def _without_ruler(self) -> bool:
        """Is this thrown as far as it may go, though the ruler would reach?"""
        item = self.story.find(self.place, "passRoll", lambda report: True, self.end_of_action())
        return item is not None and item.report is not None and item.report.truth("hailMaryPass")

    def dump_off(self, question: Question) -> Decision:
        """A throw out of turn is a turn mode of its own."""
        for item in self.story.after(self.place):
            change = item.change
            if item.report is not None and self.story.dice(item):
                break
            if change is not None and change.id == "gameSetTurnMode" and change.value == "dumpOff":
                return self.throw(question)
        return Decision(NOBODY_DOES)

    def hurl(self, question: Question) -> Decision:
        target, place = self._aim()
        return Decision(code(HURL, question.other, target), place)

    def intercept(self, question: Question) -> Decision:
        item = self.story.find(
            self.place, "interceptionRoll", lambda report: True, self.end_of_action()
        )
        if item is None or item.report is None:
            return Decision(NOBODY_DOES)
        return Decision(code(INTERCEPT, self.player(item.report.text("playerId"))))

    # --- those who are steered ----------------------------------------------------------------

    def facing(self, question: Question) -> Decision:
        """Which way the template was turned: the one that leads where the die sent him."""
        stop = self.end_of_action()
        gliding = self.story.find(self.place, "swoopPlayer", lambda report: True, stop)
        item = self.story.find(
            self.place, "scatterPlayer", lambda report: len(report.numbers("rolls")) == 1, stop
        )
        if gliding is not None and gliding.report is not None:
            direction = gliding.report.text("scatterDirection")
            roll = gliding_roll(direction)
        elif item is not None and item.report is not None:
            direction = item.report.texts("directionArray")[0]
            roll = item.report.numbers("rolls")[0]
        else:  # he goes no further, or scatters like others
            return Decision(next((a for a in question.codes if verb_of(a) == DECLINE), STOP))
        dx, dy = STEPS[direction]
        for answer in question.codes:
            if verb_of(answer) == FACING:
                steps = facing_steps(FACINGS[first_of(answer)])
                if steps[(roll - 1) // 2] == dy * STRIDE + dx:
                    return Decision(answer)
        raise Disagreement("the log does not say which way he was turned")

    def go_for_it(self, question: Question) -> Decision:
        """Only one who is steered is asked: who reels off the pitch does not roll for the rush."""
        for item in self.story.reports(self.place, self.end_of_action()):
            if item.report is not None and item.report.id in ("goForItRoll", "scatterPlayer"):
                return Decision(YES)
        return Decision(NO)
