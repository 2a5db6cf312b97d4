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
    "AbsoluteItem", "AbsoluteSpec", "Appearance", "CenterSpec", "Children", "ClipSpec",
    "CornerSpec", "DimensionRange", "EdgeDimensions", "ElementID", "ElementSize", "FlexEdges",
    "FlexItem", "FlexSpec", "FlowItem", "FlowSpec", "ID", "LayersItem", "LayersSpec",
    "LinearItem", "LinearSpec",
    "ImageSpec", "InsetSpec", "LayoutDocument", "LayoutEngine", "LayoutOutlets", "NoPlacement",
    "Outlet", "OutletFrames", "Outlets", "Point", "RatioSpec", "RelativeSpec", "ScrollSpec",
    "Size", "SpacerSpec", "StackItem", "StackSpec", "TextRun", "TextSpec", "ViewSpec",
    "ZStackItem",
  ]
}
