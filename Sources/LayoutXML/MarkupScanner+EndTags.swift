import LayoutDiagnostics

extension MarkupScanner {
  /// Reads an end tag; the cursor stands on its `<`.
  mutating func scanEndTag() {
    let start = cursor
    let name = scanName(at: start + 2)
    let range = start + 2..<name.end
    cursor = name.end
    if current >= 0, isSameName(range, nameRange(of: current)) {
      noteEndTag(range, of: current)
      endEndTag(range)
      close(at: cursor)
    } else {
      recoverEndTag(start, range)
    }
  }

  func nameRange(of node: Int32) -> Range<Int> {
    let node = document.nodes[Int(node)]
    return Int(node.nameStart)..<Int(node.nameEnd)
  }

  @inline(__always)
  private mutating func noteEndTag(_ name: Range<Int>, of element: Int32) {
    document.nodes[Int(element)].innerStart = UInt32(truncatingIfNeeded: name.lowerBound)
    document.nodes[Int(element)].innerEnd = UInt32(truncatingIfNeeded: name.upperBound)
  }

  /// Reads up to and over the `>`.
  @inline(__always)
  private mutating func endEndTag(_ name: Range<Int>) {
    skipBlanks()
    if peek() == .greater { cursor += 1 } else { recoverEndTagEnd(name) }
  }

  private mutating func recoverEndTagEnd(_ name: Range<Int>) {
    let start = cursor
    while cursor < end, peek() != .greater, peek() != .less { cursor += 1 }
    if peek() == .greater {
      reportEndTagJunk(start..<cursor, name)
      cursor += 1
    } else if cursor < end, cursor == start || byte(start) != .less {
      cursor = start
      reportEndTagWithoutEnd(name)
    } else {
      cursor = end
      reportEndTagWithoutEnd(name)
    }
  }

  /// Decides what an end tag closes that is not the innermost open element's.
  private mutating func recoverEndTag(_ start: Int, _ name: Range<Int>) {
    var match = current
    while match >= 0, !isSameName(name, nameRange(of: match)) {
      match = document.nodes[Int(match)].parent
    }
    let isExpected = match >= 0 && onlyDoubtfulEnds(from: current, to: match)
    if match < 0, isOvertaken(name) {
      endEndTag(name)
      return
    }
    if isExpected || (current < 0 && isStructureLost) {
      // Said already: a tag on the way lacked its `>`, or an earlier end tag took this one's place.
    } else if current < 0 {
      reportEndOfNothing(start, name)
    } else if match < 0, isExtra(name) {
      reportExtraEnd(start, name)
      endEndTag(name)
      return
    } else {
      reportMismatch(start, name, closing: match)
      if match < 0 { isStructureLost = true }
    }
    if current >= 0, match < 0 { match = current }
    while current != match, current >= 0 {
      document.nodes[Int(current)].flags.insert(.incomplete)
      if match >= 0 { overtaken.append(current) }
      close(at: start)
    }
    let isClosing = current >= 0
    if isClosing { noteEndTag(name, of: current) }
    endEndTag(name)
    if isClosing { close(at: cursor) }
  }

  /// Whether `name` ends an element that an outer end tag has closed: tags that cross are one mistake.
  private mutating func isOvertaken(_ name: Range<Int>) -> Bool {
    guard let index = overtaken.lastIndex(where: { isSameName(name, nameRange(of: $0)) }) else {
      return false
    }
    overtaken.remove(at: index)
    return true
  }

  /// Whether all elements inside `outer` may have been meant as self-closing.
  private func onlyDoubtfulEnds(from inner: Int32, to outer: Int32) -> Bool {
    var node = inner
    while node != outer, node >= 0 {
      guard document.nodes[Int(node)].flags.contains(.doubtfulEnd) else { return false }
      node = document.nodes[Int(node)].parent
    }
    return true
  }

  /// Whether the element that `name` closes has just been closed.
  private func isExtra(_ name: Range<Int>) -> Bool {
    let last = document.nodes[Int(current)].lastChild
    guard last >= 0, document.nodes[Int(last)].kind == .element else { return false }
    return isSameName(name, nameRange(of: last))
  }
}
