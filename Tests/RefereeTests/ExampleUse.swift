import LayoutDiagnostics
import LayoutGrammar
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// An occurrence of an attribute that its example is about.
struct ExampleUse {
  let reading: Reading
  let value: String
  /// The example without the attribute, or with another value if it is required.
  let markupWithout: String

  /// Returns the occurrences of the attributes that an example is about.
  static func all(in example: Example) -> [ExampleUse] {
    var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
    let document = example.document
    parser.parse(document)
    let tree = SyntaxTree(parser.document)
    return parser.document.nodes.indices.compactMap { tree.element(at: $0) }.flatMap { element in
      element.attributes.compactMap { attribute -> ExampleUse? in
        guard let name = example.attributes.first(where: { $0.name == attribute.name }),
          let reading = reading(name, on: element),
          reading.reader == example.element || reading.reader == nil
        else { return nil }
        return ExampleUse(
          reading: reading, value: attribute.value,
          markupWithout: markup(document, without: attribute, reading.row))
      }
    }
  }

  private static func reading(_ name: AttributeName, on element: SyntaxElement) -> Reading? {
    let parent = element.parent.flatMap { kind(of: $0) }
    return kind(of: element).flatMap { Reading(name, on: $0, in: parent) }
  }

  private static func kind(of element: SyntaxElement) -> ElementKind? {
    ElementKind.allCases.first { $0.name == element.name }
  }

  private static func markup(
    _ document: String, without attribute: SyntaxAttribute, _ row: AttributeSpec
  ) -> String {
    let edit =
      row.isRequired ? SourceEdit(attribute.valueRange, other(row)) : attribute.removal()
    var bytes = Array(document.utf8)
    bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)

    func other(_ row: AttributeSpec) -> String {
      guard case .choice(let words) = row.type else { return "1" }
      return words.first { $0 != attribute.value } ?? ""
    }
  }
}
