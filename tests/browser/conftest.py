"""A browser, a server with the built client, and visitors. Without a browser the tests are skipped,
and that is said; where PIGSKIN_BROWSER_REQUIRED is set (as in .ci/run) they fail."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from browser.chromium import REQUIRED, NoBrowser, find
from web.server import Served, serving

from pigskin.web.app import CLIENT

if TYPE_CHECKING:
    from browser.visitor import Visitor
    from playwright.sync_api import Browser


# What Chromium leaves out: what Playwright does without (the last such list counts), and the page
# for what the address bar proposes, which every window starts though nobody sees it here.
LEFT_OUT = (
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades",
    "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
    "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup", "WebUIOmniboxPopup",
)  # fmt: skip


def without(why: str) -> NoReturn:
    """Skip the test loudly, or fail where it must run."""
    words = f"the tests in the browser cannot run: {why}"
    if os.environ.get(REQUIRED):
        pytest.fail(words)
    warnings.warn(words, stacklevel=2)
    pytest.skip(words)


# For each module anew: while Playwright is on, nobody else in this process can run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        without("playwright is not installed (pip install -e '.[dev]')")
    try:
        found = find()
    except NoBrowser as problem:
        without(str(problem))
    if found is None:
        without("there is no Chromium (PIGSKIN_CHROMIUM names one)")
    path, environment = found
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=str(path), env={**os.environ, **environment},
            # Without a GPU here one would be imitated, which costs a third of all the work.
            args=[f"--disable-features={','.join(LEFT_OUT)}", "--disable-gpu"],
        )  # fmt: skip
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def table(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the built client."""
    if not (CLIENT / "index.html").is_file():
        without("the client is not built (make client)")
    with serving(tmp_path_factory.mktemp("table") / "matches.db") as served:
        yield served


@pytest.fixture
def visit(browser: Browser, table: Served) -> Iterator[Callable[..., Visitor]]:
    """Opens windows: `visit(PHONE, touch=True)`. Whatever goes wrong in one fails the test."""
    from browser.visitor import Visitor

    came: list[Visitor] = []

    def come(*arguments: Any, **more: Any) -> Visitor:
        came.append(Visitor(browser, f"http://127.0.0.1:{table.port}", *arguments, **more))
        return came[-1]

    yield come
    for each in came:
        each.leave()
