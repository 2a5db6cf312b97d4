/// A color, given by its components or by the name that the host has for the color.
public enum LayoutColor: Sendable, Hashable {
  /// An sRGB color with 8 bits for each component, as `0xRRGGBBAA`.
  case rgba(UInt32)
  /// A color of the host, given by its name.
  case asset(String)
}

/// The attributes of an element that decide how the host draws the element and describes it to
/// assistive technology.
///
/// The engine passes all values to the host unchanged and does not clamp numbers. Only
/// ``visibility-swift.property`` has an effect on frames, if it is ``Visibility-swift.enum/gone``,
/// and ``writingDirection``.
@frozen
public struct ElementStyle: Sendable, Equatable {
  /// The color that fills the frame; `nil` is no fill.
  public var backgroundColor: LayoutColor?
  /// The radius of the rounded corners, in points, if all corners have the same one; else 0.
  @usableFromInline var radius: Float
  /// Whether content outside the frame is clipped.
  public var clipsContent: Bool
  /// The width of a line along the inside of the frame, in points; 0 is no line.
  ///
  /// The line takes no space in the layout. The engine does not clamp the number.
  public var strokeWidth: Float
  /// The color of the line along the inside of the frame; `nil` leaves the color to the host.
  public var strokeColor: LayoutColor?
  /// The opacity, a factor from 0 (transparent) to 1 (opaque); the engine does not clamp the
  /// number.
  public var opacity: Float
  /// Whether the element is drawn, and whether it takes part in the layout.
  public var visibility: Visibility
  /// The name that assistive technology speaks for the element; `nil` leaves the name to the host.
  public var accessibilityLabel: LayoutText?
  /// Whether assistive technology ignores the element.
  public var accessibilityHidden: Bool
  /// The attributes that few elements have; nil if none of them is set.
  @usableFromInline var extras: ElementStyleExtras?

  /// Creates an appearance, by default one of a visible element that draws nothing of its own.
  @inlinable
  public init(
    backgroundColor: LayoutColor? = nil,
    gradient: LayoutGradient? = nil,
    cornerRadius: CornerRadii = 0,
    clipsContent: Bool = false,
    strokeWidth: Float = 0,
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
    opacity: Float = 1,
    zIndex: Int32 = 0,
    rotation: Float = 0,
    drawScale: Float = 1,
    mask: Mask = .unmasked,
    blur: Float = 0,
    transition: Transition? = nil,
    animation: LayoutAnimation? = nil,
    visibility: Visibility = .visible,
    writingDirection: Direction = .inherit,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    accessibilityLabel: LayoutText? = nil,
    accessibilityHint: LayoutText? = nil,
    accessibilityRole: String? = nil,
    accessibilityHidden: Bool = false,
  ) {
    self.backgroundColor = backgroundColor
    radius = cornerRadius.all ?? 0
    self.clipsContent = clipsContent
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.opacity = opacity
    self.visibility = visibility
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityHidden = accessibilityHidden
    // Each condition folds to a constant where the attribute is left out, as most are: a document's
    // compiled code has only what the document says.
    guard
      gradient != nil || cornerRadius.all == nil || shadow != nil || tint != nil
        || !isEnabled || isSelected || accessibilityHint != nil || accessibilityRole != nil
        || !writingDirection.isInherited || borderTop != nil || borderBottom != nil
        || borderLeft != nil || borderRight != nil || borderStart != nil || borderEnd != nil
        || zIndex != 0 || rotation != 0 || drawScale != 1
        || dash != nil || !mask.isUnmasked || blur != 0
        || transition != nil || animation != nil
    else {
      extras = nil
      return
    }
    var rare = ElementStyleExtras.Values()
    if let gradient { rare.gradient = gradient }
    if cornerRadius.all == nil { rare.cornerRadii = cornerRadius }
    if let shadow { rare.shadow = shadow }
    if let tint { rare.tint = tint }
    if let borderTop { rare.borders.top = borderTop }
    if let borderBottom { rare.borders.bottom = borderBottom }
    if let borderLeft { rare.borders.left = borderLeft }
    if let borderRight { rare.borders.right = borderRight }
    if let borderStart { rare.borders.start = borderStart }
    if let borderEnd { rare.borders.end = borderEnd }
    if zIndex != 0 { rare.zIndex = zIndex }
    if rotation != 0 { rare.rotation = rotation }
    if drawScale != 1 { rare.drawScale = drawScale }
    if let dash { rare.dash = dash }
    if !mask.isUnmasked { rare.mask = mask }
    if blur != 0 { rare.blur = blur }
    if let transition { rare.transition = transition }
    if let animation { rare.animation = animation }
    if !writingDirection.isInherited { rare.writingDirection = writingDirection }
    if !isEnabled { rare.isEnabled = isEnabled }
    if isSelected { rare.isSelected = isSelected }
    if let accessibilityHint { rare.accessibilityHint = accessibilityHint }
    if let accessibilityRole { rare.accessibilityRole = accessibilityRole }
    extras = ElementStyleExtras.keeping(rare)
  }
}

