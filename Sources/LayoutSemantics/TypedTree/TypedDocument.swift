package import LayoutDiagnostics
import LayoutEngine
package import LayoutSchema

/// The typed tree: what a document means, with every value read.
///
/// Interpreter, generator and rules read this and nothing below it. It is flat, in document order,
/// and what holds an error is left out of it or marked ``TypedNode/isBroken``; only a document
/// without errors is to be laid out.
package struct TypedDocument: Sendable {
  /// Elements in document order: `layout` first, with its previews and its root below it.
  package internal(set) var nodes: [TypedNode] = []
  package internal(set) var attributes: [TypedAttribute] = []
  package internal(set) var runs: [TypedRun] = []
  /// The parts of shadows and gradients.
  package internal(set) var lookParts: [LookPart] = []
  /// The text of the document, for the texts that stand in it as they are.
  package internal(set) var source: [UInt8] = []
  /// Texts that the source spells differently from what they are.
  package internal(set) var decoded: [UInt8] = []
  /// The root layout element, or −1.
  package internal(set) var root: Int32 = -1
  package internal(set) var previews: [Int32] = []
  package internal(set) var hasErrors = false
  /// What only a document with declarations or bindings has.
  package internal(set) var structure: DocumentStructure {
    _read { yield apart[0] }
    _modify { yield &apart[0] }
  }
  /// The one structure: it has two dozen lists, which whoever takes hold of the document need not.
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

  /// The parts of a shadow or a gradient; none of any other value.
  package func parts(of value: TypedValue) -> ArraySlice<LookPart> {
    guard case .parts(let first, let count) = value, first >= 0,
      Int(first) + Int(count) <= lookParts.count
    else { return [] }
    return lookParts[Int(first)..<Int(first + count)]
  }

  /// Whether two texts are the same bytes.
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

  /// The value of the attribute called `name` at `node`, or nil where it has none.
  package func value(_ name: AttributeName, of node: Int) -> TypedValue? {
    attribute(name, of: node)?.value
  }

  /// The attribute called `name` at `node`, or nil where it has none.
  func attribute(_ name: AttributeName, of node: Int) -> TypedAttribute? {
    guard nodes[node].written.contains(name) else { return nil }
    for index in nodes[node].attributeIndices where attributes[index].name == name {
      return attributes[index]
    }
    return nil
  }

  /// The text of the attribute called `name` at `node`, or nil where it has none.
  package func string(_ name: AttributeName, of node: Int) -> String? {
    guard case .text(let reference)? = value(name, of: node) else { return nil }
    return string(reference)
  }

  /// The children of `node` in order.
  package func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = nodes[node].firstChild
    while child >= 0 {
      children.append(Int(child))
      child = nodes[Int(child)].nextSibling
    }
    return children
  }

  /// The name that the document gives itself, or nil where the file's name is to give it.
  package var declaredName: String? {
    guard let kind = nodes.first?.kind, kind == .layout || kind == .library else { return nil }
    return string(.name, of: 0)
  }
}

// MARK: Lengths

extension TypedDocument {
  /// The length that `node` itself asks for along `axis`, or nil.
  func ownLength(of node: Int, _ axis: Axis) -> DimensionValue? {
    if case .size(let width, let height)? = value(.size, of: node) {
      return axis == .horizontal ? width : height
    }
    guard
      case .dimension(let length)? = value(axis == .horizontal ? .width : .height, of: node)
    else { return nil }
    return length
  }

  /// The element's own length along `axis` in points, or nil.
  func writtenLength(of node: Int, _ axis: Axis) -> Float? {
    ownLength(of: node, axis).flatMap { $0.unit == .points ? $0.amount : nil }
  }

  /// Whether the element says how long it is along `axis`.
  func isSized(_ node: Int, along axis: Axis) -> Bool {
    ownLength(of: node, axis).map { $0.unit != .auto } ?? false
  }

  /// Whether any length at `node` has no end.
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

  /// Whether a percentage at `node` makes other lengths of each length that it is offered: any but
  /// those that say how long it is.
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

// MARK: What rules ask of elements

extension TypedDocument {
  /// The one element that is written in a container, nil where there are more or fewer, or where a
  /// condition, a loop or a slot decides what there is.
  func soleChild(of container: Int) -> Int? {
    let first = Int(nodes[container].firstChild)
    guard first >= 0, nodes[first].nextSibling < 0, nodes[container].childCount == 1,
      !nodes[container].isBroken, !ElementSet.flow.contains(nodes[first].kind)
    else { return nil }
    return first
  }

