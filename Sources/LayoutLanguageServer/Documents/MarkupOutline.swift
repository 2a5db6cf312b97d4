import LayoutSchema
import LayoutXML

/// The tags of a text and how they nest, also while the text is broken.
///
/// The tape of the parser is exact for documents without mistakes. In a text that somebody is
/// writing, a start tag or a value often has no end yet; here both end before the next `<`, which
/// neither can contain, so that a mistake spoils nothing behind it.
struct MarkupOutline: Sendable {
  /// An attribute; all ranges are offsets of bytes.
  struct Attribute: Sendable {
    var name: Range<Int>
    /// The value without its quotes; nil if there is none.
    var value: Range<Int>?
    /// Whether the value has its closing quote.
    var isClosed = false

    /// The range of name and value with its quotes.
    var range: Range<Int> {
      guard let value else { return name }
      return name.lowerBound..<(isClosed ? value.upperBound + 1 : value.upperBound)
    }
  }

  /// An element; elements are in the order of their start tags.
  struct Element: Sendable {
    var name: Range<Int>
    var attributes: [Attribute] = []
    /// The offset of `<`.
    var start: Int
    /// The offset behind the start tag, or of the `<` that cuts it.
    var tagEnd: Int
    /// Whether the start tag has its `>`.
    var hasTagEnd = false
    /// Whether the element is one tag.
    var isEmpty = false
    /// The name in the end tag; nil without an end tag.
    var endName: Range<Int>?
    /// The offset of the end tag's `<`, or of the end without one.
    var contentEnd: Int
    /// The offset behind the element.
    var end: Int
    /// The index of the element around; −1 for none.
    var parent: Int
    /// The index of the first element inside; −1 for none.
    var firstChild = -1
    /// The index of the next element with the same parent; −1 for none.
    var nextSibling = -1
  }

  /// An end tag that belongs to no element.
  struct StrayEnd: Sendable {
    var start: Int
    var name: Range<Int>
  }

  /// A comment, a CDATA section, an instruction or a document type.
  struct Other: Sendable {
    var range: Range<Int>
    /// Whether it is a comment or several lines of something else, which editors fold.
    var isComment: Bool
  }

  private(set) var elements: [Element] = []
  private(set) var strayEnds: [StrayEnd] = []
  private(set) var others: [Other] = []
  let bytes: [UInt8]
  private var firstRoot = -1

  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scan = Scan(bytes: bytes)
    scan.run()
    elements = scan.elements
    strayEnds = scan.strayEnds
    others = scan.others
    link()
  }

  /// Links the elements of each parent, from the last one to the first.
  private mutating func link() {
    for element in elements.indices.reversed() {
      let parent = elements[element].parent
      if parent < 0 {
        elements[element].nextSibling = firstRoot
        firstRoot = element
      } else {
        elements[element].nextSibling = elements[parent].firstChild
        elements[parent].firstChild = element
      }
    }
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the name of an element; empty for −1.
  func name(_ element: Int) -> String {
    elements.indices.contains(element) ? text(elements[element].name) : ""
  }

  /// Returns the value of an attribute of an element as it is written; nil if it has none.
  func value(_ name: String, of element: Int) -> String? {
    guard elements.indices.contains(element) else { return nil }
    return elements[element].attributes.first { isText(name, at: $0.name) }?.value.map(text)
  }

  /// Whether a range has a text.
  func isText(_ text: String, at range: Range<Int>) -> Bool {
    range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
  }

  /// The ids of elements outside of components, which tests of the document can name.
  var elementIds: [String] {
    elements.indices.compactMap { element in
      guard let id = value("id", of: element), !id.isEmpty else { return nil }
      var above = elements[element].parent
      while above >= 0 {
        if text(elements[above].name) == ElementKind.component.name { return nil }
        above = elements[above].parent
      }
      return id
    }
  }

  /// The components that others can import, if the document is a library.
  var libraryComponents: [String] {
    guard let root = elements.indices.first(where: { elements[$0].parent < 0 }),
      name(root) == ElementKind.library.name
    else { return [] }
    return children(of: root).filter { name($0) == ElementKind.component.name }
      .compactMap { value("name", of: $0) }.filter { !$0.isEmpty }
  }

  /// The previews.
  var previews: [Int] {
    elements.indices.filter { text(elements[$0].name) == ElementKind.preview.name }
  }

  /// The names of the previews.
  var previewNames: [String] { previews.compactMap { value("name", of: $0) } }

  /// Returns the elements directly in another one; −1 stands for the document.
  ///
  /// - Complexity: O(n) in the number of children.
  func children(of element: Int) -> [Int] {
    var next =
      element < 0
      ? firstRoot : elements.indices.contains(element) ? elements[element].firstChild : -1
    var children: [Int] = []
    while next >= 0 {
      children.append(next)
      next = elements[next].nextSibling
    }
    return children
  }

  /// Returns the indices of an element and of all elements in it, which follow one another.
  func tree(of element: Int) -> Range<Int> {
    guard elements.indices.contains(element) else { return 0..<0 }
    let end = elements[element].end
    var low = element + 1
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].start < end { low = middle + 1 } else { high = middle }
    }
    return element..<low
  }

  /// Returns the elements around one, the innermost first, without the element itself.
  func ancestors(of element: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = elements.indices.contains(element) ? elements[element].parent : -1
    while next >= 0 {
      ancestors.append(next)
      next = elements[next].parent
    }
    return ancestors
  }

  /// Returns the last element whose start tag begins before an offset; −1 if there is none.
  func lastElement(before offset: Int) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Returns the innermost element whose content contains an offset; −1 if there is none.
  func element(around offset: Int) -> Int {
    var element = lastElement(before: offset)
    while element >= 0 {
      let candidate = elements[element]
      if !candidate.isEmpty, candidate.tagEnd <= offset, offset <= candidate.contentEnd {
        return element
      }
      element = candidate.parent
    }
    return -1
  }
}

