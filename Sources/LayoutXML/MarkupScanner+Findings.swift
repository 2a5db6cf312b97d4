import LayoutDiagnostics

// The messages and repairs of all findings.

extension MarkupScanner {
  mutating func report(
    _ id: DiagnosticID, _ message: String, at range: Range<Int>, label: String? = nil,
    related: [RelatedLocation] = [], fixes: [FixIt] = []
  ) {
    guard !isStopped else { return }
    findings.append(
      Diagnostic(
        id, .error, message, at: SourceRange(range), label: label, related: related, fixes: fixes))
    guard findings.count >= MarkupLimits.findings else { return }
    findings.append(
      Diagnostic(
        .tooManyFindings,
        "the document is read no further behind \(MarkupLimits.findings) mistakes in its markup",
        at: .at(UInt32(range.upperBound))))
    stop()
  }

  /// Returns the text in `range` in quotes for a message, cut after 60 bytes.
  func quoted(_ range: Range<Int>) -> String {
    "'\(source(range))'"
  }

  func source(_ range: Range<Int>) -> String {
    var end = min(range.upperBound, range.lowerBound + 60)
    while end < range.upperBound, end > range.lowerBound, byte(end) & 0xC0 == 0x80 { end -= 1 }
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: end - range.lowerBound),
      as: UTF8.self)
    return end < range.upperBound ? text + "…" : text
  }

  func range(_ start: UInt32, _ end: UInt32) -> Range<Int> { Int(start)..<Int(end) }

  func name(of attribute: MarkupAttribute) -> String {
    quoted(range(attribute.nameStart, attribute.nameEnd))
  }

  func name(of element: Int) -> String {
    quoted(nameRange(of: Int32(truncatingIfNeeded: element)))
  }

  private func insertion(_ text: String, at offset: Int, title: String, isSafe: Bool = false)
    -> FixIt
  {
    FixIt(
      title, isSafe: isSafe,
      edits: [SourceEdit(.at(UInt32(truncatingIfNeeded: offset)), text)])
  }

  func replacement(_ text: String, for range: Range<Int>, title: String, isSafe: Bool = false)
    -> FixIt
  {
    FixIt(title, isSafe: isSafe, edits: [SourceEdit(SourceRange(range), text)])
  }
}

// MARK: Attributes

extension MarkupScanner {
  mutating func reportUnquoted(_ attribute: MarkupAttribute, closing: UInt8?) {
    let value = range(attribute.valueStart, attribute.valueEnd)
    let fix: FixIt
    if let closing {
      let quote = String(UnicodeScalar(closing))
      fix = insertion(quote, at: value.lowerBound, title: "add the opening quote")
    } else {
      fix = replacement(
        "\"\(text(value))\"", for: value, title: "put quotes around the value", isSafe: true)
    }
    report(
      .malformedAttribute,
      closing == nil
        ? "the value of \(name(of: attribute)) has no quotes"
        : "the value of \(name(of: attribute)) has no opening quote",
      at: value, fixes: [fix])
  }

  mutating func reportUnclosedValue(_ attribute: MarkupAttribute) {
    let quote = String(UnicodeScalar(attribute.quote))
    let start = Int(attribute.valueStart)
    report(
      .malformedAttribute, "the value of \(name(of: attribute)) has no closing quote",
      at: start - 1..<Int(attribute.valueEnd),
      fixes: [insertion(quote, at: Int(attribute.valueEnd), title: "add the closing quote")])
  }

  mutating func reportInnerQuote(at offset: Int, _ attribute: MarkupAttribute) {
    let reference = attribute.quote == .apostrophe ? "&apos;" : "&quot;"
    report(
      .malformedAttribute, "this quote ends the value of \(name(of: attribute))",
      at: offset..<offset + 1,
      fixes: [
        replacement(
          reference, for: offset..<offset + 1, title: "write '\(reference)'", isSafe: true)
      ])
  }

  mutating func reportTypographicQuotes(_ attribute: MarkupAttribute) {
    let value = range(attribute.valueStart, attribute.valueEnd)
    let quoted = value.lowerBound - 3..<value.upperBound + 3
    let hasQuote = value.contains { byte($0) == .quotation }
    let quote = hasQuote ? "'" : "\""
    report(
      .malformedAttribute, "the value of \(name(of: attribute)) stands in typographic quotes",
      at: quoted,
      fixes: [
        replacement(
          quote + text(value) + quote, for: quoted, title: "use straight quotes", isSafe: true)
      ])
  }

  mutating func reportMissingValue(_ attribute: MarkupAttribute) {
    report(
      .malformedAttribute, "\(name(of: attribute)) has no value",
      at: range(attribute.nameStart, attribute.nameEnd))
  }

  mutating func reportMissingEquals(_ attribute: MarkupAttribute) {
    report(
      .malformedAttribute, "there is no '=' between \(name(of: attribute)) and its value",
      at: range(attribute.nameStart, attribute.nameEnd),
      fixes: [insertion("=", at: Int(attribute.nameEnd), title: "add '='", isSafe: true)])
  }

