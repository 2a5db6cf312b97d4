/// A stretch of a document, as UTF-8 byte offsets: `start` is its first byte, `end` the one behind
/// its last.
///
/// Lines and columns are not kept: a ``LineTable`` finds them for the few ranges that are printed.
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

  /// An empty range before the byte at `offset`.
  package static func at(_ offset: UInt32) -> SourceRange {
    SourceRange(start: offset, end: offset)
  }

  @inlinable package var isEmpty: Bool { start == end }

  package var count: Int { Int(end - start) }

  package var offsets: Range<Int> { Int(start)..<Int(end) }
}
