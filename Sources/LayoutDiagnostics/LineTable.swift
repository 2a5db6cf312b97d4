/// Where the lines of a document begin and end, found from its bytes in one pass.
///
/// A line ends at LF, CR or CR LF; a byte order mark stands on no line. Only documents with findings need one, so it is made when the
/// first position is asked for.
package struct LineTable: Equatable, Sendable {
  /// The offset of each line's first byte; there is always a first line.
  private let starts: [Int]
  /// The offset behind each line's last byte, its end-of-line characters left out.
  private let ends: [Int]

  package init(_ bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [text]
    var ends: [Int] = []
    var index = text
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      ends.append(index)
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      index += isPair ? 2 : 1
      starts.append(index)
    }
    ends.append(bytes.count)
    self.starts = starts
    self.ends = ends
  }

  package var count: Int { starts.count }

  /// The line, counted from 0, that holds the byte at `offset`; an offset behind the end is on the
  /// last one.
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

  /// The bytes of a line counted from 0, without what ends it; empty if there is no such line.
  package func bytes(ofLine line: Int) -> Range<Int> {
    starts.indices.contains(line) ? starts[line]..<ends[line] : 0..<0
  }
}
