"""The rules pages: every entry has its address, keys alone find things, links lead there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.axe import findings
from browser.visitor import LAPTOP, PHONE, Visitor
from effort import grows, many
from web.playing import whole
from web.server import Served

from pigskin.editions import EDITIONS
from pigskin.record import to_text
from pigskin.rulebook import rulebook, slug

Visit = Callable[..., Visitor]
SIZES = {"laptop": LAPTOP, "phone": PHONE}
EVERY = many(24, 1)  # all entries have their data, this is about the page
# Goes to each address as a link does, and notes what the page calls it.
WALK = """async (addresses) => {
  const found = {};
  for (const [edition, kind, id] of addresses) {
    history.pushState(null, "", `/rules/${edition}/${kind}/${encodeURIComponent(id)}`);
    dispatchEvent(new PopStateEvent("popstate"));
    await new Promise((done) => setTimeout(done));
    const shown = document.querySelector("[data-entry]");
    const title = shown?.querySelector("h1")?.textContent ?? "";
    found[location.pathname] = [shown?.dataset.entry ?? "", title];
  }
  return found;
}"""


@grows
def test_every_address_shows_its_entry(visit: Visit) -> None:
    wanted: dict[str, list[str]] = {}
    addresses = []
    for edition in EDITIONS:
        for each in rulebook(edition.id)["entries"][::EVERY]:
            addresses.append([edition.id, each["kind"], each["id"]])
            wanted[f"/rules/{edition.id}/{each['kind']}/{each['id']}"] = [
                f"{each['kind']}/{each['id']}",
                each["name"],
            ]
    page = visit().go("/rules/lrb6")
    page.get_by_role("heading", name="Rules LRB6").wait_for()
    page.wait_for_load_state("networkidle")  # the other editions come by themselves
    assert page.evaluate(WALK, addresses) == wanted


def test_something_is_looked_up_by_keys_alone(visit: Visit) -> None:
    page = visit().go("/rules/bb2020")
    page.get_by_role("link", name="Skills and traits").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("migthy blwo")  # a slip or two do no harm
    page.get_by_role("link", name="Mighty Blow").first.wait_for()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent").startswith("Mighty Blow")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Mighty Blow", exact=True).wait_for()
    assert page.url.endswith("/rules/bb2020/skill/mighty-blow")
    beside = page.locator("section", has=page.get_by_role("heading", name="side by side"))
    beside.get_by_role("link", name="LRB6").click()
    page.locator("[data-entry='skill/mighty-blow']").wait_for()
    assert page.url.endswith("/rules/lrb6/skill/mighty-blow")
    page.go_back()
    assert page.url.endswith("/rules/bb2020/skill/mighty-blow")
    page.locator("header span", has_text="BB2020").wait_for()


@pytest.mark.parametrize(
    ("address", "says", "leads"),
    [
        ("/rules/bb1999", "There is no edition “bb1999”.", "LRB6 / CRP"),
        ("/rules/bb2020/spoon", "The rulebook has no kind “spoon”.", "Skills and traits"),
        ("/rules/bb2020/skill/dogde", "BB2020 has no skill “dogde”.", "Dodge skill"),
        ("/rules/lrb6/skill/brawler", "LRB6 has no skill “brawler”.", "Brawler"),
    ],
)
def test_a_bad_address_says_what_is_wrong(
    visit: Visit, address: str, says: str, leads: str
) -> None:
    page = visit().go(address)
    page.get_by_role("heading", name=says).wait_for()
    page.get_by_role("link", name=leads).first.click()
    page.get_by_role("heading", name=says).wait_for(state="detached")


def test_cards_and_lines_of_the_log_lead_to_the_rules(visit: Visit, table: Served) -> None:
    """In a tab of their own: nobody leaves a match by them."""
    told = table.http.post("/api/replays", content=to_text(whole("bb2020").game).encode())
    moments = table.http.get(f"/api/replays/{told.json()['replay']}").json()["moments"]
    [kick_off, *_] = [
        number
        for number, moment in enumerate(moments, 1)
        if any(event["event"] == "kick-off" for event in moment["events"])
    ]
    page = visit().go(f"/replay/{told.json()['replay']}#{kick_off}")

    def leads(link: Any, to: str) -> None:
        with link.page.context.expect_page() as opened:
            link.click()
        entry = opened.value.locator("[data-entry]")
        entry.wait_for()
        assert entry.get_attribute("data-entry") == to
        opened.value.close()

    line = page.locator(".line", has_text="Kick-off:").first
    name = line.locator(".word").inner_text()
    line.locator(".word").click()
    link = line.get_by_role("link", name=f"Rules: {name}")
    leads(link, f"kick-off/{slug(name)}")
    page.locator(".fact.weather").click()
    leads(page.locator("#facts").get_by_role("link"), "weather/perfect-conditions")

    page = visit().go(f"/replay/{told.json()['replay']}#1")  # all of them are in reserve
    page.locator(".bench .tok").first.wait_for()
    chips = page.locator("article.player .chips button")
    for token in page.locator(".bench .tok").all():  # not everybody has a skill
        token.click()
        page.locator("article.player").first.wait_for()
        if chips.count():
            break
    chips.first.click()
    skill = page.locator("article.player .why a")
    assert "/rules/bb2020/skill/" in str(skill.get_attribute("href"))
    leads(skill, str(skill.get_attribute("href")).removeprefix("/rules/bb2020/"))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_the_rules_pages(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size], touch=size == "phone")
    for address in (
        "/rules", "/rules/bb2020/roster/human", "/rules/lrb6/skill/claw",
        "/rules/bb2020/star/griff-oberwald", "/rules/bb2020?q=sure",
        "/rules/lrb6/skill/dogde",
    ):  # fmt: skip
        visitor.go(address).locator("main h1").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        assert f"{address}: {findings(visitor)}" == f"{address}: "
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, address
