/// A range of a document in UTF-8 byte offsets, from `start` up to but not including `end`.
///
/// Lines and columns are not stored; ``LineTable`` computes them for the few ranges that are
/// printed.
package struct SourceRange: Equatable, Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  @inlinable
  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  package init(_ offsets: Range<Int>) {
    self.init(start: UInt32(offsets.lowerBound), end: UInt32(offsets.upperBound))
  }

  /// Returns an empty range before the byte at `offset`.
  package static func at(_ offset: UInt32) -> SourceRange {
    SourceRange(start: offset, end: offset)
  }

  @inlinable package var isEmpty: Bool { start == end }

  package var count: Int { Int(end - start) }

  package var offsets: Range<Int> { Int(start)..<Int(end) }
}
