import LayoutDiagnostics

// What is said of broken tags and attributes; see MarkupScanner+StructureFindings for the rest.

extension MarkupScanner {
  mutating func report(
    _ id: DiagnosticID, _ message: String, at range: Range<Int>, label: String? = nil,
    related: [RelatedLocation] = [], fixes: [FixIt] = []
  ) {
    guard !isStopped else { return }
    findings.append(
      Diagnostic(
        id, .error, message, at: SourceRange(range), label: label, related: related, fixes: fixes))
    if findings.count >= MarkupLimits.findings { stop() }
  }

  /// The text in `range` for a message, cut where it is long.
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

  func insertion(_ text: String, at offset: Int, title: String, isSafe: Bool = false) -> FixIt {
    FixIt(
      title, isSafe: isSafe,
      edits: [SourceEdit(.at(UInt32(truncatingIfNeeded: offset)), text)])
  }

  func replacement(_ text: String, for range: Range<Int>, title: String, isSafe: Bool = false)
    -> FixIt
  {
    FixIt(title, isSafe: isSafe, edits: [SourceEdit(SourceRange(range), text)])
  }

  // MARK: Attributes

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

  // MARK: Namespaces

  /// Reports a name that cannot be one; true where it has a prefix.
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

  /// Removes all up to a colon, where a name stands behind it.
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
