/// The difference of two texts as `diff -u` and git print it, with three lines of context.
///
/// The difference is the smallest one if it takes at most 256 steps. Texts with less in common are
/// compared between the lines that occur once in both, so that the cost of each line stays bounded.
package struct UnifiedDiff: Sendable {
  /// The headers and hunks; empty if the texts are equal.
  package private(set) var text = ""

  /// Creates the difference between the old and the new text of the file at `path`.
  package init(path: String, from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return }
    let lines = ComparedLines(old, new)
    let changes = LineMatching(lines.old, lines.new).changes
    let name = HeaderPath(path)
    text = "--- \(name.text(below: "a"))\n+++ \(name.text(below: "b"))\n"
    for hunk in Hunk.all(of: changes, oldCount: lines.old.count, newCount: lines.new.count) {
      text += hunk.header
      lines.write(hunk, to: &text)
    }
  }
}

/// The lines in which two texts differ, as replacements in the old one.
///
/// They are those that ``UnifiedDiff`` prints, in order and apart from each other.
package struct LineChanges: Sendable {
  package struct Change: Sendable {
    /// The bytes of the old text, from the start of a line to the start of another one or the end.
    package var range: Range<Int>
    /// The lines of the new text in their place.
    package var text: ArraySlice<UInt8>
  }

  package private(set) var all: [Change] = []

  package init(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return }
    let lines = ComparedLines(old, new)
    all = LineMatching(lines.old, lines.new).changes.map { change in
      Change(
        range: ComparedLines.bytes(of: change.old, in: lines.oldLines, old.count),
        text: new[ComparedLines.bytes(of: change.new, in: lines.newLines, new.count)])
    }
  }
}

// MARK: Lines

/// The lines of both texts as numbers; equal lines have equal numbers.
private struct ComparedLines {
  var old: [Int32] = []
  var new: [Int32] = []
  private(set) var oldLines: [ArraySlice<UInt8>]
  private(set) var newLines: [ArraySlice<UInt8>]

  init(_ old: [UInt8], _ new: [UInt8]) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    self.old = oldLines.map { Self.number(of: $0, &numbers) }
    self.new = newLines.map { Self.number(of: $0, &numbers) }
  }

  func write(_ hunk: Hunk, to text: inout String) {
    var line = hunk.old.lowerBound
    for change in hunk.changes {
      write(oldLines[line..<change.old.lowerBound], behind: " ", to: &text)
      write(oldLines[change.old], behind: "-", to: &text)
      write(newLines[change.new], behind: "+", to: &text)
      line = change.old.upperBound
    }
    write(oldLines[line..<hunk.old.upperBound], behind: " ", to: &text)
  }

  private func write(
    _ lines: ArraySlice<ArraySlice<UInt8>>, behind mark: String, to text: inout String
  ) {
    for line in lines {
      text += mark
      text += String(decoding: line, as: UTF8.self)
      // Only the last line of a text can lack its line end.
      if line.last != 0x0A { text += "\n\\ No newline at end of file\n" }
    }
  }

  /// Returns the bytes of a range of lines in a text of this length.
  static func bytes(
    of range: Range<Int>, in lines: [ArraySlice<UInt8>], _ length: Int
  ) -> Range<Int> {
    let start = range.lowerBound < lines.count ? lines[range.lowerBound].startIndex : length
    return start..<(range.isEmpty ? start : lines[range.upperBound - 1].endIndex)
  }

  /// Returns the lines with their line ends, so that a line without one is a different line.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func number(
    of line: ArraySlice<UInt8>, _ numbers: inout [ArraySlice<UInt8>: Int32]
  ) -> Int32 {
    if let number = numbers[line] { return number }
    let number = Int32(numbers.count)
    numbers[line] = number
    return number
  }
}

/// A range of old lines and the range of new lines that replaces it; one of the two may be empty.
private struct LineChange {
  var old: Range<Int>
  var new: Range<Int>
}

// MARK: Matching

/// A comparison of two texts, line by line.
private struct LineMatching {
  /// The changed ranges, from front to back.
  private(set) var changes: [LineChange] = []
  private let old: [Int32]
  private let new: [Int32]

