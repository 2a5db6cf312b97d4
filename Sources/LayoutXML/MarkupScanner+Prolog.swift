import LayoutDiagnostics

extension MarkupScanner {
  /// Reads the byte order mark and the XML declaration, where the text has them.
  mutating func scanProlog() {
    if matches("\u{FEFF}", at: 0) {
      document.hasByteOrderMark = true
      cursor = 3
    }
    guard matches("<?xml", at: cursor), XMLCharacters.isBlank(peek(5)) else { return }
    let start = cursor
    guard let close = find("?>", from: start) else {
      reportUnclosed("XML declaration", at: start..<start + 5)
      return
    }
    cursor = start + 5
    let isSound = scanDeclarationParts(to: close)
    cursor = close + 2
    declarationEnd = cursor
    if !isSound { reportXMLDeclaration(start..<cursor) }
  }

  /// Reads `version="1.0" encoding="…" standalone="…"`, the last two of them optional.
  private mutating func scanDeclarationParts(to close: Int) -> Bool {
    var expected: ArraySlice<StaticString> = ["version", "encoding", "standalone"]
    while true {
      let before = cursor
      skipBlanks()
      if cursor == close { return expected.count < 3 }
      let name = scanName(at: cursor)
      // libxml2 lets 'standalone' follow without a blank.
      guard let index = expected.firstIndex(where: { isWord($0, name.end) }),
        cursor > before || index == 2, expected.count < 3 || index == 0
      else { return false }
      expected = expected[(index + 1)...]
      cursor = name.end
      skipBlanks()
      guard peek() == .equals else { return false }
      cursor += 1
      skipBlanks()
      let quote = peek()
      guard quote == .quotation || quote == .apostrophe else { return false }
      let value = cursor + 1
      cursor = value
      while cursor < close, peek() != quote { cursor += 1 }
      guard cursor < close, cursor > value else { return false }
      cursor += 1
    }
  }

  private func isWord(_ word: StaticString, _ nameEnd: Int) -> Bool {
    nameEnd - cursor == word.utf8CodeUnitCount && matches(word, at: cursor)
  }
}
