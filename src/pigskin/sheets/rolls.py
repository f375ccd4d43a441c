"""What every roll needs by a player's characteristics, what is added, which skills count.

All of it is found by rolling it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pigskin.edition import Edition
from pigskin.effects import moments as at
from pigskin.effects.base import Skill
from pigskin.effects.sorting import by_moment
from pigskin.model import NICE, SEATS
from pigskin.numbers import PlayerNo
from pigskin.pitch import BOMB, LONG, QUICK, RANGE_NAMES, SHORT
from pigskin.questions import SKILL_REROLL, USE, first_of, verb_of
from pigskin.rules.dodging import dive_penalty
from pigskin.sheets import needs
from pigskin.sheets.forms import Plain, said
from pigskin.sheets.scenes import Scene, Tried
from pigskin.teams.reading import skill_name

VALUES: Final = range(1, 7)
# A roll by the player, how many mark him, what they are like, and the weather.
Roll = Callable[[Edition, str, int, str, str], Scene]

# The moments at which skills of the player, or of who marks him, count in such a roll.
_OWN: Final = (at.MODIFIER, at.REROLLS, at.IGNORES, at.DODGE_BONUS, at.RESCUES, at.PASS_BONUS)
_THEIRS: Final = (at.PRESENCE, at.HINDERS_DODGE, at.DIVES)
_AGAIN: Final = "re-roll"
_MARKED: Final = 2  # by so many, while skills are tried
_FOE: Final = PlayerNo(SEATS)  # the first of them


class _Sort:
    """One sort of roll."""

    def __init__(
        self, id: str, name: str, stat: str, scene: Roll, rule: str, who: str = ""
    ) -> None:
        self.id = id
        self.name = name
        self.stat = stat  # the characteristic it is made on; empty for none
        self.scene = scene
        self.rule = rule  # in the index
        self.who = who  # what one needs for it


def _pass_at(reach: int) -> Roll:
    def scene(edition: Edition, who: str, zones: int, foe: str, sky: str) -> Scene:
        return needs.throw(edition, who, reach, zones, foe, sky)

    return scene


def _rush(edition: Edition, who: str, zones: int, foe: str, sky: str) -> Scene:
    return needs.rush(edition, who, sky=sky)


def _sorts(edition: Edition) -> list[_Sort]:
    passing = "pa" if edition.figures.target_numbers else "ag"
    leaps = "" if edition.figures.jumping else needs.skill_here(edition, "leap")
    flies = needs.skill_here(edition, "right stuff")
    return [
        _Sort("dodge", "dodge", "ag", needs.dodge, "dodging.roll"),
        _Sort("pick-up", "pick-up", "ag", needs.pick_up, "pick-up.roll"),
        *[
            _Sort(f"pass {name}", f"pass, {name}", passing, _pass_at(reach), "passing.roll")
            for reach, name in enumerate(RANGE_NAMES[: BOMB + 1])
            if reach in (QUICK, SHORT, LONG, BOMB)
        ],
        _Sort("catch", "catch, good pass", "ag", needs.catch, "catching.roll"),
        _Sort("catch bounce", "catch, bouncing", "ag", needs.bounce, "catching.modifier"),
        _Sort("intercept", "interception", "ag", needs.intercept, "interception.roll"),
        _Sort("jump", "jump or leap", "ag", needs.jump, "jump.roll", leaps),
        _Sort("landing", "landing", "ag", needs.landing, "throw-team-mate.landing", flies),
        _Sort("rush", edition.test_names.get("go for it", "go for it"), "", _rush, "gfi.roll"),
    ]


def rolls(edition: Edition) -> Plain:
    """The table of rolls."""
    plus = "+" if edition.figures.target_numbers else ""
    made = [_row(edition, sort) for sort in _sorts(edition)]
    return {
        "id": "rolls",
        "title": "Rolls",
        "values": [f"{value}{plus}" for value in VALUES],
        "rows": [each for each in made if each],
        "notes": [said(edition.id, "dice.natural")],
    }


def _row(edition: Edition, sort: _Sort) -> Plain:
    """One sort of roll: needs by the characteristic, what is added, and skills; or nothing."""
    figures: list[int] = []
    for value in VALUES if sort.stat else (3,):
        told = sort.scene(edition, _player(sort, value), 0, "", "").needed()
        if told is None:
            return {}
        figures.append(told.need)
    return {
        "id": sort.id,
        "name": sort.name,
        "stat": sort.stat.upper(),
        "needs": [*figures],
        "modifiers": [{**each} for each in _modifiers(edition, sort)],
        "skills": [{**each} for each in _skills(edition, sort)],
        "text": _text(edition, sort),
    }


def _player(sort: _Sort, value: int, skill: str = "") -> str:
    stat = f"{sort.stat}{value}" if sort.stat else ""
    skills = ", ".join([each for each in (sort.who, skill) if each])
    strong = "" if sort.id == "landing" else "st4"  # strong ones are not thrown
    return f"{stat} {strong} {skills}"


def _modifiers(edition: Edition, sort: _Sort) -> list[Plain]:
    """What is added whoever rolls: always, for each who marks him, and on some days."""
    who = _player(sort, 3)
    plain = _parts(sort.scene(edition, who, 0, "", "").told())
    found: list[Plain] = [
        {"name": name, "amount": amount, "each": False} for name, amount in plain.items()
    ]
    one = _parts(sort.scene(edition, who, 1, "", "").told())
    two = _parts(sort.scene(edition, who, 2, "", "").told())
    for name, amount in one.items():
        if name not in plain:
            # A second opponent counts as much as the first, or not at all.
            found.append({"name": name, "amount": amount, "each": two.get(name) == 2 * amount})
    for number, weather in enumerate(edition.weather_names):
        if number != NICE:
            for name, amount in _parts(sort.scene(edition, who, 0, "", weather).told()).items():
                if name not in plain:
                    found.append({"name": name, "amount": amount, "each": False})
    return found


def _skills(edition: Edition, sort: _Sort) -> list[Plain]:
    """Skills that count in the roll: of the player himself, and of opponents who mark him."""
    plain = sort.scene(edition, _player(sort, 3), _MARKED, "", "").told()
    if plain is None:
        return []
    found: dict[str, str] = {}
    again: list[Skill] = []
    for skill in _acting(edition, _OWN):
        name = skill_name(skill.name)
        if name not in found and name.lower() != sort.who:
            words = _helps(edition, sort, skill, plain)
            if words:
                found[name] = words
            if words == _AGAIN:
                again.append(skill)
    for skill in _acting(edition, _THEIRS):
        name = skill_name(skill.name)
        if name not in found:
            words = _harms(edition, sort, skill, plain, again)
            if words:
                found[name] = words
    return [{"name": name, "does": words} for name, words in found.items()]


def _acting(edition: Edition, counted: tuple[int, ...]) -> list[Skill]:
    """The skills that act at one of these moments; those that keep others from acting act too."""
    found: list[Skill] = []
    for skill in edition.skills:
        acts = by_moment((skill,))
        if any(acts[each] for each in counted) or (skill.cancels and counted == _THEIRS):
            found.append(skill)
    return found


def _helps(edition: Edition, sort: _Sort, skill: Skill, plain: Tried) -> str:
    """What a skill of the player does for a roll while opponents mark him."""
    scene = sort.scene(edition, _player(sort, 3, skill.name), _MARKED, "", "")
    told = scene.told()
    if told is None:
        return ""
    for face in (1, told.need - 1):
        verb = _offered(scene, face, skill)
        if verb:
            return _AGAIN if verb == SKILL_REROLL else "saves it"
    if told.figure == plain.figure:
        return ""
    zones = [name for name, _ in plain.parts if name.startswith("marked")]
    if any(name not in _parts(told) for name in zones):
        return "marked or not"
    return f"{plain.figure - told.figure:+d}"


def _offered(scene: Scene, face: int, skill: Skill) -> int:
    """How a skill is offered when the die shows that face; 0 if it is not."""
    trial = scene.rolled(face)
    question = None if trial is None or trial.game is None else trial.game.question
    for code in [] if question is None else question.codes:
        if first_of(code) == skill.id and verb_of(code) in (SKILL_REROLL, USE):
            return verb_of(code)
    return 0


def _harms(
    edition: Edition, sort: _Sort, skill: Skill, plain: Tried, again: list[Skill]
) -> str:
    """What a skill of opponents who mark him does to his roll, or to skills that roll it again."""
    scene = sort.scene(edition, _player(sort, 3), _MARKED, skill.name, "")
    told = scene.told()
    if told is None:
        return ""
    if told.figure != plain.figure:
        return f"{_parts(told).get(skill.name, plain.figure - told.figure):+d} by an opponent"
    dives = dive_penalty(scene.game.table, _FOE) if sort.id == "dodge" else 0
    if dives:
        return f"-{dives} by an opponent who dives"
    for other in again:  # does it keep a skill from being used?
        who = _player(sort, 3, other.name)
        if not _offered(sort.scene(edition, who, _MARKED, skill.name, ""), 1, other):
            return f"no {other.name}, by an opponent"
    return ""


def _parts(told: Tried | None) -> dict[str, int]:
    return {} if told is None else dict(told.parts)


def _text(edition: Edition, sort: _Sort) -> str:
    """The rule in words; editions file some under another name."""
    other = {
        "interception.roll": "interference.roll", "gfi.roll": "rush.roll",
        "jump.roll": "skill.leap.roll", "throw-team-mate.landing": "skill.right-stuff.landing",
    }  # fmt: skip
    return said(edition.id, sort.rule) or said(edition.id, other.get(sort.rule, ""))
