"""Markdown as it is read here: what a page consists of, and the HTML of its parts."""

import html
import os
import re

import pygments
from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
from pygments.lexers.special import TextLexer
from pygments.util import ClassNotFound

FORMATTER = HtmlFormatter(nowrap=True)


def parser():
    # The plugin makes the anchors that GitHub makes, on which links between pages rely.
    return MarkdownIt("commonmark").enable(["table", "strikethrough"]).use(anchors_plugin, max_level=6)


def read(path):
    """A page's text, with what only DocC reads in Markdown's own words."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if ".docc/" not in path:
        return text

    def link(match):
        other = os.path.join(os.path.dirname(path), match[1] + ".md")
        with open(other, encoding="utf-8") as file:
            return f"[{file.readline().removeprefix('# ').strip()}]({match[1]}.md)"

    # Lists of symbols lead nowhere without DocC.
    return re.sub(r"<doc:(\w+)>", link, text.split("\n## Topics\n")[0] + "\n")


def words(inline):
    """What a line says, without its marks."""
    parts = []
    for child in inline.children or []:
        if child.type in ("text", "code_inline"):
            parts.append(child.content)
        elif child.type in ("softbreak", "hardbreak"):
            parts.append(" ")
        elif child.type == "image":
            parts.append(child.content)
    return "".join(parts)


def headings(tokens):
    """Level, anchor and words of each heading."""
    return [
        (int(token.tag[1]), token.attrGet("id"), words(tokens[index + 1]))
        for index, token in enumerate(tokens) if token.type == "heading_open"]


def sections(tokens):
    """The page in parts for the search: anchor and words of a heading, and all that follows it."""
    parts = [["", "", []]]
    is_title = True
    for index, token in enumerate(tokens):
        if token.type == "heading_open" and not is_title:
            parts.append([token.attrGet("id"), words(tokens[index + 1]), []])
        elif token.type == "heading_close":
            is_title = False
        elif token.type == "inline" and tokens[index - 1].type != "heading_open":
            parts[-1][2].append(words(token))
        elif token.type in ("fence", "code_block"):
            parts[-1][2].append(token.content)
    return [[anchor, heading, " ".join(" ".join(text).split())] for anchor, heading, text in parts]


def lexer(language):
    try:
        return get_lexer_by_name({"ninja": "text"}.get(language, language))
    except ClassNotFound:
        return TextLexer()


def code(text, language, name=None):
    """A block of code, with the name of its file above it."""
    if language == "console":
        # A command is told from what it prints, which Pygments takes for the shell's as well.
        lines = []
        for line in text.splitlines():
            prompt = re.match(r"\$ ", line)
            lines.append(
                f'<span class="gp">$ </span>{html.escape(line[2:])}' if prompt
                else f'<span class="go">{html.escape(line)}</span>' if line else "")
        shown = "\n".join(lines) + "\n"
    else:
        shown = pygments.highlight(text, lexer(language), FORMATTER)
    # What is wider than the page is scrolled, also with keys.
    block = f'<pre class="{html.escape(language) or "text"}" tabindex="0"><code>{shown}</code></pre>'
    caption = f"<figcaption>{html.escape(name)}</figcaption>" if name else ""
    return f'<figure class="code">{caption}{block}</figure>\n' if name else block + "\n"


def code_of_file(path, text):
    try:
        language = get_lexer_for_filename(path).aliases[0]
    except ClassNotFound:
        language = "json" if path.endswith(".xcstrings") else "text"
    return code(text, "xml" if path.endswith((".xml", ".rng")) else language)


def picture(light, dark, title, size=None):
    """A picture in two appearances, of which the reader's is shown."""
    measures = f' width="{size[0]}" height="{size[1]}"' if size else ""
    source = f'<source srcset="{html.escape(dark)}" media="(prefers-color-scheme: dark)">' if dark else ""
    image = f'<img src="{html.escape(light)}" alt="{html.escape(title)}"{measures} loading="lazy">'
    return f"<picture>{source}{image}</picture>"
