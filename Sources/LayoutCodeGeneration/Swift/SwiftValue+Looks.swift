import LayoutModel
import LayoutSchema

// Corners, shadows and gradients.
extension SwiftValue {
  /// Returns the radii of four corners.
  func corners(_ edges: EdgeValues) -> SwiftExpression {
    let labels = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    return .call(
      "CornerRadii", zip(labels, edges.corners).map { .init($0, points($1)) })
  }

  /// Returns a shadow, a border, a dash, a gradient, an animation, tracks or lines.
  func look(_ argument: ElementModel.Argument) -> SwiftExpression {
    let parts = Array(document.parts(of: argument.value))
    if case .tracks = Schema.shared[argument.row].type { return tracks(parts) }
    if Schema.shared[argument.row].type == .gridLines { return lines(parts) }
    let type = Schema.shared[argument.row].type
    if type == .border, parts.count == 2 {
      return .call(
        "LayoutBorder",
        [.init("width", number(parts[0], "points")), .init("color", color(parts[1]))])
    }
    if type == .dash, parts.count == 2 {
      return .call(
        "LayoutDash",
        [.init("line", number(parts[0], "points")), .init("gap", number(parts[1], "points"))])
    }
    if type == .animation { return animation(parts) }
    guard type == .shadow, parts.count == 4 else {
      return gradient(parts)
    }
    return .call(
      "LayoutShadow",
      [
        .init("x", number(parts[0], "signedPoints")), .init("y", number(parts[1], "signedPoints")),
        .init("radius", number(parts[2], "points")), .init("color", color(parts[3])),
      ])
  }

  private func animation(_ parts: [LookPart]) -> SwiftExpression {
    guard parts.count > 1, case .curve(let curve) = parts[0] else { return .plain(".immediate") }
    let times = zip(["seconds", "delay"], parts.dropFirst()).map {
      SwiftExpression.Argument($0, number($1, "seconds"))
    }
    return .call("LayoutAnimation", [.init(nil, .plain(".\(curve.rawValue)"))] + times)
  }

  private func gradient(_ parts: [LookPart]) -> SwiftExpression {
    var (colors, stops): ([SwiftExpression], [SwiftExpression]) = ([], [])
    for part in parts.dropFirst() {
      if case .length(let stop) = part, stops.count < colors.count {
        stops += Array(repeating: .plain("nil"), count: colors.count - stops.count - 1)
        stops.append(number(stop.amount))
      } else {
        colors.append(color(part))
      }
    }
    let line: SwiftExpression.Argument =
      if case .line(let word)? = parts.first {
        .init(nil, .plain(".\(word.rawValue)"))
      } else {
        .init("angle", parts.first.map { number($0, "number") } ?? .plain("0"))
      }
    return .call(
      "LayoutGradient",
      [line, .init("colors", .array(colors))]
        + (stops.isEmpty ? [] : [.init("stops", .array(stops))])
    )
  }

  /// Returns a number: a literal, or a bound value clamped to its range by the engine's `function`.
  private func number(_ part: LookPart, _ function: String) -> SwiftExpression {
    switch part {
    case .number(let number): return self.number(number)
    case .bound(let binding):
      guard let expression = bindings.expression(binding) else { return .plain("0") }
      return .call("Expressions.\(function)", [.init(nil, bindings.swift(expression))])
    case .color, .asset, .length, .fraction, .word, .line, .curve: return .plain("0")
    }
  }

  private func color(_ part: LookPart) -> SwiftExpression {
    switch part {
    case .color(let color): return .plain(".rgba(\(SwiftNumber.hexadecimal(color)))")
    case .asset(let name): return .call(".asset", [.init(nil, .string(document.string(name)))])
    case .bound(let binding):
      return bindings.expression(binding).map { bindings.swift($0) } ?? .plain(".rgba(0)")
    case .number, .length, .fraction, .word, .line, .curve: return .plain(".rgba(0)")
    }
  }
}
