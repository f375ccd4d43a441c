"""One check for everything that plays: random games in which the promises of the engine hold.

    >>> from pigskin.conformance import check_game
    >>> check_game("human", "orc", seed=1) > 100
    True

A broken promise raises `BrokenPromise` naming the match, the answer and what went wrong.
"""

from __future__ import annotations

from pigskin.contract.answers import from_json, option_text, read_words, to_json
from pigskin.contract.dense import dense, from_dense
from pigskin.contract.kinds import undeclared
from pigskin.dice import Dice
from pigskin.effects.asking import may
from pigskin.effects.moments import SWARMS
from pigskin.game import Game
from pigskin.model import ABSENT, NOBODY, PRONE, STANDING, STUNNED, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import AWAY, HOME, ON_PITCH, SQUARES
from pigskin.record import from_text, replay, state_text, to_text
from pigskin.rules import phases
from pigskin.rules.counting import has
from pigskin.teams import rosters

LONGEST_GAME = 20_000  # answers; random play takes about 900
COUNTED = (
    "rerolls", "leader_rerolls", "mascot_rerolls", "drive_rerolls", "coming_rerolls", "bribes",
    "apothecaries", "wanderers", "igors", "plague_doctors", "bottles", "treasury", "budget",
)  # fmt: skip
NOT_TESTS = ("pro", "loner", "armour", "injury")


class BrokenPromise(AssertionError):
    """The engine did something it promises never to do."""


