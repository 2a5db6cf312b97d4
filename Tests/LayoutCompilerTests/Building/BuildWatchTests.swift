import Foundation
import TestSupport
import Testing

/// `layoutc build --watch` beside an editor.
struct BuildWatchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Waits until a condition holds, for at least a minute because the machine may be busy.
  private func wait(for what: String, until isSo: () throws -> Bool) async throws {
    for _ in 0..<3_000 {
      if try isSo() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("did not come: \(what)")
  }

  private func code(_ name: String) -> String? {
    try? folder.read("out/\(name.lowercased()).layout.swift")
  }

  @Test func everyChangeIsBuilt() async throws {
    try folder.write("<layout><text>one</text></layout>", to: "in/a.layout.xml")
    let running = try BuiltCommand(in: folder.url).start(["build", "in", "-o", "out", "--watch"])
    defer { running.end() }
    try await wait(for: "the first build") { code("A")?.contains("one") == true }

    try folder.write("<layout><text>two</text></layout>", to: "in/a.layout.xml")
    try await wait(for: "a change") { code("A")?.contains("two") == true }

    try folder.write("<layout><txt/></layout>", to: "in/a.layout.xml")
    try await wait(for: "a finding") { try running.errors.contains("unknown-element") }
    try await wait(for: "the code of a broken document") { code("A")?.contains("two") == false }

    try folder.write(
      "<library name=\"Kit\"><define name=\"gap\" value=\"8pt\"/></library>", to: "kit.layout.xml")
    try folder.write(
      """
      <layout>
        <import src="../kit.layout.xml"/>
        <stack direction="vertical" spacing="{gap}"><text>a</text><text>b</text></stack>
      </layout>
      """, to: "in/a.layout.xml")
    try await wait(for: "an import") { code("A")?.contains("Kit.gap") == true }

    // No argument names the library; it is watched because a document imports it.
    try folder.write(
      "<library name=\"Tokens\"><define name=\"gap\" value=\"8pt\"/></library>",
      to: "kit.layout.xml")
    try await wait(for: "a change of the import") { code("A")?.contains("Tokens.gap") == true }

    try folder.write("<layout><text>new</text></layout>", to: "in/deep/b.layout.xml")
    try await wait(for: "a new document") { code("deep+b") != nil }

    try folder.write("{ \"rules\": { \"no-such-rule\": \"off\" } }", to: ".layoutc.json")
    try await wait(for: "a new configuration") { try running.errors.contains("no-such-rule") }

    try FileManager.default.removeItem(atPath: folder.path("in/deep/b.layout.xml"))
    try await wait(for: "a document that goes") { code("deep+b") == nil }
    #expect(running.isRunning)
  }

  /// A build that cannot write its output still watches what the documents import.
  @Test func importsAreWatchedAfterAFailure() async throws {
    func library(_ name: String) throws {
      try folder.write(
        "<library name=\"\(name)\"><define name=\"gap\" value=\"8pt\"/></library>",
        to: "kit.layout.xml")
    }
    try library("Kit")
    try folder.write(
      """
      <layout>
        <import src="../kit.layout.xml"/>
        <stack direction="vertical" spacing="{gap}"><text>a</text><text>b</text></stack>
      </layout>
      """, to: "in/a.layout.xml")
    try folder.write("of somebody else", to: "out/a.layout.swift")
    let running = try BuiltCommand(in: folder.url).start(["build", "in", "-o", "out", "--watch"])
    defer { running.end() }
    try await wait(for: "the failure") { try running.errors.contains("cannot write") }
    try FileManager.default.removeItem(atPath: folder.path("out/a.layout.swift"))
    try library("Tokens")
    try await wait(for: "a change of the import") { code("A")?.contains("Tokens.gap") == true }
  }

  /// `touch -r` and `rsync -t` give a changed file its old date.
  @Test func aChangeThatKeepsLengthAndDateIsBuilt() async throws {
    let path = try folder.write("<layout><text>one</text></layout>", to: "in/a.layout.xml")
    var before = stat()
    #expect(stat(path, &before) == 0)
    let running = try BuiltCommand(in: folder.url).start(["build", "in", "-o", "out", "--watch"])
    defer { running.end() }
    try await wait(for: "the first build") { code("A")?.contains("one") == true }
    try await Task.sleep(for: .milliseconds(500))
    // A half-written text must not become visible, so the new text and the old date replace it at
    // once.
    let other = try folder.write("<layout><text>two</text></layout>", to: "other")
    let bytes = try Data(contentsOf: URL(filePath: other))
    let file = open(path, O_WRONLY)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    _ = futimens(file, [before.st_atim, before.st_mtim])
    close(file)
    try await wait(for: "the change") { code("A")?.contains("two") == true }
  }

  @Test(arguments: [["--verify"], ["-"]])
  func whatCannotBeIsSaid(words: [String]) throws {
    let outcome = try BuiltCommand(in: folder.url)
      .run(["build", "in", "-o", "out", "--watch"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'--watch'"))
  }
}
