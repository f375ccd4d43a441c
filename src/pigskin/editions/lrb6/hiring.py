"""Famous people a team hires for the match: what each of them brings."""

from __future__ import annotations

from typing import Final

from pigskin.effects.magic import teach
from pigskin.model import Table
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.rules.counting import gain, has
from pigskin.rules.staff import employ

# Who serves the side once both coaches have hired, and so many more of something.
STAFF: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "josef_bugman": (("josef_bugman", 0), ("josef_bugman_plays", 0), ("assistants", 2)),
    "kari_coldsteel": (("prima_donnas", 1), ("cheerleaders", 3)),
    "galandril_silverwater": (("muses", 1),),
    "fink_da_fixer": (("fixers", 1), ("assistants", 3)),
    "horatio_x_schottenheim": (("pyromancers", 1),),
    "hireling_sports_wizard": (("hirelings", 1),),
    "druchii_sports_sorceress": (("sorceresses", 1),),
    "krot_shockwhisker": (("krot_shockwhisker", 0),),
    "papa_skullbones": (("papa_skullbones", 0),),
    # Wizards who bring nothing but what they can cast.
    "chaos_sorcerer": (),
    "horticulturalist_of_nurgle": (),
    "sports_necrotheurge": (),
    "slann_mage_priest": (),
    "firebelly": (),
}


def take_up(table: Table) -> None:
    """Who was hired takes up work; a person hired by both sides serves neither."""
    offers = list(table.edition.inducements.values())
    for side in (HOME, AWAY):
        owner = table.side(side)
        for number in owner.bought:
            offer = offers[number]
            if offer.id not in STAFF:
                continue
            if offer.named and number in table.side(OTHER_SIDE[side]).bought:
                table.tell("serves nobody", side, number)
                continue
            for what, amount in STAFF[offer.id]:
                if amount:
                    gain(table, side, what, amount)
                else:
                    employ(table, side, what)
            if not STAFF[offer.id]:
                teach(table, side, offer.spells)
        if has(table, side, "muses"):
            gain(table, side, "cheerleaders", owner.cheerleaders)
