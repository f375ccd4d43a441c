"""Questions and answers in words: what is asked, what each answer would mean, what to type."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pigskin.dice import BLOCK_FACES
from pigskin.model import (
    ACTION_NAMES,
    BLITZ,
    BLOCK,
    CASUALTY_NAMES,
    FOUL,
    HAND_OFF,
    MOVE,
    NOBODY,
    PASS,
    PRONE,
    SPECIAL,
    STUNNED,
    Table,
    side_of,
)
from pigskin.pitch import ON_PITCH, SCATTER, SIDES, square_text
from pigskin.questions import (
    ACTIVATE,
    BUY,
    END_TURN,
    HIRE_MERCENARY,
    HIRE_STAR,
    PASS_TO,
    PUSH_TO,
    STEP,
    Question,
    first_of,
    option_text,
    second_of,
    verb_of,
)
from pigskin.rules.blocking import block_dice
from pigskin.rules.movement import allowance, max_rushes
from pigskin.rules.prematch import inducement_list, star_list
from pigskin.teams.reading import inducements
from pigskin.terminal.hints import dice_text, option_hint, step_rolls

ACTION_KEYS: Final[dict[int, str]] = {
    MOVE: "m", BLOCK: "b", BLITZ: "z", PASS: "p", HAND_OFF: "h", FOUL: "f", SPECIAL: "s",
}  # fmt: skip
COMPASS: Final[dict[str, int]] = {
    "nw": SCATTER[1], "n": SCATTER[2], "ne": SCATTER[3], "w": SCATTER[4],
    "e": SCATTER[5], "sw": SCATTER[6], "s": SCATTER[7], "se": SCATTER[8],
}  # fmt: skip
DIRECTION: Final[dict[int, str]] = {step: name for name, step in COMPASS.items()}
MANY: Final = 30  # more answers than this are not listed one by one


def named(table: Table, player: int) -> str:
    """A player as the terminal calls him: "home 5 Blitzer"."""
    if player == NOBODY:
        return "nobody"
    profile = table.profiles[player]
    return f"{SIDES[side_of(player)]} {profile.number} {profile.position}"


# --- what is asked ----------------------------------------------------------------------------


def sentence(table: Table, question: Question) -> str:
    """The question as one would ask it across the table."""
    kind = question.kind
    who = SIDES[question.side]
    player = named(table, question.player)
    other = named(table, question.other)
    if kind == "turn":
        return f"{who}, who acts? Player and action, such as 5 move, or end"
    if kind == "action":
        return _action_sentence(table, question)
    if kind == "re-roll":
        return (
            f"{player} rolled {question.number or 'too low'} for {question.skill}, "
            f"needs {question.need}+. Roll again? ({_left(table, question.side)})"
        )
    if kind == "re-roll block":
        dice = dice_text(question.number)
        return f"{player} against {other}, {dice}: {_dice_shown(question)}. Roll again?"
    if kind == "block dice":
        mine = question.side == side_of(question.player)
        dice = dice_text(question.number, mine)
        return f"{player} hits {other}, {dice}: {_dice_shown(question)}"
    if kind == "use skill":
        about = f" (against {other})" if question.other != NOBODY else ""
        return f"{player}: use {question.skill}{about}?"
    if kind == "push":
        return f"Where is {player} pushed by {other}?"
    if kind == "follow up":
        return f"Does {player} follow {other} to {square_text(question.square)}?"
    if kind == "pass":
        return f"{player} throws the ball. Where to? (a square, or a team-mate's number)"
    if kind == "intercept":
        return f"{player} throws to {square_text(question.square)}. Who tries to intercept?"
    if kind == "which result":
        first, second = CASUALTY_NAMES[question.number], CASUALTY_NAMES[question.need]
        return f"{player}: first {first}, second {second}. Which result stands?"
    if kind == "apothecary for a casualty":
        return f"{player} is a casualty: {CASUALTY_NAMES[question.number]}. Use the apothecary?"
    if kind == "apothecary for a knock-out":
        return f"{player} is knocked out. Use the apothecary?"
    if kind == "inducements":
        return f"{who} may spend {question.number}k. Buy what?"
    return _plain_sentence(table, question, who, player)


_SENTENCES: Final[dict[str, str]] = {
    "attack": "{player}: how does he attack {other}?",
    "bite": "{player} is hungry. Whom does he bite?",
    "bomb": "{player} throws a bomb. Where to?",
    "bribe": "{player} is to be sent off. What do you do about it? (bribes left: {number})",
    "catch the bomb": "Does {player} try to catch the bomb?",
    "dive at": "{player} dodges away. Who dives at him?",
    "dive for the ball": "{who}, who dives for the ball?",
    "dump-off": "{player} is about to be hit. Throw the ball away first?",
    "facing": "{player} lurches. Which way does he face?",
    "go for it": "Does {player} go on?",
    "hand-off": "{player} will not hand off to that player. To whom then?",
    "high kick": "The kick is high and comes down at {square}. Who runs under it?",
    "hold": "{player} wants to get away. Who holds him?",
    "illegal procedure": "{who} moved without moving the turn marker. Which penalty?",
    "journeymen": "{who} is short of players. Which journeyman joins?",
    "kick hard": "{player}: kick him hard, two dice of squares?",
    "kick": "{who} kicks off. To which square? (Enter for deep middle)",
    "kick or receive": "{who} has won the toss. Kick or receive?",
    "kick-off return": "{who}, who runs under the kick?",
    "kick-off return step": "{player} runs under the kick. Which way?",
    "move instead of blocking": "{player} may move instead of blocking. Shall he?",
    "overtime": "{who}, play overtime?",
    "pass block": "{player} is about to throw. Who goes in the way?",
    "pass block step": "{player} goes in the way. Which way?",
    "perfect defence": "{who} may set up again. Do so?",
    "plague doctor for a knock-out": "{player} is knocked out. Use the plague doctor?",
    "prima donna plays": "{who}, shall the star among the cheerleaders play in this drive?",
    "petty cash": "{who}, how much of the treasury goes into petty cash?",
    "quick snap": "{who}, quick snap: each player may move one square",
    "raise the dead": "{player} is dead. Raise him as a zombie?",
    "second target": "{player}: who else does he block?",
    "shadow": "{player} gets away. Who follows him?",
    "throw team-mate": "{player} throws {other}. Where to?",
    "toss": "{who}, call the coin",
    "touchback": "Touchback: {who}, who is given the ball?",
    "use the plague doctor": "{player}: let the plague doctor try again?",
    "weather mage": "{who}, the mage rolls {number} for the weather. Change it?",
    "use the Igor": "{player}: let the Igor try again?",
    "wizard": "{who}, does the wizard act? (a square for a fireball, a player for a bolt)",
}


def _plain_sentence(table: Table, question: Question, who: str, player: str) -> str:
    words = _SENTENCES.get(question.kind, "{who}, {kind}:")
    where = square_text(question.square) if question.square else ""
    return words.format(
        who=who, player=player, other=named(table, question.other), kind=question.kind,
        number=question.number, square=where,
    )


def _action_sentence(table: Table, question: Question) -> str:
    player = question.player
    walk = max(0, allowance(table, player) - table.moved)
    rushes = max_rushes(table, player) - table.rushes
    action = ACTION_NAMES[table.action]
    ball = ", has the ball" if table.carrier == player else ""
    if table.action == BLOCK:
        return f"{named(table, player)}, block{ball}: whom does he hit?"
    return (
        f"{named(table, player)}, {action}{ball}: {walk} squares left, {rushes} more to go for"
    )


def _left(table: Table, side: int) -> str:
    owner = table.side(side)
    words = f"{owner.rerolls} team re-rolls left"
    if owner.leader_rerolls:
        words += " and the leader's"
    return words + ", one a turn"


def _dice_shown(question: Question) -> str:
    """The block dice on the table."""
    return " ".join(f"[{BLOCK_FACES[face]}]" for face in question.faces)


# --- the answers ------------------------------------------------------------------------------


def option_lines(
    table: Table, question: Question, width: int, everything: bool = False
) -> list[Text]:
    """The answers as numbered lines, shortened where there are very many."""
    if question.kind == "turn":
        return turn_lines(table, question, width)
    if question.kind == "inducements" and not everything:
        return shop_lines(table, question, width)
    if question.kind == "kick" and not everything:
        x = 19 if question.side == 0 else 6
        return [_cut(f"any square there, as {x},7", width)]
    lines: list[Text] = []
    shown = list(enumerate(question.codes, 1))
    if len(shown) > MANY and not everything:
        shown = [each for each in shown if _worth_listing(table, question, each[1])][:MANY]
    for number, answer in shown:
        lines.extend(option_line(table, question, number, answer, width))
    hidden = len(question.codes) - len(shown)
    if hidden:
        lines.append(_cut(f"    and {hidden} more (list shows all)", width, "dim"))
    return lines


def _worth_listing(table: Table, question: Question, answer: int) -> bool:
    """Of hundreds of squares only those with somebody of the own side in them."""
    if verb_of(answer) == PASS_TO:
        mate = table.player_at(first_of(answer))
        if question.kind == "bomb":
            return mate != NOBODY and side_of(mate) != question.side
        return mate != NOBODY and side_of(mate) == question.side
    text = option_text(table, answer)
    return "," not in text


def option_line(
    table: Table, question: Question, number: int, answer: int, width: int
) -> list[Text]:
    """One answer with what it means; in a narrow column the meaning gets a line of its own."""
    words = option_text(table, answer)
    verb = verb_of(answer)
    if verb == STEP and question.player >= 0:
        way = DIRECTION.get(first_of(answer) - table.place[question.player], "")
        words = f"{way:<2} {square_text(first_of(answer))}"
    elif verb in (PASS_TO, PUSH_TO) and table.player_at(first_of(answer)) != NOBODY:
        words = f"{words} ({named(table, table.player_at(first_of(answer)))})"
    hint = option_hint(table, question, answer)
    line = Text(f"{number:>2} ", style="dim")
    line.append(words)
    style = "" if hint == "free" else "bold"
    if hint and len(line) + 2 + len(hint) <= width:
        line.append(f"  {hint}", style=style)
        hint = ""
    lines = [line, Text(f"   {hint}", style=style)] if hint else [line]
    for each in lines:
        each.truncate(width, overflow="ellipsis")
    return lines


def _cut(words: str, width: int, style: str = "") -> Text:
    line = Text(words, style=style)
    line.truncate(width, overflow="ellipsis")
    return line


def actions_of(question: Question) -> dict[int, list[int]]:
    """Who may still act, and how."""
    able: dict[int, list[int]] = {}
    for answer in question.codes:
        if verb_of(answer) == ACTIVATE:
            able.setdefault(first_of(answer), []).append(second_of(answer))
    return able


def turn_lines(table: Table, question: Question, width: int, short: bool = False) -> list[Text]:
    """One line for every player who may still act; letters for actions where there is no room."""
    able = actions_of(question)
    lines: list[Text] = []
    short = short or width < 44
    for player in sorted(able, key=lambda each: table.profiles[each].number):
        profile = table.profiles[player]
        state = {PRONE: " (prone)", STUNNED: " (stunned)"}.get(table.state[player], "")
        ball = "@" if table.carrier == player else " "
        line = Text(f"{profile.number:>2}{ball}", style="bold")
        if short:
            down = "_" if state else " "
            line.append(f"{profile.position[:8]:<8}{down}")
            line.append(" ".join(_action_key(table, player, a) for a in able[player]))
        else:
            line.append(f"{profile.position[:14] + state:<20} ")
            line.append(", ".join(_action_words(table, player, a) for a in able[player]))
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    if short and able:
        lines.append(_cut("m move z blitz b2 block", width, "dim"))
        lines.append(_cut("p pass h hand f foul", width, "dim"))
    spells = [answer for answer in question.codes if verb_of(answer) not in (ACTIVATE, END_TURN)]
    if spells:
        words = "wizard: fireball 12,7" if len(spells) > 2 else option_text(table, spells[0])
        lines.append(_cut(words, width))
    lines.append(_cut("end  the turn", width))
    return lines


def _action_key(table: Table, player: int, action: int) -> str:
    """An action as its letter; a block with the best dice there are, as b2 or b-2."""
    if action != BLOCK:
        return ACTION_KEYS[action]
    dice = [block_dice(table, player, other, False) for other in table.opponents_beside(player)]
    return f"b{max(dice)}" if dice else "b"


def in_columns(lines: list[Text], width: int) -> list[Text]:
    """The same lines in two columns, read downwards."""
    half = -(-len(lines) // 2)
    room = width // 2
    found: list[Text] = []
    for number in range(half):
        line = lines[number].copy()
        line.truncate(room - 1, overflow="ellipsis")
        if number + half < len(lines):
            line.pad_right(room - len(line))
            line.append_text(lines[number + half])
        found.append(line)
    return found


def _action_words(table: Table, player: int, action: int) -> str:
    name = ACTION_NAMES[action]
    if action == BLOCK:
        targets = [
            f"{table.profiles[other].number}: {block_dice(table, player, other, False)}d"
            for other in table.opponents_beside(player)
        ]
        return f"block ({', '.join(targets)})"
    return name


# --- the shop ---------------------------------------------------------------------------------


def price(table: Table, side: int, answer: int) -> int:
    """What an inducement costs, in thousands."""
    assert table.rosters is not None
    roster = table.rosters[side]
    verb = verb_of(answer)
    if verb == BUY:
        return inducement_list(table)[first_of(answer)].cost_for(roster) // 1000
    if verb == HIRE_STAR:
        return star_list(table)[first_of(answer)].cost // 1000
    if verb == HIRE_MERCENARY:
        offer = inducements(table.edition.id)["mercenaries"]
        cost = roster.positions[first_of(answer)].cost + offer.cost_for(roster)
        return (cost + (offer.extra_skill_cost if second_of(answer) else 0)) // 1000
    return 0


def shop_lines(table: Table, question: Question, width: int) -> list[Text]:
    """Offers with prices; mercenaries with another skill are left to `list`."""
    lines: list[Text] = []
    hidden = 0
    for number, answer in enumerate(question.codes, 1):
        if verb_of(answer) == HIRE_MERCENARY and second_of(answer):
            hidden += 1
            continue
        cost = price(table, question.side, answer)
        words = option_text(table, answer)
        text = f"{number:>3} {words}" + (f"  {cost}k" if cost else "")
        lines.append(_cut(text, width))
    if hidden:
        lines.append(_cut("    mercenaries with one more skill: list", width, "dim"))
    return lines


# --- steps on the pitch -----------------------------------------------------------------------


def step_marks(table: Table, question: Question, size: int) -> dict[int, str]:
    """What to write into the squares around a player who walks or is pushed."""
    marks: dict[int, str] = {}
    if question.player < 0:
        return marks
    for number, answer in enumerate(question.codes, 1):
        if verb_of(answer) == PUSH_TO:
            marks[first_of(answer)] = f"#{number}"
        if verb_of(answer) != STEP:
            continue
        sq = first_of(answer)
        rolls = step_rolls(table, question.player, sq, question.kind != "action")
        if not rolls:
            marks[sq] = "o"
        elif len(rolls) == 1 or size < 3:
            marks[sq] = f"{max(need for _, need in rolls)}+"
        else:
            marks[sq] = f"{rolls[0][1]}&{rolls[1][1]}"
    return marks


def beside(sq: int, way: str) -> int:
    """The square one step away, 0 when that is off the pitch."""
    to = sq + COMPASS[way]
    return to if ON_PITCH[to] else 0
