"""What a team may buy and a player learn now, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pigskin.league.events import STAFF, Bought, Hired
from pigskin.league.sheet import Sheet, SheetPlayer, category_of, start_of
from pigskin.league.switches import Switches
from pigskin.teams.books import books
from pigskin.teams.check import Finding, skill_problems, squad_findings, staff_findings
from pigskin.teams.roster import Position

# --- skills and characteristics ---------------------------------------------------------------


def open_skills(sheet: Sheet, player: SheetPlayer, letters: str) -> Iterator[str]:
    """The skills of some categories that he may learn, as they are learned."""
    own = books(sheet.edition)
    for letter in letters:
        for name, category in own.skill_categories.items():
            if category == letter:
                skill = own.learned_skills.get(name, name)
                if not why_not_learn(sheet, player, skill, letters):
                    yield skill


def why_not_learn(sheet: Sheet, player: SheetPlayer, skill: str, letters: str) -> str:
    """Why he may not learn a skill when the categories of some letters are open to him."""
    own, position = books(sheet.edition), sheet.position_of(player)
    letter = category_of(sheet.edition, skill)
    if not letter:
        return f"there is no skill {skill!r} in {sheet.edition}"
    name = own.category_names.get(letter, letter)
    if letter in own.innate_categories:
        return f"{own.innate_categories[letter]} cannot be learned"
    if letter not in position.normal + position.double:
        return f"{_plural(name)} are not open to this position"
    if letter not in letters:
        return f"{skill} needs a double" if letter in position.double else f"{skill} is not offered"
    team, rules = sheet.team(), sheet.rules
    now = player.on_team()
    more = replace(now, skills=(*now.skills, skill))
    known = set(skill_problems(team, now, position, rules, own.skill_categories))
    found = skill_problems(team, more, position, rules, own.skill_categories)
    return next((words for words in found if words not in known), "")


def _plural(category: str) -> str:
    return "mutations" if category == "Mutation" else f"{category} skills"


def why_not_raise(sheet: Sheet, player: SheetPlayer, stat: str, limit: str = "value") -> str:
    """Why a characteristic cannot be improved any further; `limit` says what two times counts."""
    rules, position = sheet.rules, sheet.position_of(player)
    start, now = start_of(position, stat), sheet.stat(player, stat)
    change = player.raised(stat) if limit == "advances" else player.change(stat)
    name = stat.upper()
    better = rules.changed(stat, start, player.change(stat) + 1)
    least, most = rules.stat_range(stat)
    best = least if stat in rules.low_stats else most
    if not least <= better <= most:
        return f"{name} is at its limit of {rules.show(stat, best)}"
    if change >= rules.stat_rise_max and now:
        return f"{name} is {rules.stat_rise_max} above its start already"
    return ""


# --- buying -----------------------------------------------------------------------------------


def price_of(sheet: Sheet, what: str, *, creation: bool = False) -> int:
    """What one of the staff costs."""
    rules = sheet.rules
    if what == "re-roll":
        factor = 1 if creation else rules.reroll_cost_factor_after_creation
        return sheet.roster.reroll_cost * factor
    return {
        "fan": rules.fan_factor_cost,
        "assistant coach": rules.assistant_coach_cost,
        "cheerleader": rules.cheerleader_cost,
        "apothecary": rules.apothecary_cost,
    }[what]


def why_not_buy(
    sheet: Sheet, what: str, switches: Switches, *, creation: bool = False, price: int | None = None
) -> str:
    """Why the team may not buy one more of its staff."""
    if what == "fan" and not creation:
        return f"{sheet.rules.fan_factor_name} is bought at creation only"
    if what == "apothecary" and sheet.apothecary:
        return "the team has an apothecary"
    cost = price_of(sheet, what, creation=creation) if price is None else price
    most = {"re-roll": switches.rerolls_max, "fan": switches.draft_fans_max}.get(what, 0)
    if most and getattr(sheet, STAFF[what]) >= most:
        return f"at most {most} are allowed"
    return _new_words(sheet, Bought(what).after(sheet), creation) or _too_dear(sheet, cost)


def why_not_hire(sheet: Sheet, position: Position, price: int, *, creation: bool = False) -> str:
    """Why no player of a position can be hired."""
    number = sheet.free_number()
    newcomer = Hired(sheet.next_key(), 0, number, "Newcomer", position.name)
    return _new_words(sheet, newcomer.after(sheet), creation) or _too_dear(sheet, price)


def _too_dear(sheet: Sheet, price: int) -> str:
    if price > sheet.treasury:
        return f"costs {price:,}, the treasury has {sheet.treasury:,}"
    return ""


def _new_words(before: Sheet, after: Sheet, creation: bool) -> str:
    """What is wrong after that was not wrong before; what a team still lacks is not."""
    known = {each.words for each in _findings(before, creation)}
    for each in _findings(after, creation):
        if each.words not in known and not each.lacking and each.place != "treasury":
            return each.words
    return ""


def _findings(sheet: Sheet, creation: bool) -> list[Finding]:
    team, rules = sheet.team(), sheet.rules
    return [*squad_findings(team, rules, creation), *staff_findings(team, rules, creation)]
