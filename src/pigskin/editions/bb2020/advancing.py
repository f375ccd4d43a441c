"""BB2020: star player points are spent on advancements."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pigskin.league.asking import Choice, Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Advanced
from pigskin.league.legal import open_skills, why_not_learn, why_not_raise
from pigskin.league.sheet import DEAD, SheetPlayer
from pigskin.teams.books import books

DONE: Final = "done"
BACK: Final = "back"
PRIMARY, SECONDARY = "primary skill", "secondary skill"
_ROW: Final = 6  # skills in a row of the random table; two rows a category


def spend(desk: Desk) -> Flow[None]:
    """As long as somebody has points and his coach the wish. Who has very many must spend some."""
    while True:
        able = [each for each in _living(desk) if list(_offers(desk, each))]
        if not able:
            return
        obliged = [each for each in able if must_spend(desk, each)]
        choices = [Choice(each.key, _words(each)) for each in able]
        key = yield from desk.ask(
            "spend",
            "Who spends star player points?",
            choices if obliged else [*choices, Choice(DONE, "keep the rest")],
            why_not=partial(_why_not_spend, desk, obliged),
        )
        if key == DONE:
            return
        yield from _advance(desk, key)


def must_spend(desk: Desk, player: SheetPlayer) -> bool:
    """Who can pay for a characteristic may not save any longer."""
    have = len(player.advances)
    return have < desk.figures.advances_max and (
        player.spp >= desk.figures.costs["characteristic"][have]
    )


def _living(desk: Desk) -> list[SheetPlayer]:
    found = [*desk.sheet.active, *desk.sheet.guests]
    return [each for each in found if each.state != DEAD]


def _words(player: SheetPlayer) -> str:
    return f"{player.number} {player.name}, {player.position}, {player.spp} SPP"


def _why_not_spend(desk: Desk, obliged: list[SheetPlayer], answer: str) -> str:
    if answer == DONE:
        names = ", ".join([each.name for each in obliged])
        return f"who can pay for a characteristic must spend: {names}"
    if answer not in desk.sheet.players:
        return ""
    player = desk.sheet.player(answer)
    if len(player.advances) >= desk.figures.advances_max:
        return "six advancements already"
    return f"{player.name} has {player.spp} SPP, too few for anything"


def _letters(desk: Desk, player: SheetPlayer, how: str) -> str:
    position = desk.sheet.position_of(player)
    return position.normal if how.endswith(("primary", PRIMARY)) else position.double


def _offers(desk: Desk, player: SheetPlayer) -> Iterator[str]:
    """What he can pay for and has a use for."""
    have = len(player.advances)
    if have >= desk.figures.advances_max:
        return
    for how, costs in desk.figures.costs.items():
        if player.spp >= costs[have]:
            letters = _letters(desk, player, how)
            if how == "characteristic" or any(open_skills(desk.sheet, player, letters)):
                yield how


def _advance(desk: Desk, key: str) -> Flow[None]:
    player = desk.sheet.player(key)
    costs = {how: desk.figures.costs[how][len(player.advances)] for how in desk.figures.costs}

    def why_not(answer: str) -> str:
        if answer in costs and player.spp < costs[answer]:
            return f"costs {costs[answer]} SPP, {player.name} has {player.spp}"
        return ""

    how = yield from desk.ask(
        "advance",
        f"What does {player.name} spend his {player.spp} SPP on?",
        [*(Choice(each, f"{costs[each]} SPP") for each in _offers(desk, player)),
         Choice(BACK, "somebody else")],
        player=key,
        why_not=why_not,
    )  # fmt: skip
    if how == BACK:
        return
    if how == "characteristic":
        yield from _characteristic(desk, player, costs[how])
    elif how.startswith("random"):
        yield from _random(desk, player, how, costs[how])
    else:
        skill = yield from _skill(desk, player, _letters(desk, player, how), back=True)
        if skill != BACK:
            _learn(desk, player, skill, how, costs[how])


def _learn(desk: Desk, player: SheetPlayer, what: str, how: str, cost: int) -> None:
    desk.do(Advanced(player.key, what, how, cost, _worth(desk, what, how)))


def _worth(desk: Desk, what: str, how: str) -> int:
    rules = desk.sheet.rules
    if how == "characteristic":
        stat = what[3:].lower()
        return (
            rules.pa_value
            if stat == "pa"
            else (rules.stat_values[("ma", "st", "ag", "av").index(stat)])
        )
    return {
        "random primary": rules.random_normal_skill_value,
        "chosen primary": rules.normal_skill_value,
        "random secondary": rules.random_double_skill_value,
        "chosen secondary": rules.double_skill_value,
    }[how]


def _skill(desk: Desk, player: SheetPlayer, letters: str, back: bool = False) -> Flow[str]:
    choices = [Choice(each) for each in open_skills(desk.sheet, player, letters)]
    answer = yield from desk.ask(
        "skill",
        f"What does {player.name} learn?",
        [*choices, Choice(BACK)] if back else choices,
        player=player.key,
        why_not=lambda answer: why_not_learn(desk.sheet, player, answer, letters),
    )
    return answer


def _random(desk: Desk, player: SheetPlayer, how: str, cost: int) -> Flow[None]:
    """A category is named, two dice pick; what he cannot have is rolled again."""
    own = books(desk.sheet.edition)
    letters = [
        each for each in _letters(desk, player, how) if any(open_skills(desk.sheet, player, each))
    ]
    names = {own.category_names[each]: each for each in letters}
    name = yield from desk.ask(
        "category",
        f"Of which category does {player.name} learn a skill by lot?",
        [*(Choice(each) for each in names), Choice(BACK)],
        player=player.key,
    )
    if name == BACK:
        return
    letter = names[name]
    rows = [each for each, of in own.skill_categories.items() if of == letter]
    free = set(open_skills(desk.sheet, player, letter))
    while True:
        if len(rows) == 2 * _ROW:
            one, two = yield from desk.roll(6, 6, what=f"{name} skill of {player.name}")
            drawn = rows[(one > _ROW // 2) * _ROW + two - 1]
        else:
            drawn = rows[(yield from desk.one_of(len(rows), f"{name} skill of {player.name}"))]
        skill = own.learned_skills.get(drawn, drawn)
        if skill in free:
            _learn(desk, player, skill, how, cost)
            return


def _characteristic(desk: Desk, player: SheetPlayer, cost: int) -> Flow[None]:
    """The points are gone before the D16 falls; then a characteristic it offers, or a skill."""
    (face,) = yield from desk.roll(16, what=f"characteristic of {player.name}")
    offered = desk.figures.may_rise(face)
    position = desk.sheet.position_of(player)
    skills = {
        SECONDARY: position.double,
        PRIMARY: position.normal
        if desk.switches.decline_characteristic == "secondary_or_primary"
        else "",
    }

    def why_not(answer: str) -> str:
        stat = answer.lower()
        if stat in desk.sheet.rules.stats:
            return (
                why_not_raise(desk.sheet, player, stat, "advances")
                if stat in offered
                else f"{answer} is not what {face} gives"
            )
        return ""

    choices = [
        Choice(stat.upper())
        for stat in offered
        if not why_not_raise(desk.sheet, player, stat, "advances")
    ]
    choices += [
        Choice(what)
        for what, letters in skills.items()
        if any(open_skills(desk.sheet, player, letters))
    ]
    answer = yield from desk.ask(
        "characteristic",
        f"{player.name} has rolled {face}: what is better from now on?",
        choices,
        player=player.key,
        dice=(face,),
        why_not=why_not,
    )
    if answer in skills:
        skill = yield from _skill(desk, player, skills[answer])
        how = "chosen secondary" if answer == SECONDARY else "chosen primary"
        _learn(desk, player, skill, how, cost)
    else:
        _learn(desk, player, f"+1 {answer}", "characteristic", cost)
