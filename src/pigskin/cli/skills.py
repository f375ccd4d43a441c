"""`pigskin skills`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from pigskin.cli.house import EditionOption, JsonOption, count, grid, print_json
from pigskin.console import SafeConsole
from pigskin.editions import edition as find_edition


def skills(
    edition: EditionOption = "lrb6",
    search: Annotated[str, typer.Option(help="Only skills with all of these words.")] = "",
    json_: JsonOption = False,
) -> None:
    """List the skills of an edition and what they do."""
    from pigskin.teams.reading import category_names, skill_categories, skill_name

    words = search.lower().split()
    values: dict[str, list[str]] = {}  # of skills that come with different values
    found: dict[str, tuple[str, str]] = {}  # category and text, by name
    rules = find_edition(edition)
    letters, names = skill_categories(edition), category_names(edition)
    order = list(letters)
    for skill in sorted(rules.skills, key=lambda each: order.index(skill_name(each.name))):
        name, _, value = skill.name.rstrip(")").partition(" (")
        category = names[letters[name]]
        if all(word in f"{skill.name} {category} {skill.text}".lower() for word in words):
            found.setdefault(name, (category, skill.text))
            values.setdefault(name, []).extend([value] if value else [])
    if json_:
        print_json(
            [
                {"name": name, "category": category, "text": text, "values": values[name]}
                for name, (category, text) in found.items()
            ]
        )
        return
    shown = grid("skill", "category", "what it does")
    for name, (category, text) in found.items():
        known = f" [dim]({', '.join(values[name])})[/]" if values[name] else ""
        shown.add_row(name, category, escape(" ".join(text.split())) + known)
    if found:
        SafeConsole().print(shown)
    count(len(found), "skills", search, letters)
