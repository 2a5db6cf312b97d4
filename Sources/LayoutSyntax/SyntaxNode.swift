package import LayoutDiagnostics
package import LayoutXML

/// Anything that stands in a document: an element, a comment, a piece of text and so on.
package struct SyntaxNode: Sendable {
  package let tree: SyntaxTree
  /// The node's index in the tape.
  package let index: Int

  package var kind: MarkupKind { markup.kind }

  package var range: SourceRange { markup.range }

  /// Text without the blanks around it; CDATA, comments and instructions without their delimiters.
  package var contentRange: SourceRange { markup.contentRange }

  /// The node as an element, nil where it is none.
  package var element: SyntaxElement? { tree.element(at: index) }

  /// What a text or CDATA section says, or what a comment or instruction holds.
  package var content: String { tree.document.text(of: markup).string }

  package var markup: MarkupNode { tree.document.nodes[index] }
}
