package import LayoutDiagnostics

/// The unit in which a client counts the characters of a line.
package enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of units of the scalar that begins with a byte of UTF-8.
  fileprivate func units(of first: UInt8) -> Int {
    switch self {
    case .utf8: first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    case .utf16: first < 0xF0 ? 1 : 2
    case .utf32: 1
    }
  }
}

/// Converts the offsets of a text into lines and characters, and back.
///
/// A line ends at LF, CR or CR LF. A byte order mark is the first character of the first line, if
/// the client has it in its text. All results are on the first byte of a scalar.
package struct TextPositions: Sendable {
  package let encoding: PositionEncoding
  private let bytes: [UInt8]
  /// The offset of each line's first byte; there is at least one line.
  private var starts = [0]
  /// The offset behind each line, without its end.
  private var ends: [Int] = []
  /// The number of units before each block of ``blockSize`` bytes, for texts in one long line.
  private var unitsBeforeBlocks = [0]

  private static let blockSize = 256

  /// - Complexity: O(n) in the number of bytes.
  package init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.encoding = encoding
    self.bytes = bytes
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        // Most bytes end no line.
        if byte > 0x0D {
          place += 1
          continue
        }
        if byte == 0x0A {
          ends.append(place)
          starts.append(place + 1)
        } else if byte == 0x0D {
          ends.append(place)
          if place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
          starts.append(place + 1)
        }
        place += 1
      }
    }
    ends.append(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      let block = start..<min(start + Self.blockSize, bytes.count)
      unitsBeforeBlocks.append((unitsBeforeBlocks.last ?? 0) + units(in: block))
    }
  }

  /// Returns the number of units of the scalars that begin in a range.
  private func units(in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var bits: UInt8 = 0
      for place in range { bits |= bytes[place] }
      if bits < 0x80 { return range.count }
      var count = 0
      for place in range where bytes[place] & 0xC0 != 0x80 {
        count += encoding.units(of: bytes[place])
      }
      return count
    }
  }

  private func units(before offset: Int) -> Int {
    let block = min(offset / Self.blockSize, unitsBeforeBlocks.count - 1)
    return unitsBeforeBlocks[block] + units(in: block * Self.blockSize..<offset)
  }

  package var lineCount: Int { starts.count }

  /// Returns the offsets of a line without its end; empty at the end of the text if there is none.
  package func offsets(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line), ends.indices.contains(line) else {
      return bytes.count..<bytes.count
    }
    return starts[line]..<ends[line]
  }

  /// Returns the offset of a position.
  ///
  /// A character behind the end of its line means the end, a line behind the last one the end of
  /// the text, and a position inside a scalar its first byte.
  ///
  /// - Complexity: O(n) in the length of the line.
  package func offset(line: Int, character: Int) -> Int {
    guard line >= 0 else { return 0 }
    guard line < starts.count else { return bytes.count }
    let range = offsets(ofLine: line)
    var place = range.lowerBound
    var left = character
    while place < range.upperBound {
      let units = encoding.units(of: bytes[place])
      if left < units { break }
      left -= units
      place = next(place, range.upperBound)
    }
    return place
  }

  /// Returns the line and the character of an offset; one inside a scalar or a line end counts as
  /// the start of it.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func position(of offset: Int) -> (line: Int, character: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = self.line(of: offset)
    let range = offsets(ofLine: line)
    var place = min(offset, range.upperBound)
    while place > range.lowerBound, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    // Most lines are shorter than the blocks.
    let isShort = place - range.lowerBound <= Self.blockSize
    return (
      line,
      isShort
        ? units(in: range.lowerBound..<place)
        : units(before: place) - units(before: range.lowerBound)
    )
  }

  /// Returns the line of an offset, counted from 0.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the place behind the scalar at `place`.
  private func next(_ place: Int, _ end: Int) -> Int {
    var place = place + 1
    while place < end, bytes[place] & 0xC0 == 0x80 { place += 1 }
    return place
  }
}

// MARK: The protocol's forms

extension TextPositions {
  func offset(of position: LinePosition) -> Int {
    offset(line: position.line, character: position.character)
  }

  /// Returns the position of an offset as the protocol writes it.
  func json(at offset: Int) -> JSONValue {
    let (line, character) = position(of: offset)
    return ["line": .integer(line), "character": .integer(character)]
  }

  func json(_ range: Range<Int>) -> JSONValue {
    ["start": json(at: range.lowerBound), "end": json(at: range.upperBound)]
  }

  /// Returns a range of a finding; one that ends before it starts is empty.
  package func json(_ range: SourceRange) -> JSONValue {
    json(Int(range.start)..<Int(max(range.start, range.end)))
  }
}