  init(_ old: [Int32], _ new: [Int32]) {
    self.old = old
    self.new = new
    compare(old.indices, new.indices, usesAnchors: true)
  }

  private mutating func compare(_ oldPart: Range<Int>, _ newPart: Range<Int>, usesAnchors: Bool) {
    let (oldPart, newPart) = withoutSameEnds(oldPart, newPart)
    if oldPart.isEmpty && newPart.isEmpty { return }
    if oldPart.isEmpty || newPart.isEmpty { return add(oldPart, newPart) }
    if let steps = ShortestEdit.steps(old[oldPart], new[newPart]) {
      var (oldLine, newLine) = (oldPart.lowerBound, newPart.lowerBound)
      for run in steps {
        add(oldLine..<run.old, newLine..<run.new)
        (oldLine, newLine) = (run.old + run.count, run.new + run.count)
      }
      return add(oldLine..<oldPart.upperBound, newLine..<newPart.upperBound)
    }
    var (oldLine, newLine) = (oldPart.lowerBound, newPart.lowerBound)
    // Anchors are searched once, so that a text cannot require a search for each of its lines.
    for anchor in usesAnchors ? anchors(oldPart, newPart) : [] {
      compare(oldLine..<anchor.old, newLine..<anchor.new, usesAnchors: false)
      (oldLine, newLine) = (anchor.old + 1, anchor.new + 1)
    }
    let rest = (oldLine..<oldPart.upperBound, newLine..<newPart.upperBound)
    if newLine == newPart.lowerBound {
      add(rest.0, rest.1)
    } else {
      compare(rest.0, rest.1, usesAnchors: false)
    }
  }

  private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
    guard !old.isEmpty || !new.isEmpty else { return }
    if let last = changes.last, last.old.upperBound == old.lowerBound,
      last.new.upperBound == new.lowerBound
    {
      changes[changes.count - 1].old = last.old.lowerBound..<old.upperBound
      changes[changes.count - 1].new = last.new.lowerBound..<new.upperBound
    } else {
      changes.append(LineChange(old: old, new: new))
    }
  }

  private func withoutSameEnds(
    _ oldPart: Range<Int>, _ newPart: Range<Int>
  ) -> (Range<Int>, Range<Int>) {
    var (start, newStart) = (oldPart.lowerBound, newPart.lowerBound)
    var (end, newEnd) = (oldPart.upperBound, newPart.upperBound)
    while start < end, newStart < newEnd, old[start] == new[newStart] {
      start += 1
      newStart += 1
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
      end -= 1
      newEnd -= 1
    }
    return (start..<end, newStart..<newEnd)
  }

  /// Returns the lines that occur once in both parts and have the same order in both.
  private func anchors(
    _ oldPart: Range<Int>, _ newPart: Range<Int>
  ) -> [(old: Int, new: Int)] {
    let places = Self.placesOfUnique(new, in: newPart)
    let unique = Self.placesOfUnique(old, in: oldPart)
    let pairs = oldPart.compactMap { line -> (old: Int, new: Int)? in
      guard unique[old[line]] == line, let place = places[old[line]], place >= 0 else { return nil }
      return (line, place)
    }
    // The longest ascending sequence of places: `ends` holds the end of the best sequence of each
    // length, `before` the predecessor of each pair.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      row.append(pairs[index])
      next = before[index]
    }
    return row.reversed()
  }

  /// Returns the index of each line that occurs once in `part`, and -1 for each other line.
  private static func placesOfUnique(_ lines: [Int32], in part: Range<Int>) -> [Int32: Int] {
    var places: [Int32: Int] = [:]
    for line in part { places[lines[line]] = places[lines[line]] == nil ? line : -1 }
    return places
  }
}

/// Myers' shortest edit script, limited to a number of steps.
private enum ShortestEdit {
  /// A run of lines that match in both texts.
  struct Run {
    var old: Int
    var new: Int
    var count: Int
  }

  private static let mostSteps = 256

