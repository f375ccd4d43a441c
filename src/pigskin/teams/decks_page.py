"""`python -m pigskin.teams.decks_page` prints the page that is kept as docs/cards.md."""

from __future__ import annotations

from typing import Final

from pigskin.teams.decks import MOMENTS, SURE, CardText, Deck, decks, missing_cards
from pigskin.teams.describing import gold

HEAD: Final = """# Special play cards

This page is printed by `python -m pigskin.teams.decks_page` from the cards themselves; a test keeps
it up to date. `pigskin cards` lists them on the command line, and `pigskin cards "Pit Trap"` shows
one with all that is known about it.

A card is bought from a deck before the match and drawn with the match's dice. It stays hidden from
the other coach until it is played at its moment, it is played once, and what is left in a hand when
the match ends is thrown away.
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD, "## When they are played\n", "| moment | when |", "| --- | --- |"]
    lines += [f"| `{name}` | {full} |" for name, (_, full) in MOMENTS.items()]
    lines += ["", "## Editions\n"]
    lines += [
        f"- LRB6 has all seven decks, {_count('lrb6')} cards, and sells them like other "
        "inducements unless the option `cards` is `off`.",
        "- BB2016 leaves them out unless the option says `bought` or `drawn`, and plays with the "
        "cards of LRB6: usually with the decks its own box has, "
        f"{' and '.join(each.name for each in decks('bb2016'))}, or with all of them.",
        f"- BB2020: {missing_cards('bb2020')}.",
        "",
    ]
    for deck in decks("lrb6"):
        lines += [f"## {deck.name}\n", _sold(deck)]
        lines += ["| card | moment | what it does |", "| --- | --- | --- |"]
        lines += [f"| {each.name} | `{each.moment}` | {_words(each)} |" for each in deck.cards]
        lines.append("")
    lines += ["## What the sources leave open\n", *_open()]
    return "\n".join(lines) + "\n"


def _sold(deck: Deck) -> str:
    return f"{deck.text}. {gold(deck.cost)} a card, {len(deck.cards)} cards.\n"


def _count(edition: str) -> int:
    return sum(len(each.cards) for each in decks(edition))


def _words(card: CardText) -> str:
    return card.text.replace("|", "\\|")


def _open() -> list[str]:
    """How well the cards are known, and the readings we take."""
    known = [each for deck in decks("lrb6") for each in deck.cards]
    lines = ["| how sure | cards | meaning |", "| --- | --- | --- |"]
    for grade, meaning in SURE.items():
        lines.append(f"| {grade} | {sum(each.sure == grade for each in known)} | {meaning} |")
    lines += ["", "| card | how sure | the reading we take |", "| --- | --- | --- |"]
    return lines + [f"| {each.name} | {each.sure} | {each.note} |" for each in known if each.note]


if __name__ == "__main__":
    print(page(), end="")
