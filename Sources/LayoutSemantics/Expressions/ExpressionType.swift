/// The type of an expression, a parameter, a constant or a field.
package indirect enum ExpressionType: Hashable, Sendable {
  case string
  /// Words for people, which may follow their language; a string widens to it.
  case text
  /// A decimal number; an integer widens to it.
  case number
  case integer
  case bool
  /// A length in points; a number widens to it.
  case points
  /// Of 100; it meets numbers alone, by `*` and `/`.
  case percent
  /// Points, a percentage or `auto`: only where an attribute takes all of them.
  case dimension
  case color
  case image
  /// In the sense of width to height.
  case ratio
  /// Four lengths in points.
  case insets
  /// One of these words.
  case choice([String])
  case record(RecordName)
  case optional(ExpressionType)
  case list(ExpressionType)
  /// The type of `nil`, which every optional takes.
  case nothing
}

/// A record or a choice by what it is called and where it was declared.
package struct RecordName: Hashable, Sendable {
  package var name: String
  /// The ``Module/name`` of the file that declares it.
  package var home: String

  package init(_ name: String, in home: String) {
    self.name = name
    self.home = home
  }
}
