"""Writes the pages of the documentation as a site of files, which needs no server.

usage: build.py LAYOUTC SITE

Pages are those of sections.py, and files that these link to: each lies where its source does, `README.md` as
`index.html`. A file that is no page is shown as one, or is a link below REPOSITORY, the address of the sources,
where that is set. `.build/docs` is linked where `make docs` has written it.
"""

import glob
import html
import json
import os
import pathlib
import shutil
import string
import subprocess
import sys
import tempfile
import urllib.parse

import examples
import markup
from sections import COMPLETE, SECTIONS

HERE = pathlib.Path(__file__).parent
PICTURES = (".svg", ".png", ".jpg", ".gif")


class Page:
    """A page of Markdown."""

    def __init__(self, path, label=None):
        self.path = path
        self.out = address(path)
        self.text = markup.read(path)
        self.parser = markup.parser()
        self.tokens = self.parser.parse(self.text)
        self.headings = markup.headings(self.tokens)
        self.title = self.headings[0][2] if self.headings else path
        self.label = label or self.title


def address(path):
    """Where a page of Markdown is written."""
    folder, name = os.path.split(path)
    return os.path.join(folder, "index.html" if name == "README.md" else name.removesuffix(".md") + ".html")


def relative(target, page):
    """The way from a page to another file of the site."""
    return urllib.parse.quote(os.path.relpath(target, os.path.dirname(page) or "."))


