"""Knock-downs, armour, injury, casualties, and the apothecary.

Unless a test says otherwise home 1 knocks away 1 (AV 8) down from 8,7 to 9,7. The dice are: block,
two for armour (9+ breaks it), two for injury, then D6 and D8 for the casualty.
"""

from dataclasses import replace

import pytest
from table import pitch

from pigskin.teams import problems, ready_teams, rosters

KNOCK_DOWN = ("home 1 block", "block away 1", "push to 9,7", "stay")


def hit(dice, away="", home="", more="", options=None):
    """Home 1 knocks away 1 down."""
    game = pitch(
        f"home 1 7,7 {home} / away 1 8,7 {away} / {more}", dice=f"pow, {dice}", options=options
    )
    return game.play(*KNOCK_DOWN)


# --- down -------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/knock-down.prone", "lrb6/armour.roll")
def test_a_player_knocked_down_lies_prone_without_tackle_zones():
    # Away 1 falls at 9,7; home 2 beside him may walk off without a dodge.
    game = hit("1 1", more="home 2 10,8")
    assert game.shows("away 1 9,7 prone")
    game.play("home 2 move", "move 11,8")
    assert not game.happenings("dodge")
    assert game.done()


@pytest.mark.rule("lrb6/knock-down.prone")
def test_a_prone_player_can_do_nothing_before_he_stands_up():
    # MA 6 less 3 for standing up: three squares, then he must go for it.
    game = hit("1 1", away="ma6")
    game.play("end turn")
    assert game.refuses("away 1 block")
    game.play("away 1 move", "move 10,7", "move 11,7", "move 12,7")
    assert game.told("away 1 stands up")
    assert not game.happenings("go for it")
    game.rolls("2").play("move 13,7")
    assert len(game.happenings("go for it")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/knock-down.prone")
def test_placed_prone_means_no_armour_roll_knocked_down_does():
    wrestled = pitch("home 1 7,7 Wrestle / away 1 8,7", dice="both down")
    wrestled.play("home 1 block", "block away 1", "use Wrestle")
    assert wrestled.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert not wrestled.happenings("armour")
    fallen = pitch("home 1 7,7 / away 1 8,7", dice="both down, 1 1, 1 1")
    fallen.play("home 1 block", "block away 1")
    assert len(fallen.happenings("armour")) == 2
    assert wrestled.done()
    assert fallen.done()


@pytest.mark.rule("lrb6/knock-down.ball")
def test_the_ball_of_a_fallen_carrier_bounces_from_where_he_fell_after_armour_and_injury():
    # Armour broken, knocked out, and only then the ball goes south.
    game = hit("5 5, 4 4, S", away="ball")
    assert game.where("away 1") == "ko"
    assert game.ball == "9,8"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/knock-down.ball")
def test_a_carrier_placed_prone_drops_the_ball_too():
    game = pitch("home 1 7,7 Wrestle / away 1 8,7 ball", dice="both down, N")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("away 1 8,7 prone / ball 8,6")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/knock-down.stunned")
def test_a_player_stunned_in_the_opponents_turn_turns_over_at_the_end_of_his_teams_next_turn():
    game = hit("5 5, 1 1", more="away 2 20,7")
    assert game.state("away 1") == "stunned"
    game.play("end turn")
    assert game.state("away 1") == "stunned"  # not before his team's turn is over
    assert game.refuses("away 1 move")
    game.play("end turn")
    assert game.state("away 1") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/knock-down.stunned")
def test_a_player_stunned_in_his_own_turn_lies_stunned_a_turn_longer():
    game = pitch("home 1 7,7 / home 2 3,3 / away 1 8,7", dice="attacker down, 5 5, 1 1")
    game.play("home 1 block", "block away 1")
    assert game.active == "away"
    assert game.state("home 1") == "stunned"  # not at the end of the turn of the injury
    game.play("end turn")
    assert game.active == "home"
    assert game.refuses("home 1 move")
    game.play("end turn")
    assert game.state("home 1") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/knock-down.stunned")
def test_stunned_players_turn_over_even_if_the_turn_ends_by_a_turnover():
    game = pitch(
        "home 1 7,7 / home 2 3,3 stunned / away 1 8,7", dice="attacker down, 1 1"
    )
    game.play("home 1 block", "block away 1")
    assert game.turnover
    assert game.state("home 2") == "prone"
    assert game.done()


# --- armour -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/armour.roll")
@pytest.mark.parametrize(
    ("armour", "dice", "broken"),
    [
        (8, "4 4", False),  # equal is not enough
        (8, "4 5", True),
        (7, "3 4", False),
        (7, "4 4", True),
        (10, "5 5", False),
        (10, "5 6", True),
    ],
)
def test_armour_breaks_only_on_more_than_its_value(armour, dice, broken):
    game = hit(dice + (", 1 1" if broken else ""), away=f"av{armour}")
    assert game.state("away 1") == ("stunned" if broken else "prone")
    assert game.done()


@pytest.mark.rule("lrb6/armour.roll")
def test_no_team_re_roll_is_offered_for_armour_or_injury():
    game = pitch("home 1 7,7 / away 1 8,7 / rerolls 3 3", dice="pow, 1 1")
    game.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "stay")
    assert game.asked("home", "turn")
    assert game.rerolls == (3, 3)
    assert game.done()


