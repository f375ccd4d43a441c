"""The shop before a match: what is on offer, what it costs, and what it does."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from pigskin.contract.answers import option_text
from pigskin.contract.goods import offer_text, price
from pigskin.model import Table
from pigskin.questions import (
    HIRE_MERCENARY,
    Question,
    second_of,
    verb_of,
)

WIDE: Final = 70  # columns, from which on it is said what an offer does
NAMES: Final = 28  # columns for the name of one


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
            words = words.removeprefix("hire ").replace("a card of ", "card: ")
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
