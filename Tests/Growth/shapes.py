"""Documents that grow in one way each: what a shape makes of a number is a folder with `app.layout.xml`.

Beside it there may lie `data.json`, the values of its parameters, and `words.xcstrings`, its texts. A family
is one of the ways in which documents grow, and has a shape for each thing that may grow so; none of them
hangs on another, so that a cost which grows too fast is told by the name of what grew.
"""

import json
import os

SHAPES = {}
"""The shapes by name: the family, the size to try, and what writes a folder of a size."""


def shape(family, size):
    def add(make):
        SHAPES[make.__name__.replace("_", "-")] = (family, size, make)
        return make
    return add


class Folder:
    """A folder that a shape is written to."""

    def __init__(self, path):
        self.path = path
        self.write("words.xcstrings", '{"sourceLanguage":"en","strings":{},"version":"1.0"}')

    def write(self, name, text):
        path = os.path.join(self.path, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def layout(self, body, head="", joined="\n"):
        """Writes the document: what it declares, and elements in a stack."""
        body, head = ("".join(line + joined for line in lines) for lines in (body, head))
        self.write("app.layout.xml",
                   f'<layout name="App">{joined}{head}<stack direction="vertical">{joined}{body}</stack></layout>\n')

    def data(self, value):
        self.write("data.json", json.dumps(value))


def many(n, line):
    """`line` so often, with `#` for the number."""
    return [line.replace("#", str(i)) for i in range(n)]


# Elements

@shape("elements", 150)
def views(folder, n):
    folder.layout(many(n, '<view id="v#" size="9"/>'))


@shape("elements", 100)
def kinds_of_elements(folder, n):
    kinds = ['<image source="symbol:star" size="9"/>', '<flex><view size="9"/></flex>',
             '<inset insets="4"><text>Hi</text></inset>', '<linear><view size="9"/></linear>',
             '<overlay><view size="9"/><view/></overlay>', '<spacer/>', '<center><view size="9"/></center>']
    folder.layout([kinds[i % len(kinds)] for i in range(n)])


@shape("elements", 100)
def children_of_a_flex(folder, n):
    folder.layout(['<flex wrap="wrap">'] + many(n, '<text flexGrow="1">Hi</text>') + ["</flex>"])


@shape("elements", 100)
def cells_of_a_grid(folder, n):
    folder.layout(['<grid columns="1fr 1fr 1fr">'] + many(n, '<text>Hi</text>') + ["</grid>"])


@shape("elements", 100)
def tracks_of_a_grid(folder, n):
    folder.layout(['<grid columns="' + "auto " * n + '">'] + many(n, '<view size="1"/>') + ["</grid>"])


@shape("elements", 100)
def children_of_the_rest(folder, n):
    kinds = ["linear", "flow", "layers", "zstack", "absolute"]
    folder.layout(line for kind in kinds
                  for line in [f"<{kind}>"] + many(n // 5, '<view size="9"/>') + [f"</{kind}>"])


@shape("elements", 100)
def comments(folder, n):
    folder.layout(many(n, "<!-- one -->") + many(n, "<view/>"))


# Attributes

@shape("attributes", 120)
def arguments_of_a_use(folder, n):
    folder.layout(['<Card ' + " ".join(many(n, 'p#="a"')) + "/>"],
                  ['<component name="Card">'] + many(n, '<param name="p#" type="Text"/>')
                  + ['<stack direction="vertical">'] + many(n, "<text>{p#}</text>") + ["</stack></component>"])


@shape("attributes", 60)
def unknown_attributes(folder, n):
    folder.layout(['<view ' + " ".join(many(n, 'x#="a"')) + "/>"])


@shape("attributes", 100)
def bound_attributes(folder, n):
    folder.layout(many(n, '<view width="{w}" height="{w + #}" opacity="{w / 2}"/>'),
                  ['<param name="w" type="Number" default="1"/>'])


# Text

@shape("text", 400)
def words(folder, n):
    folder.layout(["<text>" + "some words " * n + "</text>"])


@shape("text", 400)
def one_word(folder, n):
    folder.layout(['<text maxLines="1">' + "abc" * n + "</text>"])


@shape("text", 200)
def lines_of_a_text(folder, n):
    folder.layout(['<text truncation="middle" maxLines="3" content="' + "one two&#10;" * n + '"/>'])


@shape("text", 150)
def entities(folder, n):
    folder.layout(["<text>" + "a &amp; b &#233; " * n + "</text>"])


# The length of a line

@shape("line length", 150)
def elements_on_a_line(folder, n):
    folder.layout(many(n, '<view id="v#" size="9"/>'), joined="")


@shape("line length", 100)
def findings_on_a_line(folder, n):
    folder.layout(many(n, '<view flexBasis="4%"/>'), joined="")


@shape("line length", 30)
def mistakes_on_a_line(folder, n):
    folder.layout(many(n, "<veiw/>"), joined="")


# Depth

@shape("depth", 90)
def wrappers(folder, n):
    folder.layout(["<wrapper>" * n + '<view size="9"/>' + "</wrapper>" * n])


@shape("depth", 90)
def stacks(folder, n):
    folder.layout(['<stack direction="horizontal">' * n + "<text>Hi</text>" + "</stack>" * n])


@shape("depth", 90)
def flexboxes(folder, n):
    folder.layout(['<flex direction="column" padding="1">' * n + "<text>Hi</text>" + "</flex>" * n])


@shape("depth", 40)
def nested_conditions(folder, n):
    folder.layout(['<if test="{a}">' * n + "<text>Hi</text>" + "</if>" * n],
                  ['<param name="a" type="Bool" default="true"/>'])


# Imports

@shape("imports", 40)
def imports(folder, n):
    for i in range(n):
        folder.write(f"kit/k{i}.layout.xml",
                     f'<library name="K{i}"><define name="gap{i}" value="{i}"/>'
                     f'<component name="C{i}"><text>Hi</text></component></library>\n')
    folder.layout(many(n, '<C# maxWidth="{gap#}"/>'), many(n, '<import src="kit/k#.layout.xml"/>'))


@shape("imports", 40)
def imports_in_a_row(folder, n):
    n = min(n, 80)
    for i in range(n):
        inner = f'<import src="k{i + 1}.layout.xml"/>' if i + 1 < n else ""
        use = f"<C{i + 1}/>" if i + 1 < n else "<text>Hi</text>"
        folder.write(f"kit/k{i}.layout.xml",
                     f'<library name="K{i}">{inner}<component name="C{i}">{use}</component></library>\n')
    folder.layout(["<C0/>"], ['<import src="kit/k0.layout.xml"/>'])


# Components

@shape("components", 80)
def components(folder, n):
    folder.layout(many(n, '<C# title="a"/>'),
                  many(n, '<component name="C#"><param name="title" type="Text"/><text>{title}</text></component>'))


@shape("components", 80)
def uses(folder, n):
    folder.layout(many(n, '<Row title="a#"><text>b</text></Row>'),
                  ['<component name="Row"><param name="title" type="String"/>'
                   '<stack direction="vertical"><text>{title}</text><slot/></stack></component>'])


@shape("components", 60)
def unused_components(folder, n):
    folder.layout(["<text>a</text>"], many(n, '<component name="C#"><text>a</text></component>'))


@shape("components", 60)
def slots(folder, n):
    folder.layout(["<Card>"] + many(n, '<text slot="s#">a</text>') + ["</Card>"],
                  ['<component name="Card"><stack direction="vertical">'] + many(n, '<slot name="s#"/>')
                  + ["</stack></component>"])


# Styles

@shape("styles", 100)
def styles(folder, n):
    folder.layout(many(n, '<text style="s#">a</text>'),
                  many(n, '<style name="s#" fontSize="12" maxLines="2"/>'))


@shape("styles", 80)
def styles_of_an_element(folder, n):
    folder.layout(['<text style="' + " ".join(many(n, "s#")) + '">a</text>'],
                  many(n, '<style name="s#" fontSize="12"/>'))


@shape("styles", 80)
def styles_over_styles(folder, n):
    folder.layout(many(n, '<text style="t">a</text>'),
                  ['<style name="t" fontSize="12" maxLines="2"/>'] + many(n, '<style name="s#" fontSize="12"/>'))


# Parameters and other names

@shape("parameters", 80)
def parameters(folder, n):
    folder.layout(many(n, "<text>{p#}</text>"), many(n, '<param name="p#" type="String" default="a"/>'))
    folder.data({f"p{i}": "b" for i in range(n)})


@shape("parameters", 80)
def parameters_of_a_component(folder, n):
    folder.layout(["<Card/>"],
                  ['<component name="Card">'] + many(n, '<param name="p#" type="String" default="a"/>')
                  + ['<stack direction="vertical">'] + many(n, "<text>{p#}</text>") + ["</stack></component>"])


@shape("parameters", 80)
def unused_parameters(folder, n):
    folder.layout(["<text>a</text>"], many(n, '<param name="p#" type="Integer" default="1"/>'))


@shape("parameters", 80)
def constants(folder, n):
    folder.layout(many(n, '<view width="{d#}"/>'), many(n, '<define name="d#" value="4"/>'))


@shape("parameters", 60)
def constants_in_a_row(folder, n):
    folder.layout(['<view width="{d%d}"/>' % (n - 1)], ['<define name="d0" value="4"/>'] + [
        '<define name="d%d" value="{d%d + 1}"/>' % (i, i - 1) for i in range(1, n)])


@shape("parameters", 200)
def values(folder, n):
    folder.layout(many(n, '<view width="{l#}"/>'),
                  ['<param name="a" type="Number" default="1"/>'] + many(n, '<let name="l#" value="{a + #}"/>'))


@shape("parameters", 50)
def records(folder, n):
    folder.layout(many(n, "<text>{p#.name}</text>"),
                  many(n, '<record name="R#"><field name="name" type="String"/></record>')
                  + many(n, '<param name="p#" type="R#"/>'))
    folder.data({f"p{i}": {"name": "b"} for i in range(n)})


@shape("parameters", 60)
def fields(folder, n):
    folder.layout(many(n, "<text>{p.f#}</text>"),
                  ['<record name="R">'] + many(n, '<field name="f#" type="String"/>') + ["</record>",
                  '<param name="p" type="R"/>'])
    folder.data({"p": {f"f{i}": "b" for i in range(n)}})


@shape("parameters", 50)
def choices(folder, n):
    folder.layout(many(n, '<view width="{p# == .b ? 1 : 2}"/>'),
                  many(n, '<choice name="C#" values="a b"/>') + many(n, '<param name="p#" type="C#" default="a"/>'))


@shape("parameters", 60)
def previews(folder, n):
    folder.layout(["<text>a</text>"], many(n, '<preview name="p#" width="100"/>'))


@shape("parameters", 60)
def unknown_names(folder, n):
    folder.layout(many(n, "<text>{q#}</text>"), many(n, '<param name="p#" type="String"/>'))


@shape("parameters", 30)
def terms(folder, n):
    folder.layout(['<view width="{' + " + ".join(["a"] * n) + '}"/>'],
                  ['<param name="a" type="Number" default="1"/>'])


@shape("parameters", 60)
def pieces(folder, n):
    folder.layout(["<text>" + "{a} and " * n + "</text>"], ['<param name="a" type="String" default="x"/>'])


@shape("parameters", 60)
def conditions(folder, n):
    folder.layout(['<if test="{a == 0}"><text>a</text></if>']
                  + many(n, '<elseIf test="{a == #}"><text>a</text></elseIf>'),
                  ['<param name="a" type="Integer" default="-1"/>'])


# Keys

def catalog(n):
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        f"Key {i}": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": f"Wort {i}"}}}}
        for i in range(n)}}, indent=2)


