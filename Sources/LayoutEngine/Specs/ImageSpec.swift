/// The source of a picture, from which the host loads the picture.
public enum ImageSource: Sendable, Hashable {
  /// No picture.
  case none
  /// A picture of the host, given by its name.
  case asset(String)
  /// A symbol of the system, given by its name.
  case symbol(String)
  /// A picture to download, given by its address.
  case url(String)
}

/// The attributes of an `image`, a picture that the host loads and draws.
@frozen
public struct ImageSpec: Sendable, Equatable {
  /// The source from which the host loads the picture; with ``ImageSource/none`` there is no
  /// picture.
  public var source: ImageSource
  /// The intrinsic size of the picture, in points.
  ///
  /// Width and height are clamped to `0...9_999_999`, and `NaN` counts as 0. If the value is `nil`,
  /// the size from an ``IntrinsicSizing`` counts. Without either, the size is 0 × 0, so that the
  /// picture is as small as its constraints allow.
  public var intrinsicSize: LayoutSize?
  /// The scaling of the picture to its frame; the mode has no effect on frames.
  public var contentMode: ContentMode
  /// The picture that is shown until ``source`` is loaded; a placeholder has no effect on frames.
  public var placeholder: ImageSource
  /// The intrinsic size that the host provides if the document declares none.
  var hostSize: LayoutSize?

  /// Creates a picture, by default one without a source and without an intrinsic size.
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
  /// The intrinsic size from the document, or else from the host; nil if neither provides one.
  package var knownSize: LayoutSize? { intrinsicSize ?? hostSize }

  /// Whether neither the document nor the host provides an intrinsic size.
  package var isWithoutSize: Bool { knownSize == nil }

  /// The scaling of a picture to its frame; the mode has no effect on frames.
  public enum ContentMode: String, Sendable, CaseIterable {
    /// The picture is scaled in proportion so that it covers the frame.
    case aspectFill
    /// The picture is scaled in proportion so that it fits in the frame.
    case aspectFit
    /// The picture is scaled to the size of the frame, which may change its proportions.
    case scaleToFill
    /// The picture is centered in the frame at its intrinsic size.
    case center
  }
}

extension ImageSpec.ContentMode {
  /// Returns the rectangle in which a picture is drawn, for hosts whose toolkit lacks the mode.
  ///
  /// - Parameters:
  ///   - picture: The size of the picture itself, in points. A size that is not above 0 on both
  ///     axes fills the frame.
  ///   - frame: The size of the frame, in points.
  /// - Returns: The rectangle of the picture in the coordinates of the frame, in points; the
  ///   rectangle may extend beyond the frame.
  public func frame(of picture: LayoutSize, in frame: LayoutSize) -> LayoutRect {
    guard picture.width > 0, picture.height > 0 else {
      return LayoutRect(width: frame.width, height: frame.height)
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
    return LayoutRect(
      x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
  }
}
