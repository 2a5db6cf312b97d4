package import LayoutDiagnostics
package import LayoutXML

/// An attribute with its value.
package struct SyntaxAttribute: Sendable {
  package let tree: SyntaxTree
  /// The attribute's index in the tape.
  package let index: Int

  package var markup: MarkupAttribute { tree.document.attributes[index] }

  /// The name as written.
  package var name: String { tree.document.text(in: markup.nameRange) }

  /// The value as XML means it, references resolved.
  package var value: String { decodedValue.string }

  /// The value with the way back from its bytes to the source.
  package var decodedValue: DecodedValue { tree.document.value(of: markup) }

  /// Name, value and quotes.
  package var range: SourceRange { markup.range }

  package var nameRange: SourceRange { markup.nameRange }

  /// The value without its quotes.
  package var valueRange: SourceRange { markup.valueRange }
}
