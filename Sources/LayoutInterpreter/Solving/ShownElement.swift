import LayoutDiagnostics
package import LayoutEngine

/// The visible properties of an element besides its frame.
package struct ShownElement: Sendable, Equatable {
  /// The words of a text, and their arrangement in its frame.
  package struct Text: Sendable, Equatable {
    /// The words, in the language of the environment.
    package var words: String
    package var lines: TextLines
    /// The color of the letters; nil if none is set.
    package var color: LayoutColor?
    /// The words that can be tapped.
    package var links: [TextLink] = []
  }

  /// The text; nil for other elements, and for texts whose visibility is `gone`.
  package var text: Text?
  /// The look; nil if the element sets none.
  package var look: ElementStyle?
  /// The language of words in the look.
  package var language: TextLocalization?
}

extension Interpreter {
  /// Returns the visible properties of each element of `layout`, which must be the last result.
  package func shownElements(of layout: SolvedLayout) -> [ShownElement] {
    zip(tree.elements, layout.elements).map { element, solved in
      ShownElement(
        text: solved.isGone ? nil : text(of: element), look: tree.style(of: element),
        language: tree.environment.localization)
    }
  }

  private func text(of element: LayoutElement) -> ShownElement.Text? {
    guard let text = tree.text(of: element), let lines = tree.lines(of: element) else { return nil }
    let words = text.runs.isEmpty ? text.content : text.runs.map(\.content).joined()
    return ShownElement.Text(
      words: words, lines: lines, color: text.color, links: tree.links(of: element))
  }
}

extension LayoutTree {
  /// Whether an element is a text without words.
  package func isEmptyText(_ element: LayoutElement) -> Bool {
    guard let text = text(of: element) else { return false }
    return text.runs.isEmpty
      ? text.content.isEmpty : text.runs.allSatisfy { $0.content.isEmpty }
  }
}

extension ShownElement {
  /// The looks of the element, by the names of their attributes; looks at their default are left
  /// out.
  var looks: [(name: String, value: LookValue)] {
    var looks: [(String, LookValue)] = []
    if let color = text?.color { looks.append(("color", .color(color))) }
    guard let look else { return looks }
    if let color = look.backgroundColor { looks.append(("backgroundColor", .color(color))) }
    if let gradient = look.gradient { looks.append(("gradient", .word(gradient.written))) }
    if look.cornerRadius != 0 { looks.append(("cornerRadius", look.cornerRadius.look)) }
    if look.clipsContent { looks.append(("clipsContent", .bool(true))) }
    if look.strokeWidth != 0 { looks.append(("strokeWidth", .number(look.strokeWidth))) }
    if let color = look.strokeColor { looks.append(("strokeColor", .color(color))) }
    looks += Self.lines(of: look)
    if let shadow = look.shadow { looks.append(("shadow", .word(shadow.written))) }
    if let tint = look.tint { looks.append(("tint", .color(tint))) }
    if look.opacity != 1 { looks.append(("opacity", .number(look.opacity))) }
    if look.zIndex != 0 { looks.append(("zIndex", .number(Float(look.zIndex)))) }
    if look.rotation != 0 { looks.append(("rotation", .number(look.rotation))) }
    if look.drawScale != 1 { looks.append(("drawScale", .number(look.drawScale))) }
    if look.mask != .unmasked { looks.append(("mask", .word(look.mask.rawValue))) }
    if look.blur != 0 { looks.append(("blur", .number(look.blur))) }
    if let transition = look.transition {
      looks.append(("transition", .word(transition.rawValue)))
    }
    if let animation = look.animation { looks.append(("animation", .word(animation.written))) }
    if look.writingDirection != .inherit {
      looks.append(("writingDirection", .word(look.writingDirection.rawValue)))
    }
    if look.visibility != .visible {
      looks.append(("visibility", .word(look.visibility.rawValue)))
    }
    if !look.isEnabled { looks.append(("isEnabled", .bool(false))) }
    if look.isSelected { looks.append(("isSelected", .bool(true))) }
    if let label = look.accessibilityLabel {
      looks.append(("accessibilityLabel", .word(label.words(in: language))))
    }
    if let hint = look.accessibilityHint {
      looks.append(("accessibilityHint", .word(hint.words(in: language))))
    }
    if let role = look.accessibilityRole { looks.append(("accessibilityRole", .word(role))) }
    if look.accessibilityHidden { looks.append(("accessibilityHidden", .bool(true))) }
    return looks
  }

  /// The names of the states in which the element has looks of their own.
  package var lookingStates: [String] { look?.stateLooks.map(\.state.rawValue) ?? [] }

