"""What the veteran answers beside his turn: line-ups, kicks, staff, shopping, skills."""

from __future__ import annotations

import random

import pytest

from pigskin import EDITIONS, Game, ScriptedDice, edition
from pigskin.coaches.planning import kicking, lineups, shopping, staff
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.veteran import VeteranCoach
from pigskin.model import BADLY_HURT, DEAD, KNOCKED_OUT, RESERVES, STANDING, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.options import Options
from pigskin.pitch import (
    AWAY,
    BACKFIELD,
    BOTTOM_WIDE,
    HALF,
    HOME,
    LENGTH,
    OTHER_SIDE,
    SCRIMMAGE,
    TOP_WIDE,
    column,
    row,
)
from pigskin.position import parse
from pigskin.questions import (
    ACCEPT_CALL,
    APOTHECARY,
    BRIBE,
    BUY,
    DONE,
    FIREBALL,
    LIGHTNING,
    NO_APOTHECARY,
    STOP,
    Question,
    code,
    first_of,
    square_of,
    verb_of,
)
from pigskin.rules.prematch import inducement_list
from pigskin.rules.setup import to_be_placed
from pigskin.teams import rosters

ROSTERS = [(rules.id, name) for rules in EDITIONS for name in rosters(rules.id)]


def at(text: str, dice: list[int | str] | None = None, rules: str = "bb2020") -> Game:
    return Game.at(parse(text, edition(rules), Options(), ScriptedDice(dice or [])))


def chosen(game: Game) -> str:
    """The veteran's answer to the question at hand."""
    question = game.question
    assert question is not None
    return str(question.options[question.codes.index(VeteranCoach().choose(game))])


def before_setup(rules: str, home: str, away: str, seed: int = 1) -> Game:
    game = Game(home, away, rules, seed=seed)
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.option(0))
    return game


# --- line-ups ---------------------------------------------------------------------------------


def lawful(table: Table, side: SideNo) -> None:
    there = [table.place[each] for each in table.players(side) if table.place[each]]
    assert len(there) == len(set(there))
    assert all(sq in HALF[side] for sq in there)
    assert sum(sq in SCRIMMAGE[side] for sq in there) >= min(3, len(there))
    for wing in (TOP_WIDE, BOTTOM_WIDE):
        assert sum(sq in wing[side] for sq in there) <= 2


@pytest.mark.parametrize("number", range(0, len(ROSTERS), 3))
def test_line_ups_are_lawful_for_any_roster_any_number_and_any_turn(number: int) -> None:
    """Planned squares are what the rules allow: nobody is put anywhere else for want of them."""
    rules, name = ROSTERS[number]
    chance = random.Random(number)
    game = before_setup(rules, name, name, number)
    table, traits = game.table, Traits()
    side = table.kicking
    everybody = table.pool
    for turn in (0, 3, 7):
        table.home.turn = table.away.turn = turn
        count = chance.randint(1, len(everybody))
        table.pool = everybody[:count]
        for each in everybody[count:]:
            table.state[each] = KNOCKED_OUT
        for kicker in (side, OTHER_SIDE[side]):
            table.kicking = kicker
            found = lineups.lineup(table, side, traits)
            copy = table.copy()
            for player, sq in found.items():
                copy.put(player, sq, STANDING)
            assert len(found) == to_be_placed(table)
            lawful(copy, side)
        table.kicking = side
        for each in everybody:
            table.state[each] = RESERVES


@pytest.mark.parametrize("rules", [each.id for each in EDITIONS])
def test_both_sides_line_up_by_answering(rules: str) -> None:
    game = before_setup(rules, "orc", "human")
    coach = VeteranCoach()
    while game.question is not None and game.question.kind == "set-up":
        game.answer(coach.choose(game))
    for side in (HOME, AWAY):
        lawful(game.table, side)
        assert sum(1 for each in game.table.players(side) if game.table.place[each]) == 11


