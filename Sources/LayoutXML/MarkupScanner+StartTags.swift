import LayoutDiagnostics

extension MarkupScanner {
  /// Reads a start tag; the cursor stands on its `<`, a name follows.
  mutating func scanStartTag() {
    let start = cursor
    let name = scanName(at: start + 1)
    let nameRange = start + 1..<name.end
    guard depth < MarkupLimits.depth else {
      reportNesting(at: nameRange)
      return
    }
    let isPrefixed = name.isPlain ? false : checkElementName(nameRange)

    var node = MarkupNode(
      kind: .element, name: intern(start + 1, name.end),
      start: UInt32(truncatingIfNeeded: start), parent: current,
      firstAttribute: Int32(truncatingIfNeeded: document.attributes.count))
    node.nameStart = UInt32(truncatingIfNeeded: start + 1)
    node.nameEnd = UInt32(truncatingIfNeeded: name.end)
    if isPrefixed { node.flags.insert(.namespaced) }
    let element = append(node)
    if current < 0 { noteRoot(element) }

    cursor = name.end
    scanTagBody(of: element)
  }

  private mutating func noteRoot(_ element: Int) {
    if document.root < 0 {
      document.root = Int32(truncatingIfNeeded: element)
    } else {
      reportSecondRoot(element)
    }
  }

  private mutating func scanTagBody(of element: Int) {
    var isBroken = false
    while !isStopped {
      let before = cursor
      skipBlanks()
      let byte = peek()
      if byte == .greater {
        cursor += 1
        endStartTag(of: element)
        open(element)
        return
      }
      if byte == .slash, peek(1) == .greater {
        cursor += 2
        endStartTag(of: element)
        document.nodes[element].flags.insert(.selfClosing)
        return
      }
      if XMLCharacters.startsName(byte) {
        scanAttribute(of: element, isSeparate: cursor > before, isBroken: &isBroken)
        continue
      }
      if byte == .slash, startsMarkup(at: blanksEnd(from: cursor + 1)) {
        cursor += 1
        endStartTag(of: element)
        document.nodes[element].flags.formUnion([.incomplete, .selfClosing])
        if !isBroken { reportMissingGreater(of: element) }
        return
      }
      if cursor >= end {
        reportUnfinishedTag(of: element, isBroken: isBroken)
        return
      }
      if byte == .less, startsMarkup(at: cursor) {
        reportMissingTagEnd(of: element, isBroken: isBroken)
        return
      }
      skipJunk(in: element, isBroken: &isBroken)
    }
    document.nodes[element].flags.insert(.incomplete)
    endStartTag(of: element)
  }

  private func blanksEnd(from offset: Int) -> Int {
    var offset = offset
    while XMLCharacters.isBlank(byte(offset)) { offset += 1 }
    return offset
  }

  @inline(__always)
  mutating func endStartTag(of element: Int) {
    let offset = UInt32(truncatingIfNeeded: cursor)
    document.nodes[element].startTagEnd = offset
    document.nodes[element].end = offset
    document.nodes[element].innerStart = offset
    document.nodes[element].innerEnd = offset
    document.nodes[element].attributeCount =
      Int32(truncatingIfNeeded: document.attributes.count)
      &- document.nodes[element].firstAttribute
  }

  @inline(__always)
  mutating func open(_ element: Int) {
    current = Int32(truncatingIfNeeded: element)
    depth += 1
  }

  /// Whether a `<` at `offset` starts a tag, a comment or the like.
  func startsMarkup(at offset: Int) -> Bool {
    guard byte(offset) == .less else { return false }
    let next = byte(offset + 1)
    return XMLCharacters.startsName(next) || next == .slash || next == .bang || next == .question
  }

  /// Passes over what is no attribute, and reports it where the tag had no other mistake.
  private mutating func skipJunk(in element: Int, isBroken: inout Bool) {
    let start = cursor
    if peek() == .quotation || peek() == .apostrophe, let close = closingQuote(from: cursor) {
      cursor = close + 1
    } else {
      cursor += scalar(at: cursor).length
      while cursor < end, !XMLCharacters.isBlank(peek()), peek() != .greater, peek() != .less,
        !(peek() == .slash && peek(1) == .greater)
      {
        cursor += 1
      }
    }
    document.nodes[element].flags.insert(.incomplete)
    if !isBroken { reportJunk(start..<cursor, in: element) }
    isBroken = true
  }

  /// The quote that ends the one at `start`, on the same line and before the tag seems to end.
  private func closingQuote(from start: Int) -> Int? {
    let quote = byte(start)
    var offset = start + 1
    while offset < end, byte(offset) != .newline, byte(offset) != .less {
      if byte(offset) == quote { return offset }
      offset += 1
    }
    return nil
  }
}
