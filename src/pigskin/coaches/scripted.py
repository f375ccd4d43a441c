"""A quick coach that plays by rules of thumb.

Every turn it works down a list: score, throw the blocks it likes, hit the opposing carrier, fetch
the ball, carry it up the pitch, bring the others round it, and only then take chances. It looks
no further than the action at hand, rolls nothing itself and needs no seed: the same table gives
the same answer. Odds are rough on purpose; exact ones are in `pigskin.odds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.model import (
    BADLY_HURT,
    BLITZ,
    BLIZZARD,
    BLOCK,
    FOUL,
    HAND_OFF,
    MOVE,
    NOBODY,
    PRONE,
    STANDING,
    STUNNED,
    Table,
    side_of,
)
from pigskin.pitch import (
    ADJACENT,
    HALFWAY,
    HOME,
    LENGTH,
    SCORES,
    WIDTH,
    column,
    distance,
    in_wide_zone,
    row,
    square,
)
from pigskin.questions import (
    ACCEPT_CALL,
    ACTIVATE,
    APOTHECARY,
    BITE,
    BRIBE,
    BUY,
    DECLINE,
    DONE,
    END_TURN,
    FACE,
    FIRST_RESULT,
    FOLLOW,
    GIVE_BALL,
    HAND_TO,
    HIRE_STAR,
    HIT,
    INTERCEPT,
    KEEP,
    KICK_HIM,
    KICK_TO,
    LEADER_REROLL,
    LIGHTNING,
    NO,
    NOBODY_DOES,
    PASS_TO,
    PLACE,
    RECEIVE,
    SECOND_RESULT,
    SKILL_ON,
    SKILL_REROLL,
    STAY,
    STEP,
    STOP,
    TEAM_REROLL,
    YES,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.blocking import (
    ATTACKER_DOWN,
    BOTH_DOWN,
    DEFENDER_DOWN,
    STUMBLES,
    block_dice,
)
from pigskin.rules.movement import allowance, dodge_modifier, max_rushes
from pigskin.rules.prematch import inducement_list, star_list
from pigskin.rules.setup import ON_SCRIMMAGE, ON_THE_PITCH
from pigskin.rules.tests import agility_target, ball_modifier, has_leader
from pigskin.skills import base as at
from pigskin.skills.base import cancelled

if TYPE_CHECKING:
    from pigskin.game import Game

# --- formations -------------------------------------------------------------------------------

# A place is (squares behind the line of scrimmage, row, who belongs there). The first three must
# be on the line; a side short of players leaves out the last ones.
LINE: Final = "line"  # the strong and the tough
SUPPORT: Final = "support"  # blockers behind the line
WIDE: Final = "wide"  # the quick, out on the flanks
BACK: Final = "back"  # safe hands near the own end zone

Place = tuple[int, int, str]

FORMATIONS: Final[dict[str, tuple[Place, ...]]] = {
    "five on the line": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (8, 7, BACK), (0, 5, LINE), (0, 9, LINE),
        (1, 4, SUPPORT), (1, 10, SUPPORT), (2, 2, WIDE), (2, 12, WIDE), (4, 7, BACK),
    ),
    "spread": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (8, 7, BACK), (1, 4, SUPPORT), (1, 10, SUPPORT),
        (1, 2, WIDE), (1, 12, WIDE), (3, 5, SUPPORT), (3, 9, SUPPORT), (5, 7, BACK),
    ),
    "strong left": (
        (0, 4, LINE), (0, 5, LINE), (0, 6, LINE), (7, 6, BACK), (0, 7, LINE), (0, 8, LINE),
        (1, 3, SUPPORT), (1, 2, WIDE), (2, 5, SUPPORT), (3, 11, WIDE), (4, 4, BACK),
    ),
    "zones": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (2, 4, SUPPORT), (2, 10, SUPPORT),
        (6, 7, BACK), (2, 2, WIDE), (2, 12, WIDE), (3, 7, SUPPORT), (4, 1, WIDE), (4, 13, WIDE),
    ),
    "second row": (
        (0, 5, LINE), (0, 7, LINE), (0, 9, LINE), (4, 3, SUPPORT), (4, 11, SUPPORT),
        (8, 7, BACK), (4, 5, SUPPORT), (4, 9, SUPPORT), (4, 1, WIDE), (4, 13, WIDE), (4, 7, BACK),
    ),
    "wall": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (1, 5, LINE), (1, 9, LINE), (1, 3, SUPPORT),
        (1, 11, SUPPORT), (5, 7, BACK), (1, 7, SUPPORT), (2, 2, WIDE), (2, 12, WIDE),
    ),
}  # fmt: skip
ATTACKS: Final = ("five on the line", "spread", "strong left")
DEFENCES: Final = ("zones", "second row", "wall")


def formation(table: Table, side: int, name: str) -> dict[int, int]:
    """A legal set-up of the side's players who may be set up: player to square."""
    pool = list(table.pool)
    places = FORMATIONS[name][: min(ON_THE_PITCH, len(pool))]
    chosen: dict[int, int] = {}
    for role in (BACK, LINE, WIDE, SUPPORT):
        for depth, y, wanted in places:
            if wanted == role and pool:
                player = max(pool, key=lambda each: (_fits(table, each, role), -each))
                pool.remove(player)
                x = HALFWAY - 1 - depth if side == HOME else HALFWAY + depth
                chosen[player] = square(x, y)
    return chosen


