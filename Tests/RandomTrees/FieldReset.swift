import LayoutEngine

/// Returns the first value with one field of the second, or nil if the fields are equal.
typealias Reset<Value> = (Value, Value) -> Value?

/// Returns a function that resets the field at `path`.
func field<Value, Field: Equatable>(
  _ path: WritableKeyPath<Value, Field>
) -> Reset<Value> {
  { value, plain in
    guard value[keyPath: path] != plain[keyPath: path] else { return nil }
    var copy = value
    copy[keyPath: path] = plain[keyPath: path]
    return copy
  }
}

/// Returns the value with each field reset in turn.
func fieldsReset<Value>(
  _ value: Value, to plain: Value, _ fields: [Reset<Value>]
) -> [Value] {
  fields.compactMap { $0(value, plain) }
}

/// Returns the value with each edge of these fields removed in turn.
func edgesReset<Value>(
  _ value: Value, _ paths: [WritableKeyPath<Value, LayoutEdges>]
) -> [Value] {
  paths.flatMap { path in
    value[keyPath: path].simplifications.map { edges in
      var copy = value
      copy[keyPath: path] = edges
      return copy
    }
  }
}

extension LayoutEdges {
  fileprivate var simplifications: [LayoutEdges] {
    fieldsReset(
      self, to: .none,
      [
        field(\.all), field(\.top), field(\.left), field(\.bottom), field(\.right),
        field(\.start), field(\.end), field(\.horizontal), field(\.vertical),
      ])
  }
}
