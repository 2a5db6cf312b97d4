package import LayoutDiagnostics
package import LayoutSchema

/// The typed tree: the meaning of a document, with every value parsed.
///
/// Interpreter, generator and rules are based on this tree. It is flat, in document order. Parts
/// with
/// errors are left out or marked ``TypedNode/isBroken``; only a document without errors is laid
/// out.
@usableFromInline
package struct TypedDocument: Sendable {
  /// Elements in document order: `layout` first, with its previews and its root below it.
  package var nodes: [TypedNode] = []
  package var attributes: [TypedAttribute] = []
  package var runs: [TypedRun] = []
  /// The parts of shadows, gradients and grids.
  package internal(set) var lookParts: [LookPart] = []
  /// The text of the document, for texts that are stored as ranges of it.
  package var source: [UInt8] = []
  /// Texts whose spelling in the source differs from their value.
  package var decoded: [UInt8] = []
  /// The index of the root layout element, or −1.
  package var root: Int32 = -1
  package var previews: [Int32] = []
  package var hasErrors = false
  /// The declarations and expressions of the document.
  @usableFromInline
  package var structure: DocumentStructure {
    @inlinable _read { yield apart[0] }
    @inlinable _modify { yield &apart[0] }
  }
  /// The structure, behind one reference because its two dozen lists make copies of the document
  /// slow.
  @usableFromInline var apart = Self.nothing

  private static let nothing = [DocumentStructure()]

  package init() {}

  package mutating func removeAll() {
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
  package func isSame(_ first: TextReference, _ second: TextReference) -> Bool {
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
  package func attribute(_ name: AttributeName, of node: Int) -> TypedAttribute? {
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

// MARK: A component by itself

extension TypedDocument {
  /// Returns a document whose layout is a component of this one.
  ///
  /// It has the body, the parameters, the actions and the values of the component; slots have their
  /// own content.
  package func layout(of component: TypedComponent) -> TypedDocument {
    var document = self
    document.root = component.root
    document.previews = []
    document.structure.parameters = component.signature.parameters
    document.structure.actions = component.signature.actions
    document.structure.lets = component.lets
    document.structure.outlets = OutletShape()
    return document
  }

  /// Returns the node of the declaration of a component, above its root; nil if it has no body.
  package func declaration(of component: TypedComponent) -> Int? {
    var node = component.root
    while node >= 0, nodes[Int(node)].kind != .component { node = nodes[Int(node)].parent }
    return node >= 0 ? Int(node) : nil
  }
}

// MARK: Removing attributes

extension TypedDocument {
  /// Removes an attribute of an element.
  ///
  /// No other style of the element may say the attribute, which would then be said in its place.
  package mutating func remove(_ attribute: Int, of node: Int) {
    let indices = nodes[node].attributeIndices
    guard indices.contains(attribute) else { return }
    nodes[node].written.remove(attributes[attribute].name)
    for index in attribute..<indices.upperBound - 1 { attributes[index] = attributes[index + 1] }
    nodes[node].attributeCount -= 1
  }
}

// MARK: Storing values

extension TypedDocument {
  /// Returns a tree with one `layout` and no elements.
  package static func plain() -> TypedDocument {
    var document = TypedDocument()
    document.nodes = [TypedNode(.layout, markup: -1, parent: -1, firstAttribute: 0)]
    return document
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
