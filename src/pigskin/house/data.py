"""The data files of a house edition: read, checked, and proved against the edition they make."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from pigskin.edition import Edition
from pigskin.errors import EditionError
from pigskin.house import leagues
from pigskin.teams.books import LISTS, READY, OverlaidBooks
from pigskin.teams.check import problems
from pigskin.teams.fields import Reader, kind_of
from pigskin.teams.files import ROSTER_FIELDS, TEAM_FIELDS, check_roster, team_from_dict
from pigskin.teams.near import hint
from pigskin.teams.playable import unplayable_roster
from pigskin.teams.roster import ANY

# What a file may hold beside its lists: tables laid over those of the base, key by key.
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "rosters.toml": ("common", "value", "limits", "special_rules"),
    "stars.toml": (),
    "inducements.toml": (),
    "ready_teams.toml": (),
}
# The kinds of fields: whole numbers, texts, lists of texts, true or false, tables of numbers.
STAR: Final[dict[str, str]] = {
    "name": "text!", "cost": "int!", "ma": "int!", "st": "int!", "ag": "int!", "av": "int!",
    "pa": "int", "skills": "texts!", "teams": "texts", "rules": "texts", "not_for": "texts",
    "pair": "text", "pair_name": "text", "mega": "truth", "event": "truth", "exhibition": "truth",
    "upkeep": "int", "rule": "star rule",
}  # fmt: skip
INDUCEMENT: Final[dict[str, str]] = {
    "id": "text!", "name": "text!", "cost": "int!", "max": "int", "cost_exceptions": "prices",
    "needs": "text", "price": "text", "extra_skill_cost": "int", "extra_skill_max": "int",
    "cost_with": "prices", "cost_max": "int", "teams": "texts", "rules": "texts", "tiers": "ints",
    "group": "text", "named": "truth", "book": "text", "spells": "texts", "profiles": "texts",
    "text": "text", "not_sold": "text",
}  # fmt: skip
GROUP: Final[dict[str, str]] = {"id": "text!", "name": "text!", "max": "int!"}
PROFILE: Final[dict[str, str]] = {
    "id": "text!", "name": "text!", "ma": "int!", "st": "int!", "ag": "int!", "av": "int!",
    "pa": "int", "skills": "texts!", "cost": "int", "max": "int",
}  # fmt: skip
FIELDS: Final[dict[str, dict[str, str]]] = {
    "stars": STAR, "inducements": INDUCEMENT, "groups": GROUP, "profiles": PROFILE,
}  # fmt: skip
RULE: Final[dict[str, str]] = {"id": "text!", "name": "text!", "period": "text!", "text": "text!"}
PRICES: Final = ("fixed", "position", "star", "profile", "stake")
ZOMBIE: Final = "Zombie"  # what a raised opponent becomes
NEEDS: Final = ("", "apothecary", "igor")


def read_books(
    folder: Path, base: Edition, replaces: dict[str, tuple[str, ...]]
) -> dict[str, dict[str, Any]]:
    """The tables of the folder's data files, each of the right kind and of a name of its own."""
    from pigskin.house.loading import read_file

    found: dict[str, dict[str, Any]] = {}
    for file, lists in LISTS.items():
        own = read_file(folder / file)
        read = Reader(own, (*(name for name, _ in lists), *TABLES[file]), str(folder / file), "")
        for name in TABLES[file]:
            _check_settings(read, name, base.books.data(file).get(name, {}))
        for name, key in lists:
            _check_list(read, name, key, base, replaces.get(name, ()))
        if own:
            found[file] = own
    between_matches = read_file(folder / leagues.FILE)
    if between_matches:
        leagues.check_league(folder, between_matches, base)
        found[leagues.FILE] = between_matches
    _check_replaced(folder, found, replaces)
    return found


def _check_settings(read: Reader, name: str, base: dict[str, Any]) -> None:
    """Prices and limits: those of the base, with other values of the same kind."""
    own = read.table.get(name, {})
    if not isinstance(own, dict):
        raise read.error(name, f"expected a table, not {kind_of(own)}")
    for key, value in own.items():
        if name == "special_rules":
            _check_fields(
                Reader(value, ("kind", "text", "part_of"), read.source, f"{name}.{key}"),
                {"kind": "text!", "text": "text", "part_of": "text"},
            )
        elif key not in base:
            raise read.error(f"{name}.{key}", f"there is nothing of the kind{hint(key, base)}")
        elif kind_of(value) != kind_of(base[key]):
            wanted = kind_of(base[key])
            raise read.error(f"{name}.{key}", f"expected {wanted}, not {kind_of(value)}")


def _check_list(
    read: Reader, name: str, key: str, base: Edition, replaced: tuple[str, ...]
) -> None:
    """Tables of known fields; of one name there is one, ours only where that is said."""
    fields = ROSTER_FIELDS if name == "rosters" else tuple(FIELDS.get(name) or TEAM_FIELDS)
    taken = {table[key] for file in LISTS for table in base.books.data(file).get(name, ())}
    seen: set[str] = set()
    for table in read.tables(name, fields):
        if name == "rosters":
            check_roster(table)
        elif name in FIELDS:
            _check_fields(table, FIELDS[name])
        own = table.text(key)
        if own in seen:
            raise table.error(key, f"there are two of the name {own!r}")
        seen.add(own)
        if own in taken and own not in replaced and key != "roster":
            said = f'; to replace it, say so in edition.toml: [replaces] {name} = ["{own}"]'
            if name not in ("rosters", "stars", "inducements"):
                said = "; take another name"
            raise table.error(key, f"{base.id} has {own!r} already{said}")


