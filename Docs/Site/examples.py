"""Pictures of the examples on pages and of the samples, as `layoutc render` draws them in the light and dark."""

import dataclasses
import json
import pathlib
import re
import subprocess

SUFFIX = ".layout.xml"


@dataclasses.dataclass
class Picture:
    """One picture in two appearances."""
    light: str
    dark: str
    title: str

    def size(self):
        """Width and height in points; what is small is shown larger."""
        measures = re.search(r'width="([\d.]+)" height="([\d.]+)"', self.light)
        width, height = (float(one) for one in measures.groups())
        zoom = max(1, min(4, int(360 / max(width, 1)), int(240 / max(height, 1))))
        return max(1, round(width * zoom)), max(1, round(height * zoom))


@dataclasses.dataclass
class Example:
    """A document that a page shows, or a part of one that has a picture beside it."""
    page: str
    line: int
    text: str
    # The files that the page has shown before, by name.
    beside: dict
    name: str
    # Reference pages are about frames, of elements that mostly have no color.
    has_frames: bool
    findings: list = dataclasses.field(default_factory=list)
    picture: Picture | None = None

    @property
    def place(self):
        return f"{self.page}:{self.line}"


def examples_of(page, tokens, cards):
    """The documents among the blocks of a page; commands' pages may speak of the files in `cards`."""
    is_reference = page.startswith("Grammar/elements/")
    blocks = [token for token in tokens if token.type == "fence"]
    files = dict(cards)
    for token in reversed(blocks):
        if name := name_of(token):
            files[name] = token.content
    found = {}
    for index, token in enumerate(tokens):
        if token.type != "fence":
            continue
        name, text = name_of(token), token.content
        if name:
            files[name] = text
        if language_of(token) != "xml":
            continue
        if is_reference:
            after = tokens[index + 2] if index + 2 < len(tokens) else None
            has_own = after is not None and after.type == "inline" and is_picture(after)
            if not text.startswith("<layout") and not has_own:
                continue
            if has_own:
                text = f'<layout>\n<preview maxWidth="320"/>\n{text}</layout>\n'
            name = f"example{SUFFIX}"
        elif not name or not name.endswith(SUFFIX) or "<layout" not in text:
            continue
        found[id(token)] = Example(
            page, token.map[0] + 1, text, {} if is_reference else dict(files), name, is_reference)
    return found


def language_of(fence):
    return (fence.info.split() or [""])[0]


def name_of(fence):
    """The name of the file that a block is, which stands behind its language."""
    words = fence.info.split()
    return words[1] if len(words) > 1 and re.fullmatch(r"[\w./-]+\.\w+", words[1]) else None


def is_picture(inline):
    return [child.type for child in inline.children or []] == ["image"]


class Studio:
    """Draws with a command, in a folder of its own."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = pathlib.Path(folder)

    def run(self, *arguments, cwd):
        return subprocess.run(
            [self.tool, *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=600, check=False)

    def draw_examples(self, examples):
        """Checks all examples, and draws those without an error."""
        reference = [one for one in examples if one.has_frames]
        for number, example in enumerate(reference):
            example.name = f"example-{number}{SUFFIX}"
        # Documents of one page may have the same name, and those of others are not theirs.
        for number, group in enumerate([reference, *([one] for one in examples if not one.has_frames)]):
            self.draw_group(self.folder / str(number), group)

    def draw_group(self, folder, examples):
        for example in examples:
            for name, text in {**example.beside, example.name: example.text}.items():
                place = folder / "documents" / name
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(text)
        by_name = {one.name: one for one in examples}
        checked = self.run(
            "check", "--no-config", "--format", "json", *by_name, cwd=folder / "documents")
        if not checked.stdout.startswith("{"):
            raise SystemExit(f"layoutc check ended with {checked.returncode}:\n{checked.stderr}")
        for finding in json.loads(checked.stdout)["findings"]:
            if finding["severity"] == "error" and finding["file"] in by_name:
                by_name[finding["file"]].findings.append(finding)
        sound = [one.name for one in examples if not one.findings]
        options = ["--show", "frames"] if examples[0].has_frames else []
        if sound:
            drawn = self.draw(sound, folder / "pictures", options, cwd=folder / "documents")
            for name in sound:
                # One document alone is drawn beside the folder that it is in.
                path = name.removesuffix(SUFFIX)
                by_name[name].picture = drawn.get(path) or drawn.get(path.rpartition("/")[2])

    def draw_samples(self, samples):
        """The first previews of all samples, and sheets of all their previews, both by path."""
        first = self.draw([samples], self.folder / "first", [], cwd=".")
        sheets = self.draw([samples], self.folder / "sheets", ["--preview", "all", "--sheet"], cwd=".")
        return first, sheets

    def draw(self, paths, out, options, cwd):
        """Pictures by the path of the document, without its suffix and as `-o` places it."""
        drawn = {}
        for appearance in ("light", "dark"):
            folder = out / appearance
            folder.mkdir(parents=True)
            done = self.run(
                "render", *paths, "-o", folder.resolve(), "--appearance", appearance, *options, "--color", "never",
                "--fail-on", "never", cwd=cwd)
            if done.returncode:
                raise SystemExit(f"layoutc render ended with {done.returncode}:\n{done.stderr or done.stdout}")
            for file in folder.rglob("*.svg"):
                name = str(file.relative_to(folder)).removesuffix(".svg").removesuffix(f".{appearance}")
                drawn.setdefault(name, {})[appearance] = file.read_text()
        return {
            name: Picture(both["light"], both["dark"], name) for name, both in drawn.items() if len(both) == 2}


def unannounced(example, page_text):
    """Whether no output on the page tells the mistakes of an example, so that they are mistakes of the page."""
    if example.picture:
        return False
    places = {f"{example.name}:{one['range']['start']['line']}:" for one in example.findings}
    return not any(place in page_text for place in places)
