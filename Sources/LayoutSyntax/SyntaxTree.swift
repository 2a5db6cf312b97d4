package import LayoutXML

/// A view of a document as a tree of elements, comments and text, each with its source range.
///
/// The tree copies nothing from the tape; loops over whole documents read the tape itself.
package struct SyntaxTree: Sendable {
  package let document: MarkupDocument

  package init(_ document: MarkupDocument) {
    self.document = document
  }

  /// The root element; nil if there is none.
  package var root: SyntaxElement? { element(at: Int(document.root)) }

  /// The nodes outside of all elements, including the root.
  package var nodes: [SyntaxNode] { siblings(from: document.firstNode) }

  /// Returns the element with an index of the tape; nil for other nodes and invalid indices.
  package func element(at index: Int) -> SyntaxElement? {
    guard document.nodes.indices.contains(index), document.nodes[index].kind == .element else {
      return nil
    }
    return SyntaxElement(tree: self, index: index)
  }

  /// Returns the attribute with an index of the tape; nil for invalid indices.
  package func attribute(at index: Int) -> SyntaxAttribute? {
    guard document.attributes.indices.contains(index) else { return nil }
    return SyntaxAttribute(tree: self, index: index)
  }

  /// Returns the innermost element whose range contains `offset`.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package func element(containing offset: Int) -> SyntaxElement? {
    let index = document.nodes.lastIndex {
      $0.kind == .element && $0.start <= offset && offset < $0.end
    }
    return index.flatMap(element(at:))
  }

  func siblings(from first: Int32) -> [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    var index = first
    while index >= 0 {
      nodes.append(SyntaxNode(tree: self, index: Int(index)))
      index = document.nodes[Int(index)].nextSibling
    }
    return nodes
  }
}