  /// How the element looks in states, in the order in which later ones win.
  var stateLooks: [(state: ElementState, looks: [(name: String, value: LookValue)])] {
    (look?.stateLooks ?? []).map { ($0.state, Self.looks(of: $0)) }
  }

  private static func looks(of look: StateLook) -> [(name: String, value: LookValue)] {
    var looks: [(String, LookValue)] = []
    if let color = look.backgroundColor { looks.append(("backgroundColor", .color(color))) }
    if let gradient = look.gradient { looks.append(("gradient", .word(gradient.written))) }
    if let radius = look.cornerRadius { looks.append(("cornerRadius", radius.look)) }
    if let width = look.strokeWidth { looks.append(("strokeWidth", .number(width))) }
    if let color = look.strokeColor { looks.append(("strokeColor", .color(color))) }
    // The look on an element that has none otherwise.
    let alone = ElementStyle.changing([look])?.look(in: ElementStates(look.state))
    looks += lines(of: alone ?? ElementStyle())
    if let shadow = look.shadow { looks.append(("shadow", .word(shadow.written))) }
    if let tint = look.tint { looks.append(("tint", .color(tint))) }
    if let opacity = look.opacity { looks.append(("opacity", .number(opacity))) }
    if let rotation = look.rotation { looks.append(("rotation", .number(rotation))) }
    if let scale = look.drawScale { looks.append(("drawScale", .number(scale))) }
    if let blur = look.blur { looks.append(("blur", .number(blur))) }
    if let color = look.color { looks.append(("color", .color(color))) }
    return looks
  }

  /// The lines of an element but for the width and the color of that along the whole frame.
  private static func lines(of look: ElementStyle) -> [(name: String, value: LookValue)] {
    let borders = [
      ("borderTop", look.borderTop), ("borderBottom", look.borderBottom),
      ("borderLeft", look.borderLeft), ("borderRight", look.borderRight),
      ("borderStart", look.borderStart), ("borderEnd", look.borderEnd),
    ]
    return (look.dash.map { [("dash", .word($0.written))] } ?? [])
      + borders.compactMap { name, border in border.map { (name, .word($0.written)) } }
  }

  enum LookValue: Equatable {
    case color(LayoutColor)
    case number(Float)
    case bool(Bool)
    case word(String)
  }
}

extension LayoutColor {
  /// The color as documents write it: `#RRGGBB`, `#RRGGBBAA` or `asset:Name`.
  var written: String {
    switch self {
    case .asset(let name): return "asset:\(name)"
    case .rgba(let components):
      let digits = String(components, radix: 16, uppercase: true)
      let all = String(repeating: "0", count: 8 - digits.count) + digits
      return "#" + (components & 0xFF == 0xFF ? String(all.dropLast(2)) : all)
    }
  }
}

extension CornerRadii {
  /// The radii as documents write them: one number if all are alike.
  fileprivate var look: ShownElement.LookValue {
    if let all { return .number(all) }
    let radii = [topLeft, topRight, bottomRight, bottomLeft]
    return .word(radii.map { JSONValue.number($0).text }.joined(separator: " "))
  }
}

extension LayoutShadow {
  /// The shadow as documents write it: `0 1 3 #00000033`.
  fileprivate var written: String {
    let numbers = [x, y, radius].map { JSONValue.number($0).text }
    return (numbers + [color.written]).joined(separator: " ")
  }
}

extension LayoutDash {
  /// The dash as documents write it: `4 2`.
  fileprivate var written: String {
    "\(JSONValue.number(line).text) \(JSONValue.number(gap).text)"
  }
}

extension LayoutAnimation {
  /// The animation as documents write it: `spring 0.35`.
  fileprivate var written: String {
    if self == .immediate { return "none" }
    let times = delay == 0 ? [seconds] : [seconds, delay]
    return ([curve.rawValue] + times.map { JSONValue.number($0).text }).joined(separator: " ")
  }
}

extension LayoutBorder {
  /// The line as documents write it: `1 #DDDDDD`.
  fileprivate var written: String { "\(JSONValue.number(width).text) \(color.written)" }
}

extension LayoutGradient {
  /// The gradient as documents write it: `180 #6366F1 #A855F7 80%`.
  fileprivate var written: String {
    var words: [String]
    switch line {
    case .angle(let angle): words = [JSONValue.number(angle).text]
    case .start: words = ["start"]
    case .end: words = ["end"]
    case .radial: words = ["radial"]
    }
    for (place, color) in colors.enumerated() {
      words.append(color.written)
      if stops.indices.contains(place), let stop = stops[place] {
        words.append(JSONValue.number(stop).text + "%")
      }
    }
    return words.joined(separator: " ")
  }
}
