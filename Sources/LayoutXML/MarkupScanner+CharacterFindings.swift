import LayoutDiagnostics

// What is said of characters and references that cannot stand in text or in a value.

extension MarkupScanner {
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
}
