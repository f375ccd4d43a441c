"""The rest of a sheet: actions, turnovers, blocks, fouls, armour, points, the shop."""

from __future__ import annotations

from typing import Final

from pigskin.dice import BLOCK_FACES
from pigskin.edition import Edition
from pigskin.effects import moments as at
from pigskin.effects.sorting import by_moment
from pigskin.game import Game
from pigskin.model import (
    ACTION_NAMES,
    CASUALTY,
    COMPLETION,
    DEFLECTION,
    FEAT_NAMES,
    INTERCEPTION,
    SAFE_LANDING,
    TOUCHDOWN,
)
from pigskin.position import parse
from pigskin.questions import ACTIVATE, second_of, verb_of
from pigskin.rules.block_dice import dice_for
from pigskin.rules.once_a_turn import may_still, take
from pigskin.sheets.forms import Plain, chapter_rows, row, said, sheet_table
from pigskin.sheets.needs import skill_here
from pigskin.teams.books import books
from pigskin.teams.describing import (
    inducement_limit,
    inducement_price,
    inducement_teams,
    inducement_text,
)
from pigskin.teams.reading import skill_name

STRENGTHS: Final = range(1, 9)
_MINUS: Final = "A minus: so many dice, of which the defender's coach chooses."
BEST_PLAYER: Final = "most valuable player"
# Star player points, by the edition whose books count. Matches note the feats, leagues the points.
_POINTS: Final[dict[str, dict[str, int]]] = {
    "lrb6": {
        FEAT_NAMES[COMPLETION]: 1, FEAT_NAMES[CASUALTY]: 2, FEAT_NAMES[INTERCEPTION]: 2,
        FEAT_NAMES[TOUCHDOWN]: 3, BEST_PLAYER: 5,
    },
    "bb2020": {
        FEAT_NAMES[COMPLETION]: 1, FEAT_NAMES[SAFE_LANDING]: 1, FEAT_NAMES[DEFLECTION]: 1,
        FEAT_NAMES[INTERCEPTION]: 2, FEAT_NAMES[CASUALTY]: 2, FEAT_NAMES[TOUCHDOWN]: 3,
        BEST_PLAYER: 4,
    },
}  # fmt: skip
# How the block dice of the older and the newer books are filed in the index.
_FACES: Final[tuple[tuple[str, ...], ...]] = (
    ("attacker-down", "player-down"), ("both-down",), ("pushed", "push-back"),
    ("stumbles", "stumble"), ("defender-down", "pow"),
)  # fmt: skip


def turn(edition: Edition) -> Plain:
    """How a turn goes."""
    rows = [each for each in chapter_rows(edition.id, "Turns") if not _is_action(each)]
    notes = [f"{edition.turns} turns in a half"]
    return sheet_table("turn", "The turn", "", rows, notes)


def _is_action(each: Plain) -> bool:
    return str(each["name"]).endswith(" action")


def actions(edition: Edition) -> Plain:
    """The actions, which of them a turn has one of, and which share that one."""
    table = parse(_busy(edition), edition)
    offered = Game.at(table).question
    assert offered is not None
    known = sorted({second_of(code) for code in offered.codes if verb_of(code) == ACTIVATE})
    rows: list[Plain] = []
    for action in known:
        after = table.copy()
        take(after, action)
        gone = [each for each in known if each != action and not may_still(after, each)]
        name = ACTION_NAMES[action]
        words = said(edition.id, f"turns.{name}") or said(edition.id, f"{_dashed(name)}.who")
        if not words:
            continue  # what a skill gives stands with the skill
        made = row("", name, words)
        made["once"] = not may_still(after, action)
        made["shares"] = [ACTION_NAMES[each] for each in gone]
        rows.append(made)
    return sheet_table("actions", "Actions", "", rows)


def _dashed(name: str) -> str:
    return name.replace(" ", "-")


