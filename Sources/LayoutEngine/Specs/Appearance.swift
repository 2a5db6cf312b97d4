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
@frozen
public struct Appearance: Sendable, Equatable {
  /// The color that fills the frame; `nil` fills it with nothing.
  public var backgroundColor: LayoutColor?
  /// The radius of all rounded corners, in points, where they are the same.
  @usableFromInline var radius: Float
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
  /// Whether assistive technology ignores the element.
  public var accessibilityHidden: Bool
  /// What few elements say; nothing where none of it is said.
  @usableFromInline var extras: AppearanceExtras?

  /// Creates an appearance; without arguments it is that of an element that sets nothing.
  @inlinable
  public init(
    backgroundColor: LayoutColor? = nil,
    gradient: LayoutGradient? = nil,
    cornerRadius: CornerRadii = 0,
    clipsContent: Bool = false,
    strokeWidth: Float = 0,
    strokeColor: LayoutColor? = nil,
    shadow: LayoutShadow? = nil,
    tint: LayoutColor? = nil,
    opacity: Float = 1,
    visibility: Visibility = .visible,
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
    let saysMore =
      gradient != nil || cornerRadius.all == nil || shadow != nil || tint != nil
      || accessibilityHint != nil || accessibilityRole != nil
    guard saysMore else { return }
    sayExtra {
      $0.gradient = gradient
      $0.cornerRadii = cornerRadius.all == nil ? cornerRadius : nil
      $0.shadow = shadow
      $0.tint = tint
      $0.accessibilityHint = accessibilityHint
      $0.accessibilityRole = accessibilityRole
    }
  }
}

extension Appearance {
  /// The radii of the rounded corners, in points; content outside of them is cut off.
  @inlinable
  public var cornerRadius: CornerRadii {
    get { extras?.values.cornerRadii ?? CornerRadii(radius) }
    set {
      radius = newValue.all ?? 0
      sayExtra { $0.cornerRadii = newValue.all == nil ? newValue : nil }
    }
  }

  /// The colors that fill the frame, over ``backgroundColor``; `nil` is none.
  @inlinable
  public var gradient: LayoutGradient? {
    get { extras?.values.gradient }
    set { sayExtra { $0.gradient = newValue } }
  }

  /// The shadow behind the frame; `nil` is none.
  @inlinable
  public var shadow: LayoutShadow? {
    get { extras?.values.shadow }
    set { sayExtra { $0.shadow = newValue } }
  }

  /// The color of symbols and controls, of the element and of those in it that have none; `nil` leaves
  /// it to what is around the element.
  @inlinable
  public var tint: LayoutColor? {
    get { extras?.values.tint }
    set { sayExtra { $0.tint = newValue } }
  }

  /// What assistive technology says that an activation will do.
  @inlinable
  public var accessibilityHint: LayoutText? {
    get { extras?.values.accessibilityHint }
    set { sayExtra { $0.accessibilityHint = newValue } }
  }

  /// The role of the element, in the host's own vocabulary.
  @inlinable
  public var accessibilityRole: String? {
    get { extras?.values.accessibilityRole }
    set { sayExtra { $0.accessibilityRole = newValue } }
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