# --- injury -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/injury.stunned", "lrb6/injury.ko", "lrb6/injury.casualty")
@pytest.mark.parametrize(
    ("dice", "state"),
    [
        ("1 1", "stunned"),
        ("3 4", "stunned"),
        ("4 4", "ko"),
        ("4 5", "ko"),
        ("5 5, 1 1", "injured"),
        ("5 6, 1 1", "injured"),
        ("6 6, 1 1", "injured"),
    ],
)
def test_the_injury_table(dice, state):
    game = hit(f"5 5, {dice}")
    assert game.state("away 1") == state
    assert (game.where("away 1") == "9,7") == (state == "stunned")
    assert game.done()


@pytest.mark.rule("lrb6/injury.casualty")
@pytest.mark.parametrize(
    ("dice", "effect"), [("5 5", "badly hurt"), ("5 6", "serious injury"), ("6 6", "dead")]
)
def test_the_simple_table_reads_the_casualty_from_the_injury_roll(dice, effect):
    game = hit(f"5 5, {dice}", options={"casualty_mode": "simple"})
    assert game.state("away 1") == "injured"
    assert game.shows(f"injuries away 1 {effect}")
    assert game.done()


@pytest.mark.rule("lrb6/injury.niggling")
@pytest.mark.parametrize(
    ("niggling", "dice", "state"),
    [
        (0, "3 4", "stunned"),
        (1, "3 3", "stunned"),  # 6 + 1
        (1, "3 4", "ko"),  # 7 + 1
        (2, "3 3", "ko"),  # 6 + 2
        (1, "4 5, 1 1", "injured"),  # 9 + 1
        (3, "6 6, 1 1", "injured"),  # above 12
    ],
)
def test_each_niggling_injury_adds_one_to_the_injury_roll(niggling, dice, state):
    game = hit(f"5 5, {dice}", away=f"niggling:{niggling}")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/injury.niggling")
def test_niggling_injuries_do_not_help_to_break_armour():
    game = hit("4 4", away="niggling:3")
    assert game.state("away 1") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/injury.niggling", "lrb6/pushing.crowd-injury")
def test_niggling_injuries_count_in_the_crowd():
    game = pitch("home 1 8,1 / away 1 8,0 niggling:1", dice="push, 3 4")
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "ko"
    assert game.done()


# --- casualties -------------------------------------------------------------------------------

