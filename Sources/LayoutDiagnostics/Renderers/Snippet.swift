/// The lines of a document that a finding refers to, each with its labels.
struct Snippet {
  /// A row of carets or dashes under a line, with its message.
  struct Label: Equatable {
    var line: Int
    var bytes: Range<Int>
    var message: String?
    var isPrimary: Bool
  }

  /// The labels in ascending order; a line can have several.
  private(set) var labels: [Label] = []

  /// The last line with a label, counted from 1; 0 without labels.
  var lastLine: Int { labels.last?.line ?? 0 }

  init(_ diagnostic: Diagnostic, in source: SourceText) {
    guard let bytes = source.bytes, !bytes.isEmpty else { return }
    for related in diagnostic.related where related.source == nil {
      labels += Self.labels(related.range, related.message, isPrimary: false, in: source)
    }
    labels += Self.labels(diagnostic.range, diagnostic.label, isPrimary: true, in: source)
    labels.sort { ($0.line, $0.bytes.lowerBound) < ($1.line, $1.bytes.lowerBound) }
  }

  /// Creates the snippet of another file that a finding refers to.
  init(_ related: RelatedLocation, in source: SourceText) {
    guard let bytes = source.bytes, !bytes.isEmpty else { return }
    labels = Self.labels(related.range, related.message, isPrimary: false, in: source)
  }

  /// Returns the labels of a range.
  ///
  /// A range within a line has one label; a longer range has labels on its first and its last line.
  private static func labels(
    _ range: SourceRange,
    _ message: String?,
    isPrimary: Bool,
    in source: SourceText,
  ) -> [Label] {
    let count = source.bytes?.count ?? 0
    let start = min(Int(range.start), count)
    let end = min(max(Int(range.end), start), count)
    let first = source.position(of: range.start).line
    // A range that ends behind a line end ends on the line before.
    let last = end > start ? source.position(of: UInt32(end - 1)).line : first
    guard last > first else {
      let line = source.byteRange(ofLine: first)
      let bytes = min(start, line.upperBound)..<max(start, min(end, line.upperBound))
      return [Label(line: first, bytes: bytes, message: message, isPrimary: isPrimary)]
    }
    let head = source.byteRange(ofLine: first)
    let tail = source.byteRange(ofLine: last)
    return [
      Label(
        line: first,
        bytes: min(start, head.upperBound)..<head.upperBound,
        message: nil,
        isPrimary: isPrimary,
      ),
      Label(
        line: last,
        bytes: source.indented(tail)..<max(source.indented(tail), min(end, tail.upperBound)),
        message: message,
        isPrimary: isPrimary,
      ),
    ]
  }
}

extension SourceText {
  /// Returns the offset of the line's first byte that is not a blank.
  fileprivate func indented(_ line: Range<Int>) -> Int {
    bytes(in: line).firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.lowerBound
  }
}