def setup_order(chosen: dict[int, int]) -> list[int]:
    """The players of a formation, line of scrimmage first."""
    return sorted(chosen, key=lambda each: abs(2 * column(chosen[each]) + 1 - LENGTH))


def _fits(table: Table, player: int, role: str) -> float:
    """How well a player fills a place."""
    profile = table.profiles[player]
    names = {skill.name for skill in profile.skills}
    wits = 2 if names & {"Bone-head", "Really Stupid", "Wild Animal", "Take Root", "Loner"} else 0
    if role == BACK:
        if profile.at[at.NO_HANDS] or "Secret Weapon" in names:
            return -10
        hands = 3 if "Sure Hands" in names else 1 if names & {"Pass", "Catch"} else 0
        return 2 * profile.ag + hands - 2 * wits - 0.5 * profile.st + 0.3 * profile.ma
    if role == LINE:
        fragile = 4 if "Stunty" in names else 0
        return 3 * profile.st + profile.av - 0.5 * profile.ag - profile.ma * 0.3 - fragile
    if role == WIDE:
        return profile.ma + profile.ag - wits
    return profile.st + profile.ma * 0.5 + (2 if "Block" in names else 0)


# --- odds, roughly ----------------------------------------------------------------------------


def chance(need: int) -> float:
    """A D6 reaching a figure, a 1 always failing and a 6 always succeeding."""
    return (7 - max(2, min(6, need))) / 6


def again(p: float) -> float:
    """The same with one more try."""
    return p + (1 - p) * p


class Reach:
    """Where a player can get in one action, how likely, and on which way."""

    def __init__(self, table: Table, player: int, moved: int, rushes: int, risky: bool) -> None:
        self.start = table.place[player]
        self.chance: dict[int, float] = {self.start: 1.0}
        self.steps: dict[int, int] = {self.start: 0}
        self._from: dict[tuple[int, int], int] = {}
        walk = max(0, allowance(table, player) - moved)
        rush = max_rushes(table, player) - rushes if risky else 0
        self._spread(table, player, walk, rush)

    def _spread(self, table: Table, player: int, walk: int, rush: int) -> None:
        side = side_of(player)
        board = table.board
        profile = table.profiles[player]
        names = {skill.name for skill in profile.skills}
        target = agility_target(profile.ag)
        if "Break Tackle" in names:
            target = min(target, agility_target(profile.st))
        going = chance(3 if table.weather == BLIZZARD else 2)
        if "Sure Feet" in names:
            going = again(going)
        edge = {self.start: 1.0}
        for count in range(1, walk + rush + 1):
            ring: dict[int, float] = {}
            for here, p in edge.items():
                if here == table.ball and here != self.start:
                    continue  # the ball must be picked up before he goes on
                marked = table.zones_on(here, side) > 0
                if marked and rush == 0 and here != self.start:
                    continue
                for to in ADJACENT[here]:
                    if board[to] != 0:
                        continue
                    now = p
                    if count > walk:
                        now *= going
                    if marked:
                        dodge = chance(target - dodge_modifier(table, player, here, to))
                        now *= again(dodge) if "Dodge" in names else dodge
                    if now > self.chance.get(to, 0.0) + 1e-9 and now > 0.03:
                        self.chance[to] = now
                        self.steps[to] = count
                        self._from[count, to] = here
                        ring[to] = now
            edge = ring

    def path(self, to: int) -> list[int]:
        """The squares to walk, the last one included."""
        way: list[int] = []
        for count in range(self.steps[to], 0, -1):
            way.append(to)
            to = self._from[count, to]
        return way[::-1]


def falls_on_both_down(table: Table, player: int) -> bool:
    return not table.profiles[player].at[at.STEADY]


def stays_up_on_stumble(table: Table, attacker: int, defender: int) -> bool:
    names = [skill.name for skill in table.profiles[defender].skills]
    return "Dodge" in names and not cancelled(table, attacker, "dodge on stumble")


def block_odds(table: Table, attacker: int, defender: int, dice: int) -> tuple[float, float]:
    """The chances that the defender and that the attacker goes down."""
    falls = falls_on_both_down(table, attacker)
    wrestles = any(skill.name == "Wrestle" for skill in table.profiles[attacker].skills)
    bad = 2 if falls and not wrestles else 1
    good = 1 if stays_up_on_stumble(table, attacker, defender) else 2
    if (not falls and falls_on_both_down(table, defender)) or wrestles:
        good += 1
    if dice > 0:
        return 1 - (1 - good / 6) ** dice, float((bad / 6) ** dice)
    return float((good / 6) ** -dice), 1 - (1 - bad / 6) ** -dice


# --- the coach --------------------------------------------------------------------------------


