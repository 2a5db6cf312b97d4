/// A child in the middle of all the room there is.
public struct CenterSpec: Sendable, Equatable {
  /// The axes on which the child is centred.
  public var centering: Centering
  /// How much room is taken.
  public var sizing: Sizing

  /// The defaults, but for what is said.
  @inlinable
  public init(centering: Centering = [.x, .y], sizing: Sizing = []) {
    self.centering = centering
    self.sizing = sizing
  }
}

extension CenterSpec {
  /// The axes on which the child is centred.
  public struct Centering: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// The bits of a set.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Sideways.
    public static let x = Centering(rawValue: 1)
    /// Downwards.
    public static let y = Centering(rawValue: 2)
  }

  /// The axes on which no more room is taken than the child needs.
  public struct Sizing: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// The bits of a set.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let minimumX = Sizing(rawValue: 1)
    /// The vertical axis.
    public static let minimumY = Sizing(rawValue: 2)
  }
}
