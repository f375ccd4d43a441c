"""Reasons over random play: every refusal has one of its own, and what it says is so."""

import random
import re

import pytest
from oracle.playing import choose, scene

from pigskin.contract.reasons import why_not
from pigskin.dice import Dice
from pigskin.editions import edition as find_edition
from pigskin.game import Game
from pigskin.model import (
    BARRED,
    KNOCKED_OUT,
    NOBODY,
    PRONE,
    RESERVES,
    ROOTED,
    STANDING,
    STUNNED,
    USED,
    Table,
    side_of,
)
from pigskin.options import make_options
from pigskin.pitch import SIDES, SQUARES, WITHIN_TWO, distance, in_half, parse_square
from pigskin.position import parse
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    ARGUE,
    BRIBE,
    END_TURN,
    FACE,
    HAND_TO,
    HIT,
    KEEP,
    KICK_HIM,
    KICK_TO,
    LEADER_REROLL,
    LEAP,
    PASS_TO,
    PICK_MATE,
    PLACE,
    SKILL_ON,
    SKILL_REROLL,
    STEP,
    STOP,
    TEAM_REROLL,
    USE,
    Question,
    code,
    player_text,
    verb_of,
)
from pigskin.rules.counting import has
from pigskin.rules.movement import squares_left
from pigskin.teams import rosters

EDITIONS = ("lrb6", "bb2016", "bb2020")
PLAIN = (
    TEAM_REROLL, LEADER_REROLL, KEEP, STOP, END_TURN, BRIBE, ARGUE, ANNOUNCE_PASS,
)  # fmt: skip
WITH_PLAYER = (HIT, KICK_HIM, HAND_TO, PICK_MATE)
WITH_SQUARE = (PASS_TO, KICK_TO)
WITH_SKILL = (SKILL_REROLL, USE)


def games(edition: str, seed: int) -> list[Game]:
    """Scenes in mid-match with odd players, and a match from its first question."""
    chance = random.Random(f"reasons {edition} {seed}")
    rules = find_edition(edition)
    found = []
    for number in range(6):
        options = make_options({"rare_choices": True} if number == 0 else {})
        found.append(Game.at(parse(scene(edition, chance), rules, options, Dice(number))))
    names = list(rosters(edition))
    found.append(Game(chance.choice(names), chance.choice(names), edition, seed=seed))
    return found


def refused(table: Table, question: Question, pool: list[int], chance: random.Random) -> set[int]:
    """Answers that are not legal: of other questions, players, squares and skills."""
    players = [*table.players(0), *table.players(1)]
    skills = table.edition.skills
    found = {*PLAIN, *chance.sample(pool, min(len(pool), 12))}
    near = SQUARES
    if question.player >= 0 and table.place[question.player]:
        near = WITHIN_TWO[table.place[question.player]]
    for _ in range(6):
        player, sq, skill = chance.choice(players), chance.choice(near), chance.choice(skills)
        found.add(code(ACTIVATE, player, chance.choice((0, 1, 2, 3, 4, 5, 6, 8, 9, 10))))
        found.update(code(verb, player) for verb in WITH_PLAYER)
        found.update(code(verb, sq) for verb in (STEP, LEAP))
        found.update(code(verb, chance.choice(SQUARES)) for verb in WITH_SQUARE)
        found.update(code(verb, skill.id) for verb in WITH_SKILL)
        found.add(code(SKILL_ON, skill.id, player))
        found.add(code(PLACE, player, chance.choice(SQUARES)))
        found.add(code(FACE, chance.choice((1, 2, 3, 5, 6))))
    return found - set(question.codes)


