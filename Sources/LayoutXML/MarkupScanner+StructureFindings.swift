import LayoutDiagnostics

// What is said of elements, text and everything between them.

extension MarkupScanner {
  // MARK: Tags

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

  /// The text ends while elements are open: one message, at the innermost of them.
  mutating func reportUnclosed() {
    guard !isStructureLost else { return }
    var node = current
    var missing = ""
    var culprit: Int32 = -1
    while node >= 0 {
      if !document.nodes[Int(node)].flags.contains(.doubtfulEnd) {
        if culprit < 0 { culprit = node }
        missing += "</\(source(nameRange(of: node)))>"
      }
      node = document.nodes[Int(node)].parent
    }
    guard culprit >= 0 else { return }
    let name = nameRange(of: culprit)
    let outer = document.nodes[Int(culprit)].parent >= 0
    report(
      .unclosedElement, "\(quoted(name)) is never closed", at: name,
      fixes: [
        insertion(
          missing, at: end,
          title: outer ? "close \(quoted(name)) and what it stands in" : "close \(quoted(name))")
      ])
  }

  mutating func reportNoRoot() {
    report(.emptyDocument, "the document has no element", at: end..<end)
  }

  mutating func reportSecondRoot(_ element: Int) {
    guard !hasStrayContent, !isStructureLost else { return }
    hasStrayContent = true
    let first = nameRange(of: document.root)
    let name = nameRange(of: Int32(truncatingIfNeeded: element))
    report(
      .malformedXML, "a document is one element; \(quoted(name)) stands behind its end", at: name,
      related: [RelatedLocation("the document's element", at: SourceRange(first))])
  }

  // MARK: Text

  mutating func reportStray(_ range: Range<Int>) {
    guard !hasStrayContent, !isStructureLost else { return }
    hasStrayContent = true
    let message =
      if document.root >= 0 {
        "text cannot stand behind the end of the document's element"
      } else if find("<", from: range.upperBound) == nil {
        "this is not XML; no element stands in it"
      } else {
        "text cannot stand before the first element"
      }
    report(.malformedXML, message, at: range)
  }

  mutating func reportLess(at offset: Int, inValueOf attribute: MarkupAttribute? = nil) {
    let range = offset..<offset + 1
    var fixes = [replacement("&lt;", for: range, title: "write '&lt;'", isSafe: true)]
    var label: String?
    let start =
      attribute.map { Int($0.valueStart) } ?? Int(document.nodes[Int(current)].startTagEnd)
    if opensBinding(min(start, offset)..<offset) {
      let isOrEqual = byte(offset + 1) == .equals
      let word = isOrEqual ? "le" : "lt"
      let sign = offset..<offset + (isOrEqual ? 2 : 1)
      label = "in an expression it is written '\(word)'"
      fixes = [
        replacement(
          spaced(word, at: sign), for: sign, title: "write '\(word)'", isSafe: true)
      ]
    }
    guard let attribute else {
      report(.malformedXML, "'<' cannot stand in text", at: range, label: label, fixes: fixes)
      return
    }
    report(
      .malformedAttribute, "'<' cannot stand in the value of \(name(of: attribute))", at: range,
      label: label, fixes: fixes)
  }

  /// Reports `&` or `&&` that starts no reference.
  mutating func reportAmpersand(_ range: Range<Int>, isBinding: Bool) {
    let escaped = String(repeating: "&amp;", count: range.count)
    var fixes = [replacement(escaped, for: range, title: "write '\(escaped)'", isSafe: true)]
    var label: String?
    if isBinding, range.count == 2 {
      label = "in an expression it is written 'and'"
      fixes = [
        replacement(spaced("and", at: range), for: range, title: "write 'and'", isSafe: true)
      ]
    }
    report(
      .malformedXML,
      range.count == 2
        ? "'&&' cannot stand in XML" : "'&' starts a reference such as '&amp;' and none follows",
      at: range, label: label, fixes: fixes)
  }

  /// The word with blanks where its neighbours would run into it.
  private func spaced(_ word: String, at range: Range<Int>) -> String {
    let before = XMLCharacters.isBlank(byte(range.lowerBound - 1)) ? "" : " "
    let behind = XMLCharacters.isBlank(byte(range.upperBound)) ? "" : " "
    return before + word + behind
  }

  mutating func reportUnknownEntity(_ range: Range<Int>) {
    let name = source(range.lowerBound + 1..<range.upperBound - 1)
    var fixes: [FixIt] = []
    if let number = FamiliarEntities.reference(for: name) {
      fixes.append(replacement(number, for: range, title: "write '\(number)'", isSafe: true))
    }
    fixes.append(
      replacement(
        "&amp;", for: range.lowerBound..<range.lowerBound + 1, title: "write '&amp;' for the '&'"))
    report(
      .unknownEntity, "\(quoted(range)) is none of the five entities of XML", at: range,
      label: "there are '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;'", fixes: fixes)
  }

  mutating func reportIllegalReference(_ range: Range<Int>) {
    report(.malformedXML, "\(quoted(range)) is no character", at: range)
  }

  mutating func reportSectionEnd(at offset: Int) {
    report(
      .malformedXML, "']]>' cannot stand in text", at: offset..<offset + 3,
      fixes: [
        replacement("]]&gt;", for: offset..<offset + 3, title: "write ']]&gt;'", isSafe: true)
      ])
  }

  // MARK: Comments, declarations and instructions

  mutating func reportUnclosed(_ construct: String, at range: Range<Int>) {
    report(.malformedXML, "this \(construct) is never closed", at: range)
    isStructureLost = true
    cursor = end
  }

  mutating func reportHyphens(at range: Range<Int>) {
    report(.malformedXML, "'--' cannot stand in a comment", at: range)
  }

  mutating func reportUnknownDeclaration(_ range: Range<Int>) {
    report(.malformedXML, "\(quoted(range)) is neither an element nor a comment", at: range)
  }

  mutating func reportDoctype(_ range: Range<Int>) {
    report(
      .doctype, "a document type has no place here; there are no entities and nothing external",
      at: range.lowerBound..<range.lowerBound + 9,
      fixes: [replacement("", for: range, title: "remove the document type")])
  }

  mutating func reportInstruction(_ range: Range<Int>) {
    report(.malformedXML, "\(quoted(range)) is no processing instruction", at: range)
  }

  mutating func reportXMLDeclaration(_ range: Range<Int>) {
    let correct = #"<?xml version="1.0" encoding="UTF-8"?>"#
    report(
      .malformedXML, "this is not how an XML declaration is written", at: range,
      fixes: [replacement(correct, for: range, title: "write '\(correct)'")])
  }

  mutating func reportMisplacedDeclaration(_ range: Range<Int>) {
    let onlyBlanks = (0..<range.lowerBound).allSatisfy { XMLCharacters.isBlank(byte($0)) }
    report(
      .malformedXML, "an XML declaration can stand only at the very start of the file", at: range,
      fixes: [
        onlyBlanks
          ? replacement(
            "", for: 0..<range.lowerBound, title: "remove what stands before it", isSafe: true)
          : replacement("", for: range, title: "remove it")
      ])
  }
}