def _check_replaced(
    folder: Path, own: dict[str, dict[str, Any]], replaces: dict[str, tuple[str, ...]]
) -> None:
    for file, lists in LISTS.items():
        for name, key in lists:
            ours = {table[key] for table in own.get(file, {}).get(name, ())}
            for each in replaces.get(name, ()):
                if each not in ours:
                    said = f"{folder / 'edition.toml'}: replaces.{name}"
                    raise EditionError(f"{said}: there is no {each!r} in {file}")


def _check_fields(read: Reader, kinds: dict[str, str]) -> None:
    for field, kind in kinds.items():
        if kind.endswith("!"):
            read.needed(field)
        elif field not in read.table:
            continue
        what = kind.rstrip("!")
        if what == "text":
            read.text(field)
        elif what == "texts":
            read.texts(field)
        elif what == "int":
            if read.integer(field) < 0:
                raise read.error(field, "at least 0 is needed")
        elif what == "truth":
            read.truth(field)
        elif what == "ints":
            _check_numbers(read, field, read.table[field])
        elif what == "prices":
            _check_prices(read, field, read.table[field])
        else:
            inner = Reader(read.table[field], tuple(RULE), read.source, _at(read, field))
            _check_fields(inner, RULE)


def _at(read: Reader, field: str) -> str:
    return f"{read.where}.{field}" if read.where else field


def _check_numbers(read: Reader, field: str, value: object) -> None:
    if not isinstance(value, list) or not all(type(each) is int for each in value):
        raise read.error(field, "expected a list of whole numbers")


def _check_prices(read: Reader, field: str, value: object) -> None:
    if not isinstance(value, dict) or not all(type(each) is int for each in value.values()):
        raise read.error(field, "expected a table of names and prices")


# --- proved against the edition ---------------------------------------------------------------


def check_books(folder: Path, edition: Edition) -> None:
    """Everything a table names is there: skills, rosters, rules ...; and teams are legal."""
    books = edition.books
    assert isinstance(books, OverlaidBooks)
    own = books.own
    _check_left_out(folder, edition)
    for number, table in enumerate(own.get("rosters.toml", {}).get("rosters", ()), 1):
        where = f"{folder / 'rosters.toml'}: rosters[{number}]"
        roster = edition.rosters[table["id"]]
        for problem in unplayable_roster(roster):
            raise EditionError(f"{where}: {problem}")
        if roster.necromancer and not any(
            ZOMBIE in (each.name, *each.aliases) for each in roster.positions
        ):
            raise EditionError(f"{where}.necromancer: there is no position {ZOMBIE} to raise")
        _known(where, "special_rules", table.get("special_rules", ()), edition.books.special_rules)
    for number, table in enumerate(own.get("stars.toml", {}).get("stars", ()), 1):
        where = f"{folder / 'stars.toml'}: stars[{number}]"
        _known(where, "skills", table["skills"], edition.by_name)
        _known(where, "teams", table.get("teams", ()), [*edition.rosters, ANY])
        for field in ("rules", "not_for"):
            _known(where, field, table.get(field, ()), edition.books.special_rules)
        _known(where, "pair", [table["pair"]] if "pair" in table else (), edition.stars)
        if "rule" in table:
            _known(where, "rule.name", [table["rule"]["name"]], edition.by_name)
    for number, table in enumerate(own.get("inducements.toml", {}).get("inducements", ()), 1):
        where = f"{folder / 'inducements.toml'}: inducements[{number}]"
        _known(where, "teams", [*table.get("teams", ()), *table.get("cost_exceptions", ())],
               edition.rosters)  # fmt: skip
        for field in ("rules", "cost_with"):
            _known(where, field, table.get(field, ()), edition.books.special_rules)
        _known(where, "spells", table.get("spells", ()), edition.spells)
        _known(where, "profiles", table.get("profiles", ()), edition.profiles)
        _known(where, "group", [table["group"]] if "group" in table else (),
               edition.inducement_groups)  # fmt: skip
        _known(where, "price", [table.get("price", "fixed")], PRICES)
        _known(where, "needs", [table.get("needs", "")], NEEDS)
    for number, table in enumerate(own.get("inducements.toml", {}).get("profiles", ()), 1):
        where = f"{folder / 'inducements.toml'}: profiles[{number}]"
        _known(where, "skills", table["skills"], edition.by_name)
    for part in ("teams", "box"):
        for number, table in enumerate(own.get(READY, {}).get(part, ()), 1):
            where = f"{folder / READY}: {part}[{number}]"
            team = team_from_dict({**table, "edition": edition.id}, where)
            for problem in problems(team, creation=False):
                raise EditionError(f"{where}: {problem}")


def _check_left_out(folder: Path, edition: Edition) -> None:
    """Of two stars who come together both stay, or both go."""
    for star in edition.stars.values():
        if star.pair and star.pair not in edition.stars:
            said = f"{folder / 'edition.toml'}: without.stars"
            raise EditionError(f"{said}: {star.pair} comes together with {star.name}")


def _known(where: str, field: str, names: Iterable[str], known: Iterable[str]) -> None:
    there = list(known)
    for name in names:
        if name not in there:
            raise EditionError(f"{where}.{field}: there is no {name!r}{hint(name, there)}")
