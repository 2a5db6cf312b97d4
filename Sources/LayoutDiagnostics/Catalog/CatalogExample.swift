/// Markup that shows a finding, or the corrected markup.
package enum CatalogExample: Equatable, Sendable {
  /// A whole document.
  case document(String)
  /// The content of a `<layout>`.
  case fragment(String)
  /// No example, because it could not be printed, such as bytes that are not text.
  case none

  /// The example as it is shown to people; nil for `none`.
  package var text: String? {
    switch self {
    case .document(let text), .fragment(let text): text
    case .none: nil
    }
  }

  /// A whole document that the checker can read; nil for `none`.
  package var document: String? {
    switch self {
    case .document(let text): text
    case .fragment(let text): "<layout name=\"Example\">\n\(text)\n</layout>\n"
    case .none: nil
    }
  }
}
