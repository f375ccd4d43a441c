"""Plans to hurt somebody: blocks, blitzes and fouls."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.plans import Plan, Turn
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import BLITZ, BLOCK, FOUL, MOVE, PRONE, STANDING, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.rough import block_odds
from pigskin.pitch import ADJACENT, OTHER_SIDE, distance
from pigskin.questions import (
    HIT,
    KICK_HIM,
    SKILL_ON,
    STOP,
    code,
    player_of,
    second_player,
    verb_of,
)
from pigskin.rules.block_dice import block_dice
from pigskin.rules.movement import allowance

SAFE: Final = 0.12  # a block that fails no more often than this is worth throwing early


def best_hit(turn: Turn, player: PlayerNo, codes: list[Code]) -> Code:
    """The best attack among some answers, STOP when all of them are worse than none."""
    best, worth = STOP, 0.0
    for answer in codes:
        verb = verb_of(answer)
        if verb == HIT:
            value = _hit_worth(turn, player, player_of(answer), turn.table.action == BLITZ)[0]
        elif verb == SKILL_ON and turn.table.action != MOVE:
            value = 0.3 + (0.3 if turn.table.has_ball(second_player(answer)) else 0)
        else:
            continue
        if value > worth:
            best, worth = answer, value
    return best


def _hit_worth(turn: Turn, player: PlayerNo, victim: PlayerNo, blitz: bool) -> tuple[float, float]:
    """What a block from where the player stands is worth, and its risk."""
    table = turn.scratch
    dice = block_dice(table, player, victim, blitz)
    down, risk = block_odds(table, player, victim, dice)
    worth = down * (1 + _importance(turn, victim)) - 1.5 * risk
    if dice >= 2:
        worth += 0.2
    if table.has_ball(player):
        worth -= 0.8 + 3 * risk
    return worth, risk


def _importance(turn: Turn, victim: PlayerNo) -> float:
    table = turn.table
    if table.has_ball(victim):
        return 2.0
    worth = table.profiles[victim].value / 200
    spot = table.ball_square()
    if spot and distance(table.place[victim], spot) <= 2:
        worth += 0.5
    return worth


def _blocks(turn: Turn) -> list[tuple[float, float, PlayerNo, Code]]:
    """Every block that may be thrown now: worth, risk, player, answer."""
    found: list[tuple[float, float, PlayerNo, Code]] = []
    table = turn.table
    for player, actions in turn.able.items():
        if BLOCK not in actions or not table.standing(player):
            continue
        skills = table.at[player][at.ATTACK]
        for victim in table.opponents_beside(player):
            worth, risk = _hit_worth(turn, player, victim, False)
            answer = code(HIT, victim)
            if skills and skills[0].attack_forced:
                worth, risk, answer = 0.6, 1 / 6, code(SKILL_ON, skills[0].id, victim)
            elif skills and risk > SAFE:
                worth, risk, answer = 0.5, 0.0, code(SKILL_ON, skills[0].id, victim)
            found.append((worth, risk, player, answer))
    return found


def good_block(turn: Turn) -> Plan | None:
    """A block that seldom fails."""
    found = [each for each in _blocks(turn) if each[1] <= SAFE and each[0] > 0.2]
    if not found:
        return None
    _, _, player, answer = max(found)
    return Plan(player, BLOCK, [], answer)


def fair_block(turn: Turn) -> Plan | None:
    """A block worth the risk once everything else is done."""
    found = [each for each in _blocks(turn) if each[0] > 0.2 and each[1] < 0.2]
    if not found:
        return None
    _, _, player, answer = max(found)
    return Plan(player, BLOCK, [], answer)


def hit_carrier(turn: Turn) -> Plan | None:
    """Blitz the opponent with the ball."""
    carrier = turn.table.carrier
    if carrier < 0 or turn.mine(carrier) or not turn.table.standing(carrier):
        return None
    return _blitz(turn, [carrier], 0.2, True)


def good_blitz(turn: Turn) -> Plan | None:
    """Blitz somebody who stands in the way, if the dice are good."""
    table = turn.table
    spot = table.ball_square() or table.kick_square
    victims = [other for other in table.players(OTHER_SIDE[turn.side]) if table.standing(other)]
    if spot:
        victims.sort(key=lambda other: distance(table.place[other], spot))
    return _blitz(turn, victims[:6], 0.5, False)


def _blitz(turn: Turn, victims: list[PlayerNo], least: float, risky: bool) -> Plan | None:
    table, scratch = turn.table, turn.scratch
    best: Plan | None = None
    for player, actions in turn.able.items():
        if BLITZ not in actions or table.has_ball(player):
            continue
        if may(table, player, at.WANDERS):
            continue
        here, state = table.place[player], table.state[player]
        pace = table.profiles[player].ma + 2
        near = [v for v in victims if distance(here, table.place[v]) <= pace]
        if not near:
            continue
        reach = turn.reach(player, risky)
        full = allowance(table, player) - (3 if state == PRONE else 0)
        for victim in near:
            for sq in ADJACENT[table.place[victim]]:
                p = reach.chance.get(sq, 0.0)
                if p < 0.3 or table.ball_at(sq):
                    continue
                if reach.steps[sq] >= full:
                    if not risky or reach.steps[sq] >= full + 2:
                        continue
                    p *= 5 / 6
                if sq != here:
                    scratch.put(player, sq, STANDING)
                worth, risk = _hit_worth(turn, player, victim, True)
                if sq != here:
                    scratch.put(player, here, state)
                worth = p * worth - (1 - p) * 1.5 - 0.01 * reach.steps[sq]
                if not risky and risk > SAFE:
                    continue
                if worth > least and (best is None or worth > best.worth):
                    attack = _attack_code(turn, player, victim, risk)
                    best = Plan(player, BLITZ, reach.path(sq), attack, worth)
    return best


def _attack_code(turn: Turn, player: PlayerNo, victim: PlayerNo, risk: float) -> Code:
    skills = turn.table.at[player][at.ATTACK]
    if skills and (skills[0].attack_forced or risk > 0.3):
        return code(SKILL_ON, skills[0].id, victim)
    return code(HIT, victim)


def kick_somebody(turn: Turn) -> Plan | None:
    """A foul by somebody cheap, with help, on somebody dear."""
    table = turn.table
    best: Plan | None = None
    for player, actions in turn.able.items():
        if FOUL not in actions or table.has_ball(player) or not table.standing(player):
            continue
        for victim in table.neighbours(table.place[player]):
            if side_of(victim) == turn.side or table.standing(victim):
                continue
            helpers = sum(
                1
                for mate in table.neighbours(table.place[victim])
                if side_of(mate) == turn.side and mate != player and table.has_zone(mate)
            )
            price = table.profiles[victim].value - table.profiles[player].value
            worth = helpers + price / 40
            if helpers and worth > 1.5 and (best is None or worth > best.worth):
                best = Plan(player, FOUL, [], code(KICK_HIM, victim), worth)
    return best
