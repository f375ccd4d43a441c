"""What an edition of the rules is: a value with its tables, procedures, skills and options.

The editions themselves are in `pigskin.editions`. Rules never ask which edition it is; they ask
the edition for the part that differs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pigskin.effects.base import Effect, Skill
from pigskin.effects.sorting import by_moment
from pigskin.errors import PigskinError
from pigskin.model import RAISED, ROSTERED, STAR, Profile, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.questions import Flow, Question
from pigskin.rolls import Modifiers
from pigskin.showing import quoted
from pigskin.teams.near import hint
from pigskin.teams.reading import inducements, spells
from pigskin.teams.roster import Star

Ask: TypeAlias = Callable[[Table], Question]
Take: TypeAlias = Callable[[Table, Code], Flow[None]]
Procedure: TypeAlias = Callable[[Table], Flow[None]]
# A throw: thrower, target square, without the ruler?, dumped before a block?
Throw: TypeAlias = Callable[[Table, PlayerNo, Square, bool, bool], Flow[None]]


Held: TypeAlias = "tuple[Effect, ...]"


class Options:
    """Optional rules, and readings on which the source documents disagree.

    Each is named in `docs/options.md` with its default and the reason for it.
    """

    def __init__(self) -> None:
        self.weather: bool = True
        self.kickoff_table: bool = True
        self.overtime: str = "agreed"  # agreed, always or never
        self.foul_base_bonus: int = 0
        self.casualty_mode: str = "d68"  # d68 or simple
        self.fan_multiplier: int = 1000
        self.illegal_procedure: bool = False
        self.reroll_successes: bool = False
        self.rare_choices: bool = False  # what is legal and hardly anybody ever wants
        self.inducements: bool = True
        self.inducement_books: str = "supplement"  # supplement, optional (all of it) or core
        self.treasury: str = "higher"  # who spends it before a match: higher value, or both
        self.petty_cash: str = "free"  # free, or counts for the value of the team as before
        self.play: str = "league"  # league or exhibition
        self.toss: str = "coin"  # coin or roll-off
        self.piling_on: bool = True  # where it is an optional rule
        self.fans: bool = True  # likewise: the gate, and with it FAME
        # The "extra rules" of the handbook, each of which may be left out for a first game.
        self.hand_offs: bool = True
        self.fouls: bool = True
        self.going_for_it: bool = True
        self.assists: bool = True
        self.interceptions: bool = True
        self.fumbles: bool = True
        self.apothecary: bool = True
        self.casualty_rolls: bool = True
        self.journeymen: bool = True
        self.appeal: str = "argue first"  # or bribe first
        self.many_bribes: bool = False  # several may be offered for one secret weapon
        self.bomber_turnover: bool = True  # a bomber felled by his own bomb ends the turn
        # Readings in dispute: the first is the one we take.
        self.foul_appearance: str = "each"  # rolled for each block of a frenzy, or the first
        self.dump_off: str = "blocks"  # before blocks alone, or before what replaces them too
        self.break_tackle: str = "dodge"  # strength for the whole dodge, or until somebody dives
        self.stunty_stab: str = "counts"  # does being Stunty count when a stab injures him?
        self.stunty_nine: str = "treated"  # may an apothecary see to the 9 of a Stunty?
        self.chained_ko: str = "reserves"  # what he makes of a knocked-out Ball & Chain: or out
        self.nurgles_rot: str = "action"  # caught from an action of his, or from any block
        self.hail_mary: str = "plain"  # a D6 without modifiers, or modified like any pass
        self.landed_on: str = "turnover"  # ... on an own player who lies, none, or anybody
        self.corner: str = "end zone"  # whence a ball is thrown in that left there: or line crossed
        self.bomb_catching: str = "edition"  # with skills, bare, or as the edition has it
        self.diving_catch: str = "empty"  # in empty squares only, or also where somebody lies
        # House rules of sites and leagues.
        self.animosity: str = "any"  # who is refused: any other race, or only one that is known
        self.feeding: str = "must"  # must a hungry player bite whom he can reach, or may he
        self.completions: str = "target"  # caught in the target square, or by the team after all
        self.conceding: str = "turn"  # a coach may at the start of his turn, or also in set-up
        self.crowd: str = "edition"  # the crowd acts when the edition says, or before a follow-up
        self.chained_prone: str = "roll"  # who swings a ball, laid down without a block, or "ko"
        self.coach_penalty: int = 1  # what a banned head coach takes off Brilliant Coaching
        self.foul_unmarked_bonus: int = 0  # for a fouler in nobody's tackle zone
        self.foul_guards: bool = False  # sneaky players help in fouls even if they are marked
        self.piling_on_cost: str = "re-roll"  # or "free"
        self.right_stuff_dodges: bool = False  # Tackle is no help against a block on light players
        self.gust: str = "always"  # fine weather blows any kick on, or only one "in play"
        self.landing_hits: str = "first"  # a thrown player fells whom he meets first, or each
        self.quick_snap: str = "one by one"  # into empty squares, or two may swap places
        self.rooted_rise: str = "roll"  # a rooted player who is down rolls, or gets up as ever
        self.squirming: str = "lands"  # who squirms free of a hungry mouth lands, or just "stays"
        self.trampled: str = "as they lie"  # what a Ball & Chain leaves of the stunned, or "prone"
        self.turn_seconds: int = 240  # for the program around the game; the engine has no clock


OPTION_CHOICES: dict[str, tuple[object, ...]] = {
    "weather": (True, False),
    "kickoff_table": (True, False),
    "overtime": ("agreed", "always", "never"),
    "foul_base_bonus": (0, 1),
    "casualty_mode": ("d68", "simple"),
    "fan_multiplier": (1000, 10000),
    "illegal_procedure": (False, True),
    "reroll_successes": (False, True),
    "rare_choices": (False, True),
    "inducements": (True, False),
    "inducement_books": ("supplement", "optional", "core"),
    "treasury": ("higher", "both"),
    "petty_cash": ("free", "counts"),
    "play": ("league", "exhibition"),
    "toss": ("coin", "roll-off"),
    "piling_on": (True, False),
    "fans": (True, False),
    "hand_offs": (True, False),
    "fouls": (True, False),
    "going_for_it": (True, False),
    "assists": (True, False),
    "interceptions": (True, False),
    "fumbles": (True, False),
    "apothecary": (True, False),
    "casualty_rolls": (True, False),
    "journeymen": (True, False),
    "appeal": ("argue first", "bribe first"),
    "many_bribes": (False, True),
    "bomber_turnover": (True, False),
    "foul_appearance": ("each", "first"),
    "dump_off": ("blocks", "attacks"),
    "break_tackle": ("dodge", "dive"),
    "stunty_stab": ("counts", "ignored"),
    "stunty_nine": ("treated", "untreated"),
    "chained_ko": ("reserves", "out"),
    "nurgles_rot": ("action", "any"),
    "hail_mary": ("plain", "modified"),
    "landed_on": ("turnover", "standing", "anybody"),
    "corner": ("end zone", "line crossed"),
    "bomb_catching": ("edition", "skills", "bare"),
    "diving_catch": ("empty", "down"),
    "animosity": ("any", "known"),
    "feeding": ("must", "may"),
    "completions": ("target", "team"),
    "conceding": ("turn", "set-up"),
    "crowd": ("edition", "first"),
    "chained_prone": ("roll", "ko"),
    "coach_penalty": (1, 0),
    "foul_unmarked_bonus": (0, 1),
    "foul_guards": (False, True),
    "piling_on_cost": ("re-roll", "free"),
    "right_stuff_dodges": (False, True),
    "gust": ("always", "in play"),
    "landing_hits": ("first", "each"),
    "quick_snap": ("one by one", "swaps"),
    "rooted_rise": ("roll", "free"),
    "squirming": ("lands", "stays"),
    "trampled": ("as they lie", "prone"),
    "turn_seconds": (240, 0),
}


LONGEST_TURN: int = 86_400  # seconds


# `extra_rules=False` is short for leaving all of these out: the extra rules and the league rules of
# the handbook, which a first game has not.
EXTRA_RULES: tuple[str, ...] = (
    "weather",
    "kickoff_table",
    "hand_offs",
    "fouls",
    "going_for_it",
    "assists",
    "interceptions",
    "fumbles",
    "fans",
    "inducements",
    "apothecary",
    "casualty_rolls",
    "journeymen",
)


def option_values(options: Options) -> dict[str, str | int | bool]:
    """The options as plain values, for records and views."""
    return {name: getattr(options, name) for name in OPTION_CHOICES}


def make_options(choices: dict[str, object]) -> Options:
    """Options from plain values; unknown names and values are refused."""
    options = Options()
    if not isinstance(choices, dict):
        raise PigskinError(f"options are names and their values, not {quoted(choices)}")
    choices = dict(choices)
    if "extra_rules" in choices:
        value = choices.pop("extra_rules")
        if not isinstance(value, bool):
            raise PigskinError(f"option extra_rules is {quoted(value)}, but must be True or False")
        choices = dict.fromkeys(EXTRA_RULES, value) | choices
    for name, value in choices.items():
        if name not in OPTION_CHOICES:
            near = hint(name, OPTION_CHOICES) if isinstance(name, str) else ""
            listed = "pigskin options lists them all"
            raise PigskinError(f"there is no option {quoted(name)}; {listed}{near}")
        if name == "turn_seconds":
            if type(value) is not int or not 0 <= value <= LONGEST_TURN:
                wanted = f"a whole number from 0 to {LONGEST_TURN}"
                raise PigskinError(f"option turn_seconds is {quoted(value)}, but must be {wanted}")
        elif not any(type(value) is type(each) and value == each for each in OPTION_CHOICES[name]):
            allowed = ", ".join(repr(each) for each in OPTION_CHOICES[name])
            raise PigskinError(f"option {name} is {quoted(value)}, but must be one of {allowed}")
        setattr(options, name, value)
    return options


class Figures:
    """The numbers and small choices in which editions differ. What stands here is LRB6."""

    def __init__(self) -> None:
        self.target_numbers: bool = False  # AG, PA and AV are printed as what a roll must reach
        self.handling: int = 1  # added to dodges, pick-ups and catches of a well-aimed ball
        self.rerolls_a_turn: int = 1  # team re-rolls
        self.bonus_turn_rerolls: bool = True  # team re-rolls in a turn won by a kick-off event
        self.skills_need_zone: bool = False  # no tackle zones, no skills
        self.held_before_rushing: bool = False  # who is held never has to go for it
        self.rooted_blitz: bool = False  # who has taken root may blitz an opponent beside him
        self.shadows_runs: bool = False  # who runs in answer to a pass may be shadowed
        self.dives_at_fallers: bool = True  # who fails his dodge anyway may still be dived at
        self.jumping: bool = False  # anybody may jump over players who are down
        self.second_receiver: bool = True  # a player who refuses one team-mate may be given another
        self.names_targets: bool = False  # blitzes and fouls name their victim when declared
        self.crowd_first: bool = False  # the crowd is dealt with before anybody's armour
        self.niggling_hurts: bool = True  # niggling injuries add to injury rolls
        self.treats_hired: bool = True  # the apothecary sees to journeymen and mercenaries too
        self.patched_at_once: bool = False  # he heals a badly hurt player without a second roll
        self.scores_at_once: bool = False  # play stops as soon as anybody has scored
        self.bonus_turn_counts: bool = True  # the stunned turn over in a turn won at the kick-off
        self.turnover_stops_block: bool = False  # ... one that is announced and not yet rolled
        self.counts_heads: bool = False  # too many players on the pitch can be called
        self.exhibition_squad: int = 0  # players a team needs for exhibition play
        self.own_ma_counts: bool = False  # who is slow by nature rolls to stand up, roots or not
        self.active_only: bool = False  # diving tackles are for the acting player only
        self.frenzy_follows: bool = False  # a second block needs a follow-up, or nobody pushed
        self.holds_followers: bool = False  # who follows up may be held back
        self.edge_counts: bool = True  # a throw-in counts the square at the edge
        self.mascot_roll: int = 4  # what the re-roll of a mascot needs
        self.treats_frogs: bool = True  # may an apothecary see to a bewitched player?
        self.wide_ruler: bool = False  # a long bomb reaches 13 squares with 2 aside
        self.journeymen_forced: bool = False  # a team short of eleven must take journeymen
        self.short_side: int = 2  # with so few players a coach may concede instead of setting up
        self.concession_takes_all: bool = False  # the touchdowns of who concedes go over as well
        # The worst and the best MA, ST, AG, AV and PA there can be.
        self.stat_limits: tuple[tuple[int, int], ...] = ((1, 10), (1, 10), (1, 10), (1, 10), (0, 0))
        # MA, ST, AG, AV and PA of a player of whom a position says nothing.
        self.usual_stats: tuple[int, int, int, int, int] = (6, 3, 3, 8, 0)


class Edition:
    """One edition of the rules."""

    def __init__(
        self,
        id: str,
        name: str,
        turns: int,
        skills: Callable[[], list[Skill]],
        all_effects: dict[int, Effect],
        weather_table: list[int],
        weather_names: tuple[str, ...],
        test_names: dict[str, str],
        kick_off_events: list[Procedure],
        kick_off_names: tuple[str, ...],
        casualty: Callable[[Table, PlayerNo, int, Modifiers | None], tuple[int, int]],
        casualty_rows: dict[int, str],
        can_rise: Callable[[Table, PlayerNo], bool],
        appeal: Callable[[Table, PlayerNo], Flow[int]],
        spotted: Callable[[Table, PlayerNo, PlayerNo], Flow[bool]],
        argument_names: Callable[[Table, str], list[str]],
        leap_squares: Callable[[Table, PlayerNo], list[Square]],
        leap: Callable[[Table, PlayerNo, Square, bool], Flow[bool]],
        leap_need: Callable[[Table, PlayerNo, Square, Square, int], tuple[str, int]],
        throw_ball: Throw,
        throw_player: Callable[[Table, PlayerNo, PlayerNo], Flow[None]],
        diver_for: Callable[[Table, Square, int], Flow[PlayerNo]],
        throw_in_steps: Callable[[Table, Square, Square], int],
        block_two: Callable[[Table, PlayerNo, PlayerNo], Flow[None]],
        asks: dict[int, Ask],
        takes: dict[int, Take],
        procedures: dict[int, Procedure],
        figures: Figures,
        effects: list[Skill] | None = None,
        spared: Callable[[Table, PlayerNo], Flow[bool]] | None = None,
        mended: Callable[[Table, PlayerNo, list[int]], Flow[bool]] | None = None,
        after_match: Callable[[Table, SideNo], None] | None = None,
        star_rules: list[Skill] | None = None,
        carried_off: Callable[[Table, PlayerNo], Flow[None]] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.turns = turns
        self._list_skills = skills  # which reads a data file, and so waits until somebody asks
        self.all_effects = all_effects  # of every edition, by their numbers
        self.weather_table = weather_table
        self.weather_names = weather_names
        self.test_names = test_names  # rolls that people call otherwise in this edition
        self.kick_off_events = kick_off_events
        self.kick_off_names = kick_off_names  # by 2D6
        self.casualty = casualty  # (table, player, injury total, notes) -> its effect and row
        self.casualty_rows = casualty_rows  # what the rows of the table are called
        self.can_rise = can_rise  # may a necromancer raise this dead player?
        self.appeal = appeal  # what a coach may do about a sending-off; see rules.fouling
        self.spotted = spotted  # who else may have seen a foul without a double
        self.argument_names = argument_names  # stars, inducements, positions... by number
        self.leap_squares = leap_squares  # where the acting player may leap or jump to
        self.leap = leap  # (table, player, square, free?) -> may he go on?
        self.leap_need = leap_need  # (table, player, from, to, dive) -> the test and what it needs
        self.throw_ball = throw_ball
        self.throw_player = throw_player  # (table, thrower, team-mate)
        self.diver_for = diver_for  # (table, square, how it comes down) -> who dives, or NOBODY
        self.throw_in_steps = throw_in_steps  # (table, edge, where it went off) -> step
        self.block_two = block_two  # (table, attacker, first victim)
        self.spared = spared  # a player is to be knocked out: True when staff sees to him instead
        self.carried_off = carried_off  # a player has left the pitch hurt
        self.mended = mended  # a casualty nobody could heal: True when he plays on all the same
        self.after_match = after_match  # (table, winner): what is settled with the final whistle
        self.figures = figures
        self.asks = asks  # phases in which a coach chooses: the question
        self.takes = takes  # ... and what follows from the answer
        self.procedures = procedures  # phases that run by themselves
        # What spells and the like do to players has the shape of a skill, but nobody learns it.
        self.effects: list[Skill] = effects or []
        # Nor what single stars can do.
        self.star_rules: list[Skill] = star_rules or []
        self._skills: list[Skill] = []
        self._by_name: dict[str, Skill] = {}
        self.moments: dict[tuple[str, ...], list[tuple[Effect, ...]]] = {}
        self._wide: dict[tuple[Held, Held], list[Held]] = {}
        self.nobody = self.profile("", 0, "", "", (0, 0, 0, 0), ())

    def __repr__(self) -> str:
        return f"<Edition {self.id}: {self.name}, {len(self.skills)} skills>"

    @property
    def skills(self) -> list[Skill]:
        """The skills players can have, by their numbers."""
        if not self._skills:
            self._skills = self._list_skills()
        return self._skills

    @property
    def by_name(self) -> dict[str, Skill]:
        """Everything with the shape of a skill in this edition, by its name."""
        if not self._by_name:
            known = [*self.skills, *self.effects, *self.star_rules]
            self._by_name = {skill.name: skill for skill in known}
        return self._by_name

    def skill(self, name: str) -> Skill:
        """A skill of this edition by its name; KeyError if it has none of that name."""
        return self.by_name[name]

    def profile(
        self,
        name: str,
        number: int,
        position: str,
        race: str,
        stats: tuple[int, int, int, int],
        skills: tuple[str, ...],
        niggling: int = 0,
        kind: int = ROSTERED,
        value: int = 0,
        pa: int = 0,
    ) -> Profile:
        """A player's profile, his skills sorted by the moments they act at."""
        owned = tuple([self.by_name[each] for each in skills]) if skills else ()
        moments = self.moments.get(skills)
        if moments is None:
            moments = self.moments[skills] = by_moment(owned)
        ma, st, ag, av = stats
        return Profile(
            name, number, position, race, ma, st, ag, av, owned, moments, niggling, kind, value,
            pa, self.figures.target_numbers,
        )  # fmt: skip

    def acting(self, profile: Profile, wide: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
        """What acts for a player at each moment, with what his side has for all its players."""
        key = (profile.skills, wide)
        found = self._wide.get(key)
        if found is None:
            more = tuple([each for each in wide if each not in profile.skills])
            found = self._wide[key] = by_moment((*profile.skills, *more))
        return found

    def star(self, star: Star, number: int) -> Profile:
        """A star player with what only he can do, wearing this number."""
        skills = star.skills
        if star.rule is not None and star.rule.name in self.by_name:
            skills = (*skills, star.rule.name)
        return self.profile(
            star.name, number, "Star", star.name, (star.ma, star.st, star.ag, star.av), skills,
            kind=STAR, value=star.cost // 1000, pa=star.pa,
        )  # fmt: skip

    def inducement_name(self, number: int) -> str:
        """An inducement by its place in the edition's list."""
        return list(inducements(self.id).values())[number].name

    def spell_name(self, number: int) -> str:
        """A spell by its place in the edition's list."""
        return list(spells(self.id).values())[number].name

    def fears_stakes(self, table: Table, side: SideNo) -> bool:
        """Is the side's team one that blessed stakes harm?"""
        return table.rosters is not None and table.rosters[side].stakes_target

    def zombie(self, table: Table, side: SideNo) -> Profile:
        """What a raised opponent becomes."""
        assert table.rosters is not None
        position = table.rosters[side].position("Zombie")
        return self.profile(
            "Raised", next_number(table, side), position.name, position.race,
            position.stats, position.skills, kind=RAISED, value=position.cost // 1000,
            pa=position.pa,
        )


def next_number(table: Table, side: SideNo) -> int:
    """The lowest shirt number nobody on the side wears."""
    worn = {table.profiles[player].number for player in table.players(side)}
    number = 1
    while number in worn:
        number += 1
    return number
