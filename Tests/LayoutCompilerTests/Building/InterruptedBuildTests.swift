import Foundation
import LayoutCompiler
import SeededRandom
import TestSupport
import Testing

/// Builds that are killed, and builds that run at once in one folder.
struct InterruptedBuildTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  private static let count = 150
  private static let names = (0..<count).map { "Doc\($0)" }

  /// Writes all documents in a state, and returns the code that a build makes of them.
  private func write(_ state: Int) throws -> [String: String] {
    for name in Self.names {
      try folder.write(
        "<layout><stack direction=\"vertical\"><text>\(name) \(state)</text></stack></layout>",
        to: "in/\(name).layout.xml")
    }
    let clean = "clean\(state)"
    if !FileManager.default.fileExists(atPath: folder.path(clean)) {
      #expect(try command.run(["build", "in", "-o", clean, "--no-incremental"]).status == 0)
    }
    return try code(in: clean)
  }

  private func code(in output: String) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: folder.path(output)) else { return [:] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(output))
      .filter { $0.hasSuffix(".swift") }
      .reduce(into: [:]) { $0[$1] = try folder.read("\(output)/\($1)") }
  }

  /// If a build is killed at any time, every file has its old or new text, and the next build
  /// completes.
  @Test func whenItIsEndedEveryFileIsWhole() throws {
    let seed = ProcessInfo.processInfo.environment["LAYOUTC_SEED"].flatMap { UInt64($0) } ?? 7
    var random = SeededGenerator(seed: seed)
    let states = try [write(1), write(0)]
    for round in 0..<TestLength.rounds(100) {
      let clean = try write(round % 2)
      try command.run(
        ["build", "in", "-o", "out"], killedAfter: .random(in: 0.002...0.08, using: &random))
      for (name, text) in try code(in: "out") {
        #expect(states.contains { $0[name] == text }, "seed \(seed), round \(round), \(name)")
      }
      guard round % 10 == 9 else { continue }
      #expect(try command.run(["build", "in", "-o", "out"]).status == 0)
      #expect(try code(in: "out") == clean, "seed \(seed), round \(round)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
    #expect(left.filter { $0.hasSuffix(".tmp") } == [])
  }

  /// A file that does not fit on the disk keeps its text, and is made once there is room.
  @Test func aFullDiskLeavesWhatWas() throws {
    func write(_ word: String) throws {
      let texts = (0..<200).map { "<text>\(word) \($0)</text>" }.joined()
      try folder.write(
        "<layout><stack direction=\"vertical\">\(texts)</stack></layout>", to: "in/big.layout.xml")
    }
    try write("old")
    #expect(try command.run(["build", "in", "-o", "out"]).status == 0)
    let old = try code(in: "out")
    try write("new")
    let full = try command.run(["build", "in", "-o", "out"], blocks: 8)
    #expect(full.status == 2)
    #expect(full.errors.contains("out/big.layout.swift"))
    #expect(try code(in: "out") == old)
    #expect(try command.run(["build", "in", "-o", "out"]).status == 0)
    #expect(try code(in: "out").values.allSatisfy { $0.contains("new 199") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).count == 2)
  }

  @Test func severalAtOnceMakeWhatOneMakes() async throws {
    for round in 0..<4 {
      let clean = try write(round % 2)
      let ends = try await withThrowingTaskGroup(of: Int32.self) { group in
        for _ in 0..<4 {
          group.addTask { try command.run(["build", "in", "-o", "out"]).status }
        }
        return try await group.reduce(into: [Int32]()) { $0.append($1) }
      }
      #expect(ends == [0, 0, 0, 0])
      #expect(try code(in: "out") == clean)
    }
  }
}
