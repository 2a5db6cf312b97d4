/// A child that may be larger than its room and is moved under it.
public struct ScrollSpec: Sendable, Equatable {
  /// The directions without a limit.
  public var axis: Axis

  /// The defaults, but for what is said.
  @inlinable
  public init(axis: Axis = .vertical) {
    self.axis = axis
  }
}

extension ScrollSpec {
  /// The directions in which there is no limit.
  public enum Axis: String, Sendable, CaseIterable {
    case vertical
    case horizontal
    case both
  }
}
