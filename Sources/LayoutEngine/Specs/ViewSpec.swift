/// A view that the host makes.
public struct ViewSpec: Sendable, Equatable {
  /// The name of the view's class in the host's registry.
  public var `class`: String
  /// The intrinsic size of the view; a view that has a child takes the size of that instead.
  public var intrinsicSize: IntrinsicSize
  @usableFromInline var boxPadding = BoxPadding()

  /// Creates a view; without arguments it is a plain one without intrinsic size.
  @inlinable
  public init(
    class: String = "", intrinsicSize: IntrinsicSize = .none, padding: FlexEdges = .none
  ) {
    self.class = `class`
    self.intrinsicSize = intrinsicSize
    if !padding.isEmpty { self.padding = padding }
  }
}

extension ViewSpec {
  /// The space between the edges and the content, in points, clamped to `0...9_999_999`.
  ///
  /// Percentages and `auto` count as 0.
  @inlinable
  public var padding: FlexEdges {
    get { boxPadding.edges }
    set { boxPadding = BoxPadding(newValue) }
  }
}

extension ViewSpec {
  /// The intrinsic size of a view.
  public enum IntrinsicSize: Sendable, Equatable {
    /// 0 × 0.
    case none
    /// A size in points; width and height are clamped to `0...9_999_999`, and `NaN` counts as 0.
    case size(Size)
    /// The maximum on offer where both axes have one, and 0 × 0 elsewhere.
    case fill
  }
}
