import LayoutEngine

/// An element of SVG with its attributes.
///
/// Setting an attribute again replaces its value, so that no attribute is written twice, which XML
/// forbids. A color and all its transparency become one color and one opacity.
struct SVGElement {
  enum Name: String {
    case clipPath
    case feGaussianBlur
    case filter
    case g
    case image
    case linearGradient
    case mask
    case radialGradient
    case path
    case pattern
    case rect
    case stop
    case svg
    case text
    case title
    case tspan
  }

  enum Attribute: String {
    case centerX = "cx"
    case centerY = "cy"
    case clipPath = "clip-path"
    case d
    case dataID = "data-id"
    case direction
    case fill
    case fillOpacity = "fill-opacity"
    case filter
    case filterUnits
    case fontFamily = "font-family"
    case fontSize = "font-size"
    case fontStyle = "font-style"
    case fontWeight = "font-weight"
    case gradientUnits
    case height
    case href
    case id
    case lengthAdjust
    case mask
    case maskUnits
    case namespace = "xmlns"
    case opacity
    case paintOrder = "paint-order"
    case patternTransform
    case patternUnits
    case preserveAspectRatio
    case r
    case radius = "rx"
    case role
    case space = "xml:space"
    case standardDeviation = "stdDeviation"
    case stopColor = "stop-color"
    case stopOffset = "offset"
    case stopOpacity = "stop-opacity"
    case stroke
    case strokeCorners = "stroke-linejoin"
    case strokeDashes = "stroke-dasharray"
    case strokeEnds = "stroke-linecap"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
    case textAnchor = "text-anchor"
    case textDecoration = "text-decoration"
    case textLength
    case transform
    case viewBox
    case width
    case x
    case x1
    case x2
    case y
    case y1
    case y2
  }

  /// The use of a color, with the attributes for it.
  enum Ink {
    case fill
    case stroke
    case stop

    fileprivate var color: Attribute {
      switch self {
      case .fill: .fill
      case .stroke: .stroke
      case .stop: .stopColor
      }
    }

    fileprivate var opacity: Attribute {
      switch self {
      case .fill: .fillOpacity
      case .stroke: .strokeOpacity
      case .stop: .stopOpacity
      }
    }
  }

  let name: Name
  /// The attributes, in the order in which they were first set.
  private var attributes: [(name: Attribute, value: String)] = []

  init(_ name: Name) { self.name = name }

  /// The value of an attribute, before XML escaping.
  subscript(_ attribute: Attribute) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((attribute, value))
      case (nil, nil): break
      }
    }
  }

  mutating func set(_ attribute: Attribute, _ value: Float) {
    self[attribute] = Self.number(value)
  }

  /// Sets a color.
  ///
  /// - Parameters:
  ///   - ink: The use of the color.
  ///   - paint: The color with its own alpha.
  ///   - opacity: An additional opacity, which is multiplied by the alpha.
  mutating func setColor(of ink: Ink, _ paint: Picture.Paint, opacity: Float = 1) {
    let digits = String(paint >> 8, radix: 16, uppercase: true)
    self[ink.color] = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    let alpha = Float(paint & 0xFF) / 255 * opacity
    self[ink.opacity] = alpha == 1 ? nil : Self.number(alpha)
  }

  mutating func set(_ frame: LayoutRect) {
    if frame.x != 0 || frame.y != 0 {
      set(.x, frame.x)
      set(.y, frame.y)
    }
    set(frame.size)
  }

  mutating func set(_ size: LayoutSize) {
    set(.width, size.width)
    set(.height, size.height)
  }

  /// Moves the element's content.
  mutating func setOrigin(_ x: Float, _ y: Float) {
    self[.transform] = "translate(\(Self.number(x)) \(Self.number(y)))"
  }

  /// Moves, turns and enlarges the element's content as a shape says.
  mutating func setPlace(of shape: Picture.Shape) {
    let (frame, number) = (shape.frame, Self.number)
    let (x, y) = (frame.width / 2, frame.height / 2)
    var steps: [String] = []
    if frame.x != 0 || frame.y != 0 {
      steps.append("translate(\(number(frame.x)) \(number(frame.y)))")
    }
    if shape.rotation != 0 {
      let turned = shape.rotation.remainder(dividingBy: 360)
      steps.append("rotate(\(number(turned)) \(number(x)) \(number(y)))")
    }
    if shape.scale != 1 {
      let rest = 1 - shape.scale
      steps.append("translate(\(number(x * rest)) \(number(y * rest)))")
      steps.append("scale(\(number(shape.scale)))")
    }
    if !steps.isEmpty { self[.transform] = steps.joined(separator: " ") }
  }

  /// Moves and enlarges the element's content as a drawing says.
  mutating func setPlace(of drawing: Picture.Drawing) {
    var steps: [String] = []
    if drawing.origin != .zero {
      steps.append("translate(\(Self.number(drawing.origin.x)) \(Self.number(drawing.origin.y)))")
    }
    if drawing.scale != 1 { steps.append("scale(\(Self.number(drawing.scale)))") }
    if !steps.isEmpty { self[.transform] = steps.joined(separator: " ") }
  }

  // MARK: As text

  /// The markup of an element without content.
  var text: String { "<" + inside + "/>" }

  /// Returns the markup of an element that contains words.
  func text(around words: String) -> String { text(aroundMarkup: Self.escaped(words)) }

  /// Returns the markup of an element that contains elements with words, on one line.
  func text(around elements: [SVGElement], words: [String]) -> String {
    text(aroundMarkup: zip(elements, words).map { $0.text(around: $1) }.joined())
  }

  func text(around element: SVGElement) -> String { text(aroundMarkup: element.text) }

  func text(around elements: [SVGElement]) -> String {
    text(aroundMarkup: elements.map(\.text).joined())
  }

  private func text(aroundMarkup markup: String) -> String { start + markup + end }

  var start: String { "<" + inside + ">" }

  var end: String { "</" + name.rawValue + ">" }

  private var inside: String {
    var text = name.rawValue
    for (name, value) in attributes {
      text += " "
      text += name.rawValue
      text += "=\""
      text += Self.escaped(value)
      text += "\""
    }
    return text
  }

  /// Returns a number rounded to a thousandth.
  static func number(_ value: Float) -> String {
    let thousandths = (Double(value) * 1_000).rounded()
    guard thousandths.magnitude < 1e15 else { return thousandths < 0 ? "-1e9" : "1e9" }
    let whole = Int(thousandths)
    var text = whole < 0 ? "-" : ""
    text += String(whole.magnitude / 1_000)
    let rest = whole.magnitude % 1_000
    guard rest != 0 else { return text }
    text += rest < 10 ? ".00" : rest < 100 ? ".0" : "."
    text += String(rest % 100 == 0 ? rest / 100 : rest % 10 == 0 ? rest / 10 : rest)
    return text
  }

  /// Returns words escaped for XML; characters that XML cannot contain are left out.
  private static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
