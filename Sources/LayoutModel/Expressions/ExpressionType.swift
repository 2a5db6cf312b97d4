/// The type of an expression, a parameter, a constant or a field.
package indirect enum ExpressionType: Hashable, Sendable {
  case string
  /// Text for people, which may be localized; a string widens to a text.
  case text
  /// A decimal number; an integer widens to a number.
  case number
  case integer
  case bool
  /// A point in time, in seconds since 1970; only `+`, `-` and comparisons apply to it.
  case date
  /// A length in points; a number widens to points.
  case points
  /// A percentage, where 100 is the whole; it is multiplied and divided by numbers, and added to
  /// points.
  case percent
  /// Points, a percentage, the sum of both or `auto`, only in attributes that take all of them.
  case dimension
  case color
  case image
  /// A ratio of width to height.
  case ratio
  /// Four lengths in points.
  case insets
  /// One of the given words.
  case choice([String])
  case record(RecordName)
  case optional(ExpressionType)
  case list(ExpressionType)
  /// The type of `nil`, which widens to every optional.
  case nothing
}

/// The name of a record or a choice, with the file that declares it.
package struct RecordName: Hashable, Sendable {
  package var name: String
  /// The ``Module/name`` of the file with the declaration.
  package var home: String

  package init(_ name: String, in home: String) {
    self.name = name
    self.home = home
  }
}

extension ExpressionType {
  /// The record in the type, also in a list or an optional; nil if there is none.
  package var record: RecordName? {
    switch self {
    case .record(let name): name
    case .optional(let type), .list(let type): type.record
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .choice, .nothing:
      nil
    }
  }
}
