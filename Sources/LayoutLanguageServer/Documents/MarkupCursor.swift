/// A place in a text, as an author who writes there sees it.
enum MarkupCursor {
  /// In the name of a start tag, or behind a lone `<`; the range is that of the name.
  case elementName(element: Int, name: Range<Int>)
  /// In the name of an end tag; the parent is the innermost open element.
  case endName(parent: Int, name: Range<Int>)
  /// In the name of an attribute, or between attributes where one can begin; the range is empty
  /// there.
  case attributeName(element: Int, name: Range<Int>)
  /// In a value; the range is that of the value without its quotes.
  case value(element: Int, attribute: Int, value: Range<Int>)
  /// In the content of an element; −1 is the document.
  case content(parent: Int)
  /// In a comment, a CDATA section or an instruction, or behind a value without a blank.
  case nothing
}

extension MarkupOutline {
  /// Returns the kind of place at an offset.
  func cursor(at offset: Int) -> MarkupCursor {
    for other in others where other.range.lowerBound < offset && offset < other.range.upperBound {
      return .nothing
    }
    // An end of the text may be inside a comment that has no end.
    if let last = others.last, last.range.upperBound == offset, offset == bytes.count,
      !text(last.range).hasSuffix(">")
    {
      return .nothing
    }
    let last = lastElement(before: offset)
    if last >= 0, let place = placeInTag(last, offset) { return place }
    if let place = placeInEndTag(offset) { return place }
    return .content(parent: element(around: offset))
  }

  private func placeInTag(_ index: Int, _ offset: Int) -> MarkupCursor? {
    let element = elements[index]
    guard offset < element.tagEnd || offset == element.tagEnd && !element.hasTagEnd else {
      return nil
    }
    if offset <= element.name.upperBound { return .elementName(element: index, name: element.name) }
    for (place, attribute) in element.attributes.enumerated() {
      if attribute.name.lowerBound <= offset, offset <= attribute.name.upperBound {
        return .attributeName(element: index, name: attribute.name)
      }
      if let value = attribute.value, value.lowerBound <= offset, offset <= value.upperBound {
        return .value(element: index, attribute: place, value: value)
      }
    }
    let before = bytes[offset - 1]
    let isBehindBlank = before == 0x20 || before == 0x09 || before == 0x0A || before == 0x0D
    let isBeforeValue = element.attributes.contains { attribute in
      attribute.name.upperBound < offset && attribute.value.map { offset < $0.lowerBound } ?? false
    }
    guard isBehindBlank, !isBeforeValue else { return .nothing }
    return .attributeName(element: index, name: offset..<offset)
  }

  private func placeInEndTag(_ offset: Int) -> MarkupCursor? {
    for stray in strayEnds where stray.start + 2 <= offset && offset <= stray.name.upperBound {
      return .endName(parent: element(around: stray.start), name: stray.name)
    }
    for (index, element) in elements.enumerated() {
      guard let name = element.endName, name.lowerBound <= offset, offset <= name.upperBound else {
        continue
      }
      return .endName(parent: index, name: name)
    }
    return nil
  }
}
