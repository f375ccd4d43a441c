"""Odds at a table: against hand-counted dice, against the game played out, and against rolls."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from pigskin import Dice, Game, PigskinError, ScriptedDice
from pigskin.coaches import make_coach
from pigskin.model import side_of
from pigskin.odds import Actions, Sequence, actions, block, chance_of, foul, pass_, preview
from pigskin.questions import HIT, first_of, player_text, verb_of

EDITIONS = ("lrb6", "bb2016", "bb2020")
SIXTH = Fraction(1, 6)


def position(text: str, edition: str = "lrb6") -> Game:
    return Game.from_position(text, edition)


def two_d6(need: int) -> Fraction:
    return Fraction(sum(a + b >= need for a in range(1, 7) for b in range(1, 7)), 36)


def close(found: int, tries: int, chance: Fraction) -> bool:
    """Within four standard deviations?"""
    p = float(chance)
    return abs(found / tries - p) <= 4 * (p * (1 - p) / tries) ** 0.5


# --- blocks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_block_with_two_dice_counted_by_hand(edition: str) -> None:
    game = position("home 1 7,7 Block / home 2 8,8 / away 1 8,7 / away 2 20,7", edition)
    odds = block(game, "home 1", "away 1")
    faces = list(itertools.product(range(1, 7), repeat=2))
    down = Fraction(sum(max(a in (2, 5, 6), b in (2, 5, 6)) for a, b in faces), 36)
    assert odds["down"] == odds["success"] == down == Fraction(3, 4)
    assert odds["turnover"] == odds["attacker down"] == Fraction(1, 36)
    assert odds["pushed"] == 1 - down - Fraction(1, 36)
    assert odds.again("down") == down + (1 - down) * down
    need = 9 if edition != "bb2020" else game.table.profiles[32].armour
    assert odds["armour broken"] == down * two_d6(need)
    assert odds["casualty"] == down * two_d6(need) * two_d6(10)
    assert odds["stunned"] == down * two_d6(need) * (1 - two_d6(8))


def test_the_defender_picks() -> None:
    game = position("home 1 7,7 st2 / away 1 8,7 Dodge / away 2 20,7")
    odds = block(game, "home 1", "away 1")
    assert odds["success"] == Fraction(1, 36)  # both dice show pow: a stumble does not fell him
    assert odds["both down"] == Fraction(9, 36)  # no skull, and something as bad
    assert odds["down"] == odds["success"] + odds["both down"]
    assert odds["turnover"] == 1 - Fraction(16, 36)
    assert odds["pushed"] == Fraction(16, 36) - Fraction(1, 36)


def test_skills_of_both_players_decide_what_a_face_does() -> None:
    plain = block(position("home 1 7,7 / away 1 8,7"), "home 1", "away 1")
    wrestle = block(position("home 1 7,7 Wrestle / away 1 8,7"), "home 1", "away 1")
    firm = block(position("home 1 7,7 / away 1 8,7 Stand Firm"), "home 1", "away 1")
    crowd = block(position("home 1 7,1 / away 1 7,0"), "home 1", "away 1")
    assert plain["turnover"] == 2 * SIXTH
    assert wrestle["turnover"] == SIXTH
    assert wrestle["attacker down"] == 2 * SIXTH
    assert wrestle["success"] == plain["success"] + SIXTH
    assert firm["pushed"] == 0
    assert firm["down"] == plain["down"]
    assert crowd["crowd"] == 4 * SIXTH
    assert crowd["knocked out"] > 0


def test_the_ball_comes_loose() -> None:
    held = position("home 1 7,7 Strip Ball / away 1 8,7 ball")
    assert block(held, "home 1", "away 1")["ball loose"] == 5 * SIXTH
    sure = position("home 1 7,7 Strip Ball / away 1 8,7 ball Sure Hands")
    assert block(sure, "home 1", "away 1")["ball loose"] == 3 * SIXTH


def test_armour_and_injury_by_the_skills_of_the_attacker() -> None:
    text = "home 1 7,7 Block Mighty Blow / away 1 8,7 av8"
    odds = block(position(text), "home 1", "away 1")
    down = odds["down"]
    broken = two_d6(9) * two_d6(9) + (two_d6(8) - two_d6(9)) * two_d6(10)
    assert odds["armour broken"] == down * two_d6(8)
    assert odds["casualty"] == down * broken
    clawed = block(position("home 1 7,7 Block Claw / away 1 8,7 av10"), "home 1", "away 1")
    assert clawed["armour broken"] == down * two_d6(8)
    thick = block(position("home 1 7,7 Block / away 1 8,7 Thick Skull"), "home 1", "away 1")
    assert thick["knocked out"] == down * two_d6(9) * (two_d6(9) - two_d6(10))


def test_loner_pro_and_brawler_in_a_block() -> None:
    loner = block(position("home 1 7,7 Loner / away 1 8,7"), "home 1", "away 1")
    p = loner["success"]
    assert loner.again("success") == p + (1 - p) * p / 2
    brawler = position("home 1 7,7 Brawler / away 1 8,7", "bb2020")
    assert block(brawler, "home 1", "away 1")["success"] == p + SIXTH * p
    assert block(brawler, "home 1", "away 1", blitz=True)["success"] == p
    pro = position("home 1 7,7 Pro / away 1 8,7", "bb2020")
    assert block(pro, "home 1", "away 1")["success"] == p + (1 - p) * p * 2 / 3


def test_dauntless_and_foul_appearance_come_first() -> None:
    game = position("home 1 7,7 Dauntless / away 1 8,7 st4")
    odds = block(game, "home 1", "away 1")
    assert odds["success"] == 5 * SIXTH * 2 * SIXTH + SIXTH * Fraction(1, 9)
    assert "1 die (83 %)" in odds.sentence
    foul_one = block(position("home 1 7,7 / away 1 8,7 Foul Appearance"), "home 1", "away 1")
    assert foul_one["no block"] == SIXTH


@pytest.mark.parametrize("edition", ["lrb6", "bb2020"])
def test_wrestling_somebody_who_cannot_go_down_unhurt_comes_to_an_end(edition: str) -> None:
    """He is injured where others are only placed prone; a lasting injury may be rolled again."""
    passing = "pa0" if edition == "bb2020" else ""
    game = Game.from_position(
        f"home 1 12,7 Wrestle / away 1 13,7 Ball & Chain {passing}", edition=edition
    )
    odds = block(game, "home 1", "away 1")
    assert (odds["success"], odds["turnover"]) == (Fraction(1, 2), Fraction(1, 6))


def test_a_push_may_be_enough() -> None:
    game = position("home 1 7,7 / away 1 8,7")
    assert block(game, "home 1", "away 1", aim="push")["success"] == 4 * SIXTH


def test_what_is_no_block_is_refused() -> None:
    game = position("home 1 7,7 / home 2 9,9 prone / away 1 8,7 / away 2 reserves")
    for attacker, defender, problem in (
        ("home 1", "home 2", "home 1 blocks no team-mates"),
        ("home 2", "away 1", "home 2 is not on his feet"),
        ("home 1", "away 2", "away 2 is not on the pitch"),
        ("home 1", "away 7", "there is no player 'away 7'"),
    ):
        with pytest.raises(PigskinError, match=problem):
            block(game, attacker, defender)
    with pytest.raises(PigskinError, match="'maim' is no aim"):
        block(game, "home 1", "away 1", aim="maim")


def test_odds_are_data_and_a_sentence() -> None:
    odds = block(position("home 1 7,7 / away 1 8,7"), "home 1", "away 1")
    told = odds.to_json()
    assert told["chances"] == odds.floats
    assert odds.floats["success"] == pytest.approx(1 / 3)
    assert odds.sentence.startswith(
        "home 1 blocks away 1 with 1 die: success 33.3 % (55.6 % with a re-roll), down 50.0 %"
    )
    assert any("Piling On" in each for each in odds.assumes)


def blocks_at(game: Game) -> list[tuple[str, str]]:
    """Who may block whom now, if one block is all there is to it."""
    found = []
    assert game.question is not None
    table = game.table
    for player in table.players(table.active):
        names = {skill.name for skill in table.profiles[player].skills}
        if names & {"Frenzy", "Chainsaw", "Ball & Chain", "Multiple Block", "Stab"}:
            continue
        who = player_text(table, player)
        if game.why_not(f"{who} block"):
            continue
        trial = game.copy(Dice(1))
        trial.answer(f"{who} block")
        if trial.question is None or trial.question.kind != "action":
            continue  # he has other things on his mind first
        for code in trial.question.codes:
            if verb_of(code) == HIT:
                found.append((who, player_text(table, first_of(code))))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("wanted", [4, pytest.param(40, marks=pytest.mark.soak)])
def test_blocks_of_random_games_agree_with_the_game_played_out(edition: str, wanted: int) -> None:
    """Two ways to the same chance: faces counted from the rule, and the whole game on copies."""
    compared = 0
    for seed in itertools.count():
        game = Game("human", "orc", edition, seed=f"odds {seed}")
        coach = make_coach("scripted", seed)
        turns = 0
        while game.question is not None and compared < wanted:
            if game.question.kind == "turn" and game.at_rest:
                turns += 1
                if turns % 11 == 3:
                    for attacker, defender in blocks_at(game)[:1]:
                        actions = Actions(game, [f"{attacker} block {defender}"], 1)
                        odds = block(game, attacker, defender)
                        assert actions.best[0] == odds["success"], (attacker, defender, seed)
                        assert actions.best[1] == odds.again("success"), (attacker, defender)
                        compared += 1
            game.answer(coach.choose(game))
        if compared == wanted:
            return


def rolled_blocks(text: str, edition: str, order: list[str], tries: int) -> Counter[str]:
    """Play a block again and again; the faces are chosen in this order."""
    start = position(text, edition)
    start.answer("home 1 block")
    found: Counter[str] = Counter()
    dice = Dice("blocks")
    for _ in range(tries):
        game = start.copy(dice)
        before = len(game.events)
        game.answer("block away 1")
        while game.question is not None and game.question.kind not in ("turn", "action"):
            words = [str(option) for option in game.question.options]
            chosen = next((f"choose {face}" for face in order if f"choose {face}" in words), "")
            game.answer(chosen or next((w for w in words if w.startswith("use")), words[0]))
        told = [(event.kind, event.values) for event in game.events[before:]]
        found["down"] += any(kind == "knocked down" and v[0] == 32 for kind, v in told)
        found["turnover"] += any(kind.startswith("turnover") for kind, _ in told)
        bands = [v[3] for kind, v in told if kind == "injury" and v[0] == 32]
        found["armour broken"] += bool(bands)
        found["stunned"] += bands[-1:] == [0]
        found["knocked out"] += bands[-1:] == [1]
        found["casualty"] += bands[-1:] in ([2], [3])
    return found


BLOCKS = [
    ("home 1 7,7 Block Mighty Blow / home 2 8,8 / away 1 8,7 av7 / away 2 20,7", "lrb6"),
    ("home 1 7,7 Block Mighty Blow (+1) / home 2 8,8 / away 1 8,7 Thick Skull", "bb2020"),
]
BLOCK_ORDER = ["pow", "stumble", "both down", "push", "attacker down"]


@pytest.mark.parametrize("text, edition", BLOCKS)
@pytest.mark.parametrize("tries", [1500, pytest.param(20_000, marks=pytest.mark.soak)])
def test_blocks_rolled_many_times(text: str, edition: str, tries: int) -> None:
    odds = block(position(text, edition), "home 1", "away 1")
    found = rolled_blocks(text, edition, BLOCK_ORDER, tries)
    for outcome, count in found.items():
        assert close(count, tries, odds[outcome]), (outcome, count / tries, float(odds[outcome]))


# --- single tests -----------------------------------------------------------------------------


def test_a_test_is_counted_with_what_may_save_it() -> None:
    game = position("home 1 7,7 / away 1 8,8 / rerolls 2 0")
    game.answer("home 1 move")
    odds = chance_of(game, "move 7,6")
    assert (odds["passes"], odds.again("passes")) == (Fraction(2, 3), Fraction(8, 9))
    dodgy = position("home 1 7,7 Dodge Loner / away 1 8,8 / rerolls 2 0")
    dodgy.answer("home 1 move")
    assert chance_of(dodgy, "move 7,6")["passes"] == Fraction(8, 9)


def test_a_diving_tackler_is_at_his_worst() -> None:
    game = position("home 1 7,7 / away 1 8,8 Diving Tackle")
    game.answer("home 1 move")
    odds = chance_of(game, "move 7,6")
    assert odds["passes"] == Fraction(1, 3)
    assert odds.assumes == ["Opponents who may spoil the test do so as is worst for the player."]


def test_every_kind_of_reroll_has_its_chance() -> None:
    text = "home 1 7,7 Loner Pro Dodge / away 1 8,8 / rerolls 2 0 / leader 1 0 / home 2 2,2 Leader"
    game = Game.from_position(text, dice=ScriptedDice([1]))
    game.answer("home 1 move")
    game.answer("move 7,6")
    chances = chance_of(game).chances
    p = Fraction(2, 3)
    assert chances["keep the roll"] == 0
    assert chances["re-roll with Dodge"] == p
    assert chances["team re-roll"] == chances["leader re-roll"] == p / 2
    assert chances["re-roll with Pro"] == p / 2 + p / 8  # or a team re-roll of the roll for Pro
    with pytest.raises(PigskinError, match="no roll waits to be rolled again"):
        chance_of(position("home 1 7,7 / away 1 8,8"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_steps_agree_with_enumerated_chances(edition: str) -> None:
    game = position("home 1 7,7 / away 1 8,8 / away 2 6,5 / ball 7,6", edition)
    game.answer("home 1 move")
    for square in ("7,6", "6,6", "6,8", "7,8"):
        expected = Fraction(0)
        todo = list(game.chances(f"move {square}"))
        while todo:
            share, branch = todo.pop()
            if branch.game is not None:
                on_his_feet = branch.game.table.active == 0 and not branch.game.table.turnover
                expected += share if on_his_feet else 0
            elif len(branch.faces) < 3:
                todo += [(share * part, after) for part, after in branch.chances()]
        assert chance_of(game, f"move {square}")["passes"] == expected, square


# --- fouls ------------------------------------------------------------------------------------


def test_a_foul_counted_by_hand() -> None:
    odds = foul(position("home 1 7,7 / away 1 8,7 prone"), "home 1", "away 1")
    broken = two_d6(9)
    assert odds["armour broken"] == broken
    assert odds["casualty"] == broken * two_d6(10)
    unlike = Fraction(8, 36)  # 9 or more without a double
    assert odds["sent off"] == odds["turnover"] == SIXTH + unlike * SIXTH
    bribed = foul(position("home 1 7,7 / away 1 8,7 prone / bribes 1 0"), "home 1", "away 1")
    assert bribed["sent off"] == odds["sent off"] * SIXTH


def test_a_foul_with_helpers_and_those_who_look_away() -> None:
    helped = position("home 1 7,7 Dirty Player / home 2 9,7 / away 1 8,7 prone")
    assert foul(helped, "home 1", "away 1")["armour broken"] == two_d6(7)
    sneaky = position("home 1 7,7 Sneaky Git / away 1 8,7 prone", "bb2020")
    armour = sneaky.table.profiles[32].armour
    assert foul(sneaky, "home 1", "away 1")["sent off"] == two_d6(armour) * SIXTH * (
        5 * SIXTH  # the coach argues, and wins on a six
    )


def test_what_is_no_foul_is_refused() -> None:
    game = position("home 1 7,7 / away 1 8,7 / away 2 12,7 prone")
    with pytest.raises(PigskinError, match="away 1 is on his feet"):
        foul(game, "home 1", "away 1")
    with pytest.raises(PigskinError, match="home 1 is not beside away 2"):
        foul(game, "home 1", "away 2")


@pytest.mark.parametrize("tries", [1500, pytest.param(20_000, marks=pytest.mark.soak)])
def test_fouls_rolled_many_times(tries: int) -> None:
    text = "home 1 7,7 Dirty Player / home 2 9,7 / away 1 8,7 prone / bribes 1 0"
    odds = foul(position(text), "home 1", "away 1")
    start = position(text)
    start.answer("home 1 foul")
    found: Counter[str] = Counter()
    dice = Dice("fouls")
    for _ in range(tries):
        game = start.copy(dice)
        before = len(game.events)
        game.answer("foul away 1")
        while game.question is not None and game.question.kind not in ("turn", "action"):
            words = [str(option) for option in game.question.options]
            game.answer(next((w for w in words if w.startswith(("use", "bribe"))), words[0]))
        told = [(event.kind, event.values) for event in game.events[before:]]
        found["sent off"] += any(kind == "sent off" for kind, _ in told)
        found["armour broken"] += any(kind == "injury" for kind, _ in told)
        found["casualty"] += any(kind == "injury" and v[3] >= 2 for kind, v in told)
    for outcome, count in found.items():
        assert close(count, tries, odds[outcome]), (outcome, count / tries, float(odds[outcome]))


# --- passes -----------------------------------------------------------------------------------


def test_of_two_balls_the_throwers_own_is_thrown() -> None:
    """The other is with an opponent, so nothing is changed by it; who has it can catch nothing."""
    alone = pass_(position("home 1 7,7 ball / home 2 10,7 / away 1 20,2"), "home 1", "10,7")
    both = position("home 1 7,7 second-ball / home 2 10,7 / away 1 20,2 ball")
    assert pass_(both, "home 1", "10,7").chances == alone.chances
    full = position("home 1 7,7 second-ball / home 2 10,7 ball / away 1 20,2")
    assert pass_(full, "home 1", "10,7")["complete"] == 0


def test_a_pass_counted_by_hand() -> None:
    odds = pass_(position("home 1 7,7 ball / home 2 10,7 / away 1 20,2"), "home 1", "10,7")
    throw, catch = Fraction(2, 3), Fraction(2, 3)
    assert odds["complete"] == throw * catch
    assert odds["fumble"] == SIXTH
    assert odds["intercepted"] == odds["deflected"] == odds["caught by the opponents"] == 0
    assert sum(odds.chances.values()) - odds["turnover"] == 1
    again = throw + (1 - throw) * throw
    assert odds.again("complete") > odds["complete"]
    assert odds.again("complete") == again * catch + throw * (1 - catch) * catch


def test_an_opponent_in_the_way_reaches_for_the_ball() -> None:
    game = position("home 1 7,7 ball / home 2 10,7 / away 1 8,7 / away 2 20,2")
    odds = pass_(game, "home 1", (10, 7))
    assert odds["intercepted"] == SIXTH
    game = position("home 1 7,7 ball / home 2 11,7 / away 1 9,7", "bb2020")
    newer = pass_(game, "home 1", "11,7")
    assert newer["deflected"] > 0
    assert newer["intercepted"] > 0
    assert sum(newer.chances.values()) - newer["turnover"] == 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tries", [1500, pytest.param(20_000, marks=pytest.mark.soak)])
def test_passes_rolled_many_times(edition: str, tries: int) -> None:
    text = "home 1 7,7 ball / home 2 10,8 / home 3 11,9 / away 1 10,9 / away 2 20,2"
    odds = pass_(position(text, edition), "home 1", "10,8")
    start = position(text, edition)
    start.answer("home 1 pass")
    start.answer("pass the ball")
    found: Counter[str] = Counter()
    dice = Dice("passs")
    for _ in range(tries):
        game = start.copy(dice)
        before = len(game.events)
        game.answer("pass to 10,8")
        while game.question is not None and game.question.kind not in ("turn", "action"):
            words = [str(option) for option in game.question.options]
            game.answer(next((w for w in words if w.startswith("intercept")), words[0]))
        told = [event.kind for event in game.events[before:]]
        carrier = game.table.carrier
        mine = carrier >= 0 and side_of(carrier) == 0
        straight = "scatter" not in told and "bounce" not in told and "deviates" not in told
        found["complete"] += mine and straight and "fumbles" not in told
        found["inaccurate but caught"] += (
            mine and not straight and "fumbles" not in told and "deflects" not in told
        )
        found["fumble"] += "fumbles" in told
    for outcome, count in found.items():
        assert close(count, tries, odds[outcome]), (outcome, count / tries, float(odds[outcome]))


# --- sequences of actions ---------------------------------------------------------------------


def test_the_ball_of_a_player_brought_down_may_bounce_where_it_likes() -> None:
    text = "home 1 7,7 / away 1 8,7 ball / away 2 9,7 / away 3 9,8"
    assert Actions(position(text), ["home 1 block away 1"], 0).best == [Fraction(1, 3)]


def test_frenzy_in_a_sequence_blocks_twice() -> None:
    text = "home 1 7,7 Frenzy / away 1 8,7 / away 2 20,7"
    acts = ["home 1 block away 1"]
    found = Actions(position(text), acts, 1)
    assert found.greedy == Sequence("1D2!2'{1D2}", 1).greedy  # it keeps a push
    assert found.best == Sequence("1D2!2{1D2}", 1).best


def test_actions_are_as_likely_as_their_rolls() -> None:
    text = "home 1 7,7 ma2 Sure Feet / home 2 5,5 Block / away 1 8,8 / away 2 5,4 / rerolls 2 0"
    acts = ["home 1 move 7,6 7,5 7,4", "home 2 block away 2"]
    found = Actions(position(text, "bb2020"), acts)
    assert found.greedy == Sequence("SF:3,R2;1D3", 2).greedy
    assert found.rerolls == 2
    once = Actions(position(text), acts)  # LRB6: one re-roll a turn
    assert once.greedy[1] == once.greedy[2] == Sequence("SF:3,R2;1D3", 1).greedy[1]


def test_the_ball_goes_from_hand_to_hand() -> None:
    text = "home 1 7,7 / home 2 10,7 / ball 8,7 / away 1 20,2"
    acts = ["home 1 pass 8,7 to home 2", "home 2 move 11,7"]
    assert Actions(position(text), acts, 0).greedy == Sequence("3,3,3", 0).greedy
    text = "home 1 7,7 / home 2 9,7 / ball 8,7 / away 1 20,2"
    acts = ["home 1 hand-off 8,7 home 2"]
    assert Actions(position(text), acts, 1).best == Sequence("3,3", 1).best


def test_a_touchdown_is_a_success() -> None:
    text = "home 1 23,7 ball / away 1 22,8 / rerolls 1 0"
    found = Actions(position(text), ["home 1 move 24,7 25,7"])
    assert found.greedy == Sequence("3", 1).greedy


def test_only_a_touchdown_is_a_success_if_one_is_wanted() -> None:
    text = (
        "home 1 23,7 ball / home 2 25,9 / away 1 22,8 / away 2 25,10 / away 3 24,6 prone / "
        "rerolls 1 0"
    )

    def to_score(*acts: str) -> Fraction:
        return Actions(position(text), list(acts), 0, to_score=True).best[0]

    assert to_score("home 1 move 24,7 25,7") == Fraction(2, 3)
    assert to_score("home 1 hand-off 24,8 home 2") == Fraction(2, 3) * Fraction(1, 2)
    assert to_score("home 1 move 24,7") == 0
    assert to_score("home 2 block away 2") == 0
    assert to_score("home 1 foul away 3") == 0
    assert to_score("home 2 block away 2", "home 1 move 24,7 25,7") == Fraction(2, 9)


def test_a_blitz_and_a_push() -> None:
    text = "home 1 5,7 / away 1 8,7 / away 2 20,2"
    for edition in EDITIONS:
        down = Actions(position(text, edition), ["home 1 blitz 6,7 7,7 away 1"], 0)
        push = Actions(position(text, edition), ["home 1 blitz 6,7 7,7 away 1 push"], 0)
        assert (down.greedy, push.greedy) == ([Fraction(1, 3)], [Fraction(2, 3)])


def test_opponents_who_interfere_with_a_move_are_at_their_worst() -> None:
    """Tentacles, a dodge, Shadowing and a second dodge, against the same move made many times."""
    text = "home 1 7,7 / away 1 8,8 Shadowing / away 2 6,6 Tentacles"
    chance = Actions(position(text), ["home 1 move 8,6 9,5"], 0).best[0]
    assert chance < Actions(position("home 1 7,7 / away 1 8,8"), ["home 1 move 8,6 9,5"], 0).best[0]
    start = position(text)
    start.answer("home 1 move")
    dice, tries, done = Dice("interfered with"), 1500, 0
    for _ in range(tries):
        game = start.copy(dice)
        for step in ("move 8,6", "move 9,5"):
            if game.question is None or game.why_not(step):
                break
            game.answer(step)
            while game.question is not None and game.question.coach == "away":
                words = [str(option) for option in game.question.options]
                if not any("uses" in each for each in words):
                    break
                game.answer(next(each for each in words if "uses" in each))
        done += game.player("home 1").square == (9, 5) and game.player("home 1").state == "up"
    assert close(done, tries, chance), (done / tries, float(chance))


@pytest.mark.parametrize(
    "acts, problem",
    [
        ([], "there is nothing to be done"),
        (["hello"], "'hello' is no action; write one as in 'home 3 move 12,7 13,7'"),
        (["home 1 gaze away 1"], "'gaze' is no action that can be reckoned with"),
        (["home 1 foul away 1", "home 1 move 8,8"], "nothing is reckoned with after a foul"),
        (["home 1 move"], "'home 1 move' does not say what home 1 does"),
        (["home 1 move 9,7"], "9,7 is not next to home 1"),
        (["home 1 move 7,8 99,1"], "99,1"),
        (["home 9 move 7,8"], "there is no player 'home 9'"),
        (["away 1 move 7,8"], "it is home's turn"),
        (["home 1 move 7,8", "away 1 move 9,9"], "all actions must be home's"),
        (["home 1 move 7,8", "home 1 move 7,9"], "home 1 has acted"),
        (["home 1 move 7,8 push"], "'push' stands behind a block"),
        (["home 1 move to 7,8"], "only a pass goes 'to' a square"),
    ],
)
def test_actions_that_make_no_sense_are_told_in_a_line(acts: list[str], problem: str) -> None:
    game = position("home 1 7,7 / away 1 8,8")
    with pytest.raises(PigskinError) as error:
        Actions(game, acts)
    assert problem in str(error.value)
    assert "\n" not in str(error.value)


def test_a_diver_who_goes_down_is_no_failure_of_the_mover() -> None:
    """BB2020: he dives at rolls of 4 and 5; a 6 after that still takes the player to the ball."""
    game = position(
        "home 1 7,7 Dodge / away 1 8,8 / away 2 8,7 Diving Tackle / ball 7,6",
        "bb2020",
    )
    game.answer("home 1 move")
    untouched = Fraction(1, 6) * Fraction(1, 2)  # a 6; the ball is picked up beside the diver
    dived = Fraction(1, 3) * Fraction(1, 6) * Fraction(2, 3)  # 4 or 5, then a 6; he lies there
    failed = Fraction(1, 2) * Fraction(1, 6) * Fraction(1, 2)  # 1 to 3, then a 6
    assert chance_of(game, "move 7,6")["passes"] == untouched + dived + failed


MISTAKES = "home 1 7,7 / home 2 3,3 / away 1 8,7 / away 2 20,7"


@pytest.mark.parametrize("edition", ("lrb6", "bb2016", "bb2020"))
def test_what_cannot_be_reckoned_is_said_in_a_line(edition: str) -> None:
    game = Game.from_position(MISTAKES, edition=edition)
    with pytest.raises(PigskinError, match="25,0 is too far for a pass by home 1"):
        pass_(game, "home 1", (25, 0))
    with pytest.raises(PigskinError, match="away 2 is not beside home 1"):
        block(game, "home 1", "away 2")
    with pytest.raises(PigskinError, match="'sucess' is no outcome here; there are success, down"):
        block(game, "home 1", "away 1", injuries=False)["sucess"]
    with pytest.raises(PigskinError, match="actions are a list of texts, not 'home 1 move 6,6'"):
        Actions(game, "home 1 move 6,6")
    with pytest.raises(PigskinError, match="several answers are a list of them"):
        preview(game, "home 1 move")


def test_where_the_ball_bounces_after_the_last_block_does_not_matter() -> None:
    """LRB6: the pushed player lands on the ball, among many who might catch it."""
    crowd = " / ".join(f"home {n} {x},{y}" for n, (x, y) in enumerate(
        ((15, 5), (15, 7), (16, 6), (13, 4), (14, 4), (15, 8)), 3
    ))  # fmt: skip
    game = position(
        f"home 1 12,7 Block / home 2 13,5 / away 1 13,6 / {crowd} / ball 14,5 / rerolls 0 0"
    )
    assert Actions(game, ["home 1 block away 1"]).best == [Fraction(3, 4)]


def test_what_can_go_in_too_many_ways_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    if not str(actions.__file__).endswith(".py"):
        pytest.skip("the compiled engine has the limit built in")
    monkeypatch.setattr(actions, "MOST_TRIES", 3)
    game = position("home 1 7,7 / away 1 8,7 / turn home 3")
    with pytest.raises(PigskinError, match="more ways than are reckoned"):
        Actions(game, ["home 1 move 6,7"])
    plan = preview(game, ["home 1 move", "move 6,7"])
    assert plan.chance is None
    assert plan.steps[1].rolls
