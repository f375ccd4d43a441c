"""The dice of a BB2016 match in the order in which our engine rolls them."""

from __future__ import annotations

from pigskin.fumbbl.field import BADLY_HURT, BANNED, RESERVE, Man
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.reports import die
from pigskin.fumbbl.story import Item, Story
from pigskin.fumbbl.tray import Tray, player_of

# What is told with the end of a drive.
_END_OF_DRIVE = ("argueTheCall", "bribesRoll", "cardDeactivated", "secretWeaponBan")
# Where the ball may stab who does not get hold of it.
_TAKES_BALL = ("catchRoll", "pickUpRoll")
_OTHER_THINGS = ("playerAction", "turnEnd")
# What may be told of players who are hurt.
_HURT = ("injury", "apothecaryRoll", "apothecaryChoice", "regenerationRoll")


class OldTray(Tray):
    """See `Tray`."""

    def __init__(self, story: Story) -> None:
        super().__init__(story)
        self.tossed = -1  # the place of a toss that has been handed over before its time
        self.stabbed: set[int] = set()  # likewise the places of stabs by a spiked ball

    def take(self, item: Item, report: Report) -> None:
        if item.place == self.tossed or item.place in self.stabbed:
            return
        if report.id == "masterChefRoll":
            if self._ending(item) is None:  # else told before a half ends: he has not cooked yet
                self.hand_over(item)
        elif report.id == "apothecaryChoice" and self._heals_badly_hurt(item, report):
            self._put(item, [1])
            self.script.faces.append(die(8, 1))
            self.origin.append(item.place)
        elif report.id == "weepingDaggerRoll":
            self._poison(item)
        elif report.id == "kickoffThrowARock":
            self._rocks(item)
        elif report.id == "turnEnd":
            self._turn_ends(item, report)
        else:
            super().take(item, report)
        if report.id in _TAKES_BALL and not report.truth("successful"):
            self._stab(item, report)

    def _stab(self, missed: Item, report: Report) -> None:
        """A spiked ball stabs at once, but that is told when it has come to rest."""
        who = report.text("playerId")
        for item in self.story.reports(missed.place):
            assert item.report is not None
            again = item.report.id == "reRoll" and item.report.text("playerId") == who
            if again or item.report.id in _OTHER_THINGS:
                return
            if _is_stabbed(item.report, who):
                self.hand_over(item)
                self.stabbed.add(item.place)
                self.passages.append((missed.place, item.place + 1, ()))
                return

    def _heals_badly_hurt(self, item: Item, report: Report) -> bool:
        """Is this a badly hurt player made fit? They do not roll for him again; we do."""
        who = report.text("playerId")
        for index in range(item.place - 1, -1, -1):
            before = self.story.items[index].report
            if before is None:
                continue
            if before.id == "apothecaryRoll" and before.text("playerId") == who:
                return False
            if before.id == "injury" and before.text("defenderId") == who:
                return before.number("injury") == BADLY_HURT
        return False

    def _ending(self, chef: Item) -> Item | None:
        """The end of a half that is told in the same command as the work of a chef."""
        for item in self.story.reports(chef.place):
            if item.command != chef.command:
                return None
            if item.report is not None and item.report.id == "turnEnd":
                return item
        return None

    def _rocks(self, thrown: Item) -> None:
        """Our home fans throw first, and they hit an away player."""
        self.hand_over(thrown)
        told = self.run(lambda each: each.id in _HURT)
        self.reordered(told)
        for item in sorted(told, key=lambda item: -self.story.side.get(player_of(item), 0)):
            self.hand_over(item)

    def _poison(self, dagger: Item) -> None:
        """They poison a player before he is hurt; we once it is known that nobody can heal him."""
        told = self.run(lambda each: each.id in _HURT)
        self.passages.append((dagger.place, self.fed, ()))
        for item in told:
            self.hand_over(item)
        if not any(_makes_fit(item) for item in told):
            self.hand_over(dagger)

    def _turn_ends(self, end: Item, report: Report) -> None:
        """They wake players up, then hear of armed ones; we send those off first."""
        order, men = self.story.order, self.story.before(end).men
        told = self.run(lambda each: each.id in _END_OF_DRIVE)
        # They ban, and argue about, even those who will not play again anyway.
        heard = [item for item in told if not _is_gone(men.get(player_of(item)))]
        noticed = _noticed(told)
        silent: set[int] = set()  # sides whose coach is banned; we may come to that before they did
        armed = {*noticed, *(player_of(item) for item in heard)}
        for who in sorted(armed, key=lambda who: order.get(who, 0)):
            if noticed.get(who) and not _is_gone(men.get(who)):
                total = noticed[who]
                self._put(end, [min(6, total - 1), total - min(6, total - 1)])
            for item in heard:
                side = self.story.side.get(who, 0)
                if player_of(item) == who and not (_argues(item) and side in silent):
                    self.hand_over(item)
                    if _bans_coach(item):
                        silent.add(side)
        sent_off = self._sent_off(told)
        rows = [(str(row["playerId"]), row["roll"]) for row in report.tables("heatExhaustionArray")]
        rows.sort(key=lambda row: order.get(row[0], 0))
        self._put(end, [roll for id, roll in rows if id not in sent_off])
        for item in self.story.reports(self.story.first[end.command] - 1, end.place):
            if item.report is not None and item.report.id == "masterChefRoll":
                self.hand_over(item)
        rows = [
            (str(row["playerId"]), row["roll"]) for row in report.tables("knockoutRecoveryArray")
        ]
        rows.sort(key=lambda row: order.get(row[0], 0))
        self._toss_again(end)
        if self.story.picture(end).mode != "endGame":
            self._put(end, [roll for id, roll in rows if id not in sent_off])

    def _toss_again(self, end: Item) -> None:
        """Before overtime they wake players up and toss the coin; we do so the other way round."""
        starts = [
            report.number("half")
            for report in self.story.command(end.command).reports
            if report.id == "startHalf"
        ]
        if max(starts, default=0) <= 2:
            return
        coin = self.story.find(end.place, "coinThrow", lambda report: True)
        choice = self.story.find(end.place, "receiveChoice", lambda report: True)
        if coin is not None and choice is not None:
            self.hand_over(coin)
            self.tossed = coin.place
            self.passages.append((end.place, choice.place + 1, ()))

    def _sent_off(self, told: list[Item]) -> set[str]:
        """Armed players for whom no coach found a way out."""
        gone: set[str] = set()
        for item in told:
            report = item.report
            assert report is not None
            if report.id == "secretWeaponBan":
                gone.update(
                    id
                    for id, banned in zip(
                        report.texts("playerIds"), report.fields["banArray"], strict=True
                    )
                    if banned
                )
            elif report.truth("successful"):
                gone.discard(report.text("playerId"))
        return gone

    def _put(self, item: Item, rolls: list[int]) -> None:
        self.script.faces.extend(die(6, roll) for roll in rolls)
        self.origin.extend([item.place] * len(rolls))


def _is_stabbed(report: Report, player: str) -> bool:
    """Does nobody but the ball stab a player here?"""
    if report.id != "injury" or report.text("injuryType") != "stab":
        return False
    return report.text("defenderId") == player and not report.text("attackerId")


def _noticed(told: list[Item]) -> dict[str, int]:
    """Whether the referee notices a weapon is rolled for in some leagues: the totals, or 0."""
    for item in told:
        if item.report is not None and item.report.id == "secretWeaponBan":
            rows = zip(item.report.texts("playerIds"), item.report.numbers("rolls"), strict=True)
            return dict(rows)
    return {}


def _argues(item: Item) -> bool:
    return item.report is not None and item.report.id == "argueTheCall"


def _bans_coach(item: Item) -> bool:
    return item.report is not None and item.report.truth("coachBanned")


def _is_gone(man: Man | None) -> bool:
    return man is not None and (man.hurt or man.base == BANNED)


def _makes_fit(item: Item) -> bool:
    """Is a hurt player back in the reserves with this?"""
    report = item.report
    assert report is not None
    if report.id == "apothecaryChoice":
        return report.number("playerState") == RESERVE
    return report.id == "regenerationRoll" and report.truth("successful")
