"""Decisions before the match and at the kick-off."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl.field import SETTING_UP, spot_of
from pigskin.fumbbl.looking import Decision, Disagreement, EndOfLog, Looking
from pigskin.fumbbl.names import STEPS, plain
from pigskin.fumbbl.reading import Change
from pigskin.model import side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import distance, square
from pigskin.questions import (
    BUY,
    DONE,
    GAIN_SKILL,
    GIVE_BALL,
    HEADS,
    KICK,
    KICK_TO,
    LEAP,
    NOBODY_DOES,
    PETTY_CASH,
    PLACE,
    PLAYER_USES,
    RECEIVE,
    SNAP,
    STEP,
    STOP,
    TAKE_PLAYER,
    Question,
    code,
    first_of,
    verb_of,
)
from pigskin.teams.reading import inducements
from pigskin.teams.roster import Roster

# What is bought, by the names the site uses; editions have other names for the same.
_GOODS: Final[dict[str, str]] = {
    "bribes": "bribes",
    "bloodweiserbabes": "bloodweiser_kegs",
    "bloodweiserkegs": "bloodweiser_kegs",
    "extrateamtraining": "extra_team_training",
    "halflingmasterchef": "halfling_master_chef",
    "igor": "mortuary_assistant",
    "mortuaryassistant": "mortuary_assistant",
    "plaguedoctor": "plague_doctor",
    "parttimecoach": "part_time_assistant_coaches",
    "tempcheerleader": "temp_agency_cheerleaders",
    "wanderingapothecaries": "wandering_apothecaries",
    "weathermage": "weather_mage",
    "teammascot": "team_mascot",
    "biasedref": "biased_referee",
    "wizard": "hireling_sports_wizard",
}


_ALSO_CALLED: Final[dict[str, str]] = {
    "mortuary_assistant": "igor",
    "part_time_assistant_coaches": "special_assistant_coach",
    "temp_agency_cheerleaders": "temp_agency_cheerleader",
}


def _our_name(edition: str, name: str) -> str:
    """What an inducement of the site is called in the list of an edition; "" if it is not in it."""
    ours, sold = _GOODS.get(plain(name), ""), inducements(edition)
    return next((each for each in (ours, _ALSO_CALLED.get(ours, "")) if each in sold), "")


def gold_spent(bought: dict[str, int], roster: Roster) -> int:
    """What the things a team bought cost by our list."""
    offers = inducements(roster.edition)
    spent = 0
    for name, number in bought.items():
        ours = _our_name(roster.edition, name)
        if ours:
            spent += number * offers[ours].cost_for(roster)
    return spent


def not_for_sale(edition: str, bought: dict[str, int]) -> list[str]:
    """What a team bought that we do not have; players are in their team already."""
    return [
        f"the inducement {name}"
        for name in bought
        if plain(name) not in (*_PLAYERS, *_BY_RULE) and not _our_name(edition, name)
    ]


_BY_RULE: Final = ("briberyandcorruption",)  # what a team has without buying it
_PLAYERS: Final = ("starplayers", "mercenaries", "riotousrookies", "infamousstaff")


class Starting(Looking):
    """From the toss to the ball coming down."""

    # --- before the match ---------------------------------------------------------------------

    def toss(self, question: Question) -> Decision:
        return Decision(HEADS)

    def kick_or_receive(self, question: Question) -> Decision:
        item = self.story.find(self.place, "receiveChoice", lambda report: True)
        if item is None or item.report is None:
            raise EndOfLog("the log does not say who receives")
        return Decision(RECEIVE if item.report.truth("receiveChoice") else KICK, item.place)

    def journeymen(self, question: Question) -> Decision:
        """Everybody who plays is in the file already; who must have more has the first sort."""
        return Decision(NOBODY_DOES if NOBODY_DOES in question.codes else question.codes[0])

    def petty_cash(self, question: Question) -> Decision:
        return Decision(PETTY_CASH)

    def inducements(self, question: Question) -> Decision:
        """One after the other, what the side has bought and we have not yet."""
        goods = list(self.table.edition.inducements)
        bought = [goods[number] for number in self.table.side(question.side).bought]
        for name, number in self.story.bought(question.side).items():
            ours = _our_name(self.table.edition.id, name)
            if ours and bought.count(ours) < number:
                answer = code(BUY, goods.index(ours))
                if answer in question.codes:
                    return Decision(answer)
        return Decision(DONE)

    def prayer(self, question: Question) -> Decision:
        """The player a prayer is for, or the skill he is trained in."""
        if question.codes and verb_of(question.codes[0]) == GAIN_SKILL:
            return self._training(question)
        item = self.story.find(self.place, "playerEvent", lambda report: True)
        if item is None or item.report is None:
            raise Disagreement("the log does not say whom the prayer is for")
        return Decision(code(TAKE_PLAYER, self.player(item.report.text("playerId"))), item.place)

    def _training(self, question: Question) -> Decision:
        player = self.id(question.player)
        for item in self.story.after(self.place):
            change = item.change
            if change is not None and change.id == "fieldModelAddIntensiveTraining":
                if change.key != player:
                    break
                for answer in question.codes:
                    if plain(self.skill_name(first_of(answer))) == plain(str(change.value)):
                        return Decision(answer, item.place)
        raise Disagreement("the log does not say which skill was trained")

    # --- setting up ---------------------------------------------------------------------------

    def formation(self, side: SideNo) -> tuple[dict[PlayerNo, Square], int, int]:
        """Where a side has set up its players, and the places at which it began and was done."""
        begun = -1
        for item in self.story.after(self.place):
            change = item.change
            if change is None:
                continue
            if begun < 0 and _puts_on_pitch(change):
                begun = item.place
            if change.id not in ("gameSetHomePlaying", "gameSetTurnMode"):
                continue
            before, after = self.story.before(item), self.story.picture(item)
            if before.mode in SETTING_UP and before.playing == side and (
                after.playing != side or after.mode != before.mode
            ):
                placed = {
                    player: square(*man.spot)
                    for id, man in after.men.items()
                    if man.spot is not None
                    and side_of(player := self.player(id)) == side
                    and not self.table.place[player]
                }
                return placed, begun if 0 <= begun < item.place else item.place, item.place
        raise EndOfLog("the log does not say how the players were set up")

    def solid_defence(self, question: Question) -> Decision:
        """Those who stand elsewhere afterwards are taken up."""
        for item in self.story.after(self.place):
            change = item.change
            if change is None or change.id != "gameSetTurnMode":
                continue
            if self.story.before(item).mode not in SETTING_UP[1:]:
                continue
            for id, man in self.story.picture(item).men.items():
                player = self.player(id)
                here = self.table.place[player]
                answer = code(TAKE_PLAYER, player)
                if man.spot is not None and here and square(*man.spot) != here:
                    if answer in question.codes:
                        return Decision(answer)
            break
        return Decision(DONE)

    def swarming(self, question: Question) -> Decision:
        for item in self.story.after(self.place):
            change = item.change
            if item.report is not None and self.story.dice(item):
                break
            if change is not None and _puts_on_pitch(change) and (
                self.story.before(item).mode == "swarming"
            ):
                x, y = change.value
                answer = code(PLACE, self.player(change.key), square(x, y))
                if answer in question.codes:
                    return Decision(answer, item.place)
        return Decision(DONE)

    # --- the kick -----------------------------------------------------------------------------

    def kick(self, question: Question) -> Decision:
        """The square aimed at: back from where the ball came down."""
        item = self.story.find(self.place, "kickoffScatter", lambda report: True)
        if item is None or item.report is None:
            raise EndOfLog("the log has no kick-off")
        report = item.report
        x, y = report.numbers("ballCoordinateEnd")
        dx, dy = STEPS[report.text("scatterDirection")]
        far = report.number("rollScatterDistance")
        return Decision(code(KICK_TO, square(x - far * dx, y - far * dy)), item.place)

    def high_kick(self, question: Question) -> Decision:
        """Who stands under the ball in the end: a coach may have tried several."""
        found = Decision(NOBODY_DOES)
        for item in self.story.after(self.place):
            if item.report is not None and self.story.dice(item):
                break
            change = item.change
            if change is not None and change.id == "gameSetTurnMode" and change.value == "kickoff":
                break
            if change is not None and _puts_on_pitch(change):
                x, y = change.value
                answer = code(TAKE_PLAYER, self.player(change.key))
                if square(x, y) == question.square:
                    found = Decision(answer, item.place)
                elif answer == found.answer:  # he was sent back
                    found = Decision(NOBODY_DOES)
        return found

    def quick_snap(self, question: Question) -> Decision:
        """Players take a step each, until that is over."""
        for item in self.story.after(self.place):
            change = item.change
            if change is None:
                continue
            if change.id == "gameSetTurnMode" and self.story.before(item).mode == "quickSnap":
                break
            if _puts_on_pitch(change) and self.story.before(item).mode == "quickSnap":
                x, y = change.value
                answer = code(SNAP, self.player(change.key), square(x, y))
                if answer in question.codes:
                    return Decision(answer, item.place)
        return Decision(DONE)

    def runs_aside(self, question: Question) -> Decision:
        """A player who may move out of turn; he is activated like any other."""
        for item in self.story.reports(self.place, self.story.next_activation(self.place)):
            report = item.report
            assert report is not None
            if self.story.is_aside(item) and item.place not in self.story.void:
                player = self.player(report.text("actingPlayerId"))
                for answer in question.codes:
                    if verb_of(answer) == PLAYER_USES and first_of(answer) == player:
                        return Decision(answer, item.place)
        return Decision(NOBODY_DOES)

    def step_aside(self, question: Question) -> Decision:
        """One more step of a player who moves out of turn."""
        player = self.id(question.player)
        for item in self.story.after(self.place):
            change = item.change
            if change is None:
                continue
            if change.id == "actingPlayerSetPlayerId" and change.value != player:
                break
            if _puts_on_pitch(change) and change.key == player:
                x, y = change.value
                to = square(x, y)
                leaps = distance(self.table.place[question.player], to) > 1
                return Decision(code(LEAP if leaps else STEP, to), item.place)
        return Decision(STOP)

    def touchback(self, question: Question) -> Decision:
        """Where the ball comes to rest, with one who may have it, before anything else happens."""
        stop = self.story.next_roll(self.place)
        found: Decision | None = None
        for item in self.story.after(self.place):
            if found is not None and item.place > stop:
                break
            change = item.change
            if change is not None and change.id == "fieldModelSetBallCoordinate":
                player = self.at(spot_of(change.value))
                answer = code(GIVE_BALL, player)
                if player >= 0 and answer in question.codes:
                    found = Decision(answer, item.place)
        if found is None:
            raise Disagreement("the log does not say who is given the ball")
        return found


def _puts_on_pitch(change: Change) -> bool:
    return change.id == "fieldModelSetPlayerCoordinate" and spot_of(change.value) is not None
