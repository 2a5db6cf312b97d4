package import LayoutDiagnostics
import LayoutEngine
package import LayoutSchema

/// The typed tree: the meaning of a document, with every value parsed.
///
/// Interpreter, generator and rules are based on this tree. It is flat, in document order. Parts
/// with
/// errors are left out or marked ``TypedNode/isBroken``; only a document without errors is laid
/// out.
package struct TypedDocument: Sendable {
  /// Elements in document order: `layout` first, with its previews and its root below it.
  package internal(set) var nodes: [TypedNode] = []
  package internal(set) var attributes: [TypedAttribute] = []
  package internal(set) var runs: [TypedRun] = []
  /// The parts of shadows, gradients and grids.
  package internal(set) var lookParts: [LookPart] = []
  /// The text of the document, for texts that are stored as ranges of it.
  package internal(set) var source: [UInt8] = []
  /// Texts whose spelling in the source differs from their value.
  package internal(set) var decoded: [UInt8] = []
  /// The index of the root layout element, or −1.
  package internal(set) var root: Int32 = -1
  package internal(set) var previews: [Int32] = []
  package internal(set) var hasErrors = false
  /// The declarations and expressions of the document.
  package internal(set) var structure: DocumentStructure {
    _read { yield apart[0] }
    _modify { yield &apart[0] }
  }
  /// The structure, behind one reference because its two dozen lists make copies of the document
  /// slow.
  private var apart = Self.nothing

  private static let nothing = [DocumentStructure()]

  package init() {}

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    lookParts.removeAll(keepingCapacity: true)
    source = []
    decoded.removeAll(keepingCapacity: true)
    root = -1
    previews.removeAll(keepingCapacity: true)
    hasErrors = false
    if !structure.isEmpty || !structure.styledTexts.isEmpty { apart = Self.nothing }
  }
}

// MARK: Reading

extension TypedDocument {
  package func string(_ reference: TextReference) -> String {
    let range = Int(reference.start)..<Int(reference.end)
    let bytes = reference.isDecoded ? decoded : source
    guard range.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the parts of a shadow, gradient or grid value; empty for other values.
  package func parts(of value: TypedValue) -> ArraySlice<LookPart> {
    guard case .parts(let first, let count) = value, first >= 0,
      Int(first) + Int(count) <= lookParts.count
    else { return [] }
    return lookParts[Int(first)..<Int(first + count)]
  }

  /// Whether two texts have equal bytes.
  func isSame(_ first: TextReference, _ second: TextReference) -> Bool {
    let count = Int(first.end - first.start)
    guard count == Int(second.end - second.start) else { return false }
    for index in 0..<count where byte(index, of: first) != byte(index, of: second) {
      return false
    }
    return true
  }

  private func byte(_ index: Int, of text: TextReference) -> UInt8 {
    text.isDecoded ? decoded[Int(text.start) + index] : source[Int(text.start) + index]
  }

  /// Returns the value of an attribute of `node`; nil if the node has no such attribute.
  package func value(_ name: AttributeName, of node: Int) -> TypedValue? {
    attribute(name, of: node)?.value
  }

  /// Returns an attribute of `node`; nil if the node has none of that name.
  func attribute(_ name: AttributeName, of node: Int) -> TypedAttribute? {
    guard nodes[node].written.contains(name) else { return nil }
    for index in nodes[node].attributeIndices where attributes[index].name == name {
      return attributes[index]
    }
    return nil
  }

  /// Returns the text of an attribute of `node`; nil if there is none or its value is no text.
  package func string(_ name: AttributeName, of node: Int) -> String? {
    guard case .text(let reference)? = value(name, of: node) else { return nil }
    return string(reference)
  }

  /// Returns the children of `node` in order.
  ///
  /// - Complexity: O(n) in the number of children.
  package func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = nodes[node].firstChild
    while child >= 0 {
      children.append(Int(child))
      child = nodes[Int(child)].nextSibling
    }
    return children
  }

  /// The name that the document declares; nil if the name is derived from the file.
  package var declaredName: String? {
    guard let kind = nodes.first?.kind, kind == .layout || kind == .library else { return nil }
    return string(.name, of: 0)
  }
}

// MARK: Lengths