class Plan:
    """What an activated player is up to."""

    def __init__(
        self, player: int, action: int, path: list[int], last: int = STOP, worth: float = 0.0
    ) -> None:
        self.player = player
        self.action = action
        self.path = path
        self.last = last  # what he does when he has arrived
        self.worth = worth


SAFE: Final = 0.12  # a block that fails no more often than this is worth throwing early
FOR_NOTHING: Final = ("bone-head", "really stupid", "wild animal", "take root", "blood lust")


class ScriptedCoach:
    """Plays sensibly and at once, on either side and with any roster."""

    name = "scripted"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed  # nothing it does is random; every coach is made with one
        self._plan: Plan | None = None
        self._idle: set[int] = set()  # players with nothing better to do this turn
        self._turn_key: tuple[int, ...] = ()

    def choose(self, game: Game) -> int:
        """The answer to the game's question."""
        question = game.question
        assert question is not None
        answer = self._answer(game.table, question)
        return answer if answer in question.codes else question.codes[0]

    def _answer(self, table: Table, question: Question) -> int:
        kind = question.kind
        if kind == "turn":
            return self._turn(table, question)
        if kind == "action":
            return self._action(table, question)
        if kind == "set-up":
            return _set_up(table, question)
        if kind == "block dice":
            return _block_dice(table, question)
        if kind in ("re-roll", "re-roll block"):
            return _reroll(table, question)
        if kind == "push":
            return _push(table, question)
        if kind == "follow up":
            return _follow_up(table, question)
        if kind == "use skill":
            return _use_skill(table, question)
        if kind in ("pass", "dump-off"):
            return self._pass(table, question)
        return _small(table, question)

    # --- the turn -----------------------------------------------------------------------------

    def _turn(self, table: Table, question: Question) -> int:
        side = question.side
        score = 100 * table.home.score + table.away.score
        key = (side, table.half, table.side(side).turn, score, int(table.bonus_turn))
        if key != self._turn_key:
            self._turn_key = key
            self._idle = set()
        able: dict[int, list[int]] = {}
        for answer in question.codes:
            if verb_of(answer) == ACTIVATE:
                able.setdefault(first_of(answer), []).append(second_of(answer))
        if not table.begun:
            bolt = _bolt(table, question)
            if bolt != STOP:
                return bolt
        turn = Turn(table, side, able)
        plan = (
            turn.score()
            or turn.good_block()
            or turn.hit_carrier()
            or turn.fetch()
            or turn.give_to_scorer()
            or turn.carry()
            or turn.good_blitz()
            or turn.get_up()
            or turn.support(self._idle)
            or turn.fair_block()
            or turn.kick_somebody()
        )
        self._plan = plan
        if plan is None:
            return END_TURN
        return code(ACTIVATE, plan.player, plan.action)

    def _action(self, table: Table, question: Question) -> int:
        """The acting player goes on with the plan, or makes the best of what has become of it."""
        player = table.actor
        plan = self._plan
        if plan is not None and plan.player == player:
            if plan.path:
                step = code(STEP, plan.path[0])
                if step in question.codes:
                    plan.path.pop(0)
                    return step
            elif plan.last != STOP and plan.last in question.codes:
                last, plan.last = plan.last, STOP
                return last
        self._plan = None
        turn = Turn(table, question.side, {player: [MOVE]})
        if table.action == BLITZ and not table.blocked:
            hit = turn.best_hit(player, question.codes)
            if hit != STOP:
                return hit
        if table.action == BLOCK:
            return turn.best_hit(player, question.codes)
        next_plan = turn.score() or turn.carry() or turn.fetch()
        if next_plan is not None and next_plan.path:
            self._plan = next_plan
            return code(STEP, next_plan.path.pop(0))
        for answer in question.codes:
            if verb_of(answer) == SKILL_ON and table.action == MOVE:
                return answer  # a gaze costs nothing
        return STOP

    def _pass(self, table: Table, question: Question) -> int:
        """To the team-mate likeliest to catch it, if the ball must be thrown at all."""
        best, worth = question.codes[-1], -99.0
        for answer in question.codes:
            if verb_of(answer) != PASS_TO:
                continue
            mate = table.player_at(first_of(answer))
            if mate == NOBODY or side_of(mate) != question.side or not table.has_zone(mate):
                continue
            value = 2.0 * table.profiles[mate].ag
            value -= 3 * table.zones_on(table.place[mate], question.side)
            value -= 0.2 * distance(table.place[mate], table.place[question.player])
            if value > worth:
                best, worth = answer, value
        return best


