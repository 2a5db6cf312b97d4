package import LayoutViews

/// The text of a field, which the document sets and the user edits.
///
/// A document whose text has not changed does not overwrite the user's edits.
package struct EntryText: Sendable, Equatable {
  private var said: String?

  package init() {}

  /// Returns the text to put into a field after an update of the document.
  ///
  /// - Parameters:
  ///   - text: The text in the document.
  ///   - typed: The text in the field.
  /// - Returns: The text to put into the field; `nil` leaves the field as it is.
  package mutating func text(for text: String, over typed: String) -> String? {
    guard said != text else { return nil }
    said = text
    return text == typed ? nil : text
  }

  /// Stores the user's text, so that a document with the same text changes nothing.
  package mutating func type(_ text: String) { said = text }
}

extension LayoutControl {
  /// The values of a text field of any kind; nil for other controls.
  package var entry: TextEntry? {
    switch self {
    case .textField(let entry), .secureField(let entry), .textArea(let entry): entry
    case .button, .toggle, .slider, .stepper, .progress, .spinner: nil
    }
  }
}
