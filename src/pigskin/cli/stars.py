"""`pigskin stars`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from pigskin.cli.house import EditionOption, JsonOption, count, entry, print_json
from pigskin.console import SafeConsole


def stars(
    edition: EditionOption = "lrb6",
    team: Annotated[str, typer.Option(help="Only stars who play for this roster.")] = "",
    search: Annotated[str, typer.Option(help="Only stars with all of these words.")] = "",
    json_: JsonOption = False,
) -> None:
    """List the star players of an edition: price, teams, figures, skills and special rule."""
    from pigskin.teams import roster
    from pigskin.teams import stars as all_stars
    from pigskin.teams.describing import star_price, star_teams, star_text

    known = list(all_stars(edition).values())
    if team:
        employer = roster(edition, team)
        known = [each for each in known if each.plays_for(employer) and not each.event]
    words = search.lower().split()
    found = []
    for each in known:
        teams, text = star_teams(each, edition), star_text(each, edition)
        told = f"{each.name} {star_price(each)} {teams} {text}".lower()
        if all(word in told for word in words):
            found.append((each, teams, text))
    if json_:
        print_json([asdict(star) | {"who": teams, "does": text} for star, teams, text in found])
        return
    console = SafeConsole(highlight=False)
    for star, teams, text in found:
        entry(console, star.name, f"{star_price(star)}; {teams}", text)
    count(len(found), "stars", search, (each.name for each in known))
