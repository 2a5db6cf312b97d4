/// Attributes that the use of a component overrides on the component's root element.
///
/// An attribute that is `nil` stays as the component sets it. Numbers have the ranges of the
/// properties that they override.
public struct RootOverrides: Sendable, Equatable {
  /// The preferred width, in points or percent.
  public var width: LayoutDimension?
  /// The preferred height, in points or percent.
  public var height: LayoutDimension?
  /// The minimum width, in points or percent.
  public var minWidth: LayoutDimension?
  /// The maximum width, in points or percent.
  public var maxWidth: LayoutDimension?
  /// The minimum height, in points or percent.
  public var minHeight: LayoutDimension?
  /// The maximum height, in points or percent.
  public var maxHeight: LayoutDimension?
  /// Whether it makes a box, where it is a `flex` in a `flex`.
  public var display: FlexItem.Display?
  /// Which box its size is that of, where it is a `flex` in a `flex`.
  public var boxSizing: FlexItem.BoxSizing?
  /// The color that fills the frame.
  public var backgroundColor: LayoutColor?
  /// The colors that fill the frame, over that one.
  public var gradient: LayoutGradient?
  /// The radii of the rounded corners, in points.
  public var cornerRadius: CornerRadii?
  /// Whether content outside of the frame is cut off.
  public var clipsContent: Bool?
  /// The width of a line along the inside of the frame, in points.
  public var strokeWidth: Float?
  /// The color of that line.
  public var strokeColor: LayoutColor?
  /// The shadow behind the frame.
  public var shadow: LayoutShadow?
  /// The color of symbols and controls.
  public var tint: LayoutColor?
  /// The opacity, a number from 0 (transparent) to 1 (opaque).
  public var opacity: Float?
  /// Whether it is drawn, and whether it takes part in the layout.
  public var visibility: Appearance.Visibility?
  /// The name that assistive technology speaks.
  public var accessibilityLabel: LayoutText?
  /// What assistive technology says that an activation will do.
  public var accessibilityHint: LayoutText?
  /// Its role, in the host's own vocabulary.
  public var accessibilityRole: String?
  /// Whether assistive technology ignores it.
  public var accessibilityHidden: Bool?

  /// Creates an overlay; an attribute that is left out stays as the component sets it.
  public init(
    width: LayoutDimension? = nil,
    height: LayoutDimension? = nil,
    minWidth: LayoutDimension? = nil,
    maxWidth: LayoutDimension? = nil,
    minHeight: LayoutDimension? = nil,
    maxHeight: LayoutDimension? = nil,
    display: FlexItem.Display? = nil,
    boxSizing: FlexItem.BoxSizing? = nil,
    backgroundColor: LayoutColor? = nil,
    gradient: LayoutGradient? = nil,
    cornerRadius: CornerRadii? = nil,
    clipsContent: Bool? = nil,
    strokeWidth: Float? = nil,
    strokeColor: LayoutColor? = nil,
    shadow: LayoutShadow? = nil,
    tint: LayoutColor? = nil,
    opacity: Float? = nil,
    visibility: Appearance.Visibility? = nil,
    accessibilityLabel: LayoutText? = nil,
    accessibilityHint: LayoutText? = nil,
    accessibilityRole: String? = nil,
    accessibilityHidden: Bool? = nil,
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.display = display
    self.boxSizing = boxSizing
    self.backgroundColor = backgroundColor
    self.gradient = gradient
    self.cornerRadius = cornerRadius
    self.clipsContent = clipsContent
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.shadow = shadow
    self.tint = tint
    self.opacity = opacity
    self.visibility = visibility
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityHint = accessibilityHint
    self.accessibilityRole = accessibilityRole
    self.accessibilityHidden = accessibilityHidden
  }
}
