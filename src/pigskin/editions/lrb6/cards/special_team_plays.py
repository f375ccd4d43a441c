"""Special Team Plays: 13 cards of 50,000 each."""

from __future__ import annotations

from pigskin.editions.lrb6.cards.gifts import Gift
from pigskin.effects.cards import Card
from pigskin.effects.holding import (
    DRIVE,
    HOLDERS,
    START,
    TURN,
    bless,
    count,
    hold,
    release,
)
from pigskin.effects.moments import (
    DROPS_BALL,
    EXTRA_RUSHES,
    FAILS_AT_WILL,
    LEAPS,
    MODIFIER,
    RUSH_BONUS,
)
from pigskin.model import (
    CLINGING,
    NOBODY,
    PASS,
    ROOTED,
    USED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import (
    QUICK,
    SQUARES,
)
from pigskin.questions import NOTHING, STOP, Flow, Question, second_player, second_square
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import SCATTERED, come_down, scatter_path
from pigskin.rules.spells import change_places, on_pitch, upright


class DoggedDefense(Card):
    name = "Dogged Defense"
    id = 614
    deck = "special_team_plays"
    moment = "END_KICK"
    until = "opposing turn"
    text = (
        "In the opponent's next turn own Prone players have tackle zones. They neither assist, nor"
        " take an assist away, nor catch."
    )
    note = "Lying down they use no skills but those that always work there."

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        for player in on_pitch(table, side):
            table.set_mark(player, CLINGING)
            bless(table, player, self.id, START)
        yield from NOTHING

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        table.clear_mark(me, CLINGING)


class FleaFlicker(Card):
    name = "Flea Flicker"
    id = 615
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    sure = "uncertain"
    text = (
        "You may take a second Pass action this turn, with another player, if the first was a "
        "Quick Pass."
    )
    note = (
        "The file says that the first must be a Quick Pass; we take any other first pass to forgo "
        "the second."
    )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, TURN)
        yield from NOTHING

    def thrown(self, table: Table, side: SideNo, thrower: PlayerNo, reach: int) -> None:
        """Two of it are held once the first pass was a quick one."""
        if table.passed > 1:
            return
        if reach == QUICK:
            hold(table, HOLDERS[side], self.id, TURN)
        else:
            release(table, HOLDERS[side], self.id)

    def extra_actions(self, table: Table, side: SideNo, action: int) -> int:
        return 1 if action == PASS and count(table, HOLDERS[side], self.id) == 2 else 0


class Fumblerooski(Card):
    name = "Fumblerooski"
    id = 616
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    sure = "uncertain"
    text = (
        "This turn failed pick-ups, failed catches and fumbles of own players are no turnovers; "
        "the player's action ends there, or is used up if he has not acted yet. You may also "
        "choose to fail such a roll instead of rolling."
    )
    note = (
        "We let the owner choose before the roll. A pass that comes down where nobody can catch it"
        " counts as not caught; one that an opponent has in the end is a turnover."
    )
    reacts_to: tuple[int, ...] = (FAILS_AT_WILL,)
    notices: tuple[int, ...] = (DROPS_BALL,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, TURN)
        yield from NOTHING

    def forgives(self, table: Table, side: SideNo, why: str) -> bool:
        lost = table.carrier >= 0 and side_of(table.carrier) != side  # of the ball played with
        return why in ("failed pick-up", "fumble", "ball not caught") and not lost

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        side = side_of(me)
        if table.active != side or not (yield from ask_yes(table, side, "drop on purpose", me)):
            return False
        table.tell("drops on purpose", me)
        return True

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        """Who drops the ball has acted, if he had not before, and acts no more."""
        if table.active == side_of(me):
            table.set_mark(me, USED)
            table.finished = table.finished or table.actor == me
        yield from NOTHING


class GoingTheExtraMile(Gift):
    name = "Going The Extra Mile"
    id = 617
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    sure = "uncertain"
    text = (
        "One own player may go for it in any number of squares this turn. From the third on there "
        "is a growing penalty, -1, then -2 and so on; if he has Sprint, he adds 1 to one of these "
        "rolls. A natural 1 always fails."
    )
    note = (
        "A natural 6 does not always succeed. We add the 1 for Sprint to the first roll that would"
        " fail for want of it."
    )
    lasts = TURN
    worn = True
    once_per_turn = True  # the 1 for Sprint
    adds_to: tuple[int, ...] = (EXTRA_RUSHES, RUSH_BONUS)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        if what == EXTRA_RUSHES:
            return 4  # a sixth with -4 is the last that can succeed, and Sprint adds its own
        sprints = any(skill.name == "Sprint" for skill in table.profiles[me].skills)
        return 1 if sprints and table.rushes > 2 and not self.spent(table, me) else 0

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -max(0, figure - 2) if test == "go for it" else 0


