package import LayoutDiagnostics
package import LayoutXML

/// An attribute of the syntax tree, with its value.
package struct SyntaxAttribute: Sendable {
  package let tree: SyntaxTree
  /// The attribute's index in the tape.
  package let index: Int

  package var markup: MarkupAttribute { tree.document.attributes[index] }

  /// The name as it is written.
  package var name: String { tree.document.text(in: markup.nameRange) }

  /// The decoded value, with references resolved.
  package var value: String { decodedValue.string }

  /// The decoded value, which maps its bytes to the source.
  package var decodedValue: DecodedValue { tree.document.value(of: markup) }

  /// The range of name, value and quotes.
  package var range: SourceRange { markup.range }

  package var nameRange: SourceRange { markup.nameRange }

  /// The range of the value without quotes.
  package var valueRange: SourceRange { markup.valueRange }
}
