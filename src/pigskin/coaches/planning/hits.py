"""Blocks, blitzes and fouls of a turn, each with what it is worth and what it risks."""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.effort import Effort
from pigskin.coaches.planning.sight import Sight
from pigskin.coaches.planning.traits import Trait, breaks
from pigskin.effects import moments as at
from pigskin.model import BLITZ, BLOCK, FOUL, MOVE, NOBODY, NOWHERE, STANDING, STUNNED
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, WIDTH, distance, row
from pigskin.questions import HIT, KICK_HIM, SKILL_ON, code
from pigskin.rules.block_dice import assists, block_dice

_LIKELY: Final = 0.35  # ways less likely than this are not gone for a blitz


def blocks(sight: Sight) -> list[Act]:
    """Every block that may be thrown now."""
    found: list[Act] = []
    table = sight.table
    for player, actions in sight.able.items():
        if BLOCK in actions and table.standing(player):
            for victim in table.opponents_beside(player):
                found.append(attack(sight, player, victim, NOWHERE, 1.0, BLOCK))
    return found


def attack(
    sight: Sight, player: PlayerNo, victim: PlayerNo, to: Square, arrives: float, action: int
) -> Act:
    """An attack from where the player is on the scratch table."""
    table, weights = sight.scratch, sight.weights
    attacker, defender = sight.trait(player), sight.trait(victim)
    powers = sight.table.at[player][at.ATTACK]
    if powers and (powers[0].attack_forced or attacker.st < defender.st):
        gain = 0.4 * knock(sight, attacker, victim)
        last = code(SKILL_ON, powers[0].id, victim)
        return Act(player, action, to, last, arrives, gain * arrives, 1 - arrives, "attack")
    dice = block_dice(table, player, victim, action == BLITZ)
    struck = sight.traits.blow(attacker, defender, dice)
    fall = struck.fall
    again = 0.0
    if sight.reroll:
        again = fall * weights.spent
        fall *= fall + (0.5 if attacker.loner else 0.0)
    down = struck.down
    falls = fall * (weights.tumble + weights.hurt * breaks(None, attacker)) + again
    pushed = (struck.push - down) * _push_worth(sight, victim, player, to) - falls
    gain = down * knock(sight, attacker, victim) + pushed
    if table.has_ball(player):
        gain -= weights.carrier_hits + fall * weights.carrier_falls
    if attacker.unsteady:
        gain *= 0.8
    risk = 1 - arrives * (1 - fall)
    why = "blitz" if action == BLITZ else "block"
    act = Act(player, action, to, code(HIT, victim), arrives, arrives * gain, risk, why)
    act.dice = dice
    act.downs, act.falls = down, fall
    act.material = down * harm(sight, attacker, victim) + pushed
    act.fells = arrives * (struck.push if attacker.strips and not defender.sure_hands else down)
    return act


def harm(sight: Sight, attacker: Trait, victim: PlayerNo) -> float:
    """What it is worth that an opponent falls and may be hurt, wherever he is."""
    trait = sight.field.trait_of(victim)
    weights = sight.weights
    return weights.knock + weights.harm * breaks(attacker, trait) * trait.value / 80


def knock(sight: Sight, attacker: Trait, victim: PlayerNo) -> float:
    """What it is worth to have an opponent on the ground, and perhaps off the pitch."""
    known = sight.felled.get(victim)
    if known is None and sight.glance and victim != sight.field.carrier:
        known = sight.felled[victim] = 0.0
    if known is None:
        known = max(-0.1, _without(sight, victim) - sight_worth(sight))
        if victim == sight.field.carrier:
            known += sight.weights.recover * recovery(sight, victim)
        sight.felled[victim] = known
    return harm(sight, attacker, victim) + known


def recovery(sight: Sight, victim: PlayerNo) -> float:
    """How likely own players who have not acted yet pick up the ball that he drops."""
    table = sight.table
    where = table.place[victim]
    near = 0
    for player, actions in sight.able.items():
        trait = sight.trait(player)
        if MOVE in actions and not trait.no_hands and not trait.wanders:
            if distance(table.place[player], where) <= sight.walk(player):
                near += 1
    return min(3, near - 1) / 3 if near > 1 else 0.0


def _without(sight: Sight, victim: PlayerNo) -> float:
    """The worth of the field with an opponent on the ground."""
    field = sight.field
    zone, down, carrier = field.zone[victim], field.down[victim], field.carrier
    field.zone[victim] = False
    field.down[victim] = True
    if carrier == victim:
        field.carrier = NOBODY
    field.refresh()
    worth = sight.judge.worth()
    field.carrier = carrier
    field.zone[victim] = zone
    field.down[victim] = down
    field.refresh()
    return worth


def sight_worth(sight: Sight) -> float:
    """What the field is worth if nothing more is done this turn."""
    if sight.now is None:
        sight.now = sight.judge.worth()
    return sight.now


