/// The names of the engine's public types.
///
/// Generated code uses these names, so an author's type must not have one of them where it would
/// hide the engine's type. A test compares the list with the engine's sources.
package enum EngineNames {
  /// The name of the engine's module.
  package static let module = "LayoutEngine"

  /// The prefix of the paths of the libraries that ship with the compiler.
  ///
  /// The types of these libraries are part of the engine.
  package static let libraryScheme = "layoutc:"

  /// The types of the shipped libraries; an author's copy of a library may use their names.
  package static let libraries: Set<String> = ["LayoutcControls"]

  /// The names of all public types that generated code may mention.
  package static let types = outermost.union(inGeneratedCode)

  private static let outermost: Set<String> = [
    "AbsoluteItem", "AbsoluteSpec", "ActionValue", "AttributeConvertible", "AttributeError",
    "AttributeReader", "AttributeValue",
    "CenterSpec", "Children",
    "ClipSpec", "ComponentOutlet", "CornerRadii", "CornerSpec", "CustomChildren", "CustomItem",
    "CustomLayout", "CustomPlacement", "CustomSpec", "DimensionRange", "DrawnBorders", "EdgeSet",
    "ElementAction",
    "ElementID",
    "ElementOutlet", "ElementSize", "ElementSpec", "ElementState", "ElementStates", "ElementStyle",
    "Expressions",
    "FitSpec", "FixedTextMetrics", "FlexItem", "FlexSpec", "FlowItem", "FlowSpec", "FontWeight",
    "FreeSpacePlacement", "GeneratedCode", "Gravity", "GridAreas", "GridItem", "GridLine",
    "GridRange", "GridSpec", "GridTrack", "GridTracks", "ImageSource", "ImageSpec", "InsetSpec",
    "InterpretedItem", "InterpretedLayout", "IntrinsicSizing", "LayersItem", "LayersSpec",
    "LayoutAction", "LayoutActions", "LayoutAnimation", "LayoutBorder", "LayoutChanges",
    "LayoutColor", "LayoutDash",
    "LayoutDateStyle",
    "LayoutDimension", "LayoutDocument",
    "LayoutDurationStyle", "LayoutEdges", "LayoutElement", "LayoutEnvironment", "LayoutGradient",
    "LayoutInputs", "LayoutInstant", "LayoutMode", "LayoutOutlets", "LayoutPoint", "LayoutRect",
    "LayoutRegistry", "LayoutResult", "LayoutShadow", "LayoutSize", "LayoutText", "LayoutTimeZone",
    "LayoutTree", "Length", "LineSetting", "LinearItem", "LinearSpec", "MeasuredLines",
    "MixedLength", "NoActions",
    "NoOutlets",
    "NoPlacement", "NodeKind", "Orientation", "Outlet", "OutletList", "Placement",
    "PlacementRecord", "PlainTextFormatting", "ProportionalTextMetrics", "Ratio", "RatioSpec",
    "RelativeSpec", "ResolvedTextRun", "RootOverrides", "RowKey", "RunningLayout", "ScrollSpec",
    "SizeRange", "SizedPlacement", "Slot", "SpacerSpec", "StateLook", "StackItem", "StackSpec",
    "TextAdvances",
    "TextArgument", "TextFormatting", "TextLines", "TextLink", "TextLocalization", "TextLocalizing",
    "TextMeasurement", "TextMeasuring", "TextParts", "TextPattern", "TextRun", "TextSpec",
    "TextStyle", "TypedAttributes", "ViewAttributes", "ViewOutlet", "ViewRegistry", "ViewSpec",
    "WritingDirection", "ZStackItem",
    "ZStackSpec",
  ]

  /// The types for generated code alone, within the engine's `GeneratedCode`.
  package static let inGeneratedCode: Set<String> = [
    "Both", "HostTypes", "OutletFrames", "RowSite",
  ]
}