# Every first and last number of a row, and every number of the fifties.
@pytest.mark.rule(
    "lrb6/casualty.roll",
    "lrb6/casualty.badly-hurt",
    "lrb6/casualty.miss-next",
    "lrb6/casualty.niggling",
    "lrb6/casualty.ma",
    "lrb6/casualty.av",
    "lrb6/casualty.ag",
    "lrb6/casualty.st",
    "lrb6/casualty.dead",
)
@pytest.mark.parametrize(
    ("dice", "effect"),
    [
        ("1 1", "badly hurt"),
        ("1 8", "badly hurt"),
        ("3 1", "badly hurt"),
        ("3 8", "badly hurt"),
        ("4 1", "misses next game"),
        ("4 8", "misses next game"),
        ("5 1", "niggling injury"),
        ("5 2", "niggling injury"),
        ("5 3", "-1 MA"),
        ("5 4", "-1 MA"),
        ("5 5", "-1 AV"),
        ("5 6", "-1 AV"),
        ("5 7", "-1 AG"),
        ("5 8", "-1 ST"),
        ("6 1", "dead"),
        ("6 8", "dead"),
    ],
)
def test_the_casualty_table(dice, effect):
    # A D6 for the tens, a D8 for the units.
    game = hit(f"5 5, 5 5, {dice}")
    assert game.where("away 1") == "injured"
    assert game.shows(f"injuries away 1 {effect}")
    assert game.told(f"away 1 is a casualty: {effect}")
    assert bool(game.told("away 1 dies")) == (effect == "dead")
    assert game.done()


@pytest.mark.rule("lrb6/casualty.roll", "lrb6/casualty.miss-next")
@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("1 1", "badly hurt"),
        ("3 8", "badly hurt"),
        ("4 1", "misses next game (Broken Ribs)"),
        ("4 2", "misses next game (Groin Strain)"),
        ("4 3", "misses next game (Gouged Eye)"),
        ("4 4", "misses next game (Broken Jaw)"),
        ("4 5", "misses next game (Fractured Arm)"),
        ("4 6", "misses next game (Fractured Leg)"),
        ("4 7", "misses next game (Smashed Hand)"),
        ("4 8", "misses next game (Pinched Nerve)"),
        ("5 1", "niggling injury (Damaged Back)"),
        ("5 2", "niggling injury (Smashed Knee)"),
        ("5 3", "-1 MA (Smashed Hip)"),
        ("5 4", "-1 MA (Smashed Ankle)"),
        ("5 5", "-1 AV (Serious Concussion)"),
        ("5 6", "-1 AV (Fractured Skull)"),
        ("5 7", "-1 AG (Broken Neck)"),
        ("5 8", "-1 ST (Smashed Collar Bone)"),
        ("6 1", "dead"),
        ("6 8", "dead"),
    ],
)
def test_every_row_of_the_casualty_table_is_told_by_its_name(dice, told):
    game = hit(f"5 5, 5 5, {dice}")
    (event,) = game.happenings("casualty")
    rolled = dice.replace(" ", "")
    assert str(event) == f"away 1 is a casualty: {told}, rolled {rolled}"
    assert event.values[2] == int(dice.replace(" ", ""))
    assert game.done()


@pytest.mark.rule("lrb6/casualty.roll", "lrb6/apothecary.casualty")
def test_the_second_opinion_has_a_name_too():
    game = hit("5 5, 5 5, 5 2, 4 3", more="apothecary 0 1").play("use the apothecary")
    names = [str(event).partition(": ")[2] for event in game.happenings("casualty")]
    assert names == [
        "niggling injury (Smashed Knee), rolled 52",
        "misses next game (Gouged Eye), rolled 43",
    ]


@pytest.mark.rule("lrb6/casualty.limit")
@pytest.mark.parametrize(
    ("loss", "legal"),
    [
        ({"ma": -1}, True),
        ({"ma": -2}, True),
        ({"ma": -3}, False),  # never more than two below the start
        ({"ag": -2}, True),
        ({"st": -2}, True),  # 3 - 2 is 1
        ({"st": -3}, False),
    ],
)
def test_no_characteristic_falls_more_than_two_or_below_one(loss, legal):
    team = ready_teams("lrb6")["human"]
    lineman = next(player for player in team.players if player.position == "Lineman")
    hurt = replace(
        lineman, **loss, injuries=tuple(stat for stat, lost in loss.items() for _ in range(-lost))
    )
    players = tuple(hurt if player is lineman else player for player in team.players)
    found = problems(replace(team, players=players), creation=False)
    assert (found == []) == legal


