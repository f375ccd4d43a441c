"""What the coaches decided: an answer to each question of our engine, read from the log.

Each kind of question has a method that answers it. It looks ahead from where the story has got to,
and says with the answer which item of the story told it, if one did. Where FUMBBL does not ask what
we ask (it uses most skills by itself) the answer follows from what happened next.
"""

from __future__ import annotations

from collections.abc import Callable

from pigskin.contract.answers import option_text
from pigskin.fumbbl.acting import Acting
from pigskin.fumbbl.blocks import Blocks
from pigskin.fumbbl.compare import Seats
from pigskin.fumbbl.looking import Decision, Disagreement, EndOfLog
from pigskin.fumbbl.sideline import Sideline
from pigskin.fumbbl.starting import Starting
from pigskin.fumbbl.story import Story
from pigskin.fumbbl.using import Using
from pigskin.game import Game
from pigskin.numbers import Code
from pigskin.questions import Question


class Decider(Starting, Acting, Blocks, Using, Sideline):
    """Answers the questions of one game from one story."""

    def __init__(self, game: Game, story: Story, seats: Seats) -> None:
        super().__init__(game, story, seats)
        self.kinds: dict[str, Callable[[Question], Decision]] = {
            "toss": self.toss,
            "kick or receive": self.kick_or_receive,
            "journeymen": self.journeymen,
            "petty cash": self.petty_cash,
            "inducements": self.inducements,
            "pray": self.pray,
            "prayer": self.prayer,
            "solid defence": self.solid_defence,
            "swarming": self.swarming,
            "kick": self.kick,
            "high kick": self.high_kick,
            "quick snap": self.quick_snap,
            "kick-off return": self.runs_aside,
            "kick-off return step": self.step_aside,
            "on the ball": self.runs_aside,
            "on the ball step": self.step_aside,
            "touchback": self.touchback,
            "turn": self.turn,
            "target": self.target,
            "action": self.action,
            "second target": self.second_target,
            "pass": self.throw,
            "bomb": self.throw,
            "kick team-mate": self.throw,
            "throw team-mate": self.hurl,
            "dump-off": self.dump_off,
            "intercept": self.intercept,
            "facing": self.facing,
            "go for it": self.go_for_it,
            "re-roll": self.reroll,
            "re-roll block": self.reroll,
            "block dice": self.block_dice,
            "push": self.push,
            "follow up": self.follow_up,
            "use skill": self.use_skill,
            "apothecary for a knock-out": self.apothecary,
            "apothecary for a casualty": self.apothecary,
            "which result": self.which_result,
            "use the Igor": self.second_chance,
            "use the mortuary assistant": self.second_chance,
            "use the plague doctor": self.second_chance,
            "raise the dead": self.raise_dead,
            "plague doctor for a knock-out": self.spares,
            "throw a rock": self.throw_a_rock,
            "direction": self.reroll,
            "infect": self.raise_dead,
            "bribe": self.bribe,
            "pick-me-up": self.pick_me_up,
            "lash out": self.lash_out,
            "bite": self.bite,
            "move instead": self.move_instead,
            "slip away": self.skill_to,
            "hit and run": self.hit_and_run,
            "place the ball": self.place_ball,
            "wizard": self.wizard,
            "weather mage": self.weather_mage,
            "overtime": self.no,
        }

    def decide(self, question: Question) -> Decision:
        """The answer to a question; a Disagreement when the log holds none that is legal."""
        try:
            found = self.kinds.get(question.kind, self.other)(question)
        except Disagreement as problem:
            if self.story.is_last(self.place):
                raise EndOfLog(f"the log ends here: {problem}") from problem
            raise
        if found.answer not in question.codes:
            raise Disagreement(
                f"the log says {self._words(found.answer)!r}, which is not open to "
                f"{question.coach} ({question.kind})"
            )
        return found

    def _words(self, answer: Code) -> str:
        if answer < 0:
            return "something else"
        try:
            return option_text(self.table, answer)
        except (IndexError, AssertionError):
            return f"answer {answer}"
