"""Reading a house edition: its folder, checked, as an edition laid over another."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final

from pigskin.edition import Edition
from pigskin.effects.base import Effect, Skill
from pigskin.errors import EditionError, PigskinError
from pigskin.figures import FIGURES
from pigskin.files import read_whole
from pigskin.house import code, tables
from pigskin.house.data import check_books, read_books
from pigskin.house.finding import FILE, forget_house, keep_house, known_house
from pigskin.options import check_option
from pigskin.teams.books import CATEGORIES, OverlaidBooks
from pigskin.teams.fields import Reader
from pigskin.teams.near import hint
from pigskin.teams.reading import skill_name
from pigskin.teams.roster import TeamError
from pigskin.toml import read_toml

HEAD_FIELDS: Final = (
    "id", "name", "base", "turns", "figures", "options", "tables", "replaces", "without", "effects",
)  # fmt: skip
LEFT_OUT: Final = ("rosters", "stars", "inducements")
REPLACED: Final = (*LEFT_OUT, "skills")
ID: Final = re.compile(r"[a-z][a-z0-9_-]{1,30}")
MOST_TURNS: Final = 16
MOST_BYTES: Final = 4_000_000


def load(path: str | os.PathLike[str]) -> Edition:
    """The edition in this folder; from now on it is known by its id.

    A folder that was loaded before is not read again.
    """
    folder = Path(path).absolute()
    head = read_head(folder)
    source = str(folder / FILE)
    try:
        read = Reader(head, HEAD_FIELDS, source, "")
        id = read.text("id")
        before = known_house(id)
        if before is not None and before.folder == str(folder):
            return before
        made = _made(folder, read, _checked_id(read))
        keep_house(made)
        try:
            check_books(folder, made)
        except PigskinError:
            forget_house(made.id)
            raise
    except TeamError as error:
        raise EditionError(str(error)) from error
    return made


def read_head(folder: Path) -> dict[str, Any]:
    """The contents of the folder's edition.toml."""
    return read_file(folder / FILE, f"{folder} is no edition: there is no {FILE} in it")


def read_file(file: Path, missing: str = "") -> dict[str, Any]:
    """The tables of a file; an empty one where there is none and none is needed."""
    if not file.is_file():
        if missing:
            raise EditionError(missing)
        return {}
    try:
        return read_toml(read_whole(file, MOST_BYTES).decode("utf-8"))
    except (ValueError, OSError) as error:
        raise EditionError(f"{file}: {error}") from error


def _checked_id(read: Reader) -> str:
    from pigskin.editions import EDITION_IDS

    id = read.text("id")
    if not ID.fullmatch(id):
        raise read.error("id", f"{id!r} is not made of small letters, digits, - and _")
    if id in EDITION_IDS:
        raise read.error("id", f"{id!r} is an edition of ours; take another")
    return id


def _made(folder: Path, read: Reader, id: str) -> Edition:
    from pigskin.editions import edition as find_edition

    try:
        base = find_edition(read.text("base"))
    except PigskinError as error:
        raise read.error("base", str(error)) from error
    replaces = _names(read, "replaces", REPLACED)
    without = _names(read, "without", LEFT_OUT)
    own = read_books(folder, base, replaces)
    brought = _effects(folder, read, id)
    skills = [each for each in brought if isinstance(each, Skill)]
    own[CATEGORIES] = {"skills": _categories(folder, skills, base, replaces)}
    _check_without(read, base, without)
    goods = _goods(folder, brought, base, own.get("inducements.toml", {}))
    books = OverlaidBooks(id, base.books, own, without)
    weather, events, event_names, rows = tables.read_tables(read, base)
    numbers: dict[int, Effect] = {**base.all_effects, **{each.id: each for each in brought}}
    made = base.but(
        id=id,
        name=read.text("name"),
        books=books,
        turns=_turns(read, base),
        skill_lists=[skills] if skills else [],
        all_effects=numbers,
        goods=goods,
        weather_table=weather,
        kick_off_events=events,
        kick_off_names=event_names,
        casualty_rows=rows,
        figures=base.figures.but(**_figures(read, base)),
        usual_options=_options(read),
    )
    made.folder = str(folder)
    _give_bits(brought, base)
    return made


def _turns(read: Reader, base: Edition) -> int:
    turns = read.integer("turns", base.turns, MOST_TURNS)
    if turns < 1:
        raise read.error("turns", "a half has at least one turn")
    return turns


def _table(read: Reader, field: str) -> dict[str, Any]:
    """A table of the head, empty if it is not there."""
    value = read.table.get(field, {})
    if not isinstance(value, dict):
        raise read.error(field, "expected a table")
    return value


def _figures(read: Reader, base: Edition) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in _table(read, "figures").items():
        if name not in FIGURES:
            raise read.error(f"figures.{name}", f"there is no such figure{hint(name, FIGURES)}")
        usual = getattr(base.figures, name)
        found[name] = _as_tuples(value)
        if type(found[name]) is not type(usual) or _shape(found[name]) != _shape(usual):
            raise read.error(f"figures.{name}", f"must be of the kind of {_shown(usual)}")
    return found


