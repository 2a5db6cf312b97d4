import LayoutDiagnostics

/// A tag, text or comment, with its ranges in the source and in the output.
struct FormattedPiece {
  var source: Range<Int>
  var output: Range<Int>
}

/// A text that is formatted only where it touches some lines.
///
/// A piece that touches one of the lines changes as a whole. The blanks between two pieces change
/// as far as they are on lines of changed pieces.
struct PartialFormat {
  private let pieces: [FormattedPiece]
  private let output: [UInt8]
  private let source: [UInt8]
  private let lines: LineTable

  init(_ pieces: [FormattedPiece], of output: [UInt8], from source: [UInt8]) {
    self.pieces = pieces
    self.output = output
    self.source = source
    lines = LineTable(source)
  }

  /// Returns the text with the pieces that touch `ranges`, counted from 1, formatted, and the rest
  /// unchanged.
  func text(changing ranges: [ClosedRange<Int>]) -> [UInt8] {
    var changes = [Bool](repeating: false, count: lines.count)
    for range in ranges {
      let first = max(range.lowerBound - 1, 0)
      let last = min(range.upperBound - 1, lines.count - 1)
      if first <= last { for line in first...last { changes[line] = true } }
    }
    let touched = pieces.map { piece in
      self.lines(of: piece).contains { changes[$0] }
    }
    for (piece, isTouched) in zip(pieces, touched) where isTouched {
      for line in self.lines(of: piece) { changes[line] = true }
    }
    var text: [UInt8] = []
    var end = (source: 0, output: 0)
    for (piece, isTouched) in zip(pieces, touched) {
      append(
        blanks(end.source..<piece.source.lowerBound, end.output..<piece.output.lowerBound, changes),
        to: &text)
      if isTouched {
        append(output[piece.output], to: &text)
      } else {
        text += source[piece.source]
      }
      end = (piece.source.upperBound, piece.output.upperBound)
    }
    append(blanks(end.source..<source.count, end.output..<output.count, changes), to: &text)
    return text
  }

  private func lines(of piece: FormattedPiece) -> ClosedRange<Int> {
    lines.line(at: piece.source.lowerBound)...lines.line(at: max(piece.source.upperBound - 1, 0))
  }

  /// Returns the blanks between two pieces, old or new depending on which of their lines change.
  private func blanks(
    _ place: Range<Int>, _ written: Range<Int>, _ changes: [Bool]
  ) -> ArraySlice<UInt8> {
    let (old, new) = (source[place], output[written])
    let first = lines.line(at: place.lowerBound)
    var last = lines.line(at: place.upperBound)
    // After the last line end there is no further line.
    if last > first, place.upperBound == source.count { last -= 1 }
    if changes[first...last].allSatisfy(\.self) { return new }
    guard let firstEnd = old.firstIndex(where: \.isLineEnd),
      let lastEnd = old.lastIndex(where: \.isLineEnd)
    else { return old }
    let indentation = new.lastIndex(where: \.isLineEnd).map { new[($0 + 1)...] } ?? new
    var blanks = changes[first] ? [] : Array(old[..<firstEnd])
    blanks += old[firstEnd...lastEnd]
    blanks += changes[last] ? indentation : old[(lastEnd + 1)...]
    return blanks[...]
  }

  /// Appends bytes with the line ends of the source.
  private func append(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard hasPairs else {
      text += bytes
      return
    }
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == .newline, index == bytes.startIndex || bytes[index - 1] != 0x0D {
        text.append(0x0D)
      }
      text.append(byte)
    }
  }

  /// Whether the first line of the source ends in CR LF.
  private var hasPairs: Bool {
    guard let first = source.firstIndex(where: \.isLineEnd) else { return false }
    return source[first...].starts(with: [0x0D, 0x0A])
  }
}
