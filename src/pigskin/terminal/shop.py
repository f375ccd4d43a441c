"""The shop before a match: what is on offer, what it costs, and what it does."""

from __future__ import annotations

import textwrap
from typing import Final

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
from pigskin.teams.describing import inducement_text, player_text, star_text
from pigskin.teams.reading import inducements

WIDE: Final = 70  # columns, from which on it is said what an offer does
NAMES: Final = 28  # columns for the name of one


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


def offer_text(table: Table, side: int, answer: int) -> str:
    """What one gets for the money, in a sentence or two; nothing where there is nothing to say."""
    assert table.rosters is not None
    edition = table.edition.id
    verb = verb_of(answer)
    if verb == BUY:
        return inducement_text(inducement_list(table)[first_of(answer)], edition)
    if verb == HIRE_STAR:
        star = star_list(table)[first_of(answer)]
        pair = f" Comes with {star.pair}." if star.pair else ""
        return star_text(star, edition) + pair
    if verb == HIRE_SPECIALIST:
        return player_text(specialists(table)[first_of(answer)], edition)
    if verb == HIRE_MERCENARY:
        return player_text(table.rosters[side].positions[first_of(answer)], edition)
    return ""


def offer_page(table: Table, question: Question, width: int) -> list[Text]:
    """Everything on offer with its price and what it does."""
    lines: list[Text] = []
    with_skill: list[str] = []  # of the mercenary just listed

    def tell(words: str, style: str = "") -> None:
        rows = textwrap.wrap(words, max(20, width - 4))
        lines.extend(Text(f"    {row}", style=style) for row in rows)

    for number, answer in enumerate(question.codes, 1):
        cost = price(table, question.side, answer)
        words = option_text(table, answer).removeprefix("buy ")
        if verb_of(answer) == HIRE_MERCENARY and second_of(answer):
            with_skill.append(f"{number} {words.partition(' with ')[2]} {cost}k")
            continue
        if with_skill:
            tell(f"or with {', '.join(with_skill)}", "dim")
            with_skill = []
        lines.append(Text.assemble((f"{number:>3} {words}", "bold"), f"  {cost}k" if cost else ""))
        tell(offer_text(table, question.side, answer))
    if with_skill:
        tell(f"or with {', '.join(with_skill)}", "dim")
    return lines


def shop_lines(table: Table, question: Question, width: int) -> list[Text]:
    """Offers with prices, and what they do where there is room; more is left to `list`."""
    lines: list[Text] = []
    hidden = 0
    wide = width >= WIDE
    for number, answer in enumerate(question.codes, 1):
        if verb_of(answer) == HIRE_MERCENARY and second_of(answer):
            hidden += 1
            continue
        cost = price(table, question.side, answer)
        words = option_text(table, answer).removeprefix("buy ")
        if wide:
            words = words.removeprefix("hire ")
            line = Text(f"{number:>3} {words[:NAMES]:<{NAMES}} {f'{cost}k' if cost else '':>5}  ")
            line.append(offer_text(table, question.side, answer), style="dim")
        elif cost:
            # The price is always seen, whatever has to go for it.
            name = words[: max(8, width - 6 - len(str(cost)))].rstrip()
            line = Text(f"{number:>3} {name} {cost}k")
        else:
            line = Text(f"{number:>3} {words}")
        lines.append(line)
    more = ", and mercenaries with one more skill" if hidden else ""
    lines.append(Text(f"    list: {'more on' if wide else 'what'} each{more}", style="dim"))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines
