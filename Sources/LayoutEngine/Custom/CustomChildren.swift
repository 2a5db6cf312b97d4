/// The children of a ``CustomLayout`` while the layout is measured and placed.
///
/// A child is identified by its index among the children that take part in the layout. A child that
/// is ``ElementStyle/Visibility-swift.enum/gone`` has no index. For an index out of range, methods
/// have no effect, and sizes are 0 × 0.
public struct CustomChildren<Item: CustomItem>: ~Copyable {
  private let solver: MutableBorrowed<Solver>
  /// The index of the first child in the solver's `customChildren`.
  private let first: Int
  /// The number of children that take part in the layout.
  public let count: Int
  /// The size of the parent in points, to which percentages of the children may refer; infinite
  /// along an axis where the parent's size is indefinite.
  ///
  /// A length that ``CustomLayout/inputs`` omits is infinite too.
  public let parent: LayoutSize
  /// The number of deferred measurements when the layout started.
  private let deferred: Int

  init(solver: MutableBorrowed<Solver>, first: Int, count: Int, parent: LayoutSize) {
    self.solver = solver
    self.first = first
    self.count = count
    self.parent = parent
    deferred = solver.pointee.deferredMeasurements.count
  }

  /// The indices of all children, in document order.
  public var indices: Range<Int> { 0..<count }

  /// Whether there are no children.
  public var isEmpty: Bool { count == 0 }

  /// The environment of the solve, with the direction in which the layout's content runs.
  public var environment: LayoutEnvironment {
    var environment = solver.pointee.environment
    if let child = node(0) {
      environment.direction = solver.pointee.direction(in: solver.pointee.nodes[Int(child)].parent)
    }
    return environment
  }

  /// Returns the placement of a child; the default `Item()` if the child sets none or the index is
  /// out of range.
  public func item(of child: Int) -> Item {
    guard let node = node(child) else { return Item() }
    return solver.pointee.item(of: node) ?? Item()
  }

  /// Measures a child.
  ///
  /// A child may be measured several times; the last measurement sets its size. Measuring a child
  /// is O(1) if a result for the range is cached.
  ///
  /// - Parameters:
  ///   - child: The child's index.
  ///   - range: The least and greatest size of the child; the numbers are clamped as those of any
  ///     ``SizeRange``.
  ///   - parent: The size in points to which percentages in the child refer, infinite where it is
  ///     indefinite; `nil` is the maximum of `range`.
  /// - Returns: The child's size, in points rounded to whole pixels.
  @discardableResult
  public mutating func measure(
    _ child: Int, in range: SizeRange = .unbounded, parent: LayoutSize? = nil
  ) -> LayoutSize {
    // A measurement after a deferred one would depend on an unknown size, so it returns zero.
    guard let node = node(child), solver.pointee.deferredMeasurements.count == deferred else {
      return .zero
    }
    solver.pointee.customChildren[first + child].isMeasured = true
    return solver.pointee.measureChild(node, in: range.sane, parent: parent ?? range.max)
  }

  /// Returns the distance in points from a child's top to its first baseline in the last
  /// measurement.
  ///
  /// The distance is 0 if the child has no baseline or was not measured.
  public func ascender(of child: Int) -> Float {
    measured(child).map { solver.pointee.states[Int($0)].ascender } ?? 0
  }

  /// Returns the distance in points from a child's bottom to its last baseline in the last
  /// measurement, as a negative number.
  ///
  /// The distance is 0 if the child has no baseline or was not measured.
  public func descender(of child: Int) -> Float {
    measured(child).map { solver.pointee.states[Int($0)].descender } ?? 0
  }

  /// Places the top start corner of a child, in points from the layout's start edge and top.
  ///
  /// Both coordinates are clamped to `-9_999_999...9_999_999`; `NaN` counts as 0. A child that is
  /// not placed is at (0, 0). A child that is not measured has the size that it takes without
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

/// A child of a custom layout that is being solved.
struct CustomChild: Sendable {
  let node: Int32
  var isMeasured = false
}