class Turn:
    """One look at a turn: the table and who may still do what."""

    def __init__(self, table: Table, side: int, able: dict[int, list[int]]) -> None:
        self.table = table
        self.side = side
        self.able = able
        self.forward = 1 if side == HOME else -1
        self.turns_left = table.edition.turns - table.side(side).turn
        self.scratch = table.copy()

    def reach(self, player: int, risky: bool) -> Reach:
        """Where a player gets, getting up first if he must."""
        table = self.table
        if table.actor == player:
            return Reach(table, player, table.moved, table.rushes, risky)
        moved = 0
        if table.state[player] == PRONE and not table.profiles[player].at[at.STANDS_FREE]:
            moved = 3 if allowance(table, player) >= 3 else 99
        return Reach(table, player, moved, 0 if moved < 99 else 2, risky)

    def goal(self, sq: int) -> int:
        """How far a square is from the end zone the side wants to reach."""
        return LENGTH - 1 - column(sq) if self.side == HOME else column(sq)

    def mine(self, player: int) -> bool:
        return player >= 0 and side_of(player) == self.side

    # --- the ball -----------------------------------------------------------------------------

    def score(self) -> Plan | None:
        """Run it in, if that is likely, or if there is no other chance."""
        table = self.table
        carrier = table.carrier
        if not self.mine(carrier) or MOVE not in self.able.get(carrier, ()):
            return None
        if self.goal(table.place[carrier]) > table.profiles[carrier].ma + 3:
            return None
        p, sq = self._run_in(carrier)
        enough = 0.02 if self.turns_left == 0 else 0.6
        if p < enough:
            return None
        return Plan(carrier, MOVE, self.reach(carrier, True).path(sq))

    def _run_in(self, player: int) -> tuple[float, int]:
        """The best chance to reach the end zone, and where."""
        reach = self.reach(player, True)
        best = (0.0, 0)
        for sq, p in reach.chance.items():
            if SCORES[self.side][sq]:
                best = max(best, (p, sq))
        return best

    def fetch(self) -> Plan | None:
        """Pick up a loose ball with whoever is likeliest to manage."""
        table = self.table
        ball = table.ball
        if ball <= 0 or table.carrier != NOBODY:
            return None
        best: Plan | None = None
        for player in self.able:
            profile = table.profiles[player]
            if MOVE not in self.able[player] or profile.at[at.NO_HANDS] or profile.at[at.WANDERS]:
                continue
            if distance(table.place[player], ball) > profile.ma + 2:
                continue
            reach = self.reach(player, True)
            p = reach.chance.get(ball, 0.0) * self._pick_up(player, ball)
            if p < (0.1 if self.turns_left == 0 else 0.25):
                continue
            left = profile.ma - reach.steps[ball]
            worth = p * (10 + 0.4 * profile.ma + 0.3 * left + profile.ag)
            if best is None or worth > best.worth:
                best = Plan(player, MOVE, reach.path(ball), STOP, worth)
        return best

    def _pick_up(self, player: int, ball: int) -> float:
        table, scratch = self.table, self.scratch
        profile = table.profiles[player]
        here, state = table.place[player], table.state[player]
        if here != ball:
            scratch.put(player, ball, STANDING)
        need = agility_target(profile.ag) - 1 - ball_modifier(scratch, player, "pick-up")
        if here != ball:
            scratch.put(player, here, state)
        p = chance(need)
        return again(p) if any(s.name == "Sure Hands" for s in profile.skills) else p

    def carry(self) -> Plan | None:
        """Take the ball up the pitch without sticking the neck out."""
        table = self.table
        carrier = table.carrier
        if not self.mine(carrier) or MOVE not in self.able.get(carrier, ()):
            return None
        here = table.place[carrier]
        reach = self.reach(carrier, table.zones_on(here, self.side) > 0)
        best_sq, best = here, self._carry_worth(carrier, here) + 0.5
        for sq, p in reach.chance.items():
            if p < 0.55 or sq == here:
                continue
            worth = p * self._carry_worth(carrier, sq) - (1 - p) * 60
            if worth > best:
                best_sq, best = sq, worth
        if best_sq == here:
            return None
        return Plan(carrier, MOVE, reach.path(best_sq))

    def _carry_worth(self, carrier: int, sq: int) -> float:
        table = self.table
        side = self.side
        left = self.goal(sq)
        pace = table.profiles[carrier].ma
        worth = 40.0 - 1.5 * left
        late = left - pace * max(0, self.turns_left)
        if late > 0:
            worth -= 4.0 * late
        worth -= 16.0 * table.zones_on(sq, side)
        if row(sq) in (0, WIDTH - 1):
            worth -= 5
        elif in_wide_zone(sq):
            worth -= 1
        for other in table.players(1 - side):
            where = table.place[other]
            if where and table.state[other] != STUNNED:
                gap = distance(where, sq)
                ma = table.profiles[other].ma
                if gap <= ma + 1:
                    ahead = self.goal(where) < left
                    worth -= (1.6 if ahead else 1.0) * (1 if gap > 2 else 2)
        for near in ADJACENT[sq]:
            mate = table.player_at(near)
            if mate >= 0 and side_of(mate) == side and mate != carrier and table.standing(mate):
                worth += 2.5
        return worth

    def give_to_scorer(self) -> Plan | None:
        """With no time left, hand the ball to somebody who can run it in."""
        table = self.table
        carrier = table.carrier
        if (
            self.turns_left > 0
            or not self.mine(carrier)
            or HAND_OFF not in self.able.get(carrier, ())
        ):
            return None
        own = self.reach(carrier, True)
        best: Plan | None = None
        for mate in self.able:
            if mate == carrier or not table.has_zone(mate) or table.profiles[mate].at[at.NO_HANDS]:
                continue
            where = table.place[mate]
            if self.goal(where) > table.profiles[mate].ma + 2:
                continue
            run, _ = self._run_in(mate)
            catch = chance(agility_target(table.profiles[mate].ag) - 1)
            for sq in ADJACENT[where]:
                p = own.chance.get(sq, 0.0) * run * catch
                if p > 0.1 and (best is None or p > best.worth):
                    best = Plan(carrier, HAND_OFF, own.path(sq), code(HAND_TO, mate), p)
        return best

    # --- hitting ------------------------------------------------------------------------------

    def best_hit(self, player: int, codes: list[int]) -> int:
        """The best attack among some answers, STOP when all of them are worse than none."""
        best, worth = STOP, 0.0
        for answer in codes:
            verb = verb_of(answer)
            if verb == HIT:
                value = self._hit_worth(player, first_of(answer), self.table.action == BLITZ)[0]
            elif verb == SKILL_ON and self.table.action != MOVE:
                value = 0.3 + (0.3 if second_of(answer) == self.table.carrier else 0)
            else:
                continue
            if value > worth:
                best, worth = answer, value
        return best

    def _hit_worth(self, player: int, victim: int, blitz: bool) -> tuple[float, float]:
        """What a block from where the player stands is worth, and its risk."""
        table = self.scratch
        dice = block_dice(table, player, victim, blitz)
        down, risk = block_odds(table, player, victim, dice)
        worth = down * (1 + self._importance(victim)) - 1.5 * risk
        if dice >= 2:
            worth += 0.2
        if player == table.carrier:
            worth -= 0.8 + 3 * risk
        return worth, risk

    def _importance(self, victim: int) -> float:
        table = self.table
        if victim == table.carrier:
            return 2.0
        worth = table.profiles[victim].value / 200
        spot = table.ball_square()
        if spot and distance(table.place[victim], spot) <= 2:
            worth += 0.5
        return worth

    def _blocks(self) -> list[tuple[float, float, int, int]]:
        """Every block that may be thrown now: worth, risk, player, answer."""
        found: list[tuple[float, float, int, int]] = []
        table = self.table
        for player, actions in self.able.items():
            if BLOCK not in actions or not table.standing(player):
                continue
            skills = table.profiles[player].at[at.ATTACK]
            for victim in table.opponents_beside(player):
                worth, risk = self._hit_worth(player, victim, False)
                answer = code(HIT, victim)
                if skills and skills[0].attack_forced():
                    worth, risk, answer = 0.6, 1 / 6, code(SKILL_ON, skills[0].id, victim)
                elif skills and risk > SAFE:
                    worth, risk, answer = 0.5, 0.0, code(SKILL_ON, skills[0].id, victim)
                found.append((worth, risk, player, answer))
        return found

    def good_block(self) -> Plan | None:
        """A block that seldom fails."""
        found = [each for each in self._blocks() if each[1] <= SAFE and each[0] > 0.2]
        if not found:
            return None
        _, _, player, answer = max(found)
        return Plan(player, BLOCK, [], answer)

    def fair_block(self) -> Plan | None:
        """A block worth the risk once everything else is done."""
        found = [each for each in self._blocks() if each[0] > 0.2 and each[1] < 0.2]
        if not found:
            return None
        _, _, player, answer = max(found)
        return Plan(player, BLOCK, [], answer)

    def hit_carrier(self) -> Plan | None:
        """Blitz the opponent with the ball."""
        carrier = self.table.carrier
        if carrier < 0 or self.mine(carrier) or not self.table.standing(carrier):
            return None
        return self._blitz([carrier], 0.2, True)

    def good_blitz(self) -> Plan | None:
        """Blitz somebody who stands in the way, if the dice are good."""
        table = self.table
        spot = table.ball_square() or table.kick_square
        victims = [other for other in table.players(1 - self.side) if table.standing(other)]
        if spot:
            victims.sort(key=lambda other: distance(table.place[other], spot))
        return self._blitz(victims[:6], 0.5, False)

    def _blitz(self, victims: list[int], least: float, risky: bool) -> Plan | None:
        table, scratch = self.table, self.scratch
        best: Plan | None = None
        for player, actions in self.able.items():
            if BLITZ not in actions or player == table.carrier:
                continue
            if table.profiles[player].at[at.WANDERS]:
                continue
            here, state = table.place[player], table.state[player]
            pace = table.profiles[player].ma + 2
            near = [v for v in victims if distance(here, table.place[v]) <= pace]
            if not near:
                continue
            reach = self.reach(player, risky)
            full = allowance(table, player) - (3 if state == PRONE else 0)
            for victim in near:
                for sq in ADJACENT[table.place[victim]]:
                    p = reach.chance.get(sq, 0.0)
                    if p < 0.3 or sq == table.ball:
                        continue
                    if reach.steps[sq] >= full:
                        if not risky or reach.steps[sq] >= full + 2:
                            continue
                        p *= 5 / 6
                    if sq != here:
                        scratch.put(player, sq, STANDING)
                    worth, risk = self._hit_worth(player, victim, True)
                    if sq != here:
                        scratch.put(player, here, state)
                    worth = p * worth - (1 - p) * 1.5 - 0.01 * reach.steps[sq]
                    if not risky and risk > SAFE:
                        continue
                    if worth > least and (best is None or worth > best.worth):
                        attack = self._attack_code(player, victim, risk)
                        best = Plan(player, BLITZ, reach.path(sq), attack, worth)
        return best

    def _attack_code(self, player: int, victim: int, risk: float) -> int:
        skills = self.table.profiles[player].at[at.ATTACK]
        if skills and (skills[0].attack_forced() or risk > 0.3):
            return code(SKILL_ON, skills[0].id, victim)
        return code(HIT, victim)

    def kick_somebody(self) -> Plan | None:
        """A foul by somebody cheap, with help, on somebody dear."""
        table = self.table
        best: Plan | None = None
        for player, actions in self.able.items():
            if FOUL not in actions or player == table.carrier or not table.standing(player):
                continue
            for victim in table.neighbours(table.place[player]):
                if side_of(victim) == self.side or table.standing(victim):
                    continue
                helpers = sum(
                    1
                    for mate in table.neighbours(table.place[victim])
                    if side_of(mate) == self.side and mate != player and table.has_zone(mate)
                )
                price = table.profiles[victim].value - table.profiles[player].value
                worth = helpers + price / 40
                if helpers and worth > 1.5 and (best is None or worth > best.worth):
                    best = Plan(player, FOUL, [], code(KICK_HIM, victim), worth)
        return best

    # --- everybody else -----------------------------------------------------------------------

    def get_up(self) -> Plan | None:
        """Whoever lies down stands up, going somewhere useful if he can."""
        for player, actions in self.able.items():
            if self.table.state[player] == PRONE and MOVE in actions:
                return self._useful_move(player) or Plan(player, MOVE, [])
        return None

    def support(self, idle: set[int]) -> Plan | None:
        """A free player goes where he helps most; nobody takes a risk for it."""
        table = self.table
        spot = self._spot()
        waiting = [
            player
            for player, actions in self.able.items()
            if MOVE in actions and player not in idle and player != table.carrier
        ]
        waiting.sort(key=lambda player: distance(table.place[player], spot) if spot else 0)
        for player in waiting:
            idle.add(player)
            if table.profiles[player].at[at.WANDERS]:
                return Plan(player, MOVE, [])
            if table.zones_on(table.place[player], self.side):
                continue
            plan = self._useful_move(player)
            if plan is not None:
                return plan
        return None

    def _spot(self) -> int:
        return self.table.ball_square() or self.table.kick_square

    def _useful_move(self, player: int) -> Plan | None:
        table = self.table
        if table.zones_on(table.place[player], self.side):
            return None
        reach = self.reach(player, False)
        best_sq, best = reach.start, self._stand_worth(player, reach.start) + 1.0
        for sq in reach.chance:
            if sq == table.ball:
                continue
            worth = self._stand_worth(player, sq) - 0.05 * reach.steps[sq]
            if worth > best:
                best_sq, best = sq, worth
        if best_sq == reach.start:
            return None
        return Plan(player, MOVE, reach.path(best_sq))

    def _stand_worth(self, player: int, sq: int) -> float:
        """What a player is worth in a square, with the ball where it is now."""
        table = self.table
        spot = self._spot()
        if not spot:
            return 0.0
        gap = distance(sq, spot)
        zones = table.zones_on(sq, self.side)
        edge = 2.0 if row(sq) in (0, WIDTH - 1) else 0.0
        if self.mine(table.carrier):
            return self._escort_worth(sq, spot, gap) - 2.5 * zones - edge
        if table.carrier >= 0:
            return self._chase_worth(player, sq, spot, gap) - 0.5 * zones - edge
        worth = -1.5 * gap - edge
        if gap == 1:
            worth += 6
        return worth - 0.5 * zones

    def _escort_worth(self, sq: int, spot: int, gap: int) -> float:
        """Round the carrier, at the corners of a cage first, else a little ahead of him."""
        dx = (column(sq) - column(spot)) * self.forward
        dy = row(sq) - row(spot)
        if gap == 1:
            return 14.0 + (3 if dx > 0 else 0) if dx and dy else 6.0
        ahead = column(spot) + 3 * self.forward
        ahead = max(1, min(LENGTH - 2, ahead))
        return -1.2 * max(abs(column(sq) - ahead), abs(dy) - 2)

    def _chase_worth(self, player: int, sq: int, spot: int, gap: int) -> float:
        """Beside the opposing carrier, or between him and the end zone he wants."""
        behind = (column(spot) - column(sq)) * self.forward  # goal-side squares are positive
        worth = -1.0 * gap
        if gap == 1:
            worth += 8
        if 0 < behind <= 5:
            worth += 4
        elif behind <= 0:
            worth -= 2
        for near in ADJACENT[sq]:
            mate = self.table.player_at(near)
            if mate >= 0 and mate != player and side_of(mate) == self.side and gap > 1:
                worth -= 1
        return worth


