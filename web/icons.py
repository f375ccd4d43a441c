"""Draws the icons of the installed app from public/icon.svg into public/: after a change of it.

    python web/icons.py

Needs a Chromium, as the tests in the browser do.
"""

import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PUBLIC = WEB / "public"
sys.path.insert(0, str(WEB.parent / "tests"))

from browser.chromium import find  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

GRASS = "#c3d3b2"
# Name, side in pixels, and how much of the side the ball takes: systems cut the edges off some.
ICONS = (
    ("app-192.png", 192, 0.78),
    ("app-512.png", 512, 0.78),
    ("app-masked-512.png", 512, 0.6),
    ("app-touch-180.png", 180, 0.72),
)


def main() -> None:
    found = find()
    assert found is not None, "there is no Chromium"
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(found[0]))
        for name, side, share in ICONS:
            page = browser.new_page(viewport={"width": side, "height": side})
            style = f"margin:0;background:{GRASS};display:grid;place-items:center;height:100vh"
            page.set_content(
                f'<body style="{style}"><style>svg{{width:{share:.0%}}}</style>{drawing}'
            )
            page.screenshot(path=PUBLIC / name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