@shape("keys", 100)
def keys(folder, n):
    folder.layout(many(n, "<text>Key #</text>"))
    folder.write("words.xcstrings", catalog(n))


@shape("keys", 100)
def new_keys(folder, n):
    folder.layout(many(n, "<text>Key #</text>"))


@shape("keys", 100)
def unused_keys(folder, n):
    folder.layout(["<text>Hi</text>"])
    folder.write("words.xcstrings", catalog(n))


@shape("keys", 60)
def plurals(folder, n):
    folder.layout(many(n, "<text>{p} keys #</text>"), ['<param name="p" type="Integer" default="1"/>'])
    forms = {form: {"stringUnit": {"state": "translated", "value": "%lld"}} for form in ("one", "other")}
    folder.write("words.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        f"%lld keys {i}": {"localizations": {"en": {"variations": {"plural": forms}}}} for i in range(n)}}))


@shape("keys", 60)
def languages(folder, n):
    folder.layout(["<text>Hi</text>"])
    words = {f"x{i}": {"stringUnit": {"state": "translated", "value": "Hallo"}} for i in range(n)}
    folder.write("words.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hi": {"localizations": words}}}))


@shape("keys", 100)
def data_keys(folder, n):
    folder.layout(["<text>{a}</text>"], ['<param name="a" type="String"/>'])
    folder.data({"a": "b"} | {f"k{i}": 1 for i in range(n)})


