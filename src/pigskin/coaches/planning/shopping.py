"""What to buy before the match: what helps this team, as far as the gold goes."""

from __future__ import annotations

from typing import Final

from pigskin.coaches import cards
from pigskin.effects import moments as at
from pigskin.model import Table
from pigskin.numbers import Code
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import BUY, DONE, HIRE_STAR, Question, first_of, verb_of
from pigskin.rules.prematch import inducement_list, star_list

# What things are worth for a match, in thousands, whatever they cost.
_WORTH: Final[dict[str, int]] = {
    "wizard": 170,
    "hireling_sports_wizard": 170,
    "chaos_sorcerer": 160,
    "druchii_sports_sorceress": 160,
    "asur_high_mage": 160,
    "horticulturalist_of_nurgle": 155,
    "sports_necrotheurge": 155,
    "slann_mage_priest": 160,
    "warlock_engineer": 160,
    "ogre_firebelly": 160,
    "firebelly": 160,
    "night_goblin_shaman": 155,
    "wicked_witch": 155,
    "halfling_master_chef": 280,
    "extra_team_training": 95,
    "wandering_apothecaries": 105,
    "igor": 90,
    "mortuary_assistant": 90,
    "plague_doctor": 90,
    "medicinal_unguent": 50,
    "bribes": 60,
    "josef_bugman": 70,
    "team_mascot": 40,
    "bloodweiser_babes": 40,
    "bloodweiser_kegs": 40,
    "part_time_assistant_coaches": 15,
    "special_assistant_coach": 15,
    "temp_agency_cheerleaders": 15,
    "temp_agency_cheerleader": 15,
}
_ARMED: Final = 60  # what a bribe is worth more for each who will be sent off
_TRAINING: Final = 30  # what a re-roll is worth more to a team that has hardly any
_STAR: Final = 0.95  # what a star is worth of his price; he is no use to the rest of the team
_LEAST: Final = 0.7  # nothing is bought that is worth less of its price


def shop(table: Table, question: Question) -> Code:
    """What brings most for its price; of two like that the dearer."""
    best, most = DONE, (0.0, 0.0)
    for answer in question.codes:
        worth, price = _offer(table, question, answer)
        if price > 0 and worth >= _LEAST * price:
            # Big things first: what is left still buys small ones.
            merit = (worth * worth / price, price)
            if merit > most:
                best, most = answer, merit
    if best != DONE:
        return best
    card = cards.deck_to_buy(table, question)
    return DONE if card is None else card


def _offer(table: Table, question: Question, answer: Code) -> tuple[float, float]:
    """What something on offer is worth to the side, and what it costs, in thousands."""
    side = question.side
    verb = verb_of(answer)
    if verb == HIRE_STAR:
        price = star_list(table)[first_of(answer)].cost / 1000
        short = max(0, 11 - table.side(side).seats)
        return price * (_STAR + 0.1 * short), price
    if verb != BUY or table.rosters is None:
        return 0.0, 0.0
    offer = inducement_list(table)[first_of(answer)]
    worth = float(_WORTH.get(offer.id, 0))
    if offer.id == "bribes":
        worth += _ARMED * max(0, _armed(table, question) - _owned(table, question, answer))
    elif offer.id == "extra_team_training" and table.side(side).rerolls < 3:
        worth += _TRAINING
    elif offer.id == "halfling_master_chef":
        worth *= min(1.0, table.side(OTHER_SIDE[side]).rerolls / 3)  # he takes theirs
    return worth, offer.cost_for(table.rosters[side]) / 1000


def _armed(table: Table, question: Question) -> int:
    """Players of the side whom the referee sends off when a drive ends."""
    return sum([1 for player in table.players(question.side) if table.at[player][at.BANNED]])


def _owned(table: Table, question: Question, answer: Code) -> int:
    return table.side(question.side).bought.count(first_of(answer))