/// The scan of a text, from its start to its end.
private struct Scan {
  let bytes: [UInt8]
  var elements: [MarkupOutline.Element] = []
  var strayEnds: [MarkupOutline.StrayEnd] = []
  var others: [MarkupOutline.Other] = []
  private var place = 0
  /// The open elements, the innermost last.
  private var open: [Int] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while let next = find(less, from: place) {
      place = next
      readConstruct()
    }
    for element in open {
      elements[element].contentEnd = bytes.count
      elements[element].end = bytes.count
    }
  }

  private mutating func readConstruct() {
    let start = place
    switch byte(at: place + 1) {
    case UInt8(ascii: "/"): readEndTag(start)
    case UInt8(ascii: "?"): skip(to: "?>", start, isComment: false)
    case UInt8(ascii: "!"):
      if has("<!--") {
        skip(to: "-->", start, isComment: true)
      } else if has("<![CDATA[") {
        skip(to: "]]>", start, isComment: false)
      } else {
        skip(to: ">", start, isComment: false)
      }
    default: readStartTag(start)
    }
  }

  private mutating func skip(to end: String, _ start: Int, isComment: Bool) {
    let end = Array(end.utf8)
    place = start + 2
    while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
    place = min(place + end.count, bytes.count)
    others.append(MarkupOutline.Other(range: start..<place, isComment: isComment))
  }

  // MARK: Tags

  private mutating func readEndTag(_ start: Int) {
    place = start + 2
    let name = readName()
    skipBlanks()
    // A name that is being written has no `>` yet.
    let isWhole = byte(at: place) == UInt8(ascii: ">")
    if isWhole { place += 1 } else { place = name.upperBound }
    guard !name.isEmpty, isWhole || !isAmongChildren(start),
      let match = open.lastIndex(where: { isSame(elements[$0].name, name) })
    else {
      strayEnds.append(MarkupOutline.StrayEnd(start: start, name: name))
      return
    }
    for element in open[(match + 1)...] {
      elements[element].contentEnd = start
      elements[element].end = start
    }
    elements[open[match]].endName = name
    elements[open[match]].contentEnd = start
    elements[open[match]].end = place
    open.removeSubrange(match...)
  }

  /// Whether a tag begins a line that is indented deeper than the innermost element, as its
  /// children are.
  private func isAmongChildren(_ start: Int) -> Bool {
    guard let element = open.last else { return false }
    let own = elements[element].start
    return isIndentation(start) && isIndentation(own) && column(of: start) > column(of: own)
  }

  /// Whether there are but blanks before an offset in its line.
  private func isIndentation(_ offset: Int) -> Bool {
    bytes[(offset - column(of: offset))..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private mutating func readStartTag(_ start: Int) {
    place = start + 1
    let name = readName()
    var element = MarkupOutline.Element(
      name: name, start: start, tagEnd: place, contentEnd: place, end: place,
      parent: open.last ?? -1)
    if name.isEmpty {
      // A lone `<` begins nothing yet.
      element.isEmpty = true
      return elements.append(element)
    }
    readAttributes(of: &element)
    element.tagEnd = place
    element.contentEnd = place
    element.end = place
    if !element.hasTagEnd { element.isEmpty = isEmptyWhenCut(element) }
    // Deeper elements than the parser reads are not followed, so that no nesting is too deep.
    if open.count >= MarkupLimits.depth { element.isEmpty = true }
    elements.append(element)
    if !element.isEmpty { open.append(elements.count - 1) }
  }

  /// Reads up to the end of a start tag, or to the `<` that cuts it.
  private mutating func readAttributes(of element: inout MarkupOutline.Element) {
    while true {
      skipBlanks()
      guard let sign = byte(at: place), sign != less else { return }
      if sign == UInt8(ascii: ">") {
        place += 1
        element.hasTagEnd = true
        return
      }
      if sign == UInt8(ascii: "/") {
        place += 1
        if byte(at: place) == UInt8(ascii: ">") {
          place += 1
          element.hasTagEnd = true
          element.isEmpty = true
          return
        }
        continue
      }
      let name = readName()
      guard !name.isEmpty else {
        place += 1
        continue
      }
      var attribute = MarkupOutline.Attribute(name: name)
      let behind = place
      skipBlanks()
      if byte(at: place) == UInt8(ascii: "=") {
        place += 1
        readValue(of: &attribute)
      } else {
        place = behind
      }
      element.attributes.append(attribute)
    }
  }

  private mutating func readValue(of attribute: inout MarkupOutline.Attribute) {
    let behind = place
    skipBlanks()
    guard let quote = byte(at: place), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      // What follows a blank is the next attribute.
      place = behind
      while let byte = byte(at: place), !isBlank(byte), byte != less, byte != UInt8(ascii: ">"),
        byte != UInt8(ascii: "/")
      {
        place += 1
      }
      attribute.value = behind..<place
      return
    }
    let start = place + 1
    var end = start
    while let byte = byte(at: end), byte != quote, byte != less { end += 1 }
    attribute.isClosed = byte(at: end) == quote
    if attribute.isClosed, let follower = byte(at: end + 1), JoinedValue.begins(with: follower),
      let cut = JoinedValue.end(of: start..<end, { bytes[$0] })
    {
      attribute.isClosed = false
      attribute.value = start..<cut
      place = cut
      return
    }
    if attribute.isClosed {
      attribute.value = start..<end
      place = end + 1
      return
    }
    // Without a quote, the value reaches no farther than its line, and not over the end of the tag.
    end = start
    while let byte = byte(at: end), byte != less, byte != 0x0A, byte != 0x0D { end += 1 }
    let line = bytes[start..<end]
    if let close = line.lastIndex(of: UInt8(ascii: ">")) {
      end = close > start && bytes[close - 1] == UInt8(ascii: "/") ? close - 1 : close
    }
    attribute.value = start..<end
    place = end
  }

  /// Whether an element whose start tag is cut has no content: the next tag is indented no deeper,
  /// or ends the element around.
  private func isEmptyWhenCut(_ element: MarkupOutline.Element) -> Bool {
    guard byte(at: place) == less else { return true }
    let isOnNewLine = bytes[element.start..<place].contains { $0 == 0x0A || $0 == 0x0D }
    if byte(at: place + 1) == UInt8(ascii: "/") {
      var after = place + 2
      while let byte = byte(at: after), isPartOfName(byte) { after += 1 }
      return !isSame(element.name, place + 2..<after)
    }
    return isOnNewLine && column(of: place) <= column(of: element.start)
  }

  private func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  // MARK: Signs

  private var less: UInt8 { UInt8(ascii: "<") }

  private func byte(at place: Int) -> UInt8? {
    bytes.indices.contains(place) ? bytes[place] : nil
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].firstIndex(of: byte)
  }

  private func has(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

  private mutating func skipBlanks() {
    while let byte = byte(at: place), isBlank(byte) { place += 1 }
  }

  private mutating func readName() -> Range<Int> {
    let start = place
    while let byte = byte(at: place), isPartOfName(byte) { place += 1 }
    return start..<place
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count && bytes[one].elementsEqual(bytes[other])
  }
}
