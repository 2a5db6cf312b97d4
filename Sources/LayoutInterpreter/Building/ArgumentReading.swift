import LayoutEngine
import LayoutSemantics

// An argument's value as the type that the engine's parameter has; nil where it has another.
// The checker sees to it that none has.
extension ElementModel.Argument {
  var points: Float? {
    switch value {
    case .dimension(let length): length.amount
    case .number(let number), .ratio(let number): number
    default: nil
    }
  }

  var dimension: Dimension? {
    guard case .dimension(let length) = value else { return nil }
    return Dimension(length)
  }

  var length: Length? {
    guard case .dimension(let length) = value else { return nil }
    return switch length.unit {
    case .points: .points(length.amount)
    case .match: .match
    case .wrap: .wrap
    case .auto, .percent, .infinity, .bound: nil
    }
  }

  var gravity: Gravity? {
    guard case .flags(let flags) = value else { return nil }
    return Gravity(rawValue: flags)
  }

  var edges: EdgeDimensions? {
    guard case .edges(let edges) = value else { return nil }
    return EdgeDimensions(edges)
  }

  var point: Point? {
    guard case .pair(let x, let y) = value else { return nil }
    return Point(x: x.amount, y: y.amount)
  }

  var size: Size? {
    guard case .size(let width, let height) = value else { return nil }
    return Size(width: width.amount, height: height.amount)
  }

  var sizeRange: DimensionRange? {
    guard case .sizeRange(let range) = value else { return nil }
    return DimensionRange(range)
  }

  var bool: Bool? {
    guard case .bool(let bool) = value else { return nil }
    return bool
  }

  var integer: Int32? {
    guard case .integer(let integer) = value else { return nil }
    return integer
  }

  var flags: UInt8? {
    guard case .flags(let flags) = value else { return nil }
    return UInt8(truncatingIfNeeded: flags)
  }

  func choice<Choice: CaseIterable>() -> Choice? where Choice.AllCases.Index == Int {
    guard case .choice(let place) = value else { return nil }
    return Choice(place: place)
  }

  func string(in document: TypedDocument) -> String? {
    guard case .text(let text) = value else { return nil }
    return document.string(text)
  }

  func color(in document: TypedDocument) -> LayoutColor? {
    switch value {
    case .color(let color): .rgba(color)
    case .asset(let name): .asset(document.string(name))
    default: nil
    }
  }

  func image(in document: TypedDocument) -> ImageSource? {
    switch value {
    case .asset(let name): .asset(document.string(name))
    case .symbol(let name): .symbol(document.string(name))
    default: nil
    }
  }
}
