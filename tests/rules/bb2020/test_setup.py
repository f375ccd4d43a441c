"""The pitch, and setting up for a kick-off."""

import pytest
from table import Scene, pitch

from pigskin.errors import IllegalAnswer


def squads(home: int, away: int, more: str = "", kicking: str = "home") -> Scene:
    """So many players of each side in the reserves; the drive begins."""
    sides = [f"home {number} reserves" for number in range(1, home + 1)]
    sides += [f"away {number} reserves" for number in range(1, away + 1)]
    text = " / ".join([*sides, "phase drive", f"kicking {kicking}", "turns 0 0"])
    return pitch(f"{text} / {more}")


def place(game: Scene, side: str, *squares: str) -> Scene:
    """Players 1, 2, 3... of a side in these squares."""
    for number, square in enumerate(squares, 1):
        game.play(f"{side}: place {side} {number} at {square}")
    return game


def squares_offered(game: Scene, who: str) -> set[str]:
    prefix = f"place {who} at "
    return {text.removeprefix(prefix) for text in game.options() if text.startswith(prefix)}


ELEVEN = (
    "12,6", "12,7", "12,8", "10,5", "10,6", "10,7", "10,8", "10,9", "8,6", "8,7", "8,8",
)  # fmt: skip
MIRRORED = tuple(f"{25 - int(x)},{y}" for x, y in (each.split(",") for each in ELEVEN))


# --- the pitch --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/pitch.zones")
def test_the_pitch_is_26_by_15():
    halves = []
    for side in ("home", "away"):
        game = pitch(f"home 1 12,7 / away 1 13,7 / phase kick / kicking {side} / turns 0 0")
        halves.append({option.removeprefix("kick to ") for option in game.options()})
    assert halves[0] | halves[1] == {f"{x},{y}" for x in range(26) for y in range(15)}
    assert halves[0] & halves[1] == set()


@pytest.mark.rule("bb2020/pitch.zones")
@pytest.mark.parametrize(("column", "scores"), [(24, False), (25, True)])
def test_the_end_zone_is_one_square_deep(column: int, scores: bool):
    game = pitch(f"home 1 {column - 1},0 ball / away 1 3,3 / turn home 2")
    game.play("home 1 move", f"move {column},0")
    assert game.score == ((1, 0) if scores else (0, 0))


@pytest.mark.rule("bb2020/pitch.trapdoors")
@pytest.mark.parametrize("square", ["6,1", "19,13"])
def test_a_trapdoor_does_nothing_while_no_prayer_opens_it(square: str):
    column, row = square.split(",")
    game = pitch(f"home 1 {int(column) - 1},{row} / away 1 12,7 / turn home 2")
    game.play("home 1 move", f"move {square}", "stop")  # no die is rolled
    assert game.shows(f"home 1 {square} up")
    assert game.done()


@pytest.mark.rule("bb2020/pitch.occupied")
@pytest.mark.parametrize("state", ["", "prone", "stunned"])
def test_a_square_with_a_player_in_any_state_is_occupied(state: str):
    game = pitch(f"home 1 5,5 / home 2 6,5 {state} / away 1 20,5 / turn home 2 / ball 4,5")
    game.play("home 1 move")
    assert game.refuses("move 6,5")
    assert game.offers("move 4,5")  # the ball alone does not occupy its square


@pytest.mark.rule("bb2020/pitch.occupied")
def test_a_loose_ball_does_not_stay_where_a_player_lies():
    # The ball bounces onto home 2, who is prone, and from there to an empty square.
    game = pitch("home 1 5,5 / home 2 6,5 prone / away 1 20,5 / turn home 2 / ball 5,4", "1 SE NE")
    game.play("home 1 move", "move 5,4")
    assert game.ball == "7,4"
    assert game.done()


# --- setting up -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/setup.kicking-first")
@pytest.mark.parametrize(("kicking", "receiving"), [("home", "away"), ("away", "home")])
def test_the_kickers_set_up_before_the_receivers(kicking: str, receiving: str):
    game = squads(11, 11, kicking=kicking)
    squares = {"home": ELEVEN, "away": MIRRORED}
    assert game.asked(kicking, "set-up")
    place(game, kicking, *squares[kicking])
    assert game.asked(receiving, "set-up")
    place(game, receiving, *squares[receiving])
    assert game.asked(kicking, "kick")


@pytest.mark.rule("bb2020/setup.eleven", "bb2020/setup.too-many")
def test_eleven_players_are_set_up_and_the_others_stay_in_reserve():
    game = place(squads(13, 12), "home", *ELEVEN)
    assert game.asked("away", "set-up")  # a twelfth cannot be placed
    assert game.shows("home 11 8,8 / home 12 reserves / home 13 reserves")


