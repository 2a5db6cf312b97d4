/// Attributes of a component's root element that the use of the component overrides.
///
/// An attribute that is `nil` keeps the component's value. Numbers have the ranges of the
/// properties that they override.
public struct RootOverrides: Sendable, Equatable {
  /// The preferred width of the root, in points or percent of its parent's width; `nil` keeps the
  /// component's value.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  public var width: LayoutDimension?
  /// The preferred height of the root, in points or percent of its parent's height; `nil` keeps the
  /// component's value.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  public var height: LayoutDimension?
  /// The minimum width of the root, in points or percent of its parent's width; `nil` keeps the
  /// component's value.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  public var minWidth: LayoutDimension?
  /// The maximum width of the root, in points or percent of its parent's width; `nil` keeps the
  /// component's value.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  /// ``LayoutDimension/infinity`` is no limit.
  public var maxWidth: LayoutDimension?
  /// The minimum height of the root, in points or percent of its parent's height; `nil` keeps the
  /// component's value.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  public var minHeight: LayoutDimension?
  /// The maximum height of the root, in points or percent of its parent's height; `nil` keeps the
  /// component's value.
  ///
  /// Points are clamped to `0...9_999_999`, percentages to `0...100_000`; `NaN` counts as 0.
  /// ``LayoutDimension/infinity`` is no limit.
  public var maxHeight: LayoutDimension?
  /// The `display` of a root that is a flexbox in a flexbox; `nil` keeps the component's value.
  public var display: FlexItem.Display?
  /// The `boxSizing` of a root that is a flexbox in a flexbox: whether sizes are those of the
  /// border box or the content box.
  ///
  /// `nil` keeps the component's value.
  public var boxSizing: FlexItem.BoxSizing?
  /// The space between the edges of the root and its content, in points, clamped to
  /// `0...9_999_999`; an edge that is not set keeps the component's value.
  ///
  /// Percentages have an effect in a `flex` and in a `grid` only; they, `auto` and `NaN` count as 0
  /// elsewhere. A root without padding of its own ignores the space.
  public var padding: LayoutEdges
  /// The color that fills the frame; `nil` keeps the component's value.
  public var backgroundColor: LayoutColor?
  /// The gradient that fills the frame, over ``backgroundColor``; `nil` keeps the component's
  /// value.
  public var gradient: LayoutGradient?
  /// The radii of the rounded corners, in points, not clamped; `nil` keeps the component's value.
  public var cornerRadius: CornerRadii?
  /// Whether content outside of the frame is clipped; `nil` keeps the component's value.
  public var clipsContent: Bool?
  /// The width of the line along the inside of the frame, in points, not clamped; `nil` keeps the
  /// component's value.
  public var strokeWidth: Float?
  /// The color of the line along the inside of the frame; `nil` keeps the component's value.
  public var strokeColor: LayoutColor?
  /// The lengths of the strokes and the gaps of the line along the inside of the frame; `nil` keeps
  /// the component's value.
  public var dash: LayoutDash?
  /// The line along the inside of the top edge; `nil` keeps the component's value.
  public var borderTop: LayoutBorder?
  /// The line along the inside of the bottom edge; `nil` keeps the component's value.
  public var borderBottom: LayoutBorder?
  /// The line along the inside of the left edge; `nil` keeps the component's value.
  public var borderLeft: LayoutBorder?
  /// The line along the inside of the right edge; `nil` keeps the component's value.
  public var borderRight: LayoutBorder?
  /// The line along the inside of the edge where lines start; `nil` keeps the component's value.
  public var borderStart: LayoutBorder?
  /// The line along the inside of the edge where lines end; `nil` keeps the component's value.
  public var borderEnd: LayoutBorder?
  /// The shadow behind the frame; `nil` keeps the component's value.
  public var shadow: LayoutShadow?
  /// The color of symbols and controls; `nil` keeps the component's value.
  public var tint: LayoutColor?
  /// The opacity, a factor from 0 (transparent) to 1 (opaque), not clamped; `nil` keeps the
  /// component's value.
  public var opacity: Float?
  /// The position of the root among its siblings in the order of drawing; `nil` keeps the
  /// component's value.
  public var zIndex: Int32?
  /// The angle by which the root is drawn turned, in degrees clockwise, not clamped; `nil` keeps
  /// the component's value.
  public var rotation: Float?
  /// The factor by which the root is drawn larger, not clamped; `nil` keeps the component's value.
  public var drawScale: Float?
  /// The shape that the root is cut off at; `nil` keeps the component's value.
  public var mask: ElementStyle.Mask?
  /// How far the root is blurred, as the standard deviation in points, not clamped; `nil` keeps the
  /// component's value.
  public var blur: Float?
  /// How the root comes and goes in animated updates; `nil` keeps the component's value.
  public var transition: ElementStyle.Transition?
  /// How the root moves in animated updates; `nil` keeps the component's value.
  public var animation: LayoutAnimation?
  /// The visibility, which decides whether the root is drawn and takes part in the layout; `nil`
  /// keeps the component's value.
  public var visibility: ElementStyle.Visibility?
  /// The direction in which the root lays out its content; `nil` keeps the component's value.
  public var writingDirection: ElementStyle.Direction?
  /// Whether the root and all within it answer people; `nil` keeps the component's value.
  public var isEnabled: Bool?
  /// Whether the root is the chosen one of several; `nil` keeps the component's value.
  public var isSelected: Bool?
  /// The name that assistive technology speaks; `nil` keeps the component's value.
  public var accessibilityLabel: LayoutText?
  /// The description of the result of an activation, for assistive technology; `nil` keeps the
  /// component's value.
  public var accessibilityHint: LayoutText?
  /// The role for assistive technology, in the host's own vocabulary; `nil` keeps the component's
  /// value.
  public var accessibilityRole: String?
  /// Whether assistive technology ignores the root; `nil` keeps the component's value.
  public var accessibilityHidden: Bool?
  /// The actions that the root fires, each in place of the component's for the same event.
  public var actions: [ElementAction] = []
  /// How the root looks in states, after what the component says of it: of several states that hold
  /// at once, the later wins.
  public var stateLooks: [StateLook] = []

