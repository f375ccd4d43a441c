"""The judge: takes dice and events in their order and has each roll worked out a second time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from oracle import blocking, handling, hurting, minds, moving, parts, rerolls, sideline
from oracle.board import Board, side
from oracle.facts import EDITIONS, HURT
from oracle.story import ACCURATE, INACCURATE, REROLLS, Harm, Objection, Story, Told
from oracle.watching import Roll, WatchedDice
from pigskin.contract.happenings import HAPPENINGS
from pigskin.game import Game
from pigskin.model import NOBODY, Table
from pigskin.questions import (
    HURL,
    INTERCEPT,
    PASS_TO,
    STOP,
    Question,
    first_of,
    second_of,
    verb_of,
)

Need = Callable[[Story, Board, Told], int]

# Agility and passing tests: a natural 1 fails, a natural 6 succeeds, whatever the modifiers.
TESTS: dict[str, Need] = {**moving.AGILITY, **handling.AGILITY, **minds.AGILITY}
# Other D6 rolls: the die must reach the figure.
PLAIN: dict[str, Need] = {**moving.PLAIN, **minds.PLAIN, **blocking.PLAIN, **sideline.PLAIN}
# Two dice in LRB6, one in BB2020.
CONTESTS: dict[str, Need] = {**moving.CONTESTS, **sideline.CONTESTS}
THROWS: dict[str, Need] = {**handling.THROWS}

# Events that come with dice and are not worked out again, and why.
LEFT_ALONE = {
    # Where things go: template and distance, which no player's figures touch.
    **dict.fromkeys(
        ("bounce", "scatter", "deviates", "throw-in", "kick scatters", "kick deviates",
         "pushed", "not pushed", "follows up", "move", "pitch tips", "kicks team-mate",
         "lurches", "kicked too hard"),
        "a direction or a distance",
    ),
    # Tables whose rows are not about a player's roll.
    **dict.fromkeys(
        ("weather", "kick-off", "riot", "time-out", "players", "swarming", "contest",
         "brilliant coaching", "cheering fans", "chef", "prayer", "fans", "fan factor",
         "wins the toss", "penalties", "half", "turn", "bonus turn", "end of drive", "over",
         "faints", "rock", "invaded", "set up", "touchback", "nobody to set up"),
        "a table of the drive or the match",
    ),
    # Who is chosen at random, and staff whose single rolls have outcomes rather than a need.
    **dict.fromkeys(
        ("gains", "slower", "tougher", "knocked out", "placed prone", "applause", "artefact",
         "ballistics", "Bugman", "drinks", "drinks brew", "drum", "hot pot", "keeps", "shocked",
         "spine cracked", "trained", "triplets", "sent off", "argues again", "comes on",
         "into the crowd", "apothecary", "plague doctor", "casts", "singled out"),
        "a random choice or the roll of somebody on the sideline",
    ),
}  # fmt: skip


AFTER_ALL = " after all"  # ends the kinds of rolls that count otherwise once the dice lie
# What may be told while the dice of a roll still lie there.
BETWEEN = ("uses skill", "skill re-roll")


class Judge:
    """Watches one game."""

    def __init__(self, game: Game, dice: WatchedDice) -> None:
        table = game.table
        self.game = game
        self.dice = dice
        self.facts = EDITIONS[table.edition.id]
        names = {number: skill.name for number, skill in table.edition.all_effects.items()}
        self.story = Story(self.facts, names)
        self.counts: Counter[str] = Counter()
        self.objections: list[str] = []
        self.trails: list[list[str]] = []
        self._next_roll = 0
        self._next_event = len(game.history.events)
        self._pending: list[Roll] = []
        self._throw_open = False
        self._escape: Told | None = None  # the last dodge, jump or leap, until it is settled
        self._block_faces: list[int] = []
        self._strengths: parts.Roll | None = None  # of the last block, as it was told
        self._rerollable: Told | None = None  # a failed roll that may be made again
        self._rotting = NOBODY  # of two casualty results the second is still to come
        dice.watch(table)

    # --- following the game -------------------------------------------------------------------

    def answer(self, chosen: int) -> None:
        """Give an answer to the game, and judge what comes of it."""
        question = self.game.question
        assert question is not None
        self.story.answered(question, chosen)
        self.game.answer(chosen)
        self._follow()
        if self.game.question is not None:
            self._asked(self.game.question)

    def _follow(self) -> None:
        events = self.game.history.events
        rolls = self.dice.rolls
        answered = self.story.question
        if rolls and answered is not None and answered.kind == "facing":
            del rolls[0]  # which of the three squares ahead
        while self._next_event < len(events):
            while self._next_roll < len(rolls) and (
                rolls[self._next_roll].events <= self._next_event
            ):
                self._pending.append(rolls[self._next_roll])
                self._next_roll += 1
            kind, a, b, c, d, roll = events[self._next_event]
            self._next_event += 1
            if kind.endswith(AFTER_ALL):
                self._changed(kind.removesuffix(AFTER_ALL), (a, b, c, d), roll)
            elif not HAPPENINGS[kind].quiet:
                self._event(kind, (a, b, c, d), roll)
        while self._next_roll < len(rolls):
            self._pending.append(rolls[self._next_roll])
            self._next_roll += 1
        rolls.clear()
        self._next_roll = 0

    def _event(
        self, kind: str, values: tuple[int, int, int, int], roll: parts.Roll | None
    ) -> None:
        boards = [self._board(thrown.table) for thrown in self._pending]
        faces = [thrown.face for thrown in self._pending]
        told = Told(kind, values, faces, boards[-1] if boards else None, boards, roll)
        try:
            self._judge(told)
        except Objection as objection:
            self._object(told, str(objection))
        except (AssertionError, IndexError, KeyError) as error:
            self._object(told, f"the oracle is at a loss: {error!r}")
        self.story.hear(told)

    def _board(self, table: Table) -> Board:
        return Board(table, self.facts)

    def _object(self, told: Told, why: str) -> None:
        self._note(f"{told.kind} {told.values}, dice {told.faces}: {why}")

    def _note(self, objection: str) -> None:
        """Keep an objection with what was told last, for whoever looks into it."""
        before = self.game.events[: self._next_event][-14:]
        self.objections.append(objection)
        self.trails.append([str(event) for event in before])

    # --- each kind of event -------------------------------------------------------------------

    def _judge(self, told: Told) -> None:
        kind = told.kind
        if self._throw_open:
            self._finish_throw(told)
        if self._escape is not None:
            self._finish_escape(self._escape, told)
        if self._rerollable is not None:
            missed, self._rerollable = self._rerollable, None
            if kind != "uses skill":
                raise Objection(f"nobody was asked whether to roll {missed.values} again")
        if self._rotting != NOBODY and (kind, told.player) != ("casualty", self._rotting):
            self._rotting = NOBODY
            raise Objection("a body that decays should have suffered two results")
        if kind == "placed prone" and self._board(self.game.table).has(told.player, "Ball & Chain"):
            self.story.blame(Harm("placed prone", victims=(told.player,)))
        if kind in TESTS or kind in PLAIN or kind in THROWS or kind in CONTESTS:
            self._test(told)
        elif kind == "block":
            self.story.attacker, self.story.defender = told.values[0], told.values[1]
            self.story.blocks.append(told.values[1])
            self.story.dice = told.values[2]
            self._strengths = told.roll
            self._block_faces = []
            if told.board is not None and told.board.has(told.player, "Ball & Chain"):
                self._pending.clear()  # the way he lurches
            self._no_dice(told)
        elif kind == "block die":
            self._block_die(told)
        elif kind == "armour":
            self._armour(told)
        elif kind == "injury":
            self._injury(told)
        elif kind == "casualty":
            self._casualty(told)
        elif kind in LEFT_ALONE:
            self._pending.clear()
        elif kind in BETWEEN:  # the way he lurches may be rolled again
            lurches = told.board is not None and told.board.has(told.player, "Ball & Chain")
            if kind == "skill re-roll" and lurches and not self.story.old_pro:
                self._pending.clear()
        else:
            self._no_dice(told)

    def _no_dice(self, told: Told) -> None:
        if self._pending:
            self._pending.clear()
            raise Objection("nobody knows what these dice are for")

    def _take(self, told: Told, count: int) -> list[int]:
        """The dice of this event: all that lie there, and no more."""
        faces = told.faces
        self._pending.clear()
        if len(faces) != count:
            raise Objection(f"{count} dice were expected")
        return faces

    def _test(self, told: Told) -> None:
        kind = told.kind
        count = 2 if kind in CONTESTS and not self.facts.new else 1
        assert told.board is not None
        if kind == "pro" and self.story.old_pro:
            faces = [self._pending.pop().face]  # the armour dice stay where they are
        else:
            faces = self._take(told, count)
        _, shown, need, ok = told.values
        if shown != sum(faces):
            raise Objection(f"the dice show {sum(faces)}")
        table = TESTS.get(kind) or PLAIN.get(kind) or THROWS.get(kind) or CONTESTS[kind]
        wanted = table(self.story, told.board, told)
        self.counts[kind] += 1
        if kind in moving.FALLS:
            moving.falls(self.story, told.board, told)
        if kind in moving.ESCAPES:
            self._escape = told
        self._weapons(told)
        if wanted != need:
            raise Objection(f"it should need {wanted}")
        parts.of_a_test(told, told.board, faces)
        if kind in THROWS:
            self._throw_open = True
            best = ACCURATE
            if self.story.anywhere or kind == "hail mary" or self._old_hurl():
                best = INACCURATE
            good = self.story.grade == best
        elif kind in TESTS or (kind in CONTESTS and self.facts.new):
            good = shown != 1 and (shown == 6 or shown >= wanted)
        elif kind == "comes round":
            good = shown >= max(2, wanted)
        else:
            good = shown >= wanted
        if good != bool(ok):
            raise Objection("the outcome is wrong")
        if not good and not self.story.rerolling and self._may_be_rerolled(told):
            self._rerollable = told

    def _changed(
        self, kind: str, values: tuple[int, int, int, int], roll: parts.Roll | None
    ) -> None:
        """The dice lie, and somebody has dived or put his weight into it."""
        self.counts["changed roll"] += 1
        told = Told(kind, values, [], None, [], roll)
        escape = self._escape
        try:
            parts.add_up(told)
            if escape is not None and escape.board is not None and not self.story.swift:
                wanted = TESTS[kind](self.story, escape.board, escape)
                if wanted != values[2]:
                    raise Objection(f"it should need {wanted} now")
        except Objection as objection:
            self._object(told, str(objection))

    def _old_hurl(self) -> bool:
        return self.story.thrown == "mate" and not self.facts.new

    def _weapons(self, told: Told) -> None:
        """Rolls of those who do something else than block."""
        story, player = self.story, told.player
        if told.kind == "chainsaw":
            if not told.passed:
                story.blame(Harm("kick-back", victims=(player,)))
            elif story.fouling:
                story.sawing = True
            else:
                story.blame(Harm("chainsaw", player))
        elif told.kind == "projectile vomit":
            story.blame(Harm("vomit", player))
        elif told.kind in ("breathe fire", "blast", "beer barrel bash"):
            story.blame(Harm("fire" if told.kind == "breathe fire" else told.kind))

    def _finish_escape(self, escape: Told, told: Told) -> None:
        """A dodge may still be helped, spoilt or rolled again; then its player falls or not."""
        if told.kind in moving.MEANWHILE or told.kind == escape.kind:
            return
        if told.kind == "uses skill":
            moving.helped(self.story, escape, told.player, self.story.names[told.values[1]])
            return
        self._escape = None
        self.counts["got away or fell"] += 1
        fell = told.kind == "knocked down" and told.player == escape.player
        if fell == moving.gets_away(self.story, escape):
            raise Objection(f"he {'falls' if fell else 'gets away'} after {escape.values}")

    # --- re-rolls -----------------------------------------------------------------------------

    def _reroll_asked(self, question: Question) -> None:
        """Everything that may roll this again is offered, and nothing else."""
        assert question.table is not None
        board = self._board(question.table)
        player = question.player
        wanted = rerolls.of_the_team(board, player)
        offered = rerolls.asked(question, self.story.names)
        if question.test == "armour":  # a star may roll one of the dice again, nobody else can
            wanted = {"Old Pro"}
        elif question.number:  # else a mascot has let him down, and the others are asked
            if question.test != "pro":
                wanted |= rerolls.of_skills(self.story, board, player, question.test)
        self.counts["re-rolls offered"] += 1
        if offered - rerolls.brought_by_stars(board, side(player)) != wanted:
            self._note(f"re-rolls of {question.test} for {player}: {offered}, not {wanted}")

    def _may_be_rerolled(self, told: Told) -> bool:
        if told.kind in rerolls.FINAL or told.board is None:
            return False
        board, player = told.board, told.player
        skills = rerolls.of_skills(self.story, board, player, told.kind)
        return bool(skills or rerolls.of_the_team(board, player))

    # --- throws -------------------------------------------------------------------------------

    def _finish_throw(self, told: Told) -> None:
        """The first event after the last roll of a throw says what it was worth."""
        kind = told.kind
        story = self.story
        if kind in REROLLS or kind in THROWS:
            return
        if kind == "uses skill":
            if story.names[told.values[1]] == "Strong Passing Game" and told.board is None:
                thrower = told.player
                profile = self.game.table.profiles[thrower]
                story.grade = handling.grade(
                    True, story.natural, story.modifier + profile.st, profile.pa
                )
                if story.anywhere:
                    story.grade = min(story.grade, INACCURATE)
            return
        self._throw_open = False
        worth = handling.SPOILT.get(kind)
        if worth is None:
            silent = (INACCURATE, ACCURATE) if self._quiet() else (ACCURATE,)
            if story.grade not in silent:
                raise Objection(f"the throw was worth {story.grade}")
        elif worth != story.grade:
            raise Objection(f"the throw was worth {story.grade}, not {worth}")

    def _quiet(self) -> bool:
        """Throws of which nobody says that they missed: they cannot do better."""
        return self.story.anywhere or self.story.thrown in ("mate", "kick")

    def _throw_asked(self, question: Question) -> None:
        """Who may get at a throw, and where a throw may go, by the ruler."""
        assert question.table is not None
        board, player = self._board(question.table), question.player
        self.counts[f"ruler for {question.kind}"] += 1
        codes = question.codes
        if question.kind == "intercept":
            offered = {first_of(code) for code in codes if verb_of(code) == INTERCEPT}
            wanted = handling.interceptors(board, player, question.square)
        elif question.kind == "throw team-mate":
            offered = {second_of(code) for code in codes if verb_of(code) == HURL}
            wanted = handling.targets(board, player, "QS")
        elif any(verb_of(code) == STOP for code in codes):
            return  # a receiver was refused, and only few others are left
        else:
            offered = {first_of(code) for code in codes if verb_of(code) == PASS_TO}
            quick = question.kind == "dump-off"
            wanted = handling.targets(board, player, "Q" if quick else "QSLB")
        if offered != wanted:
            odd = sorted(offered ^ wanted)
            self._note(f"{question.kind} of {player} in {board.place[player]}: {odd} are odd")

    # --- blocks -------------------------------------------------------------------------------

    def _block_die(self, told: Told) -> None:
        faces = self._take(told, 1)
        story = self.story
        if faces[0] != told.values[0]:
            raise Objection(f"the die shows {faces[0]}")
        self._block_faces.append(faces[0])
        if len(self._block_faces) == 1:
            assert told.board is not None
            self.counts["block"] += 1
            wanted = blocking.block_dice(story, told.board, story.attacker, story.defender)
            if wanted != story.dice:
                raise Objection(f"{story.dice} dice are thrown and it should be {wanted}")
            assert self._strengths is not None
            parts.of_a_block(self._strengths, story, told.board)
            if told.board.blitzing(story.attacker):
                self.counts["block in a blitz"] += 1

    def _asked(self, question: Question) -> None:
        """The stronger player's coach chooses; equals leave it to the attacker's."""
        if question.kind == "re-roll":
            self._rerollable = None
            self._reroll_asked(question)
        if question.kind in ("pass", "dump-off", "bomb", "throw team-mate", "intercept"):
            self._throw_asked(question)
        if question.kind == "block dice":
            self.counts["who chooses"] += 1
            chooser = question.player if question.number > 0 else question.other
            if question.side != side(chooser):
                self._note(f"the wrong coach chooses among {question.number} dice")

    # --- armour, injury, casualty -------------------------------------------------------------

    def _armour(self, told: Told) -> None:
        story = self.story
        victim, natural, extra, broken = told.values
        faces = told.faces
        self._pending.clear()
        assert told.board is not None
        board = told.boards[min(1, len(told.boards) - 1)]
        if sum(faces[:2]) != natural and not _one_again(faces, natural):
            raise Objection(f"the dice show {faces}")
        harm = story.cause_of(victim)
        if harm is None:
            raise Objection("nothing has happened to him")
        self.counts["armour"] += 1
        self.counts[f"armour after {harm.cause}"] += 1
        roll = hurting.armour(story, board, victim, harm)
        used = [(by, skill) for by, skill in story.used if skill == roll.named]
        bonus = 0
        if roll.named and used and not roll.hard:
            bonus = roll.bonus
            self.counts["armour with a skill"] += 1
        elif not roll.named and roll.bonus and not roll.hard:
            plain = hurting.breaks(board, victim, roll, natural, roll.added)
            if not plain and natural + roll.added + roll.bonus >= board.armour(victim):
                bonus = roll.bonus
        story.armour_of, story.armour_harm = victim, harm
        story.armour_bonus_used = bonus > 0
        bonus += hurting.star_armour(story, board, victim, harm)
        story.used = []
        if extra != roll.added + bonus:
            raise Objection(f"{roll.added + bonus} should be added ({harm.cause})")
        if bool(broken) != hurting.breaks(board, victim, roll, natural, extra):
            should = "hold" if broken else "break"
            raise Objection(f"armour {board.armour(victim)} should {should} ({harm.cause})")
        parts.of_armour(told, board, roll.claws)

    def _injury(self, told: Told) -> None:
        story = self.story
        victim, natural, modifier, band = told.values
        faces = told.faces
        self._pending.clear()
        harm = story.cause_of(victim)
        if harm is None:
            raise Objection("nothing has happened to him")
        board = told.boards[-1] if told.boards else self._board(self.game.table)
        self.counts["injury"] += 1
        if faces and sum(faces[-2:]) != natural:
            raise Objection(f"the dice show {faces}")
        if told.boards:
            wanted = hurting.injury_modifier(story, board, victim, harm)
        else:  # something is added once the dice are seen
            wanted = story.injury_modifier + hurting.star_injury(story, board, victim, harm)
        story.injury_modifier = wanted
        if modifier != wanted:
            raise Objection(f"{wanted} should be added ({harm.cause})")
        right = hurting.band(board, victim, natural + modifier)
        if band != right:
            raise Objection(f"the band should be {right}")
        parts.of_an_injury(told)

    def _casualty(self, told: Told) -> None:
        victim, result, *_ = told.values
        if not told.faces:
            if result != HURT:
                raise Objection("a casualty without dice is badly hurt")
            return
        self.counts["casualty"] += 1
        if hurting.decays(told.boards[0], victim):
            self._rotting = NOBODY if self._rotting == victim else victim
        right, dice = hurting.casualty(told.boards[0], victim, told.faces)
        del self._pending[:dice]
        if right != result:
            raise Objection(f"the casualty should be {right}")


def _one_again(faces: list[int], natural: int) -> bool:
    """Old Pro: one of the two dice was rolled again, after the die for Pro."""
    if len(faces) < 3:
        return False
    return natural in (faces[0] + faces[-1], faces[1] + faces[-1])

