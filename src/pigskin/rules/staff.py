"""Famous people a team hires for the match, and what they do beside the pitch."""

from __future__ import annotations

from typing import Final

from pigskin.edition import next_number
from pigskin.model import FAINTED, KNOCKED_OUT, RESERVES, SEATS, SENT_OFF, STAR, Table
from pigskin.questions import Flow
from pigskin.rules.tests import ask_yes
from pigskin.teams.reading import inducements, profiles

# What each of them brings to the side, once both coaches have hired.
STAFF: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "kari_coldsteel": (("prima_donnas", 1), ("cheerleaders", 3)),
    "galandril_silverwater": (("muses", 1),),
    "fink_da_fixer": (("fixers", 1), ("assistants", 3)),
    "horatio_x_schottenheim": (("pyromancers", 1),),
    "hireling_sports_wizard": (("hirelings", 1),),
    "druchii_sports_sorceress": (("sorceresses", 1),),
}
PLAYING: Final = "Coaching staff"  # the position of one of them who plays
CHEERLEADERS: Final = 3  # what a prima donna is worth beside the pitch


def take_up(table: Table) -> None:
    """Who was hired takes up work; a person hired by both sides serves neither."""
    offers = list(inducements(table.edition.id).values())
    for side in (0, 1):
        owner = table.side(side)
        for number in owner.bought:
            offer = offers[number]
            if offer.id not in STAFF:
                continue
            if offer.named and number in table.side(1 - side).bought:
                table.tell("serves nobody", side, number)
                continue
            for field, amount in STAFF[offer.id]:
                setattr(owner, field, getattr(owner, field) + amount)
        if owner.muses:
            owner.cheerleaders *= 2


def applaud(table: Table, side: int) -> None:
    """After a touchdown, an interception or a casualty of the side a 6 wins it a re-roll."""
    if table.side(side).muses:
        roll = table.d6()
        table.tell("applause", side, roll)
        if roll == 6:
            table.side(side).rerolls += 1


def come_on(table: Table) -> Flow[None]:
    """A drive begins: a prima donna may play in it instead of cheering."""
    for side in (0, 1):
        owner = table.side(side)
        if owner.prima_donnas == 0 or owner.seats >= SEATS:
            continue
        if not (yield from ask_yes(table, side, "prima donna plays")):
            continue
        owner.prima_donnas -= 1
        owner.cheerleaders = max(0, owner.cheerleaders - CHEERLEADERS)
        star = profiles(table.edition.id)["kari_coldsteel"]
        player = table.seat(
            side,
            table.edition.profile(
                star.name, next_number(table, side), PLAYING, star.name,
                (star.ma, star.st, star.ag, star.av), star.skills, kind=STAR, pa=star.pa,
            ),
        )
        table.tell("comes on", player)


def go_home(table: Table) -> None:
    """The drive is over, and so is the match for staff who played in it."""
    for side in (0, 1):
        for player in table.players(side):
            profile = table.profiles[player]
            if profile.kind != STAR or profile.position != PLAYING:
                continue
            if table.state[player] in (RESERVES, KNOCKED_OUT, FAINTED):
                table.state[player] = SENT_OFF
                table.tell("goes home", player)
