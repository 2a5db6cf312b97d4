import TestSupport
import Testing

/// The command's output for configurations, comments, baselines and repairs.
struct LintPageTests {
  private static let grow = """
    <layout name="Grow">
      <flex direction="row" alignItems="start">
        <text id="a" minWidth="20" maxWidth="10">a</text>
      </flex>
    </layout>

    """

  private static let slip = """
    <layout name="Slip">
      <center>
        <text flexBasis="40%" maxLine="2">Centred</text>
      </center>
    </layout>

    """

  private static let commented = """
    <layout name="Card">
      <!-- layoutc:disable percent-nest, minimum-over-maximum: the host says so -->
      <text id="a" minWidth="20" maxWidth="10">a</text>
    </layout>

    """

  private static let house = """
    <rules>
      <rule id="literal-color" severity="error" summary="A colour is written out.">
        <match element="text"><attribute name="color" bound="no"/></match>
        <message>the colour {value} belongs into the tokens</message>
        <why>The colours of the app are defined once.</why>
        <repair safe="yes"><remove/></repair>
        <example fires="yes"><text content="Hi" color="#FF0000"/></example>
        <example fires="no"><text content="Hi"/></example>
      </rule>
      <rule id="nameless-row" group="style" summary="A row has no id.">
        <match element="Row"><not><attribute name="id"/></not></match>
        <message>this '{element}' needs an id</message>
      </rule>
    </rules>

    """

  private static let coloured = """
    <layout name="Coloured">
      <component name="Row"><text>a</text></component>
      <stack direction="vertical">
        <text color="#FF0000">a</text>
        <!-- layoutc:disable literal-color: it is a warning -->
        <text color="#00FF00">b</text>
        <!-- layoutc:disable nameless-row -->
        <Row id="row"/>
        <Row/>
      </stack>
    </layout>

    """

  private static let ruled = [
    LintCase(
      name: "own-rules",
      files: [
        ".layoutc.json": """
        {
          "extends": "Base/b.json",
          "rules": {"nameless-row": "note"},
          "overrides": [{"files": ["Legacy"], "rules": {"project": "off"}}]
        }
        """,
        "Base/b.json": "{\"ruleFiles\": [\"house.rule.xml\"]}",
        "Base/house.rule.xml": house,
        "Legacy/b.layout.xml": coloured.replacing("Coloured", with: "Legacy"),
        "a.layout.xml": coloured,
      ]),
    LintCase(
      name: "own-rules-only",
      files: ["house.rule.xml": house, "a.layout.xml": coloured],
      arguments: [
        "--rules", "house.rule.xml", "--only", "literal-color,nameless-row", "--disable",
        "nameless-row", "--format", "short", "--statistics", ".",
      ]),
    LintCase(
      name: "own-rules-fixed", files: ["house.rule.xml": house, "a.layout.xml": coloured],
      arguments: ["--rules", "house.rule.xml", "--fix", "--format", "short", "."]),
    LintCase(
      name: "own-rules-baseline",
      files: [
        "house.rule.xml": house, "a.layout.xml": coloured,
        "known.json": """
        {"version": 1, "findings": [
          {"file": "a.layout.xml", "rule": "literal-color", "element": "layout/stack/text",
           "message": "the colour #FF0000 belongs into the tokens"}
        ]}

        """,
      ],
      arguments: [
        "--rules", "house.rule.xml", "--baseline", "known.json", "--format", "short", ".",
      ]),
    LintCase(
      name: "own-rules-sarif", files: ["house.rule.xml": house, "a.layout.xml": coloured],
      arguments: ["--rules", "house.rule.xml", "--format", "sarif", "."]),
    LintCase(
      name: "own-rules-mistakes",
      files: [
        ".layoutc.json": """
        {
          "rules": {"literal-color": "off", "not-there": "off"},
          "ruleFiles": ["house.rule.xml", "missing.rule.xml", "broken.rule.xml", "again.rule.xml"]
        }
        """,
        "house.rule.xml": house, "again.rule.xml": house,
        "broken.rule.xml": "<rules>\n  <rule id=\"a\" sumary=\"A.\"/>\n</rules>\n",
        "a.layout.xml": coloured,
      ]),
    LintCase(
      name: "own-rules-unknown", files: ["house.rule.xml": house, "a.layout.xml": coloured],
      arguments: ["--rules", "house.rule.xml", "--only", "literal-colour", "."]),
    LintCase(
      name: "own-rules-unreadable", files: ["a.layout.xml": coloured],
      arguments: ["--rules", "house.rule.xml", "."]),
    LintCase(
      name: "rule-file",
      files: [
        "house.rule.xml": house,
        "wrong.rule.xml": house.replacing("fires=\"no\"", with: "fires=\"yes\""),
      ], arguments: ["house.rule.xml", "wrong.rule.xml"]),
  ]

