"""Choices among players, squares and skills that come up beside the turn."""

from __future__ import annotations

from typing import Final

from pigskin.contract.answers import Option
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.odds.formations import BACK, fits
from pigskin.pitch import ADJACENT, HOME, LENGTH, OTHER_SIDE, column, distance
from pigskin.questions import (
    CAST_AT,
    CAST_ON,
    DECLINE,
    GAIN_SKILL,
    HIT,
    KICK_HIM,
    LIGHTNING,
    NAME_TARGET,
    PLACE,
    SKILL_ON,
    SKILL_TO,
    STOP,
    THUNDERBOLT,
    ZAP,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    second_square,
    verb_of,
)
from pigskin.teams.reading import skill_name

# What a player is best taught, first things first.
WANTED: Final[tuple[str, ...]] = (
    "Block", "Dodge", "Guard", "Mighty Blow", "Claws", "Wrestle", "Tackle", "Sure Hands", "Pro",
)  # fmt: skip
# Questions about the own players: some are favours, some are not.
FAVOURS: Final = ("prayer", "Krot Shockwhisker", "pick-me-up", "artefact")
SACRIFICES: Final = ("bite", "lash out", "Papa Skullbones", "stays out")


def target(
    table: Table, question: Question, player: PlayerNo = NOBODY, last: Code = STOP
) -> Code:
    """Whom the plan of a player is about; without one, the carrier or whoever is nearest."""
    if player == question.player:
        verb = verb_of(last)
        if verb in (HIT, KICK_HIM):
            return code(NAME_TARGET, first_of(last))
        if verb == SKILL_ON:
            return code(NAME_TARGET, second_of(last))
    here = table.place[question.player]
    plain = [each for each in question.codes if verb_of(each) == NAME_TARGET]
    if not plain:
        return question.codes[0]  # out of reach but for a power of his own
    return min(
        plain,
        key=lambda each: (
            not table.has_ball(player_of(each)),
            distance(here, table.place[first_of(each)]),
        ),
    )


def best_hands(table: Table, codes: list[Code], verb: Code) -> Code:
    """Among answers that name a player, the one with the safest hands."""
    named = [answer for answer in codes if verb_of(answer) == verb]
    return max(named, key=lambda each: (fits(table, player_of(each), BACK), -first_of(each)))


def dearest(table: Table, question: Question) -> Code:
    """A favour goes to the player who is worth most."""
    named = [each for each in question.codes if Option(table, each).player >= 0]
    return max(named, key=lambda each: table.profiles[first_of(each)].value)


def cheapest(table: Table, question: Question) -> Code:
    """A sacrifice is somebody cheap, an opponent if there is the choice, and never the carrier."""

    def worth(answer: Code) -> int:
        player = player_of(answer)
        if side_of(player) != question.side:
            return -table.profiles[player].value
        return table.profiles[player].value + (1000 if table.has_ball(player) else 0)

    named = [each for each in question.codes if Option(table, each).player >= 0]
    return min(named, key=worth)


def best_lesson(table: Table, codes: list[Code]) -> Code:
    """The most useful of the skills on offer."""
    names = [skill_name(table.edition.all_effects[first_of(each)].name) for each in codes]
    for wanted in WANTED:
        if wanted in names:
            return codes[names.index(wanted)]
    return codes[0]


def is_lesson(codes: list[Code]) -> bool:
    return all(verb_of(each) == GAIN_SKILL for each in codes)


def quietest_square(table: Table, question: Question) -> Code:
    """Where the fewest opponents and the most friends are; for a ball, or for a player."""

    def worth(answer: Code) -> float:
        if verb_of(answer) != SKILL_TO:
            return -1.5  # to stay where one is, or let the ball bounce
        sq = second_square(answer)
        friends = table.zones_on(sq, OTHER_SIDE[question.side])
        return 0.3 * friends - table.zones_on(sq, question.side)

    return max(question.codes, key=worth)


def out_of_reach(table: Table, question: Question) -> Code:
    """Somebody about to be hit goes where friends help him most, or stays."""
    here = table.place[question.player]
    stay = next(each for each in question.codes if verb_of(each) == DECLINE)
    best = quietest_square(table, question)
    if verb_of(best) != SKILL_TO:
        return stay
    there, side = second_square(best), question.side
    return best if table.zones_on(there, side) < table.zones_on(here, side) else stay


def swarm(table: Table, question: Question) -> Code:
    """Whoever may come on does, as near to where the ball comes down as he can."""
    placed = [each for each in question.codes if verb_of(each) == PLACE]
    spot = table.kick_square
    return min(placed, key=lambda each: distance(second_square(each), spot))


# --- spells -----------------------------------------------------------------------------------


def spell(table: Table, question: Question) -> Code:
    """The wizard strikes an opposing carrier who threatens to score, or several at once."""
    for carrier in table.carriers():
        if side_of(carrier) == question.side or not _threatens(table, carrier):
            continue
        for verb in (LIGHTNING, THUNDERBOLT, ZAP, CAST_ON):
            for answer in question.codes:
                if verb_of(answer) == verb and Option(table, answer).player == carrier:
                    return answer
        for answer in question.codes:
            if verb_of(answer) == CAST_AT and second_of(answer) == table.place[carrier]:
                return answer
    crowded = [each for each in question.codes if verb_of(each) == CAST_AT]
    if crowded:
        best = max(crowded, key=lambda each: _struck(table, second_square(each), question.side))
        if _struck(table, second_square(best), question.side) >= 4:
            return best
    return STOP


def _threatens(table: Table, carrier: PlayerNo) -> bool:
    sq = table.place[carrier]
    left = column(sq) if side_of(carrier) != HOME else LENGTH - 1 - column(sq)
    return left <= table.profiles[carrier].ma + 2


def _struck(table: Table, centre: Square, side: SideNo) -> float:
    """Standing opponents around a square, less the own players there."""
    total = 0.0
    for sq in (centre, *ADJACENT[centre]):
        player = table.player_at(sq)
        if player != NOBODY and table.standing(player):
            total += 1 if side_of(player) != side else -1.5
    return total
