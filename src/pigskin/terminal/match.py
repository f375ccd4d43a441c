"""A match at the terminal: the loop, and what people can type at any time."""

from __future__ import annotations

import contextlib
from pathlib import Path

from rich.text import Text

from pigskin.coaches.base import Coach, let_go
from pigskin.contract.answers import option_text
from pigskin.errors import CoachError, PigskinError
from pigskin.game import Game
from pigskin.model import NOBODY
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE, SIDES, square_text
from pigskin.questions import END_TURN, MOVE_MARKER, STOP, Question, player_of, square_of
from pigskin.terminal import cards, draw, hands, shop, status, words
from pigskin.terminal.clock import TimeUp, TurnClock
from pigskin.terminal.keeping import SUFFIXES, Keeper, hanging_up, named_path, would_be_lost
from pigskin.terminal.screen import Hangup, Leave, Screen
from pigskin.terminal.setup import Plan, reserves_lines
from pigskin.terminal.summary import summary_lines
from pigskin.terminal.window import Window
from pigskin.typed.intents import carried_out, deep_middle, doubt_to_end, intended
from pigskin.typed.prompts import Unclear, compound, focused


class Match(Window):
    """A game, the coaches at it, and one window."""

    def __init__(
        self,
        screen: Screen,
        game: Game,
        coaches: tuple[Coach | None, Coach | None],
        save: str | None = None,
        news: str = "",
        clock: TurnClock | None = None,
    ) -> None:
        super().__init__(screen, game, news)
        self.clock = screen.clock = clock
        self.coaches = coaches
        people = [SIDES[side] for side in (HOME, AWAY) if coaches[side] is None]
        self.shared = len(people) == 2
        self._no_cards: list[tuple[int, ...]] = [(), ()]  # the drive in which nobody asks for them
        self.ear = people[0] if len(people) == 1 else None
        self.keeper = Keeper(save, screen.live and None in coaches)
        self._plan: Plan | None = None
        self._seen = game.history.count_events()  # events of turns that have been told
        self._kept_at: tuple[int, ...] = ()  # the turn at whose start the game was last kept
        self._saved = False  # by name, on leaving

    def run(self) -> None:
        """Until the final whistle, or until the person leaves."""
        self.screen.begin()
        self._introduce()
        with hanging_up():
            try:
                while self.game.question is not None:
                    self._keep_turn()
                    coach = self.coaches[self.game.question.side]
                    if coach is None:
                        self._person(self.game.question)
                    else:
                        self._computer(coach)
                    self._turn_news()
                self._final_whistle()
            except CoachError:
                self._keep_last()  # whoever wrote that coach can go on from here
                raise
            except Hangup as told:
                self._hang_up(told)
            except (Leave, KeyboardInterrupt):
                try:
                    self._leave()
                except Hangup as told:  # the input of a closed window often ends first
                    self._hang_up(told)
            finally:
                for coach in self.coaches:
                    let_go(coach, self.game)

    def _hang_up(self, told: Hangup) -> None:
        self._leave()
        raise SystemExit(128 + told.number)

    def _introduce(self) -> None:
        """Say once where the game is kept."""
        path = self.keeper.path
        where = f"Kept every turn in {_at_home(path)}" if path is not None else ""
        self.notice = ". ".join(word for word in (self.notice, where) if word)
        if self.notice and not self.screen.live:
            self.screen.show(Text(self.notice, style="dim"))
            self.notice = ""

    def _keep_turn(self) -> None:
        """At the start of every turn the game is kept."""
        question, table = self.game.question, self.game.table
        if question is None or question.kind != "turn" or table.begun:
            return
        turn = (table.half, table.home.turn, table.away.turn, question.side, table.bonus_turn)
        if turn != self._kept_at:
            self._kept_at = turn
            problem = self.keeper.keep(self.game)
            if problem:
                self._note(problem)

    def _turn_news(self) -> None:
        """When a person's turn ends in a turnover, and after a touchdown: the dice, and a pause."""
        if not self.screen.live or None not in self.coaches:
            return
        events = self.game.events_for(self.ear, self._seen)
        ends = [number for number, event in enumerate(events) if event.kind == "end of turn"]
        if not ends:
            return
        self._seen += ends[-1] + 1
        turn, after = events[: ends[-1]], events[ends[-1] :]
        lost = [e for e in turn if e.kind == "turnover" and self.coaches[e["side"]] is None]
        scored = [e for e in after if e.kind == "touchdown"]
        if self.game.question is None or not (lost or scored):
            return
        acts = [number for number, event in enumerate(turn) if event.kind == "activates"]
        told = turn[acts[-1] :] if acts else turn[-8:]
        if scored:
            headline = str(scored[-1])
        else:
            headline = f"TURNOVER of {lost[-1].words('side')}: {lost[-1].words('reason')}"
        self._show_news(headline, draw.log_lines(told))

    def _show_news(self, headline: str, story: list[str]) -> None:
        layout = self.layout()
        table = self.game.table
        short = [draw.shortened(table, line, layout.panel - 2) for line in story]
        lines = draw.log_text(short, layout.panel, len(short), wrap=True)
        room = 16 if layout.beside else self.room_below(headline)
        self.notice = ""
        self.paint(lines[-room:], 1, asked=headline)
        self._read("Enter to go on ")

    def _broken(self, coach: Coach, error: Exception) -> None:
        """Tell that a coach has no answer, and lets a question pass."""
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        self.notice = f"{coach.name} broke down ({what}) and lets this pass"
        if not self.screen.live:
            self.screen.show(Text(self.notice, style="dim"))
            self.notice = ""

    def _computer(self, coach: Coach) -> None:
        before = self.game.question
        assert before is not None
        if MOVE_MARKER in before.codes:
            self.game.answer(MOVE_MARKER)  # a computer never forgets it
            return
        told = self.game.history.count_events()
        try:
            chosen = coach.choose(self.game)
        except CoachError:
            raise
        except Exception as error:  # one of ours: a match is not lost for that
            if self.game.question is not before:
                raise
            chosen = self.game.passive_answer().code
            self._broken(coach, error)
        self.game.answer(chosen)
        for event in self.game.events_for(self.ear, told):
            if event.kind.startswith("plays card") and self.screen.live:
                self.notice = hands.played_words(self.game.table, event["card"])
        after = self.game.question
        if self.screen.live and (
            after is None
            or after.kind == "turn"
            or (after.kind == "kick" and before.kind == "set-up")
            or self.coaches[after.side] is None
        ):
            self.paint([], 2)
            self.screen.hold()
        elif not self.screen.live and self.coaches == (coach, coach):
            self.tell()

    # --- a person answers ---------------------------------------------------------------------

    def _person(self, question: Question) -> None:
        if question.kind == "card" and not self.shared and question.codes == [STOP]:
            self.game.answer(STOP)  # he has none to play now, and nobody looks whether he is asked
            return
        drive = hands.drive_of(self.game.table)
        if question.about.get("when") and self._no_cards[question.side] == drive:
            self.game.answer(STOP)  # as he said, for everybody to hear
            return
        clock = self.clock
        if clock is None:
            self._ask(question)
            return
        clock.start(self.game.table, question)
        try:
            self._ask(question)
        except TimeUp:
            self.focus = NOBODY
            self.game.time_out()
            self._note(f"Time is up: the turn of {SIDES[question.side]} ends")
        finally:
            clock.stop()

    def _ask(self, question: Question) -> None:
        """Ask a person one thing, and do what he types."""
        if question.kind == "set-up" and self._fresh_set_up(question):
            self._set_up(question)
            return
        self.show_question(question)
        typed = self.screen.ask(self._prompt(question))
        self.notice = ""
        try:
            if self._command(question, typed):
                return
            self._answer(question, typed)
        except Unclear as problem:
            self.focus = focused(self.game.table, question, typed)
            self._note(str(problem))
        except PigskinError as problem:
            self._note(str(problem))

    def _prompt(self, question: Question) -> str:
        words = SIDES[question.side]
        if self.focus != NOBODY and question.kind == "turn":
            words += f" {self.game.table.profiles[self.focus].number}"
        if self.clock is not None and self.clock.running:
            words += f" {self.clock.text()}"
        return f"{words}> "

    def _note(self, words_: str) -> None:
        self.notice = words_
        if not self.screen.live:
            self.screen.show(Text(words_))

    def _answer(self, question: Question, typed: str) -> None:
        table = self.game.table
        if not typed and question.kind in ("kick", "card"):
            self.game.answer(deep_middle(table) if question.kind == "kick" else STOP)
            return
        if hands.plays_a_card(typed):
            self.focus = NOBODY
            self.game.answer(hands.card_played(table, question, typed, self.shared))
            return
        question = self.on_screen(question)
        both = compound(table, question, typed, self.focus)
        if both is not None:
            self._declare_and_do(*both)
            return
        answers = intended(table, question, typed, self.focus)
        if answers == [END_TURN] and not self._sure_to_end(question):
            return
        self.focus = NOBODY
        self._give(question.player, answers)

    def _sure_to_end(self, question: Question) -> bool:
        """In a live window, ask before a turn is thrown away that has hardly been played."""
        doubt = doubt_to_end(self.game.table, question) if self.screen.live else ""
        if not doubt:
            return True
        typed = self.screen.ask(f"{doubt}. End the turn anyway? (y/n) ").lower()
        return typed in ("y", "yes", "end")

    def _sure(self, asked: str) -> bool:
        return self.screen.ask(f"{asked} (y/n) ").lower() in ("y", "yes")

    def _declare_and_do(self, declared: Code, then: str) -> None:
        """Declare an action and go on with it at once; a copy of the game says if that is legal."""
        _, *answers = carried_out(self.game, declared, then)
        self.focus = NOBODY
        self.game.answer(declared)
        self._give(player_of(declared), answers, go_on=True)

    def _give(self, player: PlayerNo, answers: list[Code], go_on: bool = False) -> None:
        """Give answers one after the other, as long as the same player's action goes on."""
        for number, answer in enumerate(answers):
            now = self.game.question
            if number or go_on:
                if now is None or now.player != player:
                    return
                if answer not in now.codes:
                    if now.kind == "action":
                        self._note(f"stopped before {square_text(square_of(answer))}")
                    return
            self.game.answer(answer)

    # --- commands -----------------------------------------------------------------------------

    def _command(self, question: Question, typed: str) -> bool:
        """Carry out what is no answer to the question; False when it must be one."""
        first, _, rest = typed.partition(" ")
        word = first.lower()
        table = self.game.table
        if word in ("help", "?") and rest:
            found = hands.look_up_card(table, rest, self.screen.width)
            self._page(found or cards.look_up_rules(table, rest))
        elif word in ("help", "?"):
            self._page([Text(cards.help_text())])
        elif word == "hand" and not rest:
            self._show_hand(question)
        elif word == "cards" and rest in ("on", "off"):
            self._ask_for_cards(question, rest == "on")
        elif word in ("player", "skills", "skill", "card"):
            self._page(cards.look_up_player(table, question.side, rest))
        elif word == "rules":
            self._page(cards.look_up_rules(table, rest))
        elif word == "log":
            lines = draw.log_lines(self.game.events_for(self.ear))
            self._page(draw.log_text(lines, self.screen.width, 40, wrap=True))
        elif word == "dugout":
            self._page(status.dugout_page(table))
        elif word == "list" and question.kind == "inducements":
            self._page(shop.offer_page(table, question, self.screen.width))
        elif word == "list":
            everything = question.kind != "set-up"  # not hundreds of squares for every player
            seen = self.on_screen(question)
            self._page(self.options(seen, self.screen.width, everything))
        elif word == "zones":
            self.show_zones = not self.show_zones
            self._note(f"tackle zones {'shown' if self.show_zones else 'hidden'}")
        elif word == "undo" and not rest:
            self._take_back(question)
        elif word == "save":
            self._save(rest.strip())
        elif word == "concede" and not rest:
            self._concede(question)
        elif word == "illegal" and rest in ("", "procedure"):
            self._call_illegal(question)
        elif word in ("timeout", "time") and rest in ("", "out", "up"):
            self._call_time(question)
        elif word in ("quit", "exit", "q"):
            self._quit()
        else:
            return False
        return True

    def _show_hand(self, question: Question) -> None:
        """The cards of a person; on a shared screen only when he says that nobody else looks."""
        side = question.side if self.shared or self.ear is None else SIDES.index(self.ear)
        whose = f"The hand of {SIDES[side]}"
        if self.shared and not self._read(f"{whose}: only its coach looks? Enter shows it, q not "):
            return
        table, width = self.game.table, self.screen.width
        lines = hands.hand_lines(table, question, SideNo(side), width)
        self._page([Text(whose, style="bold"), *lines])

    def _ask_for_cards(self, question: Question, on: bool) -> None:
        """He who will play no card for a while need not say so every turn."""
        self._no_cards[question.side] = () if on else hands.drive_of(self.game.table)
        asked = "asked for cards again" if on else "not asked for cards in this drive"
        self._note(f"{SIDES[question.side]} is {asked}")

    def _take_back(self, question: Question) -> None:
        """The last answer of the coach who is asked, if no die has rolled since."""
        last = self.game.history.all_answers()[-1:]
        self.game.undo(question.coach)
        self.focus = NOBODY
        self._plan = None
        self.told = min(self.told, self.game.history.count_events())
        self._note(f"taken back: {option_text(self.game.table, last[0])}")

    def _save(self, name: str) -> None:
        if not name and not self.keeper.named:
            self._note("Type save and the name of a file, such as save derby.game")
            return
        target = name or str(self.keeper.path)
        if not self._may_write(target):
            self._note("nothing saved")
            return
        self.game.save(named_path(target))
        self._note(f"saved in {target}")

    def _may_write(self, name: str) -> bool:
        """Ask before something that is no saved game is written over."""
        return not would_be_lost(name) or self._sure(
            f"{name} exists and is no saved game. Replace it?"
        )

    def _concede(self, question: Question) -> None:
        side = SIDES[question.side]
        if self._sure(f"Does {side} really concede?"):
            self.game.concede(side)

    def _call_illegal(self, question: Question) -> None:
        """The waiting coach, at the same keyboard, says that the marker was not moved."""
        if not self.game.table.options.illegal_procedure:
            raise Unclear("Illegal procedure is not played here; --option illegal_procedure=on")
        if self.game.table.active < 0:
            raise Unclear("An illegal procedure can be called in a turn")
        caller = SIDES[OTHER_SIDE[self.game.table.active]]
        if self._sure(f"Does {caller} call an illegal procedure?"):
            self.game.call_illegal_procedure(caller)
            self._note(draw.log_lines(self.recent(1))[-1])

    def _call_time(self, question: Question) -> None:
        """Somebody has a watch: the turn is over."""
        side = SIDES[question.side]
        if question.side != self.game.table.active:
            raise Unclear("Time can be called on the coach whose turn it is, when he is asked")
        if self._sure(f"Is the time of {side} up, so that the turn ends?"):
            self.game.time_out()

    def _quit(self) -> None:
        while not self.keeper.named:
            name = self.screen.ask("Save to a file first? (as derby.game, or Enter for no) ")
            if name.lower() in ("", "n", "no"):
                break
            if name.lower() in ("y", "yes"):
                self.screen.show(Text("Type the name of the file, such as derby.game"))
                continue
            if not name.lower().endswith(SUFFIXES):
                if not self._sure(f"Save in a file with the name {name}?"):
                    continue
            if self._may_write(name):
                self.game.save(named_path(name))
                self.screen.show(Text(f"saved in {name}"))
                self._saved = True
                break
        raise Leave

    # --- setting up ---------------------------------------------------------------------------

    def _fresh_set_up(self, question: Question) -> bool:
        """Has this side placed nobody yet, so that a whole formation can be laid out?"""
        table = self.game.table
        return not any(table.place[player] for player in table.pool)

    def _set_up(self, question: Question) -> None:
        table = self.game.table
        if self._plan is None or self._plan.table is not table:
            self._plan = Plan(table, question.side)
        plan = self._plan
        role = "defend" if question.side == table.kicking else "attack"
        lines = [Text(f"set up to {role}", style="bold")]
        lines += [Text(f"{number:>2} {name}") for number, name in enumerate(plan.names, 1)]
        lines.append(Text(f"{len(plan.names) + 1:>2} done"))
        formations = list(lines)
        lines += [Text(""), *reserves_lines(plan, self.layout().panel)]
        problems = plan.problems()
        state = "; ".join(problems) if plan.squares and problems else ""
        if problems and plan.squares:
            ready = "Not ready yet"
        else:
            ready = "Enter to play it" if plan.squares else f"Enter for {plan.names[0]}"
        asked = (
            f"{SIDES[question.side]} sets up. Also: 5 12,7  swap 5 7  off 5  clear. {ready}"
        )
        if not self.layout().beside:
            lines = words.in_columns(lines, self.layout().panel)
            lines = lines[: self.room_below(asked + state)]
        self.paint(lines, 1, plan.picture(), asked, state)
        typed = self.screen.ask(self._prompt(question)).removeprefix("#")
        self.notice = ""
        try:
            if typed.lower() == "list":
                self._page([*formations, Text(""), *reserves_lines(plan, self.screen.width, 32)])
                return
            if self._command(question, typed):
                return
            if not typed and not plan.squares:
                plan.use(plan.names[0])
            if typed.lower() in ("", "done", str(len(plan.names) + 1)):
                self._confirm(plan)
            else:
                self._note(plan.change(typed))
        except Unclear as problem:
            self._note(str(problem))
        except PigskinError as problem:
            self._note(str(problem))

    def _confirm(self, plan: Plan) -> None:
        problems = plan.problems()
        if problems:
            raise Unclear("Not legal yet: " + "; ".join(problems))
        self.game.set_up(plan.squares)
        self._plan = None

    # --- leaving ------------------------------------------------------------------------------

    def _final_whistle(self) -> None:
        """The last picture, then what the match was."""
        self.notice = ""
        if self.screen.live and None in self.coaches:
            self.paint([], 2, asked="The final whistle")
            if self._read("Enter for the summary "):
                self._page(summary_lines(self.game), "")
        else:
            self.paint([], 1)
            self.screen.show(*summary_lines(self.game))
        self._keep_last()

    def _keep_last(self) -> None:
        """Keep the game as it is left, and say where."""
        path = self.keeper.path
        if path is None:
            return
        problem = self.keeper.keep(self.game)
        if problem:
            self.screen.show("", Text(problem))
        elif self.keeper.named:
            self.screen.show("", Text(f"The game is kept in {path}."))
        elif self.keeper.written and not self._saved and not self.game.over:
            self.screen.show("", Text(f"To go on: pigskin play --load {_at_home(path)}"))

    def _leave(self) -> None:
        with contextlib.suppress(OSError):  # there may be nobody left to tell
            self._keep_last()
            self.screen.show("", "Goodbye.")


def _at_home(path: Path) -> str:
    """A path as people write it, with ~ for their home."""
    try:
        return f"~/{path.relative_to(Path.home())}"
    except (ValueError, RuntimeError):
        return str(path)
