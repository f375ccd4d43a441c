"""What has been told so far, as far as later rolls depend on it.

A roll is judged from the board, but the board does not say that a pass was inaccurate, that
somebody has dived at a dodger, or what knocked a player down. This is read off the events.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from oracle.board import Board
from oracle.facts import Facts
from pigskin.contract.answers import option_text
from pigskin.contract.verbs import VERBS
from pigskin.model import NOBODY, STANDING
from pigskin.questions import (
    CAST,
    CAST_AT,
    CAST_ON,
    SKILL_ON,
    SKILL_TO,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rolls import Roll

# How good a throw is.
FUMBLE, WILD, INACCURATE, ACCURATE = range(4)
# Faces of a block die that may bring the attacker down.
ATTACKER_DOWN, BOTH_DOWN = 1, 2
# What is told before a roll is made again, if it is.
REROLLS = ("team re-roll", "skill re-roll", "loner", "pro", "mascot")


class Objection(Exception):
    """The oracle comes to another result."""


@dataclass
class Told:
    """One event: its kind, its numbers, and the dice thrown since the event before it."""

    kind: str
    values: tuple[int, int, int, int]
    faces: list[int]
    board: Board | None  # at the last of those dice, None without any
    boards: list[Board]  # at each of them
    roll: Roll | None  # as the engine tells it, with its parts

    @property
    def player(self) -> int:
        return self.values[0]

    @property
    def passed(self) -> bool:
        return self.values[3] == 1


@dataclass(frozen=True)
class Harm:
    """What can bring a player's armour or injury roll about."""

    cause: str
    by: int = NOBODY
    victims: tuple[int, ...] | None = None  # None: whoever was near
    bonus: int = 0  # what the cause itself adds to the armour roll
    tripper: int = NOBODY  # who makes a failed dodge worse


@dataclass
class Dauntless:
    """A try to match a stronger opponent: its roll, and the one it was replaced by."""

    rolls: list[Told]
    doubled: bool = False  # a star may even be twice as strong

    @property
    def passed(self) -> bool:
        return self.rolls[-1].passed


