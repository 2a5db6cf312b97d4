import LayoutDiagnostics

// What is said of start tags.

extension MarkupScanner {
  mutating func reportNesting(at name: Range<Int>) {
    report(
      .nestingTooDeep, "elements are nested more than \(MarkupLimits.depth) levels deep", at: name)
    stop()
  }

  mutating func reportJunk(_ range: Range<Int>, in element: Int) {
    report(
      .malformedXML, "\(quoted(range)) cannot stand in the tag of \(name(of: element))", at: range)
  }

  /// The text ends inside a tag.
  mutating func reportUnfinishedTag(of element: Int, isBroken: Bool) {
    document.nodes[element].flags.insert(.incomplete)
    endStartTag(of: element)
    if !isBroken {
      report(
        .unclosedElement, "the file ends inside the tag of \(name(of: element))",
        at: nameRange(of: Int32(truncatingIfNeeded: element)))
    }
    isStructureLost = true
  }

  /// The next tag starts before this one ends.
  mutating func reportMissingTagEnd(of element: Int, isBroken: Bool) {
    document.nodes[element].flags.formUnion([.incomplete, .doubtfulEnd])
    endStartTag(of: element)
    open(element)
    if !isBroken { reportMissingGreater(of: element) }
  }

  /// Reports a tag without its `>`; the cursor stands behind the white space at its end.
  mutating func reportMissingGreater(of element: Int) {
    var place = cursor
    while XMLCharacters.isBlank(byte(place - 1)) { place -= 1 }
    report(
      .malformedXML, "the tag of \(name(of: element)) is not closed with '>'",
      at: nameRange(of: Int32(truncatingIfNeeded: element)),
      fixes: [insertion(">", at: place, title: "add '>'")])
  }
}