# Rules

@shape("rules", 40)
def unknown_rules(folder, n):
    folder.layout(["<text>a</text>"])
    folder.write(".layoutc.json", json.dumps({"rules": {f"unknown-rule-{i}": "off" for i in range(n)}}))


@shape("rules", 40)
def own_rules(folder, n):
    folder.layout(many(n, "<text>click here</text>"))
    folder.write("a.rule.xml", "<rules>\n" + "\n".join(many(n, '<rule id="own-#" summary="A.">'
                 '<match element="text"><attribute name="content" is="x#"/></match>'
                 '<message>says {value}</message></rule>')) + "\n</rules>\n")
    folder.write(".layoutc.json", '{"ruleFiles": "a.rule.xml"}')


@shape("rules", 60)
def overrides(folder, n):
    folder.layout(["<text>a</text>"])
    folder.write(".layoutc.json", json.dumps(
        {"overrides": [{"files": [f"x{i}/**"], "rules": {"unused-declaration": "off"}} for i in range(n)]}))


@shape("rules", 60)
def suppressions(folder, n):
    folder.layout(many(n, '<!-- layoutc:disable-next-line useless-container -->\n<stack direction="vertical"><text>a</text></stack>'))


# Findings

@shape("findings", 100)
def redundant_stacks(folder, n):
    folder.layout(many(n, '<stack direction="vertical"><text>a</text></stack>'))


