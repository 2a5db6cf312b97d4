import TestSupport
import Testing

/// What the command prints of configurations, comments, baselines and repairs.
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

  static let all = [
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
            "style": 3
          },
          "overrides": [{"rules": {}}, {"files": "Legacy/**", "rules": []}],
          "failOn": "warn",
          "maxWarnings": "none",
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
        ".layoutc.json": "{\"rules\": {\"minimum-over-maximum\": \"note\"}, \"maxWarnings\": 3}",
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
      name: "fix-of-nothing", files: ["a.layout.xml": grow.replacing("minWidth=\"20\" ", with: "")],
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

  @Test(arguments: all) func thePageIsAsRecorded(_ example: LintCase) throws {
    try SnapshotFolder("lint").expect(try example.page(), named: "\(example.name).txt")
  }

  @Test func everyPageIsMadeByACase() throws {
    try SnapshotFolder("lint").expectNothing(but: Self.all.map { "\($0.name).txt" })
  }
}
