"""Every kind of event: its arguments with their names, its sentence, and what it may change.

An event's row is its kind, up to four numbers and perhaps a roll. `HAPPENINGS` is the one place
that says what the numbers are. "from:square" is an argument called `from` that is a square; where
the name says it all it stands alone, as in "player". A sentence names its arguments in braces;
{passed?hits:misses} chooses by a flag, and {roll} is what contract/rolling.py says of its roll.

What an event may change is said in the words of the view: "player.square" is the square of the
player it names, "side.score" the score of the side, "*.marks" the marks of anybody, "teams.turn"
the turn marker of either team, and "ball" or "phase" what there is one of. Nothing in the view
changes unless an event says so, and `CHANGES` turns that round: by whom a field may be changed.
"""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import Argument
from pigskin.contract.event_arguments import EVENT_KINDS

MOST_ARGUMENTS: Final = 4

# What makes a player another one for a while.
_DRESS: Final = "player.boons player.skills player.values"
# Whoever goes down may let go of the ball, and takes root no more.
_DOWN: Final = "player.state player.marks.rooted ball"


class Happening:
    """One kind of event."""

    def __init__(
        self, kind: str, arguments: str, sentence: str, changes: str = "", quiet: bool = False,
        test: bool = False,
    ) -> None:
        self.kind = kind
        self.names: list[str] = []
        self.kinds: list[Argument] = []
        for each in arguments.split():
            name, _, what = each.partition(":")
            self.names.append(name)
            self.kinds.append(EVENT_KINDS[(what or name).replace("_", " ")])
        self.sentence = sentence
        self.changes = tuple(changes.split())
        self.quiet = quiet  # told to programs, and no line of a log
        self.test = test  # a roll of a player that passes or fails

    def __repr__(self) -> str:
        return f"<Happening {self.kind}: {', '.join(self.names)}>"


def _test(kind: str, changes: str = "") -> Happening:
    """A roll of a player that had to reach something."""
    return Happening(
        kind, "player rolled:number need:number passed:flag",
        "{player}: {test} {roll}, {passed?passed:failed}", changes, test=True,
    )


def _changed(test: str) -> Happening:
    """A roll of a player that counts otherwise once the dice lie: somebody dives at him, say."""
    return Happening(
        f"{test} after all", "player rolled:number need:number passed:flag",
        f"{{player}}: {test} after all {{roll}}, {{passed?passed:failed}}",
    )


