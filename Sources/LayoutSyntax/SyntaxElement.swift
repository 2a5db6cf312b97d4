package import LayoutDiagnostics
package import LayoutXML

/// An element of the syntax tree, with its content.
package struct SyntaxElement: Sendable {
  package let tree: SyntaxTree
  /// The element's index in the tape.
  package let index: Int

  package var markup: MarkupNode { tree.document.nodes[index] }

  /// The name as it is written.
  package var name: String { tree.document.text(in: markup.nameRange) }

  /// The range of the element from its start tag to its end tag.
  package var range: SourceRange { markup.range }

  package var nameRange: SourceRange { markup.nameRange }

  package var startTagRange: SourceRange {
    SourceRange(start: markup.start, end: markup.startTagEnd)
  }

  /// The range of the name in the end tag; empty if there is none.
  package var endTagNameRange: SourceRange { markup.endTagNameRange }

  package var isSelfClosing: Bool { markup.flags.contains(.selfClosing) }

  package var attributes: [SyntaxAttribute] {
    markup.attributeIndices.map { SyntaxAttribute(tree: tree, index: $0) }
  }

  /// Returns the first attribute with the given name.
  package func attribute(named name: String) -> SyntaxAttribute? {
    attributes.first { $0.name == name }
  }

  package var parent: SyntaxElement? { tree.element(at: Int(markup.parent)) }

  /// The nodes directly inside the element, in order.
  package var nodes: [SyntaxNode] { tree.siblings(from: markup.firstChild) }

  /// The elements directly inside the element.
  package var children: [SyntaxElement] { nodes.compactMap(\.element) }

  /// The comments directly inside the element.
  package var comments: [SyntaxNode] { nodes.filter { $0.kind == .comment } }

  /// The character data directly inside the element, including CDATA and white space.
  package var text: String {
    nodes.filter { $0.kind == .text || $0.kind == .cdata }.map(\.content).joined()
  }
}
