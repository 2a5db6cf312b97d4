/// The attributes of one element, by their names.
///
/// The checker has seen to their types. One of another type than is asked for reads as if it were
/// not there.
public struct AttributeReader: Sendable, Equatable {
  fileprivate(set) var values: [String: AttributeValue]

  /// Attributes by their names, as written in documents.
  public init(_ values: [String: AttributeValue] = [:]) { self.values = values }

  /// The value of an attribute, where it is there.
  public subscript(name: String) -> AttributeValue? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

// MARK: Numbers

extension AttributeReader {
  /// Points, a percentage or a plain number.
  public func number(_ name: String) -> Float? {
    switch values[name] {
    case .number(let number): number
    case .integer(let integer): Float(integer)
    case .dimension(.points(let points)): points
    case .bool, .string, .dimension, .length, .color, .image, .ratio, .edges, .pair, .size,
      .sizeRange, .choice, .flags, nil:
      nil
    }
  }

  /// Points, a percentage or a plain number.
  public func number(_ name: String, default value: Float) -> Float { number(name) ?? value }

  /// A length in points.
  public func points(_ name: String) -> Float? { number(name) }

  /// A length in points.
  public func points(_ name: String, default value: Float) -> Float { number(name) ?? value }

  /// A whole number.
  public func integer(_ name: String) -> Int? {
    if case .integer(let integer) = values[name] { return integer }
    return nil
  }

  /// A whole number.
  public func integer(_ name: String, default value: Int) -> Int { integer(name) ?? value }
}

// MARK: Words

extension AttributeReader {
  /// True or false.
  public func bool(_ name: String) -> Bool? {
    if case .bool(let bool) = values[name] { return bool }
    return nil
  }

  /// True or false.
  public func bool(_ name: String, default value: Bool) -> Bool { bool(name) ?? value }

  /// A text.
  public func string(_ name: String) -> String? {
    if case .string(let string) = values[name] { return string }
    return nil
  }

  /// A text.
  public func string(_ name: String, default value: String) -> String { string(name) ?? value }

  /// A word out of a list, as a case of that name.
  public func choice<Choice: RawRepresentable>(_ name: String) -> Choice?
  where Choice.RawValue == String {
    if case .choice(let word) = values[name] { return Choice(rawValue: word) }
    return nil
  }

  /// A word out of a list, as a case of that name.
  public func choice<Choice: RawRepresentable>(_ name: String, default value: Choice) -> Choice
  where Choice.RawValue == String {
    choice(name) ?? value
  }

  /// Words out of a list.
  public func flags(_ name: String) -> [String]? {
    if case .flags(let words) = values[name] { return words }
    return nil
  }
}
