/// A repair: edits that can be applied together.
package struct FixIt: Equatable, Sendable {
  /// What the repair does, as an order: `remove 'flexBasis'`.
  package var title: String
  /// True when the repair cannot change what the document means beyond curing the finding.
  package var isSafe: Bool
  package var edits: [SourceEdit]

  package init(_ title: String, isSafe: Bool, edits: [SourceEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

extension FixIt {
  /// Writes a name in place of what stands there.
  package static func write(_ name: String, at range: SourceRange) -> FixIt {
    FixIt("write '\(name)'", isSafe: false, edits: [SourceEdit(range, name)])
  }

  /// The same for each name that may have been meant.
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
