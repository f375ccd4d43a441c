"""Answers to single questions: set-up, pushes, skills, inducements and the like."""

from __future__ import annotations

from typing import Final

from pigskin.coaches import cards, choices
from pigskin.model import BADLY_HURT, NOBODY, SERIOUS, Table, side_of
from pigskin.numbers import Code
from pigskin.odds.formations import BACK, fits, formation, setup_order
from pigskin.odds.rough import falls_on_both_down, nimble
from pigskin.pitch import (
    ADJACENT,
    AWAY,
    HALFWAY,
    HOME,
    LENGTH,
    WIDTH,
    column,
    distance,
    row,
    square,
)
from pigskin.questions import (
    ACCEPT_CALL,
    APOTHECARY,
    ARGUE,
    BRIBE,
    BUY,
    DECLINE,
    DONE,
    FACING,
    FIRST_RESULT,
    FOLLOW,
    GIVE_BALL,
    HIRE_STAR,
    INTERCEPT,
    KEEP,
    KICK_TO,
    NO,
    NOBODY_DOES,
    PASS_TO,
    PLACE,
    RECEIVE,
    SECOND_RESULT,
    STAY,
    STOP,
    YES,
    Question,
    code,
    first_of,
    player_of,
    second_square,
    square_of,
    verb_of,
)
from pigskin.rules.prematch import inducement_list, star_list
from pigskin.rules.setup import ON_SCRIMMAGE

# Chances that are seldom worth it, or want more thought than this coach gives them.
NEVER: Final = (
    "quick snap", "kick-off return", "kick-off return step", "pass block", "on the ball",
    "perfect defence", "solid defence", "catch the bomb", "go for it", "heady brew", "direction",
    "drop on purpose",
)  # fmt: skip


def set_up(table: Table, question: Question) -> Code:
    side = question.side
    name = "zones" if side == table.kicking else "five on the line"
    if name == "five on the line" and _frail(table):
        name = "spread"
    chosen = formation(table, side, name)
    for player in setup_order(chosen):
        if not table.place[player]:
            return code(PLACE, player, chosen[player])
    return question.codes[0]