def _busy(edition: Edition) -> str:
    """Everybody somebody may need for any of the actions there are."""
    throws, kicks, gazes, flies = (
        skill_here(edition, name)
        for name in ("throw team-mate", "kick team-mate", "hypnotic gaze", "right stuff")
    )
    return (
        f"home 1 7,7 st5 ball {throws} / home 2 6,7 {flies} / home 3 6,8 {kicks} / "
        f"home 4 9,8 {gazes} / away 1 8,7 / away 2 8,8 prone"
    )


def turnovers(edition: Edition) -> Plain:
    """What ends a turn at once."""
    return sheet_table("turnovers", "Turnovers", "", chapter_rows(edition.id, "Turnovers"))


def block_faces(edition: Edition) -> Plain:
    """The faces of a block die."""
    rows = []
    for number, name in enumerate(dict.fromkeys(face for face in BLOCK_FACES if face)):
        words = [said(edition.id, f"blocking.{each}") for each in _FACES[number]]
        rows.append(row("", name, "".join(words)))
    return sheet_table("block", "Block dice", "", rows, _notes(edition, "blocking.assist-who"))


def strength(edition: Edition) -> Plain:
    """Block dice by the strength of attacker and defender, assists counted.

    A figure below zero is as many dice for the defender's coach to choose from.
    """
    rows = [
        row("", name, said(edition.id, f"blocking.{id}"))
        for id, name in (("one-die", "1"), ("two-dice", "2"), ("three-dice", "3"))
    ]
    made = sheet_table("strength", "How many block dice", "", rows, [_MINUS])
    made["attackers"] = [*STRENGTHS]
    made["defenders"] = [*STRENGTHS]
    made["matrix"] = [[dice_for(mine, theirs) for theirs in STRENGTHS] for mine in STRENGTHS]
    return made


def fouls(edition: Edition) -> Plain:
    """Fouls and the referee."""
    return sheet_table("fouls", "Fouls", "", chapter_rows(edition.id, "Fouls"))


def armour(edition: Edition) -> Plain:
    """The armour roll, and the skills that count in it or in the injury roll."""
    counted = (
        at.ARMOUR_BONUS, at.CLAWS, at.ARMOUR_WEAKNESS, at.HARD_SKIN, at.FALLS_HARD,
        at.EXTRA_ARMOUR, at.EXTRA_INJURY, at.INJURY_BAND, at.INJURY_WEAKNESS, at.REROLLS_ARMOUR,
        at.REROLLS_INJURY, at.PILES_ON, at.CASUALTY_ROLLS, at.CASUALTY_BONUS,
    )  # fmt: skip
    niggles = "injury" if edition.figures.niggling_hurts else "casualty"
    rows: dict[str, Plain] = {}
    for skill in edition.skills:
        moments = by_moment((skill,))
        if any(moments[each] for each in counted):
            rows.setdefault(skill_name(skill.name), row("", skill_name(skill.name), skill.text))
    ordered = [rows[name] for name in sorted(rows)]
    return sheet_table(
        "armour", "Armour and injury", "2D6", ordered,
        _notes(edition, "armour.roll", f"{niggles}.niggling"),
    )  # fmt: skip


def points(edition: Edition) -> Plain:
    """Star player points."""
    of_this = edition.id if edition.id in _POINTS else books(edition.id).root
    found = _POINTS.get(of_this, _POINTS["lrb6"])
    rows = [row(str(worth), feat) for feat, worth in found.items()]
    return sheet_table("points", "Star player points", "", rows)


def inducements(edition: Edition) -> Plain:
    """What is sold for a match, in short."""
    rows: list[Plain] = []
    for offer in edition.inducements.values():
        if not offer.not_sold:
            made = row("", offer.name, inducement_text(offer, edition.id))
            made["limit"] = inducement_limit(offer)
            made["price"] = inducement_price(offer, edition.id)
            made["who"] = inducement_teams(offer, edition.id)
            rows.append(made)
    return sheet_table("inducements", "Inducements", "", rows)


def _notes(edition: Edition, *ids: str) -> list[str]:
    return [words for id in ids if (words := said(edition.id, id))]