_LOUD: Final = (
    # --- before the match and between drives --------------------------------------------------
    Happening("weather", "weather", "the weather: {weather}", "weather"),
    Happening(
        "fan factor", "home:number away:number", "Fan Factor: {home} for home, {away} for away",
        "teams.fans",
    ),
    Happening(
        "fans", "home:number away:number", "{home} fans for home, {away} for away",
        "teams.fans teams.fame",
    ),
    Happening(
        "journeyman", "player", "{player} joins as a journeyman", "player.new side_of.value"
    ),
    Happening("petty cash", "side gold:number", "{side} takes {gold}k of petty cash"),
    Happening("bets", "side gold:number", "{side} bets {gold}k on a win"),
    Happening("bought", "side inducement", "{side} buys: {inducement}"),
    Happening("hired", "player", "{player} is hired", "player.new"),
    Happening(
        "plays for nobody", "player", "{player} was hired by both sides and plays for neither",
        "player.state",
    ),
    Happening(
        "serves nobody", "side inducement",
        "{inducement} was hired by both sides and serves neither",
    ),
    Happening("trained", "player rolled:number", "{player} has been trained: {rolled}", _DRESS),
    Happening("gains", "player skill", "{player} gains {skill}", _DRESS),
    Happening("wins the toss", "side", "{side} wins the toss"),
    Happening("contest", "home:number away:number", "home {home}, away {away}"),
    Happening("will kick", "side", "{side} kicks off", "kicking"),
    Happening(
        "half", "half:number", "half {half} begins",
        "half kicking teams.turn",
    ),
    Happening("comes on", "player", "{player} comes on for this drive", "player.new"),
    Happening("goes home", "player", "{player} has played enough", "player.state"),
    Happening("nobody to set up", "side", "{side} has nobody to set up", "teams.turn kicking"),
    Happening(
        "awarded touchdown", "side", "a touchdown is awarded to {side}", "side.score kicking"
    ),
    Happening(
        "set up", "player square", "{player} is set up at {square}",
        "player.square player.state player.marks.played player.marks.used",
    ),
    # --- the kick-off --------------------------------------------------------------------------
    Happening(
        "Bugman", "side rolled:number",
        "Josef Bugman of {side} can hardly hold himself back: {rolled}", "side.bugman_rolls",
    ),
    Happening("kick", "side square", "{side} kicks to {square}", "landing"),
    Happening("kicker", "player", "{player} takes the kick"),
    Happening("kick deviates", "square", "the kick deviates to {square}", "landing"),
    Happening("kick scatters", "square", "the kick scatters to {square}", "landing"),
    Happening(
        "ballistics", "side rolled:number",
        "the master of ballistics of {side} takes aim: {rolled}",
    ),
    Happening("kick-off", "result:kick-off_event", "kick-off: {result}", "picks"),
    Happening("players", "amount:number", "up to {amount} players", "picks"),
    Happening("swarming", "side amount:number", "{side} swarms: {amount}"),
    Happening("chef", "side", "the chef of {side} wins a re-roll"),
    Happening("brilliant coaching", "side", "brilliant coaching gives {side} a re-roll"),
    Happening("cheering fans", "side", "cheering fans give {side} a re-roll"),
    Happening(
        "riot", "shift:number", "a riot: the turn markers move {shift}", "teams.turn"
    ),
    Happening(
        "time-out", "shift:number", "time-out: the turn markers move {shift}", "teams.turn"
    ),
    Happening(
        "cooks", "side rolled:number need:number passed:flag",
        "the chef of {side} cooks: {roll}",
    ),
    Happening("rock", "player", "a rock hits {player}"),
    Happening("singled out", "player", "{player} has words with the referee"),
    Happening(
        "pitch invasion", "player rolled:number need:number passed:flag",
        "fans trample {player} on {roll}",
    ),
    Happening("invaded", "player rolled:number", "{player} is trampled by fans"),
    Happening("pitch tips", "compass", "the pitch tips to the {compass}"),
    Happening(
        "touchback", "side", "touchback: {side} is given the ball", "ball landing"
    ),
    Happening("given the ball", "player", "{player} is given the ball", "ball"),
    Happening("drum", "side rolled:number", "the drummer of {side}: {rolled}"),
    Happening(
        "rune", "player rolled:number need:number passed:flag",
        "a rune for {player}: {roll}",
    ),
    # --- turns ---------------------------------------------------------------------------------
    Happening(
        "turn", "side turn:number", "turn {turn} of {side}",
        "phase active side.turn turn_used landing *.marks.used *.spent",
    ),
    Happening(
        "bonus turn", "side", "a bonus turn for {side}",
        "phase active turn_used bonus_turn *.marks.used *.spent",
    ),
    Happening(
        "end of turn", "side", "end of the turn of {side}",
        "active picks teams.turn *.state *.marks.fresh *.marks.barred"
        " *.marks.hungry *.marks.hypnotised",
    ),
    Happening("turnover", "side reason", "turnover: {reason}"),
    Happening(
        "touchdown", "player side", "TOUCHDOWN by {player}", "side.score side.turn kicking"
    ),
    Happening(
        "end of drive", "home:number away:number", "end of the drive: {home}-{away}",
        "active stallers *.state",
    ),
    Happening("illegal procedure", "side", "illegal procedure by {side}", "side.turn turn_used"),
    Happening(
        "wrong call", "side", "{side} called an illegal procedure that was none"
    ),
    Happening("too many players", "side", "too many players of {side} on the pitch"),
    Happening("penalties", "home:number away:number", "penalty shoot-out: {home}-{away}"),
    Happening("concedes", "side", "{side} concedes the match", "teams.score"),
    Happening(
        "over", "home:number away:number", "the match is over: {home}-{away}",
        "over active",
    ),
    # --- actions -------------------------------------------------------------------------------
    Happening(
        "activates", "player action", "{player}: {action}",
        "phase action turn_used picks player.marks.used player.marks.hypnotised",
    ),
    Happening("targets", "player target:player", "{player} means {target}", "action"),
    Happening("action lost", "player", "{player} does nothing"),
    Happening("stands up", "player", "{player} stands up", "player.state action"),
    Happening(
        "move", "player square from:square", "{player} moves to {square}",
        "player.square action ball player.marks.used picks",
    ),
    Happening(
        "leaps", "player square from:square", "{player} leaps to {square}",
        "player.square action ball",
    ),
    Happening(
        "jumps", "player square from:square", "{player} jumps to {square}",
        "player.square action ball",
    ),
    Happening(
        "falls back", "player square from:square", "{player} comes down again at {square}",
        "player.square ball",
    ),
    Happening("held", "player by:player", "{player} is held by {by}"),
    Happening("lurches", "player square", "{player} lurches towards {square}"),
    _changed("dodge"),
    _changed("jump"),
    _changed("leap"),
    Happening(
        "shadows", "player square from:square", "{player} shadows to {square}",
        "player.square ball",
    ),
    Happening(
        "slips away", "player square from:square", "{player} slips away to {square}",
        "player.square ball",
    ),
    # --- blocks --------------------------------------------------------------------------------
    Happening(
        "block", "player target:player dice:block_dice", "{player} blocks {target}, {dice}: {roll}",
        "action",
    ),
    Happening("block die", "face", "[{face}]"),
    Happening("chosen", "face", "chosen: {face}"),
    Happening("frenzy", "player target:player", "{player} blocks {target} again in a frenzy"),
    Happening("cannot attack", "player target:player", "{player} cannot attack {target}"),
    Happening("not pushed", "player by:player", "{player} cannot be pushed"),
    Happening(
        "pushed", "player square from:square by:player", "{player} is pushed to {square}",
        "player.square ball",
    ),
    Happening(
        "follows up", "player square from:square", "{player} follows up", "player.square ball"
    ),
    Happening("stripped", "player by:player", "{player} is stripped of the ball", "ball"),
    Happening("stabs", "player target:player", "{player} stabs at {target}"),
    Happening(
        "lashes out", "player target:player", "{player} lashes out and knocks {target} down",
        "target.state target.marks.rooted ball",
    ),
    Happening("bites", "player target:player", "{player} bites {target}", "player.marks.hungry"),
    Happening(
        "feeds on a spectator", "player", "{player} leaves to feed on a spectator",
        "player.square player.state player.marks.hungry ball",
    ),
    Happening("hypnotised", "player by:player", "{player} is hypnotised"),
    Happening("loses tackle zone", "player", "{player} loses his tackle zone"),
    Happening("takes root", "player", "{player} takes root", "action"),
    # --- going down and getting hurt -----------------------------------------------------------
    Happening("knocked down", "player by:player", "{player} goes down", _DOWN),
    Happening("placed prone", "player by:player", "{player} is placed prone", _DOWN),
    Happening(
        "into the crowd", "player by:player", "{player} ends up in the crowd",
        "player.square player.state ball",
    ),
    Happening(
        "falls through", "player", "{player} falls through the trapdoor",
        "player.square player.state ball",
    ),
    Happening(
        "armour", "player rolled:number bonus passed:flag",
        "{player}: armour {roll}, {passed?broken:holds}",
    ),
    Happening(
        "injury", "player rolled:number bonus result:injury",
        "{player}: injury, {roll}, {result}",
    ),
    Happening(
        "casualty", "player result:casualty row:casualty_row",
        "{player} is a casualty: {result}{row}, {roll}",
        "player.state player.square side_of.casualties ball",
    ),
    Happening(
        "knocked out", "player", "{player} is knocked out", "player.state player.square ball"
    ),
    Happening("dies", "player", "{player} dies"),
    Happening("apothecary", "player", "the apothecary sees to {player}"),
    Happening("plague doctor", "player", "the plague doctor sees to {player}"),
    Happening(
        "patched up", "player", "{player} is patched up and back in the reserves",
        "player.state player.square",
    ),
    Happening(
        "regenerates", "player", "{player} is back in the reserves", "player.state player.square"
    ),
    Happening("shocked", "player rolled:number", "{player} is shocked back to life: {rolled}"),
    Happening(
        "spine cracked", "player rolled:number", "the spine of {player} is cracked: {rolled}"
    ),
    Happening("raised", "player", "{player} rises from the dead", "player.new"),
    Happening("infected", "player", "{player} comes back plague ridden", "player.new"),
    Happening(
        "heat", "player rolled:number need:number passed:flag",
        "{player} in the heat: {roll}, {passed?passed:failed}",
    ),
    Happening("faints", "player", "{player} faints in the heat", "player.state player.square"),
    # --- fouls and the referee -----------------------------------------------------------------
    Happening("foul", "player target:player", "{player} fouls {target}", "turn_used"),
    Happening("caught", "player", "the referee has seen {player}"),
    Happening(
        "sent off", "player", "{player} is sent off", "player.state player.square ball"
    ),
    Happening(
        "argued back", "player", "{player} only has to leave for the reserves",
        "player.state player.square ball",
    ),
    Happening("excused", "player", "{player} is not sent off after all"),
    Happening(
        "argues again", "side", "{side} knows the referee and argues again", "side.corrupted"
    ),
    Happening("coach banned", "side", "the head coach of {side} is sent away", "side.coach_banned"),
    Happening(
        "referee looks", "player rolled:number need:number passed:flag",
        "the referee eyes {player}: {roll}",
    ),
    Happening(
        "triplets", "side rolled:number",
        "the triplets of {side} are up to something: {rolled}", "side.staff",
    ),
    # --- the ball ------------------------------------------------------------------------------
    Happening("throws", "player square", "{player} passes to {square}", "action"),
    _changed("pass"),
    Happening("inaccurate", "player", "the throw of {player} misses its target"),
    Happening("wild throw", "player", "the throw of {player} goes badly wrong"),
    Happening("fumbles", "player", "{player} fumbles", "ball"),
    Happening("holds on", "player", "{player} holds on to the ball"),
    Happening("deflects", "player", "{player} deflects the pass", "ball"),
    Happening("intercepted", "player", "{player} intercepts", "ball"),
    Happening("hand-off", "player target:player", "{player} hands the ball to {target}", "ball"),
    Happening("scatter", "square", "it scatters to {square}", "ball"),
    Happening("deviates", "square", "it deviates to {square}", "ball"),
    Happening("bounce", "square", "the ball bounces to {square}", "ball"),
    Happening("throw-in", "square", "the crowd throws the ball to {square}", "ball"),
    Happening("cannot catch", "player", "{player} cannot catch"),
    Happening("cannot pick up", "player", "{player} cannot pick up the ball"),
    Happening("dives for the ball", "player", "{player} dives for the ball"),
    Happening("takes the ball", "player", "{player} takes the ball", "ball"),
    # --- team-mates who fly, and bombs ---------------------------------------------------------
    Happening(
        "throws team-mate", "player target:player square", "{player} throws {target} to {square}",
        "target.square ball",
    ),
    Happening(
        "kicks at", "player target:player square", "{player} kicks {target} towards {square}",
        "target.square ball",
    ),
    Happening(
        "kicks team-mate", "player target:player distance:number",
        "{player} kicks {target} {distance} squares far", "target.square ball",
    ),
    Happening("kicked too hard", "player target:player", "{player} kicks {target} too hard"),
    Happening("fumbled team-mate", "player by:player", "{player} is dropped", "player.square ball"),
    Happening("lands", "player square", "{player} lands at {square}", "player.square ball"),
    Happening(
        "eaten", "player by:player", "{player} is eaten",
        "player.square player.state side_of.casualties ball",
    ),
    Happening("bomb", "player square", "{player} throws a bomb at {square}"),
    Happening("has the bomb", "player", "{player} has the bomb and must throw it"),
    Happening(
        "fuse", "player rolled:number need:number passed:flag",
        "the bomb of {player} goes off on {roll}",
    ),
    Happening("explosion", "square", "the bomb explodes at {square}"),
    Happening(
        "bomb hits", "player rolled:number need:number passed:flag",
        "the bomb {passed?hits:misses} {player}: {roll}",
    ),
    Happening("bomb in the crowd", "", "the bomb lands in the crowd"),
    # --- skills, re-rolls and what a side has --------------------------------------------------
    Happening("uses skill", "player skill", "{player} uses {skill}"),
    Happening("skill re-roll", "player skill", "{player} uses {skill} to roll again"),
    Happening("team re-roll", "player", "{player} uses a team re-roll", "turn_used"),
    Happening(
        "wins", "side counter amount:bonus left:number", "{side}: {counter} {amount}, now {left}",
        "side.counter",
    ),
    Happening(
        "loses", "side counter amount:bonus left:number", "{side}: {counter} {amount}, now {left}",
        "side.counter",
    ),
    # --- prayers, spells and people beside the pitch -------------------------------------------
    Happening("prayer", "side prayer", "Nuffle hears {side}: {prayer}", "side.prayers"),
    Happening("slower", "player", "{player} is slower for now", _DRESS),
    Happening("tougher", "player", "{player} has better armour for now", _DRESS),
    Happening(
        "rock thrown", "player rolled:number need:number passed:flag",
        "a rock {passed?hits:misses} {player}: {roll}",
    ),
    Happening("applause", "side rolled:number", "applause for {side}: {rolled}"),
    Happening(
        "artefact", "side rolled:number", "{side} turns to the ancient artefact: {rolled}"
    ),
    Happening("casts", "side spell", "the wizard of {side} casts {spell}", "side.spells"),
    Happening(
        "spell hits", "player rolled:number need:number passed:flag",
        "the spell {passed?hits:misses} {player}: {roll}",
    ),
    Happening(
        "spell works", "side rolled:number need:number passed:flag",
        "the spell of {side}: {roll}",
    ),
    Happening(
        "bolt goes on", "player rolled:number need:number passed:flag",
        "{player} is in the way of the bolt: {rolled}",
    ),
    Happening("fireball", "square", "a fireball at {square}"),
    Happening("lightning bolt", "player", "a lightning bolt at {player}"),
    Happening("thunderbolt", "player", "a thunderbolt at {player}"),
    Happening(
        "turns into a frog", "player", "{player} turns into a frog",
        f"{_DRESS} player.marks.frog player.marks.rooted ball",
    ),
    Happening(
        "weakened", "player", "{player} bleeds from a thousand cuts", f"{_DRESS} player.marks.cut"
    ),
    Happening(
        "time shifts", "side rolled:number need:number passed:flag",
        "{side} bends time: {roll}", "teams.turn",
    ),
    Happening("hot pot", "square rolled:number", "a hot pot at {square}: {rolled}"),
    Happening(
        "soup hits", "player rolled:number need:number passed:flag",
        "the soup {passed?hits:misses} {player}: {roll}",
    ),
    Happening(
        "drinks", "player rolled:number",
        "{player} drinks what Papa Skullbones has brewed: {rolled}",
    ),
    Happening("drinks brew", "player", "{player} drinks heady brew"),
    Happening(
        "keeps", "player skill rolled:number", "does {player} keep {skill}? {rolled}", _DRESS
    ),
)

