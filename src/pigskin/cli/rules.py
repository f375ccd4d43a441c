"""`pigskin rules`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from pigskin.cli.house import EditionOption, JsonOption, count, print_json
from pigskin.console import SafeConsole
from pigskin.editions import edition as find_edition


def rules(
    edition: EditionOption = "lrb6",
    search: Annotated[str, typer.Option(help="Only rules with all of these words.")] = "",
    chapter: Annotated[str, typer.Option(help="Only chapters with this in the name.")] = "",
    json_: JsonOption = False,
) -> None:
    """List the rules in our own words, with their tests."""
    from pigskin import rules_index

    find_edition(edition)
    found = rules_index.search(edition, search) if search else rules_index.rules(edition)
    found = tuple(each for each in found if chapter.lower() in each.chapter.lower())
    tests = rules_index.find_tests()
    cited = rules_index.citations(tests) if tests is not None else None
    if json_:
        print_json(
            [
                asdict(each) | {"tests": cited[each.citation] if cited is not None else None}
                for each in found
            ]
        )
        return
    console = SafeConsole(highlight=False)
    heading = ""
    for each in found:
        if each.chapter != heading:
            heading = each.chapter
            console.print(f"\n[bold]{escape(heading)}[/]")
        tests_of = "-" if cited is None else str(cited[each.citation])
        title = f"  [cyan]{escape(each.id)}[/]  {escape(each.title)}"
        console.print(f"{title}  [dim]tests: {tests_of}[/]")
        console.print(Padding(escape(each.text), (0, 0, 0, 6)))
    count(len(found), "rules")
