"""Holds `layoutc preview` to what it promises, with a real browser.

usage: check.py LAYOUTC SAMPLES [FOLDER FOR SCREENSHOTS]

The environment variable ONLY names a part of the tests to run.
"""

import json
import os
import pathlib
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from http import server as web

from browser import Browser
from editor import Editor

tool, samples = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
pictures = pathlib.Path(sys.argv[3]).resolve() if len(sys.argv) > 3 else None
folder = pathlib.Path(tempfile.mkdtemp())
shutil.copytree(samples, folder / "Samples", ignore=shutil.ignore_patterns("Pictures"))
os.chdir(folder)

CARD = """<layout name="Card">
  <param name="title" type="String"/>
  <param name="likes" type="Integer" default="0"/>
  <import src="marks.layout.xml"/>
  <preview name="phone" width="390" data="card.json"/>
  <preview name="small" width="200" direction="rtl"/>
  <stack direction="vertical" alignItems="start" spacing="{gap}">
    <text id="title" style="strong">{title}</text>
    <text id="likes">{likes} likes</text>
    <text id="thanks">Thank you for your visit</text>
  </stack>
</layout>
"""
MARKS = """<library name="Marks">
  <define name="gap" type="Points" value="10"/>
  <style name="strong" fontSize="20" fontWeight="bold"/>
</library>
"""
WORDS = json.dumps({"version": "1.0", "sourceLanguage": "en", "strings": {
    "Thank you for your visit": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Danke für Ihren Besuch"}}}}}})
# The boxes of the elements, each with the number of the element in the command's results.
BOXES = """(() => {
  const origin = document.getElementById("picture").getBoundingClientRect();
  // The page lists what a `fit` leaves out too; results do not.
  const numbers = [];
  let count = 0;
  shown.elements.forEach((one, index) => { numbers[index] = one.leftOut ? -1 : count++; });
  return [...document.querySelectorAll(".box")].map(one => {
    const box = one.getBoundingClientRect();
    return [numbers[one.dataset.element], box.x - origin.x, box.y - origin.y, box.width, box.height];
  });
})()"""
BIG = ('<layout name="Big"><preview width="390"/><stack direction="vertical">'
       + "".join(f'<stack direction="horizontal" spacing="4"><text id="t{n}" flexShrink="1">Row number {n} of many</text>'
                 f'<text>{n}</text><image source="symbol:star" size="20"/></stack>' for n in range(50))
       + "</stack></layout>")

ROWS = """<layout name="Rows">
  <action name="open"><param name="id" type="Integer"/><param name="from" type="String"/></action>
  <action name="close"/>
  <action name="hold"><param name="id" type="Integer"/></action>
  <action name="remove"><param name="id" type="Integer"/></action>
  <action name="keep"><param name="id" type="Integer"/></action>
  <param name="sent" type="Date" default="2024-05-03T14:00Z"/>
  <style name="ink" color="#123456"><when state="hovered" color="#234567"/><when state="pressed" color="#345678"/></style>
  <preview name="phone" width="300"/>
  <stack direction="vertical" alignItems="stretch">
    <for each="n" in="{1...2}">
      <stack id="row" direction="horizontal" tap="{open(n, 'a &quot;list&quot;')}" longPress="{hold(n)}"
        swipeStart="{keep(n)}" swipeEnd="{remove(n)}">
        <text style="ink">Row {n}</text>
        <spacer/>
        <text id="close" tap="{close}">close</text>
      </stack>
    </for>
    <text id="quiet">nothing to tap, sent {time(sent)}, {relative(sent)}</text>
    <text id="unseen" visibility="invisible" tap="{close}">not there</text>
  </stack>
</layout>
"""

FILES = {"card.layout.xml": CARD, "rows.layout.xml": ROWS, "marks.layout.xml": MARKS, "big.layout.xml": BIG, "Words.xcstrings": WORDS,
         "card.json": '{ "title": "Ada", "likes": 3 }'}


def write_all():
    """Whatever a test did to the files is undone."""
    for name, text in FILES.items():
        path = pathlib.Path(name)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


write_all()

server = subprocess.Popen(
    [tool, "preview", ".", "--now", "2024-05-03T16:00Z", "--time-zone", "+02:00", "--strings", "Words.xcstrings", "--editor", "edit://open{path}:{line}:{column}"],
    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
address = server.stdout.readline().strip()
port = int(address.split(":")[2].split("/")[0])
token = address.rstrip("/").split("/")[-1]
browser = Browser()
tests = []


def test(what):
    """Notes a test, whose docstring is its name."""
    tests.append(what)
    return what


def show(document, **more):
    """Goes to a document and waits until it is there."""
    hash = "&".join(f"{key}={value}" for key, value in {"document": document, **more}.items())
    browser.go("about:blank")
    browser.go(f"{address}#{hash}")
    browser.wait("document.readyState == 'complete' && typeof painted != 'undefined' && painted > 0")


def words():
    return browser.run("[...document.querySelectorAll('#picture text')].map(one => one.textContent).join(' ')")


def sees(text):
    browser.wait("[...document.querySelectorAll('#picture text')].map(one => one.textContent).join(' ')"
                 f".includes({json.dumps(text)})")


def frame(id):
    """The place of an element on the page: x, y, width, height from the corner of the picture."""
    return browser.run(f"""(() => {{
      const index = shown.elements.findIndex(one => one.id === {json.dumps(id)});
      const box = document.querySelector(`.box[data-element="${{index}}"]`).getBoundingClientRect();
      const origin = document.getElementById("picture").getBoundingClientRect();
      return [box.x - origin.x, box.y - origin.y, box.width, box.height];
    }})()""")


def close(one, other, by=0.01):
    return all(abs(a - b) <= by for a, b in zip(one, other))


# ---- What is seen


@test
def boxes_are_the_engines_frames():
    """every box of every sample, in each of its previews, lies where 'layoutc layout' says"""
    lines = subprocess.run([tool, "layout", "--preview", "all", "--format", "json", "Samples",
                            "--strings", "Words.xcstrings"],
                           capture_output=True, text=True).stdout.splitlines()
    numbers = {}
    boxes = 0
    for line in map(json.loads, lines):
        if "root" not in line:
            continue
        number = numbers[line["file"]] = numbers.get(line["file"], 0) + 1
        expected = []

        def collect(element, x, y):
            # What is pinned is seen where it sticks.
            frame = element.get("stuck", element["frame"])
            x, y = x + frame[0], y + frame[1]
            expected.append([x, y, *frame[2:]])
            dx, dy = element.get("offset", [0, 0])
            for child in element.get("children", []):
                collect(child, x - dx, y - dy)

        root = line["root"]["frame"]
        collect(line["root"], -root[0], -root[1])
        if number == 1:
            show(line["file"])
        # A change of the files that are watched asks for the picture too, in place of what is asked here.
        for _ in range(3):
            browser.run(f"(async () => {{ state.preview = {number}; await solve(); }})()")
            found = browser.run(BOXES)
            wrong = [(index, box) for index, *box in found if index < 0 or not close(box, expected[index])]
            if found and not wrong:
                break
        assert found, f"{line['file']}: nothing is seen"
        for index, box in wrong:
            assert index >= 0, f"{line['file']}, preview {number}: what a fit leaves out has a box"
            raise AssertionError(
                f"{line['file']}, preview {number}: element {index} is at {box}, not {expected[index]}")
        boxes += len(found)
    assert boxes > 1000, boxes
    return f"{boxes} boxes of {len(numbers)} documents in {sum(numbers.values())} previews"


@test
def texts_are_real():
    """the words of a document are words of the page"""
    show("card.layout.xml")
    sees("Ada")
    assert "3 likes" in words(), words()


@test
def saves_are_followed():
    """a save is seen, and soon: from the write of a document of 200 elements to the painted frame"""
    show("big.layout.xml")
    times = []
    for round in range(20):
        promise = browser.start(f"""new Promise(done => {{
          const wait = () => document.getElementById("picture").textContent.includes("Round {round}.")
            ? requestAnimationFrame(() => requestAnimationFrame(() => done(Date.now()))) : setTimeout(wait, 1);
          wait();
        }})""")
        time.sleep(0.1 + round % 7 * 0.013)
        start = time.time() * 1000
        pathlib.Path("big.layout.xml").write_text(BIG.replace("Row number 7", f"Round {round}."))
        times.append(browser.finish(promise) - start)
    elements = browser.run("shown.elements.length")
    assert statistics.median(times) < 100, times
    return f"{elements} elements: median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms"


@test
def imports_are_followed():
    """a save of what a document imports, and of its data, is seen"""
    show("card.layout.xml")
    before = frame("likes")
    pathlib.Path("marks.layout.xml").write_text(MARKS.replace('value="10"', 'value="50"'))
    browser.wait(f"shown.elements.find(one => one.id === 'likes').frame[1] > {before[1] + 30}")
    pathlib.Path("marks.layout.xml").write_text(MARKS)
    browser.wait(f"Math.abs(shown.elements.find(one => one.id === 'likes').frame[1] - {before[1]}) < 0.01")
    pathlib.Path("card.json").write_text('{ "title": "Grace", "likes": 4 }')
    sees("Grace")
    pathlib.Path("card.json").write_text('{ "title": "Ada", "likes": 3 }')
    sees("Ada")


@test
def broken_text_leaves_the_last_frame():
    """while a text is broken the last frame stays, dimmed, with the finding beside it"""
    show("card.layout.xml")
    sees("Ada")
    pathlib.Path("card.layout.xml").write_text(CARD.replace('spacing="{gap}"', 'spacing="wide"'))
    browser.wait("document.getElementById('stage').classList.contains('stale')")
    assert "Ada" in words()
    finding = browser.wait("document.getElementById('findings').textContent")
    assert "error" in finding and "wide" in finding, finding
    link = browser.run("document.querySelector('#findings a').href")
    assert link.endswith("card.layout.xml:7:59"), link
    if pictures:
        browser.picture(pictures / "broken.png")
    pathlib.Path("card.layout.xml").write_text(CARD)
    browser.wait("!document.getElementById('stage').classList.contains('stale')")
    browser.wait("!document.getElementById('findings').textContent.includes('error')")


@test
def a_document_that_goes_and_comes():
    """a new document is listed, one that is removed is not, and no error is left"""
    show("card.layout.xml")
    pathlib.Path("new.layout.xml").write_text("<layout><text>new</text></layout>")
    browser.wait("documents.includes('new.layout.xml')")
    os.remove("new.layout.xml")
    browser.wait("!documents.includes('new.layout.xml')")


# ---- What can be changed


@test
def the_width_is_dragged():
    """the right edge changes the width, by hand and by keys, and the address says so"""
    show("card.layout.xml")
    x, y = browser.run("(() => { const box = document.getElementById('right').getBoundingClientRect();"
                       "return [box.x + box.width / 2, box.y + box.height / 2]; })()")
    browser.drag(x, y, x - 90, y)
    browser.wait("location.hash.includes('width=300')")
    browser.wait("shown.size[0] == 300")
    browser.run("document.getElementById('right').focus()")
    browser.press("ArrowLeft")
    browser.wait("shown.size[0] == 299 && location.hash.includes('width=299')")


@test
def critical_widths_are_ticks():
    """the ruler has ticks where something changes; one that is chosen is the width"""
    show("Samples/feed-cell.layout.xml")
    browser.wait("document.querySelectorAll('.tick').length > 2")
    label = browser.run("(() => { const tick = [...document.querySelectorAll('.tick')].find(one =>"
                        "one.title.includes('in 1 line')); tick.click(); return tick.title; })()")
    width = float(label.split()[1].rstrip(":"))
    browser.wait(f"shown.size[0] >= {width} && shown.size[0] < {width + 1}")
    lines = "shown.elements.find(one => one.id === 'caption').lines"
    assert browser.run(lines) == 1
    browser.run(f"choose({{ width: {width - 1} }})")
    browser.wait(f"shown.size[0] < {width} && {lines} == 2")


@test
def breaks_are_marked():
    """red bars mark the widths at which the document breaks; one that is chosen shows it there, and a save mends it"""
    text = ('<layout name="Wide" widths="320...400"><preview width="390"/><stack direction="horizontal">'
            '<view size="350 20"/></stack></layout>')
    file = pathlib.Path("wide.layout.xml")
    show("card.layout.xml")
    file.write_text(text)
    browser.wait("documents.includes('wide.layout.xml')")
    show("wide.layout.xml")
    browser.wait("document.querySelectorAll('.break').length == 1")
    title = browser.run("(() => { const mark = document.querySelector('.break'); mark.click(); return mark.title; })()")
    assert "from 320 to 349" in title, title
    browser.wait("shown.size[0] == 320 && location.hash.includes('width=320')")
    assert browser.run("document.querySelectorAll('#breaks li').length") == 1
    if pictures:
        browser.picture(pictures / "breaks.png")
    file.write_text(text.replace("350", "320"))
    browser.wait("broken?.length === 0 && document.querySelectorAll('.break, #breaks li').length == 0")
    file.unlink()


@test
def all_previews_at_once():
    """a key shows all previews at once, as large as they are, and one that is clicked is shown alone"""
    show("card.layout.xml")
    browser.press("a")
    browser.wait("document.querySelectorAll('#sheet img').length == 2 && location.hash.includes('sheet=1')")
    sizes = browser.run("[...document.querySelectorAll('#sheet img')].map(one => [one.width, one.naturalWidth])")
    assert [round(width) for width, _ in sizes] == [390, 200], sizes
    assert all(natural > 0 for _, natural in sizes), f"a picture of the sheet cannot be read: {sizes}"
    assert browser.run("document.getElementById('stage').checkVisibility()") is False
    if pictures:
        browser.picture(pictures / "sheet.png")
    browser.run("document.querySelectorAll('#sheet button')[1].click()")
    browser.wait("shown.size[0] == 200 && document.querySelectorAll('#sheet img').length == 0")
    assert browser.run("document.getElementById('stage').checkVisibility()") is True
    pathlib.Path("alone.layout.xml").write_text("<layout><text>alone</text></layout>")
    browser.wait("documents.includes('alone.layout.xml')")
    show("alone.layout.xml", sheet=1)
    browser.wait("document.querySelectorAll('#sheet img').length == 3")
    os.remove("alone.layout.xml")


@test
def keys_are_told():
    """a key lists all keys; each of them does what the list says"""
    show("card.layout.xml")
    browser.press("?")
    browser.wait("document.getElementById('keys').open")
    names = browser.run("[...document.querySelectorAll('#keys kbd')].map(one => one.textContent)")
    assert len(names) > 9 and names[0] == "?", names
    if pictures:
        browser.picture(pictures / "keys.png")
    browser.run("document.querySelector('#keys button').click()")
    browser.wait("!document.getElementById('keys').open")
    for key, seen in [
        ("]", "shown.size[0] == 200"), ("[", "shown.size[0] == 390"), ("d", "shown.dark"), ("d", "!shown.dark"),
        ("d", "!location.hash.includes('appearance')"), ("r", "shown.rtl"), ("r", "!shown.rtl"),
        ("+", "location.hash.includes('zoom=2')"), ("-", "!location.hash.includes('zoom')"),
        ("/", "document.activeElement.id == 'search'"),
    ]:
        browser.press(key)
        browser.wait(seen)


@test
def settings_live_in_the_address():
    """direction, text size, appearance, language and words come from the address and change the picture"""
    show("card.layout.xml", direction="rtl", textScale="2", appearance="dark", language="de")
    sees("Danke")
    assert browser.run("shown.rtl && shown.dark")
    status = browser.run("document.getElementById('status').textContent")
    assert status.startswith("390 × ") and status.endswith(", right to left, dark"), status
    assert close(frame("title")[:1], [390 - frame("title")[2]])
    height = frame("thanks")[3]
    browser.run("choose({ textScale: 1, language: undefined })")
    browser.wait(f"shown.elements.find(one => one.id === 'thanks').frame[3] < {height}")
    sees("Thank you")
    browser.run("document.getElementById('shuffle').click()")
    browser.wait("location.hash.includes('fuzz=long')")
    browser.wait("shown.elements.find(one => one.id === 'thanks').text.length > 40")
    browser.run("document.getElementById('shuffle').click()")
    browser.wait("shown.elements.find(one => one.id === 'thanks').text == 'T'")
    browser.run("document.getElementById('shuffle').click()")
    browser.wait("/^[\\u05d0-\\u05ea ]+$/.test(shown.elements.find(one => one.id === 'thanks').text)")


@test
def previews_are_chosen():
    """another preview has its own width and direction"""
    show("card.layout.xml", preview="2")
    browser.wait("shown.size[0] == 200 && shown.rtl")
    assert browser.run("document.getElementById('preview').selectedOptions[0].textContent") == "small"


@test
def data_are_edited():
    """data are edited with their types beside them; what is wrong is told at its line"""
    show("card.layout.xml")
    sees("Ada")
    assert browser.run("document.getElementById('data').value").startswith('{ "title": "Ada"')
    types = browser.run("document.getElementById('types').textContent")
    assert "title" in types and "String" in types and "Integer, may be left out" in types, types

    def type_in(text):
        browser.run(f"""(() => {{ const area = document.getElementById("data");
          area.focus(); area.value = {json.dumps(text)}; area.dispatchEvent(new Event("input")); }})()""")

    type_in('{\n  "title": "Emmy",\n  "likes": 12\n}')
    sees("Emmy")
    wrong = '{\n  "title": "Emmy",\n  "likes": "many"\n}'
    type_in(wrong)
    mistake = browser.wait("document.getElementById('mistakes').textContent")
    assert "line 3" in mistake and "integer" in mistake, mistake
    assert browser.run("document.querySelector('#gutter mark').textContent") == "3"
    browser.run("document.querySelector('#mistakes button').click()")
    at = browser.run("document.getElementById('data').selectionStart")
    assert at == wrong.index("many"), at
    if pictures:
        browser.picture(pictures / "data.png")
    browser.run("document.getElementById('unset').click()")
    sees("Ada")


# ---- The inspector


@test
def elements_are_inspected():
    """a click tells where an element is written, where its attributes come from, and why it has its size"""
    show("card.layout.xml")
    x, y = browser.run("""(() => {
      const index = shown.elements.findIndex(one => one.id === "title");
      const box = document.querySelector(`.box[data-element="${index}"]`).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    })()""")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    hint = browser.wait("document.querySelector('#hints .over') && document.getElementById('hints').textContent")
    assert "#title" in hint, hint
    if pictures:
        browser.picture(pictures / "hover.png")
    browser.click(x, y)
    text = browser.wait("document.getElementById('inspector').textContent.includes('Why this size')"
                        "&& document.getElementById('inspector').textContent")
    assert "solved for exactly 390" in text and '<text id="title"' in text, text
    rows = browser.run("[...document.querySelectorAll('#inspector table')[0].rows].map(row =>"
                       "[...row.cells].map(cell => cell.textContent).concat(row.querySelector('a')?.href))")
    said = {row[0]: row[1:] for row in rows}
    assert said["id"][:2] == ["title", "here"], said
    assert said["fontSize"][:2] == ["20", "style"], said
    assert said["fontSize"][2].endswith("marks.layout.xml:3:34"), said
    defaults = browser.run("document.querySelector('#inspector details').textContent")
    assert "maxLines" in defaults or "opacity" in defaults, defaults
    assert browser.run("location.hash").find("select=%23title") > 0
    if pictures:
        browser.picture(pictures / "inspector.png")


# ---- Actions


def middle(id, number=0):
    """The middle of the element with an id, in the coordinates of the window."""
    return browser.run(f"""(() => {{
      const index = shown.elements.map((one, index) => one.id === {json.dumps(id)} ? index : -1)
        .filter(index => index >= 0)[{number}];
      const box = document.querySelector(`.box[data-element="${{index}}"]`).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }})()""")


def fired():
    return browser.run("[...document.querySelectorAll('#fired li')].map(one => one.textContent)")


@test
def actions_are_listed():
    """a click, a long press and a swipe list the action that they fire, with its values"""
    show("card.layout.xml")
    assert browser.run("document.getElementById('answers').hidden")
    show("rows.layout.xml")
    browser.wait("!document.getElementById('answers').hidden")
    assert fired() == []
    browser.click(*middle("row", 1))
    assert fired() == ['open(2, "a \\"list\\"") tap #row'], fired()
    # What an element does itself is not done by what it is in.
    browser.click(*middle("close"))
    assert fired()[0] == "close tap #close" and len(fired()) == 2, fired()
    # Nothing answers here, and nobody can touch what is not seen.
    browser.click(*middle("quiet"))
    browser.click(*middle("unseen"))
    assert len(fired()) == 2, fired()
    x, y = middle("row")
    browser.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
    time.sleep(0.7)
    browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)
    assert fired()[0] == "hold(1) longPress #row" and len(fired()) == 3, fired()
    browser.drag(x, y, x + 60, y)
    assert fired()[0] == "keep(1) swipeStart #row" and len(fired()) == 4, fired()
    browser.drag(x, y, x - 60, y)
    assert fired()[0] == "remove(1) swipeEnd #row", fired()
    # Neither a tap nor a swipe.
    browser.drag(x, y, x + 20, y)
    assert len(fired()) == 5, fired()
    browser.run("choose({ direction: 'rtl' })")
    browser.wait("shown.rtl")
    browser.drag(x, y, x + 60, y)
    assert fired()[0] == "remove(1) swipeEnd #row", fired()
    if pictures:
        browser.picture(pictures / "actions.png")
    browser.run("document.getElementById('forget').click()")
    assert fired() == []


@test
def what_is_pointed_at_is_drawn_in_its_state():
    """the picture shows what the pointer is over, and what it presses, in their states, and nothing else"""
    def drawn(*colors):
        count = ("(() => { const text = document.getElementById('picture').innerHTML.toUpperCase(); return "
                 "['#123456', '#234567', '#345678'].map(one => text.split(one).length - 1); })()")
        browser.wait(f"JSON.stringify({count}) === '{json.dumps(colors, separators=(',', ':'))}'")

    def mouse(kind, x, y, buttons=0):
        browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=buttons, clickCount=1)

    show("rows.layout.xml")
    drawn(2, 0, 0)
    x, y = middle("row")
    mouse("mouseMoved", x, y)
    drawn(1, 1, 0)
    mouse("mousePressed", x, y, 1)
    drawn(1, 0, 1)
    mouse("mouseReleased", x, y)
    drawn(1, 1, 0)
    mouse("mouseMoved", *middle("row", 1))
    drawn(1, 1, 0)
    mouse("mouseMoved", *middle("quiet"))
    drawn(2, 0, 0)
    mouse("mouseMoved", x, y)
    drawn(1, 1, 0)
    mouse("mouseMoved", 2, 2)
    drawn(2, 0, 0)


@test
def what_can_be_tapped_is_marked():
    """the pointer marks what can be tapped, with its action; the inspector lists all actions"""
    show("rows.layout.xml")
    x, y = middle("row")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    hint = browser.wait("document.querySelector('#hints .touched') && document.getElementById('hints').textContent")
    assert 'tap: open(1, "a' in hint, hint
    x, y = middle("quiet")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    browser.wait("document.querySelector('#hints').textContent.includes('#quiet')")
    assert browser.run("document.querySelector('#hints .touched')") is None
    cursors = browser.run("[...document.querySelectorAll('.box')].map(one => getComputedStyle(one).cursor)")
    assert cursors.count("pointer") == 8 and len(cursors) > 8, cursors
    browser.run("select(shown.elements.findIndex(one => one.id === 'row'))")
    browser.wait("document.getElementById('inspector').textContent.includes('remove(1)')")


@test
def times_are_told_from_now():
    """dates are shown in the time zone of the command, and told from its current time"""
    show("rows.layout.xml")
    sees("4:00")
    sees("2 hours ago")


@test
def the_tree_is_searched_and_walked():
    """the tree is searched by id and text, and walked by keys"""
    show("card.layout.xml")
    browser.run("(() => { const field = document.getElementById('search');"
                "field.value = 'likes'; field.dispatchEvent(new Event('input')); })()")
    rows = browser.run("[...document.querySelectorAll('[role=treeitem]')].map(row => row.textContent)")
    assert len(rows) == 1 and "#likes" in rows[0], rows
    browser.run("(() => { const field = document.getElementById('search');"
                "field.value = ''; field.dispatchEvent(new Event('input'));"
                "document.querySelector('[role=treeitem]').focus(); })()")
    browser.press("ArrowDown")
    browser.press("ArrowDown")
    browser.wait("document.activeElement.textContent.includes('#likes')")
    browser.wait("document.getElementById('inspector').textContent.includes('#likes')")


@test
def everything_has_a_name():
    """whatever takes the keyboard has a name for who does not see it"""
    show("card.layout.xml", select="%23title")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    nameless = [node["role"]["value"] for node in nodes
                if any(one["name"] == "focusable" and one["value"]["value"] for one in node.get("properties", []))
                and not node.get("ignored") and not node.get("name", {}).get("value")
                and node["role"]["value"] != "RootWebArea"]
    assert not nameless, nameless
    return f"{len(nodes)} nodes"


# ---- What lasts, and who may ask


@test
def reloads_leave_nothing():
    """fifty reloads leave memory and connections as they were"""
    def state():
        browser.call("HeapProfiler.collectGarbage")
        metrics = {one["name"]: one["value"] for one in browser.call("Performance.getMetrics")["metrics"]}
        files = len(os.listdir(f"/proc/{server.pid}/fd"))
        memory = int(pathlib.Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * 4
        return files, memory, metrics["JSHeapUsedSize"] / 1024, metrics["Nodes"]

    show("big.layout.xml")
    for _ in range(10):
        show("big.layout.xml")
    first = state()
    for round in range(50):
        show("big.layout.xml")
    last = state()
    assert last[0] <= first[0], f"{first[0]} open files became {last[0]}"
    assert last[1] < first[1] + 4096, f"{first[1]} KB became {last[1]} KB"
    assert last[2] < first[2] * 1.5, f"{first[2]} KB became {last[2]} KB in the page"
    return f"files {first[0]}, {last[0]}; KB of the command {first[1]}, {last[1]}; KB of the page {first[2]:.0f}, {last[2]:.0f}"


def http(text, body=b""):
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(text.replace("\n", "\r\n").encode() + body)
        answer = b""
        while chunk := connection.recv(1 << 16):
            answer += chunk
            if b"text/event-stream" in answer:
                break
        return int(answer.split()[1]) if answer else 0


@test
def strangers_are_refused():
    """other hosts, origins, sites, tokens, methods and paths with '..' are refused; what is no request too"""
    here = f"Host: 127.0.0.1:{port}\n"
    assert http(f"GET /{token}/ HTTP/1.1\n{here}\n") == 200
    tries = [
        (403, f"GET /{token}/ HTTP/1.1\nHost: layouts.example\n\n"),
        (403, f"GET /{token}/ HTTP/1.1\nHost: 127.0.0.1\n\n"),
        (403, f"GET /{token}/ HTTP/1.1\n\n"),
        (403, f"GET /{token}/ HTTP/1.1\n{here}Origin: http://layouts.example\n\n"),
        (403, f"GET /{token}/ HTTP/1.1\n{here}Origin: null\n\n"),
        (403, f"POST /{token}/solve HTTP/1.1\n{here}Sec-Fetch-Site: cross-site\nContent-Length: 0\n\n"),
        (403, f"GET /{token}/events HTTP/1.1\n{here}Sec-Fetch-Site: same-site\n\n"),
        (404, f"GET / HTTP/1.1\n{here}\n"),
        (404, f"GET /{'0' * 32}/ HTTP/1.1\n{here}\n"),
        (404, f"GET /{token} HTTP/1.1\n{here}\n"),
        (404, f"GET /{token}/../../etc/passwd HTTP/1.1\n{here}\n"),
        (404, f"GET /{token}/..%2f..%2fetc%2fpasswd HTTP/1.1\n{here}\n"),
        (404, f"GET /{token}/card.layout.xml HTTP/1.1\n{here}\n"),
        (405, f"GET /{token}/solve HTTP/1.1\n{here}\n"),
        (405, f"DELETE /{token}/ HTTP/1.1\n{here}\n"),
        (400, f"POST /{token}/solve HTTP/1.1\n{here}Content-Length: 0\n\n"),
        (400, f"POST /{token}/solve HTTP/1.1\n{here}Content-Length: -1\n\n"),
        (400, f"POST /{token}/solve HTTP/1.1\n{here}Transfer-Encoding: chunked\n\n"),
        (400, "nonsense\n\n"),
        (413, f"POST /{token}/solve HTTP/1.1\n{here}Content-Length: 99999999999999999999\n\n"),
        (431, f"GET /{token}/ HTTP/1.1\n{here}X: {'x' * 20000}\n\n"),
    ]
    for status, text in tries:
        found = http(text)
        assert found == status, f"{found}, not {status}: {text[:90]!r}"
    for name in ["/etc/passwd", "../x.layout.xml", "card.json", "./card.layout.xml", ""]:
        body = json.dumps({"document": name}).encode()
        found = http(f"POST /{token}/solve HTTP/1.1\n{here}Content-Length: {len(body)}\n\n", body)
        assert found == 404, f"{found} for {name!r}"
    idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(100)]
    assert http(f"GET /{token}/ HTTP/1.1\n{here}\n") == 200
    for connection in idle:
        connection.close()
    slow = socket.create_connection(("127.0.0.1", port))
    slow.sendall(b"GET ")
    slow.settimeout(20)
    assert slow.recv(1) == b"", "who does not ask is not waited for"
    slow.close()
    with socket.create_connection(("127.0.0.1", port)) as connection:
        for byte in f"GET /{token}/ HTTP/1.1\r\n{here.strip()}\r\n\r\n".encode():
            connection.sendall(bytes([byte]))
        assert connection.recv(12) == b"HTTP/1.1 200"
    try:
        others = [one[4][0] for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        others = []
    for other in others:
        if other.startswith("127."):
            continue
        try:
            socket.create_connection((other, port), 1).close()
        except OSError:
            continue
        raise AssertionError(f"it listens at {other}")
    return f"{len(tries) + 5} requests"


@test
def no_errors():
    """nothing of all that was an error to the browser"""
    assert not browser.errors, browser.errors


# ---- Beside an editor

CARDS = """<layout name="Cards">
  <preview name="phone" width="300"/>
  <preview name="pad" width="700"/>
  <stack direction="vertical" alignItems="start">
    <text id="first">Ada</text>
    <text id="second">Grace</text>
  </stack>
</layout>
"""


def beside(text=CARDS, **more):
    """An editor with a text that is not saved, and the page beside it."""
    editor = Editor(tool, **more)
    path = folder / "beside.layout.xml"
    path.write_text("<layout><text>saved</text></layout>")
    uri = editor.open(path, text)
    address = editor.request("layoutc/preview", {"textDocument": {"uri": uri}, "preview": "phone"})["address"]
    browser.go("about:blank")
    browser.go(address)
    browser.wait("document.readyState == 'complete' && typeof painted != 'undefined' && painted > 0")
    return editor, uri


@test
def typed_text_is_seen():
    """what is typed in an editor is seen before it is saved, and soon; preview, width and zoom stay"""
    editor, uri = beside()
    shown = editor.next("window/showDocument")
    assert shown["external"] and shown["uri"].startswith("http://127.0.0.1:"), shown
    sees("Grace")
    browser.run("choose({ width: 250, zoom: 2 })")
    browser.wait("shown.size[0] == 250")
    hash = browser.run("location.hash")
    times = []
    for round in range(10):
        promise = browser.start(f"""new Promise(done => {{
          const wait = () => document.getElementById("picture").textContent.includes("Round {round}.")
            ? requestAnimationFrame(() => done(Date.now())) : setTimeout(wait, 1);
          wait();
        }})""")
        start = time.time() * 1000
        editor.write(uri, CARDS.replace("Grace", f"Round {round}."))
        times.append(browser.finish(promise) - start)
    assert statistics.median(times) < 100, times
    editor.open(folder / "other.layout.xml", CARDS)
    browser.wait("documents.length == 2")
    assert browser.run("location.hash") == hash
    editor.end()
    return f"median {statistics.median(times):.0f} ms"


@test
def half_typed_text_leaves_the_last_frame():
    """while a text in an editor has errors, the last frame stays, dimmed"""
    editor, uri = beside()
    sees("Grace")
    editor.write(uri, CARDS.replace("Grace</text>", "Grace</te"))
    browser.wait("document.getElementById('stage').classList.contains('stale')")
    assert "Grace" in words()
    editor.write(uri, CARDS.replace("Grace", "Hopper"))
    sees("Hopper")
    browser.wait("!document.getElementById('stage').classList.contains('stale')")
    editor.end()


@test
def clicks_go_to_lines():
    """a click on an element goes to its line in the editor, and so do places in the inspector"""
    editor, uri = beside()
    editor.next("window/showDocument")
    x, y, width, height = frame("second")
    origin = browser.run("(() => { const box = document.getElementById('picture').getBoundingClientRect();"
                         "return [box.x, box.y]; })()")
    browser.click(origin[0] + x + width / 2, origin[1] + y + height / 2)
    shown = editor.next("window/showDocument")
    place = {"line": 5, "character": 4}
    assert shown == {"uri": uri, "takeFocus": True, "selection": {"start": place, "end": place}}, shown
    browser.wait("document.querySelectorAll('#inspector td a').length > 0")
    browser.run("document.querySelector('#inspector td a').click()")
    assert editor.next("window/showDocument")["selection"]["start"] == {"line": 5, "character": 10}
    editor.end()


@test
def the_cursor_is_marked():
    """the element at the editor's cursor is marked, also in a text that is newer than the picture"""
    editor, uri = beside()
    sees("Grace")
    editor.select(uri, "Grace")
    start = time.time()
    browser.wait("shown.elements[chosen()]?.id == 'second'")
    took = 1000 * (time.time() - start)
    editor.write(uri, CARDS.replace("<text id", '<text id="new">Hopper</text><text id', 1))
    editor.select(uri, "Ada")
    browser.wait("shown.elements[chosen()]?.id == 'first'")
    sees("Hopper")
    assert browser.run("shown.elements[chosen()].text") == "Ada"
    # The cursor in another document leaves the page as it is.
    other = editor.open(folder / "other.layout.xml", CARDS)
    editor.select(other, "Grace")
    browser.wait("documents.length == 2")
    assert browser.run("shown.elements[chosen()].text") == "Ada"
    if pictures:
        browser.picture(pictures / "beside.png")
    editor.end()
    return f"{took:.0f} ms"


STACK = """<layout name="Stack">
  <define name="wide" value="90"/>
  <preview name="phone" width="400" textMetrics="fixed:10x20"/>
  <inset insets="20">
    <stack id="stack" direction="vertical" alignItems="start" spacing="10">
      <view id="first" width="100" height="30" backgroundColor="#888"/>
      <view id="second" width="{wide}" height="30" backgroundColor="#aaa"/>
      <text id="third">Hello</text>
    </stack>
  </inset>
</layout>
"""


def choose(id):
    browser.run(f"select(shown.elements.findIndex(one => one.id === '{id}'))")
    browser.wait(f"handles.length && shown.elements[handles[0].element].id === '{id}'")


def pull(handle, by_x, by_y):
    """Drags the handle with a name, from its middle."""
    browser.wait(f"!isSolving && document.querySelectorAll('[data-handle=\"{handle}\"]').length == 1")
    x, y = browser.run(f"""(() => {{
      const box = document.querySelector('[data-handle="{handle}"]').getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }})()""")
    browser.drag(x, y, x + by_x, y + by_y)


def changes(editor, old, new, count):
    """Waits for an edit, which must have changed one thing alone."""
    end = time.time() + 10
    while len(editor.edits) < count and time.time() < end:
        time.sleep(0.02)
    assert len(editor.edits) == count, browser.run("document.getElementById('told').textContent")
    before, after = editor.edits[-1]
    assert after == before.replace(old, new), after


@test
def drags_change_the_text():
    """dragging a handle changes one literal of the text in one edit, and the frame is where it was dropped"""
    editor, uri = beside(STACK)
    choose("first")
    pull("width", 40, 0)
    changes(editor, 'id="first" width="100"', 'id="first" width="140"', 1)
    browser.wait("shown.elements.find(one => one.id === 'first').frame[2] == 140")
    browser.wait("handles.length && handles[0].value == 140")
    if pictures:
        browser.picture(pictures / "handles.png")
    pull("height", 0, 15)
    changes(editor, 'width="140" height="30"', 'width="140" height="45"', 2)
    browser.wait("handles.find(one => one.name === 'height').value == 45")
    # The space between children, at the edge of the next one.
    pull("spacing", 0, 12)
    changes(editor, 'spacing="10"', 'spacing="22"', 3)
    browser.wait("shown.elements.find(one => one.id === 'second').frame[1] == 87")
    # The insets of the container, of the stack.
    choose("stack")
    browser.run("select(shown.elements.findIndex(one => one.name === 'inset'))")
    browser.wait("handles.some(one => one.name === 'left' && one.value == 20)")
    pull("left", 16, 0)
    changes(editor, 'insets="20"', 'insets="20" insetStart="36"', 4)
    browser.wait("shown.elements.find(one => one.id === 'stack').frame[0] == 36")
    # A text has no width that is written, so one is added.
    choose("third")
    pull("width", 30, 0)
    changes(editor, 'id="third"', 'id="third" width="80"', 5)
    browser.wait("shown.elements.find(one => one.id === 'third').frame[2] == 80")
    # An undo of the editor undoes it.
    editor.write(uri, editor.edits[-1][0])
    browser.wait("shown.elements.find(one => one.id === 'third').frame[2] == 50")
    assert browser.run("document.getElementById('told').textContent") == ""
    editor.end()


@test
def order_is_dragged():
    """an element is dropped between its siblings, and fields and buttons do what handles do"""
    editor, uri = beside(STACK)
    choose("first")
    pull("order", 0, 70)
    end = time.time() + 10
    while not editor.edits and time.time() < end:
        time.sleep(0.02)
    order = [line.split('id="')[1].split('"')[0] for line in editor.texts[uri].splitlines() if "id=" in line]
    assert order == ["stack", "second", "first", "third"], order
    browser.wait("shown.elements.find(one => one.id === 'first').frame[1] == 60")
    browser.wait("handles.some(one => one.name === 'order' && one.value == 1)")
    browser.run("[...document.querySelectorAll('#inspector button')].find(one => one.textContent === 'Earlier').click()")
    browser.wait("shown.elements.find(one => one.id === 'first').frame[1] == 20")
    assert editor.texts[uri] == STACK
    browser.wait("handles.some(one => one.name === 'order' && one.value == 0)")
    browser.run("""(() => {
      const field = document.querySelector('#inspector input[aria-label="height"]');
      field.value = 50;
      field.dispatchEvent(new Event("change"));
    })()""")
    changes(editor, 'width="100" height="30"', 'width="100" height="50"', 3)
    editor.end()


@test
def what_is_no_literal_is_told():
    """a value of an expression is not changed, and the page tells where it comes from"""
    editor, uri = beside(STACK)
    choose("second")
    pull("width", 40, 0)
    told = browser.wait("document.getElementById('told').textContent")
    assert told == "width: its 'width' is the expression '{wide}'.", told
    # What the editor does not do is told too, and so is a frame that is elsewhere.
    choose("first")
    editor.accepts = False
    pull("width", 40, 0)
    told = browser.wait("document.getElementById('told').textContent")
    assert told == "width: the editor did not change the text.", told
    editor.accepts = True
    editor.write(uri, STACK.replace('width="100"', 'width="100" maxWidth="120"'))
    browser.wait("handles.length && handles[0].element >= 0 && texts > 1")
    browser.wait("!isSolving")
    pull("width", 60, 0)
    told = browser.wait("document.getElementById('told').textContent.includes('120') && document.getElementById('told').textContent")
    assert "so it is 120" in told, told
    assert editor.texts[uri].count('width="160"') == 1
    # The page of the command alone has no handles.
    show("card.layout.xml", select="%23title")
    browser.wait("document.getElementById('inspector').textContent.includes('Why')")
    assert browser.run("handles.length === 0 && document.querySelectorAll('.grip').length === 0")
    editor.end()


@test
def the_page_can_be_held():
    """a page of an origin that is named may hold the page in a frame, and no other page"""
    class Around(web.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f'<iframe src="{self.server.address}"></iframe>'.encode())

        def log_message(self, *words):
            pass

    around = web.ThreadingHTTPServer(("localhost", 0), Around)
    threading.Thread(target=around.serve_forever, daemon=True).start()
    outer = f"http://localhost:{around.server_port}"

    def is_held(options):
        editor, _ = beside(options=options)
        around.address = browser.run("location.href")
        browser.go("about:blank")
        browser.go(outer)
        end = time.time() + 2
        while not (held := browser.frame_is("painted > 0")) and time.time() < end:
            time.sleep(0.1)
        browser.errors.clear()
        editor.end()
        return held

    assert is_held({"embed": outer})
    assert not is_held({})
    assert not is_held({"embed": "https://elsewhere.example"})
    around.shutdown()


def take_pictures():
    for name, scheme in [("light", "light"), ("dark", "dark")]:
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        show("Samples/feed-cell.layout.xml", select="%23caption", appearance=scheme)
        browser.wait("document.querySelectorAll('.tick').length > 2")
        browser.wait("document.getElementById('inspector').textContent.includes('Why')")
        browser.picture(pictures / f"{name}.png")


failed = 0
if pictures:
    pictures.mkdir(exist_ok=True)
for one in tests:
    if os.environ.get("ONLY", "") not in one.__name__:
        continue
    write_all()
    try:
        note = one()
        print(f"ok    {one.__doc__}" + (f" ({note})" if note else ""), flush=True)
    except Exception as error:
        failed += 1
        print(f"FAIL  {one.__doc__}\n      {type(error).__name__}: {error}", flush=True)
        if browser.errors:
            print("      the browser says:", *browser.errors[:3], sep="\n        ")
if pictures and not os.environ.get("ONLY"):
    take_pictures()
browser.end()
server.kill()
shutil.rmtree(folder, ignore_errors=True)
sys.exit(1 if failed else 0)
