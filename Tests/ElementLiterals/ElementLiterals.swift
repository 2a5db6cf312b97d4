public import LayoutEngine

/// Elements by their position, as tests write them: `tree.text(of: 3)`.
///
/// The engine has no such literals, since in an app a number is no name for an element: the next
/// update may move it.
extension LayoutElement: ExpressibleByIntegerLiteral {
  /// Creates the element at the position that the literal states.
  public init(integerLiteral value: Int) { self.init(value) }
}
