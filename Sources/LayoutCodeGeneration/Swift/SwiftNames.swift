import LayoutSemantics

/// Names as Swift takes them.
enum SwiftNames {
  /// A type's name; one that the generated code itself uses gets `Layout` behind it, because it
  /// would hide what is meant in every file of its module.
  static func type(_ name: String) -> String {
    reserved.contains(name) ? name + "Layout" : escaped(name)
  }

  /// A member's name, in backticks where it is one of Swift's words.
  static func member(_ name: String) -> String {
    escaped(name)
  }

  /// The label of an argument, which may be any of Swift's words but for a few.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  /// Whether a name stands in a text as a name of its own.
  static func isUsed(_ name: String, in text: String) -> Bool {
    let name = Array(name.utf8)
    let text = Array(text.utf8)
    guard let first = name.first, text.count >= name.count else { return false }
    for start in 0...(text.count - name.count) where text[start] == first {
      let end = start + name.count
      guard text[start..<end].elementsEqual(name) else { continue }
      // A member of something else may have the name too, and so may the label of an argument.
      let isWhole =
        (start == 0 || !isNamePart(text[start - 1]) && text[start - 1] != 0x2E)
        && (end == text.count || !isNamePart(text[end]) && text[end] != 0x3A)
      if isWhole { return true }
    }
    return false
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The last part of a path, fit for a comment.
  static func file(_ path: String) -> String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map { String($0) } ?? path
    return String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { SwiftString.isPlain($0) && $0 != "`" ? $0 : "?" }))
  }

  private static func escaped(_ name: String) -> String {
    let bytes = Array(name.utf8)
    return SwiftKeywords.contains(bytes.span, 0, bytes.count) ? "`\(name)`" : name
  }

  private static let reserved: Set<String> = [
    "AbsoluteItem", "AbsoluteSpec", "Appearance", "AppearanceMode", "Bool", "CenterSpec",
    "Children", "ClipSpec", "ComponentOutlet", "CornerSpec", "Dimension", "DimensionRange",
    "Double", "Edges", "Expressions", "Float", "ImageSource", "Int", "LayoutColor",
    "LayoutEnvironment", "Length", "Never", "Overlay", "Ratio", "Sendable", "SizeRange", "Slot",
    "String", "TextArgument", "EdgeDimensions", "ElementID", "ElementSize", "FlexEdges",
    "FlexItem", "FlexSpec", "FlowItem", "FlowSpec", "ID", "LayersItem", "LayersSpec",
    "LinearItem", "LinearSpec",
    "ImageSpec", "InsetSpec", "LayoutDocument", "LayoutEngine", "LayoutOutlets", "NoPlacement",
    "Outlet", "OutletFrames", "Outlets", "Point", "RatioSpec", "RelativeSpec", "ScrollSpec",
    "Size", "SpacerSpec", "StackItem", "StackSpec", "TextRun", "TextSpec", "ViewSpec",
    "ZStackItem",
  ]
}
