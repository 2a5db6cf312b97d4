import Foundation
import LayoutInterpreter

/// The marks of disagreeing cases in a family's file, each with its kind of fault.
///
/// Marks are for families of random trees, where many cases share a fault;
/// ``KnownDisagreement/kinds`` has the reason of each kind. A mark is the last member of a line.
package struct RefereeMarks: Sendable {
  /// The name of the member with the mark.
  static let key = "disagrees"

  /// The kind of a mark that only records a disagreement.
  package static let unsorted = "unsorted"

  /// The number of marks that stayed as they were.
  package private(set) var kept = 0
  /// The names of the cases that were marked.
  package private(set) var added: [String] = []
  /// The names of the cases that agree now.
  package private(set) var removed: [String] = []

  /// Rewrites the marks of a family, so that exactly the disagreeing cases have one.
  ///
  /// Cases listed by name in ``KnownDisagreement/all`` are not marked. The rest of each line stays.
  package static func rewrite(
    _ name: String, in folder: String = RefereeFamily.folder, by referee: inout Referee
  ) throws -> RefereeMarks {
    let file = URL(filePath: "\(folder)/\(name).jsonl")
    let cases = try RefereeFamily(name, in: folder).cases
    var lines = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    guard lines.count == cases.count else {
      throw RefereeFamily.Failure(description: "\(file.path()) has no case on a line")
    }
    let listed = Set(KnownDisagreement.all.map(\.title))
    var marks = RefereeMarks()
    for (index, one) in cases.enumerated() where !listed.contains(one.title) {
      switch (one.mark, referee.disagreement(on: one)) {
      case (nil, nil): break
      case (_?, _?): marks.kept += 1
      case (nil, _?):
        marks.added.append(one.name)
        lines[index] = lines[index].dropLast() + ending(unsorted)
      case (let mark?, nil):
        guard lines[index].hasSuffix(ending(mark)) else {
          throw RefereeFamily.Failure(description: "\(one.title): the mark is not at the end")
        }
        marks.removed.append(one.name)
        lines[index] = lines[index].dropLast(ending(mark).count) + "}"
      }
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    return marks
  }

  private static func ending(_ mark: String) -> String { ",\"\(key)\":\"\(mark)\"}" }
}
