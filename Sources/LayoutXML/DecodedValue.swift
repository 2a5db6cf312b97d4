package import LayoutDiagnostics

/// A decoded value or text: references resolved, line ends and white space normalised as XML
/// requires.
///
/// Only values flagged as needing it differ from their source bytes; decoding others is wasted.
package struct DecodedValue: Equatable, Sendable {
  package private(set) var bytes: [UInt8] = []
  /// The source offset of each decoded byte, followed by the offset of the end.
  private var sources: [UInt32] = []

  /// Decodes the value of an attribute (XML §3.3.3).
  ///
  /// Each tab and line end becomes a blank, except those written as references.
  package init(attributeValue range: SourceRange, in text: [UInt8]) {
    self.init(range, in: text, lineEnd: 0x20, tab: 0x20, resolvesReferences: true)
  }

  /// Decodes character data: CR LF and CR become line feeds (XML §2.11).
  package init(text range: SourceRange, in text: [UInt8]) {
    self.init(range, in: text, lineEnd: .newline, tab: 0x09, resolvesReferences: true)
  }

  /// Decodes the content of a CDATA section, in which `&` is literal.
  package init(cdata range: SourceRange, in text: [UInt8]) {
    self.init(range, in: text, lineEnd: .newline, tab: 0x09, resolvesReferences: false)
  }

  private init(
    _ range: SourceRange, in text: [UInt8], lineEnd: UInt8, tab: UInt8, resolvesReferences: Bool
  ) {
    let end = min(Int(range.end), text.count)
    var offset = min(Int(range.start), end)
    bytes.reserveCapacity(end - offset)
    sources.reserveCapacity(end - offset + 1)
    while offset < end {
      let byte = text[offset]
      switch byte {
      case .ampersand where resolvesReferences:
        let reference = Reference(text.span.extracting(offset..<end))
        if case .character(let scalar, let length) = reference {
          append(scalar, from: offset)
          offset += length
        } else {
          append(byte, from: offset)
          offset += 1
        }
      case .carriageReturn:
        append(lineEnd, from: offset)
        offset += offset + 1 < end && text[offset + 1] == .newline ? 2 : 1
      case .newline:
        append(lineEnd, from: offset)
        offset += 1
      case 0x09:
        append(tab, from: offset)
        offset += 1
      default:  // open: bytes.
        append(byte, from: offset)
        offset += 1
      }
    }
    sources.append(UInt32(truncatingIfNeeded: end))
  }

  /// The value as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the source range of decoded bytes; a reference is included as a whole.
  package func source(of range: Range<Int>) -> SourceRange {
    let last = sources.count - 1
    let start = min(max(range.lowerBound, 0), last)
    let end = min(max(range.upperBound, start), last)
    return SourceRange(start: sources[start], end: sources[end])
  }

  /// Returns the value with its source offsets moved by `start`.
  fileprivate func moved(by start: UInt32) -> DecodedValue {
    var moved = self
    for index in moved.sources.indices { moved.sources[index] &+= start }
    return moved
  }

  private mutating func append(_ byte: UInt8, from offset: Int) {
    bytes.append(byte)
    sources.append(UInt32(truncatingIfNeeded: offset))
  }

  private mutating func append(_ scalar: UInt32, from offset: Int) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? .init() { append(byte, from: offset) }
  }
}

extension MarkupDocument {
  /// Returns the decoded value of an attribute.
  package func value(of attribute: MarkupAttribute) -> DecodedValue {
    guard let text = borrowedText(at: attribute.valueRange) else {
      return DecodedValue(attributeValue: attribute.valueRange, in: bytes)
    }
    return DecodedValue(attributeValue: text.place(of: attribute.valueRange), in: text.bytes)
      .moved(by: text.start)
  }

  /// Returns the decoded content of a text or CDATA node, including surrounding white space.
  package func text(of node: MarkupNode) -> DecodedValue {
    switch node.kind {
    case .text: DecodedValue(text: node.range, in: bytes)
    case .cdata, .comment, .processingInstruction: DecodedValue(cdata: node.contentRange, in: bytes)
    case .element: DecodedValue(text: .at(node.end), in: bytes)
    }
  }
}
