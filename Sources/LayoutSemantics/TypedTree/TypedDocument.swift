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
  /// The text of the document, for the texts that stand in it as they are.
  package internal(set) var source: [UInt8] = []
  /// Texts that the source spells differently from what they are.
  package internal(set) var decoded: [UInt8] = []
  /// The root layout element, or −1.
  package internal(set) var root: Int32 = -1
  package internal(set) var previews: [Int32] = []
  package internal(set) var hasErrors = false
  /// What only a document with declarations or bindings has.
  package internal(set) var structure = DocumentStructure()

  package init() {}

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    source = []
    decoded.removeAll(keepingCapacity: true)
    root = -1
    previews.removeAll(keepingCapacity: true)
    hasErrors = false
    if !structure.isEmpty || !structure.styledTexts.isEmpty { structure = DocumentStructure() }
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
