/// The attributes of one element of a ``CustomLayout``, by name.
///
/// A document that passes the checker has attributes of the declared types. An attribute of another
/// type than the one asked for reads as if it were missing.
public struct AttributeReader: Sendable, Equatable {
  fileprivate(set) var values: [String: AttributeValue]

  /// Creates a reader of attributes by their names in documents.
  public init(_ values: [String: AttributeValue] = [:]) { self.values = values }

  /// The value of an attribute; `nil` where there is none.
  public subscript(name: String) -> AttributeValue? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

// MARK: Numbers

extension AttributeReader {
  /// A number, an integer, or a length in points; `nil` where there is none or it has another type.
  public func number(_ name: String) -> Float? {
    switch values[name] {
    case .number(let number): number
    case .integer(let integer): Float(integer)
    case .dimension(.points(let points)): points
    case .bool, .string, .text, .dimension, .length, .color, .image, .ratio, .edges, .pair, .size,
      .sizeRange, .choice, .flags, .list, nil:
      nil
    }
  }

  /// A number, an integer, or a length in points; `value` where there is none or it has another
  /// type.
  public func number(_ name: String, default value: Float) -> Float { number(name) ?? value }

  /// A length in points; `nil` where there is none or it has another type.
  public func points(_ name: String) -> Float? { number(name) }

  /// A length in points; `value` where there is none or it has another type.
  public func points(_ name: String, default value: Float) -> Float { number(name) ?? value }

  /// An integer; `nil` where there is none or it has another type.
  public func integer(_ name: String) -> Int? {
    if case .integer(let integer) = values[name] { return integer }
    return nil
  }

  /// An integer; `value` where there is none or it has another type.
  public func integer(_ name: String, default value: Int) -> Int { integer(name) ?? value }
}

// MARK: Words

extension AttributeReader {
  /// A truth value; `nil` where there is none or it has another type.
  public func bool(_ name: String) -> Bool? {
    if case .bool(let bool) = values[name] { return bool }
    return nil
  }

  /// A truth value; `value` where there is none or it has another type.
  public func bool(_ name: String, default value: Bool) -> Bool { bool(name) ?? value }

  /// A string; `nil` where there is none or it has another type.
  public func string(_ name: String) -> String? {
    if case .string(let string) = values[name] { return string }
    return nil
  }

  /// A string; `value` where there is none or it has another type.
  public func string(_ name: String, default value: String) -> String { string(name) ?? value }

  /// Words for people; `nil` where there are none or the value has another type.
  public func text(_ name: String) -> LayoutText? {
    if case .text(let text) = values[name] { return text }
    return nil
  }

  /// Words for people; `value` where there are none or the value has another type.
  public func text(_ name: String, default value: LayoutText) -> LayoutText { text(name) ?? value }

  /// The case of a choice; `nil` where there is none, it has another type or its word is no case.
  public func choice<Choice: RawRepresentable>(_ name: String) -> Choice?
  where Choice.RawValue == String {
    if case .choice(let word) = values[name] { return Choice(rawValue: word) }
    return nil
  }

  /// The case of a choice; `value` where there is none, it has another type or its word is no case.
  public func choice<Choice: RawRepresentable>(_ name: String, default value: Choice) -> Choice
  where Choice.RawValue == String {
    choice(name) ?? value
  }

  /// The words of a set of flags; `nil` where there is none or it has another type.
  public func flags(_ name: String) -> [String]? {
    if case .flags(let words) = values[name] { return words }
    return nil
  }

  /// The values of a list; `nil` where there is none or it has another type.
  public func list(_ name: String) -> [AttributeValue]? {
    if case .list(let values) = values[name] { return values }
    return nil
  }
}
