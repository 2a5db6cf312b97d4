import LayoutDiagnostics

extension MarkupScanner {
  /// Reads an attribute; the cursor stands on its name.
  ///
  /// `isSeparate` tells that white space stands before it, `isBroken` that the tag has had a mistake
  /// that explains others.
  @inline(__always)
  mutating func scanAttribute(of element: Int, isSeparate: Bool, isBroken: inout Bool) {
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
    if XMLCharacters.startsName(byte(cursor)) || XMLCharacters.isDigit(byte(cursor)) {
      reconsiderValue(&attribute, in: element, isBroken: &isBroken)
    }
  }

  func isNamespaceName(_ attribute: MarkupAttribute) -> Bool {
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
