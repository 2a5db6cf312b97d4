/// Where a picture comes from; the host loads it.
public enum ImageSource: Sendable, Hashable {
  /// No picture.
  case none
  /// A picture of the host, by its name.
  case asset(String)
  /// A symbol of the system, by its name.
  case symbol(String)
  /// A picture to be fetched, by its address.
  case url(String)
}

/// A picture.
@frozen
public struct ImageSpec: Sendable, Equatable {
  /// Where the picture comes from.
  public var source: ImageSource
  /// The intrinsic size of the picture, in points.
  ///
  /// Width and height are clamped to `0...9_999_999`, and `NaN` counts as 0. `nil` is 0 × 0, so
  /// that the picture is as small as its constraints allow.
  public var intrinsicSize: LayoutSize?
  /// How the picture is scaled to its frame.
  public var contentMode: ContentMode
  /// The picture that is shown until `source` is there; it has no effect on frames.
  public var placeholder: ImageSource
  /// The size that the host knows, where the document says none.
  var hostSize: LayoutSize?

  /// Creates a picture; without an intrinsic size it is as small as its constraints allow.
  @inlinable
  public init(
    source: ImageSource = .none,
    intrinsicSize: LayoutSize? = nil,
    contentMode: ContentMode = .aspectFill,
    placeholder: ImageSource = .none,
  ) {
    self.source = source
    self.intrinsicSize = intrinsicSize
    self.contentMode = contentMode
    self.placeholder = placeholder
  }
}

extension ImageSpec {
  /// The size of the picture by itself, whoever said it; `nil` where nobody did.
  var knownSize: LayoutSize? { intrinsicSize ?? hostSize }

  /// Whether nobody has said so far how large the picture is by itself.
  package var isWithoutSize: Bool { knownSize == nil }

  /// How a picture is scaled to its frame; it has no effect on frames.
  public enum ContentMode: String, Sendable, CaseIterable {
    /// Scaled in proportion to cover the frame.
    case aspectFill
    /// Scaled in proportion to fit in the frame.
    case aspectFit
    /// Scaled to the frame on both axes, whatever that does to its proportions.
    case scaleToFill
    /// Centered at its intrinsic size.
    case center
  }
}

extension ImageSpec.ContentMode {
  /// Returns where a picture is drawn, for hosts whose toolkit does not know the mode.
  ///
  /// - Parameters:
  ///   - picture: The picture's own size, in points; one that is not above 0 on both axes fills the frame.
  ///   - frame: The size of the frame, in points.
  /// - Returns: The place of the picture in the coordinates of the frame, which it may be larger than.
  public func frame(of picture: LayoutSize, in frame: LayoutSize) -> Frame {
    guard picture.width > 0, picture.height > 0 else {
      return Frame(width: frame.width, height: frame.height)
    }
    let (across, down) = (frame.width / picture.width, frame.height / picture.height)
    let (x, y): (Float, Float) =
      switch self {
      case .aspectFill: (max(across, down), max(across, down))
      case .aspectFit: (min(across, down), min(across, down))
      case .scaleToFill: (across, down)
      case .center: (1, 1)
      }
    let (width, height) = (picture.width * x, picture.height * y)
    return Frame(
      x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
  }
}