extension ElementStyle {
  /// The radii of the rounded corners, in points; content outside the rounded corners is clipped.
  ///
  /// The engine does not clamp the numbers.
  @inlinable
  public var cornerRadius: CornerRadii {
    get { extras?.values.cornerRadii ?? CornerRadii(radius) }
    set {
      radius = newValue.all ?? 0
      sayExtra { $0.cornerRadii = newValue.all == nil ? newValue : nil }
    }
  }

  /// The gradient that fills the frame, in front of ``backgroundColor``; `nil` is no gradient.
  @inlinable
  public var gradient: LayoutGradient? {
    get { extras?.values.gradient }
    set { sayExtra { $0.gradient = newValue } }
  }

  /// The shadow behind the frame; `nil` is no shadow.
  @inlinable
  public var shadow: LayoutShadow? {
    get { extras?.values.shadow }
    set { sayExtra { $0.shadow = newValue } }
  }

  /// The color of symbols and controls in the element, unless an element inside has its own tint.
  ///
  /// `nil` inherits the tint of the elements around this one.
  @inlinable
  public var tint: LayoutColor? {
    get { extras?.values.tint }
    set { sayExtra { $0.tint = newValue } }
  }

  /// The lengths of the strokes and the gaps of the line along the inside of the frame; `nil` is a
  /// line without gaps.
  @inlinable
  public var dash: LayoutDash? {
    get { extras?.values.dash }
    set { sayExtra { $0.dash = newValue } }
  }

  /// The line along the inside of the top edge, which takes no space; `nil` is no line.
  @inlinable
  public var borderTop: LayoutBorder? {
    get { extras?.values.borders.top }
    set { sayExtra { $0.borders.top = newValue } }
  }

  /// The line along the inside of the bottom edge, which takes no space; `nil` is no line.
  @inlinable
  public var borderBottom: LayoutBorder? {
    get { extras?.values.borders.bottom }
    set { sayExtra { $0.borders.bottom = newValue } }
  }

  /// The line along the inside of the left edge, which takes no space; `nil` is no line.
  @inlinable
  public var borderLeft: LayoutBorder? {
    get { extras?.values.borders.left }
    set { sayExtra { $0.borders.left = newValue } }
  }

  /// The line along the inside of the right edge, which takes no space; `nil` is no line.
  @inlinable
  public var borderRight: LayoutBorder? {
    get { extras?.values.borders.right }
    set { sayExtra { $0.borders.right = newValue } }
  }

  /// The line along the inside of the edge where lines start, which takes no space; `nil` is no
  /// line.
  ///
  /// The edge depends on the direction that the element lays out its content in. The line takes
  /// precedence over ``borderLeft`` or ``borderRight`` at the same edge.
  @inlinable
  public var borderStart: LayoutBorder? {
    get { extras?.values.borders.start }
    set { sayExtra { $0.borders.start = newValue } }
  }

  /// The line along the inside of the edge where lines end, which takes no space; `nil` is no line.
  ///
  /// The edge depends on the direction that the element lays out its content in. The line takes
  /// precedence over ``borderLeft`` or ``borderRight`` at the same edge.
  @inlinable
  public var borderEnd: LayoutBorder? {
    get { extras?.values.borders.end }
    set { sayExtra { $0.borders.end = newValue } }
  }

  /// The position of the element among its siblings in the order of drawing and of hits: higher
  /// numbers are in front, and equal ones are in document order.
  ///
  /// Frames, reading order and the order of the focus do not depend on the number.
  @inlinable
  public var zIndex: Int32 {
    get { extras?.values.zIndex ?? 0 }
    set { sayExtra { $0.zIndex = newValue } }
  }

  /// The angle by which the element and all in it are drawn turned about the center of the frame,
  /// in degrees clockwise, whatever the direction of writing.
  ///
  /// The engine does not clamp the number. Hosts treat numbers that are not finite as 0.
  @inlinable
  public var rotation: Float {
    get { extras?.values.rotation ?? 0 }
    set { sayExtra { $0.rotation = newValue } }
  }

  /// The factor by which the element and all in it are drawn larger, about the center of the frame.
  ///
  /// The engine does not clamp the number. Hosts draw nothing for 0, and treat negative numbers
  /// and those that are not finite as 1.
  @inlinable
  public var drawScale: Float {
    get { extras?.values.drawScale ?? 1 }
    set { sayExtra { $0.drawScale = newValue } }
  }

