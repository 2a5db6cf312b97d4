"""Holds the pages of the documentation to what readers rely on.

usage: check.py SITE [FOLDER FOR SCREENSHOTS]

Every link and anchor leads somewhere within the site, no page needs anything from elsewhere, and all pages are
HTML without a mistake, with a title. Then Chromium shows them on a phone and on a desktop, in light and dark.
"""

import os
import pathlib
import re
import sys
import urllib.parse

import html5lib

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "PreviewPage"))
from browser import Browser  # noqa: E402

site = pathlib.Path(sys.argv[1]).resolve()
pictures = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None
faults = []


def fault(page, text):
    faults.append(f"{page}: {text}")


# MARK: Files

def elements(page, text):
    """The elements of a page; what a strict parser refuses is a fault."""
    parser = html5lib.HTMLParser(tree=html5lib.treebuilders.getTreeBuilder("etree"), namespaceHTMLElements=False)
    tree = parser.parse(text)
    for (line, column), mistake, details in parser.errors:
        fault(page, f"line {line}, column {column}: {html5lib.constants.E[mistake] % details}")
    return list(tree.iter())


def check_files():
    texts = {file.relative_to(site).as_posix(): file.read_text(encoding="utf-8") for file in site.rglob("*.html")
             if "api" not in file.relative_to(site).parts[:1]}
    trees = {page: elements(page, text) for page, text in texts.items()}
    anchors = {}
    for page, tree in trees.items():
        ids = [one.get("id") for one in tree if one.get("id")]
        anchors[page] = set(ids)
        for name in {one for one in ids if ids.count(one) > 1}:
            fault(page, f"two elements have the id '{name}'")
        titles = [one.text for one in tree if one.tag == "title"]
        if not titles or not (titles[0] or "").strip():
            fault(page, "has no title")
        if not any(one.tag == "h1" for one in tree):
            fault(page, "has no heading")
        for one in tree:
            if one.tag == "img" and one.get("alt") is None:
                fault(page, f"'{one.get('src')}' has no text for those who do not see it")
    links = 0
    for page, tree in trees.items():
        for one in tree:
            for name in ("href", "src", "srcset"):
                if (link := one.get(name)) is not None:
                    links += 1
                    check_link(page, one.tag, link, anchors)
    style = (site / "site.css").read_text()
    if re.search(r"url\(|@import", style):
        fault("site.css", "needs another file")
    return len(texts), links


def check_link(page, tag, link, anchors):
    parts = urllib.parse.urlsplit(link)
    if parts.scheme == "data":
        return
    if parts.scheme or parts.netloc:
        if tag != "a":
            fault(page, f"needs '{link}' from elsewhere")
        return
    if parts.path.startswith("/"):
        fault(page, f"'{link}' is not relative")
        return
    target = page
    if parts.path:
        target = os.path.normpath(os.path.join(os.path.dirname(page), urllib.parse.unquote(parts.path)))
        if not (site / target).is_file():
            fault(page, f"'{link}' leads nowhere")
            return
    anchor = urllib.parse.unquote(parts.fragment)
    if anchor and target in anchors and anchor not in anchors[target]:
        fault(page, f"'{link}' leads to no anchor")


# MARK: In the browser

SIZES = {"phone": (390, 844), "desktop": (1280, 900)}