@shape("findings", 80)
def unknown_styles(folder, n):
    folder.layout(many(n, '<text style="t#">a</text>'), many(n, '<style name="s#" fontSize="12"/>'))


@shape("findings", 80)
def unknown_components(folder, n):
    folder.layout(many(n, "<D#/>"), many(n, '<component name="C#"><text>a</text></component>'))


@shape("findings", 100)
def misplaced_attributes(folder, n):
    folder.layout(many(n, '<center><view flexBasis="4%"/></center>'))


@shape("findings", 40)
def unknown_elements(folder, n):
    folder.layout(many(n, "<veiw/>"))


@shape("findings", 80)
def wrong_values(folder, n):
    folder.layout(many(n, '<view width="a#" height="4 4"/>'))


@shape("findings", 80)
def same_ids(folder, n):
    folder.layout(many(n, '<view id="same" size="9"/>'))


@shape("findings", 40)
def unclosed_elements(folder, n):
    folder.layout(many(n, "<center><view>"))


@shape("findings", 60)
def same_names(folder, n):
    folder.layout(["<text>a</text>"], many(n, '<define name="same" value="1"/>'))


@shape("findings", 60)
def unclosed_bindings(folder, n):
    folder.layout(many(n, "<text>{a</text>"))


@shape("findings", 60)
def unused_names(folder, n):
    folder.layout(["<text>a</text>"], many(n, '<define name="d#" value="1"/>') + many(n, '<style name="s#" width="1"/>'))


# Rows

@shape("rows", 60)
def rows(folder, n):
    folder.layout(['<for each="row" in="{rows}" key="{row.id}">', "<text>{row.name}</text>", "</for>"],
                  ['<record name="Row"><field name="id" type="Integer"/><field name="name" type="String"/></record>',
                   '<param name="rows" type="[Row]"/>'])
    folder.data({"rows": [{"id": i, "name": f"Row {i}"} for i in range(n)]})


@shape("rows", 60)
def rows_of_components(folder, n):
    folder.layout(['<for each="row" in="{rows}">', '<Row title="{row}"/>', "</for>"],
                  ['<component name="Row"><param name="title" type="String"/>'
                   '<inset insets="4"><text>{title}</text></inset></component>', '<param name="rows" type="[String]"/>'])
    folder.data({"rows": [f"Row {i}" for i in range(n)]})


@shape("rows", 40)
def loops(folder, n):
    folder.layout(many(n, '<for each="row#" in="{rows}"><text>{row#}</text></for>'),
                  ['<param name="rows" type="[String]"/>'])
    folder.data({"rows": ["a", "b"]})


# Spans

@shape("spans", 80)
def spans(folder, n):
    folder.layout(["<text>"] + many(n, 'a <span fontWeight="bold">b#</span>') + ["</text>"])


@shape("spans", 60)
def bound_spans(folder, n):
    folder.layout(["<text>"] + many(n, 'a <span color="{c}">{a}</span>') + ["</text>"],
                  ['<param name="a" type="String" default="x"/>', '<param name="c" type="Color" default="#123456"/>'])


@shape("spans", 60)
def texts_with_spans(folder, n):
    folder.layout(many(n, '<text>a <span italic="true">b</span> c</text>'))
