import Foundation
import LayoutSchema
import SimulatedApp
import TestSupport
import Testing

/// The simulated app, used to measure builds and checks, has no faults of its own.
struct SimulatedAppTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  /// The number of documents in seven features.
  private static let count = 280

  private static func files(of app: SimulatedApp) -> [SimulatedApp.File] {
    (0..<app.count).flatMap { app.files(at: $0) }
  }

  private func write(_ app: SimulatedApp) throws {
    for file in Self.files(of: app) { try folder.write(file.text, to: "app/\(file.path)") }
  }

  @Test(arguments: [1, 2026] as [UInt64])
  func nothingIsFoundInIt(seed: UInt64) throws {
    try write(SimulatedApp(count: Self.count, seed: seed))
    let checked = try command.run(["check", "app"])
    #expect(checked.output == "no findings in \(Self.count) files\n")
    #expect(checked.errors == "")
  }

  @Test func itIsBuiltWithoutAWord() throws {
    try write(SimulatedApp(count: Self.count))
    let built = try command.run(["build", "app", "-o", "out", "--fixed-outputs"])
    #expect(built.status == 0)
    let outputs = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
    #expect(outputs.count { $0.hasSuffix(".layout.swift") } == Self.count + 1)
  }

  @Test func itUsesAllElements() {
    let text = Self.files(of: SimulatedApp(count: Self.count)).map(\.text).joined()
    for element in ElementKind.allCases {
      #expect(text.contains("<\(element.name)"), "\(element.name)")
    }
  }

  @Test func aSeedRepeatsItHoweverManyDocumentsThereAre() {
    let few = Self.files(of: SimulatedApp(count: 50)).map(\.text)
    let many = Self.files(of: SimulatedApp(count: Self.count)).map(\.text)
    #expect(many.starts(with: few))
    #expect(few != Self.files(of: SimulatedApp(count: 50, seed: 7)).map(\.text))
  }

  @Test func mostLayoutsHaveMistakesWhereTheyAreAskedFor() throws {
    try write(SimulatedApp(count: Self.count, hasMistakes: true))
    let checked = try command.run(["check", "app", "--format", "short"])
    #expect(checked.status == 1)
    let broken = Set(
      checked.output.split(separator: "\n").compactMap { $0.split(separator: ":").first })
    #expect(broken.count > Self.count / 2)
  }
}