  /// The length of the attribute at `node` in points, nil where it is none or not written.
  func points(_ name: AttributeName, of node: Int) -> Float? {
    guard case .dimension(let length)? = value(name, of: node), length.unit == .points else {
      return nil
    }
    return length.amount
  }

  /// The number of the attribute at `node`, nil where it is not written or bound.
  func number(_ name: AttributeName, of node: Int) -> Float? {
    guard case .number(let number)? = value(name, of: node) else { return nil }
    return number
  }

  /// Whether the element is the root of a layout or of a component, which a use may say more about.
  func isRoot(_ node: Int) -> Bool {
    let parent = placingParent(of: node)
    return parent <= 0 || nodes[parent].kind == .component && nodes[parent].detail < 0
  }

  /// The word of a choice, nil where an expression gives it.
  func word(of attribute: TypedAttribute) -> String? {
    attribute.value.word(in: attribute.row)
  }

  /// Whether the element or something in it has an id, by which the host may change it.
  func holdsId(_ node: Int) -> Bool {
    if nodes[node].written.contains(.id) { return true }
    var child = nodes[node].firstChild
    while child >= 0 {
      if holdsId(Int(child)) { return true }
      child = nodes[Int(child)].nextSibling
    }
    return false
  }

  /// Whether what the text says literally is translated.
  func isTranslated(_ text: Int) -> Bool {
    value(.localized, of: text).map { $0 == .bool(true) } ?? true
  }
}

// MARK: Words, asked for by the engine's own names

extension TypedAttribute {
  /// Whether the value is the word that the engine's `choice` is called.
  func says(_ choice: some RawRepresentable<String>) -> Bool { value.says(choice, in: row) }
}

extension TypedDocument {
  /// The engine's case for the word that stands at `node` under `name`; nil where none does, or where
  /// it is bound.
  func choice<Choice: RawRepresentable<String>>(_ name: AttributeName, of node: Int) -> Choice? {
    guard let attribute = attribute(name, of: node) else { return nil }
    return attribute.value.choice(in: attribute.row)
  }

  /// Whether expressions or styles leave one of these words at `node` to be found out.
  func leavesOpen(_ names: [AttributeName], at node: Int) -> Bool {
    names.contains { name in
      switch value(name, of: node) {
      case nil, .choice?: false
      case .some: true
      }
    }
  }
}

// MARK: A typed tree that is not read from markup

extension TypedDocument {
  /// An attribute of an element that is added, in the words of ``TypedAttribute``.
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

  /// A tree of one `layout`, to be filled with elements.
  package static func plain() -> TypedDocument {
    var document = TypedDocument()
    document.nodes = [TypedNode(.layout, markup: -1, parent: -1, firstAttribute: 0)]
    return document
  }

  /// Adds an element behind the last child of `parent`; its place is what is returned.
  ///
  /// All elements are added in document order; a `span` is no child.
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

  /// Adds a piece to the content of a text; what is returned is its place in ``runs``.
  ///
  /// The pieces of a text follow one another.
  @discardableResult
  package mutating func append(run text: TextReference, in span: Int32, of node: Int) -> Int {
    if nodes[node].runCount == 0 { nodes[node].firstRun = Int32(runs.count) }
    nodes[node].runCount += 1
    runs.append(TypedRun(text: text, span: span))
    return runs.count - 1
  }

  /// Keeps the parts of a shadow or a gradient.
  package mutating func append(parts: [LookPart]) -> TypedValue {
    lookParts += parts
    return .parts(
      first: Int32(truncatingIfNeeded: lookParts.count - parts.count),
      count: Int32(truncatingIfNeeded: parts.count))
  }

  /// Keeps a text.
  package mutating func append(text: String) -> TextReference {
    let start = UInt32(decoded.count)
    decoded += text.utf8
    return TextReference(start: start, end: UInt32(decoded.count), isDecoded: true)
  }
}

// MARK: Styles

extension TypedDocument {
  /// The style that what is written at `range` belongs to, nil for what stands on an element.
  package func styledText(at range: SourceRange) -> StyledText? {
    structure.styledTexts.first {
      $0.range.start <= range.start && range.start < $0.range.end
    }
  }
}
