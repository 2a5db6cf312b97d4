/// Words of a text, equal only to words with the same bytes.
///
/// `String` takes an accented letter for equal to the letter with the accent behind it. An update
/// that compares texts so would keep the form that was there.
@frozen @usableFromInline
struct ExactWords: Sendable, Equatable {
  @usableFromInline let string: String

  @inlinable
  init(_ string: String) { self.string = string }

  @usableFromInline
  static func == (one: ExactWords, other: ExactWords) -> Bool {
    one.string.isSame(as: other.string)
  }
}

extension ExactWords: CustomStringConvertible {
  @usableFromInline var description: String { string.debugDescription }
}
