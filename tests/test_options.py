"""Optional rules and disputed readings, switched one by one."""

from dataclasses import replace

import pytest
from shopping import sells, shop
from table import pitch

from pigskin import LRB6, Game, PigskinError
from pigskin.option_words import read_options
from pigskin.options import EXTRA_RULES, make_options
from pigskin.teams import ready_team


def test_without_hand_offs_nobody_is_offered_one() -> None:
    position = "home 1 5,5 ball / home 2 6,6 / away 1 20,5"
    assert pitch(position).offers("home 1 hand-off")
    assert pitch(position, options={"hand_offs": False}).refuses("home 1 hand-off")


def test_without_fouls_nobody_is_kicked() -> None:
    position = "home 1 5,5 / away 1 6,5 prone"
    assert pitch(position).offers("home 1 foul")
    assert pitch(position, options={"fouls": False}).refuses("home 1 foul")


def test_without_going_for_it_the_last_square_is_the_last() -> None:
    game = pitch("home 1 5,5 ma1 / away 1 20,5", options={"going_for_it": False})
    game.play("home 1 move", "move 6,5")
    assert game.asked("home", "turn")  # nothing is left to do


def test_without_assists_a_block_is_man_to_man() -> None:
    position = "home 1 5,5 / home 2 6,6 / away 1 6,5"
    helped = pitch(position, dice="push pow")
    helped.play("home 1 block", "block away 1")
    assert helped.offers("choose push", "choose pow")
    alone = pitch(position, dice="push", options={"assists": False})
    alone.play("home 1 block", "block away 1")
    assert alone.asked("home", "push")
    assert alone.done()


def test_without_assists_a_foul_has_none_either() -> None:
    position = "home 1 5,5 / home 2 6,6 / away 1 6,5 prone"
    helped = pitch(position, dice="5 3 1 2")  # 8 + 1 beats AV 8; stunned
    helped.play("home 1 foul", "foul away 1")
    assert helped.shows("away 1 6,5 stunned")
    alone = pitch(position, dice="5 3", options={"assists": False})
    alone.play("home 1 foul", "foul away 1")
    assert alone.shows("away 1 6,5 prone")
    assert alone.done()


def test_without_interceptions_the_ball_flies_past() -> None:
    position = "home 1 5,5 ball / away 1 7,5 / home 2 9,5"
    game = pitch(position, dice="4 3", options={"interceptions": False})
    game.play("home 1 pass", "pass the ball", "pass to 9,5")
    assert game.shows("home 2 9,5 ball")
    assert game.done()


def test_without_fumbles_a_one_only_misses() -> None:
    position = "home 1 5,5 ball / home 2 7,5 / away 1 20,5"
    game = pitch(position, dice="1 E W E E", options={"fumbles": False})
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    assert game.told("misses its target")
    assert not game.told("fumble")
    assert game.done()


def test_extra_rules_off_turns_all_of_them_off_but_single_ones_can_be_kept() -> None:
    options = make_options({"extra_rules": False, "fouls": True})
    assert options.fouls
    assert not any(getattr(options, name) for name in EXTRA_RULES if name != "fouls")


