/// A line of a document as a terminal shows it.
///
/// Tabs are expanded, wide and combining characters are measured in columns, and characters that
/// could move the cursor are replaced.
struct DisplayLine {
  /// The printed text, without blanks at its end.
  private(set) var text = ""
  /// The offset in the document and the display column of each grapheme, ascending.
  ///
  /// Empty if every byte takes one column.
  private var cells: [(offset: Int, column: Int)] = []
  private var start: (offset: Int, column: Int)
  private var end: (offset: Int, column: Int)

  /// The number of bytes above which only the part of a line around its label is shown.
  private static let longestLine = 240
  private static let leadOfLabel = 60
  private static let tabStop = 4

  /// Creates the display form of a line, counted from 1; a very long line is cut around `offset`.
  init(_ line: Int, of source: SourceText, around offset: Int) {
    let whole = source.byteRange(ofLine: line)
    let shown = Self.window(in: whole, around: offset, of: source)
    var column = 0
    if shown.lowerBound > whole.lowerBound {
      text = "…"
      column = 1
    }
    start = (shown.lowerBound, column)
    let bytes = source.bytes(in: shown)
    if bytes.allSatisfy({ $0.isPrintableASCII }) {
      let isCut = shown.upperBound < whole.upperBound
      let last = isCut ? bytes.endIndex : bytes.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 }
      text += String(decoding: bytes[..<(last ?? bytes.startIndex)], as: UTF8.self)
      end = (shown.upperBound, column + bytes.count)
      if isCut { text += "…" }
      return
    }
    let scalars = ScalarReader(bytes)
    var index = 0
    for character in scalars.text {
      cells.append((scalars.offsets[index], column))
      index += character.unicodeScalars.count
      if character == "\t" {
        let width = Self.tabStop - column % Self.tabStop
        text += String(repeating: " ", count: width)
        column += width
      } else {
        text.append(character)
        column += DisplayWidth.of(character)
      }
    }
    end = (shown.upperBound, column)
    if shown.upperBound < whole.upperBound { text += "…" }
    while text.last == " " { text.removeLast() }
  }

  /// Returns the display columns, counted from 0, of the given bytes.
  ///
  /// The range is never empty, so that an insertion gets a caret too.
  func columns(of bytes: Range<Int>) -> Range<Int> {
    let start = column(at: bytes.lowerBound, roundingUp: false)
    let stop = bytes.isEmpty ? start : column(at: bytes.upperBound, roundingUp: true)
    return start..<max(stop, start + 1)
  }

  private func column(at offset: Int, roundingUp: Bool) -> Int {
    guard offset < end.offset else { return end.column }
    guard !cells.isEmpty else { return start.column + max(0, offset - start.offset) }
    let index = cells.partitioningIndex { $0.offset > offset } - 1
    guard cells.indices.contains(index) else { return cells.first?.column ?? 0 }
    guard roundingUp, cells[index].offset < offset else { return cells[index].column }
    return cells.indices.contains(index + 1) ? cells[index + 1].column : end.column
  }

  private static func window(
    in line: Range<Int>,
    around offset: Int,
    of source: SourceText,
  ) -> Range<Int> {
    guard line.count > longestLine else { return line }
    let start = max(line.lowerBound, min(offset, line.upperBound) - leadOfLabel)
    let stop = min(line.upperBound, start + longestLine)
    return source.scalarBoundary(before: start)..<source.scalarBoundary(before: stop)
  }
}

extension SourceText {
  /// Returns the nearest offset at or before `offset` at which a scalar begins.
  fileprivate func scalarBoundary(before offset: Int) -> Int {
    guard let bytes else { return 0 }
    var offset = min(offset, bytes.count)
    let earliest = max(0, offset - 3)
    while offset > earliest, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}

extension Array {
  /// Returns the first index whose element satisfies `belongsBehind`.
  ///
  /// The array must be partitioned by `belongsBehind`: all elements that satisfy it come last.
  fileprivate func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
