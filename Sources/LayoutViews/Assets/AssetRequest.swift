public import LayoutEngine

/// A picture or a font that a host must load to show a layout correctly.
public enum LayoutAsset: Sendable, Hashable {
  /// A picture.
  case picture(ImageSource)
  /// A font family, by its name in the document.
  case font(String)
}

/// A request for an asset, which the backend passes back with the result.
///
/// The result of a request is ignored if the asset was requested again since, or already delivered.
public struct AssetRequest: Sendable, Hashable {
  /// The requested picture or font.
  public let asset: LayoutAsset
  /// The serial number of the request.
  let number: UInt64
}

/// The result of a request for an asset.
public enum AssetAnswer: Sendable, Equatable {
  /// The picture is loaded and has this size in points, used if the document declares no size.
  case picture(LayoutSize)
  /// The font is loaded, and the backend's `measurer` now returns a measurer with this font.
  case font
  /// The asset does not exist or cannot be loaded.
  case missing
}
