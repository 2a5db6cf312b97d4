package import LayoutDiagnostics
package import LayoutXML

/// An element with what stands in it.
package struct SyntaxElement: Sendable {
  package let tree: SyntaxTree
  /// The element's index in the tape.
  package let index: Int

  package var markup: MarkupNode { tree.document.nodes[index] }

  /// The name as written.
  package var name: String { tree.document.text(in: markup.nameRange) }

  /// The element from its start tag to its end tag.
  package var range: SourceRange { markup.range }

  package var nameRange: SourceRange { markup.nameRange }

  package var startTagRange: SourceRange {
    SourceRange(start: markup.start, end: markup.startTagEnd)
  }

  /// The name in the end tag, empty where there is none.
  package var endTagNameRange: SourceRange { markup.endTagNameRange }

  package var isSelfClosing: Bool { markup.flags.contains(.selfClosing) }

  package var attributes: [SyntaxAttribute] {
    markup.attributeIndices.map { SyntaxAttribute(tree: tree, index: $0) }
  }

  /// The first attribute of that name.
  package func attribute(named name: String) -> SyntaxAttribute? {
    attributes.first { $0.name == name }
  }

  package var parent: SyntaxElement? { tree.element(at: Int(markup.parent)) }

  /// Everything directly inside, in order.
  package var nodes: [SyntaxNode] { tree.siblings(from: markup.firstChild) }

  /// The elements directly inside.
  package var children: [SyntaxElement] { nodes.compactMap(\.element) }

  /// The comments directly inside.
  package var comments: [SyntaxNode] { nodes.filter { $0.kind == .comment } }

  /// The character data directly inside, CDATA included, with its white space.
  package var text: String {
    nodes.filter { $0.kind == .text || $0.kind == .cdata }.map(\.content).joined()
  }
}
