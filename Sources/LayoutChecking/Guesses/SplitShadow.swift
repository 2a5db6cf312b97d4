import LayoutSchema
import LayoutSyntax
import LayoutXML

// The shadow of UIKit, React Native and Android, whose parts are attributes of their own.
extension AttributeGuess {
  /// The repair that writes one shadow in place of the first of its parts, and removes the others.
  ///
  /// Nil if the element has a shadow, or if no part says how far it reaches.
  var splitShadow: Outcome? {
    guard !isTaken(.shadow) else { return nil }
    var shadow = SplitShadow()
    var first: MarkupAttribute?
    for index in place.node.attributeIndices {
      let part = place.markup.attributes[index]
      guard let name = ForeignWords.normalized(place.name(of: part)),
        SplitShadow.names.contains(name)
      else { continue }
      guard shadow.add(name, Words.trimmed(place.markup.value(of: part).string)) else { return nil }
      first = first ?? part
    }
    guard let text = shadow.text, let first else { return nil }
    guard first.nameStart == attribute.nameStart else {
      return .repair(
        .remove(place.name(of: attribute), attribute, place.markup, isSafe: false), writes: [])
    }
    return writing([(.shadow, text)])
  }
}

/// What the parts of a shadow say together.
struct SplitShadow {
  static let names: Set<String> = [
    "shadowcolor", "shadowopacity", "shadowradius", "shadowblur", "shadowoffset", "shadowx",
    "shadowy", "elevation", "cardelevation",
  ]

  private var offset: (x: Double, y: Double)?
  private var radius: Double?
  private var elevation: Double?
  private var color: String?
  private var opacity: Double?

  /// Adds a part; false if its value has no equivalent.
  mutating func add(_ name: String, _ value: String) -> Bool {
    if name == "shadowcolor" {
      color = ForeignWords.color(value) ?? (value.hasPrefix("#") ? value : nil)
      return color != nil
    }
    let numbers = value.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    guard let number = numbers.first, !value.contains("'"), number.isFinite,
      numbers.count == 1 || numbers.count == 2 && name == "shadowoffset"
    else { return false }
    switch name {
    case "shadowopacity": opacity = min(max(number, 0), 1)
    case "shadowoffset": offset = (number, numbers.last ?? number)
    case "shadowx": offset = (number, offset?.y ?? 0)
    case "shadowy": offset = (offset?.x ?? 0, number)
    case "elevation", "cardelevation": elevation = number
    default: radius = number  // open: 'shadowRadius' and 'shadowBlur' are left.
    }
    return true
  }

  /// The shadow as the language writes it; nil if nothing says how far it reaches.
  var text: String? {
    guard let radius = radius ?? elevation, radius >= 0 else { return nil }
    // What is raised is lit from above.
    let offset = offset ?? (0, elevation.map { $0 / 2 } ?? 0)
    let numbers = [offset.x, offset.y, radius].map { ForeignNumbers.number($0) }
    return (numbers + [shade]).joined(separator: " ")
  }

  private var shade: String {
    guard let opacity else { return color ?? "#00000033" }
    let solid = color ?? "#000000"
    guard solid.utf8.count == 7 else { return solid }
    let alpha = String(Int((opacity * 255).rounded()), radix: 16, uppercase: true)
    return solid + (alpha.utf8.count < 2 ? "0" : "") + alpha
  }
}