class Site:
    def __init__(self, tool, out):
        self.out = pathlib.Path(out)
        self.tool = tool
        self.repository = os.environ.get("REPOSITORY", "").rstrip("/")
        self.faults = []
        self.template = string.Template((HERE / "template.html").read_text())
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            capture_output=True, text=True, check=True).stdout.split("\0")
        self.files = sorted({path for path in listed if path and os.path.exists(path)})
        # What is shown only because a page leads there.
        self.shown = {}
        self.written = set()

    # Reading

    def read_pages(self):
        self.sections = []
        self.pages = {}
        for section, entries in SECTIONS:
            pages = []
            for entry in entries:
                pattern, label = entry if isinstance(entry, tuple) else (entry, None)
                paths = [path for path in sorted(glob.glob(pattern)) if path not in self.pages]
                if not paths and "*" not in pattern:
                    raise SystemExit(f"Docs/Site/sections.py: '{pattern}' is no page")
                for path in paths:
                    self.pages[path] = Page(path, label)
                    pages.append(self.pages[path])
            self.sections.append((section, pages))
        for path in self.files:
            if path.endswith(".md") and path.split("/")[0] in COMPLETE and path not in self.pages:
                self.faults.append(f"{path}: is in no section of Docs/Site/sections.py")

    def draw(self, folder):
        self.examples = {}
        cards = {
            examples.name_of(token): token.content for token in self.pages["README.md"].tokens
            if token.type == "fence" and examples.name_of(token)}
        for page in self.pages.values():
            shared = cards if page.path.startswith("Docs/Commands/") else {}
            self.examples |= examples.examples_of(page.path, page.tokens, shared)
        studio = examples.Studio(self.tool, folder)
        studio.draw_examples(self.examples.values())
        self.samples, self.sheets = studio.draw_samples("Samples")
        for example in self.examples.values():
            if examples.unannounced(example, self.pages[example.page].text):
                one = (example.findings or [{"message": "it is not drawn"}])[0]
                self.faults.append(f"{example.place}: the example has no picture: {one['message']}")

    # Writing

    def write(self, path, text):
        self.written.add(path)
        place = self.out / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def write_picture(self, picture, name):
        """Both appearances below `drawn`, as paths in the site."""
        paths = [f"drawn/{name}.{appearance}.svg" for appearance in ("light", "dark")]
        for path, text in zip(paths, (picture.light, picture.dark)):
            self.write(path, text)
        return paths

    def place(self, link, page, out):
        """Where a link of a page leads in the site."""
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or parts.netloc or not parts.path:
            return link
        path = os.path.normpath(os.path.join(os.path.dirname(page), urllib.parse.unquote(parts.path)))
        anchor = "#" + parts.fragment if parts.fragment else ""
        if os.path.isdir(path) and os.path.exists(os.path.join(path, "README.md")):
            path = os.path.join(path, "README.md")
        if path in self.pages:
            return relative(self.pages[path].out, out) + anchor
        if path not in self.files and not os.path.isdir(path) or path.startswith(".."):
            self.faults.append(f"{page}: '{link}' leads nowhere")
            return link
        if path.endswith(PICTURES):
            return relative(self.copy(path), out)
        if self.repository and not path.startswith("Samples/"):
            return f"{self.repository}/{urllib.parse.quote(path)}{anchor}"
        return relative(self.show(path), out) + anchor

    def copy(self, path):
        if path not in self.written:
            self.written.add(path)
            (self.out / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, self.out / path)
        return path

    def show(self, path):
        """The page of a file or a folder, which is written later."""
        self.shown.setdefault(
            path, address(path) if path.endswith(".md") else
            os.path.join(path, "index.html") if os.path.isdir(path) else path + ".html")
        return self.shown[path]

    def page_html(self, page):
        """The HTML of a page's text."""
        renderer = page.parser.renderer
        environment = {}

        def open_link(tokens, index, options, env):
            tokens[index].attrSet("href", self.place(tokens[index].attrGet("href"), page.path, page.out))
            return renderer.renderToken(tokens, index, options, env)

        def image(tokens, index, options, env):
            token = tokens[index]
            title = markup.words(token)
            source = token.attrGet("src")
            path = os.path.normpath(os.path.join(os.path.dirname(page.path), source))
            drawn = self.drawn_instead(path)
            if drawn:
                paths = self.write_picture(drawn, path.removesuffix(".svg"))
                light, dark = (relative(one, page.out) for one in paths)
                return markup.picture(light, dark, title)
            return markup.picture(self.place(source, page.path, page.out), None, title)

        def fence(tokens, index, options, env):
            token = tokens[index]
            shown = markup.code(token.content, examples.language_of(token), examples.name_of(token))
            example = self.examples.get(id(token))
            if example is None or not example.picture or has_own_picture(tokens, index):
                return shown
            paths = self.write_picture(example.picture, f"{page.path.removesuffix('.md')}-{example.line}")
            light, dark = (relative(one, page.out) for one in paths)
            picture = markup.picture(light, dark, "The example as it is drawn", example.picture.size())
            return f'{shown}<figure class="picture">{picture}</figure>\n'

        def close_heading(tokens, index, options, env):
            level = tokens[index].tag
            anchor = tokens[index - 2].attrGet("id")
            link = f'<a class="anchor" href="#{html.escape(anchor)}" aria-label="Link to this place">#</a>'
            return f"{link}</{level}>\n"

        def open_table(tokens, index, options, env):
            before = ""
            if page.path in SHEETS and not env.get("has sheet"):
                env["has sheet"] = True
                before = self.sheet(SHEETS[page.path], page.out)
            return before + '<div class="wide" tabindex="0"><table>\n'

        renderer.rules |= {
            "link_open": open_link, "image": image, "fence": fence, "heading_close": close_heading,
            "table_open": open_table, "table_close": lambda *_: "</table></div>\n",
            "html_block": lambda tokens, index, *_:
                "" if tokens[index].content.startswith("<!--") else tokens[index].content,
        }
        return renderer.render(page.tokens, page.parser.options, environment)

    def drawn_instead(self, path):
        """What a picture of the repository shows, drawn anew to have it in the dark too."""
        folder, name = os.path.split(path)
        if folder == "Grammar/elements/pictures":
            page = f"Grammar/elements/{name.removesuffix('.svg')}.md"
            return next((
                one.picture for one in self.examples.values()
                if one.page == page and one.text.startswith("<layout>\n<preview maxWidth")), None)
        if folder == "Samples/Pictures":
            return self.sheets.get(name.removesuffix(".svg"))
        return None

    def sheet(self, prefix, out):
        """A contact sheet of samples, each a link to its page."""
        items = []
        for name, drawn in sorted(self.samples.items()):
            if not name.startswith(prefix):
                continue
            paths = self.write_picture(drawn, f"Samples/{name}.first")
            light, dark = (relative(one, out) for one in paths)
            source = relative(self.show(f"Samples/{name}{examples.SUFFIX}"), out)
            label = html.escape(name.split("/")[-1])
            items.append(f'<li><a href="{source}">{markup.picture(light, dark, "")}{label}</a></li>')
        return '<ul class="sheet">\n' + "\n".join(items) + "\n</ul>\n"

    def write_pages(self):
        index = []
        order = [page for _, pages in self.sections for page in pages]
        for number, page in enumerate(order):
            before = order[number - 1] if number else None
            after = order[number + 1] if number + 1 < len(order) else None
            self.write(page.out, self.fill(
                page.out, page.title, page.path, self.page_html(page), page, before, after))
            index.append([page.out, page.title, markup.sections(page.tokens)])
        while waiting := [path for path in self.shown if self.shown[path] not in self.written]:
            for path in waiting:
                self.write_shown(path, index)
        self.write("search-index.js", "layoutcSearchIndex(" + json.dumps(index, ensure_ascii=False) + ");\n")
        for name in ("site.css", "site.js"):
            self.write(name, (HERE / name).read_text())

    def write_shown(self, path, index):
        out = self.shown[path]
        if path.endswith(".md"):
            page = Page(path)
            self.pages[path] = page
            self.write(out, self.fill(out, page.title, path, self.page_html(page)))
            return
        # A path may break behind each folder.
        title = f'<h1 class="file">{html.escape(path).replace("/", "/<wbr>")}</h1>\n'
        if os.path.isdir(path):
            links = []
            for file in self.files:
                if file.startswith(path + "/"):
                    name = file.removeprefix(path + "/")
                    link = self.place("./" + urllib.parse.quote(name), path + "/", out)
                    links.append(f'<li><a href="{link}">{html.escape(name)}</a></li>')
            self.write(out, self.fill(out, path, path, title + "<ul>\n" + "\n".join(links) + "\n</ul>\n"))
            return
        with open(path, encoding="utf-8") as file:
            text = file.read()
        sheet = self.sheets.get(path.removeprefix("Samples/").removesuffix(examples.SUFFIX))
        if sheet and path.startswith("Samples/"):
            paths = self.write_picture(sheet, f"{path.removesuffix(examples.SUFFIX)}.previews")
            light, dark = (relative(one, out) for one in paths)
            picture = markup.picture(light, dark, "All previews of the document")
            title += f'<figure class="picture">{picture}</figure>\n'
            index.append([out, path, [["", "", ""]]])
        self.write(out, self.fill(out, path, path, title + markup.code_of_file(path, text)))

    def fill(self, out, title, source, content, page=None, before=None, after=None):
        root = "../" * out.count("/")
        links = []
        for other, rel, arrow in ((before, "prev", "← {}"), (after, "next", "{} →")):
            words = arrow.format(html.escape(other.label)) if other else ""
            links.append(f'<a rel="{rel}" href="{relative(other.out, out)}">{words}</a>' if other else "<span></span>")
        return self.template.substitute(
            root=root, content=content, source=html.escape(source),
            title="layoutc" if title == "layoutc" else f"{html.escape(title)} · layoutc",
            section=html.escape(page.label if page else title),
            navigation=self.navigation(page or self.owner(out), out),
            neighbors=f'<p class="neighbors">{"".join(links)}</p>' if page else "")

    def owner(self, out):
        """The page of the folder around a file."""
        folder = os.path.dirname(out)
        while folder and os.path.join(folder, "README.md") not in self.pages:
            folder = os.path.dirname(folder)
        return self.pages.get(os.path.join(folder, "README.md")) if folder else None

    def navigation(self, current, out):
        lines = []
        for section, pages in self.sections:
            is_open = " open" if current in pages else ""
            lines.append(f"<details{is_open}><summary>{html.escape(section)}</summary>\n<ul>")
            for page in pages:
                mark = f' aria-current="{"page" if page.out == out else "true"}"' if page is current else ""
                lines.append(f'<li><a href="{relative(page.out, out)}"{mark}>{html.escape(page.label)}</a>')
                parts = [one for one in page.headings if one[0] == 2] if page.out == out else []
                if parts:
                    lines.append("<ul>")
                    for _, anchor, words in parts:
                        lines.append(f'<li><a href="#{html.escape(anchor)}">{html.escape(words)}</a></li>')
                    lines.append("</ul>")
                lines.append("</li>")
            lines.append("</ul>\n</details>")
        archives = sorted(glob.glob(str(self.out / "api/*/documentation/*/index.html")))
        if archives:
            lines.append("<details><summary>API</summary>\n<ul>")
            for archive in archives:
                # Their script reads the path, in which no file may be named.
                path = os.path.relpath(os.path.dirname(archive), self.out)
                lines.append(f'<li><a href="{relative(path, out)}/">{path.split("/")[1]}</a></li>')
            lines.append("</ul>\n</details>")
        return "\n".join(lines)


# The pages with a contact sheet, and what the names of its samples begin with.
SHEETS = {"Samples/README.md": "", "Samples/screens/README.md": "screens/"}


def has_own_picture(tokens, index):
    """Whether the page itself shows a picture right below a block."""
    after = tokens[index + 2] if index + 2 < len(tokens) else None
    return after is not None and after.type == "inline" and examples.is_picture(after)


def main():
    tool, out = sys.argv[1:]
    site = Site(tool, out)
    site.read_pages()
    with tempfile.TemporaryDirectory() as folder:
        site.draw(folder)
    site.write_pages()
    drawn = sum(one.picture is not None for one in site.examples.values())
    print(f"{len(site.pages)} pages, {len(site.shown)} files; of {len(site.examples)} examples {drawn} drawn and "
          f"{len(site.examples) - drawn} without a picture; {len(site.samples)} samples: {out}/index.html")
    for fault in site.faults:
        print(fault)
    sys.exit(1 if site.faults else 0)


if __name__ == "__main__":
    main()
