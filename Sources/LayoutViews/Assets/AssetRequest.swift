public import LayoutEngine

/// Something that the host has to fetch before a layout can be shown as it is meant.
public enum LayoutAsset: Sendable, Hashable {
  /// A picture.
  case picture(ImageSource)
  /// A font family, by its name.
  case font(String)
}

/// The question for an asset, which its answer is given with.
///
/// An answer to a question that was asked again since, or withdrawn, is ignored.
public struct AssetRequest: Sendable, Hashable {
  /// What is asked for.
  public let asset: LayoutAsset
  /// Which of all questions it is.
  let number: UInt64
}

/// What came of a question for an asset.
public enum AssetAnswer: Sendable, Equatable {
  /// The picture is there; its size in points, which counts where a document says none.
  case picture(LayoutSize)
  /// The font is there: the backend's measurer now is another one, which knows it.
  case font
  /// There is no such thing.
  case missing
}
