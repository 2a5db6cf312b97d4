import LayoutDiagnostics

// What is said of end tags.

extension MarkupScanner {
  mutating func reportMismatch(_ start: Int, _ name: Range<Int>) {
    let open = nameRange(of: current)
    document.nodes[Int(current)].flags.insert(.incomplete)
    let related = RelatedLocation("\(quoted(open)) is open", at: SourceRange(open))
    if name.isEmpty {
      report(
        .mismatchedTag, "this end tag has no name", at: start..<start + 2, related: [related],
        fixes: [insertion(source(open), at: name.lowerBound, title: "close \(quoted(open))")])
      return
    }
    let renamesStart = isSeed(name) && !isSeed(open)
    report(
      .mismatchedTag, "'</\(source(name))>' does not close \(quoted(open))", at: name,
      related: [related],
      fixes: [
        renamesStart
          ? replacement(source(name), for: open, title: "rename \(quoted(open)) to \(quoted(name))")
          : replacement(source(open), for: name, title: "rename it to \(quoted(open))"),
        insertion("</\(source(open))>", at: start, title: "close \(quoted(open)) before it"),
      ])
  }

  /// Whether the name in `range` is one that the table was started with.
  private func isSeed(_ range: Range<Int>) -> Bool {
    let id = document.names.id(of: source(range))
    return id.map { Int($0.rawValue) < document.names.seedCount } ?? false
  }

  mutating func reportExtraEnd(_ start: Int, _ name: Range<Int>) {
    report(
      .mismatchedTag, "'</\(source(name))>' closes nothing; \(quoted(name)) is closed already",
      at: name, fixes: [removal(ofEndTagAt: start)])
  }

  mutating func reportEndOfNothing(_ start: Int, _ name: Range<Int>) {
    isStructureLost = true
    report(
      .mismatchedTag, "'</\(source(name))>' closes nothing",
      at: name.isEmpty ? start..<start + 2 : name, fixes: [removal(ofEndTagAt: start)])
  }

  private func removal(ofEndTagAt start: Int) -> FixIt {
    var close = start + 2
    while close < end, byte(close) != .greater, byte(close) != .less { close += 1 }
    let tagEnd = byte(close) == .greater ? close + 1 : close
    return replacement("", for: start..<tagEnd, title: "remove it")
  }

  mutating func reportEndTagJunk(_ junk: Range<Int>, _ name: Range<Int>) {
    report(
      .malformedXML, "an end tag holds a name and nothing else", at: junk,
      fixes: [
        replacement("", for: name.upperBound..<junk.upperBound, title: "remove it", isSafe: true)
      ])
  }

  mutating func reportEndTagWithoutEnd(_ name: Range<Int>) {
    report(
      .malformedXML, "the end tag of \(quoted(name)) is not closed with '>'",
      at: name.isEmpty ? name.lowerBound - 2..<name.lowerBound : name,
      fixes: [insertion(">", at: name.upperBound, title: "add '>'", isSafe: true)])
  }
}
