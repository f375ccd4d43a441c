"""What an edition of the rules is: a value with its tables, procedures, skills and options.

The editions themselves are in `pigskin.editions`. Rules never ask which edition it is; they ask
the edition for the part that differs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

from pigskin.effects.base import Effect, Skill
from pigskin.effects.of_sides import staff_of
from pigskin.effects.sorting import acts_for_players, by_moment
from pigskin.figures import Figures
from pigskin.model import RAISED, ROSTERED, STAR, Profile, Table
from pigskin.numbers import Code, Holder, PlayerNo, SideNo, Square
from pigskin.options import OF_SOME_EDITIONS, Options, make_options
from pigskin.questions import Flow, Question
from pigskin.rolls import Modifiers
from pigskin.teams.books import Books, OverlaidBooks, editions_with_rosters
from pigskin.teams.books import books as find_books
from pigskin.teams.decks import decks
from pigskin.teams.reading import skill_name
from pigskin.teams.roster import (
    Inducement,
    InducementGroup,
    Roster,
    Spell,
    Star,
    TeamRules,
)
from pigskin.teams.roster import Profile as Hired
from pigskin.teams.team import Team

if TYPE_CHECKING:
    from pigskin.effects.cards import Card
    from pigskin.effects.magic import School
    from pigskin.effects.magic import Spell as Magic
    from pigskin.league.rules import LeagueRules
    from pigskin.teams.decks import Deck

Ask: TypeAlias = Callable[[Table], Question]
Take: TypeAlias = Callable[[Table, Code], Flow[None]]
Procedure: TypeAlias = Callable[[Table], Flow[None]]
# A throw: thrower, target square, without the ruler?, dumped before a block?
Throw: TypeAlias = Callable[[Table, PlayerNo, Square, bool, bool], Flow[None]]
Casualty: TypeAlias = Callable[[Table, PlayerNo, int, "Modifiers | None"], tuple[int, int]]
Appeal: TypeAlias = Callable[[Table, PlayerNo], Flow[int]]
Names: TypeAlias = Callable[[Table, str], list[str]]
LeapSquares: TypeAlias = Callable[[Table, PlayerNo], list[Square]]
Leap: TypeAlias = Callable[[Table, PlayerNo, Square, bool], Flow[bool]]
LeapNeed: TypeAlias = Callable[[Table, PlayerNo, Square, Square, int], tuple[str, int]]
OnTwo: TypeAlias = Callable[[Table, PlayerNo, PlayerNo], Flow[None]]
Diver: TypeAlias = Callable[[Table, Square, int], Flow[PlayerNo]]
ThrowIn: TypeAlias = Callable[[Table, Square, Square], int]
AfterMatch: TypeAlias = Callable[[Table, SideNo], None]
AnyEdition: TypeAlias = "str | os.PathLike[str] | Edition"  # an id, a folder, or itself
Usual: TypeAlias = "dict[str, str | int | bool]"

Held: TypeAlias = "tuple[Effect, ...]"


class Edition:
    """One edition of the rules. A later one is written as its differences: see `but`."""

    def __init__(
        self,
        id: str,
        name: str,
        books: Books,
        turns: int,
        skill_lists: list[list[Skill]],
        all_effects: dict[int, Effect],
        weather_table: list[int],
        weather_names: tuple[str, ...],
        weathers: list[Effect],
        magic: list[Magic],
        school: School,
        test_names: dict[str, str],
        kick_off_events: list[Procedure],
        kick_off_names: tuple[str, ...],
        casualty: Casualty,
        casualty_rows: dict[int, str],
        can_rise: Callable[[Table, PlayerNo], bool],
        appeal: Appeal,
        argument_names: Names,
        goods: dict[str, Effect],
        leap_squares: LeapSquares,
        leap: Leap,
        leap_need: LeapNeed,
        throw_ball: Throw,
        throw_player: OnTwo,
        diver_for: Diver,
        throw_in_steps: ThrowIn,
        block_two: OnTwo,
        asks: dict[int, Ask],
        takes: dict[int, Take],
        procedures: dict[int, Procedure],
        figures: Figures,
        own_options: tuple[str, ...],
        usual_options: Usual,
        effects: list[Effect],
        star_rules: list[Skill],
        after_match: AfterMatch | None,
        cards: list[Card],
        between_matches: Callable[[], LeagueRules],
    ) -> None:
        self.id = id
        self.name = name
        self.books = books  # the data files, each read when somebody asks
        self.folder: str = ""  # of a house edition: where it lies
        self.turns = turns
        self.skill_lists = skill_lists  # of which the first that knows a name gives the skill
        self.all_effects = all_effects  # of every edition, by their numbers
        self.weather_table = weather_table
        self.weather_names = weather_names
        self.magic = magic  # what wizards cast; answers name a spell by its place here
        self.school = school  # ... and how they cast it
        self.weathers = weathers  # what acts while it is so, by the numbers of the table
        self.test_names = test_names  # rolls that people call otherwise in this edition
        self.kick_off_events = kick_off_events
        self.kick_off_names = kick_off_names  # by 2D6
        self.casualty = casualty  # (table, player, injury total, notes) -> its effect and row
        self.casualty_rows = casualty_rows  # what the rows of the table are called
        self.can_rise = can_rise  # may a necromancer raise this dead player?
        self.appeal = appeal  # what a coach may do about a sending-off; see rules.fouling
        self.goods = goods  # what a side holds that has bought it, by the inducement's id
        self.argument_names = argument_names  # stars, inducements, positions... by number
        self.leap_squares = leap_squares  # where the acting player may leap or jump to
        self.leap = leap  # (table, player, square, free?) -> may he go on?
        self.leap_need = leap_need  # (table, player, from, to, dive) -> the test and what it needs
        self.throw_ball = throw_ball
        self.throw_player = throw_player  # (table, thrower, team-mate)
        self.diver_for = diver_for  # (table, square, how it comes down) -> who dives, or NOBODY
        self.throw_in_steps = throw_in_steps  # (table, edge, where it went off) -> step
        self.block_two = block_two  # (table, attacker, first victim)
        self.asks = asks  # phases in which a coach chooses: the question
        self.takes = takes  # ... and what follows from the answer
        self.procedures = procedures  # phases that run by themselves
        self.figures = figures
        self.own_options = own_options  # options that not every edition has
        self.usual_options = usual_options  # where a match starts from something else
        # Whatever else changes a rule. What spells and the like do to players has the shape of a
        # skill, but nobody learns it.
        self.effects = effects
        # Nor what single stars can do.
        self.star_rules = star_rules
        self.after_match = after_match  # (table, winner): what is settled with the final whistle
        self.cards = cards  # special play cards
        self.between_matches = between_matches  # read when a league asks
        self._decks: tuple[Deck, ...] | None = None
        self._skills: list[Skill] = []
        self._by_name: dict[str, Skill] = {}
        # What a side can have, by its key; of what the edition does not list itself, the oldest.
        known = [*self.effects, *all_effects.values()]
        self.by_key: dict[str, Effect] = {each.key: each for each in reversed(known) if each.key}
        self.staff = staff_of(effects)  # what those bring who are hired, by the inducement's id
        self.moments: dict[tuple[str, ...], list[tuple[Effect, ...]]] = {}
        self._wide: dict[tuple[Held, Held], list[Held]] = {}
        self.nobody = self.profile("", 0, "", "", (0, 0, 0, 0), ())

    def but(
        self,
        id: str,
        name: str,
        books: Books | None = None,
        turns: int | None = None,
        skill_lists: list[list[Skill]] | None = None,
        all_effects: dict[int, Effect] | None = None,
        weather_table: list[int] | None = None,
        weather_names: tuple[str, ...] | None = None,
        weathers: list[Effect] | None = None,
        magic: list[Magic] | None = None,
        school: School | None = None,
        test_names: dict[str, str] | None = None,
        kick_off_events: list[Procedure] | None = None,
        kick_off_names: tuple[str, ...] | None = None,
        casualty: Casualty | None = None,
        casualty_rows: dict[int, str] | None = None,
        can_rise: Callable[[Table, PlayerNo], bool] | None = None,
        appeal: Appeal | None = None,
        argument_names: Names | None = None,
        goods: dict[str, Effect] | None = None,
        leap_squares: LeapSquares | None = None,
        leap: Leap | None = None,
        leap_need: LeapNeed | None = None,
        throw_ball: Throw | None = None,
        throw_player: OnTwo | None = None,
        diver_for: Diver | None = None,
        throw_in_steps: ThrowIn | None = None,
        block_two: OnTwo | None = None,
        asks: dict[int, Ask] | None = None,
        takes: dict[int, Take] | None = None,
        procedures: dict[int, Procedure] | None = None,
        figures: Figures | None = None,
        own_options: tuple[str, ...] | None = None,
        usual_options: Usual | None = None,
        effects: list[Effect] | None = None,
        star_rules: list[Skill] | None = None,
        after_match: AfterMatch | None = None,
        cards: list[Card] | None = None,
        between_matches: Callable[[], LeagueRules] | None = None,
    ) -> Edition:
        """An edition that differs from this one in the parts named, and in nothing else.

        Lists of skills come before those there are; questions, procedures, goods, names of tests
        and usual options replace those of the same key. Any other part is taken instead of the old.
        The books are those of the new id, if it is one of ours, or those of this edition.
        """
        return Edition(
            id=id,
            name=name,
            books=_books_of(id, self) if books is None else books,
            turns=self.turns if turns is None else turns,
            skill_lists=[*(skill_lists or []), *self.skill_lists],
            all_effects=self.all_effects if all_effects is None else all_effects,
            weather_table=self.weather_table if weather_table is None else weather_table,
            weather_names=self.weather_names if weather_names is None else weather_names,
            weathers=self.weathers if weathers is None else weathers,
            magic=self.magic if magic is None else magic,
            school=self.school if school is None else school,
            test_names={**self.test_names, **(test_names or {})},
            kick_off_events=self.kick_off_events if kick_off_events is None else kick_off_events,
            kick_off_names=self.kick_off_names if kick_off_names is None else kick_off_names,
            casualty=self.casualty if casualty is None else casualty,
            casualty_rows=self.casualty_rows if casualty_rows is None else casualty_rows,
            can_rise=self.can_rise if can_rise is None else can_rise,
            appeal=self.appeal if appeal is None else appeal,
            argument_names=self.argument_names if argument_names is None else argument_names,
            goods={**self.goods, **(goods or {})},
            leap_squares=self.leap_squares if leap_squares is None else leap_squares,
            leap=self.leap if leap is None else leap,
            leap_need=self.leap_need if leap_need is None else leap_need,
            throw_ball=self.throw_ball if throw_ball is None else throw_ball,
            throw_player=self.throw_player if throw_player is None else throw_player,
            diver_for=self.diver_for if diver_for is None else diver_for,
            throw_in_steps=self.throw_in_steps if throw_in_steps is None else throw_in_steps,
            block_two=self.block_two if block_two is None else block_two,
            asks={**self.asks, **(asks or {})},
            takes={**self.takes, **(takes or {})},
            procedures={**self.procedures, **(procedures or {})},
            figures=self.figures if figures is None else figures,
            own_options=self.own_options if own_options is None else own_options,
            usual_options={**self.usual_options, **(usual_options or {})},
            effects=self.effects if effects is None else effects,
            star_rules=self.star_rules if star_rules is None else star_rules,
            after_match=self.after_match if after_match is None else after_match,
            cards=self.cards if cards is None else cards,
            between_matches=self.between_matches if between_matches is None else between_matches,
        )

    def __repr__(self) -> str:
        return f"<Edition {self.id}: {self.name}, {len(self.skills)} skills>"

    @property
    def league(self) -> LeagueRules:
        """What happens between matches."""
        return self.between_matches()

    @property
    def skills(self) -> list[Skill]:
        """The skills players can have, by their numbers."""
        if not self._skills:
            self._skills = skills_named(self.skill_categories, *self.skill_lists)
        return self._skills

    @property
    def by_name(self) -> dict[str, Skill]:
        """Everything with the shape of a skill in this edition, by its name."""
        if not self._by_name:
            shaped = [each for each in self.effects if isinstance(each, Skill)]
            known = [*self.skills, *shaped, *self.star_rules]
            self._by_name = {skill.name: skill for skill in known}
        return self._by_name

    @property
    def decks(self) -> tuple[Deck, ...]:
        """All decks of special play cards, in their order."""
        if self._decks is None:
            self._decks = decks(self.id, "all")
        return self._decks

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

    def held_by(
        self, player: PlayerNo, held: tuple[tuple[Holder, int, int, int], ...]
    ) -> list[Effect]:
        """What a player holds that acts for him beside the skills of his profile."""
        found: list[Effect] = []
        for holder, what, _, _ in held:
            if holder == Holder(player):
                effect = self.all_effects[what]
                known = isinstance(effect, Skill) or effect in found
                if not known and acts_for_players(effect):
                    found.append(effect)
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

    # --- the books --------------------------------------------------------------------------

    @property
    def rosters(self) -> dict[str, Roster]:
        """The team lists, by id."""
        return self.books.rosters

    @property
    def ready_teams(self) -> dict[str, Team]:
        """A team of each roster, ready to play, by the roster's id."""
        return self.books.ready_teams

    @property
    def team_rules(self) -> TeamRules:
        """Prices and limits common to all rosters."""
        return self.books.team_rules

    @property
    def stars(self) -> dict[str, Star]:
        """The star players, by name."""
        return self.books.stars

    @property
    def inducements(self) -> dict[str, Inducement]:
        """What can be bought for a match, by id."""
        return self.books.inducements

    @property
    def inducement_groups(self) -> dict[str, InducementGroup]:
        """Inducements of which a team buys only so many together, by id."""
        return self.books.inducement_groups

    @property
    def spells(self) -> dict[str, Spell]:
        """What wizards can cast, by id."""
        return {
            each.spell: Spell(
                each.spell, each.name, " or ".join(each.when), each.text, each.becomes
            )
            for each in self.magic
        }

    @property
    def profiles(self) -> dict[str, Hired]:
        """Those who come onto the pitch through inducements, by id."""
        return self.books.profiles

    @property
    def skill_categories(self) -> dict[str, str]:
        """The category letter of every skill, by its name without a value."""
        return self.books.skill_categories

    @property
    def category_names(self) -> dict[str, str]:
        """What the category letters stand for."""
        return self.books.category_names

    @property
    def learned_skills(self) -> dict[str, str]:
        """Skills that are learned with a value, by name."""
        return self.books.learned_skills

    # --- options ----------------------------------------------------------------------------

    def options(self, choices: dict[str, object] | None = None) -> Options:
        """The options of a match: what was chosen, and what is usual in this edition."""
        return make_options(choices or {}, self.usual_options)

    def has_option(self, name: str) -> bool:
        """Does the option change anything in this edition?"""
        return name not in OF_SOME_EDITIONS or name in self.own_options

    def inducement_name(self, number: int) -> str:
        """An inducement by its place in the edition's list."""
        return list(self.inducements.values())[number].name

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


def _books_of(id: str, base: Edition) -> Books:
    return find_books(id) if id in editions_with_rosters() else OverlaidBooks(id, base.books)


def next_number(table: Table, side: SideNo) -> int:
    """The lowest shirt number nobody on the side wears."""
    worn = {table.profiles[player].number for player in table.players(side)}
    number = 1
    while number in worn:
        number += 1
    return number


def skills_named(names: Iterable[str], *lists: list[Skill]) -> list[Skill]:
    """The skills an edition has, by name: each from the first of the lists that knows it.

    A name stands for every value a skill comes with: Loner for Loner (3+) and Loner (4+).
    """
    chosen: list[Skill] = []
    missing: list[str] = []
    for name in names:
        for each in lists:
            found = [skill for skill in each if skill_name(skill.name) == name]
            if found:
                chosen.extend(found)
                break
        else:
            missing.append(name)
    if missing:
        raise LookupError(f"no skill class is called {', '.join(sorted(missing))}")
    return sorted(chosen, key=lambda skill: skill.id)
