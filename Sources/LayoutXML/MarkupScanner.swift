import LayoutDiagnostics

/// A scanner that reads the text into the tape and reports whatever is not XML.
///
/// Behind each mistake the scanner continues as an author would read on, so one run reports every
/// mistake once. ``MarkupJudge`` then confirms that the text is well-formed.
@safe
struct MarkupScanner {
  var document: MarkupDocument
  var findings: [Diagnostic] = []

  /// The text, followed by zeros.
  var base: UnsafePointer<UInt8>
  var end = 0
  var cursor = 0

  /// The innermost open element; −1 outside of all elements.
  var current: Int32 = -1
  private var depth = 0
  /// The last node outside of all elements.
  private var lastTopNode: Int32 = -1
  /// Whether reading ended early.
  var isStopped = false
  /// Whether the open element is a guess from here on.
  ///
  /// If so, an unclosed element is not reported as a second mistake.
  var isStructureLost = false
  /// The elements that were closed before their own end tags, which may still follow.
  private var overtaken: [Int32] = []
  /// Whether the indentation of an end tag tells which of several elements of its name it closes.
  ///
  /// It is so when the text is scanned once more, since tags are missing in it.
  private var trustsIndentation = false
  /// Whether text or a second element outside of the root was reported.
  var hasStrayContent = false
  /// Whether entities may have been declared, so that unknown ones are not reported.
  var hasDoctype = false
  var hasNamespaces = false
  /// The offset behind the XML declaration; 0 if there is none.
  var declarationEnd = 0

  init(document: MarkupDocument, base: UnsafePointer<UInt8>) {
    self.document = document
    unsafe self.base = base
  }

  /// Begins another text, whose memory must stay valid until the next call.
  mutating func begin(_ base: UnsafePointer<UInt8>, count: Int) {
    unsafe self.base = base
    end = count
    cursor = 0
    current = -1
    depth = 0
    lastTopNode = -1
    isStopped = false
    isStructureLost = false
    overtaken.removeAll(keepingCapacity: true)
    trustsIndentation = false
    hasStrayContent = false
    hasDoctype = false
    hasNamespaces = false
    declarationEnd = 0
    findings.removeAll(keepingCapacity: true)
    document.removeAll()
  }

  /// Scans the whole text.
  ///
  /// A text in which tags are missing is scanned once more by its indentation, which counts if it
  /// explains the text with no more findings.
  mutating func scan() {
    scanOnce()
    let isTorn = findings.contains { $0.id == .unclosedElement || $0.id == .mismatchedTag }
    guard isTorn, !isStopped else { return }
    var again = self
    unsafe again.begin(base, count: end)
    again.document.bytes = document.bytes
    again.trustsIndentation = true
    again.scanOnce()
    if again.findings.count <= findings.count { self = again }
    trustsIndentation = false
  }

  private mutating func scanOnce() {
    scanProlog()
    while !isStopped {
      scanCharacterData()
      guard cursor < end else { break }
      switch peek(1) {
      case .slash: scanEndTag()
      case .bang: scanDeclaration()
      case .question: scanInstruction()
      case let byte:
        if XMLCharacters.startsName(byte) { scanStartTag() } else { scanStrayLess() }
      }
    }
    finish()
  }

  private mutating func finish() {
    if current >= 0, !isStopped { reportUnclosed() }
    while current >= 0 {
      document.nodes[Int(current)].flags.insert(.incomplete)
      close(at: end)
    }
    if document.root < 0, !isStopped, findings.isEmpty { reportNoRoot() }
  }
}

// MARK: The bytes of the text

