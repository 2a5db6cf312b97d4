import LayoutSchema
import LayoutXML

/// A start tag with sorted attributes, on one line or with a line for each.
struct StartTag {
  /// `<` and the name, then the attributes without anything between them.
  private var bytes: [UInt8] = []
  /// The start of each attribute in ``bytes``.
  private var starts: [Int] = []
  private var isClosed = false
  private var hasLineEnd = false
  /// The width of the tag on one line, in columns.
  private(set) var width = 0

  private var ranked: [RankedAttribute] = []
  private let schema = Schema.shared
  private let order = AttributeOrder.shared
  private let spellings = ValueSpellings.shared

  /// Reads the tag of an element; `isClosed` makes it an empty-element tag.
  mutating func read(_ index: Int, in markup: MarkupDocument, isClosed: Bool) {
    let node = markup.nodes[index]
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    self.isClosed = isClosed
    hasLineEnd = false
    bytes.append(UInt8(ascii: "<"))
    bytes += markup.bytes[Int(node.nameStart)..<Int(node.nameEnd)]
    let kind = schema.element(named: node.name.rawValue)
    sort(node, kind, markup)
    for attribute in ranked {
      starts.append(bytes.count)
      write(markup.attributes[attribute.index], of: node, kind, markup)
    }
    width = bytes[...].scalarCount + starts.count + (isClosed ? 2 : 1)
  }

  /// Writes the tag on one line if it fits, `indentation` columns from the left.
  func write(at indentation: Int, to output: inout [UInt8]) {
    // A single attribute would gain nothing from a line of its own.
    let isOnOneLine =
      starts.count < 2
      || !hasLineEnd && indentation + width <= DocumentFormatter.lineLength
    write(isOnOneLine: isOnOneLine, at: indentation, to: &output)
  }

  private func write(isOnOneLine: Bool, at indentation: Int, to output: inout [UInt8]) {
    output += bytes[..<(starts.first ?? bytes.count)]
    for (place, start) in starts.enumerated() {
      if isOnOneLine { output.append(0x20) } else { output.appendLine(indentedBy: indentation + 4) }
      output += bytes[start..<(place + 1 < starts.count ? starts[place + 1] : bytes.count)]
    }
    if isClosed { output.append(UInt8(ascii: "/")) }
    output.append(UInt8(ascii: ">"))
  }

  func writeOnOneLine(to output: inout [UInt8]) {
    write(isOnOneLine: true, at: 0, to: &output)
  }

  // MARK: Attributes

  private struct RankedAttribute {
    var rank: UInt16
    /// The index of the attribute in the document.
    var index: Int
  }

  private mutating func sort(_ node: MarkupNode, _ kind: ElementKind?, _ markup: MarkupDocument) {
    ranked.removeAll(keepingCapacity: true)
    var isSorted = true
    for index in node.attributeIndices {
      let name = schema.attribute(named: markup.attributes[index].name.rawValue)
      let rank = order.rank(of: name, on: kind)
      if let last = ranked.last, last.rank > rank { isSorted = false }
      ranked.append(RankedAttribute(rank: rank, index: index))
    }
    if !isSorted { ranked.sort { ($0.rank, $0.index) < ($1.rank, $1.index) } }
  }

  private mutating func write(
    _ attribute: MarkupAttribute, of node: MarkupNode, _ kind: ElementKind?,
    _ markup: MarkupDocument
  ) {
    let value = markup.bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)]
    // Single quotes avoid references if the value contains double ones.
    let quote: UInt8 =
      attribute.quote == UInt8(ascii: "'") && value.contains(UInt8(ascii: "\""))
      ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    bytes += markup.bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)]
    bytes.append(UInt8(ascii: "="))
    bytes.append(quote)
    let start = bytes.count
    if attribute.quote == UInt8(ascii: "\""), value.isPlain {
      bytes += value
    } else {
      ValueWriter(of: attribute, in: markup, quote: quote)
        .write(as: spelling(of: attribute, of: node, kind, markup), to: &bytes)
      if bytes[start...].contains(where: \.isLineEnd) { hasLineEnd = true }
    }
    bytes.append(quote)
  }

  /// Returns the allowed spelling of a value.
  ///
  /// An attribute that the element does not read may be read by its parent.
  private func spelling(
    of attribute: MarkupAttribute, of node: MarkupNode, _ kind: ElementKind?,
    _ markup: MarkupDocument
  ) -> ValueSpelling {
    let name = schema.attribute(named: attribute.name.rawValue)
    let own = spellings.spelling(of: name, on: kind)
    guard own == .text, let name, let kind, schema.ownRow(name, of: kind) == nil else { return own }
    var parent = Int(node.parent)
    while parent >= 0, let kind = schema.element(named: markup.nodes[parent].name.rawValue) {
      switch kind.role {
      case .branch, .loop: parent = Int(markup.nodes[parent].parent)
      case .layout: return spellings.spelling(of: name, in: kind)
      case .slot, .component, .declared, .other: return own
      }
    }
    return own
  }
}

extension ArraySlice<UInt8> {
  /// Whether a value has no other spelling: no expression, only single blanks between words, and no
  /// two adjacent dots.
  fileprivate var isPlain: Bool {
    var last: UInt8 = 0x20
    for byte in self {
      if byte == UInt8(ascii: "{") || byte.isBlank && (byte != 0x20 || last == 0x20) {
        return false
      }
      if byte == UInt8(ascii: "."), last == byte { return false }
      last = byte
    }
    return isEmpty || last != 0x20
  }
}
