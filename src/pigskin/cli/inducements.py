"""`pigskin inducements`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from pigskin.cli.house import EditionOption, JsonOption, count, entry, print_json, say
from pigskin.console import SafeConsole
from pigskin.editions import edition as find_edition


def inducements(
    edition: EditionOption = "lrb6",
    team: Annotated[str, typer.Option(help="Only what this roster may buy, at its price.")] = "",
    search: Annotated[str, typer.Option(help="Only inducements with all of these words.")] = "",
    json_: JsonOption = False,
) -> None:
    """List what teams may buy for a match: price, limit, who may buy it and what it does."""
    from pigskin.teams import inducements as all_inducements
    from pigskin.teams import roster
    from pigskin.teams.describing import (
        gold,
        inducement_limit,
        inducement_price,
        inducement_teams,
        inducement_text,
    )

    known = list(all_inducements(edition).values())
    buyer = roster(edition, team) if team else None
    if buyer is not None:
        known = [each for each in known if each.may_buy(buyer)]
    words = search.lower().split()
    found = []
    for each in known:
        who, text = inducement_teams(each, edition), inducement_text(each, edition)
        price = inducement_price(each, edition)
        if buyer is not None and each.price == "fixed":
            price = gold(each.cost_for(buyer))
        if all(word in f"{each.name} {who} {text}".lower() for word in words):
            found.append((each, price, who, text))
    if json_:
        print_json(
            [
                asdict(each)
                | {"costs": price, "who": who, "does": text, "sold": not each.not_sold}
                for each, price, who, text in found
            ]
        )
        return
    console = SafeConsole(highlight=False)
    for each, price, who, text in found:
        entry(console, each.name, f"{inducement_limit(each)}, {price}; {who}", text)
    count(len(found), "inducements", search, (each.name for each in known))
    missing = [each.name for each, *_ in found if each.not_sold]
    if missing:
        say(f"in the books, but not in the shop: {', '.join(missing)}")
    if find_edition(edition).decks and not search:
        say(f"special play cards are listed by: pigskin cards --edition {edition}")
