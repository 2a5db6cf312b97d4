/// An action of a document, with the values that it hands over.
///
/// A document fires its actions by name. The host receives them as cases of the document's
/// ``LayoutDocument/FiredAction``.
public struct LayoutAction: Sendable, Equatable {
  /// The name that the document declares.
  public var name: String
  /// The values of the action's parameters, in their order.
  public var arguments: [ActionValue]
  /// Whether the values that come with an event follow ``arguments``.
  public var takesMore: Bool

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name that the document declares.
  ///   - arguments: The values of the action's parameters, or of the first of them.
  ///   - takesMore: Whether the values that come with an event follow.
  public init(_ name: String, _ arguments: [ActionValue] = [], takesMore: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.takesMore = takesMore
  }

  /// Returns the action with more values behind its own ones; without them if it takes no more.
  ///
  /// - Parameters:
  ///   - values: The values to add.
  ///   - takesMore: Whether further values may follow these.
  /// - Returns: The action.
  public func with(_ values: [ActionValue], takesMore: Bool = false) -> LayoutAction {
    guard self.takesMore else { return self }
    return LayoutAction(name, arguments + values, takesMore: takesMore)
  }
}

/// A value that an action hands over.
public enum ActionValue: Sendable, Equatable {
  /// The absence of an optional value.
  case none
  /// A truth value.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A number, a length in points, a percentage (40 is 40 %) or a ratio of width to height.
  case number(Double)
  /// A string that is never translated.
  case string(String)
  /// A localizable text, not yet translated.
  case text(LayoutText)
  /// A date with a time.
  case date(LayoutInstant)
  /// A color, by its components or by the name of a color of the host.
  case color(LayoutColor)
  /// The source of a picture.
  case image(ImageSource)
  /// The word of a choice.
  case choice(String)
  /// The values of a list.
  case list([ActionValue])

  /// Returns whether two values are of one kind and equal; strings are compared by their bytes.
  public static func == (one: ActionValue, other: ActionValue) -> Bool {
    switch (one, other) {
    case (.none, .none): true
    case (.bool(let value), .bool(let other)): value == other
    case (.integer(let value), .integer(let other)): value == other
    case (.number(let value), .number(let other)): value.bitPattern == other.bitPattern
    case (.string(let value), .string(let other)), (.choice(let value), .choice(let other)):
      value.isSame(as: other)
    case (.text(let value), .text(let other)): value == other
    case (.date(let value), .date(let other)): value == other
    case (.color(let value), .color(let other)): value == other
    case (.image(let value), .image(let other)): value == other
    case (.list(let value), .list(let other)): value == other
    case (.none, _), (.bool, _), (.integer, _), (.number, _), (.string, _), (.text, _), (.date, _),
      (.color, _), (.image, _), (.choice, _), (.list, _):
      false
    }
  }

  /// The truth value; `nil` for other values.
  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The integer, or a whole number as an integer; `nil` for other values.
  public var integer: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    case .none, .bool, .string, .text, .date, .color, .image, .choice, .list: nil
    }
  }

  /// The number, or an integer as a number; `nil` for other values.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .none, .bool, .string, .text, .date, .color, .image, .choice, .list: nil
    }
  }

  /// The string; `nil` for other values.
  public var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The localizable text, or a string as such a text; `nil` for other values.
  public var text: LayoutText? {
    switch self {
    case .text(let text): text
    case .string(let string): .verbatim(string)
    case .none, .bool, .integer, .number, .date, .color, .image, .choice, .list: nil
    }
  }

  /// The date; `nil` for other values.
  public var date: LayoutInstant? { if case .date(let date) = self { date } else { nil } }

  /// The color; `nil` for other values.
  public var color: LayoutColor? { if case .color(let color) = self { color } else { nil } }

  /// The source of the picture; `nil` for other values.
  public var image: ImageSource? { if case .image(let image) = self { image } else { nil } }

  /// The word of the choice; `nil` for other values.
  public var word: String? { if case .choice(let word) = self { word } else { nil } }

  /// Returns the case of `Choice` for the word; `nil` for other values and words.
  public func choice<Choice: RawRepresentable>(_ type: Choice.Type = Choice.self) -> Choice?
  where Choice.RawValue == String {
    word.flatMap { Choice(rawValue: $0) }
  }

  /// Returns an optional value: `.some(nil)` if it is absent, and `nil` if it has another type.
  public func optional<Value>(_ read: (ActionValue) -> Value?) -> Value?? {
    if self == .none { return .some(nil) }
    return read(self).map { .some($0) }
  }

  /// Returns the values of a list; `nil` if this is none, or one of them has another type.
  public func list<Value>(_ read: (ActionValue) -> Value?) -> [Value]? {
    guard case .list(let values) = self else { return nil }
    let read = values.compactMap(read)
    return read.count == values.count ? read : nil
  }
}

/// The actions of a document as a type: one case for each.
public protocol LayoutActions: Sendable {
  /// Creates the case for an action; `nil` if no case has its name and the types of its values.
  init?(_ action: LayoutAction)
}

/// The actions of a document that declares none.
public enum NoActions: LayoutActions {
  /// Returns `nil`.
  public init?(_ action: LayoutAction) { nil }
}

extension LayoutAction: LayoutActions {
  /// Creates a copy of an action, for documents whose actions are known at run time only.
  public init?(_ action: LayoutAction) { self = action }
}
