"""Setting up for a kick-off."""

import pytest
from table import Scene, match, pitch

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


LINE = ("12,6", "12,7", "12,8")
ELEVEN = (*LINE, "10,5", "10,6", "10,7", "10,8", "10,9", "8,6", "8,7", "8,8")
MIRRORED = tuple(f"{25 - int(x)},{y}" for x, y in (each.split(",") for each in ELEVEN))


# --- pitch ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/pitch.zones")
def test_the_pitch_is_26_by_15():
    # Where a kick may go, for both sides together, is the whole pitch.
    halves = []
    for side in ("home", "away"):
        game = pitch(f"home 1 12,7 / away 1 13,7 / phase kick / kicking {side} / turns 0 0")
        halves.append({option.removeprefix("kick to ") for option in game.options()})
    assert halves[0] | halves[1] == {f"{x},{y}" for x in range(26) for y in range(15)}
    assert halves[0] & halves[1] == set()


@pytest.mark.rule("lrb6/pitch.zones", "lrb6/setup.scrimmage")
@pytest.mark.parametrize(("side", "column"), [("home", 12), ("away", 13)])
def test_the_line_of_scrimmage_is_seven_squares(side: str, column: int):
    # With three players or fewer everybody must stand on the line.
    game = squads(3, 3, kicking=side)
    assert squares_offered(game, f"{side} 1") == {f"{column},{row}" for row in range(4, 11)}


@pytest.mark.rule("lrb6/pitch.zones", "lrb6/setup.wide-zones")
@pytest.mark.parametrize("rows", [range(0, 4), range(11, 15)])
def test_a_wide_zone_is_four_rows_along_the_sideline(rows: range):
    game = squads(11, 11)
    place(game, "home", f"3,{rows[0]}", f"12,{rows[-1]}")
    free = squares_offered(game, "home 3")
    # Two players stand in this wide zone: it is closed, the rest of the half is open.
    closed = {f"{x},{y}" for x in range(13) for y in rows}
    assert free == {f"{x},{y}" for x in range(13) for y in range(15)} - closed


@pytest.mark.rule("lrb6/pitch.zones")
@pytest.mark.parametrize(("column", "scores"), [(24, False), (25, True)])
def test_the_end_zone_is_one_square_deep(column: int, scores: bool):
    game = pitch(f"home 1 {column - 1},0 ball / away 1 3,3 / turn home 2")
    game.play("home 1 move", f"move {column},0")
    assert game.score == ((1, 0) if scores else (0, 0))


# --- setting up -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/setup.kicking-first")
@pytest.mark.parametrize(("kicking", "receiving"), [("home", "away"), ("away", "home")])
def test_the_kickers_set_up_before_the_receivers(kicking: str, receiving: str):
    game = squads(11, 11, kicking=kicking)
    squares = {"home": ELEVEN, "away": MIRRORED}
    assert game.asked(kicking, "set-up")
    place(game, kicking, *squares[kicking])
    assert game.asked(receiving, "set-up")
    place(game, receiving, *squares[receiving])
    assert game.asked(kicking, "kick")


@pytest.mark.rule("lrb6/setup.eleven")
def test_eleven_players_are_set_up_and_the_others_stay_in_reserve():
    game = place(squads(13, 12), "home", *ELEVEN)
    assert game.asked("away", "set-up")
    assert game.shows("home 11 8,8 / home 12 reserves / home 13 reserves")


@pytest.mark.rule("lrb6/setup.eleven")
def test_a_coach_may_not_stop_short_of_eleven():
    game = place(squads(12, 12), "home", *ELEVEN[:10])
    assert game.asked("home", "set-up")
    assert all(option.startswith("place home") for option in game.options())


@pytest.mark.rule("lrb6/setup.eleven")
def test_with_fewer_than_eleven_everybody_is_set_up():
    game = place(squads(5, 11), "home", *ELEVEN[:4])
    assert game.asked("home", "set-up")
    game.play("place home 5 at 0,0")
    assert game.asked("away", "set-up")


@pytest.mark.rule("lrb6/setup.eleven")
@pytest.mark.parametrize("box", ["injured", "off", "faint"])
def test_only_players_in_reserve_are_set_up(box: str):
    game = squads(11, 11, f"home 12 {box}")
    assert not squares_offered(game, "home 12")
    place(game, "home", *ELEVEN)
    assert game.asked("away", "set-up")


@pytest.mark.rule("lrb6/setup.eleven")
def test_a_knocked_out_player_who_does_not_come_round_is_not_set_up():
    game = pitch(
        "home 1 reserves / home 2 ko / home 3 ko / away 1 reserves / "
        "phase drive / kicking home / turns 0 0",
        dice="3 4",
    )
    assert not squares_offered(game, "home 2")
    assert squares_offered(game, "home 3")
    assert game.done()


@pytest.mark.rule("lrb6/setup.eleven")
def test_nobody_is_replaced_during_the_drive():
    # Home 1 is knocked out on the pitch; home 2 waits until the next kick-off.
    game = pitch(
        "home 1 7,7 / home 2 reserves / home 3 3,3 / away 1 8,7 / away 2 9,8 / rerolls 0 0",
        dice="attacker down 6 6 4 4",
    )
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 ko / home 2 reserves")
    game.play("away: end turn")
    assert game.shows("home 2 reserves")
    assert not any(option.startswith("home 2") for option in game.options())
    assert game.done()


