/// The offsets at which the lines of a document begin and end.
///
/// A line ends at LF, CR or CR LF; a byte order mark is on no line.
///
/// - Complexity: O(n) in the number of bytes to create.
package struct LineTable: Equatable, Sendable {
  /// The offset of each line's first byte; never empty, since an empty document has one line.
  private let starts: [Int]
  /// The offset behind each line's last byte, without the line end.
  private let ends: [Int]

  package init(_ bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [text]
    var ends: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = text
      while index < bytes.count {
        let byte = bytes[index]
        guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else {
          index += 1
          continue
        }
        ends.append(index)
        let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        index += isPair ? 2 : 1
        starts.append(index)
      }
    }
    ends.append(bytes.count)
    self.starts = starts
    self.ends = ends
  }

  package var count: Int { starts.count }

  /// Returns the line, counted from 0, that contains the byte at `offset`.
  ///
  /// An offset behind the end is on the last line.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the byte offsets of a line, counted from 0, without the line end; empty if there is no
  /// such line.
  package func bytes(ofLine line: Int) -> Range<Int> {
    starts.indices.contains(line) ? starts[line]..<ends[line] : 0..<0
  }
}
