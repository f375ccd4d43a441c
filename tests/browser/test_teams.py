"""Building a team in a browser: hired, named, checked, kept, shared, printed and played with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser.axe import findings
from browser.visitor import PHONE, SIZES, Visitor

from pigskin.teams import load_team, ready_team, save_team

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., Visitor]


def start(page: Page, roster: str, how: str = "Start from the ready team") -> None:
    page.get_by_role("searchbox", name="Find a roster").fill(roster)
    page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=roster)).get_by_role(
        "button", name=how
    ).first.click()
    page.get_by_role("button", name="Print").wait_for()


def legal(page: Page) -> None:
    page.get_by_text("A legal new team.").wait_for()


def test_a_team_is_built_from_nothing_with_prices_and_reasons(visit: Visit) -> None:
    page = visit().go("/teams")
    start(page, "Human", "Start empty")
    page.get_by_text("0 players, at least 11 are needed").first.wait_for()
    blitzer = page.get_by_role("button", name="Hire Human Blitzer for 85,000")
    for _ in range(4):
        blitzer.click()
    page.locator(".left", has_text="660,000 left").wait_for()
    page.locator("[aria-label^='Hire Human Blitzer'][aria-disabled=true]").wait_for()
    blitzer.click(force=True)  # one too many: it says why and changes nothing
    page.get_by_text("at most 4 are allowed").first.wait_for()
    for _ in range(7):
        page.get_by_role("button", name="Hire Human Lineman for 50,000").click()
    page.get_by_role("button", name="More re-rolls").click()
    legal(page)
    name = page.get_by_role("textbox", name="Name of the team")
    name.fill("")
    page.get_by_text("the team has no name", exact=False).first.wait_for()
    name.fill("Quay Street Eleven")
    legal(page)
    assert page.get_by_role("listitem").filter(has=page.get_by_label("Dismiss ")).count() == 11


def test_what_was_dismissed_or_forgotten_can_be_had_back(visit: Visit) -> None:
    page = visit().go("/teams")
    start(page, "Orc")
    legal(page)
    before = page.get_by_label("Dismiss ").count()
    page.get_by_label("Dismiss ").first.click()
    assert page.get_by_label("Dismiss ").count() == before - 1
    page.locator(".undo").get_by_role("button", name="Take back").click()
    assert page.get_by_label("Dismiss ").count() == before
    page.get_by_role("button", name="All teams").click()
    page.get_by_role("button", name="Forget ").first.click()
    page.get_by_text("No teams yet").wait_for()
    page.get_by_role("button", name="Bring it back").click()
    page.get_by_role("button", name="Open ").first.wait_for()


def test_a_team_is_shared_by_its_link_alone_and_broken_links_say_so(visit: Visit) -> None:
    page = visit().go("/teams")
    start(page, "Wood Elf")
    legal(page)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this team").input_value()
    name = page.get_by_role("textbox", name="Name of the team").input_value()
    other = visit(PHONE, touch=True)
    there = other.go(link.removeprefix(other.address))
    there.get_by_text("This team came by a link").wait_for()
    assert there.get_by_role("textbox", name="Name of the team").input_value() == name
    assert there.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    there.get_by_role("button", name="Keep it").click()
    there.get_by_role("button", name="All teams").click()
    there.get_by_role("button", name=f"Open {name}").wait_for()
    there.goto("about:blank")
    other.go(link.removeprefix(other.address)[:-40]).get_by_text("This link to a team is broken")
    there.get_by_role("alert").wait_for()
    there.get_by_role("button", name=f"Open {name}").wait_for()  # nothing is lost


def test_files_come_in_and_go_out(visit: Visit, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    save_team(ready_team("lrb6", "orc"), own)
    visitor = visit()
    page = visitor.go("/teams")
    page.get_by_label("Open a team file").set_input_files(own)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Team file for people (TOML)").click()
    out = tmp_path / "out.toml"
    coming.value.save_as(out)
    assert load_team(out) == ready_team("lrb6", "orc")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All teams").click()
    broken = tmp_path / "broken.toml"
    broken.write_text('edition = "bb2020"\nroster = "humam"\nname = "X"\n')
    page.get_by_label("Open a team file").set_input_files(broken)
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "did you mean 'human'" in alert.inner_text()
    visitor.wrong = [each for each in visitor.wrong if "422" not in each]  # it was refused


def test_hostile_names_are_only_names(visit: Visit) -> None:
    page = visit().go("/teams")
    start(page, "Human")
    legal(page)
    evil = '<img src=x onerror="alert(1)"> {{7*7}}'
    page.get_by_role("textbox", name="Name of number 1", exact=True).fill(evil)
    page.get_by_role("textbox", name="Name of the team").fill(evil)
    legal(page)
    assert page.locator("img[src=x]").count() == 0
    page.reload()
    assert page.get_by_role("textbox", name="Name of the team").input_value() == evil


def test_a_player_gets_skills_and_the_team_is_played_with(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/teams")
    start(page, "Human")
    legal(page)
    page.get_by_role("radio", name="Tournament or league team").check()
    page.get_by_label("Skills and more of").first.click()
    page.get_by_label("Choose a skill").select_option("Guard")
    page.get_by_role("button", name="Add a skill").click()
    page.get_by_text("Worth 105,000").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("textbox", name="Name of the team").fill("Harbour Guard")
    page.get_by_role("button", name="Play with it").click()  # as soon as it is checked
    page.get_by_role("button", name="Harbour Guard").wait_for()
    page.get_by_role("button", name="Kick off").first.click()
    page.wait_for_url("**/match/*")
    page.get_by_text("Harbour Guard").first.wait_for()


def test_the_sheet_fits_one_page(visit: Visit) -> None:
    page = visit().go("/teams")
    start(page, "Chaos Renegades")
    legal(page)
    pdf = page.pdf(prefer_css_page_size=True)
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 1


@pytest.mark.slow
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_where_teams_are_built(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size], touch=size == "phone")
    page = visitor.go("/teams")
    page.get_by_role("searchbox", name="Find a roster").fill("human")
    page.get_by_role("button", name="Start empty").first.wait_for()
    assert findings(visitor) == ""
    start(page, "Human")
    legal(page)
    assert findings(visitor) == ""
    page.get_by_label("Skills and more of").first.click()
    assert findings(visitor) == ""