def _push_worth(sight: Sight, victim: PlayerNo, player: PlayerNo, to: Square) -> float:
    """What a push alone is worth: much at the touchline, and where somebody stands in the way."""
    here = sight.table.place[victim]
    if row(here) in (0, WIDTH - 1) and not sight.trait(victim).stands_firm:
        source = to or sight.table.place[player]
        if abs(row(source) - row(here)) == 1 or row(source) == row(here):
            return sight.weights.crowd + (0.4 if sight.table.has_ball(victim) else 0.0)
    return sight.weights.shove


def blitzes(sight: Sight, effort: Effort) -> list[Act]:
    """The best blitz of every player on everybody he gets at."""
    table, scratch = sight.table, sight.scratch
    victims = [other for other in sight.field.theirs if table.standing(other)]
    spot = sight.field.ball or table.kick_square
    if spot and len(victims) > effort.victims:
        victims.sort(key=lambda each: distance(table.place[each], spot))
        del victims[effort.victims :]
    able = [
        player
        for player, actions in sight.able.items()
        if BLITZ in actions and not sight.trait(player).wanders and not table.has_ball(player)
    ]
    if spot and len(able) > effort.blitzers:
        able.sort(key=lambda each: distance(table.place[each], spot) - 2 * sight.trait(each).st)
        del able[effort.blitzers :]
    found: list[Act] = []
    for player in able:
        trait = sight.trait(player)
        here, state = table.place[player], table.state[player]
        pace = sight.far(player)
        near = [each for each in victims if distance(here, table.place[each]) <= pace]
        if not near:
            continue
        reach = sight.reach(player, True)
        walk = sight.walk(player)
        for victim in near:
            best: Act | None = None
            spots: list[tuple[float, Square]] = []
            for sq in ADJACENT[table.place[victim]]:
                p = reach.chance.get(sq, 0.0)
                if p < _LIKELY or table.ball_at(sq) or reach.steps[sq] >= pace:
                    continue
                if reach.steps[sq] >= walk:
                    p *= trait.rushes
                spots.append((p, sq))
            if not spots:
                continue
            most = max(spots)[0]
            for p, sq in spots:
                if p < most - 0.2:
                    continue
                if sq != here:
                    scratch.put(player, sq, STANDING)
                elif state != STANDING:
                    scratch.set_state(player, STANDING)
                p = sight.eased(p) if p < 1 else p
                act = attack(sight, player, victim, sq, p, BLITZ)
                if sq != here:
                    scratch.put(player, here, state)
                elif state != STANDING:
                    scratch.set_state(player, state)
                if best is None or act.net(0.1) > best.net(0.1):
                    best = act
            if best is not None:
                found.append(best)
    return found


def fouls(sight: Sight) -> list[Act]:
    """The fouls that may be had, by whoever is worth least to lose."""
    table = sight.table
    found: list[Act] = []
    victims = [
        other
        for other in sight.field.theirs
        if sight.field.down[other] and not table.at[other][at.CANNOT_BE_FOULED]
    ]
    if not victims:
        return found
    for player, actions in sight.able.items():
        if FOUL not in actions or table.has_ball(player):
            continue
        trait = sight.trait(player)
        if trait.wanders or trait.value > 110:
            continue
        here, state = table.place[player], table.state[player]
        for victim in victims:
            if distance(here, table.place[victim]) > sight.walk(player) + 1:
                continue
            act = _foul(sight, player, victim, here, state)
            if act is not None:
                found.append(act)
    return found


def _foul(
    sight: Sight, player: PlayerNo, victim: PlayerNo, here: Square, state: int
) -> Act | None:
    table, scratch = sight.table, sight.scratch
    trait, target = sight.trait(player), sight.trait(victim)
    reach = sight.reach(player, False)
    best: Act | None = None
    for sq in ADJACENT[table.place[victim]]:
        if reach.chance.get(sq, 0.0) < 1.0 or table.ball_at(sq):
            continue
        if sq != here:
            scratch.put(player, sq, STANDING)
        helped = assists(scratch, player, victim, True) - assists(scratch, victim, player, True)
        if sq != here:
            scratch.put(player, here, state)
        armour = _two_dice(target.armour - helped - (1 if trait.dirty else 0))
        stunned = 0.5 if table.state[victim] == STUNNED else 1.0
        off = 11 / 36 if not trait.sneaky else 0.15
        gain = armour * 0.42 * (0.1 * target.value / 80) * 2 + 0.02 * armour * stunned
        gain -= off * 0.13 * trait.value / 70
        if best is None or gain > best.gain:
            last = code(KICK_HIM, victim)
            best = Act(player, FOUL, sq if sq != here else NOWHERE, last, 1.0, gain, off, "foul")
    return best


def _two_dice(need: int) -> float:
    need = max(2, min(13, need))
    ways = 0
    for one in range(1, 7):
        for two in range(1, 7):
            if one + two >= need:
                ways += 1
    return ways / 36

