import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// Files of others that are in the way of the command's output.
struct ForeignFileTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
    try folder.write("<layout name=\"A\"><text>a</text></layout>", to: "in/a.layout.xml")
    try folder.write("bystander", to: "other/bystander")
  }

  // MARK: Foreign files at the paths of outputs

  /// A file, folder or link at the path of an output.
  enum Obstacle: String, CaseIterable {
    case foreignFile, readOnly, link, linkToNothing, linkToFolder, emptyFolder, pipe, socket

    func put(at path: String) throws {
      let manager = FileManager.default
      try manager.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      switch self {
      case .foreignFile: try Data("of somebody else\n".utf8).write(to: URL(filePath: path))
      case .readOnly:
        try Data("of somebody else\n".utf8).write(to: URL(filePath: path))
        #expect(chmod(path, 0o444) == 0)
      case .link: #expect(symlink(Self.up(path) + "other/bystander", path) == 0)
      case .linkToNothing: #expect(symlink(Self.up(path) + "other/nothing", path) == 0)
      case .linkToFolder: #expect(symlink(Self.up(path) + "other", path) == 0)
      case .emptyFolder: #expect(mkdir(path, 0o755) == 0)
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      case .socket: #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
      }
    }

    /// Returns the path of the test's folder, which is some levels above `path`.
    private static func up(_ path: String) -> String {
      var folder = URL(filePath: path).deletingLastPathComponent()
      while !FileManager.default.fileExists(atPath: folder.appending(path: "other").path()) {
        folder.deleteLastPathComponent()
      }
      return folder.path()
    }
  }

  /// A place where a command writes.
  enum Place: String, CaseIterable {
    case code, record, interface, depfile, report, baseline, catalog, picture, grammar, first
    case cacheNote, cacheSize, pictures, examplePictures, frames, pack, appCatalogue

    var file: String {
      switch self {
      case .code: "out/a.layout.swift"
      case .record: "out/.layoutc-build"
      case .interface: "seen/in/a.layout.interface"
      case .depfile: "out.d"
      case .report: "report.json"
      case .baseline: "baseline.json"
      case .catalog: "Texts.xcstrings"
      case .picture: "a.svg"
      case .grammar: "grammar/README.md"
      case .first: "first/welcome.layout.xml"
      case .cacheNote: "cache/README"
      case .cacheSize: "cache/size"
      case .pictures: "pictures/a.svg"
      case .frames: "in/a.frames.json"
      case .pack: "app.layoutpack"
      case .appCatalogue: "app.json"
      case .examplePictures: "grammar/elements/pictures/text.svg"
      }
    }

    var words: [String] {
      switch self {
      case .code, .record: ["build", "in", "-o", "out"]
      case .interface: ["build", "in/a.layout.xml", "-o", "out", "--interfaces", "seen"]
      case .depfile: ["build", "in", "-o", "out", "--depfile", "out.d"]
      case .report: ["check", "in", "--report", "json=report.json"]
      case .baseline: ["check", "in", "--write-baseline", "baseline.json"]
      case .catalog: ["texts", "in", "--strings", "Texts.xcstrings"]
      case .picture: ["render", "in", "-o", "a.svg"]
      case .grammar, .examplePictures: ["grammar", "-o", "grammar"]
      case .pictures: ["render", "in", "-o", "pictures"]
      case .frames: ["test", "in", "--record"]
      case .pack: ["pack", "in", "-o", "app.layoutpack"]
      case .appCatalogue: ["catalogue", "in", "-o", "app.json"]
      case .first: ["init", "first"]
      case .cacheNote, .cacheSize: ["build", "in", "-o", "out", "--cache", "cache"]
      }
    }

    /// Whether an argument names the file itself, so that any text in it may be replaced.
    var isNamed: Bool {
      [.depfile, .report, .picture, .pack, .appCatalogue].contains(self)
    }

    /// Whether any file of the name is replaced: pictures bear no mark.
    var replacesAnyFile: Bool { isNamed || self == .pictures || self == .examplePictures }

    /// Whether a run succeeds without the file.
    var isOptional: Bool { self == .record || self == .cacheNote || self == .cacheSize }
  }

  /// Returns the mode and content of each file.
  private func state(besides changing: Set<String>) throws -> [String: String] {
    var state: [String: String] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path())
    where !changing.contains(where: { file == $0 || file.hasPrefix($0 + "/") }) {
      var status = stat()
      guard lstat(folder.path(file), &status) == 0 else { continue }
      var text = ""
      switch status.st_mode & S_IFMT {
      case S_IFREG: text = try folder.read(file)
      case S_IFLNK:
        text = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(file))
      default: break  // open: numbers of the system.
      }
      state[file] = "\(status.st_mode) \(text)"
    }
    return state
  }

  @Test(arguments: Place.allCases, Obstacle.allCases)
  func whatIsInTheWayIsLeft(place: Place, obstacle: Obstacle) throws {
    try obstacle.put(at: folder.path(place.file))
    let before = try state(besides: [])
    let running = try command.start(place.words)
    // A pipe named by an argument may be written to.
    if obstacle == .pipe, place.isNamed {
      let pipe = try #require(FileHandle(forReadingAtPath: folder.path(place.file)))
      #expect(try pipe.readToEnd()?.isEmpty == false)
    }
    guard running.ends(within: 30) else {
      running.end()
      Issue.record("it waits for ever")
      return
    }
    let outcome = try running.outcome()
    let after = try state(besides: [])
    // A link to an author's file is followed; a link to nothing is not.
    let isFollowed =
      obstacle == .linkToNothing
      ? false : obstacle == .link && (place == .baseline || place == .catalog)
    let mayGo = obstacle == .foreignFile && place.replacesAnyFile
    if !mayGo {
      for (file, text) in before { #expect(after[file] == text, "\(file): \(outcome)") }
    }
    #expect(!after.keys.contains { $0.hasSuffix(".tmp") })
    #expect(after["other/nothing"] == nil)
    let isSilent = mayGo || place.isOptional || obstacle == .pipe && place.isNamed
    if !isSilent || isFollowed {
      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.errors.contains(place.file), "\(outcome)")
    } else {
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  /// The streams of the process are links, and must not be replaced by files.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/dev/stderr", "/dev/null"])
  func aStreamGetsWhatIsWritten(path: String) throws {
    var before = stat()
    #expect(lstat(path, &before) == 0)
    let outcome = try command.run(["build", "in", "-o", "out", "--depfile", path])
    #expect(outcome.status == 0, "\(outcome)")
    let rule = "out/a.layout.swift: in/a.layout.xml\n"
    #expect(outcome.output == (path.hasSuffix("t") || path.hasSuffix("1") ? rule : ""))
    #expect(outcome.errors == (path.hasSuffix("r") ? rule : ""))
    var after = stat()
    #expect(lstat(path, &after) == 0)
    #expect(before.st_mode == after.st_mode)
  }

  /// Output that does not fit on the disk is an error; a closed pipe is none.
  @Test func aFullDiskIsTold() throws {
    let tool = BuiltCommand.executable.path()
    for words in ["render in", "format - < in/a.layout.xml", "check in --format json"] {
      let full = try BuiltCommand.run(tool: [
        "sh", "-c", "cd '\(folder.url.path())' && '\(tool)' \(words) > /dev/full",
      ])
      #expect(full.status == 2, "\(words): \(full)")
      #expect(full.errors.hasPrefix("error: cannot write the output: "), "\(words): \(full)")
    }
    let version = try BuiltCommand.run(tool: ["sh", "-c", "'\(tool)' --version > /dev/full"])
    #expect(version.status == 2)
    // Nobody reads the remarks, and the output is whole.
    let silent = try BuiltCommand.run(tool: [
      "sh", "-c", "cd '\(folder.url.path())' && '\(tool)' layout in none.layout.xml 2>&-",
    ])
    let spoken = try command.run(["layout", "in", "none.layout.xml"])
    #expect(silent.output == spoken.output && silent.status == spoken.status, "\(silent)")
    let closed = try BuiltCommand.run(tool: [
      "sh", "-c", "'\(tool)' library layoutc:Controls | true",
    ])
    #expect(closed.errors == "")
  }

  /// A document that names a pipe or an endless stream does not keep a command waiting.
  @Test(arguments: ["check", "build", "layout"], ["import", "data"])
  func whatADocumentNamesIsAFile(subcommand: String, kind: String) throws {
    #expect(mkfifo(folder.path("in/pipe"), 0o600) == 0)
    let names =
      kind == "import" ? #"<import src="pipe"/>"# : #"<preview name="a" data="pipe"/>"#
    try folder.write("<layout name=\"A\">\(names)<text>a</text></layout>", to: "in/a.layout.xml")
    let words = subcommand == "build" ? ["build", "in", "-o", "out"] : [subcommand, "in"]
    let running = try command.start(words)
    guard running.ends(within: 10) else {
      running.kill()
      Issue.record("it waits for the pipe")
      return
    }
    let outcome = try running.outcome()
    let isRead = kind == "import" || subcommand != "build"
    #expect(!isRead || (outcome.output + outcome.errors).contains("it is no file"), "\(outcome)")
  }

  // MARK: Contents of a record

  /// Numbers that no file has are no entry, and end nothing.
  @Test func aRecordMayHoldAnyNumber() throws {
    #expect(try command.run(["build", "in", "-o", "out"]).status == 0)
    let record = try folder.read("out/.layoutc-build")
    for number in ["-9223372036854775808", "9223372036854775808", "99999999999999999999", "-"] {
      try folder.write(
        record.replacing(#/\t\d+ \d+/#, with: "\t\(number) 1"), to: "out/.layoutc-build")
      #expect(try command.run(["build", "in", "-o", "out"]).status == 0, "\(number)")
    }
  }

  private func stamp(_ name: String) -> String {
    var status = stat()
    #expect(stat(folder.path(name), &status) == 0)
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) \(status.st_ino)"
      + " \(status.st_ctim.tv_sec) \(status.st_ctim.tv_nsec)"
  }

  /// A record may be forged, so the command removes only files that it made itself.
  @Test(arguments: [
    ("out/gone.layout.swift", true),
    ("out/mine.layout.swift", false), ("out/gone.swift", false),
    ("out/link.layout.swift", false), ("out/hard.layout.swift", false),
    ("out/sub/gone.layout.swift", false), ("out/../gone.layout.swift", false),
    ("gone.layout.swift", false), ("other/gone.layout.swift", false),
    ("out/sub/../gone.layout.swift", true), ("out/linked/../gone.layout.swift", false),
    ("out/linked/gone.layout.swift", false), ("./out//gone.layout.swift", true),
    ("ABSOLUTE/gone.layout.swift", false), ("out/changed.layout.swift", false),
    ("out/locked.layout.swift", false), ("", false), (".", false), ("/", false), ("out/..", false),
  ])
  func aRecordRemovesNothingButCodeInItsFolder(output: String, isRemoved: Bool) throws {
    try folder.write("<layout name=\"Gone\"><text>gone</text></layout>", to: "in/gone.layout.xml")
    let words = ["build", "in", "-o", "out"]
    #expect(try command.run(words).status == 0)
    let code = try folder.read("out/gone.layout.swift")
    #expect(code.hasPrefix("// Made by layoutc"))
    for name in [
      "out/sub/gone.layout.swift", "gone.layout.swift", "other/gone.layout.swift", "out/gone.swift",
      "out/changed.layout.swift", "out/locked.layout.swift", "other/deep/x",
    ] { try folder.write(code, to: name) }
    try folder.write("// Mine\n" + code, to: "out/mine.layout.swift")
    #expect(symlink("../other/gone.layout.swift", folder.path("out/link.layout.swift")) == 0)
    #expect(symlink("../other/deep", folder.path("out/linked")) == 0)
    try folder.write("// Not made by layoutc\n", to: "out/hard.layout.swift")
    #expect(chmod(folder.path("out/locked.layout.swift"), 0o444) == 0)
    let path = output.replacing("ABSOLUTE", with: folder.path("other"))
    let isThere = FileManager.default.fileExists(atPath: folder.path(output)) && !output.isEmpty
    let real = isThere && !output.hasPrefix("ABSOLUTE") ? output : "other/gone.layout.swift"
    var lines = try folder.read("out/.layoutc-build").components(separatedBy: "\n")
    let place = try #require(lines.firstIndex { $0.contains("gone.layout.xml") })
    var fields = lines[place].components(separatedBy: "\t")
    fields[2] = path
    fields[4] = stamp(real)
    lines[place] = fields.joined(separator: "\t")
    try folder.write(lines.joined(separator: "\n"), to: "out/.layoutc-build")
    if output.contains("changed") {
      try folder.write(code + "\n// and mine\n", to: "out/changed.layout.swift")
    }
    try FileManager.default.removeItem(atPath: folder.path("in/gone.layout.xml"))
    let before = try state(besides: ["out/.layoutc-build", "out/a.layout.swift", "in"])
    let outcome = try command.run(words)
    #expect(outcome.status == 0, "\(outcome)")
    var after = try state(besides: ["out/.layoutc-build", "out/a.layout.swift", "in"])
    if isRemoved {
      #expect(after["out/gone.layout.swift"] == nil)
      after["out/gone.layout.swift"] = before["out/gone.layout.swift"]
    }
    #expect(after == before)
  }

  // MARK: Other users' files

  /// A file keeps its owner and its group, or is left: in a folder for all, another user could
  /// replace a file that they may not write.
  @Test(arguments: [
    (mode: 0o644 as mode_t, groups: "65534", isWritten: false), (0o660, "12345", true),
  ])
  func aFileOfAnotherUserStaysTheirs(mode: mode_t, groups: String, isWritten: Bool) throws {
    let file = try folder.write("<layout><text>a</text>\n\n\n</layout>", to: "shared/a.layout.xml")
    #expect(chmod(folder.url.path(), 0o755) == 0 && chmod(folder.path("shared"), 0o777) == 0)
    // Only root can give a file away.
    guard chown(file, 12_345, 12_345) == 0, chmod(file, mode) == 0 else { return }
    func run(_ words: [String]) throws -> BuiltCommand.Outcome {
      try BuiltCommand.run(
        tool: [
          "setpriv", "--reuid", "65534", "--regid", "65534", "--groups", groups,
          BuiltCommand.executable.path(),
        ] + words)
    }
    // The command may lie where others cannot run it.
    guard try run(["--version"]).status == 0 else { return }
    let before = try folder.read("shared/a.layout.xml")
    let outcome = try run(["format", file])
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == mode && status.st_gid == 12_345, "\(outcome)")
    #expect((try folder.read("shared/a.layout.xml") != before) == isWritten, "\(outcome)")
    #expect(outcome.status == (isWritten ? 0 : 1), "\(outcome)")
    if !isWritten { #expect(status.st_uid == 12_345, "\(outcome)") }
  }

  // MARK: Drafts

  /// A draft is not written through a link at its guessed name, and has the mode of the file it
  /// replaces.
  @Test(arguments: [0o600, 0o640, 0o664, 0o444] as [mode_t])
  func aDraftIsNewAndHasTheRightsOfItsFile(mode: mode_t) throws {
    let words = ["build", "in", "-o", "out"]
    #expect(try command.run(words).status == 0)
    #expect(chmod(folder.path("out/a.layout.swift"), mode) == 0)
    for ahead in 1..<3_000 {
      let name = "out/a.layout.swift.\(Int(getpid()) + ahead)-0.tmp"
      symlink("../other/bystander", folder.path(name))
    }
    try folder.write("<layout name=\"A\"><text>b</text></layout>", to: "in/a.layout.xml")
    let code = try folder.read("out/a.layout.swift")
    let outcome = try command.run(words)
    var status = stat()
    #expect(stat(folder.path("out/a.layout.swift"), &status) == 0)
    #expect(status.st_mode & 0o777 == mode)
    if mode == 0o444 {
      #expect(outcome.status == 2)
      #expect(
        outcome.errors
          == "error: cannot write 'out/a.layout.swift': it may only be read, and is left as it is\n"
      )
      #expect(try folder.read("out/a.layout.swift") == code)
    } else {
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try folder.read("out/a.layout.swift") != code)
    }
    #expect(try folder.read("other/bystander") == "bystander")
  }

  // MARK: The cache

  @Test func aCacheInAFolderOfOthersLeavesTheirFiles() throws {
    let digits = String(repeating: "0", count: 30)
    for name in [
      "README", "size", "js/app.js", "UI/view.swift", "ab/notes.txt", "ab/\(digits).txt",
      "ab/short.code", "xy/\(digits).code",
    ] { try folder.write("of the project", to: name) }
    try folder.write("old", to: "ab/\(digits).code")
    try folder.write("old", to: "other/\(digits).code")
    #expect(symlink("other", folder.path("cd")) == 0)
    let own = "ab/\(digits).code"
    let before = try state(besides: ["out", "lock", own])
    let outcome = try command.run(
      ["build", "in", "-o", "out", "--cache", ".", "--cache-limit", "1"])
    #expect(outcome.status == 0, "\(outcome)")
    let after = try state(besides: ["out", "lock", own])
    for (file, text) in before { #expect(after[file] == text, "\(file)") }
    #expect(!FileManager.default.fileExists(atPath: folder.path(own)))
  }

  /// An entry of the cache is used for its own key only, whatever its name.
  @Test func anEntryIsBelievedForItsOwnKeyAlone() throws {
    try folder.write("<layout name=\"A\"><text>b</text></layout>", to: "second/a.layout.xml")
    for name in ["in", "second"] {
      #expect(
        try command.run(["build", name, "-o", "out-\(name)", "--cache", "cache-\(name)"]).status
          == 0)
    }
    func files(_ cache: String, _ ending: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path(cache))
        .filter { $0.hasSuffix(ending) }.map { "\(cache)/\($0)" }
    }
    // The code of the second document is stored under the key of the first.
    let first = try #require(files("cache-in", ".code").first)
    let second = try #require(files("cache-second", ".code").first)
    try folder.write(try folder.read(second), to: first)
    let outcome = try command.run(["build", "in", "-o", "out", "--cache", "cache-in"])
    #expect(outcome.status == 0)
    #expect(try folder.read("out/a.layout.swift") == folder.read("out-in/a.layout.swift"))
    // The entry was replaced by the right code.
    #expect(try folder.read(first) != folder.read(second))
  }
}
