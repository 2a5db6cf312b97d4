import Foundation
import LayoutCompiler
import LayoutDiagnostics
import TestSupport
import Testing

/// Paths are bytes: names that look alike may be two files, and a name may hold any byte but a
/// slash.
struct PathByteTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  /// Names that are equal as Unicode text, but have different bytes.
  static let alike = [
    ("\u{E9}", "e\u{301}"), ("K", "\u{212A}"), ("\u{C5}", "\u{212B}"), (";", "\u{37E}"),
    ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}"), ("\u{1EC7}", "e\u{323}\u{302}"),
  ]

  /// Writes a file without Foundation, which may compose the characters of a path.
  private func write(_ text: String, to name: String) throws {
    var made = folder.url.path().utf8.last == UInt8(ascii: "/") ? "" : "/"
    made = folder.url.path() + made
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for part in parts.dropLast() {
      made += part + "/"
      mkdir(made, 0o755)
    }
    let file = open(made + (parts.last ?? ""), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try #require(file >= 0, "\(name)")
    let bytes = Array(text.utf8)
    #expect(Glibc.write(file, bytes, bytes.count) == bytes.count)
    close(file)
  }

  private func library(_ gap: Int) -> String {
    "<library name=\"Kit\"><define name=\"gap\" value=\"\(gap)pt\"/></library>"
  }

  private func document(_ name: String, importing path: String) -> String {
    """
    <layout name="\(name)">
      <import src="\(path)"/>
      <stack direction="vertical" spacing="{gap}"><text id="a">a</text><text id="b">b</text></stack>
    </layout>
    """
  }

  @Test(arguments: alike)
  func whatLooksAlikeIsTwo(one: String, other: String) throws {
    #expect(one == other)
    #expect(PathKey(one) != PathKey(other))
    for (name, path, gap) in [("First", one, 11), ("Second", other, 22)] {
      try write(library(gap), to: "\(path)/kit.layout.xml")
      try write(document(name, importing: "\(path)/kit.layout.xml"), to: "\(name).layout.xml")
    }
    let documents = ["First.layout.xml", "Second.layout.xml"]
    // The length of the first text shows which library was read.
    let laidOut = try command.run(
      ["layout", "--text-metrics", "fixed:10x20", "--width", "100"] + documents)
    #expect(laidOut.status == 0, "\(laidOut)")
    #expect(laidOut.output.contains("31") && laidOut.output.contains("42"), "\(laidOut.output)")
    let checked = try command.run(["check"] + documents)
    #expect(checked.status == 0, "\(checked)")

    // Three builds: the first, one without changes, and one after a change of one library.
    for round in 0..<3 {
      let words = ["build", "-o", "out", "--cache", "cache", "--depfile", "all.d"] + documents
      let built = try command.run(words)
      #expect(built.status == 0, "\(built)")
      let rules = try folder.read("all.d").split(separator: "\n")
      // Make cannot read a semicolon.
      for (rule, path) in zip(rules, [one, other]) where !path.isSamePath(as: ";") {
        let bytes = "\(path)/kit"
        #expect(rule.utf8.indices.contains { rule.utf8[$0...].starts(with: bytes.utf8) }, "\(rule)")
      }
      if round == 1 { try write(library(33), to: "\(other)/kit.layout.xml") }
    }
    let again = try command.run(
      ["layout", "--text-metrics", "fixed:10x20", "--width", "100"] + documents)
    #expect(again.output.contains("31") && again.output.contains("53"), "\(again.output)")
  }

  /// The uses of one library are not counted as uses of another.
  @Test(arguments: alike)
  func eachLibraryHasItsOwnUses(one: String, other: String) throws {
    for (path, name) in [(one, "Kit"), (other, "Set")] {
      try write(
        "<library name=\"\(name)\"><define name=\"gap\" value=\"1pt\"/><define name=\"idle\" value=\"2pt\"/></library>",
        to: "\(path)/kit.layout.xml")
    }
    try write(document("First", importing: "\(one)/kit.layout.xml"), to: "First.layout.xml")
    try write(
      document("Second", importing: "\(other)/kit.layout.xml")
        .replacing("<stack", with: "<stack padding=\"{idle}\""), to: "Second.layout.xml")
    let checked = try command.run(
      ["check", "--format", "short", "--only", "unused-shared-declaration", "."])
    let lines = checked.output.split(separator: "\n").filter { $0.contains("idle") }
    #expect(lines.count == 1, "\(checked)")
    #expect(lines.first?.utf8.starts(with: "\(one)/kit".utf8) == true, "\(checked)")
  }

  /// Every byte below 128 that a name may have, and characters that combine with the letter before.
  static let marks =
    (1...127).filter { $0 != 0x2F }.map { String(UnicodeScalar(UInt8($0))) }
    + ["\u{301}", "\u{200D}", "\u{FE0F}", "\r\n", "\u{1F3FD}", "\u{FEFF}", "\u{2028}", "\u{85}"]

  /// A document can import any name that XML can represent, and can itself have any name.
  @Test(arguments: TestLength.sample(marks, every: 4))
  func aNameMayHoldAnyByte(mark: String) async throws {
    let isSayable = mark.unicodeScalars.allSatisfy {
      $0.value >= 0x20 || [9, 10, 13].contains($0.value)
    }
    let escaped = mark.unicodeScalars.map { "&#\($0.value);" }.joined()
    try write(library(11), to: "in/x\(mark)/\(mark)lib/x\(mark)kit.layout.xml")
    // A name that begins with a dot is hidden.
    let file = mark == "." ? "doc" : "\(mark)doc"
    try write(
      isSayable
        ? document("Doc", importing: "../x\(escaped)/\(escaped)lib/x\(escaped)kit.layout.xml")
        : "<layout name=\"Doc\"><text>a</text></layout>",
      to: "in/y\(mark)/\(file).layout.xml")
    let path = folder.url.path() + (folder.url.path().hasSuffix("/") ? "in" : "/in")
    let count = mark == "." ? 1 : 2
    for isFirst in [true, false] {
      let result = await BuildRun(
        [path], folder: folder.path("out"), pool: WorkerPool(jobs: 1)
      ).run()
      try result.write()
      let findings = result.report.findings.flatMap(\.diagnostics).map(\.message)
      #expect(findings == [], "\(mark.unicodeScalars.map(\.value))")
      #expect(result.report.files == count)
      if isFirst { #expect(result.made.count == count) }
      for file in result.made { #expect(access(file, R_OK) == 0, "\(file)") }
      letFilesSettle()
    }
    let report = await CheckRun([path], pool: WorkerPool(jobs: 1)).run()
    #expect(report.exitStatus(failingOn: .error) == .clean)
  }
}
