import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// Files and folders with unusual properties.
///
/// Each is reported by name, no output is half written, and correct documents are built.
struct HostileFilesTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write(Self.document, to: "in/card.layout.xml")
  }

  private static let document = "<layout><text content=\"a\"/></layout>"

  private func build(
    _ paths: String..., to output: String = "out", with options: [String] = [],
    obeysPermissions: Bool = false,
  ) throws -> BuiltCommand.Outcome {
    try command.run(
      ["build"] + paths + ["-o", output, "--format", "short"] + options,
      obeysPermissions: obeysPermissions)
  }

  /// Returns the names in a folder except the record of the build; nothing if there is no folder.
  private func names(in name: String = "out") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(name))
    return (names ?? []).filter { $0 != ".layoutc-build" }.sorted()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  private func setPermissions(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path(name))
  }

  // MARK: Links

  @Test func linksInALoopArePassedOverInAFolder() throws {
    try link("in/loop", to: "loop")
    try link("in/a.layout.xml", to: "b.layout.xml")
    try link("in/b.layout.xml", to: "a.layout.xml")
    let built = try build("in")
    #expect(built.status == 0)
    #expect(built.errors == "")
    #expect(names() == ["card.layout.swift"])
  }

  @Test func aLinkInALoopThatIsNamedCannotBeRead() throws {
    try link("a.layout.xml", to: "a.layout.xml")
    try folder.write(
      "<layout><import src=\"../a.layout.xml\"/><text content=\"a\"/></layout>",
      to: "in/user.layout.xml")
    let built = try build("in", "a.layout.xml")
    #expect(built.status == 3)
    #expect(built.errors.contains("'a.layout.xml' cannot be read: Too many levels"))
    #expect(
      built.errors.contains("in/user.layout.xml:1:22: error: '../a.layout.xml' cannot be read"))
    #expect(names() == ["in+card.layout.swift", "in+user.layout.swift"])
  }

  @Test(arguments: ["loop", "loop/out", "nowhere"])
  func aFolderForCodeThatALinkDoesNotLeadToCannotBeWritten(output: String) throws {
    try link("loop", to: "loop")
    try link("nowhere", to: "no/such/folder")
    let built = try build("in", to: output)
    #expect(built.status == 2)
    #expect(built.errors.hasPrefix("error: cannot write '\(output)"))
  }

  // MARK: Permissions

  @Test func whatMayNotBeReadIsToldAndTheRestIsBuilt() throws {
    try folder.write(Self.document, to: "in/secret.layout.xml")
    try folder.write(Self.document, to: "in/locked/door.layout.xml")
    try folder.write(
      "<layout><import src=\"secret.layout.xml\"/><text content=\"a\"/></layout>",
      to: "in/user.layout.xml")
    try setPermissions(0, of: "in/secret.layout.xml")
    try setPermissions(0, of: "in/locked")
    defer { try? setPermissions(0o755, of: "in/locked") }
    let built = try build("in", obeysPermissions: true)
    #expect(built.status == 3)
    #expect(built.errors.contains("'in/locked' cannot be read: reading it is not permitted"))
    #expect(
      built.errors.contains("'in/secret.layout.xml' cannot be read: reading it is not permitted"))
    #expect(
      built.errors.contains("in/user.layout.xml:1:22: error: 'secret.layout.xml' cannot be read"))
    #expect(names() == ["card.layout.swift", "user.layout.swift"])
    let checked = try command.run(["check", "in", "--format", "short"], obeysPermissions: true)
    #expect(checked.status == 3)
    #expect(checked.output.contains("in/secret.layout.xml"))
  }

  @Test func aFolderThatMayNotBeWrittenStaysAsItWas() throws {
    #expect(try build("in").status == 0)
    let before = try folder.read("out/card.layout.swift")
    try setPermissions(0o555, of: "out")
    defer { try? setPermissions(0o755, of: "out") }
    #expect(try build("in", obeysPermissions: true).status == 0)
    try folder.write(Self.document, to: "in/other.layout.xml")
    let built = try build("in", obeysPermissions: true)
    #expect(built.status == 2)
    #expect(
      built.errors.contains("error: cannot write 'out/other.layout.swift': Permission denied"))
    #expect(names() == ["card.layout.swift"])
    #expect(try folder.read("out/card.layout.swift") == before)
    let inside = try build("in", to: "out/more", obeysPermissions: true)
    #expect(inside.status == 2)
    #expect(inside.errors == "error: cannot write 'out/more': Permission denied\n")
  }

  // MARK: Files for folders

  @Test(arguments: ["file", "file/inside", "file/far/inside"])
  func aFileIsNoFolderForCode(output: String) throws {
    try folder.write("what was here", to: "file")
    let built = try build("in", to: output)
    #expect(built.status == 2)
    #expect(built.errors.hasPrefix("error: cannot write 'file/"))
    #expect(built.errors.hasSuffix(": Not a directory\n"))
    #expect(try folder.read("file") == "what was here")
  }

  @Test func aFolderInPlaceOfCodeIsLeft() throws {
    try folder.write("mine", to: "out/card.layout.swift/mine.txt")
    let built = try build("in")
    #expect(built.status == 2)
    #expect(built.errors == "error: cannot write 'out/card.layout.swift': a folder is in the way\n")
    #expect(names() == ["card.layout.swift"])
    #expect(names(in: "out/card.layout.swift") == ["mine.txt"])
  }

  // MARK: Names

  /// On a file system that ignores case, the second file would replace the first.
  @Test(arguments: [[], ["--fixed-outputs"]])
  func namesThatDifferInCaseAloneAreOneFile(options: [String]) throws {
    for (name, type) in [("URLCard", "First"), ("UrlCard", "Second")] {
      try folder.write(
        "<layout name=\"\(type)\"><text content=\"a\"/></layout>", to: "both/\(name).layout.xml")
    }
    let built = try build("both", with: options)
    #expect(built.status == 1)
    #expect(
      built.errors.contains(
        "both/UrlCard.layout.xml:1:15: error: 'both/URLCard.layout.xml' makes "
          + "'URLCard.layout.swift', which may be the same file as 'UrlCard.layout.swift'"))
    #expect(names().filter { $0 != "LayoutcControls.layout.swift" } == ["URLCard.layout.swift"])
  }

  /// The draft of a file has a longer name, which must fit too.
  @Test func aNameThatJustFitsIsWritten() throws {
    let name = String(repeating: "n", count: 255 - ".layout.swift".utf8.count)
    try folder.write(Self.document, to: "long/\(name).layout.xml")
    #expect(try build("long", with: ["--fixed-outputs"]).status == 0)
    #expect(names() == ["LayoutcControls.layout.swift", "\(name).layout.swift"])
  }

  @Test func aNameThatIsTooLongForItsCodeIsTold() throws {
    let name = String(repeating: "n", count: 243)
    try folder.write(Self.document, to: "long/\(name).layout.xml")
    let built = try build("long", with: ["--fixed-outputs"])
    #expect(built.status == 2)
    #expect(built.errors == "error: cannot write 'out/\(name).layout.swift': File name too long\n")
    #expect(names() == [])
  }

  /// A path of more than 4,096 bytes cannot be opened in one step, though such a file may exist.
  @Test func aPathThatIsTooLongIsTold() throws {
    let step = String(repeating: "d", count: 200)
    let deep = "cd in; for i in $(seq 30); do mkdir \(step) && cd \(step) || exit; done"
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-c", deep]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
    let built = try build("in")
    #expect(built.status == 3)
    #expect(built.errors.contains("cannot be read: File name too long"))
    #expect(names() == ["card.layout.swift"])
    let named = try build(
      "in/\(Array(repeating: step, count: 30).joined(separator: "/"))/a.layout.xml")
    #expect(named.status == 3)
    let output = try build(
      "in/card.layout.xml", to: Array(repeating: step, count: 30).joined(separator: "/"))
    #expect(output.status == 2)
    #expect(output.errors.hasSuffix("File name too long\n"))
  }

  @Test func aNameThatIsNoTextCannotBeRead() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "cp in/card.layout.xml \"in/$(printf '\\377').layout.xml\""]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    // Some systems reject such names.
    guard shell.terminationStatus == 0 else { return }
    let built = try build("in")
    #expect(built.status == 3)
    #expect(built.errors.contains("cannot be read: its name is not in UTF-8"))
    #expect(names() == ["card.layout.swift"])
  }

  // MARK: Many files, and files that change

  @Test func thousandsOfFilesLieInOneFolder() throws {
    for number in 0..<3_000 { try folder.write(Self.document, to: "many/n\(number).layout.xml") }
    #expect(try build("many").status == 0)
    #expect(names().count == 3_000)
    let again = try command.run(["build", "many", "-o", "out", "--verify"])
    #expect(again.status == 0)
  }

  /// Builds end while documents come, go and change, and the first build afterwards equals a clean
  /// one.
  @Test func documentsThatChangeWhileTheyAreReadAreMadeInTheEnd() async throws {
    let count = 60
    let write: @Sendable (Int, Int) throws -> Void = { [folder] number, state in
      let texts = (0...state % 40).map { "<text>\(number) \($0)</text>" }.joined()
      try folder.write(
        "<layout><stack direction=\"vertical\">\(texts)<view/></stack></layout>",
        to: "busy/d\(number).layout.xml")
    }
    for number in 0..<count { try write(number, 0) }
    let writer = Task.detached { [folder] in
      var state = 0
      while !Task.isCancelled {
        state += 1
        try write(state % count, state)
        try? FileManager.default.removeItem(
          atPath: folder.path("busy/d\(state * 7 % count).layout.xml"))
      }
    }
    for _ in 0..<12 {
      // 1 for a half-written document, 3 for a document that was removed after it was found.
      #expect([0, 1, 3].contains(try build("busy").status))
    }
    writer.cancel()
    _ = await writer.result
    for number in 0..<count { try write(number, number) }
    #expect(try build("busy").status == 0)
    #expect(try build("busy", to: "clean", with: ["--no-incremental"]).status == 0)
    #expect(names() == names(in: "clean"))
    for name in names() {
      #expect(try folder.read("out/\(name)") == folder.read("clean/\(name)"))
    }
  }
}