extension MarkupScanner {
  /// Reports faults of the bytes, and returns whether the text can be scanned.
  mutating func admitText() -> Bool {
    unsafe document.bytes.append(contentsOf: UnsafeBufferPointer(start: base, count: end))
    var offset = matches("\u{FEFF}", at: 0) ? 3 : 0
    while XMLCharacters.isBlank(byte(offset)) { offset += 1 }
    guard offset < end else {
      if findings.isEmpty { report(.emptyDocument, "the file is empty", at: end..<end) }
      return false
    }
    while let fault = unsafe TextGate.firstFault(in: base, from: offset, count: end) {
      if let zero = firstZero() {
        findings.removeAll(keepingCapacity: true)
        report(
          .binaryFile, "this is no text file: it holds a zero byte", at: zero..<zero + 1)
        return false
      }
      switch fault {
      case .zeroByte: return false
      case .invalid(let position, let count):
        let isUnknown = findings.contains { $0.id == .invalidEncoding }
        if !isUnknown { reportInvalid(position..<position + count) }
        return false
      case .forbidden(let position, let count):
        let number = String(scalar(at: position).value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
        report(
          .malformedXML, "the character U+\(padded) cannot stand in XML",
          at: position..<position + count)
        offset = position + count
      }
      guard !isStopped else { return false }
    }
    return true
  }

  private func firstZero() -> Int? {
    (0..<end).first { byte($0) == 0 }
  }
}

// MARK: Byte order mark and XML declaration

extension MarkupScanner {
  /// Scans the byte order mark and the XML declaration, if the text has them.
  private mutating func scanProlog() {
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

  /// Scans `version="1.0" encoding="…" standalone="…"`, and returns whether the parts are valid.
  ///
  /// The last two parts are optional.
  private mutating func scanDeclarationParts(to close: Int) -> Bool {
    var expected: ArraySlice<StaticString> = ["version", "encoding", "standalone"]
    while true {
      let before = cursor
      skipBlanks()
      if cursor == close { return expected.count < 3 }
      let name = scanName(at: cursor)
      // libxml2 accepts 'standalone' without white space before it.
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

// MARK: Character data

extension MarkupScanner {
  /// Scans up to the next `<`; white space alone makes no node.
  @inline(__always)
  private mutating func scanCharacterData() {
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

  /// Scans a `<` that starts no markup, as text.
  private mutating func scanStrayLess() {
    let start = cursor
    cursor += 1
    guard current >= 0 else {
      reportStray(start..<cursor)
      return
    }
    reportLess(at: start)
    // Alone at the end of a line it is a tag that somebody begins, and no text.
    guard !isStopped, !endsLine(at: cursor) else { return }
    document.nodes[Int(current)].flags.insert(.hasText)
    var node = makeNode(.text, from: start, content: start..<cursor)
    node.flags.insert(.incomplete)
    _ = append(node)
  }

  /// Returns a node that ends at the cursor.
  private func makeNode(_ kind: MarkupKind, from start: Int, content: Range<Int>) -> MarkupNode {
    var node = MarkupNode(
      kind: kind, name: .none, start: UInt32(truncatingIfNeeded: start), parent: current,
      firstAttribute: Int32(truncatingIfNeeded: document.attributes.count))
    node.end = UInt32(truncatingIfNeeded: cursor)
    node.innerStart = UInt32(truncatingIfNeeded: content.lowerBound)
    node.innerEnd = UInt32(truncatingIfNeeded: content.upperBound)
    return node
  }
}

// MARK: Start tags

extension MarkupScanner {
  /// Scans a start tag; the cursor is on its `<`, and a name follows.
  private mutating func scanStartTag() {
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
        document.nodes[element].flags.formUnion([.incomplete, .selfClosing, .doubtfulEnd])
        if !isBroken { reportMissingGreater(of: element) }
        return
      }
      if cursor >= end {
        reportUnfinishedTag(of: element, isBroken: isBroken)
        return
      }
      if byte == .less, startsMarkup(at: cursor) {
        reportMissingTagEnd(of: element, isEmpty: isCutBefore(cursor, element), isBroken: isBroken)
        return
      }
      skipJunk(in: element, isBroken: &isBroken)
    }
    document.nodes[element].flags.insert(.incomplete)
    endStartTag(of: element)
  }

  /// Whether a tag that another one cuts off at `next` has no content.
  ///
  /// So it is if that one is the end tag of an element around it, or stands on a line of its own
  /// that is indented no deeper.
  private func isCutBefore(_ next: Int, _ element: Int) -> Bool {
    if byte(next + 1) == .slash {
      let name = next + 2..<scanName(at: next + 2).end
      return !isSameName(name, nameRange(of: Int32(truncatingIfNeeded: element)))
        && ancestor(named: name) != nil
    }
    guard let own = indentation(of: element), let other = indentation(at: next) else {
      return false
    }
    return other <= own
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

  /// Notes that an element has ended with its unfinished tag; its end tag may still follow.
  mutating func endEmpty(_ element: Int) {
    document.nodes[element].flags.insert(.selfClosing)
    overtaken.append(Int32(truncatingIfNeeded: element))
  }

  @inline(__always)
  mutating func open(_ element: Int) {
    current = Int32(truncatingIfNeeded: element)
    depth += 1
  }

  /// Whether a `<` at `offset` starts a tag, a comment or other markup.
  func startsMarkup(at offset: Int) -> Bool {
    guard byte(offset) == .less else { return false }
    let next = byte(offset + 1)
    return XMLCharacters.startsName(next) || next == .slash || next == .bang || next == .question
  }

  /// Skips bytes that are no attribute; reports them if they are the first mistake in the tag.
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

  /// Returns the offset of the quote that closes the one at `start`, on the same line and before a
  /// `<`.
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

// MARK: Attributes

extension MarkupScanner {
  /// Scans an attribute; the cursor is on its name.
  ///
  /// - Parameters:
  ///   - element: The index of the element.
  ///   - isSeparate: Whether white space precedes the attribute.
  ///   - isBroken: Whether the tag has a reported mistake that explains others.
  @inline(__always)
  private mutating func scanAttribute(of element: Int, isSeparate: Bool, isBroken: inout Bool) {
    let nameStart = cursor
    let name = scanName(at: nameStart)
    cursor = name.end

    let first = Int(document.nodes[element].firstAttribute)
    let count = document.attributes.count
    guard count - first < MarkupLimits.attributesPerElement else {
      reportTooManyAttributes(of: element, at: nameStart..<name.end)
      return
    }
    var attribute = MarkupAttribute(
      name: intern(nameStart, name.end), nameStart: UInt32(truncatingIfNeeded: nameStart),
      nameEnd: UInt32(truncatingIfNeeded: name.end))

    skipBlanks()
    let hasEquals = peek() == .equals
    if hasEquals {
      cursor += 1
      skipBlanks()
    }
    let quote = peek()
    if hasEquals, quote == .quotation || quote == .apostrophe {
      cursor += 1
      scanQuotedValue(of: &attribute, in: element, quote: quote, isBroken: &isBroken)
    } else {
      recoverValue(of: &attribute, in: element, hasEquals: hasEquals, isBroken: &isBroken)
    }

    if !isSeparate, !isBroken, !attribute.flags.contains(.incomplete) {
      reportMissingBlank(before: nameStart..<name.end, in: element)
    }
    for index in first..<count where document.attributes[index].name == attribute.name {
      noteDuplicate(&attribute, of: index, in: element)
    }
    if !name.isPlain || (byte(nameStart) == UInt8(ascii: "x") && isNamespaceName(attribute)) {
      checkAttributeName(&attribute)
    }
    document.attributes.append(attribute)
  }

  @inline(__always)
  private mutating func scanQuotedValue(
    of attribute: inout MarkupAttribute, in element: Int, quote: UInt8, isBroken: inout Bool
  ) {
    let start = cursor
    var offset = start
    var needsDecoding = false
    while true {
      let byte = byte(offset)
      if byte == quote { break }
      if byte <= .less {
        if byte == .less || (byte == 0 && offset >= end) {
          scanBrokenValue(of: &attribute, in: element, from: start, isBroken: &isBroken)
          return
        }
        if byte == .ampersand || byte < 0x20 { needsDecoding = true }
      }
      offset += 1
    }
    attribute.quote = quote
    attribute.valueStart = UInt32(truncatingIfNeeded: start)
    attribute.valueEnd = UInt32(truncatingIfNeeded: offset)
    cursor = offset + 1
    if needsDecoding {
      attribute.flags.insert(.needsDecoding)
      if !checkReferences(in: start..<offset) { markBroken(&attribute, in: element) }
    }
    if JoinedValue.begins(with: byte(cursor)) {
      reconsiderValue(&attribute, in: element, isBroken: &isBroken)
    }
  }

  private func isNamespaceName(_ attribute: MarkupAttribute) -> Bool {
    attribute.nameEnd &- attribute.nameStart == 5
      && matches("xmlns", at: Int(attribute.nameStart))
  }

  mutating func markBroken(_ attribute: inout MarkupAttribute, in element: Int) {
    attribute.flags.insert(.incomplete)
    document.nodes[element].flags.insert(.incomplete)
  }

  private mutating func noteDuplicate(
    _ attribute: inout MarkupAttribute, of index: Int, in element: Int
  ) {
    guard !attribute.flags.contains(.incomplete) || attribute.quote != 0 else { return }
    let earlier = document.attributes[index]
    let first = Int(earlier.nameStart)..<Int(earlier.nameEnd)
    let second = Int(attribute.nameStart)..<Int(attribute.nameEnd)
    guard isSameName(first, second), !attribute.flags.contains(.duplicate) else { return }
    attribute.flags.insert(.duplicate)
    reportDuplicate(attribute, of: earlier)
  }
}

// MARK: End tags

extension MarkupScanner {
  /// Scans an end tag; the cursor is on its `<`.
  private mutating func scanEndTag() {
    let start = cursor
    let name = scanName(at: start + 2)
    let range = start + 2..<name.end
    cursor = name.end
    if isBegun(start, range) {
      reportEndTagWithoutEnd(range)
      return
    }
    if current >= 0, isSameName(range, nameRange(of: current)),
      !trustsIndentation || ancestor(named: range, indentedLike: start) ?? current == current
    {
      noteEndTag(range, of: current)
      endEndTag(range)
      close(at: cursor)
    } else {
      recoverEndTag(start, range)
    }
  }

  /// Whether somebody begins an end tag among the children of the innermost element, as the end tag
  /// without a `>` on a line of its own that is indented deeper than the element.
  ///
  /// What it will close is unknown: the element may have its end tag already.
  private func isBegun(_ start: Int, _ name: Range<Int>) -> Bool {
    let next = blanksEnd(from: cursor)
    guard current >= 0, !name.isEmpty, next >= end || byte(next) == .less,
      let depth = indentation(at: start), let own = indentation(of: Int(current))
    else { return false }
    return depth > own
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

  /// Scans up to the `>` and past it.
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

  /// Determines which element an end tag closes that does not match the innermost open element.
  private mutating func recoverEndTag(_ start: Int, _ name: Range<Int>) {
    if name.isEmpty, current >= 0, !isStructureLost, byte(blanksEnd(from: cursor)) != .greater {
      // Somebody begins an end tag; which one it will be is unknown.
      reportMismatch(start, name, closing: -1)
      return
    }
    var match =
      (trustsIndentation ? ancestor(named: name, indentedLike: start) : nil)
      ?? ancestor(named: name) ?? -1
    let isExpected = match >= 0 && onlyDoubtfulEnds(from: current, to: match)
    if match < 0, isOvertaken(name) {
      endEndTag(name)
      return
    }
    if isExpected || (current < 0 && isStructureLost) {
      // Reported already: an inner tag lacked its `>`, or an earlier end tag was used in place of
      // this one.
    } else if current < 0 {
      reportEndOfNothing(start, name)
    } else if match < 0, isExtra(name) {
      reportExtraEnd(start, name)
      endEndTag(name)
      return
    } else if match >= 0, trustsIndentation, let depth = indentation(at: start),
      depth == indentation(of: Int(match)), depth < indentation(of: Int(current)) ?? 0
    {
      reportUnclosed(current, at: contentEnd(ofUnclosed: current, before: start))
    } else {
      reportMismatch(start, name, closing: match)
      if match < 0 { isStructureLost = true }
    }
    if current >= 0, match < 0 { match = current }
    while current != match, current >= 0 {
      document.nodes[Int(current)].flags.insert(.incomplete)
      if match >= 0 { overtaken.append(current) }
      let closed = current
      close(at: start)
      leave(closed)
    }
    let isClosing = current >= 0
    if isClosing { noteEndTag(name, of: current) }
    endEndTag(name)
    if isClosing { close(at: cursor) }
  }

  /// Returns the innermost open element with a name; nil if there is none.
  private func ancestor(named name: Range<Int>) -> Int32? {
    var node = current
    while node >= 0, !isSameName(name, nameRange(of: node)) {
      node = document.nodes[Int(node)].parent
    }
    return node >= 0 ? node : nil
  }

  /// Returns the innermost open element with a name whose start tag is indented as the end tag at
  /// `start` is; nil if there is none, or one of them does not begin a line.
  private func ancestor(named name: Range<Int>, indentedLike start: Int) -> Int32? {
    guard let depth = indentation(at: start) else { return nil }
    var node = current
    while node >= 0 {
      if isSameName(name, nameRange(of: node)), indentation(of: Int(node)) == depth { return node }
      node = document.nodes[Int(node)].parent
    }
    return nil
  }

  /// Returns the offset at which an element without an end tag ends by its indentation, at most
  /// `end`.
  private func contentEnd(ofUnclosed element: Int32, before end: Int) -> Int {
    var last = Int(document.nodes[Int(element)].startTagEnd)
    guard let own = indentation(of: Int(element)) else { return end }
    var child = document.nodes[Int(element)].firstChild
    while child >= 0 {
      let node = document.nodes[Int(child)]
      if let depth = indentation(of: Int(child)), depth <= own { return last }
      last = Int(node.end)
      child = node.nextSibling
    }
    return last
  }

  /// Gives the children of a closed element without an end tag that are indented no deeper than it
  /// to its parent, from the first of them on.
  private mutating func leave(_ element: Int32) {
    let parent = document.nodes[Int(element)].parent
    guard parent >= 0, let own = indentation(of: Int(element)) else { return }
    var last: Int32 = -1
    var child = document.nodes[Int(element)].firstChild
    while child >= 0, indentation(of: Int(child)) ?? own + 1 > own {
      (last, child) = (child, document.nodes[Int(child)].nextSibling)
    }
    guard child >= 0 else { return }
    let behind = document.nodes[Int(element)].lastChild
    let kept = last >= 0 ? document.nodes[Int(last)].end : document.nodes[Int(element)].startTagEnd
    document.nodes[Int(element)].end = kept
    document.nodes[Int(element)].lastChild = last
    if last >= 0 {
      document.nodes[Int(last)].nextSibling = -1
    } else {
      document.nodes[Int(element)].firstChild = -1
    }
    document.nodes[Int(element)].nextSibling = child
    document.nodes[Int(parent)].lastChild = behind
    while child >= 0 {
      document.nodes[Int(child)].parent = parent
      if document.nodes[Int(child)].kind != .element {
        document.nodes[Int(parent)].flags.formUnion(
          document.nodes[Int(element)].flags.intersection(.hasText))
      }
      child = document.nodes[Int(child)].nextSibling
    }
  }

  /// Whether `name` closes an element that was closed before its own end tag.
  ///
  /// Tags that cross are reported as one mistake.
  private mutating func isOvertaken(_ name: Range<Int>) -> Bool {
    guard let index = overtaken.lastIndex(where: { isSameName(name, nameRange(of: $0)) }) else {
      return false
    }
    overtaken.remove(at: index)
    return true
  }

  /// Whether all elements inside `outer` may have been intended as self-closing.
  private func onlyDoubtfulEnds(from inner: Int32, to outer: Int32) -> Bool {
    var node = inner
    while node != outer, node >= 0 {
      guard document.nodes[Int(node)].flags.contains(.doubtfulEnd) else { return false }
      node = document.nodes[Int(node)].parent
    }
    return true
  }

  /// Whether `name` closes the element that was closed last.
  private func isExtra(_ name: Range<Int>) -> Bool {
    let last = document.nodes[Int(current)].lastChild
    guard last >= 0, document.nodes[Int(last)].kind == .element else { return false }
    return isSameName(name, nameRange(of: last))
  }
}

// MARK: Lines

extension MarkupScanner {
  /// The most blanks that count as indentation, so that no text takes long.
  private static let mostIndentation = 1000

  /// Returns the number of blanks before what begins a line at `offset`; nil if something else
  /// begins that line, or there are too many.
  private func indentation(at offset: Int) -> Int? {
    var start = offset
    while start > 0, offset - start <= Self.mostIndentation, Self.isIndentation(byte(start - 1)) {
      start -= 1
    }
    guard start == 0 || byte(start - 1) == .newline || byte(start - 1) == .carriageReturn else {
      return nil
    }
    return offset - start
  }

  private static func isIndentation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Returns the indentation of a node; nil if it does not begin a line.
  private func indentation(of node: Int) -> Int? {
    let node = document.nodes[node]
    return indentation(at: Int(node.kind == .text ? node.innerStart : node.start))
  }

  /// Whether nothing but blanks follows on the line.
  private func endsLine(at offset: Int) -> Bool {
    var offset = offset
    while Self.isIndentation(byte(offset)) { offset += 1 }
    return offset >= end || byte(offset) == .newline || byte(offset) == .carriageReturn
  }
}

// MARK: Comments, sections, document types and instructions

extension MarkupScanner {
  /// Scans a construct that starts with `<!`.
  private mutating func scanDeclaration() {
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

  /// Skips a document type with its internal subset.
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

  /// Scans a processing instruction.
  private mutating func scanInstruction() {
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

  /// Whether a target is `xml` in any case, which XML reserves.
  private func isReserved(_ name: Range<Int>) -> Bool {
    name.count == 3 && byte(name.lowerBound) | 0x20 == UInt8(ascii: "x")
      && byte(name.lowerBound + 1) | 0x20 == UInt8(ascii: "m")
      && byte(name.lowerBound + 2) | 0x20 == UInt8(ascii: "l")
  }
}

// MARK: Names

extension MarkupScanner {
  /// Returns the end of the name at `start`, and whether the name is plain.
  ///
  /// A plain name contains neither a colon nor a character beyond ASCII.
  @inline(__always)
  private func scanName(at start: Int) -> (end: Int, isPlain: Bool) {
    var offset = start
    var seen: UInt8 = 0
    // Fast path: most names consist of letters.
    while XMLCharacters.isLetter(byte(offset)) { offset &+= 1 }
    while true {
      let byte = byte(offset)
      guard XMLCharacters.continuesName(byte) else { break }
      seen |= byte
      offset += 1
    }
    if byte(offset) == .colon { return (endOfPrefixedName(from: offset), false) }
    return (offset, seen < 0x80)
  }

  private func endOfPrefixedName(from start: Int) -> Int {
    var offset = start
    while byte(offset) == .colon || XMLCharacters.continuesName(byte(offset)) { offset += 1 }
    return offset
  }

  /// Returns the id of the name in `start..<end`.
  @inline(__always)
  private mutating func intern(_ start: Int, _ end: Int) -> NameID {
    let name = unsafe base + start
    let key = unsafe NameKey(at: name, count: end - start)
    let span = unsafe Span(_unsafeStart: name, count: end - start)
    let id = document.names.intern(key, span)
    if id == .overflow { reportTooManyNames(at: start..<end) }
    return id
  }

  /// Whether the names in two ranges are equal.
  @inline(__always)
  private func isSameName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    let one = unsafe NameKey(at: base + first.lowerBound, count: first.count)
    let two = unsafe NameKey(at: base + second.lowerBound, count: second.count)
    guard one == two else { return false }
    guard first.count > 16 else { return true }
    for index in 8..<first.count - 8
    where byte(first.lowerBound + index) != byte(second.lowerBound + index) {
      return false
    }
    return true
  }

  /// Reports the first character in a name that XML does not allow there.
  mutating func checkCharacters(ofNameIn range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = scalar(at: offset)
      let isLegal =
        offset == range.lowerBound
        ? XMLCharacters.startsName(scalar) : XMLCharacters.continuesName(scalar)
      guard isLegal else {
        report(
          .malformedXML, "\(quoted(offset..<offset + length)) cannot stand in a name",
          at: offset..<offset + length)
        return
      }
      offset += length
    }
  }

  /// Returns the scalar at `offset` and its length in bytes; the text must be valid UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(byte(offset))
    func follower(_ distance: Int) -> UInt32 { UInt32(byte(offset + distance)) & 0x3F }
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | follower(1), 2)
    case ..<0xF0: return ((first & 0x0F) << 12 | follower(1) << 6 | follower(2), 3)
    default:
      return ((first & 0x07) << 18 | follower(1) << 12 | follower(2) << 6 | follower(3), 4)
    }
  }

  /// Whether an attribute's name is the familiar prefix followed by a valid name, or the
  /// declaration of the prefix.
  mutating func isFamiliarPrefix(_ name: Range<Int>) -> Bool {
    if matches(FamiliarPrefix.declaration, at: name.lowerBound) {
      guard name.count == FamiliarPrefix.declaration.utf8CodeUnitCount else { return false }
      hasNamespaces = true
      return true
    }
    guard matches(FamiliarPrefix.prefix, at: name.lowerBound) else { return false }
    let local = name.lowerBound + FamiliarPrefix.prefix.utf8CodeUnitCount
    guard local < name.upperBound, XMLCharacters.startsName(scalar(at: local).value) else {
      return false
    }
    return !(local..<name.upperBound).contains { byte($0) == .colon }
  }
}

// MARK: References

extension MarkupScanner {
  /// Reports the invalid references in `range`, and returns whether there are none.
  mutating func checkReferences(in range: Range<Int>) -> Bool {
    var isSound = true
    var offset = range.lowerBound
    while offset < range.upperBound, !isStopped {
      guard byte(offset) == .ampersand else {
        offset += 1
        continue
      }
      switch unsafe Reference(at: base + offset, limit: range.upperBound - offset) {
      case .character(_, let length): offset += length
      case .unknownName(let length):
        if !hasDoctype { reportUnknownEntity(offset..<offset + length) }
        isSound = false
        offset += length
      case .illegalCharacter(let length):
        reportIllegalReference(offset..<offset + length)
        isSound = false
        offset += length
      case .none:
        let count = byte(offset + 1) == .ampersand && offset + 1 < range.upperBound ? 2 : 1
        reportAmpersand(offset..<offset + count, isBinding: opensBinding(range.lowerBound..<offset))
        isSound = false
        offset += count
      }
    }
    return isSound
  }

  /// Whether a `{` in `range` is still open at the end of the range.
  func opensBinding(_ range: Range<Int>) -> Bool {
    for offset in range.reversed() {
      if byte(offset) == UInt8(ascii: "{") { return true }
      if byte(offset) == UInt8(ascii: "}") { return false }
    }
    return false
  }
}

// MARK: The current text

extension MarkupScanner {
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    unsafe base[cursor + distance]
  }

  /// Returns the byte at an offset of the text or of the zeros behind it.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    unsafe base[offset]
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while XMLCharacters.isBlank(peek()) { cursor += 1 }
  }

  /// Whether `word` is at `offset`.
  func matches(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= end else { return false }
    for index in 0..<word.utf8CodeUnitCount {
      guard unsafe base[offset + index] == word.utf8Start[index] else { return false }
    }
    return true
  }

  /// Returns the offset of the first `word` at or behind `offset`; nil if there is none.
  func find(_ word: StaticString, from offset: Int) -> Int? {
    let count = word.utf8CodeUnitCount
    guard offset + count <= end else { return nil }
    let first = unsafe word.utf8Start[0]
    for start in offset...end - count where byte(start) == first {
      if matches(word, at: start) { return start }
    }
    return nil
  }
}

// MARK: The tape

extension MarkupScanner {
  /// Appends a node behind its siblings, and returns its index.
  @inline(__always)
  private mutating func append(_ node: MarkupNode) -> Int {
    let index = document.nodes.count
    let link = Int32(truncatingIfNeeded: index)
    document.nodes.append(node)
    if current >= 0 {
      let parent = Int(current)
      let last = document.nodes[parent].lastChild
      if last < 0 {
        document.nodes[parent].firstChild = link
      } else {
        document.nodes[Int(last)].nextSibling = link
      }
      document.nodes[parent].lastChild = link
    } else {
      if lastTopNode < 0 {
        document.firstNode = link
      } else {
        document.nodes[Int(lastTopNode)].nextSibling = link
      }
      lastTopNode = link
    }
    return index
  }

  /// Closes the innermost open element at `offset`.
  @inline(__always)
  private mutating func close(at offset: Int) {
    let index = Int(current)
    document.nodes[index].end = UInt32(truncatingIfNeeded: offset)
    current = document.nodes[index].parent
    depth -= 1
  }

  /// Ends reading behind the current construct; elements that are open are not reported.
  ///
  /// The cursor is unchanged, because the caller advances past the construct.
  mutating func stop() {
    isStopped = true
    document.isCut = true
  }

  /// Whether libxml2 counted as many elements and attributes as the tape contains.
  func agrees(with verdict: MarkupJudge.Verdict) -> Bool {
    guard verdict.attributeCount == document.attributes.count else { return false }
    var elements = 0
    for node in document.nodes where node.isElement { elements += 1 }
    return elements == verdict.elementCount
  }
}