  /// Creates overrides, each for the property of the same name.
  ///
  /// An attribute that is left out keeps the component's value.
  public init(
    width: LayoutDimension? = nil,
    height: LayoutDimension? = nil,
    minWidth: LayoutDimension? = nil,
    maxWidth: LayoutDimension? = nil,
    minHeight: LayoutDimension? = nil,
    maxHeight: LayoutDimension? = nil,
    display: FlexItem.Display? = nil,
    boxSizing: FlexItem.BoxSizing? = nil,
    padding: LayoutEdges = .none,
    backgroundColor: LayoutColor? = nil,
    gradient: LayoutGradient? = nil,
    cornerRadius: CornerRadii? = nil,
    clipsContent: Bool? = nil,
    strokeWidth: Float? = nil,
    strokeColor: LayoutColor? = nil,
    dash: LayoutDash? = nil,
    borderTop: LayoutBorder? = nil,
    borderBottom: LayoutBorder? = nil,
    borderLeft: LayoutBorder? = nil,
    borderRight: LayoutBorder? = nil,
    borderStart: LayoutBorder? = nil,
    borderEnd: LayoutBorder? = nil,
    shadow: LayoutShadow? = nil,
    tint: LayoutColor? = nil,
    opacity: Float? = nil,
    zIndex: Int32? = nil,
    rotation: Float? = nil,
    drawScale: Float? = nil,
    mask: ElementStyle.Mask? = nil,
    blur: Float? = nil,
    transition: ElementStyle.Transition? = nil,
    animation: LayoutAnimation? = nil,
    visibility: ElementStyle.Visibility? = nil,
    writingDirection: ElementStyle.Direction? = nil,
    isEnabled: Bool? = nil,
    isSelected: Bool? = nil,
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
    self.padding = padding
    self.backgroundColor = backgroundColor
    self.gradient = gradient
    self.cornerRadius = cornerRadius
    self.clipsContent = clipsContent
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.dash = dash
    self.borderTop = borderTop
    self.borderBottom = borderBottom
    self.borderLeft = borderLeft
    self.borderRight = borderRight
    self.borderStart = borderStart
    self.borderEnd = borderEnd
    self.shadow = shadow
    self.tint = tint
    self.opacity = opacity
    self.zIndex = zIndex
    self.rotation = rotation
    self.drawScale = drawScale
    self.mask = mask
    self.blur = blur
    self.transition = transition
    self.animation = animation
    self.visibility = visibility
    self.writingDirection = writingDirection
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityHint = accessibilityHint
    self.accessibilityRole = accessibilityRole
    self.accessibilityHidden = accessibilityHidden
  }

  /// Creates overrides that keep all of the component's values.
  public init() { self.init(width: nil) }
}