def check_edition(edition: str = "lrb6", games: int = 24, seed: int = 0) -> int:
    """Random games between all rosters of an edition; returns how many answers were given."""
    names = list(rosters(edition))
    total = 0
    for number in range(games):
        home = names[number % len(names)]
        away = names[(number * 7 + number // len(names) + 3) % len(names)]
        total += check_game(home, away, edition, seed + number)
    return total


def check_game(
    home: str,
    away: str,
    edition: str = "lrb6",
    seed: int = 0,
    options: dict[str, object] | None = None,
) -> int:
    """Play one random game and check every promise on the way; returns the number of answers."""
    where = f"{edition} {home} - {away}, seed {seed}"
    game = Game(home, away, edition, seed, options=options)
    return check_play(game, where, Dice(f"conformance {seed}"))


def check_play(game: Game, where: str, choice: Dice) -> int:
    """Play a game to its end with random answers, from wherever it is, and check every promise."""
    twin = game.copy()
    count = 0
    while game.question is not None:
        question = game.question
        spot = f"{where}, answer {count} ({question.kind})"
        if not question.codes:
            raise BrokenPromise(f"{spot}: nobody has a legal answer")
        if undeclared(question):
            raise BrokenPromise(f"{spot}: {undeclared(question)}")
        if len(set(question.codes)) != len(question.codes):
            raise BrokenPromise(f"{spot}: an answer is listed twice")
        if twin.question is None or twin.question.codes != question.codes:
            raise BrokenPromise(f"{spot}: a copy went another way")
        check_table(game.table, spot, at_rest=game.at_rest)
        if choice.roll(12) == 1:
            twin = game.copy()
            check_taking_back(twin, spot)
        if twin.key() != game.key():
            raise BrokenPromise(f"{spot}: a copy has another key")
        answer = question.codes[choice.roll(len(question.codes)) - 1]
        check_answer(game.table, answer, spot)
        game.answer(answer)
        twin.answer(answer)
        count += 1
        if count > LONGEST_GAME:
            raise BrokenPromise(f"{spot}: the game does not end")
    if state_text(twin.table) != state_text(game.table):
        raise BrokenPromise(f"{where}: a copy ended in another state")
    check_rerolls(game, where)
    check_rolls(game, where)
    check_record(game, where)
    return count


def check_taking_back(game: Game, spot: str) -> None:
    """What was answered last can be taken back and answered again, and nothing has changed."""
    answers, key = game.history.all_answers(), game.key()
    steps = 0
    while game.can_undo and steps < 3:
        game.undo()
        steps += 1
    for answer in answers[len(answers) - steps :]:
        game.answer(answer)
    if game.key() != key or game.history.all_answers() != answers:
        raise BrokenPromise(f"{spot}: {steps} answers taken back and given again lead elsewhere")


def check_answer(table: Table, answer: Code, spot: str) -> None:
    """An answer comes back from its words, from its JSON and from its dense number."""
    words = option_text(table, answer)
    if read_words(table, words) != answer:
        raise BrokenPromise(f"{spot}: {words!r} reads as another answer")
    if from_json(table, to_json(table, answer)) != answer:
        raise BrokenPromise(f"{spot}: the JSON of {words!r} is that of another answer")
    if from_dense(dense(answer)) != answer:
        raise BrokenPromise(f"{spot}: the dense number of {words!r} is that of another answer")


def check_table(table: Table, spot: str, at_rest: bool) -> None:
    """What is true of every table: who is where, how many, and where the ball is."""
    for sq in SQUARES:
        player = table.player_at(sq)
        if player != NOBODY and table.place[player] != sq:
            raise BrokenPromise(f"{spot}: the board and player {player} disagree")
    for side in (HOME, AWAY):
        _check_on_pitch(table, side, spot)
        if at_rest:
            _check_side(table, side, spot)
    for other, own in table.lent:
        if (table.state[other] == ABSENT) == (table.state[own] == ABSENT):
            raise BrokenPromise(f"{spot}: player {own} is on both sides, or on neither")
    if at_rest and table.actor == NOBODY and (table.target != NOBODY or table.jumped):
        raise BrokenPromise(f"{spot}: something is left of an action that is over")
    if at_rest and (table.treading or table.picks < 0):
        raise BrokenPromise(f"{spot}: something is still to be seen to")
    if at_rest and table.phase in (phases.TURN, phases.ACTION) and not table.bonus_turn:
        _check_ball(table, spot)


def _check_on_pitch(table: Table, side: SideNo, spot: str) -> None:
    """Not too many of a side, each in a square of his own."""
    on_pitch = [player for player in table.players(side) if table.place[player]]
    swarm = any(may(table, player, SWARMS) for player in on_pitch)
    guests = [other for other, _ in table.lent if other in on_pitch]
    most = 14 if swarm else 11  # D3 of a swarm may join
    most += len(table.side(side).played)  # some cards bring somebody on
    if len(on_pitch) - len(guests) > most:
        raise BrokenPromise(f"{spot}: {len(on_pitch)} players of side {side} on the pitch")
    for player in on_pitch:
        if table.player_at(table.place[player]) != player:
            raise BrokenPromise(f"{spot}: two players share a square")
        if table.state[player] not in (STANDING, PRONE, STUNNED):
            raise BrokenPromise(f"{spot}: player {player} is on the pitch in no fit state")


def _check_side(table: Table, side: SideNo, spot: str) -> None:
    """Everybody is somewhere, and nothing was used that was not there."""
    known = {number for pair in table.lent for number in pair}
    for player in table.players(side):
        if table.state[player] == ABSENT and player in known and not table.place[player]:
            continue
        down = table.state[player] in (STANDING, PRONE, STUNNED)
        if table.state[player] == ABSENT or down != (table.place[player] > 0):
            raise BrokenPromise(f"{spot}: player {player} is nowhere")
    if min(has(table, side, name) for name in COUNTED) < 0:
        raise BrokenPromise(f"{spot}: side {side} has used what it does not have")
    if not 0 <= table.side(side).turn <= table.edition.turns:
        raise BrokenPromise(f"{spot}: the turn marker of side {side} is off the track")


def _check_ball(table: Table, spot: str) -> None:
    _check_one_ball(table, table.carrier, table.ball, table.loose, spot)
    if table.spare is not None:
        lying, carrier, loose = table.spare
        _check_one_ball(table, carrier, lying, loose, spot)
        if (lying, carrier) == (table.ball, table.carrier):
            raise BrokenPromise(f"{spot}: two balls are in one place")


def _check_one_ball(
    table: Table, carrier: PlayerNo, lying: Square, loose: bool, spot: str
) -> None:
    if (carrier == NOBODY) == (lying == 0):
        raise BrokenPromise(f"{spot}: there is not exactly one ball")
    if carrier != NOBODY and (table.state[carrier] != STANDING or not table.place[carrier]):
        raise BrokenPromise(f"{spot}: the ball is with player {carrier}, who cannot hold it")
    if carrier == NOBODY and (not ON_PITCH[lying] or loose):
        raise BrokenPromise(f"{spot}: the ball does not lie still")
    if carrier == NOBODY and table.player_at(lying) != NOBODY:
        raise BrokenPromise(f"{spot}: the ball lies under a player")


def check_rerolls(game: Game, where: str) -> None:
    """No roll is made a third time."""
    rolled: tuple[str, int] = ("", NOBODY)  # the last test and whose it was
    times = 0
    again = False
    for event in game.events:
        if event.quiet:
            continue
        if event.kind in ("team re-roll", "skill re-roll"):
            if times > 1 and event["player"] == rolled[1] and not again:
                raise BrokenPromise(f"{where}: {rolled[0]} was re-rolled twice")
            again = True
        elif event.is_test and event.kind not in NOT_TESTS:
            same = (event.kind, event["player"]) == rolled
            times = times + 1 if same and again else 1
            rolled = (event.kind, event["player"])
            again = False
        elif event.kind not in ("uses skill", *NOT_TESTS):
            rolled, times, again = ("", NOBODY), 0, False


def check_rolls(game: Game, where: str) -> None:
    """What a roll had to reach is its base less everything that is added, and it has its dice."""
    for event in game.events:
        roll = event.roll
        if roll is not None and roll.base and roll.versus is None:
            if not roll.dice or roll.base - roll.bonus != roll.need:
                raise BrokenPromise(f"{where}: the parts of {event} do not add up: {roll!r}")
        elif roll is None and "need" in event.arguments:
            raise BrokenPromise(f"{where}: nobody knows what {event} is made of")


def check_record(game: Game, where: str) -> None:
    """A saved game, read and saved again, is the same file and the same game."""
    first = to_text(game)
    loaded = replay(from_text(first))
    if to_text(loaded) != first:
        raise BrokenPromise(f"{where}: saving, loading and saving again gave another file")
    if state_text(loaded.table) != state_text(game.table):
        raise BrokenPromise(f"{where}: the loaded game is another one")


