"""What is told of the match around the play: drives, turns, referees, people beside the pitch."""

from __future__ import annotations

from typing import Final

from pigskin.contract.told.happening import DRESS, Happening

MATCH: Final = (
    # --- before the match and between drives ------------------------------------------------------
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
        "journeyman", "player", "{player} makes up the numbers for this match",
        "player.new side_of.value",
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
    Happening("trained", "player rolled:number", "{player} has been trained: {rolled}", DRESS),
    Happening("gains", "player skill", "{player} gains {skill}", DRESS),
    Happening(
        "card count", "side rolled:number cards:number",
        "{side} rolls {rolled} and may draw {cards} special play cards",
    ),
    Happening("takes card", "side deck", "{side} takes a card of {deck}", "side.hand"),
    Happening(
        "draws card", "side deck card", "{side} draws {card}", "side.hand",
        secret="card", outside="{side} draws a card of {deck}",
    ),
    Happening("plays card", "side card", "{side} plays {card}", "side.hand side.played"),
    Happening(
        "plays card on", "side card player", "{side} plays {card} on {player}",
        "side.hand side.played",
    ),
    Happening(
        "plays card at", "side card square", "{side} plays {card} at {square}",
        "side.hand side.played",
    ),
    Happening(
        "sent on", "player square", "{player} is sent on at {square}",
        "player.state player.square player.marks",
    ),
    Happening("card roll", "side card rolled:number", "{side} rolls {rolled} for {card}"),
    Happening(
        "bad habits", "side rolled:number", "{side} has bad habits, {rolled} of them",
    ),
    Happening("wins the toss", "side", "{side} wins the toss"),
    Happening("contest", "home:number away:number", "home {home}, away {away}"),
    Happening("will kick", "side", "{side} kicks off", "kicking"),
    Happening(
        "half", "half:number", "half {half} begins",
        "half kicking teams.turn",
    ),
    Happening("comes on", "player", "{player} comes on for this drive", "player.new"),
    Happening("joins", "player", "{player} joins the team for a while", "player.new"),
    Happening("goes home", "player", "{player} has played enough", "player.state"),
    Happening("nobody to set up", "side", "{side} has nobody to set up", "teams.turn kicking"),
    Happening(
        "awarded touchdown", "side", "a touchdown is awarded to {side}", "side.score kicking"
    ),
    Happening(
        "set up", "player square", "{player} is set up at {square}",
        "player.square player.state player.marks.played player.marks.used",
    ),
    # --- the kick-off -----------------------------------------------------------------------------
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
    # --- turns ------------------------------------------------------------------------------------
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
        "active picks teams.turn *.marks.fresh *.marks.barred"
        " *.marks.hungry *.marks.hypnotised",
    ),
    Happening("turnover", "side reason", "turnover: {reason}"),
    Happening("turnover forgiven", "side reason", "{reason}, and no turnover"),
    Happening(
        "touchdown", "player side", "TOUCHDOWN by {player}", "side.score side.turn kicking"
    ),
    Happening(
        "end of drive", "home:number away:number", "end of the drive: {home}-{away}",
        "active stallers",
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
    # --- fouls and the referee --------------------------------------------------------------------
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
    # --- prayers, spells and people beside the pitch ----------------------------------------------
    Happening("prayer", "side prayer", "Nuffle hears {side}: {prayer}", "side.prayers"),
    Happening("slower", "player", "{player} is slower for now", DRESS),
    Happening("tougher", "player", "{player} has better armour for now", DRESS),
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
        f"{DRESS} player.marks.frog player.marks.rooted ball",
    ),
    Happening(
        "weakened", "player", "{player} bleeds from a thousand cuts", f"{DRESS} player.marks.cut"
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
        "keeps", "player skill rolled:number", "does {player} keep {skill}? {rolled}", DRESS
    ),
)