  mutating func reportMissingBlank(before name: Range<Int>, in element: Int) {
    document.nodes[element].flags.insert(.incomplete)
    report(
      .malformedAttribute, "there is no space before \(quoted(name))", at: name,
      fixes: [insertion(" ", at: name.lowerBound, title: "add a space", isSafe: true)])
  }

  mutating func reportDuplicate(_ attribute: MarkupAttribute, of earlier: MarkupAttribute) {
    let end = attribute.quote == 0 ? attribute.valueEnd : attribute.valueEnd &+ 1
    var start = Int(attribute.nameStart)
    while start > 0, XMLCharacters.isBlank(byte(start - 1)) { start -= 1 }
    report(
      .duplicateAttribute, "\(name(of: attribute)) is written twice",
      at: range(attribute.nameStart, attribute.nameEnd),
      related: [RelatedLocation("the first one", at: earlier.nameRange)],
      fixes: [
        replacement("", for: start..<Int(end), title: "remove the second \(name(of: attribute))")
      ])
  }

  mutating func reportTooManyAttributes(of element: Int, at name: Range<Int>) {
    document.nodes[element].flags.insert(.incomplete)
    report(
      .tooManyAttributes,
      "\(self.name(of: element)) has more than \(MarkupLimits.attributesPerElement) attributes",
      at: name)
    endStartTag(of: element)
    stop()
  }
}

// MARK: Namespaces

extension MarkupScanner {
  /// Reports an invalid element name, and returns whether the name has a prefix.
  mutating func checkElementName(_ name: Range<Int>) -> Bool {
    checkCharacters(ofNameIn: name)
    guard lastColon(in: name) != nil else { return false }
    hasNamespaces = true
    report(
      .namespace, "\(quoted(name)) has a prefix; there are no namespaces here", at: name)
    return true
  }

  mutating func checkAttributeName(_ attribute: inout MarkupAttribute) {
    let name = range(attribute.nameStart, attribute.nameEnd)
    checkCharacters(ofNameIn: name)
    if isFamiliarPrefix(name) { return }
    let isDeclaration = matches("xmlns", at: name.lowerBound)
    let colon = lastColon(in: name)
    guard colon != nil || (isDeclaration && name.count == 5) else { return }
    hasNamespaces = true
    attribute.flags.insert(.namespaced)
    let end = attribute.quote == 0 ? attribute.valueEnd : attribute.valueEnd &+ 1
    var start = name.lowerBound
    while start > 0, XMLCharacters.isBlank(byte(start - 1)) { start -= 1 }
    if isDeclaration {
      report(
        .namespace, "\(quoted(name)) declares a namespace; there are none here", at: name,
        fixes: [
          replacement("", for: start..<Int(end), title: "remove \(quoted(name))", isSafe: true)
        ])
    } else {
      report(
        .namespace, "\(quoted(name)) has a prefix; there are no namespaces here", at: name,
        fixes: colon.flatMap { removal(ofPrefixTo: $0, in: name) } ?? [])
    }
  }

  private func lastColon(in name: Range<Int>) -> Int? {
    name.last { byte($0) == UInt8(ascii: ":") }
  }

  /// Returns a repair that removes a prefix, if a name follows the colon.
  private func removal(ofPrefixTo colon: Int, in name: Range<Int>) -> [FixIt]? {
    guard colon + 1 < name.upperBound, XMLCharacters.startsName(byte(colon + 1)) else { return nil }
    return [replacement("", for: name.lowerBound..<colon + 1, title: "remove the prefix")]
  }

  private func text(_ range: Range<Int>) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}

// MARK: Start tags

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

  /// Reports a text that ends inside a tag.
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

  /// Reports a tag that does not end before the next one starts, which belongs to its content
  /// unless it is empty.
  mutating func reportMissingTagEnd(of element: Int, isEmpty: Bool, isBroken: Bool) {
    document.nodes[element].flags.formUnion([.incomplete, .doubtfulEnd])
    endStartTag(of: element)
    if isEmpty { endEmpty(element) } else { open(element) }
    if !isBroken { reportMissingGreater(of: element) }
  }

  /// Reports a tag without its `>`; the cursor is behind the white space at its end.
  mutating func reportMissingGreater(of element: Int) {
    var place = cursor
    while XMLCharacters.isBlank(byte(place - 1)) { place -= 1 }
    report(
      .malformedXML, "the tag of \(name(of: element)) is not closed with '>'",
      at: nameRange(of: Int32(truncatingIfNeeded: element)),
      fixes: [insertion(">", at: place, title: "add '>'")])
  }
}

// MARK: End tags

extension MarkupScanner {
  /// Reports an end tag that does not match the innermost element, but may close its ancestor
  /// `match`.
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
    // Inside a parent of the same name, closing the element would leave the end tag just as wrong.
    let isAlike = match < 0 && parent >= 0 && source(nameRange(of: parent)) == source(open)
    let closing = isAlike ? [] : [insertion(ofEndTagsAt: start, upTo: match)]
    report(
      .mismatchedTag, "'</\(source(name))>' does not close \(quoted(open))", at: name,
      related: [related],
      fixes: match >= 0 ? closing + [renaming] : [renaming] + closing)
  }

  /// Returns a repair that closes the open elements within `match`, or the innermost one if it is
  /// −1.
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

  /// Whether the name in `range` is one of the initial names of the table.
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

