import LayoutDiagnostics

extension MarkupScanner {
  /// Reads what starts with `<!`.
  mutating func scanDeclaration() {
    if matches("<!--", at: cursor) {
      scanComment()
    } else if matches("<![CDATA[", at: cursor) {
      scanSection()
    } else if matches("<!DOCTYPE", at: cursor) {
      scanDoctype()
    } else {
      let start = cursor
      cursor += 2
      while cursor < end, peek() != .greater, peek() != .less { cursor += 1 }
      if peek() == .greater { cursor += 1 }
      reportUnknownDeclaration(start..<cursor)
    }
  }

  private mutating func scanComment() {
    let start = cursor
    let content = start + 4
    guard let close = find("-->", from: content) else {
      reportUnclosed("comment", at: start..<content)
      return
    }
    cursor = close + 3
    let node = makeNode(.comment, from: start, content: content..<close)
    _ = append(node)
    if let hyphens = find("--", from: content), hyphens < close {
      reportHyphens(at: hyphens..<hyphens + 2)
    } else if close > content, byte(close - 1) == .hyphen {
      reportHyphens(at: close - 1..<close + 1)
    }
  }

  private mutating func scanSection() {
    let start = cursor
    let content = start + 9
    guard let close = find("]]>", from: content) else {
      reportUnclosed("CDATA section", at: start..<content)
      return
    }
    cursor = close + 3
    guard current >= 0 else {
      reportStray(start..<cursor)
      return
    }
    let isBlank = (content..<close).allSatisfy { XMLCharacters.isBlank(byte($0)) }
    if !isBlank { document.nodes[Int(current)].flags.insert(.hasText) }
    var node = makeNode(.cdata, from: start, content: content..<close)
    if (content..<close).contains(where: { byte($0) == .carriageReturn }) {
      node.flags.insert(.needsDecoding)
    }
    _ = append(node)
  }

  /// Passes over a document type, its internal subset included; none of it is read.
  private mutating func scanDoctype() {
    let start = cursor
    hasDoctype = true
    cursor += 9
    var brackets = 0
    while cursor < end {
      let byte = peek()
      if byte == .quotation || byte == .apostrophe {
        var close = cursor + 1
        while close < end, self.byte(close) != byte { close += 1 }
        cursor = close
      } else if byte == UInt8(ascii: "[") {
        brackets += 1
      } else if byte == .rightBracket {
        brackets -= 1
      } else if byte == .greater, brackets <= 0 {
        break
      }
      if cursor < end { cursor += 1 }
    }
    if cursor < end { cursor += 1 }
    reportDoctype(start..<cursor)
  }

  /// Reads a processing instruction.
  mutating func scanInstruction() {
    let start = cursor
    guard XMLCharacters.startsName(peek(2)) else {
      guard let close = find("?>", from: start + 2) else {
        reportUnclosed("processing instruction", at: start..<start + 2)
        return
      }
      cursor = close + 2
      reportInstruction(start..<cursor)
      return
    }
    let name = scanName(at: start + 2)
    guard let close = find("?>", from: name.end) else {
      reportUnclosed("processing instruction", at: start..<name.end)
      return
    }
    cursor = close + 2
    if !name.isPlain { checkCharacters(ofNameIn: start + 2..<name.end) }
    if name.end - start == 5, matches("xml", at: start + 2) {
      reportMisplacedDeclaration(start..<cursor)
    } else if isReserved(start + 2..<name.end)
      || (close > name.end && !XMLCharacters.isBlank(byte(name.end)))
    {
      reportInstruction(start..<cursor)
    }
    guard !isStopped else { return }
    var content = name.end
    while content < close, XMLCharacters.isBlank(byte(content)) { content += 1 }
    var node = makeNode(.processingInstruction, from: start, content: content..<close)
    node.name = intern(start + 2, name.end)
    node.nameStart = UInt32(truncatingIfNeeded: start + 2)
    node.nameEnd = UInt32(truncatingIfNeeded: name.end)
    _ = append(node)
  }

  /// Whether a target is `xml` in any case, which XML keeps for itself.
  private func isReserved(_ name: Range<Int>) -> Bool {
    name.count == 3 && byte(name.lowerBound) | 0x20 == UInt8(ascii: "x")
      && byte(name.lowerBound + 1) | 0x20 == UInt8(ascii: "m")
      && byte(name.lowerBound + 2) | 0x20 == UInt8(ascii: "l")
  }
}
