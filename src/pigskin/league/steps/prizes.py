"""A prize that the champions hand out themselves: a mutation for one of their players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pigskin.league.asking import Choice, Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Rewarded
from pigskin.league.sheet import Sheet, SheetPlayer
from pigskin.teams.books import books
from pigskin.teams.check import skill_problems

CHAMPIONS: Final = "championship"
NOBODY: Final = "nobody"
BACK: Final = "back"
_MUTATION: Final = "M"


def hand_out(desk: Desk) -> Flow[None]:
    """Any player may have it, whatever his position may learn; it is worth what it would be if he
    had learned it."""
    while True:
        able = [each for each in desk.sheet.active if any(mutations(desk.sheet, each))]
        key = NOBODY
        if able:
            words = [Choice(each.key, _words(each)) for each in able]
            key = yield from desk.ask(
                "prize",
                "Which player gets a mutation?",
                [*words, Choice(NOBODY, "the prize is let go", loses=True)],
            )
        if key == NOBODY:
            desk.do(Rewarded())
            return
        player = desk.sheet.player(key)
        skill = yield from desk.ask(
            "mutation",
            f"Which mutation does {player.name} get?",
            [*[Choice(each) for each in mutations(desk.sheet, player)],
             Choice(BACK, "somebody else")],
            player=key,
        )  # fmt: skip
        if skill != BACK:
            desk.do(Rewarded(key, skill, CHAMPIONS, _worth(desk.sheet, player)))
            return


def _words(player: SheetPlayer) -> str:
    return f"{player.number} {player.name}, {player.position}"


def mutations(sheet: Sheet, player: SheetPlayer) -> Iterator[str]:
    """Those he can still be given."""
    own, team, now = books(sheet.edition), sheet.team(), player.on_team()
    position = sheet.position_of(player)
    known = set(skill_problems(team, now, position, sheet.rules, own.skill_categories))
    for name, letter in own.skill_categories.items():
        if letter != _MUTATION:
            continue
        skill = own.learned_skills.get(name, name)
        more = replace(now, skills=(*now.skills, skill), gifts=(*now.gifts, skill))
        found = skill_problems(team, more, position, sheet.rules, own.skill_categories)
        if set(found) <= known:
            yield skill


def _worth(sheet: Sheet, player: SheetPlayer) -> int:
    rules, position = sheet.rules, sheet.position_of(player)
    return rules.normal_skill_value if _MUTATION in position.normal else rules.double_skill_value