def _as_tuples(value: object) -> object:
    return tuple(_as_tuples(each) for each in value) if isinstance(value, list) else value


def _shape(value: object) -> object:
    """How long lists are, and of what; numbers must be such as a player can have."""
    if isinstance(value, tuple):
        return tuple(_shape(each) for each in value)
    return type(value) if not isinstance(value, int) or -1 < value < 100 else "beyond measure"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    return str(value).replace("(", "[").replace(")", "]")


def _options(read: Reader) -> dict[str, str | int | bool]:
    found: dict[str, str | int | bool] = {}
    for name, value in _table(read, "options").items():
        try:
            check_option(name, value)
        except PigskinError as error:
            raise read.error(f"options.{name}", str(error)) from error
        assert isinstance(value, str | int | bool)
        found[name] = value
    return found


def _names(read: Reader, field: str, kinds: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Names by kind: { rosters = ["human"] }."""
    table = _table(read, field)
    inner = Reader(table, kinds, read.source, field)
    return {kind: inner.texts(kind) for kind in table}


def _check_without(read: Reader, base: Edition, without: dict[str, tuple[str, ...]]) -> None:
    known: dict[str, dict[str, Any]] = {
        "rosters": {**base.rosters},
        "stars": {**base.stars},
        "inducements": {**base.inducements},
    }
    for kind, names in without.items():
        for name in names:
            if name not in known[kind]:
                near = hint(name, known[kind])
                raise read.error(f"without.{kind}", f"{base.id} has no {name!r}{near}")


# --- code -------------------------------------------------------------------------------------


def _effects(folder: Path, read: Reader, id: str) -> list[Effect]:
    classes = read.texts("effects")
    return code.bring(folder, id, classes) if classes else []


def _categories(
    folder: Path, skills: list[Skill], base: Edition, replaces: dict[str, tuple[str, ...]]
) -> dict[str, list[str]]:
    """The letters of the new skills; one of a name we have must be said to replace ours."""
    letters = {name: letter for letter, name in base.category_names.items()}
    found: dict[str, list[str]] = {}
    own = {skill_name(each.name): each for each in skills}
    for name, skill in own.items():
        where = f"{folder / code.FILE}: {type(skill).__name__}"
        if name in base.skill_categories and name not in replaces.get("skills", ()):
            raise EditionError(
                f"{where}: {base.id} has a skill {name!r}; to replace it, say so in {FILE}: "
                f'[replaces] skills = ["{name}"]'
            )
        if skill.category not in letters:
            near = f"{', '.join(letters)}{hint(skill.category, letters)}"
            raise EditionError(f"{where}: no category {skill.category!r}; there are {near}")
        found.setdefault(letters[skill.category], []).append(name)
    for name in replaces.get("skills", ()):
        if name not in own or name not in base.skill_categories:
            raise EditionError(
                f"{folder / FILE}: replaces.skills: there are no two skills {name!r}, "
                f"one of {base.id} and one in {code.FILE}"
            )
        forms = {each.name for each in skills}
        for each in base.skills:
            if skill_name(each.name) == name and each.name not in forms:
                raise EditionError(
                    f"{folder / FILE}: replaces.skills: {base.id} has {each.name}, "
                    f"and {code.FILE} has no skill of that name"
                )
    return found


def _goods(
    folder: Path, brought: list[Effect], base: Edition, own: dict[str, Any]
) -> dict[str, Effect]:
    """What a side holds that has bought an inducement of the folder; a wizard casts ours."""
    found: dict[str, Effect] = {}
    sold = {table["id"]: table for table in own.get("inducements", ())}
    for effect in brought:
        where = f"{folder / code.FILE}: {type(effect).__name__}"
        if effect.key in base.by_key:
            raise EditionError(f"{where}.key: {base.id} has {effect.key!r} already; take another")
        for id in effect.sold_as:
            if id not in sold:
                raise EditionError(f"{where}.sold_as: there is no {id!r} in inducements.toml")
            if id in found:
                other = type(found[id]).__name__
                raise EditionError(f"{where}.sold_as: {other} is sold as {id!r} already")
            found[id] = effect
    ours = [id for id, offer in base.inducements.items() if not offer.not_sold]
    for number, (id, table) in enumerate(sold.items(), 1):
        idle = id not in ours and id not in found and not table.get("spells")
        if idle and not table.get("not_sold"):
            raise EditionError(
                f"{folder / 'inducements.toml'}: inducements[{number}].id: nobody would have "
                f"anything of {id!r}; an effect sold as that has to stand in {code.FILE}"
            )
    return found


def _give_bits(brought: list[Effect], base: Edition) -> None:
    """A bit of its own for each that is used once a turn, above those there are."""
    bit = max([1, *(each.bit << 1 for each in base.all_effects.values())])
    for each in brought:
        if each.once_per_turn:
            each.bit = bit
            bit <<= 1