# --- credit -----------------------------------------------------------------------------------


def credited(game):
    """Who has been credited with a casualty."""
    numbers = {game.player(who): who for who in ("home 1", "home 2", "away 1")}
    return [numbers[player] for player, feat in game.table.feats if feat == 1]


@pytest.mark.rule("lrb6/casualty.credit")
def test_the_blocker_is_credited_with_a_casualty():
    game = hit("5 5, 5 5, 1 1", more="home 2 2,2")
    assert credited(game) == ["home 1"]
    assert game.done()


@pytest.mark.rule("lrb6/casualty.credit")
@pytest.mark.parametrize(
    ("dice", "skill"), [("attacker down", ""), ("both down", "Block")]
)
def test_the_blocked_player_is_credited_when_the_attacker_falls_by_his_own_block(dice, skill):
    game = pitch(
        f"home 1 7,7 / home 2 2,2 / away 1 8,7 {skill}", dice=f"{dice}, 5 5, 5 5, 1 1"
    )
    game.play("home 1 block", "block away 1")
    assert credited(game) == ["away 1"]
    assert game.done()


@pytest.mark.rule("lrb6/casualty.credit")
@pytest.mark.parametrize("kind", ["star", "mercenary"])
def test_stars_and_mercenaries_are_credited_with_nothing(kind):
    game = hit("5 5, 5 5, 1 1", home=kind, more="home 2 2,2")
    assert game.where("away 1") == "injured"
    assert credited(game) == []
    assert game.done()


@pytest.mark.rule("lrb6/casualty.credit")
def test_the_crowd_credits_nobody():
    game = pitch("home 1 8,1 / home 2 2,2 / away 1 8,0", dice="push, 5 5, 1 1")
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "injured"
    assert credited(game) == []
    assert game.done()


@pytest.mark.rule("lrb6/casualty.credit")
def test_a_chain_push_into_the_crowd_credits_nobody():
    game = pitch(
        "home 1 8,2 / home 2 2,2 / away 1 8,1 / away 2 7,0 / away 3 8,0 / away 4 9,0",
        dice="push, 5 5, 1 1",
    )
    game.play("home 1 block", "block away 1", "push to 8,0", "stay")
    assert game.where("away 3") == "injured"
    assert credited(game) == []
    assert game.done()


@pytest.mark.rule("lrb6/casualty.credit")
def test_a_foul_credits_nobody():
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7 prone", dice="4 5, 4 6, 1 1")
    game.play("home 1 foul", "foul away 1")
    assert game.where("away 1") == "injured"
    assert credited(game) == []
    assert game.done()


@pytest.mark.rule("lrb6/casualty.credit")
@pytest.mark.parametrize(
    ("skill", "dice"), [("Stab", "4 5, 5 5, 1 1"), ("Chainsaw", "2, 4 5, 5 5, 1 1")]
)
def test_weapons_credit_nobody(skill, dice):
    game = pitch(f"home 1 7,7 {skill} / home 2 2,2 / away 1 8,7", dice=dice)
    game.play("home 1 block", f"{skill} on away 1")
    assert game.where("away 1") == "injured"
    assert credited(game) == []
    assert game.done()


@pytest.mark.rule("lrb6/casualty.credit")
@pytest.mark.parametrize(
    ("position", "dice"),
    [
        ("home 1 7,7 / away 1 8,7", "1, 5 5, 5 5, 1 1"),  # a failed dodge
        ("home 1 7,7 ma0 / away 1 12,7", "1, 5 5, 5 5, 1 1"),  # a failed go for it
    ],
)
def test_falling_by_his_own_doing_credits_nobody(position, dice):
    game = pitch(f"{position} / home 2 2,2", dice=dice)
    game.play("home 1 move", "move 6,7")
    assert game.where("home 1") == "injured"
    assert credited(game) == []
    assert game.done()