@dataclass
class Story:
    """The thread of the match."""

    facts: Facts
    names: dict[int, str]  # of all skills, by their number
    question: Question | None = None  # the one answered last
    answer: int = 0
    # A player on the move.
    strength: int = 0  # what strength has added to this dodge
    dive: int = 0  # what a diver has taken from it
    swift: bool = False  # a star gets away on anything but a 1
    luck: bool = False  # a leap without modifiers
    # The throw in the air.
    thrower: int = NOBODY
    mate: int = NOBODY
    target: int = 0
    thrown: str = ""  # "ball", "bomb", "mate" or "kick"
    anywhere: bool = False
    grade: int | None = None  # of the last roll for a throw
    natural: int = 0
    modifier: int = 0
    straight: bool = False  # the ball has touched nothing since it was thrown or handed over
    landing: int = 0  # what the flight adds to the landing
    flying: bool = False  # a team-mate is in the air
    hit: int = 0  # on whom he has come down
    # Blocks.
    attacker: int = NOBODY
    defender: int = NOBODY
    blocks: list[int] = field(default_factory=list)  # the defenders of those not yet decided
    dice: int = 0
    declared: int = 0  # the action, though he may think better of it
    dauntless: list[Dauntless] = field(default_factory=list)
    extra_die: int = 0
    rerolling: bool = False
    old_pro: bool = False  # a star rolls for a single die of an armour roll
    two_targets: tuple[int, ...] = ()  # of a Multiple Block
    mover: int = NOBODY  # whom somebody tries to hold or to follow
    aimed: dict[str, int] = field(default_factory=dict)  # whom each skill was used on
    # Harm.
    harms: list[Harm] = field(default_factory=list)
    used: list[tuple[int, str]] = field(default_factory=list)  # skills since the last armour roll
    armour_bonus_used: bool = False
    injury_modifier: int = 0  # of the last injury roll
    armour_of: int = NOBODY
    armour_harm: Harm | None = None
    fouling: bool = False
    sawing: bool = False  # ... with a chainsaw
    spell: str = ""

    # --- what coaches say ---------------------------------------------------------------------

    def answered(self, question: Question, answer: int) -> None:
        self.question, self.answer = question, answer
        verb = verb_of(answer)
        if question.kind in ("pass", "bomb", "dump-off"):
            self.anywhere = verb == SKILL_TO
        elif question.kind in ("hold", "shadow"):
            self.mover = question.player
        elif question.kind == "facing":
            self.blame(Harm("trampling"))  # whoever lies in the way of a ball and chain
        elif question.kind == "second target":
            self.two_targets = (self.two_targets[0], first_of(answer))
        if verb == SKILL_ON:
            self._aims(question, self.names[first_of(answer)], second_of(answer))
        elif verb in (CAST, CAST_AT, CAST_ON):
            assert question.table is not None
            self.spell = option_text(question.table, answer).split(" on ")[0].split(" at ")[0]
            self.spell = self.spell.removeprefix("cast ").lower()
        elif question.kind in ("turn", "wizard"):
            self.spell = VERBS[answer >> 20].name

    def _aims(self, question: Question, skill: str, victim: int) -> None:
        self.aimed[skill] = victim
        if skill == "Kick Team-Mate":
            self.blame(Harm("boot", victims=(victim,)))  # BB2016: he may be kicked too hard
        if skill == "Multiple Block":
            table = question.table
            assert table is not None
            board = Board(table, self.facts)
            self.two_targets = (victim, *(
                foe
                for foe in board.team(1 - table.actor // 32)
                if board.beside(foe, table.actor) and foe != victim and table.state[foe] == STANDING
            ))

    # --- what happens -------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        """Take note of an event that has been judged."""
        a, b, c, _ = told.values
        kind = told.kind
        if kind in ("activates", "turn", "bonus turn", "end of turn"):
            self._new_action()
            self.declared = b
        elif kind in ("move", "leaps", "jumps"):
            self.strength = self.dive = 0
            self.swift = False
        elif kind == "uses skill":
            self._uses(told, a, self.names[b])
        elif kind in ("team re-roll", "skill re-roll"):
            self.rerolling = True
            self.old_pro = kind == "skill re-roll" and self.names[b] == "Old Pro"
        elif kind in ("throws", "bomb"):
            self._throws(a, NOBODY, b, "ball" if kind == "throws" else "bomb")
        elif kind in ("throws team-mate", "kicks at"):
            self._throws(a, b, c, "mate" if kind == "throws team-mate" else "kick")
            self.blame(Harm("kick", a, (b,)))
        elif kind == "hand-off":
            self.grade, self.straight, self.target, self.thrown = ACCURATE, True, 0, "hand-off"
        elif kind in ("bounce", "scatter", "throw-in", "deviates", "deflects"):
            self.straight = False
            if kind == "deviates":  # a terrible throw, or the Foot of Gork
                self.landing = -2
                if self.spell == "foot of gork":
                    self.flying, self.hit = True, 0
        elif kind == "inaccurate":
            self.grade = INACCURATE  # perhaps without a roll, if there are no fumbles
        elif kind == "fumbled team-mate":
            self.landing = -1 if self.facts.new else 0
        elif kind == "kicks team-mate":  # BB2016: six to eight squares -1, nine and more -2
            self.landing = 0 if c < 6 else -1 if c < 9 else -2
            self.flying, self.hit = True, 0
        elif kind == "dauntless":
            if self.rerolling and self.dauntless:
                self.dauntless[-1].rolls.append(told)
            else:
                self.dauntless.append(Dauntless([told]))
            self.rerolling = False
        else:
            self._harm(told)
        in_vain = kind in ("loner", "pro", "mascot") and not told.passed
        if in_vain or (kind not in REROLLS and kind != "uses skill"):
            self.rerolling = False

    def _new_action(self) -> None:
        self.strength = self.dive = 0
        self.luck = self.swift = False
        self.dauntless, self.extra_die = [], 0
        self.two_targets = ()
        self.blocks = []
        self.harms = []
        self.used = []
        self.sawing = self.fouling = False
        self.thrown = ""
        self.flying = False
        self.grade = None

    def _throws(self, thrower: int, mate: int, target: int, thrown: str) -> None:
        self.thrower, self.mate, self.target, self.thrown = thrower, mate, target, thrown
        self.grade, self.straight, self.landing = None, True, 0
        self.flying, self.hit = mate != NOBODY, 0
        self.anywhere = self.anywhere and not self.flying

    def _uses(self, told: Told, player: int, skill: str) -> None:
        self.used.append((player, skill))
        if skill == "Indomitable" and self.dauntless:
            self.dauntless[-1].doubled = True
        elif skill == "Gored by the Bull":
            self.extra_die = 1
        elif skill in ("Treacherous", "Quick Bite"):
            self.blame(Harm("treachery" if skill == "Treacherous" else "quick bite"))
        elif skill == "Bounding Leap":
            self.luck = True

    def _harm(self, told: Told) -> None:
        """What may hurt somebody from here on."""
        a, b = told.values[:2]
        kind = told.kind
        if kind == "chosen":
            self._chosen(a)
        elif kind == "foul":
            self.sawing, self.fouling = False, True
            self.blame(Harm("foul", a, (b,)))
        elif kind == "stabs":
            self.blame(Harm("stab", a, (b,)))
        elif kind == "lashes out":
            self.blame(Harm("savagery", a, (b,)))
        elif kind == "bites":
            self.blame(Harm("bite", a, (b,)))
        elif kind == "explosion":
            self.blame(Harm("bomb"))
        elif kind in ("into the crowd", "falls through"):
            self.blame(Harm("crowd", victims=(a,)))
        elif kind in ("fireball", "lightning bolt", "thunderbolt", "spell hits"):
            if self.spell == "brimstone barrage":  # adds to the armour roll only
                self.blame(Harm("barrage", bonus=1))
            else:
                self.blame(Harm("spell"))
        elif kind in ("hot pot", "rock", "rock thrown", "invaded"):
            self.blame(Harm(kind, victims=(a,) if kind != "hot pot" else None))
        elif kind == "soup hits":
            self.blame(Harm("soup", victims=(a,)))
        elif kind == "knocked down" and self.flying:
            self.hit += 1
            self.blame(Harm("landing", victims=(a,)))
        elif kind == "lands":
            self.flying = False
            self.blame(Harm("landing", victims=(a,)))

    def _chosen(self, face: int) -> None:
        """The die that counts. Of two blocks at once both are chosen before either is settled."""
        defender = self.blocks.pop(0)
        self.blame(Harm("block", self.attacker, (defender,)))
        felled = self.cause_of(self.attacker)
        first = felled is None or felled.cause != "block"
        at_once = self.facts.new and len(self.two_targets) > 0
        if not at_once or (first and face in (ATTACKER_DOWN, BOTH_DOWN)):
            self.blame(Harm("block", defender, (self.attacker,)))

    def blame(self, harm: Harm) -> None:
        self.harms.append(harm)

    def cause_of(self, victim: int) -> Harm | None:
        """The latest that can have hurt this player."""
        for harm in reversed(self.harms):
            if harm.victims is None or victim in harm.victims:
                return harm
        return None
