/// The names of the engine's public types.
///
/// Generated code says them, so nothing of the author's may be called so where it would hide them. A
/// test reads them off the engine's sources.
package enum EngineNames {
  /// The module itself.
  package static let module = "LayoutEngine"

  /// What the paths of the libraries begin with that come with the compiler; their types are the engine's.
  package static let libraryScheme = "layoutc:"

  /// The types of these libraries, which an author's copy of one may be called like.
  package static let libraries: Set<String> = ["LayoutcControls"]

  package static let types: Set<String> = [
    "AbsoluteItem", "AbsoluteSpec", "Appearance", "AppearanceMode", "AttributeReader",
    "AttributeValue", "Both", "CenterSpec", "Children", "ClipSpec", "ComponentOutlet",
    "CornerRadii", "CornerSpec", "CustomChildren", "CustomItem", "CustomLayout", "CustomPlacement",
    "CustomSpec", "DimensionRange", "EdgeSet", "ElementID", "ElementSize", "ElementSpec",
    "Expressions", "FixedTextMetrics", "FlexItem", "FlexSpec", "FlowItem", "FlowSpec", "FontWeight",
    "Frame", "FreeSpacePlacement", "Gravity", "GridAreas", "GridItem", "GridLine", "GridRange",
    "GridSpec", "GridTrack", "GridTracks", "HostTypes", "ImageSource", "ImageSpec", "InsetSpec",
    "InterpretedItem", "InterpretedLayout", "IntrinsicSizing", "LayersItem", "LayersSpec",
    "LayoutChanges", "LayoutColor", "LayoutDimension", "LayoutDocument", "LayoutEdges",
    "LayoutElement", "LayoutEnvironment", "LayoutGradient", "LayoutInputs", "LayoutMode",
    "LayoutOutlets", "LayoutPoint", "LayoutRegistry", "LayoutResult", "LayoutShadow", "LayoutSize",
    "LayoutText", "LayoutTree", "Length", "LineSetting", "LinearItem", "LinearSpec",
    "MeasuredLines", "NoOutlets", "NoPlacement", "NodeKind", "Orientation", "Outlet",
    "OutletElement", "OutletFrames", "OutletList", "Placement", "PlacementRecord",
    "PlainTextFormatting", "ProportionalTextMetrics", "Ratio", "RatioSpec",
    "RelativeSpec", "ResolvedTextRun", "RootOverrides", "RowKey", "RowSite", "RunningLayout",
    "ScrollSpec", "SizeRange", "SizedPlacement", "Slot", "SpacerSpec", "StackItem", "StackSpec",
    "TextAdvances", "TextArgument", "TextFormatting", "TextLines", "TextLocalization",
    "TextLocalizing", "TextMeasurement", "TextMeasuring", "TextParts", "TextPattern", "TextRun",
    "TextSpec", "TextStyle", "ViewAttributes", "ViewOutlet", "ViewSpec", "WritingDirection",
    "ZStackItem", "ZStackSpec",
  ]
}
