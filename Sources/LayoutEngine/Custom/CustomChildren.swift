/// The children of a ``CustomLayout`` while it is measured and placed.
///
/// A child is named by its index among those that take part in the layout; a child that is
/// ``Appearance/Visibility-swift.enum/gone`` does not. An index out of range is not an error: it
/// has no effect and the size 0 × 0.
public struct CustomChildren<Item: CustomItem>: ~Copyable {
  private let solver: MutableBorrowed<Solver>
  /// Where the first child stands among those that the solver keeps.
  private let first: Int
  /// The number of children.
  public let count: Int
  /// The parent's size, which percentages of the children may refer to, in points; infinite along
  /// an axis where it is indefinite.
  public let parent: LayoutSize
  /// How many questions were open at the beginning.
  private let questions: Int

  init(solver: MutableBorrowed<Solver>, first: Int, count: Int, parent: LayoutSize) {
    self.solver = solver
    self.first = first
    self.count = count
    self.parent = parent
    questions = solver.pointee.questions.count
  }

  /// The indices of all children, in document order.
  public var indices: Range<Int> { 0..<count }

  /// Whether there are no children.
  public var isEmpty: Bool { count == 0 }

  /// The environment of the solve.
  public var environment: LayoutEnvironment { solver.pointee.environment }

  /// The placement of a child.
  public func item(of child: Int) -> Item {
    guard let node = node(child) else { return Item() }
    return solver.pointee.item(of: node) ?? Item()
  }

  /// Measures a child.
  ///
  /// A child may be measured several times; it gets the size of the last one. Measuring takes
  /// constant time where the answer for the range is known already.
  ///
  /// - Parameters:
  ///   - child: The child's index.
  ///   - range: The sizes that it may have; its numbers are clamped as those of any ``SizeRange``.
  ///   - parent: The size that percentages in it are of, in points, infinite where it is
  ///     indefinite; `nil` is the maximum of `range`.
  /// - Returns: The child's size, in whole pixels.
  @discardableResult
  public mutating func measure(
    _ child: Int, in range: SizeRange = .unbounded, parent: LayoutSize? = nil
  ) -> LayoutSize {
    // What comes after a question that is put off would be asked on wrong grounds.
    guard let node = node(child), solver.pointee.questions.count == questions else { return .zero }
    solver.pointee.customChildren[first + child].isMeasured = true
    return solver.pointee.measureChild(node, in: range.sane, parent: parent ?? range.max)
  }

  /// The distance from a child's top to its first baseline when it was last measured, in points; 0
  /// without a baseline.
  public func ascender(of child: Int) -> Float {
    measured(child).map { solver.pointee.states[Int($0)].ascender } ?? 0
  }

  /// The distance from a child's bottom to its last baseline when it was last measured, in points
  /// and negative; 0 without a baseline.
  public func descender(of child: Int) -> Float {
    measured(child).map { solver.pointee.states[Int($0)].descender } ?? 0
  }

  /// Places a child's start corner, in points from the layout's start edge and top.
  ///
  /// Both coordinates are clamped to `-9_999_999...9_999_999`, and `NaN` counts as 0. A child that
  /// is not placed stands at 0, 0, and one that is not measured has the size that it takes without
  /// constraints.
  public mutating func place(_ child: Int, at position: LayoutPoint) {
    guard let node = node(child) else { return }
    solver.pointee.states[Int(node)].position = position.sane
  }

  private func node(_ child: Int) -> Int32? {
    guard child >= 0, child < count else { return nil }
    return solver.pointee.customChildren[first + child].node
  }

  private func measured(_ child: Int) -> Int32? {
    guard let node = node(child), solver.pointee.customChildren[first + child].isMeasured else {
      return nil
    }
    return node
  }
}

/// A child of a layout that is being laid out.
struct CustomChild: Sendable {
  let node: Int32
  var isMeasured = false
}
