import LayoutModel
import LayoutSchema

/// The types that the place of an expression accepts.
struct ExpectedType {
  /// The accepted types, of which the first that fits is taken; empty if any type is accepted.
  var types: [ExpressionType]
  /// A phrase for findings that names the declaration and its type:
  /// `'color' of 'text' takes a colour`.
  var label: String?
  /// Whether a Number here counts points, so that Points mean the same.
  var countsPoints = false

  init(_ types: [ExpressionType] = [], label: String? = nil) {
    self.types = types
    self.label = label
  }

  static let any = ExpectedType()

  /// Creates the type for an attribute of a value type; for a list, the type of each part.
  ///
  /// The result is nil for value types that only a literal can have.
  init?(_ type: ValueType, label: String? = nil) {
    switch type {
    case .points, .length, .lengths, .pair, .pointSize, .intrinsicSize, .corners, .dash:
      self.init([.points])
    // Each part has a type of its own, and no value has the type of the whole.
    case .shadow, .border, .gradient: self.init([.color])
    case .dimension, .size, .sizeRange: self.init([.dimension])
    case .edges(let parts), .edge(let parts):
      let isDimension = parts.contains(.percent) || parts.contains(.auto)
      self.init([isDimension ? .dimension : .points])
    case .number, .animation: self.init([.number])
    case .integer, .signedInteger: self.init([.integer])
    case .bool: self.init([.bool])
    case .string: self.init([.string])
    case .text: self.init([.text])
    case .color: self.init([.color])
    case .image: self.init([.image])
    case .ratio: self.init([.ratio, .number])
    case .choice(let words): self.init([.choice(words)])
    case .flags(let words, let none): self.init([.choice(words + (none.map { [$0] } ?? []))])
    case .binding: self.init([])
    // Each part has a type of its own: lengths and integers.
    case .tracks: self.init([.dimension])
    case .gridLines: self.init([.integer])
    case .pointRange, .instant, .scrollPositions, .numbers, .identifier, .typeName, .styleNames,
      .styleName, .textMetrics,
      .className,
      .typeReference,
      .words, .declared, .action, .path, .areas:
      return nil
    }
    self.label = label
  }
}
