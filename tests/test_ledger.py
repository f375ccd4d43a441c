"""The ledger: who did what to whom, kept whether anybody listens or not."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from effort import grows, many
from prayer_rows import PERFECT_PASSING
from shopping import ELEVEN
from staff_bits import KROT, UNGUENT
from table import Scene, match, pitch
from test_properties import random_match

from pigskin import EDITIONS, Game, ledger
from pigskin.effects import moments as at
from pigskin.ledger import KINDS, Deed, deeds, fate_of
from pigskin.model import FEAT_NAMES, INFECTED, RAISED, SEATS, side_of
from pigskin.record import from_text, replay, to_text
from pigskin.record.state import digest, state_text
from pigskin.report import DeedReport
from pigskin.teams import ready_team

ALL = pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
OLDER = pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
# Injury 10 and the casualty roll behind it: badly hurt, and dead.
BADLY_HURT = {"lrb6": "5 5 1 1", "bb2016": "5 5 1 1", "bb2020": "5 5 1"}
DEAD = {"lrb6": "5 5 6 1", "bb2016": "5 5 6 1", "bb2020": "5 5 16"}


def told(game: Scene, *kinds: str) -> list[DeedReport]:
    """The deeds of some kinds, as a report tells them."""
    return [each for each in game.game.report().deeds if each.deed in kinds]


def only(game: Scene, kind: str) -> DeedReport:
    (found,) = told(game, kind)
    return found


def block(dice: str, rules: str, home: str = "", away: str = "", more: str = "") -> Scene:
    """Home 1 knocks away 1 down; armour breaks."""
    game = pitch(
        f"home 1 7,7 {home} / home 2 2,2 / away 1 8,7 {away} / away 2 20,7 / turn home 3 / {more}",
        f"pow 5 5 {dice}",
        rules=rules,
    )
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


# --- names ------------------------------------------------------------------------------------


def test_feats_have_the_same_numbers_in_the_ledger() -> None:
    assert tuple(kind.name for kind in KINDS[: ledger.FEATS]) == FEAT_NAMES


def test_causes_have_the_numbers_of_the_rules() -> None:
    causes = {name: number for name, number in vars(at).items() if name.startswith("BY_")}
    for name, number in causes.items():
        assert name.removeprefix("BY_").lower() == ledger.CAUSE_NAMES[number]


def test_no_two_kinds_have_a_name() -> None:
    assert len({kind.name for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("first", [[], [0], [9], [7, 0], [0, 8]])
@pytest.mark.parametrize("result", [[], [0], [3, 9]])
def test_a_fate_is_one_number(first: list[int], result: list[int]) -> None:
    deed = Deed((ledger.HURT, 1, 2, 3, 4, fate_of(first, result, ledger.APOTHECARY), 5, 6, 0))
    assert (deed.first, deed.result, deed.saved) == (tuple(first), tuple(result), 1)
    assert (deed.by, deed.on, deed.cause, deed.amount) == (1, 2, 3, 4)
    assert (deed.half, deed.turn, deed.active) == (5, 6, 0)


# --- feats ------------------------------------------------------------------------------------


@ALL
def test_a_touchdown_has_its_scorer_half_and_turn(rules: str) -> None:
    game = pitch("home 3 24,7 ball / away 1 5,9 / turn home 4 / half 2", rules=rules)
    game.play("home 3 move", "move 25,7")
    deed = only(game, "touchdown")
    assert (deed.player, deed.half, deed.turn, deed.earned) == ("home 3", 2, 4, True)
    assert game.game.report().home.player(3).touchdowns == 1


@ALL
@pytest.mark.parametrize("kind", ["star", "mercenary"])
def test_who_is_hired_is_named_though_he_earns_nothing(rules: str, kind: str) -> None:
    game = pitch(f"home 3 24,7 ball {kind} / away 1 5,9", rules=rules)
    game.play("home 3 move", "move 25,7")
    assert game.table.feats == ()
    assert (only(game, "touchdown").player, only(game, "touchdown").earned) == ("home 3", False)
    scorer = game.game.report().home.player(3)
    assert (scorer.touchdowns, scorer.earns) == (1, False)


@ALL
def test_a_completion(rules: str) -> None:
    game = pitch("home 1 5,7 ball / home 2 8,7 / away 1 20,7", dice="4 4", rules=rules)
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert only(game, "completion").player == "home 1"
    assert game.game.report().home.player(1).passes == 1
    assert game.done()


@OLDER
def test_an_interception(rules: str) -> None:
    game = pitch("home 1 5,7 ball / home 2 10,7 / away 1 8,7", dice="6", rules=rules)
    game.play("home 1 pass", "pass the ball", "pass to 10,7", "intercept with away 1")
    assert only(game, "interception").player == "away 1"
    assert told(game, "completion") == []
    assert game.game.report().home.turnovers == 1


@pytest.mark.rule("bb2020/interference.interception")
@pytest.mark.parametrize(("catch", "feat"), [("4", "interception"), ("1 N N N S", "deflection")])
def test_a_deflection_that_is_caught_is_an_interception(catch: str, feat: str) -> None:
    game = pitch(
        "home 1 5,7 ball / home 2 10,7 / away 1 8,7", dice=f"5 6 {catch}", rules="bb2020"
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,7", "intercept with away 1")
    (deed,) = told(game, "interception", "deflection")
    assert (deed.deed, deed.player) == (feat, "away 1")
    assert game.done()


@pytest.mark.rule("bb2020/throw-team-mate.superb")
def test_a_superb_landing() -> None:
    game = pitch(
        "home 1 15,7 st5 pa5 Throw Team-mate / home 2 16,7 st2 Right Stuff / away 1 3,7",
        dice="6 E E NE 4",
        rules="bb2020",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 20,7")
    assert only(game, "safe landing").player == "home 1"
    assert game.done()


@ALL
def test_what_people_count(rules: str) -> None:
    game = pitch(
        "home 1 5,5 ma1 / home 2 9,9 / away 1 4,5 / ball 7,5 / turn home 2 / rerolls 1 0",
        dice="1 4 3 2 E",
        rules=rules,
    )
    # A dodge that is rolled again, a rush, and the ball is not picked up.
    game.play("home 1 move", "move 6,5", "team re-roll", "move 7,5")
    if game.kind == "re-roll":
        game.play("keep the roll")
    player = game.game.report().home.player(1)
    assert (player.dodges, player.dodges_made) == (1, 1)
    assert (player.rushes, player.rushes_made) == (1, 1)
    assert (player.pick_ups, player.pick_ups_made) == (1, 0)
    report = game.game.report().home
    assert (report.rerolls, report.turnovers) == (1, 1)


# --- casualties -------------------------------------------------------------------------------


@ALL
def test_a_casualty_has_cause_author_and_result(rules: str) -> None:
    game = block(BADLY_HURT[rules], rules)
    deed = only(game, "hurt")
    assert (deed.player, deed.by, deed.cause) == ("away 1", "home 1", "block")
    assert (deed.first, deed.result, deed.saved_by) == (("badly hurt",), ("badly hurt",), None)
    assert (deed.half, deed.turn, deed.during, deed.earned) == (1, 3, "home", True)
    report = game.game.report()
    assert (report.home.player(1).casualties, report.home.player(1).blocks) == (1, 1)
    assert report.away.player(1).hurt == ("badly hurt",)
    assert report.away.casualties_suffered == 1


@ALL
def test_a_death_is_a_kill(rules: str) -> None:
    report = block(DEAD[rules], rules).game.report()
    assert report.home.player(1).kills == 1
    assert report.away.player(1).dead


@ALL
def test_the_apothecary_leaves_nothing_of_a_badly_hurt_player(rules: str) -> None:
    second = {"bb2020": "1"}.get(rules, "1 1")
    game = block(f"{DEAD[rules]} {second}", rules, more="apothecary 0 1")
    game.play("use the apothecary", "take the second result")
    deed = only(game, "hurt")
    assert (deed.first, deed.result, deed.saved_by) == (("dead",), (), "apothecary")
    assert deed.earned  # all the same
    assert game.game.report().away.player(1).hurt == ()
    assert game.done()


@ALL
def test_the_apothecary_leaves_another_result(rules: str) -> None:
    second = {"bb2020": "8"}.get(rules, "4 1")
    game = block(f"{DEAD[rules]} {second}", rules, more="apothecary 0 1")
    game.play("use the apothecary", "take the second result")
    deed = only(game, "hurt")
    assert (deed.first, deed.result) == (("dead",), ("misses next game",))
    assert deed.saved_by == "apothecary"


@ALL
def test_the_apothecary_was_of_no_use(rules: str) -> None:
    second = {"bb2020": "16"}.get(rules, "6 1")
    game = block(f"{DEAD[rules]} {second}", rules, more="apothecary 0 1")
    game.play("use the apothecary", "keep the first result")
    deed = only(game, "hurt")
    assert (deed.first, deed.result, deed.saved_by) == (("dead",), ("dead",), None)


@ALL
def test_regeneration_saves(rules: str) -> None:
    game = block(f"{DEAD[rules]} 4", rules, away="Regeneration")
    deed = only(game, "hurt")
    assert (deed.first, deed.result, deed.saved_by) == (("dead",), (), "regeneration")
    assert game.game.report().home.player(1).kills == 0


@pytest.mark.rule("lrb6/skill.decay.two-rolls")
def test_a_decaying_body_has_two_results_and_is_one_casualty() -> None:
    game = block("5 5 5 3 5 8", "lrb6", away="Decay")
    assert only(game, "hurt").result == ("-1 MA", "-1 ST")
    assert game.game.report().away.player(1).hurt == ("-1 MA", "-1 ST")


@ALL
def test_a_fall_is_nobodys_doing(rules: str) -> None:
    game = pitch(
        "home 1 7,7 / home 2 2,2 / away 1 8,7", dice=f"1 6 6 {BADLY_HURT[rules]}", rules=rules
    )
    game.play("home 1 move", "move 6,7")
    deed = only(game, "hurt")
    assert (deed.player, deed.by, deed.cause, deed.earned) == ("home 1", None, "fall", False)
    assert told(game, "casualty") == []


@ALL
@pytest.mark.parametrize("saved", [False, True])
def test_a_knock_out(rules: str, saved: bool) -> None:
    game = block("4 4", rules, more=f"apothecary 0 {int(saved)}")
    if saved:
        game.play("use the apothecary")
    deed = only(game, "knocked out")
    assert (deed.player, deed.by, deed.cause) == ("away 1", "home 1", "block")
    assert deed.saved_by == ("apothecary" if saved else None)
    assert game.game.report().away.player(1).knocked_out == (0 if saved else 1)


@ALL
def test_the_crowd(rules: str) -> None:
    game = pitch(
        "home 1 7,1 / away 1 7,0 / away 2 20,9", dice=f"pow {BADLY_HURT[rules]}", rules=rules
    )
    game.play("home 1 block", "block away 1")
    if game.kind == "follow up":
        game.play("stay")
    assert (only(game, "crowd").player, only(game, "crowd").by) == ("away 1", "home 1")
    assert (only(game, "hurt").cause, only(game, "hurt").earned) == ("crowd", False)
    assert game.game.report().caused("home") == 1  # though nobody earns anything
    assert game.game.report().away.player(1).crowd == 1
    assert game.done()


@OLDER
def test_a_player_who_is_eaten(rules: str) -> None:
    game = pitch(
        "home 1 7,7 Throw Team-mate Always Hungry / home 2 8,7 Right Stuff / away 1 20,7",
        dice="1 1",
        rules=rules,
    )
    game.play("home 1 pass", "throw home 2", "throw home 2 to 10,7")
    deed = only(game, "hurt")
    assert (deed.player, deed.cause, deed.result) == ("home 2", "eaten", ("dead",))
    assert game.game.report().home.casualties_suffered == 1


# --- the referee ------------------------------------------------------------------------------

FOUL = "home 1 7,7 / home 2 2,2 / away 1 8,7 prone / away 2 20,7 / "


def foul(rules: str, dice: str, more: str = "") -> Scene:
    game = pitch(FOUL + more, dice, rules=rules).play("home 1 foul")
    if game.kind == "target":
        game.play("name away 1")
    if game.kind != "action":  # named when it was declared, where that is how it goes
        game.play(game.options()[0])
    return game.play("foul away 1")


@ALL
def test_a_foul_and_a_sending_off(rules: str) -> None:
    game = foul(rules, "1 1")
    if game.kind == "bribe":
        game.play("accept the call")
    assert (only(game, "foul").player, only(game, "foul").victim) == ("home 1", "away 1")
    assert (only(game, "sent off").player, only(game, "sent off").why) == ("home 1", "foul")
    player = game.game.report().home.player(1)
    assert (player.fouls, player.sent_off) == (1, True)


@ALL
def test_a_bribe_undoes_a_sending_off(rules: str) -> None:
    game = foul(rules, "1 1 2", "bribes 1 0").play("bribe the referee")
    assert told(game, "sent off") == []
    assert (only(game, "let off").player, only(game, "let off").how) == ("home 1", "bribe")


@pytest.mark.parametrize("rules", ["bb2016", "bb2020"])
def test_an_argument_undoes_a_sending_off(rules: str) -> None:
    game = foul(rules, "1 1 6").play("argue the call")
    assert told(game, "sent off") == []
    assert only(game, "let off").how == "argument"


# --- the dead who rise ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "roster"),
    [("lrb6", "undead"), ("bb2016", "shambling_undead"), ("bb2020", "shambling_undead")],
)
def test_a_raised_player_is_of_a_kind_of_his_own(rules: str, roster: str) -> None:
    game = block(DEAD[rules], rules, more=f"necromancer 1 0 / roster {roster} human")
    game.play("yes")
    deed = only(game, "raised")
    assert (deed.player, deed.victim) == ("home 3", "away 1")
    assert game.table.profiles[game.player("home 3")].kind == RAISED
    assert game.game.report().home.player(3).kind == "raised"


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
def test_an_infected_player_is_of_a_kind_of_his_own() -> None:
    game = block(DEAD["bb2020"], "bb2020", "Plague Ridden", more="roster nurgle human")
    game.play("yes")
    deed = only(game, "infected")
    assert (deed.player, deed.victim) == ("home 3", "away 1")
    assert game.table.profiles[game.player("home 3")].kind == INFECTED
    assert only(game, "infection").player == "home 1"


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
def test_an_infection_brings_nobody_before_the_match_is_over() -> None:
    game = block(DEAD["lrb6"], "lrb6", "Nurgle's Rot", more="roster nurgle human")
    assert only(game, "infection").player == "home 1"
    assert told(game, "infected") == []


# --- touchdowns nobody scored -----------------------------------------------------------------

NOBODY_LEFT = "home 1 reserves / away 1 ko / phase drive / kicking home / active none / "


@OLDER
@pytest.mark.rule("lrb6/drive.no-players")
def test_an_awarded_touchdown(rules: str) -> None:
    game = pitch(NOBODY_LEFT + "turns 3 3 / score 1 0", "3 4", rules=rules)
    deed = only(game, "awarded touchdown")
    assert (deed.side, deed.touchdowns) == ("home", 1)
    assert game.game.report().home.awarded == 1


@pytest.mark.parametrize(
    ("rules", "score", "away", "lost"),
    [("lrb6", (2, 3), 2, 0), ("bb2016", (2, 3), 2, 0), ("bb2020", (0, 4), 3, 2)],
)
def test_a_concession(rules: str, score: tuple[int, int], away: int, lost: int) -> None:
    game = pitch("home 1 7,7 / away 1 20,7 / score 2 1", rules=rules)
    game.game.concede("home")
    report = game.game.report()
    assert (report.score, report.winner, report.conceded_by) == (score, "away", "home")
    assert (report.ending, report.short_handed) == ("conceded", False)
    assert (report.away.awarded, report.home.lost) == (away, lost)


@ALL
def test_a_side_short_of_players_is_told_apart(rules: str) -> None:
    text = "home 1 reserves / home 2 reserves / away 1 reserves / phase drive / kicking home"
    game = pitch(f"{text} / active none", rules=rules)
    game.game.concede("home")
    report = game.game.report()
    assert report.ending == "conceded short of players"
    assert report.short_handed
    assert report.conceded_by == "home"


def test_who_may_concede_in_set_up_by_a_house_rule_is_not_short_of_players() -> None:
    for rules in ("lrb6", "bb2020"):
        options: dict[str, object] = {"conceding": "set-up"}
        game = pitch(
            f"{ELEVEN} / phase drive / kicking home / active none", rules=rules, options=options
        )
        game.game.concede("home")
        assert game.game.report().ending == "conceded"


# --- gold -------------------------------------------------------------------------------------


def shopping(rules: str, text: str, *answers: str) -> Scene:
    game = pitch(f"{ELEVEN} / roster human orc / phase petty cash / {text}", seed=1, rules=rules)
    return game.play(*answers)


@pytest.mark.rule("lrb6/inducements.petty-cash")
def test_petty_cash_that_nobody_spends_is_returned() -> None:
    game = shopping(
        "lrb6", "value 1000 1100 / treasury 80 0",
        "home: petty cash 80k", "home: buy Bribes",
    )  # fmt: skip
    gold = game.game.report().home.gold
    # Worth 1080 with his petty cash, he is given 20k.
    assert (gold.petty_cash, gold.gift, gold.spent, gold.returned) == (80, 20, 100, 0)
    game = shopping(
        "lrb6", "value 1000 1100 / treasury 80 0",
        "home: petty cash 80k", "home: buy Bloodweiser Babes", "done",
    )  # fmt: skip
    report = game.game.report().home
    assert (report.gold.spent, report.gold.returned, report.gold.treasury_after) == (50, 50, 50)
    assert [(each.name, each.price) for each in report.inducements] == [("Bloodweiser Babes", 50)]


@pytest.mark.rule("bb2016/inducements.treasury")
def test_the_gift_is_spent_first() -> None:
    game = shopping(
        "bb2016", "value 1000 1100 / treasury 200 0",
        "home: buy Bribes", "buy Bloodweiser Kegs", "done",
    )  # fmt: skip
    gold = game.game.report().home.gold
    assert (gold.gift, gold.spent, gold.treasury_after) == (100, 150, 150)


@ALL
def test_a_star_and_a_mercenary_have_their_price(rules: str) -> None:
    gold = 600
    game = shopping(rules, f"value 1000 {1000 + gold}")
    hire = [each for each in game.options() if each.startswith("hire ")]
    game.play(next(each for each in hire if "mercenary" not in each))
    game.play("hire mercenary Human Lineman" if rules == "bb2020" else "hire mercenary Lineman")
    report = game.game.report().home
    star, mercenary = report.inducements[0], report.inducements[-1]
    assert report.gold.spent == sum(each.price for each in report.inducements)
    assert gold - report.gold.spent == game.table.home.budget
    assert report.player(int(star.player.split()[1])).kind == "star"
    assert report.player(int(mercenary.player.split()[1])).kind == "mercenary"


@pytest.mark.rule("bb2020/inducements.side-bet")
def test_a_bet_and_what_it_wins() -> None:
    game = pitch(
        f"{ELEVEN} / roster human orc / phase petty cash / value 1000 1000 / treasury 50 0",
        seed=1,
        rules="bb2020",
        options={"inducement_books": "optional"},
    )
    assert game.play("bet 30k").game.report().home.gold.bet == 30
    # A position does not tell who has staked what, but a bet that is won is told.
    game = pitch("home 1 5,5 / away 1 20,5 / turn away 3 / kicking away / bet 30 0", rules="bb2020")
    game.game.concede("away")
    gold = game.game.report().home.gold
    assert (gold.bet_won, gold.treasury_after) == (60, 60)


# --- staff, and who is there ------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.unguent")
def test_unguent_brings_a_player_back_and_leaves_the_injury() -> None:
    game = block("5 5 10", "bb2020", more=f"staff 0 {UNGUENT}").play("yes")
    assert only(game, "hurt").result == ("niggling injury",)
    assert only(game, "back").player == "away 1"


@pytest.mark.rule("bb2020/inducements.plague-doctor")
def test_a_plague_doctor_saves_from_a_knock_out() -> None:
    game = block("4 4", "bb2020", more="plague-doctor 0 1").play("yes")
    assert only(game, "knocked out").saved_by == "plague doctor"


@pytest.mark.rule("bb2020/inducements.krot")
@pytest.mark.parametrize(
    ("dice", "deed", "hurt"),
    [("6", "back", ("dead",)), ("1 8", "injury", ("dead", "misses next game"))],
)
def test_krot_brings_a_player_back_or_hurts_him_more(
    dice: str, deed: str, hurt: tuple[str, ...]
) -> None:
    game = pitch(
        "home 1 24,7 ball / home 3 injured / away 1 5,5 / injuries home 3 dead / turn home 2 / "
        f"staff {KROT} 0",
        dice,
        rules="bb2020",
    )
    game.play("home 1 move", "move 25,7", "choose home 3")
    last = game.game.report().deeds[-1]
    assert (last.deed, last.player) == (deed, "home 3")
    assert game.game.report().home.player(3).hurt == hurt
    assert game.game.report().home.casualties_suffered == 0  # nobody counts him twice


@pytest.mark.rule("bb2020/prayers.perfect-passing")
def test_a_prayer_makes_a_feat_worth_more() -> None:
    game = pitch(
        "home 1 5,5 ball / home 2 7,5 / away 1 20,5 / "
        f"turn home 2 / prayers {1 << PERFECT_PASSING} 0",
        "6 6",
        rules="bb2020",
    )
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    passer = game.game.report().home.player(1)
    assert (passer.completions, passer.blessings) == (1, 1)


@ALL
def test_a_hand_off_and_its_catch(rules: str) -> None:
    game = pitch("home 1 7,7 ball / home 2 8,7 / away 1 20,9", "6", rules=rules)
    game.play("home 1 hand-off", "hand off to home 2")
    report = game.game.report().home
    assert report.player(1).hand_offs == 1
    assert (report.player(2).catches, report.player(2).catches_made) == (1, 1)


@ALL
def test_who_missed_the_match_was_not_available(rules: str) -> None:
    team = ready_team(rules, "human")
    hurt = replace(team.players[0], misses_next=True)
    game = match(replace(team, players=(hurt, *team.players[1:])), "orc", rules=rules)
    first, second = game.game.report().home.players[:2]
    assert (first.available, second.available) == (False, True)


@ALL
def test_who_was_set_up_took_part(rules: str) -> None:
    game = pitch(
        "home 1 24,7 ball / home 2 reserves / home 3 7,7 / away 1 5,5 / away 2 off", rules=rules
    )
    report = game.game.report()
    assert [each.took_part for each in report.home.players] == [True, False, True]
    game.play("home 1 move", "move 25,7").until("kick")
    report = game.game.report()
    assert [each.drives for each in report.home.players] == [2, 1, 2]
    assert [each.drives for each in report.away.players] == [2, 0]


# --- copies -----------------------------------------------------------------------------------


def test_copies_share_the_past_and_not_the_future() -> None:
    game = pitch("home 3 24,7 ball / home 4 5,7 / away 1 5,9", rules="lrb6")
    game.play("home 4 move", "stop")
    twin = game.copy()
    before = game.game.report()
    assert twin.table.lines is game.table.lines
    twin.play("home 3 move", "move 25,7")
    assert len(told(twin, "touchdown")) == 1
    assert game.game.report() == before


def test_what_is_taken_back_is_not_in_the_ledger() -> None:
    game = pitch("home 1 7,7 / home 2 8,7 ball / away 1 20,9", dice="4", rules="lrb6").game
    before = game.report()
    game.answer("home 1 move")
    game.undo()
    assert game.report() == before


def test_a_position_brings_its_feats_and_injuries() -> None:
    text = "home 1 7,7 / away 1 injured / feats home 1 casualty / injuries away 1 dead"
    report = pitch(text, rules="bb2020").game.report()
    assert report.home.player(1).casualties == 1
    assert report.away.player(1).hurt == ("dead",)
    assert report.of("casualty")[0].half == 0


# --- whole matches ----------------------------------------------------------------------------


def finished(edition: str, seed: int, silenced: bool = False) -> Game:
    game, coach = random_match(next(each for each in EDITIONS if each.id == edition), seed)
    if silenced:
        game.silence()
    while game.question is not None:
        game.answer(coach.choose(game))
    return game


def adds_up(game: Game) -> None:
    """What must hold of every report."""
    table, report = game.table, game.report()
    lines = deeds(table.ledger)
    for side, team in enumerate((report.home, report.away)):
        assert report.score[side] == team.scored + team.awarded - team.lost
        assert team.scored == sum(each.touchdowns for each in team.players)
        hurt = [line for line in lines if line.kind == ledger.HURT and side_of(line.on) == side]
        assert len(hurt) == table.side(side).casualties == team.casualties_suffered
        gold = team.gold
        own = gold.petty_cash - gold.returned + max(0, gold.spent - gold.gift - gold.petty_cash)
        assert gold.treasury_before is not None
        assert gold.treasury_after == gold.treasury_before - own - gold.bet + gold.bet_won
        assert gold.spent == sum(each.price for each in team.inducements)
    feats = [(line.by, line.kind) for line in lines if line.kind < ledger.FEATS and line.amount]
    assert feats == list(table.feats)
    results = [(line.on, each) for line in lines for each in line.result]
    assert results == list(table.injuries)
    for line in lines:
        if line.kind in (*range(ledger.FEATS), ledger.BLOCK, ledger.FOUL, ledger.PASS):
            side, seat = divmod(line.by, SEATS)
            assert (report.home, report.away)[side].players[seat].took_part


@grows
@ALL
def test_whole_matches_add_up(rules: str) -> None:
    counted: Counter[int] = Counter()
    for seed in range(2, many(5, 30)):
        game = finished(rules, seed, silenced=seed % 2 == 0)
        adds_up(game)
        counted.update(line.kind for line in deeds(game.table.ledger))
    assert counted[ledger.TOUCHDOWN] > 0
    assert counted[ledger.HURT] > 0
    assert counted[ledger.BOUGHT] > 0


@ALL
def test_nobody_listening_changes_nothing(rules: str) -> None:
    assert finished(rules, 11).report() == finished(rules, 11, silenced=True).report()


@ALL
def test_a_copy_in_the_middle_of_a_match_has_the_same_report(rules: str) -> None:
    game, coach = random_match(next(each for each in EDITIONS if each.id == rules), 5)
    picks = random.Random(5)
    while game.question is not None:
        game.answer(coach.choose(game))
        if picks.random() < 0.02:
            assert game.copy().report() == game.report()


def test_the_record_of_a_match_has_the_same_report() -> None:
    game = finished("bb2020", 3)
    again = replay(from_text(to_text(game)))
    assert again.report() == game.report()
    assert digest(again.table) == digest(game.table)


def test_players_stand_in_the_order_of_their_team() -> None:
    game = match("human", "orc", rules="bb2020").game
    assert game.setup is not None
    for team, side in ((game.setup.home, "home"), (game.setup.away, "away")):
        shirts = [each.shirt for each in game.report().team(side).players]
        assert shirts[: len(team.players)] == [each.number for each in team.players]


# --- old records ------------------------------------------------------------------------------


def test_old_records_know_no_raised_players_and_stay_good() -> None:
    game = block(DEAD["lrb6"], "lrb6", more="necromancer 1 0 / roster undead human").play("yes")
    zombie = next(line for line in state_text(game.table).split("\n") if "player 2 " in line)
    assert zombie.split()[8] == "0"  # a player of the roster, as they had it


@OLDER
def test_old_records_know_only_one_way_to_concede_and_stay_good(rules: str) -> None:
    text = "home 1 reserves / away 1 reserves / phase drive / kicking home / active none"
    game = pitch(text, rules=rules)
    game.game.concede("home")
    assert "ending conceded" in state_text(game.table).split("\n")


@ALL
def test_a_secret_weapon_is_sent_off_for_what_it_is(rules: str) -> None:
    game = pitch("home 3 24,7 ball Secret Weapon / home 4 9,9 / away 1 5,9", rules=rules)
    game.play("home 3 move", "move 25,7")
    if game.kind == "bribe":
        game.play("accept the call")
    assert (only(game, "sent off").player, only(game, "sent off").why) == ("home 3", "weapon")
