/// A layout that centers its child in the space on offer (Texture's `ASCenterLayoutSpec`).
///
/// On an axis with a maximum the layout is as large as that, unless ``sizing-swift.property`` names
/// the axis; on an axis without one it is as large as its child.
@frozen
public struct CenterSpec: Sendable, Equatable {
  /// The axes on which the child is centered; on the others it stands at the start and keeps the
  /// minimum on offer.
  public var centering: Centering
  /// The axes on which the layout is as small as its child allows.
  public var sizing: Sizing

  /// Creates a spec that by default centers on both axes and takes the whole maximum.
  @inlinable
  public init(centering: Centering = [.x, .y], sizing: Sizing = []) {
    self.centering = centering
    self.sizing = sizing
  }
}

extension CenterSpec {
  /// A set of axes on which a child is centered.
  @frozen
  public struct Centering: OptionSet, Sendable {
    /// One bit for each axis: 1 horizontal, 2 vertical.
    public let rawValue: UInt8

    /// Creates a set from its bits; other bits than the two have no effect.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let x = Centering(rawValue: 1)
    /// The vertical axis.
    public static let y = Centering(rawValue: 2)
  }

  /// A set of axes on which the layout is as small as its child allows, and no smaller than its
  /// minimum.
  @frozen
  public struct Sizing: OptionSet, Sendable {
    /// One bit for each axis: 1 horizontal, 2 vertical.
    public let rawValue: UInt8

    /// Creates a set from its bits; other bits than the two have no effect.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let minimumX = Sizing(rawValue: 1)
    /// The vertical axis.
    public static let minimumY = Sizing(rawValue: 2)
  }
}