@pytest.mark.rule("bb2020/setup.eleven")
def test_with_fewer_than_eleven_everybody_is_set_up():
    game = place(squads(5, 11), "home", *ELEVEN[:4])
    assert game.asked("home", "set-up")
    assert all(option.startswith("place home 5") for option in game.options())
    game.play("place home 5 at 0,0")
    assert game.asked("away", "set-up")


@pytest.mark.rule("bb2020/setup.eleven")
@pytest.mark.parametrize("box", ["ko", "injured", "off", "faint"])
def test_only_players_in_reserve_are_set_up(box: str):
    # Who was knocked out had his roll when the last drive ended.
    game = squads(11, 11, f"home 12 {box}")
    assert not squares_offered(game, "home 12")
    place(game, "home", *ELEVEN)
    assert game.asked("away", "set-up")


@pytest.mark.rule("bb2020/setup.own-half")
@pytest.mark.parametrize(
    ("side", "columns"), [("home", range(0, 13)), ("away", range(13, 26))]
)
def test_players_are_set_up_in_the_own_half_end_zone_included(side: str, columns: range):
    game = squads(11, 11, kicking=side)
    assert squares_offered(game, f"{side} 1") == {f"{x},{y}" for x in columns for y in range(15)}


@pytest.mark.rule("bb2020/setup.wide-zones", "bb2020/pitch.zones")
@pytest.mark.parametrize("rows", [range(0, 4), range(11, 15)])
def test_two_players_fill_a_wide_zone(rows: range):
    game = squads(11, 11)
    place(game, "home", f"3,{rows[0]}", f"12,{rows[-1]}")
    closed = {f"{x},{y}" for x in range(13) for y in rows}
    assert squares_offered(game, "home 3") == {
        f"{x},{y}" for x in range(13) for y in range(15)
    } - closed


@pytest.mark.rule("bb2020/setup.scrimmage")
def test_at_least_three_stand_on_the_line():
    game = place(squads(11, 11), "home", "8,4", "8,5", "8,6", "8,7", "8,8", "8,9", "8,10", "7,7")
    # Three players are left, and all three belong on the line.
    assert squares_offered(game, "home 9") == {f"12,{row}" for row in range(4, 11)}
    game.play("place home 9 at 12,4", "place home 10 at 12,10", "place home 11 at 12,7")
    assert game.asked("away", "set-up")


@pytest.mark.rule("bb2020/setup.short-line", "bb2020/pitch.zones")
@pytest.mark.parametrize(("side", "column"), [("home", 12), ("away", 13)])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_three_players_or_fewer_all_stand_on_the_line(side: str, column: int, players: int):
    game = squads(players, players, kicking=side)
    assert squares_offered(game, f"{side} 1") == {f"{column},{row}" for row in range(4, 11)}


@pytest.mark.rule("bb2020/setup.short-line", "bb2020/conceding.short")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_coach_with_three_players_may_concede_instead(players: int):
    game = squads(players, 11)
    game.game.concede("home")
    assert game.over
    assert game.game.outcome is not None
    assert game.game.outcome.winner == "away"
    assert game.game.outcome.reason == "conceded short of players"


@pytest.mark.rule("bb2020/setup.short-line", "bb2020/conceding.short")
def test_a_coach_with_four_players_must_set_up():
    game = squads(4, 2)
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")
    with pytest.raises(IllegalAnswer):
        game.game.concede("away")  # it is not away's turn to set up


@pytest.mark.rule("bb2020/setup.short-line", "bb2020/conceding.short")
def test_a_coach_with_nobody_at_all_may_concede_while_the_other_sets_up():
    game = squads(3, 0, "away 1 ko")
    game.game.concede("away")
    assert game.game.outcome is not None
    assert game.game.outcome.reason == "conceded short of players"


@pytest.mark.rule("bb2020/setup.short-line")
def test_a_team_with_nobody_left_plays_on_without():
    # Only the kickers are set up; the kick lands and away can only end its turns.
    game = squads(3, 0, "away 1 injured")
    assert game.told("away has nobody to set up")
    place(game, "home", "12,6", "12,7", "12,8")
    game.rolls("N 1 1 1 N")
    game.play("home: kick to 20,7")
    assert game.asked("away", "turn")
    assert game.options() == ["end turn"]
    assert game.done()


@pytest.mark.rule("bb2020/setup.substitutes")
def test_nobody_is_replaced_during_the_drive():
    # Home 1 is knocked out on the pitch; home 2 waits until the next drive.
    game = pitch(
        "home 1 7,7 / home 2 reserves / home 3 3,3 / away 1 8,7 / rerolls 0 0 / turn home 2",
        dice="attacker down 6 6 4 4",
    )
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 ko / home 2 reserves")
    game.play("away: end turn")
    assert not any(option.startswith("home 2") for option in game.options())
    assert game.shows("home 2 reserves")
    assert game.done()
