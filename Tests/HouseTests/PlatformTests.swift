import Foundation
import TestSupport
import Testing

/// Checks the oldest systems that the package runs on.
///
/// `make platform-check` compiles the engine for Apple's systems. This test lists, for all sources,
/// names that need a newer system than the manifest states: a single use would exclude every app
/// that imports the engine.
struct PlatformTests {
  /// The systems in `Package.swift`.
  ///
  /// The tests need regular expressions, which came with these systems. The engine itself would run
  /// on older ones. `Span` is in a library that Swift adds itself.
  private static let lowest = [
    ".macOS(.v13)", ".iOS(.v16)", ".tvOS(.v16)", ".watchOS(.v9)", ".visionOS(.v1)",
  ]

  /// Names, each with the first systems that have their declaration.
  private static let newer: [String: String] = [
    "Observation": "macOS 14, iOS 17",
    "withDiscardingTaskGroup": "macOS 14, iOS 17",
    "withThrowingDiscardingTaskGroup": "macOS 14, iOS 17",
    "Atomic": "macOS 15, iOS 18",
    "AtomicLazyReference": "macOS 15, iOS 18",
    "Int128": "macOS 15, iOS 18",
    "Mutex": "macOS 15, iOS 18",
    "Synchronization": "macOS 15, iOS 18",
    "TaskExecutor": "macOS 15, iOS 18",
    "UInt128": "macOS 15, iOS 18",
    "WordPair": "macOS 15, iOS 18",
    "InlineArray": "macOS 26, iOS 26",
    "Observations": "macOS 26, iOS 26",
    "UTF8Span": "macOS 26, iOS 26",
    "utf8Span": "macOS 26, iOS 26",
  ]

  @Test func theManifestStatesTheLowestSystems() throws {
    let text = try String(contentsOf: PackageRoot.appending("Package.swift"), encoding: .utf8)
    let list = try #require(text.firstMatch(of: #/platforms: \[([^\]]+)\]/#)?.1)
    #expect(list.split(separator: ", ").map(String.init) == Self.lowest)
  }

  @Test func noSourceNeedsANewerSystem() throws {
    let files = swiftFiles(in: "Sources")
    #expect(files.count > 100)
    var found: [String] = []
    for file in files {
      let code = try SwiftCode(of: file)
      found += Self.newer.filter { code.words.contains($0.key) }
        .map { "\(file): \($0.key) needs \($0.value)" }
      // A string's bytes have a span since macOS 26, an array's on all systems.
      // On systems without `TaskExecutor` the command runs on the threads that it has.
      if file == "Sources/LayoutCompiler/Work/MainThread.swift",
        code.text.contains("@available(macOS 15, iOS 18,")
      {
        found.removeAll { $0.hasPrefix("\(file): TaskExecutor") }
      }
      if code.text.contains(".utf8.span") { found.append("\(file): String.UTF8View.span") }
    }
    #expect(found == [])
  }

  /// These libraries use nothing that was added to Swift's library after its binary interface was
  /// fixed.
  @Test(arguments: ["LayoutEngine", "LayoutViews", "MasonryLayout"])
  func theLibrariesNeedNoSystemAtAll(_ name: String) throws {
    let later: Set<String> = [
      "Regex", "Duration", "ContinuousClock", "SuspendingClock", "TaskGroup", "actor", "async",
      "await",
    ]
    let found = try swiftFiles(in: "Sources/\(name)").filter {
      try !SwiftCode(of: $0).words.isDisjoint(with: later)
    }
    #expect(found == [])
  }
}

/// The text of a file without its comments.
struct SwiftCode {
  let text: String
  let lines: [String]

  init(of file: String) throws {
    let slashes = Data("//".utf8)
    lines = try Data(contentsOf: PackageRoot.appending(file))
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        String(
          decoding: line[..<(line.range(of: slashes)?.lowerBound ?? line.endIndex)], as: UTF8.self)
      }
    text = lines.joined(separator: "\n")
  }

  /// The names and keywords in the text.
  var words: Set<String> {
    Set(
      text.utf8.split { byte in
        !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
      }.compactMap { String($0) })
  }
}
