"""`pigskin teams`."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Annotated

import typer

from pigskin.cli.house import EditionOption, JsonOption, grid, print_json
from pigskin.console import SafeConsole


def teams(
    roster: Annotated[
        str | None, typer.Argument(help="Show one roster.", show_default=False)
    ] = None,
    edition: EditionOption = "lrb6",
    json_: JsonOption = False,
) -> None:
    """List the rosters of an edition, or the positions of one."""
    from pigskin.teams import box_team, box_teams, ready_teams, rosters, team_rules
    from pigskin.teams import roster as find_roster

    rules = team_rules(edition)
    if roster is not None:
        box = box_team(edition, roster)
        found = box.roster if box is not None else find_roster(edition, roster)
        if json_:
            print_json(asdict(found))
            return
        stats = [stat for stat in ("ma", "st", "ag", "pa", "av") if stat in rules.stats]
        headings = [stat.upper() for stat in stats]
        shown = grid("max", "position", "cost", *headings, "skills", "access")
        for each in found.positions:
            shown.add_row(
                f"{each.minimum}-{each.maximum}",
                each.name,
                f"{each.cost // 1000}k",
                *(rules.show(stat, getattr(each, stat)) for stat in stats),
                ", ".join(each.skills),
                f"{each.normal or '-'}/{each.double or '-'}",
            )
        doctor = "may hire an apothecary" if found.apothecary else "no apothecary"
        console = SafeConsole()
        console.print(f"{found.name} ({found.id}): re-rolls {found.reroll_cost // 1000}k, {doctor}")
        if found.special_rules:
            console.print(f"special rules: {', '.join(found.special_rules)}")
        if found.choose:
            console.print(f"chooses one of: {', '.join(found.choose)}")
        if found.big_guys is not None:
            giants = ", ".join(each.name for each in found.positions if each.big_guy)
            console.print(f"at most {found.big_guys} of: {giants}")
        console.print(shown)
        if box is not None:
            squad = Counter(each.position for each in box.players)
            players = ", ".join(f"{count} {position}" for position, count in squad.items())
            others = f"{box.rerolls} re-rolls, {rules.fan_factor_name} {box.fan_factor}"
            console.print(f"from the box: {players}; {others}", highlight=False)
        return
    known, ready = rosters(edition), ready_teams(edition)
    if json_:
        print_json([asdict(each) for each in known.values()])
        return
    shown = grid("roster", "name", "tier", "re-roll", "apothecary", "ready team")
    for team in known.values():
        shown.add_row(
            team.id,
            team.name,
            str(team.tier or "-"),
            f"{team.reroll_cost // 1000}k",
            "yes" if team.apothecary else "no",
            ready[team.id].name if team.id in ready else "-",
        )
    console = SafeConsole()
    console.print(shown)
    for name, box in box_teams(edition).items():
        console.print(f'from the box: "{name}", {box.name}', highlight=False)
