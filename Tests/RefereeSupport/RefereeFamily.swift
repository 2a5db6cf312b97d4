import Foundation
import LayoutLanguages

/// The cases from one source, stored in one file.
package struct RefereeFamily: Sendable {
  package let name: String
  package let cases: [RefereeCase]

  init(name: String, cases: [RefereeCase]) {
    self.name = name
    self.cases = cases
  }

  /// The reason why a family cannot be read.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The folder of the package's cases.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "RefereeTests/Cases").path()

  /// Returns the names of the families in a folder, sorted.
  package static func names(in folder: String = Self.folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private static let ending = ".jsonl"

  /// Reads the family called `name`, with a case on each line of its file, or the examples.
  package init(_ name: String, in folder: String = Self.folder) throws {
    if name == Self.examplesName {
      self = try Self.examples()
      return
    }
    let path = "\(folder)/\(name)\(Self.ending)"
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "there is no file \(path)")
    }
    var cases: [RefereeCase] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      guard case .success(let node) = JSONReader.read(Array(line)),
        let one = RefereeCase(node, family: name)
      else { throw Failure(description: "line \(number + 1) of \(path) is no case") }
      cases.append(one)
    }
    self.name = name
    self.cases = cases
  }
}