def _frail(table: Table) -> bool:
    """Would most of the players rather not stand on the line?"""
    armour = sorted(table.profiles[player].armour for player in table.pool)
    return len(armour) > ON_SCRIMMAGE and armour[len(armour) // 2] <= 8


def push(table: Table, question: Question) -> Code:
    """Opponents towards the crowd and away from the ball, own players the other way."""
    victim = question.player
    mine = side_of(victim) == question.side
    side = question.side
    spot = table.ball_square()

    def worth(answer: Code) -> float:
        sq = square_of(answer)
        edge = min(row(sq), WIDTH - 1 - row(sq))
        value = 0.0
        if edge == 0:
            value += 3
        if table.board[sq]:
            other = table.player_at(sq)
            value += 2 if side_of(other) != side else -3
        ahead = (column(sq) - HALFWAY) * (1 if side == HOME else -1)
        if table.has_ball(victim) or mine:
            value += 0.2 * ahead if mine else -0.2 * ahead
        if spot and not mine:
            value += 0.1 * distance(sq, spot)
        if mine:
            value -= table.zones_on(sq, side) + (4 if edge == 0 else 0)
        return value

    return max(question.codes, key=worth)


def follow_up(table: Table, question: Question) -> Code:
    """Keep at a carrier, and otherwise keep one's place."""
    return FOLLOW if table.has_ball(question.other) else STAY


def use_skill(table: Table, question: Question) -> Code:
    use = question.codes[0]
    decline = next((each for each in question.codes if verb_of(each) == DECLINE), use)
    if question.skill == "Piling On":
        return decline
    if question.skill == "Wrestle":
        me, other = question.player, question.other
        attacking = side_of(me) == table.active
        if table.has_ball(me):
            return decline
        if not falls_on_both_down(table, me) and falls_on_both_down(table, other):
            return decline
        if not attacking and falls_on_both_down(table, other) and not table.has_ball(other):
            return decline if not falls_on_both_down(table, me) else use
    return use


def throw(table: Table, question: Question) -> Code:
    """To the team-mate likeliest to catch it, if the ball must be thrown at all."""
    best, worth = question.codes[-1], -99.0
    for answer in question.codes:
        if verb_of(answer) != PASS_TO:
            continue
        mate = table.player_at(square_of(answer))
        if mate == NOBODY or side_of(mate) != question.side or not table.has_zone(mate):
            continue
        value = 2.0 * nimble(table.profiles[mate])
        value -= 3 * table.zones_on(table.place[mate], question.side)
        value -= 0.2 * distance(table.place[mate], table.place[question.player])
        if value > worth:
            best, worth = answer, value
    return best


def _shop(table: Table, question: Question) -> Code:
    """A star if one can be had, then re-rolls, then what is left over for other comforts."""
    stars = [answer for answer in question.codes if verb_of(answer) == HIRE_STAR]
    if stars:
        cost = {answer: star_list(table)[first_of(answer)].cost for answer in stars}
        return max(stars, key=lambda each: cost[each])
    offers = inducement_list(table)
    wanted = (
        "wizard", "hireling_sports_wizard", "extra_team_training", "wandering_apothecaries",
        "igor", "mortuary_assistant", "plague_doctor", "bribes", "team_mascot",
        "bloodweiser_babes", "bloodweiser_kegs", "part_time_assistant_coaches",
        "temp_agency_cheerleaders",
    )  # fmt: skip
    for name in wanted:
        for answer in question.codes:
            if verb_of(answer) == BUY and offers[first_of(answer)].id == name:
                return answer
    card = cards.deck_to_buy(table, question)
    return DONE if card is None else card


def _kick(table: Table, question: Question) -> Code:
    """Deep and in the middle, where little can scatter off the pitch."""
    x = LENGTH - 7 if table.kicking == HOME else 6
    return code(KICK_TO, square(x, WIDTH // 2))


def _facing(table: Table, question: Question) -> Code:
    """Towards the most opponents and the fewest friends."""
    player = question.player
    here = table.place[player]
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))

    def worth(answer: Code) -> float:
        dx, dy = steps[first_of(answer)]
        value = 0.0
        for other in (*table.players(HOME), *table.players(AWAY)):
            sq = table.place[other]
            if sq and other != player and distance(sq, here) <= 6:
                along = (column(sq) - column(here)) * dx + (row(sq) - row(here)) * dy
                if along > 0:
                    value += (1 if side_of(other) != question.side else -1) / distance(sq, here)
        ahead_x, ahead_y = column(here) + dx, row(here) + dy
        if not (0 <= ahead_x < LENGTH and 1 <= ahead_y < WIDTH - 1):
            value -= 10
        return value

    return max([each for each in question.codes if verb_of(each) == FACING], key=worth)


def _bomb(table: Table, question: Question) -> Code:
    """Where it hurts more opponents than friends, and is not too far."""

    def worth(answer: Code) -> float:
        sq = square_of(answer) if verb_of(answer) == PASS_TO else second_square(answer)
        value = -0.05 * distance(sq, table.place[question.player])
        for near in (sq, *ADJACENT[sq]):
            other = table.player_at(near)
            if other != NOBODY:
                value += 1 if side_of(other) != question.side else -1.5
        return value

    return max(question.codes, key=worth)


def _high_kick(table: Table, question: Question) -> Code:
    """Send the safest hands, if they are safe."""
    named = [answer for answer in question.codes if answer != NOBODY_DOES]
    best = max(named, key=lambda each: fits(table, player_of(each), BACK))
    return best if nimble(table.profiles[first_of(best)]) >= 3 else NOBODY_DOES


def small(table: Table, question: Question) -> Code:
    """Everything that needs little thought."""
    kind = question.kind
    codes = question.codes
    if kind == "inducements":
        return _shop(table, question)
    if kind == "kick or receive":
        return RECEIVE
    if kind == "kick":
        return _kick(table, question)
    if kind == "touchback":
        return choices.best_hands(table, codes, GIVE_BALL)
    if kind == "intercept":
        return choices.best_hands(table, codes, INTERCEPT)
    if kind == "apothecary for a casualty":
        worth_it = question.number > BADLY_HURT or table.half == 2
        return APOTHECARY if worth_it or table.profiles[question.player].value >= 80 else codes[-1]
    if kind == "apothecary for a knock-out":
        dear = table.profiles[question.player].value >= 90 or table.half == 2
        return APOTHECARY if dear else codes[-1]
    if kind == "which result":
        first, second = _harm(question.number), _harm(question.second)
        return FIRST_RESULT if first <= second else SECOND_RESULT
    if kind == "bribe":
        return BRIBE if BRIBE in codes else ARGUE if ARGUE in codes else ACCEPT_CALL
    if kind == "wizard":
        return choices.spell(table, question)
    if kind == "card":
        return cards.play(table, question)
    if kind == "decks":
        return cards.deck_to_draw(question)
    if kind == "high kick":
        return _high_kick(table, question)
    if kind == "facing":
        return _facing(table, question)
    if kind == "bomb":
        return _bomb(table, question)
    return _smaller(table, question)


def _harm(result: int) -> int:
    """How bad a casualty result is: a serious injury that does not last is the least of them."""
    return 1 if result == SERIOUS else 2 * result


def _smaller(table: Table, question: Question) -> Code:
    """What is left: favours and sacrifices, what is better left alone, and yes to the rest."""
    kind = question.kind
    codes = question.codes
    if choices.is_lesson(codes):
        return choices.best_lesson(table, codes)
    if kind in choices.SACRIFICES:
        return choices.cheapest(table, question)
    if kind in choices.FAVOURS:
        return choices.dearest(table, question)
    if kind == "place the ball":
        return choices.quietest_square(table, question)
    if kind == "slip away":
        return choices.out_of_reach(table, question)
    if kind == "swarming":
        return choices.swarm(table, question)
    if kind in NEVER:
        return next(each for each in codes if verb_of(each) in (DONE, STOP, NOBODY_DOES, NO, KEEP))
    return YES if YES in codes else codes[0]  # of the toss, petty cash and the like