class Visit:
    """The site in a browser, in windows of two sizes and in both schemes."""

    def __init__(self, browser):
        self.browser = browser

    def show(self, page, size, scheme):
        width, height = SIZES[size]
        self.browser.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=size == "phone")
        self.browser.call(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.browser.go("about:blank")
        self.browser.go((site / page).as_uri())
        self.browser.wait("location.href.startsWith('file') && document.readyState === 'complete'")

    def check_width(self, page):
        width = self.browser.run("[document.documentElement.scrollWidth, innerWidth]")
        if width[0] > width[1]:
            widest = self.browser.run(
                "[...document.querySelectorAll('main *')].filter(one => one.getBoundingClientRect().right > innerWidth"
                " && !one.closest('pre, .wide, .picture')).map(one => one.tagName + ' ' + one.textContent.slice(0, 40))"
                ".slice(0, 3).join('; ')")
            fault(page, f"is {width[0]} wide in a window of {width[1]}: {widest}")

    def type(self, text):
        for letter in text:
            self.browser.call("Input.dispatchKeyEvent", type="char", text=letter)

    def search(self, page, text):
        """Searches from any place of the page, with keys alone."""
        self.browser.call("Input.dispatchKeyEvent", type="keyDown", key="/", text="/", code="Slash")
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", key="/", code="Slash")
        if not self.browser.run("document.activeElement.type === 'search'"):
            fault(page, "'/' does not lead to the search")
        self.type(text)
        self.browser.wait("document.querySelectorAll('#Results a').length > 0")
        return self.browser.run("[...document.querySelectorAll('#Results a')].map(one => one.getAttribute('href'))")

    def picture(self, name):
        if pictures:
            # What is below the window is loaded when it is scrolled to.
            self.browser.wait(
                "[...document.images].every(one => one.complete || one.getBoundingClientRect().top > innerHeight)")
            pictures.mkdir(parents=True, exist_ok=True)
            self.browser.picture(pictures / f"{name}.png")


PAGES = {
    "readme": "index.html",
    "element": "Grammar/elements/stack.html",
    "samples": "Samples/index.html",
    "sample": "Samples/profile-card.layout.xml.html",
    "proving": "Docs/Proving.html",
}


def check_in_browser():
    browser = Browser()
    try:
        visit = Visit(browser)
        for page in sorted(file.relative_to(site).as_posix() for file in site.rglob("*.html")):
            if not page.startswith("api/"):
                visit.show(page, "phone", "light")
                visit.check_width(page)
        for size in SIZES:
            for scheme in ("light", "dark"):
                for name, page in PAGES.items():
                    visit.show(page, size, scheme)
                    visit.picture(f"{name}-{size}-{scheme}")
                visit.show("Grammar/elements/stack.html", size, scheme)
                visit.browser.run("document.querySelector('h3').scrollIntoView()")
                visit.picture(f"example-{size}-{scheme}")
                visit.show("Samples/index.html", size, scheme)
                visit.browser.run("document.querySelector('.sheet').scrollIntoView()")
                visit.picture(f"sheet-{size}-{scheme}")
                if size == "phone":
                    visit.show("Grammar/index.html", size, scheme)
                    visit.browser.run("document.querySelector('.menu summary').click()")
                    visit.picture(f"menu-{size}-{scheme}")
                visit.show("index.html", size, scheme)
                visit.search("index.html", "padding")
                visit.picture(f"search-{size}-{scheme}")
        check_colors(visit)
        check_search(visit)
        check_without_scripts(visit)
        for error in browser.errors:
            fault("in the browser", error)
    finally:
        browser.end()


def check_colors(visit):
    """Pictures and page follow the reader's scheme."""
    for scheme, ending in (("light", ".light.svg"), ("dark", ".dark.svg")):
        visit.show("Grammar/elements/stack.html", "desktop", scheme)
        visit.browser.run("document.querySelector('figure img').scrollIntoView()")
        visit.browser.wait("document.querySelector('figure img').currentSrc")
        if not visit.browser.run(f"document.querySelector('figure img').currentSrc.endsWith('{ending}')"):
            fault("Grammar/elements/stack.html", f"shows no {scheme} picture")


def check_search(visit):
    page = "Docs/Commands/check.html"
    visit.show(page, "desktop", "light")
    found = visit.search(page, "stack")
    if not found or not found[0].endswith("elements/stack.html"):
        fault(page, f"a search for 'stack' finds {found[:1]} first")
    visit.browser.press("ArrowDown")
    if visit.browser.run("document.querySelector('#Results [aria-selected=true]').id") != "result-1":
        fault(page, "the arrow down does not choose the next result")
    visit.browser.press("ArrowUp")
    visit.browser.press("Enter")
    visit.browser.wait("location.href.endsWith('elements/stack.html') && document.readyState === 'complete'")
    # A sentence is found by its words, in the page that says it.
    found = visit.search(page, "every width text size direction")
    if not any("Proving" in link for link in found):
        fault(page, "a search for words of Docs/Proving.md does not find it")
    visit.browser.press("Escape")
    if not visit.browser.run("document.getElementById('Results').hidden"):
        fault(page, "Escape does not close the results")


def check_without_scripts(visit):
    """Pages are whole without the script: the side is in sight, or behind its button."""
    visit.browser.call("Emulation.setScriptExecutionDisabled", value=True)
    shown = ("document.querySelector('.menu nav').checkVisibility({contentVisibilityAuto: true})"
             " && document.querySelector('.menu nav').getBoundingClientRect().height > 100")
    visit.show("index.html", "desktop", "light")
    if not visit.browser.run(shown):
        fault("index.html", "has no pages at its side")
    if visit.browser.run("document.getElementById('Search').checkVisibility()"):
        fault("index.html", "shows a search that does nothing without its script")
    visit.show("index.html", "phone", "light")
    if visit.browser.run(shown):
        fault("index.html", "does not fold its menu on a phone")
    visit.browser.click(80, 75)
    if not visit.browser.run(shown):
        fault("index.html", "does not open its menu on a phone")
    visit.browser.call("Emulation.setScriptExecutionDisabled", value=False)


count, links = check_files()
check_in_browser()
print(f"{count} pages, {links} links, {len(faults)} faults")
for one in faults[:50]:
    print(one)
sys.exit(1 if faults or not count else 0)
