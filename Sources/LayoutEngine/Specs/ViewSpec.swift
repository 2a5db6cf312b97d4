/// A view of the host's.
public struct ViewSpec: Sendable, Equatable {
  /// Its name in the host's registry.
  public var `class`: String
  /// The size of its content, unless it has a child, whose size then counts.
  public var intrinsicSize: IntrinsicSize

  /// The defaults, but for what is said.
  @inlinable
  public init(class: String = "", intrinsicSize: IntrinsicSize = .none) {
    self.class = `class`
    self.intrinsicSize = intrinsicSize
  }
}

extension ViewSpec {
  /// How large the content of a view is.
  public enum IntrinsicSize: Sendable, Equatable {
    /// No content.
    case none
    /// So many points.
    case size(Size)
    /// All the room there is where both axes are bounded, else nothing.
    case fill
  }
}
