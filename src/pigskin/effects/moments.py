"""The moments at which effects act: every one declared once, with its number.

`table.at[player][FRENZIED]` is what acts for a player at one of the moments of players, and
`table.side(side).at[HALF_BEGINS]` what acts for a side at one of the moments of sides.

Most moments have a method of their own in `Effect`, and an effect acts there that overrides it;
what the answer means is said there. Moments of one kind share a general method (see `GENERAL`, and
`OF_SIDES`): an effect lists those it acts at, and what each of them means is said here.

To add a moment, declare it at the end of its list, and give its number to a constant of its name.
A moment with a method of its own needs that method in `Effect`, with its contract; one of a
general method needs what it means, where "he" is the owner and "this opponent" the other player.
Then renew docs/moments.md (effects/pages.py). Tests compare all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pigskin.effects.base import Effect

# The general methods. What each of them is asked, and where an effect lists the moments at which
# it answers: `grants = (FRENZIED,)`.
MAY: Final = "may"  # a plain yes or no, about the owner as he is now
ADDS: Final = "adds"  # a number
REACTS: Final = "reacts"  # a yes or no for which dice may be rolled and the coach be asked
NOTICE: Final = "notice"  # something has happened, or is about to
WORSEN: Final = "worsen"  # a number, for armour and injury rolls
GENERAL: Final[dict[str, str]] = {
    MAY: "grants",
    ADDS: "adds_to",
    REACTS: "reacts_to",
    NOTICE: "notices",
    WORSEN: "worsens",
}
# The same for sides.
SIDE_MAY: Final = "side_may"
SIDE_ADDS: Final = "side_adds"
SIDE_REACTS: Final = "side_reacts"
SIDE_NOTICE: Final = "side_notice"
OF_SIDES: Final[dict[str, str]] = {
    SIDE_MAY: "side_grants",
    SIDE_ADDS: "side_adds_to",
    SIDE_REACTS: "side_reacts_to",
    SIDE_NOTICE: "side_notices",
}


class Moment:
    """A moment: its name, the method that answers there, and what it means if that is general.

    `also` are methods that go with it, called on the same effect.
    """

    def __init__(
        self, name: str, method: str = "", means: str = "", also: tuple[str, ...] = ()
    ) -> None:
        self.name = name  # in small letters that of its constant
        self.method = method or name
        self.means = means
        self.also = also


# Methods called on an effect itself, whoever held it.
ENDINGS: Final = ("wears_off", "lapses")

# --- moments of players ---------------------------------------------------------------------

MOMENTS: Final[tuple[Moment, ...]] = (
    # Moments with a method of their own.
    Moment("rerolls", also=("reroll",)),
    Moment("team_reroll"),
    Moment("rescues"),
    Moment("modifier"),
    Moment("ignores"),
    Moment("presence"),
    Moment("cancel"),
    Moment("may_declare"),
    Moment("declare"),
    Moment("declares", also=("aims", "spends_action", "own_action")),
    Moment("choices", also=("choose",)),
    Moment("other_victims"),
    Moment("attack", also=("may_attack", "armed_foul", "spends_action")),
    Moment("match_strength"),
    Moment("rerolls_die"),
    Moment("both_down"),
    Moment("rerolls_armour"),
    Moment("injury_band"),
    Moment("rerolls_injury"),
    Moment("sees_removed"),
    Moment("farthest_throw"),
    Moment("keeps_ball"),
    Moment("spoils_interference"),
    # What a player may do, or is by nature.
    Moment("stands_free", MAY, "May he stand up without paying movement?"),
    Moment("rises_to_block", MAY, "May he declare a Block lying down?"),
    Moment("unfelt", MAY, "Is his tackle zone no hindrance to a player dodging into it?"),
    Moment("shadows", MAY, "May he try to follow this opponent, who leaves his tackle zone?"),
    Moment("holds", MAY, "May he try to hold this opponent, who is getting away from him?"),
    Moment("leaps", MAY, "May he leap now?"),
    Moment("assists_marked", MAY, "Does he assist blocks even where another opponent marks him?"),
    Moment("steady", MAY, "Does he keep his feet on Both Down?"),
    Moment("stops_grabs", MAY, "Can he not be grabbed while he stands?"),
    Moment("grabs", MAY, "May he push the player he blocked to any free square beside that one?"),
    Moment("frenzied", MAY, "Must he follow up and block again?"),
    Moment("strips", MAY, "Does this carrier drop the ball when his block pushes him?"),
    Moment("piles_on", MAY, "May he throw himself on this victim, whom he has just felled?"),
    Moment("kicks", MAY, "May he halve the scatter of the kick-off?"),
    Moment("returns_kick", MAY, "May he move after the kick has scattered?"),
    Moment("pass_blocks", MAY, "May he move when an opponent announces a pass?"),
    Moment("dives_for_catch", MAY, "May he try for a ball landing in an empty square beside him?"),
    Moment("no_hands", MAY, "Is he unable to hold the ball?"),
    Moment("armed", MAY, "Does he carry a weapon nobody should have?"),
    Moment("leads", MAY, "Does he bring his side a re-roll in each half?"),
    Moment("unseen", MAY, "Is a double on his foul's armour roll missed, if armour holds?"),
    Moment("unseen_breaking", MAY, "... and if armour breaks?"),
    Moment("wanders", MAY, "Can he only move, in a way of his own (`own_action`)?"),
    Moment("throws_players", MAY, "May he throw a team-mate?"),
    Moment("may_be_thrown", MAY, "May he be thrown?"),
    Moment("blocks_two", MAY, "May he block two opponents in one Block action?"),
    Moment("holds_fumble", MAY, "Does he keep a ball he fumbles, if not on a natural 1?"),
    Moment("holds_clumsy_fumble", MAY, "... and on a natural 1?"),
    Moment("throws_anywhere", MAY, "May he throw to any square, never accurately?"),
    Moment("brittle", MAY, "Is he injured without an armour roll whenever he goes down?"),
    Moment("swoops", MAY, "Thrown or kicked, does he glide where his coach points him?"),
    Moment("steadies", MAY, "May he use team re-rolls freely, even if he is a loner?"),
    Moment("hard_skin", MAY, "Can opponents add nothing to armour rolls against him?"),
    Moment("hinders_assists", MAY, "Can this opponent not assist in his tackle zone?"),
    Moment("stubborn", MAY, "Will he never give the ball away?"),
    Moment("runs_on", MAY, "May he move on after a quick pass that was caught, or a bomb?"),
    Moment("fouls_freely", MAY, "May he foul beside the one foul his team may make in a turn?"),
    Moment("brings_reroll", MAY, "Has his team a re-roll because of him? `use_up` marks it."),
    Moment("swarms", MAY, "May he join from the reserves after a kick-off?"),
    Moment("drops_gently", MAY, "Does a team-mate whom he fumbles land on his feet?"),
    Moment("hits_down", MAY, "May he blitz an opponent who is down?"),
    # What is added to rolls and figures.
    Moment("hinders_dodge", ADDS, "To the dodge of this opponent, who leaves his tackle zone."),
    Moment("dodge_bonus", ADDS, "To his failed dodge, if his coach wants; `spend` marks it."),
    Moment("dives", ADDS, "What he takes from this opponent's dodge away from him, if he dives."),
    Moment("extra_rushes", ADDS, "Squares he may go for beyond the usual two."),
    Moment("blitz_strength", ADDS, "To his strength in the blocks of a blitz."),
    Moment("casualty_rolls", ADDS, "Casualty results he suffers beyond the usual one."),
    Moment("fame", ADDS, "To the FAME of his side at the kick-off while he is on the pitch."),
    Moment("stand_bonus", ADDS, "To his roll to stand up with too little movement."),
    Moment("casualty_bonus", ADDS, "To his casualty roll."),
    Moment(
        "pass_bonus", ADDS,
        "To his roll for a pass afterwards, if his coach wants; `use_up` marks it.",
    ),
    Moment("reaches", ADDS, "Squares an opponent may be farther away than usual whom he blocks."),
    Moment("helps_catch", ADDS, "He is acting: to this player's attempt to catch the ball."),
    # What may happen, with dice or if a coach wants.
    Moment("blocks_from_prone", REACTS, "He declared a Block lying down: True when he is up."),
    Moment("follows", REACTS, "He tries to follow this opponent: True when he could."),
    Moment("grips", REACTS, "He tries to hold this opponent: True when he does."),
    Moment(
        "repels", REACTS,
        "This opponent wants to attack him: True when he cannot bring himself to.",
    ),
    Moment("stumbles", REACTS, "Defender Stumbles, by this attacker: True when he is only pushed."),
    Moment("refuses_push", REACTS, "He is about to be pushed: True when he stays where he is."),
    Moment("side_steps", REACTS, "He is about to be pushed: True when his coach picks the square."),
    Moment("fends", REACTS, "He was pushed by a block: True when the attacker may not follow up."),
    Moment("pays_to_pile", REACTS, "He is to pile on: False when the price was paid in vain."),
    Moment("regenerates", REACTS, "He has suffered a casualty: True when he is fit again at once."),
    Moment("banned", REACTS, "A drive he played in is over: True when the referee wants him off."),
    Moment("refuses_receiver", REACTS, "This team-mate is to get his ball: True when he will not."),
    Moment("saves_throw", REACTS, "This opponent intercepted his pass: True when it flies on."),
    Moment("feeds", REACTS, "He is about to end his action, pass or score: False when he may not."),
    Moment("infects", REACTS, "He has killed this opponent: True when that one joins his team."),
    Moment("buys_off", REACTS, "He is to be sent off: True when he gets away with it."),
    Moment("poisons", REACTS, "His block badly hurt this opponent: True when that costs a match."),
    Moment(
        "adds_die", REACTS,
        "He chooses among one or two block dice: True when he rolls one more.",
    ),
    Moment("doubles_strength", REACTS, "He matched a stronger opponent: True when he doubles it."),
    Moment("bounds", REACTS, "He is about to jump or leap: True when nothing can be against him."),
    Moment("scatters_again", REACTS, "His throw to anywhere scattered: True when it does again."),
    Moment("hungers", REACTS, "He is about to throw this team-mate: True when he would eat him."),
    Moment("eats", REACTS, "He tries: True when the team-mate is gone, and does not squirm free."),
    Moment("grasps", REACTS, "He tries to interfere: True when he just reaches for the ball."),
    Moment("snatches", REACTS, "He does: True when he has it."),
    Moment("detonates", REACTS, "This opponent has caught his bomb: True when it explodes now."),
    Moment("defies", REACTS, "A trait has spoilt his action: True when he acts all the same."),
    # What has happened, or is about to.
    Moment("before_block", NOTICE, "This opponent is about to block him."),
    Moment("after_block", NOTICE, "His block of this opponent is settled, or two in a frenzy."),
    Moment(
        "slips_away", NOTICE,
        "A block, or what replaces it, is about to hit him: dice come next.",
    ),
    Moment("after_turn", NOTICE, "A turn of the opponents has ended while he is on the pitch."),
    Moment("hurt_badly", NOTICE, "He has made a casualty of this opponent, whatever comes of it."),
    Moment("faces_block", NOTICE, "The dice of a block against him are about to be rolled."),
    Moment("after_attack", NOTICE, "His attack on this opponent in place of a block is settled."),
    Moment("advises", NOTICE, "This team-mate beside him has been activated."),
    Moment("scores", NOTICE, "He has scored a touchdown."),
    Moment("rushes_on", NOTICE, "He goes for a square beyond the usual two."),
    Moment("bites_catcher", NOTICE, "This opponent in his tackle zone has caught the ball."),
    # What makes armour and injury rolls worse.
    Moment("armour_bonus", WORSEN, "To the armour or the injury roll he causes, one of the two."),
    Moment("claws", WORSEN, "No addition: the armour total that always breaks armour, 0 for none."),
    Moment("armour_weakness", WORSEN, "To armour rolls against him and who falls blocking him."),
    Moment("extra_armour", WORSEN, "On top, what he may add to an armour roll after the dice."),
    Moment("extra_injury", WORSEN, "On top, what he may add to an injury roll after the dice."),
    Moment("spoils_score"),
    Moment("overlooked", MAY, "Is he never sent off for a foul on this player?"),
    Moment("bare_armour", MAY, "Can nothing change an armour roll against him, or roll it again?"),
    Moment("survives_break", REACTS, "His armour is broken: True when that does not count."),
    Moment("fouls_through", REACTS, "He fouls this opponent: True when armour breaks by itself."),
    Moment("cannot_be_fouled", MAY, "Can nobody foul him?"),
    Moment(
        "bare_injury", MAY,
        "Does nothing change an injury roll against him, or roll it again?",
    ),
    Moment("weakens", ADDS, "What this opponent's ST loses, down to 1, when blocking him."),
    Moment("drops_ball", NOTICE, "He has failed a roll to pick up or catch the ball."),
    Moment("injury_weakness", WORSEN, "To any injury roll against him."),
    Moment("no_rerolls", MAY, "Can nothing have his rolls made again?"),
    Moment("no_team_rerolls", MAY, "Can he use none of the team's re-rolls?"),
    Moment("kept_out", MAY, "Can he not be set up, though he sits on the bench?"),
    Moment("beside_eleven", MAY, "May he be set up beside the usual eleven?"),
    Moment(
        "fails_at_will", REACTS,
        "He is about to pick up, catch or throw the ball: True when he fails without a roll.",
    ),
    Moment("rush_bonus", ADDS, "To a roll to go for it that it makes good; `spend` marks it."),
    Moment("gentle", WORSEN, "No addition: is this victim of his at worst stunned? 0 for no."),
    Moment("cannot_assist", MAY, "Can he help nobody in a block or foul?"),
    Moment("turns_dice", MAY, "May he turn any of his block dice to Defender Down?"),
    Moment("falls_hard", WORSEN, "To armour rolls against him for having gone down."),
    Moment("sleeps_on", MAY, "Knocked out, does he get no roll to come round?"),
    Moment("must_dodge"),
    Moment(
        "teamless", MAY,
        "Does he belong to neither team? Nobody helps or treats him, and he is against everybody.",
    ),
)
REROLLS: Final = 0
TEAM_REROLL: Final = 1
RESCUES: Final = 2
MODIFIER: Final = 3
IGNORES: Final = 4
PRESENCE: Final = 5
CANCEL: Final = 6
MAY_DECLARE: Final = 7
DECLARE: Final = 8
DECLARES: Final = 9
CHOICES: Final = 10
OTHER_VICTIMS: Final = 11
ATTACK: Final = 12
MATCH_STRENGTH: Final = 13
REROLLS_DIE: Final = 14
BOTH_DOWN: Final = 15
REROLLS_ARMOUR: Final = 16
INJURY_BAND: Final = 17
REROLLS_INJURY: Final = 18
SEES_REMOVED: Final = 19
FARTHEST_THROW: Final = 20
KEEPS_BALL: Final = 21
SPOILS_INTERFERENCE: Final = 22
STANDS_FREE: Final = 23
RISES_TO_BLOCK: Final = 24
UNFELT: Final = 25
SHADOWS: Final = 26
HOLDS: Final = 27
LEAPS: Final = 28
ASSISTS_MARKED: Final = 29
STEADY: Final = 30
STOPS_GRABS: Final = 31
GRABS: Final = 32
FRENZIED: Final = 33
STRIPS: Final = 34
PILES_ON: Final = 35
KICKS: Final = 36
RETURNS_KICK: Final = 37
PASS_BLOCKS: Final = 38
DIVES_FOR_CATCH: Final = 39
NO_HANDS: Final = 40
ARMED: Final = 41
LEADS: Final = 42
UNSEEN: Final = 43
UNSEEN_BREAKING: Final = 44
WANDERS: Final = 45
THROWS_PLAYERS: Final = 46
MAY_BE_THROWN: Final = 47
BLOCKS_TWO: Final = 48
HOLDS_FUMBLE: Final = 49
HOLDS_CLUMSY_FUMBLE: Final = 50
THROWS_ANYWHERE: Final = 51
BRITTLE: Final = 52
SWOOPS: Final = 53
STEADIES: Final = 54
HARD_SKIN: Final = 55
HINDERS_ASSISTS: Final = 56
STUBBORN: Final = 57
RUNS_ON: Final = 58
FOULS_FREELY: Final = 59
BRINGS_REROLL: Final = 60
SWARMS: Final = 61
DROPS_GENTLY: Final = 62
HITS_DOWN: Final = 63
HINDERS_DODGE: Final = 64
DODGE_BONUS: Final = 65
DIVES: Final = 66
EXTRA_RUSHES: Final = 67
BLITZ_STRENGTH: Final = 68
CASUALTY_ROLLS: Final = 69
FAME: Final = 70
STAND_BONUS: Final = 71
CASUALTY_BONUS: Final = 72
PASS_BONUS: Final = 73
REACHES: Final = 74
HELPS_CATCH: Final = 75
BLOCKS_FROM_PRONE: Final = 76
FOLLOWS: Final = 77
GRIPS: Final = 78
REPELS: Final = 79
STUMBLES: Final = 80
REFUSES_PUSH: Final = 81
SIDE_STEPS: Final = 82
FENDS: Final = 83
PAYS_TO_PILE: Final = 84
REGENERATES: Final = 85
BANNED: Final = 86
REFUSES_RECEIVER: Final = 87
SAVES_THROW: Final = 88
FEEDS: Final = 89
INFECTS: Final = 90
BUYS_OFF: Final = 91
POISONS: Final = 92
ADDS_DIE: Final = 93
DOUBLES_STRENGTH: Final = 94
BOUNDS: Final = 95
SCATTERS_AGAIN: Final = 96
HUNGERS: Final = 97
EATS: Final = 98
GRASPS: Final = 99
SNATCHES: Final = 100
DETONATES: Final = 101
DEFIES: Final = 102
BEFORE_BLOCK: Final = 103
AFTER_BLOCK: Final = 104
SLIPS_AWAY: Final = 105
AFTER_TURN: Final = 106
HURT_BADLY: Final = 107
FACES_BLOCK: Final = 108
AFTER_ATTACK: Final = 109
ADVISES: Final = 110
SCORES: Final = 111
RUSHES_ON: Final = 112
BITES_CATCHER: Final = 113
ARMOUR_BONUS: Final = 114
CLAWS: Final = 115
ARMOUR_WEAKNESS: Final = 116
EXTRA_ARMOUR: Final = 117
EXTRA_INJURY: Final = 118
SPOILS_SCORE: Final = 119
OVERLOOKED: Final = 120
BARE_ARMOUR: Final = 121
SURVIVES_BREAK: Final = 122
FOULS_THROUGH: Final = 123
CANNOT_BE_FOULED: Final = 124
BARE_INJURY: Final = 125
WEAKENS: Final = 126
DROPS_BALL: Final = 127
INJURY_WEAKNESS: Final = 128
NO_REROLLS: Final = 129
NO_TEAM_REROLLS: Final = 130
KEPT_OUT: Final = 131
BESIDE_ELEVEN: Final = 132
FAILS_AT_WILL: Final = 133
RUSH_BONUS: Final = 134
GENTLE: Final = 135
CANNOT_ASSIST: Final = 136
TURNS_DICE: Final = 137
FALLS_HARD: Final = 138
SLEEPS_ON: Final = 139
MUST_DODGE: Final = 140
TEAMLESS: Final = 141

# --- moments of sides ---------------------------------------------------------------------------

SIDE_MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("half_begins", SIDE_NOTICE, "A half begins, and its re-rolls are laid out anew."),
    Moment("interlude"),
    Moment("offers", also=("takes",)),
    Moment("credits"),
    Moment("blesses"),
    Moment("argues_well", SIDE_MAY, "Does a 5 win an argument with the referee as well?"),
    Moment("spots"),
    Moment("looks_on", SIDE_NOTICE, "The opponents are about to act, or have all acted."),
    Moment("opponents_done", SIDE_NOTICE, "A turn of the opponents is over, and none comes yet."),
    Moment("overcomes", SIDE_NOTICE, "A drive is over, and everybody is still where he was."),
    Moment("prepares", SIDE_NOTICE, "Once a half, when both sides have their re-rolls."),
    Moment("drive_begins", SIDE_NOTICE, "A drive begins, and nobody is set up yet."),
    Moment(
        "drive_ends", SIDE_NOTICE,
        "A drive is over, and so is what lasted for it; there will be another.",
    ),
    Moment("before_kick_off", SIDE_NOTICE, "All are set up, and the ball is about to be kicked."),
    Moment("triumphs"),
    Moment("wake_bonus", SIDE_ADDS, "To the rolls by which knocked-out players come round."),
    Moment("wakes_again"),
    Moment("treats", SIDE_MAY, "May it be spent to treat this player, knocked out or badly hurt?"),
    Moment("nurses"),
    Moment("spares", SIDE_REACTS, "He is to be knocked out: True when he comes to something else."),
    Moment("mends"),
    Moment("knits_again", SIDE_REACTS, "He has not regenerated: True when he may try again."),
    Moment("claims_dead", SIDE_NOTICE, "This opponent has died."),
    Moment("carried_off", SIDE_NOTICE, "This player of the side has left the pitch hurt."),
    Moment("brings_back", SIDE_MAY, "Might this casualty be sent on again?"),
    Moment("match_ends"),
    Moment("offers_reroll", also=("uses_reroll",)),
    Moment("reroll_spent"),
    Moment("loses_reroll"),
    Moment("fame_bonus", SIDE_ADDS, "To FAME, for the match."),
    Moment("bribes_again"),
    Moment("cheers"),
    Moment("prays", SIDE_NOTICE, "One of the highest prayers of the side was heard."),
    Moment("bends_kick"),
    Moment("after_kick", SIDE_NOTICE, "The ball is in the air, and the event about to be rolled."),
    Moment("before_landing", SIDE_NOTICE, "After the event, before the ball comes down."),
    Moment("extra_actions"),
    Moment("argue_bonus", SIDE_ADDS, "To the roll when the head coach argues the call."),
    Moment("hushes", SIDE_MAY, "Does nobody of the side dare to argue?"),
    Moment("coach_gone"),
    Moment("blows_early", SIDE_NOTICE, "All is ready for the kick-off but the referee."),
    Moment("fans_get_ref", SIDE_REACTS, "Fans got at the referee: True when no bribes come of it."),
    Moment("rolls_event_again"),
    Moment("thrown"),
    Moment("forgives"),
    Moment("steers_kick", SIDE_REACTS, "It has kicked off: True when it steers the ball itself."),
    Moment("turn_before", SIDE_REACTS, "The kick is over: True when it has a turn first."),
    Moment("kick_off_fame", SIDE_ADDS, "To FAME, for results of the kick-off table."),
    Moment("wins_contests", SIDE_MAY, "Does it win contests at the kick-off, whatever is rolled?"),
    Moment("extra_assists", SIDE_ADDS, "To assists of the side in a block or foul with this foe."),
    Moment("wins_toss", SIDE_MAY, "Is the toss won without a coin, if only one side has this?"),
    Moment("suffers", SIDE_NOTICE, "This player of the side was injured, be it only stunned."),
    Moment("aims_throw_in"),
    Moment("free_turn", SIDE_MAY, "Is its next turn one for which no marker moves?"),
    Moment("after_action", SIDE_NOTICE, "One of its players has acted, and its turn goes on."),
    Moment("gate_bonus", SIDE_ADDS, "To the fans who come, in thousands."),
)
HALF_BEGINS: Final = 0
INTERLUDE: Final = 1
OFFERS: Final = 2
CREDITS: Final = 3
BLESSES: Final = 4
ARGUES_WELL: Final = 5
SPOTS: Final = 6
LOOKS_ON: Final = 7
OPPONENTS_DONE: Final = 8
OVERCOMES: Final = 9
PREPARES: Final = 10
DRIVE_BEGINS: Final = 11
DRIVE_ENDS: Final = 12
BEFORE_KICK_OFF: Final = 13
TRIUMPHS: Final = 14
WAKE_BONUS: Final = 15
WAKES_AGAIN: Final = 16
TREATS: Final = 17
NURSES: Final = 18
SPARES: Final = 19
MENDS: Final = 20
KNITS_AGAIN: Final = 21
CLAIMS_DEAD: Final = 22
CARRIED_OFF: Final = 23
BRINGS_BACK: Final = 24
MATCH_ENDS: Final = 25
OFFERS_REROLL: Final = 26
REROLL_SPENT: Final = 27
LOSES_REROLL: Final = 28
FAME_BONUS: Final = 29
BRIBES_AGAIN: Final = 30
CHEERS: Final = 31
PRAYS: Final = 32
BENDS_KICK: Final = 33
AFTER_KICK: Final = 34
BEFORE_LANDING: Final = 35
EXTRA_ACTIONS: Final = 36
ARGUE_BONUS: Final = 37
HUSHES: Final = 38
COACH_GONE: Final = 39
BLOWS_EARLY: Final = 40
FANS_GET_REF: Final = 41
ROLLS_EVENT_AGAIN: Final = 42
THROWN: Final = 43
FORGIVES: Final = 44
STEERS_KICK: Final = 45
TURN_BEFORE: Final = 46
KICK_OFF_FAME: Final = 47
WINS_CONTESTS: Final = 48
EXTRA_ASSISTS: Final = 49
WINS_TOSS: Final = 50
SUFFERS: Final = 51
AIMS_THROW_IN: Final = 52
FREE_TURN: Final = 53
AFTER_ACTION: Final = 54
GATE_BONUS: Final = 55

# What acts for a side that holds nothing.
NO_SIDE_EFFECTS: Final[list[tuple[Effect, ...]]] = [() for _ in SIDE_MOMENTS]
