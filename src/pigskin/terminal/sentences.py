"""Questions in words, as one would ask them across the table."""

from __future__ import annotations

from typing import Final

from pigskin.dice import BLOCK_FACES
from pigskin.events import TWO_DICE
from pigskin.model import (
    ACTION_NAMES,
    BLOCK,
    CASUALTY_NAMES,
    NOBODY,
    PRAYER_NAMES,
    Profile,
    Table,
    side_of,
)
from pigskin.pitch import ON_PITCH, SIDES, square_text
from pigskin.questions import TAKE_THE_BLOW, Question
from pigskin.rules.movement import allowance, max_rushes
from pigskin.terminal.hints import dice_text
from pigskin.terminal.rehearsal import on_a_die


def short_position(profile: Profile, room: int) -> str:
    """A position that fits: without the race everybody is of, "Blitzer"; else as "T Troll"."""
    name = profile.position.removeprefix(f"{profile.race} ")
    if len(name) > room and " " in name:
        *others, last = name.split()
        name = f"{others[-1][0]} {last}" if len(last) < room - 1 else last
    return name[:room].rstrip()


def named(table: Table, player: int) -> str:
    """A player as the terminal calls him: "home 5 Blitzer"."""
    if player == NOBODY:
        return "nobody"
    profile = table.profiles[player]
    return f"{SIDES[side_of(player)]} {profile.number} {profile.position}".rstrip()


