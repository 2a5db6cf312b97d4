import LayoutSchema

/// What the place of an expression takes.
struct ExpectedType {
  /// The types that are taken, the first that fits; none where everything is.
  var types: [ExpressionType]
  /// Which declaration takes what, for a finding: `'color' of 'text' takes a colour`.
  var label: String?

  init(_ types: [ExpressionType] = [], label: String? = nil) {
    self.types = types
    self.label = label
  }

  static let any = ExpectedType()

  /// What a value of an attribute's type is as a whole; of a list what each part is.
  ///
  /// Nil for types that only a literal can be of.
  init?(_ type: ValueType, label: String? = nil) {
    switch type {
    case .points, .length, .lengths, .pair, .pointSize, .intrinsicSize, .corners:
      self.init([.points])
    // Each part has a type of its own; no value is a whole one.
    case .shadow, .gradient: self.init([.color])
    case .dimension, .size, .sizeRange: self.init([.dimension])
    case .edges(let parts), .edge(let parts):
      let isDimension = parts.contains(.percent) || parts.contains(.auto)
      self.init([isDimension ? .dimension : .points])
    case .number: self.init([.number])
    case .integer: self.init([.integer])
    case .bool: self.init([.bool])
    case .string: self.init([.string])
    case .text: self.init([.text])
    case .color: self.init([.color])
    case .image: self.init([.image])
    case .ratio: self.init([.ratio, .number])
    case .choice(let words): self.init([.choice(words)])
    case .flags(let words, let none): self.init([.choice(words + (none.map { [$0] } ?? []))])
    case .binding: self.init([])
    // Each part has a type of its own: lengths, and whole numbers.
    case .tracks: self.init([.dimension])
    case .gridLines: self.init([.integer])
    case .identifier, .typeName, .styleNames, .styleName, .textMetrics, .className, .typeReference,
      .words, .declared, .path, .areas:
      return nil
    }
    self.label = label
  }
}
