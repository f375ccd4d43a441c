"""Teams as text: TOML for people, JSON for programs. Both hold the same fields.

    edition = "lrb6"
    roster = "human"
    name = "Low Harbour Ferrymen"
    rerolls = 2

    [[players]]
    number = 1
    name = "Anselm Hawser"
    position = "Blitzer"
    skills = ["Guard"]

Fields left out have their usual value (0, false, nothing; as many fans as every new team has). A
team with a roster of its own has the whole of it as a table in place of the id. A
field nobody knows is an error, so that a slip of the pen is not lost. Reading says whether the text
is a team; whether the team is legal is for `pigskin.teams.check`.
"""

import json
import os
from collections.abc import Mapping

from pigskin.files import AnyPath, read_whole, write_whole
from pigskin.showing import quoted
from pigskin.teams.fields import Reader, TeamFileError
from pigskin.teams.reading import roster, rosters, team_rules
from pigskin.teams.roster import Roster, UnknownName
from pigskin.teams.tables import roster_from_table, roster_to_table
from pigskin.teams.team import MOST_TREASURY, MOST_VALUE, Team, TeamPlayer
from pigskin.toml import read_toml, toml_value

TEAM_FIELDS = (
    "edition",
    "roster",
    "name",
    "coach",
    "chosen_rule",
    "house_rules",
    "stated_value",
    "stars",
    "gate",
    "rerolls",
    "fan_factor",
    "assistant_coaches",
    "cheerleaders",
    "apothecary",
    "treasury",
    "players",
)
ROSTER_FIELDS = (
    "id",
    "name",
    "extra",
    "tier",
    "reroll_cost",
    "apothecary",
    "igor",
    "necromancer",
    "stakes_target",
    "positions",
    "status",
    "special_rules",
    "choose",
    "big_guys",
)
POSITION_FIELDS = (
    "name",
    "race",
    "max",
    "min",
    "cost",
    "ma",
    "st",
    "ag",
    "av",
    "pa",
    "skills",
    "normal",
    "double",
    "primary",
    "secondary",
    "aliases",
    "lineman",
    "big_guy",
)
PLAYER_FIELDS = (
    "number",
    "name",
    "position",
    "skills",
    "random_skills",
    "gifts",
    "gifts_value",
    "ma",
    "st",
    "ag",
    "av",
    "pa",
    "injuries",
    "niggling",
    "spp",
    "misses_next",
)


def team_from_dict(data: object, source: str = "team") -> Team:
    """The team a table of plain values describes; `source` is named in errors."""
    read = Reader(data, TEAM_FIELDS, source, "")
    team_list = _team_list(read)
    edition = team_list.edition
    return Team(
        name=read.text("name"),
        roster=team_list,
        players=tuple(_player(p) for p in read.tables("players", PLAYER_FIELDS)),
        rerolls=read.integer("rerolls", 0),
        fan_factor=read.integer("fan_factor", team_rules(edition).fan_factor_free),
        assistant_coaches=read.integer("assistant_coaches", 0),
        cheerleaders=read.integer("cheerleaders", 0),
        apothecary=read.truth("apothecary"),
        treasury=read.integer("treasury", 0, MOST_TREASURY),
        coach=read.text("coach", ""),
        chosen_rule=read.text("chosen_rule", ""),
        house_rules=read.truth("house_rules"),
        stated_value=read.integer("stated_value", 0, MOST_VALUE),
        stars=read.texts("stars"),
        gate=read.integer("gate", 0),
    )


def _team_list(read: Reader) -> Roster:
    """The roster by its id, or a whole roster of the team's own, as the data files have them."""
    edition, value = read.text("edition"), read.table.get("roster")
    try:
        if isinstance(value, Mapping):
            team_rules(edition)  # which there must be
            check_roster(Reader(value, ROSTER_FIELDS, read.source, "roster"))
            return roster_from_table(edition, dict(value))
        return roster(edition, read.text("roster"))
    except UnknownName as unknown:
        raise read.error(unknown.what, str(unknown)) from unknown


def check_roster(read: Reader) -> None:
    """Are the fields of a roster of the team's own of the right kinds?"""
    for field in ("id", "name"):
        read.text(field)
    read.text("status", "")
    for field in ("tier", "reroll_cost"):
        read.integer(field)
    read.integer("big_guys", 0)
    for field in ("extra", "apothecary", "igor", "necromancer", "stakes_target"):
        read.needed(field)
        read.truth(field)
    for field in ("special_rules", "choose"):
        read.texts(field)
    read.needed("positions")
    for position in read.tables("positions", POSITION_FIELDS):
        for field in ("name", "race"):
            position.text(field)
        for one, other in (("primary", "normal"), ("secondary", "double")):
            position.text(one if one in position.table else other)
        for field in ("max", "cost", "ma", "st", "ag", "av"):
            position.integer(field)
        for field in ("pa", "min"):
            position.integer(field, 0)
        for field in ("lineman", "big_guy"):
            position.truth(field)
        position.needed("skills")
        for field in ("skills", "aliases"):
            position.texts(field)


