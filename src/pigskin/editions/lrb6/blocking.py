"""Multiple Block: one attacker, two victims, one after the other."""

from __future__ import annotations

from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import distance
from pigskin.questions import HIT, STOP, Flow, Question, first_of, player_of, second_of, verb_of
from pigskin.rules.ball import action_stops
from pigskin.rules.blocking import attack, attack_codes, block, second_target_codes


def block_two(table: Table, attacker: PlayerNo, first: PlayerNo) -> Flow[None]:
    """Two blocks in one action, each defender two stronger, nobody followed up."""
    codes = second_target_codes(table, attacker, first)
    second = player_of(codes[0])
    if len(codes) > 1:
        asked = Question(side_of(attacker), "second target", codes, attacker, first)
        second = player_of((yield asked))
    for victim in (first, second):
        if (
            victim == NOBODY
            or not table.standing(attacker)
            or not table.standing(victim)
            or action_stops(table)
            or table.scored >= 0
            or distance(table.place[attacker], table.place[victim]) != 1
        ):
            continue
        choices = [
            choice
            for choice in attack_codes(table, attacker)
            if (first_of(choice) if verb_of(choice) == HIT else second_of(choice)) == victim
        ]
        if victim == second:
            choices.append(STOP)  # the second block is an offer
        answer = choices[0]
        if len(choices) > 1:
            answer = yield Question(side_of(attacker), "attack", choices, attacker, victim)
        if answer == STOP:
            return
        if verb_of(answer) == HIT:
            yield from block(table, attacker, victim, 2, True)
        else:
            yield from attack(table, attacker, answer)