  /// The shape that the element and all in it are cut off at, its shadow included.
  @inlinable
  public var mask: Mask {
    get { extras?.values.mask ?? .unmasked }
    set { sayExtra { $0.mask = newValue } }
  }

  /// How far the element and all in it are blurred: the standard deviation, in points; 0 is no
  /// blur.
  ///
  /// The engine does not clamp the number. Hosts treat negative numbers and those that are not
  /// finite as 0. UIKit and AppKit draw no blur.
  @inlinable
  public var blur: Float {
    get { extras?.values.blur ?? 0 }
    set { sayExtra { $0.blur = newValue } }
  }

  /// How the element comes and goes in animated updates, and so each element in it that says
  /// nothing else; `nil` is as the elements around this one.
  ///
  /// Frames are final at once: hosts only draw the element on its way.
  @inlinable
  public var transition: Transition? {
    get { extras?.values.transition }
    set { sayExtra { $0.transition = newValue } }
  }

  /// How the element moves in animated updates, and so each element in it that says nothing else;
  /// `nil` is as the elements around this one.
  ///
  /// Frames are final at once: hosts only draw the element on its way.
  @inlinable
  public var animation: LayoutAnimation? {
    get { extras?.values.animation }
    set { sayExtra { $0.animation = newValue } }
  }

  /// The direction in which the element lays out its content: where start and end are in the
  /// element, and where the lines of its texts start.
  ///
  /// The place of the element in its parent follows the parent's direction. The direction of an
  /// island applies to all elements in it, until one sets another. A
  /// ``FlexSpec/layoutDirection-swift.property`` or ``GridSpec/layoutDirection`` of the same
  /// element takes precedence for the flexbox or grid itself, and for those that are its items.
  @inlinable
  public var writingDirection: Direction {
    get { extras?.values.writingDirection ?? .inherit }
    set { sayExtra { $0.writingDirection = newValue } }
  }

  /// Whether the element and all within it answer people.
  ///
  /// With `false`, nothing in the element fires an action or calls a handler, controls and views of
  /// the host in it are disabled, and assistive technology says so. Scrolls still scroll.
  @inlinable
  public var isEnabled: Bool {
    get { extras?.values.isEnabled ?? true }
    set { sayExtra { $0.isEnabled = newValue } }
  }

  /// Whether the element is the chosen one of several, as assistive technology says.
  @inlinable
  public var isSelected: Bool {
    get { extras?.values.isSelected ?? false }
    set { sayExtra { $0.isSelected = newValue } }
  }

  /// The text with which assistive technology describes the effect of an activation; `nil` is no
  /// text.
  @inlinable
  public var accessibilityHint: LayoutText? {
    get { extras?.values.accessibilityHint }
    set { sayExtra { $0.accessibilityHint = newValue } }
  }

  /// The role of the element for assistive technology, in the vocabulary of the host; `nil` is no
  /// role.
  @inlinable
  public var accessibilityRole: String? {
    get { extras?.values.accessibilityRole }
    set { sayExtra { $0.accessibilityRole = newValue } }
  }
}

extension ElementStyle {
  /// The direction in which an element lays out its content.
  public enum Direction: String, Sendable, CaseIterable {
    /// The direction of the parent; for the root, that of the environment.
    case inherit
    /// From left to right, whatever the language: as in a player, a chart or a phone number.
    case leftToRight
    /// From right to left, whatever the language.
    case rightToLeft

    // Written as a `switch`, which folds to a constant: `!=` of raw values does not.
    @inlinable var isInherited: Bool {
      switch self {
      case .inherit: true
      case .leftToRight, .rightToLeft: false
      }
    }
  }
}

extension ElementStyle {
  /// A shape that an element is cut off at.
  public enum Mask: String, Sendable, CaseIterable {
    /// The element is not cut off: `none` in documents, which in Swift would mean no mask at all
    /// where an override may be missing.
    case unmasked = "none"
    /// The largest circle in the middle of the frame.
    case circle
    /// The frame with corners that are as round as its shorter sides permit.
    case capsule

    @inlinable var isUnmasked: Bool {
      switch self {
      case .unmasked: true
      case .circle, .capsule: false
      }
    }
  }
}

extension ElementStyle {
  /// Whether an element is drawn, and whether it takes part in the layout.
  public enum Visibility: String, Sendable, CaseIterable {
    /// The element is drawn.
    case visible
    /// The element is not drawn but keeps its frame.
    case invisible
    /// The element is removed from the layout, with its content and the spacing before it.
    case gone
  }
}
