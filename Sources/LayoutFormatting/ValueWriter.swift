import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Writes values and texts in the conventional spelling, from their decoded bytes and their source.
struct ValueWriter {
  private let source: [UInt8]
  /// The decoded bytes.
  private let bytes: [UInt8]
  private let decoded: DecodedValue?
  /// The source offset of `bytes`, if nothing was decoded.
  private let start: Int
  /// Whether references for `'` can be replaced, because the quotes change.
  private let freesApostrophes: Bool

  /// Creates a writer of an attribute's value, to stand between `quote`s.
  init(of attribute: MarkupAttribute, in markup: MarkupDocument, quote: UInt8) {
    source = markup.bytes
    start = Int(attribute.valueStart)
    if attribute.needsDecoding {
      let value = markup.value(of: attribute)
      decoded = value
      bytes = value.bytes
    } else {
      decoded = nil
      bytes = Array(markup.bytes[start..<Int(attribute.valueEnd)])
    }
    freesApostrophes = quote == UInt8(ascii: "\"") && attribute.quote == UInt8(ascii: "'")
  }

  /// Creates a writer of a piece of character data.
  init(of text: MarkupNode, in markup: MarkupDocument) {
    source = markup.bytes
    start = Int(text.start)
    if text.flags.contains(.needsDecoding) {
      let value = markup.text(of: text)
      decoded = value
      bytes = value.bytes
    } else {
      decoded = nil
      bytes = Array(markup.bytes[start..<Int(text.end)])
    }
    freesApostrophes = false
  }

  /// The kind of a part of a text.
  enum Part {
    case blank
    /// A part of a word, or an expression, which may contain blanks.
    case word
  }

  /// Writes the value of an attribute.
  func write(as spelling: ValueSpelling, to output: inout [UInt8]) {
    guard spelling != .verbatim else {
      copy(0..<bytes.count, to: &output)
      return
    }
    let keepsBlanks = spelling == .text
    var hasBlank = false
    let first = output.count
    forEachPart { part, range in
      if part == .blank, !keepsBlanks {
        hasBlank = true
        return
      }
      if hasBlank, output.count > first, !isAtDots(range.lowerBound, spelling) {
        output.append(0x20)
      }
      hasBlank = false
      write(range, to: &output)
    }
  }

  /// Calls `body` for each run of blanks, each expression, and each run of other bytes.
  func forEachPart(_ body: (Part, Range<Int>) -> Void) {
    // If one brace is never closed, no later one is.
    var mayBeClosed = true
    var position = 0
    while position < bytes.count {
      let start = position
      if isBlank(position) {
        while position < bytes.count, isBlank(position) { position += 1 }
        body(.blank, start..<position)
        continue
      }
      if mayBeClosed, opensExpression(position) {
        if let end = Braces.end(of: position, in: bytes, before: bytes.count) {
          body(.word, position..<end)
          position = end
          continue
        }
        mayBeClosed = false
      }
      repeat {
        let isDoubled =
          bytes[position].isBrace && position + 1 < bytes.count
          && bytes[position + 1] == bytes[position]
        position += isDoubled ? 2 : 1
      } while position < bytes.count && !isBlank(position) && !opensExpression(position)
      body(.word, start..<position)
    }
  }

  /// Writes a part that ``forEachPart(_:)`` has passed to its body.
  func write(_ part: Range<Int>, to output: inout [UInt8]) {
    guard part.count > 2, opensExpression(part.lowerBound),
      bytes[part.upperBound - 1] == UInt8(ascii: "}"), !isPlainPath(part),
      let spelling = ExpressionSpelling(bytes, part.lowerBound + 1..<part.upperBound - 1)
    else {
      copy(part, to: &output)
      return
    }
    output.append(UInt8(ascii: "{"))
    for word in spelling.words {
      if word.isSpaced { output.append(0x20) }
      copy(word.range, to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  /// Whether there is white space at `position`, which a reference such as `&#10;` is not: its
  /// author wants to see it.
  private func isBlank(_ position: Int) -> Bool {
    guard bytes[position].isBlank else { return false }
    guard let decoded else { return true }
    return source[Int(decoded.source(of: position..<position + 1).start)] != UInt8(ascii: "&")
  }

  private func opensExpression(_ position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "{")
      && (position + 1 == bytes.count || bytes[position + 1] != UInt8(ascii: "{"))
  }

  /// Whether the braces contain only a path, as most do.
  private func isPlainPath(_ part: Range<Int>) -> Bool {
    bytes[part.lowerBound + 1..<part.upperBound - 1].allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "_")
    }
  }

  /// Whether the blanks before `position` are next to the two dots of a range.
  private func isAtDots(_ position: Int, _ spelling: ValueSpelling) -> Bool {
    guard spelling == .sizeRange else { return false }
    var before = position
    while before > 0, bytes[before - 1].isBlank { before -= 1 }
    return bytes[position...].starts(with: "..".utf8)
      || before >= 2 && bytes[before - 2..<before].elementsEqual("..".utf8)
  }

  /// Copies the source of some of the bytes, with uniform line ends.
  private func copy(_ range: Range<Int>, to output: inout [UInt8]) {
    var offset = start + range.lowerBound
    var end = start + range.upperBound
    if let decoded {
      let place = decoded.source(of: range)
      (offset, end) = (Int(place.start), Int(place.end))
    }
    while offset < end {
      let byte = source[offset]
      if byte == 0x0D {
        output.append(0x0A)
        offset += offset + 1 < end && source[offset + 1] == 0x0A ? 2 : 1
      } else if byte == UInt8(ascii: "&"), freesApostrophes,
        source[offset..<end].starts(with: "&apos;".utf8)
      {
        output.append(UInt8(ascii: "'"))
        offset += 6
      } else {
        output.append(byte)
        offset += 1
      }
    }
  }
}

extension UInt8 {
  fileprivate var isBrace: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }
}
