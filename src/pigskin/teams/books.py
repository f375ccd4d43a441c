"""The books of an edition: what its data files say, read when somebody asks.

Ours lie in `pigskin/editions/<edition>/`, those of a house edition in a folder of its own, whose
tables are laid over those of the edition it is based on. The values are frozen and shared: leave
them as they are.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pigskin.teams.roster import (
    Inducement,
    InducementGroup,
    Profile,
    Roster,
    SpecialRule,
    Star,
    TeamRules,
    UnknownEdition,
)
from pigskin.teams.tables import (
    inducement_from_table,
    profile_from_table,
    roster_from_table,
    rules_from_tables,
    star_from_table,
)

if TYPE_CHECKING:
    from pigskin.teams.team import Team

_EDITIONS: Final = Path(__file__).parent.parent / "editions"
BOX: Final = " (box)"


class Books:
    """What an edition has: team lists, stars, inducements, skills by category, ready teams."""

    def __init__(self, id: str) -> None:
        self.id = id
        self._data: dict[str, dict[str, Any]] = {}

    @property
    def root(self) -> str:
        """The id of the edition of ours that all this is based on."""
        return self.id

    def data(self, file: str) -> dict[str, Any]:
        """The contents of one data file, to be left as they are."""
        if file not in self._data:
            self._data[file] = self.read(file)
        return self._data[file]

    def read(self, file: str) -> dict[str, Any]:
        import tomllib  # only when there is something to read

        return tomllib.loads((_EDITIONS / self.id / file).read_text("utf-8"))

    @cached_property
    def team_rules(self) -> TeamRules:
        """Prices and limits common to all rosters."""
        return rules_from_tables(self.data("rosters.toml"))

    @cached_property
    def special_rules(self) -> dict[str, SpecialRule]:
        """The special rules of the team lists, by name."""
        tables = self.data("rosters.toml").get("special_rules", {})
        return {
            name: SpecialRule(name, table["kind"], table.get("text", ""), table.get("part_of", ""))
            for name, table in tables.items()
        }

    @cached_property
    def rosters(self) -> dict[str, Roster]:
        """All rosters, by id."""
        tables = self.data("rosters.toml")["rosters"]
        return {table["id"]: roster_from_table(self.id, table) for table in tables}

    @cached_property
    def stars(self) -> dict[str, Star]:
        """All star players, by name."""
        tables = self.data("stars.toml")["stars"]
        return {table["name"]: star_from_table(table) for table in tables}

    @cached_property
    def inducements(self) -> dict[str, Inducement]:
        """All inducements, by id."""
        tables = self.data("inducements.toml")["inducements"]
        return {table["id"]: inducement_from_table(table) for table in tables}

    @cached_property
    def inducement_groups(self) -> dict[str, InducementGroup]:
        """The groups of inducements of which a team may only buy so many together, by id."""
        tables = self.data("inducements.toml").get("groups", ())
        return {t["id"]: InducementGroup(t["id"], t["name"], t["max"]) for t in tables}

    @cached_property
    def profiles(self) -> dict[str, Profile]:
        """Those who come onto the pitch through inducements and are in no team list, by id."""
        tables = self.data("inducements.toml").get("profiles", ())
        return {table["id"]: profile_from_table(table) for table in tables}

    @cached_property
    def skill_categories(self) -> dict[str, str]:
        """The category letter (G A P S M, ...) of every skill, by its name (see `skill_name`)."""
        lists = self.data("skill_categories.toml")["skills"]
        return {skill: letter for letter, skills in lists.items() for skill in skills}

    @cached_property
    def category_names(self) -> dict[str, str]:
        """The full name of every category letter: G is General, and so on."""
        names: dict[str, str] = self.data("skill_categories.toml")["names"]
        return names

    @cached_property
    def innate_categories(self) -> dict[str, str]:
        """The category letters nobody learns skills from, and what such skills are called."""
        names: dict[str, str] = self.data("skill_categories.toml")["innate"]
        return names

    @cached_property
    def learned_skills(self) -> dict[str, str]:
        """Skills that are learned with a value, by name: {"Mighty Blow": "Mighty Blow (+1)"}."""
        forms: dict[str, str] = self.data("skill_categories.toml").get("learned", {})
        return forms

    @cached_property
    def ready_teams(self) -> dict[str, Team]:
        """The ready team of every roster that has one, by roster id."""
        return {team.roster.id: team for team in self._teams("teams")}

    @cached_property
    def box_teams(self) -> dict[str, Team]:
        """The teams that were in the box of the edition, by names such as "Human (box)"."""
        return {team.roster.name + BOX: team for team in self._teams("box")}

    def _teams(self, part: str) -> list[Team]:
        from pigskin.teams.files import team_from_dict  # which looks rosters up here

        return [
            team_from_dict({**table, "edition": self.id}, f"{self.id}/{READY}, {part} {number}")
            for number, table in enumerate(self.data(READY).get(part, []), 1)
        ]


class OverlaidBooks(Books):
    """The books of another edition with tables of one's own laid over them.

    `own` are the tables of each file; `without` names what is left out, by list.
    """

    def __init__(
        self,
        id: str,
        base: Books,
        own: dict[str, dict[str, Any]] | None = None,
        without: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        super().__init__(id)
        self.base = base
        self.own = own or {}
        self.without = without or {}

    @property
    def root(self) -> str:
        return self.base.root

    def read(self, file: str) -> dict[str, Any]:
        base, own = self.base.data(file), self.own.get(file, {})
        if file == CARDS:
            return {"shares": self.base.id} | {k: v for k, v in base.items() if k != "decks"}
        found = dict(base)
        for name, value in own.items():
            if isinstance(value, dict):
                found[name] = {**base.get(name, {}), **value}
        for name, key in LISTS.get(file, ()):
            gone = self.without.get("rosters" if key == "roster" else name, ())
            ours = {table[key]: table for table in own.get(name, ())}
            kept = [ours.pop(t[key], t) for t in base.get(name, ()) if t[key] not in gone]
            found[name] = [*kept, *ours.values()]
        if file == CATEGORIES:
            found["skills"] = self._skills(base["skills"], own.get("skills", {}))
        return found

    def _skills(self, base: dict[str, Any], own: dict[str, Any]) -> dict[str, list[str]]:
        """Skills by category; one that is named here is not where it was."""
        named = [name for names in own.values() for name in names]
        return {
            letter: [*(n for n in base.get(letter, ()) if n not in named), *own.get(letter, ())]
            for letter in {**base, **own}
        }


# The lists of tables in the data files, and what tells one table from another.
LISTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "rosters.toml": (("rosters", "id"),),
    "stars.toml": (("stars", "name"),),
    "inducements.toml": (("inducements", "id"), ("groups", "id"), ("profiles", "id")),
    "ready_teams.toml": (("teams", "roster"), ("box", "roster")),
}  # fmt: skip
READY: Final = "ready_teams.toml"
CATEGORIES: Final = "skill_categories.toml"
CARDS: Final = "cards.toml"
_BOOKS: dict[str, Books] = {}  # those somebody has asked for, and those of house editions


def editions_with_rosters() -> tuple[str, ...]:
    """The ids of our editions that have team lists."""
    return tuple(sorted(file.parent.name for file in _EDITIONS.glob("*/rosters.toml")))


def books(edition: str) -> Books:
    """The books of the edition of this id."""
    found = _BOOKS.get(edition)
    if found is None:
        known = editions_with_rosters()
        if edition not in known:
            if find_house(edition):
                return _BOOKS[edition]
            raise UnknownEdition(edition, [*known, *_BOOKS])
        found = _BOOKS[edition] = Books(edition)
    return found


def find_house(edition: str) -> bool:
    """Is there a house edition of this id in the folders that were named for them?"""
    from pigskin.house.finding import found_in_folders  # which reads books in turn

    return isinstance(edition, str) and found_in_folders(edition) is not None


def forget_books(edition: str) -> None:
    """An edition that proved to be none is not found any more."""
    _BOOKS.pop(edition, None)


def keep_books(own: Books) -> None:
    """From now on the books of this edition are found by its id."""
    _BOOKS[own.id] = own
