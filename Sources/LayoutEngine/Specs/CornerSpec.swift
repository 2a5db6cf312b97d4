/// A second child centred on a corner of the first.
public struct CornerSpec: Sendable, Equatable {
  /// The corner on which the second child is centred.
  public var cornerLocation: Location
  /// How far the second child is moved, towards the end and down.
  public var offset: Point
  /// Whether the size covers the second child too.
  public var wrapsCorner: Bool

  /// The defaults, but for what is said.
  @inlinable
  public init(
    cornerLocation: Location = .topLeft,
    offset: Point = .zero,
    wrapsCorner: Bool = false,
  ) {
    self.cornerLocation = cornerLocation
    self.offset = offset
    self.wrapsCorner = wrapsCorner
  }
}

extension CornerSpec {
  /// A corner; left and right do not turn with the direction, start and end do.
  public enum Location: String, Sendable, CaseIterable {
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
    case topStart
    case topEnd
    case bottomStart
    case bottomEnd
  }
}
