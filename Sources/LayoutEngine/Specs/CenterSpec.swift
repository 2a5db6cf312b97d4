/// A layout that centers its child in the available space (Texture's `ASCenterLayoutSpec`).
///
/// On an axis with a maximum the layout takes the whole maximum, unless ``sizing-swift.property``
/// contains the axis. On an axis without a maximum the layout is as large as its child.
@frozen
public struct CenterSpec: Sendable, Equatable {
  /// The axes on which the child is centered.
  ///
  /// On any other axis the child is at the start and at least as large as the minimum of the
  /// layout's constraints.
  public var centering: Centering
  /// The axes on which the layout is only as large as its child, within its constraints.
  public var sizing: Sizing

  /// Creates a spec, by default one that centers on both axes and takes the whole maximum.
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

    /// Creates a set from its bits; bits other than those of the two axes are stored but have no
    /// effect.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let x = Centering(rawValue: 1)
    /// The vertical axis.
    public static let y = Centering(rawValue: 2)
  }

  /// A set of axes on which a layout is only as large as its child, within its constraints.
  @frozen
  public struct Sizing: OptionSet, Sendable {
    /// One bit for each axis: 1 horizontal, 2 vertical.
    public let rawValue: UInt8

    /// Creates a set from its bits; bits other than those of the two axes are stored but have no
    /// effect.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis: the layout is only as wide as its child.
    public static let minimumX = Sizing(rawValue: 1)
    /// The vertical axis: the layout is only as high as its child.
    public static let minimumY = Sizing(rawValue: 2)
  }
}
