/// Room around a child.
///
/// An edge of `.infinity` takes all the room there is; a percent is one of the parent's size.
public struct InsetSpec: Sendable, Equatable {
  /// The room on each edge.
  public var insets: EdgeDimensions
  /// Said in place of the edge at which a line begins.
  public var insetStart: Dimension?
  /// Said in place of the edge at which a line ends.
  public var insetEnd: Dimension?
  /// The edges to which the environment's safe area is added.
  public var safeArea: EdgeSet

  /// The defaults, but for what is said.
  @inlinable
  public init(
    insets: EdgeDimensions = .zero,
    insetStart: Dimension? = nil,
    insetEnd: Dimension? = nil,
    safeArea: EdgeSet = [],
  ) {
    self.insets = insets
    self.insetStart = insetStart
    self.insetEnd = insetEnd
    self.safeArea = safeArea
  }
}