@pytest.mark.parametrize(
    "options, words",
    [
        ({"offside": True}, "there is no option 'offside'; pigskin options lists them all"),
        ({"overtime": "maybe"}, "must be one of 'agreed', 'always', 'never'"),
        ({"extra_rules": 3}, "must be True or False"),
        ({"turn_seconds": "soon"}, "must be a whole number from 0"),
        ({"turn_seconds": 10**5000}, "must be a whole number from 0"),
        ({"weather": 1}, "option weather is 1, but must be one of True, False"),
        ({"foul_base_bonus": True}, "must be one of 0, 1"),
        (["overtime"], "options are names and their values"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], words: str) -> None:
    with pytest.raises(PigskinError, match=words):
        Game("human", "orc", options=options)


def test_the_simple_casualty_table_gives_the_apothecary_a_second_roll() -> None:
    # Defender Down, armour 6+6, injury 6+6: dead; the apothecary's own 2D6 say 5+4: badly hurt.
    game = pitch(
        "home 1 5,5 / away 1 6,5 / apothecary 0 1",
        dice="pow 6 6 6 6 5 4",
        options={"casualty_mode": "simple"},
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("away", "apothecary for a casualty")
    game.play("use the apothecary", "take the second result")
    assert game.shows("away 1 reserves")
    assert game.done()


# --- house rules of sites and leagues ---------------------------------------------------------


def test_animosity_may_spare_a_team_mate_of_no_known_race() -> None:
    position = "home 1 5,7 ball Animosity race:Orc / home 2 8,7 / away 1 20,7"
    throw = ("home 1 pass", "pass the ball", "pass to 8,7")
    strict = pitch(position, dice="2 3 3").play(*throw)
    assert strict.told("home 1: animosity 2+, rolled 2, passed")
    lenient = pitch(position, dice="3 3", options={"animosity": "known"}).play(*throw)
    assert lenient.ball == "home 2"
    assert not lenient.happenings("animosity")
    assert lenient.done()


def test_animosity_refuses_a_known_other_race_either_way() -> None:
    position = "home 1 5,7 ball Animosity race:Orc / home 2 8,7 race:Goblin / away 1 20,7"
    game = pitch(position, dice="2 3 3", options={"animosity": "known"})
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.told("home 1: animosity 2+, rolled 2, passed")


def test_a_hungry_player_may_be_allowed_to_leave_his_thralls_alone() -> None:
    position = "home 1 7,7 Blood Lust / home 2 8,8 pos:Thrall / away 1 20,7 / home 9 2,2"
    strict = pitch(position, dice="1 1 2").play("home 1 move", "stop")
    assert strict.told("home 1 bites home 2")
    lenient = pitch(position, dice="1", options={"feeding": "may"})
    lenient.play("home 1 move", "stop", "nobody")
    assert lenient.state("home 1") == "reserves"
    assert lenient.turnover
    assert lenient.done()


def test_a_thrall_may_be_known_by_his_race() -> None:
    position = "home 1 7,7 Blood Lust / home 2 8,8 pos:Serf race:Thrall / away 1 20,7 / home 9 2,2"
    game = pitch(position, dice="1 1 2").play("home 1 move", "stop")
    assert game.told("home 1 bites home 2")


@pytest.mark.parametrize(("crowd", "dice"), [("edition", "pow 6 1 1 1"), ("first", "pow 1 1 6 1")])
def test_the_crowd_waits_for_the_follow_up_or_does_not(crowd: str, dice: str) -> None:
    # A chain: the one who falls is pushed into a team-mate, who goes over the line.
    position = "home 1 5,12 / away 1 5,13 / away 2 5,14 / away 3 4,14 / away 4 6,14 / home 9 2,2"
    game = pitch(position, dice=dice, options={"crowd": crowd})
    game.play("home 1 block", "block away 1", "push to 5,14")
    assert len(game.happenings("into the crowd")) == (1 if crowd == "first" else 0)
    game.play("follow up")
    assert len(game.happenings("into the crowd")) == 1
    assert game.done()


@pytest.mark.parametrize(("rise", "dice"), [("roll", "1 4"), ("free", "1")])
def test_who_takes_root_lying_down_rolls_to_get_up_or_just_does(rise: str, dice: str) -> None:
    position = "home 1 5,5 prone ma2 Take Root / away 1 20,5 / home 9 2,2"
    game = pitch(position, dice=dice, options={"rooted_rise": rise})
    game.play("home 1 move")
    assert game.shows("home 1 5,5 up")
    assert game.done()


@pytest.mark.parametrize(("counted", "feats"), [("target", 0), ("team", 1)])
def test_a_pass_that_bounces_to_a_team_mate_is_a_completion_or_not(
    counted: str, feats: int
) -> None:
    position = "home 1 5,7 ball / home 2 8,7 / home 3 9,7 / away 1 20,7"
    game = pitch(position, dice="4 1 E 6", options={"completions": counted})
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "home 3"
    assert len(game.table.feats) == feats
    assert game.done()


def test_a_coach_may_be_allowed_to_concede_in_set_up() -> None:
    for conceding, allowed in (("turn", False), ("set-up", True)):
        game = Game("human", "orc", seed=1, options={"conceding": conceding})
        while game.question is not None and game.question.kind != "set-up":
            game.answer(game.question.codes[0])
        assert game.question is not None
        coach = game.question.coach
        if allowed:
            game.concede(coach)
            assert game.over
            assert game.table.ending == "conceded"
        else:
            with pytest.raises(PigskinError, match="may concede only"):
                game.concede(coach)


# --- readings in dispute ----------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.foul-appearance.roll", "lrb6/skill.frenzy.second-block")
@pytest.mark.parametrize(("when", "dice"), [("each", "2 push 2 push"), ("first", "2 push push")])
@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_a_frenzied_player_faces_a_foul_appearance_twice_or_once(
    rules: str, when: str, dice: str
) -> None:
    position = "home 1 5,5 Frenzy / away 1 6,5 Foul Appearance / home 9 2,2"
    game = pitch(position, dice=dice, options={"foul_appearance": when}, rules=rules)
    game.play("home 1 block", "block away 1", "push to 7,5", "push to 8,5")
    assert game.shows("home 1 7,5 / away 1 8,5")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dump-off.pass", "lrb6/skill.stab.armour")
@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
def test_a_stab_leaves_no_time_for_a_dump_off_unless_agreed(rules: str) -> None:
    position = "home 1 5,5 Stab / away 1 6,5 ball Dump-Off / away 2 7,5"
    game = pitch(position, dice="1 1", rules=rules)
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 6,5 ball")
    assert game.done()
    game = pitch(position, dice="", options={"dump_off": "attacks"}, rules=rules)
    game.play("home 1 block", "Stab on away 1")
    assert game.asked("away", "dump-off", "away 1")


@pytest.mark.rule("lrb6/skill.break-tackle.strength", "lrb6/skill.diving-tackle.minus-two")
@pytest.mark.parametrize(("counts", "stands"), [("dodge", True), ("dive", False)])
def test_strength_on_a_dodge_rolled_again_after_a_dive(counts: str, stands: bool) -> None:
    # With AG 2 a 4 is needed, with ST 4 a 2; the dive makes it 4 with strength and 6 without.
    position = (
        "home 1 5,5 ag2 st4 Break Tackle / away 1 6,5 Diving Tackle / home 9 2,2 / rerolls 1 0"
    )
    game = pitch(position, dice="3", options={"break_tackle": counts})
    game.play("home 1 move", "move 4,5", "use Break Tackle", "away: away 1 uses Diving Tackle")
    game.rolls("4" if stands else "4 1 1").play("team re-roll")
    assert game.shows(f"home 1 4,5 {'up' if stands else 'prone'}")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stab.injury", "lrb6/skill.stunty.injury")
@pytest.mark.parametrize(
    ("counts", "dice", "box"),
    [
        ("counts", "5 4", "injured"),
        ("counts", "4 3", "ko"),
        ("ignored", "5 4", "ko"),
        ("ignored", "4 3", "6,5 stunned"),
    ],
)
@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_a_stabbed_stunty_is_frail_or_like_anybody(
    rules: str, counts: str, dice: str, box: str
) -> None:
    position = "home 1 5,5 Stab / away 1 6,5 Stunty / home 9 2,2"
    game = pitch(position, dice=f"6 6 {dice}", options={"stunty_stab": counts}, rules=rules)
    game.play("home 1 block", "Stab on away 1")
    assert game.shows(f"away 1 {box}")
    assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit")
@pytest.mark.parametrize(("state", "ends"), [("up", (True, True)), ("prone", (True, False))])
def test_landing_on_a_team_mate_who_lies_already(state: str, ends: tuple[bool, bool]) -> None:
    position = (
        "home 1 5,5 Throw Team-Mate / home 2 6,5 Right Stuff / home 3 9,5 "
        f"{state} / away 1 20,5 / home 9 2,2"
    )
    for reading, turnover in zip(("turnover", "standing"), ends, strict=True):
        game = pitch(position, "5 N S E 1 1 E 1 1", options={"landed_on": reading})
        game.play("home 1 pass", "throw home 2", "throw home 2 to 8,5")
        assert game.shows("home 3 9,5 prone / home 2 10,5 prone")
        assert game.turnover is turnover
        assert game.done()


@pytest.mark.rule("lrb6/skill.throw-team-mate.hit")
@pytest.mark.parametrize(("reading", "turnover"), [("turnover", False), ("anybody", True)])
def test_landing_on_an_opponent_may_end_the_turn(reading: str, turnover: bool) -> None:
    position = (
        "home 1 5,5 Throw Team-Mate / home 2 6,5 Right Stuff / away 3 9,5 / home 9 2,2"
    )
    game = pitch(position, "5 N S E 1 1 E 1 1", options={"landed_on": reading})
    game.play("home 1 pass", "throw home 2", "throw home 2 to 8,5")
    assert game.shows("away 3 9,5 prone / home 2 10,5 prone")
    assert game.turnover is turnover


@pytest.mark.rule("lrb6/skill.bombardier.catch")
@pytest.mark.parametrize(
    ("rules", "reading", "offered"),
    [
        ("lrb6", "edition", True),
        ("lrb6", "bare", False),
        ("bb2016", "edition", True),
        ("bb2016", "bare", False),
        ("bb2020", "edition", False),
        ("bb2020", "skills", True),
    ],
)
def test_catching_a_bomb_with_or_without_the_skill(
    rules: str, reading: str, offered: bool
) -> None:
    position = "home 1 5,5 Bombardier / home 2 8,5 Catch / away 1 20,5 / rerolls 1 0"
    game = pitch(position, "6 1", options={"bomb_catching": reading}, rules=rules)
    if rules == "bb2020":
        game.play("home 1 uses Bombardier", "pass to 8,5")
    else:
        game.play("home 1 special", "pass to 8,5", "yes")
    assert game.asked("home", "re-roll", "home 2")
    assert ("re-roll with Catch" in game.options()) is offered


@pytest.mark.rule("lrb6/skill.bombardier.throw")
@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
@pytest.mark.parametrize(
    ("reading", "dice", "up"), [("own", "6 3 1 1", False), ("first", "6 3", True)]
)
def test_the_second_bomb_of_a_turn_is_thrown_by_its_thrower_or_the_first(
    reading: str, dice: str, up: bool, rules: str
) -> None:
    """From 20,5 it is a long bomb, which a 3 fumbles; from 5,5 a quick throw that a 3 makes."""
    position = "home 1 5,5 Bombardier / home 2 20,5 Bombardier / away 1 25,14 / turn home 3"
    game = pitch(position, dice, options={"second_bomb": reading}, rules=rules)
    game.play("home 1 special", "pass to 8,5")
    assert ("bomber" in game.picture()) == up
    game.play("home 2 special", "pass to 8,5")
    assert ("home 2 20,5 Bombardier" in game.picture()) == up
    if up:
        game.play("end turn")
    assert "bomber" not in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/skill.bombardier.catch")
def test_who_has_caught_a_bomb_counts_as_the_thrower_of_the_next() -> None:
    """Away 1 catches the bomb and throws it on; then that of home 2 has only 3 squares to fly."""
    position = (
        "home 1 5,5 Bombardier / home 2 20,5 Bombardier / away 1 9,5 / away 2 25,14 / turn home 3"
    )
    game = pitch(position, "6 6 6 3", options={"second_bomb": "first"})
    game.play("home 1 special", "pass to 9,5", "yes", "pass to 12,9")
    game.play("home 2 special", "pass to 12,5")
    assert "away 1 9,5" in game.picture()
    assert game.done()
    game.play("end turn")
    assert "bomber" not in game.picture()


@pytest.mark.rule("lrb6/skill.diving-catch.reach", "lrb6/skill.bombardier.catch")
@pytest.mark.parametrize(("reading", "dives"), [("edition", True), ("bare", False)])
def test_diving_for_a_bomb(reading: str, dives: bool) -> None:
    position = "home 1 5,5 Bombardier / home 2 8,5 Diving Catch / away 1 20,5"
    dice = "6" if dives else "6 1"  # else it explodes beside him, and misses
    game = pitch(position, dice, options={"bomb_catching": reading})
    game.play("home 1 special", "pass to 8,6")
    assert (game.kind == "dive for the ball") is dives
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach")
@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
@pytest.mark.parametrize(("reading", "dives"), [("empty", False), ("down", True)])
def test_diving_for_a_ball_that_comes_down_on_somebody(
    rules: str, reading: str, dives: bool
) -> None:
    position = "home 1 5,5 ball / home 2 8,5 Diving Catch / away 1 8,6 prone / home 9 2,2"
    dice = "6" if dives else "6 S"
    game = pitch(position, dice, options={"diving_catch": reading}, rules=rules)
    game.play("home 1 pass", "pass the ball", "pass to 8,6")
    assert (game.kind == "dive for the ball") is dives
@pytest.mark.parametrize(("bonus", "state"), [(0, "prone"), (1, "stunned")])
def test_an_unmarked_fouler_may_have_a_bonus(bonus: int, state: str) -> None:
    position = "home 1 5,5 / away 1 6,5 prone / home 9 2,2"
    dice = "5 3 1 2" if bonus else "5 3"
    game = pitch(position, dice=dice, options={"foul_unmarked_bonus": bonus})
    game.play("home 1 foul", "foul away 1")
    assert game.shows(f"away 1 6,5 {state}")
    assert game.done()


def test_a_marked_fouler_never_has_it() -> None:
    position = "home 1 5,5 / away 1 6,5 prone / away 2 4,4 / home 2 3,3 / home 9 2,2"
    game = pitch(position, dice="5 3", options={"foul_unmarked_bonus": 1})
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 6,5 prone")
    assert game.done()


@pytest.mark.parametrize(("guards", "state"), [(False, "prone"), (True, "stunned")])
def test_a_sneaky_git_may_assist_fouls_though_he_is_marked(guards: bool, state: str) -> None:
    position = "home 1 5,5 / home 2 7,6 Sneaky Git / away 1 6,5 prone / away 2 8,7 / home 9 2,2"
    game = pitch(position, dice="5 3 1 2" if guards else "5 3", options={"foul_guards": guards})
    game.play("home 1 foul", "foul away 1")
    assert game.shows(f"away 1 6,5 {state}")
    assert game.done()


@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
@pytest.mark.parametrize("spiked", [False, True])
def test_the_ball_may_be_spiked_in_every_drive(spiked: bool, rules: str) -> None:
    """Home scores, and the next drive is set up; whoever drops the ball in it is stabbed."""
    position = "home 1 24,7 ball / away 1 2,2 / turn home 3"
    game = pitch(position, options={"spiked_ball": spiked}, rules=rules)
    game.play("home 1 move", "move 25,7")
    assert game.asked("home", "set-up")
    assert ("effects table Spiked Ball until match" in game.picture()) == spiked


@pytest.mark.parametrize(("dodges", "down"), [(False, True), (True, False)])
def test_right_stuff_may_be_stronger_than_tackle(dodges: bool, down: bool) -> None:
    position = "home 1 5,5 Tackle / away 1 6,5 Dodge, Right Stuff / home 9 2,2"
    dice = "stumble 1 1" if down else "stumble"
    game = pitch(position, dice=dice, options={"right_stuff_dodges": dodges})
    game.play("home 1 block", "block away 1")
    if dodges:
        game.play("use Dodge")
    game.play("push to 7,5", "stay")
    assert game.state("away 1") == ("prone" if down else "up")
    assert game.done()


@pytest.mark.parametrize(("cost", "left"), [("re-roll", 1), ("free", 2)])
def test_piling_on_costs_a_re_roll_or_nothing_in_bb2016(cost: str, left: int) -> None:
    position = "home 1 5,5 Piling On / away 1 6,5 / home 9 2,2 / rerolls home 2"
    game = pitch(
        position, dice="pow 1 1 6 6 1 1", rules="bb2016", options={"piling_on_cost": cost}
    )
    game.play("home 1 block", "block away 1", "choose pow")
    game.play("push to 7,5", "follow up", "use Piling On")
    assert game.rerolls[0] == left
    assert game.state("home 1") == "prone"
    assert game.done()


@pytest.mark.parametrize(("trampled", "state"), [("as they lie", "stunned"), ("prone", "prone")])
def test_who_is_run_over_stunned_may_be_only_prone_afterwards(trampled: str, state: str) -> None:
    position = "home 1 5,5 ma1 Ball & Chain / away 1 6,5 stunned / home 9 2,2"
    game = pitch(position, dice="3 1 1", options={"trampled": trampled})
    game.play("home 1 move", "face east", "push to 7,5")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.parametrize(("gust", "wind"), [("always", " N"), ("in play", "")])
def test_a_gust_may_leave_a_touchback_alone(gust: str, wind: str) -> None:
    dice = "W 3 3 4 3 4" + wind
    # Home kicks short, into its own half, and the weather turns nice.
    teams = "home 1 12,6 / home 2 12,7 / home 3 12,8 / away 1 13,6 / away 2 13,7 / away 3 13,8"
    game = pitch(f"{teams} / phase kick / kicking home / turns 0 0", dice, options={"gust": gust})
    game.play("kick to 14,7")
    assert game.asked("away", "touchback")
    assert game.done()


@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
@pytest.mark.parametrize(("hits", "armour"), [("first", ""), ("each", "1 2")])
def test_a_thrown_player_may_fell_each_he_comes_down_on(
    hits: str, armour: str, rules: str
) -> None:
    # Three scatters onto away 1, who rolls armour; on to away 2, on to an empty square.
    position = (
        "home 1 5,5 st5 Throw Team-Mate / home 2 5,6 Right Stuff / away 1 9,5 / away 2 10,5"
    )
    dice = f"6 N S E 1 2 E {armour} E 1 2"
    game = pitch(position, dice, options={"landing_hits": hits}, rules=rules)
    game.play("home 1 pass", "throw home 2", "throw home 2 to 8,5")
    assert game.state("away 1") == "prone"
    assert game.state("away 2") == ("prone" if hits == "each" else "up")
    assert game.done()


@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
def test_two_players_may_swap_places_in_a_quick_snap(rules: str) -> None:
    dice = "W 3 4 5"
    teams = "home 1 12,6 / home 2 12,7 / home 3 12,8 / away 1 13,6 / away 2 13,7 / away 3 13,8"
    position = f"{teams} / phase kick / kicking home / turns 0 0"
    game = pitch(position, dice, options={"quick_snap": "swaps"}, rules=rules)
    game.play("kick to 20,7")
    assert game.refuses("snap away 1 to 12,6")  # an opponent stands there
    game.play("snap away 1 to 13,7")
    assert game.shows("away 1 13,7 / away 2 13,6")
    assert game.refuses("snap away 2 to 14,6", "snap away 3 to 13,7")  # both have moved
    assert game.offers("snap away 3 to 14,9")


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_without_casualty_rolls_nothing_lasts(rules: str) -> None:
    # Armour 6+6, injury 6+6, and no die more.
    game = pitch(
        "home 1 5,5 / away 1 6,5", "pow 6 6 6 6", options={"casualty_rolls": False}, rules=rules
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 injured / injuries away 1 badly hurt")
    assert game.done()


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_without_apothecaries_nobody_is_treated(rules: str) -> None:
    game = pitch(
        "home 1 5,5 / away 1 6,5 / apothecary 0 1",
        "pow 6 6 4 4",
        options={"apothecary": False},
        rules=rules,
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 ko / apothecary 0 1")
    assert game.done()


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_without_journeymen_a_team_plays_short(rules: str) -> None:
    team = ready_team(rules, "human")
    nine = replace(team, players=team.players[:9])
    game = Game(nine, "orc", rules, options={"journeymen": False})
    assert len(game.table.players(0)) == 9
    assert game.question is not None
    assert game.question.kind != "journeymen"


@pytest.mark.rule("lrb6/apothecary.badly-hurt", "lrb6/skill.stunty.injury")
@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_the_nine_of_a_stunty_and_the_apothecary(rules: str) -> None:
    position = "home 1 5,5 / away 1 6,5 Stunty / home 9 2,2 / apothecary 0 1"
    answers = ("home 1 block", "block away 1", "push to 7,5", "stay")
    game = pitch(position, "pow 6 6 5 4", rules=rules).play(*answers)
    assert game.asked("away", "apothecary for a casualty", "away 1")
    game = pitch(position, "pow 6 6 5 4", options={"stunty_nine": "untreated"}, rules=rules)
    game.play(*answers)
    assert game.shows("away 1 injured / apothecary 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/apothecary.ko", "lrb6/skill.ball-and-chain.fall")
@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_a_knocked_out_ball_and_chain_and_the_apothecary(rules: str) -> None:
    position = "home 1 5,5 / away 1 6,5 Ball & Chain / home 9 2,2 / apothecary 0 1"
    answers = ("home 1 block", "block away 1", "push to 7,5", "stay")
    game = pitch(position, "pow 4 4", rules=rules).play(*answers, "away: use the apothecary")
    assert game.shows("away 1 reserves")
    game = pitch(position, "pow 4 4", options={"chained_ko": "out"}, rules=rules).play(*answers)
    assert game.shows("away 1 ko / apothecary 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
@pytest.mark.parametrize(("reading", "rotter"), [("action", False), ("any", True)])
@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
def test_who_dies_blocking_a_rotten_player(rules: str, reading: str, rotter: bool) -> None:
    position = "home 1 5,5 / away 1 6,5 Nurgle's Rot / home 9 2,2"
    game = pitch(
        position, "skull 6 6 6 6 6 1", options={"nurgles_rot": reading}, rules=rules
    ).play("home 1 block", "block away 1")
    assert game.shows("home 1 injured / injuries home 1 dead")
    assert any("infection" in str(each) for each in game.picture().splitlines()) is rotter
    assert game.done()


@pytest.mark.rule("lrb6/skill.hail-mary-pass.throw")
@pytest.mark.parametrize(("reading", "fumbled"), [("plain", False), ("modified", True)])
def test_a_hail_mary_pass_in_a_tackle_zone(reading: str, fumbled: bool) -> None:
    position = "home 1 5,5 ball Hail Mary Pass / away 1 6,5 / home 9 2,2"
    dice = "2 N" if fumbled else "2 N N N N"  # a bounce, or three scatters and a bounce
    game = pitch(position, dice, options={"hail_mary": reading})
    game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 20,7")
    assert bool(game.told("home 1 fumbles")) is fumbled
    assert game.done()


@pytest.mark.rule("lrb6/throw-in.corner")
@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
@pytest.mark.parametrize(
    ("reading", "over", "lands"),
    [
        ("end zone", "N", "1,0"),
        ("line crossed", "N", "0,1"),
        ("line crossed", "W", "1,0"),
        ("line crossed", "NW", "1,0"),
    ],
)
def test_a_ball_that_leaves_from_a_corner(rules: str, reading: str, over: str, lands: str) -> None:
    # He fumbles picking it up; it is thrown in straight, a square far, and bounces back and forth.
    position = "home 1 1,1 / ball 0,0 / away 1 20,5 / home 9 20,2"
    game = pitch(position, f"1 {over} 3 1 1 SE", options={"corner": reading}, rules=rules)
    game.play("home 1 move", "move 0,0")
    assert game.told(f"the crowd throws the ball to {lands}")
    assert game.done()


@pytest.mark.parametrize(("squirming", "dice"), [("lands", "1 2 4"), ("stays", "1 2")])
def test_who_squirms_free_lands_or_just_stays(squirming: str, dice: str) -> None:
    position = (
        "home 1 5,5 Always Hungry, Throw Team-Mate / home 2 6,5 Right Stuff / away 1 20,5"
    )
    game = pitch(position, dice=dice, options={"squirming": squirming})
    game.play("home 1 pass", "throw home 2", "throw home 2 to 9,5")
    assert game.shows("home 2 6,5 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.parametrize(("penalty", "rerolls"), [(1, (2, 3)), (0, (3, 3))])
def test_a_banned_coach_shouts_less_or_does_not(penalty: int, rerolls: tuple[int, int]) -> None:
    teams = "home 1 12,6 / home 2 12,7 / home 3 12,8 / away 1 13,6 / away 2 13,7 / away 3 13,8"
    rest = "phase kick / kicking home / turns 0 0 / rerolls 2 2 / banned 1 0"
    game = pitch(
        f"{teams} / {rest}", "N 1 4 4 3 3 N", rules="bb2016", options={"coach_penalty": penalty}
    )
    game.play("kick to 18,7")
    assert game.rerolls == rerolls
    assert game.done()


@pytest.mark.parametrize(("chained", "dice"), [("roll", "1 2"), ("ko", "")])
def test_a_chained_player_who_is_wrestled_down_rolls_for_injury_or_does_not(
    chained: str, dice: str
) -> None:
    position = "home 1 5,5 Wrestle / away 1 6,5 Ball & Chain / home 9 2,2"
    faces: list[int | str] = ["both down", *map(int, dice.split())]
    game = pitch(position, dice=faces, options={"chained_prone": chained})
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.state("away 1") == "ko"
    assert game.done()


def test_leagues_exclude_inducements_by_their_ids() -> None:
    options = read_options(["excluded_inducements=wizard,bribes"])
    assert options == {"excluded_inducements": "wizard,bribes"}
    game = shop("human", 300, **options)
    assert not sells(game, "Bribes")
    assert "Bribes is excluded in this league" in game.game.why_not("buy Bribes")
    assert sells(shop("human", 300), "Bribes")
    for wrong in ("Wizard!", "a b", "x" * 2000):
        with pytest.raises(PigskinError, match="must be ids such as 'wizard'"):
            LRB6.options({"excluded_inducements": wrong})
    with pytest.raises(PigskinError, match="must be ids"):
        LRB6.options({"excluded_inducements": 3})
