import LayoutEngine
import LayoutModel
import LayoutSchema

/// Converts the result of an expression to the value of an attribute: the nearest legal one.
///
/// Numbers are clamped by the same functions of the engine that generated code calls.
enum BoundValue {
  /// The kind of lengths that an attribute takes.
  struct Form {
    var isSigned = false

    init(_ type: ValueType) {
      switch type {
      case .points(let sign), .pair(let sign), .dimension(let sign): isSigned = sign == .signed
      case .edges(let parts), .edge(let parts): isSigned = parts.contains(.signed)
      case .length, .lengths, .pointSize, .intrinsicSize, .size, .sizeRange, .pointRange, .instant,
        .scrollPositions, .numbers, .number,
        .integer, .signedInteger,
        .bool, .string, .text, .identifier, .typeName, .color, .image, .ratio, .choice, .flags,
        .corners, .shadow, .border, .dash, .gradient, .animation, .styleNames, .textMetrics,
        .styleName,
        .className,
        .typeReference, .words, .declared, .binding, .action, .path, .tracks, .gridLines, .areas:
        break
      }
    }
  }

  /// The meaning of a number that an expression results in.
  enum Unit {
    case none
    case percent
    /// A ratio of width to height.
    case ratio

    init(_ type: ExpressionType) {
      switch type {
      case .percent: self = .percent
      case .ratio: self = .ratio
      case .string, .text, .number, .integer, .bool, .points, .dimension, .color, .date, .image,
        .insets, .choice, .record, .optional, .list, .nothing:
        self = .none
      }
    }
  }

  /// Returns the length for the result of an expression of type `points`, `percent` or `dimension`.
  static func length(
    _ value: ConstantValue, of unit: Unit, as form: Form
  ) -> DimensionValue {
    switch value {
    case .number(let number) where unit == .percent:
      let percent = form.isSigned ? Expressions.number(number) : Expressions.numberFromZero(number)
      return DimensionValue(.percent, percent)
    case .number(let number): return points(number, as: form)
    case .integer(let integer): return points(Double(integer), as: form)
    case .length(let length):
      let dimension: LayoutDimension
      switch length.unit {
      case .points: dimension = .points(length.amount)
      case .percent: dimension = .percent(length.amount)
      case .mixed: return length
      case .auto, .infinity, .match, .wrap, .bound: return length
      }
      return DimensionValue(
        of: form.isSigned ? dimension : Expressions.unsignedDimension(dimension))
    case .string, .text, .bool, .color, .date, .asset, .symbol, .url, .insets, .choice, .record,
      .list, .none:
      return .auto
    }
  }

  private static func points(_ points: Double, as form: Form) -> DimensionValue {
    .points(form.isSigned ? Expressions.signedPoints(points) : Expressions.points(points))
  }

  /// Returns the value for an attribute of type `row`; nil if there is no such value.
  static func value(
    _ value: ConstantValue, of unit: Unit, as row: ValueType
  ) -> TypedValue? {
    switch row {
    case .points, .dimension, .length, .edge, .corners:
      return .dimension(length(value, of: unit, as: Form(row)))
    case .lengths, .size, .pointSize, .intrinsicSize:
      let side = length(value, of: unit, as: Form(row))
      return .size(side, side)
    case .edges: return edges(value, of: unit, as: Form(row))
    case .number(let bounds): return value.number.map { .number(number($0, bounds)) }
    case .integer: return value.integer.map { .integer(Expressions.integer($0)) }
    case .signedInteger: return value.integer.map { .integer(Expressions.signedInteger($0)) }
    case .bool:
      if case .bool(let bool) = value { return .bool(bool) }
      return nil
    case .color:
      if case .color(let color) = value { return .color(color) }
      return nil
    case .ratio(let bare): return value.number.map { .ratio(ratio($0, of: unit, bare)) }
    case .choice(let words): return place(of: value, in: words).map { .choice(UInt8($0)) }
    case .flags(let words, let none):
      if let none, value == .choice(none) { return .flags(0) }
      return place(of: value, in: words).map { .flags(1 << $0) }
    case .pair, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .string, .text,
      .identifier, .typeName, .image,
      .shadow,
      .border, .dash,
      .gradient, .animation,
      .styleNames, .textMetrics, .styleName, .className, .typeReference, .words, .declared,
      .binding, .action, .path, .tracks, .gridLines, .areas:
      return nil
    }
  }

  /// Returns a number in a shadow, a border, a dash, a gradient or an animation.
  static func lookPart(_ number: Double, at place: Int, of type: ValueType) -> Float {
    if type == .animation { return Expressions.seconds(number) }
    if type == .gradient { return Expressions.number(number) }
    return type == .shadow && place < 2
      ? Expressions.signedPoints(number) : Expressions.points(number)
  }

  /// Returns the length of a track, the number of a line or a repeat count.
  static func gridPart(
    _ value: ConstantValue, of unit: Unit, behind last: LookPart?, in row: ValueType
  ) -> LookPart {
    guard row == .gridLines || last == .word(.repeats) else {
      return .length(length(value, of: unit, as: Form(.dimension(.unsigned))))
    }
    let number = value.integer ?? 0
    return .number(
      Float(
        row == .gridLines && last != .word(.span)
          ? Expressions.line(number) : Expressions.count(number)))
  }

  private static func edges(
    _ value: ConstantValue, of unit: Unit, as form: Form
  ) -> TypedValue? {
    guard case .insets(let insets) = value else {
      let all = length(value, of: unit, as: form)
      return .edges(EdgeValues(top: all, left: all, bottom: all, right: all))
    }
    let edges = LayoutEdges(insets)
    let held = (form.isSigned ? Expressions.signedEdges(edges) : Expressions.edges(edges)).lengths
    return .edges(
      EdgeValues(
        top: DimensionValue(of: held.top), left: DimensionValue(of: held.left),
        bottom: DimensionValue(of: held.bottom), right: DimensionValue(of: held.right)))
  }

  private static func number(_ number: Double, _ bounds: NumberBounds) -> Float {
    switch bounds {
    case .any: Expressions.number(number)
    case .zeroOrMore: Expressions.numberFromZero(number)
    case .moreThanZero: Expressions.numberOverZero(number)
    case .zeroToOne: Expressions.fraction(number)
    }
  }

  /// Returns a ratio in the direction that a bare number has for the attribute.
  private static func ratio(
    _ number: Double, of unit: Unit, _ bare: BareRatio
  ) -> Float {
    guard unit == .ratio else { return Expressions.bareRatio(number).heightToWidth }
    switch bare {
    case .heightOverWidth: return Expressions.ratio(number).heightToWidth
    case .widthOverHeight: return Expressions.numberOverZero(number)
    }
  }

  private static func place(of value: ConstantValue, in words: [String]) -> Int? {
    guard case .choice(let word) = value else { return nil }
    return words.firstIndex(of: word)
  }
}
