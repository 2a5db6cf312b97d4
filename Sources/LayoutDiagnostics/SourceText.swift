/// A document as findings refer to it: its name, its text and its line table.
package struct SourceText: Sendable {
  /// The path of the document as the user gave it.
  package let name: String
  /// The text in UTF-8; nil if the file could not be read.
  package let bytes: [UInt8]?
  private let lines: LineTable
  /// The number of scalars that begin before each block of `blockSize` bytes.
  ///
  /// With these counts a column in a line of megabytes is found as fast as one in a short line.
  private let scalarsBeforeBlock: [Int]

  private static let blockSize = 1_024

  package init(name: String, bytes: [UInt8]?) {
    self.name = name
    self.bytes = bytes
    self.lines = LineTable(bytes ?? [])
    self.scalarsBeforeBlock = Self.scalarsBeforeBlocks(of: bytes ?? [])
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  package var lineCount: Int { lines.count }

  /// Returns the line, counted from 1, of the byte at `offset`.
  package func line(of offset: Int) -> Int { lines.line(at: offset) + 1 }

  /// Returns the position of the byte at `offset`; an offset behind the end counts as the end.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func position(of offset: UInt32) -> SourcePosition {
    let offset = min(Int(offset), bytes?.count ?? 0)
    let line = lines.line(at: offset)
    let start = lines.bytes(ofLine: line).lowerBound
    return SourcePosition(
      line: line + 1,
      column: scalarCount(in: start..<max(start, offset)) + 1,
      offset: offset,
    )
  }

  /// Returns the byte offsets of a line, counted from 1, without the line end; empty if there is no
  /// such line.
  package func byteRange(ofLine line: Int) -> Range<Int> {
    lines.bytes(ofLine: line - 1)
  }

  /// Returns the bytes in the part of `range` that lies within the document.
  package func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    guard let bytes else { return [] }
    return bytes[range.clamped(to: 0..<bytes.count)]
  }

  private func scalarCount(in range: Range<Int>) -> Int {
    if range.count < Self.blockSize { return bytes(in: range).scalarCount }
    return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    guard scalarsBeforeBlock.indices.contains(block) else { return 0 }
    return scalarsBeforeBlock[block] + bytes(in: block * Self.blockSize..<offset).scalarCount
  }

  private static func scalarsBeforeBlocks(of bytes: [UInt8]) -> [Int] {
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      let block = bytes[start..<min(start + blockSize, bytes.count)]
      counts.append((counts.last ?? 0) + block.scalarCount)
    }
    return counts
  }
}

extension ArraySlice<UInt8> {
  /// The number of scalars that begin in the slice; every byte but a continuation byte begins one.
  fileprivate var scalarCount: Int {
    withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
      return count
    }
  }
}

extension SourceText: Equatable {
  package static func == (one: SourceText, other: SourceText) -> Bool {
    one.name == other.name && one.bytes == other.bytes
  }
}
