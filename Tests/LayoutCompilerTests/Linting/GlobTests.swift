import LayoutCompiler
import Testing

/// Patterns of paths, as in `.gitignore`.
struct GlobTests {
  struct Case: Sendable {
    var pattern: String
    var matches: [String]
    var others: [String]
  }

  @Test(arguments: [
    Case(
      pattern: "*.layout.xml", matches: ["a.layout.xml", "b/c/a.layout.xml"],
      others: ["a.layout.xm", "a.layout.xmls"]),
    Case(
      pattern: "Legacy", matches: ["Legacy/a.xml", "x/Legacy/b/c.xml", "Legacy"],
      others: ["Legacy2/a.xml", "xLegacy"]),
    Case(
      pattern: "Legacy/**", matches: ["Legacy/a.xml", "Legacy/b/a.xml"],
      others: ["x/Legacy/a.xml", "Legacy2/a.xml"]),
    Case(pattern: "Legacy/*", matches: ["Legacy/a.xml", "Legacy/b/c.xml"], others: ["Legacy"]),
    Case(
      pattern: "a/**/b.xml", matches: ["a/b.xml", "a/x/y/b.xml"], others: ["a/xb.xml", "b.xml"]),
    Case(pattern: "**/b", matches: ["b", "x/b", "x/y/b/z"], others: ["xb", "bx"]),
    Case(pattern: "/a.xml", matches: ["a.xml"], others: ["x/a.xml"]),
    Case(pattern: "./a/b", matches: ["a/b", "a/b/c"], others: ["x/a/b"]),
    Case(pattern: "a?c", matches: ["abc", "x/a-c"], others: ["ac", "a/c"]),
    Case(pattern: "a**b", matches: ["ab", "axxb"], others: ["a/b"]),
  ])
  func pathsAreMeantOrNot(_ example: Case) throws {
    let glob = try #require(Glob(example.pattern))
    #expect(example.matches.filter { !glob.matches($0) } == [])
    #expect(example.others.filter { glob.matches($0) } == [])
  }

  @Test func whatIsNoPatternIsNone() {
    for text in ["", "/", "./", String(repeating: "a", count: 2000)] { #expect(Glob(text) == nil) }
  }

  /// Repeated stars do not make matching slow.
  @Test(.timeLimit(.minutes(20))) func noPatternKeepsItBusy() throws {
    let glob = try #require(Glob(String(repeating: "**/*a", count: 60) + "b"))
    #expect(!glob.matches(String(repeating: "a/", count: 1000)))
  }
}
