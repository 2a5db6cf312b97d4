import LayoutEngine

/// Gives a value one field of another, unless it has it.
typealias Reset<Value> = (Value, Value) -> Value?

/// Resets the field at `path`.
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

/// A value with its fields reset one by one.
func fieldsReset<Value>(
  _ value: Value, to plain: Value, _ fields: [Reset<Value>]
) -> [Value] {
  fields.compactMap { $0(value, plain) }
}

/// A value with the edges of its fields left out one by one.
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
