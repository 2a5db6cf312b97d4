import LayoutDiagnostics

extension MarkupScanner {
  /// Scans a value that contains a `<` or has no closing quote.
  ///
  /// The surroundings show whether the author wrote the `<` or forgot the quote.
  mutating func scanBrokenValue(
    of attribute: inout MarkupAttribute, in element: Int, from start: Int, isBroken: inout Bool
  ) {
    let quote = byte(start - 1)
    attribute.quote = quote
    attribute.flags.insert(.needsDecoding)
    markBroken(&attribute, in: element)
    var close = start
    while close < end, byte(close) != quote { close += 1 }

    if close < end, !seemsUnquoted(start..<close) {
      attribute.valueStart = UInt32(truncatingIfNeeded: start)
      attribute.valueEnd = UInt32(truncatingIfNeeded: close)
      cursor = close + 1
      for offset in start..<close where byte(offset) == .less && !isStopped {
        reportLess(at: offset, inValueOf: attribute)
      }
      _ = checkReferences(in: start..<close)
      return
    }

    var offset = start
    while offset < end, byte(offset) != .greater, byte(offset) != .newline, byte(offset) != .less {
      offset += 1
    }
    if byte(offset) == .greater, offset > start, byte(offset - 1) == .slash { offset -= 1 }
    endUnquoted(&attribute, start..<offset, isBroken: &isBroken)
  }

  /// Corrects a value that is followed by something without white space.
  ///
  /// Its closing quote may be a quote within the value, or the opening quote of the next value.
  mutating func reconsiderValue(
    _ attribute: inout MarkupAttribute, in element: Int, isBroken: inout Bool
  ) {
    if splitJoinedValue(&attribute, in: element, isBroken: &isBroken) { return }
    guard XMLCharacters.startsName(byte(cursor)) || XMLCharacters.isDigit(byte(cursor)) else {
      return
    }
    var offset = cursor
    while XMLCharacters.continuesName(byte(offset)) || byte(offset) == 0x20 { offset += 1 }
    let follower = byte(offset + 1)
    guard byte(offset) == attribute.quote,
      XMLCharacters.isBlank(follower) || follower == .greater || follower == .slash
    else { return }
    let inner = Int(attribute.valueEnd)
    attribute.valueEnd = UInt32(truncatingIfNeeded: offset)
    cursor = offset + 1
    markBroken(&attribute, in: element)
    if !isBroken { reportInnerQuote(at: inner, attribute) }
  }

  /// Ends a value that includes the next attribute, and returns whether it does.
  private mutating func splitJoinedValue(
    _ attribute: inout MarkupAttribute, in element: Int, isBroken: inout Bool
  ) -> Bool {
    let value = Int(attribute.valueStart)..<Int(attribute.valueEnd)
    guard let end = JoinedValue.end(of: value, { byte($0) }) else { return false }
    markBroken(&attribute, in: element)
    endUnquoted(&attribute, value.lowerBound..<end, isBroken: &isBroken)
    return true
  }

  /// Scans the value of an attribute that lacks `=`, the opening quote, or the whole value.
  mutating func recoverValue(
    of attribute: inout MarkupAttribute, in element: Int, hasEquals: Bool, isBroken: inout Bool
  ) {
    markBroken(&attribute, in: element)
    let first = peek()
    if !hasEquals, first == .quotation || first == .apostrophe {
      if !isBroken { reportMissingEquals(attribute) }
      cursor += 1
      let start = cursor
      while cursor < end, peek() != first, peek() != .less, peek() != .greater { cursor += 1 }
      attribute.valueStart = UInt32(truncatingIfNeeded: start)
      attribute.valueEnd = UInt32(truncatingIfNeeded: cursor)
      if peek() == first, cursor < end {
        attribute.quote = first
        cursor += 1
      }
      return
    }

    if hasEquals, let typographic = typographicValue() {
      attribute.valueStart = UInt32(truncatingIfNeeded: typographic.lowerBound)
      attribute.valueEnd = UInt32(truncatingIfNeeded: typographic.upperBound)
      cursor = typographic.upperBound + 3
      if !isBroken { reportTypographicQuotes(attribute) }
      return
    }

    let start = cursor
    while hasEquals, cursor < end, !XMLCharacters.isBlank(peek()), peek() != .greater,
      peek() != .less, peek() != .quotation, peek() != .apostrophe,
      !(peek() == .slash && peek(1) == .greater)
    {
      cursor += 1
    }
    guard cursor > start else {
      cursor = hasEquals ? cursor : Int(attribute.nameEnd)
      if !isBroken { reportMissingValue(attribute) }
      return
    }
    attribute.valueStart = UInt32(truncatingIfNeeded: start)
    attribute.valueEnd = UInt32(truncatingIfNeeded: cursor)
    let hasClosingQuote = peek() == .quotation || peek() == .apostrophe
    if !isBroken { reportUnquoted(attribute, closing: hasClosingQuote ? peek() : nil) }
    if hasClosingQuote { cursor += 1 }
  }

  /// Returns the range between two typographic quotes, the first of which is at the cursor.
  private func typographicValue() -> Range<Int>? {
    guard isTypographicQuote(at: cursor) else { return nil }
    var offset = cursor + 3
    while offset < end, byte(offset) != .newline, byte(offset) != .less, byte(offset) != .greater {
      if isTypographicQuote(at: offset) { return cursor + 3..<offset }
      offset += 1
    }
    return nil
  }

  /// Whether one of the quotes from U+2018 to U+201F is at `offset`.
  private func isTypographicQuote(at offset: Int) -> Bool {
    byte(offset) == 0xE2 && byte(offset + 1) == 0x80 && (0x98...0x9F).contains(byte(offset + 2))
  }

  /// Whether a value that contains `<` more likely lacks its closing quote.
  ///
  /// That is so if a tag starts in the value, and the line or the tag ends before it.
  private func seemsUnquoted(_ value: Range<Int>) -> Bool {
    var hasEnded = false
    for offset in value {
      switch byte(offset) {
      case .greater, .newline: hasEnded = true
      case .less: return hasEnded && startsMarkup(at: offset)
      default: break  // open: bytes.
      }
    }
    return false
  }

  private mutating func endUnquoted(
    _ attribute: inout MarkupAttribute, _ value: Range<Int>, isBroken: inout Bool
  ) {
    var valueEnd = value.upperBound
    while valueEnd > value.lowerBound, XMLCharacters.isBlank(byte(valueEnd - 1)) { valueEnd -= 1 }
    attribute.valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    attribute.valueEnd = UInt32(truncatingIfNeeded: valueEnd)
    cursor = valueEnd
    if !isBroken { reportUnclosedValue(attribute) }
    attribute.quote = 0
  }
}