  /// Returns the runs of equal lines; nil if the parts differ by more steps than the limit.
  static func steps(_ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>) -> [Run]? {
    let limit = min(mostSteps, old.count + new.count)
    // How far each diagonal has come in the old text; a diagonal is the old line minus the new
    // line.
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    let middle = limit + 1
    var trace: [[Int]] = []
    for step in 0...limit {
      trace.append(reach)
      for diagonal in stride(from: -step, through: step, by: 2) {
        let place = middle + diagonal
        let isInsertion =
          diagonal == -step || (diagonal != step && reach[place - 1] < reach[place + 1])
        var line = isInsertion ? reach[place + 1] : reach[place - 1] + 1
        while line < old.count, line - diagonal < new.count, line >= diagonal,
          old[old.startIndex + line] == new[new.startIndex + line - diagonal]
        {
          line += 1
        }
        reach[place] = line
        if line >= old.count, line - diagonal >= new.count {
          return runs(trace, upTo: (old.count, new.count), old.startIndex, new.startIndex, middle)
        }
      }
    }
    return nil
  }

  /// Returns the runs along the path, followed from the last lines back to the first.
  private static func runs(
    _ trace: [[Int]], upTo end: (old: Int, new: Int), _ oldStart: Int, _ newStart: Int,
    _ middle: Int,
  ) -> [Run] {
    var runs: [Run] = []
    var (line, newLine) = (end.old, end.new)
    for (step, reach) in trace.enumerated().reversed() {
      let diagonal = line - newLine
      let place = middle + diagonal
      var from = (line: 0, newLine: 0)
      if step > 0 {
        let isInsertion =
          diagonal == -step || (diagonal != step && reach[place - 1] < reach[place + 1])
        let before = diagonal + (isInsertion ? 1 : -1)
        let reached = reach[middle + before]
        // The run of equal lines begins behind the line that was inserted or removed.
        from = isInsertion ? (reached, reached - before + 1) : (reached + 1, reached - before)
      }
      if line > from.line {
        runs.append(
          Run(old: oldStart + from.line, new: newStart + from.newLine, count: line - from.line))
      }
      guard step > 0 else { break }
      let isInsertion =
        diagonal == -step || (diagonal != step && reach[place - 1] < reach[place + 1])
      (line, newLine) =
        isInsertion ? (from.line, from.newLine - 1) : (from.line - 1, from.newLine)
    }
    return runs.reversed()
  }
}

// MARK: Hunks

/// Changes that are close to each other, with the lines around them.
private struct Hunk {
  var old: Range<Int>
  var new: Range<Int>
  var changes: [LineChange]

  private static let context = 3

  var header: String { "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n" }

  static func all(of changes: [LineChange], oldCount: Int, newCount: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let end = min(change.old.upperBound + context, oldCount)
      let newEnd = min(change.new.upperBound + context, newCount)
      if let last = hunks.last, change.old.lowerBound - context <= last.old.upperBound {
        hunks[hunks.count - 1].old = last.old.lowerBound..<end
        hunks[hunks.count - 1].new = last.new.lowerBound..<newEnd
        hunks[hunks.count - 1].changes.append(change)
      } else {
        let start = max(change.old.lowerBound - context, 0)
        let newStart = max(change.new.lowerBound - context, 0)
        hunks.append(Hunk(old: start..<end, new: newStart..<newEnd, changes: [change]))
      }
    }
    return hunks
  }

  /// Returns the first line and the number of lines; for an empty range, the line before it and 0.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    case let count: "\(range.lowerBound + 1),\(count)"
    }
  }
}

// MARK: Header

/// A path as git writes it into the header of a difference.
private struct HeaderPath {
  private let path: Substring

  init(_ path: String) {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    while rest.hasPrefix("/") { rest = rest.dropFirst() }
    self.path = rest
  }

  func text(below folder: String) -> String {
    let name = "\(folder)/\(path)"
    guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
      // A tab ends a name that contains blanks; `patch` requires that.
      return name.utf8.contains(0x20) ? name + "\t" : name
    }
    var quoted = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\t": quoted += "\\t"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let octal = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.utf8.count) + octal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
