import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// Every command that replaces a file of the author, while an editor saves that file.
struct ChangedMeanwhileTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  /// A command that replaces one file, and waits for a pipe halfway through.
  enum Replacing: String, CaseIterable {
    case fix, fixUnsafe, format, formatForeign, baseline, newBaseline

    var file: String {
      switch self {
      case .fix, .fixUnsafe, .format, .formatForeign: "a.layout.xml"
      case .baseline, .newBaseline: "baseline.json"
      }
    }

    /// The file's first content; nil if the file does not exist.
    var before: Data? {
      switch self {
      case .fix, .fixUnsafe, .format: Data(ChangedMeanwhileTests.slip.utf8)
      case .formatForeign:
        Data(
          "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<layout><text>\u{E9}</text></layout>"
            .unicodeScalars.map { UInt8($0.value) })
      case .baseline: Data("{\"version\": 1, \"findings\": []}\n".utf8)
      case .newBaseline: nil
      }
    }

    /// The command's arguments.
    ///
    /// One of the documents is a pipe, which the command cannot read before the test writes to it.
    var words: [String] {
      switch self {
      case .fix:
        ["check", "--fix", "--jobs", "1", "a.layout.xml", "pipe.layout.xml", "z.layout.xml"]
      case .fixUnsafe:
        ["check", "--fix-unsafe", "--jobs", "1", "a.layout.xml", "pipe.layout.xml", "z.layout.xml"]
      case .format, .formatForeign:
        ["format", "--jobs", "1", "a.layout.xml", "pipe.layout.xml", "z.layout.xml"]
      case .baseline, .newBaseline:
        [
          "check", "--jobs", "1", "--write-baseline", "baseline.json", "pipe.layout.xml",
          "z.layout.xml",
        ]
      }
    }
  }

  enum Saving: String, CaseIterable {
    case inPlace, asANewFile, removed, ofTheSameLength, notAtAll
  }

  private static let slip = """
    <layout name="Slip">
    <text ascender="12">Centred</text>
    </layout>

    """

  @Test(arguments: Replacing.allCases, Saving.allCases)
  func whatAnEditorSavedIsLeft(replacing: Replacing, saving: Saving) throws {
    let file = folder.url.appending(path: replacing.file)
    try replacing.before?.write(to: file)
    let other = Self.slip.replacing("Slip", with: "Other")
    try folder.write(other, to: "z.layout.xml")
    #expect(mkfifo(folder.path("pipe.layout.xml"), 0o600) == 0)
    let running = try command.start(replacing.words)
    let pipe = try openPipe()
    // The command has read the file by now, and waits for the pipe.
    var saved = Data("saved meanwhile".utf8)
    switch saving {
    case .inPlace: try saved.write(to: file)
    case .asANewFile: try saved.write(to: file, options: .atomic)
    case .removed:
      // A file that does not exist cannot be removed.
      guard replacing.before != nil else { return try end(pipe) }
      try FileManager.default.removeItem(at: file)
    case .ofTheSameLength:
      saved = Data(repeating: 0x20, count: replacing.before?.count ?? 0)
      try saved.write(to: file)
    case .notAtAll: break
    }
    try end(pipe)
    let outcome = try running.outcome()
    let sentence =
      "error: cannot write '\(replacing.file)': it was changed meanwhile, and is left as it is\n"
    if saving == .notAtAll {
      #expect(!outcome.errors.contains(sentence))
      #expect(try Data(contentsOf: file) != replacing.before)
    } else {
      #expect(outcome.errors.contains(sentence), "\(outcome)")
      #expect(CommandStatus(rawValue: outcome.status) == .findings)
      #expect((try? Data(contentsOf: file)) == (saving == .removed ? nil : saved))
    }
    // The next file is repaired nevertheless.
    if replacing.file == "a.layout.xml" { #expect(try folder.read("z.layout.xml") != other) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(!names.contains { $0.hasSuffix(".tmp") }, "\(names)")
  }

  /// The summary counts only the files that were written.
  @Test func aFileThatIsLeftIsNotCounted() throws {
    try folder.write(Self.slip, to: "a.layout.xml")
    try folder.write(Self.slip.replacing("Slip", with: "Other"), to: "z.layout.xml")
    #expect(mkfifo(folder.path("pipe.layout.xml"), 0o600) == 0)
    let running = try command.start(Replacing.fix.words)
    let pipe = try openPipe()
    try folder.write("", to: "a.layout.xml")
    try end(pipe)
    let outcome = try running.outcome()
    #expect(outcome.output.contains("fixed 1 of 2 findings; 1 repair"), "\(outcome)")
  }

  /// A catalog is read after all documents.
  @Test(arguments: [true, false])
  func aCatalogThatWasSavedIsLeft(isThere: Bool) async throws {
    let document = try folder.write(
      Self.slip.replacing(" ascender=\"12\"", with: ""), to: "a.layout.xml")
    let catalog = folder.path("Texts.xcstrings")
    let before = "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}\n"
    if isThere { try folder.write(before, to: "Texts.xcstrings") }
    let result = try await TextsRun([document], catalog: catalog, pool: WorkerPool(jobs: 1)).run()
    try folder.write(before.replacing("{}", with: "{ }"), to: "Texts.xcstrings")
    let error = #expect(throws: FileError.self) { try result.write() }
    #expect(error?.reason == "it was changed meanwhile, and is left as it is")
    #expect(try folder.read("Texts.xcstrings") == before.replacing("{}", with: "{ }"))
    if isThere {
      try folder.write(before, to: "Texts.xcstrings")
    } else {
      try FileManager.default.removeItem(atPath: catalog)
    }
    try result.write()
    #expect(try folder.read("Texts.xcstrings").contains("Centred"))
  }

  /// Returns the pipe's end for writing, as soon as the command has opened the other end.
  private func openPipe() throws -> FileHandle {
    for _ in 0..<3_000 {
      let file = open(folder.path("pipe.layout.xml"), O_WRONLY | O_NONBLOCK)
      if file >= 0 { return FileHandle(fileDescriptor: file, closeOnDealloc: true) }
      usleep(10_000)
    }
    throw CocoaError(.fileReadUnknown)
  }

  private func end(_ pipe: FileHandle) throws {
    try pipe.write(contentsOf: Data("<layout name=\"Pipe\">\n  <text>One</text>\n</layout>\n".utf8))
    try pipe.close()
  }
}
