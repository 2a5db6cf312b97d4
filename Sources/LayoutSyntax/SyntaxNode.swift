package import LayoutDiagnostics
package import LayoutXML

/// A node of a document, such as an element, a comment or a text.
package struct SyntaxNode: Sendable {
  package let tree: SyntaxTree
  /// The node's index in the tape.
  package let index: Int

  package var kind: MarkupKind { markup.kind }

  package var range: SourceRange { markup.range }

  /// The range of the content.
  ///
  /// For text, the range excludes surrounding white space; for CDATA, comments and instructions, it
  /// excludes the delimiters.
  package var contentRange: SourceRange { markup.contentRange }

  /// The node as an element; nil for other nodes.
  package var element: SyntaxElement? { tree.element(at: index) }

  /// The decoded text of a text or CDATA section, or the content of a comment or instruction.
  package var content: String { tree.document.text(of: markup).string }

  package var markup: MarkupNode { tree.document.nodes[index] }
}