# --- the apothecary ---------------------------------------------------------------------------


@pytest.mark.rule("lrb6/apothecary.once", "lrb6/apothecary.casualty")
def test_the_owner_chooses_between_the_two_results():
    # Dead first; the apothecary's roll says -1 MA.
    game = hit("5 5, 5 5, 6 1", more="apothecary 0 1")
    assert game.asked("away", "apothecary for a casualty", "away 1")
    game.rolls("5 3")
    twin = game.copy()
    game.play("use the apothecary")
    assert game.asked("away", "which result", "away 1")
    game.play("take the second result")
    assert game.shows("injuries away 1 -1 MA / apothecary 0 0")
    assert game.where("away 1") == "injured"
    assert game.done()
    twin.play("use the apothecary", "keep the first result")
    assert twin.shows("injuries away 1 dead / apothecary 0 0")
    assert twin.done()


@pytest.mark.rule("lrb6/apothecary.once")
def test_declining_keeps_the_result_and_the_apothecary():
    game = hit("5 5, 5 5, 4 1", more="apothecary 0 1")
    game.play("no apothecary")
    assert game.shows("injuries away 1 misses next game / apothecary 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.once")
def test_a_used_apothecary_is_gone_for_the_match():
    game = pitch(
        "home 1 7,7 / home 2 7,9 / away 1 8,7 / away 2 8,10 / apothecary 0 1",
        dice="pow, 5 5, 4 4, pow, 5 5, 4 4",
    )
    game.play("home 1 block", "block away 1", "push to 9,6", "stay", "use the apothecary")
    game.play("home 2 block", "block away 2", "push to 9,11", "stay")
    assert game.asked("home", "turn")  # nobody asked for an apothecary again
    assert game.where("away 2") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.once")
def test_only_one_apothecary_sees_to_one_casualty():
    game = hit("5 5, 5 5, 6 1, 6 1", more="apothecary 0 2")
    game.play("use the apothecary", "take the second result")
    assert game.asked("home", "turn")
    assert game.shows("injuries away 1 dead / apothecary 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.once")
def test_nobody_is_asked_for_a_stunned_player_or_without_an_apothecary():
    stunned = hit("5 5, 3 4", more="apothecary 1 1")
    assert stunned.asked("home", "turn")
    none = hit("5 5, 4 4", more="apothecary 1 0")
    assert none.asked("home", "turn")
    assert none.where("away 1") == "ko"


@pytest.mark.rule("lrb6/apothecary.badly-hurt")
@pytest.mark.parametrize(
    ("first", "second", "answer"),
    [
        ("1 1", "6 1", "keep the first result"),
        ("6 1", "3 8", "take the second result"),
    ],
)
def test_a_badly_hurt_player_is_patched_up_into_reserves(first, second, answer):
    game = hit(f"5 5, 5 5, {first}, {second}", more="apothecary 0 1")
    game.play("use the apothecary", answer)
    assert game.where("away 1") == "reserves"
    assert game.table.injuries == ()
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.badly-hurt")
def test_without_an_apothecary_a_badly_hurt_player_stays_out():
    game = hit("5 5, 5 5, 1 1")
    assert game.where("away 1") == "injured"
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.ko")
def test_a_knocked_out_player_stays_on_the_pitch_stunned():
    game = hit("5 5, 4 4", more="apothecary 0 1")
    assert game.asked("away", "apothecary for a knock-out", "away 1")
    twin = game.copy()
    game.play("use the apothecary")
    assert game.shows("away 1 9,7 stunned / apothecary 0 0")
    twin.play("no apothecary")
    assert twin.where("away 1") == "ko"
    assert twin.shows("apothecary 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.ko", "lrb6/pushing.crowd-injury")
def test_a_player_knocked_out_in_the_crowd_goes_to_reserves():
    game = pitch("home 1 8,1 / away 1 8,0 / apothecary 0 1", dice="push, 4 4")
    game.play("home 1 block", "block away 1", "stay", "use the apothecary")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.once")
