/// A color, given by its components or by the name that the host has for it.
public enum LayoutColor: Sendable, Hashable {
  /// An sRGB color of 8 bits for each component, as `0xRRGGBBAA`.
  case rgba(UInt32)
  /// A color of the host, by its name.
  case asset(String)
}

/// How an element is drawn, and what it tells assistive technology.
///
/// The engine hands all of it to the host unchanged, with numbers that are not clamped. Only
/// ``visibility-swift.property`` has an effect on frames, where it is
/// ``Visibility-swift.enum/gone``.
public struct Appearance: Sendable, Equatable {
  /// The color that fills the frame; `nil` fills it with nothing.
  public var backgroundColor: LayoutColor?
  /// The radius of the rounded corners, in points.
  public var cornerRadius: Float
  /// Whether content outside of the frame is cut off.
  public var clipsContent: Bool
  /// The width of a line along the inside of the frame, in points; it takes no space in the layout.
  public var strokeWidth: Float
  /// The color of that line; `nil` leaves it to the host.
  public var strokeColor: LayoutColor?
  /// The opacity, a number from 0 (transparent) to 1 (opaque).
  public var opacity: Float
  /// Whether the element is drawn, and whether it takes part in the layout.
  public var visibility: Visibility
  /// The name that assistive technology speaks.
  public var accessibilityLabel: LayoutText?
  /// What assistive technology says that an activation will do.
  public var accessibilityHint: LayoutText?
  /// The role of the element, in the host's own vocabulary.
  public var accessibilityRole: String?
  /// Whether assistive technology ignores the element.
  public var accessibilityHidden: Bool

  /// Creates an appearance; without arguments it is that of an element that sets nothing.
  @inlinable
  public init(
    backgroundColor: LayoutColor? = nil,
    cornerRadius: Float = 0,
    clipsContent: Bool = false,
    strokeWidth: Float = 0,
    strokeColor: LayoutColor? = nil,
    opacity: Float = 1,
    visibility: Visibility = .visible,
    accessibilityLabel: LayoutText? = nil,
    accessibilityHint: LayoutText? = nil,
    accessibilityRole: String? = nil,
    accessibilityHidden: Bool = false,
  ) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.clipsContent = clipsContent
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.opacity = opacity
    self.visibility = visibility
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityHint = accessibilityHint
    self.accessibilityRole = accessibilityRole
    self.accessibilityHidden = accessibilityHidden
  }
}

extension Appearance {
  /// Whether an element is drawn, and whether it takes part in the layout.
  public enum Visibility: String, Sendable, CaseIterable {
    /// It is drawn.
    case visible
    /// It is not drawn but keeps its frame.
    case invisible
    /// It is removed from the layout with all that is in it, and so is the spacing before it.
    case gone
  }
}
