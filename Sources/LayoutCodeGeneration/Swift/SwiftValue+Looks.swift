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

  /// Returns a shadow, a gradient, tracks or lines.
  func look(_ argument: ElementModel.Argument) -> SwiftExpression {
    let parts = Array(document.parts(of: argument.value))
    if case .tracks = Schema.shared[argument.row].type { return tracks(parts) }
    if Schema.shared[argument.row].type == .gridLines { return lines(parts) }
    guard Schema.shared[argument.row].type == .shadow, parts.count == 4 else {
      let colors = parts.dropFirst().map { color($0) }
      return .call(
        "LayoutGradient",
        [
          .init("angle", parts.first.map { number($0, "number") } ?? .plain("0")),
          .init("colors", .array(colors)),
        ])
    }
    return .call(
      "LayoutShadow",
      [
        .init("x", number(parts[0], "signedPoints")), .init("y", number(parts[1], "signedPoints")),
        .init("radius", number(parts[2], "points")), .init("color", color(parts[3])),
      ])
  }

  /// Returns a number: a literal, or a bound value clamped to its range by the engine's `function`.
  private func number(_ part: LookPart, _ function: String) -> SwiftExpression {
    switch part {
    case .number(let number): return self.number(number)
    case .bound(let binding):
      guard let expression = bindings.expression(binding) else { return .plain("0") }
      return .call("Expressions.\(function)", [.init(nil, bindings.swift(expression))])
    case .color, .asset, .length, .fraction, .word: return .plain("0")
    }
  }

  private func color(_ part: LookPart) -> SwiftExpression {
    switch part {
    case .color(let color): return .plain(".rgba(\(SwiftNumber.hexadecimal(color)))")
    case .asset(let name): return .call(".asset", [.init(nil, .string(document.string(name)))])
    case .bound(let binding):
      return bindings.expression(binding).map { bindings.swift($0) } ?? .plain(".rgba(0)")
    case .number, .length, .fraction, .word: return .plain(".rgba(0)")
    }
  }
}
