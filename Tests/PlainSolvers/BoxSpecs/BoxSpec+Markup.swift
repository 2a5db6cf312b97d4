import LayoutEngine

extension BoxSpec {
  /// Returns the element as markup, which the command can also lay out.
  func markup(indent: String = "  ") -> String {
    let words = ([spec.kind.rawValue] + attributes).joined(separator: " ")
    if children.isEmpty { return "\(indent)<\(words)/>\n" }
    let inside = children.map { $0.markup(indent: indent + "  ") }.joined()
    return "\(indent)<\(words)>\n\(inside)\(indent)</\(spec.kind.rawValue)>\n"
  }

  private var attributes: [String] {
    ownAttributes + sizeAttributes(size) + placementAttributes
  }

  private var ownAttributes: [String] {
    switch spec {
    case .stack(let spec): stackAttributes(spec)
    case .inset(let spec): insetAttributes(spec)
    case .center(let spec):
      [
        attribute(
          "centering", words(spec.centering.rawValue, "x", "y", none: "none"), unless: "x y"),
        attribute("sizing", words(spec.sizing.rawValue, "minimumX", "minimumY"), unless: ""),
      ].compactMap(\.self)
    case .relative(let spec):
      [
        attribute("horizontalPosition", spec.horizontalPosition.rawValue, unless: "none"),
        attribute("verticalPosition", spec.verticalPosition.rawValue, unless: "none"),
        attribute(
          "sizing", words(spec.sizing.rawValue, "minimumWidth", "minimumHeight"), unless: ""),
      ].compactMap(\.self)
    case .ratio(let spec): ["ratio=\"\(spec.ratio.heightToWidth)\""]
    case .absolute(let spec):
      [attribute("sizing", spec.sizing.rawValue, unless: "fill")].compactMap(\.self)
    case .corner(let spec):
      [
        attribute("cornerLocation", spec.cornerLocation.rawValue, unless: "topLeft"),
        attribute("offset", "\(spec.offset.x) \(spec.offset.y)", unless: "0.0 0.0"),
        attribute("wrapsCorner", "\(spec.wrapsCorner)", unless: "false"),
      ].compactMap(\.self)
    case .clip(let spec): ["clippedDimensions=\"\(spec.clippedDimensions.rawValue)\""]
    case .fit(let spec): ["axis=\"\(spec.axis.rawValue)\""]
    case .text(let spec):
      ["content=\"\(spec.content)\""]
        + [attribute("maxLines", "\(spec.maxLines)", unless: "0")].compactMap(\.self)
    case .view(let spec):
      switch spec.intrinsicSize {
      case .none: []
      case .size(let size): ["intrinsicSize=\"\(size.width) \(size.height)\""]
      case .fill: ["intrinsicSize=\"fill\""]
      }
    case .spacer(let spec):
      [attribute("minLength", "\(spec.minLength)", unless: "0.0")].compactMap(\.self)
    default: []
    }
  }

  private func stackAttributes(_ spec: StackSpec) -> [String] {
    [
      attribute("direction", spec.direction.rawValue, unless: ""),
      attribute("spacing", "\(spec.spacing)", unless: "0.0"),
      attribute("justifyContent", spec.justifyContent.rawValue, unless: "start"),
      attribute("alignItems", spec.alignItems.rawValue, unless: "stretch"),
      attribute("horizontalAlignment", spec.horizontalAlignment.rawValue, unless: "none"),
      attribute("verticalAlignment", spec.verticalAlignment.rawValue, unless: "none"),
      attribute("flexWrap", spec.flexWrap.rawValue, unless: "noWrap"),
      attribute("alignContent", spec.alignContent.rawValue, unless: "start"),
      attribute("lineSpacing", "\(spec.lineSpacing)", unless: "0.0"),
    ].compactMap(\.self)
  }

  private func insetAttributes(_ spec: InsetSpec) -> [String] {
    let edges = spec.insets
    return [
      ("insetTop", edges.top), ("insetLeft", edges.left), ("insetBottom", edges.bottom),
      ("insetRight", edges.right), ("insetStart", edges.start), ("insetEnd", edges.end),
    ].compactMap { name, length in length.map { "\(name)=\"\(text($0))\"" } }
      + [
        attribute(
          "safeArea", words(spec.safeArea.rawValue, "top", "left", "bottom", "right"), unless: "")
      ].compactMap(\.self)
  }

  private func sizeAttributes(_ size: ElementSize) -> [String] {
    [
      ("width", size.width), ("height", size.height), ("minWidth", size.minWidth),
      ("maxWidth", size.maxWidth), ("minHeight", size.minHeight), ("maxHeight", size.maxHeight),
    ].compactMap { name, length in attribute(name, text(length), unless: "auto") }
  }

  private var placementAttributes: [String] {
    switch placement {
    case .stack(let item):
      [
        attribute("flexGrow", "\(item.flexGrow)", unless: "0.0"),
        attribute("flexShrink", "\(item.flexShrink)", unless: "0.0"),
        attribute("flexBasis", text(item.flexBasis), unless: "auto"),
        attribute("alignSelf", item.alignSelf.rawValue, unless: "auto"),
        attribute("spacingBefore", "\(item.spacingBefore)", unless: "0.0"),
        attribute("spacingAfter", "\(item.spacingAfter)", unless: "0.0"),
        item.ascender.map { "ascender=\"\($0)\"" },
        item.descender.map { "descender=\"\($0)\"" },
      ].compactMap(\.self)
    case .absolute(let item):
      [
        attribute(
          "layoutPosition", "\(item.layoutPosition.x) \(item.layoutPosition.y)", unless: "0.0 0.0"),
        item.sizeRange.map { range in
          let least = "\(text(range.minWidth)) \(text(range.minHeight))"
          return "sizeRange=\"\(least)..\(text(range.maxWidth)) \(text(range.maxHeight))\""
        },
      ].compactMap(\.self)
    case .zstack(let item):
      [attribute("gravity", item.gravity.rawValue, unless: "topLeft")].compactMap(\.self)
    default: []
    }
  }

  private func attribute(_ name: String, _ value: String, unless standard: String) -> String? {
    value == standard ? nil : "\(name)=\"\(value)\""
  }

  private func words(_ bits: UInt8, _ names: String..., none: String = "") -> String {
    let set = names.enumerated().filter { bits & 1 << UInt8($0.offset) != 0 }.map(\.element)
    return set.isEmpty ? none : set.joined(separator: " ")
  }

  private func text(_ dimension: LayoutDimension) -> String {
    switch dimension {
    case .auto: "auto"
    case .points(.infinity): "infinity"
    case .points(let points): "\(points)"
    case .percent(let percent): "\(percent)%"
    case .mixed(let mixed): "\(mixed.percent)% + \(mixed.points)"
    }
  }
}