# What a reason says must be so. Each pattern has a check that gets the table and what was found.
FACTS = (
    (r"(\w+ \d+) has acted", lambda t, a: t.marks[who(t, a)] & USED),
    (r"(\w+ \d+) may not act .*", lambda t, a: t.marks[who(t, a)] & BARRED),
    (r"(\w+ \d+) is prone", lambda t, a: t.state[who(t, a)] == PRONE),
    (r"(\w+ \d+) is stunned", lambda t, a: t.state[who(t, a)] == STUNNED),
    (r"(\w+ \d+) is in the reserves", lambda t, a: t.state[who(t, a)] == RESERVES),
    (r"(\w+ \d+) is knocked out", lambda t, a: t.state[who(t, a)] == KNOCKED_OUT),
    (r"(\w+ \d+) is rooted", lambda t, a: t.marks[who(t, a)] & ROOTED),
    (r"(\w+ \d+) is on his feet", lambda t, a: t.standing(who(t, a))),
    (r"the blitz of this turn is used", lambda t: t.blitzed),
    (r"the pass of this turn is used", lambda t: t.passed),
    (r"the hand-off of this turn is used", lambda t: t.handed_off),
    (r"the foul of this turn is used", lambda t: t.fouled),
    (r"the team re-roll of this turn is used", lambda t: t.rerolled),
    (r"(\w+) has no team re-rolls left", lambda t, a: side(t, a).rerolls == 0),
    (r"(\w+) has no bribe left", lambda t, a: has(t, SIDES.index(a), "bribes") == 0),
    (r"nobody stands beside (\w+ \d+)", lambda t, a: not standing_beside(t, who(t, a))),
    (r"no opponent stands beside (\w+ \d+)", lambda t, a: not t.opponents_beside(who(t, a))),
    (r"nobody of (\w+) is down", lambda t, a: not lying(t, a)),
    (r"nobody of (\w+) is on his feet", lambda t, a: not upright(t, a)),
    (r"(\w+ \d+) has the ball, not (\w+ \d+)", lambda t, a, b: t.carrier == who(t, a) != who(t, b)),
    (r"(\w+ \d+) has not got the ball", lambda t, a: t.carrier == NOBODY),
    (r"(\w+ \d+) has no movement left.*", lambda t, a: t.actor == who(t, a) and no_way(t)),
    (r"(\d+,\d+) is occupied by (\w+ \d+)", lambda t, a, b: t.place[who(t, b)] == parse_square(a)),
    (r"(\d+,\d+) is not in the half of (\w+)", lambda t, a, b: not half(a, b)),
    (
        r"(\d+,\d+) is not next to (\w+ \d+), who is at (\d+,\d+)",
        lambda t, a, b, c: place(t, b) == parse_square(c) and apart(a, c) > 1,
    ),
    (
        r"(\w+ \d+) is (\d+) squares away from (\w+ \d+)",
        lambda t, a, b, c: distance(place(t, a), place(t, c)) == int(b) > 1,
    ),
    (r"(\w+ \d+) is a team-mate of (\w+ \d+)", lambda t, a, b: a.split()[0] == b.split()[0]),
    (r"it is the turn of (\w+), and (\w+) \d+ plays for (\w+)", lambda t, a, b, c: a != b == c),
    (r"(\w+ \d+) has no ([A-Z].*)", lambda t, a, b: b not in skill_names(t, who(t, a))),
    (r"(\w+ \d+) stands at (\d+,\d+) already", lambda t, a, b: place(t, a) == parse_square(b)),
)


def who(table: Table, words: str) -> int:
    for player in (*table.players(0), *table.players(1)):
        if player_text(table, player) == words:
            return player
    raise AssertionError(f"there is no {words}")


def place(table: Table, words: str) -> int:
    return table.place[who(table, words)]


def side(table: Table, words: str):
    return table.home if words == "home" else table.away


def standing_beside(table: Table, player: int) -> bool:
    return any(table.standing(each) for each in table.neighbours(table.place[player]))


def lying(table: Table, words: str) -> bool:
    own = table.players(0 if words == "home" else 1)
    return any(table.on_pitch(each) and not table.standing(each) for each in own)


def upright(table: Table, words: str) -> bool:
    return any(table.standing(each) for each in table.players(0 if words == "home" else 1))


def no_way(table: Table) -> bool:
    return squares_left(table) <= 0


def half(sq: str, words: str) -> bool:
    return in_half(parse_square(sq), 0 if words == "home" else 1)


def apart(one: str, other: str) -> int:
    return distance(parse_square(one), parse_square(other))


def skill_names(table: Table, player: int) -> list[str]:
    return [skill.name for skill in table.profiles[player].skills]


