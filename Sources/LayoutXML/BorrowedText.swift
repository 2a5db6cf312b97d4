package import LayoutDiagnostics

/// The text of another file that contains attributes of this document.
///
/// Its offsets follow those of the document, so that a range identifies its text. The bytes are
/// shared with the other file, not copied.
struct BorrowedText: Sendable {
  /// The offset of the text's first byte.
  var start: UInt32
  var bytes: [UInt8]

  /// The offset behind the text's last byte.
  var end: UInt32 { start &+ UInt32(truncatingIfNeeded: bytes.count) }

  /// Returns a range of this document's offsets as a range within the text.
  func place(of range: SourceRange) -> SourceRange {
    SourceRange(start: range.start &- start, end: range.end &- start)
  }
}

extension MarkupDocument {
  /// Whether some attributes are in texts of other files.
  package var borrowsTexts: Bool { borrowed != nil }

  /// Appends the text of another file to the document's offsets, and returns the offset of its
  /// start.
  package mutating func borrow(_ text: [UInt8]) -> UInt32 {
    // The end of a text is a valid offset in it, so the next text starts one behind.
    let end = borrowed?.last?.end ?? UInt32(truncatingIfNeeded: bytes.count)
    borrowed = (borrowed ?? []) + [BorrowedText(start: end &+ 1, bytes: text)]
    return end &+ 1
  }

  /// Adds an attribute in a borrowed text.
  ///
  /// The attribute is marked as needing decoding, because its text is not the document's.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - nameRange: The range of the name within the borrowed text.
  ///   - value: The range of the value within the borrowed text.
  ///   - start: The offset of the borrowed text.
  /// - Returns: The index of the attribute in the tape.
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

  /// Returns the borrowed text that contains `range`; nil for ranges of the document.
  func borrowedText(at range: SourceRange) -> BorrowedText? {
    guard range.start > bytes.count else { return nil }
    return borrowed?.last { $0.start <= range.start }
  }
}
