import LayoutLanguages
import LayoutRendering

/// A color of an Xcode asset catalog, read from `Contents.json` in a `.colorset` (Asset Catalog
/// Format Reference, Color Set Type).
struct ColorSet: Sendable {
  /// The color for every appearance, or for all but the dark one.
  private(set) var light: Picture.Paint?
  private(set) var dark: Picture.Paint?

  /// Reads a file; entries in an unknown form are ignored.
  init(_ path: String) {
    var reader = FileReader()
    guard (try? reader.read(file: path)) != nil,
      case .success(let node) = JSONReader.read(reader.bytes),
      case .array(let entries)? = node["colors"]?.value
    else { return }
    for entry in entries {
      guard let paint = Self.paint(entry["color"]) else { continue }
      // Colors for one device or for high contrast follow the general one.
      let appearances = Self.appearances(of: entry)
      if appearances.isEmpty, light == nil { light = paint }
      if appearances == ["luminosity dark"], dark == nil { dark = paint }
    }
  }

  private static func appearances(of entry: JSONNode) -> [String] {
    guard case .array(let nodes)? = entry["appearances"]?.value else { return [] }
    return nodes.map { "\($0["appearance"]?.string ?? "") \($0["value"]?.string ?? "")" }
  }

  private static func paint(_ color: JSONNode?) -> Picture.Paint? {
    guard let components = color?["components"] else { return nil }
    let parts =
      if let white = components["white"] {
        [white, white, white]
      } else {
        ["red", "green", "blue"].compactMap { components[$0] }
      }
    let numbers = (parts + [components["alpha"]].compactMap(\.self)).compactMap(Self.component)
    guard parts.count == 3, numbers.count >= 3 else { return nil }
    return numbers[0] << 24 | numbers[1] << 16 | numbers[2] << 8
      | (numbers.count > 3 ? numbers[3] : 255)
  }

  /// Reads a component such as `0.5`, `128` or `0x80`, given as a string or a number.
  private static func component(_ node: JSONNode) -> UInt32? {
    var text = node.string ?? ""
    if case .number(let number) = node.value { text = number }
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { min($0, 255) } }
    guard let number = Float(text), number.isFinite else { return nil }
    let part = text.contains(".") ? number * 255 : number
    return UInt32(min(max(part.rounded(), 0), 255))
  }
}