def _player(read: Reader) -> TeamPlayer:
    return TeamPlayer(
        number=read.integer("number"),
        name=read.text("name"),
        position=read.text("position"),
        skills=read.texts("skills"),
        ma=read.integer("ma", 0),
        st=read.integer("st", 0),
        ag=read.integer("ag", 0),
        av=read.integer("av", 0),
        injuries=read.texts("injuries"),
        niggling=read.integer("niggling", 0),
        spp=read.integer("spp", 0),
        misses_next=read.truth("misses_next"),
        pa=read.integer("pa", 0),
        random_skills=read.texts("random_skills"),
        gifts=read.texts("gifts"),
        gifts_value=read.integer("gifts_value", 0),
    )


def team_to_dict(team: Team) -> dict[str, object]:
    """The team as plain values, the fields of a team file."""
    chosen: dict[str, object] = {"chosen_rule": team.chosen_rule} if team.chosen_rule else {}
    if team.house_rules:
        chosen["house_rules"] = True
    if team.stated_value:
        chosen["stated_value"] = team.stated_value
    if team.stars:
        chosen["stars"] = list(team.stars)
    if team.gate:
        chosen["gate"] = team.gate
    ours = rosters(team.roster.edition).get(team.roster.id) == team.roster
    return {
        "edition": team.roster.edition,
        "roster": team.roster.id if ours else roster_to_table(team.roster),
        "name": team.name,
        "coach": team.coach,
        **chosen,
        "rerolls": team.rerolls,
        "fan_factor": team.fan_factor,
        "assistant_coaches": team.assistant_coaches,
        "cheerleaders": team.cheerleaders,
        "apothecary": team.apothecary,
        "treasury": team.treasury,
        "players": [_player_to_dict(p) for p in team.players],
    }


def _player_to_dict(player: TeamPlayer) -> dict[str, object]:
    """A player's fields; those that only tell of a rookie are left out."""
    fields: dict[str, object] = {
        "number": player.number,
        "name": player.name,
        "position": player.position,
    }
    history: dict[str, object] = {
        "skills": list(player.skills),
        "random_skills": list(player.random_skills),
        "gifts": list(player.gifts),
        "gifts_value": player.gifts_value,
        "ma": player.ma,
        "st": player.st,
        "ag": player.ag,
        "av": player.av,
        "pa": player.pa,
        "injuries": list(player.injuries),
        "niggling": player.niggling,
        "spp": player.spp,
        "misses_next": player.misses_next,
    }
    return fields | {field: value for field, value in history.items() if value}


def team_to_toml(team: Team) -> str:
    """The team as TOML."""
    fields = team_to_dict(team)
    del fields["players"]
    blocks = [_toml_lines(fields)]
    blocks += ("[[players]]\n" + _toml_lines(_player_to_dict(p)) for p in team.players)
    return "\n".join(blocks)


def _toml_lines(fields: Mapping[str, object]) -> str:
    return "".join(f"{field} = {toml_value(value)}\n" for field, value in fields.items())


def team_from_toml(text: str, source: str = "team") -> Team:
    """The team a TOML text describes."""
    try:
        data = read_toml(text)
    except ValueError as error:
        raise TeamFileError(source, "", f"not valid TOML: {error}") from error
    return team_from_dict(data, source)


def team_to_json(team: Team) -> str:
    """The team as JSON."""
    return json.dumps(team_to_dict(team), ensure_ascii=False, indent=2) + "\n"


def team_from_json(text: str, source: str = "team") -> Team:
    """The team a JSON text describes."""
    try:
        data = json.loads(text, object_pairs_hook=_no_field_twice)
    except (ValueError, RecursionError) as error:
        raise TeamFileError(source, "", f"not valid JSON: {error}") from error
    return team_from_dict(data, source)


def _no_field_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for field, value in pairs:
        if field in fields:
            raise ValueError(f"{field!r} is given twice")
        fields[field] = value
    return fields


LONGEST_FILE = 1_000_000  # bytes; a team is a few thousand

_READERS = {".toml": team_from_toml, ".json": team_from_json}
_WRITERS = {".toml": team_to_toml, ".json": team_to_json}


def load_team(path: AnyPath) -> Team:
    """The team in a .toml or .json file."""
    read = _READERS[_suffix(path)]
    try:
        text = read_whole(path, LONGEST_FILE).decode("utf-8-sig")
    except OSError as error:
        raise TeamFileError(str(path), "", f"cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise TeamFileError(str(path), "", f"is not UTF-8 text: {error}") from error
    return read(text, str(path))


def save_team(team: Team, path: AnyPath) -> None:
    """Write the team to a .toml or .json file: the whole of it, or nothing."""
    suffix = _suffix(path)
    if not isinstance(team, Team):
        raise TeamFileError(str(path), "", f"a team is a Team, not {quoted(team)}")
    text = _WRITERS[suffix](team)
    if _READERS[suffix](text, str(path)) != team:  # what is saved can be loaded
        raise TeamFileError(str(path), "", "would not be the same team when read again")
    try:
        write_whole(path, text.encode("utf-8"))
    except OSError as error:
        raise TeamFileError(
            str(path), "", f"cannot be written: {error.strerror or error}"
        ) from error


def _suffix(path: AnyPath) -> str:
    suffix = os.path.splitext(str(path))[1].lower()
    if suffix not in _READERS:
        raise TeamFileError(str(path), "", "a team file ends in .toml or .json")
    return suffix
