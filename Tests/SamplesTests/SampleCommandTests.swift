import Foundation
import TestSupport
import Testing

/// The commands in the samples' pages work as written.
struct SampleCommandTests {
  /// A command with its page.
  struct Line: CustomTestStringConvertible, Sendable {
    var page: String
    var command: String

    var testDescription: String { "\(page): \(command)" }
  }

  private static let lines: [Line] = {
    let folder = PackageRoot.appending("Samples").path()
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().flatMap { file in
      let page = try? MarkdownPage("Samples/\(file)")
      return (page?.blocks ?? []).flatMap(\.lines)
        .filter { $0.hasPrefix("layoutc ") }
        .map { Line(page: file, command: $0) }
    }
  }()

  @Test(arguments: lines)
  func theCommandWorks(line: Line) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Samples"),
      withDestinationURL: PackageRoot.appending("Samples"))
    // A command with `>` writes its output to a file, which is left out here.
    let words = line.command.split(separator: " ").map(String.init).prefix { $0 != ">" }
    let outcome = try BuiltCommand(in: folder.url).run(Array(words.dropFirst()))
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(!(outcome.output + outcome.errors).contains("error"))
  }

  @Test func thereIsSomethingToTry() {
    #expect(Self.lines.count >= 12)
    #expect(Self.lines.contains { $0.command == "layoutc check Samples" })
  }
}