class HeroicLeap(Gift):
    name = "Heroic Leap"
    id = 618
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    text = (
        "One own player of ST 4 or less may leap this turn as if he had Leap, and lands on a 3+ "
        "whatever his agility."
    )
    note = "The roll has no modifiers."
    lasts = TURN
    worn = True
    once_per_turn = True
    grants: tuple[int, ...] = (LEAPS,)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return [each for each in on_pitch(table, side) if table.profiles[each].st <= 4]

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not self.spent(table, me)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        """What makes a 3+ of it, whatever he can and whatever else would count."""
        if test != "leap":
            return 0
        others = 0
        for effect in table.at[me][MODIFIER]:
            if effect.id != self.id:
                others += effect.modifier(table, me, test, figure)
        return table.profiles[me].agility - 3 - others


class NewBlockingScheme(Card):
    name = "New Blocking Scheme"
    id = 619
    deck = "special_team_plays"
    moment = "START"
    sure = "uncertain"
    text = (
        "At once, own players in opposing tackle zones may swap squares with a team-mate beside "
        "them, without dodging. Neither of the two may hold the ball."
    )
    note = "We let each player swap once, and only players who stand."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return super().targets(table, side) if _swappers(table, side, []) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        done: list[PlayerNo] = []
        while swappers := _swappers(table, side, done):
            codes = [STOP, *self.on(swappers)]
            answer = yield Question(side, "card target", codes, number=self.id)
            if answer == STOP:
                return
            one = second_player(answer)
            codes = self.on(_partners(table, one, done))
            two = second_player((yield Question(side, "card target", codes, one, number=self.id)))
            yield from change_places(table, one, two)
            done.extend([one, two])


def _swappers(table: Table, side: SideNo, done: list[PlayerNo]) -> list[PlayerNo]:
    """Marked players who have somebody to swap with."""
    return [
        player
        for player in upright(table, side)
        if table.zones_on(table.place[player], side)
        and _may_swap(table, player, done)
        and _partners(table, player, done)
    ]


def _partners(table: Table, player: PlayerNo, done: list[PlayerNo]) -> list[PlayerNo]:
    """Team-mates beside a player with whom he may swap squares."""
    return [
        mate
        for mate in table.neighbours(table.place[player])
        if side_of(mate) == side_of(player) and _may_swap(table, mate, done)
    ]


def _may_swap(table: Table, player: PlayerNo, done: list[PlayerNo]) -> bool:
    return (
        player not in done
        and table.standing(player)
        and not table.has_ball(player)
        and not table.marks[player] & ROOTED
    )


class OptionPlay(Gift):
    name = "Option Play"
    id = 621
    deck = "special_team_plays"
    moment = "START"
    until = "drive"
    text = "One own player has Dump-Off and Pass for the rest of the drive."
    skills: tuple[str, ...] = ("Dump-Off", "Pass")
    lasts = DRIVE


class Punt(Card):
    name = "Punt"
    id = 622
    deck = "special_team_plays"
    moment = "END"
    sure = "uncertain"
    text = (
        "The own ball carrier sends the ball to any square of the pitch. It scatters three times "
        "from there; a player in the square where it comes down may try to catch it, and it "
        "bounces if nobody does."
    )
    note = (
        "The catch is that of a ball that scattered, without the +1 of an accurate pass; the turn "
        "is over, so nothing is a turnover."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at(list(SQUARES)) if _own_carriers(table, side) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        to = second_square(answer)
        codes = self.on(_own_carriers(table, side))
        answer = codes[0]
        if len(codes) > 1:
            answer = yield Question(side, "card target", codes, number=self.id)
        punter = second_player(answer)
        table.turn_to(punter)
        table.tell("punts", punter, to)
        table.carrier = NOBODY
        to, last = scatter_path(table, to, 3)
        yield from come_down(table, to, last, SCATTERED)


def _own_carriers(table: Table, side: SideNo) -> list[PlayerNo]:
    return [carrier for carrier in table.carriers() if side_of(carrier) == side]


class SpectacularCatch(Gift):
    name = "Spectacular Catch"
    id = 623
    deck = "special_team_plays"
    moment = "START"
    until = "turn"
    text = "One own player has Catch and Diving Catch this turn."
    skills: tuple[str, ...] = ("Catch", "Diving Catch")
    lasts = TURN
