import LayoutEngine
import LayoutModel
import LayoutSchema

/// Values as expressions of the engine's types.
struct SwiftValue {
  let bindings: SwiftBindings

  var document: TypedDocument { bindings.context.document }

  func argument(_ argument: ElementModel.Argument) -> SwiftExpression.Argument {
    SwiftExpression.Argument(argument.name.name, expression(argument))
  }

  /// Returns the value of an attribute, for a parameter that may use other names for words.
  func expression(
    _ argument: ElementModel.Argument, _ parameter: BoundParameter? = nil
  ) -> SwiftExpression {
    switch argument.value {
    case .dimension(let length):
      if let binding = length.binding { return bound(binding, argument, parameter) }
      if case .corners = Schema.shared[argument.row].type { return number(length.amount) }
      // Attributes that take only points are plain numbers in the engine.
      if case .points = Schema.shared[argument.row].type { return number(length.amount) }
      return dimension(length)
    case .edges(let edges):
      if case .corners = Schema.shared[argument.row].type { return corners(edges) }
      return self.edges(edges, Schema.shared[argument.row].type.sign)
    case .pair(let x, let y):
      let sign = Schema.shared[argument.row].type.sign
      return .call("LayoutPoint", [.init("x", points(x, sign)), .init("y", points(y, sign))])
    case .size(let width, let height):
      let size = SwiftExpression.call(
        "LayoutSize", [.init("width", points(width)), .init("height", points(height))])
      guard case .intrinsicSize = Schema.shared[argument.row].type else { return size }
      return .call(".size", [.init(nil, size)])
    case .fill: return .plain(".fill")
    case .sizeRange(let range): return sizeRange(range)
    case .number(let number), .ratio(let number): return self.number(number)
    case .integer(let integer): return .plain(SwiftNumber.literal(Int(integer)))
    case .bool(let bool): return .plain(bool ? "true" : "false")
    case .text(let text):
      if Schema.shared[argument.row].type == .areas { return areas(document.string(text)) }
      return .string(document.string(text))
    case .color(let color): return .plain(".rgba(\(SwiftNumber.hexadecimal(color)))")
    case .asset(let name): return .call(".asset", [.init(nil, .string(document.string(name)))])
    case .symbol(let name): return .call(".symbol", [.init(nil, .string(document.string(name)))])
    case .url(let address): return .call(".url", [.init(nil, .string(document.string(address)))])
    case .parts: return look(argument)
    case .choice:
      return .plain(
        argument.value.word(in: argument.row).map { word in
          ".\(parameter?.member(for: word) ?? word)"
        } ?? ".init()")
    case .flags(let flags):
      return self.flags(SwiftFlags(argument.words, parameter).members(of: flags))
    // Only previews have text metrics, and previews are not compiled.
    case .textMetrics: return .plain("")
    case .bound(let binding): return bound(binding, argument, parameter)
    // An element's varied attributes are written by `SwiftWays`, and its actions beside its style.
    case .varied, .fires: return .plain(".init()")
    case .boundFlags(let flags, let first, let count):
      return boundFlags(flags, first..<first + count, SwiftFlags(argument.words, parameter))
    }
  }

  func flags(_ members: [String]) -> SwiftExpression {
    let names = members.map { ".\($0)" }
    return names.count == 1 ? .plain(names[0]) : .plain("[\(names.joined(separator: ", "))]")
  }
}

// MARK: Lengths

extension SwiftValue {
  func number(_ number: Float) -> SwiftExpression {
    .plain(SwiftNumber.literal(number))
  }

  private func dimension(_ length: DimensionValue, _ sign: Sign = .unsigned) -> SwiftExpression {
    length.binding.map { boundDimension($0, sign) } ?? .plain(Self.dimension(length))
  }

  /// Returns a length without a binding, as a member of its type.
  static func dimension(_ length: DimensionValue) -> String {
    switch length.unit {
    case .points: ".points(\(SwiftNumber.literal(length.amount)))"
    case .percent: ".percent(\(SwiftNumber.literal(length.amount)))"
    case .mixed: sum(MixedLength(code: length.amount))
    case .infinity: ".infinity"
    case .auto, .bound: ".auto"
    case .match: ".match"
    case .wrap: ".wrap"
    }
  }

  private static func sum(_ length: MixedLength) -> String {
    let percent = SwiftNumber.literal(length.percent)
    return ".sum(percent: \(percent), points: \(SwiftNumber.literal(length.points)))"
  }

  private func sizeRange(_ range: SizeRangeValue) -> SwiftExpression {
    if range.minWidth == range.maxWidth, range.minHeight == range.maxHeight {
      return .call(
        ".exact",
        [
          .init("width", dimension(range.minWidth)), .init("height", dimension(range.minHeight)),
        ])
    }
    let parts: [(String, DimensionValue)] = [
      ("minWidth", range.minWidth), ("minHeight", range.minHeight),
      ("maxWidth", range.maxWidth), ("maxHeight", range.maxHeight),
    ]
    let written = parts.filter { $0.1 != .auto }
    return .call("DimensionRange", written.map { .init($0.0, dimension($0.1)) })
  }

  private func edges(_ edges: EdgeValues, _ sign: Sign) -> SwiftExpression {
    let parts: [(String, DimensionValue)] = [
      ("top", edges.top), ("left", edges.left), ("bottom", edges.bottom), ("right", edges.right),
    ]
    let isPoints = parts.allSatisfy { $0.1.unit == .points }
    if parts.allSatisfy({ $0.1 == edges.top }) {
      return isPoints
        ? .call(".all", [.init(nil, number(edges.top.amount))])
        : .call(".uniform", [.init(nil, dimension(edges.top, sign))])
    }
    if isPoints, edges.top == edges.bottom, edges.left == edges.right {
      let pair = [("vertical", edges.top.amount), ("horizontal", edges.left.amount)]
      return .call(".symmetric", pair.filter { $0.1 != 0 }.map { .init($0.0, number($0.1)) })
    }
    let written = parts.filter { $0.1 != .points(0) }
    return isPoints
      ? .call(".points", written.map { .init($0.0, number($0.1.amount)) })
      : .call(".lengths", written.map { .init($0.0, dimension($0.1, sign)) })
  }

  /// Returns an element's size: `.points(…)` for a width and a height in points, else with labelled
  /// parts.
  func elementSize(_ arguments: [ElementModel.Argument]) -> SwiftExpression {
    if arguments.count == 2,
      case .dimension(let width)? = arguments.first(where: { $0.name == .width })?.value,
      case .dimension(let height)? = arguments.first(where: { $0.name == .height })?.value,
      width.unit == .points, height.unit == .points
    {
      return .call(
        ".points", [.init(nil, number(width.amount)), .init(nil, number(height.amount))])
    }
    return call(.size, arguments)
  }
}
