"""What is measured: a table of names, and what makes each ready.

Whoever wants something else measured adds a line to `MEASURES`: its group, its name, and a function
that makes it ready and gives back the work, which says what it has done and how often. Everything
is seeded, so every run does the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from yardstick import Counts, Work

from pigskin.coaches import coach_names, let_go, make_coach
from pigskin.dice import Dice
from pigskin.editions import EDITIONS
from pigskin.game import Game
from pigskin.teams import rosters

EDITION = "lrb6"  # for copies, odds and paths
PLAYED = "bb2020"  # for coaches
GAMES = 24  # of random play
COACH_GAMES = 2
COACH_SECONDS = 6.0  # after which a coach is stopped in the middle of a game
# A player with Dodge among six opponents, one of whom has Tackle.
CROWD = """
rerolls 2 0 / home 1 12,7 ma7 Dodge / home 2 14,9 / home 3 11,4 / away 1 13,7 / away 2 13,5 /
away 3 11,9 Tackle / away 4 15,6 / away 5 15,10 / away 6 9,6 / turn home 3
"""
BLITZ = ["home 2 blitz", "move 14,8", "block away 1"]


class Measure(NamedTuple):
    group: str
    name: str
    ready: Callable[[], Work]


def all_measures() -> Iterator[Measure]:
    """The table, and a line for every coach there is."""
    yield from MEASURES
    for name in coach_names():
        yield Measure("coaches", name, partial(coach_play, name))


# --- the engine -------------------------------------------------------------------------------


def random_game(
    home: str, away: str, seed: str, quiet: bool = True, edition: str = EDITION
) -> tuple[Game, int]:
    """A whole game of uniformly random answers, and how many there were."""
    game = Game(home, away, edition, seed=seed)
    if quiet:
        game.silence()
    chance = Dice(f"{seed}/answers")
    decisions = 0
    question = game.question
    while question is not None:
        codes = question.codes
        game.answer(codes[chance.roll(len(codes)) - 1])
        decisions += 1
        question = game.question
    return game, decisions


def random_play(edition: str, everybody: bool) -> Work:
    """Uniformly random games: every legal answer of every question is equally likely."""
    known = list(rosters(edition)) if everybody else []
    pairs = [
        (known[n % len(known)], known[(n + 1 + n // len(known)) % len(known)])
        if known
        else ("human", "orc")
        for n in range(GAMES)
    ]

    def work() -> Counts:
        decisions = 0
        for number, (home, away) in enumerate(pairs):
            decisions += random_game(home, away, f"bench {number}", edition=edition)[1]
        return {"decisions": decisions, "games": len(pairs)}

    return work


def stopped(kind: str, after: int) -> Game:
    """A random game that has come to a question of this kind, after so many answers."""
    for seed in range(100):
        game = Game("human", "orc", EDITION, seed=f"bench {seed}")
        game.silence()
        chance = Dice(f"stopped {seed}")
        count = 0
        while game.question is not None:
            if game.question.kind == kind and count >= after:
                return game
            codes = game.question.codes
            game.answer(codes[chance.roll(len(codes)) - 1])
            count += 1
    raise RuntimeError(f"no game came to a question of the kind {kind!r}")


def at_rest() -> Game:
    """A game well under way, at the question who acts next."""
    return stopped("turn", 400)


def in_mid_block() -> Game:
    """A game stopped in the middle of a block: the dice lie there and one must be chosen."""
    return stopped("block dice", 0)


def often(times: int, what: str, done: Callable[[], object]) -> Work:
    """The same thing over and over."""

    def work() -> Counts:
        for _ in range(times):
            done()
        return {what: times}

    return work


def understood() -> Work:
    from pigskin.contract.answers import understand

    game = stopped("set-up", 0)
    asked = game.question
    assert asked is not None
    words = str(asked.option(len(asked) - 1))
    return often(50, "answers", lambda: understand(game.table, words, asked.codes))


# --- odds and paths ---------------------------------------------------------------------------


def sequences() -> Work:
    from pigskin.odds import Sequence

    return often(20, "sequences", lambda: Sequence("2D4,3{2},3,4;5", rerolls=2).greedy)


def blocks() -> Work:
    from pigskin.odds import block

    game = Game.from_position("home 1 7,7 Block / home 2 8,8 / away 1 8,7 / rerolls 2 2")
    return often(5, "blocks", lambda: block(game, "home 1", "away 1"))


def previews() -> Work:
    from pigskin.odds import preview

    game = Game.from_position(CROWD)
    return often(2, "plans", lambda: preview(game, BLITZ))


def maps(team: bool) -> Work:
    from pigskin.odds.reach import Reach

    table = Game.from_position(CROWD).table
    return often(20, "maps", lambda: Reach(table, 0, team=team))


def maps_of_a_side() -> Work:
    from pigskin.odds.reach import Reach

    table = at_rest().table
    players = [each for each in table.players(table.active) if table.on_pitch(each)]

    def work() -> Counts:
        for player in players:
            Reach(table, player)
        return {"maps": len(players)}

    return work


# --- coaches ----------------------------------------------------------------------------------


def coach_play(name: str, games: int = COACH_GAMES, seconds: float = COACH_SECONDS) -> Work:
    """A coach against itself; one that thinks long is stopped in the middle of a game."""

    def work() -> Counts:
        end = time.process_time() + seconds
        done: Counts = {"team turns": 0, "games": 0}
        for number in range(games):
            if not _coached_game(name, f"bench {number}", end, done):
                break
        return done

    return work


def _coached_game(name: str, seed: str, end: float, done: Counts) -> bool:
    """Was the game played to its end?"""
    game = Game("human", "orc", PLAYED, seed=seed, options={"overtime": "never"})
    game.silence()
    coaches = [make_coach(name, f"{seed}/{side}") for side in ("home", "away")]
    turn: tuple[int, ...] = ()
    try:
        while game.question is not None:
            game.answer(coaches[game.question.side].choose(game))
            table = game.table
            now = (table.half, table.home.turn, table.away.turn, table.active)
            if now != turn:
                if time.process_time() > end:
                    return False
                turn = now
                done["team turns"] += table.active >= 0  # it begins, and will be played
    finally:
        for coach in coaches:
            let_go(coach, game)
    done["games"] += 1
    return True


MEASURES: tuple[Measure, ...] = (
    *(
        Measure("engine", f"random, {edition.id}, {words}", partial(random_play, edition.id, many))
        for edition in EDITIONS
        for words, many in (("human-orc", False), ("all rosters", True))
    ),
    Measure("engine", "at rest", lambda: often(960, "copies", at_rest().copy)),
    Measure("engine", "in mid-block", lambda: often(960, "copies", in_mid_block().copy)),
    Measure("engine", "at rest", lambda: often(960, "keys", at_rest().key)),
    Measure("engine", "in mid-block", lambda: often(960, "keys", in_mid_block().key)),
    Measure("engine", "set-up in words", understood),
    Measure("odds", "with two re-rolls", sequences),
    Measure("odds", "with assistance", blocks),
    Measure("odds", "walk and blitz", previews),
    Measure("paths", "crowded player", partial(maps, team=False)),
    Measure("paths", "with a re-roll", partial(maps, team=True)),
    Measure("paths", "a whole side", maps_of_a_side),
)
