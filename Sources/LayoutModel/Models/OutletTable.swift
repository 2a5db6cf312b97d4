import LayoutSchema

/// The elements of a document that have an id, numbered in document order.
package struct OutletTable: Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: String
    /// The index of the element in the typed tree.
    package let node: Int
  }

  package let entries: [Entry]
  /// The number of each element's outlet, by the element's index in the typed tree; −1 for none.
  private let numbers: [Int32]

  package init(_ document: TypedDocument) {
    var entries: [Entry] = []
    var numbers = [Int32](repeating: -1, count: document.nodes.count)
    for node in document.nodes.indices {
      guard let name = document.string(.id, of: node) else { continue }
      numbers[node] = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(name: name, node: node))
    }
    self.entries = entries
    self.numbers = numbers
  }

  /// Returns the number of the outlet of the element at `node`, or −1.
  package func number(of node: Int) -> Int32 {
    node < numbers.count ? numbers[node] : -1
  }

  /// Returns the id of the element at `node`, or nil.
  package func name(of node: Int) -> String? {
    let number = number(of: node)
    return number < 0 ? nil : entries[Int(number)].name
  }
}

extension TypedDocument {
  /// The outlets of the layout; in a document without conditions, loops and components, all its
  /// ids.
  package var outletShape: OutletShape {
    var shape = structure.outlets
    guard shape.entries.isEmpty else { return shape }
    for entry in OutletTable(self).entries where isBelowRoot(entry.node) {
      shape.entries.append(OutletShape.Entry(entry.name, .one, nodes[entry.node].kind))
    }
    return shape
  }

  /// Whether a node lies in the body of the layout, or in a document without a body.
  private func isBelowRoot(_ node: Int) -> Bool {
    guard root >= 0 else { return true }
    var node = node
    while node >= 0 {
      if node == Int(root) { return true }
      node = Int(nodes[node].parent)
    }
    return false
  }
}
