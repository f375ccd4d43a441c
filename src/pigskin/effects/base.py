"""What an effect is, and the moments at which one can act.

A skill, a member of staff, a prayer, a card: each is one class, with its name, our wording and what
it does at the moments it acts at. All moments are listed in effects/moments.py and described in
docs/moments.md. The methods below answer at them. Each says when it is called, for whom (`me` is
always the owner), and what the answer means. The general ones answer at many moments, which an
effect lists; the others at one, by being there. A method that only computes is plain; one that may
have to ask a coach is a flow. What acts for a player or a side is sorted by moment (effects/
sorting.py), so a moment at which nothing acts costs nothing.

Interactions are named at one end only: a skill lists in `cancels` what it forbids its opponents,
and the other skill asks `cancelled`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.effects.causes import UNCHANGED
from pigskin.model import NOWHERE
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import OUT_OF_RANGE
from pigskin.questions import NOTHING, Flow
from pigskin.rolls import NO_ANSWER, Roll

if TYPE_CHECKING:
    from pigskin.model import Table

UNNUMBERED: Final = -1


class Effect:
    """Base of everything that changes a rule. A subclass overrides the moments it acts at."""

    name: str = ""
    id: int = UNNUMBERED  # his number in answers and records: unique among all editions, for ever
    text: str = ""
    order: int = 50  # lower speaks first among the skills of one player
    once_per_turn: bool = False
    rerolls_success: bool = False  # may it re-roll what went well, too?
    cancels: tuple[str, ...] = ()  # what opponents may not use against the owner
    suppresses: tuple[str, ...] = ()  # other skills the owner can never use
    action: int = -1  # the action of the common list that only this effect gives its owner
    within: int = -1  # ... and if he cannot declare it, the action in which he takes it
    period: str = ""  # "drive", "half" or "match": how long a use is gone, see `use_up`
    unaided: bool = False  # claws that count the dice alone, without modifiers
    attack_forced: bool = False  # must its `attack` replace every block?
    ends_blitz: bool = True  # does its `attack` end a blitz?
    handy: bool = False  # a weapon used as freely as blocks: in a frenzy, and on two opponents
    uncredited: bool = False  # does its owner earn nothing for the casualties he causes?
    any_number: bool = False  # rolls any number of block dice again, not one
    stacks: bool = True  # do two players with it hinder a dodger twice?
    # What becomes of a player who holds it, see effects.holding.
    shape: str = ""  # the profile he has instead of his own
    sole: bool = False  # ... and nothing else that was done to him counts
    dulls: bool = False  # can he use no skills but those he must?
    # The moments of the general methods below at which it acts, see effects/moments.py.
    grants: tuple[int, ...] = ()
    adds_to: tuple[int, ...] = ()
    reacts_to: tuple[int, ...] = ()
    notices: tuple[int, ...] = ()
    worsens: tuple[int, ...] = ()
    side_grants: tuple[int, ...] = ()
    side_adds_to: tuple[int, ...] = ()
    side_reacts_to: tuple[int, ...] = ()
    side_notices: tuple[int, ...] = ()
    sold_as: tuple[str, ...] = ()  # inducements that bring the side one of it at once
    hired_as: tuple[str, ...] = ()  # ... when both coaches have hired
    brings: tuple[tuple[str, int], ...] = ()  # figures that come with it then
    key: str = ""  # what events, views and positions call what a side can have
    apart: bool = False  # has the view a place of its own for it, and the log words of its own?
    # What is held by a side or by the table.
    lasts: int = 2  # how long it is held if nothing else is said: the match; see effects.holding
    everywhere: bool = False  # does what one side holds act for both?
    pitfalls: tuple[Square, ...] = ()  # squares that may open under whoever steps on them
    hurries: bool = False  # can what it offers be done before the first action of a turn only?
    source: int = 0  # what rolls call it where they name a modifier; 0 for its own name

    def __init__(self) -> None:
        self.bit: int = 0  # marks a once-per-turn skill as used; set by the registry

    # --- general moments ----------------------------------------------------------------------
    # `what` is the moment; effects/moments.py says what each one means. `other` is the other player
    # it is about, NOBODY if there is none.

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        """What `grants` lists: does it hold now? Asked at any time, so it changes nothing."""
        return True

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        """What `adds_to` lists: how much is added now? Asked at any time, so it changes nothing."""
        return 0

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        """What `reacts_to` lists has come: does it happen? May roll dice and ask the coach."""
        yield from NOTHING
        return False

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        """What `notices` lists is happening."""
        yield from NOTHING

    def worsen(
        self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int
    ) -> int:
        """What `worsens` lists: how much is added to armour or injury, hurt by that cause?"""
        return 0

    # --- any roll -----------------------------------------------------------------------------

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        """After a roll of the owner: may this skill re-roll it? `test` names the roll."""
        return False

    def reroll(self, table: Table, me: PlayerNo, test: str) -> Flow[bool]:
        """The coach wants that re-roll: True when the dice may be rolled again."""
        self.spend(table, me)
        yield from NOTHING
        return True

    def team_reroll(self, table: Table, me: PlayerNo) -> bool:
        """The owner is about to use a team re-roll: False when it is lost instead."""
        return True

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        """Added to the owner's D6 in that test.

        `figure` is the range of a pass, 1 for catching an accurate one, the sum of what is
        against a jump or leap so far, or which square is gone for in this action.
        """
        return 0

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        """Does the owner ignore "zones" or "rain" in that test?"""
        return False

    def presence(self, table: Table, me: PlayerNo, test: str) -> int:
        """Added to the tests of opponents within three squares, even if the owner lies down."""
        return 0

    def rescues(self, table: Table, me: PlayerNo, test: str) -> bool:
        """May the owner turn a failed roll of 2 or more into a good one? `spend` marks it."""
        return False

    # --- starting an action -------------------------------------------------------------------

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        """The owner has declared an action: False when the action is lost."""
        yield from NOTHING
        return True

    def may_declare(self, table: Table, me: PlayerNo, action: int) -> bool:
        """May the owner declare that action now? Asked at any time, so it changes nothing."""
        return True

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        """Actions only the owner may declare: ACTIVATE codes, or PLAYER_USES for `own_action`."""
        return []

    def aims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        """Those whom only this skill lets the owner declare a Block against."""
        return []

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        """The owner has declared the action or attack named after this skill: what it costs is
        gone, even if something spoils it."""

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        """The owner takes the action named after this skill: all of it happens here."""
        yield from NOTHING

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        """What only the owner may do in the action he is taking: SKILL_ON or SKILL_TO codes."""
        return []

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        """One of those choices is taken. `table.finished` says whether the action goes on."""
        yield from NOTHING

    def other_victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        """Opponents the owner may bite or lash out at instead of a team-mate; see `use_up`."""
        return []

    # --- moving -------------------------------------------------------------------------------

    def must_dodge(self, table: Table, me: PlayerNo, here: Square) -> bool:
        """Must the owner dodge out of that square, even if nobody marks it?"""
        return False

    # --- blocking -----------------------------------------------------------------------------

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        """An attack in place of a block."""
        yield from NOTHING

    def may_attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> bool:
        """May that attack be made on this opponent now?"""
        return not self.spent(table, me)

    def armed_foul(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[int]:
        """The owner fouls and may be armed: what is added to armour, -1 if it backfired."""
        yield from NOTHING
        return 0

    def match_strength(self, table: Table, me: PlayerNo, mine: int, theirs: int) -> Flow[bool]:
        """The owner blocks a stronger opponent: True when he counts as equally strong."""
        yield from NOTHING
        return False

    def rerolls_die(self, table: Table, me: PlayerNo, face: int) -> bool:
        """May the owner roll one of his block dice, showing this face, again? See `reroll`."""
        return False

    def both_down(self, table: Table, me: PlayerNo, other: PlayerNo, attacking: bool) -> Flow[int]:
        """Both Down was chosen. WRESTLED, PUSHED_INSTEAD or UNCHANGED; attacker speaks first."""
        yield from NOTHING
        return UNCHANGED

    def cancel(self, table: Table, me: PlayerNo, what: str) -> bool:
        """May opponents not use `what` against the owner now?"""
        return what in self.cancels

    # --- injury -------------------------------------------------------------------------------

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        """What an injury total means for the owner (bands: see effects/causes.py)."""
        return band

    def rerolls_injury(self, table: Table, me: PlayerNo, victim: PlayerNo, cause: int) -> bool:
        """May the owner have the injury roll of an opponent he has hurt rolled again?"""
        return False

    def rerolls_armour(
        self, table: Table, me: PlayerNo, one: int, two: int, roll: Roll | None
    ) -> Flow[int]:
        """The owner's armour dice did not break armour: 1 or 2, the die he rolls again, 0 none."""
        yield from NOTHING
        return 0

    def sees_removed(self, table: Table, me: PlayerNo, other: PlayerNo) -> None:
        """A player of the owner's team, he himself perhaps, has been removed from play."""

    # --- the ball -----------------------------------------------------------------------------

    def farthest_throw(self, table: Table, me: PlayerNo) -> int:
        """The longest range at which the owner can throw anything."""
        return OUT_OF_RANGE - 1

    def keeps_ball(self, table: Table, me: PlayerNo, sq: Square) -> Flow[Square]:
        """The owner was brought down with the ball: where he puts it, or 0 to let it bounce."""
        yield from NOTHING
        return NOWHERE

    def spoils_score(self, table: Table, me: PlayerNo) -> bool:
        """The owner has the ball in the end zone: True when it is no touchdown. May roll dice."""
        return False

    def spoils_interference(self, table: Table, me: PlayerNo, other: PlayerNo, reach: int) -> bool:
        """May the owner have an opponent's successful interference with his pass rolled again?"""
        return False

    # --- the end of it -----------------------------------------------------------------------

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        """The owner had this for a while only, and now he has it no more."""

    # --- sides ---------------------------------------------------------------------------------
    # The general ones again: `what` is the moment of sides, `player` the player it is about, or
    # NOBODY.

    def side_may(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> bool:
        """What `side_grants` lists: does it hold now? It changes nothing."""
        return True

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        """What `side_adds_to` lists: how much is added now? It changes nothing."""
        return 0

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        """What `side_reacts_to` lists has come: does it happen? May roll dice and ask the coach."""
        yield from NOTHING
        return False

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        """What `side_notices` lists is happening."""
        yield from NOTHING

    def interlude(self, table: Table, side: SideNo, when: int, whose: SideNo) -> Flow[None]:
        """The match stops for a moment: `when` is one of effects.times, `whose` turn or kick."""
        yield from NOTHING

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        """What the coach may do beside his players while he is asked something anyway."""
        return []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        """The coach has answered with something beside his players: was it offered here?"""
        yield from NOTHING
        return False

    def match_ends(self, table: Table, side: SideNo, winner: SideNo) -> None:
        """The match is decided: what is settled with the final whistle."""

    def triumphs(self, table: Table, side: SideNo) -> None:
        """The side has scored, intercepted a pass, or hurt an opponent badly."""

    def wakes_again(self, table: Table, side: SideNo, roll: int) -> bool:
        """May such a roll be made again?"""
        return False

    def nurses(self, table: Table, side: SideNo, player: PlayerNo) -> Flow[int]:
        """A player is to be knocked out: who keeps him in the game, by the ledger, or 0."""
        yield from NOTHING
        return 0

    def mends(self, table: Table, side: SideNo, player: PlayerNo, worst: int) -> Flow[bool]:
        """A casualty nobody could heal, with its worst result: True when he plays on."""
        yield from NOTHING
        return False

    def offers_reroll(self, table: Table, side: SideNo, player: PlayerNo) -> Code:
        """The answer by which a player's roll is rolled again with this, NO_ANSWER for none."""
        return NO_ANSWER

    def uses_reroll(self, table: Table, side: SideNo, player: PlayerNo) -> bool:
        """The coach wants that re-roll: False when it comes to nothing."""
        return True

    def reroll_spent(self, table: Table, side: SideNo) -> None:
        """The side has used one of its own re-rolls."""

    def loses_reroll(self, table: Table, side: SideNo) -> bool:
        """The side must lose a re-roll and has none of its own: True when it loses this instead."""
        return False

    def cheers(self, table: Table, side: SideNo, number: int) -> int:
        """So many cheer for the side: how many are counted."""
        return number

    def bends_kick(
        self, table: Table, side: SideNo, direction: int, squares: int, kick: Roll | None
    ) -> Flow[tuple[int, int]]:
        """The side has kicked off, and the dice say where to: what is made of it."""
        yield from NOTHING
        return direction, squares

    def aims_throw_in(
        self, table: Table, side: SideNo, edge: Square, steps: tuple[int, ...]
    ) -> Flow[int]:
        """The crowd is about to throw the ball in: the one of these steps it takes, 0 to roll."""
        yield from NOTHING
        return 0

    def bribes_again(self, table: Table, side: SideNo) -> bool:
        """A bribe of the side has failed: may it be offered once more?"""
        return False

    def credits(self, table: Table, side: SideNo, cause: int) -> bool:
        """A player of the side has caused a casualty in this way: does it count for him, too?"""
        return False

    def blesses(self, table: Table, side: SideNo, feat: int) -> bool:
        """Is this feat of a player of the side worth one point more?"""
        return False

    def spots(
        self, table: Table, side: SideNo, fouler: PlayerNo, victim: PlayerNo
    ) -> Flow[bool]:
        """An opponent of the side has fouled unseen: True when he is to be sent off for it."""
        yield from NOTHING
        return False

    def coach_gone(self, table: Table, side: SideNo) -> None:
        """The head coach of the side has been sent away."""

    def rolls_event_again(self, table: Table, side: SideNo, event: int) -> bool:
        """Is this event of the kick-off table rolled again?"""
        return False

    def extra_actions(self, table: Table, side: SideNo, action: int) -> int:
        """How many more actions of a kind has the side in a turn, where others have one?"""
        return 0

    def thrown(self, table: Table, side: SideNo, thrower: PlayerNo, reach: int) -> None:
        """A player of the side is about to throw the ball by a Pass action, at such a range."""

    def forgives(self, table: Table, side: SideNo, why: str) -> bool:
        """A turnover of the side, for one of `TURNOVER_REASONS`: True when it is none."""
        return False

    def lapses(self, table: Table, side: SideNo) -> None:
        """The side had this for a while only, and now it has it no more."""

    # --- help for subclasses ------------------------------------------------------------------

    def spend(self, table: Table, me: PlayerNo) -> None:
        """Remember the use of a once-per-turn skill."""
        table.spent[me] |= self.bit
        table.whisper("spent", me, self.id)

    def regain(self, table: Table, me: PlayerNo) -> None:
        """A once-per-turn skill may be used again after all."""
        table.spent[me] &= ~self.bit
        table.whisper("has again", me, self.id)

    def spent(self, table: Table, me: PlayerNo) -> bool:
        """Has a once-per-turn skill been used this turn?"""
        return table.spent[me] & self.bit != 0

    def use_up(self, table: Table, me: PlayerNo) -> None:
        """Remember the use of a rare power until its `period` ends."""
        table.used_up = tuple(sorted([*table.used_up, (me, self.id)]))
        table.whisper("used up", me, self.id)

    def used_up(self, table: Table, me: PlayerNo) -> bool:
        """Is the rare power gone for now?"""
        return (me, self.id) in table.used_up


class Skill(Effect):
    """What a player can learn, or have by nature."""

    compulsory: bool = False  # must be used, whoever would rather not
    category: str = ""  # General, Agility, Passing, Strength, Mutation, Extraordinary
