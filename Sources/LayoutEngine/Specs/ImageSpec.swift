/// Where a picture comes from.
public enum ImageSource: Sendable, Hashable {
  case none
  /// A picture of the host's, by name.
  case asset(String)
  /// A symbol of the system's, by name.
  case symbol(String)
}

/// A picture.
public struct ImageSpec: Sendable, Equatable {
  /// Where the picture comes from.
  public var source: ImageSource
  /// The picture's size in points; without one it takes the least it is offered.
  public var intrinsicSize: Size?
  /// How the picture is fitted into its frame.
  public var contentMode: ContentMode

  /// The defaults, but for what is said.
  @inlinable
  public init(
    source: ImageSource = .none,
    intrinsicSize: Size? = nil,
    contentMode: ContentMode = .scaleToFill,
  ) {
    self.source = source
    self.intrinsicSize = intrinsicSize
    self.contentMode = contentMode
  }
}

extension ImageSpec {
  /// How the picture is fitted into its frame; it has no effect on geometry.
  public enum ContentMode: String, Sendable, CaseIterable {
    case scaleToFill
    case aspectFit
    case aspectFill
    case center
  }
}