@pytest.mark.rule("lrb6/setup.own-half")
@pytest.mark.parametrize(
    ("side", "columns"), [("home", range(0, 13)), ("away", range(13, 26))]
)
def test_players_are_set_up_in_the_own_half_end_zone_included(side: str, columns: range):
    game = squads(11, 11, kicking=side)
    assert squares_offered(game, f"{side} 1") == {f"{x},{y}" for x in columns for y in range(15)}


@pytest.mark.rule("lrb6/setup.own-half")
def test_two_players_do_not_share_a_square():
    game = place(squads(11, 11), "home", "12,7")
    assert game.refuses("place home 2 at 12,7")


@pytest.mark.rule("lrb6/setup.wide-zones")
def test_two_players_in_each_wide_zone_and_no_more():
    game = place(squads(11, 11), "home", "12,0", "5,3", "12,14", "5,11")
    assert game.refuses(
        "place home 5 at 0,0", "place home 5 at 12,3", "place home 5 at 3,11",
        "place home 5 at 0,14",
    )
    assert game.offers("place home 5 at 5,4", "place home 5 at 5,10")


@pytest.mark.rule("lrb6/setup.wide-zones")
def test_one_player_leaves_room_for_another_in_a_wide_zone():
    game = place(squads(11, 11), "home", "12,0")
    assert game.offers("place home 2 at 12,1", "place home 2 at 0,3")


@pytest.mark.rule("lrb6/setup.scrimmage")
def test_at_least_three_stand_on_the_line():
    game = place(squads(11, 11), "home", "8,4", "8,5", "8,6", "8,7", "8,8", "8,9", "8,10", "7,7")
    # Three players are left, and all three belong on the line.
    assert squares_offered(game, "home 9") == {f"12,{row}" for row in range(4, 11)}
    game.play("place home 9 at 12,4", "place home 10 at 12,10")
    assert game.refuses("place home 11 at 11,7", "place home 11 at 12,3", "place home 11 at 12,11")
    game.play("place home 11 at 12,7")
    assert game.asked("away", "set-up")


@pytest.mark.rule("lrb6/setup.scrimmage")
def test_more_than_three_may_stand_on_the_line():
    game = place(squads(11, 11), "home", *(f"12,{row}" for row in range(4, 11)))
    assert game.offers("place home 8 at 11,7")


@pytest.mark.rule("lrb6/setup.scrimmage")
def test_the_squares_beside_the_line_in_the_wide_zones_do_not_count():
    game = place(squads(4, 11), "home", "12,3")
    assert game.refuses("place home 2 at 12,2", "place home 2 at 12,11")
    assert game.offers("place home 2 at 12,4")


@pytest.mark.rule("lrb6/setup.scrimmage", "lrb6/setup.wide-zones")
def test_a_whole_formation_is_placed_or_nothing_is():
    game = squads(11, 11)
    players = [game.player(f"home {number}") for number in range(1, 12)]
    game.game.set_up({player: (y + 1) * 28 + x + 1 for player, (x, y) in zip(players, RAIDERS)})
    assert game.asked("away", "set-up")
    other = squads(11, 11)
    deep = [(5, 5), *RAIDERS[5:], *((4, y) for y in range(4, 8))]  # nobody on the line
    with pytest.raises(IllegalAnswer):
        other.game.set_up({player: (y + 1) * 28 + x + 1 for player, (x, y) in zip(players, deep)})
    assert other.asked("home", "set-up")
    assert other.shows("home 1 reserves")


# The Raiders' 5-4-2 of the handbook's slow-motion replay: no gap in the line, two back deep.
RAIDERS = [
    (12, 4), (12, 5), (12, 7), (12, 9), (12, 10),
    (11, 1), (11, 3), (11, 11), (11, 13),
    (4, 5), (4, 9),
]  # fmt: skip


@pytest.mark.rule("lrb6/setup.scrimmage", "lrb6/setup.wide-zones")
def test_the_deep_defence_of_the_handbook_is_legal():
    game = place(squads(11, 11), "home", *(f"{x},{y}" for x, y in RAIDERS))
    assert game.asked("away", "set-up")


@pytest.mark.rule("lrb6/setup.short-line")
def test_a_coach_with_two_players_puts_both_on_the_line_and_plays_on():
    game = squads(2, 11)
    assert squares_offered(game, "home 1") == {f"12,{row}" for row in range(4, 11)}
    place(game, "home", "12,4", "12,5")
    assert game.asked("away", "set-up")


@pytest.mark.rule("lrb6/setup.short-line", "lrb6/conceding.when")
def test_a_coach_with_two_players_may_concede_instead():
    game = squads(2, 11)
    game.game.concede("home")
    assert game.over
    assert game.game.outcome is not None
    assert game.game.outcome.winner == "away"


@pytest.mark.rule("lrb6/setup.short-line", "lrb6/conceding.when")
def test_a_coach_with_three_players_must_set_up():
    game = squads(3, 11)
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")
    with pytest.raises(IllegalAnswer):
        game.game.concede("away")  # nor is it the other coach's turn to give up


@pytest.mark.rule("lrb6/setup.eleven")
def test_a_match_begins_with_eleven_of_twelve():
    game = match().until("set-up")
    assert game.question is not None
    assert game.question.number == 11
