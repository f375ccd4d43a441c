"""`pigskin cards`."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from pigskin.cli.house import EditionOption, JsonOption, count, entry, print_json, say
from pigskin.console import SafeConsole
from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError

if TYPE_CHECKING:
    from pigskin.teams.decks import CardText, Deck


def cards(
    card: Annotated[str | None, typer.Argument(help="Show one card.", show_default=False)] = None,
    edition: EditionOption = "lrb6",
    deck: Annotated[str, typer.Option(help="Only the cards of this deck.")] = "",
    search: Annotated[str, typer.Option(help="Only cards with all of these words.")] = "",
    json_: JsonOption = False,
) -> None:
    """List the special play cards of an edition: price, when they are played, what they do."""
    from pigskin.teams import decks as known
    from pigskin.teams.describing import gold

    find_edition(edition)
    reason = known.missing_cards(edition)
    if reason:
        if card or deck:
            raise PigskinError(reason)
        if json_:
            print_json([])
        else:
            say(reason)
        return
    shown = [known.deck(edition, deck)] if deck else list(known.decks(edition, "all"))
    usual = [each.id for each in known.decks(edition)]
    if card is not None:
        wanted = known.card(edition, card)
        if deck and wanted not in shown[0].cards:
            raise PigskinError(f"{wanted.name} is no card of {shown[0].name}, but of {wanted.deck}")
        home = known.deck(edition, wanted.deck)
        if json_:
            print_json(_told(wanted, home, usual))
        else:
            _show_card(wanted, home)
        return
    words = search.lower().split()
    found = [
        (each, [one for one in each.cards if _has(one, each, words)])
        for each in sorted(shown, key=lambda each: each.id not in usual)
    ]
    if json_:
        print_json([_told(one, each, usual) for each, drawn in found for one in drawn])
        return
    console = SafeConsole(highlight=False)
    for each, drawn in found:
        if drawn:
            box = "" if each.id in usual else "; only when all decks are in play"
            price = f"{gold(each.cost)} a card, {len(each.cards)} cards{box}"
            console.print(f"[bold cyan]{escape(each.name)}[/]  {escape(price)}")
            console.print(f"{escape(each.text)}.\n")
        for one in drawn:
            entry(console, one.name, one.when, one.text)
        if drawn:
            console.print()
    names = (one.name for each in shown for one in each.cards)
    count(sum(len(drawn) for _, drawn in found), "cards", search, names)


def _has(card: CardText, deck: Deck, words: list[str]) -> bool:
    told = f"{card.name} {deck.name} {card.when} {card.text}".lower()
    return all(word in told for word in words)


def _told(card: CardText, deck: Deck, usual: list[str]) -> dict[str, object]:
    return asdict(card) | {"when": card.when, "cost": deck.cost, "usual": deck.id in usual}


def _show_card(card: CardText, deck: Deck) -> None:
    from pigskin.teams.decks import MOMENTS, SURE, UNTIL
    from pigskin.teams.describing import gold

    console = SafeConsole(highlight=False)
    entry(console, card.name, f"{deck.name}, {gold(deck.cost)}; {card.when}", card.text)
    lines = [("played", MOMENTS[card.moment][1])]
    if card.until:
        lines.append(("lasts", UNTIL[card.until]))
    lines.append(("known", SURE[card.sure]))
    if card.note:
        lines.append(("note", card.note))
    for what, told in lines:
        console.print(Padding(f"[dim]{what}:[/] {escape(told)}", (0, 0, 0, 4)))