# --- small decisions --------------------------------------------------------------------------


def _set_up(table: Table, question: Question) -> int:
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
    armour = sorted(table.profiles[player].av for player in table.pool)
    return len(armour) > ON_SCRIMMAGE and armour[len(armour) // 2] <= 7


def _face_worth(table: Table, face: int, attacker: int, defender: int) -> float:
    """What a block result is worth to the attacker."""
    crucial = 60.0 if table.carrier == defender else 0.0
    if face == ATTACKER_DOWN:
        return -100.0 - (40 if table.carrier == attacker else 0)
    if face == BOTH_DOWN:
        names = {skill.name for skill in table.profiles[attacker].skills}
        mine = falls_on_both_down(table, attacker)
        theirs = falls_on_both_down(table, defender)
        if not mine:
            return 80.0 + crucial if theirs else 10.0
        if "Wrestle" in names and table.carrier != attacker:
            return 35.0 + crucial
        return (-60.0 if theirs else -90.0) + crucial - (40 if table.carrier == attacker else 0)
    if face == DEFENDER_DOWN:
        return 100.0 + crucial
    if face == STUMBLES and not stays_up_on_stumble(table, attacker, defender):
        return 98.0 + crucial
    strip = any(skill.name == "Strip Ball" for skill in table.profiles[attacker].skills)
    return 30.0 + (crucial if strip else 0.0)


def _block_dice(table: Table, question: Question) -> int:
    attacker, defender = question.player, question.other
    mine = question.side == side_of(attacker)
    faces = [answer for answer in question.codes if verb_of(answer) == FACE]
    worths = {answer: _face_worth(table, first_of(answer), attacker, defender) for answer in faces}
    pick = max(faces, key=lambda a: worths[a]) if mine else min(faces, key=lambda a: worths[a])
    if mine and worths[pick] < 0:
        spare = _any_reroll(table, question, True)
        if spare != KEEP:
            return spare
    return pick


def _any_reroll(table: Table, question: Question, team: bool) -> int:
    """The cheapest re-roll on offer, or KEEP."""
    for answer in question.codes:
        if verb_of(answer) == SKILL_REROLL:
            return answer
    if team:
        for answer in (LEADER_REROLL, TEAM_REROLL):
            if answer in question.codes:
                return answer
    return KEEP


def _reroll(table: Table, question: Question) -> int:
    """Skills are used whenever they may be; team re-rolls where a failure hurts."""
    side = question.side
    if question.kind == "re-roll block":
        return _any_reroll(table, question, _defender_would_win(table, question))
    player = question.player
    test = question.skill
    team = True
    if test in FOR_NOTHING:
        owner = table.side(side)
        rest = table.edition.turns - owner.turn
        spare = owner.rerolls + (1 if has_leader(table, side) else 0)
        team = player == table.carrier or table.action == BLITZ or spare > rest
    elif test in ("stand up", "gaze", "dauntless", "foul appearance", "pro"):
        team = False
    return _any_reroll(table, question, team)


def _defender_would_win(table: Table, question: Question) -> bool:
    """Would the opposing coach find a result that hurts among the dice just rolled?"""
    events = table.events
    if events is None:
        return True
    for kind, face, *_ in reversed(events):
        if kind != "block die":
            break
        if _face_worth(table, face, question.player, question.other) < 0:
            return True
    return False


def _push(table: Table, question: Question) -> int:
    """Opponents towards the crowd and away from the ball, own players the other way."""
    victim = question.player
    mine = side_of(victim) == question.side
    side = question.side
    spot = table.ball_square()

    def worth(answer: int) -> float:
        sq = first_of(answer)
        edge = min(row(sq), WIDTH - 1 - row(sq))
        value = 0.0
        if edge == 0:
            value += 3
        if table.board[sq]:
            other = table.player_at(sq)
            value += 2 if side_of(other) != side else -3
        ahead = (column(sq) - HALFWAY) * (1 if side == HOME else -1)
        if victim == table.carrier or mine:
            value += 0.2 * ahead if mine else -0.2 * ahead
        if spot and not mine:
            value += 0.1 * distance(sq, spot)
        if mine:
            value -= table.zones_on(sq, side) + (4 if edge == 0 else 0)
        return value

    return max(question.codes, key=worth)


def _follow_up(table: Table, question: Question) -> int:
    """Keep at a carrier, and otherwise keep one's place."""
    return FOLLOW if question.other == table.carrier else STAY


def _use_skill(table: Table, question: Question) -> int:
    use = question.codes[0]
    decline = next((each for each in question.codes if verb_of(each) == DECLINE), use)
    if question.skill == "Piling On":
        return decline
    if question.skill == "Wrestle":
        me, other = question.player, question.other
        attacking = side_of(me) == table.active
        if me == table.carrier:
            return decline
        if not falls_on_both_down(table, me) and falls_on_both_down(table, other):
            return decline
        if not attacking and falls_on_both_down(table, other) and other != table.carrier:
            return decline if not falls_on_both_down(table, me) else use
    return use


def _bolt(table: Table, question: Question) -> int:
    """The wizard strikes an opposing carrier who threatens to score."""
    carrier = table.carrier
    if carrier >= 0 and side_of(carrier) != question.side:
        sq = table.place[carrier]
        left = column(sq) if side_of(carrier) != HOME else LENGTH - 1 - column(sq)
        if left <= table.profiles[carrier].ma + 2:
            answer = code(LIGHTNING, carrier)
            if answer in question.codes:
                return answer
    return STOP


def _best_player(table: Table, codes: list[int], verb: int) -> int:
    """Among answers that name a player, the one with the safest hands."""
    named = [answer for answer in codes if verb_of(answer) == verb]
    return max(named, key=lambda each: (_fits(table, first_of(each), BACK), -first_of(each)))


def _shop(table: Table, question: Question) -> int:
    """A star if one can be had, then re-rolls, then what is left over for other comforts."""
    stars = [answer for answer in question.codes if verb_of(answer) == HIRE_STAR]
    if stars:
        cost = {answer: star_list(table)[first_of(answer)].cost for answer in stars}
        return max(stars, key=lambda each: cost[each])
    offers = inducement_list(table)
    wanted = ("wizard", "extra_team_training", "wandering_apothecaries", "igor", "bribes")
    for name in (*wanted, "bloodweiser_babes"):
        for answer in question.codes:
            if verb_of(answer) == BUY and offers[first_of(answer)].id == name:
                return answer
    return DONE


def _kick(table: Table, question: Question) -> int:
    """Deep and in the middle, where little can scatter off the pitch."""
    x = LENGTH - 7 if table.kicking == HOME else 6
    return code(KICK_TO, square(x, WIDTH // 2))


def _facing(table: Table, question: Question) -> int:
    """Towards the most opponents and the fewest friends."""
    player = question.player
    here = table.place[player]
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))

    def worth(answer: int) -> float:
        dx, dy = steps[first_of(answer)]
        value = 0.0
        for other in range(len(table.place)):
            sq = table.place[other]
            if sq and other != player and distance(sq, here) <= 6:
                along = (column(sq) - column(here)) * dx + (row(sq) - row(here)) * dy
                if along > 0:
                    value += (1 if side_of(other) != question.side else -1) / distance(sq, here)
        ahead_x, ahead_y = column(here) + dx, row(here) + dy
        if not (0 <= ahead_x < LENGTH and 1 <= ahead_y < WIDTH - 1):
            value -= 10
        return value

    return max(question.codes, key=worth)


def _bomb(table: Table, question: Question) -> int:
    """Where it hurts more opponents than friends, and is not too far."""

    def worth(answer: int) -> float:
        sq = first_of(answer) if verb_of(answer) == PASS_TO else second_of(answer)
        value = -0.05 * distance(sq, table.place[question.player])
        for near in (sq, *ADJACENT[sq]):
            other = table.player_at(near)
            if other != NOBODY:
                value += 1 if side_of(other) != question.side else -1.5
        return value

    return max(question.codes, key=worth)


def _small(table: Table, question: Question) -> int:
    """Everything that needs no thought."""
    kind = question.kind
    codes = question.codes
    if kind == "inducements":
        return _shop(table, question)
    if kind == "kick or receive":
        return RECEIVE
    if kind == "kick":
        return _kick(table, question)
    if kind == "touchback":
        return _best_player(table, codes, GIVE_BALL)
    if kind == "intercept":
        return _best_player(table, codes, INTERCEPT)
    if kind == "apothecary for a casualty":
        worth_it = question.number > BADLY_HURT or table.half == 2
        return APOTHECARY if worth_it or table.profiles[question.player].value >= 80 else codes[-1]
    if kind == "apothecary for a knock-out":
        dear = table.profiles[question.player].value >= 90 or table.half == 2
        return APOTHECARY if dear else codes[-1]
    if kind == "which result":
        return FIRST_RESULT if question.number <= question.need else SECOND_RESULT
    if kind == "bribe":
        return BRIBE if BRIBE in codes else ACCEPT_CALL
    if kind == "wizard":
        return _bolt(table, question)
    if kind == "high kick":
        return _high_kick(table, question)
    if kind in ("quick snap", "kick-off return step"):
        return DONE if DONE in codes else STOP
    if kind in ("kick-off return", "pass block"):
        return NOBODY_DOES
    if kind in ("perfect defence", "catch the bomb", "go for it"):
        return NO
    if kind == "bite":
        return next(each for each in codes if verb_of(each) == BITE)
    if kind == "facing":
        return _facing(table, question)
    if kind == "bomb":
        return _bomb(table, question)
    if YES in codes:
        return YES
    return codes[0]  # of the toss, petty cash and the like


def _high_kick(table: Table, question: Question) -> int:
    """Send the safest hands, if they are safe."""
    named = [answer for answer in question.codes if answer != NOBODY_DOES]
    best = max(named, key=lambda each: _fits(table, first_of(each), BACK))
    return best if table.profiles[first_of(best)].ag >= 3 else NOBODY_DOES