extension TypedDocument {
  /// Returns the length that `node` sets for itself along `axis`; nil if it sets none.
  func ownLength(of node: Int, _ axis: Axis) -> DimensionValue? {
    if case .size(let width, let height)? = value(.size, of: node) {
      return axis == .horizontal ? width : height
    }
    guard
      case .dimension(let length)? = value(axis == .horizontal ? .width : .height, of: node)
    else { return nil }
    return length
  }

  /// Returns the length that `node` sets for itself along `axis`, in points; nil if it is not in
  /// points.
  func writtenLength(of node: Int, _ axis: Axis) -> Float? {
    ownLength(of: node, axis).flatMap { $0.unit == .points ? $0.amount : nil }
  }

  /// Whether the element sets its own length along `axis`.
  func isSized(_ node: Int, along axis: Axis) -> Bool {
    ownLength(of: node, axis).map { $0.unit != .auto } ?? false
  }

  /// Whether a length at `node` is infinite.
  func holdsInfinity(_ node: Int) -> Bool {
    for index in nodes[node].attributeIndices {
      switch attributes[index].value {
      case .dimension(let length): if length.unit == .infinity { return true }
      case .edges(let edges):
        if edges.top.unit == .infinity || edges.left.unit == .infinity
          || edges.bottom.unit == .infinity || edges.right.unit == .infinity
        {
          return true
        }
      case .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
        .symbol, .url, .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied:
        break
      }
    }
    return false
  }

  /// Whether a percentage at `node` gives a different result for each constraint.
  ///
  /// Percentages that set the node's own length do not count.
  func spreadsPercentage(_ node: Int) -> Bool {
    nodes[node].attributeIndices.contains { index in
      switch attributes[index].value {
      case .dimension(let length):
        length.unit == .percent && attributes[index].name != .width
          && attributes[index].name != .height && attributes[index].name != .flexBasis
      case .edges(let edges):
        edges.top.unit == .percent || edges.left.unit == .percent || edges.bottom.unit == .percent
          || edges.right.unit == .percent
      case .pair, .size, .fill, .sizeRange, .number, .integer, .bool, .text, .color, .asset,
        .symbol, .url,
        .ratio, .choice, .flags, .parts, .textMetrics, .bound, .boundFlags, .varied:
        false
      }
    }
  }
}

// MARK: Facts about elements for rules

extension TypedDocument {
  /// Returns the only child of a container.
  ///
  /// Nil if there are more children or none, or if a condition, a loop or a slot decides.
  func soleChild(of container: Int) -> Int? {
    let first = Int(nodes[container].firstChild)
    guard first >= 0, nodes[first].nextSibling < 0, nodes[container].childCount == 1,
      !nodes[container].isBroken, !ElementSet.flow.contains(nodes[first].kind)
    else { return nil }
    return first
  }

  /// Returns an attribute of `node` in points; nil if it is missing or not in points.
  func points(_ name: AttributeName, of node: Int) -> Float? {
    guard case .dimension(let length)? = value(name, of: node), length.unit == .points else {
      return nil
    }
    return length.amount
  }

  /// Returns an attribute of `node` as a number; nil if it is missing or bound.
  func number(_ name: AttributeName, of node: Int) -> Float? {
    guard case .number(let number)? = value(name, of: node) else { return nil }
    return number
  }

  /// Whether the element is the root of a layout or of a component, whose uses may set more
  /// attributes.
  func isRoot(_ node: Int) -> Bool {
    let parent = placingParent(of: node)
    return parent <= 0 || nodes[parent].kind == .component && nodes[parent].detail < 0
  }

  /// Returns the word of a choice; nil if an expression gives the word.
  func word(of attribute: TypedAttribute) -> String? {
    attribute.value.word(in: attribute.row)
  }

  /// Whether the element or one of its descendants has an id, by which the host may change it.
  func holdsId(_ node: Int) -> Bool {
    if nodes[node].written.contains(.id) { return true }
    var child = nodes[node].firstChild
    while child >= 0 {
      if holdsId(Int(child)) { return true }
      child = nodes[Int(child)].nextSibling
    }
    return false
  }

  /// Whether the literal words of the text are translated.
  func isTranslated(_ text: Int) -> Bool {
    value(.localized, of: text).map { $0 == .bool(true) } ?? true
  }
}

// MARK: Words as values of the engine

