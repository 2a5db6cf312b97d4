import LayoutCompiler
import Testing

struct DependencyFileTests {
  @Test func eachOutputHasItsRule() {
    var file = DependencyFile()
    file.add("out/A.swift", madeOf: ["a.layout.xml", "tokens.layout.xml"])
    file.add("out/B.swift", madeOf: ["b.layout.xml"])
    #expect(
      file.text == """
        out/A.swift: a.layout.xml tokens.layout.xml
        out/B.swift: b.layout.xml

        """)
  }

  @Test func whatMakeWouldReadOtherwiseIsEscaped() {
    var file = DependencyFile()
    file.add("my out/A.swift", madeOf: ["a#1$.layout.xml"])
    #expect(file.text == "my\\ out/A.swift: a\\#1$$.layout.xml\n")
  }
}