def rows_deep(found: dict[PlayerNo, Square]) -> list[int]:
    """How far each player stands from the half-way line, in order."""
    return sorted(abs(2 * column(sq) + 1 - LENGTH) // 2 for sq in found.values())


def test_before_their_last_turn_the_kickers_stand_deep() -> None:
    table = before_setup("bb2020", "human", "human").table
    usual = rows_deep(lineups.lineup(table, table.kicking, Traits()))
    table.home.turn = table.away.turn = 7
    deep = rows_deep(lineups.lineup(table, table.kicking, Traits()))
    assert sum(deep) > sum(usual) + 10
    assert sum(depth >= 8 for depth in deep) >= 3


def test_the_dear_and_frail_are_kept_off_the_line_when_kicking() -> None:
    table = before_setup("bb2020", "wood_elf", "wood_elf").table
    side = table.kicking
    found = lineups.lineup(table, side, Traits())
    line = [table.profiles[each].value for each, sq in found.items() if sq in SCRIMMAGE[side]]
    rest = [table.profiles[each].value for each, sq in found.items() if sq not in SCRIMMAGE[side]]
    assert sum(line) / len(line) < sum(rest) / len(rest)


def test_the_strongest_on_the_line_face_the_weakest() -> None:
    game = before_setup("bb2020", "orc", "orc")
    table = game.table
    kicking, side = table.kicking, OTHER_SIDE[table.kicking]
    lines = lineups.lineup(table, kicking, Traits())
    for player, sq in lines.items():
        table.put(player, sq, STANDING)
    table.pool = tuple(table.players(side))
    found = lineups.lineup(table, side, Traits())
    line = [each for each, sq in found.items() if sq in SCRIMMAGE[side]]
    faced = [
        each
        for each in line
        if any(
            table.place[other] and abs(row(table.place[other]) - row(found[each])) <= 1
            for other in lines
            if table.place[other] in SCRIMMAGE[kicking]
        )
    ]
    idle = [each for each in line if each not in faced]
    assert min(table.profiles[each].st for each in faced) >= max(
        [table.profiles[each].st for each in idle], default=0
    )


def test_the_ball_has_somebody_with_hands_behind_the_line() -> None:
    table = before_setup("bb2020", "human", "orc").table
    side = OTHER_SIDE[table.kicking]
    table.pool = tuple(each for each in table.players(side) if table.state[each] == RESERVES)
    traits = Traits()
    found = lineups.lineup(table, side, traits)
    back = [each for each, sq in found.items() if sq in BACKFIELD[side]]
    best = max(found, key=lambda each: traits.of(table, each).hands())
    assert best in back


# --- the kick ---------------------------------------------------------------------------------

AT_THE_KICK = (
    "home 1 10,7 {} / home 2 12,7 / away 1 18,{} / away 2 13,7 / phase kick / kicking home"
)


@pytest.mark.parametrize("receiver, skill, astray", [(7, "", 6), (2, "", 6), (7, "Kick", 3)])
def test_a_kick_is_aimed_where_it_cannot_go_out(receiver: int, skill: str, astray: int) -> None:
    game = at(AT_THE_KICK.format(skill, receiver))
    assert game.question is not None
    sq = square_of(kicking.kick(game.table, game.question))
    assert astray <= row(sq) <= 14 - astray
    assert 13 + astray <= column(sq) <= LENGTH - 1 - astray


# --- the sideline -----------------------------------------------------------------------------


def asked(game: Game, kind: str, codes: list[Code], number: int = 0) -> Question:
    """Something the home coach is asked about home 1."""
    return Question(HOME, kind, codes, game.player("home 1").index, number=number)


SQUAD = " / ".join(f"home {number} 3,{number}" for number in range(2, 13))


@pytest.mark.parametrize(
    "value, half, result, wanted",
    [
        (50, 1, BADLY_HURT, False),
        (50, 2, BADLY_HURT, True),
        (120, 1, BADLY_HURT, True),
        (50, 1, DEAD, True),
    ],
)
def test_the_apothecary_waits_for_who_is_worth_it(
    value: int, half: int, result: int, wanted: bool
) -> None:
    game = at(f"home 1 injured value:{value} / {SQUAD} / away 1 20,7 / half {half} / turn home 3")
    question = asked(game, "apothecary for a casualty", [APOTHECARY, NO_APOTHECARY], number=result)
    assert (staff.apothecary(game.table, question) == APOTHECARY) == wanted


def test_a_short_team_sends_for_him_at_once() -> None:
    game = at("home 1 ko value:50 / home 2 3,3 / away 1 20,7 / turn home 3")
    question = asked(game, "apothecary for a knock-out", [APOTHECARY, NO_APOTHECARY])
    assert staff.apothecary(game.table, question) == APOTHECARY


def test_the_only_bribe_is_not_for_a_cheap_player_of_many() -> None:
    game = at(f"home 1 3,1 value:30 / {SQUAD} / away 1 20,7 / turn home 3")
    codes = [BRIBE, ACCEPT_CALL]
    dear = at(f"home 1 3,1 value:90 / {SQUAD} / away 1 20,7 / turn home 3")
    assert staff.bribe(dear.table, asked(dear, "bribe", codes, number=1)) == BRIBE
    assert staff.bribe(game.table, asked(game, "bribe", codes, number=1)) != BRIBE


def spell(text: str, half: int = 2) -> Code:
    game = at(text + f" / half {half} / wizard 1 0", rules="lrb6")
    assert game.question is not None
    return staff.spell(game.table, game.question, Traits(), None)


def test_lightning_strikes_a_carrier_who_is_about_to_score() -> None:
    found = spell("home 1 6,7 / home 2 6,6 / away 1 4,7 ball / away 2 13,3 / turn home 7")
    assert verb_of(found) in (LIGHTNING, FIREBALL)


def test_the_wizard_is_kept_while_little_is_to_be_had() -> None:
    text = "home 1 12,7 ball / home 2 11,6 / away 1 20,3 / away 2 22,11 / turn home 1"
    assert spell(text, half=1) == STOP


def test_patience_falls_with_the_turns() -> None:
    text = "home 1 3,3 / away 1 20,7 / half {} / turn home {}"
    told = [
        staff.patience(at(text.format(half, turn)).table, HOME)
        for half, turn in ((1, 1), (1, 6), (2, 2), (2, 8))
    ]
    assert told == sorted(told, reverse=True)


# --- shopping ---------------------------------------------------------------------------------


def shelf(rules: str, home: str, budget: int) -> tuple[Table, Question]:
    game = before_setup(rules, home, "human")
    table = game.table
    table.home.budget = budget
    codes = [DONE]
    roster = table.rosters[HOME] if table.rosters else None
    assert roster is not None
    for number, offer in enumerate(inducement_list(table)):
        if offer.price == "fixed" and offer.may_buy(roster):
            if 0 < offer.cost_for(roster) <= budget * 1000:
                codes.append(code(BUY, number))
    return table, Question(HOME, "inducements", codes, number=budget)


def bought(rules: str, home: str, budget: int) -> str:
    table, question = shelf(rules, home, budget)
    answer = shopping.shop(table, question)
    if answer == DONE:
        return "done"
    return inducement_list(table)[first_of(answer)].id


def test_a_wizard_is_bought_when_there_is_gold_for_him() -> None:
    assert bought("lrb6", "orc", 150) == "wizard"


def test_armed_players_are_a_reason_to_pay_the_referee() -> None:
    assert bought("lrb6", "goblin", 100) == "bribes"
    assert bought("lrb6", "orc", 100) != "bribes"


def test_without_gold_nothing_is_bought() -> None:
    assert bought("lrb6", "orc", 0) == "done"


# --- skills -----------------------------------------------------------------------------------


def wrestling(text: str, by: str = "home") -> str:
    """What a wrestler answers on Both Down."""
    game = at(text + " / away 9 22,1 / home 9 3,13 / turn home 3", ["both down", "both down"])
    game.play(["home 1 block", "block away 1"])
    if game.question is not None and game.question.kind == "block dice":
        game.answer("choose both down")
    assert game.question is not None
    assert game.question.kind == "use skill"
    assert game.question.coach == by
    return chosen(game).split()[0]


def test_an_attacker_wrestles_a_blocker_down() -> None:
    assert wrestling("home 1 10,7 Wrestle / home 2 11,6 / away 1 11,7 Block") == "use"


def test_a_defender_with_the_ball_does_not_wrestle_himself_down() -> None:
    text = "home 1 10,7 / home 2 11,6 / away 1 11,7 ball Block Wrestle"
    assert wrestling(text, "away") == "do"


def test_a_wrestler_takes_the_carrier_with_him() -> None:
    text = "home 1 10,7 Wrestle / home 2 11,6 / home 3 12,10 / away 1 11,7 ball Block"
    assert wrestling(text) == "use"