extension TypedAttribute {
  /// Whether the value is the word with the raw value of the engine's `choice`.
  func says(_ choice: some RawRepresentable<String>) -> Bool { value.says(choice, in: row) }
}

extension TypedDocument {
  /// Returns the engine's case for an attribute of `node`; nil if the attribute is missing or
  /// bound.
  func choice<Choice: RawRepresentable<String>>(_ name: AttributeName, of node: Int) -> Choice? {
    guard let attribute = attribute(name, of: node) else { return nil }
    return attribute.value.choice(in: attribute.row)
  }

  /// Whether expressions or styles leave one of these attributes of `node` unknown.
  func leavesOpen(_ names: [AttributeName], at node: Int) -> Bool {
    names.contains { name in
      switch value(name, of: node) {
      case nil, .choice?: false
      case .some: true
      }
    }
  }
}

// MARK: A typed tree made without markup

extension TypedDocument {
  /// An attribute of an element to add; the properties are those of ``TypedAttribute``.
  package struct Filling: Sendable {
    package var name: AttributeName
    package var row: RowID
    package var value: TypedValue
    package var isVerbatim: Bool

    package init(
      _ name: AttributeName, _ row: RowID, _ value: TypedValue, isVerbatim: Bool = false
    ) {
      self.name = name
      self.row = row
      self.value = value
      self.isVerbatim = isVerbatim
    }
  }

  /// Returns a tree with one `layout` and no elements.
  package static func plain() -> TypedDocument {
    var document = TypedDocument()
    document.nodes = [TypedNode(.layout, markup: -1, parent: -1, firstAttribute: 0)]
    return document
  }

  /// Adds an element behind the last child of `parent`, and returns its index.
  ///
  /// Elements must be added in document order. A `span` is added without becoming a child.
  @discardableResult
  package mutating func append(
    _ kind: ElementKind, markup: Int32, to parent: Int, _ attributes: [Filling]
  ) -> Int {
    let place = nodes.count
    var node = TypedNode(
      kind, markup: markup, parent: Int32(parent), firstAttribute: Int32(self.attributes.count))
    node.attributeCount = Int32(attributes.count)
    node.firstRun = Int32(runs.count)
    for attribute in attributes {
      node.written.insert(attribute.name)
      self.attributes.append(
        TypedAttribute(
          name: attribute.name, row: attribute.row, markup: -1, value: attribute.value,
          isVerbatim: attribute.isVerbatim))
    }
    nodes.append(node)
    if kind != .span { link(place, to: parent) }
    return place
  }

  private mutating func link(_ place: Int, to parent: Int) {
    nodes[parent].childCount += 1
    if nodes[parent].firstChild < 0 {
      nodes[parent].firstChild = Int32(place)
    } else {
      nodes[Int(nodes[parent].lastChild)].nextSibling = Int32(place)
    }
    nodes[parent].lastChild = Int32(place)
    if parent == 0, root < 0 { root = Int32(place) }
  }

  /// Adds a piece to the content of a text, and returns its index in ``runs``.
  ///
  /// The pieces of a text must be added one after another.
  @discardableResult
  package mutating func append(run text: TextReference, in span: Int32, of node: Int) -> Int {
    if nodes[node].runCount == 0 { nodes[node].firstRun = Int32(runs.count) }
    nodes[node].runCount += 1
    runs.append(TypedRun(text: text, span: span))
    return runs.count - 1
  }

  /// Stores the parts of a shadow, gradient or grid, and returns the value that refers to them.
  package mutating func append(parts: [LookPart]) -> TypedValue {
    lookParts += parts
    return .parts(
      first: Int32(truncatingIfNeeded: lookParts.count - parts.count),
      count: Int32(truncatingIfNeeded: parts.count))
  }

  /// Stores a text, and returns a reference to it.
  package mutating func append(text: String) -> TextReference {
    let start = UInt32(decoded.count)
    decoded += text.utf8
    return TextReference(start: start, end: UInt32(decoded.count), isDecoded: true)
  }
}

// MARK: Styles

extension TypedDocument {
  /// Returns the style whose attributes contain `range`; nil for attributes of elements.
  package func styledText(at range: SourceRange) -> StyledText? {
    structure.styledTexts.first {
      $0.range.start <= range.start && range.start < $0.range.end
    }
  }
}
