"""The shop before a match: what is on offer, and what it costs."""

from __future__ import annotations

from rich.text import Text

from pigskin.model import Table
from pigskin.questions import (
    BUY,
    HIRE_MERCENARY,
    HIRE_SPECIALIST,
    HIRE_STAR,
    Question,
    first_of,
    option_text,
    second_of,
    verb_of,
)
from pigskin.rules.prematch import inducement_list, specialists, star_list
from pigskin.teams.reading import inducements


def price(table: Table, side: int, answer: int) -> int:
    """What an inducement costs, in thousands."""
    assert table.rosters is not None
    roster = table.rosters[side]
    verb = verb_of(answer)
    if verb == BUY:
        return inducement_list(table)[first_of(answer)].cost_for(roster) // 1000
    if verb == HIRE_STAR:
        return star_list(table)[first_of(answer)].cost // 1000
    if verb == HIRE_SPECIALIST:
        return specialists(table)[first_of(answer)].cost // 1000
    if verb == HIRE_MERCENARY:
        offer = inducements(table.edition.id)["mercenaries"]
        cost = roster.positions[first_of(answer)].cost + offer.cost_for(roster)
        return (cost + (offer.extra_skill_cost if second_of(answer) else 0)) // 1000
    return 0


def shop_lines(table: Table, question: Question, width: int) -> list[Text]:
    """Offers with prices; mercenaries with another skill are left to `list`."""
    lines: list[Text] = []
    hidden = 0
    for number, answer in enumerate(question.codes, 1):
        if verb_of(answer) == HIRE_MERCENARY and second_of(answer):
            hidden += 1
            continue
        cost = price(table, question.side, answer)
        words = option_text(table, answer).removeprefix("buy ")
        if cost:
            # The price is always seen, whatever has to go for it.
            words = f"{words[: max(8, width - 6 - len(str(cost)))].rstrip()} {cost}k"
        lines.append(Text(f"{number:>3} {words}"))
    if hidden:
        lines.append(Text("    mercenaries with one more skill: list", style="dim"))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines
