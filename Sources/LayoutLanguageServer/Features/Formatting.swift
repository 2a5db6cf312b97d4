import LayoutDiagnostics
import LayoutFormatting
import LayoutModel
import LayoutXML

/// `textDocument/formatting`: the lines that `layoutc format` would write in another way.
///
/// The result is `null` for a text that is not well-formed, which has no standard form.
struct Formatting {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response() -> JSONValue {
    let old = view.document.text
    guard let new = Self.formatted(old) else { return .null }
    return .array(
      LineChanges(from: old, to: new).all.map { change in
        let start = view.positions.json(at: change.range.lowerBound)
        let end = view.positions.json(at: change.range.upperBound)
        return [
          "range": ["start": start, "end": end],
          "newText": .string(String(decoding: change.text, as: UTF8.self)),
        ]
      })
  }

  private static func formatted(_ text: [UInt8]) -> [UInt8]? {
    var parser = MarkupParser(names: .language)
    parser.parse(text.span)
    guard !parser.diagnostics.contains(where: { $0.severity == .error }),
      !parser.document.isTranscoded
    else { return nil }
    var formatter = DocumentFormatter()
    formatter.format(parser.document)
    return formatter.output
  }
}

/// The lines in which two texts differ, as replacements in the first one.
struct LineChanges {
  struct Change {
    /// The range in the old text, from the start of a line to the start of another one or the end.
    var range: Range<Int>
    var text: ArraySlice<UInt8>
  }

  private(set) var all: [Change] = []

  /// The most lines that are compared one by one; of more, all are replaced.
  private static let mostLines = 2_000

  init(from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    var start = 0
    while start < min(oldLines.count, newLines.count),
      old[oldLines[start]].elementsEqual(new[newLines[start]])
    {
      start += 1
    }
    var (oldEnd, newEnd) = (oldLines.count, newLines.count)
    while oldEnd > start, newEnd > start,
      old[oldLines[oldEnd - 1]].elementsEqual(new[newLines[newEnd - 1]])
    {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }
    if oldEnd - start + newEnd - start > Self.mostLines {
      add(start..<oldEnd, start..<newEnd, oldLines, newLines, old, new)
    } else {
      compare(start..<oldEnd, start..<newEnd, oldLines, newLines, old, new)
    }
  }

  private mutating func compare(
    _ oldPart: Range<Int>, _ newPart: Range<Int>, _ oldLines: [Range<Int>],
    _ newLines: [Range<Int>], _ old: [UInt8], _ new: [UInt8]
  ) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let before = oldPart.map { number(old[oldLines[$0]]) }
    let after = newPart.map { number(new[newLines[$0]]) }
    var removed = [Bool](repeating: false, count: before.count)
    var inserted = [Bool](repeating: false, count: after.count)
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    var (one, other) = (0, 0)
    while one < before.count || other < after.count {
      let (first, second) = (one, other)
      while one < before.count, removed[one] { one += 1 }
      while other < after.count, inserted[other] { other += 1 }
      if one == first, other == second {
        one += 1
        other += 1
        continue
      }
      add(
        oldPart.lowerBound + first..<oldPart.lowerBound + one,
        newPart.lowerBound + second..<newPart.lowerBound + other, oldLines, newLines, old, new)
    }
  }

  private mutating func add(
    _ oldPart: Range<Int>, _ newPart: Range<Int>, _ oldLines: [Range<Int>],
    _ newLines: [Range<Int>], _ old: [UInt8], _ new: [UInt8]
  ) {
    func offsets(_ part: Range<Int>, _ lines: [Range<Int>], _ count: Int) -> Range<Int> {
      let start = part.lowerBound < lines.count ? lines[part.lowerBound].lowerBound : count
      return part.isEmpty ? start..<start : start..<lines[part.upperBound - 1].upperBound
    }
    all.append(
      Change(
        range: offsets(oldPart, oldLines, old.count),
        text: new[offsets(newPart, newLines, new.count)]))
  }

  /// Returns the offsets of the lines of a text, with their ends.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    let positions = TextPositions(text, .utf8)
    var lines: [Range<Int>] = []
    for line in 0..<positions.lineCount {
      let start = positions.offsets(ofLine: line).lowerBound
      let end = positions.offsets(ofLine: line + 1).lowerBound
      if start < end { lines.append(start..<end) }
    }
    return lines
  }
}