  static let all =
    ruled + [
      LintCase(
        name: "configuration-mistakes",
        files: [
          ".layoutc.json": """
          {
            "rule": {},
            "rules": {
              "placement": "off",
              "minimum-over-maximun": "warning",
              "percent-nest": "wrning",
              "unequal-grow": {"severity": "note", "options": {"most": 3}, "level": 1},
              "small-text": {"options": {"minimun": 12}},
              "deep-nesting": {"options": {"maximum": 4.5}},
              "style": 3
            },
            "overrides": [{"rules": {}}, {"files": "Legacy/**", "rules": []}],
            "failOn": "warn",
            "maxWarnings": "none",
            "prove": {"widths": "430...320", "appearance": "dim", "fine": 1, "width": "320...430"},
            "exclude": ["", 3],
            "extends": "missing.json",
            "failOn": "error"
          }
          """, "a.layout.xml": grow,
        ]),
      LintCase(
        name: "configuration-that-is-none", files: [".layoutc.json": "{,}", "a.layout.xml": grow]),
      LintCase(
        name: "configuration-extends-itself",
        files: [
          ".layoutc.json": "{\"extends\": \"Base/b.json\"}",
          "Base/b.json": "{\"extends\": [\"../.layoutc.json\"]}", "a.layout.xml": grow,
        ]),
      LintCase(
        name: "configuration-nearest",
        files: [
          ".layoutc.json": """
          {
            "extends": "Base/b.json",
            "overrides": [{"files": ["Legacy/**"], "rules": {"minimum-over-maximum": "note"}}],
            "exclude": ["Generated"]
          }
          """,
          "Base/b.json":
            "{\"rules\": {\"minimum-over-maximum\": \"warning\"}, \"failOn\": \"warning\"}",
          "Generated/a.layout.xml": slip,
          "Legacy/b.layout.xml": grow.replacing("Grow", with: "Legacy"),
          "Own/.layoutc.json": "{\"rules\": {\"correctness\": \"off\"}}",
          "Own/c.layout.xml": grow.replacing("Grow", with: "Own"),
          "a.layout.xml": grow,
        ], arguments: ["--format", "short", "."]),
      LintCase(
        name: "configuration-is-printed",
        files: [
          ".layoutc.json": """
          {"rules": {"minimum-over-maximum": "note"}, "maxWarnings": 3, "prove": {"widths": "320...430"}}
          """,
          "a.layout.xml": grow,
        ],
        arguments: [
          "--only", "minimum-over-maximum,percent-nest", "--disable", "percent-nest",
          "--print-config", "a.layout.xml",
        ]),
      LintCase(
        name: "too-many-warnings",
        files: ["a.layout.xml": commented.replacing("minimum-over-maximum", with: "unequal-grow")],
        arguments: ["--max-warnings", "1", "--format", "short", "."]),
      LintCase(name: "only-unknown", arguments: ["--only", "percent-nets", "."]),
      LintCase(name: "disable-an-error", arguments: ["--disable", "placement", "."]),
      LintCase(
        name: "statistics", files: ["a.layout.xml": slip], arguments: ["--statistics", "."]),
      LintCase(
        name: "comments",
        files: [
          "a.layout.xml": commented,
          "b.layout.xml": """
          <layout name="B">
            <!-- layoutc:disabel unequal-grow -->
            <!-- layoutc:disable -->
            <!-- layoutc:disable-file placement percent-nets -->
            <stack direction="vertical">
              <text id="a">a</text>
              <!-- layoutc:disable unequal-grow -->
            </stack>
          </layout>

          """,
        ]),
      LintCase(name: "fix", files: ["a.layout.xml": slip], arguments: ["--fix", "."]),
      LintCase(
        name: "fix-unsafe", files: ["a.layout.xml": slip], arguments: ["--fix-unsafe", "."]),
      LintCase(
        name: "fix-dry-run", files: ["a.layout.xml": slip, "b.layout.xml": commented],
        arguments: ["--fix", "--dry-run", "."]),
      LintCase(
        name: "fix-of-nothing",
        files: ["a.layout.xml": grow.replacing("minWidth=\"20\" ", with: "")],
        arguments: ["--fix", "."]),
      LintCase(
        name: "baseline",
        files: [
          "a.layout.xml": "\n\n" + grow,
          "known.json": """
          {"version": 1, "findings": [
            {"file": "a.layout.xml", "rule": "minimum-over-maximum", "element": "text#a",
             "message": "'minWidth' is greater than 'maxWidth'"},
            {"file": "a.layout.xml", "rule": "unequal-grow", "element": "text#b", "message": "gone"},
            {"file": "other.layout.xml", "rule": "unequal-grow", "element": "", "message": "elsewhere"}
          ]}

          """,
        ], arguments: ["--baseline", "known.json", "."]),
      LintCase(
        name: "baseline-that-is-none", files: ["known.json": "{\"findings\": [{\"file\": 3}]}"],
        arguments: ["--baseline", "known.json", "."]),
    ]

