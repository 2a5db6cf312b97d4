/// A color, by its components or by a name of the host's.
public enum LayoutColor: Sendable, Hashable {
  /// Red, green, blue and opacity, a byte each, red first.
  case rgba(UInt32)
  /// A color of the host's, by name.
  case asset(String)
}

/// What an element looks like and what it says to assistive technology.
///
/// Only `visibility` has an effect on geometry.
public struct Appearance: Sendable, Equatable {
  /// What fills the frame.
  public var backgroundColor: LayoutColor?
  /// Points; it also cuts off what is beyond it.
  public var cornerRadius: Float
  /// Whether what is beyond the frame is cut off.
  public var clipsContent: Bool
  /// Points, drawn inside the frame.
  public var strokeWidth: Float
  /// The color of the stroke.
  public var strokeColor: LayoutColor?
  /// From 0, unseen, to 1.
  public var opacity: Float
  /// Whether it shows, and whether it takes room.
  public var visibility: Visibility
  /// What it is called.
  public var accessibilityLabel: String?
  /// What happens when it is used.
  public var accessibilityHint: String?
  /// What kind of thing it is, in the words of the host.
  public var accessibilityRole: String?
  /// Whether assistive technology passes it over.
  public var accessibilityHidden: Bool

  /// The defaults, but for what is said.
  @inlinable
  public init(
    backgroundColor: LayoutColor? = nil,
    cornerRadius: Float = 0,
    clipsContent: Bool = false,
    strokeWidth: Float = 0,
    strokeColor: LayoutColor? = nil,
    opacity: Float = 1,
    visibility: Visibility = .visible,
    accessibilityLabel: String? = nil,
    accessibilityHint: String? = nil,
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
  /// Whether an element shows, and whether it takes room.
  public enum Visibility: String, Sendable, CaseIterable {
    case visible
    /// Not seen, but in its place.
    case invisible
    /// Taken out, as if it were not written.
    case gone
  }
}