# Told to programs only: what a person reads off the lines around it.
_QUIET: Final = (
    Happening(
        "pitch cleared", "", "everybody leaves the pitch",
        "ball stallers *.state *.square *.marks *.skills *.values *.spent", quiet=True,
    ),
    Happening(
        "renewed", "player skill", "{player} may use {skill} again", "player.used_up", quiet=True
    ),
    Happening("phase", "phase", "now: {phase}", "phase picks", quiet=True),
    Happening(
        "movement", "player moved:number rushes:number", "{player} has moved {moved} squares",
        "action", quiet=True,
    ),
    Happening(
        "flies", "player from:square", "{player} is in the air", "player.square ball", quiet=True
    ),
    Happening(
        "action becomes", "player action", "{player}: now {action}", "action", quiet=True
    ),
    Happening("action ends", "player", "{player} has finished", "phase action", quiet=True),
    Happening(
        "spends", "side counter amount:bonus left:number", "{side}: {counter} {amount}, now {left}",
        "side.counter", quiet=True,
    ),
    Happening(
        "now has", "side counter amount:bonus left:number",
        "{side}: {counter} {amount}, now {left}", "side.counter", quiet=True,
    ),
    Happening(
        "state", "player state", "{player}: {state}",
        "player.state player.square ball", quiet=True,
    ),
    Happening(
        "stumbles", "player square from:square", "{player} stumbles into {square}",
        "player.square ball action", quiet=True,
    ),
    Happening(
        "pushed off", "player from:square by:player", "{player} is pushed off the pitch",
        "player.square ball", quiet=True,
    ),
    Happening(
        "marked", "player mark", "{player} is {mark}", "player.marks", quiet=True
    ),
    Happening(
        "unmarked", "player mark", "{player} is no longer {mark}", "player.marks", quiet=True
    ),
    Happening(
        "boon", "player boon until", "{player}: {boon}, until {until}", f"{_DRESS} action",
        quiet=True,
    ),
    Happening(
        "boon ends", "player boon until", "{player}: {boon} no more", f"{_DRESS} action",
        quiet=True,
    ),
    Happening(
        "re-roll gone", "side", "the re-roll of this turn of {side} is gone", "turn_used",
        quiet=True,
    ),
    Happening("spent", "player skill", "{player} has used {skill}", "player.spent", quiet=True),
    Happening(
        "has again", "player skill", "{player} may use {skill} again", "player.spent", quiet=True
    ),
    Happening(
        "used up", "player skill", "{player} has used up {skill}", "player.used_up", quiet=True
    ),
    Happening("earns", "player feat", "{player} earns: {feat}", "player.feats", quiet=True),
    Happening(
        "suffers", "player result:casualty", "{player} suffers: {result}", "player.injuries",
        quiet=True,
    ),
    Happening(
        "ball laid down", "player square", "{player} lays the ball down at {square}", "ball",
        quiet=True,
    ),
    Happening("keeps the ball", "player", "{player} keeps the ball", "ball", quiet=True),
    Happening(
        "marker moves", "side turn:number", "the marker of {side} is at {turn}", "side.turn",
        quiet=True,
    ),
    Happening(
        "nobody's turn", "side", "the turn of {side} is over", "active bonus_turn", quiet=True
    ),
    Happening(
        "stalls no more", "player", "{player} is not watched any more", "stallers", quiet=True
    ),
    Happening("stalls", "player", "{player} could score now", "stallers", quiet=True),
    Happening(
        "prayer ends", "side prayer", "{side}: {prayer} is over", "side.prayers", quiet=True
    ),
    Happening("serves", "side staff", "{staff} serves {side}", "side.staff", quiet=True),
    Happening(
        "serves no more", "side staff", "{staff} serves {side} no more", "side.staff", quiet=True
    ),
    Happening("knows spell", "side spell", "{side} may cast {spell}", "side.spells", quiet=True),
    Happening("spell gone", "side spell", "{side}: {spell} is gone", "side.spells", quiet=True),
)

