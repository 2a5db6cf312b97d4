package import LayoutXML

/// A document to walk about in: elements with their attributes, comments and text, each with its
/// place in the source.
///
/// It is a view of the tape and copies nothing; loops over whole documents read the tape itself.
package struct SyntaxTree: Sendable {
  package let document: MarkupDocument

  package init(_ document: MarkupDocument) {
    self.document = document
  }

  /// The document's element, nil where it has none.
  package var root: SyntaxElement? { element(at: Int(document.root)) }

  /// The nodes outside all elements, the root among them.
  package var nodes: [SyntaxNode] { siblings(from: document.firstNode) }

  /// The element with an index of the tape; nil for other nodes and beyond the tape.
  package func element(at index: Int) -> SyntaxElement? {
    guard document.nodes.indices.contains(index), document.nodes[index].kind == .element else {
      return nil
    }
    return SyntaxElement(tree: self, index: index)
  }

  /// The attribute with an index of the tape; nil beyond it.
  package func attribute(at index: Int) -> SyntaxAttribute? {
    guard document.attributes.indices.contains(index) else { return nil }
    return SyntaxAttribute(tree: self, index: index)
  }

  /// The innermost element whose range holds `offset`.
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
