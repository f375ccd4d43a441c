"""What is told of the play itself: actions, blocks, injuries, the ball."""

from __future__ import annotations

from typing import Final

from pigskin.contract.told.happening import DOWN, Happening, all_of, changed

PLAY: Final = (
    # --- actions ----------------------------------------------------------------------------------
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
    changed("dodge"),
    changed("go for it"),
    changed("jump"),
    changed("leap"),
    Happening(
        "shadows", "player square from:square", "{player} shadows to {square}",
        "player.square ball",
    ),
    Happening(
        "slips away", "player square from:square", "{player} slips away to {square}",
        "player.square ball",
    ),
    # --- blocks -----------------------------------------------------------------------------------
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
    # --- going down and getting hurt --------------------------------------------------------------
    Happening("knocked down", "player by:player", "{player} goes down", DOWN),
    Happening("placed prone", "player by:player", "{player} is placed prone", DOWN),
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
        "armour broken", "player effect", "{effect} breaks the armour of {player} without a roll"
    ),
    Happening("armour saved", "player effect", "{effect} saves {player}"),
    Happening(
        "injury", "player rolled:number bonus result:injury",
        "{player}: injury, {roll}, {result}",
    ),
    Happening(
        "casualty", "player result:casualty row:casualty_row",
        "{player} is a casualty: {result}{row}, {roll}",
        "player.state player.square teams.casualties ball",
    ),
    Happening(
        "knocked out", "player by:player", "{player} is knocked out",
        "player.state player.square ball",
    ),
    Happening("dies", "player by:player", "{player} dies"),
    Happening("apothecary", "player", "the apothecary sees to {player}"),
    Happening("plague doctor", "player", "the plague doctor sees to {player}"),
    Happening(
        "falls in love", "player", "{player} is in love and leaves the pitch",
        "player.square player.state ball",
    ),
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
    # --- the ball ---------------------------------------------------------------------------------
    Happening("throws", "player square", "{player} passes to {square}", "action"),
    Happening("drops on purpose", "player", "{player} drops the ball on purpose"),
    Happening("punts", "player square", "{player} punts to {square}", "ball"),
    changed("pass"),
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
    Happening("dog", "square", "a dog runs off with the ball, to {square}", "ball"),
    Happening("throw-in", "square", "the crowd throws the ball to {square}", "ball"),
    Happening("cannot catch", "player", "{player} cannot catch"),
    Happening("cannot pick up", "player", "{player} cannot pick up the ball"),
    Happening("dives for the ball", "player", "{player} dives for the ball"),
    Happening("second ball", "square", "a second ball appears at {square}", "ball"),
    Happening(
        "true ball", "player rolled:number need:number passed:flag",
        "is the ball of {player} the real one? {roll}, {passed?yes:no}",
    ),
    Happening("ball vanishes", "player", "the ball of {player} vanishes", "ball"),
    Happening("takes the ball", "player", "{player} takes the ball", "ball"),
    # --- team-mates who fly, and bombs ------------------------------------------------------------
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
        "player.square player.state teams.casualties ball",
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
    # --- changing sides ---------------------------------------------------------------------------
    Happening(
        "changes sides", "player as:player", "{player} plays for the others, as {as}",
        f"as.new {all_of('player')} {all_of('as')} ball",
    ),
    Happening(
        "goes back", "player as:player", "{player} is {as} again",
        f"{all_of('player')} {all_of('as')} ball",
    ),
    # --- skills, re-rolls and what a side has -----------------------------------------------------
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
)