// MARK: Unclosed elements, and content outside of the root

extension MarkupScanner {
  /// Reports the innermost element that is open at the end of the text, in a single finding.
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

  /// Reports an element inside one of the same name whose end tag is missing; by its indentation it
  /// ends at an offset.
  mutating func reportUnclosed(_ element: Int32, at end: Int) {
    let name = nameRange(of: element)
    report(
      .unclosedElement, "\(quoted(name)) is never closed", at: name,
      fixes: [insertion("</\(source(name))>", at: end, title: "close \(quoted(name))")])
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
}

// MARK: Characters and references in text or in a value

extension MarkupScanner {
  mutating func reportLess(at offset: Int, inValueOf attribute: MarkupAttribute? = nil) {
    let range = offset..<offset + 1
    var fixes = [replacement("&lt;", for: range, title: "write '&lt;'", isSafe: true)]
    var label: String?
    let start =
      attribute.map { Int($0.valueStart) } ?? Int(document.nodes[Int(current)].startTagEnd)
    if opensBinding(min(start, offset)..<offset) {
      // The half-open range of other languages.
      guard
        offset < 2 || byte(offset - 1) != UInt8(ascii: ".")
          || byte(offset - 2) != UInt8(ascii: ".")
      else {
        return reportRange(offset - 2..<offset + 1, inValueOf: attribute)
      }
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

  /// Reports `..<`, which no value of XML can contain.
  private mutating func reportRange(_ range: Range<Int>, inValueOf attribute: MarkupAttribute?) {
    report(
      attribute == nil ? .malformedXML : .malformedAttribute, "'..<' cannot stand in XML",
      at: range,
      label: "'range(a, b)' gives the integers from a to before b, and 'a...b' those to b")
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

  /// Returns the word with blanks added to separate it from its neighbours.
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
}

// MARK: Comments, declarations and instructions

extension MarkupScanner {
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

// MARK: The file as a whole, and its bytes

extension MarkupScanner {
  mutating func reportInvalid(_ range: Range<Int>) {
    let number = String(byte(range.lowerBound), radix: 16, uppercase: true)
    report(
      .invalidEncoding, "the byte 0x\(number) is not UTF-8 here", at: range,
      label: "a file in another encoding names it in its XML declaration")
  }

  mutating func reportSize() {
    report(
      .documentTooLarge, "the document is larger than \(MarkupLimits.documentSize >> 20) MB",
      at: 0..<0)
    document.isCut = true
  }

  mutating func reportTooManyNames(at range: Range<Int>) {
    report(
      .documentTooLarge, "the document has more than \(MarkupLimits.names) different names",
      at: range)
    stop()
  }

  /// Reports the first byte that is no UTF-8, if the declaration names US-ASCII.
  ///
  /// A document in UTF-8 with that declaration is accepted.
  mutating func holdToASCII(declaredAt range: Range<Int>) {
    var offset = 0
    while let fault = unsafe TextGate.firstFault(in: base, from: offset, count: end) {
      switch fault {
      case .zeroByte: return
      case .forbidden(let position, let count): offset = position + count
      case .invalid(let position, let count):
        let number = String(byte(position), radix: 16, uppercase: true)
        report(
          .invalidEncoding, "the byte 0x\(number) is not in \(quoted(range))",
          at: position..<position + count,
          label: "the declaration is to name the encoding that the file is in")
        return
      }
    }
  }

  /// Reports an unknown encoding; the text is read as UTF-8.
  mutating func reportUnknownEncoding(_ encoding: TextEncoding) {
    guard case .named(let name, let range) = encoding else { return }
    report(
      .invalidEncoding,
      "\(range.count > 60 ? quoted(range) : "'\(name)'") is no known encoding", at: range)
  }

  /// Reports bytes that are invalid in their encoding; the converted text ends in a replacement
  /// character.
  mutating func reportInvalidConversion(_ encoding: TextEncoding) {
    unsafe document.bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: end))
    let name =
      switch encoding {
      case .utf8: "UTF-8"
      case .ascii: "US-ASCII"
      case .utf16: "UTF-16"
      case .latin1: "ISO-8859-1"
      case .named(let name, _): name
      }
    report(.invalidEncoding, "the bytes from here on are not \(name)", at: max(0, end - 3)..<end)
    document.isCut = true
  }

  /// Reports an error that only libxml2 found, near its offset.
  mutating func reportRejection(at offset: Int) {
    if offset <= declarationEnd, declarationEnd > 0 {
      reportXMLDeclaration((document.hasByteOrderMark ? 3 : 0)..<declarationEnd)
      return
    }
    var start = min(offset, end)
    while start > 0, byte(start) & 0xC0 == 0x80 { start -= 1 }
    let length = start < end ? scalar(at: start).length : 0
    report(.malformedXML, "this is not well-formed XML", at: start..<min(start + length, end))
  }
}