  @Test func explainKnowsOwnRules() throws {
    let example = LintCase(
      name: "own-rules-explained", files: ["house.rule.xml": Self.house],
      arguments: ["literal-color", "--rules", "house.rule.xml"])
    try SnapshotFolder("lint").expect(
      try example.page(["explain"]), named: "\(example.name).txt")
  }

  /// The lists of rules and of the effective configuration contain the project's own rules.
  @Test(arguments: [["--list-rules"], ["--print-config", "."]])
  func ownRulesAreListed(words: [String]) throws {
    let files = [
      ".layoutc.json":
        "{\"ruleFiles\": \"house.rule.xml\", \"rules\": {\"literal-color\": \"note\"}}",
      "house.rule.xml": Self.house,
    ]
    let page = try LintCase(name: "list", files: files, arguments: words).page()
    let row = page.split(separator: "\n").first {
      $0.contains("literal-color") && $0.contains("note")
    }
    #expect(row != nil && page.contains("nameless-row"))
    #expect(page.hasSuffix("== ends: clean\n"))
  }

  /// Statistics contain the time of the project's own rules.
  @Test func ownRulesAreMeasured() throws {
    let page = try LintCase(
      name: "times", files: ["house.rule.xml": Self.house, "a.layout.xml": Self.coloured],
      arguments: ["--rules", "house.rule.xml", "--statistics=time", "."]
    ).page()
    #expect(page.contains(" ms  literal-color\n"))
  }

  /// Statistics contain the time of solving, which belongs to no single rule.
  @Test func solvingIsMeasured() throws {
    let suspected = """
      <layout name="A"><preview width="320"/><stack direction="horizontal">
        <text content="Home" flexGrow="1"/><text content="Notifications" flexGrow="1"/>
      </stack></layout>
      """
    let arguments = ["--statistics=time", "."]
    let page = try LintCase(name: "a", files: ["a.layout.xml": suspected], arguments: arguments)
      .page()
    #expect(page.contains(" ms  solving for frames\n"))
    let plain = try LintCase(name: "b", files: ["a.layout.xml": Self.grow], arguments: arguments)
      .page()
    #expect(!plain.contains("solving"))
  }

  @Test(arguments: all) func thePageIsAsRecorded(_ example: LintCase) throws {
    try SnapshotFolder("lint").expect(try example.page(), named: "\(example.name).txt")
  }

  @Test func everyPageIsMadeByACase() throws {
    try SnapshotFolder("lint").expectNothing(
      but: Self.all.map { "\($0.name).txt" } + ["own-rules-explained.txt"])
  }
}