# {who} is the coach who is asked, {player} and {other} whom it is about; {number}, {need}, {skill}
# and {square} are what the question carries.
SENTENCES: Final[dict[str, str]] = {
    "advice": "{player} is about to act. What does {other} teach him ({skill})?",
    "apothecary for a casualty": "{player} is a casualty: {casualty}. Use the apothecary?",
    "apothecary for a knock-out": "{player} is knocked out. Use the apothecary?",
    "artefact": "{who}, the artefact brings somebody back. Whom?",
    "attack": "{player}: how does he attack {other}?",
    "ballistics": "{who}, the kick goes {second} squares in direction {number}. Change it?",
    "bite": "{player} is hungry. Whom does he bite?",
    "blast": "{player} fires. At whom?",
    "bomb": "{player} throws a bomb. Where to? (a square, or an opponent's number)",
    "bribe": "{player} is to be sent off. What do you do about it? (bribes left: {number})",
    "Bugman comes on": "{who}, {player} is carried off. Shall Josef Bugman try to come on?",
    "Bugman plays": "{who}, shall Josef Bugman play in this drive?",
    "Bugman's square": "{who}, where does {player} come on?",
    "catch the bomb": "Does {player} try to catch the bomb?",
    "danse macabre": "{player} dances. What is he better at?",
    "direction": "{player} would go to {square} ({number}). Roll the direction again?",
    "dive at": "{player} gets away. Who dives at him?",
    "dive for the ball": "{who}, who dives for the ball?",
    "drummer": "{who}, the drums drive an opponent back a square. Whom?",
    "dump-off": "{player} is about to be hit. Throw the ball away first?",
    "facing": "{player} is on his way. Which way does he face?",
    "follow up": "Does {player} follow {other} to {square}?",
    "furious outburst": "{player} lashes out in fury. At whom, or where to?",
    "go for it": "Does {player} go on?",
    "hand-off": "{player} will not hand off to that player. To whom then?",
    "heady brew": "{who}, hand round a bottle of heady brew?",
    "high kick": "The kick is high and comes down at {square}. Who runs under it?",
    "hit and run": "{player} may step away after his block. Where to?",
    "hold": "{player} wants to get away. Who holds him?",
    "illegal procedure": "{who} moved without moving the turn marker. Which penalty?",
    "infect": "{player} dies of the plague. Shall he rise as a Rotter for {who}?",
    "inducements": "{who} may spend {number}k. Buy what?",
    "intercept": "{player} throws to {square}. Who tries to get at it?",
    "journeymen": "{who}, which journeyman joins?",
    "Kari plays": "{who}, shall Kari Coldsteel play in this drive?",
    "kick": "{who} kicks off. To which square? (Enter for deep middle)",
    "kick hard": "{player}: kick him hard, two dice of squares?",
    "kicker": "{who}, who takes the kick?",
    "kick or receive": "{who} has won the toss. Kick or receive?",
    "kick team-mate": "{player} kicks {other}. Where to?",
    "kick-off return": "{who}, who runs under the kick?",
    "kick-off return step": "{player} runs under the kick. Which way?",
    "Krot Shockwhisker": "{who}, whom does Krot Shockwhisker shock back to life?",
    "lash out": "{player} turns on his own. Whom does he hit?",
    "medicinal unguent": "{player} is seriously hurt. Rub in the unguent, so that he plays on?",
    "move instead": "{player} is hungry. Does he only move, to get at somebody?",
    "move instead of blocking": "{player} may move instead of blocking. Shall he?",
    "Mungo cracks his spine": "{player} is knocked out. Shall Mungo crack his spine?",
    "mutation": "{player} mutates. What does he gain?",
    "on the ball": "{player} is about to throw. Who moves before he does?",
    "on the ball step": "{player} moves before the throw, {number} squares left. Which way?",
    "overtime": "{who}, play overtime?",
    "Papa Skullbones": "{who}, who drinks what Papa Skullbones has brewed?",
    "pass": "{player} throws the ball. Where to? (a square, or a team-mate's number)",
    "pass block": "{player} is about to throw. Who goes in the way?",
    "pass block step": "{player} goes in the way. Which way?",
    "pays": "{player} uses {skill}. Which re-roll pays for it?",
    "perfect defence": "{who} may set up again. Do so?",
    "petty cash": "{who}, how much of the treasury goes into petty cash? Type it, such as 50k",
    "pick-me-up": "{who}, who tries to stand up, with help from beside him?",
    "pitch tips": "{who}, to which side does the pitch tip?",
    "place the ball": "{player} goes down at {square}. Where does he put the ball?",
    "plague doctor for a knock-out": "{player} is knocked out. Use the plague doctor?",
    "pray": "{who}, roll on the Prayers to Nuffle table?",
    "prayer": "{who} has prayed for {prayer}. Whom is it for?",
    "prima donna plays": "{who}, shall the star among the cheerleaders play in this drive?",
    "push": "Where is {player} pushed by {other}?",
    "quick snap": "{who}, quick snap: players may move one square",
    "raiding party": "{player} joins the raid. Where to?",
    "raise the dead": "{player} is dead. Raise him as a zombie?",
    "runesmith": "{who}, which rune does the smith carve, and for whom?",
    "second target": "{player}: who else does he block?",
    "second victim": "{player}: use {skill}, and on whom?",
    "set-up": "{who} sets up, {number} still to place: player and square, such as 5 12,7",
    "shadow": "{player} gets away. Who follows him?",
    "side bet": "{who}, how much do you bet on a win?",
    "skill category": "{player} learns something. From which category?",
    "slip away": "{player} sees {other} coming. Where does he slip away to?",
    "solid defence": "{who} may set up again up to {number} open players. Whom?",
    "spell target": "{who}, whom does the spell concern?",
    "stray shot": "{who}, the shot meant for {player} goes astray. Whom does it hit?",
    "swarming": "{who} swarms: {number} more may come on. Who, and where? (done for nobody)",
    "target": "{player} declares a {action}. Against which number?",
    "temporal distortion": "{who}, which way does time bend?",
    "throw a rock": "{player} could have scored and did not. Throw a rock at him?",
    "throw team-mate": "{player} throws {other}. Where to?",
    "too many players": "{who}, the other side has too many players on the pitch. Who must go?",
    "toss": "{who}, call the coin",
    "touchback": "Touchback: {who}, who is given the ball?",
    "turn": "{who}, who acts? Player and action, such as 5 move, or end",
    "use skill": "{player}: use {skill}{against}?",
    "use the Igor": "{player}: let the Igor try again?",
    "use the mortuary assistant": "{player}: let the mortuary assistant try again?",
    "use the plague doctor": "{player}: let the plague doctor try again?",
    "weather mage": "{who}, the mage rolls {number} for the weather. Change it?",
    "which result": "{player}: first {casualty}, second {other_casualty}. Which result stands?",
    "who dives first": "{who}, both sides dive for the ball. Who tries next?",
    "wizard": "{who}, does the wizard act? (such as fireball 12,7, zap 5, or stop)",
}


