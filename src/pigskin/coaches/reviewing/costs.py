"""What a decision cost before its dice: the worth of the best thing less that of what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.coaches.advice import Advice, of_act, of_deed, of_end, of_plan
from pigskin.coaches.deeds import AIMS, Deed, answers_of, deed_of
from pigskin.coaches.outlook import outlook
from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.ranking import Ranking
from pigskin.coaches.reviewing.values import Costly
from pigskin.model import BLITZ, NOBODY
from pigskin.numbers import Code, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    HAND_TO,
    LEAP,
    NAME_TARGET,
    PASS_TO,
    STEP,
    player_of,
    player_text,
    verb_of,
)

if TYPE_CHECKING:
    from pigskin.coaches.reviewing.looks import Look
    from pigskin.game import Game

_LEAST: Final = 0.02  # touchdowns: less is a matter of taste
_OF_AN_ACTION: Final = (ACTIVATE, NAME_TARGET, STEP, LEAP, ANNOUNCE_PASS, *AIMS)


def of_action(look: Look) -> Costly | None:
    """What an action cost that was rolled for; None if there was nothing better."""
    deed = deed_of(look.codes)
    if deed is None:
        return None
    ranking = Ranking(look.game.table, look.question)
    meant = _meant(ranking, look, deed)
    done = ranking.worth(meant) if meant is not None else _worth(ranking, look, deed)
    if done is None:
        return None
    best = max(_instead_of(ranking, deed), key=ranking.worth, default=None)
    most = 0.0 if best is None else max(0.0, ranking.worth(best))
    if most - done < _LEAST:
        return None
    game = look.game
    if meant is not None:
        did = of_act(game, ranking, meant)
    else:
        did = of_deed(game, ranking, deed, _plain(look.codes))
    did.gain = done
    if best is not None and most > 0:
        better = of_act(game, ranking, best)
    else:
        better = _plan_or_end(game, ranking)
    return _costly(look, "action", most - done, did, better)


def _plain(codes: list[Code]) -> list[Code]:
    """The answers of an action without what was asked in between, up to what it was for."""
    found: list[Code] = []
    for each in codes:
        if verb_of(each) in _OF_AN_ACTION:
            found.append(each)
            if verb_of(each) in AIMS:
                break
    return found


def _meant(ranking: Ranking, look: Look, deed: Deed) -> Act | None:
    """What somebody was about to do who did not get there, as far as one can tell."""
    if verb_of(deed.last) in AIMS or not any(each.kind == "turnover" for each in look.told):
        return None
    if deed.action == BLITZ:
        named = [player_of(each) for each in look.codes if verb_of(each) == NAME_TARGET]
        found = [
            act
            for act in ranking.blitzes
            if act.player == deed.player and (not named or player_of(act.last) in named)
        ]
        return max(found, key=ranking.worth, default=None)
    if ranking.sight.table.has_ball(deed.player):
        return max(ranking.scores, key=lambda act: act.chance, default=None)
    return None


def _worth(ranking: Ranking, look: Look, deed: Deed) -> float | None:
    """What was done is worth; a move that came to nothing is not known to its end."""
    lost = any(each.kind == "turnover" for each in look.told)
    fetched = ranking.sight.field.carrier == NOBODY and ranking.sight.field.ball in deed.path
    if lost and verb_of(deed.last) not in AIMS and not fetched:
        return None
    return ranking.of_deed(deed)


def _instead_of(ranking: Ranking, deed: Deed) -> list[Act]:
    """What cannot be done any more once this is: the player's own chances, the one blitz, ..."""
    found = [act for act in (*ranking.blocks, *ranking.blitzes) if act.player == deed.player]
    if deed.action == BLITZ:
        found += ranking.blitzes
    if ranking.sight.table.has_ball(deed.player) or verb_of(deed.last) in (HAND_TO, PASS_TO):
        found += ranking.scores
    if ranking.sight.field.carrier == NOBODY and ranking.sight.field.ball in deed.path:
        found += ranking.fetches
    return found


def of_turn(turn: list[Look]) -> Costly | None:
    """What the posts that were taken cost, or what was left undone when the turn was ended."""
    last = turn[-1]
    if not last.ends_turn:
        return None
    settled = turn[-1]
    for look in reversed(turn[:-1]):
        if look.rolled:
            break
        settled = look
    ranking = Ranking(settled.game.table, settled.question)
    achieved = _worth_of(last.game, last.question.side) - ranking.now
    short = ranking.team.gain - achieved
    after = ranking if settled is last else Ranking(last.game.table, last.question)
    left = max(after.options(), key=after.worth, default=None)
    undone = 0.0 if left is None else after.worth(left)
    if max(short, undone) < _LEAST:
        return None
    if left is not None and undone > short:
        return _costly(last, "turn", undone, of_end(), of_act(last.game, after, left))
    return _costly(
        settled, "turn", short, _posts(settled, last), _plan_or_end(settled.game, ranking)
    )


def _worth_of(game: Game, side: SideNo) -> float:
    return Judge(Field(game.table, side, Traits())).worth()


def _posts(first: Look, last: Look) -> Advice:
    """Where everybody went, from one look to another."""
    found = of_end()
    before, after = first.game.table, last.game.table
    for player in before.players(first.question.side):
        there = after.place[player]
        if there and there != before.place[player]:
            x, y = last.game.player(player).square or (0, 0)
            found.moves.append((player_text(before, player), x, y))
    if found.moves:
        found.deed, found.why, found.answers = "posts", "as it was", []
    return found


def _plan_or_end(game: Game, ranking: Ranking) -> Advice:
    team = ranking.team
    if team.acts and team.gain > _LEAST:
        return of_plan(game, ranking, answers_of(game, team.acts[0]))
    return of_end()


def of_reroll(look: Look, drop: float) -> Costly | None:
    """What it cost not to roll again, where that might have saved what was lost."""
    if not look.kept or drop <= 0:
        return None
    kept = max(look.kept, key=lambda each: each.chance)
    did = Advice("answer", "not worth a re-roll", ["keep the roll"])
    better = Advice("answer", "worth a re-roll", [kept.words])
    better.chance = kept.chance
    found = _costly(look, "re-roll", 0.0, did, better)
    found.moment = kept.moment
    found.cost = kept.chance * drop
    return found


def _costly(look: Look, kind: str, touchdowns: float, did: Advice, better: Advice) -> Costly:
    return Costly(
        look.moment, look.side, look.half, look.turn,
        touchdowns * _touchdown(look.game, look.question.side), touchdowns, kind,
        did.json, better.json,
    )  # fmt: skip


def _touchdown(game: Game, side: SideNo) -> float:
    """How many points a touchdown is worth to a side: much at a draw, little far ahead."""
    ends: list[float] = []
    for scorer in (side, OTHER_SIDE[side]):
        table = game.table.copy()
        table.side(scorer).score += 1
        ends.append(outlook(table, side).points)
    return max(0.0, ends[0] - ends[1]) / 2
