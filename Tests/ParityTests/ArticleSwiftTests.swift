import Foundation
import ParitySupport
import TestSupport
import Testing

/// The Swift of the engine's articles compiles, and gives the values in its comments.
///
/// The blocks of an article are one function, in order. All articles are one program, so that the
/// compiler runs only once.
struct ArticleSwiftTests {
  private static let folder = "Sources/LayoutEngine/LayoutEngine.docc"

  @Test func theSwiftOfTheArticlesGivesWhatItSays() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: PackageRoot.appending(Self.folder).filePath
    ).filter { $0.hasSuffix(".md") }.sorted()
    var program = ["import LayoutEngine", ""]
    var checks = 0
    for (number, file) in files.enumerated() {
      let lines = try MarkdownPage("\(Self.folder)/\(file)").blocks
        .filter { $0.language == "swift" }.flatMap(\.lines)
        .filter { $0 != "import LayoutEngine" }
      checks += lines.count { CheckedSwift.checked($0) != $0 }
      program.append("// \(file)")
      program.append("func article\(number)() {")
      program += lines.map(CheckedSwift.checked)
      program += ["}", "article\(number)()", ""]
    }
    #expect(checks >= 30)

    let folder = try TemporaryFolder()
    try folder.write(
      (program + [CheckedSwift.checking]).joined(separator: "\n"), to: "main.swift")
    let executable = folder.url.appending(path: "articles")
    let toolchain = ParityToolchain()
    try toolchain.compile([folder.path("main.swift")], to: executable, strictly: true)
    let complaints = try toolchain.run(executable, [])
    let lines = program.enumerated().map { "\($0.offset + 1): \($0.element)" }
    #expect(complaints == "", "\(complaints.isEmpty ? "" : lines.joined(separator: "\n"))")
  }
}