def sentence(table: Table, question: Question) -> str:
    """The question as one would ask it across the table."""
    asked = _special(table, question)
    if asked:
        return asked
    against = f" (against {named(table, question.other)})" if question.other != NOBODY else ""
    return SENTENCES.get(question.kind, "{who}, {kind}:").format(
        who=SIDES[question.side], player=named(table, question.player),
        other=named(table, question.other), kind=question.kind, number=question.number,
        need=question.need, skill=question.skill, against=against,
        square=square_text(question.square) if ON_PITCH[question.square] else "the crowd",
        casualty=_of(CASUALTY_NAMES, question.number),
        other_casualty=_of(CASUALTY_NAMES, question.second),
        second=question.second, action=_of(ACTION_NAMES, question.number),
        prayer=_of(PRAYER_NAMES, question.number),
    )  # fmt: skip


def _of(names: tuple[str, ...], number: int) -> str:
    return names[number] if 0 <= number < len(names) else ""


def _special(table: Table, question: Question) -> str:
    """Questions that need more than their words filled in."""
    kind = question.kind
    if kind == "action":
        return _action_sentence(table, question)
    if kind == "re-roll":
        return _reroll_sentence(table, question)
    if kind in ("block dice", "re-roll block"):
        return _dice_sentence(table, question)
    if kind == "journeymen" and question.number > 0:
        short = f"{SIDES[question.side]} is {question.number} short of eleven players."
        return f"{short} Which journeyman joins?"
    if kind == "push" and question.other == NOBODY:
        return f"Where is {named(table, question.player)} driven to?"
    if kind == "quick snap" and question.number:
        return f"{SIDES[question.side]}, quick snap: {question.number} may move one square"
    if kind == "prayer" and question.player != NOBODY:
        return f"{named(table, question.player)} has trained hard. Which skill has he learned?"
    if kind == "bribe" and TAKE_THE_BLOW in question.codes:
        return f"The referee has seen {named(table, question.player)}. Go, pay or take a blow?"
    return ""


def _action_sentence(table: Table, question: Question) -> str:
    player = question.player
    walk = max(0, allowance(table, player) - table.moved)
    rushes = max_rushes(table, player) - table.rushes
    ball = ", has the ball" if table.carrier == player else ""
    if table.action == BLOCK:
        return f"{named(table, player)}, block{ball}: whom does he hit?"
    after = f" against {table.profiles[table.target].number}" if table.target >= 0 else ""
    squares = "1 square" if walk == 1 else f"{walk} squares"
    return (
        f"{named(table, player)}, {ACTION_NAMES[table.action]}{after}{ball}: "
        f"{squares} left, {rushes} more to {table.edition.test_names.get('go for it', 'go for')}"
    )


def _reroll_sentence(table: Table, question: Question) -> str:
    player = named(table, question.player)
    test = table.edition.test_names.get(question.test, question.test)
    if not question.number and not question.need:  # a mascot was no help
        return f"{player} still has his roll for {test}. Another re-roll?"
    need = question.need if question.test in TWO_DICE else on_a_die(question.need)
    needs = f", needs {need}+" if question.need else ""
    return (
        f"{player} rolled {question.number} for {test}{needs}. "
        f"Roll again? ({_left(table, question.side)})"
    )


def _left(table: Table, side: int) -> str:
    owner = table.side(side)
    words = f"{owner.rerolls} team re-roll{'' if owner.rerolls == 1 else 's'} left"
    if owner.leader_rerolls:
        words += " and the leader's"
    return words + ", one a turn" if table.edition.figures.rerolls_a_turn == 1 else words


def _dice_sentence(table: Table, question: Question) -> str:
    """The block dice on the table, whose choice they are, and what may be done about them."""
    player, other = named(table, question.player), named(table, question.other)
    shown = " ".join(f"[{BLOCK_FACES[face]}]" for face in question.faces)
    if question.other == NOBODY:
        return f"{player} has {shown} left. Roll another of them again?"
    if question.kind == "re-roll block":
        return f"{player} against {other}, {dice_text(question.number)}: {shown}. Roll again?"
    mine = question.side == side_of(question.player)
    return f"{player} hits {other}, {dice_text(question.number, mine)}: {shown}"
