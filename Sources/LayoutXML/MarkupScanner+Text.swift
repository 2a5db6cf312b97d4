import LayoutDiagnostics

extension MarkupScanner {
  /// Reads up to the next `<`; text of white space alone leaves no node.
  @inline(__always)
  mutating func scanCharacterData() {
    let start = cursor
    skipBlanks()
    guard peek() != .less, cursor < end else { return }
    scanText(from: start)
  }

  private mutating func scanText(from start: Int) {
    let textStart = cursor
    var textEnd = cursor
    var needsDecoding = false
    while cursor < end, peek() != .less {
      switch peek() {
      case .ampersand: needsDecoding = true
      case .carriageReturn: needsDecoding = true
      case .rightBracket where peek(1) == .rightBracket && peek(2) == .greater:
        reportSectionEnd(at: cursor)
      default: break  // open: bytes.
      }
      if !XMLCharacters.isBlank(peek()) { textEnd = cursor + 1 }
      cursor += 1
    }
    guard !isStopped else { return }
    guard current >= 0 else {
      reportStray(textStart..<textEnd)
      return
    }
    var node = makeNode(.text, from: start, content: textStart..<textEnd)
    if needsDecoding {
      node.flags.insert(.needsDecoding)
      if !checkReferences(in: textStart..<textEnd) { node.flags.insert(.incomplete) }
    }
    document.nodes[Int(current)].flags.insert(.hasText)
    _ = append(node)
  }

  /// A `<` that starts nothing is text.
  mutating func scanStrayLess() {
    let start = cursor
    cursor += 1
    guard current >= 0 else {
      reportStray(start..<cursor)
      return
    }
    reportLess(at: start)
    guard !isStopped else { return }
    document.nodes[Int(current)].flags.insert(.hasText)
    var node = makeNode(.text, from: start, content: start..<cursor)
    node.flags.insert(.incomplete)
    _ = append(node)
  }

  /// A node that ends at the cursor.
  func makeNode(_ kind: MarkupKind, from start: Int, content: Range<Int>) -> MarkupNode {
    var node = MarkupNode(
      kind: kind, name: .none, start: UInt32(truncatingIfNeeded: start), parent: current,
      firstAttribute: Int32(truncatingIfNeeded: document.attributes.count))
    node.end = UInt32(truncatingIfNeeded: cursor)
    node.innerStart = UInt32(truncatingIfNeeded: content.lowerBound)
    node.innerEnd = UInt32(truncatingIfNeeded: content.upperBound)
    return node
  }
}