@pytest.mark.parametrize("kind", ["journeyman", "mercenary"])
def test_journeymen_and_mercenaries_may_be_treated(kind):
    game = hit("5 5, 4 4", away=kind, more="apothecary 0 1")
    game.play("away: use the apothecary")
    assert game.shows("away 1 9,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.once")
@pytest.mark.parametrize("dice", ["5 5, 4 4", "5 5, 5 5, 6 1"])
def test_star_players_may_not_be_treated(dice):
    game = hit(dice, away="star", more="apothecary 0 1")
    assert game.asked("home", "turn")
    assert game.shows("apothecary 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.teams")
@pytest.mark.parametrize("roster", sorted(rosters("lrb6")))
def test_four_teams_may_not_have_an_apothecary(roster):
    team = replace(ready_teams("lrb6")[roster], apothecary=True)
    refused = any("apothecary" in each for each in problems(team, creation=False))
    assert refused == (roster in {"khemri", "necromantic", "nurgle", "undead"})


# --- the necromancer --------------------------------------------------------------------------

DEATH = "5 5, 5 5, 6 1"


@pytest.mark.rule("lrb6/casualty.necromancer")
def test_a_dead_opponent_may_be_raised_as_a_zombie_in_reserves():
    game = hit(DEATH, more="home 2 2,2 / necromancer 1 0 / roster undead human")
    assert game.asked("home", "raise the dead", "away 1")
    game.play("yes")
    assert game.told("rises from the dead")
    zombie = game.player("home 3")
    assert game.table.profiles[zombie].position == "Zombie"
    assert game.where("home 3") == "reserves"
    assert game.where("away 1") == "injured"
    assert game.shows("necromancer 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/casualty.necromancer")
def test_the_offer_may_be_refused_and_is_kept():
    game = hit(DEATH, more="necromancer 1 0 / roster undead human")
    game.play("no")
    assert game.shows("necromancer 1 0")
    assert game.done()


@pytest.mark.rule("lrb6/casualty.necromancer")
@pytest.mark.parametrize(
    ("victim", "dice"),
    [
        ("Stunty", DEATH),
        ("Regeneration", DEATH + ", 1"),
        ("", "5 5, 5 5, 5 8"),  # hurt, not dead
    ],
)
def test_some_cannot_be_raised(victim, dice):
    game = hit(dice, away=victim, more="necromancer 1 0 / roster undead human")
    assert game.asked("home", "turn")
    assert game.shows("necromancer 1 0")
    assert game.done()


@pytest.mark.rule("lrb6/casualty.necromancer")
@pytest.mark.parametrize(("strength", "raised"), [(4, True), (5, False)])
def test_only_players_of_strength_four_or_less_are_raised(strength, raised):
    game = hit(
        DEATH,
        away=f"st{strength}",
        home=f"st{strength}",
        more="necromancer 1 0 / roster undead human",
    )
    assert (game.kind == "raise the dead") == raised
    assert game.done()


@pytest.mark.rule("lrb6/casualty.necromancer", "lrb6/apothecary.casualty")
def test_a_player_saved_by_the_apothecary_is_not_raised():
    game = hit(DEATH + ", 4 1", more="apothecary 0 1 / necromancer 1 0 / roster undead human")
    game.play("use the apothecary", "take the second result")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/casualty.necromancer")
def test_own_dead_are_not_raised():
    game = pitch(
        "home 1 7,7 / home 2 2,2 / away 1 8,7 / necromancer 1 0 / roster undead human",
        dice=f"attacker down, {DEATH}",
    )
    game.play("home 1 block", "block away 1")
    assert game.where("home 1") == "injured"
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/casualty.necromancer")
def test_the_zombie_may_be_a_seventeenth_player():
    squad = " / ".join(f"home {number} {number},1" for number in range(2, 17))
    game = hit(DEATH, more=f"{squad} / necromancer 1 0 / roster undead human")
    game.play("yes")
    assert game.where("home 17") == "reserves"
    assert game.done()
