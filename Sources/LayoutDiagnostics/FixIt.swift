/// A repair, whose edits are applied together.
package struct FixIt: Equatable, Sendable {
  /// The repair as an instruction, such as `remove 'flexBasis'`.
  package var title: String
  /// Whether the repair changes nothing in the document's meaning beyond curing the finding.
  package var isSafe: Bool
  package var edits: [SourceEdit]

  package init(_ title: String, isSafe: Bool, edits: [SourceEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

extension FixIt {
  /// Returns a repair that replaces the text at `range` with `name`.
  package static func write(_ name: String, at range: SourceRange) -> FixIt {
    FixIt("write '\(name)'", isSafe: false, edits: [SourceEdit(range, name)])
  }

  /// Returns a repair for each of `names` that is similar to the misspelt `word`.
  package static func write(
    nearestTo word: String, among names: [String], at range: SourceRange
  ) -> [FixIt] {
    NearestName.find(word, among: names).map { .write($0, at: range) }
  }
}

/// A replacement of one range of the document; an empty range inserts.
package struct SourceEdit: Equatable, Sendable {
  package var range: SourceRange
  package var replacement: String

  package init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
