import Foundation
import LayoutCompiler
import TestSupport
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
    #expect(file.complaints(in: "all.d") == [])
  }

  @Test func whatMakeWouldReadOtherwiseIsEscaped() {
    var file = DependencyFile()
    file.add("my out/A.swift", madeOf: ["a#1$.layout.xml", "c:d.xml", "a\\ b", "=x", "#\u{301}"])
    #expect(
      file.text
        == "my\\ out/A.swift: a\\#1$$.layout.xml c\\:d.xml a\\\\\\ b ./=x \\#\u{301}\n")
    #expect(file.complaints(in: "all.d") == [])
  }

  @Test func whatCannotBeWrittenIsTold() {
    var file = DependencyFile()
    file.add("out/a;b.swift", madeOf: ["a;b.xml"])
    file.add("out/B.swift", madeOf: ["b.xml", "c\nd.xml", "e*.xml"])
    file.add("out/a=p.swift", madeOf: ["a=.xml"])
    file.add("out/D.swift", madeOf: ["a=.xml", "d.xml"])
    #expect(
      file.text == """
        out/B.swift: b.xml
        out/a=p.swift: a=.xml
        out/D.swift: d.xml a=.xml

        """)
    #expect(
      file.complaints(in: "all.d") == [
        "'out/a;b.swift' is left out of 'all.d': Make or Ninja cannot read a name with ';'",
        "'c\u{240A}d.xml' is left out of 'all.d': Make or Ninja cannot read a name with a control character",
        "'e*.xml' is left out of 'all.d': Make or Ninja cannot read a name with '*'",
        "'out/a=p.swift' stands in 'all.d' for Ninja alone: Make cannot read a name with '='",
        "'a=.xml' stands in 'all.d' for Ninja alone: Make cannot read a name with '='",
      ])
  }

  /// Names that Make expands to other files, or reads as members of an archive or a home folder.
  @Test(arguments: [
    ("a[b].xml", "'['"), ("a?.xml", "'?'"), ("lib(a)", "')' at its end"),
    ("a\\=b.xml", "'\\' before '='"), ("./~/a.xml", "'~' at its beginning"),
    ("././/~a.xml", "'~' at its beginning"),
  ])
  func whatMakeReadsAsOtherFilesIsTold(name: String, part: String) {
    var file = DependencyFile()
    file.add("out/B.swift", madeOf: ["b.xml", name])
    #expect(file.text == "out/B.swift: b.xml\n")
    #expect(
      file.complaints(in: "all.d") == [
        "'\(name)' is left out of 'all.d': Make or Ninja cannot read a name with \(part)"
      ])
  }

  @Test(arguments: ["a(1).xml", "a~b.xml", "b/~a.xml", "a]b.xml"])
  func whatMakeReadsAsItIsStays(name: String) {
    var file = DependencyFile()
    file.add("out/B.swift", madeOf: [name])
    #expect(file.text == "out/B.swift: \(name)\n")
  }

  /// Every byte below 128 at every place of a name, pairs with a backslash, and letters of two
  /// bytes.
  private static let parts: [String] =
    (1...127).map { String(UnicodeScalar(UInt8($0))) } + ["\u{E9}", "\u{301}", "\r\n"]
    + [" ", "#", ":", "$", "\\", "a"].flatMap { ["\\\($0)", "\\\\\($0)", "\($0)\\"] }
    + ["=", "?=", "+=", "!=", ":=", "::=", "&:", "$(", "~/x", ".."]

  private static let names = parts.filter { $0 != "/" }.flatMap {
    ["a\($0)b", "\($0)b", "a\($0)"]
  }

  private static func path(of tool: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(tool)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func run(_ tool: String, _ words: [String], in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = words
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// Make reads every name that the file contains; other names are reported.
  @Test(.enabled(if: path(of: "make") != nil))
  func makeReadsEveryNameThatIsNotTold() throws {
    let make = try #require(Self.path(of: "make"))
    let folder = try TemporaryFolder()
    var missing: [String] = []
    // Many names in one file, because a name that breaks its line may break the whole file.
    //
    // Make reports each name once.
    for place in 0..<4 {
      var file = DependencyFile()
      var wanted: [(input: String, output: String)] = []
      for name in Set(Self.names) {
        let other = "other\(wanted.count)"
        let rules = [
          ("out\(wanted.count)", [name]), ("out\(wanted.count)", [other, name]),
          ("out\(wanted.count)", [name, other]), (name, [other]),
        ]
        let (output, inputs) = rules[place]
        var rule = DependencyFile()
        rule.add(output, madeOf: inputs)
        guard rule.complaints(in: "all.d").isEmpty else { continue }
        file.add(output, madeOf: inputs)
        wanted += inputs.map { ($0, output) }
      }
      #expect(wanted.count > 200)
      try folder.write(file.text, to: "all.d")
      let targets = wanted.map(\.output)
      let said = try run(make, ["-rRk", "-f", "all.d", "--"] + targets, in: folder)
      for (input, output) in wanted {
        // Make omits a leading `./` of a name.
        let isSaid = [input, "./" + input].contains {
          said.contains("No rule to make target '\($0)', needed by '\(output)'.")
        }
        if !isSaid { missing.append("\(Array(input.utf8)) of \(Array(output.utf8))") }
      }
    }
    #expect(missing == [])
  }

  @Test(.enabled(if: path(of: "ninja") != nil))
  func ninjaReadsEveryNameThatIsWritten() throws {
    let ninja = try #require(Self.path(of: "ninja"))
    let folder = try TemporaryFolder()
    for name in Self.names {
      var file = DependencyFile()
      file.add("out", madeOf: ["first", name, "last"])
      let isWritten = !file.complaints(in: "all.d").contains { $0.contains("left out") }
      try folder.write(file.text, to: "all.d.in")
      try folder.write(
        "rule r\n  command = cp all.d.in all.d && date > out\n  depfile = all.d\n  deps = gcc\nbuild out: r\n",
        to: "build.ninja")
      for file in ["out", ".ninja_deps", ".ninja_log"] {
        try? FileManager.default.removeItem(atPath: folder.path(file))
      }
      _ = try run(ninja, ["out"], in: folder)
      let listed = try run(ninja, ["-t", "deps", "out"], in: folder)
      let wanted = ["first"] + (isWritten ? [name] : []) + ["last"]
      #expect(
        listed.utf8.split(separator: UInt8(ascii: "\n")).dropFirst().map { String(Substring($0)) }
          .elementsEqual(wanted.map { "    \($0)" }), "\(Array(name.utf8)) \(file.text): \(listed)")
    }
  }
}
