"""Why not, at questions that come seldom: out of turn, at the kick-off, in the shop, by magic."""

import pytest
from shopping import ELEVEN as SHOPPERS
from table import Scene, pitch

from pigskin.errors import IllegalAnswer
from pigskin.teams.reading import spells

EDITIONS = ("lrb6", "bb2016", "bb2020")
OLDER = ("lrb6", "bb2016")


def refuses(game: Scene, *pairs: tuple[str, str]) -> None:
    """Each answer is refused with its reason."""
    for answer, reason in pairs:
        assert game.game.why_not(answer) == reason
        with pytest.raises(IllegalAnswer) as refusal:
            game.game.answer(answer)
        assert refusal.value.reason == reason


# --- those who interfere ----------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_hold_somebody(edition):
    game = pitch(
        "home 3 7,7 / away 1 8,7 Tentacles / away 2 8,8 / away 3 12,7 Tentacles"
        " / away 4 6,8 Tentacles prone",
        rules=edition, seed=1,
    ).play("home 3 move", "move 6,6")  # fmt: skip
    assert game.asked("away", "hold")
    refuses(
        game,
        ("away 2 uses Tentacles", "away 2 has no Tentacles"),
        ("away 3 uses Tentacles", "away 3 is not beside home 3"),
        ("away 4 uses Tentacles", "away 4 is prone"),
        ("home 3 uses Tentacles", "home 3 plays for home; it must be a player of away"),
        ("away 1 uses Stab", "Stab is not used now; Tentacles is"),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_follow_or_dive(edition):
    game = pitch(
        "home 3 7,7 ma8 / away 1 8,7 Shadowing / away 2 8,8 Shadowing rooted", "6 6 6",
        rules=edition, seed=1,
    ).play("home 3 move", "move 6,6")  # fmt: skip
    assert game.asked("away", "shadow")
    refuses(game, ("away 2 uses Shadowing", "away 2 is rooted"))


@pytest.mark.parametrize("edition", OLDER)
def test_where_a_pass_blocker_may_go(edition):
    game = pitch(
        "home 3 5,7 ball / home 4 11,7 / away 1 8,10 Pass Block / away 2 8,9", rules=edition
    ).play("home 3 pass", "pass the ball", "pass to 11,7", "away 1 uses Pass Block")
    assert game.asked("away", "pass block step")
    refuses(
        game,
        ("move 8,9", "8,9 is occupied by away 2"),
        ("move 8,12", "8,12 is not next to away 1, who is at 8,10"),
        ("move 8,11", "from 8,11 away 1 cannot get in the way of the pass any more"),
        ("leap 8,8", "away 1 has no skill to leap"),
        ("stop", "he may stop only where he is in the way of the pass"),
    )


@pytest.mark.parametrize("edition", ("bb2020",))
def test_where_somebody_on_the_ball_may_go(edition):
    game = pitch(
        "home 3 5,7 ball / home 4 11,7 / away 1 8,10 On the Ball / away 2 8,9", rules=edition
    ).play("home 3 pass", "pass the ball", "pass to 11,7", "away 1 uses On the Ball")
    assert game.asked("away", "on the ball step")
    refuses(
        game,
        ("move 8,9", "8,9 is occupied by away 2"),
        ("leap 8,8", "nobody lies beside away 1 to jump over, and he has no skill to leap"),
    )


# --- throwing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_a_team_mate_may_be_thrown(edition):
    skill = "Throw Team-mate" if edition == "bb2020" else "Throw Team-Mate"
    action = "throw team-mate" if edition == "bb2020" else "pass"
    game = pitch(
        f"home 3 7,7 st5 {skill} / home 4 7,8 Right Stuff / home 5 1,1 ball / away 1 15,7",
        rules=edition,
    )
    if edition != "bb2020":  # a pass needs a ball to be had, or somebody to throw
        assert game.offers("home 3 pass")
    game.play(f"home 3 {action}", "throw home 4")
    assert game.kind == "throw team-mate"
    refuses(
        game,
        ("throw home 4 to 7,7", "home 3 is at 7,7 himself"),
        ("throw home 4 to 16,7", "16,7 is at long range of home 3; short is the farthest"),
        ("throw home 4 to 25,7", "25,7 is out of range of home 3"),
        ("throw home 5 to 8,8", "home 4 is thrown, not home 5"),
    )


@pytest.mark.parametrize("edition", ("bb2020",))
def test_where_a_team_mate_may_be_kicked(edition):
    game = pitch(
        "home 3 7,7 st5 Kick Team-mate / home 4 7,8 Right Stuff / away 1 15,7", rules=edition
    ).play("home 3 kick team-mate", "Kick Team-mate on home 4")
    refuses(
        game,
        ("Kick Team-mate to 16,7", "16,7 is at long range of home 3; short is the farthest"),
        ("Block to 8,8", "home 3 does not kick with Block"),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hail_mary_has_limits_too(edition):
    position = "home 3 7,7 Hail Mary Pass ball / home 4 9,9 / away 1 15,1"
    game = pitch(position, rules=edition).play("home 3 pass", "pass the ball")
    refuses(game, ("Hail Mary Pass to 7,7", "home 3 is at 7,7 himself"))
    snow = pitch(f"{position} / weather blizzard", rules=edition)
    refuses(
        snow.play("home 3 pass", "pass the ball"),
        ("Hail Mary Pass to 20,7", "nobody throws that far in snow"),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dump_off_is_a_quick_pass(edition):
    skill = "Dump-off" if edition == "bb2020" else "Dump-Off"
    game = pitch(
        f"home 3 7,7 / away 1 8,7 ball {skill} / away 2 11,7", rules=edition, seed=1
    ).play("home 3 block", "block away 1")
    assert game.asked("away", "dump-off")
    refuses(game, ("pass to 13,7", "13,7 is at short range of away 1; quick is the farthest"))


# --- the kick-off -----------------------------------------------------------------------------

TEAMS = "home 1 12,7 / away 1 13,7 / away 4 20,7"


@pytest.mark.parametrize("edition", ("lrb6",))
def test_who_runs_under_a_high_kick(edition):
    game = pitch(f"{TEAMS} / away 5 20,9 prone / phase kick / kicking home / turns 0 0",
                 "N 1 2 3", rules=edition, seed=1)  # fmt: skip
    game.play("kick to 18,3")
    assert game.asked("away", "high kick")
    refuses(
        game,
        ("choose away 1", "away 1 is marked by an opponent"),
        ("choose away 5", "away 5 is prone"),
        ("choose home 1", "home 1 plays for home; it must be a player of away"),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_given_the_ball_after_a_touchback(edition):
    game = pitch(
        f"{TEAMS} / away 5 20,9 No Hands / away 6 20,11 prone / away 7 reserves / phase kick"
        " / kicking home / turns 0 0", "N 6 3 3" if edition != "bb2020" else "N 6 3 4",
        rules=edition, seed=3,
    ).play("kick to 18,1")  # fmt: skip
    game.until("touchback")
    refuses(
        game,
        ("give the ball to away 5", "away 5 cannot hold the ball"),
        ("give the ball to away 6", "away 6 is prone"),
        ("give the ball to away 7", "away 7 is in the reserves"),
        ("give the ball to home 1", "home 1 plays for home; it must be a player of away"),
    )


@pytest.mark.parametrize("edition", OLDER)
def test_a_kick_off_return_stays_in_the_own_half(edition):
    game = pitch(
        "home 1 5,7 / away 1 20,1 / away 2 13,7 / away 3 13,12 Kick-Off Return / away 4 14,7"
        " Kick-Off Return / phase kick / kicking home / turns 0 0",
        "N 1 6 6", rules=edition, seed=1,
    ).play("kick to 18,7", "away 4 uses Kick-Off Return")  # fmt: skip
    refuses(
        game,
        ("leap 16,7", "away 4 runs under the kick and does not leap"),
        ("move 13,7", "13,7 is occupied by away 2"),
    )
    game.play("move 13,8")
    refuses(
        game, ("move 12,8", "12,8 is not in the half of away, which away 4 may not leave")
    )


@pytest.mark.parametrize("edition", ("bb2020",))
def test_who_swarms_and_where(edition):
    game = pitch(
        "home 1 12,7 / home 4 5,4 Swarming / home 5 5,5 Swarming / home 21 reserves Swarming"
        " / home 22 reserves / home 23 ko Swarming / away 1 13,7 / phase kick / kicking home"
        " / turns 0 0", "N 1 2 E 2", rules=edition, seed=1,
    ).play("kick to 18,13")  # fmt: skip
    game.until("swarming")
    refuses(
        game,
        ("place home 22 at 5,6", "home 22 has no skill to swarm"),
        ("place home 23 at 5,6", "home 23 is not in the reserves"),
        ("place home 21 at 12,6",
         "12,6 is on the line of scrimmage or in a wide zone, where nobody swarms"),
        ("place home 21 at 15,6", "15,6 is not in the half of home"),
        ("place home 21 at 5,5", "5,5 is occupied by home 5"),
        ("place away 1 at 5,6", "home swarms, and away 1 plays for away"),
    )  # fmt: skip


@pytest.mark.parametrize("edition", ("bb2020",))
def test_a_solid_defence_takes_each_up_once(edition):
    own = " / ".join(f"home {number} 10,{number + 1}" for number in range(1, 9))
    game = pitch(
        f"{own} / home 9 12,5 / home 10 12,6 / home 11 12,7 / home 12 reserves / away 1 13,7"
        " / kicking home / phase kick / active none",
        "E 1 2 2 1", rules=edition, seed=1,
    ).play("kick to 20,7")  # fmt: skip
    game.until("solid defence").play("choose home 1")
    refuses(
        game,
        ("choose home 1", "home 1 has been chosen already"),
        ("choose home 11", "home 11 is marked by an opponent"),
        ("choose home 12", "home 12 is in the reserves"),
    )


@pytest.mark.parametrize("edition", ("bb2020",))
def test_marked_players_take_no_part_in_a_quick_snap(edition):
    game = pitch(
        "home 1 5,5 / home 2 5,7 barred / away 1 20,7 / phase quick snap / kicking away"
        " / active none / kick 3,3 / picks 3", rules=edition, seed=1,
    )  # fmt: skip
    refuses(
        game, ("snap home 2 to 6,7", "home 2 was marked and may not move in this quick snap")
    )


# --- dice and skills --------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ("bb2020",))
def test_single_dice_that_are_rolled_again(edition):
    game = pitch(
        "home 3 7,7 st5 Brawler / home 4 1,1 / away 1 8,7", "push both down", rules=edition
    ).play("home 3 block", "block away 1")
    assert game.offers("re-roll both down with Brawler")
    refuses(
        game,
        ("re-roll push with Block", "home 3 has no Block"),
        ("re-roll pow with Brawler", "no die shows pow; there is push, both down"),
    )
    assert game.game.why_not("re-roll push with Brawler").startswith("home 3 cannot use Brawler")


@pytest.mark.parametrize("edition", ("bb2020",))
def test_there_are_no_team_rerolls_in_a_bonus_turn(edition):
    game = pitch(
        "home 3 7,7 Pro / home 4 1,1 / away 1 8,7 / kicking home / bonus-turn / picks 3"
        " / kick 20,3 / rerolls home 2", "1", rules=edition, seed=1,
    ).play("home 3 move", "move 6,7")  # fmt: skip
    refuses(game, ("team re-roll", "there are no team re-rolls in this bonus turn"))


@pytest.mark.parametrize("edition", OLDER)
def test_team_rerolls_are_for_the_own_turn(edition):
    # Away 2 fails to intercept in the turn of home, and could use a skill only.
    game = pitch(
        "home 3 5,7 ball / home 4 11,7 / away 2 8,7 Pro / rerolls away 3", "1",
        rules=edition, seed=1,
    ).play("home 3 pass", "pass the ball", "pass to 11,7", "intercept with away 2")  # fmt: skip
    assert game.asked("away", "re-roll")
    refuses(game, ("team re-roll", "away has team re-rolls in a turn of its own only"))


@pytest.mark.parametrize("edition", ("bb2020",))
def test_a_gaze_is_for_the_one_it_was_declared_against(edition):
    game = pitch(
        "home 3 7,7 Hypnotic Gaze / away 1 8,7 / away 2 8,8"
        " / acting home 3 gaze target away 1", rules=edition,
    )  # fmt: skip
    refuses(
        game,
        ("Hypnotic Gaze on away 2", "the gaze was declared against away 1"),
        ("block away 1", "home 3 has declared a gaze, not a block or a blitz"),
    )


@pytest.mark.parametrize("edition", ("bb2016",))
def test_a_team_mate_is_kicked_in_a_blitz(edition):
    position = "home 3 7,7 st5 Kick Team-Mate / home 4 7,8 Right Stuff / home 5 8,8 / away 1 9,7"
    game = pitch(position, rules=edition)
    refuses(
        game,
        ("home 3 kick team-mate", "home 3 kicks a team-mate in a blitz: declare a blitz"),
        ("home 5 kick team-mate", "home 5 has no skill to kick a team-mate"),
    )
    game.play("home 3 blitz")
    refuses(
        game,
        ("Kick Team-Mate on home 5", "home 5 has no skill to be thrown"),
        ("Kick Team-Mate on away 1", "away 1 is no team-mate of home 3"),
    )


# --- what is not played with ------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_options_leave_out(edition):
    position = "home 3 7,7 ball / home 4 7,8 / away 1 8,7 prone"
    game = pitch(position, rules=edition, options={"fouls": False, "hand_offs": False})
    refuses(
        game,
        ("home 3 foul", "this match is played without fouls"),
        ("home 3 hand-off", "this match is played without hand-offs"),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_marker_is_moved_once(edition):
    game = pitch(
        "home 3 7,7 / away 1 12,7 / marker-unmoved", rules=edition,
        options={"illegal_procedure": True},
    ).play("move the turn marker")  # fmt: skip
    refuses(game, ("move the turn marker", "the turn marker of home has been moved"))


# --- the shop ---------------------------------------------------------------------------------


def shopping(edition: str, gold: int, home: str = "human", **options: object) -> Scene:
    """Home goes shopping with so many thousands."""
    game = pitch(
        f"{SHOPPERS} / roster {home} orc / phase petty cash / value 1000 {1000 + gold}",
        rules=edition, seed=1, options=options,
    )  # fmt: skip
    return game.until("inducements", "home")


@pytest.mark.parametrize("edition", OLDER)
def test_stars_fill_two_places(edition):
    game = shopping(edition, 2000)
    game.play("hire Griff Oberwald", "hire Morg 'n' Thorg")
    refuses(
        game, ("hire Helmut Wulf", "home has no place left for Helmut Wulf among its stars")
    )


@pytest.mark.parametrize("edition", OLDER)
def test_mercenaries_come_as_the_roster_has_them(edition):
    game = shopping(edition, 2000)
    game.play("hire mercenary Ogre")
    refuses(
        game,
        ("hire mercenary Ogre", "home has as many of Ogre as it may"),
        ("hire mercenary Lineman with Claw", "Lineman cannot add this skill"),
        ("buy Mercenaries", "Mercenaries are hired by name"),
    )
    for _ in range(4):
        lineman = next(each for each in game.options() if "Lineman" in each and "with" not in each)
        game.play(lineman)
    refuses(
        game, ("hire Griff Oberwald", "home has 16 players and no room for Griff Oberwald")
    )


def test_no_more_than_one_wizard_of_a_kind():
    game = shopping("lrb6", 2000).play("buy Wizard")
    refuses(game, ("buy Wizard", "home has 1 Wizard, and no more may be bought"))


# --- magic ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", OLDER)
def test_there_is_no_magic_in_a_bonus_turn(edition):
    game = pitch(
        "home 3 7,7 / away 1 20,7 / wizard home 1 / kicking home / bonus-turn / kick 20,3",
        rules=edition,
    )
    refuses(game, ("fireball 20,7", "nothing is cast or thrown in a bonus turn"))


def knows(edition: str, *names: str) -> int:
    """What a side has in `spells` whose wizard can cast these."""
    book = [spell.name for spell in spells(edition).values()]
    return sum(1 << book.index(name) for name in names)


@pytest.mark.parametrize("edition", ("bb2016",))
def test_spells_have_their_time_and_their_targets(edition):
    known = knows(edition, "Zap", "One Thousand Cuts")
    position = f"home 3 7,7 / home 4 9,9 / away 1 12,7 / away 2 ko / spells home {known}"
    refuses(
        pitch(position, rules=edition),
        ("cast Fireball at 12,7", "home has nobody left who casts Fireball"),
        ("cast Zap on home 3", "home 3 plays for home; it must be a player of away"),
        ("cast Zap on away 2", "away 2 is knocked out"),
        ("cast One Thousand Cuts on away 1",
         "home may do that when a turn of the opponents begins, to those whom it can concern"),
        ("thousand cuts away 1", "home has no sorceress left who casts a thousand cuts"),
        ("use the ancient artefact", "home has no ancient artefact left"),
    )  # fmt: skip
    refuses(
        pitch(f"{position} / begun", rules=edition),
        ("cast Zap on away 1", "somebody of home has acted; this comes before the first action"),
        ("cast One Thousand Cuts on away 1",
         "home may do that when a turn of the opponents begins, to those whom it can concern"),
    )  # fmt: skip


@pytest.mark.parametrize("edition", ("bb2020",))
def test_nobody_casts_in_a_turn_of_his_own(edition):
    known = knows(edition, "Fireball", "Zap")
    position = f"home 3 7,7 / home 4 9,9 / away 1 12,7 / spells home {known}"
    later = "home may do that when a turn has ended, to those whom it can concern"
    for more in ("", " / begun"):
        refuses(pitch(position + more, rules=edition), ("cast Fireball at 12,7", later))


@pytest.mark.parametrize("edition", ("bb2016",))
def test_no_weather_mage_without_weather(edition):
    game = pitch(
        "home 3 7,7 / away 1 12,7 / weather-mage home 1", rules=edition,
        options={"weather": False},
    )  # fmt: skip
    refuses(game, ("call the weather mage", "this match is played without weather"))


@pytest.mark.parametrize("edition", OLDER)
def test_after_the_turn_a_wizard_has_his_say(edition):
    game = pitch(
        "home 3 7,7 / home 4 9,9 prone / away 1 12,7 / wizard home 1 / hot-pot home 1"
        if edition == "bb2016" else
        "home 3 7,7 / home 4 9,9 prone / away 1 12,7 / wizard home 1", rules=edition,
    ).play("end turn")  # fmt: skip
    assert game.asked("home", "wizard")
    refuses(
        game,
        ("lightning bolt home 4", "home 4 is prone"),
        ("zap away 1", "home has no wizard left who zaps anybody"),
    )
    if edition == "bb2016":
        told = "home may do that when a turn of its own begins, to those whom it can concern"
        refuses(game, ("hot pot 12,7", told))


# --- skills that are used up ------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skill_that_another_takes_away(edition):
    game = pitch("home 3 7,7 Ball & Chain Leap / home 4 1,1 / away 1 9,9", rules=edition)
    refuses(game, ("home 3 uses Leap", "home 3 cannot use Leap, for he has Ball & Chain"))


@pytest.mark.parametrize("edition", ("bb2020",))
def test_a_power_that_is_gone_for_the_match(edition):
    game = pitch(
        'home 3 7,7 Baleful Hex gone:"Baleful Hex" / home 4 8,8 Baleful Hex / away 1 10,11',
        rules=edition,
    )
    refuses(
        game.copy().play("home 3 move"),
        ("Baleful Hex on away 1", "home 3 has used Baleful Hex in this match"),
    )
    game.play("home 4 move", "move 8,9")
    told = game.game.why_not("Baleful Hex on away 1")
    assert told.startswith("home 4 cannot use Baleful Hex now: Once a match, at the start")


@pytest.mark.parametrize("edition", ("bb2020",))
def test_skills_need_tackle_zones(edition):
    game = pitch(
        "home 3 7,7 Dodge dazed / home 4 1,1 / away 1 8,7 / rerolls home 1", "1",
        rules=edition, seed=1,
    ).play("home 3 move", "move 6,7")  # fmt: skip
    refuses(
        game,
        ("re-roll with Dodge",
         "home 3 cannot use skills now: he does not stand with his tackle zones"),
    )  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_block_dice_are_rolled_again_once(edition):
    game = pitch(
        "home 3 7,7 st5 / home 4 1,1 / away 1 8,7 / rerolls home 3", "push push pow push",
        rules=edition,
    ).play("home 3 block", "block away 1", "team re-roll")  # fmt: skip
    reason = {
        "lrb6": "the team re-roll of this turn is used",
        "bb2016": "the team re-roll of this turn is used",
        "bb2020": "these dice have been rolled again already",
    }[edition]
    refuses(game, ("team re-roll", reason))


# --- goods of BB2020 --------------------------------------------------------------------------


def test_specialists_are_few():
    game = shopping("bb2020", 2000, inducement_books="optional")
    offered = [each for each in game.options() if each.startswith("hire ")]
    assert offered
    refuses(
        game,
        ("hire mercenary Ogre", "mercenaries of this kind are not for hire in this match"),
        ("bet 50k",
         "bets are made before the match; home is asked: home may spend 2000k. Buy what?"),
    )  # fmt: skip


def test_a_bet_is_no_higher_than_allowed():
    game = pitch(
        f"{SHOPPERS} / roster human orc / phase petty cash / value 1000 1000"
        " / treasury home 300", rules="bb2020", seed=1,
        options={"inducement_books": "optional"},
    ).until("side bet", "home")  # fmt: skip
    left = game.table.home.treasury
    refuses(
        game,
        ("bet 120k", "100k is the most"),
        ("bet 400k", f"home has {left}k in its treasury"),
    )


def test_a_journeyman_must_join_in_bb2020():
    eight = [f"home {number} reserves" for number in range(1, 9)]
    eleven = [f"away {number} reserves" for number in range(1, 12)]
    game = pitch(
        " / ".join([*eight, *eleven, "roster shambling_undead orc", "phase journeymen"]),
        rules="bb2020", seed=1,
    )  # fmt: skip
    assert game.asked("home", "journeymen")
    refuses(game, ("nobody", "home must take on a journeyman"))
