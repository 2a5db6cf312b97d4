/// The text of a field between what a document says and what someone types.
///
/// A document that says the same as before leaves alone what was typed since.
package struct EntryText: Sendable, Equatable {
  private var said: String?

  package init() {}

  /// Takes what a document says.
  ///
  /// - Parameters:
  ///   - text: What the document says now.
  ///   - typed: What is in the field.
  /// - Returns: What to put into the field; `nil` leaves it as it is.
  package mutating func text(for text: String, over typed: String) -> String? {
    guard said != text else { return nil }
    said = text
    return text == typed ? nil : text
  }

  /// Notes what someone typed, so that a document that says it too changes nothing.
  package mutating func type(_ text: String) { said = text }
}
