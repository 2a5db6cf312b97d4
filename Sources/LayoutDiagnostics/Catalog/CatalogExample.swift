/// Markup that shows a finding, or how it looks without it.
package enum CatalogExample: Equatable, Sendable {
  /// A whole document.
  case document(String)
  /// What stands inside a `<layout>`.
  case fragment(String)
  /// Nothing that could be printed, such as bytes that are no text.
  case none

  /// What is shown to people, or nothing.
  package var text: String? {
    switch self {
    case .document(let text), .fragment(let text): text
    case .none: nil
    }
  }

  /// What the checker can be given, or nothing.
  package var document: String? {
    switch self {
    case .document(let text): text
    case .fragment(let text): "<layout name=\"Example\">\n\(text)\n</layout>\n"
    case .none: nil
    }
  }
}