def is_so(table: Table, reason: str) -> bool:
    for pattern, check in FACTS:
        found = re.fullmatch(pattern, reason)
        if found is not None and not check(table, *found.groups()):
            return False
    return True


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_has_a_reason_that_is_so(edition):
    chance = random.Random(f"choices {edition}")
    pool: list[int] = []
    told: set[str] = set()
    for game in games(edition, 1):
        for _ in range(60):
            question, table = game.question, game.table
            if question is None:
                break
            verbs = {verb_of(each) for each in question.codes}
            for answer in sorted(refused(table, question, pool, chance)):
                reason = why_not(table, question, answer)
                where = f"{edition} {question.kind} {answer >> 20}: {reason!r}"
                assert reason, where
                assert reason == " ".join(reason.split()), where
                if verb_of(answer) in verbs:
                    assert " is asked: " not in reason, where  # only a general reason
                assert is_so(table, reason), where
                told.add(re.sub(r"\d+", "#", reason))
            pool = [*pool, *chance.sample(question.codes, min(4, len(question.codes)))][-200:]
            game.answer(choose(game, question, chance))
    assert len(told) > 300, "too little was tried"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_legal_has_no_reason_against_it(edition):
    chance = random.Random(f"legal {edition}")
    for game in games(edition, 2):
        for _ in range(40):
            question = game.question
            if question is None:
                break
            for answer in chance.sample(question.codes, min(20, len(question.codes))):
                assert why_not(game.table, question, answer) == ""
            game.answer(choose(game, question, chance))


@pytest.mark.parametrize("edition", EDITIONS)
def test_other_coaches_players_are_named_as_such(edition):
    """Whatever a player of the other side is told to do in a turn, the reason says whose he is."""
    chance = random.Random(f"sides {edition}")
    for game in games(edition, 3):
        question, table = game.question, game.table
        if question is None or question.kind != "turn":
            continue
        for player in table.players(1 - question.side):
            reason = why_not(table, question, code(ACTIVATE, player, chance.randrange(6)))
            assert side_of(player) != question.side
            assert reason.startswith(f"it is the turn of {question.coach}, and ")


# Taken away on a copy of the table, a reason must be gone: then it was one.
CURES = (
    (r"(\w+ \d+) has acted", lambda t, a: t.clear_mark(who(t, a), USED)),
    (r"(\w+ \d+) may not act .*", lambda t, a: t.clear_mark(who(t, a), BARRED)),
    (r"(\w+ \d+) is rooted", lambda t, a: t.clear_mark(who(t, a), ROOTED)),
    (r"(\w+ \d+) is (?:prone|stunned)", lambda t, a: t.set_state(who(t, a), STANDING)),
    (r"(\w+ \d+) is on his feet", lambda t, a: t.set_state(who(t, a), PRONE)),
    (r"the blitz of this turn is used", lambda t: setattr(t, "blitzed", 0)),
    (r"the pass of this turn is used", lambda t: setattr(t, "passed", 0)),
    (r"the hand-off of this turn is used", lambda t: setattr(t, "handed_off", 0)),
    (r"the foul of this turn is used", lambda t: setattr(t, "fouled", 0)),
    (r".* has the ball, not (\w+ \d+)", lambda t, a: t.give_ball(who(t, a))),
    (r"(\w+ \d+) has not got the ball", lambda t, a: t.give_ball(who(t, a))),
    (r"(\w+ \d+) has no movement left.*", lambda t, a: setattr(t, "moved", -9)),
    (r"(\w+ \d+) has hit somebody in this blitz", lambda t, a: setattr(t, "blocked", False)),
    (r"(\w+ \d+) has jumped in this action", lambda t, a: setattr(t, "jumped", False)),
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reason_taken_away_is_a_reason_no_more(edition):
    chance = random.Random(f"cures {edition}")
    cured = 0
    for game in games(edition, 4):
        for _ in range(60):
            question = game.question
            if question is None:
                break
            if question.kind in ("turn", "action"):
                for answer in sorted(refused(game.table, question, [], chance)):
                    cured += cure(game, question, answer)
            game.answer(choose(game, question, chance))
    assert cured > 200, "too little was tried"


def cure(game: Game, question: Question, answer: int) -> int:
    """Take the reason away and ask again; 1 if there was something to take away."""
    reason = why_not(game.table, question, answer)
    for pattern, help_it in CURES:
        found = re.fullmatch(pattern, reason)
        if found is None:
            continue
        table = game.table.copy()
        help_it(table, *found.groups())
        again = table.edition.asks[table.phase](table)
        again.table = table
        assert why_not(table, again, answer) != reason, f"{question.kind}: {reason!r} stays"
        return 1
    return 0
