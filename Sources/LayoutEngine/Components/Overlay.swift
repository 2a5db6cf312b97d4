/// What the use of a component says of the element that the component is, attribute by attribute.
///
/// What is said wins over what the element says of itself; `nil` leaves that as it is.
public struct Overlay: Sendable, Equatable {
  /// The exact width.
  public var width: Dimension?
  /// The exact height.
  public var height: Dimension?
  /// The least width.
  public var minWidth: Dimension?
  /// The greatest width.
  public var maxWidth: Dimension?
  /// The least height.
  public var minHeight: Dimension?
  /// The greatest height.
  public var maxHeight: Dimension?
  /// Whether it is laid out, left out or replaced by its children, where it is a flexbox in another.
  public var display: FlexItem.Display?
  /// What its size includes, where it is a flexbox in another.
  public var boxSizing: FlexItem.BoxSizing?
  /// What fills the frame.
  public var backgroundColor: LayoutColor?
  /// Points; it also cuts off what is beyond it.
  public var cornerRadius: Float?
  /// Whether what is beyond the frame is cut off.
  public var clipsContent: Bool?
  /// Points, drawn inside the frame.
  public var strokeWidth: Float?
  /// The color of the stroke.
  public var strokeColor: LayoutColor?
  /// From 0, unseen, to 1.
  public var opacity: Float?
  /// Whether it shows, and whether it takes room.
  public var visibility: Appearance.Visibility?
  /// What it is called.
  public var accessibilityLabel: String?
  /// What happens when it is used.
  public var accessibilityHint: String?
  /// What kind of thing it is, in the words of the host.
  public var accessibilityRole: String?
  /// Whether assistive technology passes it over.
  public var accessibilityHidden: Bool?

  /// Nothing, but for what is said.
  public init(
    width: Dimension? = nil,
    height: Dimension? = nil,
    minWidth: Dimension? = nil,
    maxWidth: Dimension? = nil,
    minHeight: Dimension? = nil,
    maxHeight: Dimension? = nil,
    display: FlexItem.Display? = nil,
    boxSizing: FlexItem.BoxSizing? = nil,
    backgroundColor: LayoutColor? = nil,
    cornerRadius: Float? = nil,
    clipsContent: Bool? = nil,
    strokeWidth: Float? = nil,
    strokeColor: LayoutColor? = nil,
    opacity: Float? = nil,
    visibility: Appearance.Visibility? = nil,
    accessibilityLabel: String? = nil,
    accessibilityHint: String? = nil,
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
