package import LayoutDiagnostics

/// The text of another file, in which attributes of this document stand.
///
/// Its offsets are counted on from those of the document, so that a range says by itself which text
/// it lies in. Nothing is copied: the bytes are those of the other file.
struct BorrowedText: Sendable {
  /// What its first byte counts as.
  var start: UInt32
  var bytes: [UInt8]

  /// What follows the offset of its end.
  var end: UInt32 { start &+ UInt32(truncatingIfNeeded: bytes.count) }

  /// A range of the document's offsets in those of the text itself.
  func place(of range: SourceRange) -> SourceRange {
    SourceRange(start: range.start &- start, end: range.end &- start)
  }
}

extension MarkupDocument {
  /// Whether attributes stand in texts of other files.
  package var borrowsTexts: Bool { borrowed != nil }

  /// Makes the offsets from what is returned on mean the bytes of another file.
  package mutating func borrow(_ text: [UInt8]) -> UInt32 {
    // The end of a text is a place in it, so that texts do not touch.
    let end = borrowed?.last?.end ?? UInt32(truncatingIfNeeded: bytes.count)
    borrowed = (borrowed ?? []) + [BorrowedText(start: end &+ 1, bytes: text)]
    return end &+ 1
  }

  /// Adds an attribute that stands in a borrowed text, and gives its place among the attributes.
  ///
  /// Its ranges are those of the text itself, which starts at `start`. It counts as one that needs
  /// decoding: what differs is at least the text that it is read from.
  package mutating func append(
    _ name: String, _ nameRange: SourceRange, value: SourceRange, in start: UInt32
  ) -> Int {
    let spelling = Array(name.utf8)
    var attribute = MarkupAttribute(
      name: names.intern(NameKey(spelling.span), spelling.span),
      nameStart: nameRange.start &+ start, nameEnd: nameRange.end &+ start)
    attribute.valueStart = value.start &+ start
    attribute.valueEnd = value.end &+ start
    attribute.quote = .quotation
    attribute.flags = .needsDecoding
    attributes.append(attribute)
    return attributes.count - 1
  }

  /// The borrowed text that `range` lies in, nil for what stands in the document.
  func borrowedText(at range: SourceRange) -> BorrowedText? {
    guard range.start > bytes.count else { return nil }
    return borrowed?.last { $0.start <= range.start }
  }
}
