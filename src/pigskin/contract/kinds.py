"""Every kind of question, declared once: what it is about, its sentence, its passive answer.

In a sentence {who} is the coach who is asked and every other name in braces one of the fields.
A kind keeps its name for good; programs and saved games know it by that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.contract.fields import Field, Kind, figure, looked_up, misfit, other, second, square
from pigskin.contract.fields import player as subject
from pigskin.dice import BLOCK_FACES
from pigskin.questions import (
    ACCEPT_CALL,
    BITE,
    DECLINE,
    DONE,
    DRAW_CARD,
    END_TURN,
    FACE,
    FACING,
    FIRST_RESULT,
    GAIN_SKILL,
    GIVE_BALL,
    GIVE_UP_REROLL,
    HEADS,
    HIT,
    HURL,
    IMPROVE,
    JOURNEYMEN,
    KEEP,
    KICK_TO,
    NAME_TARGET,
    NO,
    NO_APOTHECARY,
    NOBODY_DOES,
    PASS_TO,
    PETTY_CASH,
    PLACE,
    PLAYER_USES,
    PUSH_TO,
    RECEIVE,
    SHIFT_DISTANCE,
    SHIFT_TIME,
    SHIFT_WEATHER,
    SIDE_BET,
    SKILL_CATEGORY,
    SKILL_ON,
    SKILL_TO,
    STAY,
    STEP,
    STOP,
    TAKE_PLAYER,
    TEAM_REROLL,
    code,
)

if TYPE_CHECKING:
    from pigskin.questions import Question

UNCHANGED: Final = 2  # a shift by nothing, as answers count shifts
PUSH: Final = BLOCK_FACES.index("push")  # the face that changes least

PLAYER: Final = subject("player")
SQUARE: Final = square("square")
SKILL: Final = Field("skill", "skill", "skill")
TEST: Final = Field("test", "test", "test")
NEED: Final = Field("need", "need", "need", True)
FACES: Final = Field("faces", "faces", "faces")
LEFT: Final = figure("left")
DICE: Final = figure("dice", "dice")
CHOOSER: Final = figure("chooser", "chooser")  # whose coach picks a face
REROLLS_LEFT: Final = looked_up("rerolls_left", "number")

_ALL: Final[tuple[Kind, ...]] = (
    # --- before the match -----------------------------------------------------------------
    Kind("journeymen", (figure("missing", optional=True),), (NOBODY_DOES, JOURNEYMEN),
         "{who} is {missing} short of eleven players. Which journeyman joins?",
         "{who}, which journeyman joins?"),
    Kind("petty cash", (figure("treasury", "gold"),), (PETTY_CASH,),
         "{who}, how much of the treasury of {treasury} goes into petty cash?"),
    Kind("side bet", (figure("treasury", "gold"),), (SIDE_BET,),
         "{who} has {treasury}. How much do you bet on a win?"),
    Kind("inducements", (figure("budget", "gold"),), (DONE,),
         "{who} may spend {budget}. Buy what?"),
    Kind("decks", (LEFT,), (DRAW_CARD,),
         "{who} draws {left} more special play cards. From which deck?"),
    Kind("pray", (), (NO,), "{who}, roll on the Prayers to Nuffle table?"),
    Kind("prayer", (subject("player", True), figure("prayer", "prayer")),
         (TAKE_PLAYER, GAIN_SKILL),
         "{player} has trained hard. Which skill has he learned?",
         "{who} has prayed for {prayer}. Whom is it for?"),
    Kind("skill category", (PLAYER,), (SKILL_CATEGORY,),
         "{player} learns something. From which category?"),
    Kind("mutation", (PLAYER,), (GAIN_SKILL,), "{player} mutates. What does he gain?"),
    Kind("runesmith", (), (NOBODY_DOES,),
         "{who}, which rune does the smith carve, and for whom?"),
    Kind("toss", (), (HEADS,), "{who}, call the coin"),
    Kind("kick or receive", (), (RECEIVE,), "{who} has won the toss. Kick or receive?"),
    # --- before a drive -------------------------------------------------------------------
    Kind("Bugman plays", (), (NO,), "{who}, shall Josef Bugman play in this drive?"),
    Kind("Kari plays", (), (NO,), "{who}, shall Kari Coldsteel play in this drive?"),
    Kind("prima donna plays", (), (NO,),
         "{who}, shall the star among the cheerleaders play in this drive?"),
    Kind("heady brew", (), (NO,), "{who}, hand round a bottle of heady brew?"),
    Kind("Papa Skullbones", (), (NOBODY_DOES,),
         "{who}, who drinks what Papa Skullbones has brewed?"),
    Kind("Krot Shockwhisker", (), (NOBODY_DOES,),
         "{who}, whom does Krot Shockwhisker shock back to life?"),
    Kind("set-up", (LEFT,), (DONE, PLACE), "{who} sets up, {left} still to place"),
    Kind("overtime", (), (NO,), "{who}, play overtime?"),
    # --- the kick-off ---------------------------------------------------------------------
    Kind("kicker", (), (TAKE_PLAYER,), "{who}, who takes the kick?"),
    Kind("kick", (), (KICK_TO,), "{who} kicks off. To which square?"),
    Kind("ballistics", (figure("direction"), second("distance"), square("aim")),
         (code(SHIFT_DISTANCE, UNCHANGED),),
         "{who}, the kick at {aim} goes {distance} squares in direction {direction}. Change it?"),
    Kind("perfect defence", (), (NO,), "{who} may set up again. Do so?"),
    Kind("solid defence", (LEFT,), (DONE,),
         "{who} may set up again up to {left} open players. Whom?"),
    Kind("high kick", (SQUARE,), (NOBODY_DOES,),
         "{who}, the kick is high and comes down at {square}. Who runs under it?"),
    Kind("quick snap", (figure("left", optional=True),), (DONE,),
         "{who}, quick snap: {left} may move one square",
         "{who}, quick snap: players may move one square"),
    Kind("swarming", (LEFT,), (DONE,),
         "{who} swarms: {left} more may come on. Who, and where?"),
    Kind("kick-off return", (), (NOBODY_DOES,), "{who}, who runs under the kick?"),
    Kind("kick-off return step", (PLAYER, LEFT), (STOP,),
         "{player} runs under the kick. Which way? (squares left: {left})"),
    Kind("touchback", (), (GIVE_BALL,), "Touchback: {who}, who is given the ball?"),
    # --- a team's turn --------------------------------------------------------------------
    Kind("turn", (), (END_TURN,), "{who}, who acts?"),
    Kind("illegal procedure", (), (GIVE_UP_REROLL,),
         "{who} moved without moving the turn marker. Which penalty?"),
    Kind("too many players", (), (TAKE_PLAYER,),
         "{who}, the other side has too many players on the pitch. Who must go?"),
    Kind("target", (PLAYER, figure("action", "action")), (NAME_TARGET, SKILL_ON),
         "{player} declares a {action}. Against whom?"),
    Kind("advice", (PLAYER, other("teacher"), SKILL), (NOBODY_DOES,),
         "{player} is about to act. What does {teacher} teach him ({skill})?"),
    Kind("danse macabre", (PLAYER,), (IMPROVE,), "{player} dances. What is he better at?"),
    Kind("action",
         (PLAYER, looked_up("action", "action"), looked_up("target", "player", True),
          looked_up("squares_left", "number", True), looked_up("rushes_left", "number", True)),
         (STOP,),
         "{player}, {action}: {squares_left} left, {rushes_left}",
         "{player}, {action}: whom does he hit?"),
    Kind("raiding party", (PLAYER,), (SKILL_TO,), "{player} joins the raid. Where to?"),
    Kind("throw a rock", (PLAYER,), (NO,),
         "{player} could have scored and did not. {who}, throw a rock at him?"),
    Kind("pick-me-up", (), (DONE,), "{who}, who tries to stand up, with help from beside him?"),
    Kind("drummer", (), (TAKE_PLAYER,), "{who}, the drums drive an opponent back a square. Whom?"),
    # --- rolls, skills and re-rolls -------------------------------------------------------
    Kind("re-roll", (PLAYER, TEST, figure("rolled", optional=True), NEED, REROLLS_LEFT),
         (KEEP,),
         "{player} rolled {rolled} for {test}, needs {need}. Roll again? ({rerolls_left})",
         "{player} rolled {rolled} for {test}. Roll again? ({rerolls_left})",
         "{player} still has his roll for {test}. Another re-roll? ({rerolls_left})"),
    Kind("direction", (PLAYER, figure("rolled"), square("square", True)), (KEEP,),
         "{player} would go to {square} ({rolled}). Roll the direction again?",
         "{player} would go into the crowd ({rolled}). Roll the direction again?"),
    Kind("pays", (PLAYER, SKILL), (TEAM_REROLL,),
         "{player} uses {skill}. Which re-roll pays for it?"),
    Kind("use skill", (PLAYER, SKILL, other("other", True)), (DECLINE,),
         "{player}: use {skill} (against {other})?",
         "{player}: use {skill}?"),
    # --- moving ---------------------------------------------------------------------------
    Kind("go for it", (PLAYER,), (NO,), "Does {player} go on?"),
    Kind("facing", (PLAYER, square("square", True)), (STOP, DECLINE, FACING),
         "{player} flies over {square}. Which way does he face?",
         "{player} is on his way. Which way does he face?"),
    Kind("dive at", (subject("mover"),), (NOBODY_DOES,), "{mover} gets away. Who dives at him?"),
    Kind("hold", (subject("mover"),), (NOBODY_DOES,),
         "{mover} wants to get away. Who holds him?"),
    Kind("shadow", (subject("mover"), SQUARE), (NOBODY_DOES,),
         "{mover} has got away. Who follows him to {square}?"),
    # --- blocking -------------------------------------------------------------------------
    Kind("move instead of blocking", (PLAYER,), (NO,),
         "{player} may move instead of blocking. Shall he?"),
    Kind("attack", (PLAYER, other("victim")), (STOP, HIT),
         "{player}: how does he attack {victim}?"),
    Kind("second target", (PLAYER, other("first")), (HIT,),
         "{player} blocks {first}. Who else does he block?"),
    Kind("second victim", (PLAYER, SKILL), (NOBODY_DOES,), "{player}: use {skill}, and on whom?"),
    Kind("slip away", (PLAYER, other("attacker")), (DECLINE,),
         "{player} sees {attacker} coming. Where does he slip away to?"),
    Kind("block dice",
         (subject("attacker"), other("defender"), DICE, CHOOSER, FACES), (code(FACE, PUSH),),
         "{attacker} hits {defender}, {dice}: {faces}"),
    Kind("re-roll block",
         (subject("attacker"), other("defender", True), figure("dice", "dice", True),
          figure("chooser", "chooser", True), FACES, REROLLS_LEFT),
         (KEEP,),
         "{attacker} against {defender}, {dice}: {faces}. Roll again?",
         "{attacker} has {faces} left. Roll another of them again?"),
    Kind("push", (PLAYER, other("by", True)), (PUSH_TO,),
         "Where is {player} pushed by {by}?",
         "Where is {player} driven to?"),
    Kind("follow up", (PLAYER, other("victim"), SQUARE), (STAY,),
         "Does {player} follow {victim} to {square}?"),
    Kind("hit and run", (PLAYER, other("victim")), (DECLINE,),
         "{player} may step away after his block on {victim}. Where to?"),
    Kind("place the ball", (PLAYER, SQUARE), (DECLINE,),
         "{player} goes down at {square}. Where does he put the ball?"),
    Kind("furious outburst", (PLAYER,), (SKILL_ON, SKILL_TO),
         "{player} lashes out in fury. At whom, or where to?"),
    Kind("blast", (PLAYER,), (SKILL_ON,), "{player} fires. At whom?"),
    Kind("stray shot", (subject("target"), other("shooter")), (TAKE_PLAYER,),
         "{who}, the shot of {shooter} meant for {target} goes astray. Whom does it hit?"),
    # --- players with minds of their own --------------------------------------------------
    Kind("lash out", (PLAYER,), (NOBODY_DOES, TAKE_PLAYER),
         "{player} turns on his own. Whom does he hit?"),
    Kind("bite", (PLAYER,), (NOBODY_DOES, BITE), "{player} is hungry. Whom does he bite?"),
    Kind("move instead", (PLAYER,), (NO,),
         "{player} is hungry. Does he only move, to get at somebody?"),
    # --- passing and throwing -------------------------------------------------------------
    Kind("pass", (PLAYER,), (STOP, PASS_TO), "{player} throws the ball. Where to?"),
    Kind("dump-off", (PLAYER,), (NOBODY_DOES,),
         "{player} is about to be hit. Throw the ball away first?"),
    Kind("hand-off", (PLAYER,), (STOP,),
         "{player} will not hand off to that player. To whom then?"),
    Kind("intercept", (subject("thrower"), SQUARE), (NOBODY_DOES,),
         "{thrower} throws to {square}. Who tries to get at it?"),
    Kind("pass block", (subject("thrower"), SQUARE), (NOBODY_DOES,),
         "{thrower} is about to throw to {square}. Who goes in the way?"),
    Kind("pass block step", (PLAYER, other("thrower"), SQUARE, LEFT), (STOP, STEP),
         "{player} goes in the way of the throw to {square}. Which way? (squares left: {left})"),
    Kind("on the ball", (subject("thrower"),), (NOBODY_DOES,),
         "{thrower} is about to throw. Who moves before he does?"),
    Kind("on the ball step", (PLAYER, other("thrower"), LEFT), (STOP,),
         "{player} moves before the throw. Which way? (squares left: {left})"),
    Kind("dive for the ball", (SQUARE,), (NOBODY_DOES,),
         "{who}, who dives for the ball at {square}?"),
    Kind("who dives first", (SQUARE,), (PLAYER_USES,),
         "{who}, both sides dive for the ball at {square}. Who tries next?"),
    Kind("throw team-mate", (PLAYER, other("mate")), (HURL,), "{player} throws {mate}. Where to?"),
    Kind("kick team-mate", (PLAYER, other("mate")), (SKILL_TO,),
         "{player} kicks {mate}. Where to?"),
    Kind("kick hard", (subject("mate"),), (NO,), "{mate}: kick him hard, two dice of squares?"),
    Kind("bomb", (PLAYER,), (PASS_TO, SKILL_TO), "{player} throws a bomb. Where to?"),
    Kind("catch the bomb", (PLAYER,), (NO,), "Does {player} try to catch the bomb?"),
    # --- injuries and the referee ---------------------------------------------------------
    Kind("apothecary for a knock-out", (PLAYER,), (NO_APOTHECARY,),
         "{player} is knocked out. Use the apothecary?"),
    Kind("plague doctor for a knock-out", (PLAYER,), (NO,),
         "{player} is knocked out. Use the plague doctor?"),
    Kind("Mungo cracks his spine", (PLAYER,), (NO,),
         "{player} is knocked out. Shall Mungo crack his spine?"),
    Kind("apothecary for a casualty", (PLAYER, figure("result", "casualty")), (NO_APOTHECARY,),
         "{player} is a casualty: {result}. Use the apothecary?"),
    Kind("which result", (PLAYER, figure("first", "casualty"), second("second", "casualty")),
         (FIRST_RESULT,),
         "{player}: first {first}, second {second}. Which result stands?"),
    Kind("medicinal unguent", (PLAYER,), (NO,),
         "{player} is seriously hurt. Rub in the unguent, so that he plays on?"),
    Kind("use the Igor", (PLAYER,), (NO,), "{player}: let the Igor try again?"),
    Kind("use the mortuary assistant", (PLAYER,), (NO,),
         "{player}: let the mortuary assistant try again?"),
    Kind("use the plague doctor", (PLAYER,), (NO,), "{player}: let the plague doctor try again?"),
    Kind("raise the dead", (PLAYER,), (NO,), "{player} is dead. Raise him as a zombie?"),
    Kind("infect", (PLAYER,), (NO,),
         "{player} dies of the plague. Shall he rise as a Rotter for {who}?"),
    Kind("Bugman comes on", (PLAYER,), (NO,),
         "{who}, {player} is carried off. Shall Josef Bugman try to come on?"),
    Kind("Bugman's square", (PLAYER,), (PLACE,), "{who}, where does {player} come on?"),
    Kind("bribe", (PLAYER, figure("bribes")), (ACCEPT_CALL,),
         "The referee has seen {player}. What do you do about it? (bribes left: {bribes})"),
    # --- wizards and other help -----------------------------------------------------------
    Kind("wizard", (), (STOP,), "{who}, does the wizard act?"),
    Kind("spell target", (square("square", True),), (STOP, TAKE_PLAYER),
         "{who}, whom does the spell at {square} concern?",
         "{who}, whom does the spell concern?"),
    Kind("pitch tips", (), (FACING,), "{who}, to which side does the pitch tip?"),
    Kind("temporal distortion", (), (SHIFT_TIME,), "{who}, which way does time bend?"),
    Kind("weather mage", (figure("rolled"),), (code(SHIFT_WEATHER, UNCHANGED),),
         "{who}, the mage rolls {rolled} for the weather. Change it?"),
    Kind("card", (), (STOP,), "{who}, play a special play card?"),
    Kind("artefact", (), (TAKE_PLAYER,), "{who}, the artefact brings somebody back. Whom?"),
)  # fmt: skip
QUESTION_KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in _ALL}


def kind_of(question: Question) -> Kind:
    """The declaration of a question's kind."""
    return QUESTION_KINDS[question.kind]


def undeclared(question: Question) -> str:
    """What is wrong with a question by the declaration of its kind; empty when nothing is."""
    kind = QUESTION_KINDS.get(question.kind)
    return misfit(kind, question) if kind is not None else f"{question.kind!r} is not declared"
