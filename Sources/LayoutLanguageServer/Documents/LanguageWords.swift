import LayoutModel
import LayoutSchema

/// Looks up the words of the language by their names.
enum LanguageWords {
  private static let kinds = Dictionary(
    ElementKind.allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  private static let attributes = Dictionary(
    AttributeName.allCases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the element of a name; nil for an author's own and for unknown names.
  static func element(_ name: String) -> ElementKind? {
    kinds[name].flatMap { Schema.shared.spec(for: $0).isAvailable ? $0 : nil }
  }

  static func attribute(_ name: String) -> AttributeName? { attributes[name] }
}

extension ElementKind {
  /// The row of the element.
  var spec: ElementSpec { Schema.shared.spec(for: self) }

  /// Whether it stands for its children in a layout.
  var isFlow: Bool { ElementSet.flow.contains(self) }
}
