import LayoutDiagnostics

// What is said of end tags.

extension MarkupScanner {
  /// An end tag that is not the innermost element's but may be that of `match`, which is around it.
  mutating func reportMismatch(_ start: Int, _ name: Range<Int>, closing match: Int32) {
    let open = nameRange(of: current)
    document.nodes[Int(current)].flags.insert(.incomplete)
    let related = RelatedLocation("\(quoted(open)) is open", at: SourceRange(open))
    if name.isEmpty {
      report(
        .mismatchedTag, "this end tag has no name", at: start..<start + 2, related: [related],
        fixes: [insertion(source(open), at: name.lowerBound, title: "close \(quoted(open))")])
      return
    }
    let renaming =
      isSeed(name) && !isSeed(open)
      ? replacement(source(name), for: open, title: "rename \(quoted(open)) to \(quoted(name))")
      : replacement(source(open), for: name, title: "rename it to \(quoted(open))")
    let parent = document.nodes[Int(current)].parent
    // Within another of its name, the tag would be as wrong as before.
    let isAlike = match < 0 && parent >= 0 && source(nameRange(of: parent)) == source(open)
    let closing = isAlike ? [] : [insertion(ofEndTagsAt: start, upTo: match)]
    report(
      .mismatchedTag, "'</\(source(name))>' does not close \(quoted(open))", at: name,
      related: [related],
      fixes: match >= 0 ? closing + [renaming] : [renaming] + closing)
  }

  /// Ends what is open within `match`, or the innermost element where there is none.
  private func insertion(ofEndTagsAt start: Int, upTo match: Int32) -> FixIt {
    let open = nameRange(of: current)
    var tags = "</\(source(open))>"
    var element = match >= 0 ? document.nodes[Int(current)].parent : -1
    let isOne = element == match || element < 0
    while element >= 0, element != match {
      tags += "</\(source(nameRange(of: element)))>"
      element = document.nodes[Int(element)].parent
    }
    return insertion(
      tags, at: start,
      title: isOne
        ? "close \(quoted(open)) before it"
        : "close \(quoted(open)) and what it stands in before it")
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