_TESTS: Final = (
    _test("all you can eat"),
    _test("always hungry"),
    _test("animal savagery"),
    _test("animosity"),
    _test("argue the call"),
    _test("baleful hex"),
    _test("beer barrel bash"),
    _test("blast"),
    _test("blood lust"),
    _test("bloodlust"),
    _test("bomb catch"),
    _test("bone head"),
    _test("bone-head"),
    _test("breathe fire"),
    _test("bribe"),
    _test("catch", "ball"),
    _test("catch of the day", "ball"),
    _test("chainsaw"),
    _test("comes round", "player.state"),
    _test("dauntless"),
    _test("dodge"),
    _test("filthy rich"),
    _test("foul appearance"),
    _test("gaze"),
    _test("go for it", "action"),
    _test("hail mary"),
    _test("intercept", "ball"),
    _test("interfere", "ball"),
    _test("jump"),
    _test("jump up"),
    _test("kick team-mate"),
    _test("landing"),
    _test("leap"),
    _test("loner"),
    _test("look into my eyes"),
    _test("mascot", "turn_used"),
    _test("officious ref"),
    _test("pass", "ball"),
    _test("pick-me-up"),
    _test("pick-up", "ball"),
    _test("pro"),
    _test("projectile vomit"),
    _test("really stupid"),
    _test("regeneration"),
    _test("safe throw"),
    _test("shadowing"),
    _test("squirms free"),
    _test("stand up"),
    _test("take root"),
    _test("tentacles"),
    _test("throw team-mate"),
    _test("trapdoor"),
    _test("unchannelled fury"),
    _test("weapon noticed"),
    _test("weeping dagger"),
    _test("wild animal"),
    _test("yoink"),
)

HAPPENINGS: Final[dict[str, Happening]] = {
    each.kind: each for each in (*_LOUD, *_QUIET, *_TESTS)
}


def is_test(kind: str) -> bool:
    """Is the event a roll of a player that passed or failed?"""
    return HAPPENINGS[kind].test


def _turned_round() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for each in HAPPENINGS.values():
        for change in each.changes:
            whose, dot, field = change.partition(".")
            found.setdefault(field if dot else whose, []).append(each.kind)
    return {field: tuple(kinds) for field, kinds in sorted(found.items())}


# Every field of the view that changes, and the events that may change it.
CHANGES: Final[dict[str, tuple[str, ...]]] = _turned_round()
